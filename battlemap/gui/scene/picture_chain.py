"""A picture as it is drawn: a chain of pixmaps, each half as large as the one before."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPixmap

from battlemap.text import Text


class PictureChain:
    """A picture ready to be drawn at any size: its pixmap and the halved ones. Without pixmaps it is not here yet.

    `problem` says why it never will be; `colour` is its mean colour.
    """

    def __init__(self) -> None:
        self.levels: tuple[QPixmap, ...] = ()
        self.problem: Text | None = None
        self.colour: QColor | None = None

    @property
    def ready(self) -> bool:
        """Whether there is something to draw."""
        return bool(self.levels)

    def take(self, image: QImage) -> None:
        """Get the picture itself."""
        self.levels = (QPixmap.fromImage(image), *self.levels[1:])
        self.colour = mean_colour(image)

    def take_halved(self, images: tuple[QImage, ...]) -> None:
        """Get its halved versions."""
        self.levels = (*self.levels[:1], *(QPixmap.fromImage(image) for image in images))

    def level_for(self, width: float, height: float) -> QPixmap:
        """The smallest pixmap that still has a pixel for each one drawn; the largest there is for more."""
        fitting = self.levels[0]
        for level in self.levels[1:]:
            if level.width() < width or level.height() < height:
                break
            fitting = level
        return fitting


def mean_colour(image: QImage) -> QColor:
    """The mean colour of a picture, from a hundred samples: enough to mix the pen of a grid with."""
    samples = [
        image.pixelColor(image.width() * (2 * x + 1) // 20, image.height() * (2 * y + 1) // 20)
        for x in range(10)
        for y in range(10)
    ]
    share = len(samples) or 1
    return QColor(
        sum(colour.red() for colour in samples) // share,
        sum(colour.green() for colour in samples) // share,
        sum(colour.blue() for colour in samples) // share,
    )
