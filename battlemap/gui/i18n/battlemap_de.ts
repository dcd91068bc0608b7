<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Battlemap</source>
        <translation>Über Battlemap</translation>
    </message>
    <message>
        <source>Battlemap {version} – a battlemap for game masters</source>
        <translation>Battlemap {version} – ein Kampfplan für die Spielleitung</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, {system}</source>
        <translation>Python {python}, Qt {qt}, {system}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;About Battlemap</source>
        <translation>Ü&amp;ber Battlemap</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Docks</source>
        <translation>&amp;Ein- und ausblenden</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Verdoppeln</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>Bild e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Boden</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Hidden from the players</source>
        <translation>Für Spieler &amp;verborgen</translation>
    </message>
    <message>
        <source>&amp;Invert selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;New map…</source>
        <translation>&amp;Neue Karte …</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Bereich</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Picture under the map…</source>
        <translation>Bild &amp;unter der Karte …</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Eigenschaften …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: {step}</source>
        <translation>&amp;Wiederholen: {step}</translation>
    </message>
    <message>
        <source>&amp;Remove picture</source>
        <translation>Bild &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Size…</source>
        <translation>&amp;Größe …</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Titel …</translation>
    </message>
    <message>
        <source>&amp;True size</source>
        <translation>&amp;Wahre Größe</translation>
    </message>
    <message>
        <source>&amp;Turn right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Underneath</source>
        <translation>Nach u&amp;nten legen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {step}</source>
        <translation>&amp;Rückgängig: {step}</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Whole map</source>
        <translation>&amp;Ganze Karte</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Be&amp;reiche</translation>
    </message>
    <message>
        <source>Add or take away columns and rows at any side</source>
        <translation>An jeder Seite Spalten und Zeilen anfügen oder wegnehmen</translation>
    </message>
    <message>
        <source>All keys of the program on one page</source>
        <translation>Alle Tastenkürzel auf einer Seite</translation>
    </message>
    <message>
        <source>All values of the selected minis</source>
        <translation>Alle Werte der gewählten Minis</translation>
    </message>
    <message>
        <source>Cell &amp;names</source>
        <translation>Feld&amp;namen</translation>
    </message>
    <message>
        <source>Change &amp;badges</source>
        <translation>&amp;Marken ändern</translation>
    </message>
    <message>
        <source>Change &amp;life</source>
        <translation>&amp;Leben ändern</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>Close the program; it asks before anything unsaved is lost</source>
        <translation>Das Programm schließen; bevor Ungespeichertes verloren geht, fragt es</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Do the step taken back once more</source>
        <translation>Den zurückgenommenen Schritt noch einmal tun</translation>
    </message>
    <message>
        <source>Draw the map, or only what players may see, into a picture file</source>
        <translation>Die Karte oder nur, was Spieler sehen dürfen, in eine Bilddatei zeichnen</translation>
    </message>
    <message>
        <source>Fill the screen with the window, or give it its frame back</source>
        <translation>Das Fenster auf den ganzen Bildschirm vergrößern oder zurück</translation>
    </message>
    <message>
        <source>Fit the whole map into the window</source>
        <translation>Die ganze Karte ins Fenster einpassen</translation>
    </message>
    <message>
        <source>For maps whose doors were read as windows</source>
        <translation>Für Karten, deren Türen als Fenster gelesen wurden</translation>
    </message>
    <message>
        <source>Give the selected minis a base of so many cells</source>
        <translation>Den gewählten Minis eine Standfläche von so vielen Feldern geben</translation>
    </message>
    <message>
        <source>Go back with the keyboard to the part of the window before</source>
        <translation>Mit der Tastatur in den vorigen Teil des Fensters zurückgehen</translation>
    </message>
    <message>
        <source>Go on with the keyboard in the next part of the window</source>
        <translation>Mit der Tastatur im nächsten Teil des Fensters weitermachen</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Hide the selected minis from the players, or show them</source>
        <translation>Die gewählten Minis für Spieler verbergen oder zeigen</translation>
    </message>
    <message>
        <source>L&amp;ift</source>
        <translation>&amp;Anheben</translation>
    </message>
    <message>
        <source>Language and look of the program</source>
        <translation>Sprache und Aussehen des Programms</translation>
    </message>
    <message>
        <source>Lay the selected minis above all others</source>
        <translation>Die gewählten Minis über alle anderen legen</translation>
    </message>
    <message>
        <source>Lay the selected minis below all others</source>
        <translation>Die gewählten Minis unter alle anderen legen</translation>
    </message>
    <message>
        <source>Let the selected minis look in no direction</source>
        <translation>Die gewählten Minis in keine Richtung blicken lassen</translation>
    </message>
    <message>
        <source>Lift the selected minis by one cell</source>
        <translation>Die gewählten Minis um ein Feld anheben</translation>
    </message>
    <message>
        <source>Lo&amp;wer</source>
        <translation>A&amp;bsenken</translation>
    </message>
    <message>
        <source>Lower the selected minis by one cell</source>
        <translation>Die gewählten Minis um ein Feld absenken</translation>
    </message>
    <message>
        <source>M&amp;ini</source>
        <translation>&amp;Mini</translation>
    </message>
    <message>
        <source>Make an empty map or one of a picture</source>
        <translation>Eine leere Karte anlegen oder eine aus einem Bild</translation>
    </message>
    <message>
        <source>Ne&amp;xt mini</source>
        <translation>&amp;Nächste Mini</translation>
    </message>
    <message>
        <source>No &amp;facing</source>
        <translation>&amp;Keine Blickrichtung</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>On t&amp;op</source>
        <translation>Nach &amp;oben legen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a map or a picture</source>
        <translation>Eine Karte oder ein Bild öffnen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Pre&amp;vious mini</source>
        <translation>V&amp;orige Mini</translation>
    </message>
    <message>
        <source>Put a numbered copy beside each selected mini</source>
        <translation>Neben jede gewählte Mini eine nummerierte Kopie stellen</translation>
    </message>
    <message>
        <source>Put a picture under the map, or another one in its place</source>
        <translation>Ein Bild unter die Karte legen oder durch ein anderes ersetzen</translation>
    </message>
    <message>
        <source>Put the minis of the clipboard on the map, where the pointer is</source>
        <translation>Die Minis der Zwischenablage dorthin stellen, wo der Zeiger ist</translation>
    </message>
    <message>
        <source>Put the selected minis on the clipboard</source>
        <translation>Die gewählten Minis in die Zwischenablage legen</translation>
    </message>
    <message>
        <source>Put the selected minis on the clipboard and take them off the map</source>
        <translation>Die gewählten Minis in die Zwischenablage legen und von der Karte nehmen</translation>
    </message>
    <message>
        <source>Put the selected minis on this side</source>
        <translation>Die gewählten Minis auf diese Seite stellen</translation>
    </message>
    <message>
        <source>Put tool bars and docks back where they were at first</source>
        <translation>Leisten und Bereiche wieder so anordnen wie am Anfang</translation>
    </message>
    <message>
        <source>Sample &amp;maps</source>
        <translation>Be&amp;ispielkarten</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save the map to another file</source>
        <translation>Die Karte in einer anderen Datei speichern</translation>
    </message>
    <message>
        <source>Save the map to its file</source>
        <translation>Die Karte in ihrer Datei speichern</translation>
    </message>
    <message>
        <source>Select &amp;all minis</source>
        <translation>Alle &amp;Minis wählen</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>Ni&amp;chts wählen</translation>
    </message>
    <message>
        <source>Select every mini on the map</source>
        <translation>Jede Mini auf der Karte wählen</translation>
    </message>
    <message>
        <source>Select no mini</source>
        <translation>Keine Mini wählen</translation>
    </message>
    <message>
        <source>Select the mini before</source>
        <translation>Die vorige Mini wählen</translation>
    </message>
    <message>
        <source>Select the minis that are not selected, and only those</source>
        <translation>Genau die Minis wählen, die nicht gewählt sind</translation>
    </message>
    <message>
        <source>Select the next mini, row by row</source>
        <translation>Die nächste Mini wählen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Show or hide the grid</source>
        <translation>Das Raster zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show or hide the names of the cells, A1 and so on</source>
        <translation>Die Namen der Felder, A1 und so weiter, zeigen oder verbergen</translation>
    </message>
    <message>
        <source>Show the map at 100 %: a cell is 25 mm, as far as the screen tells its size</source>
        <translation>Die Karte zu 100 % zeigen: Ein Feld misst 25 mm, soweit der Bildschirm seine Größe verrät</translation>
    </message>
    <message>
        <source>Show the map larger; the wheel does it at the pointer</source>
        <translation>Die Karte größer zeigen; das Mausrad tut es am Zeiger</translation>
    </message>
    <message>
        <source>Show the map smaller; the wheel does it at the pointer</source>
        <translation>Die Karte kleiner zeigen; das Mausrad tut es am Zeiger</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Take back the last step</source>
        <translation>Den letzten Schritt zurücknehmen</translation>
    </message>
    <message>
        <source>Take the picture away; the floor shows</source>
        <translation>Das Bild wegnehmen; der Boden ist zu sehen</translation>
    </message>
    <message>
        <source>Take the selected minis off the map; undo brings them back</source>
        <translation>Die gewählten Minis von der Karte nehmen; Rückgängig holt sie zurück</translation>
    </message>
    <message>
        <source>Title of the map</source>
        <translation>Titel der Karte</translation>
    </message>
    <message>
        <source>Turn all &amp;windows into doors</source>
        <translation>Alle &amp;Fenster zu Türen machen</translation>
    </message>
    <message>
        <source>Turn l&amp;eft</source>
        <translation>Nach l&amp;inks drehen</translation>
    </message>
    <message>
        <source>Turn the selected minis clockwise by an eighth</source>
        <translation>Die gewählten Minis um ein Achtel im Uhrzeigersinn drehen</translation>
    </message>
    <message>
        <source>Turn the selected minis the other way</source>
        <translation>Die gewählten Minis andersherum drehen</translation>
    </message>
    <message>
        <source>Type a name at the mini; several get numbers</source>
        <translation>An der Mini einen Namen tippen; mehrere bekommen Nummern</translation>
    </message>
    <message>
        <source>Type short words such as states at the mini</source>
        <translation>An der Mini kurze Wörter wie Zustände tippen</translation>
    </message>
    <message>
        <source>Type −7, +4 or =12 at the mini</source>
        <translation>An der Mini −7, +4 oder =12 tippen</translation>
    </message>
    <message>
        <source>Version and parts of the program</source>
        <translation>Version und Bestandteile des Programms</translation>
    </message>
    <message>
        <source>What the map is called</source>
        <translation>Wie die Karte heißt</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>V&amp;ergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>{size} × {size}</source>
        <translation>{size} × {size}</translation>
    </message>
</context>
<context>
    <name>Acts</name>
    <message numerus="yes">
        <source>%n mini(s)</source>
        <translation><numerusform>%n Mini</numerusform><numerusform>%n Minis</numerusform></translation>
    </message>
    <message>
        <source>Badges of {who}: {badges}</source>
        <translation>Marken von {who}: {badges}</translation>
    </message>
    <message>
        <source>Delete {who}</source>
        <translation>{who} löschen</translation>
    </message>
    <message>
        <source>Duplicate {who}</source>
        <translation>{who} verdoppeln</translation>
    </message>
    <message>
        <source>Floor pattern</source>
        <translation>Bodenmuster</translation>
    </message>
    <message>
        <source>Height of {who}: {height}</source>
        <translation>Höhe von {who}: {height}</translation>
    </message>
    <message>
        <source>Hide grid</source>
        <translation>Raster verbergen</translation>
    </message>
    <message>
        <source>Hide names</source>
        <translation>Namen verbergen</translation>
    </message>
    <message>
        <source>Hide {who}</source>
        <translation>{who} verbergen</translation>
    </message>
    <message>
        <source>Life of {who}: {correction}</source>
        <translation>Leben von {who}: {correction}</translation>
    </message>
    <message>
        <source>Lift {who}</source>
        <translation>{who} anheben</translation>
    </message>
    <message>
        <source>Look of {who}</source>
        <translation>Aussehen von {who}</translation>
    </message>
    <message>
        <source>Lower {who}</source>
        <translation>{who} absenken</translation>
    </message>
    <message>
        <source>Map size {columns} × {rows}</source>
        <translation>Kartengröße {columns} × {rows}</translation>
    </message>
    <message>
        <source>Move {who}</source>
        <translation>{who} bewegen</translation>
    </message>
    <message>
        <source>Move {who} to {cell}</source>
        <translation>{who} nach {cell} bewegen</translation>
    </message>
    <message>
        <source>No facing for {who}</source>
        <translation>Keine Blickrichtung für {who}</translation>
    </message>
    <message numerus="yes">
        <source>Open and shut %n door(s)</source>
        <translation><numerusform>%n Tür öffnen oder schließen</numerusform><numerusform>%n Türen öffnen oder schließen</numerusform></translation>
    </message>
    <message>
        <source>Open door</source>
        <translation>Tür öffnen</translation>
    </message>
    <message>
        <source>Place {who}</source>
        <translation>{who} aufstellen</translation>
    </message>
    <message>
        <source>Put picture under the map</source>
        <translation>Bild unter die Karte legen</translation>
    </message>
    <message>
        <source>Remove picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Rename {who} to {name}</source>
        <translation>{who} in {name} umbenennen</translation>
    </message>
    <message>
        <source>Replace picture</source>
        <translation>Bild ersetzen</translation>
    </message>
    <message>
        <source>Show grid</source>
        <translation>Raster zeigen</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Namen zeigen</translation>
    </message>
    <message>
        <source>Show {who}</source>
        <translation>{who} zeigen</translation>
    </message>
    <message>
        <source>Shut door</source>
        <translation>Tür schließen</translation>
    </message>
    <message>
        <source>Side of {who}: {side}</source>
        <translation>Seite von {who}: {side}</translation>
    </message>
    <message>
        <source>Size of {who}: {size} × {size}</source>
        <translation>Größe von {who}: {size} × {size}</translation>
    </message>
    <message>
        <source>Strength of the grid</source>
        <translation>Stärke des Rasters</translation>
    </message>
    <message>
        <source>Title “{title}”</source>
        <translation>Titel „{title}“</translation>
    </message>
    <message>
        <source>Turn door into window</source>
        <translation>Tür zum Fenster machen</translation>
    </message>
    <message>
        <source>Turn window into door</source>
        <translation>Fenster zur Tür machen</translation>
    </message>
    <message>
        <source>Turn windows into open doors</source>
        <translation>Fenster zu offenen Türen machen</translation>
    </message>
    <message>
        <source>Turn {who}</source>
        <translation>{who} drehen</translation>
    </message>
    <message>
        <source>a mini</source>
        <translation>eine Mini</translation>
    </message>
    <message>
        <source>{field} of {who}: {value}</source>
        <translation>{field} von {who}: {value}</translation>
    </message>
    <message>
        <source>{who} on top</source>
        <translation>{who} nach oben legen</translation>
    </message>
    <message>
        <source>{who} underneath</source>
        <translation>{who} nach unten legen</translation>
    </message>
</context>
<context>
    <name>AnchorPad</name>
    <message>
        <source>At the bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>At the bottom left</source>
        <translation>Unten links</translation>
    </message>
    <message>
        <source>At the bottom right</source>
        <translation>Unten rechts</translation>
    </message>
    <message>
        <source>At the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>At the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>At the top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>At the top left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>At the top right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>In der Mitte</translation>
    </message>
</context>
<context>
    <name>BadgeChips</name>
    <message>
        <source>A short word; several with commas between them</source>
        <translation>Ein kurzes Wort; mehrere mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>Add badge …</source>
        <translation>Marke hinzufügen …</translation>
    </message>
    <message>
        <source>“{badge}” is longer than {most} letters.</source>
        <translation>„{badge}“ ist länger als {most} Zeichen.</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>bleeding</source>
        <translation>blutend</translation>
    </message>
    <message>
        <source>burning</source>
        <translation>brennend</translation>
    </message>
    <message>
        <source>concentrating</source>
        <translation>konzentriert</translation>
    </message>
    <message>
        <source>frightened</source>
        <translation>verängstigt</translation>
    </message>
    <message>
        <source>grappled</source>
        <translation>festgehalten</translation>
    </message>
    <message>
        <source>poisoned</source>
        <translation>vergiftet</translation>
    </message>
    <message>
        <source>prone</source>
        <translation>liegend</translation>
    </message>
    <message>
        <source>stunned</source>
        <translation>betäubt</translation>
    </message>
    <message>
        <source>unconscious</source>
        <translation>bewusstlos</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>CellsBox</name>
    <message>
        <source>Cells, 1 to {most}</source>
        <translation>Felder, 1 bis {most}</translation>
    </message>
</context>
<context>
    <name>CheatSheetDialog</name>
    <message>
        <source>Find…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Take off badge {badge}</source>
        <translation>Marke {badge} abnehmen</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>A newer Battlemap wrote the file; what this one does not know is kept.</source>
        <translation>Ein neueres Battlemap hat die Datei geschrieben; was dieses nicht kennt, bleibt erhalten.</translation>
    </message>
    <message>
        <source>This is the map itself; choose another name.</source>
        <translation>Das ist die Karte selbst; einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>standard output: {reason}</source>
        <translation>Standardausgabe: {reason}</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Sammlung</translation>
    </message>
    <message>
        <source>Minis</source>
        <translation>Minis</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
</context>
<context>
    <name>Dropping</name>
    <message>
        <source>It is too large for a mini: a picture may have {limit} MB.</source>
        <translation>Es ist zu groß für eine Mini: Ein Bild darf {limit} MB haben.</translation>
    </message>
    <message>
        <source>Only files of this computer can be dropped here.</source>
        <translation>Nur Dateien dieses Rechners können hier abgelegt werden.</translation>
    </message>
    <message>
        <source>Only one map can be opened at a time: “{name}”.</source>
        <translation>Es kann nur eine Karte auf einmal geöffnet werden: „{name}“.</translation>
    </message>
    <message>
        <source>Only the first {limit} files were taken.</source>
        <translation>Nur die ersten {limit} Dateien wurden genommen.</translation>
    </message>
    <message>
        <source>What was dropped here is no mini.</source>
        <translation>Was hier abgelegt wurde, ist keine Mini.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}</source>
        <translation>„{name}“ kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is neither a map nor a picture.</source>
        <translation>„{name}“ ist weder eine Karte noch ein Bild.</translation>
    </message>
    <message>
        <source>“{name}”: {reason}</source>
        <translation>„{name}“: {reason}</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation><numerusform>%n Feld</numerusform><numerusform>%n Felder</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n mini(s)</source>
        <translation><numerusform>%n Mini</numerusform><numerusform>%n Minis</numerusform></translation>
    </message>
    <message>
        <source>A mini has at most {count} badges.</source>
        <translation>Eine Mini hat höchstens {count} Marken.</translation>
    </message>
    <message>
        <source>A name has at most {count} characters</source>
        <translation>Ein Name hat höchstens {count} Zeichen</translation>
    </message>
    <message>
        <source>Badges</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Each gets the name with a number</source>
        <translation>Jede bekommt den Namen mit einer Nummer</translation>
    </message>
    <message>
        <source>Enter removes all badges</source>
        <translation>Eingabe nimmt alle Marken ab</translation>
    </message>
    <message>
        <source>Enter renames, Esc leaves it as it is</source>
        <translation>Eingabe benennt um, Esc lässt es, wie es ist</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Mini</source>
        <translation>Mini</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Not a number. Possible: −7, +4, =12 or 12</source>
        <translation>Keine Zahl. Möglich: −7, +4, =12 oder 12</translation>
    </message>
    <message>
        <source>The other badges stay</source>
        <translation>Die anderen Marken bleiben</translation>
    </message>
    <message>
        <source>Type a name; each mini gets it with a number</source>
        <translation>Einen Namen tippen; jede Mini bekommt ihn mit einer Nummer</translation>
    </message>
    <message>
        <source>prone, dazed: exactly these. +prone adds, −prone removes</source>
        <translation>liegend, benommen: genau diese. +liegend fügt hinzu, −liegend nimmt ab</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{correction} for each</source>
        <translation>{correction} für jeden</translation>
    </message>
    <message>
        <source>“{badge}…” is too long: a badge has at most {count} characters.</source>
        <translation>„{badge}…“ ist zu lang: Eine Marke hat höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>−7, +4, =12 or 12, then Enter</source>
        <translation>−7, +4, =12 oder 12, dann Eingabe</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>A sheet has no value “{field}”.</source>
        <translation>Ein Bogen hat keinen Wert „{field}“.</translation>
    </message>
    <message>
        <source>There is no {kind} “{entity}” on this map.</source>
        <translation>„{entity}“ ({kind}) gibt es auf dieser Karte nicht.</translation>
    </message>
    <message>
        <source>{act} does not take {value} for {place}: {reason}</source>
        <translation>{act} nimmt {value} nicht als {place}: {reason}</translation>
    </message>
    <message>
        <source>{value} is not possible for “{field}”: {reason}</source>
        <translation>{value} ist für „{field}“ nicht möglich: {reason}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Everything, as on this screen</source>
        <translation>&amp;Alles, wie auf diesem Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>Bild &amp;speichern …</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pixels per &amp;cell</source>
        <translation>Pixel je &amp;Feld</translation>
    </message>
    <message>
        <source>The picture gets {width} × {height} pixels.</source>
        <translation>Das Bild bekommt {width} × {height} Pixel.</translation>
    </message>
    <message>
        <source>What the &amp;players may see</source>
        <translation>Was die S&amp;pieler sehen dürfen</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>The picture of the map was saved as “{name}”.</source>
        <translation>Das Bild der Karte ist als „{name}“ gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” is being written…</source>
        <translation>„{name}“ wird geschrieben …</translation>
    </message>
</context>
<context>
    <name>Facings</name>
    <message>
        <source>No facing</source>
        <translation>Ohne Richtung</translation>
    </message>
    <message>
        <source>← Left</source>
        <translation>← Links</translation>
    </message>
    <message>
        <source>↑ Up</source>
        <translation>↑ Oben</translation>
    </message>
    <message>
        <source>→ Right</source>
        <translation>→ Rechts</translation>
    </message>
    <message>
        <source>↓ Down</source>
        <translation>↓ Unten</translation>
    </message>
    <message>
        <source>↖ Up left</source>
        <translation>↖ Oben links</translation>
    </message>
    <message>
        <source>↗ Up right</source>
        <translation>↗ Oben rechts</translation>
    </message>
    <message>
        <source>↘ Down right</source>
        <translation>↘ Unten rechts</translation>
    </message>
    <message>
        <source>↙ Down left</source>
        <translation>↙ Unten links</translation>
    </message>
</context>
<context>
    <name>Failures</name>
    <message>
        <source>Save the map under another name to be safe. What happened is written down in {path}.</source>
        <translation>Am besten die Karte unter einem anderen Namen speichern. Was geschehen ist, steht in {path}.</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. The map is still open.</source>
        <translation>Im Programm ist etwas schiefgegangen. Die Karte ist noch offen.</translation>
    </message>
    <message>
        <source>The map on the screen is as it was.</source>
        <translation>Die Karte auf dem Bildschirm ist, wie sie war.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message numerus="yes">
        <source>%n door(s) or window(s) without length or ends were skipped.</source>
        <translation><numerusform>%n Tür oder Fenster ohne Länge oder Enden wurde ausgelassen.</numerusform><numerusform>%n Türen oder Fenster ohne Länge oder Enden wurden ausgelassen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) of the file cannot be read and are shown as “�”.</source>
        <translation><numerusform>%n Zeichen der Datei ist nicht zu lesen und erscheint als „�“.</numerusform><numerusform>%n Zeichen der Datei sind nicht zu lesen und erscheinen als „�“.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n light(s) without a usable place or range were skipped.</source>
        <translation><numerusform>%n Licht ohne brauchbaren Ort oder Reichweite wurde ausgelassen.</numerusform><numerusform>%n Lichter ohne brauchbaren Ort oder Reichweite wurden ausgelassen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n mini(s) have no place in this format.</source>
        <translation><numerusform>%n Mini hat in diesem Format keinen Platz.</numerusform><numerusform>%n Minis haben in diesem Format keinen Platz.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more mini(s) stood outside the map.</source>
        <translation><numerusform>%n weitere Mini stand außerhalb der Karte.</numerusform><numerusform>%n weitere Minis standen außerhalb der Karte.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) cannot be used and are kept as they are.</source>
        <translation><numerusform>%n weiterer Teil ist nicht zu gebrauchen und bleibt, wie er ist.</numerusform><numerusform>%n weitere Teile sind nicht zu gebrauchen und bleiben, wie sie sind.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more part(s) had the id of another one.</source>
        <translation><numerusform>%n weiterer Teil hatte die Kennung eines anderen.</numerusform><numerusform>%n weitere Teile hatten die Kennung eines anderen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n open door(s) are shut in this format.</source>
        <translation><numerusform>%n offene Tür ist in diesem Format geschlossen.</numerusform><numerusform>%n offene Türen sind in diesem Format geschlossen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the file that should be lists were skipped.</source>
        <translation><numerusform>%n Teil der Datei, der eine Liste sein sollte, wurde ausgelassen.</numerusform><numerusform>%n Teile der Datei, die Listen sein sollten, wurden ausgelassen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) are missing from the file: {pictures}</source>
        <translation><numerusform>%n Bild fehlt in der Datei: {pictures}</numerusform><numerusform>%n Bilder fehlen in der Datei: {pictures}</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n wall piece(s) without length or with impossible ends were skipped.</source>
        <translation><numerusform>%n Wandstück ohne Länge oder mit unmöglichen Enden wurde ausgelassen.</numerusform><numerusform>%n Wandstücke ohne Länge oder mit unmöglichen Enden wurden ausgelassen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s) of an unknown kind were skipped.</source>
        <translation><numerusform>%n Wand unbekannter Art wurde ausgelassen.</numerusform><numerusform>%n Wände unbekannter Art wurden ausgelassen.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n wall(s), door(s) or light(s) more than a map has room for were skipped.</source>
        <translation><numerusform>%n Wand, Tür oder Licht mehr, als auf eine Karte passt, wurde ausgelassen.</numerusform><numerusform>%n Wände, Türen oder Lichter mehr, als auf eine Karte passen, wurden ausgelassen.</numerusform></translation>
    </message>
    <message>
        <source>A part of the path is not a folder.</source>
        <translation>Ein Teil des Pfads ist kein Ordner.</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>Ein anderes Programm benutzt es.</translation>
    </message>
    <message>
        <source>It is a link.</source>
        <translation>Es ist ein Verweis.</translation>
    </message>
    <message>
        <source>It is damaged.</source>
        <translation>Es ist beschädigt.</translation>
    </message>
    <message>
        <source>It is encrypted.</source>
        <translation>Es ist verschlüsselt.</translation>
    </message>
    <message>
        <source>It is packed in an unknown way.</source>
        <translation>Es ist auf unbekannte Weise gepackt.</translation>
    </message>
    <message>
        <source>It is packed more tightly than any picture can be.</source>
        <translation>Es ist dichter gepackt, als es ein Bild sein kann.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation>Es ist zu groß.</translation>
    </message>
    <message>
        <source>Its name is too long.</source>
        <translation>Sein Name ist zu lang.</translation>
    </message>
    <message>
        <source>Its name leads out of the file.</source>
        <translation>Sein Name führt aus der Datei hinaus.</translation>
    </message>
    <message>
        <source>No file can have this name.</source>
        <translation>Keine Datei kann so heißen.</translation>
    </message>
    <message>
        <source>The disk can only be read.</source>
        <translation>Der Datenträger kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file does not have the form of its version {version}.</source>
        <translation>Die Datei hat nicht die Form ihrer Version {version}.</translation>
    </message>
    <message>
        <source>The file does not say how large the map is (map_size).</source>
        <translation>Die Datei sagt nicht, wie groß die Karte ist (map_size).</translation>
    </message>
    <message>
        <source>The file has the unknown version {version}.</source>
        <translation>Die Datei hat die unbekannte Version {version}.</translation>
    </message>
    <message>
        <source>The file has version {version}; this program reads up to {today}.</source>
        <translation>Die Datei hat Version {version}; dieses Programm liest bis {today}.</translation>
    </message>
    <message>
        <source>The file holds more parts than any map needs.</source>
        <translation>Die Datei enthält mehr Teile, als eine Karte braucht.</translation>
    </message>
    <message>
        <source>The file holds no picture.</source>
        <translation>Die Datei enthält kein Bild.</translation>
    </message>
    <message>
        <source>The file is damaged or cut off.</source>
        <translation>Die Datei ist beschädigt oder abgeschnitten.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is too large: {size} MB.</source>
        <translation>Die Datei ist zu groß: {size} MB.</translation>
    </message>
    <message>
        <source>The file or its folder is protected; you may not do this there.</source>
        <translation>Die Datei oder ihr Ordner ist geschützt; das ist dort nicht erlaubt.</translation>
    </message>
    <message>
        <source>The file would be larger than allowed here.</source>
        <translation>Die Datei würde größer als hier erlaubt.</translation>
    </message>
    <message>
        <source>The file's name is too long.</source>
        <translation>Der Name der Datei ist zu lang.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there or cannot be written.</source>
        <translation>Der Ordner {folder} ist nicht da oder nicht beschreibbar.</translation>
    </message>
    <message>
        <source>The map's picture has {width} × {height} pixels, not {said}.</source>
        <translation>Das Bild der Karte hat {width} × {height} Pixel, nicht {said}.</translation>
    </message>
    <message>
        <source>The mini {mini} stood outside the map, at {old}; it is now at {new}.</source>
        <translation>Die Mini {mini} stand außerhalb der Karte auf {old}; sie steht jetzt auf {new}.</translation>
    </message>
    <message>
        <source>The part “{part}” of the file is left out: {reason}</source>
        <translation>Der Teil „{part}“ der Datei wird ausgelassen: {reason}</translation>
    </message>
    <message>
        <source>The path leads in a circle.</source>
        <translation>Der Pfad führt im Kreis.</translation>
    </message>
    <message>
        <source>The picture {part} is not the one it is called after.</source>
        <translation>Das Bild {part} ist nicht das, nach dem es heißt.</translation>
    </message>
    <message>
        <source>The picture {picture} cannot be shown: {reason}</source>
        <translation>Das Bild {picture} kann nicht gezeigt werden: {reason}</translation>
    </message>
    <message>
        <source>The picture, {width} × {height} pixels, is stretched to {columns} × {rows} cells.</source>
        <translation>Das Bild mit {width} × {height} Pixeln wird auf {columns} × {rows} Felder gestreckt.</translation>
    </message>
    <message>
        <source>The system says: {reason}</source>
        <translation>Das System sagt: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>The values of %n mini(s) cannot be read and are kept as they are: {minis}</source>
        <translation><numerusform>Die Werte von %n Mini sind nicht zu lesen und bleiben, wie sie sind: {minis}</numerusform><numerusform>Die Werte von %n Minis sind nicht zu lesen und bleiben, wie sie sind: {minis}</numerusform></translation>
    </message>
    <message>
        <source>There are two of this name.</source>
        <translation>Es gibt zwei dieses Namens.</translation>
    </message>
    <message>
        <source>There is no snapshot any more.</source>
        <translation>Es gibt keine Sicherung mehr.</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>Es gibt keine solche Datei und keinen solchen Ordner.</translation>
    </message>
    <message>
        <source>There is not enough memory to open it.</source>
        <translation>Der Speicher reicht nicht, um sie zu öffnen.</translation>
    </message>
    <message>
        <source>There were two “{old}” in the file; the second is now called “{new}”.</source>
        <translation>In der Datei gab es „{old}“ zweimal; das zweite heißt jetzt „{new}“.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>This is neither a map nor a picture that can be read.</source>
        <translation>Das ist weder eine Karte noch ein Bild, das gelesen werden kann.</translation>
    </message>
    <message>
        <source>This is no Universal VTT map: it has no “resolution”.</source>
        <translation>Das ist keine Karte im Format Universal VTT: „resolution“ fehlt.</translation>
    </message>
    <message>
        <source>This is no battlemap: it holds no map.json.</source>
        <translation>Das ist keine Battlemap: map.json fehlt.</translation>
    </message>
    <message>
        <source>This is no map: its text is not one object.</source>
        <translation>Das ist keine Karte: Ihr Text ist nicht ein Objekt.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>This is not whole JSON text: {reason}</source>
        <translation>Das ist kein vollständiger JSON-Text: {reason}</translation>
    </message>
    <message>
        <source>This program does not know the rule system “{system}”.</source>
        <translation>Dieses Programm kennt das Regelsystem „{system}“ nicht.</translation>
    </message>
    <message>
        <source>Too much for a map: {name} has {count} entries, at most {limit} fit.</source>
        <translation>Zu viel für eine Karte: {name} hat {count} Einträge, höchstens {limit} passen.</translation>
    </message>
    <message>
        <source>Too much of the file is broken.</source>
        <translation>Zu viel an der Datei ist kaputt.</translation>
    </message>
    <message>
        <source>Your share of the disk is full.</source>
        <translation>Der zugeteilte Platz auf dem Datenträger ist voll.</translation>
    </message>
    <message>
        <source>a comma, a colon or a bracket is missing</source>
        <translation>ein Komma, ein Doppelpunkt oder eine Klammer fehlt</translation>
    </message>
    <message>
        <source>a name is not in quotation marks</source>
        <translation>ein Name steht nicht in Anführungszeichen</translation>
    </message>
    <message>
        <source>a number is not written as one</source>
        <translation>eine Zahl ist nicht als Zahl geschrieben</translation>
    </message>
    <message>
        <source>a number is too long</source>
        <translation>eine Zahl ist zu lang</translation>
    </message>
    <message>
        <source>a text holds a character that does not exist</source>
        <translation>ein Text enthält ein Zeichen, das es nicht gibt</translation>
    </message>
    <message>
        <source>a text holds a control character</source>
        <translation>ein Text enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>format: the version {version} is not known; the map may be incomplete.</source>
        <translation>format: Die Version {version} ist nicht bekannt; die Karte ist vielleicht unvollständig.</translation>
    </message>
    <message>
        <source>image: the picture cannot be shown: {reason}</source>
        <translation>image: Das Bild kann nicht gezeigt werden: {reason}</translation>
    </message>
    <message>
        <source>image: {value} is no picture inside the file, and nothing is fetched.</source>
        <translation>image: {value} ist kein Bild in der Datei, und geholt wird nichts.</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>es fehlt</translation>
    </message>
    <message>
        <source>it is not written as it should be</source>
        <translation>es ist nicht so geschrieben, wie es sein muss</translation>
    </message>
    <message>
        <source>it is too long; the most is {limit}</source>
        <translation>es ist zu lang; höchstens {limit}</translation>
    </message>
    <message>
        <source>it is too short; the least is {limit}</source>
        <translation>es ist zu kurz; mindestens {limit}</translation>
    </message>
    <message>
        <source>it must be a group of named values</source>
        <translation>es muss eine Gruppe benannter Werte sein</translation>
    </message>
    <message>
        <source>it must be a list</source>
        <translation>es muss eine Liste sein</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>es muss eine Zahl sein</translation>
    </message>
    <message>
        <source>it must be a text</source>
        <translation>es muss ein Text sein</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>es muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>it must be less than {limit}</source>
        <translation>es muss kleiner als {limit} sein</translation>
    </message>
    <message>
        <source>it must be more than {limit}</source>
        <translation>es muss größer als {limit} sein</translation>
    </message>
    <message>
        <source>it must be one of {limit}</source>
        <translation>es muss eines von {limit} sein</translation>
    </message>
    <message>
        <source>it must be true or false</source>
        <translation>es muss true oder false sein</translation>
    </message>
    <message>
        <source>it must be {limit} at least</source>
        <translation>es muss mindestens {limit} sein</translation>
    </message>
    <message>
        <source>it must be {limit} at most</source>
        <translation>es darf höchstens {limit} sein</translation>
    </message>
    <message>
        <source>map.json: schema: {value} is not a version such as [1, 0].</source>
        <translation>map.json: schema: {value} ist keine Version wie [1, 0].</translation>
    </message>
    <message>
        <source>map.json: {value} is not a number that a map can hold.</source>
        <translation>map.json: {value} ist keine Zahl, die eine Karte haben kann.</translation>
    </message>
    <message>
        <source>nothing of this name is known</source>
        <translation>unter diesem Namen ist nichts bekannt</translation>
    </message>
    <message>
        <source>resolution.map_origin: {value} is not a place; the walls may be shifted.</source>
        <translation>resolution.map_origin: {value} ist kein Ort; die Wände sind vielleicht verschoben.</translation>
    </message>
    <message>
        <source>the parts are nested too deeply</source>
        <translation>die Teile sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>der Text endet zu früh</translation>
    </message>
    <message>
        <source>the text goes on after its end</source>
        <translation>der Text geht nach seinem Ende weiter</translation>
    </message>
    <message>
        <source>there is a comma too many</source>
        <translation>da ist ein Komma zu viel</translation>
    </message>
    <message>
        <source>what stands there is no value</source>
        <translation>was dort steht, ist kein Wert</translation>
    </message>
    <message>
        <source>{columns} × {rows} cells of {pixels} pixels are too large for a picture.</source>
        <translation>{columns} × {rows} Felder zu {pixels} Pixeln sind zu groß für ein Bild.</translation>
    </message>
    <message>
        <source>{fault}, at line {line} column {column}</source>
        <translation>{fault}, in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <translation>{file} wurde nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{place}: {value} does not fit: {reason}</source>
        <translation>{place}: {value} passt nicht: {reason}</translation>
    </message>
    <message>
        <source>{place}: {value} is not a size in cells from 1 to {limit}.</source>
        <translation>{place}: {value} ist keine Größe in Feldern von 1 bis {limit}.</translation>
    </message>
    <message>
        <source>{what} (kept as it is, not shown)</source>
        <translation>{what} (bleibt, wie es ist, und wird nicht gezeigt)</translation>
    </message>
</context>
<context>
    <name>Floors</name>
    <message>
        <source>Cobbles</source>
        <translation>Kopfsteinpflaster</translation>
    </message>
    <message>
        <source>Dark stone</source>
        <translation>Dunkler Stein</translation>
    </message>
    <message>
        <source>Earth</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Flagstones</source>
        <translation>Steinplatten</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Metal</source>
        <translation>Metall</translation>
    </message>
    <message>
        <source>Parchment</source>
        <translation>Pergament</translation>
    </message>
    <message>
        <source>Planks</source>
        <translation>Dielen</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>Battlemap</source>
        <translation>Battlemap</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Universal VTT</source>
        <translation>Universal VTT</translation>
    </message>
</context>
<context>
    <name>GridNumbers</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Cell &amp;height</source>
        <translation>Feld&amp;höhe</translation>
    </message>
    <message>
        <source>Cell &amp;width</source>
        <translation>Feld&amp;breite</translation>
    </message>
    <message>
        <source>Offset &amp;x</source>
        <translation>Versatz &amp;x</translation>
    </message>
    <message>
        <source>Offset &amp;y</source>
        <translation>Versatz &amp;y</translation>
    </message>
    <message>
        <source>S&amp;quare cells</source>
        <translation>Q&amp;uadratische Felder</translation>
    </message>
    <message>
        <source>Where the first line is, in pixels from the left edge</source>
        <translation>Wo die erste Linie liegt, in Pixeln vom linken Rand</translation>
    </message>
    <message>
        <source>Where the first line is, in pixels from the upper edge</source>
        <translation>Wo die erste Linie liegt, in Pixeln vom oberen Rand</translation>
    </message>
</context>
<context>
    <name>HistoryDock</name>
    <message>
        <source>Click a step to go back or forward to it</source>
        <translation>Ein Klick auf einen Schritt geht zu ihm zurück oder vor</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Map opened</source>
        <translation>Karte geöffnet</translation>
    </message>
    <message>
        <source>Map restored</source>
        <translation>Karte wiederhergestellt</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Cancel, then select nothing</source>
        <translation>Abbrechen, dann nichts wählen</translation>
    </message>
    <message>
        <source>Change badges</source>
        <translation>Marken ändern</translation>
    </message>
    <message>
        <source>Change life</source>
        <translation>Leben ändern</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Look that way</source>
        <translation>Dorthin blicken</translation>
    </message>
    <message>
        <source>Looking at the map</source>
        <translation>Die Karte ansehen</translation>
    </message>
    <message>
        <source>Menu of what is there</source>
        <translation>Menü für das, was dort ist</translation>
    </message>
    <message>
        <source>Move by one cell</source>
        <translation>Um ein Feld bewegen</translation>
    </message>
    <message>
        <source>Move the map</source>
        <translation>Die Karte verschieben</translation>
    </message>
    <message>
        <source>Open or shut a door</source>
        <translation>Tür öffnen oder schließen</translation>
    </message>
    <message>
        <source>Select several</source>
        <translation>Mehrere wählen</translation>
    </message>
    <message>
        <source>Selected minis</source>
        <translation>Gewählte Minis</translation>
    </message>
    <message>
        <source>Shift + arrows</source>
        <translation>Umschalt + Pfeile</translation>
    </message>
    <message>
        <source>Shift or Ctrl + click, box</source>
        <translation>Umschalt oder Strg + Klick, Rahmen</translation>
    </message>
    <message>
        <source>Space + drag, right or middle drag</source>
        <translation>Leertaste, rechte oder mittlere Taste + Ziehen</translation>
    </message>
    <message>
        <source>Turn while dragging</source>
        <translation>Beim Ziehen drehen</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Am Zeiger vergrößern</translation>
    </message>
    <message>
        <source>arrows, number pad</source>
        <translation>Pfeile, Ziffernblock</translation>
    </message>
    <message>
        <source>click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>right click, menu key</source>
        <translation>Rechtsklick, Menütaste</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>−, + or =</source>
        <translation>−, + oder =</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Bandit</source>
        <translation>Bandit</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Katze</translation>
    </message>
    <message>
        <source>Cleric</source>
        <translation>Klerikerin</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>Drache</translation>
    </message>
    <message>
        <source>Dwarf</source>
        <translation>Zwerg</translation>
    </message>
    <message>
        <source>Elf</source>
        <translation>Elfe</translation>
    </message>
    <message>
        <source>Giant spider</source>
        <translation>Riesenspinne</translation>
    </message>
    <message>
        <source>Goblin</source>
        <translation>Goblin</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Wache</translation>
    </message>
    <message>
        <source>Gunner</source>
        <translation>Schütze</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Mage</source>
        <translation>Magier</translation>
    </message>
    <message>
        <source>Medic</source>
        <translation>Sanitäter</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Händler</translation>
    </message>
    <message>
        <source>Orc</source>
        <translation>Ork</translation>
    </message>
    <message>
        <source>Picture …</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Pirate</source>
        <translation>Pirat</translation>
    </message>
    <message>
        <source>Ranger</source>
        <translation>Waldläufer</translation>
    </message>
    <message>
        <source>Rat</source>
        <translation>Ratte</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboter</translation>
    </message>
    <message>
        <source>Rogue</source>
        <translation>Schurkin</translation>
    </message>
    <message>
        <source>Skeleton</source>
        <translation>Skelett</translation>
    </message>
    <message>
        <source>Street punk</source>
        <translation>Straßenpunk</translation>
    </message>
    <message>
        <source>Troll</source>
        <translation>Troll</translation>
    </message>
    <message>
        <source>Wolf</source>
        <translation>Wolf</translation>
    </message>
    <message>
        <source>on this map</source>
        <translation>auf dieser Karte</translation>
    </message>
    <message>
        <source>{size} × {size} cells</source>
        <translation>{size} × {size} Felder</translation>
    </message>
</context>
<context>
    <name>LibraryDock</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Picture for a mini</source>
        <translation>Bild für eine Mini</translation>
    </message>
    <message>
        <source>Search minis</source>
        <translation>Minis suchen</translation>
    </message>
    <message>
        <source>Show the minis of all sides</source>
        <translation>Die Minis aller Seiten zeigen</translation>
    </message>
</context>
<context>
    <name>LibraryView</name>
    <message>
        <source>Library of minis</source>
        <translation>Sammlung der Minis</translation>
    </message>
</context>
<context>
    <name>LookChooser</name>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Initials</source>
        <translation>Anfangsbuchstaben</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Own &amp;picture …</source>
        <translation>Eigenes &amp;Bild …</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
    <message>
        <source>Picture for the mini</source>
        <translation>Bild für die Mini</translation>
    </message>
</context>
<context>
    <name>MainToolBar</name>
    <message>
        <source>Tool bar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>MapSizeDialog</name>
    <message numerus="yes">
        <source>%n mini(s) would be moved to the edge: {names}</source>
        <translation><numerusform>%n Mini würde an den Rand gerückt: {names}</numerusform><numerusform>%n Minis würden an den Rand gerückt: {names}</numerusform></translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Keep the map at</source>
        <translation>&amp;Bestehende Karte bleibt</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Change si&amp;ze</source>
        <translation>&amp;Größe ändern</translation>
    </message>
    <message>
        <source>Size of the map</source>
        <translation>Größe der Karte</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Badges</source>
        <translation>&amp;Marken</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Lösc&amp;hen</translation>
    </message>
    <message>
        <source>&amp;Facing</source>
        <translation>&amp;Blickrichtung</translation>
    </message>
    <message>
        <source>&amp;Forget remembered badges</source>
        <translation>Gemerkte Marken &amp;vergessen</translation>
    </message>
    <message>
        <source>&amp;Hide from the players</source>
        <translation>Für Spieler &amp;verbergen</translation>
    </message>
    <message>
        <source>&amp;Life…</source>
        <translation>&amp;Leben …</translation>
    </message>
    <message>
        <source>&amp;Lift by one cell</source>
        <translation>Um ein Feld &amp;anheben</translation>
    </message>
    <message>
        <source>&amp;New mini here</source>
        <translation>&amp;Neue Mini hier</translation>
    </message>
    <message>
        <source>&amp;Open door</source>
        <translation>Tür ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Other badges…</source>
        <translation>&amp;Andere Marken …</translation>
    </message>
    <message>
        <source>&amp;Paste here</source>
        <translation>Hier &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Eigenschaften …</translation>
    </message>
    <message>
        <source>&amp;Remove all</source>
        <translation>Alle &amp;abnehmen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Shut door</source>
        <translation>Tür &amp;schließen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>Ver&amp;doppeln</translation>
    </message>
    <message>
        <source>Hei&amp;ght</source>
        <translation>Hö&amp;he</translation>
    </message>
    <message>
        <source>Lo&amp;wer by one cell</source>
        <translation>Um ein Feld ab&amp;senken</translation>
    </message>
    <message>
        <source>No facing</source>
        <translation>Keine Blickrichtung</translation>
    </message>
    <message>
        <source>On the &amp;ground</source>
        <translation>Auf den &amp;Boden</translation>
    </message>
    <message>
        <source>S&amp;how to the players</source>
        <translation>Für Spieler &amp;zeigen</translation>
    </message>
    <message>
        <source>S&amp;ide</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>Select &amp;all minis</source>
        <translation>&amp;Alle Minis wählen</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>To the botto&amp;m</source>
        <translation>Nach u&amp;nten legen</translation>
    </message>
    <message>
        <source>To the t&amp;op</source>
        <translation>Nach &amp;oben legen</translation>
    </message>
    <message>
        <source>Turn &amp;all windows into doors</source>
        <translation>&amp;Alle Fenster zu Türen machen</translation>
    </message>
    <message>
        <source>Turn &amp;left</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Turn &amp;right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turn into &amp;door</source>
        <translation>Zur &amp;Tür machen</translation>
    </message>
    <message>
        <source>Turn into &amp;window</source>
        <translation>Zum &amp;Fenster machen</translation>
    </message>
    <message>
        <source>{size} × {size}</source>
        <translation>{size} × {size}</translation>
    </message>
    <message>
        <source>←  Left</source>
        <translation>←  Links</translation>
    </message>
    <message>
        <source>↑  Up</source>
        <translation>↑  Oben</translation>
    </message>
    <message>
        <source>→  Right</source>
        <translation>→  Rechts</translation>
    </message>
    <message>
        <source>↓  Down</source>
        <translation>↓  Unten</translation>
    </message>
    <message>
        <source>↖  Up left</source>
        <translation>↖  Oben links</translation>
    </message>
    <message>
        <source>↗  Up right</source>
        <translation>↗  Oben rechts</translation>
    </message>
    <message>
        <source>↘  Down right</source>
        <translation>↘  Unten rechts</translation>
    </message>
    <message>
        <source>↙  Down left</source>
        <translation>↙  Unten links</translation>
    </message>
</context>
<context>
    <name>MiniList</name>
    <message>
        <source>Nameless</source>
        <translation>Namenlos</translation>
    </message>
    <message>
        <source>height {height}</source>
        <translation>Höhe {height}</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verborgen</translation>
    </message>
    <message>
        <source>life {life} of {whole}</source>
        <translation>Leben {life} von {whole}</translation>
    </message>
    <message>
        <source>sheet cannot be read</source>
        <translation>Bogen nicht lesbar</translation>
    </message>
</context>
<context>
    <name>MiniListView</name>
    <message>
        <source>Minis on the map</source>
        <translation>Minis auf der Karte</translation>
    </message>
</context>
<context>
    <name>MiniPanel</name>
    <message>
        <source>&amp;Badges</source>
        <translation>&amp;Marken</translation>
    </message>
    <message>
        <source>&amp;Life</source>
        <translation>&amp;Leben</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>Cells above the ground; below it with a minus</source>
        <translation>Felder über dem Boden; darunter mit Minus</translation>
    </message>
    <message>
        <source>Cells to a side, 1 to 20</source>
        <translation>Felder je Seite, 1 bis 20</translation>
    </message>
    <message>
        <source>Facing</source>
        <translation>Blickrichtung</translation>
    </message>
    <message>
        <source>Heig&amp;ht</source>
        <translation>&amp;Höhe</translation>
    </message>
    <message>
        <source>Hi&amp;dden from the players</source>
        <translation>Für Spieler &amp;verborgen</translation>
    </message>
    <message>
        <source>Life in points: −7 and +4 change it, 12 or =12 sets it</source>
        <translation>Leben in Punkten: −7 und +4 ändern es, 12 oder =12 setzt es</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Where they look</source>
        <translation>Wohin sie blicken</translation>
    </message>
</context>
<context>
    <name>MiniPropertiesDialog</name>
    <message numerus="yes">
        <source>%n mini(s)</source>
        <translation><numerusform>%n Mini</numerusform><numerusform>%n Minis</numerusform></translation>
    </message>
    <message>
        <source>Properties of {who}</source>
        <translation>Eigenschaften von {who}</translation>
    </message>
</context>
<context>
    <name>MinisDock</name>
    <message numerus="yes">
        <source>%n mini(s) selected</source>
        <translation><numerusform>%n Mini gewählt</numerusform><numerusform>%n Minis gewählt</numerusform></translation>
    </message>
    <message>
        <source>No mini here. Drag one from the library onto the map.</source>
        <translation>Noch keine Mini. Einfach eine aus der Sammlung auf die Karte ziehen.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Search minis</source>
        <translation>Minis suchen</translation>
    </message>
    <message>
        <source>Select a mini to change its values.</source>
        <translation>Wähle eine Mini, um ihre Werte zu ändern.</translation>
    </message>
</context>
<context>
    <name>NewMapDialog</name>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>&amp;Floor</source>
        <translation>&amp;Boden</translation>
    </message>
    <message>
        <source>&amp;Make map</source>
        <translation>&amp;Karte anlegen</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>&amp;Without picture</source>
        <translation>&amp;Ohne Bild</translation>
    </message>
    <message>
        <source>From a &amp;picture …</source>
        <translation>Aus einem Bil&amp;d …</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>No picture: the floor shows</source>
        <translation>Kein Bild: Der Boden ist zu sehen</translation>
    </message>
    <message>
        <source>Picture for the map</source>
        <translation>Bild für die Karte</translation>
    </message>
    <message>
        <source>Rule &amp;system</source>
        <translation>&amp;Regelsystem</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Ohne Titel</translation>
    </message>
    <message>
        <source>{width} × {height} cm on the table</source>
        <translation>{width} × {height} cm auf dem Tisch</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>“{typed}” is no life: type −7, +4 or =12.</source>
        <translation>„{typed}“ ist kein Leben: −7, +4 oder =12 tippen.</translation>
    </message>
    <message>
        <source>“{typed}” is no whole number from {least} to {most}.</source>
        <translation>„{typed}“ ist keine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>“{typed}” is no whole number.</source>
        <translation>„{typed}“ ist keine ganze Zahl.</translation>
    </message>
</context>
<context>
    <name>OpenErrorDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen …</translation>
    </message>
    <message>
        <source>The map on the screen stays as it was. Choose another file, or export the map again.</source>
        <translation>Die Karte auf dem Bildschirm bleibt, wie sie war. Eine andere Datei wählen oder die Karte noch einmal exportieren.</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei kann nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>PictureGridDialog</name>
    <message>
        <source>Drag the grid, or push it with the arrow keys; with Shift by ten pixels</source>
        <translation>Das Raster ziehen oder mit den Pfeiltasten schieben; mit Umschalt um zehn Pixel</translation>
    </message>
    <message>
        <source>First and last crossing, enlarged:</source>
        <translation>Erste und letzte Kreuzung, vergrößert:</translation>
    </message>
    <message>
        <source>Grid of the picture</source>
        <translation>Raster des Bilds</translation>
    </message>
    <message>
        <source>Looking for a grid in the picture …</source>
        <translation>Im Bild wird ein Raster gesucht …</translation>
    </message>
    <message>
        <source>No grid found in the picture. Give the size or the number of its cells.</source>
        <translation>Im Bild ist kein Raster zu finden. Größe oder Anzahl der Felder angeben.</translation>
    </message>
    <message>
        <source>Picture with its grid</source>
        <translation>Bild mit seinem Raster</translation>
    </message>
    <message>
        <source>Suggestion: cells of {width} × {height} pixels, found in the picture.</source>
        <translation>Vorschlag: Felder von {width} × {height} Pixeln, im Bild gefunden.</translation>
    </message>
    <message>
        <source>The map gets {columns} × {rows} cells.</source>
        <translation>Die Karte bekommt {columns} × {rows} Felder.</translation>
    </message>
    <message>
        <source>The picture covers {columns} × {rows} cells; the map keeps its {width} × {height}.</source>
        <translation>Das Bild bedeckt {columns} × {rows} Felder; die Karte behält ihre {width} × {height}.</translation>
    </message>
    <message>
        <source>The picture is being read …</source>
        <translation>Das Bild wird gelesen …</translation>
    </message>
    <message>
        <source>Use &amp;picture</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>Use the &amp;suggestion</source>
        <translation>&amp;Vorschlag nehmen</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>The file of this map did not bring its picture along.</source>
        <translation>Die Datei dieser Karte hat ihr Bild nicht mitgebracht.</translation>
    </message>
    <message>
        <source>The picture has {width} × {height} pixels; at most {limit} million can be read.</source>
        <translation>Das Bild hat {width} × {height} Pixel; höchstens {limit} Millionen können gelesen werden.</translation>
    </message>
    <message>
        <source>The picture has {width} × {height} pixels; no side may be longer than {limit}.</source>
        <translation>Das Bild hat {width} × {height} Pixel; keine Seite darf länger als {limit} sein.</translation>
    </message>
    <message>
        <source>The picture is damaged: it does not say how large it is.</source>
        <translation>Das Bild ist beschädigt: Es sagt nicht, wie groß es ist.</translation>
    </message>
    <message>
        <source>The picture is damaged: {reason}</source>
        <translation>Das Bild ist beschädigt: {reason}</translation>
    </message>
    <message>
        <source>The picture is empty.</source>
        <translation>Das Bild ist leer.</translation>
    </message>
    <message>
        <source>This is not a PNG, JPEG, WebP, GIF or BMP picture.</source>
        <translation>Das ist kein Bild im Format PNG, JPEG, WebP, GIF oder BMP.</translation>
    </message>
    <message>
        <source>{kind} pictures cannot be read; save it as PNG, JPEG or WebP.</source>
        <translation>Bilder im Format {kind} können nicht gelesen werden; als PNG, JPEG oder WebP speichern.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}</source>
        <translation>„{name}“ kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MB.</source>
        <translation>„{name}“ ist größer als {limit} MB.</translation>
    </message>
    <message>
        <source>“{name}”: {reason}</source>
        <translation>„{name}“: {reason}</translation>
    </message>
</context>
<context>
    <name>PixelsBox</name>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Pixels of the picture</source>
        <translation>Pixel des Bilds</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>ProblemsDock</name>
    <message>
        <source>&amp;Copy all</source>
        <translation>Alle &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy all lines to the clipboard</source>
        <translation>Alle Zeilen in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>No problems: everything in this map could be read.</source>
        <translation>Keine Probleme: Alles in dieser Karte konnte gelesen werden.</translation>
    </message>
    <message>
        <source>Problems ({count})</source>
        <translation>Probleme ({count})</translation>
    </message>
    <message>
        <source>Problems of this map</source>
        <translation>Probleme dieser Karte</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Another program has changed “{name}” since it was opened here.</source>
        <translation>Ein anderes Programm hat „{name}“ verändert, seit es hier geöffnet wurde.</translation>
    </message>
    <message>
        <source>Battlemap ({patterns})</source>
        <translation>Battlemap ({patterns})</translation>
    </message>
    <message>
        <source>Maps and pictures ({patterns})</source>
        <translation>Karten und Bilder ({patterns})</translation>
    </message>
    <message>
        <source>Open map</source>
        <translation>Karte öffnen</translation>
    </message>
    <message>
        <source>Open picture</source>
        <translation>Bild öffnen</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Overwriting it loses what the other program wrote.</source>
        <translation>Beim Überschreiben geht verloren, was das andere Programm geschrieben hat.</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Bilder ({patterns})</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Save map as</source>
        <translation>Karte speichern unter</translation>
    </message>
    <message>
        <source>Save picture as</source>
        <translation>Bild speichern unter</translation>
    </message>
    <message>
        <source>The map is still open and not saved. Save it under another name or in another folder.</source>
        <translation>Die Karte ist noch offen und nicht gespeichert. Am besten unter einem anderen Namen oder in einem anderen Ordner speichern.</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Restore unsaved maps</source>
        <translation>Ungespeicherte Karten wiederherstellen</translation>
    </message>
    <message>
        <source>The program ended without saving these maps. Choose one to go on with it.</source>
        <translation>Das Programm endete, ohne diese Karten zu speichern. Eine wählen, um mit ihr weiterzumachen.</translation>
    </message>
    <message>
        <source>Untitled map</source>
        <translation>Karte ohne Titel</translation>
    </message>
    <message>
        <source>never saved</source>
        <translation>nie gespeichert</translation>
    </message>
    <message>
        <source>{title} – {time}
{file}</source>
        <translation>{title} – {time}
{file}</translation>
    </message>
</context>
<context>
    <name>Rendering</name>
    <message>
        <source>A picture of {width} × {height} pixels cannot be made; choose other pixels per cell.</source>
        <translation>Ein Bild von {width} × {height} Pixeln ist nicht möglich; andere Pixel je Feld wählen.</translation>
    </message>
    <message>
        <source>The picture could not be made: {reason}</source>
        <translation>Das Bild konnte nicht gezeichnet werden: {reason}</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Untitled map</source>
        <translation>Karte ohne Titel</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>“{name}” is open; parts of it could not be read. They are listed under Problems.</source>
        <translation>„{name}“ ist offen; manches darin konnte nicht gelesen werden und steht unter „Probleme“.</translation>
    </message>
    <message>
        <source>“{name}” was written by a newer Battlemap. What this one does not know is kept and saved again.</source>
        <translation>„{name}“ stammt von einem neueren Battlemap. Was dieses nicht kennt, bleibt erhalten und wird wieder gespeichert.</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>&amp;Initiative</source>
        <translation>&amp;Initiative</translation>
    </message>
    <message>
        <source>&amp;Movement</source>
        <translation>B&amp;ewegung</translation>
    </message>
    <message>
        <source>Life when unhurt, in points</source>
        <translation>Leben, wenn unverletzt, in Punkten</translation>
    </message>
    <message>
        <source>Ma&amp;x. life</source>
        <translation>Ma&amp;x. Leben</translation>
    </message>
    <message>
        <source>Movement in cells a turn</source>
        <translation>Bewegung in Feldern je Zug</translation>
    </message>
    <message>
        <source>Place in the turn order: the highest number acts first</source>
        <translation>Platz in der Reihenfolge: Die höchste Zahl handelt zuerst</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Allies</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Heroes</source>
        <translation>Helden</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutrale</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Welcome! Drag minis from the library below onto the map. The wheel zooms, dragging with the right button moves the map, a click opens a door. F1 shows all keys.</source>
        <translation>Willkommen! Minis aus der Sammlung unten auf die Karte ziehen. Das Mausrad vergrößert, Ziehen mit der rechten Taste verschiebt die Karte, ein Klick öffnet eine Tür. F1 zeigt alle Tastenkürzel.</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%n mini(s) selected</source>
        <translation><numerusform>%n Mini gewählt</numerusform><numerusform>%n Minis gewählt</numerusform></translation>
    </message>
    <message>
        <source>Cell {name}</source>
        <translation>Feld {name}</translation>
    </message>
    <message>
        <source>Zoom {percent} % · 1 cell = {size} mm</source>
        <translation>Zoom {percent} % · 1 Feld = {size} mm</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>opening…</source>
        <translation>wird geöffnet …</translation>
    </message>
    <message>
        <source>saved {time}</source>
        <translation>gespeichert {time}</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>unverändert</translation>
    </message>
</context>
<context>
    <name>Systems</name>
    <message>
        <source>Free (no rules)</source>
        <translation>Frei (ohne Regeln)</translation>
    </message>
</context>
<context>
    <name>ToolStrip</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Select, move and edit minis; click a door to open or shut it.</source>
        <translation>Minis wählen, bewegen und ändern; ein Klick auf eine Tür öffnet oder schließt sie.</translation>
    </message>
</context>
<context>
    <name>UnsavedDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Nicht speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the changes to “{title}”?</source>
        <translation>Die Änderungen an „{title}“ speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
</context>
</TS>
