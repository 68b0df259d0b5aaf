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
    <name>boardwright::AdvancedPage</name>
    <message>
        <source>the chance in percent to enter the pool of a board</source>
        <translation>Wahrscheinlichkeit in Prozent, in den Vorrat eines Bretts zu kommen</translation>
    </message>
    <message>
        <source>times on one board, each time with another value</source>
        <translation>mal auf einem Brett, jedes Mal mit einem anderen Wert</translation>
    </message>
    <message>
        <source>the only cells where it may stand; empty: anywhere</source>
        <translation>die einzigen Felder, auf denen es stehen darf; leer: überall</translation>
    </message>
</context>
<context>
    <name>boardwright::AdviceWords</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln more goals in %1 (%2): %3.</source>
        <comment>how many, a zone, their names, a share of boards</comment>
        <translation>
            <numerusform>Mit %Ln Ziel mehr in „%1“ (%2): %3.</numerusform>
            <numerusform>Mit %Ln Zielen mehr in „%1“ (%2): %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln of its goals fewer (%1): %2.</source>
        <comment>how many, their names, a share of boards</comment>
        <translation>
            <numerusform>Mit %Ln ihrer Ziele weniger (%1): %2.</numerusform>
            <numerusform>Mit %Ln ihrer Ziele weniger (%1): %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some limit then still gives way on %1.</source>
        <comment>a share of boards</comment>
        <translation>Irgendeine Grenze gibt dann noch auf %1 nach.</translation>
    </message>
    <message>
        <source>It gives way on none of %1 other boards.</source>
        <translation>Sie gibt auf keinem von %1 anderen Brettern nach.</translation>
    </message>
    <message>
        <source>It gives way on %1 of %2 boards.</source>
        <comment>a share, a number</comment>
        <translation>Sie gibt auf %1 von %2 Brettern nach.</translation>
    </message>
    <message>
        <source>A limit of %1 % brings that to %2.</source>
        <comment>a share of boards</comment>
        <translation>Eine Grenze von %1 % bringt das auf %2.</translation>
    </message>
    <message>
        <source>No small change brings that down to a quarter.</source>
        <translation>Keine kleine Änderung senkt das auf ein Viertel.</translation>
    </message>
    <message>
        <source>Looking for what would help …</source>
        <translation>Sucht, was helfen würde …</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedChanges</name>
    <message>
        <source>Short list: %1</source>
        <comment>a change</comment>
        <translation>Kurze Liste: %1</translation>
    </message>
    <message>
        <source>Nothing that balanced boards depend on has changed.</source>
        <translation>Nichts, wovon ausgewogene Bretter abhängen, hat sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedPanel</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>Linienarten</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedProfilesModel</name>
    <message>
        <source>Usually yes</source>
        <translation>Üblich: ja</translation>
    </message>
    <message>
        <source>Usually no</source>
        <translation>Üblich: nein</translation>
    </message>
    <message>
        <source>Usually %1</source>
        <comment>a number</comment>
        <translation>Üblich: %1</translation>
    </message>
    <message>
        <source>A line takes</source>
        <translation>Eine Linie dauert</translation>
    </message>
    <message>
        <source>The baseline, and the time per difficulty 65 times</source>
        <translation>Die Grundzeit und 65-mal die Zeit je Schwierigkeit</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>With the highest synergy that a line may have</source>
        <translation>Mit der größten Synergie, die eine Linie haben darf</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>With the lowest synergy that a line may have</source>
        <translation>Mit der kleinsten Synergie, die eine Linie haben darf</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n values of profiles</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%n Wert von Profilen zurücksetzen</numerusform>
            <numerusform>%n Werte von Profilen zurücksetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste into profiles</source>
        <comment>the name of an undo step</comment>
        <translation>In Profile einfügen</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message>
        <source>Goals have this row type, but without a threshold it never counts</source>
        <translation>Ziele haben diese Linienart, aber ohne Schwelle zählt sie nie</translation>
    </message>
    <message>
        <source>Row type</source>
        <translation>Linienart</translation>
    </message>
    <message>
        <source>What a whole line may save, such as a tool that it does without</source>
        <translation>Was eine ganze Linie sparen kann, etwa ein Werkzeug, ohne das sie auskommt</translation>
    </message>
    <message>
        <source>Normal list</source>
        <translation>Normale Liste</translation>
    </message>
    <message>
        <source>Short list</source>
        <translation>Kurze Liste</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>How many goals say what they cost of it</source>
        <translation>Wie viele Ziele sagen, was sie davon kosten</translation>
    </message>
    <message>
        <source>A row type needs a name, without commas and colons.</source>
        <translation>Eine Linienart braucht einen Namen ohne Kommas und Doppelpunkte.</translation>
    </message>
    <message>
        <source>There is a row type &quot;%1&quot; already.</source>
        <translation>Die Linienart „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Rename row type &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Linienart „%1“ umbenennen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no number from %L2 to %L3.</source>
        <translation>„%1“ ist keine Zahl von %L2 bis %L3.</translation>
    </message>
    <message>
        <source>Threshold of &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Schwelle von „%1“</translation>
    </message>
    <message>
        <source>row type</source>
        <comment>the name of a new one</comment>
        <translation>Linienart</translation>
    </message>
    <message>
        <source>Add a row type</source>
        <comment>the name of an undo step</comment>
        <translation>Linienart hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Remove the thresholds of %n row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Schwellen von %n Linienart entfernen</numerusform>
            <numerusform>Schwellen von %n Linienarten entfernen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedStartModel</name>
    <message>
        <source>Start from tiers</source>
        <comment>the name of an undo step</comment>
        <translation>Mit Stufen beginnen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Arten</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTogetherModel</name>
    <message>
        <source>There is no such line on this board.</source>
        <translation>Diese Linie gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>There are no goals in this line.</source>
        <translation>In dieser Linie stehen keine Ziele.</translation>
    </message>
    <message>
        <source>%1 is not full; its goals save %2 min.</source>
        <comment>a line, minutes</comment>
        <translation>%1 ist nicht voll; ihre Ziele sparen %2 min.</translation>
    </message>
    <message>
        <source>%1 has too much in common.</source>
        <comment>a line</comment>
        <translation>%1 hat zu viel gemeinsam.</translation>
    </message>
    <message>
        <source>%1 takes %2 of %3 min, as it saves %4; possible are %5 to %6.</source>
        <comment>a line, then minutes</comment>
        <translation>%1 dauert %2 von %3 min, da sie %4 spart; möglich sind %5 bis %6.</translation>
    </message>
    <message>
        <source>Choose two to five goals, in the table or with Ctrl on the board, or a line.</source>
        <translation>Wähle zwei bis fünf Ziele, in der Tabelle oder mit Strg auf dem Brett, oder eine Linie.</translation>
    </message>
    <message>
        <source>One of these goals has no time, or is of the list for another length of game.</source>
        <translation>Eines dieser Ziele hat keine Zeit oder ist von der Liste für eine andere Spiellänge.</translation>
    </message>
    <message>
        <source>These goals have too much in common to stand in one line.</source>
        <translation>Diese Ziele haben zu viel gemeinsam, um in einer Linie zu stehen.</translation>
    </message>
    <message>
        <source>Done together, these goals save nothing.</source>
        <translation>Zusammen erledigt sparen diese Ziele nichts.</translation>
    </message>
    <message>
        <source>Done together, these goals save %1 min.</source>
        <comment>minutes</comment>
        <translation>Zusammen erledigt sparen diese Ziele %1 min.</translation>
    </message>
    <message>
        <source>They are in conflict: no blackout board has both, as one value may be %1 at most.</source>
        <comment>a number</comment>
        <translation>Sie sind im Konflikt: Kein Blackout-Brett hat beide, da ein Wert höchstens %1 sein darf.</translation>
    </message>
    <message>
        <source>A blackout board may have them all.</source>
        <translation>Ein Blackout-Brett darf sie alle haben.</translation>
    </message>
    <message>
        <source>all but the highest</source>
        <translation>alle außer dem höchsten</translation>
    </message>
    <message>
        <source>One value of a category may be %1 at most.</source>
        <translation>Ein Wert einer Kategorie darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>%1, of the row</source>
        <comment>a row type</comment>
        <translation>%1, der Linie</translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation>keine Schwelle</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>a threshold</comment>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>Row types count in whole lines only: what is missing to the threshold is saved.</source>
        <translation>Linienarten zählen nur in ganzen Linien: Was zur Schwelle fehlt, wird gespart.</translation>
    </message>
    <message>
        <source>its cell asks for %1</source>
        <comment>minutes</comment>
        <translation>sein Feld verlangt %1</translation>
    </message>
    <message>
        <source>A goal that is quicker than its cell asks for saves time; one that is slower costs some.</source>
        <translation>Ein Ziel, das schneller ist, als sein Feld verlangt, spart Zeit; ein langsameres kostet welche.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>zu viel</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All row types</source>
        <translation>Alle Linienarten</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>Alle Zeiten</translation>
    </message>
    <message>
        <source>What they share</source>
        <translation>Was sie teilen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Which count</source>
        <translation>Welche zählen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Saves (min)</source>
        <translation>Spart (min)</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTrial</name>
    <message>
        <source>Trying it out…</source>
        <translation>Wird ausprobiert …</translation>
    </message>
    <message numerus="yes">
        <source>None of %n boards could be made.</source>
        <translation>
            <numerusform>%n Brett konnte nicht gemacht werden.</numerusform>
            <numerusform>Keines von %n Brettern konnte gemacht werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %n boards: %1 of their lines have two goals of the same first category.</source>
        <translation>
            <numerusform>An %n Brett erprobt: %1 seiner Linien haben zwei Ziele derselben ersten Kategorie.</numerusform>
            <numerusform>An %n Brettern erprobt: %1 ihrer Linien haben zwei Ziele derselben ersten Kategorie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be made.</source>
        <translation>
            <numerusform>%n Brett konnte nicht gemacht werden.</numerusform>
            <numerusform>%n Bretter konnten nicht gemacht werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message numerus="yes">
        <source>Balance %n goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%n Ziel ausgleichen</numerusform>
            <numerusform>%n Ziele ausgleichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>On no board: %1.</source>
        <comment>goals</comment>
        <translation>Auf keinem Brett: %1.</translation>
    </message>
    <message>
        <source>Goals that appear seldom get a higher balance and are tried earlier, frequent ones a lower one.</source>
        <translation>Seltene Ziele bekommen einen höheren Ausgleich und werden früher versucht, häufige einen niedrigeren.</translation>
    </message>
    <message>
        <source>Round %L1 of at most %L2 runs.</source>
        <translation>Runde %L1 von höchstens %L2 läuft.</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds were made.</source>
        <translation>
            <numerusform>%n Runde wurde gemacht.</numerusform>
            <numerusform>%n Runden wurden gemacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best so far is round %L1: goals of one difficulty differ by %2 lines.</source>
        <translation>Die beste bisher ist Runde %L1: Ziele einer Schwierigkeit weichen um %2 Linien voneinander ab.</translation>
    </message>
    <message>
        <source>The goals have these weights already.</source>
        <translation>Die Ziele haben diese Werte schon.</translation>
    </message>
    <message numerus="yes">
        <source>It gives %n goals another balance.</source>
        <translation>
            <numerusform>Sie gibt %n Ziel einen anderen Ausgleich.</numerusform>
            <numerusform>Sie gibt %n Zielen einen anderen Ausgleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set has changed since: begin again to go on from what it is now.</source>
        <translation>Die Zielliste hat sich seither geändert: Beginne neu, um von ihrem jetzigen Stand auszugehen.</translation>
    </message>
    <message>
        <source>Deviation by round</source>
        <translation>Abweichung je Runde</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Round %L1: %2</source>
        <comment>a round, how far goals deviate</comment>
        <translation>Runde %L1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWords</name>
    <message>
        <source>The goal here</source>
        <comment>of a list file</comment>
        <translation>Das Ziel hier</translation>
    </message>
    <message>
        <source>This is JSON, but not a combined goal list: &quot;%1&quot; is missing.</source>
        <translation>Das ist JSON, aber keine kombinierte Zielliste: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>&quot;combined&quot; in &quot;info&quot; is not the text &quot;true&quot;: the site makes no boards of such a list. Write &quot;combined&quot;: &quot;true&quot;.</source>
        <translation>„combined“ in „info“ ist nicht der Text „true“: Aus so einer Liste macht die Seite keine Bretter. Schreibe &quot;combined&quot;: &quot;true&quot;.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; has no difficulty %2, which the site cannot do without. An empty list [ ] is enough.</source>
        <translation>Der Liste „%1“ fehlt die Schwierigkeit %2, ohne die die Seite nicht auskommt. Eine leere Liste [ ] genügt.</translation>
    </message>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %n goals of difficulty %2, which no cell has: they are on no board. Possible are 1 to 25.</source>
        <translation>
            <numerusform>Die Liste „%1“ hat %n Ziel der Schwierigkeit %2, die kein Feld hat: Es steht auf keinem Brett. Möglich sind 1 bis 25.</numerusform>
            <numerusform>Die Liste „%1“ hat %n Ziele der Schwierigkeit %2, die kein Feld hat: Sie stehen auf keinem Brett. Möglich sind 1 bis 25.</numerusform>
        </translation>
    </message>
    <message>
        <source>This table has no column &quot;%1&quot; where a goal sheet has it.</source>
        <translation>Diese Tabelle hat keine Spalte „%1“ dort, wo ein Zielblatt sie hat.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; holds &quot;%2&quot;, which is no number. It is left out.</source>
        <translation>Spalte „%1“ enthält „%2“, was keine Zahl ist. Es wird ausgelassen.</translation>
    </message>
    <message>
        <source>A quotation mark opens here and is never closed.</source>
        <translation>Hier öffnet ein Anführungszeichen, das nie geschlossen wird.</translation>
    </message>
    <message>
        <source>The table has more than %1 rows or columns; no goal sheet does.</source>
        <translation>Die Tabelle hat mehr als %1 Zeilen oder Spalten; kein Zielblatt hat so viele.</translation>
    </message>
    <message>
        <source>Cell %1 holds a goal of %2 minutes; it asks for %3 to %4 minutes.</source>
        <translation>Feld %1 enthält ein Ziel von %2 Minuten; es verlangt %3 bis %4 Minuten.</translation>
    </message>
    <message>
        <source>Two goals with the id &quot;%1&quot; stand on the board.</source>
        <translation>Zwei Ziele mit der Kennung „%1“ stehen auf dem Brett.</translation>
    </message>
    <message>
        <source>The goals in %1 save %2 minutes together; possible are %3 to %4 minutes.</source>
        <translation>Die Ziele in %1 sparen zusammen %2 Minuten; möglich sind %3 bis %4 Minuten.</translation>
    </message>
    <message>
        <source>The goals in the cells %1 and %2 have too much in common.</source>
        <translation>Die Ziele in den Feldern %1 und %2 haben zu viel gemeinsam.</translation>
    </message>
    <message>
        <source>%1 has no time, so it is never on a balanced board. Say how many minutes it takes.</source>
        <translation>%1 hat keine Zeit und steht deshalb nie auf einem ausgewogenen Brett. Gib an, wie viele Minuten es dauert.</translation>
    </message>
    <message>
        <source>%1 has the same id &quot;%2&quot; as goal %3: only one of them can be on a board. Give it an id of its own.</source>
        <translation>%1 hat dieselbe Kennung „%2“ wie Ziel %3: Nur eines davon kann auf einem Brett stehen. Gib ihm eine eigene.</translation>
    </message>
    <message>
        <source>%1 is of difficulty %2, which no cell has: it is on no board. Possible are 1 to 25.</source>
        <translation>%1 ist von der Schwierigkeit %2, die kein Feld hat: Es steht auf keinem Brett. Möglich sind 1 bis 25.</translation>
    </message>
    <message>
        <source>No goal takes %2 to %3 minutes, so the cell of difficulty %1 stays empty on every board. Add such goals, or raise the last offset.</source>
        <translation>Kein Ziel dauert %2 bis %3 Minuten, deshalb bleibt das Feld der Schwierigkeit %1 auf jedem Brett leer. Füge solche Ziele hinzu oder erhöhe die letzte Abweichung.</translation>
    </message>
    <message>
        <source>The highest synergy is %1 minutes: a line that saves nothing breaks it, so there is no board. Set it to 0 or more.</source>
        <translation>Die größte Synergie ist %1 Minuten: Eine Linie, die nichts spart, bricht sie, also gibt es kein Brett. Setze sie auf 0 oder mehr.</translation>
    </message>
    <message>
        <source>The first offset of %1 minutes is above the last one of %2, so no goal is ever tried. Lower it.</source>
        <translation>Die erste Abweichung von %1 Minuten ist größer als die letzte von %2, deshalb wird nie ein Ziel versucht. Verringere sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n goals have the row type &quot;%1&quot;, which has no threshold and so never counts. Give it one.</source>
        <translation>
            <numerusform>%n Ziel hat die Linienart „%1“, die keine Schwelle hat und deshalb nie zählt. Gib ihr eine.</numerusform>
            <numerusform>%n Ziele haben die Linienart „%1“, die keine Schwelle hat und deshalb nie zählt. Gib ihr eine.</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter &quot;%2&quot; of &quot;%1&quot; means nothing, so all values but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number.</source>
        <translation>Der Filter „%2“ von „%1“ bedeutet nichts, deshalb zählen alle Werte außer dem höchsten. Schreibe „min“ oder „max“, ein Leerzeichen und eine Zahl.</translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %n goals were tried in all.</source>
        <translation>
            <numerusform>Versuch %1 von %2 hat jedes Feld gefüllt; insgesamt wurde %n Ziel versucht.</numerusform>
            <numerusform>Versuch %1 von %2 hat jedes Feld gefüllt; insgesamt wurden %n Ziele versucht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seed is no number; it stands for the seed %1.</source>
        <translation>Der Startwert ist keine Zahl; er steht für den Startwert %1.</translation>
    </message>
    <message numerus="yes">
        <source>None of %n attempts filled the board. Try another seed; if most fail, widen the offsets or the bounds of synergy.</source>
        <translation>
            <numerusform>%n Versuch hat das Brett nicht gefüllt. Nimm einen anderen Startwert; scheitern die meisten, erweitere die Abweichungen oder die Grenzen der Synergie.</numerusform>
            <numerusform>Keiner von %n Versuchen hat das Brett gefüllt. Nimm einen anderen Startwert; scheitern die meisten, erweitere die Abweichungen oder die Grenzen der Synergie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last attempt had no goal for cell %1: it is of difficulty %2 and asks for %3 to %4 minutes.</source>
        <translation>Der letzte Versuch hatte kein Ziel für Feld %1: Es ist von der Schwierigkeit %2 und verlangt %3 bis %4 Minuten.</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <comment>that filled the board</comment>
        <translation>Versuch %1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <comment>that a text stands for</comment>
        <translation>Startwert %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a time</source>
        <translation>
            <numerusform>%Ln Ziel ohne Zeit</numerusform>
            <numerusform>%Ln Ziele ohne Zeit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with the id of another</source>
        <translation>
            <numerusform>%Ln Ziel mit der Kennung eines anderen</numerusform>
            <numerusform>%Ln Ziele mit der Kennung eines anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals of a difficulty that no cell has</source>
        <translation>
            <numerusform>%Ln Ziel einer Schwierigkeit, die kein Feld hat</numerusform>
            <numerusform>%Ln Ziele einer Schwierigkeit, die kein Feld hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without a goal</source>
        <translation>
            <numerusform>%Ln Schwierigkeit ohne Ziel</numerusform>
            <numerusform>%Ln Schwierigkeiten ohne Ziel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bounds of synergy that nothing keeps</source>
        <translation>
            <numerusform>%Ln Grenze der Synergie, die nichts einhält</numerusform>
            <numerusform>%Ln Grenzen der Synergie, die nichts einhält</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln offsets that begin where they should end</source>
        <translation>
            <numerusform>%Ln Abweichung, die beginnt, wo sie enden soll</numerusform>
            <numerusform>%Ln Abweichungen, die beginnen, wo sie enden sollen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row types without a threshold</source>
        <translation>
            <numerusform>%Ln Linienart ohne Schwelle</numerusform>
            <numerusform>%Ln Linienarten ohne Schwelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln filters that mean nothing</source>
        <translation>
            <numerusform>%Ln Filter, der nichts bedeutet</numerusform>
            <numerusform>%Ln Filter, die nichts bedeuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Goals have no times: see Balanced &gt; Start.</source>
        <translation>Die Ziele haben keine Zeiten: siehe Ausgewogen &gt; Anfang.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardFiles</name>
    <message>
        <source>Seeds are Boardwright&apos;s own: the site follows the same rules but gives another board.</source>
        <translation>Startwerte gelten nur in Boardwright: Die Seite folgt denselben Regeln, gibt aber ein anderes Brett.</translation>
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
    <message>
        <source>P&amp;in This Board</source>
        <translation>Dieses Brett an&amp;heften</translation>
    </message>
    <message>
        <source>Compare with the set and the board of now, until you unpin them (%1)</source>
        <translation>Mit der Zielliste und dem Brett von jetzt vergleichen, bis sie gelöst werden (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardPicker</name>
    <message>
        <source>Positions on the board</source>
        <translation>Positionen auf dem Brett</translation>
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
    <message>
        <source>Before: %1</source>
        <comment>a goal</comment>
        <translation>Vorher: %1</translation>
    </message>
    <message>
        <source>Forced to this position</source>
        <translation>Auf diese Position festgelegt</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardScroll</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardTabs</name>
    <message>
        <source>&amp;Why This Goal</source>
        <translation>&amp;Warum dieses Ziel</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>Sc&amp;hritte</translation>
    </message>
    <message>
        <source>&amp;Metrics</source>
        <translation>&amp;Messwerte</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>Keine Schritte</translation>
    </message>
    <message>
        <source>The generator does not tell how it made this board.</source>
        <translation>Der Generator sagt nicht, wie er dieses Brett gemacht hat.</translation>
    </message>
    <message>
        <source>Recording the steps…</source>
        <translation>Die Schritte werden aufgezeichnet …</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>Kein Brett</translation>
    </message>
    <message>
        <source>There are no steps where there is no board.</source>
        <translation>Wo kein Brett ist, gibt es keine Schritte.</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>Es gibt kein Brett.</translation>
    </message>
    <message>
        <source>Finding out how this board was made…</source>
        <translation>Es wird ermittelt, wie dieses Brett entstand …</translation>
    </message>
    <message>
        <source>Choose a cell of the board to see how it got its goal, or a goal of the table to see why it is not here.</source>
        <translation>Wählen Sie ein Feld des Bretts, um zu sehen, wie es zu seinem Ziel kam, oder ein Ziel der Tabelle, um zu sehen, warum es nicht hier ist.</translation>
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
    <name>boardwright::CategoriesModel</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>What goals have in common. A name can be a board category, a line category, or both</source>
        <translation>Was Ziele gemeinsam haben. Ein Name kann Brettkategorie, Linienkategorie oder beides sein</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>Höchstzahl</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>What is wrong with the category</source>
        <translation>Was mit der Kategorie nicht stimmt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>At most %1 % of the board</source>
        <translation>Höchstens %1&#xa0;% des Bretts</translation>
    </message>
    <message>
        <source>At most %1 % of every line, but always one goal</source>
        <translation>Höchstens %1&#xa0;% jeder Linie, aber immer ein Ziel</translation>
    </message>
    <message>
        <source>%1 % of the enabled goals carry it</source>
        <translation>%1&#xa0;% der aktivierten Ziele tragen sie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>goals of cells</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>A board of %n cells</source>
        <translation>
            <numerusform>Ein Brett mit %n Feld</numerusform>
            <numerusform>Ein Brett mit %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of %1 cells</source>
        <translation>Linien mit %1 Feldern</translation>
    </message>
    <message numerus="yes">
        <source>%n enabled goals carry it: each alone, they never reach the limit</source>
        <translation>
            <numerusform>%n aktiviertes Ziel trägt sie: Nur einmal gesetzt, erreicht es die Grenze nie</numerusform>
            <numerusform>%n aktivierte Ziele tragen sie: Je nur einmal gesetzt, erreichen sie die Grenze nie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n deaktiviert</numerusform>
            <numerusform>%n deaktiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit, but %n goals carry it.</source>
        <translation>
            <numerusform>Keine Brettgrenze, aber %n Ziel trägt sie.</numerusform>
            <numerusform>Keine Brettgrenze, aber %n Ziele tragen sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %n goals carry it.</source>
        <translation>
            <numerusform>Keine Liniengrenze, aber %n Ziel trägt sie.</numerusform>
            <numerusform>Keine Liniengrenze, aber %n Ziele tragen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A limit is a whole number from 0 to 100 %, or nothing for none; &quot;%1&quot; is none.</source>
        <translation>Eine Grenze ist eine ganze Zahl von 0 bis 100&#xa0;% oder leer für keine; „%1“ ist keine Grenze.</translation>
    </message>
    <message>
        <source>board %1 %</source>
        <translation>Brett %1&#xa0;%</translation>
    </message>
    <message>
        <source>line %1 %</source>
        <translation>Linie %1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>„%1“ in „%2“ zusammenführen (%n Ziel)?</numerusform>
            <numerusform>„%1“ in „%2“ zusammenführen (%n Ziele)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>%1 Kategorien in „%2“ zusammenführen (%n Ziel)?</numerusform>
            <numerusform>%1 Kategorien in „%2“ zusammenführen (%n Ziele)?</numerusform>
        </translation>
    </message>
    <message>
        <source>The limits of &quot;%1&quot; stay: %2.</source>
        <translation>Die Grenzen von „%1“ bleiben: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Clear %n limits</source>
        <translation>
            <numerusform>Leeren von %n Grenze</numerusform>
            <numerusform>Leeren von %n Grenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill down limits</source>
        <translation>Ausfüllen von Grenzen nach unten</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n categories</source>
        <translation>
            <numerusform>Einfügen von %n Kategorie</numerusform>
            <numerusform>Einfügen von %n Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Binds</source>
        <translation>Greift</translation>
    </message>
    <message>
        <source>The share of boards on which the limit keeps out at least one goal that takes part, alone or together with other limits; what tags or exclusion groups keep out does not count</source>
        <translation>Der Anteil der Bretter, von denen die Grenze, allein oder mit anderen, mindestens ein Ziel fernhält, das teilnimmt; was Markierungen oder Ausschlussgruppen fernhalten, zählt nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 goals on average of %Ln board(s)</source>
        <translation>
            <numerusform>%1 Ziele im Mittel von %Ln Brett</numerusform>
            <numerusform>%1 Ziele im Mittel von %Ln Brettern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with most of them, on average of %Ln board(s)</source>
        <translation>
            <numerusform>%1 Ziele in der Linie mit den meisten, im Mittel von %Ln Brett</numerusform>
            <numerusform>%1 Ziele in der Linie mit den meisten, im Mittel von %Ln Brettern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: on %L2 boards, %3 on average</source>
        <comment>what a limit does, how often, how much</comment>
        <translation>%1: auf %L2 Brettern, im Mittel %3</translation>
    </message>
    <message numerus="yes">
        <source>Keeps goals out on %L1 of %Ln board(s), %2 goals on average</source>
        <translation>
            <numerusform>Hält auf %L1 von %Ln Brett Ziele fern, im Mittel %2 Ziele</numerusform>
            <numerusform>Hält auf %L1 von %Ln Brettern Ziele fern, im Mittel %2 Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Where goals with the category are limited: on the whole board, or in every line</source>
        <translation>Wo Ziele der Kategorie begrenzt sind: auf dem ganzen Brett oder in jeder Linie</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>The largest part of the board, or of every line but always one cell, that goals with this category may fill. The mark is the part of all enabled goals that carry it: right of the bar, the limit holds some back</source>
        <translation>Der größte Teil des Bretts oder jeder Linie, dort aber immer ein Feld, den Ziele dieser Kategorie füllen dürfen. Die Marke ist der Anteil der aktiven Ziele, die sie tragen: Steht sie rechts vom Balken, hält die Grenze einige zurück</translation>
    </message>
    <message>
        <source>What the limit comes to on the board in sight, in goals. Pale: too few goals carry the category for the limit to matter</source>
        <translation>Wie viele Ziele die Grenze auf dem gezeigten Brett zulässt. Blass: Zu wenige Ziele tragen die Kategorie, als dass die Grenze zählte</translation>
    </message>
    <message>
        <source>How many goals of the category the board has, or the line with most of them, of those the limit allows: the mean of many boards</source>
        <translation>Wie viele der erlaubten Ziele der Kategorie das Brett hat, oder die Linie mit den meisten: Mittel über viele Bretter</translation>
    </message>
    <message>
        <source>How many goals carry it as a category of this kind. A double click shows them</source>
        <translation>Wie viele Ziele sie als Kategorie dieser Art tragen. Ein Doppelklick zeigt sie</translation>
    </message>
    <message>
        <source>Board</source>
        <comment>kind of a category</comment>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>kind of a category</comment>
        <translation>Linie</translation>
    </message>
    <message>
        <source>The kind of a category is &quot;%1&quot; or &quot;%2&quot;; &quot;%3&quot; is neither.</source>
        <translation>Die Art einer Kategorie ist „%1“ oder „%2“; „%3“ ist keins davon.</translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesPage</name>
    <message>
        <source>Board categories</source>
        <translation>Brettkategorien</translation>
    </message>
    <message>
        <source>limited over the whole board</source>
        <translation>begrenzt auf dem ganzen Brett</translation>
    </message>
    <message>
        <source>Line categories</source>
        <translation>Linienkategorien</translation>
    </message>
    <message>
        <source>limited in every row, column and diagonal</source>
        <translation>begrenzt in jeder Zeile, Spalte und Diagonale</translation>
    </message>
</context>
<context>
    <name>boardwright::CellMenu</name>
    <message>
        <source>&amp;Where This Goal Lands</source>
        <translation>&amp;Wo dieses Ziel landet</translation>
    </message>
    <message>
        <source>&amp;Always Here</source>
        <translation>&amp;Immer hier</translation>
    </message>
    <message>
        <source>&amp;Never Here</source>
        <translation>&amp;Nie hier</translation>
    </message>
    <message>
        <source>An&amp;ywhere</source>
        <translation>Ü&amp;berall</translation>
    </message>
    <message>
        <source>&amp;Disable This Goal</source>
        <translation>Dieses Ziel &amp;abschalten</translation>
    </message>
</context>
<context>
    <name>boardwright::ChangesTool</name>
    <message>
        <source>Since Saving</source>
        <translation>Seit dem Speichern</translation>
    </message>
    <message>
        <source>Compare with what was opened or saved last</source>
        <translation>Mit dem vergleichen, was zuletzt geöffnet oder gespeichert wurde</translation>
    </message>
    <message>
        <source>Since a File…</source>
        <translation>Seit einer Datei …</translation>
    </message>
    <message>
        <source>Compare with a goal set or a goal list in a file</source>
        <translation>Mit einer Zielliste oder einer Liste für ausgewogene Bretter in einer Datei vergleichen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all changes, one a line</source>
        <translation>Alle Änderungen kopieren, eine je Zeile</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Wird verglichen …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, how many changes</comment>
        <translation>%1: %2</translation>
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
    <name>boardwright::ChoiceMenus</name>
    <message>
        <source>&amp;Kind of Board</source>
        <translation>&amp;Art des Bretts</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>&amp;Einfärbung</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>boardwright::CommandPalette</name>
    <message>
        <source>Find actions and goals</source>
        <translation>Aktionen und Ziele suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Gefundenes</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a menu, an entry of it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheet</name>
    <message>
        <source>Contact sheet</source>
        <translation>Übersichtsblatt</translation>
    </message>
    <message>
        <source>Seed %1: its board is being made</source>
        <translation>Startwert %1: sein Brett wird gemacht</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %Ln cells lit</source>
        <translation>
            <numerusform>Startwert %1: %Ln Feld leuchtet</numerusform>
            <numerusform>Startwert %1: %Ln Felder leuchten</numerusform>
        </translation>
    </message>
    <message>
        <source>no board</source>
        <translation>kein Brett</translation>
    </message>
    <message>
        <source>not whole</source>
        <comment>a board</comment>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>%L1 lit</source>
        <comment>so many cells</comment>
        <translation>%L1 hell</translation>
    </message>
    <message>
        <source>no seed</source>
        <comment>the seed is empty</comment>
        <translation>kein Startwert</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheetPage</name>
    <message>
        <source>From the present seed</source>
        <translation>Ab dem jetzigen Startwert</translation>
    </message>
    <message>
        <source>Seeds on the sheet</source>
        <translation>Startwerte auf dem Blatt</translation>
    </message>
    <message>
        <source>Previous Seeds</source>
        <translation>Vorige Startwerte</translation>
    </message>
    <message>
        <source>The seeds before these (Page Up)</source>
        <translation>Die Startwerte davor (Bild auf)</translation>
    </message>
    <message>
        <source>Next Seeds</source>
        <translation>Nächste Startwerte</translation>
    </message>
    <message>
        <source>The seeds after these (Page Down)</source>
        <translation>Die Startwerte danach (Bild ab)</translation>
    </message>
    <message>
        <source>As chosen in the tables</source>
        <translation>Wie in den Tabellen gewählt</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>Ein Ziel</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>Eine Kategorie</translation>
    </message>
    <message>
        <source>What is lit</source>
        <translation>Was leuchtet</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>&amp;Lit</source>
        <translation>&amp;Leuchtet</translation>
    </message>
    <message>
        <source>Found seeds</source>
        <translation>Gefundene Startwerte</translation>
    </message>
</context>
<context>
    <name>boardwright::CountedEdit</name>
    <message>
        <source>%1/%2</source>
        <comment>characters typed, most</comment>
        <translation>%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>lockout.live takes at most %n characters.</source>
        <translation>
            <numerusform>lockout.live nimmt höchstens %n Zeichen.</numerusform>
            <numerusform>lockout.live nimmt höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::DefinitionPage</name>
    <message>
        <source>Takes part</source>
        <translation>Nimmt teil</translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsForm</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Open or close the details of the selected goals</source>
        <translation>Details der ausgewählten Ziele öffnen oder schließen</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>No goal selected</source>
        <translation>Kein Ziel ausgewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>A goal without a text</source>
        <translation>Ein Ziel ohne Text</translation>
    </message>
    <message>
        <source>Validation %1</source>
        <translation>Prüfung %1</translation>
    </message>
    <message>
        <source>Sections of the details</source>
        <translation>Abschnitte der Einzelheiten</translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsPage</name>
    <message>
        <source>different</source>
        <comment>the goals have different values</comment>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>on %1 of %2</source>
        <translation>bei %1 von %2</translation>
    </message>
</context>
<context>
    <name>boardwright::DocumentFiles</name>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>%1 wurde nicht geöffnet: %2</translation>
    </message>
    <message>
        <source>This file is laid out differently from lockout.live&apos;s own files. It stays as it is until you change something; then it is saved in the site&apos;s layout.</source>
        <translation>Diese Datei ist anders aufgebaut als die eigenen Dateien von lockout.live. Sie bleibt, wie sie ist, bis etwas geändert wird; dann wird sie im Aufbau der Website gespeichert.</translation>
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
        <source>Revert to Saved</source>
        <translation>Auf gespeicherten Stand zurücksetzen</translation>
    </message>
    <message>
        <source>Text With a Mistake</source>
        <translation>Text mit einem Fehler</translation>
    </message>
    <message>
        <source>It would be lost.</source>
        <translation>Er ginge verloren.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <translation>„%1“ hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save Goal Set</source>
        <translation>Zielliste speichern</translation>
    </message>
    <message>
        <source>Saved a copy as %1</source>
        <translation>Kopie gespeichert als %1</translation>
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
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed by another program. Saving replaces what that program wrote.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert. Speichern ersetzt, was jenes Programm geschrieben hat.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 was imported (%2). It stays as it is: saving asks for a name for a goal set.</source>
        <comment>a file, what kind of file it is</comment>
        <translation>%1 wurde importiert (%2). Die Datei bleibt, wie sie ist: Beim Speichern wird nach einem Namen für eine Zielliste gefragt.</translation>
    </message>
    <message>
        <source>Goal sets and goal lists (*.json *.csv)</source>
        <translation>Ziellisten und Listen für ausgewogene Bretter (*.json *.csv)</translation>
    </message>
    <message>
        <source>%1 goal set</source>
        <comment>file name: what it is made of</comment>
        <translation>%1 Zielliste</translation>
    </message>
</context>
<context>
    <name>boardwright::Drop</name>
    <message>
        <source>This is text. To open a goal set, drop its file; to change the one that is open, paste the text into the Source tab.</source>
        <translation>Das ist Text. Um eine Zielliste zu öffnen, ihre Datei hier ablegen; um die geöffnete zu ändern, den Text in den Reiter „Quelltext“ einfügen.</translation>
    </message>
    <message>
        <source>This is no file. To open a goal set, drop its file.</source>
        <translation>Das ist keine Datei. Um eine Zielliste zu öffnen, ihre Datei hier ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n files. A window shows one goal set: drop one.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>Das ist %n Datei. Ein Fenster zeigt eine Zielliste: nur eine ablegen.</numerusform>
            <numerusform>Das sind %n Dateien. Ein Fenster zeigt eine Zielliste: nur eine ablegen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not on this computer. Download it first, then drop the file.</source>
        <translation>„%1“ ist nicht auf diesem Computer. Die Datei zuerst herunterladen, dann ablegen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no goal set, but: %2. Goal sets are JSON files.</source>
        <comment>%2: a kind of file, such as &quot;PNG image&quot;</comment>
        <translation>„%1“ ist keine Zielliste, sondern: %2. Ziellisten sind JSON-Dateien.</translation>
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
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>a warning about %1</source>
        <comment>a goal</comment>
        <translation>eine Warnung zu %1</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>eine Warnung</translation>
    </message>
    <message>
        <source>a warning about &quot;%1&quot;</source>
        <comment>a category or a tag</comment>
        <translation>eine Warnung zu „%1“</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <comment>several problems, such as &quot;12 tags that no goal has&quot;</comment>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <comment>a problem, or several</comment>
        <translation>Akzeptieren: %1</translation>
    </message>
    <message>
        <source>Accept all warnings of one kind</source>
        <translation>Akzeptieren aller Warnungen einer Art</translation>
    </message>
    <message>
        <source>Take back an accepted warning</source>
        <translation>Zurücknehmen einer akzeptierten Warnung</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n accepted warnings</source>
        <translation>
            <numerusform>Zurücknehmen von %n akzeptierten Warnung</numerusform>
            <numerusform>Zurücknehmen von %n akzeptierten Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cells</source>
        <translation>
            <numerusform>Leeren von %n Zelle</numerusform>
            <numerusform>Leeren von %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <translation>
            <numerusform>Ausfüllen von %n Zelle</numerusform>
            <numerusform>Ausfüllen von %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>New goal</source>
        <translation>Neues Ziel</translation>
    </message>
    <message>
        <source>Nothing was pasted: there are %1 columns from here on, and the clipboard holds %2.</source>
        <translation>Nichts wurde eingefügt: Ab hier gibt es %1 Spalten, und die Zwischenablage enthält %2.</translation>
    </message>
    <message numerus="yes">
        <source>Paste into %n rows</source>
        <translation>
            <numerusform>Einfügen in %n Zeile</numerusform>
            <numerusform>Einfügen in %n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal</comment>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>%n Ziel</numerusform>
            <numerusform>%n Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %n goals</source>
        <translation>
            <numerusform>Umformulieren von %n Ziel</numerusform>
            <numerusform>Umformulieren von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Range %1 for %2</source>
        <comment>values, goals</comment>
        <translation>Bereich %1 für %2</translation>
    </message>
    <message>
        <source>Board categories %1 for %2</source>
        <comment>names, goals</comment>
        <translation>Brettkategorien %1 für %2</translation>
    </message>
    <message>
        <source>Line categories %1 for %2</source>
        <comment>names, goals</comment>
        <translation>Linienkategorien %1 für %2</translation>
    </message>
    <message>
        <source>Zones %1 for %2</source>
        <comment>zones, goals</comment>
        <translation>Zonen %1 für %2</translation>
    </message>
    <message>
        <source>Limit %1 for %2</source>
        <comment>number, goals</comment>
        <translation>Grenze %1 für %2</translation>
    </message>
    <message>
        <source>Tag %1 for %2</source>
        <comment>name, goals</comment>
        <translation>Markierung %1 für %2</translation>
    </message>
    <message>
        <source>Positions %1 for %2</source>
        <comment>numbers, goals</comment>
        <translation>Positionen %1 für %2</translation>
    </message>
    <message>
        <source>Icons %1 for %2</source>
        <comment>names, goals</comment>
        <translation>Symbole %1 für %2</translation>
    </message>
    <message>
        <source>Tooltip &quot;%1&quot; for %2</source>
        <comment>text, goals</comment>
        <translation>Hinweistext „%1“ für %2</translation>
    </message>
    <message>
        <source>No range for %1</source>
        <comment>goals</comment>
        <translation>Kein Bereich für %1</translation>
    </message>
    <message>
        <source>No board categories for %1</source>
        <comment>goals</comment>
        <translation>Keine Brettkategorien für %1</translation>
    </message>
    <message>
        <source>No line categories for %1</source>
        <comment>goals</comment>
        <translation>Keine Linienkategorien für %1</translation>
    </message>
    <message>
        <source>All zones for %1</source>
        <comment>goals</comment>
        <translation>Alle Zonen für %1</translation>
    </message>
    <message>
        <source>No tag for %1</source>
        <comment>goals</comment>
        <translation>Keine Markierung für %1</translation>
    </message>
    <message>
        <source>Any position for %1</source>
        <comment>goals</comment>
        <translation>Beliebige Position für %1</translation>
    </message>
    <message>
        <source>No icons for %1</source>
        <comment>goals</comment>
        <translation>Keine Symbole für %1</translation>
    </message>
    <message>
        <source>No tooltip for %1</source>
        <comment>goals</comment>
        <translation>Kein Hinweistext für %1</translation>
    </message>
    <message>
        <source>Progressive ranges for %1</source>
        <comment>goals</comment>
        <translation>Ansteigende Bereiche für %1</translation>
    </message>
    <message>
        <source>No progressive ranges for %1</source>
        <comment>goals</comment>
        <translation>Keine ansteigenden Bereiche für %1</translation>
    </message>
    <message>
        <source>Add category %1 to &quot;%2&quot;</source>
        <translation>Hinzufügen der Kategorie %1 zu „%2“</translation>
    </message>
    <message>
        <source>Remove category %1 from &quot;%2&quot;</source>
        <translation>Entfernen der Kategorie %1 aus „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %n goals</source>
        <translation>
            <numerusform>Hinzufügen der Kategorie %1 zu %n Ziel</numerusform>
            <numerusform>Hinzufügen der Kategorie %1 zu %n Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %n goals</source>
        <translation>
            <numerusform>Entfernen der Kategorie %1 aus %n Ziel</numerusform>
            <numerusform>Entfernen der Kategorie %1 aus %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 categories already; lockout.live takes no more. Remove one first.</source>
        <translation>%1 hat schon %2 Kategorien; lockout.live nimmt nicht mehr. Zuerst eine entfernen.</translation>
    </message>
    <message>
        <source>Declare category &quot;%1&quot;</source>
        <translation>Festlegen der Kategorie „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Declare %n categories</source>
        <translation>
            <numerusform>Festlegen von %n Kategorie</numerusform>
            <numerusform>Festlegen von %n Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>No board limit for &quot;%1&quot;</source>
        <translation>Keine Brettgrenze für „%1“</translation>
    </message>
    <message>
        <source>No line limit for &quot;%1&quot;</source>
        <translation>Keine Liniengrenze für „%1“</translation>
    </message>
    <message>
        <source>Board limit %1 % for &quot;%2&quot;</source>
        <translation>Brettgrenze %1&#xa0;% für „%2“</translation>
    </message>
    <message>
        <source>Line limit %1 % for &quot;%2&quot;</source>
        <translation>Liniengrenze %1&#xa0;% für „%2“</translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %n categories</source>
        <translation>
            <numerusform>Keine Brettgrenze für %n Kategorie</numerusform>
            <numerusform>Keine Brettgrenze für %n Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %n categories</source>
        <translation>
            <numerusform>Keine Liniengrenze für %n Kategorie</numerusform>
            <numerusform>Keine Liniengrenze für %n Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %n categories</source>
        <translation>
            <numerusform>Brettgrenze %1&#xa0;% für %n Kategorie</numerusform>
            <numerusform>Brettgrenze %1&#xa0;% für %n Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %n categories</source>
        <translation>
            <numerusform>Liniengrenze %1&#xa0;% für %n Kategorie</numerusform>
            <numerusform>Liniengrenze %1&#xa0;% für %n Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename category &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Umbenennen der Kategorie „%1“ in „%2“</translation>
    </message>
    <message>
        <source>Merge category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Zusammenführen der Kategorie „%1“ in „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>Zusammenführen von %n Kategorie in „%1“</numerusform>
            <numerusform>Zusammenführen von %n Kategorien in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove category &quot;%1&quot;</source>
        <translation>Entfernen der Kategorie „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n categories</source>
        <translation>
            <numerusform>Entfernen von %n Kategorie</numerusform>
            <numerusform>Entfernen von %n Kategorien</numerusform>
        </translation>
    </message>
    <message>
        <source>Add tag &quot;%1&quot;</source>
        <translation>Hinzufügen der Markierung „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tags</source>
        <translation>
            <numerusform>Hinzufügen von %n Markierung</numerusform>
            <numerusform>Hinzufügen von %n Markierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename tag &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Umbenennen der Markierung „%1“ in „%2“</translation>
    </message>
    <message>
        <source>Merge tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Zusammenführen der Markierung „%1“ in „%2“</translation>
    </message>
    <message numerus="yes">
        <source>Merge %n tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>Zusammenführen von %n Markierung in „%1“</numerusform>
            <numerusform>Zusammenführen von %n Markierungen in „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove tag &quot;%1&quot;</source>
        <translation>Entfernen der Markierung „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tags</source>
        <translation>
            <numerusform>Entfernen von %n Markierung</numerusform>
            <numerusform>Entfernen von %n Markierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move tag &quot;%1&quot;</source>
        <translation>Verschieben der Markierung „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tags</source>
        <translation>
            <numerusform>Verschieben von %n Markierung</numerusform>
            <numerusform>Verschieben von %n Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n goals</source>
        <translation>
            <numerusform>Hinzufügen von %n Ziel</numerusform>
            <numerusform>Hinzufügen von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>Duplizieren von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n goals</source>
        <translation>
            <numerusform>Duplizieren von %n Ziel</numerusform>
            <numerusform>Duplizieren von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>Entfernen von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n goals</source>
        <translation>
            <numerusform>Entfernen von %n Ziel</numerusform>
            <numerusform>Entfernen von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>Verschieben von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Move %n goals</source>
        <translation>
            <numerusform>Verschieben von %n Ziel</numerusform>
            <numerusform>Verschieben von %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>Sortieren der Datei</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>Hinzufügen von „%1“</translation>
    </message>
    <message>
        <source>Add no goal</source>
        <translation>Kein neues Ziel</translation>
    </message>
    <message>
        <source>This is no regular expression; character %1: %2</source>
        <comment>a number, why</comment>
        <translation>Das ist kein regulärer Ausdruck; Zeichen %1: %2</translation>
    </message>
    <message>
        <source>This regular expression takes too long to try.</source>
        <translation>Das Ausprobieren dieses regulären Ausdrucks dauert zu lange.</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>the number of a row, the title of a column, a sentence</comment>
        <translation>Zeile %1, %2: %3</translation>
    </message>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Ein Name kann nicht leer sein.</translation>
    </message>
    <message>
        <source>Nothing was replaced, because of the name &quot;%1&quot;: %2</source>
        <comment>a category or tag, a sentence</comment>
        <translation>Nichts wurde ersetzt, wegen des Namens „%1“: %2</translation>
    </message>
    <message>
        <source>Nothing was replaced, because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Nichts wurde ersetzt, wegen Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %n categories</source>
        <translation>
            <numerusform>Grenze von %1 % für %n Kategorie</numerusform>
            <numerusform>Grenzen von %1 % für %n Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %n categories</source>
        <translation>
            <numerusform>Keine Grenzen für %n Kategorie</numerusform>
            <numerusform>Keine Grenzen für %n Kategorien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ExportDialog</name>
    <message>
        <source>Overlay: %1</source>
        <translation>Einfärbung: %1</translation>
    </message>
    <message>
        <source>%1 in every cell</source>
        <comment>a number</comment>
        <translation>%1 in jedem Feld</translation>
    </message>
    <message>
        <source>at the edge: %1</source>
        <comment>what the numbers of lines are</comment>
        <translation>am Rand: %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>Goal set: %1</source>
        <translation>Zielliste: %1</translation>
    </message>
    <message>
        <source>Board: picture (PNG)</source>
        <translation>Brett: Bild (PNG)</translation>
    </message>
    <message>
        <source>Board: drawing (SVG)</source>
        <translation>Brett: Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Board: text</source>
        <translation>Brett: Text</translation>
    </message>
    <message>
        <source>Board: JSON</source>
        <translation>Brett: JSON</translation>
    </message>
    <message>
        <source>There is no whole board to export.</source>
        <translation>Es gibt kein vollständiges Brett zum Exportieren.</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Was verloren geht</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>Bild des Bretts</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels</comment>
        <translation> Px</translation>
    </message>
    <message>
        <source>With &amp;title and seed</source>
        <translation>Mit &amp;Titel und Startwert</translation>
    </message>
    <message>
        <source>With the &amp;overlay</source>
        <translation>Mit der &amp;Einfärbung</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Breite:</translation>
    </message>
    <message>
        <source>Text of the board</source>
        <translation>Text des Bretts</translation>
    </message>
    <message>
        <source>The board as it is seen here.</source>
        <translation>Das Brett, wie es hier zu sehen ist.</translation>
    </message>
    <message>
        <source>The board for programs, as boardwright-cli makes it.</source>
        <translation>Das Brett für Programme, wie boardwright-cli es ausgibt.</translation>
    </message>
    <message>
        <source>The board in characters, for a chat or a terminal.</source>
        <translation>Das Brett in Zeichen, für einen Chat oder ein Terminal.</translation>
    </message>
    <message>
        <source>Nothing of the set is lost.</source>
        <translation>Von der Zielliste geht nichts verloren.</translation>
    </message>
    <message>
        <source>&amp;What is lost:</source>
        <translation>&amp;Was verloren geht:</translation>
    </message>
    <message>
        <source>%1 board %2</source>
        <comment>file name: of a set, a seed</comment>
        <translation>%1 Brett %2</translation>
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
    <name>boardwright::FacetBar</name>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Show all goals again</source>
        <translation>Wieder alle Ziele zeigen</translation>
    </message>
    <message>
        <source>no category</source>
        <translation>keine Kategorie</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>keine Markierung</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>Früh</translation>
    </message>
    <message>
        <source>Mid</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>has problem %1</source>
        <translation>hat Probleme %1</translation>
    </message>
    <message>
        <source>never appears %1</source>
        <translation>erscheint nie %1</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetButton</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Category: combat</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Category: 3</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetModel</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a category, how many goals carry it</comment>
        <translation>%1  (%2)</translation>
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
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>List of categories</source>
        <translation>Liste der Kategorien</translation>
    </message>
    <message>
        <source>All of this kind</source>
        <translation>Alle dieser Art</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>Never fits this board</source>
        <translation>Passt nie auf dieses Brett</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>Gewichtung</translation>
    </message>
    <message>
        <source>Tag taken</source>
        <translation>Markierung vergeben</translation>
    </message>
    <message>
        <source>Group full</source>
        <translation>Gruppe voll</translation>
    </message>
    <message>
        <source>Board limit</source>
        <translation>Brettgrenze</translation>
    </message>
    <message>
        <source>Line limit</source>
        <translation>Liniengrenze</translation>
    </message>
    <message>
        <source>Zones or positions</source>
        <translation>Zonen oder Positionen</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>Nicht gezogen</translation>
    </message>
    <message>
        <source>Tags and groups</source>
        <translation>Markierungen und Gruppen</translation>
    </message>
    <message>
        <source>Several alike</source>
        <translation>Mehrere gleich</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Goals of the pool that would break nothing here, as one goal more on the full board</source>
        <translation>Ziele aus dem Vorrat, die hier als ein weiteres Ziel auf dem vollen Brett nichts verletzen würden</translation>
    </message>
    <message>
        <source>Tightest rule</source>
        <translation>Engste Regel</translation>
    </message>
    <message>
        <source>The kind of rule that alone keeps most goals from here</source>
        <translation>Die Art von Regel, die allein die meisten Ziele von hier fernhält</translation>
    </message>
    <message>
        <source>Relaxations here</source>
        <translation>Lockerungen hier</translation>
    </message>
    <message>
        <source>Limits that gave way at this cell</source>
        <translation>Grenzen, die an diesem Feld nachgaben</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Goals that the limit counts on the board, or in the line with most of them</source>
        <translation>Ziele, die die Grenze auf dem Brett zählt, oder in der Linie mit den meisten</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Whether the limit is reached, or in how many lines it is</source>
        <translation>Ob die Grenze erreicht ist, oder in wie vielen Linien sie es ist</translation>
    </message>
    <message>
        <source>Goals kept out</source>
        <translation>Ferngehaltene Ziele</translation>
    </message>
    <message>
        <source>Goals that take part and that the limit keeps off the board</source>
        <translation>Teilnehmende Ziele, die die Grenze vom Brett fernhält</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>Ausgelassen durch</translation>
    </message>
    <message>
        <source>Why the goal is not on the board: the first rule that keeps it from every cell</source>
        <translation>Warum das Ziel nicht auf dem Brett ist: die erste Regel, die es von jedem Feld fernhält</translation>
    </message>
    <message>
        <source>lockout.live goal set</source>
        <translation>Zielliste von lockout.live</translation>
    </message>
    <message>
        <source>The file that lockout.live imports, without what is Boardwright&apos;s own.</source>
        <translation>Die Datei, die lockout.live einliest, ohne das, was nur Boardwright gehört.</translation>
    </message>
    <message>
        <source>Plain list of goals</source>
        <translation>Einfache Liste der Ziele</translation>
    </message>
    <message>
        <source>A goal a line, for chats, documents and sites that take a list.</source>
        <translation>Ein Ziel je Zeile, für Chats, Texte und Seiten, die eine Liste nehmen.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Lines that take equally long: goals by their times, with little synergy in a line</source>
        <translation>Linien, die gleich lang dauern: Ziele nach ihren Zeiten, mit wenig Synergie in einer Linie</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How often the board was begun</source>
        <translation>Wie oft das Brett begonnen wurde</translation>
    </message>
    <message>
        <source>Candidates tried</source>
        <translation>Versuchte Kandidaten</translation>
    </message>
    <message>
        <source>Goals tried in some cell, over all attempts</source>
        <translation>In irgendeinem Feld versuchte Ziele, über alle Versuche</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergie</translation>
    </message>
    <message>
        <source>Minutes that the goals of a line save when they are done together</source>
        <translation>Minuten, die die Ziele einer Linie zusammen sparen</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Minutes that a line should take: what its cells ask for and the baseline, without the synergy</source>
        <translation>Minuten, die eine Linie dauern soll: was ihre Felder verlangen und die Grundzeit, ohne die Synergie</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>Number of the cell in the magic square, whose lines all add up to 65</source>
        <translation>Zahl des Feldes im magischen Quadrat, dessen Linien alle 65 ergeben</translation>
    </message>
    <message>
        <source>Desired time</source>
        <translation>Gewünschte Zeit</translation>
    </message>
    <message>
        <source>Minutes that the cell asks for</source>
        <translation>Minuten, die das Feld verlangt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Minutes that the goal here takes</source>
        <translation>Minuten, die das Ziel hier dauert</translation>
    </message>
    <message>
        <source>Quicker than desired</source>
        <translation>Schneller als gewünscht</translation>
    </message>
    <message>
        <source>Minutes that the goal is shorter than the cell asks for; below 0: longer</source>
        <translation>Minuten, die das Ziel kürzer ist, als das Feld verlangt; unter 0: länger</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>Blackout</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Short blackout</source>
        <translation>Kurzer Blackout</translation>
    </message>
    <message>
        <source>The game that the board is for; in a blackout no two goals may have much in common</source>
        <translation>Das Spiel, für das das Brett ist; in einem Blackout dürfen keine zwei Ziele viel gemeinsam haben</translation>
    </message>
    <message>
        <source>How often a board is begun anew before its seed is given up</source>
        <translation>Wie oft ein Brett neu begonnen wird, bevor sein Startwert aufgegeben wird</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Goals of one id never share a board; without one it is made of the goal</source>
        <translation>Ziele einer Kennung stehen nie zusammen auf einem Brett; fehlt sie, wird sie aus dem Ziel gebildet</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The length of game that the goal and its time are meant for</source>
        <translation>Die Länge des Spiels, für die das Ziel und seine Zeit gedacht sind</translation>
    </message>
    <message>
        <source>Minutes that the goal takes; with -1 it has none and is never on a balanced board</source>
        <translation>Minuten, die das Ziel dauert; mit -1 hat es keine Zeit und steht nie auf einem ausgewogenen Brett</translation>
    </message>
    <message>
        <source>Minutes of the time that are there because it is hard to do</source>
        <translation>Minuten der Zeit, die nur da sind, weil es schwer ist</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>The higher, the earlier the goal is tried in a cell; usual are -2 to 2</source>
        <translation>Je höher, desto früher wird das Ziel in einem Feld versucht; üblich sind -2 bis 2</translation>
    </message>
    <message>
        <source>Where the goal stands in its list; with one that is not 1 to 25 it takes no part</source>
        <translation>Wo das Ziel in seiner Liste steht; außerhalb von 1 bis 25 nimmt es nicht teil</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Minutes that each category saves beside other goals of it in a line</source>
        <translation>Minuten, die jede Kategorie neben anderen Zielen von ihr in einer Linie spart</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Unterarten</translation>
    </message>
    <message>
        <source>Likewise, but only beside a goal that has the category as a type</source>
        <translation>Ebenso, aber nur neben einem Ziel, das die Kategorie als Art hat</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>Linienarten</translation>
    </message>
    <message>
        <source>What the goal costs of each row type; a line below the threshold saves the rest</source>
        <translation>Was das Ziel von jeder Linienart kostet; eine Linie unter der Schwelle spart den Rest</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>Japanischer Name</translation>
    </message>
    <message>
        <source>What the goal is called in Japanese; of list files only</source>
        <translation>Wie das Ziel auf Japanisch heißt; nur in Listendateien</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>The type that the filter is for</source>
        <translation>Die Art, für die der Filter gilt</translation>
    </message>
    <message>
        <source>The list that it is for</source>
        <translation>Die Liste, für die er gilt</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>&quot;min 2&quot; counts the two lowest values, &quot;max -1&quot; all but the lowest; without a filter all but the highest count</source>
        <translation>„min 2“ zählt die zwei niedrigsten Werte, „max -1“ alle außer dem niedrigsten; ohne Filter zählen alle außer dem höchsten</translation>
    </message>
    <message>
        <source>Thresholds: a line whose goals cost less of the row type saves the difference</source>
        <translation>Schwellen: Eine Linie, deren Ziele weniger von der Linienart kosten, spart den Unterschied</translation>
    </message>
    <message>
        <source>Row types, short</source>
        <translation>Linienarten, kurz</translation>
    </message>
    <message>
        <source>The same of the short list</source>
        <translation>Dasselbe der kurzen Liste</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Of the list, as its file says</source>
        <translation>Der Liste, wie ihre Datei sagt</translation>
    </message>
    <message>
        <source>Lowest synergy</source>
        <translation>Kleinste Synergie</translation>
    </message>
    <message>
        <source>Minutes that a line may be quicker than its goals one by one, at least</source>
        <translation>Minuten, die eine Linie schneller sein darf als ihre Ziele einzeln, mindestens</translation>
    </message>
    <message>
        <source>Highest synergy</source>
        <translation>Größte Synergie</translation>
    </message>
    <message>
        <source>Likewise, at most</source>
        <translation>Ebenso, höchstens</translation>
    </message>
    <message>
        <source>Highest of one value</source>
        <translation>Höchster Einzelwert</translation>
    </message>
    <message>
        <source>A line where one value of a category saves more is never made</source>
        <translation>Eine Linie, in der ein Wert einer Kategorie mehr spart, wird nie gemacht</translation>
    </message>
    <message>
        <source>First offset</source>
        <translation>Erste Abweichung</translation>
    </message>
    <message>
        <source>Minutes that a goal may be longer or shorter than its cell asks for, at first</source>
        <translation>Minuten, die ein Ziel anfangs länger oder kürzer sein darf, als sein Feld verlangt</translation>
    </message>
    <message>
        <source>Last offset</source>
        <translation>Letzte Abweichung</translation>
    </message>
    <message>
        <source>Likewise, at most; the offset is widened by a minute as long as no goal fits</source>
        <translation>Ebenso, höchstens; die Abweichung wächst um eine Minute, solange kein Ziel passt</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Grundzeit</translation>
    </message>
    <message>
        <source>Minutes that every line takes anyway; boards do not depend on it</source>
        <translation>Minuten, die jede Linie ohnehin dauert; Bretter hängen nicht davon ab</translation>
    </message>
    <message>
        <source>Time per difficulty</source>
        <translation>Zeit je Schwierigkeit</translation>
    </message>
    <message>
        <source>Minutes; a cell of difficulty 4 asks for a goal of four times as many</source>
        <translation>Minuten; ein Feld der Schwierigkeit 4 verlangt ein Ziel von viermal so vielen</translation>
    </message>
    <message>
        <source>Too much</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>What a line or a pair that must not be counts as</source>
        <translation>Als was eine Linie oder ein Paar zählt, das nicht sein darf</translation>
    </message>
    <message>
        <source>Balance counts</source>
        <translation>Ausgleich zählt</translation>
    </message>
    <message>
        <source>Goals of a higher balance are tried earlier; otherwise all alike</source>
        <translation>Ziele mit höherem Ausgleich werden früher versucht; sonst alle gleich</translation>
    </message>
    <message>
        <source>How goals are chosen for balanced boards of this mode</source>
        <translation>Wie Ziele für ausgewogene Bretter dieses Modus gewählt werden</translation>
    </message>
    <message>
        <source>Profile: normal</source>
        <translation>Profil: normal</translation>
    </message>
    <message>
        <source>Profile: blackout</source>
        <translation>Profil: Blackout</translation>
    </message>
    <message>
        <source>Profile: short</source>
        <translation>Profil: kurz</translation>
    </message>
    <message>
        <source>Profile: short blackout</source>
        <translation>Profil: kurzer Blackout</translation>
    </message>
    <message>
        <source>Balance of times</source>
        <translation>Ausgewogene Zeiten</translation>
    </message>
    <message>
        <source>Synergy filters</source>
        <translation>Synergiefilter</translation>
    </message>
    <message>
        <source>Which values of a category count in a line, where not the usual</source>
        <translation>Welche Werte einer Kategorie in einer Linie zählen, wo nicht die üblichen</translation>
    </message>
    <message>
        <source>Balanced list</source>
        <translation>Ausgewogene Liste</translation>
    </message>
    <message>
        <source>Goal list for balanced boards</source>
        <translation>Zielliste für ausgewogene Bretter</translation>
    </message>
    <message>
        <source>Goal sheet for balanced boards</source>
        <translation>Zieltabelle für ausgewogene Bretter</translation>
    </message>
    <message>
        <source>The combined list that the tools of Ocarina of Time bingo read: goals with times, by difficulty.</source>
        <translation>Die kombinierte Liste, die die Werkzeuge von Ocarina-of-Time-Bingo lesen: Ziele mit Zeiten, nach Schwierigkeit.</translation>
    </message>
    <message>
        <source>Time (min)</source>
        <translation>Zeit (min)</translation>
    </message>
    <message>
        <source>Skill (min)</source>
        <translation>Können (min)</translation>
    </message>
    <message>
        <source>Whether the goal takes part at all</source>
        <translation>Ob das Ziel überhaupt teilnimmt</translation>
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
        <source>Board categories: limited over the whole board</source>
        <translation>Brettkategorien: begrenzt auf dem ganzen Brett</translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation>Linienkategorien: begrenzt in jeder Zeile, Spalte und Diagonale</translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation>Fortschrittszonen: E = früh, M = Mitte, L = spät, N = Endspiel. Bingo beachtet sie nicht</translation>
    </message>
    <message>
        <source>The chance in percent, rolled once a board, that the goal enters the pool from which the board is filled. The share of boards that it then stands on is in the column Appears</source>
        <translation>Die Wahrscheinlichkeit in Prozent, einmal je Brett ausgewürfelt, dass das Ziel in den Vorrat kommt, aus dem das Brett gefüllt wird. Auf welchem Anteil der Bretter es dann steht, sagt die Spalte Erscheint</translation>
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
        <source>Enabled</source>
        <translation>Aktiviert</translation>
    </message>
</context>
<context>
    <name>boardwright::FileChanges</name>
    <message>
        <source>%1 was not read again: %2</source>
        <translation>%1 wurde nicht neu gelesen: %2</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have changes that are not saved. Reloading can be undone.</source>
        <translation>%1 wurde von einem anderen Programm geändert, und es gibt Änderungen, die nicht gespeichert sind. Das Neuladen lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neuladen</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>&amp;Meine behalten</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program.</source>
        <translation>%1 wurde von einem anderen Programm gelöscht oder verschoben.</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>Erneut &amp;speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
</context>
<context>
    <name>boardwright::FileExport</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>boardwright::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
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
        <source>Save a &amp;Copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation>Auf &amp;gespeicherten Stand zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>&amp;Eigenschaften…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
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
    <message>
        <source>The file is damaged: part of it is missing, or was changed.</source>
        <translation>Die Datei ist beschädigt: Ein Teil fehlt oder wurde verändert.</translation>
    </message>
    <message>
        <source>This is JSON, but not what &quot;simulate&quot; writes: &quot;%1&quot; is missing.</source>
        <translation>Das ist JSON, aber nicht das, was „simulate“ schreibt: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>These statistics are damaged: &quot;%1&quot; does not fit the rest. Simulate these seeds again.</source>
        <translation>Diese Statistik ist beschädigt: „%1“ passt nicht zum Rest. Simulieren Sie diese Startwerte erneut.</translation>
    </message>
    <message>
        <source>These are statistics of something else: %1 is %2 in the first file, but %3 here. Simulate all seeds with the same set, settings and version.</source>
        <translation>Diese Statistik ist von etwas anderem: %1 ist %2 in der ersten Datei, hier aber %3. Simulieren Sie alle Startwerte mit gleicher Zielliste, gleichen Einstellungen und gleicher Version.</translation>
    </message>
    <message>
        <source>The seeds %1 to %2 are counted already. Leave this file out, or simulate other seeds.</source>
        <translation>Die Startwerte %1 bis %2 sind schon gezählt. Lassen Sie diese Datei weg oder simulieren Sie andere.</translation>
    </message>
    <message>
        <source>Together these are more than %1 boards.</source>
        <translation>Zusammen sind das mehr als %1 Bretter.</translation>
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
    <message>
        <source>forced positions</source>
        <translation>feste Positionen</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>nicht auf dem Brett</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>kein Konflikt</translation>
    </message>
    <message>
        <source>synergy of lines</source>
        <translation>Synergie der Linien</translation>
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
    <message>
        <source>Replace by</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
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
    <message>
        <source>Make the set Dedicated (%1, %2)</source>
        <comment>game mode, size</comment>
        <translation>Den Satz auf „Dediziert“ stellen (%1, %2)</translation>
    </message>
</context>
<context>
    <name>boardwright::FunnelStrip</name>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what it did</comment>
        <translation>%1: %2</translation>
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
    <name>boardwright::GoalEdit</name>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>der Wert</translation>
    </message>
    <message>
        <source>or</source>
        <comment>[[s]] or [[es]]</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>the plural</source>
        <translation>der Plural</translation>
    </message>
    <message>
        <source>Too long for lockout.live</source>
        <translation>Zu lang für lockout.live</translation>
    </message>
</context>
<context>
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Change Properties</source>
        <translation>Ändern der Eigenschaften</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryDelegate</name>
    <message>
        <source>as saved</source>
        <translation>wie gespeichert</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryModel</name>
    <message>
        <source>As it was in the beginning</source>
        <translation>Wie zu Beginn</translation>
    </message>
    <message>
        <source>As it was opened</source>
        <translation>Wie beim Öffnen</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nothing was changed yet</source>
        <translation>Noch wurde nichts geändert</translation>
    </message>
    <message>
        <source>Each change will be listed here, to go back to.</source>
        <translation>Jede Änderung wird hier aufgeführt, um zu ihr zurückgehen zu können.</translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 %L2 (−%L3)</source>
        <comment>a filter, how many it leaves, how many it took</comment>
        <translation>%1 %L2 (−%L3)</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a filter, how many it leaves</comment>
        <translation>%1 %L2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates to begin with</source>
        <translation>
            <numerusform>%n Kandidat zu Beginn</numerusform>
            <numerusform>%n Kandidaten zu Beginn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates taken away</source>
        <translation>
            <numerusform>%n Kandidat weggenommen</numerusform>
            <numerusform>%n Kandidaten weggenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <comment>a cell, its goal</comment>
        <translation>Feld %1: %2</translation>
    </message>
    <message>
        <source>%1, cell %2: %3</source>
        <comment>a part of the board, a cell, its goal</comment>
        <translation>%1, Feld %2: %3</translation>
    </message>
    <message>
        <source>It was left empty on purpose, by a modifier.</source>
        <translation>Es wurde mit Absicht leer gelassen, von einem Modifikator.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>It would break nothing in %n cells.</source>
        <translation>
            <numerusform>In %n Feld würde es nichts verletzen.</numerusform>
            <numerusform>In %n Feldern würde es nichts verletzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 in %n Feld</numerusform>
            <numerusform>%1 in %n Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>Kept out by %1.</source>
        <comment>filters and in how many cells</comment>
        <translation>Ferngehalten durch: %1.</translation>
    </message>
    <message>
        <source>In cell %1: kept out by %2.</source>
        <comment>a filter</comment>
        <translation>In Feld %1: ferngehalten durch %2.</translation>
    </message>
    <message>
        <source>In cell %1 it would break nothing: another goal was drawn.</source>
        <translation>In Feld %1 würde es nichts verletzen: Ein anderes Ziel wurde gezogen.</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1, cell %2</source>
        <comment>a part of the board, a cell</comment>
        <translation>%1, Feld %2</translation>
    </message>
    <message>
        <source>picked</source>
        <comment>the end of a funnel</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>nobody left: limits give way</source>
        <comment>the end of a funnel</comment>
        <translation>niemand übrig: Grenzen geben nach</translation>
    </message>
    <message>
        <source>Filled by %1, in step %L2 of %L3.</source>
        <comment>a stage</comment>
        <translation>Gefüllt durch: %1, in Schritt %L2 von %L3.</translation>
    </message>
    <message>
        <source>It was placed on cell %1 and moved here later.</source>
        <translation>Es wurde auf Feld %1 gesetzt und später hierher gerückt.</translation>
    </message>
    <message numerus="yes">
        <source>Emptied %n times on the way; here stood: %1.</source>
        <translation>
            <numerusform>Unterwegs %n-mal geleert; hier stand: %1.</numerusform>
            <numerusform>Unterwegs %n-mal geleert; hier standen: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tried here and not kept: %1.</source>
        <comment>goals</comment>
        <translation>Hier versucht und nicht behalten: %1.</translation>
    </message>
    <message>
        <source>%1 stands on this board</source>
        <comment>a goal</comment>
        <translation>%1 steht auf diesem Brett</translation>
    </message>
    <message>
        <source>It stands on: %1.</source>
        <comment>cells</comment>
        <translation>Es steht auf: %1.</translation>
    </message>
    <message>
        <source>%1 is not on this board</source>
        <comment>a goal</comment>
        <translation>%1 ist nicht auf diesem Brett</translation>
    </message>
    <message>
        <source>On cell %1 stands %2 instead.</source>
        <translation>Auf Feld %1 steht stattdessen %2.</translation>
    </message>
    <message>
        <source>%1 ±%2</source>
        <comment>a filter, minutes</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message numerus="yes">
        <source>%n candidates, as none fitted and more were let in</source>
        <translation>
            <numerusform>%n Kandidat, da keiner passte und mehr zugelassen wurden</numerusform>
            <numerusform>%n Kandidaten, da keiner passte und mehr zugelassen wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a number, a goal, why it was not kept</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Tried here and not kept, in this order:</source>
        <translation>Hier versucht und nicht behalten, in dieser Reihenfolge:</translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %n goals here in vain.</source>
        <translation>
            <numerusform>Frühere Versuche haben hier %n Ziel vergeblich versucht.</numerusform>
            <numerusform>Frühere Versuche haben hier %n Ziele vergeblich versucht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values in the file of another type than expected</source>
        <translation>
            <numerusform>%Ln Wert in der Datei von einem anderen Typ als erwartet</numerusform>
            <numerusform>%Ln Werte in der Datei von einem anderen Typ als erwartet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers in the file that are too large or too small</source>
        <translation>
            <numerusform>%Ln Zahl in der Datei, die zu groß oder zu klein ist</numerusform>
            <numerusform>%Ln Zahlen in der Datei, die zu groß oder zu klein sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in the file that mean nothing there</source>
        <translation>
            <numerusform>%Ln Wort in der Datei, das dort nichts bedeutet</numerusform>
            <numerusform>%Ln Wörter in der Datei, die dort nichts bedeuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that stand twice in the file</source>
        <translation>
            <numerusform>%Ln Schlüssel, der in der Datei zweimal steht</numerusform>
            <numerusform>%Ln Schlüssel, die in der Datei zweimal stehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories of goals without a limit</source>
        <translation>
            <numerusform>%Ln Brettkategorie von Zielen ohne Grenze</numerusform>
            <numerusform>%Ln Brettkategorien von Zielen ohne Grenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories of goals without a limit</source>
        <translation>
            <numerusform>%Ln Linienkategorie von Zielen ohne Grenze</numerusform>
            <numerusform>%Ln Linienkategorien von Zielen ohne Grenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many categories</source>
        <translation>
            <numerusform>%Ln Ziel mit zu vielen Kategorien</numerusform>
            <numerusform>%Ln Ziele mit zu vielen Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that carry a category twice</source>
        <translation>
            <numerusform>%Ln Ziel, das eine Kategorie doppelt trägt</numerusform>
            <numerusform>%Ln Ziele, die eine Kategorie doppelt tragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits of 0 % that keep goals off every board</source>
        <translation>
            <numerusform>%Ln Brettgrenze von 0&#xa0;%, die Ziele von jedem Brett fernhält</numerusform>
            <numerusform>%Ln Brettgrenzen von 0&#xa0;%, die Ziele von jedem Brett fernhalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that nobody carries</source>
        <translation>
            <numerusform>%Ln Kategorie, die kein Ziel trägt</numerusform>
            <numerusform>%Ln Kategorien, die kein Ziel trägt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with two limits</source>
        <translation>
            <numerusform>%Ln Kategorie mit zwei Grenzen</numerusform>
            <numerusform>%Ln Kategorien mit zwei Grenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits below 0 % or above 100 %</source>
        <translation>
            <numerusform>%Ln Grenze unter 0&#xa0;% oder über 100&#xa0;%</numerusform>
            <numerusform>%Ln Grenzen unter 0&#xa0;% oder über 100&#xa0;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose tag is not in the list of tags</source>
        <translation>
            <numerusform>%Ln Ziel, dessen Markierung nicht in der Liste der Markierungen steht</numerusform>
            <numerusform>%Ln Ziele, deren Markierung nicht in der Liste der Markierungen steht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are too long</source>
        <translation>
            <numerusform>%Ln Markierung, die zu lang ist</numerusform>
            <numerusform>%Ln Markierungen, die zu lang sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags with characters that lockout.live does not take</source>
        <translation>
            <numerusform>%Ln Markierung mit Zeichen, die lockout.live nicht nimmt</numerusform>
            <numerusform>%Ln Markierungen mit Zeichen, die lockout.live nicht nimmt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are listed twice</source>
        <translation>
            <numerusform>%Ln Markierung, die doppelt in der Liste steht</numerusform>
            <numerusform>%Ln Markierungen, die doppelt in der Liste stehen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that no goal has</source>
        <translation>
            <numerusform>%Ln Markierung, die kein Ziel hat</numerusform>
            <numerusform>%Ln Markierungen, die kein Ziel hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that only one goal has</source>
        <translation>
            <numerusform>%Ln Markierung, die nur ein Ziel hat</numerusform>
            <numerusform>%Ln Markierungen, die nur ein Ziel hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text</source>
        <translation>
            <numerusform>%Ln Ziel ohne Text</numerusform>
            <numerusform>%Ln Ziele ohne Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are too long</source>
        <translation>
            <numerusform>%Ln Ziel, das zu lang ist</numerusform>
            <numerusform>%Ln Ziele, die zu lang sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} more than once</source>
        <translation>
            <numerusform>%Ln Ziel mit mehr als einem {{X}}</numerusform>
            <numerusform>%Ln Ziele mit mehr als einem {{X}}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can read the same as another</source>
        <translation>
            <numerusform>%Ln Ziel, das gleich lauten kann wie ein anderes</numerusform>
            <numerusform>%Ln Ziele, die gleich lauten können wie ein anderes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tooltips that are too long</source>
        <translation>
            <numerusform>%Ln Hinweistext, der zu lang ist</numerusform>
            <numerusform>%Ln Hinweistexte, die zu lang sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many icons</source>
        <translation>
            <numerusform>%Ln Ziel mit zu vielen Symbolen</numerusform>
            <numerusform>%Ln Ziele mit zu vielen Symbolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln icons that are neither a picture nor an emoji</source>
        <translation>
            <numerusform>%Ln Symbol, das weder ein Bild noch ein Emoji ist</numerusform>
            <numerusform>%Ln Symbole, die weder ein Bild noch ein Emoji sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln Ziel mit Bildern und Emojis als Symbolen</numerusform>
            <numerusform>%Ln Ziele mit Bildern und Emojis als Symbolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that ask for a value but have no range</source>
        <translation>
            <numerusform>%Ln Ziel, das einen Wert verlangt, aber keinen Bereich hat</numerusform>
            <numerusform>%Ln Ziele, die einen Wert verlangen, aber keinen Bereich haben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a range but without {{X}}</source>
        <translation>
            <numerusform>%Ln Ziel mit Bereich, aber ohne {{X}}</numerusform>
            <numerusform>%Ln Ziele mit Bereich, aber ohne {{X}}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with values below 1</source>
        <translation>
            <numerusform>%Ln Bereich mit Werten unter 1</numerusform>
            <numerusform>%Ln Bereiche mit Werten unter 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with too many values</source>
        <translation>
            <numerusform>%Ln Bereich mit zu vielen Werten</numerusform>
            <numerusform>%Ln Bereiche mit zu vielen Werten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that do not ascend</source>
        <translation>
            <numerusform>%Ln Bereich, der nicht ansteigt</numerusform>
            <numerusform>%Ln Bereiche, die nicht ansteigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that reach more than three times as far</source>
        <translation>
            <numerusform>%Ln Bereich, der über mehr als das Dreifache reicht</numerusform>
            <numerusform>%Ln Bereiche, die über mehr als das Dreifache reichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits above the number of values</source>
        <translation>
            <numerusform>%Ln Einzelgrenze über der Zahl der Werte</numerusform>
            <numerusform>%Ln Einzelgrenzen über der Zahl der Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits below 1</source>
        <translation>
            <numerusform>%Ln Einzelgrenze unter 1</numerusform>
            <numerusform>%Ln Einzelgrenzen unter 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weightings outside of 1 to 100</source>
        <translation>
            <numerusform>%Ln Gewichtung außerhalb von 1 bis 100</numerusform>
            <numerusform>%Ln Gewichtungen außerhalb von 1 bis 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions below 1</source>
        <translation>
            <numerusform>%Ln Ziel mit festen Positionen unter 1</numerusform>
            <numerusform>%Ln Ziele mit festen Positionen unter 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a forced position listed twice</source>
        <translation>
            <numerusform>%Ln Ziel mit einer doppelt aufgeführten festen Position</numerusform>
            <numerusform>%Ln Ziele mit einer doppelt aufgeführten festen Position</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions in a set that takes none</source>
        <translation>
            <numerusform>%Ln Ziel mit festen Positionen in einer Liste, die keine nimmt</numerusform>
            <numerusform>%Ln Ziele mit festen Positionen in einer Liste, die keine nimmt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside of this board</source>
        <translation>
            <numerusform>%Ln Ziel mit festen Positionen außerhalb dieses Bretts</numerusform>
            <numerusform>%Ln Ziele mit festen Positionen außerhalb dieses Bretts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can never be placed on this board</source>
        <translation>
            <numerusform>%Ln Ziel, das auf diesem Brett nie platziert werden kann</numerusform>
            <numerusform>%Ln Ziele, die auf diesem Brett nie platziert werden können</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose board category leaves no room on this board</source>
        <translation>
            <numerusform>%Ln Ziel, dessen Brettkategorie auf diesem Brett keinen Platz lässt</numerusform>
            <numerusform>%Ln Ziele, deren Brettkategorie auf diesem Brett keinen Platz lässt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a cell in their zones</source>
        <translation>
            <numerusform>%Ln Ziel ohne ein Feld in seinen Zonen</numerusform>
            <numerusform>%Ln Ziele ohne ein Feld in ihren Zonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too few goals</source>
        <translation>
            <numerusform>%Ln Zone mit zu wenigen Zielen</numerusform>
            <numerusform>%Ln Zonen mit zu wenigen Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers outside of what is possible</source>
        <translation>
            <numerusform>%Ln Zahl außerhalb des Möglichen</numerusform>
            <numerusform>%Ln Zahlen außerhalb des Möglichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln choices that do not exist</source>
        <translation>
            <numerusform>%Ln Auswahl, die es nicht gibt</numerusform>
            <numerusform>%Ln Auswahlen, die es nicht gibt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts that are too long</source>
        <translation>
            <numerusform>%Ln Text, der zu lang ist</numerusform>
            <numerusform>%Ln Texte, die zu lang sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln places that refer to rows that are gone</source>
        <translation>
            <numerusform>%Ln Stelle, die auf nicht mehr vorhandene Zeilen verweist</numerusform>
            <numerusform>%Ln Stellen, die auf nicht mehr vorhandene Zeilen verweisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names that stand twice</source>
        <translation>
            <numerusform>%Ln Name, der zweimal vorkommt</numerusform>
            <numerusform>%Ln Namen, die zweimal vorkommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a board limit gave way</source>
        <translation>
            <numerusform>%Ln-mal hat eine Brettgrenze nachgegeben</numerusform>
            <numerusform>%Ln-mal hat eine Brettgrenze nachgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a line limit gave way</source>
        <translation>
            <numerusform>%Ln-mal hat eine Liniengrenze nachgegeben</numerusform>
            <numerusform>%Ln-mal hat eine Liniengrenze nachgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression gave way</source>
        <translation>
            <numerusform>%Ln-mal hat der Fortschritt nachgegeben</numerusform>
            <numerusform>%Ln-mal hat der Fortschritt nachgegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal may stand on</source>
        <translation>
            <numerusform>%Ln Feld, auf dem kein Ziel stehen darf</numerusform>
            <numerusform>%Ln Felder, auf denen kein Ziel stehen darf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of one kind</source>
        <translation>
            <numerusform>%Ln Problem derselben Art</numerusform>
            <numerusform>%Ln Probleme derselben Art</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LabTools</name>
    <message>
        <source>Frequencies</source>
        <translation>Häufigkeiten</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
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
    <name>boardwright::LineBar</name>
    <message>
        <source>Go to line:</source>
        <translation>Gehe zu Zeile:</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>boardwright::ListChangeWords</name>
    <message>
        <source>%1 %2 is new</source>
        <comment>what, its value</comment>
        <translation>%1 %2 ist neu</translation>
    </message>
    <message>
        <source>%1 %2 is gone</source>
        <comment>what, its value</comment>
        <translation>%1 %2 ist weg</translation>
    </message>
    <message>
        <source>%1 %2 is now %3</source>
        <comment>what, its value before and after</comment>
        <translation>%1 %2 ist jetzt %3</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>Japanischer Name</translation>
    </message>
    <message>
        <source>skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>type &quot;%1&quot;</source>
        <translation>Art „%1“</translation>
    </message>
    <message>
        <source>subtype &quot;%1&quot;</source>
        <translation>Unterart „%1“</translation>
    </message>
    <message>
        <source>row type &quot;%1&quot;</source>
        <translation>Linienart „%1“</translation>
    </message>
    <message>
        <source>The threshold of &quot;%1&quot;,</source>
        <comment>then its value</comment>
        <translation>Die Schwelle von „%1“,</translation>
    </message>
    <message>
        <source>The filter of &quot;%1&quot;,</source>
        <comment>then its text</comment>
        <translation>Der Filter von „%1“,</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a new goal</source>
        <translation>„%1“ ist ein neues Ziel</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is gone</source>
        <comment>a goal</comment>
        <translation>„%1“ ist weg</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <comment>a goal, what changed</comment>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>Gewicht</translation>
    </message>
</context>
<context>
    <name>boardwright::LossWords</name>
    <message numerus="yes">
        <source>The values for {{X}} of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Werte für {{X}} von %Ln Ziel</numerusform>
            <numerusform>Die Werte für {{X}} von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weighting of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Gewichtung von %Ln Ziel</numerusform>
            <numerusform>Die Gewichtung von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board categories of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Brettkategorien von %Ln Ziel</numerusform>
            <numerusform>Die Brettkategorien von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line categories of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Linienkategorien von %Ln Ziel</numerusform>
            <numerusform>Die Linienkategorien von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tag of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Markierung von %Ln Ziel</numerusform>
            <numerusform>Die Markierung von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The zones of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Zonen von %Ln Ziel</numerusform>
            <numerusform>Die Zonen von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Grenze von %Ln Ziel</numerusform>
            <numerusform>Die Grenze von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The forced positions of %Ln goal(s)</source>
        <translation>
            <numerusform>Die festen Felder von %Ln Ziel</numerusform>
            <numerusform>Die festen Felder von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That values rise along the board, of %Ln goal(s)</source>
        <translation>
            <numerusform>Dass Werte über das Brett steigen, bei %Ln Ziel</numerusform>
            <numerusform>Dass Werte über das Brett steigen, bei %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>Der Hinweis von %Ln Ziel</numerusform>
            <numerusform>Die Hinweise von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The icons of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Symbole von %Ln Ziel</numerusform>
            <numerusform>Die Symbole von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled goal(s), left out whole</source>
        <translation>
            <numerusform>%Ln abgeschaltetes Ziel, ganz weggelassen</numerusform>
            <numerusform>%Ln abgeschaltete Ziele, ganz weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data beside %Ln goal(s)</source>
        <translation>
            <numerusform>Boardwrights eigene Daten neben %Ln Ziel</numerusform>
            <numerusform>Boardwrights eigene Daten neben %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line breaks in %Ln goal(s), which become spaces</source>
        <translation>
            <numerusform>Die Zeilenumbrüche in %Ln Ziel, die Leerzeichen werden</numerusform>
            <numerusform>Die Zeilenumbrüche in %Ln Zielen, die Leerzeichen werden</numerusform>
        </translation>
    </message>
    <message>
        <source>The names of the game and of the set</source>
        <translation>Die Namen des Spiels und der Zielliste</translation>
    </message>
    <message>
        <source>All categories and their limits</source>
        <translation>Alle Kategorien und ihre Grenzen</translation>
    </message>
    <message>
        <source>What modes and sizes the set is made for</source>
        <translation>Für welche Modi und Größen die Liste gemacht ist</translation>
    </message>
    <message>
        <source>Boardwright&apos;s own data of the set</source>
        <translation>Boardwrights eigene Daten der Zielliste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a time, left out whole</source>
        <translation>
            <numerusform>%Ln Ziel ohne Zeit, ganz weggelassen</numerusform>
            <numerusform>%Ln Ziele ohne Zeit, ganz weggelassen</numerusform>
        </translation>
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
        <source>%1[*] - Boardwright</source>
        <translation>%1[*] – Boardwright</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
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
        <source>What you typed in Source is not in the set yet: %1</source>
        <translation>Was unter „Quelltext“ eingegeben wurde, ist noch nicht in der Liste: %1</translation>
    </message>
    <message>
        <source>Find &amp;Actions and Goals…</source>
        <translation>&amp;Aktionen und Ziele suchen…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Go to &amp;Messages</source>
        <translation>Zu den &amp;Meldungen</translation>
    </message>
    <message>
        <source>Open the &amp;Sample</source>
        <translation>B&amp;eispiel öffnen</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>&amp;Ziele</translation>
    </message>
    <message>
        <source>Sort File as &amp;Shown</source>
        <translation>Datei wie &amp;gezeigt sortieren</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;Export Board…</source>
        <translation>Brett &amp;exportieren …</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>St&amp;artwerte</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>&amp;Labor</translation>
    </message>
    <message numerus="yes">
        <source>%Ln relaxed</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%Ln gelockert</numerusform>
            <numerusform>%Ln gelockert</numerusform>
        </translation>
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
    <message>
        <source>%1 of %2 (%3 to %4)</source>
        <comment>a number, what it should be, and from what to what it may be</comment>
        <translation>%1 von %2 (%3 bis %4)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBanner</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a measure, a line</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Was es sagt</translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>Messwerte</translation>
    </message>
</context>
<context>
    <name>boardwright::NameBar</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Zusammenführen in</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Every goal gets the other name, as one step.</source>
        <translation>Jedes Ziel erhält den anderen Namen, in einem einzigen Schritt.</translation>
    </message>
    <message>
        <source>Enter adds it, Esc goes back.</source>
        <translation>Eingabe fügt den Namen hinzu, Esc geht zurück.</translation>
    </message>
    <message>
        <source>There is no other one of this name.</source>
        <translation>Es gibt nichts anderes mit diesem Namen.</translation>
    </message>
    <message>
        <source>It is there already.</source>
        <translation>Den Namen gibt es schon.</translation>
    </message>
    <message>
        <source>It will be &quot;%1&quot;.</source>
        <translation>Der Name wird „%1“ sein.</translation>
    </message>
</context>
<context>
    <name>boardwright::NameTableModel</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Ein Name kann nicht leer sein.</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>the first remark, how many more</comment>
        <translation>%1 (+%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesEdit</name>
    <message>
        <source>Add a name</source>
        <translation>Einen Namen hinzufügen</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>unbenutzt</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>Adds a category</source>
        <translation>Fügt eine Kategorie hinzu</translation>
    </message>
    <message>
        <source>Adds a tag</source>
        <translation>Fügt eine Markierung hinzu</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Changes the name everywhere (F2)</source>
        <translation>Ändert den Namen überall (F2)</translation>
    </message>
    <message>
        <source>&amp;Merge into…</source>
        <translation>Zusa&amp;mmenführen in…</translation>
    </message>
    <message>
        <source>Makes one category of the selected ones and another</source>
        <translation>Macht aus den ausgewählten Kategorien und einer weiteren eine einzige</translation>
    </message>
    <message>
        <source>Makes one tag of the selected ones and another</source>
        <translation>Macht aus den ausgewählten Markierungen und einer weiteren eine einzige</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Takes the tags from the set and from all goals</source>
        <translation>Entfernt die Markierungen aus der Liste und aus allen Zielen</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>Fest&amp;legen</translation>
    </message>
    <message>
        <source>Gives a limit of 100 % to what goals carry without one</source>
        <translation>Gibt allem, was Ziele ohne Grenze tragen, eine Grenze von 100&#xa0;%</translation>
    </message>
    <message>
        <source>Puts tags that goals have into the list of tags</source>
        <translation>Nimmt Markierungen, die Ziele haben, in die Liste der Markierungen auf</translation>
    </message>
    <message>
        <source>Show &amp;goals</source>
        <translation>&amp;Ziele zeigen</translation>
    </message>
    <message>
        <source>Shows the goals that carry the category</source>
        <translation>Zeigt die Ziele, die die Kategorie tragen</translation>
    </message>
    <message>
        <source>Shows the goals that have the tag</source>
        <translation>Zeigt die Ziele, die die Markierung haben</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Earlier in the list</source>
        <translation>Weiter vorn in der Liste</translation>
    </message>
    <message>
        <source>Move d&amp;own</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Later in the list</source>
        <translation>Weiter hinten in der Liste</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter categories</source>
        <translation>Kategorien filtern</translation>
    </message>
    <message>
        <source>Filter tags</source>
        <translation>Markierungen filtern</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n categories</source>
        <translation>
            <numerusform>%1 von %n Kategorie</numerusform>
            <numerusform>%1 von %n Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tags</source>
        <translation>
            <numerusform>%1 von %n Markierung</numerusform>
            <numerusform>%1 von %n Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n Kategorie</numerusform>
            <numerusform>%n Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%n Markierung</numerusform>
            <numerusform>%n Markierungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No category matches</source>
        <translation>Keine Kategorie passt</translation>
    </message>
    <message>
        <source>No tag matches</source>
        <translation>Keine Markierung passt</translation>
    </message>
    <message>
        <source>No name has all of these words in it.</source>
        <translation>Kein Name enthält alle diese Wörter.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>Noch keine Kategorien</translation>
    </message>
    <message>
        <source>Goals of one category share a limit: how much of the board, or of every line, they may fill.</source>
        <translation>Ziele einer Kategorie haben eine gemeinsame Grenze: wie viel vom Brett oder von jeder Linie sie füllen dürfen.</translation>
    </message>
    <message>
        <source>Add a category</source>
        <translation>Kategorie hinzufügen</translation>
    </message>
    <message>
        <source>No tags yet</source>
        <translation>Noch keine Markierungen</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board.</source>
        <translation>Von allen Zielen mit derselben Markierung steht höchstens eines auf einem Brett.</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Markierung hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Fill down</source>
        <translation>Nach unten aus&amp;füllen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>Takes what is selected from the set and from all goals: board categories and line categories each for themselves</source>
        <translation>Nimmt das Gewählte aus dem Satz und allen Zielen: Brett- und Linienkategorien je für sich</translation>
    </message>
    <message>
        <source>Add other &amp;kind</source>
        <translation>Andere &amp;Art hinzufügen</translation>
    </message>
    <message>
        <source>Limits the category on the board and in lines, of 100 % to begin with</source>
        <translation>Begrenzt die Kategorie auf dem Brett und in Linien, zunächst auf 100 %</translation>
    </message>
</context>
<context>
    <name>boardwright::NewGoalRow</name>
    <message>
        <source>New goal …</source>
        <translation>Neues Ziel …</translation>
    </message>
    <message>
        <source>Type here to add a goal at the end (Enter or Tab in the last row leads here)</source>
        <translation>Hier tippen, um am Ende ein Ziel hinzuzufügen (Eingabe oder Tab in der letzten Zeile führt hierher)</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message>
        <source>&quot;%1&quot; is no whole number from 1. Write numbers such as 2-5 or 3, 6, 9.</source>
        <translation>„%1“ ist keine ganze Zahl ab 1. Zahlen wie 2-5 oder 3, 6, 9 schreiben.</translation>
    </message>
    <message numerus="yes">
        <source>These are more than %n numbers, which is the most. Write fewer, or a step: 10..50/10.</source>
        <translation>
            <numerusform>Das ist mehr als %n Zahl, und mehr sind nicht möglich. Weniger schreiben oder eine Schrittweite: 10..50/10.</numerusform>
            <numerusform>Das sind mehr als %n Zahlen, und mehr sind nicht möglich. Weniger schreiben oder eine Schrittweite: 10..50/10.</numerusform>
        </translation>
    </message>
    <message>
        <source>all</source>
        <comment>all zones</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no zone. Zones are E, M, L and N: %2; or write &quot;all&quot;.</source>
        <translation>„%1“ ist keine Zone. Zonen sind E, M, L und N: %2; oder „alle“ schreiben.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>true</source>
        <translation>wahr</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>false</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no. Write TRUE or FALSE.</source>
        <translation>„%1“ ist weder ja noch nein. WAHR oder FALSCH schreiben.</translation>
    </message>
    <message>
        <source>A weighting is a whole number from 1 to 100; &quot;%1&quot; is none.</source>
        <translation>Eine Gewichtung ist eine ganze Zahl von 1 bis 100; „%1“ ist keine.</translation>
    </message>
    <message>
        <source>A limit is a whole number from 1; &quot;%1&quot; is none. Disable the goal to keep it off the board.</source>
        <translation>Eine Grenze ist eine ganze Zahl ab 1; „%1“ ist keine. Um das Ziel vom Brett fernzuhalten, kann es deaktiviert werden.</translation>
    </message>
    <message>
        <source>Range: %1</source>
        <translation>Bereich: %1</translation>
    </message>
    <message>
        <source>Positions: %1</source>
        <translation>Positionen: %1</translation>
    </message>
    <message numerus="yes">
        <source>These are %n categories; lockout.live takes at most 4 of each kind. Leave some out.</source>
        <translation>
            <numerusform>Das ist %n Kategorie; lockout.live nimmt höchstens 4 von jeder Art. Einige weglassen.</numerusform>
            <numerusform>Das sind %n Kategorien; lockout.live nimmt höchstens 4 von jeder Art. Einige weglassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal has one tag at most; these are %n.</source>
        <translation>
            <numerusform>Ein Ziel hat höchstens eine Markierung; das ist %n.</numerusform>
            <numerusform>Ein Ziel hat höchstens eine Markierung; das sind %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be a tag: tags are made of lower-case letters a to z, digits and underscores, such as boss_rush.</source>
        <translation>„%1“ kann keine Markierung sein: Markierungen bestehen aus den Kleinbuchstaben a bis z, Ziffern und Unterstrichen, zum Beispiel boss_rush.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live takes at most %3. Shorten it.</source>
        <translation>Die Markierung „%1“ hat %2 Zeichen; lockout.live nimmt höchstens %3. Die Markierung kürzen.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n icons; lockout.live takes at most 12. Leave some out.</source>
        <translation>
            <numerusform>Das ist %n Symbol; lockout.live nimmt höchstens 12. Einige weglassen.</numerusform>
            <numerusform>Das sind %n Symbole; lockout.live nimmt höchstens 12. Einige weglassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no icon. Icons are pictures, whose names end in .webp, or emoji.</source>
        <translation>„%1“ ist kein Symbol. Symbole sind Bilder, deren Namen auf .webp enden, oder Emojis.</translation>
    </message>
    <message>
        <source>These are pictures and emoji; lockout.live takes one kind. Leave out the others.</source>
        <translation>Das sind Bilder und Emojis; lockout.live nimmt nur eine Art. Die anderen weglassen.</translation>
    </message>
    <message>
        <source>A goal needs a text. Disable or remove the goal if it is not wanted.</source>
        <translation>Ein Ziel braucht einen Text. Wird das Ziel nicht gebraucht, es deaktivieren oder entfernen.</translation>
    </message>
    <message>
        <source>This goal has %1 characters; lockout.live takes at most %2. Shorten it, or move some of it to the tooltip.</source>
        <translation>Dieses Ziel hat %1 Zeichen; lockout.live nimmt höchstens %2. Das Ziel kürzen oder etwas davon in den Hinweistext verschieben.</translation>
    </message>
    <message>
        <source>This tooltip has %1 characters; lockout.live takes at most %2. Shorten it.</source>
        <translation>Dieser Hinweistext hat %1 Zeichen; lockout.live nimmt höchstens %2. Den Hinweistext kürzen.</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>Nichts wurde eingegeben.</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message>
        <source>&amp;Add Goal</source>
        <translation>Ziel &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>A&amp;usschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>Zellen &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Fill Down</source>
        <translation>Nach unten aus&amp;füllen</translation>
    </message>
    <message>
        <source>D&amp;uplicate Goals</source>
        <translation>Ziele &amp;duplizieren</translation>
    </message>
    <message>
        <source>&amp;Remove Goals</source>
        <translation>Ziele &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Move Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>Nach u&amp;nten</translation>
    </message>
    <message>
        <source>Select Whole Rows</source>
        <translation>Ganze Zeilen auswählen</translation>
    </message>
    <message>
        <source>Select Whole Columns</source>
        <translation>Ganze Spalten auswählen</translation>
    </message>
    <message>
        <source>There is no goal above this one to fill down from.</source>
        <translation>Über diesem Ziel gibt es keines, mit dem nach unten ausgefüllt werden könnte.</translation>
    </message>
    <message>
        <source>Show all goals in file order to move them.</source>
        <translation>Um Ziele zu verschieben, alle in der Reihenfolge der Datei zeigen.</translation>
    </message>
    <message>
        <source>&amp;Enable</source>
        <translation>&amp;Aktivieren</translation>
    </message>
    <message>
        <source>&amp;Disable</source>
        <translation>Deakti&amp;vieren</translation>
    </message>
    <message>
        <source>Set &amp;Weighting…</source>
        <translation>&amp;Gewichtung setzen…</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>Auf dem B&amp;rett zeigen</translation>
    </message>
    <message>
        <source>Add &amp;Board Category</source>
        <translation>&amp;Brettkategorie hinzufügen</translation>
    </message>
    <message>
        <source>Remove Board Category</source>
        <translation>Brettkategorie entfernen</translation>
    </message>
    <message>
        <source>Add L&amp;ine Category</source>
        <translation>Linienka&amp;tegorie hinzufügen</translation>
    </message>
    <message>
        <source>Remove Line Category</source>
        <translation>Linienkategorie entfernen</translation>
    </message>
    <message>
        <source>Set Ta&amp;g</source>
        <translation>&amp;Markierung setzen</translation>
    </message>
    <message>
        <source>No Tag</source>
        <translation>Keine Markierung</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>&amp;Zonen</translation>
    </message>
    <message>
        <source>&amp;Early</source>
        <translation>&amp;Früh</translation>
    </message>
    <message>
        <source>&amp;Mid</source>
        <translation>&amp;Mitte</translation>
    </message>
    <message>
        <source>&amp;Late</source>
        <translation>&amp;Spät</translation>
    </message>
    <message>
        <source>E&amp;ndgame</source>
        <translation>&amp;Endspiel</translation>
    </message>
    <message>
        <source>&amp;All Zones</source>
        <translation>&amp;Alle Zonen</translation>
    </message>
    <message>
        <source>Ope&amp;n Details</source>
        <translation>Details öff&amp;nen</translation>
    </message>
    <message>
        <source>The clipboard holds no text to paste.</source>
        <translation>Die Zwischenablage enthält keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>All but one cell was pasted. %1</source>
        <translation>Alle Zellen bis auf eine wurden eingefügt. %1</translation>
    </message>
    <message numerus="yes">
        <source>All but the %n selected cells were pasted. %1</source>
        <translation>
            <numerusform>Alle Zellen bis auf die %n ausgewählte wurden eingefügt. %1</numerusform>
            <numerusform>Alle Zellen bis auf die %n ausgewählten wurden eingefügt. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>disabled</source>
        <translation>deaktiviert</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>aktiviert</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1. The boards that are made now ignore progression, so it is pale here</source>
        <translation>%1. Die Bretter, die jetzt erstellt werden, beachten den Fortschritt nicht; deshalb ist es hier blass</translation>
    </message>
    <message numerus="yes">
        <source>%n more problems</source>
        <translation>
            <numerusform>%n weiteres Problem</numerusform>
            <numerusform>%n weitere Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>Erscheint</translation>
    </message>
    <message numerus="yes">
        <source>Stands on %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Steht auf %L1 von %Ln Brett.</numerusform>
            <numerusform>Steht auf %L1 von %Ln Brettern.</numerusform>
        </translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>Die Gewichtung allein ergäbe %1.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1</source>
        <translation>Sonst weggelassen durch: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 comes to %2 (%n goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 ergibt %2 (%n Ziel)</numerusform>
            <numerusform>%1 ergibt %2 (%n Ziele)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>Auf %Ln Brett: Gewichtung %1</numerusform>
            <numerusform>Auf %Ln Brettern: Gewichtung %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A wish is a share of boards, from 0 to 100 %: &quot;6 %&quot;.</source>
        <translation>Ein Wunsch ist ein Anteil der Bretter von 0 bis 100 %: „6 %“.</translation>
    </message>
    <message>
        <source>Wish for one goal at a time: each changes what the others get.</source>
        <translation>Wünsche für ein Ziel nach dem anderen: Jeder ändert, was die anderen bekommen.</translation>
    </message>
    <message>
        <source>The share of boards that the goal stands on; the mark shows what weighting alone would give it. Type the share that you wish for, and its weighting is looked for.</source>
        <translation>Der Anteil der Bretter, auf denen das Ziel steht; der Strich zeigt, was die Gewichtung allein ergäbe. Tippe den gewünschten Anteil, und die Gewichtung dafür wird gesucht.</translation>
    </message>
    <message>
        <source>%1. No board of this generator depends on it, so it is pale here</source>
        <translation>%1. Kein Brett dieses Generators hängt davon ab, deshalb ist es hier blass</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Show all goals in file order to move them.</source>
        <translation>Um Ziele zu verschieben, alle in der Reihenfolge der Datei zeigen.</translation>
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
        <source>No goal matches</source>
        <translation>Kein Ziel passt</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Add a goal (Insert)</source>
        <translation>Ziel hinzufügen (Einfg)</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>Ziel hinzufügen</translation>
    </message>
    <message>
        <source>Define</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Columns that say what a goal is</source>
        <translation>Spalten, die sagen, was ein Ziel ist</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Columns that say how often goals appear together</source>
        <translation>Spalten, die sagen, wie oft Ziele gemeinsam erscheinen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Columns that say where on the board a goal stands</source>
        <translation>Spalten, die sagen, wo auf dem Brett ein Ziel steht</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>The numbers that are measured on boards</source>
        <translation>Die Zahlen, die an Brettern gemessen werden</translation>
    </message>
    <message>
        <source>All</source>
        <comment>columns</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Alle Spalten</translation>
    </message>
    <message>
        <source>Find and Replace</source>
        <translation>Suchen und Ersetzen</translation>
    </message>
    <message>
        <source>No goal has all of these words in it, in its tooltip, its categories or its tag, and all that is asked for beside them.</source>
        <translation>Kein Ziel enthält alle diese Wörter im Text, im Hinweistext, in den Kategorien oder der Markierung und erfüllt zugleich alles, was sonst noch verlangt ist.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Begin a goal set here, or open one.</source>
        <translation>Hier eine Zielliste beginnen oder eine öffnen.</translation>
    </message>
    <message>
        <source>Paste from a spreadsheet</source>
        <translation>Aus einer Tabelle einfügen</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>Eine Liste öffnen</translation>
    </message>
</context>
<context>
    <name>boardwright::OfferList</name>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
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
    <message>
        <source>%1 · before the last edit</source>
        <comment>what the numbers are of</comment>
        <translation>%1 · vor der letzten Änderung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Bretter</numerusform>
        </translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Dieses Brett</translation>
    </message>
</context>
<context>
    <name>boardwright::Overlays</name>
    <message>
        <source>%1: on average</source>
        <comment>a measure, over many boards</comment>
        <translation>%1: im Mittel</translation>
    </message>
    <message>
        <source>%1: most often</source>
        <comment>a measure, over many boards</comment>
        <translation>%1: am häufigsten</translation>
    </message>
    <message>
        <source>%1: share of boards</source>
        <comment>a measure, over many boards</comment>
        <translation>%1: Anteil der Bretter</translation>
    </message>
    <message>
        <source>Where the chosen goal lands</source>
        <translation>Wo das gewählte Ziel landet</translation>
    </message>
    <message>
        <source>Where the chosen category lands</source>
        <translation>Wo die gewählte Kategorie landet</translation>
    </message>
    <message>
        <source>%1: the mean of many boards</source>
        <translation>%1: der Mittelwert vieler Bretter</translation>
    </message>
    <message>
        <source>%1: what most of many boards say</source>
        <translation>%1: was die meisten von vielen Brettern sagen</translation>
    </message>
    <message>
        <source>%1: the share of many boards that have any</source>
        <translation>%1: der Anteil vieler Bretter, auf denen es das gibt</translation>
    </message>
    <message>
        <source>The share of boards on which the goal that is chosen in the table stands here</source>
        <translation>Der Anteil der Bretter, auf denen das in der Tabelle gewählte Ziel hier steht</translation>
    </message>
    <message>
        <source>The share of boards on which a goal stands here that carries the category chosen last, or else the first one of the chosen goal</source>
        <translation>Der Anteil der Bretter, auf denen hier ein Ziel der zuletzt gewählten Kategorie steht, sonst eines der ersten Kategorie des gewählten Ziels</translation>
    </message>
    <message>
        <source>%1, on %2 of boards</source>
        <comment>a class, a share</comment>
        <translation>%1, auf %2 der Bretter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Bretter</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal is chosen</source>
        <translation>Kein Ziel ist gewählt</translation>
    </message>
    <message>
        <source>The chosen row is no goal, or was not counted yet</source>
        <translation>Die gewählte Zeile ist kein Ziel oder wurde noch nicht gezählt</translation>
    </message>
    <message>
        <source>No category is chosen</source>
        <translation>Keine Kategorie ist gewählt</translation>
    </message>
    <message>
        <source>%1: no goal that was counted carries it</source>
        <translation>%1: kein gezähltes Ziel trägt sie</translation>
    </message>
    <message>
        <source>No boards are counted yet</source>
        <translation>Noch sind keine Bretter gezählt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
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
    <name>boardwright::PositionsEdit</name>
    <message>
        <source>Forced positions</source>
        <translation>Feste Positionen</translation>
    </message>
    <message numerus="yes">
        <source>This board has %n cells.</source>
        <translation>
            <numerusform>Dieses Brett hat %n Feld.</numerusform>
            <numerusform>Dieses Brett hat %n Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Anywhere. Pick the only cells where it may stand</source>
        <translation>Überall. Die einzigen Felder auswählen, auf denen es stehen darf</translation>
    </message>
    <message numerus="yes">
        <source>Only in %n cells</source>
        <translation>
            <numerusform>Nur auf %n Feld</numerusform>
            <numerusform>Nur auf %n Feldern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Presentation</name>
    <message>
        <source>&amp;Full-Screen Board</source>
        <translation>Brett als &amp;Vollbild</translation>
    </message>
    <message>
        <source>The board alone on the whole screen (%1)</source>
        <translation>Nur das Brett, auf dem ganzen Bildschirm (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weiteres</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %Ln</source>
        <translation>
            <numerusform>%Ln beheben</numerusform>
            <numerusform>Alle %Ln beheben</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix %L1 of %L2</source>
        <translation>%L1 von %L2 beheben</translation>
    </message>
    <message>
        <source>Take all back</source>
        <translation>Alle zurücknehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Alle akzeptieren</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Akzeptieren</translation>
    </message>
    <message>
        <source>Set limit to %1 %</source>
        <translation>Grenze auf %1 % setzen</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>&amp;Zur Stelle gehen</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Beheben</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Akzeptieren</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Nothing to worry about</source>
        <translation>Kein Grund zur Sorge</translation>
    </message>
    <message>
        <source>The set and this board are as they should be.</source>
        <translation>Die Liste und dieses Brett sind, wie sie sein sollen.</translation>
    </message>
    <message>
        <source>Show what is accepted, too</source>
        <translation>Auch Akzeptiertes zeigen</translation>
    </message>
    <message>
        <source>this board is not filled</source>
        <translation>dieses Brett ist nicht gefüllt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln relaxations on this board</source>
        <translation>
            <numerusform>%Ln Lockerung auf diesem Brett</numerusform>
            <numerusform>%Ln Lockerungen auf diesem Brett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the set</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln in der Liste</numerusform>
            <numerusform>%Ln in der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the file</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln in der Datei</numerusform>
            <numerusform>%Ln in der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln akzeptiert</numerusform>
            <numerusform>%Ln akzeptiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProfilesTable</name>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Give the selected values what the mode comes with (%1)</source>
        <translation>Den gewählten Werten geben, was der Modus mitbringt (%1)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Minutes. What differs from the usual is bold.</source>
        <translation>Minuten. Was vom Üblichen abweicht, ist fett.</translation>
    </message>
</context>
<context>
    <name>boardwright::ProgressionPage</name>
    <message>
        <source>Lower values come earlier along the board</source>
        <translation>Kleinere Werte kommen früher auf dem Brett</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
</context>
<context>
    <name>boardwright::PropertiesDialog</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>Goal Set Properties</source>
        <translation>Eigenschaften der Zielliste</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng (strict)</translation>
    </message>
    <message>
        <source>Capped</source>
        <translation>Gedeckelt (capped)</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <translation>Festgelegt (dedicated)</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Locker (relaxed)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <translation>&amp;Name der Liste:</translation>
    </message>
    <message>
        <source>&amp;Largest size:</source>
        <translation>&amp;Höchstgröße:</translation>
    </message>
    <message>
        <source>Game m&amp;ode:</source>
        <translation>Spiel&amp;modus:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>G&amp;röße:</translation>
    </message>
    <message>
        <source>Any game mode and size.</source>
        <translation>Jeder Spielmodus und jede Größe.</translation>
    </message>
    <message>
        <source>Any game mode, up to a largest size.</source>
        <translation>Jeder Spielmodus, bis zu einer Höchstgröße.</translation>
    </message>
    <message>
        <source>One game mode in one size. Goals may be forced to positions of that board.</source>
        <translation>Ein Spielmodus in einer Größe. Ziele können fest auf Positionen dieses Bretts gesetzt sein.</translation>
    </message>
    <message>
        <source>Any game mode and size, without the site&apos;s checks.</source>
        <translation>Jeder Spielmodus und jede Größe, ohne die Prüfungen der Website.</translation>
    </message>
    <message>
        <source>Schema &amp;mode:</source>
        <translation>Schema&amp;modus:</translation>
    </message>
</context>
<context>
    <name>boardwright::RangeEdit</name>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>No values. Write some, such as 2-5 or 3, 6, 9</source>
        <translation>Keine Werte. Welche schreiben, zum Beispiel 2-5 oder 3, 6, 9</translation>
    </message>
    <message numerus="yes">
        <source>%n values: %1</source>
        <translation>
            <numerusform>%n Wert: %1</numerusform>
            <numerusform>%n Werte: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message>
        <source>No value of a line counts</source>
        <translation>Kein Wert einer Linie zählt</translation>
    </message>
    <message numerus="yes">
        <source>The %n highest values of a line count</source>
        <translation>
            <numerusform>Der höchste Wert einer Linie zählt</numerusform>
            <numerusform>Die %n höchsten Werte einer Linie zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n lowest values of a line count</source>
        <translation>
            <numerusform>Der niedrigste Wert einer Linie zählt</numerusform>
            <numerusform>Die %n niedrigsten Werte einer Linie zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %n lowest values of a line count</source>
        <translation>
            <numerusform>Alle außer dem niedrigsten Wert einer Linie zählen</numerusform>
            <numerusform>Alle außer den %n niedrigsten Werten einer Linie zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %n highest values of a line count</source>
        <translation>
            <numerusform>Alle außer dem höchsten Wert einer Linie zählen</numerusform>
            <numerusform>Alle außer den %n höchsten Werten einer Linie zählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Means nothing, so all but the highest count: write &quot;min&quot; or &quot;max&quot;, a space and a number</source>
        <translation>Bedeutet nichts, also zählen alle außer dem höchsten: Schreibe „min“ oder „max“, ein Leerzeichen und eine Zahl</translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message>
        <source>%1 to %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 auf %2 %</translation>
    </message>
    <message>
        <source>no cell of this board</source>
        <translation>kein Feld dieses Bretts</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) of this board</source>
        <translation>
            <numerusform>%n Feld dieses Bretts</numerusform>
            <numerusform>%n Felder dieses Bretts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>from one number to another</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>this goal</source>
        <translation>dieses Ziel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a limit, a number of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>relaxed on %1 of seeds</source>
        <comment>from one share to another</comment>
        <translation>gelockert bei %1 der Startwerte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what moved, from one number to another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>new: %1 on %2</source>
        <comment>a goal, a share</comment>
        <translation>neu: %1 auf %2</translation>
    </message>
    <message>
        <source>gone: %1 from %2</source>
        <comment>a goal, a share</comment>
        <translation>entfernt: %1 von %2</translation>
    </message>
    <message>
        <source>not filled on %1 of seeds</source>
        <comment>from one share to another</comment>
        <translation>nicht gefüllt bei %1 der Startwerte</translation>
    </message>
    <message>
        <source>%1 of boards differ, but no number for sure</source>
        <translation>%1 der Bretter sind anders, aber keine Zahl mit Sicherheit</translation>
    </message>
    <message>
        <source>no board can be made any more</source>
        <translation>es entsteht kein Brett mehr</translation>
    </message>
    <message>
        <source>boards can be made now</source>
        <translation>jetzt entstehen Bretter</translation>
    </message>
    <message>
        <source>no board can be made, before or now</source>
        <translation>es entsteht kein Brett, weder vorher noch jetzt</translation>
    </message>
    <message>
        <source>no board changes</source>
        <translation>kein Brett ändert sich</translation>
    </message>
    <message>
        <source>counting boards…</source>
        <translation>Bretter werden gezählt…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n steps done again</source>
        <translation>
            <numerusform>%n Schritt wiederholt</numerusform>
            <numerusform>%n Schritte wiederholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps undone</source>
        <translation>
            <numerusform>%n Schritt rückgängig gemacht</numerusform>
            <numerusform>%n Schritte rückgängig gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of boards differ, over %L2 seeds</source>
        <translation>%1 der Bretter sind anders, über %L2 Startwerte</translation>
    </message>
    <message>
        <source>Nothing moved beyond chance</source>
        <translation>Nichts hat sich mehr als zufällig bewegt</translation>
    </message>
    <message>
        <source>What moved, the surest first; *** is very sure, * rather sure:</source>
        <translation>Was sich bewegt hat, das Sicherste zuerst; *** ist sehr sicher, * ziemlich sicher:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>und %n mehr</numerusform>
            <numerusform>und %n mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>Since the pin</source>
        <translation>Seit dem Anheften</translation>
    </message>
    <message>
        <source>no board can be filled, before or now</source>
        <translation>kein Brett lässt sich füllen, weder vorher noch jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n reworded goal(s) drawn anew</source>
        <translation>
            <numerusform>%n umformuliertes Ziel wird neu gezogen</numerusform>
            <numerusform>%n umformulierte Ziele werden neu gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %n goal(s) have another one, so their draws are new.</source>
        <translation>
            <numerusform>Bretter ziehen Ziele nach ihrem Text. %n Ziel hat einen anderen Text, also wird es neu gezogen.</numerusform>
            <numerusform>Bretter ziehen Ziele nach ihrem Text. %n Ziele haben einen anderen Text, also werden sie neu gezogen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReceiptBar</name>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Do it again</source>
        <translation>Noch einmal ausführen</translation>
    </message>
    <message>
        <source>Take this edit back</source>
        <translation>Diese Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>What the last edit did</source>
        <translation>Was die letzte Änderung bewirkt hat</translation>
    </message>
    <message>
        <source>Edit the goals: what that does to the boards is told here.</source>
        <translation>Ändern Sie die Ziele: Was das mit den Brettern macht, steht dann hier.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edit, what it did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pinned: what you change from now on is compared with the set and board of now.</source>
        <translation>Angeheftet: Was ab jetzt geändert wird, wird mit der Zielliste und dem Brett von jetzt verglichen.</translation>
    </message>
</context>
<context>
    <name>boardwright::RecentMenu</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>boardwright::RecoveryOffer</name>
    <message>
        <source>Unsaved work cannot be kept for the case of a crash; save now and then. %1</source>
        <translation>Nicht gespeicherte Arbeit kann nicht für den Fall eines Absturzes aufbewahrt werden; ab und zu speichern. %1</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Später</translation>
    </message>
    <message>
        <source>Unsaved work from %1 on &quot;%2&quot; was found.</source>
        <translation>Nicht gespeicherte Arbeit vom %1 an „%2“ wurde gefunden.</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was found, but cannot be recovered. %2</source>
        <translation>Nicht gespeicherte Arbeit vom %1 wurde gefunden, kann aber nicht wiederhergestellt werden. %2</translation>
    </message>
    <message>
        <source>The unsaved work was discarded.</source>
        <translation>Die nicht gespeicherte Arbeit wurde verworfen.</translation>
    </message>
    <message>
        <source>The unsaved work on &quot;%1&quot; was discarded.</source>
        <translation>Die nicht gespeicherte Arbeit an „%1“ wurde verworfen.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message>
        <source>Match upper and lower case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression; in the replacement \1 is what the first group caught</source>
        <translation>Regulärer Ausdruck; in der Ersetzung steht \1 für das, was die erste Gruppe erfasst hat</translation>
    </message>
    <message>
        <source>Selected goals only</source>
        <translation>Nur ausgewählte Ziele</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>Hinweistexte</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>Alle Texte</translation>
    </message>
    <message>
        <source>Where to replace</source>
        <translation>Wo ersetzt wird</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n goals</source>
        <translation>
            <numerusform>Ersetzen in %n Ziel</numerusform>
            <numerusform>Ersetzen in %n Zielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was replaced, because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Nichts wurde ersetzt, wegen Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n goals</source>
        <translation>
            <numerusform>In %n Ziel ersetzt</numerusform>
            <numerusform>In %n Zielen ersetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Vorheriger Treffer (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Nächster Treffer (Eingabe)</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace what is found in the current cell</source>
        <translation>Ersetzt, was in der aktuellen Zelle gefunden wurde</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace everything that is found</source>
        <translation>Ersetzt alles, was gefunden wurde</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two things that were done</comment>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n names of categories and tags changed everywhere, limits included</source>
        <translation>
            <numerusform>%n Name einer Kategorie oder Markierung wurde überall geändert, Grenzen eingeschlossen</numerusform>
            <numerusform>%n Namen von Kategorien und Markierungen wurden überall geändert, Grenzen eingeschlossen</numerusform>
        </translation>
    </message>
    <message>
        <source>names of categories and tags change in all goals only</source>
        <translation>Namen von Kategorien und Markierungen ändern sich nur in allen Zielen zugleich</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplayBar</name>
    <message>
        <source>Show the Board</source>
        <translation>Das Brett zeigen</translation>
    </message>
    <message>
        <source>Step %L1 of %L2: %3</source>
        <comment>of making the board</comment>
        <translation>Schritt %L1 von %L2: %3</translation>
    </message>
</context>
<context>
    <name>boardwright::RowTypesTable</name>
    <message>
        <source>Row types</source>
        <translation>Linienarten</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Take the thresholds of the selected row types away (%1)</source>
        <translation>Die Schwellen der gewählten Linienarten entfernen (%1)</translation>
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
    <name>boardwright::SectionTableModel</name>
    <message>
        <source>What it means</source>
        <translation>Was er bedeutet</translation>
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
    <message>
        <source>This seed was copied from version %1 of the generator; this is version %2, which may give another board.</source>
        <translation>Dieser Startwert wurde aus Version %1 des Generators kopiert; dies ist Version %2, die vielleicht ein anderes Brett gibt.</translation>
    </message>
    <message>
        <source>A whole number, as players share them; any other text stands for one.
The same seed and list make the same board here as everywhere else.</source>
        <translation>Eine ganze Zahl, wie Spieler sie weitergeben; jeder andere Text steht für eine.
Derselbe Startwert und dieselbe Liste ergeben hier dasselbe Brett wie überall.</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedTableModel</name>
    <message>
        <source>%1 stands on cell %2</source>
        <comment>a goal, one or more numbers of cells</comment>
        <translation>%1 steht auf Feld %2</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Relaxations</source>
        <translation>Lockerungen</translation>
    </message>
    <message>
        <source>%1 on cell</source>
        <comment>a goal; below are numbers of cells</comment>
        <translation>%1 auf Feld</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsExport</name>
    <message>
        <source>Export Seeds</source>
        <translation>Startwerte exportieren</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Startwerte</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsForm</name>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>From the Selection</source>
        <translation>Aus der Auswahl</translation>
    </message>
    <message>
        <source>Wish for the goals that are selected in the table</source>
        <translation>Die Ziele wünschen, die in der Tabelle ausgewählt sind</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Take the chosen wish away (Del)</source>
        <translation>Den gewählten Wunsch wegnehmen (Entf)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Startwert</translation>
    </message>
    <message>
        <source>How many seeds</source>
        <translation>Wie viele Startwerte</translation>
    </message>
    <message>
        <source>Seeds searched</source>
        <translation>Durchsuchte Startwerte</translation>
    </message>
    <message>
        <source>Seeds &amp;from</source>
        <translation>Startwerte &amp;ab</translation>
    </message>
    <message>
        <source>how &amp;many</source>
        <translation>&amp;wie viele</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>What was found stays</source>
        <translation>Was gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>Look for seeds whose boards fulfil all wishes, of the set as it is now</source>
        <translation>Startwerte suchen, deren Bretter alle Wünsche erfüllen, mit der Zielliste von jetzt</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsGoalEdit</name>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsPanel</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Contact Sheet</source>
        <translation>Übersichtsblatt</translation>
    </message>
    <message>
        <source>Pages of the seeds</source>
        <translation>Seiten der Startwerte</translation>
    </message>
    <message>
        <source>What the search found</source>
        <translation>Was die Suche fand</translation>
    </message>
    <message>
        <source>Copy Seeds</source>
        <translation>Startwerte kopieren</translation>
    </message>
    <message>
        <source>Copy the selected seeds, or all, with their settings (%1)</source>
        <translation>Die ausgewählten Startwerte, oder alle, mit ihren Einstellungen kopieren (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write what was found into a file</source>
        <translation>Was gefunden wurde, in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Seeds as &amp;JSON…</source>
        <translation>Startwerte als &amp;JSON…</translation>
    </message>
    <message>
        <source>Seeds as &amp;CSV…</source>
        <translation>Startwerte als &amp;CSV…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds…</source>
        <translation>
            <numerusform>%Ln gefunden in %1 von %2 Startwerten…</numerusform>
            <numerusform>%Ln gefunden in %1 von %2 Startwerten…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 seeds</source>
        <translation>
            <numerusform>%Ln gefunden in %1 Startwerten</numerusform>
            <numerusform>%Ln gefunden in %1 Startwerten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in the first %1 of %2 seeds, which is enough: wish for more</source>
        <translation>
            <numerusform>%Ln gefunden in den ersten %1 von %2 Startwerten, das genügt: wünschen Sie mehr</numerusform>
            <numerusform>%Ln gefunden in den ersten %1 von %2 Startwerten, das genügt: wünschen Sie mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds, then stopped</source>
        <translation>
            <numerusform>%Ln gefunden in %1 von %2 Startwerten, dann angehalten</numerusform>
            <numerusform>%Ln gefunden in %1 von %2 Startwerten, dann angehalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards were not whole</source>
        <translation>
            <numerusform>%Ln Brett war unvollständig</numerusform>
            <numerusform>%Ln Bretter waren unvollständig</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the set as it was, search again</source>
        <translation>Von der früheren Zielliste, suchen Sie erneut</translation>
    </message>
    <message>
        <source>No seed can be as wished</source>
        <translation>Kein Startwert kann sein wie gewünscht</translation>
    </message>
    <message>
        <source>Which boards do you wish for?</source>
        <translation>Welche Bretter wünschen Sie?</translation>
    </message>
    <message>
        <source>Add wishes, then search: seeds whose boards fulfil all of them are listed here.</source>
        <translation>Fügen Sie Wünsche hinzu und suchen Sie: Startwerte, deren Bretter alle erfüllen, stehen dann hier.</translation>
    </message>
    <message>
        <source>No boards can be made of this set</source>
        <translation>Aus dieser Zielliste lassen sich keine Bretter machen</translation>
    </message>
    <message>
        <source>Problems tells why.</source>
        <translation>Unter Probleme steht, warum.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Noch wurde nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Wish for less, search more seeds, or see in Statistics how rare it is.</source>
        <translation>Wünschen Sie weniger, durchsuchen Sie mehr Startwerte, oder sehen Sie in der Statistik, wie selten es ist.</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsTable</name>
    <message>
        <source>Seeds that were found</source>
        <translation>Gefundene Startwerte</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsWishBar</name>
    <message>
        <source>Kind of wish</source>
        <translation>Art des Wunsches</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Goal on the board</source>
        <translation>Ziel auf dem Brett</translation>
    </message>
    <message>
        <source>Goal not on the board</source>
        <translation>Ziel nicht auf dem Brett</translation>
    </message>
    <message>
        <source>Goal in a line</source>
        <translation>Ziel in einer Linie</translation>
    </message>
    <message>
        <source>Two goals in one line</source>
        <translation>Zwei Ziele in einer Linie</translation>
    </message>
    <message>
        <source>Relaxations at most</source>
        <translation>Lockerungen höchstens</translation>
    </message>
    <message>
        <source>Number of the board</source>
        <translation>Zahl des Bretts</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add this wish: a board must fulfil all of them</source>
        <translation>Diesen Wunsch hinzufügen: ein Brett muss alle erfüllen</translation>
    </message>
    <message>
        <source>Other goal</source>
        <translation>Anderes Ziel</translation>
    </message>
    <message>
        <source>Most relaxations</source>
        <translation>Meiste Lockerungen</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>Bound of the number</source>
        <translation>Grenze der Zahl</translation>
    </message>
</context>
<context>
    <name>boardwright::ShareDelegate</name>
    <message>
        <source>The share of boards that you wish for: its weighting is looked for.</source>
        <translation>Der gewünschte Anteil der Bretter: Die Gewichtung dafür wird gesucht.</translation>
    </message>
    <message>
        <source>Wanted share of boards</source>
        <translation>Gewünschter Anteil der Bretter</translation>
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
    <message>
        <source>%1 %2</source>
        <comment>what a tab holds, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceNote</name>
    <message>
        <source>Go There</source>
        <translation>Zur Stelle gehen</translation>
    </message>
    <message>
        <source>Puts the cursor where the mistake is (F8)</source>
        <translation>Setzt den Cursor dorthin, wo der Fehler ist (F8)</translation>
    </message>
    <message>
        <source>Discard Changes to the Text</source>
        <translation>Änderungen am Text verwerfen</translation>
    </message>
    <message>
        <source>Shows the goal set as it is, without what was typed since</source>
        <translation>Zeigt die Zielliste, wie sie ist, ohne das seither Eingegebene</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceSession</name>
    <message>
        <source>Edit the source</source>
        <translation>Bearbeiten des Quelltexts</translation>
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
        <source>%1 Until it is mended, the goal set stays as it was before, and that is what is saved.</source>
        <comment>after a sentence about a mistake in the text</comment>
        <translation>%1 Bis das behoben ist, bleibt die Zielliste, wie sie vorher war, und so wird sie gespeichert.</translation>
    </message>
    <message>
        <source>Meanwhile the same lines were changed elsewhere: mending the text replaces those changes.</source>
        <translation>Inzwischen wurden dieselben Zeilen anderswo geändert: Wird der Text in Ordnung gebracht, ersetzt er jene Änderungen.</translation>
    </message>
    <message>
        <source>The file has very long lines. This is what they say, laid out to be read; it cannot be changed here.</source>
        <translation>Die Datei hat sehr lange Zeilen. Hier steht, was sie enthalten, zum Lesen gesetzt; ändern lässt es sich hier nicht.</translation>
    </message>
    <message>
        <source>The file holds characters that no text field can show. It can be read here, but not changed.</source>
        <translation>Die Datei enthält Zeichen, die kein Textfeld anzeigen kann. Hier lässt sie sich lesen, aber nicht ändern.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Nächstes Problem</translation>
    </message>
    <message>
        <source>Previous Problem</source>
        <translation>Voriges Problem</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Einklappen</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Ausklappen</translation>
    </message>
    <message>
        <source>Fold All Goals</source>
        <translation>Alle Ziele einklappen</translation>
    </message>
    <message>
        <source>Unfold All</source>
        <translation>Alle ausklappen</translation>
    </message>
</context>
<context>
    <name>boardwright::StartPage</name>
    <message>
        <source>&amp;Give the Goals These Times</source>
        <translation>&amp;Den Zielen diese Zeiten geben</translation>
    </message>
    <message>
        <source>No goal says yet how long it takes. Start from difficulty tiers: a goal takes its tier times so many minutes, and goals of the same first category stay out of each other&apos;s lines.</source>
        <translation>Noch sagt kein Ziel, wie lange es dauert. Beginne mit Schwierigkeitsstufen: Ein Ziel dauert seine Stufe mal so viele Minuten, und Ziele derselben ersten Kategorie bleiben aus den Linien der anderen heraus.</translation>
    </message>
    <message>
        <source>The tier of a goal is its difficulty, or else its place among the goals, from 1 to 25</source>
        <translation>Die Stufe eines Ziels ist seine Schwierigkeit oder sonst sein Platz unter den Zielen, von 1 bis 25</translation>
    </message>
    <message>
        <source>Above what one value may be (see Profiles), goals of that category never share a line</source>
        <translation>Über dem, was ein Wert sein darf (siehe Profile), teilen Ziele der Kategorie nie eine Linie</translation>
    </message>
    <message>
        <source>What goals save that have a further category in common</source>
        <translation>Was Ziele sparen, die eine weitere Kategorie gemeinsam haben</translation>
    </message>
    <message>
        <source>&amp;Minutes per tier</source>
        <translation>&amp;Minuten je Stufe</translation>
    </message>
    <message>
        <source>Synergy of the &amp;first category</source>
        <translation>Synergie der &amp;ersten Kategorie</translation>
    </message>
    <message>
        <source>Synergy of &amp;further ones</source>
        <translation>Synergie &amp;weiterer</translation>
    </message>
    <message>
        <source>What the goals would get</source>
        <translation>Was die Ziele bekämen</translation>
    </message>
</context>
<context>
    <name>boardwright::Statistics</name>
    <message>
        <source>board category %1, at most %2</source>
        <translation>Brettkategorie %1, höchstens %2</translation>
    </message>
    <message>
        <source>line category %1, at most %2</source>
        <translation>Linienkategorie %1, höchstens %2</translation>
    </message>
    <message>
        <source>exclusion group %1, at most %2</source>
        <translation>Ausschlussgruppe %1, höchstens %2</translation>
    </message>
    <message>
        <source>Board category</source>
        <translation>Brettkategorie</translation>
    </message>
    <message>
        <source>Line category</source>
        <translation>Linienkategorie</translation>
    </message>
    <message>
        <source>Exclusion group</source>
        <translation>Ausschlussgruppe</translation>
    </message>
    <message>
        <source>Goals in the pool</source>
        <translation>Ziele im Vorrat</translation>
    </message>
    <message>
        <source>Goals that came back to the pool</source>
        <translation>Ziele, die in den Vorrat zurückkamen</translation>
    </message>
    <message>
        <source>Cells that were forced</source>
        <translation>Vorgegebene Felder</translation>
    </message>
    <message>
        <source>Cells filled by random choice</source>
        <translation>Felder aus zufälliger Auswahl</translation>
    </message>
    <message>
        <source>Cells filled by search</source>
        <translation>Felder aus der Suche</translation>
    </message>
    <message>
        <source>Cells filled by relaxation</source>
        <translation>Felder aus Lockerung</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Phases of the search</source>
        <translation>Phasen der Suche</translation>
    </message>
    <message>
        <source>Goals that searches tried</source>
        <translation>Von Suchen versuchte Ziele</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar stands for, how high it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bar(s)</source>
        <translation>
            <numerusform>%Ln Balken</numerusform>
            <numerusform>%Ln Balken</numerusform>
        </translation>
    </message>
    <message>
        <source>highest at %1</source>
        <translation>am höchsten bei %1</translation>
    </message>
    <message>
        <source>on average %1</source>
        <translation>im Mittel %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>% of boards</source>
        <translation>% der Bretter</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 bis %2 %</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s)</source>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>titles of a column and of the one beside it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (row number)</source>
        <comment>what bars are of: limits, lines, cells</comment>
        <translation>%1 (Zeilennummer)</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsExport</name>
    <message>
        <source>Export Statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsPanel</name>
    <message>
        <source>Summary of the statistics</source>
        <translation>Zusammenfassung der Statistik</translation>
    </message>
    <message>
        <source>Copy Rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows for a spreadsheet (%1)</source>
        <translation>Die ausgewählten Zeilen für eine Tabellenkalkulation kopieren (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write what was counted into a file</source>
        <translation>Das Gezählte in eine Datei schreiben</translation>
    </message>
    <message>
        <source>All Sums as &amp;JSON…</source>
        <translation>Alle Summen als &amp;JSON…</translation>
    </message>
    <message>
        <source>Goals as &amp;CSV…</source>
        <translation>Ziele als &amp;CSV…</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>Pages of the statistics</source>
        <translation>Seiten der Statistik</translation>
    </message>
    <message>
        <source>Nothing is counted here</source>
        <translation>Hier wird nichts gezählt</translation>
    </message>
    <message>
        <source>The set or its kind of board has nothing of this.</source>
        <translation>Die Zielliste oder ihre Art von Brett hat nichts davon.</translation>
    </message>
    <message>
        <source>No boards can be made of this set</source>
        <translation>Aus dieser Zielliste entstehen keine Bretter</translation>
    </message>
    <message>
        <source>Problems tells why.</source>
        <translation>„Probleme“ sagt, warum.</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Bretter werden gezählt…</translation>
    </message>
    <message>
        <source>They are made of the set as it is now.</source>
        <translation>Sie entstehen aus der Zielliste, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>Only the average of this is known</source>
        <translation>Davon ist nur das Mittel bekannt</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsSummary</name>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln Brett</numerusform>
            <numerusform>%Ln Bretter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln board(s)</source>
        <translation>
            <numerusform>%L1 von %Ln Brett</numerusform>
            <numerusform>%L1 von %Ln Brettern</numerusform>
        </translation>
    </message>
    <message>
        <source>seeds %L1 to %L2</source>
        <translation>Startwerte %L1 bis %L2</translation>
    </message>
    <message>
        <source>%1 could not be filled</source>
        <translation>%1 nicht zu füllen</translation>
    </message>
    <message>
        <source>none relaxed</source>
        <translation>keines gelockert</translation>
    </message>
    <message>
        <source>%1 relaxed</source>
        <translation>%1 gelockert</translation>
    </message>
    <message>
        <source>%1 relaxations on average</source>
        <translation>im Mittel %1 Lockerungen</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsTable</name>
    <message>
        <source>Line %1</source>
        <translation>Linie %1</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>Cell %1 (row %2, column %3)</source>
        <translation>Feld %1 (Zeile %2, Spalte %3)</translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Auf %L1 von %Ln Brett.</numerusform>
            <numerusform>Auf %L1 von %Ln Brettern.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of the board, a value of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Goals shared with the next seed</source>
        <translation>Gemeinsame Ziele mit dem nächsten Startwert</translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>Die Gewichtung allein ergäbe %1.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>Erscheint</translation>
    </message>
    <message>
        <source>By weighting alone</source>
        <translation>Nach Gewichtung allein</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>On boards</source>
        <comment>share of them</comment>
        <translation>Auf Brettern</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>of boards</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Mittel</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Share of boards that the goal stands on; the mark is where weighting alone would end the bar</source>
        <translation>Anteil der Bretter, auf denen das Ziel steht; die Marke zeigt, wo der Balken allein nach der Gewichtung enden würde</translation>
    </message>
    <message>
        <source>Share of boards that weighting and uniform choice alone would give the goal</source>
        <translation>Anteil der Bretter, den Gewichtung und gleichmäßige Auswahl allein dem Ziel gäben</translation>
    </message>
    <message>
        <source>Cells that the goal fills where it stands on the board, on average</source>
        <translation>Felder, die das Ziel im Mittel füllt, wenn es auf dem Brett steht</translation>
    </message>
    <message>
        <source>Goals that the limit allows: on the board, or in the shortest line</source>
        <translation>Ziele, die die Grenze zulässt: auf dem Brett oder in der kürzesten Linie</translation>
    </message>
    <message>
        <source>%1. On average over all boards.</source>
        <comment>what a number tells</comment>
        <translation>%1. Im Mittel aller Bretter.</translation>
    </message>
    <message>
        <source>Share of boards on which &quot;%1&quot; is not 0</source>
        <translation>Anteil der Bretter, auf denen „%1“ nicht 0 ist</translation>
    </message>
    <message>
        <source>%1. The most frequent one.</source>
        <comment>what a number tells</comment>
        <translation>%1. Das Häufigste davon.</translation>
    </message>
    <message>
        <source>Share of boards on which &quot;%1&quot; is that</source>
        <translation>Anteil der Bretter, auf denen „%1“ das ist</translation>
    </message>
    <message>
        <source>Standard deviation from board to board</source>
        <translation>Standardabweichung von Brett zu Brett</translation>
    </message>
    <message>
        <source>Share of boards on which the number is not 0</source>
        <translation>Anteil der Bretter, auf denen die Zahl nicht 0 ist</translation>
    </message>
</context>
<context>
    <name>boardwright::StatusLine</name>
    <message>
        <source>Making the board…</source>
        <translation>Brett wird erstellt …</translation>
    </message>
    <message>
        <source>Board up to date (%L1 ms)</source>
        <translation>Brett aktuell (%L1&#xa0;ms)</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Bretter werden gezählt …</translation>
    </message>
    <message>
        <source>Statistics: %L1 of %L2 seeds</source>
        <translation>Statistik: %L1 von %L2 Startwerten</translation>
    </message>
    <message>
        <source>%1 · saving…</source>
        <translation>%1 · wird gespeichert …</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · geändert</translation>
    </message>
</context>
<context>
    <name>boardwright::StepWords</name>
    <message>
        <source>Cell %1: &quot;%2&quot;</source>
        <comment>a goal is placed</comment>
        <translation>Feld %1: „%2“</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot;, although no goal fits</source>
        <comment>a goal is placed</comment>
        <translation>Feld %1: „%2“, obwohl kein Ziel passt</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: &quot;%2&quot;, one of %n candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>Feld %1: „%2“, der einzige Kandidat</numerusform>
            <numerusform>Feld %1: „%2“, einer von %n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 stays empty: no centre</source>
        <translation>Feld %1 bleibt leer: keine Mitte</translation>
    </message>
    <message>
        <source>Cell %1 stays blank</source>
        <translation>Feld %1 bleibt frei</translation>
    </message>
    <message>
        <source>Cell %1 becomes shiny</source>
        <translation>Feld %1 wird glänzend</translation>
    </message>
    <message>
        <source>Cell %1 loses its marks</source>
        <translation>Feld %1 verliert seine Kennzeichen</translation>
    </message>
    <message>
        <source>forced positions</source>
        <comment>a stage of making a board</comment>
        <translation>feste Positionen</translation>
    </message>
    <message>
        <source>greedy</source>
        <comment>a stage of making a board</comment>
        <translation>Zufallswahl</translation>
    </message>
    <message>
        <source>search</source>
        <comment>a stage of making a board</comment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>search from a clean slate</source>
        <comment>a stage of making a board</comment>
        <translation>Suche von Grund auf</translation>
    </message>
    <message>
        <source>relaxation</source>
        <comment>a stage of making a board</comment>
        <translation>Lockerung</translation>
    </message>
    <message>
        <source>modifiers</source>
        <comment>a stage of making a board</comment>
        <translation>Modifikatoren</translation>
    </message>
    <message>
        <source>joining</source>
        <comment>a stage of making a board</comment>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>a board within</source>
        <comment>a stage of making a board</comment>
        <translation>ein Brett darin</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <comment>a stage</comment>
        <translation>%1, Versuch %2</translation>
    </message>
    <message>
        <source>%1, attempt %2, phase %3</source>
        <comment>a stage</comment>
        <translation>%1, Versuch %2, Phase %3</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <comment>a stage</comment>
        <translation>Beginn: %1</translation>
    </message>
    <message>
        <source>End: %1</source>
        <comment>a stage</comment>
        <translation>Ende: %1</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are joined</source>
        <translation>Die Felder %1 und %2 werden verbunden</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is taken away</source>
        <translation>Feld %1: „%2“ wird weggenommen</translation>
    </message>
    <message>
        <source>Cells %1 and %2 change places</source>
        <translation>Die Felder %1 und %2 tauschen die Plätze</translation>
    </message>
    <message>
        <source>The route goes on to cell %1</source>
        <translation>Der Weg führt weiter zu Feld %1</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is tried and does not fit</source>
        <translation>Feld %1: „%2“ wird versucht und passt nicht</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits give way</source>
        <translation>
            <numerusform>Feld %1: %n Grenze gibt nach</numerusform>
            <numerusform>Feld %1: %n Grenzen geben nach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits hold again</source>
        <translation>
            <numerusform>Feld %1: %n Grenze gilt wieder</numerusform>
            <numerusform>Feld %1: %n Grenzen gelten wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>it is on cell %1 already</source>
        <translation>es steht schon auf Feld %1</translation>
    </message>
    <message>
        <source>it is in conflict with the goal on cell %1</source>
        <translation>es ist im Konflikt mit dem Ziel auf Feld %1</translation>
    </message>
    <message>
        <source>%1 would have too much in common</source>
        <comment>a line</comment>
        <translation>%1 hätte zu viel gemeinsam</translation>
    </message>
    <message>
        <source>%1 would save %2 min, more than %3</source>
        <comment>a line, minutes</comment>
        <translation>%1 würde %2 min sparen, mehr als %3</translation>
    </message>
    <message>
        <source>%1 would save %2 min, less than %3</source>
        <comment>a line, minutes</comment>
        <translation>%1 würde %2 min sparen, weniger als %3</translation>
    </message>
</context>
<context>
    <name>boardwright::StepsModel</name>
    <message>
        <source>The empty board</source>
        <translation>Das leere Brett</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a part of the board, what happens on it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens, why</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::StepsPage</name>
    <message>
        <source>The Empty Board</source>
        <translation>Das leere Brett</translation>
    </message>
    <message>
        <source>One Step Back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>One Step On</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>The Finished Board</source>
        <translation>Das fertige Brett</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>Wie schnell die Schritte abgespielt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n a second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n je Sekunde</numerusform>
            <numerusform>%n je Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>steps</comment>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>boardwright::SynergyPage</name>
    <message>
        <source>Goals that are looked at</source>
        <translation>Betrachtete Ziele</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet</source>
        <translation>Die Tabelle für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergie</translation>
    </message>
    <message>
        <source>S&amp;ynergy</source>
        <translation>S&amp;ynergie</translation>
    </message>
    <message>
        <source>Chosen goals</source>
        <translation>Gewählte Ziele</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>Es gibt kein Brett.</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message>
        <source>Tag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board</source>
        <translation>Von allen Zielen mit derselben Markierung steht höchstens eines auf einem Brett</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>How many goals have it. A double click shows them</source>
        <translation>Wie viele Ziele sie haben. Ein Doppelklick zeigt sie</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>The goals that have it</source>
        <translation>Die Ziele, die sie haben</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>What is wrong with the tag</source>
        <translation>Was mit der Markierung nicht stimmt</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n deaktiviert</numerusform>
            <numerusform>%n deaktiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the list of tags, but %n goals have it.</source>
        <translation>
            <numerusform>Nicht in der Liste der Markierungen, aber %n Ziel hat sie.</numerusform>
            <numerusform>Nicht in der Liste der Markierungen, aber %n Ziele haben sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag: tags are written with the letters a to z, digits and underscores.</source>
        <translation>„%1“ ist keine Markierung: Markierungen werden mit den Buchstaben a bis z, Ziffern und Unterstrichen geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tags</source>
        <translation>
            <numerusform>Einfügen von %n Markierung</numerusform>
            <numerusform>Einfügen von %n Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>„%1“ in „%2“ zusammenführen (%n Ziel)?</numerusform>
            <numerusform>„%1“ in „%2“ zusammenführen (%n Ziele)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>%1 Markierungen in „%2“ zusammenführen (%n Ziel)?</numerusform>
            <numerusform>%1 Markierungen in „%2“ zusammenführen (%n Ziele)?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message>
        <source>Of all goals with the same tag at most one stands on a board.</source>
        <translation>Von allen Zielen mit derselben Markierung steht höchstens eines auf einem Brett.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>No other goal has this tag, so it does nothing yet.</source>
        <translation>Kein anderes Ziel hat diese Markierung, also bewirkt sie noch nichts.</translation>
    </message>
    <message>
        <source>Never on one board with %1.</source>
        <comment>goals that have the same tag</comment>
        <translation>Nie auf einem Brett mit %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
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
    <name>boardwright::ToolStrip</name>
    <message>
        <source>%1 %L2</source>
        <comment>the title of a panel, how many there are</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>&amp;Maximise Panel</source>
        <translation>Bereich &amp;maximieren</translation>
    </message>
</context>
<context>
    <name>boardwright::TooltipEdit</name>
    <message>
        <source>Tooltip</source>
        <translation>Hinweistext</translation>
    </message>
    <message>
        <source>%1   Too long for lockout.live</source>
        <translation>%1   Zu lang für lockout.live</translation>
    </message>
    <message>
        <source>%1   Shift+Enter begins a line</source>
        <translation>%1   Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
</context>
<context>
    <name>boardwright::ValidationPage</name>
    <message>
        <source>Validation</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Nothing is wrong here.</source>
        <translation>Hier ist alles in Ordnung.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
</context>
<context>
    <name>boardwright::WantedShare</name>
    <message>
        <source>%1: %2</source>
        <comment>a reason, its share of boards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is disabled: no weighting puts it on a board. Enable it first.</source>
        <translation>%1 ist abgeschaltet: Keine Gewichtung bringt es auf ein Brett. Schalte es erst ein.</translation>
    </message>
    <message>
        <source>Looking for the weighting that gives %1 …</source>
        <translation>Gesucht wird die Gewichtung, die %1 ergibt …</translation>
    </message>
    <message>
        <source>No boards can be made of this set.</source>
        <translation>Aus dieser Zielliste lassen sich keine Bretter machen.</translation>
    </message>
    <message>
        <source>Weighting %1 brings %2 to %3 of boards (wanted: %4).</source>
        <translation>Gewichtung %1 bringt %2 auf %3 der Bretter (gewünscht: %4).</translation>
    </message>
    <message>
        <source>%1 stands on %2 of boards even with weighting 1: other rules need it there. Disable it to keep it off, or give its place to others.</source>
        <translation>%1 steht selbst mit Gewichtung 1 auf %2 der Bretter: Andere Regeln brauchen es dort. Schalte es ab, um es fernzuhalten, oder gib seinen Platz anderen.</translation>
    </message>
    <message>
        <source>%1 comes to %2 at most, with weighting 100; %3 cannot be had by weighting.</source>
        <translation>%1 kommt mit Gewichtung 100 höchstens auf %2; %3 ist durch Gewichtung nicht zu haben.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1.</source>
        <translation>Sonst weggelassen durch: %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::WeightsTool</name>
    <message>
        <source>It ends after so many rounds at most</source>
        <translation>Nach höchstens so vielen Runden endet es</translation>
    </message>
    <message>
        <source>Boards that are made in each round</source>
        <translation>Bretter, die in jeder Runde gemacht werden</translation>
    </message>
    <message>
        <source>It ends once goals of one difficulty differ by no more lines than this</source>
        <translation>Es endet, sobald Ziele einer Schwierigkeit um nicht mehr Linien voneinander abweichen</translation>
    </message>
    <message>
        <source>&amp;Apply the Best</source>
        <translation>Das Beste &amp;anwenden</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Runden</translation>
    </message>
    <message>
        <source>&amp;Boards a round</source>
        <translation>&amp;Bretter je Runde</translation>
    </message>
    <message>
        <source>Good &amp;enough</source>
        <translation>Gut &amp;genug</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>Aus&amp;gleichen</translation>
    </message>
    <message>
        <source>There will be a bar for each round</source>
        <translation>Für jede Runde wird es einen Balken geben</translation>
    </message>
</context>
<context>
    <name>boardwright::WhyPage</name>
    <message>
        <source>Why this goal</source>
        <translation>Warum dieses Ziel</translation>
    </message>
</context>
<context>
    <name>boardwright::Wishes</name>
    <message>
        <source>any row</source>
        <translation>einer Zeile</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>einer Spalte</translation>
    </message>
    <message>
        <source>any diagonal</source>
        <translation>einer Diagonale</translation>
    </message>
    <message>
        <source>any tier</source>
        <translation>einer Stufe</translation>
    </message>
    <message>
        <source>any set</source>
        <translation>einer Gruppe</translation>
    </message>
    <message>
        <source>%1 on the board</source>
        <translation>%1 auf dem Brett</translation>
    </message>
    <message>
        <source>%1 not on the board</source>
        <translation>%1 nicht auf dem Brett</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a goal, a line</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 and %2 in one line</source>
        <comment>two goals</comment>
        <translation>%1 und %2 in einer Linie</translation>
    </message>
    <message>
        <source>No relaxations</source>
        <translation>Keine Lockerungen</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln relaxations</source>
        <translation>
            <numerusform>Höchstens %Ln Lockerung</numerusform>
            <numerusform>Höchstens %Ln Lockerungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a number of the board</comment>
        <translation>%1: höchstens %2</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a number of the board</comment>
        <translation>%1: mindestens %2</translation>
    </message>
    <message>
        <source>%1, spread over lines</source>
        <comment>a measure</comment>
        <translation>%1, Unterschied der Linien</translation>
    </message>
    <message>
        <source>A goal that is wished for is not in the set any more. Take that wish away.</source>
        <translation>Ein gewünschtes Ziel ist nicht mehr in der Zielliste. Nehmen Sie diesen Wunsch weg.</translation>
    </message>
    <message>
        <source>%1 is disabled, so it stands on no board. Enable it, or take its wish away.</source>
        <translation>%1 ist ausgeschaltet und steht deshalb auf keinem Brett. Schalten Sie es ein, oder nehmen Sie seinen Wunsch weg.</translation>
    </message>
    <message>
        <source>%1 is to be on the board and not to be. Take one of the wishes away.</source>
        <translation>%1 soll auf dem Brett sein und auch nicht. Nehmen Sie einen der Wünsche weg.</translation>
    </message>
    <message>
        <source>This board has no such line: %1. Take that wish away, or choose another size.</source>
        <translation>Dieses Brett hat keine solche Linie: %1. Nehmen Sie diesen Wunsch weg, oder wählen Sie eine andere Größe.</translation>
    </message>
    <message>
        <source>This board has no lines, so no two goals stand in one.</source>
        <translation>Dieses Brett hat keine Linien, also stehen keine zwei Ziele in einer.</translation>
    </message>
    <message>
        <source>%L1 goals are wished for, but this board has only %L2 cells.</source>
        <translation>%L1 Ziele sind gewünscht, aber dieses Brett hat nur %L2 Felder.</translation>
    </message>
    <message>
        <source>The chosen generator does not tell the number &quot;%1&quot;. Take that wish away.</source>
        <translation>Der gewählte Generator kennt die Zahl „%1“ nicht. Nehmen Sie diesen Wunsch weg.</translation>
    </message>
    <message>
        <source>%1 cannot be as high and as low as is wished. Take one of the wishes away.</source>
        <translation>%1 kann nicht so hoch und zugleich so niedrig sein wie gewünscht. Nehmen Sie einen der Wünsche weg.</translation>
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
    <message numerus="yes">
        <source>Add %n goals to fill this board.</source>
        <translation>
            <numerusform>Noch %n Ziel, um dieses Brett zu füllen.</numerusform>
            <numerusform>Noch %n Ziele, um dieses Brett zu füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n more goals to fill this board: those that are enabled can fill %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Noch %n Ziel, um dieses Brett zu füllen: die aktiven können %1 von %2 Feldern füllen. Oder die Einzelgrenzen erhöhen oder ein kleineres Brett wählen.</numerusform>
            <numerusform>Noch %n Ziele, um dieses Brett zu füllen: die aktiven können %1 von %2 Feldern füllen. Oder die Einzelgrenzen erhöhen oder ein kleineres Brett wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The setting &quot;%1&quot; has no effect while &quot;%2&quot; is &quot;%3&quot;. Leave it out, or change &quot;%2&quot;.</source>
        <translation>Die Einstellung „%1“ hat keine Wirkung, solange „%2“ auf „%3“ steht. Sie weglassen oder „%2“ ändern.</translation>
    </message>
    <message>
        <source>%1 cells are to stay empty, but the board has only %2. Leave fewer empty, or choose a larger board.</source>
        <translation>%1 Felder sollen leer bleiben, aber das Brett hat nur %2. Weniger Felder leer lassen oder ein größeres Brett wählen.</translation>
    </message>
    <message>
        <source>This board has no middle cell that could stay empty. Choose odd numbers of rows and columns.</source>
        <translation>Dieses Brett hat kein Feld in der Mitte, also bleibt keines leer. Eine Größe mit ungerader Zahl von Zeilen und Spalten wählen.</translation>
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
    <message>
        <source>Decimal seeds are shared: the program they come from makes the same boards of the same list.</source>
        <translation>Dezimale Startwerte sind gemeinsam: Das Programm, aus dem sie stammen, macht aus derselben Liste dieselben Bretter.</translation>
    </message>
</context>
</TS>
