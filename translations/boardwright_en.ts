<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>boardwright::Edits</name>
    <message numerus="yes">
        <source>Weighting %1 for %n goals</source>
        <translation>
            <numerusform>Weighting %1 for %n goal</numerusform>
            <numerusform>Weighting %1 for %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enable %n goals</source>
        <translation>
            <numerusform>Enable %n goal</numerusform>
            <numerusform>Enable %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n goals</source>
        <translation>
            <numerusform>Disable %n goal</numerusform>
            <numerusform>Disable %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n rows to %1</source>
        <translation>
            <numerusform>Add %n row to %1</numerusform>
            <numerusform>Add %n rows to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n rows from %1</source>
        <translation>
            <numerusform>Remove %n row from %1</numerusform>
            <numerusform>Remove %n rows from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n rows of %1</source>
        <translation>
            <numerusform>Move %n row of %1</numerusform>
            <numerusform>Move %n rows of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldCells</name>
    <message numerus="yes">
        <source>a text of at most %n characters</source>
        <translation>
            <numerusform>a text of at most %n character</numerusform>
            <numerusform>a text of at most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message numerus="yes">
        <source>%n forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n forced</numerusform>
            <numerusform>%n forced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n by random choice</numerusform>
            <numerusform>%n by random choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n by relaxation</numerusform>
            <numerusform>%n by relaxation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n limits gave way</source>
        <translation>
            <numerusform>%n limit gave way</numerusform>
            <numerusform>%n limits gave way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %n goals</source>
        <translation>
            <numerusform>pool of %n goal</numerusform>
            <numerusform>pool of %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n by search</numerusform>
            <numerusform>%n by search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>%n cell by relaxation, attempt %1</numerusform>
            <numerusform>%n cells by relaxation, attempt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers</source>
        <translation>
            <numerusform>%n modifier</numerusform>
            <numerusform>%n modifiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tried %n goals of the %1 it may try.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>It tried %n goal of the %1 it may try.</numerusform>
            <numerusform>It tried %n goals of the %1 it may try.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells had to be filled by letting limits give way.</source>
        <translation>
            <numerusform>Attempt %1: %n cell had to be filled by letting limits give way.</numerusform>
            <numerusform>Attempt %1: %n cells had to be filled by letting limits give way.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on.</source>
        <translation>
            <numerusform>%n modifier is on.</numerusform>
            <numerusform>%n modifiers are on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals pulled back</source>
        <translation>
            <numerusform>%n goal pulled back</numerusform>
            <numerusform>%n goals pulled back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals took part in the draw.</source>
        <translation>
            <numerusform>%n goal took part in the draw.</numerusform>
            <numerusform>%n goals took part in the draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them had been left out by weighting and came back, because the others could not fill the board.</source>
        <translation>
            <numerusform>%n of them had been left out by weighting and came back, because the others could not fill the board.</numerusform>
            <numerusform>%n of them had been left out by weighting and came back, because the others could not fill the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells had to be filled by letting limits give way, after a search (phases: %2).</source>
        <translation>
            <numerusform>Attempt %1: %n cell had to be filled by letting limits give way, after a search (phases: %2).</numerusform>
            <numerusform>Attempt %1: %n cells had to be filled by letting limits give way, after a search (phases: %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n attempts some cells are still empty. Goals that the searches tried: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>After %n attempt some cells are still empty. Goals that the searches tried: %1; phases of the last attempt: %2.</numerusform>
            <numerusform>After %n attempts some cells are still empty. Goals that the searches tried: %1; phases of the last attempt: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on: chaos, every rule that can be is switched off.</source>
        <translation>
            <numerusform>%n modifier is on: chaos, every rule that can be is switched off.</numerusform>
            <numerusform>%n modifiers are on: chaos, every rule that can be is switched off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesView</name>
    <message numerus="yes">
        <source>%1 of %n goals</source>
        <translation>
            <numerusform>%1 of %n goal</numerusform>
            <numerusform>%1 of %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n disabled</numerusform>
            <numerusform>%n disabled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>%n more problems are not listed.</source>
        <translation>
            <numerusform>%n more problem is not listed.</numerusform>
            <numerusform>%n more problems are not listed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so the goals that carry it never appear (%n of them). Raise the limit, or disable them.</source>
        <translation>
            <numerusform>The board limit of &quot;%1&quot; is 0 %, so the goal that carries it never appears (%n goal). Raise the limit, or disable it.</numerusform>
            <numerusform>The board limit of &quot;%1&quot; is 0 %, so the goals that carry it never appear (%n of them). Raise the limit, or disable them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board: %n came back to fill it.</source>
        <translation>
            <numerusform>Weighting left too few goals for this board: %n came back to fill it.</numerusform>
            <numerusform>Weighting left too few goals for this board: %n came back to fill it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>This board cannot be filled: %n cell stays empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</numerusform>
            <numerusform>This board cannot be filled: %n cells stay empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. There are goals enough, but tags, forced positions and copies that may not share a line leave none for them. Add goals, or free some of these.</source>
        <translation>
            <numerusform>This board cannot be filled: %n cell stays empty. There are goals enough, but tags, forced positions and copies that may not share a line leave none for it. Add goals, or free some of these.</numerusform>
            <numerusform>This board cannot be filled: %n cells stay empty. There are goals enough, but tags, forced positions and copies that may not share a line leave none for them. Add goals, or free some of these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells belong to the zone &quot;%1&quot; alone, but the goals that carry it can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%n cell belongs to the zone &quot;%1&quot; alone, but the goals that carry it can fill only %2 such cells. Give the zone to more goals, or choose a smaller board.</numerusform>
            <numerusform>%n cells belong to the zone &quot;%1&quot; alone, but the goals that carry it can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges; %n goals have some.</source>
        <translation>
            <numerusform>%1 ignores zones and progressive ranges; %n goal has some.</numerusform>
            <numerusform>%1 ignores zones and progressive ranges; %n goals have some.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %n rows that are not there. Take them out.</source>
        <translation>
            <numerusform>%1 refers to %n row that is not there. Take it out.</numerusform>
            <numerusform>%1 refers to %n rows that are not there. Take them out.</numerusform>
        </translation>
    </message>
</context>
</TS>
