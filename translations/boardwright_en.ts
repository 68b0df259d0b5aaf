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
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message numerus="yes">
        <source>Remove the thresholds of %Ln row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Remove the thresholds of %Ln row type</numerusform>
            <numerusform>Remove the thresholds of %Ln row types</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTrial</name>
    <message numerus="yes">
        <source>None of %Ln boards could be made.</source>
        <translation>
            <numerusform>The one board could not be made.</numerusform>
            <numerusform>None of %Ln boards could be made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %Ln boards: %1 of their lines have two goals with the same first category.</source>
        <translation>
            <numerusform>Tried on %Ln board: %1 of its lines have two goals with the same first category.</numerusform>
            <numerusform>Tried on %Ln boards: %1 of their lines have two goals with the same first category.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards could not be made.</source>
        <translation>
            <numerusform>%Ln board could not be made.</numerusform>
            <numerusform>%Ln boards could not be made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message numerus="yes">
        <source>Balance %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Balance %Ln goal</numerusform>
            <numerusform>Balance %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds completed.</source>
        <translation>
            <numerusform>%Ln round completed.</numerusform>
            <numerusform>%Ln rounds completed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changes the balance of %Ln goals.</source>
        <translation>
            <numerusform>It changes the balance of %Ln goal.</numerusform>
            <numerusform>It changes the balance of %Ln goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance of %Ln goals changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>the balance of %Ln goal changed</numerusform>
            <numerusform>the balance of %Ln goals changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWords</name>
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
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %Ln goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</source>
        <translation>
            <numerusform>The list &quot;%1&quot; has %Ln goal of difficulty %2, which no cell has, so it never appears. Difficulties go from 1 to 25.</numerusform>
            <numerusform>The list &quot;%1&quot; has %Ln goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</source>
        <translation>
            <numerusform>%Ln goal has the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</numerusform>
            <numerusform>%Ln goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %Ln goals were tried in all.</source>
        <translation>
            <numerusform>Attempt %1 of %2 filled every cell; %Ln goal was tried in all.</numerusform>
            <numerusform>Attempt %1 of %2 filled every cell; %Ln goals were tried in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</source>
        <translation>
            <numerusform>%Ln attempt did not fill the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</numerusform>
            <numerusform>None of %Ln attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BingosyncWords</name>
    <message numerus="yes">
        <source>%Ln goals without a tier</source>
        <translation>
            <numerusform>%Ln goal without a tier</numerusform>
            <numerusform>%Ln goals without a tier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers of one goal</source>
        <translation>
            <numerusform>%Ln tier of one goal</numerusform>
            <numerusform>%Ln tiers of one goal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) before the first tier were left out, because the site does not look at them.</source>
        <translation>
            <numerusform>%Ln goal before the first tier was left out, because the site does not look at it.</numerusform>
            <numerusform>%Ln goals before the first tier were left out, because the site does not look at them.</numerusform>
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
    <name>boardwright::CalculatePanel</name>
    <message numerus="yes">
        <source>%Ln numbers: %1</source>
        <comment>what becomes of them</comment>
        <translation>
            <numerusform>%Ln number: %1</numerusform>
            <numerusform>%Ln numbers: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesModel</name>
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
    <message numerus="yes">
        <source>A board of %Ln cells</source>
        <translation>
            <numerusform>A board of %Ln cell</numerusform>
            <numerusform>A board of %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln enabled goals have it: too few to reach the limit</source>
        <translation>
            <numerusform>%Ln enabled goal has it: too few to reach the limit</numerusform>
            <numerusform>%Ln enabled goals have it: too few to reach the limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln disabled</numerusform>
            <numerusform>%Ln disabled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>No board limit, but %Ln goal has it.</numerusform>
            <numerusform>No board limit, but %Ln goals have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>No line limit, but %Ln goal has it.</numerusform>
            <numerusform>No line limit, but %Ln goals have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goal)?</numerusform>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Merge %1 categories into &quot;%2&quot; (%Ln goal)?</numerusform>
            <numerusform>Merge %1 categories into &quot;%2&quot; (%Ln goals)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln categories</source>
        <translation>
            <numerusform>Duplicate %Ln category</numerusform>
            <numerusform>Duplicate %Ln categories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ClaimMatrixModel</name>
    <message numerus="yes">
        <source>%Ln claims name portals that the zone does not have.</source>
        <translation>
            <numerusform>%Ln claim names portals that the zone does not have.</numerusform>
            <numerusform>%Ln claims name portals that the zone does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims take gems that the zone does not have.</source>
        <translation>
            <numerusform>%Ln claim takes gems that the zone does not have.</numerusform>
            <numerusform>%Ln claims take gems that the zone does not have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln portals count.</source>
        <translation>
            <numerusform>Only the first %Ln portal counts.</numerusform>
            <numerusform>Only the first %Ln portals count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln claims to &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>Add %Ln claim to &quot;%1&quot;</numerusform>
            <numerusform>Add %Ln claims to &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln claims from &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>Remove %Ln claim from &quot;%1&quot;</numerusform>
            <numerusform>Remove %Ln claims from &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take no gems in %Ln claims</source>
        <translation>
            <numerusform>Take no gems in %Ln claim</numerusform>
            <numerusform>Take no gems in %Ln claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all gems in %Ln claims</source>
        <translation>
            <numerusform>Take all gems in %Ln claim</numerusform>
            <numerusform>Take all gems in %Ln claims</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ComparePanel</name>
    <message numerus="yes">
        <source>%Ln differences from %1</source>
        <comment>to this set; a file</comment>
        <translation>
            <numerusform>%Ln difference from %1</numerusform>
            <numerusform>%Ln differences from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes from reading it</source>
        <translation>
            <numerusform>%Ln note from reading it</numerusform>
            <numerusform>%Ln notes from reading it</numerusform>
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
        <source>lockout.live accepts at most %Ln characters.</source>
        <translation>
            <numerusform>lockout.live accepts at most %Ln character.</numerusform>
            <numerusform>lockout.live accepts at most %Ln characters.</numerusform>
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
        <source>%Ln portals: the shortest walk enters %1 of these zones, %2 are needed</source>
        <translation>
            <numerusform>%Ln portal: the shortest walk enters %1 of these zones, %2 are needed</numerusform>
            <numerusform>%Ln portals: the shortest walk enters %1 of these zones, %2 are needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsForm</name>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
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
        <source>You dropped %Ln files. A window shows one goal set, so drop one file.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>You dropped %Ln file. A window shows one goal set, so drop one file.</numerusform>
            <numerusform>You dropped %Ln files. A window shows one goal set, so drop one file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unaccept %Ln warnings</source>
        <translation>
            <numerusform>Unaccept %Ln warning</numerusform>
            <numerusform>Unaccept %Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %Ln goals</source>
        <translation>
            <numerusform>Reword %Ln goal</numerusform>
            <numerusform>Reword %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %Ln goals</source>
        <translation>
            <numerusform>Weighting %1 for %Ln goal</numerusform>
            <numerusform>Weighting %1 for %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enable %Ln goals</source>
        <translation>
            <numerusform>Enable %Ln goal</numerusform>
            <numerusform>Enable %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %Ln goals</source>
        <translation>
            <numerusform>Disable %Ln goal</numerusform>
            <numerusform>Disable %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %Ln goals</source>
        <translation>
            <numerusform>Add category %1 to %Ln goal</numerusform>
            <numerusform>Add category %1 to %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %Ln goals</source>
        <translation>
            <numerusform>Remove category %1 from %Ln goal</numerusform>
            <numerusform>Remove category %1 from %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln goals from %1</source>
        <translation>
            <numerusform>Import %Ln goal from %1</numerusform>
            <numerusform>Import %Ln goals from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>Replace the goals by %Ln goal from %1</numerusform>
            <numerusform>Replace the goals by %Ln goals from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the board for %Ln goals</source>
        <translation>
            <numerusform>Keep the board for %Ln goal</numerusform>
            <numerusform>Keep the board for %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows</source>
        <translation>
            <numerusform>%1 of %Ln row</numerusform>
            <numerusform>%1 of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln categories</source>
        <translation>
            <numerusform>Declare %Ln category</numerusform>
            <numerusform>Declare %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln categories</source>
        <translation>
            <numerusform>Remove %Ln category</numerusform>
            <numerusform>Remove %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %Ln categories</source>
        <translation>
            <numerusform>Limit of %1 % for %Ln category</numerusform>
            <numerusform>Limits of %1 % for %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %Ln categories</source>
        <translation>
            <numerusform>No limits for %Ln category</numerusform>
            <numerusform>No limits for %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %Ln categories</source>
        <translation>
            <numerusform>No board limit for %Ln category</numerusform>
            <numerusform>No board limit for %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %Ln categories</source>
        <translation>
            <numerusform>No line limit for %Ln category</numerusform>
            <numerusform>No line limit for %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>Board limit %1 % for %Ln category</numerusform>
            <numerusform>Board limit %1 % for %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>Line limit %1 % for %Ln category</numerusform>
            <numerusform>Line limit %1 % for %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>Merge %Ln category into &quot;%1&quot;</numerusform>
            <numerusform>Merge %Ln categories into &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln tags</source>
        <translation>
            <numerusform>Add %Ln tag</numerusform>
            <numerusform>Add %Ln tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>Merge %Ln tag into &quot;%1&quot;</numerusform>
            <numerusform>Merge %Ln tags into &quot;%1&quot;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln tags</source>
        <translation>
            <numerusform>Remove %Ln tag</numerusform>
            <numerusform>Remove %Ln tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tags</source>
        <translation>
            <numerusform>Move %Ln tag</numerusform>
            <numerusform>Move %Ln tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals</source>
        <translation>
            <numerusform>Add %Ln goal</numerusform>
            <numerusform>Add %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln goals</source>
        <translation>
            <numerusform>Duplicate %Ln goal</numerusform>
            <numerusform>Duplicate %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln goals</source>
        <translation>
            <numerusform>Remove %Ln goal</numerusform>
            <numerusform>Remove %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln goals</source>
        <translation>
            <numerusform>Move %Ln goal</numerusform>
            <numerusform>Move %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rows to %1</source>
        <translation>
            <numerusform>Add %Ln row to %1</numerusform>
            <numerusform>Add %Ln rows to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln rows from %1</source>
        <translation>
            <numerusform>Remove %Ln row from %1</numerusform>
            <numerusform>Remove %Ln rows from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows of %1</source>
        <translation>
            <numerusform>Move %Ln row of %1</numerusform>
            <numerusform>Move %Ln rows of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln cells</source>
        <translation>
            <numerusform>Clear %Ln cell</numerusform>
            <numerusform>Clear %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln cells</source>
        <translation>
            <numerusform>Fill %Ln cell</numerusform>
            <numerusform>Fill %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste into %Ln rows</source>
        <translation>
            <numerusform>Paste into %Ln row</numerusform>
            <numerusform>Paste into %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln goals</source>
        <translation>
            <numerusform>Paste %Ln goal</numerusform>
            <numerusform>Paste %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced</source>
        <translation>
            <numerusform>%Ln goal replaced</numerusform>
            <numerusform>%Ln goals replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but %Ln cells were pasted. %1</source>
        <translation>
            <numerusform>All but %Ln cell were pasted. %1</numerusform>
            <numerusform>All but %Ln cells were pasted. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells</source>
        <translation>
            <numerusform>Calculate %Ln cell</numerusform>
            <numerusform>Calculate %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldCells</name>
    <message numerus="yes">
        <source>text of at most %Ln characters</source>
        <translation>
            <numerusform>text of at most %Ln character</numerusform>
            <numerusform>text of at most %Ln characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldTableModel</name>
    <message numerus="yes">
        <source>Replace in %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Replace in %Ln cell of %1</numerusform>
            <numerusform>Replace in %Ln cells of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset %Ln values of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Reset %Ln value of %1</numerusform>
            <numerusform>Reset %Ln values of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Calculate %Ln cell of %1</numerusform>
            <numerusform>Calculate %Ln cells of %1</numerusform>
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
        <source>%Ln line(s) begin with a bullet or a number, which stays part of the goal.</source>
        <translation>
            <numerusform>%Ln line begins with a bullet or a number, which stays part of the goal.</numerusform>
            <numerusform>%Ln lines begin with a bullet or a number, which stays part of the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) such as &quot;%1&quot; may be headings. They became goals.</source>
        <translation>
            <numerusform>The line &quot;%1&quot; may be a heading. It became a goal.</numerusform>
            <numerusform>%Ln lines such as &quot;%1&quot; may be headings. They became goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of JSON became goals as they stand.</source>
        <translation>
            <numerusform>%Ln line of JSON became a goal as it stands.</numerusform>
            <numerusform>%Ln lines of JSON became goals as they stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) with an empty cell in the column &quot;%1&quot; were given what stands above it.</source>
        <translation>
            <numerusform>%Ln goal with an empty cell in the column &quot;%1&quot; was given what stands above it.</numerusform>
            <numerusform>%Ln goals with an empty cell in the column &quot;%1&quot; were given what stands above it.</numerusform>
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
    <message numerus="yes">
        <source>%Ln goal(s) have &quot;%1&quot; twice. The last one counts, as in a browser.</source>
        <translation>
            <numerusform>%Ln goal has &quot;%1&quot; twice. The last one counts, as in a browser.</numerusform>
            <numerusform>%Ln goals have &quot;%1&quot; twice. The last one counts, as in a browser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The names of %Ln group(s) of goals were read as their types.</source>
        <translation>
            <numerusform>The name of %Ln group of goals was read as their type.</numerusform>
            <numerusform>The names of %Ln groups of goals were read as their types.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln goal(s), &quot;%1&quot; was read as {{X}}, the value of a range.</source>
        <translation>
            <numerusform>In %Ln goal, &quot;%1&quot; was read as {{X}}, the value of a range.</numerusform>
            <numerusform>In %Ln goals, &quot;%1&quot; was read as {{X}}, the value of a range.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spaces around %Ln line(s) were removed.</source>
        <translation>
            <numerusform>The spaces around %Ln line were removed.</numerusform>
            <numerusform>The spaces around %Ln lines were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table was read as a card: %Ln cell(s) became goals.</source>
        <translation>
            <numerusform>The table was read as a card: %Ln cell became a goal.</numerusform>
            <numerusform>The table was read as a card: %Ln cells became goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries of a script that were left out</source>
        <translation>
            <numerusform>%Ln entry of a script that was left out</numerusform>
            <numerusform>%Ln entries of a script that were left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln part beside the goals that was not used</numerusform>
            <numerusform>%Ln parts beside the goals that were not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines outside of the table</source>
        <translation>
            <numerusform>%Ln line outside of the table</numerusform>
            <numerusform>%Ln lines outside of the table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of goals were read as tiers, from the easiest to the hardest.</source>
        <translation>
            <numerusform>%Ln group of goals was read as a tier, from the easiest to the hardest.</numerusform>
            <numerusform>%Ln groups of goals were read as tiers, from the easiest to the hardest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain markup, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln goal, &quot;%1&quot;, contains markup, which stayed in the text.</numerusform>
            <numerusform>%Ln goals such as &quot;%1&quot; contain markup, which stayed in the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; beside the goals was not used. It holds %Ln goal(s).</source>
        <translation>
            <numerusform>&quot;%1&quot; beside the goals was not used. It holds %Ln goal.</numerusform>
            <numerusform>&quot;%1&quot; beside the goals was not used. It holds %Ln goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln list beside the goals that was not used</numerusform>
            <numerusform>%Ln lists beside the goals that were not used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain &quot;|&quot;. All parts stayed in the text.</source>
        <translation>
            <numerusform>%Ln goal such as &quot;%1&quot; contains &quot;|&quot;. All parts stayed in the text.</numerusform>
            <numerusform>%Ln goals such as &quot;%1&quot; contain &quot;|&quot;. All parts stayed in the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain a placeholder without values, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln goal such as &quot;%1&quot; contains a placeholder without values, which stayed in the text.</numerusform>
            <numerusform>%Ln goals such as &quot;%1&quot; contain a placeholder without values, which stayed in the text.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; are web addresses.</source>
        <translation>
            <numerusform>%Ln goal such as &quot;%1&quot; is a web address.</numerusform>
            <numerusform>%Ln goals such as &quot;%1&quot; are web addresses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; have no text, so their keys became their texts.</source>
        <translation>
            <numerusform>%Ln goal such as &quot;%1&quot; has no text, so its key became its text.</numerusform>
            <numerusform>%Ln goals such as &quot;%1&quot; have no text, so their keys became their texts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) say &quot;%1&quot;, which was read as &quot;%2&quot;. Sites ignore it.</source>
        <translation>
            <numerusform>%Ln goal says &quot;%1&quot;, which was read as &quot;%2&quot;. Sites ignore it.</numerusform>
            <numerusform>%Ln goals say &quot;%1&quot;, which was read as &quot;%2&quot;. Sites ignore it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates: none fitted, so the limits were widened</source>
        <translation>
            <numerusform>%Ln candidate: none fitted, so the limits were widened</numerusform>
            <numerusform>%Ln candidates: none fitted, so the limits were widened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates at first</source>
        <translation>
            <numerusform>%Ln candidate at first</numerusform>
            <numerusform>%Ln candidates at first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates removed</source>
        <translation>
            <numerusform>%Ln candidate removed</numerusform>
            <numerusform>%Ln candidates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln cells it would break no rule.</source>
        <translation>
            <numerusform>In %Ln cell it would break no rule.</numerusform>
            <numerusform>In %Ln cells it would break no rule.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 in %Ln cell</numerusform>
            <numerusform>%1 in %Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %Ln goals here without success.</source>
        <translation>
            <numerusform>Earlier attempts tried %Ln goal here without success.</numerusform>
            <numerusform>Earlier attempts tried %Ln goals here without success.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals were candidates when this cell was filled. One of them was chosen</source>
        <translation>
            <numerusform>%Ln goal was a candidate when this cell was filled. It was chosen</numerusform>
            <numerusform>%Ln goals were candidates when this cell was filled. One of them was chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emptied %Ln times on the way; previously here: %1.</source>
        <translation>
            <numerusform>Emptied %Ln time on the way; previously here: %1.</numerusform>
            <numerusform>Emptied %Ln times on the way; previously here: %1.</numerusform>
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
    <message numerus="yes">
        <source>%Ln categories that are hardly different</source>
        <translation>
            <numerusform>%Ln category that is hardly different from another</numerusform>
            <numerusform>%Ln categories that are hardly different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with a comma</source>
        <translation>
            <numerusform>%Ln category with a comma</numerusform>
            <numerusform>%Ln categories with a comma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are hardly different</source>
        <translation>
            <numerusform>%Ln tag that is hardly different from another</numerusform>
            <numerusform>%Ln tags that are hardly different</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are hardly different from another</source>
        <translation>
            <numerusform>%Ln goal that is hardly different from another</numerusform>
            <numerusform>%Ln goals that are hardly different from another</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LayeredWords</name>
    <message numerus="yes">
        <source>%Ln pieces without a kind</source>
        <translation>
            <numerusform>%Ln piece without a kind</numerusform>
            <numerusform>%Ln pieces without a kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layers, with a happiness of %1 of at most %2.</source>
        <translation>
            <numerusform>%Ln layer, with a happiness of %1 of at most %2.</numerusform>
            <numerusform>%Ln layers, with a happiness of %1 of at most %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces do not meet placement rule %1.</source>
        <translation>
            <numerusform>%Ln piece does not meet placement rule %1.</numerusform>
            <numerusform>%Ln pieces do not meet placement rule %1.</numerusform>
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
        <source>The sign for the value in %Ln goal(s), such as #, which is read again as {{X}}</source>
        <translation>
            <numerusform>The sign for the value in %Ln goal, such as #, which is read again as {{X}}</numerusform>
            <numerusform>The sign for the value in %Ln goals, such as #, which is read again as {{X}}</numerusform>
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
    <message numerus="yes">
        <source>%Ln goal(s) without a tier, or without copies, left out entirely</source>
        <translation>
            <numerusform>%Ln goal without a tier, or without copies, left out entirely</numerusform>
            <numerusform>%Ln goals without a tier, or without copies, left out entirely</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message numerus="yes">
        <source>It tried %Ln of at most %1 goals.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>It tried %Ln of at most %1 goals.</numerusform>
            <numerusform>It tried %Ln of at most %1 goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>%Ln cell by relaxation, attempt %1</numerusform>
            <numerusform>%Ln cells by relaxation, attempt %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempts</source>
        <translation>
            <numerusform>%Ln attempt</numerusform>
            <numerusform>%Ln attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers</source>
        <translation>
            <numerusform>%Ln modifier</numerusform>
            <numerusform>%Ln modifiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Attempt %1: %Ln cell could be filled only by relaxing limits.</numerusform>
            <numerusform>Attempt %1: %Ln cells could be filled only by relaxing limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: after a search (phases: %2), %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>Attempt %1: after a search (phases: %2), %Ln cell could be filled only by relaxing limits.</numerusform>
            <numerusform>Attempt %1: after a search (phases: %2), %Ln cells could be filled only by relaxing limits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>After %Ln attempt, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</numerusform>
            <numerusform>After %Ln attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on. Chaos: every rule that can be switched off is off.</source>
        <translation>
            <numerusform>%Ln modifier is on. Chaos: every rule that can be switched off is off.</numerusform>
            <numerusform>%Ln modifiers are on. Chaos: every rule that can be switched off is off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on.</source>
        <translation>
            <numerusform>%Ln modifier is on.</numerusform>
            <numerusform>%Ln modifiers are on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits relaxed</source>
        <translation>
            <numerusform>%Ln limit relaxed</numerusform>
            <numerusform>%Ln limits relaxed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %Ln goals</source>
        <translation>
            <numerusform>pool of %Ln goal</numerusform>
            <numerusform>pool of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln forced</numerusform>
            <numerusform>%Ln forced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln by random choice</numerusform>
            <numerusform>%Ln by random choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln by search</numerusform>
            <numerusform>%Ln by search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%Ln by relaxation</numerusform>
            <numerusform>%Ln by relaxation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals returned to the pool</source>
        <translation>
            <numerusform>%Ln goal returned to the pool</numerusform>
            <numerusform>%Ln goals returned to the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool had %Ln goals.</source>
        <translation>
            <numerusform>The pool had %Ln goal.</numerusform>
            <numerusform>The pool had %Ln goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting had left out %Ln of them; they returned because the others could not fill the board.</source>
        <translation>
            <numerusform>Weighting had left out %Ln of them; it returned because the others could not fill the board.</numerusform>
            <numerusform>Weighting had left out %Ln of them; they returned because the others could not fill the board.</numerusform>
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
        <source>%1 of %Ln categories</source>
        <translation>
            <numerusform>%1 of %Ln category</numerusform>
            <numerusform>%1 of %Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tags</source>
        <translation>
            <numerusform>%1 of %Ln tag</numerusform>
            <numerusform>%1 of %Ln tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln category</numerusform>
            <numerusform>%Ln categories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags</source>
        <translation>
            <numerusform>%Ln tag</numerusform>
            <numerusform>%Ln tags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message numerus="yes">
        <source>At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.</source>
        <translation>
            <numerusform>At most %Ln number is allowed. Write fewer, or use a step: 10..50/10.</numerusform>
            <numerusform>At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live accepts at most 4 categories of each kind; here is %Ln. Remove some.</numerusform>
            <numerusform>lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal can have at most one tag; here are %Ln.</source>
        <translation>
            <numerusform>A goal can have at most one tag; here is %Ln.</numerusform>
            <numerusform>A goal can have at most one tag; here are %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 12 icons; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live accepts at most 12 icons; here is %Ln. Remove some.</numerusform>
            <numerusform>lockout.live accepts at most 12 icons; here are %Ln. Remove some.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message numerus="yes">
        <source>%Ln goals replaced: as many were selected as the clipboard contains.</source>
        <translation>
            <numerusform>%Ln goal replaced: as many were selected as the clipboard contains.</numerusform>
            <numerusform>%Ln goals replaced: as many were selected as the clipboard contains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals added below row %1.</source>
        <translation>
            <numerusform>%Ln goal added below row %1.</numerusform>
            <numerusform>%Ln goals added below row %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>On %L1 of %Ln board.</numerusform>
            <numerusform>On %L1 of %Ln boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>On %Ln board, weighting %1</numerusform>
            <numerusform>On %Ln boards, weighting %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problems</source>
        <translation>
            <numerusform>%Ln more problem</numerusform>
            <numerusform>%Ln more problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 (%Ln goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 gives %2 (%Ln goal)</numerusform>
            <numerusform>%1 gives %2 (%Ln goals)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesView</name>
    <message numerus="yes">
        <source>%1 of %Ln goals</source>
        <translation>
            <numerusform>%1 of %Ln goal</numerusform>
            <numerusform>%1 of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln goal</numerusform>
            <numerusform>%Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln disabled</numerusform>
            <numerusform>%Ln disabled</numerusform>
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
    <name>boardwright::PlayBingoWords</name>
    <message numerus="yes">
        <source>%Ln difficulties with too few goals</source>
        <translation>
            <numerusform>%Ln difficulty with too few goals</numerusform>
            <numerusform>%Ln difficulties with too few goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PlayWords</name>
    <message numerus="yes">
        <source>Take back %Ln steps.</source>
        <translation>
            <numerusform>Take back %Ln step.</numerusform>
            <numerusform>Take back %Ln steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PositionsEdit</name>
    <message numerus="yes">
        <source>This board has %Ln cells.</source>
        <translation>
            <numerusform>This board has %Ln cell.</numerusform>
            <numerusform>This board has %Ln cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in %Ln cells</source>
        <translation>
            <numerusform>Only in %Ln cell</numerusform>
            <numerusform>Only in %Ln cells</numerusform>
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
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln value: %1</numerusform>
            <numerusform>%Ln values: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message numerus="yes">
        <source>The %Ln highest values of a line count</source>
        <translation>
            <numerusform>The highest value of a line counts</numerusform>
            <numerusform>The %Ln highest values of a line count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln lowest values of a line count</source>
        <translation>
            <numerusform>The lowest value of a line counts</numerusform>
            <numerusform>The %Ln lowest values of a line count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln lowest values of a line count</source>
        <translation>
            <numerusform>All but the lowest value of a line count</numerusform>
            <numerusform>All but the %Ln lowest values of a line count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln highest values of a line count</source>
        <translation>
            <numerusform>All but the highest value of a line count</numerusform>
            <numerusform>All but the %Ln highest values of a line count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message numerus="yes">
        <source>%Ln cell(s) changed on this board</source>
        <translation>
            <numerusform>%Ln cell changed on this board</numerusform>
            <numerusform>%Ln cells changed on this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reworded goal(s) redrawn</source>
        <translation>
            <numerusform>%Ln reworded goal redrawn</numerusform>
            <numerusform>%Ln reworded goals redrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln boards: %1</source>
        <comment>of how many seeds, what changed there</comment>
        <translation>
            <numerusform>on %Ln board: %1</numerusform>
            <numerusform>on %Ln boards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps redone</source>
        <translation>
            <numerusform>%Ln step redone</numerusform>
            <numerusform>%Ln steps redone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps undone</source>
        <translation>
            <numerusform>%Ln step undone</numerusform>
            <numerusform>%Ln steps undone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the boards of %Ln seeds, the same before and after:</source>
        <translation>
            <numerusform>Of the board of %Ln seed, the same before and after:</numerusform>
            <numerusform>Of the boards of %Ln seeds, the same before and after:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %Ln goal(s) were reworded, so they are drawn anew.</source>
        <translation>
            <numerusform>Boards draw goals by their text. %Ln goal was reworded, so it is drawn anew.</numerusform>
            <numerusform>Boards draw goals by their text. %Ln goals were reworded, so they are drawn anew.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>this board has another shape, with %Ln changed cell(s)</source>
        <translation>
            <numerusform>this board has another shape, with %Ln changed cell</numerusform>
            <numerusform>this board has another shape, with %Ln changed cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s), but not for this one</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>boards can now be made for %1 of %Ln seed, but not for this one</numerusform>
            <numerusform>boards can now be made for %1 of %Ln seeds, but not for this one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s)</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>boards can now be made for %1 of %Ln seed</numerusform>
            <numerusform>boards can now be made for %1 of %Ln seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message numerus="yes">
        <source>Replace in %Ln goals</source>
        <translation>
            <numerusform>Replace in %Ln goal</numerusform>
            <numerusform>Replace in %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln goals</source>
        <translation>
            <numerusform>Replaced in %Ln goal</numerusform>
            <numerusform>Replaced in %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names of categories and tags changed everywhere, including limits</source>
        <translation>
            <numerusform>%Ln name of a category or tag changed everywhere, including limits</numerusform>
            <numerusform>%Ln names of categories and tags changed everywhere, including limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln cells</source>
        <translation>
            <numerusform>Replaced in %Ln cell</numerusform>
            <numerusform>Replaced in %Ln cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::RoomWords</name>
    <message numerus="yes">
        <source>%Ln goals share types with goals of their lines</source>
        <translation>
            <numerusform>%Ln goal shares types with goals of its lines</numerusform>
            <numerusform>%Ln goals share types with goals of their lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells repeat a goal</source>
        <translation>
            <numerusform>%Ln cell repeats a goal</numerusform>
            <numerusform>%Ln cells repeat a goal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedWords</name>
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
    <message numerus="yes">
        <source>Topology %1 passed. Routes were begun %Ln times.</source>
        <translation>
            <numerusform>Topology %1 passed. Routes were begun %Ln time.</numerusform>
            <numerusform>Topology %1 passed. Routes were begun %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mechanic that was drawn was given up after %Ln topologies. This is a standard board.</source>
        <translation>
            <numerusform>The mechanic that was drawn was given up after %Ln topology. This is a standard board.</numerusform>
            <numerusform>The mechanic that was drawn was given up after %Ln topologies. This is a standard board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells is no sculpted board.</source>
        <translation>
            <numerusform>A board of %Ln cell is no sculpted board.</numerusform>
            <numerusform>A board of %Ln cells is no sculpted board.</numerusform>
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
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seeds have no board</source>
        <translation>
            <numerusform>%Ln seed has no board</numerusform>
            <numerusform>%Ln seeds have no board</numerusform>
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
    <name>boardwright::StatisticsPanel</name>
    <message numerus="yes">
        <source>None of the first %Ln seeds has a board</source>
        <translation>
            <numerusform>The first seed (%Ln) has no board</numerusform>
            <numerusform>None of the first %Ln seeds has a board</numerusform>
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
        <source>Cell %1: &quot;%2&quot;, one of %Ln candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>Cell %1: &quot;%2&quot;, the only candidate</numerusform>
            <numerusform>Cell %1: &quot;%2&quot;, one of %Ln candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits are relaxed</source>
        <translation>
            <numerusform>Cell %1: %Ln limit is relaxed</numerusform>
            <numerusform>Cell %1: %Ln limits are relaxed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits hold again</source>
        <translation>
            <numerusform>Cell %1: %Ln limit holds again</numerusform>
            <numerusform>Cell %1: %Ln limits hold again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StepsPage</name>
    <message numerus="yes">
        <source>%Ln per second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%Ln per second</numerusform>
            <numerusform>%Ln per second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln disabled</numerusform>
            <numerusform>%Ln disabled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the tag list, but %Ln goals have it.</source>
        <translation>
            <numerusform>Not in the tag list, but %Ln goal has it.</numerusform>
            <numerusform>Not in the tag list, but %Ln goals have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goal)?</numerusform>
            <numerusform>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>Merge %1 tags into &quot;%2&quot; (%Ln goal)?</numerusform>
            <numerusform>Merge %1 tags into &quot;%2&quot; (%Ln goals)?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TierTuning</name>
    <message numerus="yes">
        <source>%Ln numbers of the tier %1 changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>%Ln number of the tier %1 changed</numerusform>
            <numerusform>%Ln numbers of the tier %1 changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TuneResultsModel</name>
    <message numerus="yes">
        <source>Of the set as it was, on %Ln fresh seeds</source>
        <translation>
            <numerusform>Of the set as it was, on %Ln fresh seed</numerusform>
            <numerusform>Of the set as it was, on %Ln fresh seeds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the settings that were found, on the same %Ln fresh seeds</source>
        <translation>
            <numerusform>With the settings that were found, on the same %Ln fresh seed</numerusform>
            <numerusform>With the settings that were found, on the same %Ln fresh seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TuneStudy</name>
    <message numerus="yes">
        <source>%Ln of the goals and numbers are not as wanted.</source>
        <translation>
            <numerusform>%Ln of the goals and numbers is not as wanted.</numerusform>
            <numerusform>%Ln of the goals and numbers are not as wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tune %Ln settings</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>Tune %Ln setting</numerusform>
            <numerusform>Tune %Ln settings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>%Ln setting changed</numerusform>
            <numerusform>%Ln settings changed</numerusform>
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
        <source>%1 and %Ln more</source>
        <comment>names of cells</comment>
        <translation>
            <numerusform>%1 and %Ln more</numerusform>
            <numerusform>%1 and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cells %1 and %Ln more</source>
        <comment>numbers of cells</comment>
        <translation>
            <numerusform>cells %1 and %Ln more</numerusform>
            <numerusform>cells %1 and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WantedShare</name>
    <message numerus="yes">
        <source>With %1, %2 is on %3 of %Ln boards (target: %4).</source>
        <translation>
            <numerusform>With %1, %2 is on %3 of %Ln board (target: %4).</numerusform>
            <numerusform>With %1, %2 is on %3 of %Ln boards (target: %4).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on %2 of %Ln boards even with %3, because other rules need it there. Disable it to keep it off, or let other goals take its place.</source>
        <translation>
            <numerusform>%1 is on %2 of %Ln board even with %3, because other rules need it there. Disable it to keep it off, or let other goals take its place.</numerusform>
            <numerusform>%1 is on %2 of %Ln boards even with %3, because other rules need it there. Disable it to keep it off, or let other goals take its place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.</source>
        <translation>
            <numerusform>%1 reaches at most %2 of %Ln board, with %3. That alone cannot give %4.</numerusform>
            <numerusform>%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for settings of %Ln goals…</source>
        <translation>
            <numerusform>Searching for settings of %Ln goal…</numerusform>
            <numerusform>Searching for settings of %Ln goals…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares of %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Share of %Ln goal</numerusform>
            <numerusform>Shares of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals are now on %1 of the boards (target: %2).</source>
        <translation>
            <numerusform>%Ln goal is now on %1 of the boards (target: %2).</numerusform>
            <numerusform>%Ln goals are now on %1 of the boards (target: %2).</numerusform>
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
        <source>Added %Ln goals from %1</source>
        <translation>
            <numerusform>Added %Ln goal from %1</numerusform>
            <numerusform>Added %Ln goals from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>Replaced the goals by %Ln goal from %1</numerusform>
            <numerusform>Replaced the goals by %Ln goals from %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges, which %Ln goals have.</source>
        <translation>
            <numerusform>%1 ignores zones and progressive ranges, which %Ln goal has.</numerusform>
            <numerusform>%1 ignores zones and progressive ranges, which %Ln goals have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board; %Ln were added back to fill it.</source>
        <translation>
            <numerusform>Weighting left too few goals for this board; %Ln was added back to fill it.</numerusform>
            <numerusform>Weighting left too few goals for this board; %Ln were added back to fill it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>This board cannot be filled: %Ln cell stays empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</numerusform>
            <numerusform>This board cannot be filled: %Ln cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</source>
        <translation>
            <numerusform>This board cannot be filled: %Ln cell stays empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for this cell. Add goals, or loosen these rules.</numerusform>
            <numerusform>This board cannot be filled: %Ln cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals to fill this board.</source>
        <translation>
            <numerusform>Add %Ln goal to fill this board.</numerusform>
            <numerusform>Add %Ln goals to fill this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Add %Ln more goal to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</numerusform>
            <numerusform>Add %Ln more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>%Ln cell belongs only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 such cells. Give the zone to more goals, or choose a smaller board.</numerusform>
            <numerusform>%Ln cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so its %Ln goals never appear. Raise the limit, or disable them.</source>
        <translation>
            <numerusform>The board limit of &quot;%1&quot; is 0 %, so its %Ln goal never appears. Raise the limit, or disable it.</numerusform>
            <numerusform>The board limit of &quot;%1&quot; is 0 %, so its %Ln goals never appear. Raise the limit, or disable them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %Ln rows that do not exist. Remove the references.</source>
        <translation>
            <numerusform>%1 refers to %Ln row that does not exist. Remove the reference.</numerusform>
            <numerusform>%1 refers to %Ln rows that do not exist. Remove the references.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WorldCuration</name>
    <message numerus="yes">
        <source>Weight %Ln zones</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Weight %Ln zone</numerusform>
            <numerusform>Weight %Ln zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %Ln zones would change.</source>
        <translation>
            <numerusform>The weight of %Ln zone would change.</numerusform>
            <numerusform>The weights of %Ln zones would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %Ln zones changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>the weight of %Ln zone changed</numerusform>
            <numerusform>the weights of %Ln zones changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsWords</name>
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
    <message numerus="yes">
        <source>%Ln zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</source>
        <translation>
            <numerusform>%Ln zone, at attempt %1. The shortest walk that collects all gems takes %2 claims.</numerusform>
            <numerusform>%Ln zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 zones have no board, because the set has too few goals for it.</source>
        <translation>
            <numerusform>%Ln of %1 zones has no board, because the set has too few goals for it.</numerusform>
            <numerusform>%Ln of %1 zones have no board, because the set has too few goals for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems cannot be collected on a walk back to the start.</source>
        <translation>
            <numerusform>%Ln gem cannot be collected on a walk back to the start.</numerusform>
            <numerusform>%Ln gems cannot be collected on a walk back to the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won in %Ln claims</source>
        <comment>a world</comment>
        <translation>
            <numerusform>won in %Ln claim</numerusform>
            <numerusform>won in %Ln claims</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WorseQuestion</name>
    <message numerus="yes">
        <source>%Ln numbers are worse than before. Apply it all the same?</source>
        <translation>
            <numerusform>%Ln number is worse than before. Apply it all the same?</numerusform>
            <numerusform>%Ln numbers are worse than before. Apply it all the same?</numerusform>
        </translation>
    </message>
</context>
</TS>
