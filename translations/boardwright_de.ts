<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>boardwright::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation>Über Boardwright</translation>
    </message>
    <message>
        <source>&lt;b&gt;Boardwright %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Boardwright %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>An editor for goal sets with a live board preview.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ein Editor für Ziellisten mit sofortiger Brettvorschau.&lt;br&gt;&lt;br&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardMenu</name>
    <message>
        <source>Save as This Set&apos;s Pre&amp;view</source>
        <translation>Als Vorschau dieser Liste &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Forget the Saved Preview</source>
        <translation>Gespeicherte Vorschau &amp;entfernen</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Back to the whole board (Esc)</source>
        <translation>Zurück zum ganzen Brett (Esc)</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardScene</name>
    <message>
        <source>%1. %2</source>
        <comment>number of a cell, its goal</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>a line, a measure, its value</comment>
        <translation>%1 · %2: %3</translation>
    </message>
    <message>
        <source>No board can be made of this set.</source>
        <translation>Aus dieser Liste lässt sich kein Brett erstellen.</translation>
    </message>
    <message>
        <source>no centre</source>
        <comment>in a cell that is left empty</comment>
        <translation>ohne Mitte</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>in a cell that is left empty</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>The centre, left empty on purpose</source>
        <translation>Die Mitte, absichtlich leer gelassen</translation>
    </message>
    <message>
        <source>Left blank on purpose</source>
        <translation>Absichtlich leer gelassen</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Shiny: it counts for more</source>
        <translation>Glänzend: zählt mehr</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Double click to open its board</source>
        <translation>Doppelklicken, um das zugehörige Brett zu öffnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, the name of a way out of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <comment>the two ends of a link</comment>
        <translation>%1 ↔ %2</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListEditor</name>
    <message>
        <source>There is nothing to choose from yet</source>
        <translation>Noch keine Auswahl vorhanden</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation>Gewichtung %1 für „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %n goals</source>
        <translation>
            <numerusform>Gewichtung %1 für %n Ziel</numerusform>
            <numerusform>Gewichtung %1 für %n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation>Aktivieren von „%1“</translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation>Deaktivieren von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Enable %n goals</source>
        <translation>
            <numerusform>Aktivieren von %n Ziel</numerusform>
            <numerusform>Aktivieren von %n Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n goals</source>
        <translation>
            <numerusform>Deaktivieren von %n Ziel</numerusform>
            <numerusform>Deaktivieren von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Reword &quot;%1&quot;</source>
        <translation>Umformulieren von „%1“</translation>
    </message>
    <message>
        <source>Change %1</source>
        <comment>the label of a field</comment>
        <translation>Ändern von „%1“</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <comment>the label of a field, a goal or a row</comment>
        <translation>%1 von „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>%1 von %n Zeile</numerusform>
            <numerusform>%1 von %n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n rows to %1</source>
        <translation>
            <numerusform>Hinzufügen von %n Zeile zu „%1“</numerusform>
            <numerusform>Hinzufügen von %n Zeilen zu „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; from %2</source>
        <comment>a row, a table</comment>
        <translation>Entfernen von „%1“ aus „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n rows from %1</source>
        <translation>
            <numerusform>Entfernen von %n Zeile aus „%1“</numerusform>
            <numerusform>Entfernen von %n Zeilen aus „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n rows of %1</source>
        <translation>
            <numerusform>Verschieben von %n Zeile in „%1“</numerusform>
            <numerusform>Verschieben von %n Zeilen in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <comment>a table</comment>
        <translation>Einfügen in „%1“</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>Speichern der Vorschau</translation>
    </message>
    <message>
        <source>Forget the saved preview</source>
        <translation>Entfernen der gespeicherten Vorschau</translation>
    </message>
</context>
<context>
    <name>boardwright::ExtentEditor</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldCells</name>
    <message>
        <source>yes or no</source>
        <translation>yes (ja) oder no (nein)</translation>
    </message>
    <message numerus="yes">
        <source>a text of at most %n characters</source>
        <translation>
            <numerusform>ein Text mit höchstens %n Zeichen</numerusform>
            <numerusform>ein Text mit höchstens %n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>names and numbers, such as &quot;combat: 2, shop: 0.5&quot;</source>
        <translation>Namen und Zahlen, zum Beispiel „Kampf: 2, Laden: 0.5“</translation>
    </message>
    <message>
        <source>names of rows, separated by commas</source>
        <translation>Namen von Zeilen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>numbers of cells, separated by commas</source>
        <translation>Nummern von Feldern, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not possible. Possible: %3.</source>
        <comment>label of a field, what was typed, what is allowed</comment>
        <translation>%1: „%2“ ist nicht möglich. Möglich: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label of a field, its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::Fields</name>
    <message>
        <source>Constrained</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Goals under limits on categories, tags, copies and zones, as lockout.live does it</source>
        <translation>Ziele mit Grenzen für Kategorien, Markierungen, Wiederholungen und Zonen, wie bei lockout.live</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>What the group is called</source>
        <translation>Wie die Gruppe heißt</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>How many goals of the group may stand on one board</source>
        <translation>Wie viele Ziele der Gruppe auf einem Brett stehen dürfen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Exclusion groups of the goal: of each, only so many goals stand on one board</source>
        <translation>Ausschlussgruppen des Ziels: Von jeder stehen nur so viele Ziele auf einem Brett, wie sie zulässt</translation>
    </message>
    <message>
        <source>Exclusion groups</source>
        <translation>Ausschlussgruppen</translation>
    </message>
    <message>
        <source>Like tags, but a group may allow more than one goal, and a goal may be in several</source>
        <translation>Wie Markierungen, aber eine Gruppe kann mehr als ein Ziel zulassen, und ein Ziel kann in mehreren sein</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Ausschluss</translation>
    </message>
    <message>
        <source>Relaxations</source>
        <translation>Lockerungen</translation>
    </message>
    <message>
        <source>Limits that gave way on this board</source>
        <translation>Grenzen, die auf diesem Brett nachgegeben haben</translation>
    </message>
    <message>
        <source>Exclusive cells</source>
        <translation>Exklusive Felder</translation>
    </message>
    <message>
        <source>Cells in only one progression zone, which only goals of that zone can fill</source>
        <translation>Felder in nur einer Fortschrittszone; nur Ziele dieser Zone können sie füllen</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Doppelungen</translation>
    </message>
    <message>
        <source>Goals of a line whose line category another goal of it has already</source>
        <translation>Ziele einer Linie, deren Linienkategorie dort schon ein anderes Ziel hat</translation>
    </message>
    <message>
        <source>Candidates on the empty board</source>
        <translation>Kandidaten auf dem leeren Brett</translation>
    </message>
    <message>
        <source>Enabled goals that zones, forced positions and board limits let stand here</source>
        <translation>Aktivierte Ziele, die nach Zonen, festen Positionen und Brettgrenzen hier stehen dürfen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Progression zones that contain the cell; with only one, it is exclusive</source>
        <translation>Fortschrittszonen, in denen das Feld liegt; bei nur einer ist es exklusiv</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Vorkommen</translation>
    </message>
    <message>
        <source>How often the goal stands on the board</source>
        <translation>Wie oft das Ziel auf dem Brett steht</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>Bingo</translation>
    </message>
    <message>
        <source>Ascend</source>
        <translation>Ascend</translation>
    </message>
    <message>
        <source>Summit</source>
        <translation>Summit</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Triple</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Rush</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>The game that the board is for: its shape, its lines and its progression</source>
        <translation>Das Spiel, für das das Brett ist: seine Form, seine Linien und sein Fortschritt</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Rows and columns of the grid</source>
        <translation>Zeilen und Spalten des Rasters</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seitenlänge</translation>
    </message>
    <message>
        <source>Rows of the grid, which has as many columns</source>
        <translation>Zeilen des Rasters, das ebenso viele Spalten hat</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Tiers of the pyramid, each one cell wider</source>
        <translation>Stufen der Pyramide, jede ein Feld breiter</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Cells of the list, three in a set</source>
        <translation>Felder der Folge, drei je Satz</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Kind of warning</source>
        <translation>Art der Warnung</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Category or tag</source>
        <translation>Kategorie oder Markierung</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Accepted warnings</source>
        <translation>Akzeptierte Warnungen</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigste</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchste</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>No board limits</source>
        <translation>Ohne Brettgrenzen</translation>
    </message>
    <message>
        <source>Board categories are not limited</source>
        <translation>Brettkategorien sind nicht begrenzt</translation>
    </message>
    <message>
        <source>No line limits</source>
        <translation>Ohne Liniengrenzen</translation>
    </message>
    <message>
        <source>Line categories are not limited; a goal still stands only once in a line</source>
        <translation>Linienkategorien sind nicht begrenzt; ein Ziel steht trotzdem nur einmal in einer Linie</translation>
    </message>
    <message>
        <source>No weighting</source>
        <translation>Ohne Gewichtung</translation>
    </message>
    <message>
        <source>Every enabled goal takes part, whatever its weighting</source>
        <translation>Jedes aktivierte Ziel nimmt teil, unabhängig von seiner Gewichtung</translation>
    </message>
    <message>
        <source>No progression</source>
        <translation>Ohne Fortschritt</translation>
    </message>
    <message>
        <source>Goals stand anywhere, whatever their zones</source>
        <translation>Ziele stehen überall, unabhängig von ihren Zonen</translation>
    </message>
    <message>
        <source>No centre</source>
        <translation>Ohne Mitte</translation>
    </message>
    <message>
        <source>The middle cell stays empty; grids of odd rows and columns only</source>
        <translation>Das mittlere Feld bleibt leer; nur in Rastern mit ungerader Zeilen- und Spaltenzahl</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Which values of their ranges goals take, as far as their cells allow</source>
        <translation>Welche Werte ihrer Bereiche Ziele annehmen, soweit ihre Felder es erlauben</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <source>Cells that stay empty, drawn among those of no forced goal</source>
        <translation>Felder, die leer bleiben, ausgelost unter denen ohne fest gesetztes Ziel</translation>
    </message>
    <message>
        <source>Shiny cells</source>
        <translation>Glänzende Felder</translation>
    </message>
    <message>
        <source>Cells that count for more, spread over the board; automatic: as many as suit it</source>
        <translation>Felder, die mehr zählen, über das Brett verteilt; automatisch: so viele, wie zu ihm passen</translation>
    </message>
</context>
<context>
    <name>boardwright::FileWords</name>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation>ein Text in doppelten Anführungszeichen</translation>
    </message>
    <message>
        <source>a list in [ ]</source>
        <translation>eine Liste in [&#xa0;]</translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation>ein Objekt in {&#xa0;}</translation>
    </message>
    <message>
        <source>a value is expected</source>
        <translation>erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>a key in double quotes is expected (and no comma before a closing brace)</source>
        <translation>erwartet wird ein Schlüssel in doppelten Anführungszeichen (und kein Komma vor einer schließenden geschweiften Klammer)</translation>
    </message>
    <message>
        <source>a colon is expected between a key and its value</source>
        <translation>erwartet wird ein Doppelpunkt zwischen Schlüssel und Wert</translation>
    </message>
    <message>
        <source>a comma or a closing brace } is expected</source>
        <translation>erwartet wird ein Komma oder eine schließende geschweifte Klammer }</translation>
    </message>
    <message>
        <source>a comma or a closing bracket ] is expected</source>
        <translation>erwartet wird ein Komma oder eine schließende eckige Klammer ]</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is expected after a number</source>
        <translation>nach einer Zahl wird ein Komma oder eine schließende Klammer erwartet</translation>
    </message>
    <message>
        <source>nothing more is expected: the goal set has already ended</source>
        <translation>hier darf nichts mehr folgen: Die Zielliste ist schon zu Ende</translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation>die Datei endet zu früh; vielleicht fehlt ein Teil</translation>
    </message>
    <message>
        <source>texts stand in double quotes (&quot;)</source>
        <translation>Texte stehen in doppelten Anführungszeichen (&quot;)</translation>
    </message>
    <message>
        <source>a digit is expected</source>
        <translation>erwartet wird eine Ziffer</translation>
    </message>
    <message>
        <source>numbers are written without leading zeros</source>
        <translation>Zahlen stehen ohne führende Nullen</translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation>ein Steuerzeichen in einem Text muss als Escape-Folge wie \n oder \t geschrieben werden</translation>
    </message>
    <message>
        <source>after a backslash, one of &quot; \ / b f n r t u is expected</source>
        <translation>nach einem umgekehrten Schrägstrich wird eines der Zeichen &quot; \ / b f n r t u erwartet</translation>
    </message>
    <message>
        <source>four hexadecimal digits are expected after \u</source>
        <translation>nach \u werden vier Hexadezimalziffern erwartet</translation>
    </message>
    <message>
        <source>half a character: \u surrogates come in pairs</source>
        <translation>dies ist nur ein halbes Zeichen: \u-Surrogate stehen immer paarweise</translation>
    </message>
    <message>
        <source>control characters do not belong here</source>
        <translation>Steuerzeichen gehören nicht hierher</translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; take them out</source>
        <translation>Kommentare sind in JSON nicht erlaubt und müssen entfernt werden</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Das ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>This is not valid JSON: here stands %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation>Das ist kein gültiges JSON: Hier steht %1, aber %2.</translation>
    </message>
    <message>
        <source>Brackets are nested deeper than %1 levels here; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation>Hier sind Klammern tiefer als %1 Ebenen verschachtelt; das kommt in keiner Zielliste vor. Dies ist keine Zielliste, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The file holds more than %1 values; no goal set does. This is not a goal set, or it is damaged.</source>
        <translation>Die Datei enthält mehr als %1 Werte; so viele hat keine Zielliste. Dies ist keine Zielliste, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation>Dies ist kein UTF-8-Text. Die Datei in dem Programm, aus dem sie stammt, als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but here stands %3.</source>
        <translation>„%1“ sollte %2 sein, aber hier steht %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but here stands %4.</source>
        <translation>„%1“ sollte eine ganze Zahl von %2 bis %3 sein, aber hier steht %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;, which is unknown. Known are: %3.</source>
        <translation>„%1“ hat den unbekannten Wert „%2“. Bekannt sind: %3.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation>Dies ist JSON, aber keine Zielliste von lockout.live: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. The last one counts; take the other out.</source>
        <translation>Der Schlüssel „%1“ steht zweimal im selben Objekt. Der letzte zählt; den anderen entfernen.</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>Es gibt keine Datei „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation>„%1“ ist ein Ordner. Eine Datei darin auswählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ordinary file, but a device, a pipe or a socket.</source>
        <translation>„%1“ ist keine gewöhnliche Datei, sondern ein Gerät, eine Pipe oder ein Socket.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>„%1“ kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written: %2. Save under another name or in another folder.</source>
        <translation>„%1“ kann nicht geschrieben werden: %2. Unter einem anderen Namen oder in einem anderen Ordner speichern.</translation>
    </message>
    <message>
        <source>The file is larger than %1; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation>Die Datei ist größer als %1; so groß ist keine Zielliste. Dies ist keine Zielliste, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>Stopped before the file was read.</source>
        <translation>Abgebrochen, bevor die Datei gelesen war.</translation>
    </message>
    <message>
        <source>This goal set is in the layout that had no version yet. Its first change saves it as version 3.</source>
        <translation>Diese Zielliste hat noch das Format ohne Versionsnummer. Sobald etwas geändert ist, wird sie als Version 3 gespeichert.</translation>
    </message>
    <message>
        <source>This goal set is in the layout of version %1. Its first change saves it as version 3.</source>
        <translation>Diese Zielliste hat das Format der Version %1. Sobald etwas geändert ist, wird sie als Version 3 gespeichert.</translation>
    </message>
</context>
<context>
    <name>boardwright::FilterWords</name>
    <message>
        <source>pool</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>progression</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>board limits</source>
        <translation>Brettgrenzen</translation>
    </message>
    <message>
        <source>individual limit</source>
        <translation>Einzelgrenze</translation>
    </message>
    <message>
        <source>values left</source>
        <translation>übrige Werte</translation>
    </message>
    <message>
        <source>line limits</source>
        <translation>Liniengrenzen</translation>
    </message>
</context>
<context>
    <name>boardwright::FindBar</name>
    <message>
        <source>Find in the source</source>
        <translation>Im Quelltext suchen</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Vorheriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match 3 of 12</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>boardwright::FixWords</name>
    <message>
        <source>Declare &quot;%1&quot; with a limit of 100 %</source>
        <translation>Für „%1“ eine Grenze von 100&#xa0;% festlegen</translation>
    </message>
    <message>
        <source>Remove the empty category from %1</source>
        <translation>Die leere Kategorie aus %1 entfernen</translation>
    </message>
    <message>
        <source>Keep &quot;%1&quot; once in %2</source>
        <translation>„%1“ in %2 nur einmal behalten</translation>
    </message>
    <message>
        <source>Remove the limit of &quot;%1&quot;</source>
        <translation>Die Grenze von „%1“ entfernen</translation>
    </message>
    <message>
        <source>Keep the last limit of &quot;%1&quot;</source>
        <translation>Nur die letzte Grenze von „%1“ behalten</translation>
    </message>
    <message>
        <source>Set the limit of &quot;%1&quot; to %2 %</source>
        <translation>Die Grenze von „%1“ auf %2&#xa0;% setzen</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot; to the list of tags</source>
        <translation>„%1“ in die Liste der Markierungen aufnehmen</translation>
    </message>
    <message>
        <source>Remove the tag &quot;%1&quot;</source>
        <translation>Die Markierung „%1“ entfernen</translation>
    </message>
    <message>
        <source>Keep the tag &quot;%1&quot; once</source>
        <translation>Die Markierung „%1“ nur einmal behalten</translation>
    </message>
    <message>
        <source>Rename the tag &quot;%1&quot; to &quot;%2&quot; everywhere</source>
        <translation>Die Markierung „%1“ überall in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Set the weighting of %1 to %2</source>
        <translation>Die Gewichtung von %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Set the individual limit of %1 to %2</source>
        <translation>Die Einzelgrenze von %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Sort the range of %1</source>
        <translation>Den Bereich von %1 sortieren</translation>
    </message>
    <message>
        <source>Remove values below 1 from the range of %1</source>
        <translation>Werte unter 1 aus dem Bereich von %1 entfernen</translation>
    </message>
    <message>
        <source>Empty the range of %1</source>
        <translation>Den Bereich von %1 leeren</translation>
    </message>
    <message>
        <source>Remove positions below 1 from %1</source>
        <translation>Positionen unter 1 aus %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the positions above %2 from %1</source>
        <translation>Positionen über %2 aus %1 entfernen</translation>
    </message>
    <message>
        <source>Keep each position of %1 once</source>
        <translation>Jede Position von %1 nur einmal behalten</translation>
    </message>
    <message>
        <source>Take what is wrong out of %1</source>
        <comment>a field</comment>
        <translation>Ungültiges aus „%1“ entfernen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>field, value</comment>
        <translation>„%1“ auf %2 setzen</translation>
    </message>
</context>
<context>
    <name>boardwright::GeneratorBox</name>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <comment>a kind of board</comment>
        <translation>Hinzufügen: %1…</translation>
    </message>
</context>
<context>
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>boardwright::Legend</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Farben von %1 bis %2</translation>
    </message>
    <message>
        <source>Nothing to colour on this board</source>
        <translation>Auf diesem Brett gibt es nichts einzufärben</translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message numerus="yes">
        <source>%n forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n fest gesetzt</numerusform>
            <numerusform>%n fest gesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n durch Zufallswahl</numerusform>
            <numerusform>%n durch Zufallswahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n durch Lockerung</numerusform>
            <numerusform>%n durch Lockerung</numerusform>
        </translation>
    </message>
    <message>
        <source>Every limit kept</source>
        <translation>Alle Grenzen eingehalten</translation>
    </message>
    <message numerus="yes">
        <source>%n limits gave way</source>
        <translation>
            <numerusform>%n Grenze hat nachgegeben</numerusform>
            <numerusform>%n Grenzen haben nachgegeben</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every cell could be filled</source>
        <translation>Nicht jedes Feld konnte gefüllt werden</translation>
    </message>
    <message>
        <source>%1 · cells: %2 · %3</source>
        <comment>verdict · cells: how they were filled · pool</comment>
        <translation>%1 · Felder: %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>pool of %n goals</source>
        <translation>
            <numerusform>Vorrat: %n Ziel</numerusform>
            <numerusform>Vorrat: %n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n durch Suche</numerusform>
            <numerusform>%n durch Suche</numerusform>
        </translation>
    </message>
    <message>
        <source>greedy, attempt %1</source>
        <comment>stage that finished the board</comment>
        <translation>Zufallswahl, Versuch %1</translation>
    </message>
    <message>
        <source>search from a clean slate, attempt %1, phase %2</source>
        <translation>Suche von Grund auf, Versuch %1, Phase %2</translation>
    </message>
    <message>
        <source>search, attempt %1, phase %2</source>
        <comment>stage that finished the board</comment>
        <translation>Suche, Versuch %1, Phase %2</translation>
    </message>
    <message numerus="yes">
        <source>%n cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>%n Feld durch Lockerung, Versuch %1</numerusform>
            <numerusform>%n Felder durch Lockerung, Versuch %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n Versuch</numerusform>
            <numerusform>%n Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>constrained mode</source>
        <translation>Modus für enge Grenzen</translation>
    </message>
    <message>
        <source>chaos</source>
        <comment>every rule is switched off</comment>
        <translation>Chaos</translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers</source>
        <translation>
            <numerusform>%n Modifikator</numerusform>
            <numerusform>%n Modifikatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tried %n goals of the %1 it may try.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>Sie hat %n Ziel von höchstens %1 probiert.</numerusform>
            <numerusform>Sie hat %n Ziele von höchstens %1 probiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Attempt %1 of %2: random choice filled every cell, no search needed.</source>
        <translation>Versuch %1 von %2: Die Zufallswahl hat jedes Feld gefüllt, eine Suche war nicht nötig.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the board from a clean slate.</source>
        <translation>Versuch %1: Die Zufallswahl blieb stecken; in Phase %2 hat die Suche das Brett von Grund auf gefüllt.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled what was left.</source>
        <translation>Versuch %1: Die Zufallswahl blieb stecken; in Phase %2 hat die Suche den Rest gefüllt.</translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells had to be filled by letting limits give way.</source>
        <translation>
            <numerusform>Versuch %1: %n Feld ließ sich nur füllen, indem Grenzen nachgaben.</numerusform>
            <numerusform>Versuch %1: %n Felder ließen sich nur füllen, indem Grenzen nachgaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The search stopped early, in phase %1 of %2: it had tried everything, and no board of this draw keeps every limit.</source>
        <translation>Die Suche hat vorzeitig aufgehört, in Phase %1 von %2: Sie hatte alles probiert, und kein Brett dieser Ziehung hält alle Grenzen ein.</translation>
    </message>
    <message>
        <source>The search stopped early, after phase %1 of %2: it made hardly any progress.</source>
        <translation>Die Suche hat vorzeitig aufgehört, nach Phase %1 von %2: Sie kam kaum voran.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 line categories cap at 1; %3 % of goals carry one.</source>
        <translation>Modus für enge Grenzen: %1 von %2 Linienkategorien erlauben nur 1 je Linie; %3&#xa0;% der Ziele tragen eine.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 board categories are tight; %3 % of goals carry one.</source>
        <translation>Modus für enge Grenzen: %1 von %2 Brettkategorien sind eng begrenzt; %3&#xa0;% der Ziele tragen eine.</translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on.</source>
        <translation>
            <numerusform>%n Modifikator ist an.</numerusform>
            <numerusform>%n Modifikatoren sind an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals pulled back</source>
        <translation>
            <numerusform>%n Ziel zurückgeholt</numerusform>
            <numerusform>%n Ziele zurückgeholt</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells: %1.</source>
        <comment>how many were filled by whom</comment>
        <translation>Felder: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n goals took part in the draw.</source>
        <translation>
            <numerusform>%n Ziel nahm an der Ziehung teil.</numerusform>
            <numerusform>%n Ziele nahmen an der Ziehung teil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them had been left out by weighting and came back, because the others could not fill the board.</source>
        <translation>
            <numerusform>%n davon war durch die Gewichtung ausgeschieden und kam zurück, weil die anderen das Brett nicht füllen konnten.</numerusform>
            <numerusform>%n davon waren durch die Gewichtung ausgeschieden und kamen zurück, weil die anderen das Brett nicht füllen konnten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells had to be filled by letting limits give way, after a search (phases: %2).</source>
        <translation>
            <numerusform>Versuch %1: %n Feld ließ sich nach einer Suche (Phasen: %2) nur füllen, indem Grenzen nachgaben.</numerusform>
            <numerusform>Versuch %1: %n Felder ließen sich nach einer Suche (Phasen: %2) nur füllen, indem Grenzen nachgaben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n attempts some cells are still empty. Goals that the searches tried: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>Nach %n Versuch sind immer noch Felder leer. Ziele, die die Suchen probiert haben: %1; Phasen des letzten Versuchs: %2.</numerusform>
            <numerusform>Nach %n Versuchen sind immer noch Felder leer. Ziele, die die Suchen probiert haben: %1; Phasen des letzten Versuchs: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on: chaos, every rule that can be is switched off.</source>
        <translation>
            <numerusform>%n Modifikator ist an: Chaos, jede abschaltbare Regel ist abgeschaltet.</numerusform>
            <numerusform>%n Modifikatoren sind an: Chaos, jede abschaltbare Regel ist abgeschaltet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MainWindow</name>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 wurde nicht geöffnet: %2</translation>
    </message>
    <message>
        <source>This file is laid out differently from lockout.live&apos;s own files. It stays as it is until you change something; then it is saved in the site&apos;s layout.</source>
        <translation>Diese Datei ist anders formatiert als bei lockout.live. Sie bleibt, wie sie ist, bis etwas geändert wird; dann wird sie in der Form der Website gespeichert.</translation>
    </message>
    <message>
        <source>Open Goal Set</source>
        <translation>Zielliste öffnen</translation>
    </message>
    <message>
        <source>Goal sets (*.json)</source>
        <translation>Ziellisten (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save Goal Set</source>
        <translation>Zielliste speichern</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <translation>„%1“ enthält Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>%1[*] - Boardwright</source>
        <translation>%1[*] – Boardwright</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · geändert</translation>
    </message>
    <message>
        <source>Making the board…</source>
        <translation>Brett wird erstellt …</translation>
    </message>
    <message>
        <source>Board up to date (%L1 ms)</source>
        <translation>Brett aktuell (%L1&#xa0;ms)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>B&amp;rett</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Probleme</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>Ü&amp;ber Boardwright</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Main Tool Bar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>This file now also holds Boardwright&apos;s own data (%1), which lockout.live ignores.</source>
        <comment>titles of what it holds</comment>
        <translation>Diese Datei enthält jetzt auch eigene Daten von Boardwright (%1), die lockout.live nicht beachtet.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between titles</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>&amp;Large Board</source>
        <translation>&amp;Großes Brett</translation>
    </message>
</context>
<context>
    <name>boardwright::Measures</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1&#xa0;min</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Meldung schließen</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>Whether the goal takes part at all</source>
        <translation>Ob das Ziel überhaupt teilnimmt</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1</source>
        <translation>Was die Spieler lesen. {{X}} wird zum Wert; [[s]] und [[es]] verschwinden, wenn er 1 ist</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>The values that {{X}} can take</source>
        <translation>Die Werte, die {{X}} annehmen kann</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Board categories: limited over the whole board</source>
        <translation>Brettkategorien: begrenzt auf dem ganzen Brett</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation>Linienkategorien: begrenzt in jeder Zeile, Spalte und Diagonale</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation>Fortschrittszonen: E = früh, M = Mitte, L = spät, N = Endspiel. Bingo beachtet sie nicht</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>Gewichtung</translation>
    </message>
    <message>
        <source>The chance in percent, rolled once a board, that the goal enters the pool</source>
        <translation>Wahrscheinlichkeit in Prozent, einmal je Brett ausgewürfelt, dass das Ziel in den Vorrat kommt</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>How often the goal may stand on one board, each time with another value</source>
        <translation>Wie oft das Ziel auf einem Brett stehen darf, jedes Mal mit einem anderen Wert</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board</source>
        <translation>Von allen Zielen mit derselben Markierung steht höchstens eines auf einem Brett</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>deaktiviert</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>The only cells where the goal may stand, counted from the top left; empty: anywhere</source>
        <translation>Die einzigen Felder, auf denen das Ziel stehen darf, von links oben gezählt; leer: überall</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Ansteigend</translation>
    </message>
    <message>
        <source>Whether lower values come earlier along the board. Bingo ignores it</source>
        <translation>Ob kleinere Werte früher auf dem Brett kommen. Bingo beachtet es nicht</translation>
    </message>
    <message>
        <source>Tooltip</source>
        <translation>Hinweistext</translation>
    </message>
    <message>
        <source>What players read when they ask for more</source>
        <translation>Was Spielende lesen, wenn sie mehr wissen wollen</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>The pictures shown with the goal</source>
        <translation>Die Bilder, die zum Ziel gezeigt werden</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesView</name>
    <message>
        <source>Filter goals, categories, tags</source>
        <translation>Ziele, Kategorien, Markierungen filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n goals</source>
        <translation>
            <numerusform>%1 von %n Ziel</numerusform>
            <numerusform>%1 von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n deaktiviert</numerusform>
            <numerusform>%n deaktiviert</numerusform>
        </translation>
    </message>
    <message>
        <source>No goals yet</source>
        <translation>Noch keine Ziele</translation>
    </message>
    <message>
        <source>Open a goal set to see its goals here.</source>
        <translation>Eine Zielliste öffnen, um ihre Ziele hier zu sehen.</translation>
    </message>
    <message>
        <source>No goal matches</source>
        <translation>Kein Ziel passt</translation>
    </message>
    <message>
        <source>No goal has all of these words in it, in its tooltip, its categories or its tag.</source>
        <translation>Kein Ziel enthält alle diese Wörter, weder im Text noch in Hinweistext, Kategorien oder Markierung.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>&amp;Enable</source>
        <translation>&amp;Aktivieren</translation>
    </message>
    <message>
        <source>&amp;Disable</source>
        <translation>&amp;Deaktivieren</translation>
    </message>
    <message>
        <source>Set &amp;weighting…</source>
        <translation>&amp;Gewichtung festlegen…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>boardwright::OverlayBar</name>
    <message>
        <source>Overlay</source>
        <translation>Einfärbung</translation>
    </message>
    <message>
        <source>What the cells are coloured by</source>
        <translation>Wonach die Felder eingefärbt werden</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Keine Einfärbung</translation>
    </message>
    <message>
        <source>At the edge: %1</source>
        <comment>a measure</comment>
        <translation>Am Rand: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::ParameterGroup</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Gives everything here its usual value</source>
        <translation>Setzt hier alles auf den üblichen Wert</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of settings, how many of them differ from the usual</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything here has its usual value</source>
        <translation>Alles hier hat den üblichen Wert</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>%n more problems are not listed.</source>
        <translation>
            <numerusform>%n weiteres Problem ist nicht aufgeführt.</numerusform>
            <numerusform>%n weitere Probleme sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>boardwright::SectionTable</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedBar</name>
    <message>
        <source>&amp;Previous Seed</source>
        <translation>&amp;Voriger Startwert</translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <translation>&amp;Nächster Startwert</translation>
    </message>
    <message>
        <source>&amp;Random Seed</source>
        <translation>&amp;Zufälliger Startwert</translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <translation>Startwert &amp;kopieren</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Any text. The same seed, set and size always make the same board.
Seeds are Boardwright&apos;s own; the site follows the same rules but gives another board.</source>
        <translation>Beliebiger Text. Gleicher Startwert, gleiche Liste und gleiche Größe ergeben immer dasselbe Brett.
Die Startwerte gelten nur in Boardwright; die Website folgt denselben Regeln, liefert aber ein anderes Brett.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
</context>
<context>
    <name>boardwright::SideTabs</name>
    <message>
        <source>Objectives</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceView</name>
    <message>
        <source>Source of the file</source>
        <translation>Quelltext der Datei</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>The file has very long lines. This is what they say, laid out to be read.</source>
        <translation>Die Datei hat sehr lange Zeilen. Hier steht ihr Inhalt, lesbar angeordnet.</translation>
    </message>
</context>
<context>
    <name>boardwright::TextEditor</name>
    <message>
        <source>one, another</source>
        <translation>eins, ein weiteres</translation>
    </message>
    <message>
        <source>combat: 2, shop: 0.5</source>
        <translation>Kampf: 2, Laden: 0.5</translation>
    </message>
    <message>
        <source>1, 7, 13</source>
        <translation>1, 7, 13</translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message>
        <source>(a removed goal)</source>
        <translation>(ein entferntes Ziel)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>The enabled goals can fill only %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>Die aktivierten Ziele können %1 von %2 Feldern füllen. Ziele hinzufügen oder aktivieren, Einzelgrenzen anheben oder ein kleineres Brett wählen.</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or take it from the goal.</source>
        <translation>%1 hat die Brettkategorie „%2“, für die keine Grenze festgelegt ist. Die Kategorie bei den Brettgrenzen hinzufügen oder aus dem Ziel entfernen.</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or take it from the goal.</source>
        <translation>%1 hat die Linienkategorie „%2“, für die keine Grenze festgelegt ist. Die Kategorie bei den Liniengrenzen hinzufügen oder aus dem Ziel entfernen.</translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the list of tags. Add it there, or take it from the goal.</source>
        <translation>%1 hat die Markierung „%2“, die nicht in der Liste der Markierungen steht. Sie dort hinzufügen oder aus dem Ziel entfernen.</translation>
    </message>
    <message>
        <source>%1 asks for a value but has no range. Give it a range, or take {{X}} out.</source>
        <translation>%1 verlangt einen Wert, hat aber keinen Bereich. Einen Bereich angeben oder {{X}} entfernen.</translation>
    </message>
    <message>
        <source>%1 has a range but shows no value. Put {{X}} into the goal, or empty the range.</source>
        <translation>%1 hat einen Bereich, zeigt aber keinen Wert. {{X}} in das Ziel einfügen oder den Bereich leeren.</translation>
    </message>
    <message>
        <source>%1 may stand %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation>%1 darf %2-mal auf einem Brett stehen, aber die Zahl der verschiedenen Werte ist nur %3. Die Grenze senken oder Werte hinzufügen.</translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings go from 1 to 100.</source>
        <translation>%1 hat die Gewichtung %2. Gewichtungen reichen von 1 bis 100.</translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The lowest is 1; disable the goal to keep it off the board.</source>
        <translation>%1 hat die Einzelgrenze %2. Die niedrigste ist 1; um das Ziel vom Brett fernzuhalten, kann es deaktiviert werden.</translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values are 1 or more.</source>
        <translation>%1 hat den Wert %2 im Bereich. Werte müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board has the positions 1 to %3.</source>
        <translation>%1 ist fest auf Position %2 gesetzt, aber dieses Brett hat die Positionen 1 bis %3.</translation>
    </message>
    <message>
        <source>A goal has no text. Write one, or remove the row.</source>
        <translation>Ein Ziel hat keinen Text. Einen Text eingeben oder die Zeile entfernen.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live takes at most %3.</source>
        <translation>%1 hat %2 Zeichen; lockout.live nimmt höchstens %3.</translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so the goals that carry it never appear (%n of them). Raise the limit, or disable them.</source>
        <translation>
            <numerusform>Die Brettgrenze von „%1“ ist 0&#xa0;%, daher erscheint das Ziel mit dieser Kategorie nie (%n Ziel). Die Grenze anheben oder das Ziel deaktivieren.</numerusform>
            <numerusform>Die Brettgrenze von „%1“ ist 0&#xa0;%, daher erscheinen die Ziele mit dieser Kategorie nie (%n Ziele). Die Grenze anheben oder die Ziele deaktivieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal carries the line category &quot;%1&quot;.</source>
        <translation>Kein Ziel hat die Linienkategorie „%1“.</translation>
    </message>
    <message>
        <source>No goal carries the board category &quot;%1&quot;.</source>
        <translation>Kein Ziel hat die Brettkategorie „%1“.</translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; gave way for %3: %4 goals where %5 are allowed.</source>
        <translation>%1: Brettgrenze „%2“ hat für %3 nachgegeben (Ziele: %4, erlaubt: %5).</translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; gave way in %3 for %4: %5 goals where %6 are allowed.</source>
        <translation>%1: Liniengrenze „%2“ hat in %3 für %4 nachgegeben (Ziele: %5, erlaubt: %6).</translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board: %n came back to fill it.</source>
        <translation>
            <numerusform>Die Gewichtung ließ zu wenige Ziele für dieses Brett übrig: %n kam zurück, um es zu füllen.</numerusform>
            <numerusform>Die Gewichtung ließ zu wenige Ziele für dieses Brett übrig: %n kamen zurück, um es zu füllen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 stays empty: individual limits, tags, forced positions and the goals in its lines leave none for it.</source>
        <translation>Feld %1 bleibt leer: Einzelgrenzen, Markierungen, feste Positionen und die Ziele in seinen Linien lassen kein Ziel dafür übrig.</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Dieses Brett lässt sich nicht füllen: %n Feld bleibt leer. Die Ziele im Vorrat können höchstens %1 von %2 Feldern füllen. Ziele hinzufügen oder aktivieren, Einzelgrenzen anheben oder ein kleineres Brett wählen.</numerusform>
            <numerusform>Dieses Brett lässt sich nicht füllen: %n Felder bleiben leer. Die Ziele im Vorrat können höchstens %1 von %2 Feldern füllen. Ziele hinzufügen oder aktivieren, Einzelgrenzen anheben oder ein kleineres Brett wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the board was made.</source>
        <translation>Angehalten, bevor das Brett fertig war.</translation>
    </message>
    <message>
        <source>The board has %1 cells instead of %2.</source>
        <translation>Das Brett hat %1 statt %2 Felder.</translation>
    </message>
    <message>
        <source>Cell %1 is empty.</source>
        <translation>Feld %1 ist leer.</translation>
    </message>
    <message>
        <source>Cell %1 holds a goal that the set does not have.</source>
        <translation>Feld %1 enthält ein Ziel, das es in der Liste nicht gibt.</translation>
    </message>
    <message>
        <source>Cell %1 holds %2, which is disabled.</source>
        <translation>Feld %1 enthält %2, aber dieses Ziel ist deaktiviert.</translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; stand on the board.</source>
        <translation>Zwei Ziele mit der Markierung „%1“ stehen auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 stands %2 times on the board; its limit is %3.</source>
        <translation>%1 steht %2-mal auf dem Brett; die Grenze ist %3.</translation>
    </message>
    <message>
        <source>%1 stands with the value %2, which is not in its range.</source>
        <translation>%1 steht mit dem Wert %2 auf dem Brett, der nicht in seinem Bereich liegt.</translation>
    </message>
    <message>
        <source>%1 stands twice with the value %2.</source>
        <translation>%1 steht zweimal mit dem Wert %2 auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 stands twice in %2.</source>
        <translation>%1 steht zweimal in %2.</translation>
    </message>
    <message>
        <source>%1 stands on cell %2, outside of its forced positions.</source>
        <translation>%1 steht auf Feld %2, außerhalb seiner festen Positionen.</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>Diagonale %1</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>Hinweis</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. There are goals enough, but tags, forced positions and copies that may not share a line leave none for them. Add goals, or free some of these.</source>
        <translation>
            <numerusform>Dieses Brett lässt sich nicht füllen: %n Feld bleibt leer. Ziele gibt es genug, aber Markierungen, feste Positionen und Wiederholungen, die nicht in einer Linie stehen dürfen, lassen keines dafür übrig. Ziele hinzufügen oder einige davon freigeben.</numerusform>
            <numerusform>Dieses Brett lässt sich nicht füllen: %n Felder bleiben leer. Ziele gibt es genug, aber Markierungen, feste Positionen und Wiederholungen, die nicht in einer Linie stehen dürfen, lassen keine dafür übrig. Ziele hinzufügen oder einige davon freigeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1: progression gave way for %2: the cell is %3, the goal is %4.</source>
        <comment>the zones of a cell, the zones of a goal</comment>
        <translation>Feld %1: Der Fortschritt hat für %2 nachgegeben (Zonen des Feldes: %3; Zonen des Ziels: %4).</translation>
    </message>
    <message>
        <source>%1 goals of the group &quot;%2&quot; stand on the board; it allows %3.</source>
        <translation>Ziele der Gruppe „%2“ auf dem Brett: %1, erlaubt: %3.</translation>
    </message>
    <message>
        <source>%1 stands with the value %2, which does not belong to the zones of its cell.</source>
        <translation>%1 steht mit dem Wert %2 auf dem Brett, der nicht zu den Zonen seines Feldes gehört.</translation>
    </message>
    <message>
        <source>%1 can never be placed: all its forced positions are outside of this board, which has the positions 1 to %2. Change them, or choose a larger board.</source>
        <translation>%1 kann nie platziert werden: Alle festen Positionen liegen außerhalb dieses Bretts, das die Positionen 1 bis %2 hat. Die Positionen ändern oder ein größeres Brett wählen.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking a limit: the one of its board category &quot;%2&quot; leaves no room on this board. Raise the limit, or disable the goal.</source>
        <translation>%1 kann nie platziert werden, ohne eine Grenze zu verletzen: Die Grenze der Brettkategorie „%2“ lässt auf diesem Brett keinen Platz. Die Grenze anheben oder das Ziel deaktivieren.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking progression: none of its forced positions is in its zones (%2). Change its positions or its zones.</source>
        <translation>%1 kann nie platziert werden, ohne den Fortschritt zu verletzen: Keine der festen Positionen liegt in den Zonen des Ziels (%2). Die Positionen oder die Zonen ändern.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking progression: this board has no cell in its zones (%2). Add a zone, or choose a larger board.</source>
        <translation>%1 kann nie platziert werden, ohne den Fortschritt zu verletzen: Dieses Brett hat kein Feld in den Zonen des Ziels (%2). Eine Zone hinzufügen oder ein größeres Brett wählen.</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. Settings are: %2.</source>
        <translation>Es gibt keine Einstellung „%1“. Einstellungen sind: %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not possible for the setting &quot;%1&quot;.</source>
        <translation>„%2“ ist für die Einstellung „%1“ nicht möglich.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not possible for the setting &quot;%1&quot;. Possible is: %3.</source>
        <translation>„%2“ ist für die Einstellung „%1“ nicht möglich. Möglich ist: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells belong to the zone &quot;%1&quot; alone, but the goals that carry it can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%n Feld gehört nur zur Zone „%1“, aber die Ziele mit dieser Zone können nur %2 solche Felder füllen. Die Zone weiteren Zielen geben oder ein kleineres Brett wählen.</numerusform>
            <numerusform>%n Felder gehören nur zur Zone „%1“, aber die Ziele mit dieser Zone können nur %2 davon füllen. Die Zone weiteren Zielen geben oder ein kleineres Brett wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges; %n goals have some.</source>
        <translation>
            <numerusform>%1 beachtet weder Zonen noch ansteigende Bereiche; %n Ziel hat welche.</numerusform>
            <numerusform>%1 beachtet weder Zonen noch ansteigende Bereiche; %n Ziele haben welche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 line categories; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 hat %2 Linienkategorien; lockout.live nimmt höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>%1 has %2 board categories; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 hat %2 Brettkategorien; lockout.live nimmt höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot; twice; it counts once.</source>
        <translation>%1 hat die Linienkategorie „%2“ doppelt; sie zählt einmal.</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot; twice; it counts once.</source>
        <translation>%1 hat die Brettkategorie „%2“ doppelt; sie zählt einmal.</translation>
    </message>
    <message>
        <source>The line category &quot;%1&quot; has two limits; the last counts. Remove the other.</source>
        <translation>Die Linienkategorie „%1“ hat zwei Grenzen; die letzte zählt. Die andere entfernen.</translation>
    </message>
    <message>
        <source>The board category &quot;%1&quot; has two limits; the last counts. Remove the other.</source>
        <translation>Die Brettkategorie „%1“ hat zwei Grenzen; die letzte zählt. Die andere entfernen.</translation>
    </message>
    <message>
        <source>The line limit of &quot;%1&quot; is %2 %. Limits go from 0 to 100 %.</source>
        <translation>Die Liniengrenze von „%1“ ist %2&#xa0;%. Grenzen reichen von 0 bis 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The board limit of &quot;%1&quot; is %2 %. Limits go from 0 to 100 %.</source>
        <translation>Die Brettgrenze von „%1“ ist %2&#xa0;%. Grenzen reichen von 0 bis 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The set has %1 tags; lockout.live takes at most %2. Remove some.</source>
        <translation>Die Liste hat %1 Markierungen; lockout.live nimmt höchstens %2. Einige entfernen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live takes at most %3. Rename it.</source>
        <translation>Die Markierung „%1“ hat %2 Zeichen; lockout.live nimmt höchstens %3. Die Markierung umbenennen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be written with lower-case letters a to z, digits and underscores only. Rename it.</source>
        <translation>Die Markierung „%1“ sollte nur aus den Kleinbuchstaben a bis z, Ziffern und Unterstrichen bestehen. Die Markierung umbenennen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be written &quot;%2&quot;: tags have lower-case letters a to z, digits and underscores only. Rename it.</source>
        <translation>Die Markierung „%1“ sollte „%2“ geschrieben werden: Markierungen bestehen nur aus den Kleinbuchstaben a bis z, Ziffern und Unterstrichen. Die Markierung umbenennen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; stands twice in the list of tags. Remove one of them.</source>
        <translation>Die Markierung „%1“ steht zweimal in der Liste der Markierungen. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>No goal has the tag &quot;%1&quot;.</source>
        <translation>Kein Ziel hat die Markierung „%1“.</translation>
    </message>
    <message>
        <source>%1 is the only goal with the tag &quot;%2&quot;, so the tag keeps nothing apart. Give it to another goal, or remove it.</source>
        <translation>%1 ist das einzige Ziel mit der Markierung „%2“, also hält sie nichts auseinander. Sie einem weiteren Ziel geben oder entfernen.</translation>
    </message>
    <message>
        <source>The name of the game has %1 characters; lockout.live takes at most %2. Shorten it.</source>
        <translation>Der Name des Spiels hat %1 Zeichen; lockout.live nimmt höchstens %2. Den Namen kürzen.</translation>
    </message>
    <message>
        <source>The name of the set has %1 characters; lockout.live takes at most %2. Shorten it.</source>
        <translation>Der Name der Liste hat %1 Zeichen; lockout.live nimmt höchstens %2. Den Namen kürzen.</translation>
    </message>
    <message>
        <source>The set is capped but does not say to which size. Choose a largest size, or another schema mode.</source>
        <translation>Die Liste hat den Schemamodus „capped“ (gedeckelt), nennt aber keine Höchstgröße. Eine Höchstgröße oder einen anderen Schemamodus wählen.</translation>
    </message>
    <message>
        <source>The set is dedicated but does not say to which game mode and size. Choose both, or another schema mode.</source>
        <translation>Die Liste hat den Schemamodus „dedicated“ (festgelegt), nennt aber nicht Spielmodus und Größe. Beides oder einen anderen Schemamodus wählen.</translation>
    </message>
    <message>
        <source>%1 holds {{X}} %2 times; lockout.live takes it once. Keep one of them.</source>
        <translation>%1 enthält {{X}} %2-mal; lockout.live nimmt es nur einmal. Nur eines behalten.</translation>
    </message>
    <message>
        <source>%1 can read the same as the goal in row %2: it has that text and a value in common. Reword it, change its range, or remove one of the two.</source>
        <translation>%1 kann gleich lauten wie das Ziel in Zeile %2: Text und ein Wert stimmen überein. Das Ziel umformulieren, den Bereich ändern oder eines der beiden entfernen.</translation>
    </message>
    <message>
        <source>The tooltip of %1 has %2 characters; lockout.live takes at most %3. Shorten it.</source>
        <translation>Der Hinweistext von %1 hat %2 Zeichen; lockout.live nimmt höchstens %3. Den Hinweistext kürzen.</translation>
    </message>
    <message>
        <source>%1 has %2 icons; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 hat %2 Symbole; lockout.live nimmt höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>%1 has the icon &quot;%2&quot;, which is neither a picture (its name ends in .webp) nor an emoji. Correct or remove it.</source>
        <translation>%1 hat das Symbol „%2“, das weder ein Bild (der Name endet auf .webp) noch ein Emoji ist. Das Symbol korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>%1 has pictures and emoji as icons; lockout.live takes one kind. Remove those of the other.</source>
        <translation>%1 hat Bilder und Emojis als Symbole; lockout.live nimmt nur eine Art. Die der anderen Art entfernen.</translation>
    </message>
    <message>
        <source>%1 has %2 values in its range; lockout.live takes at most %3. Remove some.</source>
        <translation>%1 hat %2 Werte im Bereich; lockout.live nimmt höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>The range of %1 does not ascend: %2 comes after %3. Sort it from low to high.</source>
        <translation>Der Bereich von %1 steigt nicht an: %2 kommt nach %3. Die Werte aufsteigend sortieren.</translation>
    </message>
    <message>
        <source>The values of %1 go from %2 to %3, more than three times as far: on one board it is easy, on another hard. Narrow the range, or make two goals of it.</source>
        <translation>Die Werte von %1 reichen von %2 bis %3, mehr als das Dreifache: Auf einem Brett ist das Ziel leicht, auf einem anderen schwer. Den Bereich verkleinern oder zwei Ziele daraus machen.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2. Positions count from 1.</source>
        <translation>%1 ist fest auf Position %2 gesetzt. Positionen werden ab 1 gezählt.</translation>
    </message>
    <message>
        <source>%1 lists the forced position %2 twice. Remove one of them.</source>
        <translation>%1 führt die feste Position %2 doppelt auf. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>%1 has forced positions; lockout.live takes them only in a dedicated or relaxed set. Change the schema mode of the set, or remove them.</source>
        <translation>%1 hat feste Positionen; lockout.live nimmt sie nur in Listen mit dem Schemamodus „dedicated“ oder „relaxed“. Den Schemamodus der Liste ändern oder die Positionen entfernen.</translation>
    </message>
    <message>
        <source>(a removed row)</source>
        <translation>(eine entfernte Zeile)</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a row of a table in quotation marks</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a table</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, field</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>section, field of goal</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>section, field of row</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 bis %2 in Schritten von %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3; possible is %4.</source>
        <translation>%1: „%2“ ist %3; möglich ist %4.</translation>
    </message>
    <message>
        <source>%1 is %2; possible is %3.</source>
        <translation>%1 ist %2; möglich ist %3.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, which is unknown. Known are: %3.</source>
        <translation>%1 hat den unbekannten Wert „%2“. Bekannt sind: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; possible are %3 at most. Shorten it.</source>
        <translation>%1 hat %2 Zeichen; möglich sind höchstens %3. Den Text kürzen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %n rows that are not there. Take them out.</source>
        <translation>
            <numerusform>%1 verweist auf %n Zeile, die es nicht gibt. Den Verweis entfernen.</numerusform>
            <numerusform>%1 verweist auf %n Zeilen, die es nicht gibt. Die Verweise entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; stands there twice. Rename or remove one of them.</source>
        <translation>%1: „%2“ kommt zweimal vor. Eines davon umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>tier %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>Satz %1</translation>
    </message>
    <message>
        <source>The set is dedicated to the game mode &quot;%1&quot;, which is unknown; it opens with a board of the usual mode. Known are: %2.</source>
        <translation>Die Liste ist auf den Spielmodus „%1“ festgelegt, der unbekannt ist; sie öffnet sich mit einem Brett des üblichen Modus. Bekannt sind: %2.</translation>
    </message>
    <message>
        <source>The set is dedicated to the size &quot;%2&quot;, which the game mode &quot;%1&quot; does not have; it opens in the usual size. Choose another size.</source>
        <translation>Die Liste ist auf die Größe „%2“ festgelegt, die es im Spielmodus „%1“ nicht gibt; sie öffnet sich in der üblichen Größe. Eine andere Größe wählen.</translation>
    </message>
    <message>
        <source>The board has %1 shiny cells instead of %2.</source>
        <translation>Das Brett hat %1 statt %2 glänzende Felder.</translation>
    </message>
    <message>
        <source>The board has %1 cells left out as its centre instead of %2.</source>
        <translation>Das Brett hat %1 statt %2 als Mitte ausgelassene Felder.</translation>
    </message>
    <message>
        <source>The board has %1 blank cells instead of %2.</source>
        <translation>Das Brett hat %1 statt %2 absichtlich leere Felder.</translation>
    </message>
    <message>
        <source>%1 should have taken the value %2 first.</source>
        <translation>%1 hätte zuerst den Wert %2 annehmen müssen.</translation>
    </message>
    <message>
        <source>Cell %1 has marks that the modifiers do not ask for, or lacks one.</source>
        <translation>Feld %1 hat Kennzeichen, die die Modifikatoren nicht verlangen, oder ihm fehlt eines.</translation>
    </message>
</context>
<context>
    <name>boardwright::ZoneWords</name>
    <message>
        <source>early</source>
        <comment>a progression zone</comment>
        <translation>früh</translation>
    </message>
    <message>
        <source>mid</source>
        <comment>a progression zone</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>late</source>
        <comment>a progression zone</comment>
        <translation>spät</translation>
    </message>
    <message>
        <source>endgame</source>
        <comment>a progression zone</comment>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between zones</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for goal sets with a live board preview</source>
        <translation>Editor für Ziellisten mit sofortiger Brettvorschau</translation>
    </message>
    <message>
        <source>The goal set to open; a sample when left out</source>
        <translation>Die Zielliste, die geöffnet wird; ohne Angabe ein Beispiel</translation>
    </message>
    <message>
        <source>The seed of the first board</source>
        <translation>Der Startwert des ersten Bretts</translation>
    </message>
    <message>
        <source>Save a picture of the window, print the board and quit</source>
        <translation>Ein Bild des Fensters speichern, das Brett ausgeben und beenden</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>The picture cannot be saved as %1.</source>
        <translation>Das Bild kann nicht als %1 gespeichert werden.</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Seeds are Boardwright&apos;s own; the site follows the same rules but gives another board.</source>
        <translation>Die Startwerte gelten nur in Boardwright; die Website folgt denselben Regeln, liefert aber ein anderes Brett.</translation>
    </message>
</context>
</TS>
