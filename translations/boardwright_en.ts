<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>boardwright::AdviceWords</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln more goals in %1 (%2): %3.</source>
        <comment>how many, a zone, their names, a share of boards</comment>
        <translation>
            <numerusform>With %Ln more goal in %1 (%2): %3.</numerusform>
            <numerusform>With %Ln more goals in %1 (%2): %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln of its goals fewer (%1): %2.</source>
        <comment>how many, their names, a share of boards</comment>
        <translation>
            <numerusform>With %Ln of its goals fewer (%1): %2.</numerusform>
            <numerusform>With %Ln of its goals fewer (%1): %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedChanges</name>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message numerus="yes">
        <source>Remove the thresholds of %n row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Remove the thresholds of %n row type</numerusform>
            <numerusform>Remove the thresholds of %n row types</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTrial</name>
    <message numerus="yes">
        <source>None of %n boards could be made.</source>
        <translation>
            <numerusform>The one board could not be made.</numerusform>
            <numerusform>None of %n boards could be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %n boards: %1 of their lines have two goals with the same first category.</source>
        <translation>
            <numerusform>Tried on %n board: %1 of its lines have two goals with the same first category.</numerusform>
            <numerusform>Tried on %n boards: %1 of their lines have two goals with the same first category.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boards could not be made.</source>
        <translation>
            <numerusform>%n board could not be made.</numerusform>
            <numerusform>%n boards could not be made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message numerus="yes">
        <source>Balance %n goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Balance %n goal</numerusform>
            <numerusform>Balance %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds completed.</source>
        <translation>
            <numerusform>%n round completed.</numerusform>
            <numerusform>%n rounds completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changes the balance of %n goals.</source>
        <translation>
            <numerusform>It changes the balance of %n goal.</numerusform>
            <numerusform>It changes the balance of %n goals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWords</name>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %n goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</source>
        <translation>
            <numerusform>The list &quot;%1&quot; has %n goal of difficulty %2, which no cell has, so it never appears. Difficulties go from 1 to 25.</numerusform>
            <numerusform>The list &quot;%1&quot; has %n goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</source>
        <translation>
            <numerusform>%n goal has the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</numerusform>
            <numerusform>%n goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %n goals were tried in all.</source>
        <translation>
            <numerusform>Attempt %1 of %2 filled every cell; %n goal was tried in all.</numerusform>
            <numerusform>Attempt %1 of %2 filled every cell; %n goals were tried in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %n attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</source>
        <translation>
            <numerusform>%n attempt did not fill the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</numerusform>
            <numerusform>None of %n attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a time</source>
        <translation>
            <numerusform>%Ln goal without a time</numerusform>
            <numerusform>%Ln goals without a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a duplicate id</source>
        <translation>
            <numerusform>%Ln goal with a duplicate id</numerusform>
            <numerusform>%Ln goals with duplicate ids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25</source>
        <translation>
            <numerusform>%Ln difficulty outside 1-25</numerusform>
            <numerusform>%Ln difficulties outside 1-25</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without goals</source>
        <translation>
            <numerusform>%Ln difficulty without goals</numerusform>
            <numerusform>%Ln difficulties without goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synergy bounds that cannot be met</source>
        <translation>
            <numerusform>%Ln synergy bound that cannot be met</numerusform>
            <numerusform>%Ln synergy bounds that cannot be met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln first offsets above the last offset</source>
        <translation>
            <numerusform>%Ln first offset above the last offset</numerusform>
            <numerusform>%Ln first offsets above the last offset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row types without a threshold</source>
        <translation>
            <numerusform>%Ln row type without a threshold</numerusform>
            <numerusform>%Ln row types without a threshold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid filters</source>
        <translation>
            <numerusform>%Ln invalid filter</numerusform>
            <numerusform>%Ln invalid filters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BoardsDialog</name>
    <message numerus="yes">
        <source>%1 of %Ln boards are as in the file</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%1 of %Ln board is as in the file</numerusform>
            <numerusform>%1 of %Ln boards are as in the file</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesModel</name>
    <message numerus="yes">
        <source>A board of %n cells</source>
        <translation>
            <numerusform>A board of %n cell</numerusform>
            <numerusform>A board of %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enabled goals have it: too few to reach the limit</source>
        <translation>
            <numerusform>%n enabled goal has it: too few to reach the limit</numerusform>
            <numerusform>%n enabled goals have it: too few to reach the limit</numerusform>
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
    <message numerus="yes">
        <source>No board limit, but %n goals have it.</source>
        <translation>
            <numerusform>No board limit, but %n goal has it.</numerusform>
            <numerusform>No board limit, but %n goals have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %n goals have it.</source>
        <translation>
            <numerusform>No line limit, but %n goal has it.</numerusform>
            <numerusform>No line limit, but %n goals have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%n goal)?</numerusform>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Merge %1 categories into &quot;%2&quot; (%n goal)?</numerusform>
            <numerusform>Merge %1 categories into &quot;%2&quot; (%n goals)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n limits</source>
        <translation>
            <numerusform>Clear %n limit</numerusform>
            <numerusform>Clear %n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n categories</source>
        <translation>
            <numerusform>Paste %n category</numerusform>
            <numerusform>Paste %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals on average over %Ln board(s)</source>
        <translation>
            <numerusform>%1 goals on average over %Ln board</numerusform>
            <numerusform>%1 goals on average over %Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with the most, on average over %Ln board(s)</source>
        <translation>
            <numerusform>%1 goals in the line with the most, on average over %Ln board</numerusform>
            <numerusform>%1 goals in the line with the most, on average over %Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps goals out on %L1 of %Ln board(s), %2 goals on average</source>
        <translation>
            <numerusform>Keeps goals out on %L1 of %Ln board, %2 goals on average</numerusform>
            <numerusform>Keeps goals out on %L1 of %Ln boards, %2 goals on average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ClaimMatrixModel</name>
    <message numerus="yes">
        <source>%n claims name portals that the zone does not have.</source>
        <translation>
            <numerusform>%n claim names portals that the zone does not have.</numerusform>
            <numerusform>%n claims name portals that the zone does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n claims take gems that the zone does not have.</source>
        <translation>
            <numerusform>%n claim takes gems that the zone does not have.</numerusform>
            <numerusform>%n claims take gems that the zone does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %n portals count.</source>
        <translation>
            <numerusform>Only the first %n portal counts.</numerusform>
            <numerusform>Only the first %n portals count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n claims to &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>Add %n claim to &quot;%1&quot;</numerusform>
            <numerusform>Add %n claims to &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n claims from &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>Remove %n claim from &quot;%1&quot;</numerusform>
            <numerusform>Remove %n claims from &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take no gems in %n claims</source>
        <translation>
            <numerusform>Take no gems in %n claim</numerusform>
            <numerusform>Take no gems in %n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all gems in %n claims</source>
        <translation>
            <numerusform>Take all gems in %n claim</numerusform>
            <numerusform>Take all gems in %n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheet</name>
    <message numerus="yes">
        <source>Seed %1: %Ln cells highlighted</source>
        <translation>
            <numerusform>Seed %1: %Ln cell highlighted</numerusform>
            <numerusform>Seed %1: %Ln cells highlighted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CountedEdit</name>
    <message numerus="yes">
        <source>lockout.live accepts at most %n characters.</source>
        <translation>
            <numerusform>lockout.live accepts at most %n character.</numerusform>
            <numerusform>lockout.live accepts at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Criteria</name>
    <message numerus="yes">
        <source>At most %Ln relaxations</source>
        <translation>
            <numerusform>At most %Ln relaxation</numerusform>
            <numerusform>At most %Ln relaxations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CurationChart</name>
    <message numerus="yes">
        <source>%n portals: the shortest walk enters %1 of these zones, %2 are needed</source>
        <translation>
            <numerusform>%n portal: the shortest walk enters %1 of these zones, %2 are needed</numerusform>
            <numerusform>%n portals: the shortest walk enters %1 of these zones, %2 are needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsForm</name>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::DocumentFiles</name>
    <message numerus="yes">
        <source>%Ln repairs and guesses are listed in Problems.</source>
        <translation>
            <numerusform>%Ln repair or guess is listed in Problems.</numerusform>
            <numerusform>%Ln repairs and guesses are listed in Problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Drop</name>
    <message numerus="yes">
        <source>You dropped %n files. A window shows one goal set, so drop one file.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>You dropped %n file. A window shows one goal set, so drop one file.</numerusform>
            <numerusform>You dropped %n files. A window shows one goal set, so drop one file.</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>%n problems</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unaccept %n warnings</source>
        <translation>
            <numerusform>Unaccept %n warning</numerusform>
            <numerusform>Unaccept %n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n cells</source>
        <translation>
            <numerusform>Clear %n cell</numerusform>
            <numerusform>Clear %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %n cells</source>
        <translation>
            <numerusform>Fill %n cell</numerusform>
            <numerusform>Fill %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste into %n rows</source>
        <translation>
            <numerusform>Paste into %n row</numerusform>
            <numerusform>Paste into %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %n goals</source>
        <translation>
            <numerusform>Reword %n goal</numerusform>
            <numerusform>Reword %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %n goals</source>
        <translation>
            <numerusform>Add category %1 to %n goal</numerusform>
            <numerusform>Add category %1 to %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %n goals</source>
        <translation>
            <numerusform>Remove category %1 from %n goal</numerusform>
            <numerusform>Remove category %1 from %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %n categories</source>
        <translation>
            <numerusform>Declare %n category</numerusform>
            <numerusform>Declare %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %n categories</source>
        <translation>
            <numerusform>No board limit for %n category</numerusform>
            <numerusform>No board limit for %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %n categories</source>
        <translation>
            <numerusform>No line limit for %n category</numerusform>
            <numerusform>No line limit for %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %n categories</source>
        <translation>
            <numerusform>Board limit %1 % for %n category</numerusform>
            <numerusform>Board limit %1 % for %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %n categories</source>
        <translation>
            <numerusform>Line limit %1 % for %n category</numerusform>
            <numerusform>Line limit %1 % for %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>Merge %n category into &quot;%1&quot;</numerusform>
            <numerusform>Merge %n categories into &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n categories</source>
        <translation>
            <numerusform>Remove %n category</numerusform>
            <numerusform>Remove %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n tags</source>
        <translation>
            <numerusform>Add %n tag</numerusform>
            <numerusform>Add %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>Merge %n tag into &quot;%1&quot;</numerusform>
            <numerusform>Merge %n tags into &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tags</source>
        <translation>
            <numerusform>Remove %n tag</numerusform>
            <numerusform>Remove %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tags</source>
        <translation>
            <numerusform>Move %n tag</numerusform>
            <numerusform>Move %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n goals</source>
        <translation>
            <numerusform>Add %n goal</numerusform>
            <numerusform>Add %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n goals</source>
        <translation>
            <numerusform>Duplicate %n goal</numerusform>
            <numerusform>Duplicate %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n goals</source>
        <translation>
            <numerusform>Remove %n goal</numerusform>
            <numerusform>Remove %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n goals</source>
        <translation>
            <numerusform>Move %n goal</numerusform>
            <numerusform>Move %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %n categories</source>
        <translation>
            <numerusform>Limit of %1 % for %n category</numerusform>
            <numerusform>Limits of %1 % for %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %n categories</source>
        <translation>
            <numerusform>No limits for %n category</numerusform>
            <numerusform>No limits for %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but %n cells were pasted. %1</source>
        <translation>
            <numerusform>All but %n cell were pasted. %1</numerusform>
            <numerusform>All but %n cells were pasted. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %n goals from %1</source>
        <translation>
            <numerusform>Import %n goal from %1</numerusform>
            <numerusform>Import %n goals from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the goals by %n goals from %1</source>
        <translation>
            <numerusform>Replace the goals by %n goal from %1</numerusform>
            <numerusform>Replace the goals by %n goals from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the board for %n goals</source>
        <translation>
            <numerusform>Keep the board for %n goal</numerusform>
            <numerusform>Keep the board for %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n goals</source>
        <translation>
            <numerusform>Paste %n goal</numerusform>
            <numerusform>Paste %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals replaced</source>
        <translation>
            <numerusform>%n goal replaced</numerusform>
            <numerusform>%n goals replaced</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldCells</name>
    <message numerus="yes">
        <source>text of at most %n characters</source>
        <translation>
            <numerusform>text of at most %n character</numerusform>
            <numerusform>text of at most %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldTableModel</name>
    <message numerus="yes">
        <source>Reset %n values of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Reset %n value of %1</numerusform>
            <numerusform>Reset %n values of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Replace in %n cell of %1</numerusform>
            <numerusform>Replace in %n cells of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ImportDialog</name>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers</source>
        <translation>
            <numerusform>%Ln tier</numerusform>
            <numerusform>%Ln tiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses</source>
        <translation>
            <numerusform>%Ln repair or guess</numerusform>
            <numerusform>%Ln repairs and guesses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ImportWords</name>
    <message numerus="yes">
        <source>%Ln goal(s) say &quot;%1&quot;, which was read as &quot;%2&quot;. The site itself ignores it.</source>
        <translation>
            <numerusform>%Ln goal says &quot;%1&quot;, which was read as &quot;%2&quot;. The site itself ignores it.</numerusform>
            <numerusform>%Ln goals say &quot;%1&quot;, which was read as &quot;%2&quot;. The site itself ignores it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; of %Ln goal(s) was not used.</source>
        <translation>
            <numerusform>&quot;%1&quot; of %Ln goal was not used.</numerusform>
            <numerusform>&quot;%1&quot; of %Ln goals was not used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bullets or numbers of %Ln line(s) were removed.</source>
        <translation>
            <numerusform>The bullet or number of %Ln line was removed.</numerusform>
            <numerusform>The bullets or numbers of %Ln lines were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more change(s) are not listed.</source>
        <translation>
            <numerusform>%Ln more change is not listed.</numerusform>
            <numerusform>%Ln more changes are not listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in curly quotation marks</source>
        <translation>
            <numerusform>%Ln text in curly quotation marks</numerusform>
            <numerusform>%Ln texts in curly quotation marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in single quotation marks</source>
        <translation>
            <numerusform>%Ln text in single quotation marks</numerusform>
            <numerusform>%Ln texts in single quotation marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys without quotes</source>
        <translation>
            <numerusform>%Ln key without quotes</numerusform>
            <numerusform>%Ln keys without quotes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commas before a closing bracket</source>
        <translation>
            <numerusform>%Ln comma before a closing bracket</numerusform>
            <numerusform>%Ln commas before a closing bracket</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing commas</source>
        <translation>
            <numerusform>%Ln missing comma</numerusform>
            <numerusform>%Ln missing commas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments left out</source>
        <translation>
            <numerusform>%Ln comment left out</numerusform>
            <numerusform>%Ln comments left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty places in lists</source>
        <translation>
            <numerusform>%Ln empty place in lists</numerusform>
            <numerusform>%Ln empty places in lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brackets of the wrong kind</source>
        <translation>
            <numerusform>%Ln bracket of the wrong kind</numerusform>
            <numerusform>%Ln brackets of the wrong kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters that are not written as they should be</source>
        <translation>
            <numerusform>%Ln character that is not written as it should be</numerusform>
            <numerusform>%Ln characters that are not written as they should be</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quotation marks within a text</source>
        <translation>
            <numerusform>%Ln quotation mark within a text</numerusform>
            <numerusform>%Ln quotation marks within a text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists within a list</source>
        <translation>
            <numerusform>%Ln list within a list</numerusform>
            <numerusform>%Ln lists within a list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals between the tiers</source>
        <translation>
            <numerusform>%Ln goal between the tiers</numerusform>
            <numerusform>%Ln goals between the tiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that were not used</source>
        <translation>
            <numerusform>%Ln key that was not used</numerusform>
            <numerusform>%Ln keys that were not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that were not used</source>
        <translation>
            <numerusform>%Ln value that was not used</numerusform>
            <numerusform>%Ln values that were not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text were left out</source>
        <translation>
            <numerusform>%Ln goal without text was left out</numerusform>
            <numerusform>%Ln goals without text were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25 were not used</source>
        <translation>
            <numerusform>%Ln difficulty outside 1-25 was not used</numerusform>
            <numerusform>%Ln difficulties outside 1-25 were not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that were not used</source>
        <translation>
            <numerusform>%Ln column that was not used</numerusform>
            <numerusform>%Ln columns that were not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns whose meaning was guessed</source>
        <translation>
            <numerusform>%Ln column whose meaning was guessed</numerusform>
            <numerusform>%Ln columns whose meaning was guessed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that were not used</source>
        <translation>
            <numerusform>%Ln cell that was not used</numerusform>
            <numerusform>%Ln cells that were not used</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates at first</source>
        <translation>
            <numerusform>%n candidate at first</numerusform>
            <numerusform>%n candidates at first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates removed</source>
        <translation>
            <numerusform>%n candidate removed</numerusform>
            <numerusform>%n candidates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n cells it would break no rule.</source>
        <translation>
            <numerusform>In %n cell it would break no rule.</numerusform>
            <numerusform>In %n cells it would break no rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 in %n cell</numerusform>
            <numerusform>%1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emptied %n times on the way; previously here: %1.</source>
        <translation>
            <numerusform>Emptied %n time on the way; previously here: %1.</numerusform>
            <numerusform>Emptied %n times on the way; previously here: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates: none fitted, so the limits were widened</source>
        <translation>
            <numerusform>%n candidate: none fitted, so the limits were widened</numerusform>
            <numerusform>%n candidates: none fitted, so the limits were widened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %n goals here without success.</source>
        <translation>
            <numerusform>Earlier attempts tried %n goal here without success.</numerusform>
            <numerusform>Earlier attempts tried %n goals here without success.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values of the wrong type in the file</source>
        <translation>
            <numerusform>%Ln value of the wrong type in the file</numerusform>
            <numerusform>%Ln values of the wrong type in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers out of range in the file</source>
        <translation>
            <numerusform>%Ln number out of range in the file</numerusform>
            <numerusform>%Ln numbers out of range in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown words in the file</source>
        <translation>
            <numerusform>%Ln unknown word in the file</numerusform>
            <numerusform>%Ln unknown words in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate keys in the file</source>
        <translation>
            <numerusform>%Ln duplicate key in the file</numerusform>
            <numerusform>%Ln duplicate keys in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories without a limit</source>
        <translation>
            <numerusform>%Ln board category without a limit</numerusform>
            <numerusform>%Ln board categories without a limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories without a limit</source>
        <translation>
            <numerusform>%Ln line category without a limit</numerusform>
            <numerusform>%Ln line categories without a limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many categories</source>
        <translation>
            <numerusform>%Ln goal with too many categories</numerusform>
            <numerusform>%Ln goals with too many categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a category listed twice</source>
        <translation>
            <numerusform>%Ln goal with a category listed twice</numerusform>
            <numerusform>%Ln goals with a category listed twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits of 0 % that keep goals off every board</source>
        <translation>
            <numerusform>%Ln board limit of 0 % that keeps goals off every board</numerusform>
            <numerusform>%Ln board limits of 0 % that keep goals off every board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that no goal has</source>
        <translation>
            <numerusform>%Ln category that no goal has</numerusform>
            <numerusform>%Ln categories that no goal has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with two limits</source>
        <translation>
            <numerusform>%Ln category with two limits</numerusform>
            <numerusform>%Ln categories with two limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits below 0 % or above 100 %</source>
        <translation>
            <numerusform>%Ln limit below 0 % or above 100 %</numerusform>
            <numerusform>%Ln limits below 0 % or above 100 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose tag is not in the tag list</source>
        <translation>
            <numerusform>%Ln goal whose tag is not in the tag list</numerusform>
            <numerusform>%Ln goals whose tag is not in the tag list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are too long</source>
        <translation>
            <numerusform>%Ln tag that is too long</numerusform>
            <numerusform>%Ln tags that are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags with characters that lockout.live does not accept</source>
        <translation>
            <numerusform>%Ln tag with characters that lockout.live does not accept</numerusform>
            <numerusform>%Ln tags with characters that lockout.live does not accept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags listed twice</source>
        <translation>
            <numerusform>%Ln tag listed twice</numerusform>
            <numerusform>%Ln tags listed twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that no goal has</source>
        <translation>
            <numerusform>%Ln tag that no goal has</numerusform>
            <numerusform>%Ln tags that no goal has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that only one goal has</source>
        <translation>
            <numerusform>%Ln tag that only one goal has</numerusform>
            <numerusform>%Ln tags that only one goal has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text</source>
        <translation>
            <numerusform>%Ln goal without text</numerusform>
            <numerusform>%Ln goals without text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are too long</source>
        <translation>
            <numerusform>%Ln goal that is too long</numerusform>
            <numerusform>%Ln goals that are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} more than once</source>
        <translation>
            <numerusform>%Ln goal with {{X}} more than once</numerusform>
            <numerusform>%Ln goals with {{X}} more than once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can read the same as another goal</source>
        <translation>
            <numerusform>%Ln goal that can read the same as another</numerusform>
            <numerusform>%Ln goals that can read the same as another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tooltips that are too long</source>
        <translation>
            <numerusform>%Ln tooltip that is too long</numerusform>
            <numerusform>%Ln tooltips that are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many icons</source>
        <translation>
            <numerusform>%Ln goal with too many icons</numerusform>
            <numerusform>%Ln goals with too many icons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln icons that are neither pictures nor emoji</source>
        <translation>
            <numerusform>%Ln icon that is neither a picture nor an emoji</numerusform>
            <numerusform>%Ln icons that are neither pictures nor emoji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with both pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln goal with both pictures and emoji as icons</numerusform>
            <numerusform>%Ln goals with both pictures and emoji as icons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} but without a range</source>
        <translation>
            <numerusform>%Ln goal with {{X}} but without a range</numerusform>
            <numerusform>%Ln goals with {{X}} but without a range</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a range but without {{X}}</source>
        <translation>
            <numerusform>%Ln goal with a range but without {{X}}</numerusform>
            <numerusform>%Ln goals with a range but without {{X}}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with values below 1</source>
        <translation>
            <numerusform>%Ln range with values below 1</numerusform>
            <numerusform>%Ln ranges with values below 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with too many values</source>
        <translation>
            <numerusform>%Ln range with too many values</numerusform>
            <numerusform>%Ln ranges with too many values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges not in ascending order</source>
        <translation>
            <numerusform>%Ln range not in ascending order</numerusform>
            <numerusform>%Ln ranges not in ascending order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges whose maximum is over three times their minimum</source>
        <translation>
            <numerusform>%Ln range whose maximum is over three times its minimum</numerusform>
            <numerusform>%Ln ranges whose maximum is over three times their minimum</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits above the number of values</source>
        <translation>
            <numerusform>%Ln individual limit above the number of values</numerusform>
            <numerusform>%Ln individual limits above the number of values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits below 1</source>
        <translation>
            <numerusform>%Ln individual limit below 1</numerusform>
            <numerusform>%Ln individual limits below 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weightings outside 1-100</source>
        <translation>
            <numerusform>%Ln weighting outside 1-100</numerusform>
            <numerusform>%Ln weightings outside 1-100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions below 1</source>
        <translation>
            <numerusform>%Ln goal with forced positions below 1</numerusform>
            <numerusform>%Ln goals with forced positions below 1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a forced position listed twice</source>
        <translation>
            <numerusform>%Ln goal with a forced position listed twice</numerusform>
            <numerusform>%Ln goals with a forced position listed twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions in a set that does not allow them</source>
        <translation>
            <numerusform>%Ln goal with forced positions in a set that does not allow them</numerusform>
            <numerusform>%Ln goals with forced positions in a set that does not allow them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside this board</source>
        <translation>
            <numerusform>%Ln goal with forced positions outside this board</numerusform>
            <numerusform>%Ln goals with forced positions outside this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can never be placed on this board</source>
        <translation>
            <numerusform>%Ln goal that can never be placed on this board</numerusform>
            <numerusform>%Ln goals that can never be placed on this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose board limit leaves no room on this board</source>
        <translation>
            <numerusform>%Ln goal whose board limit leaves no room on this board</numerusform>
            <numerusform>%Ln goals whose board limit leaves no room on this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with no cell in their zones</source>
        <translation>
            <numerusform>%Ln goal with no cell in its zones</numerusform>
            <numerusform>%Ln goals with no cell in their zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too few goals</source>
        <translation>
            <numerusform>%Ln zone with too few goals</numerusform>
            <numerusform>%Ln zones with too few goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers out of range</source>
        <translation>
            <numerusform>%Ln number out of range</numerusform>
            <numerusform>%Ln numbers out of range</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown options</source>
        <translation>
            <numerusform>%Ln unknown option</numerusform>
            <numerusform>%Ln unknown options</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts that are too long</source>
        <translation>
            <numerusform>%Ln text that is too long</numerusform>
            <numerusform>%Ln texts that are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln references to rows that no longer exist</source>
        <translation>
            <numerusform>%Ln reference to rows that no longer exist</numerusform>
            <numerusform>%Ln references to rows that no longer exist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate names</source>
        <translation>
            <numerusform>%Ln duplicate name</numerusform>
            <numerusform>%Ln duplicate names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits relaxed</source>
        <translation>
            <numerusform>%Ln board limit relaxed</numerusform>
            <numerusform>%Ln board limits relaxed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line limits relaxed</source>
        <translation>
            <numerusform>%Ln line limit relaxed</numerusform>
            <numerusform>%Ln line limits relaxed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression relaxed</source>
        <translation>
            <numerusform>Progression relaxed %Ln time</numerusform>
            <numerusform>Progression relaxed %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal can fill</source>
        <translation>
            <numerusform>%Ln cell that no goal can fill</numerusform>
            <numerusform>%Ln cells that no goal can fill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of the same kind</source>
        <translation>
            <numerusform>%Ln problem of the same kind</numerusform>
            <numerusform>%Ln problems of the same kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gates that no board can pass</source>
        <translation>
            <numerusform>%Ln gate that no board can pass</numerusform>
            <numerusform>%Ln gates that no board can pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placement rules for nothing</source>
        <translation>
            <numerusform>%Ln placement rule for nothing</numerusform>
            <numerusform>%Ln placement rules for nothing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown names in placement rules</source>
        <translation>
            <numerusform>%Ln unknown name in placement rules</numerusform>
            <numerusform>%Ln unknown names in placement rules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets that want nothing</source>
        <translation>
            <numerusform>%Ln target that wants nothing</numerusform>
            <numerusform>%Ln targets that want nothing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LayeredWords</name>
    <message numerus="yes">
        <source>%n layers, with a happiness of %1 of at most %2.</source>
        <translation>
            <numerusform>%n layer, with a happiness of %1 of at most %2.</numerusform>
            <numerusform>%n layers, with a happiness of %1 of at most %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pieces do not meet placement rule %1.</source>
        <translation>
            <numerusform>%n piece does not meet placement rule %1.</numerusform>
            <numerusform>%n pieces do not meet placement rule %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces without a kind</source>
        <translation>
            <numerusform>%Ln piece without a kind</numerusform>
            <numerusform>%Ln pieces without a kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LossWords</name>
    <message numerus="yes">
        <source>The values for {{X}} of %Ln goal(s)</source>
        <translation>
            <numerusform>The values for {{X}} of %Ln goal</numerusform>
            <numerusform>The values for {{X}} of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weighting of %Ln goal(s)</source>
        <translation>
            <numerusform>The weighting of %Ln goal</numerusform>
            <numerusform>The weightings of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board categories of %Ln goal(s)</source>
        <translation>
            <numerusform>The board categories of %Ln goal</numerusform>
            <numerusform>The board categories of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line categories of %Ln goal(s)</source>
        <translation>
            <numerusform>The line categories of %Ln goal</numerusform>
            <numerusform>The line categories of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tag of %Ln goal(s)</source>
        <translation>
            <numerusform>The tag of %Ln goal</numerusform>
            <numerusform>The tags of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The zones of %Ln goal(s)</source>
        <translation>
            <numerusform>The zones of %Ln goal</numerusform>
            <numerusform>The zones of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit of %Ln goal(s)</source>
        <translation>
            <numerusform>The limit of %Ln goal</numerusform>
            <numerusform>The limits of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The forced positions of %Ln goal(s)</source>
        <translation>
            <numerusform>The forced positions of %Ln goal</numerusform>
            <numerusform>The forced positions of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The progressive range of %Ln goal(s)</source>
        <translation>
            <numerusform>The progressive range of %Ln goal</numerusform>
            <numerusform>The progressive ranges of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>The tooltip of %Ln goal</numerusform>
            <numerusform>The tooltips of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The icons of %Ln goal(s)</source>
        <translation>
            <numerusform>The icons of %Ln goal</numerusform>
            <numerusform>The icons of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled goal(s), left out entirely</source>
        <translation>
            <numerusform>%Ln disabled goal, left out entirely</numerusform>
            <numerusform>%Ln disabled goals, left out entirely</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data for %Ln goal(s)</source>
        <translation>
            <numerusform>Boardwright&apos;s own data for %Ln goal</numerusform>
            <numerusform>Boardwright&apos;s own data for %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line breaks in %Ln goal(s), which become spaces</source>
        <translation>
            <numerusform>The line breaks in %Ln goal, which become spaces</numerusform>
            <numerusform>The line breaks in %Ln goals, which become spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a time, left out entirely</source>
        <translation>
            <numerusform>%Ln goal without a time, left out entirely</numerusform>
            <numerusform>%Ln goals without a time, left out entirely</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The range of %Ln goal(s), which becomes a goal for each value</source>
        <translation>
            <numerusform>The range of %Ln goal, which becomes a goal for each value</numerusform>
            <numerusform>The range of %Ln goals, which becomes a goal for each value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of %Ln goal(s) that are too long</source>
        <translation>
            <numerusform>The end of %Ln goal that is too long</numerusform>
            <numerusform>The end of %Ln goals that are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without text, left out entirely</source>
        <translation>
            <numerusform>%Ln goal without text, left out entirely</numerusform>
            <numerusform>%Ln goals without text, left out entirely</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a difficulty get a tier by their place in the list</source>
        <translation>
            <numerusform>%Ln goal without a difficulty gets a tier by its place in the list</numerusform>
            <numerusform>%Ln goals without a difficulty get a tier by their place in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exact difficulty of %Ln goal(s), which becomes one of the few tiers</source>
        <translation>
            <numerusform>The exact difficulty of %Ln goal, which becomes one of the few tiers</numerusform>
            <numerusform>The exact difficulty of %Ln goals, which becomes one of the few tiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a category get a type of their own</source>
        <translation>
            <numerusform>%Ln goal without a category gets a type of its own</numerusform>
            <numerusform>%Ln goals without a category get a type of their own</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether the categories of %Ln goal(s) are of boards or of lines</source>
        <translation>
            <numerusform>Whether the categories of %Ln goal are of boards or of lines</numerusform>
            <numerusform>Whether the categories of %Ln goals are of boards or of lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White space around %Ln goal(s), and control characters in them</source>
        <translation>
            <numerusform>White space around %Ln goal, and control characters in it</numerusform>
            <numerusform>White space around %Ln goals, and control characters in them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys in the file of %Ln goal(s) that Boardwright does not use</source>
        <translation>
            <numerusform>Keys of %Ln goal in the file that Boardwright does not use</numerusform>
            <numerusform>Keys of %Ln goals in the file that Boardwright does not use</numerusform>
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
        <source>%n limits relaxed</source>
        <translation>
            <numerusform>%n limit relaxed</numerusform>
            <numerusform>%n limits relaxed</numerusform>
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
        <source>It tried %n of at most %1 goals.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>It tried %n of at most %1 goals.</numerusform>
            <numerusform>It tried %n of at most %1 goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %n cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Attempt %1: %n cell could be filled only by relaxing limits.</numerusform>
            <numerusform>Attempt %1: %n cells could be filled only by relaxing limits.</numerusform>
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
        <source>%n goals returned to the pool</source>
        <translation>
            <numerusform>%n goal returned to the pool</numerusform>
            <numerusform>%n goals returned to the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool had %n goals.</source>
        <translation>
            <numerusform>The pool had %n goal.</numerusform>
            <numerusform>The pool had %n goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting had left out %n of them; they returned because the others could not fill the board.</source>
        <translation>
            <numerusform>Weighting had left out %n of them; it returned because the others could not fill the board.</numerusform>
            <numerusform>Weighting had left out %n of them; they returned because the others could not fill the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: after a search (phases: %2), %n cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Attempt %1: after a search (phases: %2), %n cell could be filled only by relaxing limits.</numerusform>
            <numerusform>Attempt %1: after a search (phases: %2), %n cells could be filled only by relaxing limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>After %n attempt, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</numerusform>
            <numerusform>After %n attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modifiers are on. Chaos: every rule that can be switched off is off.</source>
        <translation>
            <numerusform>%n modifier is on. Chaos: every rule that can be switched off is off.</numerusform>
            <numerusform>%n modifiers are on. Chaos: every rule that can be switched off is off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MainWindow</name>
    <message numerus="yes">
        <source>%Ln relaxed</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%Ln relaxed</numerusform>
            <numerusform>%Ln relaxed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message numerus="yes">
        <source>Show All Messages (%Ln more)</source>
        <translation>
            <numerusform>Show All Messages (%Ln more)</numerusform>
            <numerusform>Show All Messages (%Ln more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::NamesView</name>
    <message numerus="yes">
        <source>%1 of %n categories</source>
        <translation>
            <numerusform>%1 of %n category</numerusform>
            <numerusform>%1 of %n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tags</source>
        <translation>
            <numerusform>%1 of %n tag</numerusform>
            <numerusform>%1 of %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n categories</source>
        <translation>
            <numerusform>%n category</numerusform>
            <numerusform>%n categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tags</source>
        <translation>
            <numerusform>%n tag</numerusform>
            <numerusform>%n tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message numerus="yes">
        <source>At most %n numbers are allowed. Write fewer, or use a step: 10..50/10.</source>
        <translation>
            <numerusform>At most %n number is allowed. Write fewer, or use a step: 10..50/10.</numerusform>
            <numerusform>At most %n numbers are allowed. Write fewer, or use a step: 10..50/10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 4 categories of each kind; here are %n. Remove some.</source>
        <translation>
            <numerusform>lockout.live accepts at most 4 categories of each kind; here is %n. Remove some.</numerusform>
            <numerusform>lockout.live accepts at most 4 categories of each kind; here are %n. Remove some.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal can have at most one tag; here are %n.</source>
        <translation>
            <numerusform>A goal can have at most one tag; here is %n.</numerusform>
            <numerusform>A goal can have at most one tag; here are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 12 icons; here are %n. Remove some.</source>
        <translation>
            <numerusform>lockout.live accepts at most 12 icons; here is %n. Remove some.</numerusform>
            <numerusform>lockout.live accepts at most 12 icons; here are %n. Remove some.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message numerus="yes">
        <source>%n goals replaced: as many were selected as the clipboard contains.</source>
        <translation>
            <numerusform>%n goal replaced: as many were selected as the clipboard contains.</numerusform>
            <numerusform>%n goals replaced: as many were selected as the clipboard contains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals added below row %1.</source>
        <translation>
            <numerusform>%n goal added below row %1.</numerusform>
            <numerusform>%n goals added below row %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message numerus="yes">
        <source>%n more problems</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>On %L1 of %Ln board.</numerusform>
            <numerusform>On %L1 of %Ln boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 (%n goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 gives %2 (%n goal)</numerusform>
            <numerusform>%1 gives %2 (%n goals)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>On %Ln board, weighting %1</numerusform>
            <numerusform>On %Ln boards, weighting %1</numerusform>
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
    <name>boardwright::OverlayBar</name>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Overlays</name>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PlayWords</name>
    <message numerus="yes">
        <source>Take back %n steps.</source>
        <translation>
            <numerusform>Take back %n step.</numerusform>
            <numerusform>Take back %n steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PositionsEdit</name>
    <message numerus="yes">
        <source>This board has %n cells.</source>
        <translation>
            <numerusform>This board has %n cell.</numerusform>
            <numerusform>This board has %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in %n cells</source>
        <translation>
            <numerusform>Only in %n cell</numerusform>
            <numerusform>Only in %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %Ln</source>
        <translation>
            <numerusform>Fix %Ln</numerusform>
            <numerusform>Fix all %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message numerus="yes">
        <source>%Ln relaxations on this board</source>
        <translation>
            <numerusform>%Ln relaxation on this board</numerusform>
            <numerusform>%Ln relaxations on this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the set</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln in the set</numerusform>
            <numerusform>%Ln in the set</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the file</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln in the file</numerusform>
            <numerusform>%Ln in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <comment>problems</comment>
        <translation>
            <numerusform>%Ln accepted</numerusform>
            <numerusform>%Ln accepted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::RangeEdit</name>
    <message numerus="yes">
        <source>%n values: %1</source>
        <translation>
            <numerusform>%n value: %1</numerusform>
            <numerusform>%n values: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message numerus="yes">
        <source>The %n highest values of a line count</source>
        <translation>
            <numerusform>The highest value of a line counts</numerusform>
            <numerusform>The %n highest values of a line count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n lowest values of a line count</source>
        <translation>
            <numerusform>The lowest value of a line counts</numerusform>
            <numerusform>The %n lowest values of a line count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %n lowest values of a line count</source>
        <translation>
            <numerusform>All but the lowest value of a line count</numerusform>
            <numerusform>All but the %n lowest values of a line count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %n highest values of a line count</source>
        <translation>
            <numerusform>All but the highest value of a line count</numerusform>
            <numerusform>All but the %n highest values of a line count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message numerus="yes">
        <source>%n cell(s) changed on this board</source>
        <translation>
            <numerusform>%n cell changed on this board</numerusform>
            <numerusform>%n cells changed on this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps redone</source>
        <translation>
            <numerusform>%n step redone</numerusform>
            <numerusform>%n steps redone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps undone</source>
        <translation>
            <numerusform>%n step undone</numerusform>
            <numerusform>%n steps undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reworded goal(s) redrawn</source>
        <translation>
            <numerusform>%n reworded goal redrawn</numerusform>
            <numerusform>%n reworded goals redrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %n goal(s) were reworded, so they are drawn anew.</source>
        <translation>
            <numerusform>Boards draw goals by their text. %n goal was reworded, so it is drawn anew.</numerusform>
            <numerusform>Boards draw goals by their text. %n goals were reworded, so they are drawn anew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n goals</source>
        <translation>
            <numerusform>Replace in %n goal</numerusform>
            <numerusform>Replace in %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n goals</source>
        <translation>
            <numerusform>Replaced in %n goal</numerusform>
            <numerusform>Replaced in %n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n names of categories and tags changed everywhere, including limits</source>
        <translation>
            <numerusform>%n name of a category or tag changed everywhere, including limits</numerusform>
            <numerusform>%n names of categories and tags changed everywhere, including limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace in %n names</source>
        <translation>
            <numerusform>Replace in %n name</numerusform>
            <numerusform>Replace in %n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n names</source>
        <translation>
            <numerusform>Replaced in %n name</numerusform>
            <numerusform>Replaced in %n names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %n cells</source>
        <translation>
            <numerusform>Replaced in %n cell</numerusform>
            <numerusform>Replaced in %n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedWords</name>
    <message numerus="yes">
        <source>Topology %1 passed. Routes were begun %n times.</source>
        <translation>
            <numerusform>Topology %1 passed. Routes were begun %n time.</numerusform>
            <numerusform>Topology %1 passed. Routes were begun %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mechanic that was drawn was given up after %n topologies. This is a standard board.</source>
        <translation>
            <numerusform>The mechanic that was drawn was given up after %n topology. This is a standard board.</numerusform>
            <numerusform>The mechanic that was drawn was given up after %n topologies. This is a standard board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of %n cells is no sculpted board.</source>
        <translation>
            <numerusform>A board of %n cell is no sculpted board.</numerusform>
            <numerusform>A board of %n cells is no sculpted board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers that are listed twice</source>
        <translation>
            <numerusform>%Ln tier that is listed twice</numerusform>
            <numerusform>%Ln tiers that are listed twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers whose largest size is below the smallest</source>
        <translation>
            <numerusform>%Ln tier whose largest size is below the smallest</numerusform>
            <numerusform>%Ln tiers whose largest size is below the smallest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that end before they begin</source>
        <translation>
            <numerusform>%Ln range that ends before it begins</numerusform>
            <numerusform>%Ln ranges that end before they begin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of weights that are all 0</source>
        <translation>
            <numerusform>%Ln group of weights that are all 0</numerusform>
            <numerusform>%Ln groups of weights that are all 0</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets below what is rejected</source>
        <translation>
            <numerusform>%Ln target below what is rejected</numerusform>
            <numerusform>%Ln targets below what is rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with warps that are too long</source>
        <translation>
            <numerusform>%Ln tier with warps that are too long</numerusform>
            <numerusform>%Ln tiers with warps that are too long</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with too many walls</source>
        <translation>
            <numerusform>%Ln tier with too many walls</numerusform>
            <numerusform>%Ln tiers with too many walls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsPanel</name>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds…</source>
        <translation>
            <numerusform>%Ln found in %1 of %2 seeds…</numerusform>
            <numerusform>%Ln found in %1 of %2 seeds…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 seeds</source>
        <translation>
            <numerusform>%Ln found in %1 seeds</numerusform>
            <numerusform>%Ln found in %1 seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search</source>
        <translation>
            <numerusform>Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search</numerusform>
            <numerusform>Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds, then stopped</source>
        <translation>
            <numerusform>%Ln found in %1 of %2 seeds, then stopped</numerusform>
            <numerusform>%Ln found in %1 of %2 seeds, then stopped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards were incomplete</source>
        <translation>
            <numerusform>%Ln board was incomplete</numerusform>
            <numerusform>%Ln boards were incomplete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsChart</name>
    <message numerus="yes">
        <source>%Ln bar(s)</source>
        <translation>
            <numerusform>%Ln bar</numerusform>
            <numerusform>%Ln bars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s)</source>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsSummary</name>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln board</numerusform>
            <numerusform>%Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln board(s)</source>
        <translation>
            <numerusform>%L1 of %Ln board</numerusform>
            <numerusform>%L1 of %Ln boards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsTable</name>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>On %L1 of %Ln board.</numerusform>
            <numerusform>On %L1 of %Ln boards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StepWords</name>
    <message numerus="yes">
        <source>Cell %1: &quot;%2&quot;, one of %n candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>Cell %1: &quot;%2&quot;, the only candidate</numerusform>
            <numerusform>Cell %1: &quot;%2&quot;, one of %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits are relaxed</source>
        <translation>
            <numerusform>Cell %1: %n limit is relaxed</numerusform>
            <numerusform>Cell %1: %n limits are relaxed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits hold again</source>
        <translation>
            <numerusform>Cell %1: %n limit holds again</numerusform>
            <numerusform>Cell %1: %n limits hold again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StepsPage</name>
    <message numerus="yes">
        <source>%n per second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n per second</numerusform>
            <numerusform>%n per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n disabled</numerusform>
            <numerusform>%n disabled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the tag list, but %n goals have it.</source>
        <translation>
            <numerusform>Not in the tag list, but %n goal has it.</numerusform>
            <numerusform>Not in the tag list, but %n goals have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n tags</source>
        <translation>
            <numerusform>Paste %n tag</numerusform>
            <numerusform>Paste %n tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%n goal)?</numerusform>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%n goals)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%n goals)?</source>
        <translation>
            <numerusform>Merge %1 tags into &quot;%2&quot; (%n goal)?</numerusform>
            <numerusform>Merge %1 tags into &quot;%2&quot; (%n goals)?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TuneStudy</name>
    <message numerus="yes">
        <source>Tune %n settings</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Tune %n setting</numerusform>
            <numerusform>Tune %n settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the goals and numbers are not as wanted.</source>
        <translation>
            <numerusform>%Ln of the goals and numbers is not as wanted.</numerusform>
            <numerusform>%Ln of the goals and numbers are not as wanted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TuneWords</name>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Walks</name>
    <message numerus="yes">
        <source>cells %1 and %n more</source>
        <comment>numbers of cells</comment>
        <translation>
            <numerusform>cells %1 and %n more</numerusform>
            <numerusform>cells %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of cells</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WindowExport</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>losses</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WindowImport</name>
    <message numerus="yes">
        <source>Added %n goals from %1</source>
        <translation>
            <numerusform>Added %n goal from %1</numerusform>
            <numerusform>Added %n goals from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced the goals by %n goals from %1</source>
        <translation>
            <numerusform>Replaced the goals by %n goal from %1</numerusform>
            <numerusform>Replaced the goals by %n goals from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so its %n goals never appear. Raise the limit, or disable them.</source>
        <translation>
            <numerusform>The board limit of &quot;%1&quot; is 0 %, so its %n goal never appears. Raise the limit, or disable it.</numerusform>
            <numerusform>The board limit of &quot;%1&quot; is 0 %, so its %n goals never appear. Raise the limit, or disable them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board; %n were added back to fill it.</source>
        <translation>
            <numerusform>Weighting left too few goals for this board; %n was added back to fill it.</numerusform>
            <numerusform>Weighting left too few goals for this board; %n were added back to fill it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>This board cannot be filled: %n cell stays empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</numerusform>
            <numerusform>This board cannot be filled: %n cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</source>
        <translation>
            <numerusform>This board cannot be filled: %n cell stays empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for this cell. Add goals, or loosen these rules.</numerusform>
            <numerusform>This board cannot be filled: %n cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%n cell belongs only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 such cells. Give the zone to more goals, or choose a smaller board.</numerusform>
            <numerusform>%n cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges, which %n goals have.</source>
        <translation>
            <numerusform>%1 ignores zones and progressive ranges, which %n goal has.</numerusform>
            <numerusform>%1 ignores zones and progressive ranges, which %n goals have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %n rows that do not exist. Remove the references.</source>
        <translation>
            <numerusform>%1 refers to %n row that does not exist. Remove the reference.</numerusform>
            <numerusform>%1 refers to %n rows that do not exist. Remove the references.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n goals to fill this board.</source>
        <translation>
            <numerusform>Add %n goal to fill this board.</numerusform>
            <numerusform>Add %n goals to fill this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Add %n more goal to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</numerusform>
            <numerusform>Add %n more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WorldCuration</name>
    <message numerus="yes">
        <source>Weight %n zones</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Weight %n zone</numerusform>
            <numerusform>Weight %n zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n zones would change.</source>
        <translation>
            <numerusform>The weight of %n zone would change.</numerusform>
            <numerusform>The weights of %n zones would change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsWords</name>
    <message numerus="yes">
        <source>%n zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</source>
        <translation>
            <numerusform>%n zone, at attempt %1. The shortest walk that collects all gems takes %2 claims.</numerusform>
            <numerusform>%n zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 zones have no board, because the set has too few goals for it.</source>
        <translation>
            <numerusform>%n of %1 zones has no board, because the set has too few goals for it.</numerusform>
            <numerusform>%n of %1 zones have no board, because the set has too few goals for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gems cannot be collected on a walk back to the start.</source>
        <translation>
            <numerusform>%n gem cannot be collected on a walk back to the start.</numerusform>
            <numerusform>%n gems cannot be collected on a walk back to the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won in %n claims</source>
        <comment>a world</comment>
        <translation>
            <numerusform>won in %n claim</numerusform>
            <numerusform>won in %n claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones without portals</source>
        <translation>
            <numerusform>%Ln zone without portals</numerusform>
            <numerusform>%Ln zones without portals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too many names</source>
        <translation>
            <numerusform>%Ln zone with too many names</numerusform>
            <numerusform>%Ln zones with too many names</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims without a zone</source>
        <translation>
            <numerusform>%Ln claim without a zone</numerusform>
            <numerusform>%Ln claims without a zone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown portals</source>
        <translation>
            <numerusform>%Ln claim of unknown portals</numerusform>
            <numerusform>%Ln claims of unknown portals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown gems</source>
        <translation>
            <numerusform>%Ln claim of unknown gems</numerusform>
            <numerusform>%Ln claims of unknown gems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that no claim takes</source>
        <translation>
            <numerusform>%Ln gem that no claim takes</numerusform>
            <numerusform>%Ln gems that no claim takes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals that no claim uses</source>
        <translation>
            <numerusform>%Ln portal that no claim uses</numerusform>
            <numerusform>%Ln portals that no claim uses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln states that no claim gives</source>
        <translation>
            <numerusform>%Ln state that no claim gives</numerusform>
            <numerusform>%Ln states that no claim gives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with unknown board settings</source>
        <translation>
            <numerusform>%Ln zone with unknown board settings</numerusform>
            <numerusform>%Ln zones with unknown board settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that are no goals</source>
        <translation>
            <numerusform>%Ln gem that is no goal</numerusform>
            <numerusform>%Ln gems that are no goals</numerusform>
        </translation>
    </message>
</context>
</TS>
