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
    <name>boardwright::BalancedProfilesModel</name>
    <message numerus="yes">
        <source>Reset %n values of profiles</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>Reset %n value of profiles</numerusform>
            <numerusform>Reset %n values of profiles</numerusform>
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
        <source>Tried on %n boards: %1 of their lines have two goals of the same first category.</source>
        <translation>
            <numerusform>Tried on %n board: %1 of its lines have two goals of the same first category.</numerusform>
            <numerusform>Tried on %n boards: %1 of their lines have two goals of the same first category.</numerusform>
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
        <source>%n rounds were made.</source>
        <translation>
            <numerusform>%n round was made.</numerusform>
            <numerusform>%n rounds were made.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives %n goals another balance.</source>
        <translation>
            <numerusform>It gives %n goal another balance.</numerusform>
            <numerusform>It gives %n goals another balance.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWords</name>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %n goals of difficulty %2, which no cell has: they are on no board. Possible are 1 to 25.</source>
        <translation>
            <numerusform>The list &quot;%1&quot; has %n goal of difficulty %2, which no cell has: it is on no board. Possible are 1 to 25.</numerusform>
            <numerusform>The list &quot;%1&quot; has %n goals of difficulty %2, which no cell has: they are on no board. Possible are 1 to 25.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goals have the row type &quot;%1&quot;, which has no threshold and so never counts. Give it one.</source>
        <translation>
            <numerusform>%n goal has the row type &quot;%1&quot;, which has no threshold and so never counts. Give it one.</numerusform>
            <numerusform>%n goals have the row type &quot;%1&quot;, which has no threshold and so never counts. Give it one.</numerusform>
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
        <source>None of %n attempts filled the board. Try another seed; if most fail, widen the offsets or the bounds of synergy.</source>
        <translation>
            <numerusform>%n attempt did not fill the board. Try another seed; if most fail, widen the offsets or the bounds of synergy.</numerusform>
            <numerusform>None of %n attempts filled the board. Try another seed; if most fail, widen the offsets or the bounds of synergy.</numerusform>
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
        <source>%Ln goals with the id of another</source>
        <translation>
            <numerusform>%Ln goal with the id of another</numerusform>
            <numerusform>%Ln goals with the id of another</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals of a difficulty that no cell has</source>
        <translation>
            <numerusform>%Ln goal of a difficulty that no cell has</numerusform>
            <numerusform>%Ln goals of a difficulty that no cell has</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without a goal</source>
        <translation>
            <numerusform>%Ln difficulty without a goal</numerusform>
            <numerusform>%Ln difficulties without a goal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln bounds of synergy that nothing keeps</source>
        <translation>
            <numerusform>%Ln bound of synergy that nothing keeps</numerusform>
            <numerusform>%Ln bounds of synergy that nothing keeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln offsets that begin where they should end</source>
        <translation>
            <numerusform>%Ln offset that begins where it should end</numerusform>
            <numerusform>%Ln offsets that begin where they should end</numerusform>
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
        <source>%Ln filters that mean nothing</source>
        <translation>
            <numerusform>%Ln filter that means nothing</numerusform>
            <numerusform>%Ln filters that mean nothing</numerusform>
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
        <source>%n enabled goals carry it: each alone, they never reach the limit</source>
        <translation>
            <numerusform>%n enabled goal carries it: alone, it never reaches the limit</numerusform>
            <numerusform>%n enabled goals carry it: each alone, they never reach the limit</numerusform>
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
        <source>No board limit, but %n goals carry it.</source>
        <translation>
            <numerusform>No board limit, but %n goal carries it.</numerusform>
            <numerusform>No board limit, but %n goals carry it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %n goals carry it.</source>
        <translation>
            <numerusform>No line limit, but %n goal carries it.</numerusform>
            <numerusform>No line limit, but %n goals carry it.</numerusform>
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
        <source>%1 goals on average of %Ln board(s)</source>
        <translation>
            <numerusform>%1 goals on average of %Ln board</numerusform>
            <numerusform>%1 goals on average of %Ln boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with most of them, on average of %Ln board(s)</source>
        <translation>
            <numerusform>%1 goals in the line with most of them, on average of %Ln board</numerusform>
            <numerusform>%1 goals in the line with most of them, on average of %Ln boards</numerusform>
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
    <name>boardwright::ContactSheet</name>
    <message numerus="yes">
        <source>Seed %1: %Ln cells lit</source>
        <translation>
            <numerusform>Seed %1: %Ln cells lit</numerusform>
            <numerusform>Seed %1: %Ln cells lit</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CountedEdit</name>
    <message numerus="yes">
        <source>lockout.live takes at most %n characters.</source>
        <translation>
            <numerusform>lockout.live takes at most %n character.</numerusform>
            <numerusform>lockout.live takes at most %n characters.</numerusform>
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
    <name>boardwright::Drop</name>
    <message numerus="yes">
        <source>These are %n files. A window shows one goal set: drop one.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>This is %n file. A window shows one goal set: drop one.</numerusform>
            <numerusform>These are %n files. A window shows one goal set: drop one.</numerusform>
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
        <source>Take back %n accepted warnings</source>
        <translation>
            <numerusform>Take back %n accepted warning</numerusform>
            <numerusform>Take back %n accepted warnings</numerusform>
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
        <source>%n candidates to begin with</source>
        <translation>
            <numerusform>%n candidates to begin with</numerusform>
            <numerusform>%n candidates to begin with</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates taken away</source>
        <translation>
            <numerusform>%n candidates taken away</numerusform>
            <numerusform>%n candidates taken away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would break nothing in %n cells.</source>
        <translation>
            <numerusform>It would break nothing in %n cells.</numerusform>
            <numerusform>It would break nothing in %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1 in %n cells</numerusform>
            <numerusform>%1 in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emptied %n times on the way; here stood: %1.</source>
        <translation>
            <numerusform>Emptied %n times on the way; here stood: %1.</numerusform>
            <numerusform>Emptied %n times on the way; here stood: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates, as none fitted and more were let in</source>
        <translation>
            <numerusform>%n candidate, as none fitted and more were let in</numerusform>
            <numerusform>%n candidates, as none fitted and more were let in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %n goals here in vain.</source>
        <translation>
            <numerusform>Earlier attempts tried %n goal here in vain.</numerusform>
            <numerusform>Earlier attempts tried %n goals here in vain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values in the file of another type than expected</source>
        <translation>
            <numerusform>%Ln value in the file of another type than expected</numerusform>
            <numerusform>%Ln values in the file of another type than expected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers in the file that are too large or too small</source>
        <translation>
            <numerusform>%Ln number in the file that is too large or too small</numerusform>
            <numerusform>%Ln numbers in the file that are too large or too small</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln words in the file that mean nothing there</source>
        <translation>
            <numerusform>%Ln word in the file that means nothing there</numerusform>
            <numerusform>%Ln words in the file that mean nothing there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that stand twice in the file</source>
        <translation>
            <numerusform>%Ln key that stands twice in the file</numerusform>
            <numerusform>%Ln keys that stand twice in the file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories of goals without a limit</source>
        <translation>
            <numerusform>%Ln board category of goals without a limit</numerusform>
            <numerusform>%Ln board categories of goals without a limit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories of goals without a limit</source>
        <translation>
            <numerusform>%Ln line category of goals without a limit</numerusform>
            <numerusform>%Ln line categories of goals without a limit</numerusform>
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
        <source>%Ln goals that carry a category twice</source>
        <translation>
            <numerusform>%Ln goal that carries a category twice</numerusform>
            <numerusform>%Ln goals that carry a category twice</numerusform>
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
        <source>%Ln categories that nobody carries</source>
        <translation>
            <numerusform>%Ln category that nobody carries</numerusform>
            <numerusform>%Ln categories that nobody carries</numerusform>
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
        <source>%Ln goals whose tag is not in the list of tags</source>
        <translation>
            <numerusform>%Ln goal whose tag is not in the list of tags</numerusform>
            <numerusform>%Ln goals whose tag is not in the list of tags</numerusform>
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
        <source>%Ln tags with characters that lockout.live does not take</source>
        <translation>
            <numerusform>%Ln tag with characters that lockout.live does not take</numerusform>
            <numerusform>%Ln tags with characters that lockout.live does not take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are listed twice</source>
        <translation>
            <numerusform>%Ln tag that is listed twice</numerusform>
            <numerusform>%Ln tags that are listed twice</numerusform>
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
        <source>%Ln goals that can read the same as another</source>
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
        <source>%Ln icons that are neither a picture nor an emoji</source>
        <translation>
            <numerusform>%Ln icon that is neither a picture nor an emoji</numerusform>
            <numerusform>%Ln icons that are neither a picture nor an emoji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln goal with pictures and emoji as icons</numerusform>
            <numerusform>%Ln goals with pictures and emoji as icons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that ask for a value but have no range</source>
        <translation>
            <numerusform>%Ln goal that asks for a value but has no range</numerusform>
            <numerusform>%Ln goals that ask for a value but have no range</numerusform>
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
        <source>%Ln ranges that do not ascend</source>
        <translation>
            <numerusform>%Ln range that does not ascend</numerusform>
            <numerusform>%Ln ranges that do not ascend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that reach more than three times as far</source>
        <translation>
            <numerusform>%Ln range that reaches more than three times as far</numerusform>
            <numerusform>%Ln ranges that reach more than three times as far</numerusform>
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
        <source>%Ln weightings outside of 1 to 100</source>
        <translation>
            <numerusform>%Ln weighting outside of 1 to 100</numerusform>
            <numerusform>%Ln weightings outside of 1 to 100</numerusform>
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
        <source>%Ln goals with forced positions in a set that takes none</source>
        <translation>
            <numerusform>%Ln goal with forced positions in a set that takes none</numerusform>
            <numerusform>%Ln goals with forced positions in a set that takes none</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside of this board</source>
        <translation>
            <numerusform>%Ln goal with forced positions outside of this board</numerusform>
            <numerusform>%Ln goals with forced positions outside of this board</numerusform>
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
        <source>%Ln goals whose board category leaves no room on this board</source>
        <translation>
            <numerusform>%Ln goal whose board category leaves no room on this board</numerusform>
            <numerusform>%Ln goals whose board category leaves no room on this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a cell in their zones</source>
        <translation>
            <numerusform>%Ln goal without a cell in its zones</numerusform>
            <numerusform>%Ln goals without a cell in their zones</numerusform>
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
        <source>%Ln numbers outside of what is possible</source>
        <translation>
            <numerusform>%Ln number outside of what is possible</numerusform>
            <numerusform>%Ln numbers outside of what is possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln choices that do not exist</source>
        <translation>
            <numerusform>%Ln choice that does not exist</numerusform>
            <numerusform>%Ln choices that do not exist</numerusform>
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
        <source>%Ln places that refer to rows that are gone</source>
        <translation>
            <numerusform>%Ln place that refers to rows that are gone</numerusform>
            <numerusform>%Ln places that refer to rows that are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names that stand twice</source>
        <translation>
            <numerusform>%Ln name that stands twice</numerusform>
            <numerusform>%Ln names that stand twice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a board limit gave way</source>
        <translation>
            <numerusform>%Ln time a board limit gave way</numerusform>
            <numerusform>%Ln times a board limit gave way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times a line limit gave way</source>
        <translation>
            <numerusform>%Ln time a line limit gave way</numerusform>
            <numerusform>%Ln times a line limit gave way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression gave way</source>
        <translation>
            <numerusform>%Ln time progression gave way</numerusform>
            <numerusform>%Ln times progression gave way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal may stand on</source>
        <translation>
            <numerusform>%Ln cell that no goal may stand on</numerusform>
            <numerusform>%Ln cells that no goal may stand on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of one kind</source>
        <translation>
            <numerusform>%Ln problem of one kind</numerusform>
            <numerusform>%Ln problems of one kind</numerusform>
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
            <numerusform>The weighting of %Ln goals</numerusform>
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
            <numerusform>The tag of %Ln goals</numerusform>
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
            <numerusform>The limit of %Ln goals</numerusform>
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
        <source>That values rise along the board, of %Ln goal(s)</source>
        <translation>
            <numerusform>That values rise along the board, of %Ln goal</numerusform>
            <numerusform>That values rise along the board, of %Ln goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>The tooltip of %Ln goal</numerusform>
            <numerusform>The tooltip of %Ln goals</numerusform>
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
        <source>%Ln disabled goal(s), left out whole</source>
        <translation>
            <numerusform>%Ln disabled goal, left out whole</numerusform>
            <numerusform>%Ln disabled goals, left out whole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data beside %Ln goal(s)</source>
        <translation>
            <numerusform>Boardwright&apos;s own data beside %Ln goal</numerusform>
            <numerusform>Boardwright&apos;s own data beside %Ln goals</numerusform>
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
        <source>%Ln goal(s) without a time, left out whole</source>
        <translation>
            <numerusform>%Ln goal without a time, left out whole</numerusform>
            <numerusform>%Ln goals without a time, left out whole</numerusform>
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
        <source>These are more than %n numbers, which is the most. Write fewer, or a step: 10..50/10.</source>
        <translation>
            <numerusform>These are more than %n number, which is the most. Write fewer, or a step: 10..50/10.</numerusform>
            <numerusform>These are more than %n numbers, which is the most. Write fewer, or a step: 10..50/10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are %n categories; lockout.live takes at most 4 of each kind. Leave some out.</source>
        <translation>
            <numerusform>This is %n category; lockout.live takes at most 4 of each kind. Leave some out.</numerusform>
            <numerusform>These are %n categories; lockout.live takes at most 4 of each kind. Leave some out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal has one tag at most; these are %n.</source>
        <translation>
            <numerusform>A goal has one tag at most; this is %n.</numerusform>
            <numerusform>A goal has one tag at most; these are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are %n icons; lockout.live takes at most 12. Leave some out.</source>
        <translation>
            <numerusform>This is %n icon; lockout.live takes at most 12. Leave some out.</numerusform>
            <numerusform>These are %n icons; lockout.live takes at most 12. Leave some out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message numerus="yes">
        <source>All but the %n selected cells were pasted. %1</source>
        <translation>
            <numerusform>All but the %n selected cell were pasted. %1</numerusform>
            <numerusform>All but the %n selected cells were pasted. %1</numerusform>
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
        <source>Stands on %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>Stands on %L1 of %Ln board.</numerusform>
            <numerusform>Stands on %L1 of %Ln boards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 comes to %2 (%n goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 comes to %2 (%n goal)</numerusform>
            <numerusform>%1 comes to %2 (%n goals)</numerusform>
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
        <source>%n cell(s) of this board</source>
        <translation>
            <numerusform>%n cell of this board</numerusform>
            <numerusform>%n cells of this board</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps done again</source>
        <translation>
            <numerusform>%n step done again</numerusform>
            <numerusform>%n steps done again</numerusform>
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
        <source>%n reworded goal(s) drawn anew</source>
        <translation>
            <numerusform>%n reworded goal is drawn anew</numerusform>
            <numerusform>%n reworded goals are drawn anew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %n goal(s) have another one, so their draws are new.</source>
        <translation>
            <numerusform>Boards draw goals by their text. %n goal has another text, so its draws are new.</numerusform>
            <numerusform>Boards draw goals by their text. %n goals have another text, so their draws are new.</numerusform>
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
        <source>%n names of categories and tags changed everywhere, limits included</source>
        <translation>
            <numerusform>%n name of a category or tag changed everywhere, limits included</numerusform>
            <numerusform>%n names of categories and tags changed everywhere, limits included</numerusform>
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
        <source>%Ln found in the first %1 of %2 seeds, which is enough: wish for more</source>
        <translation>
            <numerusform>%Ln found in the first %1 of %2 seeds, which is enough: wish for more</numerusform>
            <numerusform>%Ln found in the first %1 of %2 seeds, which is enough: wish for more</numerusform>
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
        <source>%Ln boards were not whole</source>
        <translation>
            <numerusform>%Ln boards were not whole</numerusform>
            <numerusform>%Ln boards were not whole</numerusform>
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
            <numerusform>Cell %1: &quot;%2&quot;, one of %n candidates</numerusform>
            <numerusform>Cell %1: &quot;%2&quot;, one of %n candidates</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits give way</source>
        <translation>
            <numerusform>Cell %1: %n limits give way</numerusform>
            <numerusform>Cell %1: %n limits give way</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %n limits hold again</source>
        <translation>
            <numerusform>Cell %1: %n limits hold again</numerusform>
            <numerusform>Cell %1: %n limits hold again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::StepsPage</name>
    <message numerus="yes">
        <source>%n a second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>%n a second</numerusform>
            <numerusform>%n a second</numerusform>
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
        <source>Not in the list of tags, but %n goals have it.</source>
        <translation>
            <numerusform>Not in the list of tags, but %n goal has it.</numerusform>
            <numerusform>Not in the list of tags, but %n goals have it.</numerusform>
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
    <name>boardwright::Wishes</name>
    <message numerus="yes">
        <source>At most %Ln relaxations</source>
        <translation>
            <numerusform>At most %Ln relaxations</numerusform>
            <numerusform>At most %Ln relaxations</numerusform>
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
    <message numerus="yes">
        <source>Add %n goals to fill this board.</source>
        <translation>
            <numerusform>Add %n goal to fill this board.</numerusform>
            <numerusform>Add %n goals to fill this board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n more goals to fill this board: those that are enabled can fill %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>Add %n more goal to fill this board: those that are enabled can fill %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</numerusform>
            <numerusform>Add %n more goals to fill this board: those that are enabled can fill %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</numerusform>
        </translation>
    </message>
</context>
</TS>
