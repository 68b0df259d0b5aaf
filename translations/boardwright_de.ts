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
        <source>An editor for goal sets with a live board preview.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Ein Editor für Ziellisten mit sofortiger Brettvorschau.

Freie Software unter der GNU General Public License, Version 3 oder neuer, ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>boardwright::AdvancedPage</name>
    <message>
        <source>chance in percent of entering a board&apos;s pool</source>
        <translation>Wahrscheinlichkeit in Prozent, in den Vorrat eines Bretts zu kommen</translation>
    </message>
    <message>
        <source>times on one board, each time with a different value</source>
        <translation>mal auf einem Brett, jedes Mal mit einem anderen Wert</translation>
    </message>
    <message>
        <source>the only cells where it may appear; empty: anywhere</source>
        <translation>die einzigen Felder, auf denen es erscheinen darf; leer: überall</translation>
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
        <source>Some limit is then still relaxed on %1.</source>
        <comment>a share of boards</comment>
        <translation>Irgendeine Grenze wird dann noch auf %1 gelockert.</translation>
    </message>
    <message>
        <source>It is not relaxed on any of %1 other boards.</source>
        <translation>Sie wird auf keinem von %1 anderen Brettern gelockert.</translation>
    </message>
    <message>
        <source>It is relaxed on %1 of %2 boards.</source>
        <comment>a share, a number</comment>
        <translation>Sie wird auf %1 von %2 Brettern gelockert.</translation>
    </message>
    <message>
        <source>A limit of %1 % reduces this to %2.</source>
        <comment>a share of boards</comment>
        <translation>Eine Grenze von %1&#xa0;% senkt das auf %2.</translation>
    </message>
    <message>
        <source>No small change reduces this to a quarter.</source>
        <translation>Keine kleine Änderung senkt das auf ein Viertel.</translation>
    </message>
    <message>
        <source>Looking for a change that would help…</source>
        <translation>Änderung, die hilft, wird gesucht …</translation>
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
        <source>Nothing that affects balanced boards has changed.</source>
        <translation>Nichts, was ausgewogene Bretter beeinflusst, hat sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
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
        <source>Minutes. Values that differ from the default are bold.</source>
        <translation>Minuten. Vom Standard abweichende Werte sind fett.</translation>
    </message>
    <message>
        <source>Remove the thresholds of the selected row types (%1)</source>
        <translation>Die Schwellen der gewählten Linientypen entfernen (%1)</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message>
        <source>Goals use this row type, but it never counts without a threshold</source>
        <translation>Ziele verwenden diesen Linientyp, aber ohne Schwelle zählt er nie</translation>
    </message>
    <message>
        <source>A row type needs a name without commas or colons.</source>
        <translation>Ein Linientyp braucht einen Namen ohne Komma oder Doppelpunkt.</translation>
    </message>
    <message>
        <source>Row type &quot;%1&quot; already exists.</source>
        <translation>Den Linientyp „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>Rename row type &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Linientyp „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Threshold of &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>Schwelle von „%1“</translation>
    </message>
    <message>
        <source>row type</source>
        <comment>the name of a new one</comment>
        <translation>Linientyp</translation>
    </message>
    <message>
        <source>Add a row type</source>
        <comment>the name of an undo step</comment>
        <translation>Linientyp hinzufügen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3.</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the thresholds of %Ln row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Schwellen von %Ln Linientyp entfernen</numerusform>
            <numerusform>Schwellen von %Ln Linientypen entfernen</numerusform>
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
        <translation>Typen</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTogetherModel</name>
    <message>
        <source>This board has no such line.</source>
        <translation>Dieses Brett hat keine solche Linie.</translation>
    </message>
    <message>
        <source>This line has no goals.</source>
        <translation>Diese Linie hat keine Ziele.</translation>
    </message>
    <message>
        <source>%1 is not full; its goals save %2 min.</source>
        <comment>a line, minutes</comment>
        <translation>%1 ist nicht voll; ihre Ziele sparen %2 min.</translation>
    </message>
    <message>
        <source>The goals in %1 have too much in common.</source>
        <comment>a line</comment>
        <translation>Die Ziele in %1 haben zu viel gemeinsam.</translation>
    </message>
    <message>
        <source>%1 takes %2 of %3 min because it saves %4 min; %5 to %6 min is allowed.</source>
        <comment>a line, then minutes</comment>
        <translation>%1 dauert %2 von %3 min, da sie %4 min spart; erlaubt sind %5 bis %6 min.</translation>
    </message>
    <message>
        <source>Choose a line, or two to five goals in the table or on the board (Ctrl+click).</source>
        <translation>Eine Linie wählen, oder zwei bis fünf Ziele in der Tabelle oder auf dem Brett (Strg+Klick).</translation>
    </message>
    <message>
        <source>One of these goals has no time or belongs to the list for a different game length.</source>
        <translation>Eines dieser Ziele hat keine Zeit oder gehört zur Liste für eine andere Spiellänge.</translation>
    </message>
    <message>
        <source>These goals have too much in common to share a line.</source>
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
        <source>They conflict: no blackout board has both, because a single value can be at most %1.</source>
        <comment>a number</comment>
        <translation>Sie vertragen sich nicht: Kein Blackout-Brett hat beide, da ein einzelner Wert höchstens %1 sein darf.</translation>
    </message>
    <message>
        <source>A blackout board can contain all of them.</source>
        <translation>Ein Blackout-Brett kann sie alle enthalten.</translation>
    </message>
    <message>
        <source>all but the highest</source>
        <translation>alle außer dem höchsten</translation>
    </message>
    <message>
        <source>A single value of a category can be at most %1.</source>
        <translation>Ein einzelner Wert einer Kategorie darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>%1 (row type)</source>
        <comment>a row type</comment>
        <translation>%1 (Linientyp)</translation>
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
        <source>Row types count only for whole lines: the amount below the threshold is saved.</source>
        <translation>Linientypen zählen nur für ganze Linien: Was unter der Schwelle bleibt, wird gespart.</translation>
    </message>
    <message>
        <source>its cell&apos;s target is %1</source>
        <comment>minutes</comment>
        <translation>Zielzeit des Feldes: %1</translation>
    </message>
    <message>
        <source>A goal quicker than its cell&apos;s target saves time; a slower one costs time.</source>
        <translation>Ein Ziel, das schneller ist als die Zielzeit seines Feldes, spart Zeit; ein langsameres kostet Zeit.</translation>
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
        <translation>Alle Typen</translation>
    </message>
    <message>
        <source>All row types</source>
        <translation>Alle Linientypen</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>Alle Zeiten</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt werden</translation>
    </message>
    <message>
        <source>Values counted</source>
        <translation>Gezählte Werte</translation>
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
        <translation>Wird erprobt …</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln boards could be made.</source>
        <translation>
            <numerusform>Das eine Brett konnte nicht erstellt werden.</numerusform>
            <numerusform>Keines von %Ln Brettern konnte erstellt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %Ln boards: %1 of their lines have two goals with the same first category.</source>
        <translation>
            <numerusform>An %Ln Brett erprobt: %1 seiner Linien haben zwei Ziele derselben ersten Kategorie.</numerusform>
            <numerusform>An %Ln Brettern erprobt: %1 ihrer Linien haben zwei Ziele derselben ersten Kategorie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards could not be made.</source>
        <translation>
            <numerusform>%Ln Brett konnte nicht erstellt werden.</numerusform>
            <numerusform>%Ln Bretter konnten nicht erstellt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message>
        <source>Never on a board: %1.</source>
        <comment>goals</comment>
        <translation>Nie auf einem Brett: %1.</translation>
    </message>
    <message>
        <source>Rare goals get a higher balance and are tried earlier; frequent goals get a lower one.</source>
        <translation>Seltene Ziele bekommen einen höheren Ausgleich und werden früher versucht, häufige einen niedrigeren.</translation>
    </message>
    <message>
        <source>Running round %L1 of at most %L2.</source>
        <translation>Runde %L1 von höchstens %L2 läuft.</translation>
    </message>
    <message>
        <source>Best so far: round %L1. Goals of one difficulty differ by %2 lines.</source>
        <translation>Bisher am besten: Runde %L1. Ziele einer Schwierigkeit weichen um %2 Linien voneinander ab.</translation>
    </message>
    <message>
        <source>The goals already have these weights.</source>
        <translation>Die Ziele haben diese Werte schon.</translation>
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
    <message numerus="yes">
        <source>Balance %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%Ln Ziel ausgleichen</numerusform>
            <numerusform>%Ln Ziele ausgleichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds completed.</source>
        <translation>
            <numerusform>%Ln Runde abgeschlossen.</numerusform>
            <numerusform>%Ln Runden abgeschlossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changes the balance of %Ln goals.</source>
        <translation>
            <numerusform>Sie ändert den Ausgleich von %Ln Ziel.</numerusform>
            <numerusform>Sie ändert den Ausgleich von %Ln Zielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance of %Ln goals changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>die Gewichtung von %Ln Ziel geändert</numerusform>
            <numerusform>die Gewichtung von %Ln Zielen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing boards before and after on other seeds…</source>
        <translation>Bretter vorher und nachher auf anderen Startwerten vergleichen …</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeightsWords</name>
    <message>
        <source>Deviation</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <source>lines</source>
        <comment>the unit of a deviation</comment>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Seeds without a board</source>
        <translation>Startwerte ohne Brett</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>der Startwerte</translation>
    </message>
    <message>
        <source>Goals on no board</source>
        <translation>Ziele auf keinem Brett</translation>
    </message>
    <message>
        <source>goals</source>
        <comment>the unit of a number</comment>
        <translation>Ziele</translation>
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
        <source>&quot;combined&quot; in &quot;info&quot; is not the text &quot;true&quot;, so the site makes no boards from this list. Write &quot;combined&quot;: &quot;true&quot;.</source>
        <translation>„combined“ in „info“ ist nicht der Text „true“, deshalb erstellt die Seite aus dieser Liste keine Bretter. &quot;combined&quot;: &quot;true&quot; schreiben.</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; lacks difficulty %2, which the site requires. An empty list [ ] is enough.</source>
        <translation>Der Liste „%1“ fehlt die Schwierigkeit %2, die die Seite verlangt. Eine leere Liste [ ] genügt.</translation>
    </message>
    <message>
        <source>This table lacks the column &quot;%1&quot; where a goal sheet has it.</source>
        <translation>In dieser Tabelle fehlt die Spalte „%1“ an der Stelle, an der ein Zielblatt sie hat.</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which is not a number. It is ignored.</source>
        <translation>Spalte „%1“ enthält „%2“; das ist keine Zahl und wird ignoriert.</translation>
    </message>
    <message>
        <source>Cell %1 has a goal of %2 minutes, but needs %3 to %4 minutes.</source>
        <translation>Feld %1 hat ein Ziel von %2 Minuten, braucht aber %3 bis %4 Minuten.</translation>
    </message>
    <message>
        <source>Two goals with the id &quot;%1&quot; are on the board.</source>
        <translation>Zwei Ziele mit der Kennung „%1“ stehen auf dem Brett.</translation>
    </message>
    <message>
        <source>The goals in %1 save %2 minutes together; %3 to %4 minutes is allowed.</source>
        <translation>Die Ziele in %1 sparen zusammen %2 Minuten; erlaubt sind %3 bis %4 Minuten.</translation>
    </message>
    <message>
        <source>The goals in cells %1 and %2 have too much in common.</source>
        <translation>Die Ziele in den Feldern %1 und %2 haben zu viel gemeinsam.</translation>
    </message>
    <message>
        <source>%1 has no time, so it never appears on a balanced board. Enter how many minutes it takes.</source>
        <translation>%1 hat keine Zeit und erscheint deshalb nie auf einem ausgewogenen Brett. Angeben, wie viele Minuten es dauert.</translation>
    </message>
    <message>
        <source>%1 has the same id &quot;%2&quot; as goal %3, so only one of them can be on a board. Give it an id of its own.</source>
        <translation>%1 hat dieselbe Kennung „%2“ wie Ziel %3, deshalb kann nur eines davon auf einem Brett stehen. Eine eigene Kennung vergeben.</translation>
    </message>
    <message>
        <source>%1 has difficulty %2, which no cell has, so it never appears. Difficulties go from 1 to 25.</source>
        <translation>%1 hat die Schwierigkeit %2, die kein Feld hat, und erscheint deshalb nie. Schwierigkeiten reichen von 1 bis 25.</translation>
    </message>
    <message>
        <source>No goal takes %2 to %3 minutes, so the cell of difficulty %1 is empty on every board. Add such goals, or raise the last offset.</source>
        <translation>Kein Ziel dauert %2 bis %3 Minuten, deshalb bleibt das Feld der Schwierigkeit %1 auf jedem Brett leer. Solche Ziele hinzufügen oder die letzte Abweichung erhöhen.</translation>
    </message>
    <message>
        <source>The highest synergy is %1 minutes. Even a line that saves nothing exceeds it, so no board is possible. Set it to 0 or more.</source>
        <translation>Die größte Synergie ist %1 Minuten. Schon eine Linie, die nichts spart, überschreitet sie, also ist kein Brett möglich. Sie auf 0 oder mehr setzen.</translation>
    </message>
    <message>
        <source>The first offset (%1 minutes) is above the last offset (%2 minutes), so no goal is ever tried. Lower it.</source>
        <translation>Die erste Abweichung (%1 Minuten) ist größer als die letzte (%2 Minuten), deshalb wird nie ein Ziel versucht. Sie verringern.</translation>
    </message>
    <message>
        <source>The filter &quot;%2&quot; of &quot;%1&quot; is not valid, so all values but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number.</source>
        <translation>Der Filter „%2“ von „%1“ ist ungültig, deshalb zählen alle Werte außer dem höchsten. „min“ oder „max“, ein Leerzeichen und eine Zahl schreiben.</translation>
    </message>
    <message>
        <source>The seed is not a number; it stands for seed %1.</source>
        <translation>Der Startwert ist keine Zahl; er steht für den Startwert %1.</translation>
    </message>
    <message>
        <source>The last attempt had no goal for cell %1, which has difficulty %2 and needs %3 to %4 minutes.</source>
        <translation>Der letzte Versuch hatte kein Ziel für Feld %1 mit der Schwierigkeit %2; es braucht %3 bis %4 Minuten.</translation>
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
        <source>%Ln goals with a duplicate id</source>
        <translation>
            <numerusform>%Ln Ziel mit doppelter Kennung</numerusform>
            <numerusform>%Ln Ziele mit doppelter Kennung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25</source>
        <translation>
            <numerusform>%Ln Schwierigkeit außerhalb von 1–25</numerusform>
            <numerusform>%Ln Schwierigkeiten außerhalb von 1–25</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without goals</source>
        <translation>
            <numerusform>%Ln Schwierigkeit ohne Ziel</numerusform>
            <numerusform>%Ln Schwierigkeiten ohne Ziel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synergy bounds that cannot be met</source>
        <translation>
            <numerusform>%Ln Synergiegrenze, die nicht einzuhalten ist</numerusform>
            <numerusform>%Ln Synergiegrenzen, die nicht einzuhalten sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln first offsets above the last offset</source>
        <translation>
            <numerusform>%Ln erste Abweichung über der letzten</numerusform>
            <numerusform>%Ln erste Abweichungen über der letzten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row types without a threshold</source>
        <translation>
            <numerusform>%Ln Linientyp ohne Schwelle</numerusform>
            <numerusform>%Ln Linientypen ohne Schwelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid filters</source>
        <translation>
            <numerusform>%Ln ungültiger Filter</numerusform>
            <numerusform>%Ln ungültige Filter</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal has a time: see Balanced &gt; Start.</source>
        <translation>Kein Ziel hat eine Zeit: siehe Ausgewogen &gt; Anfang.</translation>
    </message>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %Ln goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</source>
        <translation>
            <numerusform>Die Liste „%1“ hat %Ln Ziel der Schwierigkeit %2, die kein Feld hat; es erscheint nie. Schwierigkeiten reichen von 1 bis 25.</numerusform>
            <numerusform>Die Liste „%1“ hat %Ln Ziele der Schwierigkeit %2, die kein Feld hat; sie erscheinen nie. Schwierigkeiten reichen von 1 bis 25.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</source>
        <translation>
            <numerusform>%Ln Ziel hat den Linientyp „%1“, der ohne Schwelle nie zählt. Eine Schwelle festlegen.</numerusform>
            <numerusform>%Ln Ziele haben den Linientyp „%1“, der ohne Schwelle nie zählt. Eine Schwelle festlegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %Ln goals were tried in all.</source>
        <translation>
            <numerusform>Versuch %1 von %2 hat jedes Feld gefüllt; insgesamt wurde %Ln Ziel versucht.</numerusform>
            <numerusform>Versuch %1 von %2 hat jedes Feld gefüllt; insgesamt wurden %Ln Ziele versucht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</source>
        <translation>
            <numerusform>%Ln Versuch hat das Brett nicht gefüllt. Einen anderen Startwert nehmen; scheitern die meisten, die Abweichungen oder die Grenzen der Synergie erweitern.</numerusform>
            <numerusform>Keiner von %Ln Versuchen hat das Brett gefüllt. Einen anderen Startwert nehmen; scheitern die meisten, die Abweichungen oder die Grenzen der Synergie erweitern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BingosyncWords</name>
    <message>
        <source>The site cannot make boards: tier %1 has no goals. Give at least one goal this tier, or choose the kind Randomized, which has no tiers.</source>
        <translation>Die Website kann keine Bretter machen: Stufe %1 hat keine Ziele. Mindestens einem Ziel diese Stufe geben oder die Art „Zufällig“ wählen, die keine Stufen hat.</translation>
    </message>
    <message>
        <source>The site cannot make this board: every goal for row %1, column %2 has a type that is used already.</source>
        <translation>Die Website kann dieses Brett nicht machen: Jedes Ziel für Zeile %1, Spalte %2 hat einen Typ, der schon verwendet ist.</translation>
    </message>
    <message>
        <source>The site cannot make this board: it would draw goals without end.</source>
        <translation>Die Website kann dieses Brett nicht machen: Sie würde ohne Ende Ziele ziehen.</translation>
    </message>
    <message>
        <source>The site cannot make this board: synergies make too many copies of goals.</source>
        <translation>Die Website kann dieses Brett nicht machen: Synergien machen zu viele Kopien von Zielen.</translation>
    </message>
    <message>
        <source>The site cannot make this board: the list says nothing of the types of &quot;%1&quot;, which stands beside a goal with types.</source>
        <translation>Die Website kann dieses Brett nicht machen: Die Liste sagt nichts von den Typen von „%1“, das neben einem Ziel mit Typen steht.</translation>
    </message>
    <message>
        <source>%1 has no tier from 1 to %2, so it is on no board.</source>
        <comment>a goal</comment>
        <translation>%1 hat keine Stufe von 1 bis %2 und steht darum auf keinem Brett.</translation>
    </message>
    <message>
        <source>An element of the list is neither a text nor an object with a goal, so the site could not read it either.</source>
        <translation>Ein Element der Liste ist weder ein Text noch ein Objekt mit einem Ziel; auch die Website könnte es nicht lesen.</translation>
    </message>
    <message>
        <source>The types &quot;%1&quot; are one text, not a list. The site compares them letter by letter, and so does this set.</source>
        <translation>Die Typen „%1“ sind ein Text, keine Liste. Die Website vergleicht sie Buchstabe für Buchstabe, und diese Zielliste auch.</translation>
    </message>
    <message>
        <source>Tier %1 has no goal but %2, so the goal is on every board that has the tier.</source>
        <comment>tier, goal</comment>
        <translation>Stufe %1 hat kein Ziel außer %2, das darum auf jedem Brett mit dieser Stufe steht.</translation>
    </message>
    <message>
        <source>The first type of the goal in cell %1 was used before.</source>
        <translation>Der erste Typ des Ziels in Feld %1 war schon verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a tier</source>
        <translation>
            <numerusform>%Ln Ziel ohne Stufe</numerusform>
            <numerusform>%Ln Ziele ohne Stufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers of one goal</source>
        <translation>
            <numerusform>%Ln Stufe mit einem Ziel</numerusform>
            <numerusform>%Ln Stufen mit einem Ziel</numerusform>
        </translation>
    </message>
    <message>
        <source>The list was not opened from a script, or what changed has no place in it. Export it as JSON.</source>
        <translation>Die Liste wurde nicht aus einem Skript geöffnet, oder die Änderung hat keinen Platz darin. Exportieren Sie sie als JSON.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) before the first tier were left out, because the site does not look at them.</source>
        <translation>
            <numerusform>%Ln Ziel vor der ersten Stufe wurde ausgelassen, weil die Website es nicht ansieht.</numerusform>
            <numerusform>%Ln Ziele vor der ersten Stufe wurden ausgelassen, weil die Website sie nicht ansieht.</numerusform>
        </translation>
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
        <source>Compare with the current set and board until you unpin them (%1)</source>
        <translation>Mit der jetzigen Zielliste und dem jetzigen Brett vergleichen, bis sie gelöst werden (%1)</translation>
    </message>
    <message>
        <source>The board is hidden while you play, because it shows the solution.</source>
        <translation>Das Brett ist beim Spielen verdeckt, weil es die Lösung zeigt.</translation>
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
        <source>No board can be made from this set.</source>
        <translation>Aus dieser Zielliste lässt sich kein Brett erstellen.</translation>
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
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>There is no board for this seed.</source>
        <translation>Für diesen Startwert gibt es kein Brett.</translation>
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
        <source>The generator does not record how it made this board.</source>
        <translation>Der Generator zeichnet nicht auf, wie er dieses Brett erstellt hat.</translation>
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
        <source>Without a board there are no steps.</source>
        <translation>Ohne Brett gibt es keine Schritte.</translation>
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
        <source>Choose a cell on the board to see how it got its goal, or a goal in the table to see why it is not here.</source>
        <translation>Ein Feld auf dem Brett wählen, um zu sehen, wie es zu seinem Ziel kam, oder ein Ziel in der Tabelle, um zu sehen, warum es nicht hier ist.</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>Das Brett ist verdeckt</translation>
    </message>
    <message>
        <source>The board is hidden.</source>
        <translation>Das Brett ist verdeckt.</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Double-click to open its board</source>
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
    <message>
        <source>Making the board…</source>
        <translation>Das Brett entsteht …</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardsDialog</name>
    <message>
        <source>Boards in %1</source>
        <comment>a file</comment>
        <translation>Bretter in %1</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Bretter</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>%1 of %2 boards made again</source>
        <comment>numbers</comment>
        <translation>%1 von %2 Brettern neu erzeugt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards are as in the file</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 von %Ln Brett ist wie in der Datei</numerusform>
            <numerusform>%1 von %Ln Brettern sind wie in der Datei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CalculatePanel</name>
    <message>
        <source>&amp;Calculate</source>
        <translation>&amp;Rechnen</translation>
    </message>
    <message>
        <source>What to do with each number</source>
        <translation>Was mit jeder Zahl geschehen soll</translation>
    </message>
    <message>
        <source>No selected cell has a number that can be changed.</source>
        <translation>Keine ausgewählte Zelle enthält eine Zahl, die geändert werden kann.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a number, what becomes of it</comment>
        <translation>%1 → %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers: %1</source>
        <comment>what becomes of them</comment>
        <translation>
            <numerusform>%Ln Zahl: %1</numerusform>
            <numerusform>%Ln Zahlen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between changes of numbers</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>boardwright::Calculation</name>
    <message>
        <source>Write %1, %2, %3, %4 or %5.</source>
        <comment>calculations</comment>
        <translation>Schreiben Sie %1, %2, %3, %4 oder %5.</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>Durch 0 kann nicht geteilt werden.</translation>
    </message>
    <message>
        <source>Row %1: %2 is too low.</source>
        <translation>Zeile %1: %2 ist zu niedrig.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <comment>the number of a row, what is wrong in it</comment>
        <translation>Zeile %1: %2</translation>
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
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems with the category</source>
        <translation>Probleme mit der Kategorie</translation>
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
        <source>At most %1 % of every line, but always at least one goal</source>
        <translation>Höchstens %1&#xa0;% jeder Linie, aber immer mindestens ein Ziel</translation>
    </message>
    <message>
        <source>%1 % of the enabled goals have it</source>
        <translation>%1&#xa0;% der aktivierten Ziele haben sie</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>goals of cells</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Lines of %1 cells</source>
        <translation>Linien mit %1 Feldern</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>board %1 %</source>
        <translation>Brett %1&#xa0;%</translation>
    </message>
    <message>
        <source>line %1 %</source>
        <translation>Linie %1&#xa0;%</translation>
    </message>
    <message>
        <source>&quot;%1&quot; keeps its limits: %2.</source>
        <translation>„%1“ behält seine Grenzen: %2.</translation>
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
        <source>Share of boards on which the limit, alone or with other limits, keeps at least one goal of the pool off the board. Goals kept out by tags or exclusion groups do not count</source>
        <translation>Anteil der Bretter, von denen die Grenze, allein oder mit anderen, mindestens ein Ziel aus dem Vorrat fernhält. Ziele, die Markierungen oder Ausschlussgruppen fernhalten, zählen nicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 goals on average over %Ln board(s)</source>
        <translation>
            <numerusform>%1 Ziele im Mittel von %Ln Brett</numerusform>
            <numerusform>%1 Ziele im Mittel von %Ln Brettern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with the most, on average over %Ln board(s)</source>
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
        <source>Where the category is limited: on the whole board, or in every line</source>
        <translation>Wo die Kategorie begrenzt ist: auf dem ganzen Brett oder in jeder Linie</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Largest share of the board, or of every line (but always at least one cell), that goals with this category can fill. The mark shows what share of all enabled goals have the category. If it is to the right of the bar, the limit holds some back</source>
        <translation>Größter Anteil des Bretts oder jeder Linie (dort immer mindestens ein Feld), den Ziele dieser Kategorie füllen dürfen. Die Marke zeigt, welcher Anteil aller aktivierten Ziele die Kategorie hat. Steht sie rechts vom Balken, hält die Grenze einige zurück</translation>
    </message>
    <message>
        <source>Number of goals the limit allows on the current board. Pale: too few goals have the category for the limit to matter</source>
        <translation>Wie viele Ziele die Grenze auf dem jetzigen Brett zulässt. Blass: Zu wenige Ziele haben die Kategorie, als dass die Grenze eine Rolle spielt</translation>
    </message>
    <message>
        <source>Goals of the category on the board, or in the line with the most, compared with what the limit allows; mean over many boards</source>
        <translation>Ziele der Kategorie auf dem Brett oder in der Linie mit den meisten, verglichen mit dem, was die Grenze zulässt; Mittel über viele Bretter</translation>
    </message>
    <message>
        <source>Number of goals that have it as a category of this kind. Double-click to show them</source>
        <translation>Zahl der Ziele, die sie als Kategorie dieser Art haben. Ein Doppelklick zeigt sie</translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells</source>
        <translation>
            <numerusform>Ein Brett mit %Ln Feld</numerusform>
            <numerusform>Ein Brett mit %Ln Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln enabled goals have it: too few to reach the limit</source>
        <translation>
            <numerusform>%Ln aktiviertes Ziel hat sie: zu wenig, um die Grenze zu erreichen</numerusform>
            <numerusform>%Ln aktivierte Ziele haben sie: zu wenige, um die Grenze zu erreichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln deaktiviert</numerusform>
            <numerusform>%Ln deaktiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>Keine Brettgrenze, aber %Ln Ziel hat sie.</numerusform>
            <numerusform>Keine Brettgrenze, aber %Ln Ziele haben sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>Keine Liniengrenze, aber %Ln Ziel hat sie.</numerusform>
            <numerusform>Keine Liniengrenze, aber %Ln Ziele haben sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>„%1“ in „%2“ zusammenführen (%Ln Ziel)?</numerusform>
            <numerusform>„%1“ in „%2“ zusammenführen (%Ln Ziele)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>%1 Kategorien in „%2“ zusammenführen (%Ln Ziel)?</numerusform>
            <numerusform>%1 Kategorien in „%2“ zusammenführen (%Ln Ziele)?</numerusform>
        </translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln categories</source>
        <translation>
            <numerusform>Duplizieren von %Ln Kategorie</numerusform>
            <numerusform>Duplizieren von %Ln Kategorien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesPage</name>
    <message>
        <source>Board categories</source>
        <translation>Brettkategorien</translation>
    </message>
    <message>
        <source>limited on the whole board</source>
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
        <source>&amp;Where This Goal Appears</source>
        <translation>&amp;Wo dieses Ziel erscheint</translation>
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
        <translation>Dieses Ziel &amp;deaktivieren</translation>
    </message>
</context>
<context>
    <name>boardwright::ChangesTool</name>
    <message>
        <source>Since Last Save</source>
        <translation>Seit letztem Speichern</translation>
    </message>
    <message>
        <source>Compare with the last opened or saved version</source>
        <translation>Mit dem zuletzt geöffneten oder gespeicherten Stand vergleichen</translation>
    </message>
    <message>
        <source>With a File…</source>
        <translation>Mit einer Datei …</translation>
    </message>
    <message>
        <source>Compare with a goal set or goal list in a file</source>
        <translation>Mit einer Zielliste oder einer Liste für ausgewogene Bretter in einer Datei vergleichen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all changes, one per line</source>
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
    <name>boardwright::CheckList</name>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListEditor</name>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>Noch keine Auswahl vorhanden</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListModel</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a category, how many goals carry it</comment>
        <translation>%1  (%2)</translation>
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
    <name>boardwright::ClaimMatrixModel</name>
    <message>
        <source>No claim takes: %1.</source>
        <comment>gems</comment>
        <translation>Keine Behauptung nimmt: %1.</translation>
    </message>
    <message>
        <source>No claim uses: %1.</source>
        <comment>portals</comment>
        <translation>Keine Behauptung benutzt: %1.</translation>
    </message>
    <message>
        <source>Claims can be added only between portals of the zone.</source>
        <translation>Behauptungen können nur zwischen Portalen der Zone hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Only a single plain claim is removed this way. Press Delete to remove all claims of the cell.</source>
        <translation>So wird nur eine einzelne einfache Behauptung entfernt. Entf entfernt alle Behauptungen des Feldes.</translation>
    </message>
    <message>
        <source>from &quot;%1&quot;</source>
        <comment>a portal</comment>
        <translation>von „%1“</translation>
    </message>
    <message>
        <source>to &quot;%1&quot;</source>
        <comment>a portal</comment>
        <translation>nach „%1“</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>states</comment>
        <translation>braucht %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <comment>states</comment>
        <translation>setzt %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>players can go that way, whatever the state</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>proved or asserted, a claim</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It takes a gem that the zone does not have, so it has no effect.</source>
        <translation>Sie nimmt einen Edelstein, den die Zone nicht hat, und bleibt deshalb ohne Wirkung.</translation>
    </message>
    <message>
        <source>The zone has no such portal, so this has no effect.</source>
        <translation>Die Zone hat kein solches Portal, deshalb bleibt dies ohne Wirkung.</translation>
    </message>
    <message>
        <source>No claim. Double-click to add one.</source>
        <translation>Keine Behauptung. Ein Doppelklick fügt eine hinzu.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>portals</comment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a portal</comment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <comment>a portal</comment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Claims of portals that the zone does not have</source>
        <translation>Behauptungen über Portale, die die Zone nicht hat</translation>
    </message>
    <message>
        <source>No claim uses this portal.</source>
        <translation>Keine Behauptung benutzt dieses Portal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims name portals that the zone does not have.</source>
        <translation>
            <numerusform>%Ln Behauptung nennt Portale, die die Zone nicht hat.</numerusform>
            <numerusform>%Ln Behauptungen nennen Portale, die die Zone nicht hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims take gems that the zone does not have.</source>
        <translation>
            <numerusform>%Ln Behauptung nimmt Edelsteine, die die Zone nicht hat.</numerusform>
            <numerusform>%Ln Behauptungen nehmen Edelsteine, die die Zone nicht hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln portals count.</source>
        <translation>
            <numerusform>Nur das erste %Ln Portal zählt.</numerusform>
            <numerusform>Nur die ersten %Ln Portale zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln claims to &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>%Ln Behauptung zu „%1“ hinzufügen</numerusform>
            <numerusform>%Ln Behauptungen zu „%1“ hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln claims from &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>%Ln Behauptung von „%1“ entfernen</numerusform>
            <numerusform>%Ln Behauptungen von „%1“ entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take no gems in %Ln claims</source>
        <translation>
            <numerusform>In %Ln Behauptung keine Edelsteine nehmen</numerusform>
            <numerusform>In %Ln Behauptungen keine Edelsteine nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all gems in %Ln claims</source>
        <translation>
            <numerusform>Alle Edelsteine in %Ln Behauptung nehmen</numerusform>
            <numerusform>Alle Edelsteine in %Ln Behauptungen nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und %Ln weitere</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ClaimMatrixPage</name>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Space adds or removes a claim. ✓: proved</source>
        <translation>Leertaste: Behauptung hinzufügen oder entfernen. ✓: bewiesen</translation>
    </message>
    <message>
        <source>Claim matrix</source>
        <translation>Matrix der Behauptungen</translation>
    </message>
    <message>
        <source>&amp;Add Claim</source>
        <translation>Behauptung &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Add a claim that needs and takes nothing (%1)</source>
        <translation>Eine Behauptung hinzufügen, die nichts braucht und nichts nimmt (%1)</translation>
    </message>
    <message>
        <source>&amp;Remove Claims</source>
        <translation>Behauptungen &amp;entfernen</translation>
    </message>
    <message>
        <source>Remove all claims of the selected cells (%1)</source>
        <translation>Alle Behauptungen der ausgewählten Felder entfernen (%1)</translation>
    </message>
    <message>
        <source>Take &amp;Gems</source>
        <translation>&amp;Edelsteine nehmen</translation>
    </message>
    <message>
        <source>Let the claims of the selected cells take all gems of the zone, or none</source>
        <translation>Die Behauptungen der ausgewählten Felder alle Edelsteine der Zone nehmen lassen, oder keinen</translation>
    </message>
    <message>
        <source>&amp;Show in Table</source>
        <translation>In der Tabelle &amp;zeigen</translation>
    </message>
    <message>
        <source>Show the claims of the selected cells in their table</source>
        <translation>Die Behauptungen der ausgewählten Felder in ihrer Tabelle zeigen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no zones yet. Add them in the table of zones.</source>
        <translation>Es gibt noch keine Zonen. Fügen Sie sie in der Tabelle der Zonen hinzu.</translation>
    </message>
    <message>
        <source>This zone has no portals. Add them in the table of zones.</source>
        <translation>Diese Zone hat keine Portale. Fügen Sie sie in der Tabelle der Zonen hinzu.</translation>
    </message>
</context>
<context>
    <name>boardwright::ColumnChoice</name>
    <message>
        <source>&amp;Default Columns</source>
        <translation>&amp;Übliche Spalten</translation>
    </message>
</context>
<context>
    <name>boardwright::CommandPalette</name>
    <message>
        <source>Find actions and goals</source>
        <translation>Aktionen und Ziele suchen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Treffer</translation>
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
    <name>boardwright::ComparePanel</name>
    <message>
        <source>Read Again</source>
        <translation>Neu lesen</translation>
    </message>
    <message>
        <source>Read the file again and compare it with this set</source>
        <translation>Datei neu lesen und mit dieser Zielliste vergleichen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Each row is a difference from the file to this set. Enter goes to its place.</source>
        <translation>Jede Zeile ist ein Unterschied von der Datei zu dieser Zielliste. Die Eingabetaste führt zu seiner Stelle.</translation>
    </message>
    <message>
        <source>This is not in a table of this set.</source>
        <translation>Das steht in keiner Tabelle dieser Zielliste.</translation>
    </message>
    <message>
        <source>%1, as read at %2</source>
        <comment>a file, a time of day</comment>
        <translation>%1, gelesen um %2</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <comment>a file</comment>
        <translation>Vergleich mit %1 läuft…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences from %1</source>
        <comment>to this set; a file</comment>
        <translation>
            <numerusform>%Ln Unterschied zu %1</numerusform>
            <numerusform>%Ln Unterschiede zu %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes from reading it</source>
        <translation>
            <numerusform>%Ln Hinweis vom Lesen</numerusform>
            <numerusform>%Ln Hinweise vom Lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>Keine Unterschiede</translation>
    </message>
    <message>
        <source>The file and this set are equal in every field.</source>
        <translation>Die Datei und diese Zielliste sind in jedem Feld gleich.</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheet</name>
    <message>
        <source>Contact sheet</source>
        <translation>Übersichtsblatt</translation>
    </message>
    <message>
        <source>Seed %1: making its board</source>
        <translation>Startwert %1: Brett wird erstellt</translation>
    </message>
    <message>
        <source>Seed %1: no board can be made</source>
        <translation>Startwert %1: kein Brett möglich</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %Ln cells highlighted</source>
        <translation>
            <numerusform>Startwert %1: %Ln Feld hervorgehoben</numerusform>
            <numerusform>Startwert %1: %Ln Felder hervorgehoben</numerusform>
        </translation>
    </message>
    <message>
        <source>no board</source>
        <translation>kein Brett</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>a board</comment>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>%L1 highlighted</source>
        <comment>so many cells</comment>
        <translation>%L1 hervorgehoben</translation>
    </message>
    <message>
        <source>no seed</source>
        <comment>the seed is empty</comment>
        <translation>kein Startwert</translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>a board, by gates</comment>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheetPage</name>
    <message>
        <source>From the current seed</source>
        <translation>Ab dem aktuellen Startwert</translation>
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
        <source>Selection in the tables</source>
        <translation>Auswahl in den Tabellen</translation>
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
        <source>What to highlight</source>
        <translation>Was hervorgehoben wird</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>High&amp;light</source>
        <translation>&amp;Hervorheben</translation>
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
        <source>lockout.live accepts at most %Ln characters.</source>
        <translation>
            <numerusform>lockout.live akzeptiert höchstens %Ln Zeichen.</numerusform>
            <numerusform>lockout.live akzeptiert höchstens %Ln Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Criteria</name>
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
        <translation>eines Satzes</translation>
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
        <source>%1, spread across lines</source>
        <comment>a measure</comment>
        <translation>%1, Unterschied der Linien</translation>
    </message>
    <message>
        <source>A goal in a criterion is no longer in the set. Remove that criterion.</source>
        <translation>Ein Ziel aus einem Kriterium ist nicht mehr in der Zielliste. Dieses Kriterium entfernen.</translation>
    </message>
    <message>
        <source>%1 is disabled, so it is on no board. Enable it, or remove its criterion.</source>
        <translation>%1 ist deaktiviert und steht deshalb auf keinem Brett. Es aktivieren oder sein Kriterium entfernen.</translation>
    </message>
    <message>
        <source>%1 cannot be both on the board and not on it. Remove one of the criteria.</source>
        <translation>%1 kann nicht zugleich auf dem Brett und nicht auf dem Brett sein. Eines der Kriterien entfernen.</translation>
    </message>
    <message>
        <source>This board has no such line: %1. Remove that criterion, or choose another size.</source>
        <translation>Dieses Brett hat keine solche Linie: %1. Dieses Kriterium entfernen oder eine andere Größe wählen.</translation>
    </message>
    <message>
        <source>This board has no lines, so no two goals can share one.</source>
        <translation>Dieses Brett hat keine Linien, also können keine zwei Ziele in einer stehen.</translation>
    </message>
    <message>
        <source>The criteria require %L1 goals, but this board has only %L2 cells.</source>
        <translation>Die Kriterien verlangen %L1 Ziele, aber dieses Brett hat nur %L2 Felder.</translation>
    </message>
    <message>
        <source>The chosen generator has no statistic &quot;%1&quot;. Remove that criterion.</source>
        <translation>Der gewählte Generator hat keine Statistik „%1“. Dieses Kriterium entfernen.</translation>
    </message>
    <message>
        <source>%1 cannot meet both its lower and its upper bound. Remove one of the criteria.</source>
        <translation>%1 kann nicht zugleich die untere und die obere Schranke erfüllen. Eines der Kriterien entfernen.</translation>
    </message>
</context>
<context>
    <name>boardwright::CuratedWishesModel</name>
    <message>
        <source>not met</source>
        <comment>a wish</comment>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>Each wish is added to those above it</source>
        <translation>Jeder Wunsch kommt zu denen darüber hinzu</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>Genug</translation>
    </message>
    <message>
        <source>As many worlds that can be won are enough to choose from</source>
        <translation>So viele gewinnbare Welten genügen, um daraus zu wählen</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Ausbeute</translation>
    </message>
    <message>
        <source>Worlds chosen of those that were made for this</source>
        <translation>Ausgewählte Welten unter denen, die dafür erzeugt wurden</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Appearances of the rarest and of the most frequent zone, compared with the mean</source>
        <translation>Wie oft die seltenste und die häufigste Zone vorkommen, verglichen mit dem Mittel</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Pairs of zones that are together 0.8 to 1.25 times as often as by chance</source>
        <translation>Paare von Zonen, die 0,8- bis 1,25-mal so oft zusammen vorkommen wie durch Zufall</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Possible joins that appear at least half and at most twice as often as on average</source>
        <translation>Mögliche Verbindungen, die mindestens halb und höchstens doppelt so oft vorkommen wie im Mittel</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>Zones of a world that its shortest walk enters; half of the worlds have more</source>
        <translation>Zonen einer Welt, die ihr kürzester Weg betritt; die Hälfte der Welten hat mehr</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Gewinnbar</translation>
    </message>
    <message>
        <source>Exits at the start</source>
        <translation>Ausgänge am Start</translation>
    </message>
    <message>
        <source>Relevant zones</source>
        <translation>Zonen auf dem Weg</translation>
    </message>
    <message>
        <source>Even zones</source>
        <translation>Gleichmäßige Zonen</translation>
    </message>
    <message>
        <source>Even pairs</source>
        <translation>Gleichmäßige Paare</translation>
    </message>
    <message>
        <source>Even joins</source>
        <translation>Gleichmäßige Verbindungen</translation>
    </message>
    <message>
        <source>All worlds can be won</source>
        <translation>Alle Welten sind gewinnbar</translation>
    </message>
    <message>
        <source>The first zone of each world has at least three portals</source>
        <translation>Die erste Zone jeder Welt hat mindestens drei Portale</translation>
    </message>
    <message>
        <source>The shortest walk enters at least 70 % of the zones of each world</source>
        <translation>Der kürzeste Weg betritt mindestens 70 % der Zonen jeder Welt</translation>
    </message>
    <message>
        <source>Zones appear equally often, those with gems and plain ones by themselves</source>
        <translation>Zonen kommen gleich oft vor, die mit Edelsteinen und die einfachen je für sich</translation>
    </message>
    <message>
        <source>Any two zones appear together equally often</source>
        <translation>Je zwei Zonen kommen gleich oft zusammen vor</translation>
    </message>
    <message>
        <source>Possible joins of two portals appear equally often</source>
        <translation>Mögliche Verbindungen zweier Portale kommen gleich oft vor</translation>
    </message>
</context>
<context>
    <name>boardwright::CurationButton</name>
    <message>
        <source>Choose</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Best…</source>
        <translation>Beste…</translation>
    </message>
    <message>
        <source>Select the best of the boards found</source>
        <translation>Die besten der gefundenen Bretter auswählen</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Bretter</translation>
    </message>
    <message>
        <source>Choose &amp;by</source>
        <translation>Auswählen &amp;nach</translation>
    </message>
    <message>
        <source>Goals appear equally often</source>
        <translation>Ziele erscheinen gleich oft</translation>
    </message>
    <message>
        <source>Least: %1</source>
        <comment>the title of a gate</comment>
        <translation>Am wenigsten: %1</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>the title of a gate</comment>
        <translation>Am meisten: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::CurationChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar is of, its height</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>% of worlds made</source>
        <translation>% der erzeugten Welten</translation>
    </message>
    <message>
        <source>not met</source>
        <comment>a wish</comment>
        <translation>nicht erfüllt</translation>
    </message>
    <message>
        <source>% of the mean</source>
        <translation>% des Mittels</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a number</comment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Portals of the zone</source>
        <translation>Portale der Zone</translation>
    </message>
    <message>
        <source>% on the walk</source>
        <translation>% auf dem Weg</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Round %L1: zones appear %2 to %3 as often as on average</source>
        <comment>two shares</comment>
        <translation>Runde %L1: Zonen kommen %2 bis %3 so oft vor wie im Mittel</translation>
    </message>
    <message>
        <source>Together, compared with chance</source>
        <translation>Zusammen, verglichen mit Zufall</translation>
    </message>
    <message>
        <source>% of pairs</source>
        <translation>% der Paare</translation>
    </message>
    <message>
        <source>Appearances, compared with the mean</source>
        <translation>Vorkommen, verglichen mit dem Mittel</translation>
    </message>
    <message>
        <source>% of possible joins</source>
        <translation>% der möglichen Verbindungen</translation>
    </message>
    <message>
        <source>Yield of wishes</source>
        <translation>Ausbeute der Wünsche</translation>
    </message>
    <message>
        <source>Appearances of zones</source>
        <translation>Vorkommen der Zonen</translation>
    </message>
    <message>
        <source>Pairs of zones</source>
        <translation>Paare von Zonen</translation>
    </message>
    <message>
        <source>Appearances of joins</source>
        <translation>Vorkommen der Verbindungen</translation>
    </message>
    <message>
        <source>Relevance of zones with gems</source>
        <translation>Nutzen von Zonen mit Edelsteinen</translation>
    </message>
    <message>
        <source>Relevance of plain zones</source>
        <translation>Nutzen einfacher Zonen</translation>
    </message>
    <message>
        <source>Deviation of zones by round</source>
        <translation>Abweichung der Zonen je Runde</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart, the wish that it shows</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals: the shortest walk enters %1 of these zones, %2 are needed</source>
        <translation>
            <numerusform>%Ln Portal: Der kürzeste Weg betritt %1 dieser Zonen, %2 sind nötig</numerusform>
            <numerusform>%Ln Portale: Der kürzeste Weg betritt %1 dieser Zonen, %2 sind nötig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CurationTool</name>
    <message>
        <source>Worlds to choose</source>
        <translation>Welten, die ausgewählt werden</translation>
    </message>
    <message>
        <source>Seeds to try, from 1: worlds to choose from</source>
        <translation>Startwerte, die ausprobiert werden, ab 1: Welten, aus denen gewählt wird</translation>
    </message>
    <message>
        <source>W&amp;ishes</source>
        <translation>W&amp;ünsche</translation>
    </message>
    <message>
        <source>What worlds are chosen for</source>
        <translation>Wonach Welten ausgewählt werden</translation>
    </message>
    <message>
        <source>Zone &amp;Weights</source>
        <translation>Zonenge&amp;wichte</translation>
    </message>
    <message>
        <source>Weights of zones with which they appear evenly by themselves</source>
        <translation>Gewichte, mit denen Zonen von selbst gleichmäßig vorkommen</translation>
    </message>
    <message>
        <source>&amp;Search for Weights</source>
        <translation>Gewichte &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Apply Weights</source>
        <translation>Gewichte &amp;anwenden</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>A row will appear for each wish</source>
        <translation>Für jeden Wunsch erscheint eine Zeile</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Make the worlds and choose some of them</source>
        <translation>Die Welten erzeugen und einige davon auswählen</translation>
    </message>
    <message>
        <source>Copy Seeds</source>
        <translation>Startwerte kopieren</translation>
    </message>
    <message>
        <source>Copy the seeds of the worlds that were chosen, one per line</source>
        <translation>Die Startwerte der ausgewählten Welten kopieren, einen pro Zeile</translation>
    </message>
    <message>
        <source>W&amp;orlds</source>
        <translation>W&amp;elten</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Sta&amp;rtwerte</translation>
    </message>
    <message>
        <source>Give the zones the weights that were found</source>
        <translation>Den Zonen die gefundenen Gewichte geben</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>C&amp;urate</source>
        <translation>A&amp;uswählen</translation>
    </message>
    <message>
        <source>The chart will appear with the worlds</source>
        <translation>Das Diagramm erscheint mit den Welten</translation>
    </message>
</context>
<context>
    <name>boardwright::DefinitionPage</name>
    <message>
        <source>Enabled</source>
        <translation>Aktiviert</translation>
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
    <message>
        <source>A goal without text</source>
        <translation>Ein Ziel ohne Text</translation>
    </message>
    <message>
        <source>Validation %1</source>
        <translation>Prüfung %1</translation>
    </message>
    <message>
        <source>Sections of the details</source>
        <translation>Abschnitte der Details</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
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
        <source>Could not open %1: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>This file is formatted differently from lockout.live&apos;s own files. It stays as it is until you change something; it is then saved in the site&apos;s format.</source>
        <translation>Diese Datei ist anders formatiert als die Dateien von lockout.live. Sie bleibt, wie sie ist, bis etwas geändert wird; dann wird sie im Format der Website gespeichert.</translation>
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
        <source>Text With an Error</source>
        <translation>Text mit einem Fehler</translation>
    </message>
    <message>
        <source>It will be lost.</source>
        <translation>Er geht verloren.</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <translation>„%1“ hat nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>%1 now holds what was exported. Save to write the goal set into it again.</source>
        <translation>%1 enthält jetzt, was exportiert wurde. Speichern schreibt die Zielliste wieder hinein.</translation>
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
        <source>This file now also contains Boardwright&apos;s own data (%1), which lockout.live ignores.</source>
        <comment>titles of what it holds</comment>
        <translation>Diese Datei enthält jetzt auch eigene Daten von Boardwright (%1), die lockout.live ignoriert.</translation>
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
        <source>&quot;%1&quot; was changed by another program. Saving will overwrite those changes.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert. Speichern überschreibt diese Änderungen.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 goal set</source>
        <comment>file name: what it is made of</comment>
        <translation>%1 Zielliste</translation>
    </message>
    <message>
        <source>This is a board: use File &gt; Open Board… to open it.</source>
        <translation>Das ist ein Brett: Öffnen Sie es mit Datei &gt; Brett öffnen….</translation>
    </message>
    <message>
        <source>Goal sets and goal lists (%1)</source>
        <translation>Ziellisten (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses are listed in Problems.</source>
        <translation>
            <numerusform>%Ln Reparatur oder Annahme steht unter Probleme.</numerusform>
            <numerusform>%Ln Reparaturen und Annahmen stehen unter Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import &amp;Options…</source>
        <translation>Import&amp;optionen …</translation>
    </message>
    <message>
        <source>Show the &amp;Line</source>
        <translation>&amp;Zeile zeigen</translation>
    </message>
    <message>
        <source>Read from %1 as &quot;%2&quot;. Saving asks for a name for the new goal set.</source>
        <comment>such as &quot;the clipboard&quot;, what kind of list it is</comment>
        <translation>Als „%2“ gelesen (%1). Beim Speichern wird nach einem Namen für die neue Zielliste gefragt.</translation>
    </message>
    <message>
        <source>%1 was read as &quot;%2&quot;. The file itself stays unchanged; saving asks for a name for the new goal set.</source>
        <comment>a file, what kind of file it is</comment>
        <translation>%1 wurde als „%2“ gelesen. Die Datei selbst bleibt unverändert; beim Speichern wird nach einem Namen für die neue Zielliste gefragt.</translation>
    </message>
</context>
<context>
    <name>boardwright::Drop</name>
    <message>
        <source>&quot;%1&quot; is not on this computer. Download it first, then drop the file.</source>
        <translation>„%1“ ist nicht auf diesem Computer. Die Datei zuerst herunterladen, dann ablegen.</translation>
    </message>
    <message>
        <source>This is neither a file nor a text. To open a goal set or a goal list, drop its file or its text.</source>
        <translation>Das ist weder eine Datei noch ein Text. Zum Öffnen einer Zielliste ihre Datei oder ihren Text ablegen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a goal set (%2). Goal sets and goal lists are text files: JSON, JavaScript, CSV or plain text.</source>
        <comment>%2: a kind of file, such as &quot;PNG image&quot;</comment>
        <translation>„%1“ ist keine Zielliste (%2). Ziellisten sind Textdateien: JSON, JavaScript, CSV oder reiner Text.</translation>
    </message>
    <message numerus="yes">
        <source>You dropped %Ln files. A window shows one goal set, so drop one file.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>Das ist %Ln Datei. Ein Fenster zeigt eine Zielliste: nur eine ablegen.</numerusform>
            <numerusform>Das sind %Ln Dateien. Ein Fenster zeigt eine Zielliste: nur eine ablegen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::EditMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Rückwärts s&amp;uchen</translation>
    </message>
    <message>
        <source>Find and &amp;Replace…</source>
        <translation>Suchen und &amp;ersetzen …</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation>Gewichtung %1 für „%2“</translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation>Aktivieren von „%1“</translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation>Deaktivieren von „%1“</translation>
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
    <message>
        <source>Remove &quot;%1&quot; from %2</source>
        <comment>a row, a table</comment>
        <translation>Entfernen von „%1“ aus „%2“</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>Speichern der Vorschau</translation>
    </message>
    <message>
        <source>Forget the saved preview</source>
        <translation>Entfernen der gespeicherten Vorschau</translation>
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
        <source>Unaccept a warning</source>
        <translation>Akzeptieren einer Warnung zurücknehmen</translation>
    </message>
    <message>
        <source>New goal</source>
        <translation>Neues Ziel</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has %2 columns, but there are only %1 from here on.</source>
        <translation>Nichts wurde eingefügt: Die Zwischenablage enthält %2 Spalten, aber ab hier gibt es nur %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal</comment>
        <translation>„%1“</translation>
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
    <message>
        <source>%1 already has %2 categories, the most that lockout.live accepts. Remove one first.</source>
        <translation>%1 hat schon %2 Kategorien; mehr akzeptiert lockout.live nicht. Zuerst eine entfernen.</translation>
    </message>
    <message>
        <source>Declare category &quot;%1&quot;</source>
        <translation>Festlegen der Kategorie „%1“</translation>
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
    <message>
        <source>Rename category &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Umbenennen der Kategorie „%1“ in „%2“</translation>
    </message>
    <message>
        <source>Merge category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Zusammenführen der Kategorie „%1“ in „%2“</translation>
    </message>
    <message>
        <source>Remove category &quot;%1&quot;</source>
        <translation>Entfernen der Kategorie „%1“</translation>
    </message>
    <message>
        <source>Add tag &quot;%1&quot;</source>
        <translation>Hinzufügen der Markierung „%1“</translation>
    </message>
    <message>
        <source>Rename tag &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>Umbenennen der Markierung „%1“ in „%2“</translation>
    </message>
    <message>
        <source>Merge tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Zusammenführen der Markierung „%1“ in „%2“</translation>
    </message>
    <message>
        <source>Remove tag &quot;%1&quot;</source>
        <translation>Entfernen der Markierung „%1“</translation>
    </message>
    <message>
        <source>Move tag &quot;%1&quot;</source>
        <translation>Verschieben der Markierung „%1“</translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>Duplizieren von „%1“</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>Entfernen von „%1“</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>Verschieben von „%1“</translation>
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
        <source>Discard new goal</source>
        <translation>Verwerfen des neuen Ziels</translation>
    </message>
    <message>
        <source>Not a valid regular expression; character %1: %2</source>
        <comment>a number, why</comment>
        <translation>Kein gültiger regulärer Ausdruck; Zeichen %1: %2</translation>
    </message>
    <message>
        <source>This regular expression takes too long to match.</source>
        <translation>Die Suche mit diesem regulären Ausdruck dauert zu lange.</translation>
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
        <source>Nothing was replaced because of the name &quot;%1&quot;: %2</source>
        <comment>a category or tag, a sentence</comment>
        <translation>Wegen des Namens „%1“ wurde nichts ersetzt: %2</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Wegen Zeile %1 wurde nichts ersetzt: %2</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has %2 rows, but there are only %1 from here on.</source>
        <translation>Nichts wurde eingefügt: Die Zwischenablage hat %2 Zeilen, aber ab hier sind es nur %1.</translation>
    </message>
    <message>
        <source>All but one cell was pasted. %1</source>
        <translation>Alle Zellen bis auf eine wurden eingefügt. %1</translation>
    </message>
    <message>
        <source>%1 (board kept)</source>
        <comment>an undo step</comment>
        <translation>%1 (Brett behalten)</translation>
    </message>
    <message>
        <source>Keep the board for &quot;%1&quot;</source>
        <translation>Behalten des Bretts für „%1“</translation>
    </message>
    <message>
        <source>Nothing was pasted: the titles name only columns to the left of this one.</source>
        <translation>Nichts wurde eingefügt: Die Titel nennen nur Spalten links von dieser.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unaccept %Ln warnings</source>
        <translation>
            <numerusform>Akzeptieren von %Ln Warnung zurücknehmen</numerusform>
            <numerusform>Akzeptieren von %Ln Warnungen zurücknehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %Ln goals</source>
        <translation>
            <numerusform>Umformulieren von %Ln Ziel</numerusform>
            <numerusform>Umformulieren von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %Ln goals</source>
        <translation>
            <numerusform>Gewichtung %1 für %Ln Ziel</numerusform>
            <numerusform>Gewichtung %1 für %Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enable %Ln goals</source>
        <translation>
            <numerusform>Aktivieren von %Ln Ziel</numerusform>
            <numerusform>Aktivieren von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %Ln goals</source>
        <translation>
            <numerusform>Deaktivieren von %Ln Ziel</numerusform>
            <numerusform>Deaktivieren von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %Ln goals</source>
        <translation>
            <numerusform>Hinzufügen der Kategorie %1 zu %Ln Ziel</numerusform>
            <numerusform>Hinzufügen der Kategorie %1 zu %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %Ln goals</source>
        <translation>
            <numerusform>Entfernen der Kategorie %1 aus %Ln Ziel</numerusform>
            <numerusform>Entfernen der Kategorie %1 aus %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln goals from %1</source>
        <translation>
            <numerusform>%Ln Ziel importieren (%1)</numerusform>
            <numerusform>%Ln Ziele importieren (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>Ziele durch %Ln Ziel ersetzen (%1)</numerusform>
            <numerusform>Ziele durch %Ln Ziele ersetzen (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the board for %Ln goals</source>
        <translation>
            <numerusform>Behalten des Bretts für %Ln Ziel</numerusform>
            <numerusform>Behalten des Bretts für %Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows</source>
        <translation>
            <numerusform>%1 von %Ln Zeile</numerusform>
            <numerusform>%1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln categories</source>
        <translation>
            <numerusform>Festlegen von %Ln Kategorie</numerusform>
            <numerusform>Festlegen von %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln categories</source>
        <translation>
            <numerusform>Entfernen von %Ln Kategorie</numerusform>
            <numerusform>Entfernen von %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %Ln categories</source>
        <translation>
            <numerusform>Grenze von %1&#xa0;% für %Ln Kategorie</numerusform>
            <numerusform>Grenzen von %1&#xa0;% für %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %Ln categories</source>
        <translation>
            <numerusform>Keine Grenzen für %Ln Kategorie</numerusform>
            <numerusform>Keine Grenzen für %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %Ln categories</source>
        <translation>
            <numerusform>Keine Brettgrenze für %Ln Kategorie</numerusform>
            <numerusform>Keine Brettgrenze für %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %Ln categories</source>
        <translation>
            <numerusform>Keine Liniengrenze für %Ln Kategorie</numerusform>
            <numerusform>Keine Liniengrenze für %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>Brettgrenze %1&#xa0;% für %Ln Kategorie</numerusform>
            <numerusform>Brettgrenze %1&#xa0;% für %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>Liniengrenze %1&#xa0;% für %Ln Kategorie</numerusform>
            <numerusform>Liniengrenze %1&#xa0;% für %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>Zusammenführen von %Ln Kategorie in „%1“</numerusform>
            <numerusform>Zusammenführen von %Ln Kategorien in „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln tags</source>
        <translation>
            <numerusform>Hinzufügen von %Ln Markierung</numerusform>
            <numerusform>Hinzufügen von %Ln Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>Zusammenführen von %Ln Markierung in „%1“</numerusform>
            <numerusform>Zusammenführen von %Ln Markierungen in „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln tags</source>
        <translation>
            <numerusform>Entfernen von %Ln Markierung</numerusform>
            <numerusform>Entfernen von %Ln Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tags</source>
        <translation>
            <numerusform>Verschieben von %Ln Markierung</numerusform>
            <numerusform>Verschieben von %Ln Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals</source>
        <translation>
            <numerusform>Hinzufügen von %Ln Ziel</numerusform>
            <numerusform>Hinzufügen von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln goals</source>
        <translation>
            <numerusform>Duplizieren von %Ln Ziel</numerusform>
            <numerusform>Duplizieren von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln goals</source>
        <translation>
            <numerusform>Entfernen von %Ln Ziel</numerusform>
            <numerusform>Entfernen von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln goals</source>
        <translation>
            <numerusform>Verschieben von %Ln Ziel</numerusform>
            <numerusform>Verschieben von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rows to %1</source>
        <translation>
            <numerusform>Hinzufügen von %Ln Zeile zu „%1“</numerusform>
            <numerusform>Hinzufügen von %Ln Zeilen zu „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln rows from %1</source>
        <translation>
            <numerusform>Entfernen von %Ln Zeile aus „%1“</numerusform>
            <numerusform>Entfernen von %Ln Zeilen aus „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows of %1</source>
        <translation>
            <numerusform>Verschieben von %Ln Zeile in „%1“</numerusform>
            <numerusform>Verschieben von %Ln Zeilen in „%1“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln cells</source>
        <translation>
            <numerusform>Leeren von %Ln Zelle</numerusform>
            <numerusform>Leeren von %Ln Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln cells</source>
        <translation>
            <numerusform>Ausfüllen von %Ln Zelle</numerusform>
            <numerusform>Ausfüllen von %Ln Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste into %Ln rows</source>
        <translation>
            <numerusform>Einfügen in %Ln Zeile</numerusform>
            <numerusform>Einfügen in %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln goals</source>
        <translation>
            <numerusform>Einfügen von %Ln Ziel</numerusform>
            <numerusform>Einfügen von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced</source>
        <translation>
            <numerusform>%Ln Ziel ersetzt</numerusform>
            <numerusform>%Ln Ziele ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but %Ln cells were pasted. %1</source>
        <translation>
            <numerusform>Alle Zellen bis auf %Ln wurden eingefügt. %1</numerusform>
            <numerusform>Alle Zellen bis auf %Ln wurden eingefügt. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Wegen Zeile %1 wurde nichts geändert: %2</translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells</source>
        <translation>
            <numerusform>%Ln Zelle berechnen</numerusform>
            <numerusform>%Ln Zellen berechnen</numerusform>
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
        <source>%1 in each cell</source>
        <comment>a number</comment>
        <translation>%1 in jedem Feld</translation>
    </message>
    <message>
        <source>at the edges: %1</source>
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
        <source>There is no complete board to export.</source>
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
        <source>The board as shown here.</source>
        <translation>Das Brett, wie es hier zu sehen ist.</translation>
    </message>
    <message>
        <source>The board for programs, as boardwright-cli writes it.</source>
        <translation>Das Brett für Programme, wie boardwright-cli es ausgibt.</translation>
    </message>
    <message>
        <source>The board as text, for a chat or a terminal.</source>
        <translation>Das Brett als Text, für einen Chat oder ein Terminal.</translation>
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
    <name>boardwright::ExtentCellEdit</name>
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
    <name>boardwright::FieldCells</name>
    <message>
        <source>names of rows, separated by commas</source>
        <translation>Namen von Zeilen, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not allowed. Allowed: %3.</source>
        <comment>label of a field, what was typed, what is allowed</comment>
        <translation>%1: „%2“ ist nicht erlaubt. Erlaubt: %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label of a field, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>text of at most %Ln characters</source>
        <translation>
            <numerusform>ein Text mit höchstens %Ln Zeichen</numerusform>
            <numerusform>ein Text mit höchstens %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>names with numbers from %1, such as &quot;combat: 2, shop: 0.5&quot;</source>
        <comment>%1: as 0 to 10</comment>
        <translation>Namen mit Zahlen von %1, zum Beispiel „Kampf: 2, Laden: 0.5“</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldChanges</name>
    <message>
        <source>Board limit</source>
        <translation>Brettgrenze</translation>
    </message>
    <message>
        <source>Line limit</source>
        <translation>Liniengrenze</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a check box</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a check box</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a limit</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>Schema mode</source>
        <translation>Schemamodus</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>Größtes Brett</translation>
    </message>
    <message>
        <source>Game mode</source>
        <translation>Spielmodus</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Strict</source>
        <comment>schema mode</comment>
        <translation>Streng (strict)</translation>
    </message>
    <message>
        <source>Capped</source>
        <comment>schema mode</comment>
        <translation>Gedeckelt (capped)</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <comment>schema mode</comment>
        <translation>Festgelegt (dedicated)</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <comment>schema mode</comment>
        <translation>Locker (relaxed)</translation>
    </message>
    <message>
        <source>Goal set</source>
        <translation>Zielliste</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>a goal</comment>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>a goal</comment>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Added to %1</source>
        <comment>a table</comment>
        <translation>Hinzugefügt zu: %1</translation>
    </message>
    <message>
        <source>Removed from %1</source>
        <comment>a table</comment>
        <translation>Entfernt aus: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a row among all</comment>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldChangesModel</name>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldTableModel</name>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <comment>a table</comment>
        <translation>Einfügen in „%1“</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Wegen Zeile %1 wurde nichts ersetzt: %2</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>In %Ln Zelle von %1 ersetzen</numerusform>
            <numerusform>In %Ln Zellen von %1 ersetzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset %Ln values of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%Ln Wert von „%1“ zurücksetzen</numerusform>
            <numerusform>%Ln Werte von „%1“ zurücksetzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Wegen Zeile %1 wurde nichts geändert: %2</translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%Ln Zelle in %1 berechnen</numerusform>
            <numerusform>%Ln Zellen in %1 berechnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a gate, which number of it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>boardwright::Fields</name>
    <message>
        <source>Constrained</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Goals limited by categories, tags, copies and zones, as on lockout.live</source>
        <translation>Ziele, begrenzt durch Kategorien, Markierungen, Vorkommen und Zonen, wie bei lockout.live</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Largest number of goals of the group on one board</source>
        <translation>Höchstzahl der Ziele dieser Gruppe auf einem Brett</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Exclusion groups of the goal. Each group allows only so many of its goals on one board</source>
        <translation>Ausschlussgruppen des Ziels. Jede Gruppe lässt nur eine bestimmte Zahl ihrer Ziele auf einem Brett zu</translation>
    </message>
    <message>
        <source>Exclusion groups</source>
        <translation>Ausschlussgruppen</translation>
    </message>
    <message>
        <source>Like tags, but a group can allow more than one goal, and a goal can be in several groups</source>
        <translation>Wie Markierungen, aber eine Gruppe kann mehr als ein Ziel zulassen, und ein Ziel kann in mehreren Gruppen sein</translation>
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
        <source>Limits relaxed on this board</source>
        <translation>Auf diesem Brett gelockerte Grenzen</translation>
    </message>
    <message>
        <source>Exclusive cells</source>
        <translation>Exklusive Felder</translation>
    </message>
    <message>
        <source>Cells in a single progression zone; only goals of that zone can fill them</source>
        <translation>Felder in einer einzigen Fortschrittszone; nur Ziele dieser Zone können sie füllen</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Doppelungen</translation>
    </message>
    <message>
        <source>Goals sharing a line category with another goal in their line</source>
        <translation>Ziele, die mit einem anderen Ziel ihrer Linie eine Linienkategorie teilen</translation>
    </message>
    <message>
        <source>Candidates on the empty board</source>
        <translation>Kandidaten auf dem leeren Brett</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Progression zones that contain the cell. With only one, the cell is exclusive</source>
        <translation>Fortschrittszonen, in denen das Feld liegt. Bei nur einer ist es exklusiv</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Vorkommen</translation>
    </message>
    <message>
        <source>How often the goal is on the board</source>
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
        <source>Game mode of the board. It sets the shape, the lines and the progression</source>
        <translation>Spielmodus des Bretts. Er bestimmt Form, Linien und Fortschritt</translation>
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
        <source>Number of rows, and of columns, of the grid</source>
        <translation>Zahl der Zeilen und der Spalten des Rasters</translation>
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
        <source>Cells of the list, three per set</source>
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
        <source>Line categories are not limited. A goal still appears only once in a line</source>
        <translation>Linienkategorien sind nicht begrenzt; ein Ziel steht trotzdem nur einmal in einer Linie</translation>
    </message>
    <message>
        <source>No weighting</source>
        <translation>Ohne Gewichtung</translation>
    </message>
    <message>
        <source>Every enabled goal enters the pool, whatever its weighting</source>
        <translation>Jedes aktivierte Ziel kommt in den Vorrat, unabhängig von seiner Gewichtung</translation>
    </message>
    <message>
        <source>No progression</source>
        <translation>Ohne Fortschritt</translation>
    </message>
    <message>
        <source>Goals can be anywhere, whatever their zones</source>
        <translation>Ziele dürfen überall stehen, unabhängig von ihren Zonen</translation>
    </message>
    <message>
        <source>No centre</source>
        <translation>Ohne Mitte</translation>
    </message>
    <message>
        <source>The middle cell stays empty. Only for grids with odd numbers of rows and columns</source>
        <translation>Das mittlere Feld bleibt leer; nur in Rastern mit ungerader Zeilen- und Spaltenzahl</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Which values of their ranges goals take, where their cells allow it</source>
        <translation>Welche Werte ihrer Bereiche Ziele annehmen, soweit ihre Felder es erlauben</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <source>Cells left empty, drawn from those without a forced goal</source>
        <translation>Felder, die leer bleiben, ausgelost unter denen ohne fest gesetztes Ziel</translation>
    </message>
    <message>
        <source>Shiny cells</source>
        <translation>Glänzende Felder</translation>
    </message>
    <message>
        <source>Cells that count for more, spread over the board. Automatic picks a number that suits the board</source>
        <translation>Felder, die mehr zählen, über das Brett verteilt. „Automatisch“ wählt eine zum Brett passende Zahl</translation>
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
        <source>Tied</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Tightest rule</source>
        <translation>Engste Regel</translation>
    </message>
    <message>
        <source>The kind of rule that by itself keeps the most goals out of this cell</source>
        <translation>Die Art von Regel, die für sich allein die meisten Ziele von diesem Feld fernhält</translation>
    </message>
    <message>
        <source>Relaxations here</source>
        <translation>Lockerungen hier</translation>
    </message>
    <message>
        <source>Limits relaxed at this cell</source>
        <translation>An diesem Feld gelockerte Grenzen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>Goals counted by the limit on the board, or in the line with the most</source>
        <translation>Ziele, die die Grenze auf dem Brett zählt, oder in der Linie mit den meisten</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Whether the limit is reached, or in how many lines</source>
        <translation>Ob die Grenze erreicht ist, oder in wie vielen Linien</translation>
    </message>
    <message>
        <source>Goals kept out</source>
        <translation>Ferngehaltene Ziele</translation>
    </message>
    <message>
        <source>Pool goals that the limit keeps off the board</source>
        <translation>Ziele aus dem Vorrat, die die Grenze vom Brett fernhält</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>Nicht dabei wegen</translation>
    </message>
    <message>
        <source>Why the goal is not on the board: the first rule that keeps it out of every cell</source>
        <translation>Warum das Ziel nicht auf dem Brett ist: die erste Regel, die es von jedem Feld fernhält</translation>
    </message>
    <message>
        <source>lockout.live goal set</source>
        <translation>Zielliste von lockout.live</translation>
    </message>
    <message>
        <source>The file that lockout.live imports, without Boardwright&apos;s own data.</source>
        <translation>Die Datei, die lockout.live einliest, ohne Boardwrights eigene Daten.</translation>
    </message>
    <message>
        <source>Plain list of goals</source>
        <translation>Einfache Liste der Ziele</translation>
    </message>
    <message>
        <source>One goal per line, for chats, documents and sites that accept a list.</source>
        <translation>Ein Ziel je Zeile, für Chats, Dokumente und Websites, die eine Liste akzeptieren.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Lines that take equally long: goals chosen by time, with little synergy in a line</source>
        <translation>Gleich lange Linien: nach Zeit gewählte Ziele mit wenig Synergie in einer Linie</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>How many attempts the board took</source>
        <translation>Wie viele Versuche das Brett brauchte</translation>
    </message>
    <message>
        <source>Candidates tried</source>
        <translation>Versuchte Kandidaten</translation>
    </message>
    <message>
        <source>Goals tried in any cell, over all attempts</source>
        <translation>In einem Feld versuchte Ziele, über alle Versuche</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>Synergie</translation>
    </message>
    <message>
        <source>Minutes saved when the goals of a line are done together</source>
        <translation>Minuten, die gespart werden, wenn die Ziele einer Linie zusammen erledigt werden</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Target minutes for a line: the targets of its cells plus the baseline, minus the synergy</source>
        <translation>Zielzeit einer Linie in Minuten: Zielzeiten ihrer Felder plus Grundzeit, minus Synergie</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>The cell&apos;s number in the magic square, in which every line adds up to 65</source>
        <translation>Zahl des Feldes im magischen Quadrat, dessen Linien alle 65 ergeben</translation>
    </message>
    <message>
        <source>Target time</source>
        <translation>Zielzeit</translation>
    </message>
    <message>
        <source>The cell&apos;s target time in minutes</source>
        <translation>Zielzeit des Feldes in Minuten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Minutes that the goal in this cell takes</source>
        <translation>Minuten, die das Ziel in diesem Feld dauert</translation>
    </message>
    <message>
        <source>Under target</source>
        <translation>Unter der Zielzeit</translation>
    </message>
    <message>
        <source>Minutes by which the goal is quicker than the cell&apos;s target; below 0: slower</source>
        <translation>Minuten, die das Ziel schneller ist als die Zielzeit des Feldes; unter 0: langsamer</translation>
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
        <source>Number of attempts at a board before its seed is given up</source>
        <translation>Zahl der Versuche für ein Brett, bevor sein Startwert aufgegeben wird</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Goals with the same id never share a board. If empty, the id is derived from the goal</source>
        <translation>Ziele mit derselben Kennung stehen nie zusammen auf einem Brett. Ist sie leer, wird sie aus dem Ziel abgeleitet</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>The game length that the goal and its time are meant for</source>
        <translation>Die Länge des Spiels, für die das Ziel und seine Zeit gedacht sind</translation>
    </message>
    <message>
        <source>Part of the time, in minutes, due to the skill required</source>
        <translation>Teil der Zeit in Minuten, der auf das nötige Können entfällt</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>The higher the balance, the earlier the goal is tried in a cell. Typical values are -2 to 2</source>
        <translation>Je höher, desto früher wird das Ziel in einem Feld versucht. Üblich sind -2 bis 2</translation>
    </message>
    <message>
        <source>Difficulty of the goal in its list. A goal outside 1 to 25 never appears</source>
        <translation>Schwierigkeit des Ziels in seiner Liste. Ein Ziel außerhalb von 1 bis 25 erscheint nie</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>Typen</translation>
    </message>
    <message>
        <source>Minutes that each category saves when other goals in the line share it</source>
        <translation>Minuten, die jede Kategorie spart, wenn andere Ziele der Linie sie auch haben</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>Unterarten</translation>
    </message>
    <message>
        <source>Minutes saved only when another goal in the line has the category as a type</source>
        <translation>Minuten, die nur gespart werden, wenn ein anderes Ziel der Linie die Kategorie als Typ hat</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>Linientypen</translation>
    </message>
    <message>
        <source>The goal&apos;s cost for each row type. A line below the threshold saves the difference</source>
        <translation>Kosten des Ziels für jeden Linientyp. Eine Linie unter der Schwelle spart den Unterschied</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>Japanischer Name</translation>
    </message>
    <message>
        <source>Name of the goal in Japanese; used in list files only</source>
        <translation>Name des Ziels auf Japanisch; nur in Listendateien</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>The type that the filter applies to</source>
        <translation>Der Typ, für den der Filter gilt</translation>
    </message>
    <message>
        <source>The list that it applies to</source>
        <translation>Die Liste, für die er gilt</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>&quot;min 2&quot; counts the two lowest values, &quot;max -1&quot; all but the lowest. Without a filter, all but the highest count</source>
        <translation>„min 2“ zählt die zwei niedrigsten Werte, „max -1“ alle außer dem niedrigsten; ohne Filter zählen alle außer dem höchsten</translation>
    </message>
    <message>
        <source>Thresholds. A line whose goals cost less than the threshold of a row type saves the difference</source>
        <translation>Schwellen. Eine Linie, deren Ziele weniger kosten als die Schwelle eines Linientyps, spart den Unterschied</translation>
    </message>
    <message>
        <source>Row types, short</source>
        <translation>Linientypen, kurz</translation>
    </message>
    <message>
        <source>Thresholds of the short list</source>
        <translation>Schwellen der kurzen Liste</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Version of the list, as stated in its file</source>
        <translation>Version der Liste laut ihrer Datei</translation>
    </message>
    <message>
        <source>Lowest synergy</source>
        <translation>Kleinste Synergie</translation>
    </message>
    <message>
        <source>Fewest minutes that the goals of a line may save together</source>
        <translation>Wie viele Minuten die Ziele einer Linie zusammen mindestens sparen müssen</translation>
    </message>
    <message>
        <source>Highest synergy</source>
        <translation>Größte Synergie</translation>
    </message>
    <message>
        <source>Most minutes that the goals of a line may save together</source>
        <translation>Wie viele Minuten die Ziele einer Linie zusammen höchstens sparen dürfen</translation>
    </message>
    <message>
        <source>Highest single value</source>
        <translation>Höchster Einzelwert</translation>
    </message>
    <message>
        <source>Lines in which a single value of a category saves more are rejected</source>
        <translation>Linien, in denen ein einzelner Wert einer Kategorie mehr spart, werden verworfen</translation>
    </message>
    <message>
        <source>First offset</source>
        <translation>Erste Abweichung</translation>
    </message>
    <message>
        <source>Initial deviation, in minutes, allowed from the cell&apos;s target time</source>
        <translation>Anfangs erlaubte Abweichung von der Zielzeit des Feldes, in Minuten</translation>
    </message>
    <message>
        <source>Last offset</source>
        <translation>Letzte Abweichung</translation>
    </message>
    <message>
        <source>Largest deviation allowed. The offset grows by a minute each time no goal fits</source>
        <translation>Größte erlaubte Abweichung. Sie wächst um eine Minute, solange kein Ziel passt</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Grundzeit</translation>
    </message>
    <message>
        <source>Minutes that every line takes in any case. Boards do not depend on it</source>
        <translation>Minuten, die jede Linie ohnehin dauert; Bretter hängen nicht davon ab</translation>
    </message>
    <message>
        <source>Time per difficulty</source>
        <translation>Zeit je Schwierigkeit</translation>
    </message>
    <message>
        <source>Target minutes per level of difficulty: a cell of difficulty 4 has a target of four times this</source>
        <translation>Zielminuten je Schwierigkeit: Ein Feld der Schwierigkeit 4 hat das Vierfache als Zielzeit</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafwert</translation>
    </message>
    <message>
        <source>Minutes assigned to a forbidden line or pair</source>
        <translation>Minuten, mit denen eine verbotene Linie oder ein verbotenes Paar bewertet wird</translation>
    </message>
    <message>
        <source>Use balance</source>
        <translation>Ausgleich verwenden</translation>
    </message>
    <message>
        <source>Goals with a higher balance are tried earlier; otherwise all goals are treated alike</source>
        <translation>Ziele mit höherem Ausgleich werden früher versucht; sonst werden alle gleich behandelt</translation>
    </message>
    <message>
        <source>How goals are chosen for balanced boards in this mode</source>
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
        <source>Which values of a category count in a line, if not the default</source>
        <translation>Welche Werte einer Kategorie in einer Linie zählen, wenn nicht die standardmäßigen</translation>
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
        <source>The combined list read by Ocarina of Time bingo tools: goals with times, by difficulty.</source>
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
        <source>Enabled</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Whether the goal is used at all</source>
        <translation>Ob das Ziel überhaupt verwendet wird</translation>
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
        <source>Board categories: limited on the whole board</source>
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
        <source>Chance in percent, rolled once per board, that the goal enters the pool from which the board is filled. The column Appears shows the share of boards it ends up on</source>
        <translation>Wahrscheinlichkeit in Prozent, einmal je Brett ausgewürfelt, dass das Ziel in den Vorrat kommt, aus dem das Brett gefüllt wird. Die Spalte „Erscheint“ zeigt, auf welchem Anteil der Bretter es dann steht</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>How often the goal can appear on one board, each time with a different value</source>
        <translation>Wie oft das Ziel auf einem Brett erscheinen darf, jedes Mal mit einem anderen Wert</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board</source>
        <translation>Auf einem Brett erscheint höchstens ein Ziel je Markierung</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>The only cells where the goal may appear, counted from the top left; empty: anywhere</source>
        <translation>Die einzigen Felder, auf denen das Ziel erscheinen darf, von links oben gezählt; leer: überall</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>Ansteigend</translation>
    </message>
    <message>
        <source>Whether lower values come earlier on the board. Bingo ignores it</source>
        <translation>Ob kleinere Werte früher auf dem Brett kommen. Bingo beachtet es nicht</translation>
    </message>
    <message>
        <source>Tooltip</source>
        <translation>Hinweistext</translation>
    </message>
    <message>
        <source>What players read when they want details</source>
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
        <source>Time per line</source>
        <translation>Zeit je Linie</translation>
    </message>
    <message>
        <source>Baseline plus 65 x time per difficulty</source>
        <translation>Grundzeit plus 65 × Zeit je Schwierigkeit</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>With the highest synergy allowed in a line</source>
        <translation>Mit der größten in einer Linie erlaubten Synergie</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>With the lowest synergy allowed in a line</source>
        <translation>Mit der kleinsten in einer Linie erlaubten Synergie</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Number of goals that state a cost for it</source>
        <translation>Zahl der Ziele, die dafür Kosten angeben</translation>
    </message>
    <message>
        <source>Row type</source>
        <translation>Linientyp</translation>
    </message>
    <message>
        <source>Something a whole line can save, such as never needing a certain tool</source>
        <translation>Etwas, das eine ganze Linie sparen kann, etwa ein Werkzeug, das sie nicht braucht</translation>
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
        <source>Minutes that the goal takes. A goal without a time never appears on a balanced board</source>
        <translation>Minuten, die das Ziel dauert. Ein Ziel ohne Zeit erscheint nie auf einem ausgewogenen Brett</translation>
    </message>
    <message>
        <source>Boards are judged by</source>
        <translation>Bretter werden beurteilt nach</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>Boards with less are rejected</source>
        <translation>Bretter mit weniger werden verworfen</translation>
    </message>
    <message>
        <source>Boards with more are rejected</source>
        <translation>Bretter mit mehr werden verworfen</translation>
    </message>
    <message>
        <source>Longest line (min)</source>
        <translation>Längste Linie (min)</translation>
    </message>
    <message>
        <source>Shortest line (min)</source>
        <translation>Kürzeste Linie (min)</translation>
    </message>
    <message>
        <source>Difference between lines (min)</source>
        <translation>Unterschied zwischen Linien (min)</translation>
    </message>
    <message>
        <source>Highest synergy of a line (min)</source>
        <translation>Höchste Synergie einer Linie (min)</translation>
    </message>
    <message>
        <source>Balance of goals</source>
        <translation>Ausgleich der Ziele</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>Repeats in a line</source>
        <translation>Wiederholungen in einer Linie</translation>
    </message>
    <message>
        <source>Weightings</source>
        <translation>Gewichtungen</translation>
    </message>
    <message>
        <source>Board limits</source>
        <translation>Brettgrenzen</translation>
    </message>
    <message>
        <source>Line limits</source>
        <translation>Liniengrenzen</translation>
    </message>
    <message>
        <source>On a cell</source>
        <translation>Auf einem Feld</translation>
    </message>
    <message>
        <source>In a region</source>
        <translation>In einem Bereich</translation>
    </message>
    <message>
        <source>Near another</source>
        <translation>Nahe einem anderen</translation>
    </message>
    <message>
        <source>For each nearby</source>
        <translation>Für jedes in der Nähe</translation>
    </message>
    <message>
        <source>Exact number nearby</source>
        <translation>Genaue Zahl in der Nähe</translation>
    </message>
    <message>
        <source>Near its twin</source>
        <translation>Nahe seinem Zwilling</translation>
    </message>
    <message>
        <source>Mirrored in a row</source>
        <translation>In einer Zeile gespiegelt</translation>
    </message>
    <message>
        <source>One for itself nearby</source>
        <translation>Eines für sich in der Nähe</translation>
    </message>
    <message>
        <source>Pairs away from edges</source>
        <translation>Paare abseits der Ränder</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Edge without corners</source>
        <translation>Rand ohne Ecken</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>Linke Hälfte</translation>
    </message>
    <message>
        <source>Right half</source>
        <translation>Rechte Hälfte</translation>
    </message>
    <message>
        <source>Top half</source>
        <translation>Obere Hälfte</translation>
    </message>
    <message>
        <source>Bottom half</source>
        <translation>Untere Hälfte</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>Oben links</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>Oben rechts</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>Unten rechts</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>Unten links</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Randstreifen</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, that the rule is for. A piece of any of them is meant</source>
        <translation>Kategorien oder Arten von Figuren, für die die Regel gilt. Eine Figur aus einer davon ist gemeint</translation>
    </message>
    <message>
        <source>Goals that the rule is for</source>
        <translation>Ziele, für die die Regel gilt</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gewünscht</translation>
    </message>
    <message>
        <source>Where each of them should be. “Others” are those named there, or else these pieces themselves</source>
        <translation>Wo jede davon stehen soll. „Andere“ sind die dort genannten, sonst diese Figuren selbst</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>A part of the board. Halves and quarters lie around the row and column given</source>
        <translation>Ein Teil des Bretts. Hälften und Viertel liegen um die angegebene Zeile und Spalte</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>Außerhalb</translation>
    </message>
    <message>
        <source>Outside of the region instead</source>
        <translation>Stattdessen außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column of the cell, from the left; or what left, right and mirrored refer to</source>
        <translation>Spalte des Felds, von links; oder worauf sich links, rechts und gespiegelt beziehen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row of the cell, from the top; or what top and bottom refer to</source>
        <translation>Zeile des Felds, von oben; oder worauf sich oben und unten beziehen</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, whose distance counts. Empty: the pieces that the rule is for</source>
        <translation>Kategorien oder Arten von Figuren, deren Abstand zählt. Leer: die Figuren, für die die Regel gilt</translation>
    </message>
    <message>
        <source>Other goals</source>
        <translation>Andere Ziele</translation>
    </message>
    <message>
        <source>Goals whose distance counts</source>
        <translation>Ziele, deren Abstand zählt</translation>
    </message>
    <message>
        <source>Nearer than</source>
        <translation>Näher als</translation>
    </message>
    <message>
        <source>Distance in cells from centre to centre: 1.1 are the 4 neighbours, 1.5 all 8</source>
        <translation>Abstand in Feldern von Mitte zu Mitte: 1,1 sind die 4 Nachbarn, 1,5 alle 8</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many there should be; how many do not count; or how wide the margin is</source>
        <translation>Wie viele es sein sollen; wie viele nicht zählen; oder wie breit der Randstreifen ist</translation>
    </message>
    <message>
        <source>And one of</source>
        <translation>Und eines von</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, of which at least one must be as near</source>
        <translation>Kategorien oder Arten von Figuren, von denen mindestens eine so nahe sein muss</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What each piece that it is met for is worth. Below 0: to be avoided</source>
        <translation>Was jede Figur wert ist, für die sie erfüllt ist. Unter 0: zu vermeiden</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Platzierung</translation>
    </message>
    <message>
        <source>Where goals should be on the board. Goals are exchanged as far as the limits allow it</source>
        <translation>Wo Ziele auf dem Brett stehen sollen. Ziele werden vertauscht, soweit die Grenzen es erlauben</translation>
    </message>
    <message>
        <source>Exclusion group</source>
        <translation>Ausschlussgruppe</translation>
    </message>
    <message>
        <source>exclusion group %1, at most %2</source>
        <translation>Ausschlussgruppe %1, höchstens %2</translation>
    </message>
    <message>
        <source>Boards outside of the bounds are rejected</source>
        <translation>Bretter außerhalb der Grenzen werden verworfen</translation>
    </message>
    <message>
        <source>Bounds for every board. A board outside of them is rejected, and the next seed derived from its seed is tried</source>
        <translation>Grenzen für jedes Brett. Ein Brett außerhalb davon wird verworfen, und der nächste aus seinem Startwert abgeleitete wird versucht</translation>
    </message>
    <message>
        <source>Goals in the pool</source>
        <translation>Ziele im Vorrat</translation>
    </message>
    <message>
        <source>Goals returned to the pool</source>
        <translation>Ziele, die in den Vorrat zurückkamen</translation>
    </message>
    <message>
        <source>Cells forced</source>
        <translation>Vorgegebene Felder</translation>
    </message>
    <message>
        <source>Cells by random choice</source>
        <translation>Felder aus zufälliger Auswahl</translation>
    </message>
    <message>
        <source>Cells by search</source>
        <translation>Felder aus der Suche</translation>
    </message>
    <message>
        <source>Cells by relaxation</source>
        <translation>Felder aus Lockerung</translation>
    </message>
    <message>
        <source>Search phases</source>
        <translation>Phasen der Suche</translation>
    </message>
    <message>
        <source>Goals tried</source>
        <translation>Von Suchen versuchte Ziele</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Verlangt</translation>
    </message>
    <message>
        <source>A board passes its check if all its pieces keep the required rules</source>
        <translation>Ein Brett besteht seine Prüfung, wenn alle Figuren die verlangten Regeln einhalten</translation>
    </message>
    <message>
        <source>Arranging passes</source>
        <translation>Durchgänge des Anordnens</translation>
    </message>
    <message>
        <source>How often goals are exchanged, within all limits, to meet the rules of Placement. 0: they stay where they are</source>
        <translation>Wie oft Ziele innerhalb aller Grenzen getauscht werden, um die Regeln der Platzierung zu erfüllen. 0: Sie bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Aufgedeckt</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Blickt</translation>
    </message>
    <message>
        <source>Layered</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Pieces placed layer by layer, each where the placement rules want it</source>
        <translation>Figuren, Ebene für Ebene gesetzt, jede dort, wo die Platzierungsregeln sie wollen</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Nicht erfüllt</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>Zufriedenheit</translation>
    </message>
    <message>
        <source>Points of all placement rules</source>
        <translation>Punkte aller Platzierungsregeln</translation>
    </message>
    <message>
        <source>Share of the highest happiness</source>
        <translation>Zufriedenheit gemessen am Höchstwert</translation>
    </message>
    <message>
        <source>The points as a share of what they would be if no rule were in the way of another</source>
        <translation>Die Punkte als Anteil dessen, was sie wären, wenn keine Regel einer anderen im Weg stünde</translation>
    </message>
    <message>
        <source>Rules not met</source>
        <translation>Nicht erfüllte Regeln</translation>
    </message>
    <message>
        <source>Pieces that are not where a placement rule wants them, counted once per rule</source>
        <translation>Figuren, die nicht dort sind, wo eine Platzierungsregel sie will, je Regel gezählt</translation>
    </message>
    <message>
        <source>Happiness of the cell</source>
        <translation>Zufriedenheit des Felds</translation>
    </message>
    <message>
        <source>Rule met</source>
        <translation>Regel erfüllt</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Extra passes</source>
        <translation>Weitere Durchgänge</translation>
    </message>
    <message>
        <source>Boards of highest happiness</source>
        <translation>Bretter höchster Zufriedenheit</translation>
    </message>
    <message>
        <source>Boards that pass the check</source>
        <translation>Bretter, die die Prüfung bestehen</translation>
    </message>
    <message>
        <source>Points of rules</source>
        <translation>Punkte der Regeln</translation>
    </message>
    <message>
        <source>By change</source>
        <translation>Nach Änderung</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Rows and columns of the board</source>
        <translation>Zeilen und Spalten des Bretts</translation>
    </message>
    <message>
        <source>How often the pieces of a layer are exchanged with what is not fixed yet</source>
        <translation>Wie oft die Figuren einer Ebene mit dem getauscht werden, was noch nicht fest ist</translation>
    </message>
    <message>
        <source>At most 20 more, until the layer has its highest possible score</source>
        <translation>Höchstens 20 weitere, bis die Ebene ihre höchstmögliche Punktzahl hat</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The boards are the same. Scoring the whole board for each exchange is slow</source>
        <translation>Die Bretter sind gleich. Bei jedem Tausch das ganze Brett zu werten ist langsam</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>What people call it</source>
        <translation>Wie man sie nennt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What rules and files call it, such as “guard”</source>
        <translation>Wie Regeln und Dateien sie nennen, etwa „guard“</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tells pieces of one kind apart: rules may name “guard” or “guard 1”</source>
        <translation>Unterscheidet Figuren einer Art: Regeln können „guard“ oder „guard 1“ nennen</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Layers are placed one after the other; pieces of earlier ones stay where they are</source>
        <translation>Ebenen werden nacheinander gesetzt; Figuren früherer Ebenen bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>How many of them are on a board</source>
        <translation>Wie viele davon auf einem Brett sind</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>What the board shows of it</source>
        <translation>Was das Brett von ihr zeigt</translation>
    </message>
    <message>
        <source>How strong it is</source>
        <translation>Wie stark sie ist</translation>
    </message>
    <message>
        <source>Experience that it is worth</source>
        <translation>Erfahrung, die sie einbringt</translation>
    </message>
    <message>
        <source>Hit points that it takes or has</source>
        <translation>Trefferpunkte, die sie kostet oder hat</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was sie enthält</translation>
    </message>
    <message>
        <source>Contents XP</source>
        <translation>EP des Inhalts</translation>
    </message>
    <message>
        <source>Experience that its contents are worth</source>
        <translation>Erfahrung, die ihr Inhalt einbringt</translation>
    </message>
    <message>
        <source>Seen from the beginning</source>
        <translation>Von Anfang an zu sehen</translation>
    </message>
    <message>
        <source>Without cover</source>
        <translation>Ohne Deckel</translation>
    </message>
    <message>
        <source>Nothing lies on its cell</source>
        <translation>Auf ihrem Feld liegt nichts</translation>
    </message>
    <message>
        <source>What is placed on the board, layer by layer. Placement says where each should be</source>
        <translation>Was Ebene für Ebene auf das Brett gesetzt wird. Platzierung sagt, wo jede sein soll</translation>
    </message>
    <message>
        <source>XP by level</source>
        <translation>EP je Stufe</translation>
    </message>
    <message>
        <source>Experience that each level costs, from level 0, separated by spaces. The last one goes on</source>
        <translation>Erfahrung, die jede Stufe kostet, ab Stufe 0, durch Leerzeichen getrennt. Die letzte gilt weiter</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>How many levels there are to reach</source>
        <translation>Wie viele Stufen zu erreichen sind</translation>
    </message>
    <message>
        <source>HP at first</source>
        <translation>TP am Anfang</translation>
    </message>
    <message>
        <source>Most HP</source>
        <translation>Höchste TP</translation>
    </message>
    <message>
        <source>Hit points that no level exceeds</source>
        <translation>Trefferpunkte, die keine Stufe überschreitet</translation>
    </message>
    <message>
        <source>First cover</source>
        <translation>Erster Deckel</translation>
    </message>
    <message>
        <source>Number of the first picture of a cover</source>
        <translation>Nummer des ersten Bilds eines Deckels</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Deckel</translation>
    </message>
    <message>
        <source>How many pictures there are, beside the two of the top corners. 0: no covers</source>
        <translation>Wie viele Bilder es gibt, außer den zweien der oberen Ecken. 0: keine Deckel</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>What a run on the board is played with: levels, hit points and covers. The board says what there is to win</source>
        <translation>Womit ein Lauf auf dem Brett gespielt wird: Stufen, Trefferpunkte und Deckel. Das Brett sagt, was zu gewinnen ist</translation>
    </message>
    <message>
        <source>Required rules not met</source>
        <translation>Nicht erfüllte verlangte Regeln</translation>
    </message>
    <message>
        <source>The same for the placement rules that are required. At 0, the board passes its check</source>
        <translation>Dasselbe für die Regeln der Platzierung, die verlangt sind. Bei 0 besteht das Brett seine Prüfung</translation>
    </message>
    <message>
        <source>Points that the placement rules give for what is on it</source>
        <translation>Punkte, die die Regeln der Platzierung für das geben, was darauf ist</translation>
    </message>
    <message>
        <source>Whether the chosen rule is satisfied here</source>
        <translation>Ob die gewählte Regel hier erfüllt ist</translation>
    </message>
    <message>
        <source>Happiness before</source>
        <translation>Zufriedenheit vorher</translation>
    </message>
    <message>
        <source>Points of all placement rules before goals were exchanged to raise them</source>
        <translation>Punkte aller Regeln der Platzierung, bevor Ziele getauscht wurden, um sie zu erhöhen</translation>
    </message>
    <message>
        <source>Decimal seeds are shared: the original program makes the same boards from the same list.</source>
        <translation>Startwerte aus Ziffern gelten überall: Das ursprüngliche Programm macht aus derselben Liste dieselben Bretter.</translation>
    </message>
    <message>
        <source>Seeds are specific to Boardwright.</source>
        <translation>Startwerte gelten nur in Boardwright.</translation>
    </message>
    <message>
        <source>Seeds are specific to Boardwright: the site follows the same rules but gives a different board.</source>
        <translation>Startwerte gelten nur in Boardwright: Die Website folgt denselben Regeln, gibt aber ein anderes Brett.</translation>
    </message>
    <message>
        <source>Highest possible happiness</source>
        <translation>Höchste mögliche Zufriedenheit</translation>
    </message>
    <message>
        <source>What the points would be if no rule were in the way of another</source>
        <translation>Was die Punkte wären, wenn keine Regel einer anderen im Weg stünde</translation>
    </message>
    <message>
        <source>Passes the check</source>
        <translation>Besteht die Prüfung</translation>
    </message>
    <message>
        <source>Whether all pieces keep the required rules</source>
        <translation>Ob alle Figuren die verlangten Regeln einhalten</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Leere Felder</translation>
    </message>
    <message>
        <source>Cells without a piece</source>
        <translation>Felder ohne Figur</translation>
    </message>
    <message>
        <source>XP on the board</source>
        <translation>EP auf dem Brett</translation>
    </message>
    <message>
        <source>Experience of all pieces and of what they hold</source>
        <translation>Erfahrung aller Figuren und dessen, was sie enthalten</translation>
    </message>
    <message>
        <source>XP to the highest level</source>
        <translation>EP bis zur höchsten Stufe</translation>
    </message>
    <message>
        <source>Experience that all levels cost together</source>
        <translation>Erfahrung, die alle Stufen zusammen kosten</translation>
    </message>
    <message>
        <source>XP to spare</source>
        <translation>Überzählige EP</translation>
    </message>
    <message>
        <source>Experience on the board beyond that. Below 0: the highest level is out of reach</source>
        <translation>Was es auf dem Brett darüber hinaus gibt. Unter 0: Die höchste Stufe ist unerreichbar</translation>
    </message>
    <message>
        <source>HP of the pieces</source>
        <translation>TP der Figuren</translation>
    </message>
    <message>
        <source>Hit points of all pieces</source>
        <translation>Trefferpunkte aller Figuren</translation>
    </message>
    <message>
        <source>HP by level</source>
        <translation>TP je Stufe</translation>
    </message>
    <message>
        <source>Hit points that each level gives, from level 1</source>
        <translation>Trefferpunkte, die jede Stufe gibt, ab Stufe 1</translation>
    </message>
    <message>
        <source>HP of a run</source>
        <translation>TP eines Durchgangs</translation>
    </message>
    <message>
        <source>Hit points that a run begins with and those of all its levels</source>
        <translation>Trefferpunkte, mit denen ein Durchgang beginnt, und die aller seiner Stufen</translation>
    </message>
    <message>
        <source>Highest possible</source>
        <translation>Höchste mögliche</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>Nach Ebene %1</translation>
    </message>
    <message>
        <source>Score of the layer</source>
        <translation>Wertung der Ebene</translation>
    </message>
    <message>
        <source>Points after the layer of the piece, as a share of the most that were possible then</source>
        <translation>Punkte nach der Ebene der Figur, als Anteil der dann höchstens möglichen</translation>
    </message>
    <message>
        <source>HP of a new run</source>
        <translation>TP zu Beginn</translation>
    </message>
    <message>
        <source>Hit points that a run begins with</source>
        <translation>Trefferpunkte, mit denen ein Durchgang beginnt</translation>
    </message>
    <message>
        <source>Hit points that reaching level 1 gives; each even level gives one more</source>
        <translation>Trefferpunkte, die Stufe 1 gibt; jede gerade Stufe gibt einen mehr</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>Unserer</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>How many gems a world has, such as 3, 7 or 14. Players collect all of them</source>
        <translation>Wie viele Edelsteine eine Welt hat, etwa 3, 7 oder 14. Spieler sammeln alle</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Old joins each zone to any earlier one, New to where players can be. Ours also keeps a way on, and joins the last portals so that all gems can be taken</source>
        <translation>Alt verbindet jede Zone mit irgendeiner früheren, Neu dort, wo Spieler sein können. Unserer hält auch einen Weg offen und verbindet die letzten Portale so, dass alle Edelsteine genommen werden können</translation>
    </message>
    <message>
        <source>How many worlds are made at most until one of them can be won</source>
        <translation>Wie viele Welten höchstens entstehen, bis eine gewonnen werden kann</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>What the zone is called</source>
        <translation>Wie die Zone heißt</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>Portale</translation>
    </message>
    <message>
        <source>The ways into the zone and out of it. Each is joined to a portal of another zone</source>
        <translation>Die Wege in die Zone und aus ihr. Jeder wird mit einem Portal einer anderen Zone verbunden</translation>
    </message>
    <message>
        <source>What players collect there. A zone without gems is a plain one</source>
        <translation>Was Spieler dort sammeln. Eine Zone ohne Edelsteine ist eine einfache</translation>
    </message>
    <message>
        <source>Asserted</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bewiesen</translation>
    </message>
    <message>
        <source>The zone that the claim is about</source>
        <translation>Die Zone, von der die Behauptung handelt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The portal by which players enter</source>
        <translation>Das Portal, durch das Spieler hineinkommen</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>The portal by which they can leave. It may be the same</source>
        <translation>Das Portal, durch das sie hinauskönnen. Es darf dasselbe sein</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>States that must be set for it, such as “key”; “!key” must not be set</source>
        <translation>Zustände, die dafür gesetzt sein müssen, etwa „Schlüssel“; „!Schlüssel“ darf nicht gesetzt sein</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Gibt</translation>
    </message>
    <message>
        <source>States that it sets, such as “key”; it unsets “!key”</source>
        <translation>Zustände, die sie setzt, etwa „Schlüssel“; „!Schlüssel“ löscht sie</translation>
    </message>
    <message>
        <source>Gems that players can take on the way</source>
        <translation>Edelsteine, die Spieler auf dem Weg nehmen können</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Proved: a way through the zone was found. Asserted: the author says so</source>
        <translation>Bewiesen: Ein Weg durch die Zone wurde gefunden. Behauptet: Der Autor sagt es</translation>
    </message>
    <message>
        <source>Zones of worlds</source>
        <translation>Zonen von Welten</translation>
    </message>
    <message>
        <source>The zones that worlds are made of. Claims say how players get through them</source>
        <translation>Die Zonen, aus denen Welten bestehen. Behauptungen sagen, wie Spieler hindurchkommen</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>Ways through a zone: from which portal to which, in which state, and what is taken</source>
        <translation>Wege durch eine Zone: von welchem Portal zu welchem, in welchem Zustand, und was genommen wird</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>Nicht erreicht</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>Sackgasse</translation>
    </message>
    <message>
        <source>Not on the walk</source>
        <translation>Nicht auf dem Weg</translation>
    </message>
    <message>
        <source>On the walk</source>
        <translation>Auf dem Weg</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>Relevant zones</source>
        <translation>Zonen auf dem Weg</translation>
    </message>
    <message>
        <source>Share of the zones that the shortest winning walk enters</source>
        <translation>Anteil der Zonen, die der kürzeste gewinnende Weg betritt</translation>
    </message>
    <message>
        <source>Shortest walk</source>
        <translation>Kürzester Weg</translation>
    </message>
    <message>
        <source>The fewest claims that collect all gems and lead back to the start</source>
        <translation>So wenige Behauptungen wie möglich, mit denen man alle Edelsteine einsammelt und zum Start zurückkommt</translation>
    </message>
    <message>
        <source>Zones of the world</source>
        <translation>Zonen der Welt</translation>
    </message>
    <message>
        <source>How many zones the world is made of</source>
        <translation>Aus wie vielen Zonen die Welt besteht</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>How often the shortest walk enters the zone</source>
        <translation>Wie oft der kürzeste Weg die Zone betritt</translation>
    </message>
    <message>
        <source>Use of the zone</source>
        <translation>Nutzen der Zone</translation>
    </message>
    <message>
        <source>Whether players need the zone. From a dead end nobody comes back to the start. Without a needed zone the world cannot be won</source>
        <translation>Ob Spieler die Zone brauchen. Aus einer Sackgasse kommt niemand zum Start zurück. Ohne eine nötige Zone ist die Welt nicht zu gewinnen</translation>
    </message>
    <message>
        <source>Worlds that can be won</source>
        <translation>Gewinnbare Welten</translation>
    </message>
    <message>
        <source>Boards of zones</source>
        <translation>Bretter der Zonen</translation>
    </message>
    <message>
        <source>Make a board of the set&apos;s goals for each zone. Gems that are goals are on it</source>
        <translation>Für jede Zone ein Brett aus den Zielen des Satzes erzeugen. Edelsteine, die Ziele sind, liegen darauf</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How likely the zone is drawn, beside others with gems or without. 0: never</source>
        <translation>Wie wahrscheinlich die Zone gezogen wird, verglichen mit anderen mit oder ohne Edelsteine. 0: nie</translation>
    </message>
    <message>
        <source>Settings of the zone&apos;s board that differ from the usual, such as &quot;size=4x4&quot; or &quot;mode=ascend size=5&quot;</source>
        <translation>Einstellungen für das Brett der Zone, die von den üblichen abweichen, etwa „size=4x4“ oder „mode=ascend size=5“</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
    <message>
        <source>Zones joined at their portals, so that all gems can be collected on the way back to the start</source>
        <translation>Zonen, an ihren Portalen so verbunden, dass man auf dem Weg zurück zum Start alle Edelsteine einsammeln kann</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>Gesamtzeit</translation>
    </message>
    <message>
        <source>Minutes that all goals of the board take, one by one</source>
        <translation>Minuten, die alle Ziele des Bretts einzeln brauchen</translation>
    </message>
    <message>
        <source>Adjacent pairs</source>
        <translation>Benachbarte Paare</translation>
    </message>
    <message>
        <source>Pairs of adjacent cells whose goals share a board or line category</source>
        <translation>Paare benachbarter Felder, deren Ziele eine Brett- oder Linienkategorie teilen</translation>
    </message>
    <message>
        <source>Early goals</source>
        <translation>Frühe Ziele</translation>
    </message>
    <message>
        <source>Goals in the line that can be done in the early zone</source>
        <translation>Ziele der Linie, die in der frühen Zone möglich sind</translation>
    </message>
    <message>
        <source>Early goals in a line</source>
        <translation>Frühe Ziele in einer Linie</translation>
    </message>
    <message>
        <source>Goals shared with the seed before</source>
        <translation>Ziele gemeinsam mit dem vorigen Startwert</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Kleinste</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Größte</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Spannweite</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Which number the bounds are for, where a board has one for each line, cell or limit</source>
        <translation>Für welche Zahl die Grenzen gelten, wenn ein Brett für jede Linie, jedes Feld oder jedes Limit eine hat</translation>
    </message>
    <message>
        <source>All goals alike</source>
        <translation>Alle Ziele gleich oft</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>Eine Kategorie</translation>
    </message>
    <message>
        <source>Relaxed boards</source>
        <translation>Gelockerte Bretter</translation>
    </message>
    <message>
        <source>A number of the board</source>
        <translation>Eine Zahl des Bretts</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>What the boards should be like on average</source>
        <translation>Wie die Bretter im Mittel sein sollen</translation>
    </message>
    <message>
        <source>Each of these goals should appear on this share of boards</source>
        <translation>Jedes dieser Ziele soll auf diesem Anteil der Bretter vorkommen</translation>
    </message>
    <message>
        <source>Its goals should take this share of the cells</source>
        <translation>Ihre Ziele sollen diesen Anteil der Felder einnehmen</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>Anteil (%)</translation>
    </message>
    <message>
        <source>Goals: of boards. A category: of cells. Relaxed boards: at most. All goals alike need none</source>
        <translation>Ziele: der Bretter. Eine Kategorie: der Felder. Gelockerte Bretter: höchstens. Alle Ziele gleich oft: nicht nötig</translation>
    </message>
    <message>
        <source>The number that should be within the bounds</source>
        <translation>Die Zahl, die innerhalb der Grenzen sein soll</translation>
    </message>
    <message>
        <source>As many boards as possible have this much</source>
        <translation>Möglichst viele Bretter haben mindestens so viel</translation>
    </message>
    <message>
        <source>As many boards as possible have no more than this</source>
        <translation>Möglichst viele Bretter haben höchstens so viel</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>How many times this target counts when settings are compared</source>
        <translation>Wievielfach diese Vorgabe zählt, wenn Einstellungen verglichen werden</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>What boards should be like on average. Lab &gt; Tune looks for weightings, or other settings, with which they are</source>
        <translation>Wie Bretter im Mittel sein sollen. Labor &gt; Abstimmen sucht Gewichtungen oder andere Einstellungen, mit denen sie so sind</translation>
    </message>
    <message>
        <source>Weights of zones</source>
        <translation>Gewichte der Zonen</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>Fog and warps</source>
        <translation>Nebel und Sprünge</translation>
    </message>
    <message>
        <source>Mechanic</source>
        <translation>Mechanik</translation>
    </message>
    <message>
        <source>Sight in fog</source>
        <translation>Sicht im Nebel</translation>
    </message>
    <message>
        <source>Topologies tried</source>
        <translation>Versuchte Topologien</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Wand</translation>
    </message>
    <message>
        <source>One way on</source>
        <translation>Eine Fortsetzung</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Gabelung</translation>
    </message>
    <message>
        <source>Deep fork</source>
        <translation>Tiefe Gabelung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Fork ratio</source>
        <translation>Anteil der Gabelungen</translation>
    </message>
    <message>
        <source>Share of the route&apos;s cells with two or more ways on</source>
        <translation>Anteil der Felder des Wegs, von denen aus es zwei oder mehr Fortsetzungen gibt</translation>
    </message>
    <message>
        <source>Mean fork depth</source>
        <translation>Mittlere Tiefe der Gabelungen</translation>
    </message>
    <message>
        <source>Deep fork ratio</source>
        <translation>Anteil tiefer Gabelungen</translation>
    </message>
    <message>
        <source>Share of the forks whose wrong turns lead three cells or more on average</source>
        <translation>Anteil der Gabelungen, deren falsche Abzweigungen im Mittel drei Felder oder mehr weiterführen</translation>
    </message>
    <message>
        <source>Other solutions seen</source>
        <translation>Andere Lösungen gesehen</translation>
    </message>
    <message>
        <source>Wrong turns of the route after which all cells were visited nonetheless</source>
        <translation>Falsche Abzweigungen des Wegs, nach denen trotzdem alle Felder besucht wurden</translation>
    </message>
    <message>
        <source>Open cells</source>
        <translation>Offene Felder</translation>
    </message>
    <message>
        <source>Cells that the route visits</source>
        <translation>Felder, die der Weg besucht</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Cells that were turned into walls</source>
        <translation>Felder, die zu Wänden wurden</translation>
    </message>
    <message>
        <source>Depth of wrong turns</source>
        <translation>Tiefe falscher Abzweigungen</translation>
    </message>
    <message>
        <source>At forks: how many cells a wrong turn leads on, on average</source>
        <translation>An Gabelungen: wie viele Felder eine falsche Abzweigung im Mittel weiterführt</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>Gabelungen</translation>
    </message>
    <message>
        <source>Where the route has two or more ways on, and where wrong turns lead far</source>
        <translation>Wo der Weg zwei oder mehr Fortsetzungen hat und wo falsche Abzweigungen weit führen</translation>
    </message>
    <message>
        <source>Topologies</source>
        <translation>Topologien</translation>
    </message>
    <message>
        <source>Rejected topologies</source>
        <translation>Verworfene Topologien</translation>
    </message>
    <message>
        <source>Boards made</source>
        <translation>Erzeugte Bretter</translation>
    </message>
    <message>
        <source>Rejected: no room for warps</source>
        <translation>Verworfen: kein Platz für Sprünge</translation>
    </message>
    <message>
        <source>Rejected: in parts</source>
        <translation>Verworfen: in Teile zerfallen</translation>
    </message>
    <message>
        <source>Rejected: colours do not alternate</source>
        <translation>Verworfen: Farben wechseln nicht ab</translation>
    </message>
    <message>
        <source>Rejected: too many dead ends</source>
        <translation>Verworfen: zu viele Sackgassen</translation>
    </message>
    <message>
        <source>Rejected: no cell to start at</source>
        <translation>Verworfen: kein Feld zum Starten</translation>
    </message>
    <message>
        <source>Rejected: all starts failed</source>
        <translation>Verworfen: alle Starts gescheitert</translation>
    </message>
    <message>
        <source>Rejected: search given up</source>
        <translation>Verworfen: Suche aufgegeben</translation>
    </message>
    <message>
        <source>Rejected: no route exists</source>
        <translation>Verworfen: es gibt keinen Weg</translation>
    </message>
    <message>
        <source>Rejected: too few forks</source>
        <translation>Verworfen: zu wenige Gabelungen</translation>
    </message>
    <message>
        <source>Rejected: forks too shallow</source>
        <translation>Verworfen: Gabelungen zu flach</translation>
    </message>
    <message>
        <source>Topologies short of walls</source>
        <translation>Topologien mit zu wenigen Wänden</translation>
    </message>
    <message>
        <source>Boards without the mechanic drawn</source>
        <translation>Bretter ohne die gezogene Mechanik</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Versuchte Starts</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>Parität</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>Hybrid</translation>
    </message>
    <message>
        <source>As in the tier</source>
        <translation>Wie in der Stufe</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>How difficult the board is</source>
        <translation>Wie schwierig das Brett ist</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Wegsuche</translation>
    </message>
    <message>
        <source>Plain tries starts one after the other. Parity first rules out boards and starts that cannot have a route. Hybrid also steps back when all starts fail</source>
        <translation>„Einfach“ probiert Starts nacheinander. „Parität“ schließt zuerst Bretter und Starts aus, die keinen Weg haben können. „Hybrid“ geht außerdem zurück, wenn alle Starts scheitern</translation>
    </message>
    <message>
        <source>Wrong turns count</source>
        <translation>Falsche Abzweigungen zählen</translation>
    </message>
    <message>
        <source>How far a wrong turn is followed: until no step is left, or until the rest can no longer be visited for sure</source>
        <translation>Wie weit eine falsche Abzweigung verfolgt wird: bis kein Schritt mehr möglich ist oder bis sich der Rest sicher nicht mehr besuchen lässt</translation>
    </message>
    <message>
        <source>Put goals of the set on the cells, early ones where the route starts</source>
        <translation>Ziele der Zielliste auf die Felder setzen, frühe dort, wo der Weg beginnt</translation>
    </message>
    <message>
        <source>Sculpted</source>
        <translation>Geformt</translation>
    </message>
    <message>
        <source>Eroded grids with a route through every cell, and goals along it</source>
        <translation>Ausgehöhlte Raster mit einem Weg durch jedes Feld und Zielen entlang des Wegs</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>3 x 4</source>
        <translation>3 × 4</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>4 x 5</source>
        <translation>4 × 5</translation>
    </message>
    <message>
        <source>5 x 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>5 x 6</source>
        <translation>5 × 6</translation>
    </message>
    <message>
        <source>6 x 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>6 x 7</source>
        <translation>6 × 7</translation>
    </message>
    <message>
        <source>7 x 8</source>
        <translation>7 × 8</translation>
    </message>
    <message>
        <source>8 x 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Smallest size</source>
        <translation>Kleinstes Brett</translation>
    </message>
    <message>
        <source>The smallest board of the tier: columns and rows</source>
        <translation>Das kleinste Brett der Stufe: Spalten und Zeilen</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>Größtes Brett</translation>
    </message>
    <message>
        <source>The largest board of the tier: columns and rows</source>
        <translation>Das größte Brett der Stufe: Spalten und Zeilen</translation>
    </message>
    <message>
        <source>Walls from (%)</source>
        <translation>Wände von (%)</translation>
    </message>
    <message>
        <source>The smallest share of cells that become walls</source>
        <translation>Kleinster Anteil der Felder, die zu Wänden werden</translation>
    </message>
    <message>
        <source>Walls to (%)</source>
        <translation>Wände bis (%)</translation>
    </message>
    <message>
        <source>The largest share of cells that become walls</source>
        <translation>Größter Anteil der Felder, die zu Wänden werden</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>How often a wall goes where no other wall is beside it</source>
        <translation>Wie oft eine Wand dorthin kommt, wo keine andere Wand daneben ist</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Häufung</translation>
    </message>
    <message>
        <source>How often a wall goes beside another wall</source>
        <translation>Wie oft eine Wand neben eine andere Wand kommt</translation>
    </message>
    <message>
        <source>Edge nibble</source>
        <translation>Randabtrag</translation>
    </message>
    <message>
        <source>How often a wall goes to the outline of the board, inwards from its edge</source>
        <translation>Wie oft eine Wand an den Umriss des Bretts kommt, vom Rand her nach innen</translation>
    </message>
    <message>
        <source>From corners</source>
        <translation>Aus Ecken</translation>
    </message>
    <message>
        <source>How often a route starts in a corner of the grid</source>
        <translation>Wie oft ein Weg in einer Ecke des Rasters beginnt</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>Vom Rand</translation>
    </message>
    <message>
        <source>How often a route starts at the grid&apos;s edge</source>
        <translation>Wie oft ein Weg am Rand des Rasters beginnt</translation>
    </message>
    <message>
        <source>From inside</source>
        <translation>Von innen</translation>
    </message>
    <message>
        <source>How often a route starts away from the grid&apos;s edge</source>
        <translation>Wie oft ein Weg abseits vom Rand des Rasters beginnt</translation>
    </message>
    <message>
        <source>From fewest ways</source>
        <translation>Bei wenigsten Fortsetzungen</translation>
    </message>
    <message>
        <source>How often a route starts where the fewest ways lead on</source>
        <translation>Wie oft ein Weg dort beginnt, wo es die wenigsten Fortsetzungen gibt</translation>
    </message>
    <message>
        <source>How often a board has neither fog nor warps</source>
        <translation>Wie oft ein Brett weder Nebel noch Sprünge hat</translation>
    </message>
    <message>
        <source>How often a board has fog, but no warps</source>
        <translation>Wie oft ein Brett Nebel hat, aber keine Sprünge</translation>
    </message>
    <message>
        <source>How often a board has warps, but no fog</source>
        <translation>Wie oft ein Brett Sprünge hat, aber keinen Nebel</translation>
    </message>
    <message>
        <source>How often a board has both fog and warps</source>
        <translation>Wie oft ein Brett sowohl Nebel als auch Sprünge hat</translation>
    </message>
    <message>
        <source>How many steps from the head of the route cells can be seen in fog</source>
        <translation>Wie viele Schritte von der Spitze des Wegs Felder im Nebel zu sehen sind</translation>
    </message>
    <message>
        <source>Pairs of warps</source>
        <translation>Sprungpaare</translation>
    </message>
    <message>
        <source>How many pairs of warps a board with warps has</source>
        <translation>Wie viele Sprungpaare ein Brett mit Sprüngen hat</translation>
    </message>
    <message>
        <source>Span of warps</source>
        <translation>Sprungweite</translation>
    </message>
    <message>
        <source>How far apart the ends of a warp are at least: rows and columns together</source>
        <translation>Wie weit die Enden eines Sprungs mindestens auseinanderliegen: Zeilen und Spalten zusammen</translation>
    </message>
    <message>
        <source>Least fork ratio (%)</source>
        <translation>Mindestanteil der Gabelungen (%)</translation>
    </message>
    <message>
        <source>Boards with a smaller share of forks along the route are rejected</source>
        <translation>Bretter mit einem kleineren Anteil an Gabelungen entlang des Wegs werden verworfen</translation>
    </message>
    <message>
        <source>Least fork depth</source>
        <translation>Mindesttiefe der Gabelungen</translation>
    </message>
    <message>
        <source>Boards whose wrong turns lead less far on average are rejected</source>
        <translation>Bretter, deren falsche Abzweigungen im Mittel weniger weit führen, werden verworfen</translation>
    </message>
    <message>
        <source>Solutions for hints</source>
        <translation>Lösungen für Tipps</translation>
    </message>
    <message>
        <source>How many solutions a hint looks at</source>
        <translation>Wie viele Lösungen ein Tipp betrachtet</translation>
    </message>
    <message>
        <source>Fork ratio from (%)</source>
        <translation>Anteil der Gabelungen von (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at least this share of forks</source>
        <translation>Das Abstimmen sucht Bretter mit mindestens diesem Anteil an Gabelungen</translation>
    </message>
    <message>
        <source>Fork ratio to (%)</source>
        <translation>Anteil der Gabelungen bis (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at most this share of forks</source>
        <translation>Das Abstimmen sucht Bretter mit höchstens diesem Anteil an Gabelungen</translation>
    </message>
    <message>
        <source>Fork depth from</source>
        <translation>Tiefe der Gabelungen von</translation>
    </message>
    <message>
        <source>The tuner looks for boards whose wrong turns lead at least so far on average</source>
        <translation>Das Abstimmen sucht Bretter, deren falsche Abzweigungen im Mittel mindestens so weit führen</translation>
    </message>
    <message>
        <source>Fork depth to</source>
        <translation>Tiefe der Gabelungen bis</translation>
    </message>
    <message>
        <source>The tuner looks for boards whose wrong turns lead at most so far on average</source>
        <translation>Das Abstimmen sucht Bretter, deren falsche Abzweigungen im Mittel höchstens so weit führen</translation>
    </message>
    <message>
        <source>Deep forks from (%)</source>
        <translation>Tiefe Gabelungen von (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at least this share of deep forks among forks</source>
        <translation>Das Abstimmen sucht Bretter, bei denen mindestens dieser Anteil der Gabelungen tief ist</translation>
    </message>
    <message>
        <source>Deep forks to (%)</source>
        <translation>Tiefe Gabelungen bis (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at most this share of deep forks among forks</source>
        <translation>Das Abstimmen sucht Bretter, bei denen höchstens dieser Anteil der Gabelungen tief ist</translation>
    </message>
    <message>
        <source>How sculpted boards of a tier are made, in place of Boardwright&apos;s own numbers</source>
        <translation>Wie geformte Bretter einer Stufe entstehen, anstelle der eigenen Zahlen von Boardwright</translation>
    </message>
    <message>
        <source>Until stuck</source>
        <translation>Bis es nicht weitergeht</translation>
    </message>
    <message>
        <source>Until provably dead</source>
        <translation>Bis es sicher aussichtslos ist</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Difficulty tiers</source>
        <translation>Schwierigkeitsstufen</translation>
    </message>
    <message>
        <source>Bingosync: randomized list</source>
        <translation>Bingosync: zufällige Liste</translation>
    </message>
    <message>
        <source>A list of goals for a custom room of the type Randomized. A range becomes a goal for each value.</source>
        <translation>Eine Liste von Zielen für einen eigenen Raum der Art Randomized. Ein Bereich wird zu einem Ziel je Wert.</translation>
    </message>
    <message>
        <source>Bingosync: SRL v5 list</source>
        <translation>Bingosync: SRL-v5-Liste</translation>
    </message>
    <message>
        <source>25 tiers of goals with types, for a custom room of the type SRL v5.</source>
        <translation>25 Stufen von Zielen mit Typen, für einen eigenen Raum der Art SRL v5.</translation>
    </message>
    <message>
        <source>Bingosync: Isaac list</source>
        <translation>Bingosync: Isaac-Liste</translation>
    </message>
    <message>
        <source>Four tiers of goals with types, for a custom room of the type Isaac. A board has 10, 10, 4 and 1 goals of them.</source>
        <translation>Vier Stufen von Zielen mit Typen, für einen eigenen Raum der Art Isaac. Ein Brett hat 10, 10, 4 und 1 Ziele davon.</translation>
    </message>
    <message>
        <source>Classic list (JavaScript)</source>
        <translation>Klassische Liste (JavaScript)</translation>
    </message>
    <message>
        <source>25 tiers of goals with types, as the classic bingo pages read them.</source>
        <translation>25 Stufen von Zielen mit Typen, wie die klassischen Bingo-Seiten sie lesen.</translation>
    </message>
    <message>
        <source>PlayBingo: SRL v5 list</source>
        <translation>PlayBingo: SRL-v5-Liste</translation>
    </message>
    <message>
        <source>The classic list without its first line, for PlayBingo&apos;s box &quot;SRL v5&quot;.</source>
        <translation>Die klassische Liste ohne ihre erste Zeile, für das Feld „SRL v5“ von PlayBingo.</translation>
    </message>
    <message>
        <source>PlayBingo: list</source>
        <translation>PlayBingo: Liste</translation>
    </message>
    <message>
        <source>Goals with description, categories and difficulty, for PlayBingo&apos;s box &quot;List&quot;.</source>
        <translation>Ziele mit Beschreibung, Kategorien und Schwierigkeit, für das Feld „List“ von PlayBingo.</translation>
    </message>
    <message>
        <source>Bingosync: fixed board</source>
        <translation>Bingosync: festes Brett</translation>
    </message>
    <message>
        <source>This board of 25 goals, for a custom room of the type Fixed Board.</source>
        <translation>Dieses Brett aus 25 Zielen, für einen eigenen Raum der Art Fixed Board.</translation>
    </message>
    <message>
        <source>Caravan: board</source>
        <translation>Caravan: Brett</translation>
    </message>
    <message>
        <source>This board of 36 goals, for Caravan.</source>
        <translation>Dieses Brett aus 36 Zielen, für Caravan.</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>All columns of all goals as comma-separated values, for spreadsheets.</source>
        <translation>Alle Spalten aller Ziele als kommagetrennte Werte, für Tabellenkalkulationen.</translation>
    </message>
    <message>
        <source>Table (TSV)</source>
        <translation>Tabelle (TSV)</translation>
    </message>
    <message>
        <source>All columns of all goals as tab-separated values, for programs and the clipboard.</source>
        <translation>Alle Spalten aller Ziele als tabulatorgetrennte Werte, für Programme und die Zwischenablage.</translation>
    </message>
    <message>
        <source>Wrong turn: %1. After that, the rest cannot all be visited.</source>
        <translation>Falsche Abzweigung: %1. Danach lässt sich der Rest nicht mehr ganz besuchen.</translation>
    </message>
    <message>
        <source>Wrong turn: %1. After that, no step is left.</source>
        <translation>Falsche Abzweigung: %1. Danach ist kein Schritt mehr möglich.</translation>
    </message>
    <message>
        <source>Another solution goes on with %1.</source>
        <translation>Eine andere Lösung geht weiter mit %1.</translation>
    </message>
    <message>
        <source>How many cells a wrong turn leads on before it ends, on average</source>
        <translation>Wie viele Felder eine falsche Abzweigung im Mittel weiterführt, bevor sie endet</translation>
    </message>
    <message>
        <source>The winning walk goes on to its next gem: %1.</source>
        <translation>Der gewinnende Weg führt weiter zum nächsten Edelstein: %1.</translation>
    </message>
    <message>
        <source>The winning walk goes back to the start: %1.</source>
        <translation>Der gewinnende Weg führt zurück zum Start: %1.</translation>
    </message>
    <message>
        <source>Draws From</source>
        <translation>Gezogen nach</translation>
    </message>
    <message>
        <source>The text that boards draw this goal by, as it was before it was reworded. Clear it to draw by the goal itself; boards then change</source>
        <translation>Der Text, nach dem Bretter dieses Ziel ziehen: der vor dem Umformulieren. Leer wird nach dem Ziel selbst gezogen; dann ändern sich Bretter</translation>
    </message>
    <message>
        <source>Rank of Draws</source>
        <translation>Rang der Ziehung</translation>
    </message>
    <message>
        <source>The place among goals that are drawn by the same text, from 0</source>
        <translation>Der Platz unter den Zielen, die nach demselben Text gezogen werden, ab 0</translation>
    </message>
    <message>
        <source>Kept draws</source>
        <translation>Behaltene Ziehungen</translation>
    </message>
    <message>
        <source>Enabled goals that zones, forced positions and board limits allow here. The funnel of a cell counts later: the goals of the pool that fitted when the cell was filled</source>
        <translation>Aktivierte Ziele, die Bereiche, feste Positionen und Brettlimits hier erlauben. Der Trichter eines Feldes zählt später: die Ziele des Vorrats, die passten, als das Feld gefüllt wurde</translation>
    </message>
    <message>
        <source>Goals that still fit</source>
        <translation>Noch passende Ziele</translation>
    </message>
    <message>
        <source>Goals of the pool that the full board left out and that could be here as well without breaking a rule. The funnel of a cell counts earlier: when the cell was filled</source>
        <translation>Ziele des Vorrats, die nicht auf dem vollen Brett sind und zusätzlich hier stehen könnten, ohne eine Regel zu verletzen. Der Trichter eines Feldes zählt früher: als das Feld gefüllt wurde</translation>
    </message>
    <message>
        <source>Goals that still fit a cell</source>
        <translation>Noch passende Ziele für ein Feld</translation>
    </message>
    <message>
        <source>Sprite</source>
        <translation>Bild im Spiel</translation>
    </message>
    <message>
        <source>Its picture in the game, if that is not the one of its kind</source>
        <translation>Das Bild im Spiel, wenn es nicht das der Art ist</translation>
    </message>
    <message>
        <source>HP in turn</source>
        <translation>TP der Reihe nach</translation>
    </message>
    <message>
        <source>Hit points of the first such piece on a board, the second and so on, separated by spaces, again and again; in place of HP</source>
        <translation>Trefferpunkte der ersten solchen Figur auf einem Brett, der zweiten und so weiter, durch Leerzeichen getrennt, immer wieder von vorn; anstelle der TP</translation>
    </message>
    <message>
        <source>Positions listed</source>
        <translation>Positionen aufgezählt</translation>
    </message>
    <message>
        <source>Files with boards list where all pieces of its kind are</source>
        <translation>Dateien mit Brettern zählen auf, wo alle Figuren der Art sind</translation>
    </message>
    <message>
        <source>How many shapes were sculpted until one passed. After fifty, a board without fog and warps is tried fifty times more if these were drawn; else there is no board</source>
        <translation>Wie viele Formen gebildet wurden, bis eine genügte. Nach fünfzig wird noch fünfzigmal ein Brett ohne Nebel und Sprünge versucht, falls diese gezogen waren; sonst gibt es kein Brett</translation>
    </message>
    <message>
        <source>Kind of category</source>
        <translation>Art der Kategorie</translation>
    </message>
    <message>
        <source>Limit (%)</source>
        <translation>Grenze (%)</translation>
    </message>
    <message>
        <source>Appears (%)</source>
        <translation>Erscheint (%)</translation>
    </message>
    <message>
        <source>Bingosync</source>
        <translation>Bingosync</translation>
    </message>
    <message>
        <source>The very boards that Bingosync makes of this list, for each seed of a room</source>
        <translation>Genau die Bretter, die Bingosync aus dieser Liste macht, für jeden Startwert eines Raums</translation>
    </message>
    <message>
        <source>Bingosync: list as the site has it</source>
        <translation>Bingosync: Liste, wie die Website sie hat</translation>
    </message>
    <message>
        <source>The goals in the order of the list, with their tiers and types, for the boards that the site itself makes.</source>
        <translation>Die Ziele in der Reihenfolge der Liste, mit Stufen und Typen, für die Bretter, die die Website selbst macht.</translation>
    </message>
    <message>
        <source>Clash of the board</source>
        <translation>Konflikt des Bretts</translation>
    </message>
    <message>
        <source>How much goals share types with goals of their lines that the site placed before</source>
        <translation>Wie sehr sich Ziele Typen mit früher gesetzten Zielen ihrer Linien teilen</translation>
    </message>
    <message>
        <source>Clash</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>How much the goal shares types with goals of its lines that the site placed before. The site promises 0 and does not say when it is more</source>
        <translation>Wie sehr sich das Ziel Typen mit früher gesetzten Zielen seiner Linien teilt. Die Website verspricht 0 und sagt nicht, wenn es mehr ist</translation>
    </message>
    <message>
        <source>Lines with a shared type</source>
        <translation>Linien mit gemeinsamem Typ</translation>
    </message>
    <message>
        <source>Rows, columns and diagonals in which two goals share a type</source>
        <translation>Zeilen, Spalten und Diagonalen, in denen sich zwei Ziele einen Typ teilen</translation>
    </message>
    <message>
        <source>Pairs with a shared type</source>
        <translation>Paare mit gemeinsamem Typ</translation>
    </message>
    <message>
        <source>Pairs of goals in the line that share a type</source>
        <translation>Paare von Zielen der Linie, die sich einen Typ teilen</translation>
    </message>
    <message>
        <source>Repeated goals</source>
        <translation>Wiederholte Ziele</translation>
    </message>
    <message>
        <source>Cells with a goal that stands in an earlier cell, too</source>
        <translation>Felder mit einem Ziel, das auch in einem früheren Feld steht</translation>
    </message>
    <message>
        <source>Sum of tiers</source>
        <translation>Summe der Stufen</translation>
    </message>
    <message>
        <source>Of the goals in the line. Where each tier has one cell, it is 65 in every line</source>
        <translation>Der Ziele der Linie. Wo jede Stufe ein Feld hat, ist sie in jeder Linie 65</translation>
    </message>
    <message>
        <source>Tiers of goals</source>
        <translation>Stufen der Ziele</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Which tiers a board has: all, the easier half, or the harder half</source>
        <translation>Welche Stufen ein Brett hat: alle, die leichtere oder die schwerere Hälfte</translation>
    </message>
    <message>
        <source>SRL v5</source>
        <translation>SRL v5</translation>
    </message>
    <message>
        <source>SRL v5 blackout</source>
        <translation>SRL v5 Blackout</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Isaac</source>
        <translation>Isaac</translation>
    </message>
    <message>
        <source>synerGen</source>
        <translation>synerGen</translation>
    </message>
    <message>
        <source>v8</source>
        <translation>v8</translation>
    </message>
    <message>
        <source>v8 with subtypes</source>
        <translation>v8 mit Untertypen</translation>
    </message>
    <message>
        <source>ALttP</source>
        <translation>ALttP</translation>
    </message>
    <message>
        <source>LADX</source>
        <translation>LADX</translation>
    </message>
    <message>
        <source>Which of its generators the site uses for this list</source>
        <translation>Welchen ihrer Generatoren die Website für diese Liste verwendet</translation>
    </message>
    <message>
        <source>How hard the goal is: 1 to 25, or 1 to 4 in lists for Isaac. 0: it has no tier</source>
        <translation>Wie schwer das Ziel ist: 1 bis 25, in Listen für Isaac 1 bis 4. 0: Es hat keine Stufe</translation>
    </message>
    <message>
        <source>What the goal is about. Goals of equal types are kept out of one line where the site can; the first type counts most</source>
        <translation>Worum es im Ziel geht. Ziele gleicher Typen stehen nicht in einer Linie, wo die Website das kann; der erste Typ zählt am meisten</translation>
    </message>
    <message>
        <source>Types that count only beside the types of other goals; v8 with subtypes</source>
        <translation>Typen, die nur neben den Typen anderer Ziele zählen; v8 mit Untertypen</translation>
    </message>
    <message>
        <source>A board has one goal of a group at most; LADX</source>
        <translation>Ein Brett hat höchstens ein Ziel einer Gruppe; LADX</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>What other goals of the list call this one; synerGen</source>
        <translation>Wie andere Ziele der Liste dieses nennen; synerGen</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Schließt aus</translation>
    </message>
    <message>
        <source>Keys of goals that do not come after this one; synerGen</source>
        <translation>Schlüssel von Zielen, die nach diesem nicht mehr kommen; synerGen</translation>
    </message>
    <message>
        <source>Keys of goals, and names of groups, that this goal makes more likely; synerGen</source>
        <translation>Schlüssel von Zielen und Namen von Gruppen, die dieses Ziel wahrscheinlicher macht; synerGen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What the goal takes of the highest score of a board; synerGen</source>
        <translation>Was das Ziel von der höchsten Punktzahl eines Bretts nimmt; synerGen</translation>
    </message>
    <message>
        <source>Without types</source>
        <translation>Ohne Typen</translation>
    </message>
    <message>
        <source>The list says nothing of types, not even that there are none. Beside a goal with types, boards of the kind v8 cannot be made</source>
        <translation>Die Liste sagt nichts von Typen, nicht einmal, dass es keine gibt. Neben einem Ziel mit Typen sind Bretter der Art v8 unmöglich</translation>
    </message>
    <message>
        <source>Bare types</source>
        <translation>Typen ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>Which of the types the list writes without quotation marks, such as numbers: 1 is the first</source>
        <translation>Welche der Typen die Liste ohne Anführungszeichen schreibt, etwa Zahlen: 1 ist der erste</translation>
    </message>
    <message>
        <source>Bare subtypes</source>
        <translation>Untertypen ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>Which of the subtypes the list writes without quotation marks</source>
        <translation>Welche der Untertypen die Liste ohne Anführungszeichen schreibt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>One of the types of goals</source>
        <translation>Einer der Typen von Zielen</translation>
    </message>
    <message>
        <source>How many goals of the type a board has; synerGen</source>
        <translation>Wie viele Ziele des Typs ein Brett höchstens hat; synerGen</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>Höchste Punktzahl</translation>
    </message>
    <message>
        <source>The most that the scores of a board&apos;s goals add up to; synerGen</source>
        <translation>Die höchste Summe der Punkte aller Ziele eines Bretts; synerGen</translation>
    </message>
    <message>
        <source>What the site&apos;s list says of each goal</source>
        <translation>Was die Liste der Website von jedem Ziel sagt</translation>
    </message>
    <message>
        <source>How many goals of a type a board has at most; synerGen</source>
        <translation>Wie viele Ziele eines Typs ein Brett höchstens hat; synerGen</translation>
    </message>
    <message>
        <source>What the site&apos;s list says once</source>
        <translation>Was die Liste der Website einmal sagt</translation>
    </message>
    <message>
        <source>Seeds are those of the site: a room with this seed and list gets this board.</source>
        <translation>Startwerte sind die der Website: Ein Raum mit diesem Startwert und dieser Liste bekommt dieses Brett.</translation>
    </message>
    <message>
        <source>A line has four such goals at most where the site can; v8</source>
        <translation>Eine Linie hat höchstens vier solche Ziele, wo die Website das kann; v8</translation>
    </message>
    <message>
        <source>Clash of the cell</source>
        <translation>Konflikt des Felds</translation>
    </message>
    <message>
        <source>Game mode of the board. In a blackout, no two goals may have much in common. &quot;Short blackout, normal list&quot; is what Bingosync makes of a short blackout</source>
        <translation>Spielmodus des Bretts. In einem Blackout dürfen keine zwei Ziele viel gemeinsam haben. „Kurzer Blackout, normale Liste“ macht Bingosync aus einem kurzen Blackout</translation>
    </message>
    <message>
        <source>Short blackout, normal list</source>
        <translation>Kurzer Blackout, normale Liste</translation>
    </message>
    <message>
        <source>The share of boards you want. The weighting that gives it is searched for.</source>
        <translation>Der gewünschte Anteil der Bretter. Die Gewichtung dafür wird gesucht.</translation>
    </message>
    <message>
        <source>PlayBingo: list as the site has it</source>
        <translation>PlayBingo: Liste, wie die Website sie hat</translation>
    </message>
    <message>
        <source>The goals in the order of the list, with difficulties, categories, tags and the settings of the generator, for the boards that the site itself makes.</source>
        <translation>Die Ziele in der Reihenfolge der Liste, mit Schwierigkeiten, Kategorien, Markierungen und den Einstellungen des Generators, für die Bretter, die die Website selbst macht.</translation>
    </message>
    <message>
        <source>Sum of difficulties</source>
        <translation>Summe der Schwierigkeiten</translation>
    </message>
    <message>
        <source>Of the goals in the line. With the layout SRL v5 it is 65 in every line</source>
        <translation>Der Ziele in der Linie. Mit der Anordnung SRL v5 ist sie in jeder Linie 65</translation>
    </message>
    <message>
        <source>Difficulties of goals</source>
        <translation>Schwierigkeiten der Ziele</translation>
    </message>
    <message>
        <source>Those of the list</source>
        <translation>Die der Liste</translation>
    </message>
    <message>
        <source>Synergize categories</source>
        <translation>Kategorien verstärken</translation>
    </message>
    <message>
        <source>Keep maxima of categories</source>
        <translation>Höchstzahlen der Kategorien einhalten</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>Anpassungen</translation>
    </message>
    <message>
        <source>What each goal of a board does to those that may follow</source>
        <translation>Was jedes Ziel eines Bretts mit denen macht, die folgen dürfen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Boards use only goals that pass the filters of the list</source>
        <translation>Bretter nutzen nur Ziele, die die Filter der Liste passieren</translation>
    </message>
    <message>
        <source>PlayBingo</source>
        <translation>PlayBingo</translation>
    </message>
    <message>
        <source>The very boards that PlayBingo makes of this list, for each seed of a room</source>
        <translation>Genau die Bretter, die PlayBingo aus dieser Liste macht, für jeden Startwert eines Raums</translation>
    </message>
    <message>
        <source>What the site calls the goal; cells of a custom layout name it by that</source>
        <translation>Wie die Website das Ziel nennt; Felder einer eigenen Anordnung nennen es so</translation>
    </message>
    <message>
        <source>How hard the goal is: 1 to 25 for the layout SRL v5, 1 to 4 for Isaac</source>
        <translation>Wie schwer das Ziel ist: 1 bis 25 für die Anordnung SRL v5, 1 bis 4 für Isaac</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>Kategorien</translation>
    </message>
    <message>
        <source>What the goal is about. The line rule keeps goals of equal categories out of one line where the site can; the first category counts most</source>
        <translation>Worum es bei dem Ziel geht. Die Linienregel hält Ziele gleicher Kategorien aus einer Linie heraus, wo die Website das kann; die erste Kategorie zählt am meisten</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>What filters tell goals by</source>
        <translation>Woran Filter Ziele erkennen</translation>
    </message>
    <message>
        <source>What the site calls it; without one, the name is its id</source>
        <translation>Wie die Website sie nennt; ohne Kennung ist der Name die Kennung</translation>
    </message>
    <message>
        <source>What goals and filters call it</source>
        <translation>Wie Ziele und Filter sie nennen</translation>
    </message>
    <message>
        <source>How many of its goals a board has if the site keeps maxima; 0 or less: any number</source>
        <translation>Wie viele ihrer Ziele ein Brett hat, wenn die Website Höchstzahlen einhält; 0 oder weniger: beliebig viele</translation>
    </message>
    <message>
        <source>One of the categories</source>
        <translation>Eine der Kategorien</translation>
    </message>
    <message>
        <source>One of the tags</source>
        <translation>Eine der Markierungen</translation>
    </message>
    <message>
        <source>None of the tags</source>
        <translation>Keine der Markierungen</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>What a goal has to have, so that boards may use it</source>
        <translation>Was ein Ziel haben muss, damit Bretter es nutzen dürfen</translation>
    </message>
    <message>
        <source>The lowest difficulty of goals that pass</source>
        <translation>Die niedrigste Schwierigkeit der Ziele, die passieren</translation>
    </message>
    <message>
        <source>The highest difficulty of goals that pass</source>
        <translation>Die höchste Schwierigkeit der Ziele, die passieren</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>The categories or tags</source>
        <translation>Die Kategorien oder Markierungen</translation>
    </message>
    <message>
        <source>Any goal</source>
        <translation>Jedes Ziel</translation>
    </message>
    <message>
        <source>This goal</source>
        <translation>Dieses Ziel</translation>
    </message>
    <message>
        <source>What may stand in the cell; cells are listed row by row</source>
        <translation>Was in dem Feld stehen darf; Felder sind Zeile für Zeile aufgeführt</translation>
    </message>
    <message>
        <source>The difficulty that its goal has</source>
        <translation>Die Schwierigkeit, die sein Ziel hat</translation>
    </message>
    <message>
        <source>The category that its goal has</source>
        <translation>Die Kategorie, die sein Ziel hat</translation>
    </message>
    <message>
        <source>The id of the goal that stands there</source>
        <translation>Die Kennung des Ziels, das dort steht</translation>
    </message>
    <message>
        <source>How many goals of the difficulty a board has</source>
        <translation>Wie viele Ziele dieser Schwierigkeit ein Brett hat</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>How many cells a row of the custom layout has</source>
        <translation>Wie viele Felder eine Zeile der eigenen Anordnung hat</translation>
    </message>
    <message>
        <source>What the site does after each goal, in order: synergize makes goals of its categories more likely, board-type-max keeps the maxima of categories</source>
        <translation>Was die Website nach jedem Ziel tut, der Reihe nach: synergize macht Ziele seiner Kategorien wahrscheinlicher, board-type-max hält die Höchstzahlen der Kategorien ein</translation>
    </message>
    <message>
        <source>The categories of the site&apos;s list</source>
        <translation>Die Kategorien der Liste der Website</translation>
    </message>
    <message>
        <source>The tags of the site&apos;s list</source>
        <translation>Die Markierungen der Liste der Website</translation>
    </message>
    <message>
        <source>Boards use the goals that pass all of these</source>
        <translation>Bretter nutzen die Ziele, die alle diese Filter passieren</translation>
    </message>
    <message>
        <source>Custom layout</source>
        <translation>Eigene Anordnung</translation>
    </message>
    <message>
        <source>The cells of the custom layout, row by row</source>
        <translation>Die Felder der eigenen Anordnung, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Difficulties</source>
        <translation>Schwierigkeiten</translation>
    </message>
    <message>
        <source>How many goals of each difficulty a board of the difficulty distribution has</source>
        <translation>Wie viele Ziele jeder Schwierigkeit ein Brett mit Schwierigkeitsverteilung hat</translation>
    </message>
    <message>
        <source>The settings of the site&apos;s generator</source>
        <translation>Die Einstellungen des Generators der Website</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Difficulty distribution</source>
        <translation>Schwierigkeitsverteilung</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Which goals may stand in which cells of a board</source>
        <translation>Welche Ziele in welchen Feldern eines Bretts stehen dürfen</translation>
    </message>
    <message>
        <source>Line rule</source>
        <translation>Linienregel</translation>
    </message>
    <message>
        <source>Each cell gets a goal that shares as few categories with its lines as there is</source>
        <translation>Jedes Feld bekommt ein Ziel, das mit seinen Linien so wenige Kategorien teilt wie möglich</translation>
    </message>
    <message>
        <source>Copies of goals</source>
        <translation>Exemplare von Zielen</translation>
    </message>
    <message>
        <source>How often the list has the goal: twice makes it more likely, and 0 leaves it out. A goal with a key stands once</source>
        <translation>Wie oft die Liste das Ziel hat: zweimal macht es wahrscheinlicher, 0 lässt es weg. Ein Ziel mit Schlüssel steht einmal da</translation>
    </message>
    <message>
        <source>Bingosync: list in its own JavaScript</source>
        <translation>Bingosync: Liste in ihrem eigenen JavaScript</translation>
    </message>
    <message>
        <source>The script that the list was opened from. All but the goals that changed keeps its text.</source>
        <translation>Das Skript, aus dem die Liste geöffnet wurde. Alles außer geänderten Zielen behält seinen Text.</translation>
    </message>
    <message>
        <source>Types of goals</source>
        <translation>Typen der Ziele</translation>
    </message>
    <message>
        <source>Categories of goals</source>
        <translation>Kategorien der Ziele</translation>
    </message>
</context>
<context>
    <name>boardwright::FileBoards</name>
    <message>
        <source>Being made…</source>
        <comment>a board</comment>
        <translation>Wird erzeugt…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Made again</source>
        <comment>of a board, compared with the file</comment>
        <translation>Neu erzeugt</translation>
    </message>
</context>
<context>
    <name>boardwright::FileChanges</name>
    <message>
        <source>Could not reload %1: %2</source>
        <translation>%1 konnte nicht neu geladen werden: %2</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have unsaved changes. Reloading can be undone.</source>
        <translation>%1 wurde von einem anderen Programm geändert, und es gibt nicht gespeicherte Änderungen. Das Neuladen lässt sich rückgängig machen.</translation>
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
    <name>boardwright::FileComparison</name>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>In this set</source>
        <translation>In dieser Liste</translation>
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
    <message>
        <source>Open &amp;Board…</source>
        <translation>&amp;Brett öffnen…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Import from C&amp;lipboard…</source>
        <translation>Aus der Zwischenab&amp;lage importieren …</translation>
    </message>
    <message>
        <source>Cop&amp;y For</source>
        <translation>Kop&amp;ieren für</translation>
    </message>
    <message>
        <source>Prin&amp;t Board…</source>
        <translation>Brett &amp;drucken …</translation>
    </message>
    <message>
        <source>Compare with &amp;File…</source>
        <translation>Mit &amp;Datei vergleichen…</translation>
    </message>
    <message>
        <source>List every difference from the set in a file</source>
        <translation>Alle Unterschiede zur Zielliste in einer Datei auflisten</translation>
    </message>
    <message>
        <source>Con&amp;vert to a Boardwright Set…</source>
        <translation>In Boardwright-Zielliste um&amp;wandeln …</translation>
    </message>
    <message>
        <source>Make categories and difficulties of the list&apos;s types and tiers, for boards of your own</source>
        <translation>Aus den Typen und Stufen der Liste Kategorien und Schwierigkeiten machen, für eigene Bretter</translation>
    </message>
    <message>
        <source>The Site&apos;s &amp;Form: List, Kind, Seed</source>
        <translation>&amp;Formular der Website: Liste, Art, Startwert</translation>
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
        <source>text in double quotes</source>
        <translation>Text in doppelten Anführungszeichen</translation>
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
        <source>expected a value</source>
        <translation>erwartet wird ein Wert</translation>
    </message>
    <message>
        <source>expected a key in double quotes (and no comma before a closing brace)</source>
        <translation>erwartet wird ein Schlüssel in doppelten Anführungszeichen (und kein Komma vor einer schließenden geschweiften Klammer)</translation>
    </message>
    <message>
        <source>expected a colon between a key and its value</source>
        <translation>erwartet wird ein Doppelpunkt zwischen Schlüssel und Wert</translation>
    </message>
    <message>
        <source>expected a comma or a closing brace }</source>
        <translation>erwartet wird ein Komma oder eine schließende geschweifte Klammer }</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket ]</source>
        <translation>erwartet wird ein Komma oder eine schließende eckige Klammer ]</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket after a number</source>
        <translation>nach einer Zahl wird ein Komma oder eine schließende Klammer erwartet</translation>
    </message>
    <message>
        <source>expected the end of the file: the goal set has already ended</source>
        <translation>hier darf nichts mehr folgen: Die Zielliste ist schon zu Ende</translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation>die Datei endet zu früh; vielleicht fehlt ein Teil</translation>
    </message>
    <message>
        <source>texts must be in double quotes (&quot;)</source>
        <translation>Texte müssen in doppelten Anführungszeichen (&quot;) stehen</translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation>erwartet wird eine Ziffer</translation>
    </message>
    <message>
        <source>numbers must not have leading zeros</source>
        <translation>Zahlen dürfen keine führenden Nullen haben</translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation>ein Steuerzeichen in einem Text muss als Escape-Folge wie \n oder \t geschrieben werden</translation>
    </message>
    <message>
        <source>expected one of &quot; \ / b f n r t u after a backslash</source>
        <translation>nach einem umgekehrten Schrägstrich wird eines der Zeichen &quot; \ / b f n r t u erwartet</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>nach \u werden vier Hexadezimalziffern erwartet</translation>
    </message>
    <message>
        <source>incomplete character: \u surrogates come in pairs</source>
        <translation>unvollständiges Zeichen: \u-Surrogate stehen immer paarweise</translation>
    </message>
    <message>
        <source>control characters are not allowed here</source>
        <translation>Steuerzeichen sind hier nicht erlaubt</translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; remove them</source>
        <translation>Kommentare sind in JSON nicht erlaubt und müssen entfernt werden</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Das ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>This is not valid JSON: found %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation>Das ist kein gültiges JSON: Gefunden wurde %1, aber %2.</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep here. This is not a goal set, or it is damaged.</source>
        <translation>Hier sind Klammern mehr als %1 Ebenen tief verschachtelt. Dies ist keine Zielliste, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>The file contains more than %1 values. This is not a goal set, or it is damaged.</source>
        <translation>Die Datei enthält mehr als %1 Werte. Dies ist keine Zielliste, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation>Dies ist kein UTF-8-Text. Die Datei in dem Programm, aus dem sie stammt, als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but is %3.</source>
        <translation>„%1“ sollte %2 sein, ist aber %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but is %4.</source>
        <translation>„%1“ sollte eine ganze Zahl von %2 bis %3 sein, ist aber %4.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the unknown value &quot;%2&quot;. Known values: %3.</source>
        <translation>„%1“ hat den unbekannten Wert „%2“. Bekannte Werte: %3.</translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation>Dies ist JSON, aber keine Zielliste von lockout.live: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; appears twice in one object. The last one counts; remove the other.</source>
        <translation>Der Schlüssel „%1“ steht zweimal im selben Objekt. Der letzte zählt; den anderen entfernen.</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; does not exist.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation>„%1“ ist ein Ordner. Darin eine Datei auswählen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file but a device, a pipe or a socket.</source>
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
        <source>The file is larger than %1. This is not a goal set, or it is damaged.</source>
        <translation>Die Datei ist größer als %1. Dies ist keine Zielliste, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <source>Stopped before the file was read.</source>
        <translation>Abgebrochen, bevor die Datei gelesen war.</translation>
    </message>
    <message>
        <source>This goal set uses a format older than version numbers. After your first change it is saved as version 3.</source>
        <translation>Diese Zielliste hat noch ein Format ohne Versionsnummer. Nach der ersten Änderung wird sie als Version 3 gespeichert.</translation>
    </message>
    <message>
        <source>This goal set uses the format of version %1. After your first change it is saved as version 3.</source>
        <translation>Diese Zielliste hat das Format der Version %1. Nach der ersten Änderung wird sie als Version 3 gespeichert.</translation>
    </message>
    <message>
        <source>The file is damaged: part of it is missing or was changed.</source>
        <translation>Die Datei ist beschädigt: Ein Teil fehlt oder wurde verändert.</translation>
    </message>
    <message>
        <source>This is JSON, but not output of &quot;simulate&quot;: &quot;%1&quot; is missing.</source>
        <translation>Das ist JSON, aber keine Ausgabe von „simulate“: „%1“ fehlt.</translation>
    </message>
    <message>
        <source>These statistics are damaged: &quot;%1&quot; does not match the rest. Simulate these seeds again.</source>
        <translation>Diese Statistik ist beschädigt: „%1“ passt nicht zum Rest. Diese Startwerte erneut simulieren.</translation>
    </message>
    <message>
        <source>These statistics do not belong together: %1 is %2 in the first file, but %3 here. Simulate all seeds with the same set, settings and version.</source>
        <translation>Diese Statistiken gehören nicht zusammen: %1 ist %2 in der ersten Datei, hier aber %3. Alle Startwerte mit derselben Zielliste, denselben Einstellungen und derselben Version simulieren.</translation>
    </message>
    <message>
        <source>Seeds %1 to %2 are already counted. Leave this file out, or simulate other seeds.</source>
        <translation>Die Startwerte %1 bis %2 sind schon gezählt. Diese Datei weglassen oder andere Startwerte simulieren.</translation>
    </message>
    <message>
        <source>Statistics count at most %1 boards.</source>
        <translation>Statistiken zählen höchstens %1 Bretter.</translation>
    </message>
    <message>
        <source>The quotation mark opened here is never closed.</source>
        <translation>Das hier geöffnete Anführungszeichen wird nie geschlossen.</translation>
    </message>
    <message>
        <source>The table has more than %1 rows, columns or cells, which is the most that can be read.</source>
        <translation>Die Tabelle hat mehr als %1 Zeilen, Spalten oder Zellen; mehr kann nicht gelesen werden.</translation>
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
        <source>unused values</source>
        <translation>unbenutzte Werte</translation>
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
        <source>line synergy</source>
        <translation>Synergie der Linien</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>the tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>angesehen</translation>
    </message>
    <message>
        <source>first type not used before</source>
        <translation>erster Typ noch nicht benutzt</translation>
    </message>
    <message>
        <source>no shared type</source>
        <translation>kein gemeinsamer Typ</translation>
    </message>
    <message>
        <source>not on the board yet</source>
        <translation>noch nicht auf dem Brett</translation>
    </message>
    <message>
        <source>least clash</source>
        <translation>geringster Konflikt</translation>
    </message>
    <message>
        <source>not fixed in another cell</source>
        <translation>nicht fest in einem anderen Feld</translation>
    </message>
    <message>
        <source>room in its categories</source>
        <translation>Platz in seinen Kategorien</translation>
    </message>
    <message>
        <source>picked by the seed</source>
        <translation>vom Startwert gewählt</translation>
    </message>
    <message>
        <source>goals for the cell</source>
        <translation>Ziele für das Feld</translation>
    </message>
    <message>
        <source>not barred</source>
        <translation>nicht ausgeschlossen</translation>
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
        <source>Replace with</source>
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
        <source>Keep &quot;%1&quot; only once in %2</source>
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
        <source>Keep the tag &quot;%1&quot; only once</source>
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
        <source>Clear the range of %1</source>
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
        <source>Keep each position of %1 only once</source>
        <translation>Jede Position von %1 nur einmal behalten</translation>
    </message>
    <message>
        <source>Remove invalid values from %1</source>
        <comment>a field</comment>
        <translation>Ungültige Werte aus „%1“ entfernen</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>field, value</comment>
        <translation>„%1“ auf %2 setzen</translation>
    </message>
    <message>
        <source>Make the set Dedicated (%1, %2)</source>
        <comment>game mode, size</comment>
        <translation>Die Liste auf „Festgelegt“ stellen (%1, %2)</translation>
    </message>
    <message>
        <source>Merge the category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Kategorie „%1“ in „%2“ aufgehen lassen</translation>
    </message>
    <message>
        <source>Merge the tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>Markierung „%1“ in „%2“ aufgehen lassen</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; at its commas</source>
        <translation>„%1“ an den Kommas teilen</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <comment>goal, goal</comment>
        <translation>%1 in %2 aufgehen lassen</translation>
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
        <source>Initial state</source>
        <translation>Anfangszustand</translation>
    </message>
    <message>
        <source>As opened</source>
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
        <source>No changes yet</source>
        <translation>Noch keine Änderungen</translation>
    </message>
    <message>
        <source>Each change is listed here so that you can go back to it.</source>
        <translation>Jede Änderung wird hier aufgeführt, damit man zu ihr zurückgehen kann.</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportChoicesBar</name>
    <message>
        <source>&amp;Difficulty from tiers</source>
        <translation>&amp;Schwierigkeit aus Stufen</translation>
    </message>
    <message>
        <source>&amp;Zones from tiers</source>
        <translation>&amp;Zonen aus Stufen</translation>
    </message>
    <message>
        <source>&amp;Types become:</source>
        <translation>&amp;Typen werden zu:</translation>
    </message>
    <message>
        <source>The tier of a goal becomes its difficulty, from 1 to 25.</source>
        <translation>Die Stufe eines Ziels wird seine Schwierigkeit, von 1 bis 25.</translation>
    </message>
    <message>
        <source>The first quarter of the tiers becomes the early zone, the last quarter the endgame zone.</source>
        <translation>Das erste Viertel der Stufen wird zur frühen Zone, das letzte zur Endspielzone.</translation>
    </message>
    <message>
        <source>Line categories</source>
        <translation>Linienkategorien</translation>
    </message>
    <message>
        <source>At most one goal of a type is in a line of five, as on the site.</source>
        <translation>In einer Linie von fünf steht höchstens ein Ziel eines Typs, wie auf der Seite.</translation>
    </message>
    <message>
        <source>Board categories</source>
        <translation>Brettkategorien</translation>
    </message>
    <message>
        <source>Types are counted over the whole board.</source>
        <translation>Typen werden auf dem ganzen Brett gezählt.</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>The first type of a goal becomes its tag.</source>
        <translation>Der erste Typ eines Ziels wird seine Markierung.</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Types are left out.</source>
        <translation>Typen werden ausgelassen.</translation>
    </message>
    <message>
        <source>&amp;List:</source>
        <translation>&amp;Liste:</translation>
    </message>
    <message>
        <source>The list to read, of those in the file.</source>
        <translation>Die Liste, die gelesen wird, von denen in der Datei.</translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation>&amp;Als:</translation>
    </message>
    <message>
        <source>A Boardwright set</source>
        <translation>Eine Zielliste von Boardwright</translation>
    </message>
    <message>
        <source>Tiers and types become difficulty, zones, categories or tags, for boards of your own.</source>
        <translation>Stufen und Typen werden Schwierigkeit, Zonen, Kategorien oder Tags, für eigene Bretter.</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportDialog</name>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>This is a board: use File &gt; Open Board… to open it.</source>
        <translation>Das ist ein Brett: mit Datei &gt; Brett öffnen … öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers</source>
        <translation>
            <numerusform>%Ln Stufe</numerusform>
            <numerusform>%Ln Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>with types</source>
        <translation>mit Typen</translation>
    </message>
    <message>
        <source>nothing had to be repaired</source>
        <translation>nichts musste repariert werden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses</source>
        <translation>
            <numerusform>%Ln Reparatur oder Annahme</numerusform>
            <numerusform>%Ln Reparaturen und Annahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a summary</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Repairs and guesses:</source>
        <translation>Reparaturen und Annahmen:</translation>
    </message>
    <message>
        <source>This cannot be imported</source>
        <translation>Das lässt sich nicht importieren</translation>
    </message>
    <message>
        <source>Seed %1, %2</source>
        <comment>%2: a generator</comment>
        <translation>Startwert %1, %2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <comment>a file, or &quot;the clipboard&quot;</comment>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>No goals could be read.</source>
        <translation>Es konnten keine Ziele gelesen werden.</translation>
    </message>
    <message>
        <source>Text of the list</source>
        <translation>Text der Liste</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>&amp;Ziele</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Repairs and guesses</source>
        <translation>Reparaturen und Annahmen</translation>
    </message>
    <message>
        <source>A board of these goals</source>
        <translation>Ein Brett aus diesen Zielen</translation>
    </message>
    <message>
        <source>&amp;Append</source>
        <translation>&amp;Anhängen</translation>
    </message>
    <message>
        <source>Adds these goals to the open goal set.</source>
        <translation>Fügt diese Ziele der offenen Zielliste hinzu.</translation>
    </message>
    <message>
        <source>&amp;Replace the Goals</source>
        <translation>Ziele e&amp;rsetzen</translation>
    </message>
    <message>
        <source>Puts these goals in place of those of the open goal set, which keeps everything else.</source>
        <translation>Setzt diese Ziele an die Stelle derer der offenen Zielliste, die alles andere behält.</translation>
    </message>
    <message>
        <source>As a &amp;New Goal Set</source>
        <translation>Als &amp;neue Zielliste</translation>
    </message>
    <message>
        <source>Opens these goals as a goal set of their own.</source>
        <translation>Öffnet diese Ziele als eigene Zielliste.</translation>
    </message>
    <message>
        <source>This board cannot be made.</source>
        <translation>Dieses Brett ist nicht möglich.</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportWords</name>
    <message>
        <source>Curly quotation marks were read as straight ones.</source>
        <translation>Typografische Anführungszeichen wurden als gerade gelesen.</translation>
    </message>
    <message>
        <source>Single quotation marks were read as double ones, which JSON needs.</source>
        <translation>Einfache Anführungszeichen wurden als doppelte gelesen, die JSON verlangt.</translation>
    </message>
    <message>
        <source>The key %1 was read as if it were in quotes.</source>
        <translation>Der Schlüssel %1 wurde gelesen, als stünde er in Anführungszeichen.</translation>
    </message>
    <message>
        <source>A comma before a closing bracket was ignored.</source>
        <translation>Ein Komma vor einer schließenden Klammer wurde ignoriert.</translation>
    </message>
    <message>
        <source>A missing comma was added before this.</source>
        <translation>Davor wurde ein fehlendes Komma ergänzt.</translation>
    </message>
    <message>
        <source>A comment was left out.</source>
        <translation>Ein Kommentar wurde ausgelassen.</translation>
    </message>
    <message>
        <source>An empty place in a list was left out.</source>
        <translation>Eine leere Stelle in einer Liste wurde ausgelassen.</translation>
    </message>
    <message>
        <source>%1 was found where %2 is missing; the brackets were matched.</source>
        <translation>%1 steht, wo %2 fehlt; die Klammern wurden ausgeglichen.</translation>
    </message>
    <message>
        <source>Several values were read as one list: brackets around them are missing.</source>
        <translation>Mehrere Werte wurden als eine Liste gelesen: Um sie fehlen Klammern.</translation>
    </message>
    <message>
        <source>%1 is not a valid way to write a character here. Check what was read for it.</source>
        <translation>%1 ist hier keine gültige Schreibweise für ein Zeichen. Prüfen Sie, was dafür gelesen wurde.</translation>
    </message>
    <message>
        <source>The number %1 is not written as JSON wants it; it was read all the same.</source>
        <translation>Die Zahl %1 ist nicht so geschrieben, wie JSON es verlangt; sie wurde trotzdem gelesen.</translation>
    </message>
    <message>
        <source>A quotation mark within a text was taken as part of the text.</source>
        <translation>Ein Anführungszeichen innerhalb eines Textes wurde als Teil des Textes gelesen.</translation>
    </message>
    <message>
        <source>%1 after the end of the list was ignored.</source>
        <translation>%1 nach dem Ende der Liste wurde ignoriert.</translation>
    </message>
    <message>
        <source>The file is not UTF-8. It was read as %1; check that letters with accents are right.</source>
        <translation>Die Datei ist nicht UTF-8. Sie wurde als %1 gelesen; bitte Umlaute und Akzente prüfen.</translation>
    </message>
    <message>
        <source>A list within a list was read as part of the list around it.</source>
        <translation>Eine Liste in einer Liste wurde als Teil der äußeren gelesen.</translation>
    </message>
    <message>
        <source>A goal between the tiers was added to the tier before it.</source>
        <translation>Ein Ziel zwischen den Stufen wurde der Stufe davor zugeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; of %Ln goal(s) was not used.</source>
        <translation>
            <numerusform>„%1“ von %Ln Ziel wurde nicht verwendet.</numerusform>
            <numerusform>„%1“ von %Ln Zielen wurde nicht verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; was not used: %2.</source>
        <translation>Der Wert von „%1“ wurde nicht verwendet: %2.</translation>
    </message>
    <message>
        <source>A goal without text was left out.</source>
        <translation>Ein Ziel ohne Text wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The difficulty %1 was not used: it must be from 1 to %2.</source>
        <translation>Die Schwierigkeit %1 wurde nicht verwendet: Sie muss von 1 bis %2 reichen.</translation>
    </message>
    <message>
        <source>Tier %1 appears twice; its goals were put together.</source>
        <translation>Stufe %1 kommt zweimal vor; ihre Ziele wurden zusammengelegt.</translation>
    </message>
    <message>
        <source>Only the goals were read. The rest of the script was not run.</source>
        <translation>Nur die Ziele wurden gelesen. Der Rest des Skripts wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; was not used.</source>
        <translation>Die Spalte „%1“ wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>Die Spalte „%1“ wurde als „%2“ gelesen.</translation>
    </message>
    <message>
        <source>In the column &quot;%1&quot;, the cell &quot;%2&quot; was not used.</source>
        <translation>In der Spalte „%1“ wurde die Zelle „%2“ nicht verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>The bullets or numbers of %Ln line(s) were removed.</source>
        <translation>
            <numerusform>Das Aufzählungszeichen oder die Nummer %Ln Zeile wurde entfernt.</numerusform>
            <numerusform>Die Aufzählungszeichen oder Nummern von %Ln Zeilen wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) begin with a bullet or a number, which stays part of the goal.</source>
        <translation>
            <numerusform>%Ln Zeile beginnt mit einem Aufzählungszeichen oder einer Nummer, die Teil des Ziels bleibt.</numerusform>
            <numerusform>%Ln Zeilen beginnen mit einem Aufzählungszeichen oder einer Nummer, die Teil des Ziels bleibt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) such as &quot;%1&quot; may be headings. They became goals.</source>
        <translation>
            <numerusform>%Ln Zeile, „%1“, ist vielleicht eine Überschrift. Sie wurde ein Ziel.</numerusform>
            <numerusform>%Ln Zeilen wie „%1“ sind vielleicht Überschriften. Sie wurden Ziele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of JSON became goals as they stand.</source>
        <translation>
            <numerusform>%Ln Zeile mit JSON wurde unverändert ein Ziel.</numerusform>
            <numerusform>%Ln Zeilen mit JSON wurden unverändert Ziele.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines have different numbers of cells, so each line became a goal with all of its cells.</source>
        <translation>Die Zeilen haben verschieden viele Zellen. Deshalb wurde jede Zeile mit allen ihren Zellen ein Ziel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) with an empty cell in the column &quot;%1&quot; were given what stands above it.</source>
        <translation>
            <numerusform>%Ln Ziel mit einer leeren Zelle in der Spalte „%1“ bekam, was darüber steht.</numerusform>
            <numerusform>%Ln Ziele mit einer leeren Zelle in der Spalte „%1“ bekamen, was darüber steht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more change(s) are not listed.</source>
        <translation>
            <numerusform>%Ln weitere Änderung ist nicht aufgeführt.</numerusform>
            <numerusform>%Ln weitere Änderungen sind nicht aufgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a text, number or list. Scripts are not run; write the value itself.</source>
        <translation>%1 ist kein Text, keine Zahl und keine Liste. Skripte werden nicht ausgeführt; bitte den Wert selbst hinschreiben.</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark on its line.</source>
        <translation>Der Text, der hier beginnt, hat in seiner Zeile kein schließendes Anführungszeichen.</translation>
    </message>
    <message>
        <source>The file contains no goals.</source>
        <translation>Die Datei enthält keine Ziele.</translation>
    </message>
    <message>
        <source>The file contains %1 goals; at most %2 can be read. Split it into several sets.</source>
        <translation>Die Datei enthält %1 Ziele; höchstens %2 können gelesen werden. Bitte auf mehrere Listen aufteilen.</translation>
    </message>
    <message>
        <source>This format needs at least %2 goals, but the set has %1. Add goals, or choose another format.</source>
        <translation>Dieses Format braucht mindestens %2 Ziele, aber die Liste hat %1. Ziele hinzufügen oder ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>No goal belongs to tier %1, and each tier needs one. Give a goal this difficulty, or leave some goals without a difficulty.</source>
        <translation>Kein Ziel gehört zu Stufe %1, und jede Stufe braucht eines. Einem Ziel diese Schwierigkeit geben oder einige Ziele ohne Schwierigkeit lassen.</translation>
    </message>
    <message>
        <source>Tier %1 has %2 goals, but needs %3. Change the difficulty of some goals, or leave some without one.</source>
        <translation>Stufe %1 hat %2 Ziele, braucht aber %3. Die Schwierigkeit einiger Ziele ändern oder einige ohne Schwierigkeit lassen.</translation>
    </message>
    <message>
        <source>This format needs a board of %2 cells, but this one has %1. Choose another size.</source>
        <translation>Dieses Format braucht ein Brett mit %2 Feldern, aber dieses hat %1. Eine andere Größe wählen.</translation>
    </message>
    <message>
        <source>Cell %1 is empty, but this format needs a goal in every cell.</source>
        <translation>Feld %1 ist leer, aber dieses Format braucht in jedem Feld ein Ziel.</translation>
    </message>
    <message>
        <source>The goal in cell %1 has %2 characters; this format allows %3.</source>
        <translation>Das Ziel in Feld %1 hat %2 Zeichen; dieses Format erlaubt %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in curly quotation marks</source>
        <translation>
            <numerusform>%Ln Text in typografischen Anführungszeichen</numerusform>
            <numerusform>%Ln Texte in typografischen Anführungszeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in single quotation marks</source>
        <translation>
            <numerusform>%Ln Text in einfachen Anführungszeichen</numerusform>
            <numerusform>%Ln Texte in einfachen Anführungszeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys without quotes</source>
        <translation>
            <numerusform>%Ln Schlüssel ohne Anführungszeichen</numerusform>
            <numerusform>%Ln Schlüssel ohne Anführungszeichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commas before a closing bracket</source>
        <translation>
            <numerusform>%Ln Komma vor einer schließenden Klammer</numerusform>
            <numerusform>%Ln Kommas vor einer schließenden Klammer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing commas</source>
        <translation>
            <numerusform>%Ln fehlendes Komma</numerusform>
            <numerusform>%Ln fehlende Kommas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments left out</source>
        <translation>
            <numerusform>%Ln ausgelassener Kommentar</numerusform>
            <numerusform>%Ln ausgelassene Kommentare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty places in lists</source>
        <translation>
            <numerusform>%Ln leere Stelle in Listen</numerusform>
            <numerusform>%Ln leere Stellen in Listen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brackets of the wrong kind</source>
        <translation>
            <numerusform>%Ln Klammer der falschen Art</numerusform>
            <numerusform>%Ln Klammern der falschen Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters that are not written as they should be</source>
        <translation>
            <numerusform>%Ln Zeichen, das falsch geschrieben ist</numerusform>
            <numerusform>%Ln Zeichen, die falsch geschrieben sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quotation marks within a text</source>
        <translation>
            <numerusform>%Ln Anführungszeichen innerhalb eines Textes</numerusform>
            <numerusform>%Ln Anführungszeichen innerhalb von Texten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists within a list</source>
        <translation>
            <numerusform>%Ln Liste in einer Liste</numerusform>
            <numerusform>%Ln Listen in einer Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals between the tiers</source>
        <translation>
            <numerusform>%Ln Ziel zwischen den Stufen</numerusform>
            <numerusform>%Ln Ziele zwischen den Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that were not used</source>
        <translation>
            <numerusform>%Ln nicht verwendeter Schlüssel</numerusform>
            <numerusform>%Ln nicht verwendete Schlüssel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that were not used</source>
        <translation>
            <numerusform>%Ln nicht verwendeter Wert</numerusform>
            <numerusform>%Ln nicht verwendete Werte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text were left out</source>
        <translation>
            <numerusform>%Ln Ziel ohne Text wurde ausgelassen</numerusform>
            <numerusform>%Ln Ziele ohne Text wurden ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25 were not used</source>
        <translation>
            <numerusform>%Ln Schwierigkeit außerhalb von 1-25 wurde nicht verwendet</numerusform>
            <numerusform>%Ln Schwierigkeiten außerhalb von 1-25 wurden nicht verwendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that were not used</source>
        <translation>
            <numerusform>%Ln nicht verwendete Spalte</numerusform>
            <numerusform>%Ln nicht verwendete Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns whose meaning was guessed</source>
        <translation>
            <numerusform>%Ln Spalte, deren Bedeutung geraten wurde</numerusform>
            <numerusform>%Ln Spalten, deren Bedeutung geraten wurde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that were not used</source>
        <translation>
            <numerusform>%Ln nicht verwendete Zelle</numerusform>
            <numerusform>%Ln nicht verwendete Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>With a goal for each value, the file would be larger than %1. Shorten the ranges of some goals.</source>
        <translation>Mit einem Ziel für jeden Wert wäre die Datei größer als %1. Kürzen Sie die Bereiche einiger Ziele.</translation>
    </message>
    <message>
        <source>This script assigns no list that can be read.</source>
        <translation>Dieses Skript weist keine Liste zu, die gelesen werden kann.</translation>
    </message>
    <message>
        <source>%1 is not a text, number or list, so the entry with it was left out. Scripts are not run; write the value itself.</source>
        <translation>%1 ist kein Text, keine Zahl und keine Liste, daher wurde der Eintrag damit ausgelassen. Skripte werden nicht ausgeführt; bitte den Wert selbst hinschreiben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) have &quot;%1&quot; twice. The last one counts, as in a browser.</source>
        <translation>
            <numerusform>%Ln Ziel hat „%1“ doppelt. Das letzte zählt, wie in einem Browser.</numerusform>
            <numerusform>%Ln Ziele haben „%1“ doppelt. Das letzte zählt, wie in einem Browser.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 tiers became difficulties from 1 to %2, some of them the same.</source>
        <translation>Aus den %1 Stufen wurden Schwierigkeiten von 1 bis %2, zum Teil dieselben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; before the tiers is not a goal and was left out.</source>
        <translation>„%1“ vor den Stufen ist kein Ziel und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The file has several lists. &quot;%1&quot; was read, with %2 goals. The others: %3.</source>
        <translation>Die Datei hat mehrere Listen. „%1“ wurde gelesen, mit %2 Zielen. Die anderen: %3.</translation>
    </message>
    <message>
        <source>The file has no list &quot;%1&quot;.</source>
        <translation>Die Datei hat keine Liste „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>The names of %Ln group(s) of goals were read as their types.</source>
        <translation>
            <numerusform>Der Name von %Ln Gruppe von Zielen wurde als deren Typ gelesen.</numerusform>
            <numerusform>Die Namen von %Ln Gruppen von Zielen wurden als deren Typen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; beside the goals was not used.</source>
        <translation>„%1“ neben den Zielen wurde nicht verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln goal(s), &quot;%1&quot; was read as {{X}}, the value of a range.</source>
        <translation>
            <numerusform>In %Ln Ziel wurde „%1“ als {{X}} gelesen, der Wert aus einem Bereich.</numerusform>
            <numerusform>In %Ln Zielen wurde „%1“ als {{X}} gelesen, der Wert aus einem Bereich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spaces around %Ln line(s) were removed.</source>
        <translation>
            <numerusform>Die Leerzeichen um %Ln Zeile wurden entfernt.</numerusform>
            <numerusform>Die Leerzeichen um %Ln Zeilen wurden entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table was read as a card: %Ln cell(s) became goals.</source>
        <translation>
            <numerusform>Die Tabelle wurde als Karte gelesen: %Ln Zelle wurde zum Ziel.</numerusform>
            <numerusform>Die Tabelle wurde als Karte gelesen: %Ln Zellen wurden zu Zielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is in another file: %1. Open that one.</source>
        <translation>Die Liste ist in einer anderen Datei: %1. Bitte diese öffnen.</translation>
    </message>
    <message>
        <source>This is %1, which is not read. Save the list as JSON, as a table (CSV), or as a text with a goal a line.</source>
        <translation>Das ist %1, was nicht gelesen wird. Die Liste als JSON, als Tabelle (CSV) oder als Text mit einem Ziel je Zeile speichern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries of a script that were left out</source>
        <translation>
            <numerusform>%Ln Eintrag eines Skripts wurde ausgelassen</numerusform>
            <numerusform>%Ln Einträge eines Skripts wurden ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln Teil neben den Zielen wurde nicht verwendet</numerusform>
            <numerusform>%Ln Teile neben den Zielen wurden nicht verwendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines outside of the table</source>
        <translation>
            <numerusform>%Ln Zeile außerhalb der Tabelle</numerusform>
            <numerusform>%Ln Zeilen außerhalb der Tabelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of goals were read as tiers, from the easiest to the hardest.</source>
        <translation>
            <numerusform>%Ln Gruppe von Zielen wurde als Stufe gelesen, von der leichtesten zur schwersten.</numerusform>
            <numerusform>%Ln Gruppen von Zielen wurden als Stufen gelesen, von der leichtesten zur schwersten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit %2 of the type &quot;%1&quot; was not used, because no goal of the set has it as a category.</source>
        <translation>Die Grenze %2 des Typs „%1“ wurde nicht verwendet, weil kein Ziel der Liste ihn als Kategorie hat.</translation>
    </message>
    <message>
        <source>The line &quot;%1&quot; is not a goal and was left out.</source>
        <translation>Die Zeile „%1“ ist kein Ziel und wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The goal set would have %1 goals. At most %2 can be opened again, so nothing was added. Split it into several sets.</source>
        <translation>Die Zielliste hätte %1 Ziele. Höchstens %2 können wieder geöffnet werden, deshalb wurde nichts hinzugefügt. Bitte auf mehrere Listen aufteilen.</translation>
    </message>
    <message>
        <source>In the column &quot;%1&quot;, the cell &quot;%2&quot; was not used. Allowed: %3.</source>
        <translation>In der Spalte „%1“ wurde die Zelle „%2“ nicht verwendet. Erlaubt: %3.</translation>
    </message>
    <message>
        <source>This JSON holds no list of goals that is read. A list may be one of texts, or of objects with a &quot;name&quot;. It may stand in a list of tiers, under &quot;goals&quot;, or under the names of categories.</source>
        <translation>Dieses JSON enthält keine Liste von Zielen, die gelesen wird. Eine Liste darf aus Texten bestehen oder aus Objekten mit einem „name“. Sie darf in einer Liste von Stufen stehen, unter „goals“ oder unter den Namen von Kategorien.</translation>
    </message>
    <message>
        <source>Each line ends with a comma and a word such as &quot;%1&quot;. It stayed in the goal. To give the words a column of their own, put a line of titles, such as &quot;goal,types&quot;, above the list.</source>
        <translation>Jede Zeile endet mit einem Komma und einem Wort wie „%1“. Es blieb im Ziel. Damit die Wörter eine eigene Spalte bekommen, setzen Sie eine Zeile mit Titeln wie „goal,types“ über die Liste.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain markup, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln Ziel, „%1“, enthält Auszeichnungen, die im Text geblieben sind.</numerusform>
            <numerusform>%Ln Ziele wie „%1“ enthalten Auszeichnungen, die im Text geblieben sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; beside the goals was not used. It holds %Ln goal(s).</source>
        <translation>
            <numerusform>„%1“ neben den Zielen wurde nicht verwendet. Darin steht %Ln Ziel.</numerusform>
            <numerusform>„%1“ neben den Zielen wurde nicht verwendet. Darin stehen %Ln Ziele.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; was read as the name of the list, and was not used.</source>
        <translation>„%1“ wurde als Name der Liste gelesen und nicht verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln Liste neben den Zielen, die nicht verwendet wurde</numerusform>
            <numerusform>%Ln Listen neben den Zielen, die nicht verwendet wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>The objects in this list have no text of a goal. It is looked for under &quot;name&quot;, &quot;goal&quot;, &quot;text&quot; and the like. Their keys are: %1.</source>
        <translation>Die Objekte in dieser Liste haben keinen Text eines Ziels. Gesucht wird er unter „name“, „goal“, „text“ und ähnlichen Schlüsseln. Ihre Schlüssel sind: %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should hold the text of a goal, but it holds this: %2</source>
        <translation>„%1“ sollte den Text eines Ziels enthalten, enthält aber: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain &quot;|&quot;. All parts stayed in the text.</source>
        <translation>
            <numerusform>%Ln Ziel wie „%1“ enthält „|“. Alle Teile blieben im Text.</numerusform>
            <numerusform>%Ln Ziele wie „%1“ enthalten „|“. Alle Teile blieben im Text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain a placeholder without values, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln Ziel wie „%1“ enthält einen Platzhalter ohne Werte, der im Text blieb.</numerusform>
            <numerusform>%Ln Ziele wie „%1“ enthalten einen Platzhalter ohne Werte, der im Text blieb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; are web addresses.</source>
        <translation>
            <numerusform>%Ln Ziel wie „%1“ ist eine Webadresse.</numerusform>
            <numerusform>%Ln Ziele wie „%1“ sind Webadressen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; have no text, so their keys became their texts.</source>
        <translation>
            <numerusform>%Ln Ziel wie „%1“ hat keinen Text, darum wurde sein Schlüssel zum Text.</numerusform>
            <numerusform>%Ln Ziele wie „%1“ haben keinen Text, darum wurden ihre Schlüssel zu Texten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) say &quot;%1&quot;, which was read as &quot;%2&quot;. Sites ignore it.</source>
        <translation>
            <numerusform>%Ln Ziel hat „%1“, das als „%2“ gelesen wurde. Websites beachten es nicht.</numerusform>
            <numerusform>%Ln Ziele haben „%1“, das als „%2“ gelesen wurde. Websites beachten es nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a web page or XML, which is not read. Copy the goals themselves.</source>
        <translation>Das ist eine Webseite oder XML, was nicht gelesen wird. Kopieren Sie die Ziele selbst.</translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>„%1“</translation>
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
        <source>A modifier leaves it empty.</source>
        <translation>Ein Modifikator lässt es leer.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ruled out by: %1.</source>
        <comment>filters and in how many cells</comment>
        <translation>Ausgeschlossen durch: %1.</translation>
    </message>
    <message>
        <source>In cell %1: ruled out by %2.</source>
        <comment>a filter</comment>
        <translation>In Feld %1: ausgeschlossen durch %2.</translation>
    </message>
    <message>
        <source>In cell %1 it would break no rule; another goal was drawn.</source>
        <translation>In Feld %1 würde es keine Regel verletzen; ein anderes Ziel wurde gezogen.</translation>
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
        <source>chosen</source>
        <comment>the end of a funnel</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>no candidate left: limits relaxed</source>
        <comment>the end of a funnel</comment>
        <translation>kein Kandidat übrig: Grenzen gelockert</translation>
    </message>
    <message>
        <source>Filled by %1, in step %L2 of %L3.</source>
        <comment>a stage</comment>
        <translation>Gefüllt durch: %1, in Schritt %L2 von %L3.</translation>
    </message>
    <message>
        <source>It was placed in cell %1 and moved here later.</source>
        <translation>Es wurde auf Feld %1 gesetzt und später hierher gerückt.</translation>
    </message>
    <message>
        <source>Tried here but not kept: %1.</source>
        <comment>goals</comment>
        <translation>Hier versucht und nicht behalten: %1.</translation>
    </message>
    <message>
        <source>%1 is on this board</source>
        <comment>a goal</comment>
        <translation>%1 ist auf diesem Brett</translation>
    </message>
    <message>
        <source>Found in: %1.</source>
        <comment>cells</comment>
        <translation>Zu finden in: %1.</translation>
    </message>
    <message>
        <source>%1 is not on this board</source>
        <comment>a goal</comment>
        <translation>%1 ist nicht auf diesem Brett</translation>
    </message>
    <message>
        <source>Cell %1 has %2 instead.</source>
        <translation>Feld %1 enthält stattdessen %2.</translation>
    </message>
    <message>
        <source>%1 ±%2</source>
        <comment>a filter, minutes</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a number, a goal, why it was not kept</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Tried here but not kept, in this order:</source>
        <translation>Hier versucht und nicht behalten, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>Not in the pool.</source>
        <translation>Nicht im Vorrat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates: none fitted, so the limits were widened</source>
        <translation>
            <numerusform>%Ln Kandidat: Keiner passte, deshalb wurden die Grenzen erweitert</numerusform>
            <numerusform>%Ln Kandidaten: Keiner passte, deshalb wurden die Grenzen erweitert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates at first</source>
        <translation>
            <numerusform>%Ln Kandidat zu Beginn</numerusform>
            <numerusform>%Ln Kandidaten zu Beginn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates removed</source>
        <translation>
            <numerusform>%Ln Kandidat entfernt</numerusform>
            <numerusform>%Ln Kandidaten entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln cells it would break no rule.</source>
        <translation>
            <numerusform>In %Ln Feld würde es keine Regel verletzen.</numerusform>
            <numerusform>In %Ln Feldern würde es keine Regel verletzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 in %Ln Feld</numerusform>
            <numerusform>%1 in %Ln Feldern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %Ln goals here without success.</source>
        <translation>
            <numerusform>Frühere Versuche haben hier %Ln Ziel ohne Erfolg probiert.</numerusform>
            <numerusform>Frühere Versuche haben hier %Ln Ziele ohne Erfolg probiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals were candidates when this cell was filled. One of them was chosen</source>
        <translation>
            <numerusform>%Ln Ziel war Kandidat, als dieses Feld gefüllt wurde. Es wurde gewählt</numerusform>
            <numerusform>%Ln Ziele waren Kandidaten, als dieses Feld gefüllt wurde. Eines davon wurde gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emptied %Ln times on the way; previously here: %1.</source>
        <translation>
            <numerusform>Unterwegs %Ln-mal geleert; zuvor hier: %1.</numerusform>
            <numerusform>Unterwegs %Ln-mal geleert; zuvor hier: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values of the wrong type in the file</source>
        <translation>
            <numerusform>%Ln Wert vom falschen Typ in der Datei</numerusform>
            <numerusform>%Ln Werte vom falschen Typ in der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers out of range in the file</source>
        <translation>
            <numerusform>%Ln Zahl außerhalb des zulässigen Bereichs in der Datei</numerusform>
            <numerusform>%Ln Zahlen außerhalb des zulässigen Bereichs in der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown words in the file</source>
        <translation>
            <numerusform>%Ln unbekanntes Wort in der Datei</numerusform>
            <numerusform>%Ln unbekannte Wörter in der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate keys in the file</source>
        <translation>
            <numerusform>%Ln doppelter Schlüssel in der Datei</numerusform>
            <numerusform>%Ln doppelte Schlüssel in der Datei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories without a limit</source>
        <translation>
            <numerusform>%Ln Brettkategorie ohne Grenze</numerusform>
            <numerusform>%Ln Brettkategorien ohne Grenze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories without a limit</source>
        <translation>
            <numerusform>%Ln Linienkategorie ohne Grenze</numerusform>
            <numerusform>%Ln Linienkategorien ohne Grenze</numerusform>
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
        <source>%Ln goals with a category listed twice</source>
        <translation>
            <numerusform>%Ln Ziel mit doppelt aufgeführter Kategorie</numerusform>
            <numerusform>%Ln Ziele mit doppelt aufgeführter Kategorie</numerusform>
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
        <source>%Ln categories that no goal has</source>
        <translation>
            <numerusform>%Ln Kategorie, die kein Ziel hat</numerusform>
            <numerusform>%Ln Kategorien, die kein Ziel hat</numerusform>
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
        <source>%Ln goals whose tag is not in the tag list</source>
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
        <source>%Ln tags with characters that lockout.live does not accept</source>
        <translation>
            <numerusform>%Ln Markierung mit Zeichen, die lockout.live nicht akzeptiert</numerusform>
            <numerusform>%Ln Markierungen mit Zeichen, die lockout.live nicht akzeptiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags listed twice</source>
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
        <source>%Ln goals that can read the same as another goal</source>
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
        <source>%Ln icons that are neither pictures nor emoji</source>
        <translation>
            <numerusform>%Ln Symbol, das weder ein Bild noch ein Emoji ist</numerusform>
            <numerusform>%Ln Symbole, die weder ein Bild noch ein Emoji sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with both pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln Ziel mit Bildern und Emojis als Symbolen</numerusform>
            <numerusform>%Ln Ziele mit Bildern und Emojis als Symbolen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} but without a range</source>
        <translation>
            <numerusform>%Ln Ziel mit {{X}}, aber ohne Bereich</numerusform>
            <numerusform>%Ln Ziele mit {{X}}, aber ohne Bereich</numerusform>
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
        <source>%Ln ranges not in ascending order</source>
        <translation>
            <numerusform>%Ln nicht aufsteigend sortierter Bereich</numerusform>
            <numerusform>%Ln nicht aufsteigend sortierte Bereiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges whose maximum is over three times their minimum</source>
        <translation>
            <numerusform>%Ln Bereich, dessen Maximum mehr als das Dreifache des Minimums ist</numerusform>
            <numerusform>%Ln Bereiche, deren Maximum mehr als das Dreifache des Minimums ist</numerusform>
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
        <source>%Ln weightings outside 1-100</source>
        <translation>
            <numerusform>%Ln Gewichtung außerhalb von 1–100</numerusform>
            <numerusform>%Ln Gewichtungen außerhalb von 1–100</numerusform>
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
        <source>%Ln goals with forced positions in a set that does not allow them</source>
        <translation>
            <numerusform>%Ln Ziel mit festen Positionen in einer Liste, die keine erlaubt</numerusform>
            <numerusform>%Ln Ziele mit festen Positionen in einer Liste, die keine erlaubt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside this board</source>
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
        <source>%Ln goals whose board limit leaves no room on this board</source>
        <translation>
            <numerusform>%Ln Ziel, dessen Brettgrenze auf diesem Brett keinen Platz lässt</numerusform>
            <numerusform>%Ln Ziele, deren Brettgrenze auf diesem Brett keinen Platz lässt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with no cell in their zones</source>
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
        <source>%Ln numbers out of range</source>
        <translation>
            <numerusform>%Ln Zahl außerhalb des zulässigen Bereichs</numerusform>
            <numerusform>%Ln Zahlen außerhalb des zulässigen Bereichs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown options</source>
        <translation>
            <numerusform>%Ln unbekannte Option</numerusform>
            <numerusform>%Ln unbekannte Optionen</numerusform>
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
        <source>%Ln references to rows that no longer exist</source>
        <translation>
            <numerusform>%Ln Verweis auf nicht mehr vorhandene Zeilen</numerusform>
            <numerusform>%Ln Verweise auf nicht mehr vorhandene Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate names</source>
        <translation>
            <numerusform>%Ln doppelter Name</numerusform>
            <numerusform>%Ln doppelte Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits relaxed</source>
        <translation>
            <numerusform>%Ln Brettgrenze gelockert</numerusform>
            <numerusform>%Ln Brettgrenzen gelockert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line limits relaxed</source>
        <translation>
            <numerusform>%Ln Liniengrenze gelockert</numerusform>
            <numerusform>%Ln Liniengrenzen gelockert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression relaxed</source>
        <translation>
            <numerusform>Fortschritt %Ln-mal gelockert</numerusform>
            <numerusform>Fortschritt %Ln-mal gelockert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal can fill</source>
        <translation>
            <numerusform>%Ln Feld, das kein Ziel füllen kann</numerusform>
            <numerusform>%Ln Felder, die kein Ziel füllen kann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of the same kind</source>
        <translation>
            <numerusform>%Ln Problem derselben Art</numerusform>
            <numerusform>%Ln Probleme derselben Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gates that no board can pass</source>
        <translation>
            <numerusform>%Ln Bedingung, die kein Brett erfüllen kann</numerusform>
            <numerusform>%Ln Bedingungen, die kein Brett erfüllen kann</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placement rules for nothing</source>
        <translation>
            <numerusform>%Ln Platzierungsregel für nichts</numerusform>
            <numerusform>%Ln Platzierungsregeln für nichts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown names in placement rules</source>
        <translation>
            <numerusform>%Ln unbekannter Name in Platzierungsregeln</numerusform>
            <numerusform>%Ln unbekannte Namen in Platzierungsregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets that want nothing</source>
        <translation>
            <numerusform>%Ln Vorgabe, die nichts verlangt</numerusform>
            <numerusform>%Ln Vorgaben, die nichts verlangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that are hardly different</source>
        <translation>
            <numerusform>%Ln Kategorie, die sich kaum von einer anderen unterscheidet</numerusform>
            <numerusform>%Ln Kategorien, die sich kaum von einer anderen unterscheiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with a comma</source>
        <translation>
            <numerusform>%Ln Kategorie mit einem Komma</numerusform>
            <numerusform>%Ln Kategorien mit einem Komma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are hardly different</source>
        <translation>
            <numerusform>%Ln Markierung, die sich kaum von einer anderen unterscheidet</numerusform>
            <numerusform>%Ln Markierungen, die sich kaum von einer anderen unterscheiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are hardly different from another</source>
        <translation>
            <numerusform>%Ln Ziel, das sich kaum von einem anderen unterscheidet</numerusform>
            <numerusform>%Ln Ziele, die sich kaum von einem anderen unterscheiden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LabPanel</name>
    <message>
        <source>Tune</source>
        <translation>Abstimmen</translation>
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
    <message>
        <source>Yield</source>
        <translation>Ausbeute</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>Auswahl</translation>
    </message>
</context>
<context>
    <name>boardwright::LayeredWords</name>
    <message>
        <source>Layered boards need pieces. Add some to the table Pieces.</source>
        <translation>Ebenen-Bretter brauchen Figuren. Fügen Sie der Tabelle Figuren welche hinzu.</translation>
    </message>
    <message>
        <source>Up to this piece there are %1 pieces, but a board of this size has %2 cells. Lower a count, or make the board larger.</source>
        <translation>Bis zu dieser Figur sind es %1 Figuren, aber ein Brett dieser Größe hat %2 Felder. Verringern Sie eine Anzahl, oder vergrößern Sie das Brett.</translation>
    </message>
    <message>
        <source>This piece has no kind, so no rule can name it.</source>
        <translation>Diese Figur hat keine Art, daher kann keine Regel sie nennen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be whole numbers with spaces between them, such as &quot;0 4 5 7&quot;.</source>
        <translation>„%1“ muss aus ganzen Zahlen mit Leerzeichen dazwischen bestehen, etwa „0 4 5 7“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the board %2 times, but should be %3 times.</source>
        <translation>„%1“ ist %2-mal auf dem Brett, sollte es aber %3-mal sein.</translation>
    </message>
    <message>
        <source>Cell %1 has something that is not a piece of the set.</source>
        <translation>Feld %1 hat etwas, das keine Figur des Sets ist.</translation>
    </message>
    <message>
        <source>happiness %1 of %2</source>
        <comment>points of the board, most possible</comment>
        <translation>Zufriedenheit %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces without a kind</source>
        <translation>
            <numerusform>%Ln Figur ohne Art</numerusform>
            <numerusform>%Ln Figuren ohne Art</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layers, with a happiness of %1 of at most %2.</source>
        <translation>
            <numerusform>%Ln Ebene, mit einer Zufriedenheit von %1 von höchstens %2.</numerusform>
            <numerusform>%Ln Ebenen, mit einer Zufriedenheit von %1 von höchstens %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces do not meet placement rule %1.</source>
        <translation>
            <numerusform>%Ln Figur erfüllt die Platzierungsregel %1 nicht.</numerusform>
            <numerusform>%Ln Figuren erfüllen die Platzierungsregel %1 nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>happiness %1, the most possible</source>
        <comment>points of the board</comment>
        <translation>Zufriedenheit %1, das Höchstmögliche</translation>
    </message>
    <message>
        <source>not every piece meets every rule</source>
        <translation>nicht jedes Stück erfüllt jede Regel</translation>
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
    <name>boardwright::LinkWords</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>boardwright::ListChangeWords</name>
    <message>
        <source>&quot;%1&quot; is a new goal</source>
        <translation>„%1“ ist ein neues Ziel</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed</source>
        <comment>a goal</comment>
        <translation>„%1“ wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 is new</source>
        <translation>„%1“: Name %2 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 was removed</source>
        <translation>„%1“: Name %2 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 is now %3</source>
        <translation>„%1“: Name %2 ist jetzt %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 is new</source>
        <translation>„%1“: Japanische Name %2 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 was removed</source>
        <translation>„%1“: Japanische Name %2 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 is now %3</source>
        <translation>„%1“: Japanische Name %2 ist jetzt %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 is new</source>
        <translation>„%1“: Können %2 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 was removed</source>
        <translation>„%1“: Können %2 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 is now %3</source>
        <translation>„%1“: Können %2 ist jetzt %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 is new</source>
        <translation>„%1“: Zeit %2 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 was removed</source>
        <translation>„%1“: Zeit %2 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 is now %3</source>
        <translation>„%1“: Zeit %2 ist jetzt %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 is new</source>
        <translation>„%1“: Gewicht %2 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 was removed</source>
        <translation>„%1“: Gewicht %2 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 is now %3</source>
        <translation>„%1“: Gewicht %2 ist jetzt %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 is new</source>
        <translation>„%1“: Typ „%2“ %3 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 was removed</source>
        <translation>„%1“: Typ „%2“ %3 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 is now %4</source>
        <translation>„%1“: Typ „%2“ %3 ist jetzt %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 is new</source>
        <translation>„%1“: Unterart „%2“ %3 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 was removed</source>
        <translation>„%1“: Unterart „%2“ %3 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 is now %4</source>
        <translation>„%1“: Unterart „%2“ %3 ist jetzt %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 is new</source>
        <translation>„%1“: Linientyp „%2“ %3 ist neu</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 was removed</source>
        <translation>„%1“: Linientyp „%2“ %3 wurde entfernt</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 is now %4</source>
        <translation>„%1“: Linientyp „%2“ %3 ist jetzt %4</translation>
    </message>
    <message>
        <source>The threshold %2 of &quot;%1&quot; is new</source>
        <translation>Die Schwelle %2 von „%1“ ist neu</translation>
    </message>
    <message>
        <source>The threshold %2 of &quot;%1&quot; was removed</source>
        <translation>Die Schwelle %2 von „%1“ wurde entfernt</translation>
    </message>
    <message>
        <source>The threshold of &quot;%1&quot; was %2 and is now %3</source>
        <translation>Die Schwelle von „%1“ war %2 und ist jetzt %3</translation>
    </message>
    <message>
        <source>The filter %2 of &quot;%1&quot; is new</source>
        <translation>Der Filter %2 von „%1“ ist neu</translation>
    </message>
    <message>
        <source>The filter %2 of &quot;%1&quot; was removed</source>
        <translation>Der Filter %2 von „%1“ wurde entfernt</translation>
    </message>
    <message>
        <source>The filter of &quot;%1&quot; was %2 and is now %3</source>
        <translation>Der Filter von „%1“ war %2 und ist jetzt %3</translation>
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
        <source>The sign for the value in %Ln goal(s), such as #, which is read again as {{X}}</source>
        <translation>
            <numerusform>Das Zeichen für den Wert in %Ln Ziel, etwa #, das beim Lesen wieder zu {{X}} wird</numerusform>
            <numerusform>Das Zeichen für den Wert in %Ln Zielen, etwa #, das beim Lesen wieder zu {{X}} wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weighting of %Ln goal(s)</source>
        <translation>
            <numerusform>Die Gewichtung von %Ln Ziel</numerusform>
            <numerusform>Die Gewichtungen von %Ln Zielen</numerusform>
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
            <numerusform>Die Markierungen von %Ln Zielen</numerusform>
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
            <numerusform>Die Grenzen von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The forced positions of %Ln goal(s)</source>
        <translation>
            <numerusform>Die festen Positionen von %Ln Ziel</numerusform>
            <numerusform>Die festen Positionen von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The progressive range of %Ln goal(s)</source>
        <translation>
            <numerusform>Der ansteigende Bereich von %Ln Ziel</numerusform>
            <numerusform>Die ansteigenden Bereiche von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>Der Hinweistext von %Ln Ziel</numerusform>
            <numerusform>Die Hinweistexte von %Ln Zielen</numerusform>
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
        <source>%Ln disabled goal(s), left out entirely</source>
        <translation>
            <numerusform>%Ln deaktiviertes Ziel, ganz weggelassen</numerusform>
            <numerusform>%Ln deaktivierte Ziele, ganz weggelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data for %Ln goal(s)</source>
        <translation>
            <numerusform>Boardwrights eigene Daten zu %Ln Ziel</numerusform>
            <numerusform>Boardwrights eigene Daten zu %Ln Zielen</numerusform>
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
        <source>Boardwright&apos;s own data for the set</source>
        <translation>Boardwrights eigene Daten zur Zielliste</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a time, left out entirely</source>
        <translation>
            <numerusform>%Ln Ziel ohne Zeit, ganz weggelassen</numerusform>
            <numerusform>%Ln Ziele ohne Zeit, ganz weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema mode of the set</source>
        <translation>Der Schemamodus der Liste</translation>
    </message>
    <message numerus="yes">
        <source>The range of %Ln goal(s), which becomes a goal for each value</source>
        <translation>
            <numerusform>Der Bereich von %Ln Ziel, der zu einem Ziel je Wert wird</numerusform>
            <numerusform>Der Bereich von %Ln Zielen, der zu einem Ziel je Wert wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of %Ln goal(s) that are too long</source>
        <translation>
            <numerusform>Das Ende von %Ln Ziel, das zu lang ist</numerusform>
            <numerusform>Das Ende von %Ln Zielen, die zu lang sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without text, left out entirely</source>
        <translation>
            <numerusform>%Ln Ziel ohne Text, ganz ausgelassen</numerusform>
            <numerusform>%Ln Ziele ohne Text, ganz ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a difficulty get a tier by their place in the list</source>
        <translation>
            <numerusform>%Ln Ziel ohne Schwierigkeit bekommt eine Stufe nach seinem Platz in der Liste</numerusform>
            <numerusform>%Ln Ziele ohne Schwierigkeit bekommen eine Stufe nach ihrem Platz in der Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exact difficulty of %Ln goal(s), which becomes one of the few tiers</source>
        <translation>
            <numerusform>Die genaue Schwierigkeit von %Ln Ziel, die zu einer der wenigen Stufen wird</numerusform>
            <numerusform>Die genaue Schwierigkeit von %Ln Zielen, die zu einer der wenigen Stufen wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a category get a type of their own</source>
        <translation>
            <numerusform>%Ln Ziel ohne Kategorie bekommt einen eigenen Typ</numerusform>
            <numerusform>%Ln Ziele ohne Kategorie bekommen einen eigenen Typ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether the categories of %Ln goal(s) are of boards or of lines</source>
        <translation>
            <numerusform>Ob die Kategorien von %Ln Ziel für Bretter oder Linien gelten</numerusform>
            <numerusform>Ob die Kategorien von %Ln Zielen für Bretter oder Linien gelten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White space around %Ln goal(s), and control characters in them</source>
        <translation>
            <numerusform>Leerraum um %Ln Ziel und Steuerzeichen darin</numerusform>
            <numerusform>Leerraum um %Ln Ziele und Steuerzeichen darin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys in the file of %Ln goal(s) that Boardwright does not use</source>
        <translation>
            <numerusform>Schlüssel in der Datei von %Ln Ziel, die Boardwright nicht verwendet</numerusform>
            <numerusform>Schlüssel in der Datei von %Ln Zielen, die Boardwright nicht verwendet</numerusform>
        </translation>
    </message>
    <message>
        <source>The declared tags that no goal has</source>
        <translation>Die deklarierten Markierungen, die kein Ziel hat</translation>
    </message>
    <message>
        <source>Keys in the file of the set that Boardwright does not use</source>
        <translation>Schlüssel in der Datei der Zielliste, die Boardwright nicht verwendet</translation>
    </message>
    <message>
        <source>Opening the file in Boardwright, which reads at most %1 goals: with a goal for each value, it has more</source>
        <translation>Öffnen der Datei in Boardwright, das höchstens %1 Ziele liest: mit einem Ziel je Wert sind es mehr</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a tier, or without copies, left out entirely</source>
        <translation>
            <numerusform>%Ln Ziel ohne Stufe oder ohne Exemplare, ganz weggelassen</numerusform>
            <numerusform>%Ln Ziele ohne Stufe oder ohne Exemplare, ganz weggelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message>
        <source>All limits kept</source>
        <translation>Alle Grenzen eingehalten</translation>
    </message>
    <message>
        <source>Some cells could not be filled</source>
        <translation>Einige Felder konnten nicht gefüllt werden</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>random choice, attempt %1</source>
        <comment>stage that finished the board</comment>
        <translation>Zufallswahl, Versuch %1</translation>
    </message>
    <message>
        <source>search from an empty board, attempt %1, phase %2</source>
        <translation>Suche ab leerem Brett, Versuch %1, Phase %2</translation>
    </message>
    <message>
        <source>search, attempt %1, phase %2</source>
        <comment>stage that finished the board</comment>
        <translation>Suche, Versuch %1, Phase %2</translation>
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
    <message>
        <source>Attempt %1 of %2: random choice filled every cell; no search was needed.</source>
        <translation>Versuch %1 von %2: Die Zufallswahl hat jedes Feld gefüllt, eine Suche war nicht nötig.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the board from empty.</source>
        <translation>Versuch %1: Die Zufallswahl blieb stecken; in Phase %2 hat die Suche das leere Brett gefüllt.</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the rest.</source>
        <translation>Versuch %1: Die Zufallswahl blieb stecken; in Phase %2 hat die Suche den Rest gefüllt.</translation>
    </message>
    <message>
        <source>The search stopped early, in phase %1 of %2: it had tried everything, and no board from this pool keeps every limit.</source>
        <translation>Die Suche hat vorzeitig aufgehört, in Phase %1 von %2: Sie hatte alles probiert, und kein Brett aus diesem Vorrat hält alle Grenzen ein.</translation>
    </message>
    <message>
        <source>The search stopped early, after phase %1 of %2: it was making almost no progress.</source>
        <translation>Die Suche hat vorzeitig aufgehört, nach Phase %1 von %2: Sie kam kaum voran.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 line categories have a cap of 1; %3 % of goals have one.</source>
        <translation>Modus für enge Grenzen: %1 von %2 Linienkategorien erlauben nur 1 je Linie; %3&#xa0;% der Ziele haben eine.</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 board categories have a tight limit; %3 % of goals have one.</source>
        <translation>Modus für enge Grenzen: %1 von %2 Brettkategorien sind eng begrenzt; %3&#xa0;% der Ziele haben eine.</translation>
    </message>
    <message>
        <source>Cells: %1.</source>
        <comment>how many were filled by whom</comment>
        <translation>Felder: %1.</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>The board of the seed &quot;%1&quot;: those before it did not pass the gates.</source>
        <translation>Das Brett des Startwerts „%1“: Die davor erfüllten die Bedingungen nicht.</translation>
    </message>
    <message>
        <source>happiness %1</source>
        <comment>points of the placement rules</comment>
        <translation>Zufriedenheit %1</translation>
    </message>
    <message>
        <source>Goals were exchanged to meet the placement rules: happiness %1 before, %2 after.</source>
        <translation>Ziele wurden getauscht, um die Platzierungsregeln zu erfüllen: Zufriedenheit vorher %1, nachher %2.</translation>
    </message>
    <message numerus="yes">
        <source>It tried %Ln of at most %1 goals.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>Sie hat %Ln Ziel von höchstens %1 probiert.</numerusform>
            <numerusform>Sie hat %Ln Ziele von höchstens %1 probiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>%Ln Feld durch Lockerung, Versuch %1</numerusform>
            <numerusform>%Ln Felder durch Lockerung, Versuch %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempts</source>
        <translation>
            <numerusform>%Ln Versuch</numerusform>
            <numerusform>%Ln Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers</source>
        <translation>
            <numerusform>%Ln Modifikator</numerusform>
            <numerusform>%Ln Modifikatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Versuch %1: %Ln Feld ließ sich nur füllen, indem Grenzen gelockert wurden.</numerusform>
            <numerusform>Versuch %1: %Ln Felder ließen sich nur füllen, indem Grenzen gelockert wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: after a search (phases: %2), %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Versuch %1: Nach einer Suche (Phasen: %2) ließ sich %Ln Feld nur füllen, indem Grenzen gelockert wurden.</numerusform>
            <numerusform>Versuch %1: Nach einer Suche (Phasen: %2) ließen sich %Ln Felder nur füllen, indem Grenzen gelockert wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>Nach %Ln Versuch sind immer noch Felder leer. Ziele, die die Suchen probiert haben: %1; Phasen des letzten Versuchs: %2.</numerusform>
            <numerusform>Nach %Ln Versuchen sind immer noch Felder leer. Ziele, die die Suchen probiert haben: %1; Phasen des letzten Versuchs: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on. Chaos: every rule that can be switched off is off.</source>
        <translation>
            <numerusform>%Ln Modifikator ist an. Chaos: Jede abschaltbare Regel ist abgeschaltet.</numerusform>
            <numerusform>%Ln Modifikatoren sind an. Chaos: Jede abschaltbare Regel ist abgeschaltet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on.</source>
        <translation>
            <numerusform>%Ln Modifikator ist an.</numerusform>
            <numerusform>%Ln Modifikatoren sind an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits relaxed</source>
        <translation>
            <numerusform>%Ln Grenze gelockert</numerusform>
            <numerusform>%Ln Grenzen gelockert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %Ln goals</source>
        <translation>
            <numerusform>Vorrat: %Ln Ziel</numerusform>
            <numerusform>Vorrat: %Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln fest gesetzt</numerusform>
            <numerusform>%Ln fest gesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln durch Zufallswahl</numerusform>
            <numerusform>%Ln durch Zufallswahl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln durch Suche</numerusform>
            <numerusform>%Ln durch Suche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln durch Lockerung</numerusform>
            <numerusform>%Ln durch Lockerung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals returned to the pool</source>
        <translation>
            <numerusform>%Ln Ziel in den Vorrat zurückgeholt</numerusform>
            <numerusform>%Ln Ziele in den Vorrat zurückgeholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool had %Ln goals.</source>
        <translation>
            <numerusform>Der Vorrat hatte %Ln Ziel.</numerusform>
            <numerusform>Der Vorrat hatte %Ln Ziele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting had left out %Ln of them; they returned because the others could not fill the board.</source>
        <translation>
            <numerusform>Die Gewichtung hatte %Ln davon ausgeschlossen; es kam zurück, weil die anderen das Brett nicht füllen konnten.</numerusform>
            <numerusform>Die Gewichtung hatte %Ln davon ausgeschlossen; sie kamen zurück, weil die anderen das Brett nicht füllen konnten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected by gates</source>
        <comment>a board</comment>
        <translation>Von den Bedingungen abgelehnt</translation>
    </message>
    <message>
        <source>No cell could be filled</source>
        <translation>Kein Feld konnte gefüllt werden</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <comment>how many were filled by whom</comment>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>The last of the boards that did not pass the gates is shown.</source>
        <translation>Gezeigt wird das letzte der Bretter, die den Bedingungen nicht genügten.</translation>
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
        <source>Your changes in Source are not applied yet: %1</source>
        <translation>Die Änderungen unter „Quelltext“ sind noch nicht übernommen: %1</translation>
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
    <message>
        <source>Open a &amp;Sample</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>Export &amp;Table as CSV…</source>
        <translation>&amp;Tabelle als CSV exportieren …</translation>
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
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
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
    <message>
        <source>Show All Messages</source>
        <translation>Alle Meldungen zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show All Messages (%Ln more)</source>
        <translation>
            <numerusform>Alle Meldungen zeigen (%Ln weitere)</numerusform>
            <numerusform>Alle Meldungen zeigen (%Ln weitere)</numerusform>
        </translation>
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
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <comment>the title of a gate</comment>
        <translation>Verworfen: %1</translation>
    </message>
    <message>
        <source>Boards of the seeds tried before this one that the gate rejected</source>
        <translation>Bretter vorher versuchter Startwerte, die diese Bedingung verworfen hat</translation>
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
    <name>boardwright::MetricsView</name>
    <message>
        <source>Metrics and their targets</source>
        <translation>Kennzahlen und ihre Vorgaben</translation>
    </message>
    <message>
        <source>Bars will appear once there are puzzles</source>
        <translation>Balken erscheinen, sobald es Rätsel gibt</translation>
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
        <source>All goals get the other name in one step.</source>
        <translation>Jedes Ziel erhält den anderen Namen, in einem einzigen Schritt.</translation>
    </message>
    <message>
        <source>Enter adds it, Esc cancels.</source>
        <translation>Eingabe fügt den Namen hinzu, Esc bricht ab.</translation>
    </message>
    <message>
        <source>No other entry has this name.</source>
        <translation>Kein anderer Eintrag hat diesen Namen.</translation>
    </message>
    <message>
        <source>This name already exists.</source>
        <translation>Den Namen gibt es schon.</translation>
    </message>
    <message>
        <source>The name will be &quot;%1&quot;.</source>
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
    <name>boardwright::NamesDialog</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name der Liste</translation>
    </message>
    <message>
        <source>Names of the New Goal Set</source>
        <translation>Namen der neuen Zielliste</translation>
    </message>
    <message>
        <source>lockout.live shows these names. Both may stay empty; File &gt; Properties… has them, too.</source>
        <translation>lockout.live zeigt diese Namen. Beide dürfen leer bleiben; Datei &gt; Eigenschaften… enthält sie auch.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Leave Empty</source>
        <translation>&amp;Leer lassen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <translation>&amp;Name der Liste:</translation>
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
        <source>Merges the selected categories into another one</source>
        <translation>Führt die ausgewählten Kategorien in einer anderen zusammen</translation>
    </message>
    <message>
        <source>Merges the selected tags into another one</source>
        <translation>Führt die ausgewählten Markierungen in einer anderen zusammen</translation>
    </message>
    <message>
        <source>Removes the tags from the set and from all goals</source>
        <translation>Entfernt die Markierungen aus der Liste und aus allen Zielen</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>Fest&amp;legen</translation>
    </message>
    <message>
        <source>Gives a limit of 100 % to categories that goals have but that have no limit</source>
        <translation>Gibt Kategorien, die Ziele haben, aber keine Grenze haben, eine Grenze von 100&#xa0;%</translation>
    </message>
    <message>
        <source>Adds tags that goals have to the tag list</source>
        <translation>Nimmt Markierungen, die Ziele haben, in die Liste der Markierungen auf</translation>
    </message>
    <message>
        <source>Show &amp;goals</source>
        <translation>&amp;Ziele zeigen</translation>
    </message>
    <message>
        <source>Shows the goals that have the category</source>
        <translation>Zeigt die Ziele, die die Kategorie haben</translation>
    </message>
    <message>
        <source>Shows the goals that have the tag</source>
        <translation>Zeigt die Ziele, die die Markierung haben</translation>
    </message>
    <message>
        <source>Earlier in the list</source>
        <translation>Weiter vorn in der Liste</translation>
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
        <source>No category matches</source>
        <translation>Keine Kategorie passt</translation>
    </message>
    <message>
        <source>No tag matches</source>
        <translation>Keine Markierung passt</translation>
    </message>
    <message>
        <source>No name contains all of these words.</source>
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
        <source>Goals in a category share a limit on how much of the board, or of every line, they can fill.</source>
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
        <source>At most one goal per tag appears on a board.</source>
        <translation>Auf einem Brett erscheint höchstens ein Ziel je Markierung.</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Markierung hinzufügen</translation>
    </message>
    <message>
        <source>Removes the selection from the set and from all goals; board and line categories separately</source>
        <translation>Entfernt die Auswahl aus der Liste und allen Zielen; Brett- und Linienkategorien getrennt</translation>
    </message>
    <message>
        <source>Add other &amp;kind</source>
        <translation>Andere &amp;Art hinzufügen</translation>
    </message>
    <message>
        <source>Limits the category both on the board and in lines, to 100 % at first</source>
        <translation>Begrenzt die Kategorie auf dem Brett und in Linien, zunächst auf 100&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln categories</source>
        <translation>
            <numerusform>%1 von %Ln Kategorie</numerusform>
            <numerusform>%1 von %Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tags</source>
        <translation>
            <numerusform>%1 von %Ln Markierung</numerusform>
            <numerusform>%1 von %Ln Markierungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln Kategorie</numerusform>
            <numerusform>%Ln Kategorien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags</source>
        <translation>
            <numerusform>%Ln Markierung</numerusform>
            <numerusform>%Ln Markierungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::NewGoalRow</name>
    <message>
        <source>New goal…</source>
        <translation>Neues Ziel …</translation>
    </message>
    <message>
        <source>Type here to add a goal at the end (Enter or Tab in the last row leads here)</source>
        <translation>Hier tippen, um am Ende ein Ziel hinzuzufügen (Eingabe oder Tab in der letzten Zeile führt hierher)</translation>
    </message>
</context>
<context>
    <name>boardwright::NewNumbersButton</name>
    <message>
        <source>New &amp;Numbers…</source>
        <translation>Neue &amp;Zahlen…</translation>
    </message>
    <message>
        <source>List what would be written, old and new</source>
        <translation>Auflisten, was geschrieben würde, alt und neu</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>Neue Zahlen</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message>
        <source>&quot;%1&quot; must be a whole number of at least 1. Write numbers such as 2-5 or 3, 6, 9.</source>
        <translation>„%1“ muss eine ganze Zahl ab 1 sein. Zahlen wie 2-5 oder 3, 6, 9 schreiben.</translation>
    </message>
    <message>
        <source>all</source>
        <comment>all zones</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone. Zones are E, M, L and N: %2; or write &quot;all&quot;.</source>
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
        <source>A weighting must be a whole number from 1 to 100; &quot;%1&quot; is not.</source>
        <translation>Eine Gewichtung muss eine ganze Zahl von 1 bis 100 sein; „%1“ ist es nicht.</translation>
    </message>
    <message>
        <source>A limit must be a whole number of at least 1; &quot;%1&quot; is not. Disable the goal to keep it off the board.</source>
        <translation>Eine Grenze muss eine ganze Zahl ab 1 sein; „%1“ ist es nicht. Um das Ziel vom Brett fernzuhalten, es deaktivieren.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid tag. Tags consist of lower-case letters a to z, digits and underscores, such as boss_rush.</source>
        <translation>„%1“ ist keine gültige Markierung. Markierungen bestehen aus den Kleinbuchstaben a bis z, Ziffern und Unterstrichen, zum Beispiel boss_rush.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live accepts at most %3. Shorten it.</source>
        <translation>Die Markierung „%1“ hat %2 Zeichen; lockout.live akzeptiert höchstens %3. Die Markierung kürzen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an icon. An icon is an emoji or a picture whose name ends in .webp.</source>
        <translation>„%1“ ist kein Symbol. Ein Symbol ist ein Emoji oder ein Bild, dessen Name auf .webp endet.</translation>
    </message>
    <message>
        <source>lockout.live accepts either pictures or emoji, not both. Remove one kind.</source>
        <translation>lockout.live akzeptiert entweder Bilder oder Emojis, nicht beides. Eine Art entfernen.</translation>
    </message>
    <message>
        <source>A goal needs text. Disable or remove the goal if you do not want it.</source>
        <translation>Ein Ziel braucht einen Text. Wird das Ziel nicht gebraucht, es deaktivieren oder entfernen.</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>Nichts wurde eingegeben.</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.</source>
        <translation>
            <numerusform>Höchstens %Ln Zahl ist erlaubt. Weniger schreiben oder eine Schrittweite: 10..50/10.</numerusform>
            <numerusform>Höchstens %Ln Zahlen sind erlaubt. Weniger schreiben oder eine Schrittweite: 10..50/10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live akzeptiert höchstens 4 Kategorien je Art; hier ist %Ln. Einige entfernen.</numerusform>
            <numerusform>lockout.live akzeptiert höchstens 4 Kategorien je Art; hier sind %Ln. Einige entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal can have at most one tag; here are %Ln.</source>
        <translation>
            <numerusform>Ein Ziel kann höchstens eine Markierung haben; hier ist %Ln.</numerusform>
            <numerusform>Ein Ziel kann höchstens eine Markierung haben; hier sind %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 12 icons; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live akzeptiert höchstens 12 Symbole; hier ist %Ln. Einige entfernen.</numerusform>
            <numerusform>lockout.live akzeptiert höchstens 12 Symbole; hier sind %Ln. Einige entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal has %L1 characters; lockout.live accepts at most %L2. Shorten it, or move part of it to the tooltip.</source>
        <translation>Dieses Ziel hat %L1 Zeichen; lockout.live akzeptiert höchstens %L2. Das Ziel kürzen oder einen Teil davon in den Hinweistext verschieben.</translation>
    </message>
    <message>
        <source>This tooltip has %L1 characters; lockout.live accepts at most %L2. Shorten it.</source>
        <translation>Dieser Hinweistext hat %L1 Zeichen; lockout.live akzeptiert höchstens %L2. Den Hinweistext kürzen.</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message>
        <source>&amp;Add Goal</source>
        <translation>Ziel &amp;hinzufügen</translation>
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
        <source>There is no goal above this one to fill down from.</source>
        <translation>Über diesem Ziel gibt es keines zum Ausfüllen nach unten.</translation>
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
        <source>The clipboard contains no text to paste.</source>
        <translation>Die Zwischenablage enthält keinen Text zum Einfügen.</translation>
    </message>
    <message>
        <source>Not pasted: %1</source>
        <comment>titles of columns</comment>
        <translation>Nicht eingefügt: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the titles of columns</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced: as many were selected as the clipboard contains.</source>
        <translation>
            <numerusform>%Ln Ziel ersetzt: So viele waren ausgewählt, wie die Zwischenablage enthält.</numerusform>
            <numerusform>%Ln Ziele ersetzt: So viele waren ausgewählt, wie die Zwischenablage enthält.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals added below row %1.</source>
        <translation>
            <numerusform>%Ln Ziel unter Zeile %1 hinzugefügt.</numerusform>
            <numerusform>%Ln Ziele unter Zeile %1 hinzugefügt.</numerusform>
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
        <source>%1. Pale because the current boards ignore progression</source>
        <translation>%1. Blass, weil die jetzigen Bretter den Fortschritt nicht beachten</translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>Erscheint</translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Auf %L1 von %Ln Brett.</numerusform>
            <numerusform>Auf %L1 von %Ln Brettern.</numerusform>
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
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>Auf %Ln Brett: Gewichtung %1</numerusform>
            <numerusform>Auf %Ln Brettern: Gewichtung %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of boards that the goal is on. The mark shows what weighting alone would give. Type the share you want to find the weighting that gives it.</source>
        <translation>Anteil der Bretter, auf denen das Ziel steht. Der Strich zeigt, was die Gewichtung allein ergäbe. Einen gewünschten Anteil eingeben, um die Gewichtung dafür zu finden.</translation>
    </message>
    <message>
        <source>%1. Pale because boards of this generator do not depend on it</source>
        <translation>%1. Blass, weil Bretter dieses Generators nicht davon abhängen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problems</source>
        <translation>
            <numerusform>%Ln weiteres Problem</numerusform>
            <numerusform>%Ln weitere Probleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 (%Ln goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 ergibt %2 (%Ln Ziel)</numerusform>
            <numerusform>%1 ergibt %2 (%Ln Ziele)</numerusform>
        </translation>
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
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1, %2</translation>
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
        <source>Columns that define a goal</source>
        <translation>Spalten, die ein Ziel festlegen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Ausgleich</translation>
    </message>
    <message>
        <source>Columns that control how often goals appear</source>
        <translation>Spalten, die bestimmen, wie oft Ziele erscheinen</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Columns that control where goals appear on the board</source>
        <translation>Spalten, die bestimmen, wo auf dem Brett Ziele erscheinen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Statistics measured on boards</source>
        <translation>An Brettern gemessene Statistik</translation>
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
        <source>No goal contains all of these words in its text, tooltip, categories or tag and matches the other filters.</source>
        <translation>Kein Ziel enthält alle diese Wörter in Text, Hinweistext, Kategorien oder Markierung und passt zu den anderen Filtern.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Start a goal set here, or open one.</source>
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
    <message numerus="yes">
        <source>%1 of %Ln goals</source>
        <translation>
            <numerusform>%1 von %Ln Ziel</numerusform>
            <numerusform>%1 von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln deaktiviert</numerusform>
            <numerusform>%Ln deaktiviert</numerusform>
        </translation>
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
        <source>What the cell colours show</source>
        <translation>Was die Farben der Felder zeigen</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>Keine Einfärbung</translation>
    </message>
    <message>
        <source>At the edges: %1</source>
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
    <message>
        <source>&quot;%1&quot; is off: there is nothing to show of it</source>
        <comment>an overlay</comment>
        <translation>„%1“ ist aus: Es gibt nichts davon zu zeigen</translation>
    </message>
</context>
<context>
    <name>boardwright::Overlays</name>
    <message>
        <source>%1: average</source>
        <comment>a measure, over many boards</comment>
        <translation>%1: Mittel</translation>
    </message>
    <message>
        <source>%1: most frequent</source>
        <comment>a measure, over many boards</comment>
        <translation>%1: am häufigsten</translation>
    </message>
    <message>
        <source>%1: share of boards</source>
        <comment>a measure, over many boards</comment>
        <translation>%1: Anteil der Bretter</translation>
    </message>
    <message>
        <source>Where the chosen goal appears</source>
        <translation>Wo das gewählte Ziel erscheint</translation>
    </message>
    <message>
        <source>Where the chosen category appears</source>
        <translation>Wo die gewählte Kategorie erscheint</translation>
    </message>
    <message>
        <source>%1: mean over many boards</source>
        <translation>%1: Mittelwert vieler Bretter</translation>
    </message>
    <message>
        <source>%1: most frequent value over many boards</source>
        <translation>%1: häufigster Wert über viele Bretter</translation>
    </message>
    <message>
        <source>%1: share of many boards with at least one</source>
        <translation>%1: Anteil vieler Bretter mit mindestens einem</translation>
    </message>
    <message>
        <source>Share of boards on which the goal chosen in the table is in this cell</source>
        <translation>Anteil der Bretter, auf denen das in der Tabelle gewählte Ziel in diesem Feld steht</translation>
    </message>
    <message>
        <source>Share of boards on which this cell has a goal of the category chosen last, or of the first category of the chosen goal</source>
        <translation>Anteil der Bretter, auf denen dieses Feld ein Ziel der zuletzt gewählten Kategorie hat oder der ersten Kategorie des gewählten Ziels</translation>
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
        <source>No goal chosen</source>
        <translation>Kein Ziel gewählt</translation>
    </message>
    <message>
        <source>The chosen row is not a goal, or is not counted yet</source>
        <translation>Die gewählte Zeile ist kein Ziel oder wurde noch nicht gezählt</translation>
    </message>
    <message>
        <source>No category chosen</source>
        <translation>Keine Kategorie gewählt</translation>
    </message>
    <message>
        <source>%1: no counted goal has it</source>
        <translation>%1: kein gezähltes Ziel hat sie</translation>
    </message>
    <message>
        <source>No boards counted yet</source>
        <translation>Noch sind keine Bretter gezählt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Select a row of the table &quot;%1&quot;</source>
        <translation>Eine Zeile der Tabelle „%1“ auswählen</translation>
    </message>
</context>
<context>
    <name>boardwright::OwnTierRows</name>
    <message>
        <source>Add Boardwright&apos;s tiers</source>
        <comment>the name of an undo step</comment>
        <translation>Boardwrights Stufen hinzufügen</translation>
    </message>
</context>
<context>
    <name>boardwright::OwnTiersBar</name>
    <message>
        <source>Add a row with Boardwright&apos;s own numbers for each tier that has none</source>
        <translation>Für jede Stufe ohne Zeile eine mit Boardwrights eigenen Zahlen hinzufügen</translation>
    </message>
    <message>
        <source>Add Boardwright&apos;s &amp;Tiers</source>
        <translation>Boardwrights S&amp;tufen hinzufügen</translation>
    </message>
</context>
<context>
    <name>boardwright::ParameterGroup</name>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Resets everything here to its default</source>
        <translation>Setzt hier alles auf den Standard zurück</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of settings, how many of them differ from the usual</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Everything here is at its default</source>
        <translation>Alles hier steht auf dem Standard</translation>
    </message>
</context>
<context>
    <name>boardwright::PlayBingoWords</name>
    <message>
        <source>The layout has no cells. List its cells, or the difficulties of its goals.</source>
        <translation>Die Anordnung hat keine Felder. Führen Sie ihre Felder auf oder die Schwierigkeiten ihrer Ziele.</translation>
    </message>
    <message>
        <source>The layout has %1 cells; boards have at most %2.</source>
        <translation>Die Anordnung hat %1 Felder; Bretter haben höchstens %2.</translation>
    </message>
    <message>
        <source>The layout has %1 cells, which are no whole rows of %2.</source>
        <translation>Die Anordnung hat %1 Felder, das sind keine ganzen Zeilen von %2.</translation>
    </message>
    <message>
        <source>The site cannot make boards: the layout has %2 cells, and %1 goals pass the filters.</source>
        <translation>Die Website kann keine Bretter machen: Die Anordnung hat %2 Felder, und %1 Ziele passieren die Filter.</translation>
    </message>
    <message>
        <source>The site cannot make boards: %2 goals have difficulty %1, and the layout has %3 cells for them.</source>
        <translation>Die Website kann keine Bretter machen: %2 Ziele haben Schwierigkeit %1, und die Anordnung hat %3 Felder für sie.</translation>
    </message>
    <message>
        <source>Boards of all seeds have only %1 different sets of goals, because the site takes the goals of each difficulty by the seed&apos;s remainder. The line rule gives more.</source>
        <translation>Die Bretter aller Startwerte haben nur %1 verschiedene Mengen von Zielen, weil die Website die Ziele jeder Schwierigkeit nach dem Rest des Startwerts wählt. Mit der Linienregel sind es mehr.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing in the list, or is not what the site has there.</source>
        <translation>„%1“ fehlt in der Liste oder ist nicht, was die Website dort hat.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of the site.</source>
        <translation>„%1“ ist keine Einstellung der Website.</translation>
    </message>
    <message>
        <source>The site cannot make this board: no goal fits row %1, column %2.</source>
        <translation>Die Website kann dieses Brett nicht machen: Kein Ziel passt in Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>The goal of cell %1 is none that the layout has there.</source>
        <translation>Das Ziel von Feld %1 ist keines, das die Anordnung dort hat.</translation>
    </message>
    <message>
        <source>The board has more goals of category &quot;%1&quot; than its maximum.</source>
        <translation>Das Brett hat mehr Ziele der Kategorie „%1“ als ihre Höchstzahl.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties with too few goals</source>
        <translation>
            <numerusform>%Ln Schwierigkeit mit zu wenigen Zielen</numerusform>
            <numerusform>%Ln Schwierigkeiten mit zu wenigen Zielen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PlayPage</name>
    <message>
        <source>The seed of the board, as the number of a level of its tier</source>
        <translation>Der Startwert des Bretts, als Nummer eines Levels seiner Stufe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Level</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>&amp;Undo Step</source>
        <translation>S&amp;chritt zurück</translation>
    </message>
    <message>
        <source>Take back the last step (Backspace or Ctrl+Z)</source>
        <translation>Den letzten Schritt zurücknehmen (Rücktaste oder Strg+Z)</translation>
    </message>
    <message>
        <source>Take &amp;Warp</source>
        <translation>Spru&amp;ng nehmen</translation>
    </message>
    <message>
        <source>Go through the warp at the end of the route (W)</source>
        <translation>Durch den Sprung am Ende des Wegs gehen (W)</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Show a step that leads to a solution (H)</source>
        <translation>Einen Schritt zeigen, der zu einer Lösung führt (H)</translation>
    </message>
    <message>
        <source>So&amp;lve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Show a solution step by step</source>
        <translation>Eine Lösung Schritt für Schritt zeigen</translation>
    </message>
    <message>
        <source>Start &amp;Over</source>
        <translation>Ne&amp;u beginnen</translation>
    </message>
    <message>
        <source>Begin this puzzle again (Home)</source>
        <translation>Dieses Rätsel von vorn beginnen (Pos1)</translation>
    </message>
    <message>
        <source>–</source>
        <comment>the seed is not the number of a level</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cells that the route visits</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>boardwright::PlaySession</name>
    <message>
        <source>This board has no complete route, so there is no puzzle.</source>
        <translation>Dieses Brett hat keinen vollständigen Weg, also gibt es kein Rätsel.</translation>
    </message>
    <message>
        <source>Your route could not be completed, so the solution starts at the input pin.</source>
        <translation>Der bisherige Weg ließ sich nicht vollenden, deshalb beginnt die Lösung am Eingang.</translation>
    </message>
</context>
<context>
    <name>boardwright::PlayWords</name>
    <message>
        <source>%1, level %2</source>
        <comment>a tier of difficulty, a number</comment>
        <translation>%1, Level %2</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <comment>a tier of difficulty, any text</comment>
        <translation>%1, Startwert %2</translation>
    </message>
    <message>
        <source>Start at row %1, column %2, and visit all %3 cells.</source>
        <translation>In Zeile %1, Spalte %2 beginnen und alle %3 Felder besuchen.</translation>
    </message>
    <message>
        <source>Start at row %1, column %2, visit all %3 cells, and end at row %4, column %5.</source>
        <translation>In Zeile %1, Spalte %2 beginnen, alle %3 Felder besuchen und in Zeile %4, Spalte %5 enden.</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3 of %4 cells</source>
        <translation>Zeile %1, Spalte %2, %3 von %4 Feldern</translation>
    </message>
    <message>
        <source>Warp to row %1, column %2, %3 of %4 cells</source>
        <translation>Sprung zu Zeile %1, Spalte %2, %3 von %4 Feldern</translation>
    </message>
    <message>
        <source>Back at row %1, column %2, %3 of %4 cells</source>
        <translation>Zurück in Zeile %1, Spalte %2, %3 von %4 Feldern</translation>
    </message>
    <message>
        <source>The output pin must be the last cell.</source>
        <translation>Der Ausgang muss das letzte Feld sein.</translation>
    </message>
    <message>
        <source>There is a wall.</source>
        <translation>Dort ist eine Wand.</translation>
    </message>
    <message>
        <source>This is the edge of the board.</source>
        <translation>Hier ist der Rand des Bretts.</translation>
    </message>
    <message>
        <source>You have already visited that cell.</source>
        <translation>Dieses Feld wurde schon besucht.</translation>
    </message>
    <message>
        <source>That cell is not next to the end of your route.</source>
        <translation>Dieses Feld liegt nicht neben dem Ende des Wegs.</translation>
    </message>
    <message>
        <source>There is no warp here.</source>
        <translation>Hier ist kein Sprung.</translation>
    </message>
    <message>
        <source>You are at the start.</source>
        <translation>Der Weg steht am Start.</translation>
    </message>
    <message>
        <source>The puzzle is solved. Start over to play it again.</source>
        <translation>Das Rätsel ist gelöst. Neu beginnen, um es noch einmal zu spielen.</translation>
    </message>
    <message>
        <source>Dead end: the route cannot be completed from here.</source>
        <translation>Sackgasse: Von hier aus lässt sich der Weg nicht vollenden.</translation>
    </message>
    <message>
        <source>Only the output pin is left.</source>
        <translation>Nur der Ausgang ist noch übrig.</translation>
    </message>
    <message>
        <source>Go to row %1, column %2.</source>
        <translation>Zu Zeile %1, Spalte %2 gehen.</translation>
    </message>
    <message>
        <source>Take the warp to row %1, column %2.</source>
        <translation>Den Sprung zu Zeile %1, Spalte %2 nehmen.</translation>
    </message>
    <message>
        <source>It is not known whether the route can be completed from here.</source>
        <translation>Es ist nicht bekannt, ob sich der Weg von hier aus vollenden lässt.</translation>
    </message>
    <message>
        <source>The route cannot be completed from here. How far to go back is not known.</source>
        <translation>Von hier aus lässt sich der Weg nicht vollenden. Wie weit es zurückgehen muss, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>through the warp</source>
        <translation>durch den Sprung</translation>
    </message>
    <message>
        <source>There is nowhere to go from here.</source>
        <translation>Von hier aus geht es nirgends weiter.</translation>
    </message>
    <message>
        <source>You can go %1.</source>
        <comment>a list such as: up, left, and through the warp</comment>
        <translation>Weiter geht es %1.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <comment>minutes and seconds</comment>
        <translation>Gelöst in %1.</translation>
    </message>
    <message>
        <source>Solution shown</source>
        <translation>Lösung gezeigt</translation>
    </message>
    <message>
        <source>Solved by hand</source>
        <translation>Selbst gelöst</translation>
    </message>
    <message>
        <source>Mechanic: %1</source>
        <translation>Mechanik: %1</translation>
    </message>
    <message>
        <source>Cells: %1</source>
        <translation>Felder: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>Steps taken back: %1</source>
        <translation>Zurückgenommene Schritte: %1</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <translation>Tipps: %1</translation>
    </message>
    <message>
        <source>The wrong turn was to row %1, column %2.</source>
        <translation>Die falsche Abzweigung führte zu Zeile %1, Spalte %2.</translation>
    </message>
    <message>
        <source>in the fog</source>
        <comment>a cell</comment>
        <translation>im Nebel</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>a cell</comment>
        <translation>Wand</translation>
    </message>
    <message>
        <source>input pin</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>output pin</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>the end of your route</source>
        <comment>a cell</comment>
        <translation>das Ende Ihres Wegs</translation>
    </message>
    <message>
        <source>visited as cell %1</source>
        <comment>its place along the route</comment>
        <translation>als Feld %1 besucht</translation>
    </message>
    <message>
        <source>not visited</source>
        <comment>a cell</comment>
        <translation>nicht besucht</translation>
    </message>
    <message>
        <source>warp to row %1, column %2</source>
        <translation>Sprung zu Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>warp</source>
        <comment>a cell</comment>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <comment>what is seen in a cell</comment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>You can go here.</source>
        <translation>Hierhin können Sie gehen.</translation>
    </message>
    <message numerus="yes">
        <source>Take back %Ln steps.</source>
        <translation>
            <numerusform>%Ln Schritt zurücknehmen.</numerusform>
            <numerusform>%Ln Schritte zurücknehmen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PositionsEdit</name>
    <message>
        <source>Forced positions</source>
        <translation>Feste Positionen</translation>
    </message>
    <message>
        <source>Anywhere. Choose the only cells where it may appear</source>
        <translation>Überall. Die einzigen Felder auswählen, auf denen es erscheinen darf</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln cells.</source>
        <translation>
            <numerusform>Dieses Brett hat %Ln Feld.</numerusform>
            <numerusform>Dieses Brett hat %Ln Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in %Ln cells</source>
        <translation>
            <numerusform>Nur auf %Ln Feld</numerusform>
            <numerusform>Nur auf %Ln Feldern</numerusform>
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
        <source>Show only the board, on the whole screen (%1)</source>
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
        <source>Unaccept all</source>
        <translation>Alle nicht mehr akzeptieren</translation>
    </message>
    <message>
        <source>Unaccept</source>
        <translation>Nicht mehr akzeptieren</translation>
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
        <translation>Grenze auf %1&#xa0;% setzen</translation>
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
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message>
        <source>The set and this board are fine.</source>
        <translation>Die Liste und dieses Brett sind in Ordnung.</translation>
    </message>
    <message>
        <source>Also show accepted warnings</source>
        <translation>Auch akzeptierte Warnungen zeigen</translation>
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
    <message>
        <source>no complete board for this seed</source>
        <translation>kein vollständiges Brett für diesen Startwert</translation>
    </message>
</context>
<context>
    <name>boardwright::ProgressionPage</name>
    <message>
        <source>Lower values come earlier on the board</source>
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
        <source>One game mode in one size. Goals can have forced positions on that board.</source>
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
    <name>boardwright::PuzzleView</name>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Arrow keys move along the board, W takes a warp, Backspace takes back a step, H gives a hint, L says where you can go, and Home starts over.</source>
        <translation>Pfeiltasten führen über das Brett, W nimmt einen Sprung, die Rücktaste nimmt einen Schritt zurück, H gibt einen Tipp, L sagt, wohin es weitergeht, und Pos1 beginnt von vorn.</translation>
    </message>
</context>
<context>
    <name>boardwright::QualityPage</name>
    <message>
        <source>What rejects topologies</source>
        <translation>Woran Topologien scheitern</translation>
    </message>
    <message>
        <source>A row will appear for each test</source>
        <translation>Für jede Prüfung erscheint eine Zeile</translation>
    </message>
</context>
<context>
    <name>boardwright::RangeEdit</name>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>No values. Enter some, such as 2-5 or 3, 6, 9</source>
        <translation>Keine Werte. Welche eingeben, zum Beispiel 2-5 oder 3, 6, 9</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln Wert: %1</numerusform>
            <numerusform>%Ln Werte: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingSign</name>
    <message>
        <source>&quot;%1&quot; was not opened.</source>
        <translation>„%1“ wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>„%1“ wird gelesen …</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message>
        <source>No value of a line counts</source>
        <translation>Kein Wert einer Linie zählt</translation>
    </message>
    <message>
        <source>Not valid, so all but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number</source>
        <translation>Ungültig, also zählen alle außer dem höchsten. „min“ oder „max“, ein Leerzeichen und eine Zahl schreiben</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln highest values of a line count</source>
        <translation>
            <numerusform>Der höchste Wert einer Linie zählt</numerusform>
            <numerusform>Die %Ln höchsten Werte einer Linie zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln lowest values of a line count</source>
        <translation>
            <numerusform>Der niedrigste Wert einer Linie zählt</numerusform>
            <numerusform>Die %Ln niedrigsten Werte einer Linie zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln lowest values of a line count</source>
        <translation>
            <numerusform>Alle außer dem niedrigsten Wert einer Linie zählen</numerusform>
            <numerusform>Alle außer den %Ln niedrigsten Werten einer Linie zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln highest values of a line count</source>
        <translation>
            <numerusform>Alle außer dem höchsten Wert einer Linie zählen</numerusform>
            <numerusform>Alle außer den %Ln höchsten Werten einer Linie zählen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message>
        <source>%1 → %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 → %2&#xa0;%</translation>
    </message>
    <message>
        <source>no cell changed on this board</source>
        <translation>auf diesem Brett kein Feld geändert</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one number to another</comment>
        <translation>%1 → %2</translation>
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
        <source>relaxed boards: %1</source>
        <comment>from one share to another</comment>
        <translation>gelockerte Bretter: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what moved, from one number to another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>new: %1 (%2 of boards)</source>
        <comment>a goal, a share</comment>
        <translation>neu: %1 (%2 der Bretter)</translation>
    </message>
    <message>
        <source>removed: %1 (was on %2 of boards)</source>
        <comment>a goal, a share</comment>
        <translation>entfernt: %1 (war auf %2 der Bretter)</translation>
    </message>
    <message>
        <source>%1 of boards differ; no statistic changed significantly</source>
        <translation>%1 der Bretter sind anders; keine Statistik hat sich signifikant geändert</translation>
    </message>
    <message>
        <source>boards can no longer be made</source>
        <translation>es lassen sich keine Bretter mehr erstellen</translation>
    </message>
    <message>
        <source>boards can now be made</source>
        <translation>jetzt lassen sich Bretter erstellen</translation>
    </message>
    <message>
        <source>no board can be made, before or after</source>
        <translation>es lässt sich kein Brett erstellen, weder vorher noch nachher</translation>
    </message>
    <message>
        <source>no board changed</source>
        <translation>kein Brett geändert</translation>
    </message>
    <message>
        <source>counting boards…</source>
        <translation>Bretter werden gezählt…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>No significant change</source>
        <translation>Keine signifikante Änderung</translation>
    </message>
    <message>
        <source>Significant changes, strongest evidence first:</source>
        <translation>Signifikante Änderungen, die am besten belegten zuerst:</translation>
    </message>
    <message>
        <source>Since pinning</source>
        <translation>Seit dem Anheften</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) changed on this board</source>
        <translation>
            <numerusform>auf diesem Brett %Ln Feld geändert</numerusform>
            <numerusform>auf diesem Brett %Ln Felder geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reworded goal(s) redrawn</source>
        <translation>
            <numerusform>%Ln umformuliertes Ziel neu gezogen</numerusform>
            <numerusform>%Ln umformulierte Ziele neu gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln boards: %1</source>
        <comment>of how many seeds, what changed there</comment>
        <translation>
            <numerusform>auf %Ln Brett: %1</numerusform>
            <numerusform>auf %Ln Brettern: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps redone</source>
        <translation>
            <numerusform>%Ln Schritt wiederholt</numerusform>
            <numerusform>%Ln Schritte wiederholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps undone</source>
        <translation>
            <numerusform>%Ln Schritt rückgängig gemacht</numerusform>
            <numerusform>%Ln Schritte rückgängig gemacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the boards of %Ln seeds, the same before and after:</source>
        <translation>
            <numerusform>Von den Brettern von %Ln Startwert, vorher und nachher demselben:</numerusform>
            <numerusform>Von den Brettern von %Ln Startwerten, vorher und nachher denselben:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of boards differ</source>
        <translation>%1 der Bretter sind anders</translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %Ln goal(s) were reworded, so they are drawn anew.</source>
        <translation>
            <numerusform>Bretter ziehen Ziele nach ihrem Text. %Ln Ziel wurde umformuliert und wird deshalb neu gezogen.</numerusform>
            <numerusform>Bretter ziehen Ziele nach ihrem Text. %Ln Ziele wurden umformuliert und werden deshalb neu gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>und %Ln mehr</numerusform>
            <numerusform>und %Ln mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>no board for this seed, before or after</source>
        <translation>vorher wie nachher kein Brett für diesen Startwert</translation>
    </message>
    <message>
        <source>this seed has a board now</source>
        <translation>dieser Startwert hat jetzt ein Brett</translation>
    </message>
    <message>
        <source>this seed has no board any more</source>
        <translation>dieser Startwert hat kein Brett mehr</translation>
    </message>
    <message>
        <source>this board has another shape</source>
        <translation>dieses Brett hat eine andere Form</translation>
    </message>
    <message>
        <source>another route on this board</source>
        <translation>ein anderer Weg auf diesem Brett</translation>
    </message>
    <message>
        <source>seeds without a board: %1</source>
        <comment>from one share to another</comment>
        <translation>Startwerte ohne Brett: %1</translation>
    </message>
    <message>
        <source>only the words of goals differ, on %1 of boards</source>
        <comment>a share</comment>
        <translation>nur der Wortlaut von Zielen unterscheidet sich, auf %1 der Bretter</translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s), but not for this one</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>jetzt lassen sich für %1 von %Ln Startwert Bretter erstellen, aber nicht für diesen</numerusform>
            <numerusform>jetzt lassen sich für %1 von %Ln Startwerten Bretter erstellen, aber nicht für diesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s)</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>jetzt lassen sich für %1 von %Ln Startwert Bretter erstellen</numerusform>
            <numerusform>jetzt lassen sich für %1 von %Ln Startwerten Bretter erstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>no seed has a board, before or after</source>
        <translation>vorher wie nachher hat kein Startwert ein Brett</translation>
    </message>
    <message numerus="yes">
        <source>this board has another shape, with %Ln changed cell(s)</source>
        <translation>
            <numerusform>dieses Brett hat eine andere Form, mit %Ln geänderten Feld</numerusform>
            <numerusform>dieses Brett hat eine andere Form, mit %Ln geänderten Feldern</numerusform>
        </translation>
    </message>
    <message>
        <source>seeds whose boards gates reject: %1</source>
        <comment>from one share to another</comment>
        <translation>Startwerte, deren Bretter Bedingungen verwerfen: %1</translation>
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
        <source>Redo this edit</source>
        <translation>Diese Änderung wiederholen</translation>
    </message>
    <message>
        <source>Undo this edit</source>
        <translation>Diese Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Effect of the last edit</source>
        <translation>Wirkung der letzten Änderung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edit, what it did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pinned: your changes are compared with the set and board as they were when pinned.</source>
        <translation>Angeheftet: Änderungen werden mit Zielliste und Brett zum Zeitpunkt des Anheftens verglichen.</translation>
    </message>
    <message>
        <source>Keep the Board</source>
        <translation>Brett behalten</translation>
    </message>
    <message>
        <source>Draw the reworded goals by the text that they had, so that no board changes but for the words</source>
        <translation>Die umformulierten Ziele nach ihrem früheren Text ziehen, damit sich auf keinem Brett mehr als die Worte ändert</translation>
    </message>
    <message>
        <source>What an edit changes is shown here.</source>
        <translation>Hier steht, was eine Änderung bewirkt.</translation>
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
        <source>Unsaved work cannot be backed up in case of a crash. Save regularly. %1</source>
        <translation>Nicht gespeicherte Arbeit kann nicht gegen einen Absturz gesichert werden. Regelmäßig speichern. %1</translation>
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
    <name>boardwright::RemadeWords</name>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Differs from the file, from %1 on</source>
        <comment>a place such as cells[3].goal</comment>
        <translation>Weicht ab %1 von der Datei ab</translation>
    </message>
    <message>
        <source>This is no board: it needs &quot;generator&quot;, &quot;seed&quot; and &quot;cells&quot;. Use a board that was exported as JSON.</source>
        <translation>Das ist kein Brett: Es braucht „generator“, „seed“ und „cells“. Verwenden Sie ein Brett, das als JSON exportiert wurde.</translation>
    </message>
    <message>
        <source>There is no generator &quot;%1&quot;. The board may be made by a newer version of Boardwright.</source>
        <translation>Es gibt keinen Generator „%1“. Vielleicht hat eine neuere Version von Boardwright das Brett erzeugt.</translation>
    </message>
    <message>
        <source>This set has no such boards: %1</source>
        <comment>a sentence</comment>
        <translation>Aus dieser Zielliste entsteht kein solches Brett: %1</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message>
        <source>Match case</source>
        <translation>Groß- und Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>Nur ganze Wörter</translation>
    </message>
    <message>
        <source>Regular expression; in the replacement, \1 stands for the first group</source>
        <translation>Regulärer Ausdruck; in der Ersetzung steht \1 für die erste Gruppe</translation>
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
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>Wegen Zeile %1 wurde nichts ersetzt: %2</translation>
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
        <source>Replace the match in the current cell</source>
        <translation>Treffer in der aktuellen Zelle ersetzen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>Alle Treffer ersetzen</translation>
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
    <message>
        <source>category and tag names can only be changed in all goals at once</source>
        <translation>Namen von Kategorien und Markierungen lassen sich nur in allen Zielen zugleich ändern</translation>
    </message>
    <message>
        <source>Selected rows only</source>
        <translation>Nur ausgewählte Zeilen</translation>
    </message>
    <message>
        <source>These cells cannot be edited.</source>
        <translation>Diese Zellen können nicht bearbeitet werden.</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln goals</source>
        <translation>
            <numerusform>Ersetzen in %Ln Ziel</numerusform>
            <numerusform>Ersetzen in %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln goals</source>
        <translation>
            <numerusform>In %Ln Ziel ersetzt</numerusform>
            <numerusform>In %Ln Zielen ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names of categories and tags changed everywhere, including limits</source>
        <translation>
            <numerusform>%Ln Name einer Kategorie oder Markierung wurde überall geändert, Grenzen eingeschlossen</numerusform>
            <numerusform>%Ln Namen von Kategorien und Markierungen wurden überall geändert, Grenzen eingeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln cells</source>
        <translation>
            <numerusform>In %Ln Zelle ersetzt</numerusform>
            <numerusform>In %Ln Zellen ersetzt</numerusform>
        </translation>
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
    <name>boardwright::ResultView</name>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;Picture</source>
        <translation>Als Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Copy the result as lines of text</source>
        <translation>Das Ergebnis als Textzeilen kopieren</translation>
    </message>
    <message>
        <source>Copy a picture of the board with the result</source>
        <translation>Ein Bild des Bretts mit dem Ergebnis kopieren</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>Das Ergebnis wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>The result was copied as a picture.</source>
        <translation>Das Ergebnis wurde als Bild kopiert.</translation>
    </message>
</context>
<context>
    <name>boardwright::RoomWords</name>
    <message>
        <source>&quot;%1&quot; is no seed of a room. Seeds of the site are whole numbers from 0 to %2.</source>
        <translation>„%1“ ist kein Startwert eines Raums. Startwerte der Website sind ganze Zahlen von 0 bis %2.</translation>
    </message>
    <message>
        <source>The site cannot make this board: fewer than %1 goals may stand together.</source>
        <translation>Die Website kann dieses Brett nicht machen: Weniger als %1 Ziele dürfen zusammen stehen.</translation>
    </message>
    <message>
        <source>The goal in cell %1 shares types with goals of its lines (clash %2). The site does not say so.</source>
        <translation>Das Ziel in Feld %1 teilt sich Typen mit Zielen seiner Linien (Konflikt %2). Die Website sagt das nicht.</translation>
    </message>
    <message>
        <source>The goal in cell %1 stands in cell %2, too.</source>
        <translation>Das Ziel in Feld %1 steht auch in Feld %2.</translation>
    </message>
    <message>
        <source>Cell %1 has no goal of the list.</source>
        <translation>Feld %1 hat kein Ziel der Liste.</translation>
    </message>
    <message>
        <source>The tiers of the cells are not those of the site&apos;s boards.</source>
        <translation>Die Stufen der Felder sind nicht die der Bretter der Website.</translation>
    </message>
    <message>
        <source>In cell %1, &quot;%2&quot; would clash less.</source>
        <translation>In Feld %1 gäbe „%2“ weniger Konflikt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands beside a goal that rules it out.</source>
        <translation>„%1“ steht neben einem Ziel, das es ausschließt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals share types with goals of their lines</source>
        <translation>
            <numerusform>%Ln Ziel teilt sich Typen mit Zielen seiner Linien</numerusform>
            <numerusform>%Ln Ziele teilen sich Typen mit Zielen ihrer Linien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells repeat a goal</source>
        <translation>
            <numerusform>%Ln Feld wiederholt ein Ziel</numerusform>
            <numerusform>%Ln Felder wiederholen ein Ziel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedPanel</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Boardwright&apos;s own numbers are used for all tiers. A row for a tier replaces them.</source>
        <translation>Für alle Stufen gelten Boardwrights eigene Zahlen. Eine Zeile für eine Stufe ersetzt sie.</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Abstimmung</translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedWords</name>
    <message>
        <source>This tier has a row above, so this one has no effect.</source>
        <translation>Diese Stufe hat weiter oben schon eine Zeile, deshalb bleibt diese ohne Wirkung.</translation>
    </message>
    <message>
        <source>The largest size, %2, is smaller than the smallest, %1. All boards are %1.</source>
        <translation>Das größte Brett, %2, ist kleiner als das kleinste, %1. Alle Bretter sind %1.</translation>
    </message>
    <message>
        <source>The range ends at %2, before it begins at %1. It is taken as %1 alone.</source>
        <translation>Der Bereich endet bei %2, bevor er bei %1 beginnt. Es gilt nur %1.</translation>
    </message>
    <message>
        <source>These weights are all 0, so each of them counts as 1.</source>
        <translation>Diese Gewichte sind alle 0, deshalb zählt jedes als 1.</translation>
    </message>
    <message>
        <source>The target ends at %1, but boards below %2 are rejected. Raise the target, or lower what is rejected.</source>
        <translation>Die Vorgabe endet bei %1, aber Bretter unter %2 werden verworfen. Die Vorgabe erhöhen oder weniger verwerfen.</translation>
    </message>
    <message>
        <source>No two cells of the smallest board are %1 apart: at most %2. Its boards have no warps.</source>
        <translation>Keine zwei Felder des kleinsten Bretts liegen %1 auseinander: höchstens %2. Bretter dieser Größe haben keine Sprünge.</translation>
    </message>
    <message>
        <source>So many walls leave no cells. Boards keep two cells open.</source>
        <translation>So viele Wände lassen keine Felder übrig. Auf jedem Brett bleiben zwei Felder offen.</translation>
    </message>
    <message>
        <source>None of %1 topologies passed: %2 have no route that was found, %3 have too few or too shallow forks. Lower what the tier rejects, or change its walls.</source>
        <translation>Keine von %1 Topologien genügte: Bei %2 wurde kein Weg gefunden, %3 haben zu wenige oder zu flache Gabelungen. Weniger verwerfen lassen oder die Wände der Stufe ändern.</translation>
    </message>
    <message>
        <source>Only %1 of %2 open cells hang together.</source>
        <translation>Nur %1 von %2 offenen Feldern hängen zusammen.</translation>
    </message>
    <message>
        <source>The route visits %1 cells, but should visit each of %2 once.</source>
        <translation>Der Weg besucht %1 Felder, sollte aber jedes von %2 einmal besuchen.</translation>
    </message>
    <message>
        <source>Step %1 of the route leads to a cell that is not beside the one before.</source>
        <translation>Schritt %1 des Wegs führt zu einem Feld, das nicht neben dem vorigen liegt.</translation>
    </message>
    <message>
        <source>topology %1</source>
        <comment>a board that passed</comment>
        <translation>Topologie %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers that are listed twice</source>
        <translation>
            <numerusform>%Ln doppelt aufgeführte Stufe</numerusform>
            <numerusform>%Ln doppelt aufgeführte Stufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers whose largest size is below the smallest</source>
        <translation>
            <numerusform>%Ln Stufe, deren größtes Brett kleiner ist als das kleinste</numerusform>
            <numerusform>%Ln Stufen, deren größtes Brett kleiner ist als das kleinste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that end before they begin</source>
        <translation>
            <numerusform>%Ln Bereich, der endet, bevor er beginnt</numerusform>
            <numerusform>%Ln Bereiche, die enden, bevor sie beginnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of weights that are all 0</source>
        <translation>
            <numerusform>%Ln Gruppe von Gewichten, die alle 0 sind</numerusform>
            <numerusform>%Ln Gruppen von Gewichten, die alle 0 sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets below what is rejected</source>
        <translation>
            <numerusform>%Ln Vorgabe unter dem, was verworfen wird</numerusform>
            <numerusform>%Ln Vorgaben unter dem, was verworfen wird</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with warps that are too long</source>
        <translation>
            <numerusform>%Ln Stufe mit zu weiten Sprüngen</numerusform>
            <numerusform>%Ln Stufen mit zu weiten Sprüngen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with too many walls</source>
        <translation>
            <numerusform>%Ln Stufe mit zu vielen Wänden</numerusform>
            <numerusform>%Ln Stufen mit zu vielen Wänden</numerusform>
        </translation>
    </message>
    <message>
        <source>walls</source>
        <comment>a stage of making a board</comment>
        <translation>Wände</translation>
    </message>
    <message>
        <source>route</source>
        <comment>a stage of making a board</comment>
        <translation>Weg</translation>
    </message>
    <message numerus="yes">
        <source>Topology %1 passed. Routes were begun %Ln times.</source>
        <translation>
            <numerusform>Topologie %1 genügte. Ein Weg wurde %Ln-mal begonnen.</numerusform>
            <numerusform>Topologie %1 genügte. Wege wurden %Ln-mal begonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mechanic that was drawn was given up after %Ln topologies. This is a standard board.</source>
        <translation>
            <numerusform>Die gezogene Mechanik wurde nach %Ln Topologie aufgegeben. Dies ist ein Standardbrett.</numerusform>
            <numerusform>Die gezogene Mechanik wurde nach %Ln Topologien aufgegeben. Dies ist ein Standardbrett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells is no sculpted board.</source>
        <translation>
            <numerusform>Ein Brett mit %Ln Feld ist kein geformtes Brett.</numerusform>
            <numerusform>Ein Brett mit %Ln Feldern ist kein geformtes Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>No topology passed</source>
        <translation>Keine Topologie bestand</translation>
    </message>
</context>
<context>
    <name>boardwright::SectionGroupModel</name>
    <message>
        <source>Default: yes</source>
        <translation>Standard: ja</translation>
    </message>
    <message>
        <source>Default: no</source>
        <translation>Standard: nein</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <comment>a value</comment>
        <translation>Standard: %1</translation>
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
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>This seed was copied from generator version %1. This is version %2, which may give a different board.</source>
        <translation>Dieser Startwert stammt aus Version %1 des Generators. Dies ist Version %2, die vielleicht ein anderes Brett ergibt.</translation>
    </message>
    <message>
        <source>A whole number, as shared among players; any other text stands for a number.
The same seed and list make the same board here as anywhere else.</source>
        <translation>Eine ganze Zahl, wie Spieler sie weitergeben; jeder andere Text steht für eine.
Derselbe Startwert und dieselbe Liste ergeben hier dasselbe Brett wie überall.</translation>
    </message>
    <message>
        <source>Any text. The same seed, set and size always make the same board.</source>
        <translation>Beliebiger Text. Gleicher Startwert, gleiche Liste und gleiche Größe ergeben immer dasselbe Brett.</translation>
    </message>
    <message>
        <source>The seed of a room: a whole number from 0 to %1.</source>
        <translation>Der Startwert eines Raums: eine ganze Zahl von 0 bis %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedTableModel</name>
    <message>
        <source>%1 is in cell %2</source>
        <comment>a goal, one or more numbers of cells</comment>
        <translation>%1 ist in Feld %2</translation>
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
        <source>%1 in cell</source>
        <comment>a goal; below are numbers of cells</comment>
        <translation>%1 in Feld</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsCriterionBar</name>
    <message>
        <source>Kind of criterion</source>
        <translation>Art des Kriteriums</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>Grenzwert</translation>
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
        <source>Maximum relaxations</source>
        <translation>Lockerungen (höchstens)</translation>
    </message>
    <message>
        <source>Board statistic</source>
        <translation>Brettstatistik</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add this criterion. A board must meet all criteria</source>
        <translation>Dieses Kriterium hinzufügen. Ein Brett muss alle Kriterien erfüllen</translation>
    </message>
    <message>
        <source>Other goal</source>
        <translation>Anderes Ziel</translation>
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
        <source>Limit of the statistic</source>
        <translation>Grenzwert der Statistik</translation>
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
        <source>Criteria</source>
        <translation>Kriterien</translation>
    </message>
    <message>
        <source>From the Selection</source>
        <translation>Aus der Auswahl</translation>
    </message>
    <message>
        <source>Add criteria for the goals selected in the table</source>
        <translation>Kriterien für die in der Tabelle ausgewählten Ziele hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen criterion (Del)</source>
        <translation>Das gewählte Kriterium entfernen (Entf)</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>Erster Startwert</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>Anzahl Startwerte</translation>
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
        <source>Results found so far are kept</source>
        <translation>Bisherige Treffer bleiben erhalten</translation>
    </message>
    <message>
        <source>Search for seeds whose boards meet all criteria, using the current set</source>
        <translation>Startwerte suchen, deren Bretter alle Kriterien erfüllen, mit der jetzigen Zielliste</translation>
    </message>
    <message>
        <source>Every Seed</source>
        <translation>Alle Startwerte</translation>
    </message>
    <message>
        <source>Search every seed that a room of the site draws, from 1 to %1</source>
        <translation>Alle Startwerte durchsuchen, die ein Raum der Website zieht, von 1 bis %1</translation>
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
        <source>Search results</source>
        <translation>Suchergebnisse</translation>
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
        <source>Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search</source>
        <translation>
            <numerusform>Angehalten bei %Ln gefunden in den ersten %1 von %2 Startwerten; weitere Kriterien engen die Suche ein</numerusform>
            <numerusform>Angehalten bei %Ln gefunden in den ersten %1 von %2 Startwerten; weitere Kriterien engen die Suche ein</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds, then stopped</source>
        <translation>
            <numerusform>%Ln gefunden in %1 von %2 Startwerten, dann angehalten</numerusform>
            <numerusform>%Ln gefunden in %1 von %2 Startwerten, dann angehalten</numerusform>
        </translation>
    </message>
    <message>
        <source>No seed can meet these criteria</source>
        <translation>Kein Startwert kann diese Kriterien erfüllen</translation>
    </message>
    <message>
        <source>Which boards are you looking for?</source>
        <translation>Welche Bretter werden gesucht?</translation>
    </message>
    <message>
        <source>Add criteria, then search. Seeds whose boards meet all of them are listed here.</source>
        <translation>Kriterien hinzufügen, dann suchen. Startwerte, deren Bretter alle erfüllen, werden hier aufgeführt.</translation>
    </message>
    <message>
        <source>No boards can be made from this set</source>
        <translation>Aus dieser Zielliste lassen sich keine Bretter erstellen</translation>
    </message>
    <message>
        <source>See Problems for the reason.</source>
        <translation>Den Grund zeigt „Probleme“.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>Noch nichts gefunden.</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Remove criteria, search more seeds, or check in Statistics how rare such boards are.</source>
        <translation>Kriterien entfernen, mehr Startwerte durchsuchen oder in der Statistik nachsehen, wie selten solche Bretter sind.</translation>
    </message>
    <message>
        <source>Write the selected seeds to a file, or all</source>
        <translation>Die ausgewählten Startwerte in eine Datei schreiben, oder alle</translation>
    </message>
    <message>
        <source>Choosing the best boards…</source>
        <translation>Die besten Bretter werden ausgewählt…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seeds have no board</source>
        <translation>
            <numerusform>%Ln Startwert hat kein Brett</numerusform>
            <numerusform>%Ln Startwerte haben kein Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>No boards could be made</source>
        <translation>Es konnten keine Bretter gemacht werden</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsTable</name>
    <message>
        <source>Seeds found</source>
        <translation>Gefundene Startwerte</translation>
    </message>
</context>
<context>
    <name>boardwright::SheetVerb</name>
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
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Fill Down</source>
        <translation>Nach unten aus&amp;füllen</translation>
    </message>
    <message>
        <source>Mo&amp;ve Up</source>
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
        <source>Calculat&amp;e…</source>
        <translation>Re&amp;chnen…</translation>
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
    <name>boardwright::SourceEdit</name>
    <message>
        <source>The copied text is too long to paste: more than %1 characters or %2 lines. Open it as a file instead.</source>
        <translation>Der kopierte Text ist zum Einfügen zu lang: mehr als %1 Zeichen oder %2 Zeilen. Stattdessen als Datei öffnen.</translation>
    </message>
    <message>
        <source>The copied text has a line of more than %1 characters, which is too long to edit. Open it as a file instead.</source>
        <translation>Der kopierte Text hat eine Zeile mit mehr als %1 Zeichen, zu lang zum Bearbeiten. Stattdessen als Datei öffnen.</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceNote</name>
    <message>
        <source>Go There</source>
        <translation>Zur Stelle gehen</translation>
    </message>
    <message>
        <source>Moves the cursor to the error (F8)</source>
        <translation>Setzt den Cursor an die Fehlerstelle (F8)</translation>
    </message>
    <message>
        <source>Discard Changes to the Text</source>
        <translation>Änderungen am Text verwerfen</translation>
    </message>
    <message>
        <source>Shows the goal set without the text typed since</source>
        <translation>Zeigt die Zielliste ohne den seither eingegebenen Text</translation>
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
        <source>%1 Until this is fixed, the goal set keeps its previous state, and that is what is saved.</source>
        <comment>after a sentence about a mistake in the text</comment>
        <translation>%1 Bis das behoben ist, behält die Zielliste ihren vorigen Stand, und dieser wird gespeichert.</translation>
    </message>
    <message>
        <source>The same lines were changed elsewhere in the meantime. Fixing the text will overwrite those changes.</source>
        <translation>Dieselben Zeilen wurden inzwischen anderswo geändert. Wird der Text korrigiert, überschreibt das jene Änderungen.</translation>
    </message>
    <message>
        <source>The file has very long lines. They are shown reformatted for reading and cannot be edited here.</source>
        <translation>Die Datei hat sehr lange Zeilen. Sie werden hier zum Lesen umformatiert gezeigt und lassen sich hier nicht ändern.</translation>
    </message>
    <message>
        <source>The file contains characters that a text field cannot show. It can be read here but not edited.</source>
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
    <name>boardwright::Spreadsheet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing can be replaced in this table.</source>
        <translation>In dieser Tabelle kann nichts ersetzt werden.</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>S&amp;palten</translation>
    </message>
</context>
<context>
    <name>boardwright::StartPage</name>
    <message>
        <source>&amp;Give the Goals These Times</source>
        <translation>&amp;Den Zielen diese Zeiten geben</translation>
    </message>
    <message>
        <source>No goal has a time yet. Start from difficulty tiers: time = tier x minutes, and goals with the same first category never share a line.</source>
        <translation>Noch hat kein Ziel eine Zeit. Mit Schwierigkeitsstufen beginnen: Zeit = Stufe × Minuten, und Ziele mit derselben ersten Kategorie stehen nie in einer Linie.</translation>
    </message>
    <message>
        <source>The tier of a goal is its difficulty or, if it has none, its position among the goals, scaled to 1-25</source>
        <translation>Die Stufe eines Ziels ist seine Schwierigkeit oder, wenn es keine hat, sein Platz unter den Zielen, auf 1–25 umgerechnet</translation>
    </message>
    <message>
        <source>If above the highest single value (see Profiles), goals of that category never share a line</source>
        <translation>Liegt sie über dem höchsten Einzelwert (siehe Profile), stehen Ziele der Kategorie nie in einer Linie</translation>
    </message>
    <message>
        <source>Minutes saved by goals that share a further category</source>
        <translation>Minuten, die Ziele mit einer weiteren gemeinsamen Kategorie sparen</translation>
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
        <source>Synergy of &amp;further categories</source>
        <translation>Synergie &amp;weiterer Kategorien</translation>
    </message>
    <message>
        <source>Preview of the values</source>
        <translation>Vorschau der Werte</translation>
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
        <source>Board category</source>
        <translation>Brettkategorie</translation>
    </message>
    <message>
        <source>Line category</source>
        <translation>Linienkategorie</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>Diagonalen</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Without progress</source>
        <translation>Ohne Fortschritt</translation>
    </message>
    <message>
        <source>Progress %1 % to %2 %</source>
        <translation>Fortschritt %1 % bis %2 %</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <comment>the title of a gate</comment>
        <translation>Verworfen: %1</translation>
    </message>
    <message>
        <source>%1 %2, at most %3</source>
        <comment>an unknown kind of limit, its name</comment>
        <translation>%1 %2, höchstens %3</translation>
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
        <source>peak at %1</source>
        <translation>Höchstwert bei %1</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>Mittel %1</translation>
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
        <translation>%1 bis %2&#xa0;%</translation>
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
        <source>Write the statistics to a file</source>
        <translation>Die Statistik in eine Datei schreiben</translation>
    </message>
    <message>
        <source>All Totals as &amp;JSON…</source>
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
        <source>Nothing to count here</source>
        <translation>Hier gibt es nichts zu zählen</translation>
    </message>
    <message>
        <source>This set, or this kind of board, has none of these.</source>
        <translation>Diese Zielliste oder diese Art von Brett hat davon nichts.</translation>
    </message>
    <message>
        <source>No boards can be made from this set</source>
        <translation>Aus dieser Zielliste lassen sich keine Bretter erstellen</translation>
    </message>
    <message>
        <source>See Problems for the reason.</source>
        <translation>Den Grund zeigt „Probleme“.</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>Bretter werden gezählt…</translation>
    </message>
    <message>
        <source>They are made from the current set.</source>
        <translation>Sie werden aus der jetzigen Zielliste erstellt.</translation>
    </message>
    <message>
        <source>Only the average is known</source>
        <translation>Nur das Mittel ist bekannt</translation>
    </message>
    <message numerus="yes">
        <source>None of the first %Ln seeds has a board</source>
        <translation>
            <numerusform>Der erste Startwert (%Ln) hat kein Brett</numerusform>
            <numerusform>Keiner der ersten %Ln Startwerte hat ein Brett</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting has stopped. See Problems for the reason.</source>
        <translation>Das Zählen ist beendet. Den Grund zeigt „Probleme“.</translation>
    </message>
    <message>
        <source>Before the last change: %1</source>
        <comment>statistics</comment>
        <translation>Vor der letzten Änderung: %1</translation>
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
    <message>
        <source>%1 without a board</source>
        <comment>a share of seeds</comment>
        <translation>%1 ohne Brett</translation>
    </message>
    <message>
        <source>%1 rejected by gates</source>
        <comment>a share of seeds</comment>
        <translation>%1 an Bedingungen gescheitert</translation>
    </message>
    <message>
        <source>every seed that a room draws, so the numbers are exact</source>
        <translation>jeder Startwert, den ein Raum zieht; die Zahlen sind also genau</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsTable</name>
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
        <source>Weighting alone</source>
        <translation>Nur Gewichtung</translation>
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
        <source>Share of boards that the goal is on. The mark shows the share that weighting alone would give</source>
        <translation>Anteil der Bretter, auf denen das Ziel steht. Der Strich zeigt den Anteil, den die Gewichtung allein ergäbe</translation>
    </message>
    <message>
        <source>Share of boards that weighting and uniform choice alone would give the goal</source>
        <translation>Anteil der Bretter, den Gewichtung und gleichmäßige Auswahl allein dem Ziel gäben</translation>
    </message>
    <message>
        <source>Average number of cells that the goal fills on boards that contain it</source>
        <translation>Felder, die das Ziel auf Brettern, auf denen es steht, im Mittel füllt</translation>
    </message>
    <message>
        <source>Number of goals that the limit allows on the board, or in the shortest line</source>
        <translation>Ziele, die die Grenze zulässt: auf dem Brett oder in der kürzesten Linie</translation>
    </message>
    <message>
        <source>%1. Average over all boards.</source>
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
        <source>Share of boards on which &quot;%1&quot; has that value</source>
        <translation>Anteil der Bretter, auf denen „%1“ diesen Wert hat</translation>
    </message>
    <message>
        <source>Standard deviation from board to board</source>
        <translation>Standardabweichung von Brett zu Brett</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>counts</comment>
        <translation>%L1 von %L2.</translation>
    </message>
    <message>
        <source>Share of boards on which the statistic is not 0; of a gate: share of all boards made that it rejected</source>
        <translation>Anteil der Bretter, auf denen der Wert nicht 0 ist; bei einer Bedingung: Anteil aller erzeugten Bretter, den sie verworfen hat</translation>
    </message>
    <message>
        <source>Line %L1</source>
        <translation>Linie %L1</translation>
    </message>
</context>
<context>
    <name>boardwright::StatusLine</name>
    <message>
        <source>Making the board…</source>
        <translation>Brett wird erstellt …</translation>
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
    <message>
        <source>Board up to date (%1 ms)</source>
        <translation>Brett aktuell (%1&#xa0;ms)</translation>
    </message>
    <message>
        <source>No board can be made</source>
        <translation>Es ist kein Brett möglich</translation>
    </message>
    <message>
        <source>No complete board for this seed</source>
        <translation>Kein vollständiges Brett für diesen Startwert</translation>
    </message>
    <message>
        <source>Statistics: none of %L1 seeds has a board</source>
        <translation>Statistik: keiner von %L1 Startwerten hat ein Brett</translation>
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
        <source>Cell %1 is no longer shiny or blank</source>
        <translation>Feld %1 ist nicht mehr glänzend oder leer</translation>
    </message>
    <message>
        <source>forced positions</source>
        <comment>a stage of making a board</comment>
        <translation>feste Positionen</translation>
    </message>
    <message>
        <source>random choice</source>
        <comment>a stage of making a board</comment>
        <translation>Zufallswahl</translation>
    </message>
    <message>
        <source>search</source>
        <comment>a stage of making a board</comment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>search from an empty board</source>
        <comment>a stage of making a board</comment>
        <translation>Suche ab leerem Brett</translation>
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
        <source>inner board</source>
        <comment>a stage of making a board</comment>
        <translation>inneres Brett</translation>
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
        <source>Cell %1: &quot;%2&quot; is removed</source>
        <translation>Feld %1: „%2“ wird entfernt</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are swapped</source>
        <translation>Die Felder %1 und %2 werden vertauscht</translation>
    </message>
    <message>
        <source>The route continues to cell %1</source>
        <translation>Der Weg führt weiter zu Feld %1</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is tried but does not fit</source>
        <translation>Feld %1: „%2“ wird versucht und passt nicht</translation>
    </message>
    <message>
        <source>it is already in cell %1</source>
        <translation>es ist schon in Feld %1</translation>
    </message>
    <message>
        <source>it conflicts with the goal in cell %1</source>
        <translation>es verträgt sich nicht mit dem Ziel in Feld %1</translation>
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
    <message>
        <source>Cells %1 and %2 are joined by a warp</source>
        <translation>Ein Sprung verbindet die Felder %1 und %2</translation>
    </message>
    <message>
        <source>A wall is placed between cells %1 and %2</source>
        <translation>Zwischen den Feldern %1 und %2 entsteht eine Wand</translation>
    </message>
    <message>
        <source>%1, layer %2</source>
        <comment>a stage</comment>
        <translation>%1, Schicht %2</translation>
    </message>
    <message>
        <source>%1, pass %2</source>
        <comment>a stage</comment>
        <translation>%1, Durchgang %2</translation>
    </message>
    <message>
        <source>Cell %1 is no longer a wall</source>
        <translation>Feld %1 ist keine Wand mehr</translation>
    </message>
    <message>
        <source>The wall between cells %1 and %2 is removed</source>
        <translation>Die Wand zwischen den Feldern %1 und %2 wird entfernt</translation>
    </message>
    <message>
        <source>Cell %1 becomes a wall</source>
        <translation>Feld %1 wird zur Wand</translation>
    </message>
    <message>
        <source>arranging</source>
        <comment>a stage of making a board</comment>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>The route continues to cell %1: &quot;%2&quot;</source>
        <translation>Der Weg führt weiter zu Feld %1: „%2“</translation>
    </message>
    <message>
        <source>judging</source>
        <comment>a stage of making a board</comment>
        <translation>Beurteilung</translation>
    </message>
    <message>
        <source>The board is rejected</source>
        <translation>Das Brett wird verworfen</translation>
    </message>
    <message>
        <source>Seed %1 rejected: %2 is %3, at most %4 is allowed</source>
        <comment>%2: title of a gate</comment>
        <translation>Startwert %1 verworfen: %2 ist %3, erlaubt ist höchstens %4</translation>
    </message>
    <message>
        <source>Seed %1 rejected: %2 is %3, at least %4 is needed</source>
        <comment>%2: title of a gate</comment>
        <translation>Startwert %1 verworfen: %2 ist %3, nötig ist mindestens %4</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: &quot;%2&quot;, one of %Ln candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>Feld %1: „%2“, der einzige Kandidat</numerusform>
            <numerusform>Feld %1: „%2“, einer von %Ln Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits are relaxed</source>
        <translation>
            <numerusform>Feld %1: %Ln Grenze wird gelockert</numerusform>
            <numerusform>Feld %1: %Ln Grenzen werden gelockert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits hold again</source>
        <translation>
            <numerusform>Feld %1: %Ln Grenze gilt wieder</numerusform>
            <numerusform>Feld %1: %Ln Grenzen gelten wieder</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected: %1 is %2, at most %3 is allowed</source>
        <comment>%1: title of a gate</comment>
        <translation>Verworfen: %1 ist %2, erlaubt ist höchstens %3</translation>
    </message>
    <message>
        <source>Rejected: %1 is %2, at least %3 is needed</source>
        <comment>%1: title of a gate</comment>
        <translation>Verworfen: %1 ist %2, nötig ist mindestens %3</translation>
    </message>
    <message>
        <source>a goal of its group is on the board</source>
        <translation>ein Ziel seiner Gruppe ist auf dem Brett</translation>
    </message>
    <message>
        <source>its first type was used before</source>
        <translation>sein erster Typ wurde schon benutzt</translation>
    </message>
    <message>
        <source>it clashes by %1, the goal that was taken by %2</source>
        <translation>sein Konflikt ist %1, der des gewählten Ziels %2</translation>
    </message>
    <message>
        <source>the layout has it in another cell</source>
        <translation>die Anordnung hat es in einem anderen Feld</translation>
    </message>
    <message>
        <source>the board has no more room for one of its categories</source>
        <translation>auf dem Brett ist für eine seiner Kategorien kein Platz mehr</translation>
    </message>
    <message>
        <source>the seed picked another; it was %1 of %2 to pick from</source>
        <translation>der Startwert wählte ein anderes; es war %1 von %2 zur Wahl</translation>
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
    <message>
        <source>%1 (score %L2)</source>
        <comment>what happens</comment>
        <translation>%1 (Wertung %L2)</translation>
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
        <source>One Step Forward</source>
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
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>Wie schnell die Schritte abgespielt werden</translation>
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
    <message numerus="yes">
        <source>%Ln per second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%Ln je Sekunde</numerusform>
            <numerusform>%Ln je Sekunde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SynergyPage</name>
    <message>
        <source>Goals examined</source>
        <translation>Untersuchte Ziele</translation>
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
    <name>boardwright::TableSearch</name>
    <message>
        <source>Find and Replace</source>
        <translation>Suchen und Ersetzen</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>Weitersuchen</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>Rückwärts suchen</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>boardwright::TableView</name>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the selected values to their defaults (%1)</source>
        <translation>Die gewählten Werte auf ihren Standard zurücksetzen (%1)</translation>
    </message>
    <message>
        <source>There is no row above this one to fill down from.</source>
        <translation>Über dieser Zeile gibt es keine zum Ausfüllen nach unten.</translation>
    </message>
    <message>
        <source>Names cannot be filled down: each is there once.</source>
        <translation>Namen können nicht nach unten ausgefüllt werden: Jeder kommt nur einmal vor.</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message>
        <source>Tag</source>
        <translation>Markierung</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board</source>
        <translation>Auf einem Brett erscheint höchstens ein Ziel je Markierung</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Number of goals that have it. Double-click to show them</source>
        <translation>Zahl der Ziele, die sie haben. Ein Doppelklick zeigt sie</translation>
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
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Problems with the tag</source>
        <translation>Probleme mit der Markierung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln deaktiviert</numerusform>
            <numerusform>%Ln deaktiviert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the tag list, but %Ln goals have it.</source>
        <translation>
            <numerusform>Nicht in der Liste der Markierungen, aber %Ln Ziel hat sie.</numerusform>
            <numerusform>Nicht in der Liste der Markierungen, aber %Ln Ziele haben sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>„%1“ in „%2“ zusammenführen (%Ln Ziel)?</numerusform>
            <numerusform>„%1“ in „%2“ zusammenführen (%Ln Ziele)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>%1 Markierungen in „%2“ zusammenführen (%Ln Ziel)?</numerusform>
            <numerusform>%1 Markierungen in „%2“ zusammenführen (%Ln Ziele)?</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Markierungen</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message>
        <source>At most one goal per tag appears on a board.</source>
        <translation>Auf einem Brett erscheint höchstens ein Ziel je Markierung.</translation>
    </message>
    <message>
        <source>No other goal has this tag, so it has no effect yet.</source>
        <translation>Kein anderes Ziel hat diese Markierung, also bewirkt sie noch nichts.</translation>
    </message>
    <message>
        <source>Never on the same board as %1.</source>
        <comment>goals that have the same tag</comment>
        <translation>Nie auf einem Brett mit %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
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
    <name>boardwright::TierFunnelModel</name>
    <message>
        <source>Sculpted</source>
        <translation>Geformt</translation>
    </message>
    <message>
        <source>Room for warps</source>
        <translation>Platz für Sprünge</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Zusammenhängend</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>Farben wechseln sich ab</translation>
    </message>
    <message>
        <source>Few dead ends</source>
        <translation>Wenige Sackgassen</translation>
    </message>
    <message>
        <source>A cell to start at</source>
        <translation>Ein Feld für den Anfang</translation>
    </message>
    <message>
        <source>Route found</source>
        <translation>Weg gefunden</translation>
    </message>
    <message>
        <source>Enough forks</source>
        <translation>Genug Gabelungen</translation>
    </message>
    <message>
        <source>Deep enough</source>
        <translation>Tief genug</translation>
    </message>
    <message>
        <source>%L1 topologies were sculpted</source>
        <translation>%L1 Topologien wurden geformt</translation>
    </message>
    <message>
        <source>%1: %L2 topologies are left and become puzzles (%3 of all), %L4 were rejected here</source>
        <comment>a test, a count, a share, a count</comment>
        <translation>%1: %L2 Topologien bleiben und werden Rätsel (%3 von allen), %L4 wurden hier verworfen</translation>
    </message>
    <message>
        <source>%1: %L2 topologies are left (%3 of all), %L4 were rejected here</source>
        <comment>a test, a count, a share, a count</comment>
        <translation>%1: %L2 Topologien bleiben (%3 von allen), %L4 wurden hier verworfen</translation>
    </message>
    <message>
        <source>The tests, in their order</source>
        <translation>Die Prüfungen in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Topologies that passed this test and those before it</source>
        <translation>Topologien, die diese und die vorigen Prüfungen bestanden haben</translation>
    </message>
    <message>
        <source>Their share of all sculpted topologies</source>
        <translation>Ihr Anteil an allen geformten Topologien</translation>
    </message>
    <message>
        <source>Topologies that this test rejected</source>
        <translation>Topologien, die diese Prüfung verworfen hat</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>topologies</comment>
        <translation>Übrig</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Von allen</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Deep enough: puzzles</source>
        <translation>Tief genug: Rätsel</translation>
    </message>
</context>
<context>
    <name>boardwright::TierMetricsModel</name>
    <message>
        <source>%1 to %2, within the target: %3 of puzzles</source>
        <comment>two numbers, a share</comment>
        <translation>%1 bis %2, in der Vorgabe: %3 der Rätsel</translation>
    </message>
    <message>
        <source>%1 to %2: %3 of puzzles</source>
        <comment>two numbers, a share</comment>
        <translation>%1 bis %2: %3 der Rätsel</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <comment>a range</comment>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>% of puzzles</source>
        <translation>% der Rätsel</translation>
    </message>
    <message>
        <source>%1 on target</source>
        <comment>a share of puzzles</comment>
        <translation>%1 in der Vorgabe</translation>
    </message>
    <message>
        <source>%1 The highest bar: %2.</source>
        <comment>sentences, a bar</comment>
        <translation>%1 Der höchste Balken: %2.</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 of puzzles are within the target of %3. A quarter of them have at most %4, a quarter at least %5; the mean is %6.</source>
        <comment>a title, a share, a range, three numbers</comment>
        <translation>%1: %2 der Rätsel liegen in der Vorgabe von %3. Ein Viertel hat höchstens %4, ein Viertel mindestens %5; das Mittel ist %6.</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>P25</source>
        <comment>the lower quartile</comment>
        <translation>P25</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>P75</source>
        <comment>the upper quartile</comment>
        <translation>P75</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>In der Vorgabe</translation>
    </message>
    <message>
        <source>What makes a puzzle hard or easy</source>
        <translation>Was ein Rätsel schwer oder leicht macht</translation>
    </message>
    <message>
        <source>What the tier asks for, as in its row of the table of tiers</source>
        <translation>Was die Stufe verlangt, wie in ihrer Zeile der Tabelle der Stufen</translation>
    </message>
    <message>
        <source>A quarter of the puzzles have at most this</source>
        <translation>Ein Viertel der Rätsel hat höchstens so viel</translation>
    </message>
    <message>
        <source>The average of all puzzles</source>
        <translation>Der Durchschnitt aller Rätsel</translation>
    </message>
    <message>
        <source>A quarter of the puzzles have at least this</source>
        <translation>Ein Viertel der Rätsel hat mindestens so viel</translation>
    </message>
    <message>
        <source>The share of puzzles within the target</source>
        <translation>Der Anteil der Rätsel in der Vorgabe</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a number before and after a change</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 Before, %2 were within it, a quarter had at most %3, a quarter at least %4, and the mean was %5.</source>
        <comment>sentences, a share, three numbers</comment>
        <translation>%1 Vorher lagen %2 darin, ein Viertel hatte höchstens %3, ein Viertel mindestens %4, und das Mittel war %5.</translation>
    </message>
</context>
<context>
    <name>boardwright::TierQuality</name>
    <message>
        <source>Numbers will appear once there is a sculpted board.</source>
        <translation>Zahlen erscheinen, sobald es ein geformtes Brett gibt.</translation>
    </message>
    <message>
        <source>%1: making puzzles…</source>
        <comment>the name of a tier</comment>
        <translation>%1: Rätsel werden erzeugt …</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 seeds tried, %L4 puzzles made</source>
        <comment>the name of a tier, counts</comment>
        <translation>%1: %L2 von %L3 Startwerten versucht, %L4 Rätsel erzeugt</translation>
    </message>
    <message>
        <source>%1: %L2 seeds tried, %L3 puzzles made, %L4 different shapes</source>
        <comment>the name of a tier, counts</comment>
        <translation>%1: %L2 Startwerte versucht, %L3 Rätsel erzeugt, %L4 verschiedene Formen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 rejects nothing: no puzzle has less than %3.</source>
        <comment>the title of a field, two numbers</comment>
        <translation>„%1“ von %2 verwirft nichts: Kein Rätsel hat weniger als %3.</translation>
    </message>
    <message>
        <source>%1 would reject %2 of the puzzles.</source>
        <comment>a number, a share</comment>
        <translation>%1 würde %2 der Rätsel verwerfen.</translation>
    </message>
</context>
<context>
    <name>boardwright::TierTuning</name>
    <message>
        <source>Tune the tier %1</source>
        <comment>an undo step, the name of a tier</comment>
        <translation>Stufe %1 abstimmen</translation>
    </message>
    <message>
        <source>Score on %L1 fresh seeds: %2, before %3.</source>
        <translation>Wertung auf %L1 frischen Startwerten: %2, vorher %3.</translation>
    </message>
    <message>
        <source>Topologies per puzzle: %1, before %2. Seeds without a puzzle: %L3, before %L4.</source>
        <translation>Topologien je Rätsel: %1, vorher %2. Startwerte ohne Rätsel: %L3, vorher %L4.</translation>
    </message>
    <message>
        <source>Looks for walls, weights and gates with which the puzzles of this tier meet its targets. Nothing changes before you apply it.</source>
        <translation>Sucht Wände, Gewichte und Bedingungen, mit denen die Rätsel dieser Stufe ihre Vorgaben erfüllen. Vor dem Anwenden ändert sich nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers of the tier %1 changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>%Ln Zahl der Stufe %1 geändert</numerusform>
            <numerusform>%Ln Zahlen der Stufe %1 geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ToolResults</name>
    <message>
        <source>Applied: %1. Undo takes it back.</source>
        <comment>what a tool did</comment>
        <translation>Angewendet: %1. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>The set has changed since. Start again to use its current state.</source>
        <translation>Die Zielliste hat sich seither geändert. Für den jetzigen Stand neu beginnen.</translation>
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
        <source>%1   Shift+Enter starts a new line</source>
        <translation>%1   Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneResultsModel</name>
    <message>
        <source>Held by: %1</source>
        <translation>Gehalten von: %1</translation>
    </message>
    <message>
        <source>Three dots: chance alone would do this less than once in a thousand times</source>
        <translation>Drei Punkte: Zufall allein ergäbe das seltener als einmal in tausend Fällen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gewünscht</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Of what, or held by</source>
        <translation>Wovon, oder gehalten von</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>% %1</source>
        <comment>of what: of boards</comment>
        <translation>% %1</translation>
    </message>
    <message>
        <source>Round %L1: %2, score %3</source>
        <comment>its number, a share, a share</comment>
        <translation>Runde %L1: %2, Wertung %3</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message numerus="yes">
        <source>Of the set as it was, on %Ln fresh seeds</source>
        <translation>
            <numerusform>Der Liste, wie sie war, auf %Ln neuen Startwert</numerusform>
            <numerusform>Der Liste, wie sie war, auf %Ln neuen Startwerten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the settings that were found, on the same %Ln fresh seeds</source>
        <translation>
            <numerusform>Mit den gefundenen Einstellungen, auf demselben %Ln neuen Startwert</numerusform>
            <numerusform>Mit den gefundenen Einstellungen, auf denselben %Ln neuen Startwerten</numerusform>
        </translation>
    </message>
    <message>
        <source>With the settings of the first round, on the boards of that round. The set before and after is compared on fresh seeds at the end</source>
        <translation>Mit den Einstellungen der ersten Runde, auf den Brettern dieser Runde. Am Ende wird die Liste vorher und nachher auf neuen Startwerten verglichen</translation>
    </message>
    <message>
        <source>With the settings of the last round so far, on the boards of that round. The set before and after is compared on fresh seeds at the end</source>
        <translation>Mit den Einstellungen der bisher letzten Runde, auf den Brettern dieser Runde. Am Ende wird die Liste vorher und nachher auf neuen Startwerten verglichen</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneStudy</name>
    <message>
        <source>%L1 of about %L2 boards made.</source>
        <translation>%L1 von etwa %L2 Brettern erzeugt.</translation>
    </message>
    <message>
        <source>Score of the best settings so far: %1.</source>
        <translation>Wertung der bisher besten Einstellungen: %1.</translation>
    </message>
    <message>
        <source>Comparing the set before and after on fresh seeds…</source>
        <translation>Zielliste vorher und nachher auf neuen Startwerten vergleichen …</translation>
    </message>
    <message>
        <source>Looks for settings with which the boards are as the targets say. Nothing changes before you apply it.</source>
        <translation>Sucht Einstellungen, mit denen die Bretter den Vorgaben entsprechen. Vor dem Anwenden ändert sich nichts.</translation>
    </message>
    <message>
        <source>Add targets: what the boards should be like on average.</source>
        <translation>Vorgaben hinzufügen: wie die Bretter im Mittel sein sollen.</translation>
    </message>
    <message>
        <source>With the settings that were found, no boards can be made.</source>
        <translation>Mit den gefundenen Einstellungen lassen sich keine Bretter erzeugen.</translation>
    </message>
    <message>
        <source>Stopped after %L1 boards. Continue, or apply the best settings so far.</source>
        <translation>Nach %L1 Brettern angehalten. Fortsetzen oder die bisher besten Einstellungen anwenden.</translation>
    </message>
    <message>
        <source>Score on %L1 fresh seeds: %2, before %3.</source>
        <translation>Wertung auf %L1 neuen Startwerten: %2, vorher %3.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the goals and numbers are not as wanted.</source>
        <translation>
            <numerusform>%Ln der Ziele und Zahlen ist nicht wie gewünscht.</numerusform>
            <numerusform>%Ln der Ziele und Zahlen sind nicht wie gewünscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is as wanted, within a tenth.</source>
        <translation>Alles ist wie gewünscht, auf ein Zehntel genau.</translation>
    </message>
    <message numerus="yes">
        <source>Tune %Ln settings</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>%Ln Einstellung abstimmen</numerusform>
            <numerusform>%Ln Einstellungen abstimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>%Ln Einstellung geändert</numerusform>
            <numerusform>%Ln Einstellungen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %L1 boards. No better settings were found yet.</source>
        <translation>Nach %L1 Brettern angehalten. Bessere Einstellungen sind noch nicht gefunden.</translation>
    </message>
    <message>
        <source>Nothing may be changed yet. Choose under May Change what tuning may turn.</source>
        <translation>Noch darf nichts geändert werden. Wählen Sie unter „Darf ändern“, was beim Abstimmen verstellt werden darf.</translation>
    </message>
    <message>
        <source>The set has nothing that tuning may turn.</source>
        <translation>Die Zielliste enthält nichts, was beim Abstimmen verstellt werden kann.</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneTool</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>A row will appear for each target</source>
        <translation>Für jede Vorgabe erscheint eine Zeile</translation>
    </message>
    <message>
        <source>Go on where tuning was stopped</source>
        <translation>Dort weitermachen, wo das Abstimmen angehalten wurde</translation>
    </message>
    <message>
        <source>Give the set the best settings that were found, as one step</source>
        <translation>Der Zielliste die besten gefundenen Einstellungen geben, als ein Schritt</translation>
    </message>
    <message>
        <source>How settings are looked for</source>
        <translation>Wie Einstellungen gesucht werden</translation>
    </message>
    <message>
        <source>May Chan&amp;ge</source>
        <translation>&amp;Darf ändern</translation>
    </message>
    <message>
        <source>Rules that may be changed, too</source>
        <translation>Regeln, die auch geändert werden dürfen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>A&amp;bstimmen</translation>
    </message>
    <message>
        <source>A bar will appear for each round</source>
        <translation>Für jede Runde erscheint ein Balken</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneWords</name>
    <message>
        <source>Category %1</source>
        <translation>Kategorie %1</translation>
    </message>
    <message>
        <source>Relaxed boards</source>
        <translation>Gelockerte Bretter</translation>
    </message>
    <message>
        <source>All goals alike</source>
        <translation>Alle Ziele gleich oft</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln Ziel</numerusform>
            <numerusform>%Ln Ziele</numerusform>
        </translation>
    </message>
    <message>
        <source>of goals within 20 % of their share</source>
        <translation>der Ziele höchstens 20 % neben ihrem Anteil</translation>
    </message>
    <message>
        <source>of boards</source>
        <translation>der Bretter</translation>
    </message>
    <message>
        <source>of cells</source>
        <translation>der Felder</translation>
    </message>
    <message>
        <source>of boards within the bounds</source>
        <translation>der Bretter innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>board limit %1 (%2 %)</source>
        <translation>Brettlimit %1 (%2 %)</translation>
    </message>
    <message>
        <source>line limit %1 (%2 %)</source>
        <translation>Linienlimit %1 (%2 %)</translation>
    </message>
    <message>
        <source>its setting could still be turned</source>
        <translation>die Einstellung ließe sich noch ändern</translation>
    </message>
    <message>
        <source>its setting is at an end</source>
        <translation>die Einstellung ist am Anschlag</translation>
    </message>
    <message>
        <source>its setting is at an end; left out by: %1</source>
        <translation>die Einstellung ist am Anschlag; ausgelassen wegen: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no target. Write all, goal:TEXT=6, category:NAME=20, relaxed=5 or GATE=LEAST..MOST.</source>
        <translation>„%1“ ist keine Vorgabe. Schreibweisen: all, goal:TEXT=6, category:NAME=20, relaxed=5 oder GATE=LEAST..MOST.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the set has no such goal. Write its text as in the file.</source>
        <translation>„%1“: Die Zielliste hat kein solches Ziel. Den Text wie in der Datei schreiben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no goal has that category.</source>
        <translation>„%1“: Kein Ziel hat diese Kategorie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a share from 0 to 100 at its end, such as =6.</source>
        <translation>„%1“ braucht am Ende einen Anteil von 0 bis 100, etwa =6.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>Annäherung</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>Bergsteigen</translation>
    </message>
    <message>
        <source>Hill climbing, as published</source>
        <translation>Bergsteigen, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Approximation for shares, then hill climbing if numbers have bounds</source>
        <translation>Annäherung für Anteile, dann Bergsteigen, wenn Zahlen Grenzen haben</translation>
    </message>
    <message>
        <source>Moves each goal&apos;s setting by how far its share is off. Best for shares; ignores bounds of numbers</source>
        <translation>Verschiebt die Einstellung jedes Ziels danach, wie weit sein Anteil abweicht. Am besten für Anteile; Grenzen von Zahlen bleiben unbeachtet</translation>
    </message>
    <message>
        <source>Tries changes at random and keeps what is better, on the same seeds. For every target</source>
        <translation>Probiert zufällige Änderungen auf denselben Startwerten und behält, was besser ist. Für jede Vorgabe</translation>
    </message>
    <message>
        <source>Tries changes at random, each on seeds of its own</source>
        <translation>Probiert zufällige Änderungen, jede auf eigenen Startwerten</translation>
    </message>
    <message>
        <source>appears on no board</source>
        <translation>erscheint auf keinem Brett</translation>
    </message>
    <message>
        <source>appears on no board; left out by: %1</source>
        <translation>erscheint auf keinem Brett; ausgelassen wegen: %1</translation>
    </message>
    <message>
        <source>Seeds without a board</source>
        <translation>Startwerte ohne Brett</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>der Startwerte</translation>
    </message>
    <message>
        <source>%1: %2 % → %3 % %4 (%5 points worse)</source>
        <comment>a target, its numbers before and after tuning, what they are shares of, the difference</comment>
        <translation>%1: %2 % → %3 % %4 (%5 Punkte schlechter)</translation>
    </message>
    <message>
        <source>Worse than before: %1.</source>
        <comment>a list of numbers</comment>
        <translation>Schlechter als vorher: %1.</translation>
    </message>
    <message>
        <source>%1: %2 → %3 %4 (%5 worse)</source>
        <comment>a measure, its numbers before and after tuning, their unit, the difference</comment>
        <translation>%1: %2 → %3 %4 (%5 schlechter)</translation>
    </message>
    <message>
        <source>Before and after were not compared to the end, so it is not known whether a number is worse.</source>
        <translation>Vorher und nachher wurden nicht zu Ende verglichen. Daher ist nicht bekannt, ob eine Zahl schlechter ist.</translation>
    </message>
</context>
<context>
    <name>boardwright::TuningPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Go on where tuning was stopped</source>
        <translation>Dort weitermachen, wo das Abstimmen angehalten wurde</translation>
    </message>
    <message>
        <source>Give the tier the best numbers that were found, as one step</source>
        <translation>Gibt der Stufe die besten gefundenen Zahlen, als ein Schritt</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>The tier of the board, which is tuned</source>
        <translation>Die Stufe des Bretts, die abgestimmt wird</translation>
    </message>
    <message>
        <source>How numbers are looked for</source>
        <translation>Wie Zahlen gesucht werden</translation>
    </message>
    <message>
        <source>How many times five changes of the best numbers are tried</source>
        <translation>Wie oft fünf Änderungen der besten Zahlen versucht werden</translation>
    </message>
    <message>
        <source>How many puzzles are made to judge a change. Usual: 800, or 200 as published</source>
        <translation>Wie viele Rätsel erzeugt werden, um eine Änderung zu beurteilen. Üblich: 800, oder 200 wie veröffentlicht</translation>
    </message>
    <message>
        <source>Puzzles: usual</source>
        <translation>Rätsel: üblich</translation>
    </message>
    <message>
        <source>Decides which changes are tried</source>
        <translation>Bestimmt, welche Änderungen versucht werden</translation>
    </message>
    <message>
        <source>May Chan&amp;ge</source>
        <translation>Änder&amp;bar</translation>
    </message>
    <message>
        <source>What may be changed, too</source>
        <translation>Was auch geändert werden darf</translation>
    </message>
    <message>
        <source>&amp;Published numbers</source>
        <translation>&amp;Veröffentlichte Zahlen</translation>
    </message>
    <message>
        <source>Numbers of this tier that are published with the method</source>
        <translation>Zahlen dieser Stufe, die mit der Methode veröffentlicht sind</translation>
    </message>
    <message>
        <source>&amp;Fog and warps</source>
        <translation>&amp;Nebel und Sprünge</translation>
    </message>
    <message>
        <source>How often boards have fog and warps</source>
        <translation>Wie oft Bretter Nebel und Sprünge haben</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>A&amp;bstimmen</translation>
    </message>
    <message>
        <source>%1: </source>
        <comment>what a number is, before it</comment>
        <translation>%1: </translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>How many different shapes the puzzles of %L1 seeds must have at least</source>
        <translation>Wie viele verschiedene Formen die Rätsel von %L1 Startwerten mindestens haben müssen</translation>
    </message>
    <message>
        <source>Shapes: any number</source>
        <translation>Formen: beliebig viele</translation>
    </message>
</context>
<context>
    <name>boardwright::ValidationPage</name>
    <message>
        <source>Validation</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>No problems here.</source>
        <translation>Hier gibt es keine Probleme.</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Beheben</translation>
    </message>
</context>
<context>
    <name>boardwright::Walks</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>cells %1</source>
        <comment>numbers of cells</comment>
        <translation>Felder %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of cells</comment>
        <translation>
            <numerusform>%1 und %Ln weiteres</numerusform>
            <numerusform>%1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cells %1 and %Ln more</source>
        <comment>numbers of cells</comment>
        <translation>
            <numerusform>Felder %1 und %Ln weiteres</numerusform>
            <numerusform>Felder %1 und %Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WallMap</name>
    <message>
        <source>How often cells are walls</source>
        <translation>Wie oft Felder Wände sind</translation>
    </message>
    <message>
        <source>Nothing can be replaced in this map.</source>
        <translation>In dieser Karte kann nichts ersetzt werden.</translation>
    </message>
</context>
<context>
    <name>boardwright::WallSharesModel</name>
    <message>
        <source>Walls</source>
        <translation>Wände</translation>
    </message>
    <message>
        <source>Row %1, column %2: a wall in %3 of the puzzles</source>
        <comment>numbers, a share</comment>
        <translation>Zeile %1, Spalte %2: eine Wand in %3 der Rätsel</translation>
    </message>
    <message>
        <source>%1. Most often: %2. Least often: %3.</source>
        <comment>a title, what is known of two cells</comment>
        <translation>%1. Am häufigsten: %2. Am seltensten: %3.</translation>
    </message>
    <message>
        <source>Walls in % of %L1 puzzles (%2 x %3)</source>
        <comment>a count, columns and rows</comment>
        <translation>Wände in % von %L1 Rätseln (%2 × %3)</translation>
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
        <source>%1 is disabled, so no weighting puts it on a board. Enable it first.</source>
        <translation>%1 ist deaktiviert, deshalb bringt keine Gewichtung es auf ein Brett. Es zuerst aktivieren.</translation>
    </message>
    <message>
        <source>No boards can be made from this set.</source>
        <translation>Aus dieser Zielliste lassen sich keine Bretter erstellen.</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1.</source>
        <translation>Sonst weggelassen durch: %1.</translation>
    </message>
    <message>
        <source>weighting %1</source>
        <translation>Gewichtung %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of a goal, such as Balance 0.5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Searching for a setting that gives %1…</source>
        <translation>Suche nach einer Einstellung, die %1 ergibt …</translation>
    </message>
    <message>
        <source>With the generator “%1”, no setting of a goal decides how often it appears.</source>
        <translation>Beim Generator „%1“ bestimmt keine Einstellung eines Ziels, wie oft es vorkommt.</translation>
    </message>
    <message numerus="yes">
        <source>With %1, %2 is on %3 of %Ln boards (target: %4).</source>
        <translation>
            <numerusform>Mit %1 ist %2 auf %3 von %Ln Brett (Vorgabe: %4).</numerusform>
            <numerusform>Mit %1 ist %2 auf %3 von %Ln Brettern (Vorgabe: %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on %2 of %Ln boards even with %3, because other rules need it there. Disable it to keep it off, or let other goals take its place.</source>
        <translation>
            <numerusform>%1 ist selbst mit %3 auf %2 von %Ln Brett, weil andere Regeln es dort brauchen. Deaktivieren Sie es, um es auszuschließen, oder lassen Sie andere Ziele an seine Stelle treten.</numerusform>
            <numerusform>%1 ist selbst mit %3 auf %2 von %Ln Brettern, weil andere Regeln es dort brauchen. Deaktivieren Sie es, um es auszuschließen, oder lassen Sie andere Ziele an seine Stelle treten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.</source>
        <translation>
            <numerusform>%1 erreicht höchstens %2 von %Ln Brett, mit %3. Das allein kann nicht %4 ergeben.</numerusform>
            <numerusform>%1 erreicht höchstens %2 von %Ln Brettern, mit %3. Das allein kann nicht %4 ergeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for settings of %Ln goals…</source>
        <translation>
            <numerusform>Einstellungen von %Ln Ziel werden gesucht …</numerusform>
            <numerusform>Einstellungen von %Ln Zielen werden gesucht …</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its share of boards</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Shares of %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Anteil von %Ln Ziel</numerusform>
            <numerusform>Anteile von %Ln Zielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals are now on %1 of the boards (target: %2).</source>
        <translation>
            <numerusform>%Ln Ziel steht jetzt auf %1 der Bretter (Vorgabe: %2).</numerusform>
            <numerusform>%Ln Ziele stehen jetzt auf %1 der Bretter (Vorgabe: %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Some settings are at their end: %1.</source>
        <comment>goals with their shares</comment>
        <translation>Manche Einstellungen sind am Anschlag: %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::WeightsTool</name>
    <message>
        <source>Maximum number of rounds</source>
        <translation>Höchstzahl der Runden</translation>
    </message>
    <message>
        <source>Boards made in each round</source>
        <translation>In jeder Runde erstellte Bretter</translation>
    </message>
    <message>
        <source>Stops once goals of one difficulty differ by no more lines than this</source>
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
        <source>&amp;Boards per round</source>
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
        <source>One bar will appear for each round</source>
        <translation>Für jede Runde erscheint ein Balken</translation>
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
    <name>boardwright::WindowBoards</name>
    <message>
        <source>This is a goal set: use File &gt; Open… to open it.</source>
        <translation>Das ist eine Zielliste: Öffnen Sie sie mit Datei &gt; Öffnen….</translation>
    </message>
    <message>
        <source>There is no board in it. Use a file that was exported as &quot;Board: JSON&quot;.</source>
        <translation>Sie enthält kein Brett. Verwenden Sie eine Datei, die als „Brett: JSON“ exportiert wurde.</translation>
    </message>
    <message>
        <source>This board was made by version %1 of its generator, and this is version %2. It differs from the file from %3 on.</source>
        <comment>%3: a place such as cells[3].goal</comment>
        <translation>Dieses Brett stammt aus Version %1 seines Generators, und dies ist Version %2. Es weicht ab %3 von der Datei ab.</translation>
    </message>
    <message>
        <source>The set has changed since this board was made, or it was made from another set. It differs from the file from %1 on.</source>
        <comment>a place such as cells[3].goal</comment>
        <translation>Die Zielliste hat sich geändert, seit dieses Brett erzeugt wurde, oder es stammt aus einer anderen. Es weicht ab %1 von der Datei ab.</translation>
    </message>
    <message>
        <source>Open Board</source>
        <translation>Brett öffnen</translation>
    </message>
    <message>
        <source>Boards (*.json *.jsonl)</source>
        <translation>Bretter (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Its seed is longer than %1 characters. Make the board with boardwright-cli.</source>
        <translation>Sein Startwert hat mehr als %1 Zeichen. Erzeugen Sie das Brett mit boardwright-cli.</translation>
    </message>
    <message>
        <source>This is the board of the file.</source>
        <translation>Das ist das Brett der Datei.</translation>
    </message>
    <message>
        <source>Could not open %1: %2</source>
        <translation>%1 konnte nicht geöffnet werden: %2</translation>
    </message>
    <message>
        <source>This is the board of the file, but its gates rejected it: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>Das ist das Brett der Datei, aber seine Bedingungen haben es verworfen: %1.</translation>
    </message>
    <message>
        <source>This is the board of the file, shown by its derived seed. The set does not have the gates that it was made with.</source>
        <translation>Das ist das Brett der Datei, gezeigt unter seinem abgeleiteten Startwert. Die Zielliste hat nicht die Bedingungen, mit denen es erzeugt wurde.</translation>
    </message>
    <message>
        <source>The gates of the set reject the board of the file, so another board of its seed is shown. The board of the file was made without gates.</source>
        <translation>Die Bedingungen der Zielliste verwerfen das Brett der Datei, darum wird ein anderes Brett seines Startwerts gezeigt. Das Brett der Datei wurde ohne Bedingungen erzeugt.</translation>
    </message>
    <message>
        <source>The gates of the set reject the board of the file, so another board of its seed is shown. The board of the file was made with these gates: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>Die Bedingungen der Zielliste verwerfen das Brett der Datei, darum wird ein anderes Brett seines Startwerts gezeigt. Das Brett der Datei wurde mit diesen Bedingungen erzeugt: %1.</translation>
    </message>
    <message>
        <source>This is the board of the file. It was made without gates, and those of the set take it, too.</source>
        <translation>Das ist das Brett der Datei. Es wurde ohne Bedingungen erzeugt, und auch die der Zielliste lassen es zu.</translation>
    </message>
    <message>
        <source>This is the board of the file, shown by the seed that it is of. It was made with gates that are not those of the set: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>Das ist das Brett der Datei, gezeigt unter dem Startwert, von dem es ist. Es wurde mit anderen Bedingungen erzeugt als denen der Zielliste: %1.</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowCompare</name>
    <message>
        <source>&amp;Differences</source>
        <translation>&amp;Unterschiede</translation>
    </message>
    <message>
        <source>Compare with File</source>
        <translation>Mit Datei vergleichen</translation>
    </message>
    <message>
        <source>Could not compare with %1: %2</source>
        <translation>Vergleich mit %1 nicht möglich: %2</translation>
    </message>
    <message>
        <source>This is a board, not a goal set.</source>
        <translation>Das ist ein Brett, keine Zielliste.</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; belongs to another generator. Choose that one to see it.</source>
        <translation>Die Tabelle „%1“ gehört zu einem anderen Generator. Sie erscheint, wenn jener gewählt ist.</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowExport</name>
    <message>
        <source>There is no complete board to copy.</source>
        <translation>Es gibt kein vollständiges Brett zum Kopieren.</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>losses</comment>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between losses</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>Show &amp;All…</source>
        <translation>&amp;Alles zeigen …</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Not copied as &quot;%1&quot;: %2</source>
        <comment>a format, why it is not possible</comment>
        <translation>Nicht kopiert als „%1“: %2</translation>
    </message>
    <message>
        <source>Copied as &quot;%1&quot;</source>
        <comment>a format</comment>
        <translation>Kopiert als „%1“</translation>
    </message>
    <message>
        <source>Copied as &quot;%1&quot;. What is lost: %2</source>
        <comment>a format, a list</comment>
        <translation>Kopiert als „%1“. Verloren geht: %2</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>Brett &amp;kopieren</translation>
    </message>
    <message>
        <source>There is no complete board to print.</source>
        <translation>Es gibt kein vollständiges Brett zum Drucken.</translation>
    </message>
    <message>
        <source>Copied the board as a picture and as text</source>
        <translation>Brett als Bild und als Text kopiert</translation>
    </message>
    <message>
        <source>Copied &quot;%1&quot;</source>
        <comment>a text</comment>
        <translation>„%1“ kopiert</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowImport</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>The clipboard contains no text to import.</source>
        <translation>Die Zwischenablage enthält keinen Text zum Importieren.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>die Zwischenablage</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>der abgelegte Text</translation>
    </message>
    <message>
        <source>%1. Boardwright&apos;s own data for the whole set was left out; a new goal set keeps it</source>
        <translation>%1. Boardwrights eigene Daten zur ganzen Liste wurden ausgelassen; eine neue Zielliste behält sie</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln goals from %1</source>
        <translation>
            <numerusform>%Ln Ziel hinzugefügt (%1)</numerusform>
            <numerusform>%Ln Ziele hinzugefügt (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>Ziele durch %Ln Ziel ersetzt (%1)</numerusform>
            <numerusform>Ziele durch %Ln Ziele ersetzt (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>this list</source>
        <translation>diese Liste</translation>
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
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or remove it from the goal.</source>
        <translation>%1 hat die Brettkategorie „%2“, für die keine Grenze festgelegt ist. Die Kategorie bei den Brettgrenzen hinzufügen oder aus dem Ziel entfernen.</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or remove it from the goal.</source>
        <translation>%1 hat die Linienkategorie „%2“, für die keine Grenze festgelegt ist. Die Kategorie bei den Liniengrenzen hinzufügen oder aus dem Ziel entfernen.</translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the tag list. Add it there, or remove it from the goal.</source>
        <translation>%1 hat die Markierung „%2“, die nicht in der Liste der Markierungen steht. Sie dort hinzufügen oder aus dem Ziel entfernen.</translation>
    </message>
    <message>
        <source>%1 contains {{X}} but has no range. Give it a range, or remove {{X}}.</source>
        <translation>%1 enthält {{X}}, hat aber keinen Bereich. Einen Bereich angeben oder {{X}} entfernen.</translation>
    </message>
    <message>
        <source>%1 has a range but does not contain {{X}}. Add {{X}} to the goal, or clear the range.</source>
        <translation>%1 hat einen Bereich, enthält aber kein {{X}}. {{X}} in das Ziel einfügen oder den Bereich leeren.</translation>
    </message>
    <message>
        <source>%1 can appear %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation>%1 darf %2-mal auf einem Brett erscheinen, hat aber nur %3 verschiedene Werte. Die Grenze senken oder Werte hinzufügen.</translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings range from 1 to 100.</source>
        <translation>%1 hat die Gewichtung %2. Gewichtungen reichen von 1 bis 100.</translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The minimum is 1; disable the goal to keep it off the board.</source>
        <translation>%1 hat die Einzelgrenze %2. Das Minimum ist 1; um das Ziel vom Brett fernzuhalten, es deaktivieren.</translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values must be at least 1.</source>
        <translation>%1 hat den Wert %2 im Bereich. Werte müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board only has positions 1 to %3.</source>
        <translation>%1 ist fest auf Position %2 gesetzt, aber dieses Brett hat nur die Positionen 1 bis %3.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live accepts at most %3.</source>
        <translation>%1 hat %2 Zeichen; lockout.live akzeptiert höchstens %3.</translation>
    </message>
    <message>
        <source>No goal has the line category &quot;%1&quot;.</source>
        <translation>Kein Ziel hat die Linienkategorie „%1“.</translation>
    </message>
    <message>
        <source>No goal has the board category &quot;%1&quot;.</source>
        <translation>Kein Ziel hat die Brettkategorie „%1“.</translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; relaxed for %3: %4 goals, but only %5 allowed.</source>
        <translation>%1: Brettgrenze „%2“ für %3 gelockert: %4 Ziele, erlaubt sind %5.</translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; relaxed in %3 for %4: %5 goals, but only %6 allowed.</source>
        <translation>%1: Liniengrenze „%2“ in %3 für %4 gelockert: %5 Ziele, erlaubt sind %6.</translation>
    </message>
    <message>
        <source>Cell %1 stays empty: individual limits, tags, forced positions and the goals in its lines leave no goal for it.</source>
        <translation>Feld %1 bleibt leer: Einzelgrenzen, Markierungen, feste Positionen und die Ziele in seinen Linien lassen kein Ziel dafür übrig.</translation>
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
        <source>Cell %1 has a goal that is not in the set.</source>
        <translation>Feld %1 enthält ein Ziel, das es in der Liste nicht gibt.</translation>
    </message>
    <message>
        <source>Cell %1 has %2, which is disabled.</source>
        <translation>Feld %1 enthält %2, aber das Ziel ist deaktiviert.</translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; are on the board.</source>
        <translation>Zwei Ziele mit der Markierung „%1“ stehen auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 is on the board %2 times; its limit is %3.</source>
        <translation>%1 steht %2-mal auf dem Brett; die Grenze ist %3.</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not in its range.</source>
        <translation>%1 hat den Wert %2, der nicht in seinem Bereich liegt.</translation>
    </message>
    <message>
        <source>%1 is on the board twice with the value %2.</source>
        <translation>%1 steht zweimal mit dem Wert %2 auf dem Brett.</translation>
    </message>
    <message>
        <source>%1 is in %2 twice.</source>
        <translation>%1 steht zweimal in %2.</translation>
    </message>
    <message>
        <source>%1 is in cell %2, outside its forced positions.</source>
        <translation>%1 ist in Feld %2, außerhalb seiner festen Positionen.</translation>
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
    <message>
        <source>Cell %1: progression relaxed for %2: the cell is %3, the goal is %4.</source>
        <comment>the zones of a cell, the zones of a goal</comment>
        <translation>Feld %1: Fortschritt für %2 gelockert (Zonen des Feldes: %3; Zonen des Ziels: %4).</translation>
    </message>
    <message>
        <source>%1 goals of the group &quot;%2&quot; are on the board; it allows %3.</source>
        <translation>Ziele der Gruppe „%2“ auf dem Brett: %1, erlaubt: %3.</translation>
    </message>
    <message>
        <source>%1 has the value %2, which does not belong to the zones of its cell.</source>
        <translation>%1 hat den Wert %2, der nicht zu den Zonen seines Feldes gehört.</translation>
    </message>
    <message>
        <source>%1 can never be placed: all its forced positions are outside this board, which has positions 1 to %2. Change them, or choose a larger board.</source>
        <translation>%1 kann nie platziert werden: Alle festen Positionen liegen außerhalb dieses Bretts, das die Positionen 1 bis %2 hat. Die Positionen ändern oder ein größeres Brett wählen.</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking a limit: its board category &quot;%2&quot; leaves no room on this board. Raise the limit, or disable the goal.</source>
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
        <source>There is no setting &quot;%1&quot;. Available settings: %2.</source>
        <translation>Es gibt keine Einstellung „%1“. Verfügbare Einstellungen: %2.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed for the setting &quot;%1&quot;.</source>
        <translation>„%2“ ist für die Einstellung „%1“ nicht erlaubt.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed for the setting &quot;%1&quot;. Allowed: %3.</source>
        <translation>„%2“ ist für die Einstellung „%1“ nicht erlaubt. Erlaubt: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 line categories; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 hat %2 Linienkategorien; lockout.live akzeptiert höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>%1 has %2 board categories; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 hat %2 Brettkategorien; lockout.live akzeptiert höchstens %3. Einige entfernen.</translation>
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
        <source>The line limit of &quot;%1&quot; is %2 %. Limits range from 0 to 100 %.</source>
        <translation>Die Liniengrenze von „%1“ ist %2&#xa0;%. Grenzen reichen von 0 bis 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The board limit of &quot;%1&quot; is %2 %. Limits range from 0 to 100 %.</source>
        <translation>Die Brettgrenze von „%1“ ist %2&#xa0;%. Grenzen reichen von 0 bis 100&#xa0;%.</translation>
    </message>
    <message>
        <source>The set has %1 tags; lockout.live accepts at most %2. Remove some.</source>
        <translation>Die Liste hat %1 Markierungen; lockout.live akzeptiert höchstens %2. Einige entfernen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live accepts at most %3. Rename it.</source>
        <translation>Die Markierung „%1“ hat %2 Zeichen; lockout.live akzeptiert höchstens %3. Die Markierung umbenennen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should contain only lower-case letters a to z, digits and underscores. Rename it.</source>
        <translation>Die Markierung „%1“ sollte nur aus den Kleinbuchstaben a bis z, Ziffern und Unterstrichen bestehen. Die Markierung umbenennen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be &quot;%2&quot;: tags contain only lower-case letters a to z, digits and underscores. Rename it.</source>
        <translation>Die Markierung „%1“ sollte „%2“ lauten: Markierungen bestehen nur aus den Kleinbuchstaben a bis z, Ziffern und Unterstrichen. Die Markierung umbenennen.</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is in the tag list twice. Remove one of them.</source>
        <translation>Die Markierung „%1“ steht zweimal in der Liste der Markierungen. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>No goal has the tag &quot;%1&quot;.</source>
        <translation>Kein Ziel hat die Markierung „%1“.</translation>
    </message>
    <message>
        <source>%1 is the only goal with the tag &quot;%2&quot;, so the tag has no effect. Give it to another goal, or remove it.</source>
        <translation>%1 ist das einzige Ziel mit der Markierung „%2“, deshalb hat sie keine Wirkung. Sie einem weiteren Ziel geben oder entfernen.</translation>
    </message>
    <message>
        <source>The name of the game has %1 characters; lockout.live accepts at most %2. Shorten it.</source>
        <translation>Der Name des Spiels hat %1 Zeichen; lockout.live akzeptiert höchstens %2. Den Namen kürzen.</translation>
    </message>
    <message>
        <source>The name of the set has %1 characters; lockout.live accepts at most %2. Shorten it.</source>
        <translation>Der Name der Liste hat %1 Zeichen; lockout.live akzeptiert höchstens %2. Den Namen kürzen.</translation>
    </message>
    <message>
        <source>The set is capped but has no largest size. Choose a largest size, or another schema mode.</source>
        <translation>Die Liste hat den Schemamodus „capped“ (gedeckelt), nennt aber keine Höchstgröße. Eine Höchstgröße oder einen anderen Schemamodus wählen.</translation>
    </message>
    <message>
        <source>The set is dedicated but has no game mode and size. Choose both, or another schema mode.</source>
        <translation>Die Liste hat den Schemamodus „dedicated“ (festgelegt), nennt aber nicht Spielmodus und Größe. Beides oder einen anderen Schemamodus wählen.</translation>
    </message>
    <message>
        <source>%1 contains {{X}} %2 times; lockout.live accepts it once. Keep one of them.</source>
        <translation>%1 enthält {{X}} %2-mal; lockout.live akzeptiert es nur einmal. Nur eines behalten.</translation>
    </message>
    <message>
        <source>%1 can read the same as the goal in row %2: they share their text and a value. Reword it, change its range, or remove one of the two.</source>
        <translation>%1 kann gleich lauten wie das Ziel in Zeile %2: Text und ein Wert stimmen überein. Das Ziel umformulieren, den Bereich ändern oder eines der beiden entfernen.</translation>
    </message>
    <message>
        <source>The tooltip of %1 has %2 characters; lockout.live accepts at most %3. Shorten it.</source>
        <translation>Der Hinweistext von %1 hat %2 Zeichen; lockout.live akzeptiert höchstens %3. Den Hinweistext kürzen.</translation>
    </message>
    <message>
        <source>%1 has %2 icons; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 hat %2 Symbole; lockout.live akzeptiert höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>%1 has the icon &quot;%2&quot;, which is neither a picture (its name ends in .webp) nor an emoji. Correct or remove it.</source>
        <translation>%1 hat das Symbol „%2“, das weder ein Bild (der Name endet auf .webp) noch ein Emoji ist. Das Symbol korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>%1 has both pictures and emoji as icons; lockout.live accepts only one kind. Remove one kind.</source>
        <translation>%1 hat Bilder und Emojis als Symbole; lockout.live akzeptiert nur eine Art. Eine Art entfernen.</translation>
    </message>
    <message>
        <source>%1 has %2 values in its range; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1 hat %2 Werte im Bereich; lockout.live akzeptiert höchstens %3. Einige entfernen.</translation>
    </message>
    <message>
        <source>The range of %1 is not in ascending order: %2 comes after %3. Sort it from low to high.</source>
        <translation>Der Bereich von %1 ist nicht aufsteigend sortiert: %2 kommt nach %3. Die Werte aufsteigend sortieren.</translation>
    </message>
    <message>
        <source>The values of %1 go from %2 to %3, more than three times as high. The goal is easy on one board and hard on another. Narrow the range, or split it into two goals.</source>
        <translation>Die Werte von %1 reichen von %2 bis %3, auf mehr als das Dreifache. Das Ziel ist auf einem Brett leicht, auf einem anderen schwer. Den Bereich verkleinern oder zwei Ziele daraus machen.</translation>
    </message>
    <message>
        <source>%1 is forced to position %2. Positions start at 1.</source>
        <translation>%1 ist fest auf Position %2 gesetzt. Positionen beginnen bei 1.</translation>
    </message>
    <message>
        <source>%1 lists the forced position %2 twice. Remove one of them.</source>
        <translation>%1 führt die feste Position %2 doppelt auf. Eine davon entfernen.</translation>
    </message>
    <message>
        <source>%1 has forced positions; lockout.live accepts them only in a dedicated or relaxed set. Change the schema mode of the set, or remove them.</source>
        <translation>%1 hat feste Positionen; lockout.live akzeptiert sie nur in Listen mit dem Schemamodus „dedicated“ oder „relaxed“. Den Schemamodus der Liste ändern oder die Positionen entfernen.</translation>
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
        <source>%1: &quot;%2&quot; is %3; allowed: %4.</source>
        <translation>%1: „%2“ ist %3; erlaubt: %4.</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3.</source>
        <translation>%1 ist %2; erlaubt: %3.</translation>
    </message>
    <message>
        <source>%1 has the unknown value &quot;%2&quot;. Known values: %3.</source>
        <translation>%1 hat den unbekannten Wert „%2“. Bekannte Werte: %3.</translation>
    </message>
    <message>
        <source>%1 has %2 characters; at most %3 are allowed. Shorten it.</source>
        <translation>%1 hat %2 Zeichen; erlaubt sind höchstens %3. Den Text kürzen.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; appears twice. Rename or remove one of them.</source>
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
        <source>The set is dedicated to the unknown game mode &quot;%1&quot;; it opens with a board of the default mode. Known modes: %2.</source>
        <translation>Die Liste ist auf den unbekannten Spielmodus „%1“ festgelegt; sie öffnet sich mit einem Brett des Standardmodus. Bekannte Modi: %2.</translation>
    </message>
    <message>
        <source>The set is dedicated to the size &quot;%2&quot;, which the game mode &quot;%1&quot; does not have; it opens in the default size. Choose another size.</source>
        <translation>Die Liste ist auf die Größe „%2“ festgelegt, die es im Spielmodus „%1“ nicht gibt; sie öffnet sich in der Standardgröße. Eine andere Größe wählen.</translation>
    </message>
    <message>
        <source>The board has %1 shiny cells instead of %2.</source>
        <translation>Das Brett hat %1 statt %2 glänzende Felder.</translation>
    </message>
    <message>
        <source>The board has %1 centre cells left empty instead of %2.</source>
        <translation>Das Brett hat %1 statt %2 leer gelassene Felder in der Mitte.</translation>
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
        <source>Cell %1 is shiny or blank where the modifiers do not require it, or the reverse.</source>
        <translation>Feld %1 ist glänzend oder leer, wo die Modifikatoren es nicht verlangen, oder umgekehrt.</translation>
    </message>
    <message>
        <source>The setting &quot;%1&quot; has no effect while &quot;%2&quot; is &quot;%3&quot;. Leave it out, or change &quot;%2&quot;.</source>
        <translation>Die Einstellung „%1“ hat keine Wirkung, solange „%2“ auf „%3“ steht. Sie weglassen oder „%2“ ändern.</translation>
    </message>
    <message>
        <source>%1 cells should stay empty, but the board has only %2. Leave fewer empty, or choose a larger board.</source>
        <translation>%1 Felder sollen leer bleiben, aber das Brett hat nur %2. Weniger Felder leer lassen oder ein größeres Brett wählen.</translation>
    </message>
    <message>
        <source>This board has no middle cell to leave empty. Choose odd numbers of rows and columns.</source>
        <translation>Dieses Brett hat kein Feld in der Mitte, das leer bleiben könnte. Eine Größe mit ungerader Zeilen- und Spaltenzahl wählen.</translation>
    </message>
    <message>
        <source>None of the boards of %1 seeds derived from this one passed the gates. &quot;%2&quot; rejected %3 of them. Loosen its bounds.</source>
        <comment>the title of a gate</comment>
        <translation>Keines der Bretter von %1 aus diesem abgeleiteten Startwerten erfüllte die Bedingungen. „%2“ verwarf %3 davon. Lockern Sie die Grenzen.</translation>
    </message>
    <message>
        <source>No board is at least %1 and at most %2. Exchange the bounds.</source>
        <translation>Kein Brett hat mindestens %1 und höchstens %2. Vertauschen Sie die Grenzen.</translation>
    </message>
    <message>
        <source>There are %1 placement rules; those after the first %2 have no effect. Remove some.</source>
        <translation>Es gibt %1 Platzierungsregeln; die nach den ersten %2 sind ohne Wirkung. Entfernen Sie einige.</translation>
    </message>
    <message>
        <source>This placement rule is for nothing. Name categories or goals that it is for.</source>
        <translation>Diese Platzierungsregel gilt für nichts. Nennen Sie Kategorien oder Ziele, für die sie gilt.</translation>
    </message>
    <message>
        <source>%1: nothing on the board can have &quot;%2&quot;. Choose another name.</source>
        <translation>%1: Nichts auf dem Brett kann „%2“ haben. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>This target wants nothing yet. Fill it in, or remove it.</source>
        <translation>Diese Vorgabe verlangt noch nichts. Sie ausfüllen oder entfernen.</translation>
    </message>
    <message>
        <source>The name of the game is empty. lockout.live shows it. Enter it in the properties.</source>
        <translation>Der Name des Spiels ist leer. lockout.live zeigt ihn. Ihn in den Eigenschaften eingeben.</translation>
    </message>
    <message>
        <source>The name of the set is empty. lockout.live shows it. Enter it in the properties.</source>
        <translation>Der Name der Liste ist leer. lockout.live zeigt ihn. Ihn in den Eigenschaften eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges, which %Ln goals have.</source>
        <translation>
            <numerusform>%1 beachtet weder Zonen noch ansteigende Bereiche; %Ln Ziel hat welche.</numerusform>
            <numerusform>%1 beachtet weder Zonen noch ansteigende Bereiche; %Ln Ziele haben welche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board; %Ln were added back to fill it.</source>
        <translation>
            <numerusform>Die Gewichtung ließ zu wenige Ziele für dieses Brett übrig; %Ln kam zurück, um es zu füllen.</numerusform>
            <numerusform>Die Gewichtung ließ zu wenige Ziele für dieses Brett übrig; %Ln kamen zurück, um es zu füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Dieses Brett lässt sich nicht füllen: %Ln Feld bleibt leer. Die Ziele im Vorrat können höchstens %1 von %2 Feldern füllen. Ziele hinzufügen oder aktivieren, Einzelgrenzen anheben oder ein kleineres Brett wählen.</numerusform>
            <numerusform>Dieses Brett lässt sich nicht füllen: %Ln Felder bleiben leer. Die Ziele im Vorrat können höchstens %1 von %2 Feldern füllen. Ziele hinzufügen oder aktivieren, Einzelgrenzen anheben oder ein kleineres Brett wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</source>
        <translation>
            <numerusform>Dieses Brett lässt sich nicht füllen: %Ln Feld bleibt leer. Es gibt genug Ziele, aber Markierungen, feste Positionen und Wiederholungen, die nicht in einer Linie stehen dürfen, lassen keines für dieses Feld übrig. Ziele hinzufügen oder diese Regeln lockern.</numerusform>
            <numerusform>Dieses Brett lässt sich nicht füllen: %Ln Felder bleiben leer. Es gibt genug Ziele, aber Markierungen, feste Positionen und Wiederholungen, die nicht in einer Linie stehen dürfen, lassen keine für diese Felder übrig. Ziele hinzufügen oder diese Regeln lockern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals to fill this board.</source>
        <translation>
            <numerusform>Noch %Ln Ziel hinzufügen, um dieses Brett zu füllen.</numerusform>
            <numerusform>Noch %Ln Ziele hinzufügen, um dieses Brett zu füllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Noch %Ln Ziel hinzufügen, um dieses Brett zu füllen: Die aktivierten Ziele können nur %1 von %2 Feldern füllen. Oder Einzelgrenzen erhöhen oder ein kleineres Brett wählen.</numerusform>
            <numerusform>Noch %Ln Ziele hinzufügen, um dieses Brett zu füllen: Die aktivierten Ziele können nur %1 von %2 Feldern füllen. Oder Einzelgrenzen erhöhen oder ein kleineres Brett wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%Ln Feld gehört nur zur Zone „%1“, aber die Ziele mit dieser Zone können nur %2 solche Felder füllen. Die Zone weiteren Zielen geben oder ein kleineres Brett wählen.</numerusform>
            <numerusform>%Ln Felder gehören nur zur Zone „%1“, aber die Ziele mit dieser Zone können nur %2 davon füllen. Die Zone weiteren Zielen geben oder ein kleineres Brett wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so its %Ln goals never appear. Raise the limit, or disable them.</source>
        <translation>
            <numerusform>Die Brettgrenze von „%1“ ist 0&#xa0;%, daher erscheint ihr %Ln Ziel nie. Die Grenze anheben oder das Ziel deaktivieren.</numerusform>
            <numerusform>Die Brettgrenze von „%1“ ist 0&#xa0;%, daher erscheinen ihre %Ln Ziele nie. Die Grenze anheben oder die Ziele deaktivieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %Ln rows that do not exist. Remove the references.</source>
        <translation>
            <numerusform>%1 verweist auf %Ln Zeile, die es nicht gibt. Den Verweis entfernen.</numerusform>
            <numerusform>%1 verweist auf %Ln Zeilen, die es nicht gibt. Die Verweise entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (row %2)</source>
        <comment>a name that several rows have</comment>
        <translation>%1 (Zeile %2)</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <comment>a goal without text, by its row</comment>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>%1 has no text. Write one, or remove the row.</source>
        <translation>%1 hat keinen Text. Einen schreiben oder die Zeile entfernen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a table, its generator</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field of a row, a sentence about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, row</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cell %1 has a forced goal that limits keep out of its positions, because without it a cell would stay empty.</source>
        <translation>Feld %1 hat ein Ziel mit festen Positionen, von denen Grenzen es fernhalten, weil ohne es ein Feld leer bliebe.</translation>
    </message>
    <message>
        <source>%1 can appear %2 times on a board. Boardwright makes such boards, but lockout.live accepts more than one copy only of goals with a range. Set the limit to 1, or give the goal a range.</source>
        <translation>%1 darf %2-mal auf einem Brett erscheinen. Boardwright erzeugt solche Bretter, aber lockout.live nimmt mehr als eine Kopie nur von Zielen mit einem Bereich an. Die Grenze auf 1 setzen oder dem Ziel einen Bereich geben.</translation>
    </message>
    <message>
        <source>The tags &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>Die Markierungen „%1“ und „%2“ unterscheiden sich kaum. Wenn sie dasselbe bedeuten, eine in die andere umbenennen.</translation>
    </message>
    <message>
        <source>%1 is hardly different from the goal in row %2. Both may be on one board. Reword or remove one of the two.</source>
        <translation>%1 unterscheidet sich kaum vom Ziel in Zeile %2. Beide können auf demselben Brett stehen. Eines der beiden umformulieren oder entfernen.</translation>
    </message>
    <message>
        <source>The line categories &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>Die Linienkategorien „%1“ und „%2“ unterscheiden sich kaum. Wenn sie dasselbe bedeuten, eine in die andere umbenennen.</translation>
    </message>
    <message>
        <source>The board categories &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>Die Brettkategorien „%1“ und „%2“ unterscheiden sich kaum. Wenn sie dasselbe bedeuten, eine in die andere umbenennen.</translation>
    </message>
    <message>
        <source>The line category &quot;%1&quot; has a comma in it. If it means several categories, each of them needs a name of its own.</source>
        <translation>Die Linienkategorie „%1“ enthält ein Komma. Wenn mehrere Kategorien gemeint sind, braucht jede einen eigenen Namen.</translation>
    </message>
    <message>
        <source>The board category &quot;%1&quot; has a comma in it. If it means several categories, each of them needs a name of its own.</source>
        <translation>Die Brettkategorie „%1“ enthält ein Komma. Wenn mehrere Kategorien gemeint sind, braucht jede einen eigenen Namen.</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldCuration</name>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>Runde %L1 von %L2.</translation>
    </message>
    <message>
        <source>%L1 of %L2 seeds tried.</source>
        <translation>%L1 von %L2 Startwerten ausprobiert.</translation>
    </message>
    <message>
        <source>Choosing worlds for wish %L1 of %L2.</source>
        <translation>Welten für Wunsch %L1 von %L2 werden ausgewählt.</translation>
    </message>
    <message>
        <source>%L1 of %L2 worlds are chosen.</source>
        <translation>%L1 von %L2 Welten sind ausgewählt.</translation>
    </message>
    <message>
        <source>They are fewer than wanted. Try more seeds.</source>
        <translation>Es sind weniger als gewünscht. Mehr Startwerte ausprobieren.</translation>
    </message>
    <message>
        <source>They are less even than wished. Choose more worlds: a possible join appears only %1 times on average.</source>
        <translation>Sie sind weniger gleichmäßig als gewünscht. Mehr Welten auswählen: Eine mögliche Verbindung kommt im Mittel nur %1-mal vor.</translation>
    </message>
    <message>
        <source>They are less even than wished. Try more seeds, or weight the zones.</source>
        <translation>Sie sind weniger gleichmäßig als gewünscht. Mehr Startwerte ausprobieren oder die Zonen gewichten.</translation>
    </message>
    <message>
        <source>Zones appear %1 to %2 as often as on average.</source>
        <comment>two shares</comment>
        <translation>Zonen kommen %1 bis %2 so oft vor wie im Mittel.</translation>
    </message>
    <message>
        <source>The zones already have these weights.</source>
        <translation>Die Zonen haben diese Gewichte schon.</translation>
    </message>
    <message>
        <source>Chooses worlds in which zones, pairs of zones and joins appear about equally often, and shows what each wish costs.</source>
        <translation>Wählt Welten aus, in denen Zonen, Paare von Zonen und Verbindungen etwa gleich oft vorkommen, und zeigt, was jeder Wunsch kostet.</translation>
    </message>
    <message>
        <source>No worlds can be made of this set. The problems say why.</source>
        <translation>Aus dieser Zielliste lassen sich keine Welten erzeugen. Die Probleme sagen, warum.</translation>
    </message>
    <message numerus="yes">
        <source>Weight %Ln zones</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%Ln Zone gewichten</numerusform>
            <numerusform>%Ln Zonen gewichten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %Ln zones would change.</source>
        <translation>
            <numerusform>Das Gewicht von %Ln Zone würde sich ändern.</numerusform>
            <numerusform>Die Gewichte von %Ln Zonen würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %Ln zones changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>das Gewicht von %Ln Zone geändert</numerusform>
            <numerusform>die Gewichte von %Ln Zonen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing worlds before and after on other seeds…</source>
        <translation>Welten vorher und nachher auf anderen Startwerten vergleichen …</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldYieldsModel</name>
    <message>
        <source>%L1 of %L2 worlds can be won</source>
        <translation>%L1 von %L2 Welten sind gewinnbar</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>Edelsteine</translation>
    </message>
    <message>
        <source>Shows how many of the worlds that are made can be won, for each process and number of gems.</source>
        <translation>Zeigt, wie viele der erzeugten Welten gewinnbar sind, für jedes Verfahren und jede Anzahl von Edelsteinen.</translation>
    </message>
    <message>
        <source>No zone of the pool has gems. Give some zones gems and portals.</source>
        <translation>Keine Zone des Vorrats hat Edelsteine. Einigen Zonen Edelsteine und Portale geben.</translation>
    </message>
    <message>
        <source>%L1 of %L2 worlds made.</source>
        <translation>%L1 von %L2 Welten erzeugt.</translation>
    </message>
    <message>
        <source>%L1 worlds made.</source>
        <translation>%L1 Welten erzeugt.</translation>
    </message>
    <message>
        <source>Shown are those that can be won, in percent.</source>
        <translation>Angegeben sind die gewinnbaren, in Prozent.</translation>
    </message>
    <message>
        <source>Worlds that can be won: %1</source>
        <comment>the name of a process</comment>
        <translation>Gewinnbare Welten: %1</translation>
    </message>
    <message>
        <source>% of worlds</source>
        <translation>% der Welten</translation>
    </message>
    <message>
        <source>%L1 gems: %2</source>
        <comment>how many, a share</comment>
        <translation>%L1 Edelsteine: %2</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsPanel</name>
    <message>
        <source>Claim matrix</source>
        <translation>Matrix der Behauptungen</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsWords</name>
    <message>
        <source>Worlds need zones. Add some to the table Zones of worlds.</source>
        <translation>Welten brauchen Zonen. Fügen Sie der Tabelle „Zonen von Welten“ welche hinzu.</translation>
    </message>
    <message>
        <source>There are %1 zones. Only the first %2 of them are used.</source>
        <translation>Es gibt %1 Zonen. Nur die ersten %2 werden benutzt.</translation>
    </message>
    <message>
        <source>This zone has no portals, so it cannot be part of a world.</source>
        <translation>Diese Zone hat keine Portale und kann deshalb nicht Teil einer Welt sein.</translation>
    </message>
    <message>
        <source>These are %1 names. Only the first %2 of them are used.</source>
        <translation>Das sind %1 Namen. Nur die ersten %2 werden benutzt.</translation>
    </message>
    <message>
        <source>Every world starts in a zone without gems that has three portals or more, but there is none. Add one.</source>
        <translation>Jede Welt beginnt in einer Zone ohne Edelsteine mit mindestens drei Portalen, aber es gibt keine. Fügen Sie eine hinzu.</translation>
    </message>
    <message>
        <source>Worlds of %2 gems need as many zones with gems, but there are %1. Add some, or lower the number of gems.</source>
        <translation>Welten mit %2 Edelsteinen brauchen ebenso viele Zonen mit Edelsteinen, aber es gibt %1. Fügen Sie welche hinzu, oder verringern Sie die Zahl der Edelsteine.</translation>
    </message>
    <message>
        <source>Worlds of %2 gems need as many zones without gems, but there are %1. Add some, or lower the number of gems.</source>
        <translation>Welten mit %2 Edelsteinen brauchen ebenso viele Zonen ohne Edelsteine, aber es gibt %1. Fügen Sie welche hinzu, oder verringern Sie die Zahl der Edelsteine.</translation>
    </message>
    <message>
        <source>This claim belongs to no zone, so it has no effect.</source>
        <translation>Diese Behauptung gehört zu keiner Zone und bleibt deshalb ohne Wirkung.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no portal &quot;%1&quot;, so this claim has no effect. Correct the name, or add the portal to the zone.</source>
        <translation>„%2“ hat kein Portal „%1“, deshalb bleibt diese Behauptung ohne Wirkung. Berichtigen Sie den Namen, oder geben Sie der Zone das Portal.</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no gem &quot;%1&quot;, so this claim has no effect. Correct the name, or add the gem to the zone.</source>
        <translation>„%2“ hat keinen Edelstein „%1“, deshalb bleibt diese Behauptung ohne Wirkung. Berichtigen Sie den Namen, oder geben Sie der Zone den Edelstein.</translation>
    </message>
    <message>
        <source>No claim takes the gem &quot;%1&quot;, so worlds with this zone cannot be won.</source>
        <translation>Keine Behauptung nimmt den Edelstein „%1“, deshalb sind Welten mit dieser Zone nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>No claim uses the portal &quot;%1&quot;, so nobody gets through it.</source>
        <translation>Keine Behauptung benutzt das Portal „%1“, deshalb kommt niemand hindurch.</translation>
    </message>
    <message>
        <source>No claim gives the state &quot;%1&quot;, so this one is never possible.</source>
        <translation>Keine Behauptung setzt den Zustand „%1“, deshalb ist diese nie möglich.</translation>
    </message>
    <message>
        <source>There are %1 states. Only %2 of them are used.</source>
        <translation>Es gibt %1 Zustände. Nur %2 davon werden benutzt.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a board. Write settings as on the command line, such as &quot;size=4x4&quot; or &quot;mode=ascend size=5&quot;.</source>
        <translation>„%1“ ist keine Einstellung eines Bretts. Schreiben Sie Einstellungen wie auf der Befehlszeile, etwa „size=4x4“ oder „mode=ascend size=5“.</translation>
    </message>
    <message>
        <source>The gem &quot;%1&quot; is no goal of the set, so the zone&apos;s board does not show it.</source>
        <translation>Der Edelstein „%1“ ist kein Ziel des Satzes, deshalb zeigt ihn das Brett der Zone nicht.</translation>
    </message>
    <message>
        <source>None of %1 worlds can be won. Allow more attempts, or add claims that lead back.</source>
        <translation>Keine von %1 Welten ist zu gewinnen. Erlauben Sie mehr Versuche, oder fügen Sie Behauptungen hinzu, die zurückführen.</translation>
    </message>
    <message>
        <source>A world of %1 zones can be won, but the search for the shortest walk was given up. Use fewer states or gems.</source>
        <translation>Eine Welt mit %1 Zonen ist zu gewinnen, aber die Suche nach dem kürzesten Weg wurde aufgegeben. Verwenden Sie weniger Zustände oder Edelsteine.</translation>
    </message>
    <message>
        <source>Place %1 has something that is not a zone of the set.</source>
        <translation>An Stelle %1 steht etwas, das keine Zone des Satzes ist.</translation>
    </message>
    <message>
        <source>Portal &quot;%2&quot; of &quot;%1&quot; has %3 joins, but should have one.</source>
        <translation>Portal „%2“ von „%1“ hat %3 Verbindungen statt einer.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones without portals</source>
        <translation>
            <numerusform>%Ln Zone ohne Portale</numerusform>
            <numerusform>%Ln Zonen ohne Portale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too many names</source>
        <translation>
            <numerusform>%Ln Zone mit zu vielen Namen</numerusform>
            <numerusform>%Ln Zonen mit zu vielen Namen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims without a zone</source>
        <translation>
            <numerusform>%Ln Behauptung ohne Zone</numerusform>
            <numerusform>%Ln Behauptungen ohne Zone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown portals</source>
        <translation>
            <numerusform>%Ln Behauptung über unbekannte Portale</numerusform>
            <numerusform>%Ln Behauptungen über unbekannte Portale</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown gems</source>
        <translation>
            <numerusform>%Ln Behauptung über unbekannte Edelsteine</numerusform>
            <numerusform>%Ln Behauptungen über unbekannte Edelsteine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that no claim takes</source>
        <translation>
            <numerusform>%Ln Edelstein, den keine Behauptung nimmt</numerusform>
            <numerusform>%Ln Edelsteine, die keine Behauptung nimmt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals that no claim uses</source>
        <translation>
            <numerusform>%Ln Portal, das keine Behauptung benutzt</numerusform>
            <numerusform>%Ln Portale, die keine Behauptung benutzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln states that no claim gives</source>
        <translation>
            <numerusform>%Ln Zustand, den keine Behauptung setzt</numerusform>
            <numerusform>%Ln Zustände, die keine Behauptung setzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with unknown board settings</source>
        <translation>
            <numerusform>%Ln Zone mit unbekannten Einstellungen des Bretts</numerusform>
            <numerusform>%Ln Zonen mit unbekannten Einstellungen des Bretts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that are no goals</source>
        <translation>
            <numerusform>%Ln Edelstein, der kein Ziel ist</numerusform>
            <numerusform>%Ln Edelsteine, die keine Ziele sind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</source>
        <translation>
            <numerusform>%Ln Zone, beim %1. Versuch. Der kürzeste Weg, auf dem man alle Edelsteine einsammelt, besteht aus %2 Behauptungen.</numerusform>
            <numerusform>%Ln Zonen, beim %1. Versuch. Der kürzeste Weg, auf dem man alle Edelsteine einsammelt, besteht aus %2 Behauptungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 zones have no board, because the set has too few goals for it.</source>
        <translation>
            <numerusform>%Ln von %1 Zonen hat kein Brett, weil der Satz zu wenige Ziele dafür hat.</numerusform>
            <numerusform>%Ln von %1 Zonen haben kein Brett, weil der Satz zu wenige Ziele dafür hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems cannot be collected on a walk back to the start.</source>
        <translation>
            <numerusform>%Ln Edelstein lässt sich auf keinem Weg zurück zum Start einsammeln.</numerusform>
            <numerusform>%Ln Edelsteine lassen sich auf keinem Weg zurück zum Start einsammeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The world could not be verified within %1 steps: nobody knows whether all gems can be collected on a walk back to the start.</source>
        <translation>Die Welt konnte innerhalb von %1 Schritten nicht überprüft werden: Niemand weiß, ob sich alle Edelsteine auf einem Weg zurück zum Start einsammeln lassen.</translation>
    </message>
    <message numerus="yes">
        <source>won in %Ln claims</source>
        <comment>a world</comment>
        <translation>
            <numerusform>gewonnen mit %Ln Behauptung</numerusform>
            <numerusform>gewonnen mit %Ln Behauptungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No world can be won</source>
        <translation>Keine Welt ist zu gewinnen</translation>
    </message>
    <message>
        <source>No shortest walk was found</source>
        <translation>Kein kürzester Weg gefunden</translation>
    </message>
</context>
<context>
    <name>boardwright::WorseQuestion</name>
    <message>
        <source>Worse Than Before</source>
        <translation>Schlechter als vorher</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers are worse than before. Apply it all the same?</source>
        <translation>
            <numerusform>%Ln Zahl ist schlechter als vorher. Trotzdem anwenden?</numerusform>
            <numerusform>%Ln Zahlen sind schlechter als vorher. Trotzdem anwenden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Not Compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Apply it all the same?</source>
        <translation>Trotzdem anwenden?</translation>
    </message>
</context>
<context>
    <name>boardwright::YieldsTool</name>
    <message>
        <source>Yield</source>
        <translation>Ausbeute</translation>
    </message>
    <message>
        <source>A row will appear for each number of gems</source>
        <translation>Für jede Anzahl von Edelsteinen erscheint eine Zeile</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>&amp;Count Worlds</source>
        <translation>Welten &amp;zählen</translation>
    </message>
    <message>
        <source>One bar will appear for each number of gems</source>
        <translation>Für jede Anzahl von Edelsteinen erscheint ein Balken</translation>
    </message>
</context>
<context>
    <name>boardwright::ZoneWeightsWords</name>
    <message>
        <source>of the mean of its kind</source>
        <translation>des Mittels seiner Art</translation>
    </message>
    <message>
        <source>Appearances of the rarest zone</source>
        <translation>Vorkommen der seltensten Zone</translation>
    </message>
    <message>
        <source>Appearances of the most frequent zone</source>
        <translation>Vorkommen der häufigsten Zone</translation>
    </message>
    <message>
        <source>Pairs of zones that appear evenly</source>
        <translation>Zonenpaare, die gleichmäßig vorkommen</translation>
    </message>
    <message>
        <source>of pairs</source>
        <translation>der Paare</translation>
    </message>
    <message>
        <source>Joins that appear evenly</source>
        <translation>Verbindungen, die gleichmäßig vorkommen</translation>
    </message>
    <message>
        <source>of joins</source>
        <translation>der Verbindungen</translation>
    </message>
    <message>
        <source>Zones that the shortest walk enters</source>
        <translation>Zonen, die der kürzeste Weg betritt</translation>
    </message>
    <message>
        <source>of the zones of the median world</source>
        <translation>der Zonen der mittleren Welt</translation>
    </message>
    <message>
        <source>Worlds with three exits or more in the first zone</source>
        <translation>Welten mit drei oder mehr Ausgängen in der ersten Zone</translation>
    </message>
    <message>
        <source>of worlds</source>
        <translation>der Welten</translation>
    </message>
    <message>
        <source>Worlds that can be won</source>
        <translation>Gewinnbare Welten</translation>
    </message>
    <message>
        <source>of worlds made</source>
        <translation>der erzeugten Welten</translation>
    </message>
    <message>
        <source>Seeds without a world</source>
        <translation>Startwerte ohne Welt</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>der Startwerte</translation>
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
        <source>The goal set to open; without it, a sample</source>
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
</context>
</TS>
