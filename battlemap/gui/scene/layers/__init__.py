"""What lies under the minis, painted layer by layer into the background that the view keeps."""
