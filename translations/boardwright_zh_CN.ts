<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a cell, its goal</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in the source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match 3 of 12</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Objectives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is laid out in another way than lockout.live does. It stays as it is until you change something; then it is saved in the site&apos;s layout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Goal Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal sets (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Goal Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] - Boardwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the board …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board up to date (%L1 ms)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main Tool Bar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectivesModel</name>
    <message>
        <source>disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>enabled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ObjectivesView</name>
    <message>
        <source>Filter goals, categories, tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n goals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No goals yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a goal set to see its goals here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal has all of these words in it, in its tooltip, its categories or its tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Disable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set &amp;weighting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeedBar</name>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any text. The same seed, set and size always make the same board.
Seeds are Boardwright&apos;s own; the site follows the same rules but gives another board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceView</name>
    <message>
        <source>Source of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has very long lines. This is what they say, laid out to be read.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boardwright::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Boardwright %1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An editor for goal sets with a live board preview.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %n goals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Enable %n goals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n goals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reword &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boardwright::FileWords</name>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in double quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list in [ ]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key in double quotes is expected (and no comma before a closing brace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colon is expected between a key and its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a closing brace } is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a closing bracket ] is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a comma or a closing bracket is expected after a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing more is expected: the goal set ended before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>texts stand in double quotes (&quot;)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a digit is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers are written without leading zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after a backslash, one of &quot; \ / b f n r t u is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four hexadecimal digits are expected after \u</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half a character: \u surrogates come in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>control characters do not belong here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; take them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON: here stands %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brackets are nested deeper than %1 levels here; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds more than %L1 values; no goal set does. This is not a goal set, or it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but here stands %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but here stands %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;, which is unknown. Known are: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. The last one counts; take the other out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ordinary file, but a device, a pipe or a socket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written: %2. Save under another name or in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message numerus="yes">
        <source>%n forced</source>
        <comment>cells</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by random choice</source>
        <comment>cells</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by relaxation</source>
        <comment>cells</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Every limit kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n limits gave way</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not every cell could be filled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · cells: %2 · %3</source>
        <comment>verdict · cells: how they were filled · pool</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pool of %n goals</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>Whether the goal takes part at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The values that {{X}} can take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board categories: limited over the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chance in percent, rolled once a board, that the goal enters the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the goal may stand on one board, each time with another value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message>
        <source>This goal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The enabled goals can fill %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or take it from the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or take it from the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the list of tags. Add it there, or take it from the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 asks for a value but has no range. Give it a range, or take {{X}} out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a range but shows no value. Put {{X}} into the goal, or empty the range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may stand %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings go from 1 to 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The lowest is 1; disable the goal to keep it off the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values are 1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board has the positions 1 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A goal has no text. Write one, or remove the row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live takes %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so the goals that carry it never appear (%n of them). Raise the limit, or disable them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the same goal as in row %2, values included. Reword or remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal carries the line category &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No goal carries the board category &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; gave way for %3: %4 goals where %5 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; gave way in %3 for %4: %5 goals where %6 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board: %n came back to fill it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 stays empty: copies, tags, forced positions and the goals in its lines leave none for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before the board was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has %1 cells instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell %1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell %1 holds a goal that the set does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell %1 holds %2, which is disabled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; stand on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands %2 times on the board; its limit is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands with the value %2, which is not in its range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice with the value %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on cell %2, outside of its forced positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for goal sets with a live board preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The goal set to open; a sample when left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed of the first board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture of the window, print the board and quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be saved as %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
