<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>boardwright::AboutDialog</name>
    <message>
        <source>About Boardwright</source>
        <translation>关于 Boardwright</translation>
    </message>
    <message>
        <source>&lt;b&gt;Boardwright %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Boardwright %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>An editor for goal sets with a live board preview.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>可即时预览棋盘的目标集编辑器。

本程序是自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布，不附带任何担保。</translation>
    </message>
</context>
<context>
    <name>boardwright::AdvancedPage</name>
    <message>
        <source>chance in percent of entering a board&apos;s pool</source>
        <translation>进入棋盘候选池的概率（百分比）</translation>
    </message>
    <message>
        <source>times on one board, each time with a different value</source>
        <translation>在一个棋盘上最多出现的次数，每次的数值不同</translation>
    </message>
    <message>
        <source>the only cells where it may appear; empty: anywhere</source>
        <translation>只能出现的格；留空表示任意位置</translation>
    </message>
</context>
<context>
    <name>boardwright::AdviceWords</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln more goals in %1 (%2): %3.</source>
        <comment>how many, a zone, their names, a share of boards</comment>
        <translation>
            <numerusform>在“%1”中增加 %Ln 个目标（%2）：%3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %Ln of its goals fewer (%1): %2.</source>
        <comment>how many, their names, a share of boards</comment>
        <translation>
            <numerusform>减少其中 %Ln 个目标（%1）：%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some limit is then still relaxed on %1.</source>
        <comment>a share of boards</comment>
        <translation>此时仍有 %1 的棋盘放宽了某个限制。</translation>
    </message>
    <message>
        <source>It is not relaxed on any of %1 other boards.</source>
        <translation>在另外 %1 个棋盘上都没有放宽。</translation>
    </message>
    <message>
        <source>It is relaxed on %1 of %2 boards.</source>
        <comment>a share, a number</comment>
        <translation>在 %2 个棋盘中有 %1 放宽。</translation>
    </message>
    <message>
        <source>A limit of %1 % reduces this to %2.</source>
        <comment>a share of boards</comment>
        <translation>上限设为 %1 % 可降至 %2。</translation>
    </message>
    <message>
        <source>No small change reduces this to a quarter.</source>
        <translation>没有小改动能将其降到四分之一。</translation>
    </message>
    <message>
        <source>Looking for a change that would help…</source>
        <translation>正在寻找有帮助的改动…</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedChanges</name>
    <message>
        <source>Short list: %1</source>
        <comment>a change</comment>
        <translation>短局列表：%1</translation>
    </message>
    <message>
        <source>Nothing that affects balanced boards has changed.</source>
        <translation>影响均衡棋盘的内容没有变化。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changes</source>
        <translation>
            <numerusform>%Ln 处更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedPanel</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Minutes. Values that differ from the default are bold.</source>
        <translation>分钟。与默认不同的值以粗体显示。</translation>
    </message>
    <message>
        <source>Remove the thresholds of the selected row types (%1)</source>
        <translation>移除所选行类型的阈值（%1）</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedRowTypesModel</name>
    <message>
        <source>Goals use this row type, but it never counts without a threshold</source>
        <translation>有目标使用此行类型，但没有阈值就不会计入</translation>
    </message>
    <message>
        <source>A row type needs a name without commas or colons.</source>
        <translation>行类型需要一个不含逗号和冒号的名称。</translation>
    </message>
    <message>
        <source>Row type &quot;%1&quot; already exists.</source>
        <translation>行类型“%1”已存在。</translation>
    </message>
    <message>
        <source>Rename row type &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>重命名行类型“%1”</translation>
    </message>
    <message>
        <source>Threshold of &quot;%1&quot;</source>
        <comment>the name of an undo step</comment>
        <translation>“%1”的阈值</translation>
    </message>
    <message>
        <source>row type</source>
        <comment>the name of a new one</comment>
        <translation>行类型</translation>
    </message>
    <message>
        <source>Add a row type</source>
        <comment>the name of an undo step</comment>
        <translation>添加行类型</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number from %2 to %3.</source>
        <translation>“%1”不是 %2 到 %3 之间的数字。</translation>
    </message>
    <message numerus="yes">
        <source>Remove the thresholds of %Ln row types</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>移除 %Ln 个行类型的阈值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedStartModel</name>
    <message>
        <source>Start from tiers</source>
        <comment>the name of an undo step</comment>
        <translation>从等级开始</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTogetherModel</name>
    <message>
        <source>This board has no such line.</source>
        <translation>此棋盘没有这条连线。</translation>
    </message>
    <message>
        <source>This line has no goals.</source>
        <translation>这条连线上没有目标。</translation>
    </message>
    <message>
        <source>%1 is not full; its goals save %2 min.</source>
        <comment>a line, minutes</comment>
        <translation>%1 未填满；其目标节省 %2 分钟。</translation>
    </message>
    <message>
        <source>The goals in %1 have too much in common.</source>
        <comment>a line</comment>
        <translation>%1 中的目标共同点过多。</translation>
    </message>
    <message>
        <source>%1 takes %2 of %3 min because it saves %4 min; %5 to %6 min is allowed.</source>
        <comment>a line, then minutes</comment>
        <translation>%1 耗时 %2 分钟（共 %3 分钟），因为节省 %4 分钟；允许 %5 到 %6 分钟。</translation>
    </message>
    <message>
        <source>Choose a line, or two to five goals in the table or on the board (Ctrl+click).</source>
        <translation>请选择一条连线，或在表格中或棋盘上（Ctrl+单击）选择两到五个目标。</translation>
    </message>
    <message>
        <source>One of these goals has no time or belongs to the list for a different game length.</source>
        <translation>其中有目标没有时间，或属于另一游戏时长的列表。</translation>
    </message>
    <message>
        <source>These goals have too much in common to share a line.</source>
        <translation>这些目标共同点过多，不能在同一条连线上。</translation>
    </message>
    <message>
        <source>Done together, these goals save nothing.</source>
        <translation>一起完成这些目标不节省时间。</translation>
    </message>
    <message>
        <source>Done together, these goals save %1 min.</source>
        <comment>minutes</comment>
        <translation>一起完成这些目标节省 %1 分钟。</translation>
    </message>
    <message>
        <source>They conflict: no blackout board has both, because a single value can be at most %1.</source>
        <comment>a number</comment>
        <translation>它们相互冲突：单个值至多为 %1，因此全满棋盘不会同时有它们。</translation>
    </message>
    <message>
        <source>A blackout board can contain all of them.</source>
        <translation>全满棋盘可以同时有它们。</translation>
    </message>
    <message>
        <source>all but the highest</source>
        <translation>除最高值外</translation>
    </message>
    <message>
        <source>A single value of a category can be at most %1.</source>
        <translation>类别的单个值至多为 %1。</translation>
    </message>
    <message>
        <source>%1 (row type)</source>
        <comment>a row type</comment>
        <translation>%1（行类型）</translation>
    </message>
    <message>
        <source>no threshold</source>
        <translation>无阈值</translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>a threshold</comment>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>Row types count only for whole lines: the amount below the threshold is saved.</source>
        <translation>行类型只对完整的连线计入：低于阈值的部分即为节省。</translation>
    </message>
    <message>
        <source>its cell&apos;s target is %1</source>
        <comment>minutes</comment>
        <translation>其格的目标时间为 %1</translation>
    </message>
    <message>
        <source>A goal quicker than its cell&apos;s target saves time; a slower one costs time.</source>
        <translation>比格的目标时间快的目标节省时间；慢的则多耗时间。</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总计</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>过多</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>所有类型</translation>
    </message>
    <message>
        <source>All row types</source>
        <translation>所有行类型</translation>
    </message>
    <message>
        <source>All times</source>
        <translation>所有时间</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>共同点</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>Values counted</source>
        <translation>计入的值</translation>
    </message>
    <message>
        <source>Saves (min)</source>
        <translation>节省（分钟）</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedTrial</name>
    <message>
        <source>Trying it out…</source>
        <translation>正在试验…</translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln boards could be made.</source>
        <translation>
            <numerusform>%Ln 个棋盘都无法生成。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried on %Ln boards: %1 of their lines have two goals with the same first category.</source>
        <translation>
            <numerusform>在 %Ln 个棋盘上试验：其中 %1 的连线有两个首类别相同的目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards could not be made.</source>
        <translation>
            <numerusform>%Ln 个棋盘无法生成。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeights</name>
    <message>
        <source>Never on a board: %1.</source>
        <comment>goals</comment>
        <translation>从未出现：%1。</translation>
    </message>
    <message>
        <source>Rare goals get a higher balance and are tried earlier; frequent goals get a lower one.</source>
        <translation>少见的目标获得更高的平衡值并更早被尝试，常见的则更低。</translation>
    </message>
    <message>
        <source>Running round %L1 of at most %L2.</source>
        <translation>正在进行第 %L1 轮，最多 %L2 轮。</translation>
    </message>
    <message>
        <source>Best so far: round %L1. Goals of one difficulty differ by %2 lines.</source>
        <translation>目前最好：第 %L1 轮。同一难度的目标相差 %2 条连线。</translation>
    </message>
    <message>
        <source>The goals already have these weights.</source>
        <translation>目标已有这些值。</translation>
    </message>
    <message>
        <source>Deviation by round</source>
        <translation>每轮的偏差</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Round %L1: %2</source>
        <comment>a round, how far goals deviate</comment>
        <translation>第 %L1 轮：%2</translation>
    </message>
    <message numerus="yes">
        <source>Balance %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>平衡 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds completed.</source>
        <translation>
            <numerusform>已完成 %Ln 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changes the balance of %Ln goals.</source>
        <translation>
            <numerusform>它会更改 %Ln 个目标的平衡值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the balance of %Ln goals changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>更改了 %Ln 个目标的平衡值</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing boards before and after on other seeds…</source>
        <translation>正在用其他种子比较前后的棋盘…</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWeightsWords</name>
    <message>
        <source>Deviation</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>lines</source>
        <comment>the unit of a deviation</comment>
        <translation>条线</translation>
    </message>
    <message>
        <source>Seeds without a board</source>
        <translation>没有棋盘的种子</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>的种子</translation>
    </message>
    <message>
        <source>Goals on no board</source>
        <translation>不在任何棋盘上的目标</translation>
    </message>
    <message>
        <source>goals</source>
        <comment>the unit of a number</comment>
        <translation>个目标</translation>
    </message>
</context>
<context>
    <name>boardwright::BalancedWords</name>
    <message>
        <source>The goal here</source>
        <comment>of a list file</comment>
        <translation>此处的目标</translation>
    </message>
    <message>
        <source>This is JSON, but not a combined goal list: &quot;%1&quot; is missing.</source>
        <translation>这是 JSON，但不是组合目标列表：缺少“%1”。</translation>
    </message>
    <message>
        <source>&quot;combined&quot; in &quot;info&quot; is not the text &quot;true&quot;, so the site makes no boards from this list. Write &quot;combined&quot;: &quot;true&quot;.</source>
        <translation>“info”中的“combined”不是文本“true”：网站不会用这样的列表生成棋盘。请写 &quot;combined&quot;: &quot;true&quot;。</translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; lacks difficulty %2, which the site requires. An empty list [ ] is enough.</source>
        <translation>列表“%1”缺少网站必需的难度 %2。空列表 [ ] 即可。</translation>
    </message>
    <message>
        <source>This table lacks the column &quot;%1&quot; where a goal sheet has it.</source>
        <translation>此表在目标表应有的位置没有“%1”列。</translation>
    </message>
    <message>
        <source>Column &quot;%1&quot; contains &quot;%2&quot;, which is not a number. It is ignored.</source>
        <translation>“%1”列含有“%2”，不是数字，已忽略。</translation>
    </message>
    <message>
        <source>Cell %1 has a goal of %2 minutes, but needs %3 to %4 minutes.</source>
        <translation>第 %1 格的目标为 %2 分钟，但应为 %3 到 %4 分钟。</translation>
    </message>
    <message>
        <source>Two goals with the id &quot;%1&quot; are on the board.</source>
        <translation>棋盘上有两个标识为“%1”的目标。</translation>
    </message>
    <message>
        <source>The goals in %1 save %2 minutes together; %3 to %4 minutes is allowed.</source>
        <translation>%1 中的目标合计节省 %2 分钟；允许 %3 到 %4 分钟。</translation>
    </message>
    <message>
        <source>The goals in cells %1 and %2 have too much in common.</source>
        <translation>第 %1 格和第 %2 格的目标共同点过多。</translation>
    </message>
    <message>
        <source>%1 has no time, so it never appears on a balanced board. Enter how many minutes it takes.</source>
        <translation>%1 没有时间，因此绝不会出现在均衡棋盘上。请填写所需分钟数。</translation>
    </message>
    <message>
        <source>%1 has the same id &quot;%2&quot; as goal %3, so only one of them can be on a board. Give it an id of its own.</source>
        <translation>%1 与目标 %3 的标识“%2”相同：同一棋盘上只能有其一。请给它单独的标识。</translation>
    </message>
    <message>
        <source>%1 has difficulty %2, which no cell has, so it never appears. Difficulties go from 1 to 25.</source>
        <translation>%1 的难度为 %2，没有格具有该难度，因此它从不出现。难度为 1 到 25。</translation>
    </message>
    <message>
        <source>No goal takes %2 to %3 minutes, so the cell of difficulty %1 is empty on every board. Add such goals, or raise the last offset.</source>
        <translation>没有需要 %2 到 %3 分钟的目标，因此难度 %1 的格在所有棋盘上都为空。请添加此类目标或增大最大偏差。</translation>
    </message>
    <message>
        <source>The highest synergy is %1 minutes. Even a line that saves nothing exceeds it, so no board is possible. Set it to 0 or more.</source>
        <translation>最高协同为 %1 分钟。毫无节省的连线也会超出，因此无法生成棋盘。请设为 0 或以上。</translation>
    </message>
    <message>
        <source>The first offset (%1 minutes) is above the last offset (%2 minutes), so no goal is ever tried. Lower it.</source>
        <translation>初始偏差 %1 分钟大于最大偏差 %2 分钟，因此不会尝试任何目标。请调低。</translation>
    </message>
    <message>
        <source>The filter &quot;%2&quot; of &quot;%1&quot; is not valid, so all values but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number.</source>
        <translation>“%1”的过滤器“%2”无效，因此计入除最高值外的所有值。请写“min”或“max”、一个空格和一个数字。</translation>
    </message>
    <message>
        <source>The seed is not a number; it stands for seed %1.</source>
        <translation>种子不是数字；它代表种子 %1。</translation>
    </message>
    <message>
        <source>The last attempt had no goal for cell %1, which has difficulty %2 and needs %3 to %4 minutes.</source>
        <translation>最后一次尝试没有适合第 %1 格的目标：其难度为 %2，需要 %3 到 %4 分钟。</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <comment>that filled the board</comment>
        <translation>第 %1 次尝试</translation>
    </message>
    <message>
        <source>seed %1</source>
        <comment>that a text stands for</comment>
        <translation>种子 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a time</source>
        <translation>
            <numerusform>%Ln 个没有时间的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a duplicate id</source>
        <translation>
            <numerusform>%Ln 个标识重复的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25</source>
        <translation>
            <numerusform>%Ln 个不在 1-25 之间的难度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties without goals</source>
        <translation>
            <numerusform>%Ln 个没有目标的难度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synergy bounds that cannot be met</source>
        <translation>
            <numerusform>%Ln 个无法满足的协同范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln first offsets above the last offset</source>
        <translation>
            <numerusform>%Ln 个大于最大偏差的初始偏差</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row types without a threshold</source>
        <translation>
            <numerusform>%Ln 个没有阈值的行类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln invalid filters</source>
        <translation>
            <numerusform>%Ln 个无效的过滤器</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal has a time: see Balanced &gt; Start.</source>
        <translation>没有目标设有时间：请看“均衡” &gt; “开始”。</translation>
    </message>
    <message numerus="yes">
        <source>The list &quot;%1&quot; has %Ln goals of difficulty %2, which no cell has, so they never appear. Difficulties go from 1 to 25.</source>
        <translation>
            <numerusform>列表“%1”有 %Ln 个难度为 %2 的目标，没有格具有该难度，因此它们从不出现。难度为 1 到 25。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals have the row type &quot;%1&quot;, which never counts because it has no threshold. Give it one.</source>
        <translation>
            <numerusform>%Ln 个目标有行类型“%1”，它没有阈值，因此从不计入。请设置阈值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1 of %2 filled every cell; %Ln goals were tried in all.</source>
        <translation>
            <numerusform>第 %1 次尝试（共 %2 次）填满了所有格；共试过 %Ln 个目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of %Ln attempts filled the board. Try another seed; if most seeds fail, widen the offsets or the synergy bounds.</source>
        <translation>
            <numerusform>%Ln 次尝试均未填满棋盘。请换一个种子；若大多失败，请放宽偏差或协同范围。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BingosyncWords</name>
    <message>
        <source>The site cannot make boards: tier %1 has no goals. Give at least one goal this tier, or choose the kind Randomized, which has no tiers.</source>
        <translation>网站无法生成棋盘:级别 %1 没有目标。请至少给一个目标设置此级别，或选择没有级别的“随机”种类。</translation>
    </message>
    <message>
        <source>The site cannot make this board: every goal for row %1, column %2 has a type that is used already.</source>
        <translation>网站无法生成此棋盘:第 %1 行第 %2 列的每个目标都有已用过的类型。</translation>
    </message>
    <message>
        <source>The site cannot make this board: it would draw goals without end.</source>
        <translation>网站无法生成此棋盘:它会无休止地抽取目标。</translation>
    </message>
    <message>
        <source>The site cannot make this board: synergies make too many copies of goals.</source>
        <translation>网站无法生成此棋盘:协同产生了过多的目标副本。</translation>
    </message>
    <message>
        <source>The site cannot make this board: the list says nothing of the types of &quot;%1&quot;, which stands beside a goal with types.</source>
        <translation>网站无法生成此棋盘:列表没有说明“%1”的类型,而它与有类型的目标相邻。</translation>
    </message>
    <message>
        <source>%1 has no tier from 1 to %2, so it is on no board.</source>
        <comment>a goal</comment>
        <translation>%1没有 1 到 %2 的级别,因此不会出现在任何棋盘上。</translation>
    </message>
    <message>
        <source>An element of the list is neither a text nor an object with a goal, so the site could not read it either.</source>
        <translation>列表中的一个元素既不是文本也不是含目标的对象,网站同样无法读取。</translation>
    </message>
    <message>
        <source>The types &quot;%1&quot; are one text, not a list. The site compares them letter by letter, and so does this set.</source>
        <translation>类型“%1”是一段文本而不是列表。网站逐个字母比较它们,此目标集也是如此。</translation>
    </message>
    <message>
        <source>Tier %1 has no goal but %2, so the goal is on every board that has the tier.</source>
        <comment>tier, goal</comment>
        <translation>级别 %1 除了%2没有其他目标,因此该目标出现在每个含此级别的棋盘上。</translation>
    </message>
    <message>
        <source>The first type of the goal in cell %1 was used before.</source>
        <translation>第 %1 格目标的第一个类型先前已用过。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without a tier</source>
        <translation>
            <numerusform>%Ln 个没有级别的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers of one goal</source>
        <translation>
            <numerusform>%Ln 个只有一个目标的级别</numerusform>
        </translation>
    </message>
    <message>
        <source>The list was not opened from a script, or what changed has no place in it. Export it as JSON.</source>
        <translation>列表不是从脚本打开的，或更改在脚本中没有对应位置。请导出为 JSON。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) before the first tier were left out, because the site does not look at them.</source>
        <translation>
            <numerusform>第一级之前的 %Ln 个目标已略去，因为网站不看它们。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::BoardMenu</name>
    <message>
        <source>Save as This Set&apos;s Pre&amp;view</source>
        <translation>保存为此目标集的预览(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget the Saved Preview</source>
        <translation>清除已保存的预览(&amp;F)</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Back to the whole board (Esc)</source>
        <translation>返回整个棋盘（Esc）</translation>
    </message>
    <message>
        <source>P&amp;in This Board</source>
        <translation>固定此棋盘(&amp;I)</translation>
    </message>
    <message>
        <source>Compare with the current set and board until you unpin them (%1)</source>
        <translation>与当前的目标集和棋盘比较，直到取消固定（%1）</translation>
    </message>
    <message>
        <source>The board is hidden while you play, because it shows the solution.</source>
        <translation>游玩时棋盘会隐藏，因为它会显示答案。</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardPicker</name>
    <message>
        <source>Positions on the board</source>
        <translation>棋盘上的位置</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 · %2: %3</source>
        <comment>a line, a measure, its value</comment>
        <translation>%1 · %2：%3</translation>
    </message>
    <message>
        <source>No board can be made from this set.</source>
        <translation>无法用此目标集生成棋盘。</translation>
    </message>
    <message>
        <source>no centre</source>
        <comment>in a cell that is left empty</comment>
        <translation>无中心</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>in a cell that is left empty</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>The centre, left empty on purpose</source>
        <translation>中心格，有意留空</translation>
    </message>
    <message>
        <source>Left blank on purpose</source>
        <translation>有意留空</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Shiny: it counts for more</source>
        <translation>闪亮：价值更高</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <comment>a goal</comment>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>Forced to this position</source>
        <translation>固定在此位置</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>There is no board for this seed.</source>
        <translation>此种子没有棋盘。</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardScroll</name>
    <message>
        <source>Zoom &amp;In</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>整个棋盘(&amp;W)</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardTabs</name>
    <message>
        <source>&amp;Why This Goal</source>
        <translation>为何是此目标(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>步骤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Metrics</source>
        <translation>度量值(&amp;M)</translation>
    </message>
    <message>
        <source>No steps</source>
        <translation>没有步骤</translation>
    </message>
    <message>
        <source>The generator does not record how it made this board.</source>
        <translation>此生成器不记录棋盘的生成步骤。</translation>
    </message>
    <message>
        <source>Recording the steps…</source>
        <translation>正在记录步骤…</translation>
    </message>
    <message>
        <source>No board</source>
        <translation>没有棋盘</translation>
    </message>
    <message>
        <source>Without a board there are no steps.</source>
        <translation>没有棋盘就没有步骤。</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>没有棋盘。</translation>
    </message>
    <message>
        <source>Finding out how this board was made…</source>
        <translation>正在查明此棋盘的生成过程…</translation>
    </message>
    <message>
        <source>Choose a cell on the board to see how it got its goal, or a goal in the table to see why it is not here.</source>
        <translation>选择棋盘上的一格可查看其目标的由来，选择表格中的目标可查看它为何不在此处。</translation>
    </message>
    <message>
        <source>The board is hidden</source>
        <translation>棋盘已隐藏</translation>
    </message>
    <message>
        <source>The board is hidden.</source>
        <translation>棋盘已隐藏。</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Double-click to open its board</source>
        <translation>双击打开其棋盘</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place, the name of a way out of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 ↔ %2</source>
        <comment>the two ends of a link</comment>
        <translation>%1 ↔ %2</translation>
    </message>
    <message>
        <source>Making the board…</source>
        <translation>正在生成棋盘…</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardsDialog</name>
    <message>
        <source>Boards in %1</source>
        <comment>a file</comment>
        <translation>%1 中的棋盘</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>%1 of %2 boards made again</source>
        <comment>numbers</comment>
        <translation>已重新生成 %1 / %2 个棋盘</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln boards are as in the file</source>
        <comment>a number</comment>
        <translation>
            <numerusform>%Ln 个棋盘中有 %1 个与文件相同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CalculatePanel</name>
    <message>
        <source>&amp;Calculate</source>
        <translation>计算(&amp;C)</translation>
    </message>
    <message>
        <source>What to do with each number</source>
        <translation>对每个数字进行的运算</translation>
    </message>
    <message>
        <source>No selected cell has a number that can be changed.</source>
        <translation>所选单元格中没有可以更改的数字。</translation>
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
            <numerusform>%Ln 个数字：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between changes of numbers</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>boardwright::Calculation</name>
    <message>
        <source>Write %1, %2, %3, %4 or %5.</source>
        <comment>calculations</comment>
        <translation>请写成 %1、%2、%3、%4 或 %5。</translation>
    </message>
    <message>
        <source>Nothing can be divided by 0.</source>
        <translation>不能除以 0。</translation>
    </message>
    <message>
        <source>Row %1: %2 is too low.</source>
        <translation>第 %1 行：%2 太小。</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <comment>the number of a row, what is wrong in it</comment>
        <translation>第 %1 行：%2</translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesModel</name>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What goals have in common. A name can be a board category, a line category, or both</source>
        <translation>目标的共同之处。一个名称可以是棋盘类别、连线类别，或两者都是</translation>
    </message>
    <message>
        <source>Cap</source>
        <translation>限额</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems with the category</source>
        <translation>该类别的问题</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>At most %1 % of the board</source>
        <translation>最多占棋盘的 %1%</translation>
    </message>
    <message>
        <source>At most %1 % of every line, but always at least one goal</source>
        <translation>最多占每条连线的 %1%，但至少允许一个目标</translation>
    </message>
    <message>
        <source>%1 % of the enabled goals have it</source>
        <translation>%1% 的已启用目标属于该类别</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>goals of cells</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Lines of %1 cells</source>
        <translation>每条连线 %1 格</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>board %1 %</source>
        <translation>棋盘 %1%</translation>
    </message>
    <message>
        <source>line %1 %</source>
        <translation>连线 %1%</translation>
    </message>
    <message>
        <source>&quot;%1&quot; keeps its limits: %2.</source>
        <translation>“%1”保留其上限：%2。</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Binds</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>Share of boards on which the limit, alone or with other limits, keeps at least one goal of the pool off the board. Goals kept out by tags or exclusion groups do not count</source>
        <translation>上限（单独或与其他上限一起）至少挡住一个候选池目标的棋盘所占的比例；被标签或互斥组挡住的不算</translation>
    </message>
    <message numerus="yes">
        <source>%1 goals on average over %Ln board(s)</source>
        <translation>
            <numerusform>%Ln 个棋盘平均 %1 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 goals in the line with the most, on average over %Ln board(s)</source>
        <translation>
            <numerusform>%Ln 个棋盘中，最多的连线平均 %1 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: on %L2 boards, %3 on average</source>
        <comment>what a limit does, how often, how much</comment>
        <translation>%1：在 %L2 个棋盘上，平均 %3</translation>
    </message>
    <message numerus="yes">
        <source>Keeps goals out on %L1 of %Ln board(s), %2 goals on average</source>
        <translation>
            <numerusform>在 %Ln 个棋盘中的 %L1 个上挡住目标，平均 %2 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Where the category is limited: on the whole board, or in every line</source>
        <translation>该类别的目标在哪里受限制：整个棋盘，或每条连线</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Largest share of the board, or of every line (but always at least one cell), that goals with this category can fill. The mark shows what share of all enabled goals have the category. If it is to the right of the bar, the limit holds some back</source>
        <translation>该类别的目标最多可占棋盘或每条连线（至少一格）的比例。标记表示属于该类别的启用目标所占的比例；若在条的右侧，上限会挡住一部分</translation>
    </message>
    <message>
        <source>Number of goals the limit allows on the current board. Pale: too few goals have the category for the limit to matter</source>
        <translation>上限在当前棋盘上允许的目标数。浅色：属于该类别的目标太少，上限不起作用</translation>
    </message>
    <message>
        <source>Goals of the category on the board, or in the line with the most, compared with what the limit allows; mean over many boards</source>
        <translation>棋盘（或最多的那条连线）上该类别的目标数与上限允许的数量：多个棋盘的平均值</translation>
    </message>
    <message>
        <source>Number of goals that have it as a category of this kind. Double-click to show them</source>
        <translation>把它作为这种类别的目标数。双击可显示这些目标</translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells</source>
        <translation>
            <numerusform>共 %Ln 格的棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln enabled goals have it: too few to reach the limit</source>
        <translation>
            <numerusform>有 %Ln 个已启用的目标属于该类别：太少，达不到上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln 个已禁用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>没有棋盘上限，但有 %Ln 个目标属于该类别。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit, but %Ln goals have it.</source>
        <translation>
            <numerusform>没有连线上限，但有 %Ln 个目标属于该类别。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>将“%1”合并到“%2”（%Ln 个目标）？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 categories into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>将 %1 个类别合并到“%2”（%Ln 个目标）？</numerusform>
        </translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln categories</source>
        <translation>
            <numerusform>复制 %Ln 个类别</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CategoriesPage</name>
    <message>
        <source>Board categories</source>
        <translation>棋盘类别</translation>
    </message>
    <message>
        <source>limited on the whole board</source>
        <translation>在整个棋盘范围内受限</translation>
    </message>
    <message>
        <source>Line categories</source>
        <translation>连线类别</translation>
    </message>
    <message>
        <source>limited in every row, column and diagonal</source>
        <translation>在每一行、每一列和每条对角线上受限</translation>
    </message>
</context>
<context>
    <name>boardwright::CellMenu</name>
    <message>
        <source>&amp;Where This Goal Appears</source>
        <translation>此目标出现在哪里(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Always Here</source>
        <translation>总在这里(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Never Here</source>
        <translation>从不在这里(&amp;N)</translation>
    </message>
    <message>
        <source>An&amp;ywhere</source>
        <translation>任何位置(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Disable This Goal</source>
        <translation>禁用此目标(&amp;D)</translation>
    </message>
</context>
<context>
    <name>boardwright::ChangesTool</name>
    <message>
        <source>Since Last Save</source>
        <translation>自上次保存</translation>
    </message>
    <message>
        <source>Compare with the last opened or saved version</source>
        <translation>与上次打开或保存的版本比较</translation>
    </message>
    <message>
        <source>With a File…</source>
        <translation>与某个文件…</translation>
    </message>
    <message>
        <source>Compare with a goal set or goal list in a file</source>
        <translation>与文件中的目标集或目标列表比较</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy all changes, one per line</source>
        <translation>复制所有更改，每行一条</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Compare With</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file, how many changes</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckList</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListEditor</name>
    <message>
        <source>Nothing to choose from yet</source>
        <translation>尚无可选项</translation>
    </message>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
</context>
<context>
    <name>boardwright::CheckListModel</name>
    <message>
        <source>%1  (%2)</source>
        <comment>a category, how many goals carry it</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>boardwright::ChoiceMenus</name>
    <message>
        <source>&amp;Kind of Board</source>
        <translation>棋盘类型(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Overlay</source>
        <translation>着色(&amp;O)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>boardwright::ClaimMatrixModel</name>
    <message>
        <source>No claim takes: %1.</source>
        <comment>gems</comment>
        <translation>没有声明取得：%1。</translation>
    </message>
    <message>
        <source>No claim uses: %1.</source>
        <comment>portals</comment>
        <translation>没有声明使用：%1。</translation>
    </message>
    <message>
        <source>Claims can be added only between portals of the zone.</source>
        <translation>只能在该区域的传送门之间添加声明。</translation>
    </message>
    <message>
        <source>Only a single plain claim is removed this way. Press Delete to remove all claims of the cell.</source>
        <translation>这样只能删除单个普通声明。按 Delete 可删除该单元格的所有声明。</translation>
    </message>
    <message>
        <source>from &quot;%1&quot;</source>
        <comment>a portal</comment>
        <translation>从“%1”</translation>
    </message>
    <message>
        <source>to &quot;%1&quot;</source>
        <comment>a portal</comment>
        <translation>到“%1”</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>states</comment>
        <translation>需要 %1</translation>
    </message>
    <message>
        <source>gives %1</source>
        <comment>states</comment>
        <translation>给予 %1</translation>
    </message>
    <message>
        <source>open</source>
        <comment>players can go that way, whatever the state</comment>
        <translation>可通行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>proved or asserted, a claim</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It takes a gem that the zone does not have, so it has no effect.</source>
        <translation>它取得该区域没有的宝石，因此不起作用。</translation>
    </message>
    <message>
        <source>The zone has no such portal, so this has no effect.</source>
        <translation>该区域没有这个传送门，因此不起作用。</translation>
    </message>
    <message>
        <source>No claim. Double-click to add one.</source>
        <translation>没有声明。双击可添加。</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>portals</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>From %1</source>
        <comment>a portal</comment>
        <translation>从 %1</translation>
    </message>
    <message>
        <source>To %1</source>
        <comment>a portal</comment>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>Claims of portals that the zone does not have</source>
        <translation>涉及该区域没有的传送门的声明</translation>
    </message>
    <message>
        <source>No claim uses this portal.</source>
        <translation>没有声明使用这个传送门。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims name portals that the zone does not have.</source>
        <translation>
            <numerusform>%Ln 个声明提到该区域没有的传送门。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims take gems that the zone does not have.</source>
        <translation>
            <numerusform>%Ln 个声明取得该区域没有的宝石。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first %Ln portals count.</source>
        <translation>
            <numerusform>只有前 %Ln 个传送门有效。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln claims to &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>向“%1”添加 %Ln 个声明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln claims from &quot;%1&quot;</source>
        <comment>a zone</comment>
        <translation>
            <numerusform>从“%1”删除 %Ln 个声明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take no gems in %Ln claims</source>
        <translation>
            <numerusform>在 %Ln 个声明中不取得宝石</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all gems in %Ln claims</source>
        <translation>
            <numerusform>在 %Ln 个声明中取得全部宝石</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ClaimMatrixPage</name>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Space adds or removes a claim. ✓: proved</source>
        <translation>空格键添加或删除声明。✓：已证明</translation>
    </message>
    <message>
        <source>Claim matrix</source>
        <translation>声明矩阵</translation>
    </message>
    <message>
        <source>&amp;Add Claim</source>
        <translation>添加声明(&amp;A)</translation>
    </message>
    <message>
        <source>Add a claim that needs and takes nothing (%1)</source>
        <translation>添加一个不需要也不取得任何东西的声明（%1）</translation>
    </message>
    <message>
        <source>&amp;Remove Claims</source>
        <translation>删除声明(&amp;R)</translation>
    </message>
    <message>
        <source>Remove all claims of the selected cells (%1)</source>
        <translation>删除所选单元格的所有声明（%1）</translation>
    </message>
    <message>
        <source>Take &amp;Gems</source>
        <translation>取得宝石(&amp;G)</translation>
    </message>
    <message>
        <source>Let the claims of the selected cells take all gems of the zone, or none</source>
        <translation>让所选单元格的声明取得该区域的全部宝石，或不取得</translation>
    </message>
    <message>
        <source>&amp;Show in Table</source>
        <translation>在表中显示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the claims of the selected cells in their table</source>
        <translation>在表中显示所选单元格的声明</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>There are no zones yet. Add them in the table of zones.</source>
        <translation>还没有区域。请在区域表中添加。</translation>
    </message>
    <message>
        <source>This zone has no portals. Add them in the table of zones.</source>
        <translation>该区域没有传送门。请在区域表中添加。</translation>
    </message>
</context>
<context>
    <name>boardwright::ColumnChoice</name>
    <message>
        <source>&amp;Default Columns</source>
        <translation>默认列(&amp;D)</translation>
    </message>
</context>
<context>
    <name>boardwright::CommandPalette</name>
    <message>
        <source>Find actions and goals</source>
        <translation>查找操作和目标</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1 › %2</source>
        <comment>a menu, an entry of it</comment>
        <translation>%1 › %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到任何内容</translation>
    </message>
</context>
<context>
    <name>boardwright::ComparePanel</name>
    <message>
        <source>Read Again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Read the file again and compare it with this set</source>
        <translation>重新读取文件并与此目标集比较</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>结束比较</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Each row is a difference from the file to this set. Enter goes to its place.</source>
        <translation>每一行是从文件到此目标集的一处差异。按回车键转到其所在位置。</translation>
    </message>
    <message>
        <source>This is not in a table of this set.</source>
        <translation>这不在此目标集的任何表格中。</translation>
    </message>
    <message>
        <source>%1, as read at %2</source>
        <comment>a file, a time of day</comment>
        <translation>%1（读取于 %2）</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <comment>a file</comment>
        <translation>正在与 %1 比较…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln differences from %1</source>
        <comment>to this set; a file</comment>
        <translation>
            <numerusform>与 %1 相比有 %Ln 处不同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln notes from reading it</source>
        <translation>
            <numerusform>读取时有 %Ln 条提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No differences</source>
        <translation>没有差异</translation>
    </message>
    <message>
        <source>The file and this set are equal in every field.</source>
        <translation>文件与此目标集的所有字段都相同。</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheet</name>
    <message>
        <source>Contact sheet</source>
        <translation>缩略图一览</translation>
    </message>
    <message>
        <source>Seed %1: making its board</source>
        <translation>种子 %1：正在生成棋盘</translation>
    </message>
    <message>
        <source>Seed %1: no board can be made</source>
        <translation>种子 %1：无法生成棋盘</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message numerus="yes">
        <source>Seed %1: %Ln cells highlighted</source>
        <translation>
            <numerusform>种子 %1：%Ln 格高亮</numerusform>
        </translation>
    </message>
    <message>
        <source>no board</source>
        <translation>无棋盘</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>a board</comment>
        <translation>不完整</translation>
    </message>
    <message>
        <source>%L1 highlighted</source>
        <comment>so many cells</comment>
        <translation>高亮 %L1</translation>
    </message>
    <message>
        <source>no seed</source>
        <comment>the seed is empty</comment>
        <translation>无种子</translation>
    </message>
    <message>
        <source>rejected</source>
        <comment>a board, by gates</comment>
        <translation>被拒绝</translation>
    </message>
</context>
<context>
    <name>boardwright::ContactSheetPage</name>
    <message>
        <source>From the current seed</source>
        <translation>从当前种子开始</translation>
    </message>
    <message>
        <source>Seeds on the sheet</source>
        <translation>一览中的种子</translation>
    </message>
    <message>
        <source>Previous Seeds</source>
        <translation>上一批种子</translation>
    </message>
    <message>
        <source>The seeds before these (Page Up)</source>
        <translation>前面的种子（Page Up）</translation>
    </message>
    <message>
        <source>Next Seeds</source>
        <translation>下一批种子</translation>
    </message>
    <message>
        <source>The seeds after these (Page Down)</source>
        <translation>后面的种子（Page Down）</translation>
    </message>
    <message>
        <source>Selection in the tables</source>
        <translation>表格中的选择</translation>
    </message>
    <message>
        <source>A goal</source>
        <translation>某个目标</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>某个类别</translation>
    </message>
    <message>
        <source>What to highlight</source>
        <translation>高亮内容</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>High&amp;light</source>
        <translation>高亮(&amp;L)</translation>
    </message>
    <message>
        <source>Found seeds</source>
        <translation>找到的种子</translation>
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
            <numerusform>lockout.live 最多接受 %Ln 个字符。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Criteria</name>
    <message>
        <source>any row</source>
        <translation>任意行</translation>
    </message>
    <message>
        <source>any column</source>
        <translation>任意列</translation>
    </message>
    <message>
        <source>any diagonal</source>
        <translation>任意对角线</translation>
    </message>
    <message>
        <source>any tier</source>
        <translation>任意层</translation>
    </message>
    <message>
        <source>any set</source>
        <translation>任意组</translation>
    </message>
    <message>
        <source>%1 on the board</source>
        <translation>%1 在棋盘上</translation>
    </message>
    <message>
        <source>%1 not on the board</source>
        <translation>%1 不在棋盘上</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a goal, a line</comment>
        <translation>%1 在%2</translation>
    </message>
    <message>
        <source>%1 and %2 in one line</source>
        <comment>two goals</comment>
        <translation>%1 与 %2 在同一条连线上</translation>
    </message>
    <message>
        <source>No relaxations</source>
        <translation>无放宽</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln relaxations</source>
        <translation>
            <numerusform>最多 %Ln 处放宽</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: at most %2</source>
        <comment>a number of the board</comment>
        <translation>%1：最多 %2</translation>
    </message>
    <message>
        <source>%1: at least %2</source>
        <comment>a number of the board</comment>
        <translation>%1：至少 %2</translation>
    </message>
    <message>
        <source>%1, spread across lines</source>
        <comment>a measure</comment>
        <translation>%1，各连线之差</translation>
    </message>
    <message>
        <source>A goal in a criterion is no longer in the set. Remove that criterion.</source>
        <translation>某个条件中的目标已不在目标集中。请移除该条件。</translation>
    </message>
    <message>
        <source>%1 is disabled, so it is on no board. Enable it, or remove its criterion.</source>
        <translation>%1 已禁用，因此不会出现在任何棋盘上。请启用它，或移除其条件。</translation>
    </message>
    <message>
        <source>%1 cannot be both on the board and not on it. Remove one of the criteria.</source>
        <translation>%1 不能既在棋盘上又不在棋盘上。请移除其中一个条件。</translation>
    </message>
    <message>
        <source>This board has no such line: %1. Remove that criterion, or choose another size.</source>
        <translation>此棋盘没有这条连线：%1。请移除该条件，或选择其他大小。</translation>
    </message>
    <message>
        <source>This board has no lines, so no two goals can share one.</source>
        <translation>此棋盘没有连线，因此不会有两个目标在同一条连线上。</translation>
    </message>
    <message>
        <source>The criteria require %L1 goals, but this board has only %L2 cells.</source>
        <translation>条件要求 %L1 个目标，但此棋盘只有 %L2 格。</translation>
    </message>
    <message>
        <source>The chosen generator has no statistic &quot;%1&quot;. Remove that criterion.</source>
        <translation>所选生成器没有统计数值“%1”。请移除该条件。</translation>
    </message>
    <message>
        <source>%1 cannot meet both its lower and its upper bound. Remove one of the criteria.</source>
        <translation>%1 无法同时满足下限和上限。请移除其中一个条件。</translation>
    </message>
</context>
<context>
    <name>boardwright::CuratedWishesModel</name>
    <message>
        <source>not met</source>
        <comment>a wish</comment>
        <translation>未满足</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 至 %2%</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Each wish is added to those above it</source>
        <translation>每项要求都加在上面各项之上</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>足够</translation>
    </message>
    <message>
        <source>As many worlds that can be won are enough to choose from</source>
        <translation>从这么多可获胜的世界中挑选就足够了</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>产出率</translation>
    </message>
    <message>
        <source>Worlds chosen of those that were made for this</source>
        <translation>所选世界占为此生成的世界的比例</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Appearances of the rarest and of the most frequent zone, compared with the mean</source>
        <translation>最少见和最常见的区域的出现次数，与平均值相比</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Pairs of zones that are together 0.8 to 1.25 times as often as by chance</source>
        <translation>同时出现的次数是随机情况的 0.8 至 1.25 倍的区域配对</translation>
    </message>
    <message>
        <source>Joins</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Possible joins that appear at least half and at most twice as often as on average</source>
        <translation>出现次数在平均值的一半到两倍之间的可能连接</translation>
    </message>
    <message>
        <source>Relevant</source>
        <translation>相关</translation>
    </message>
    <message>
        <source>Zones of a world that its shortest walk enters; half of the worlds have more</source>
        <translation>世界中最短路线进入的区域；一半的世界更多</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>可获胜</translation>
    </message>
    <message>
        <source>Exits at the start</source>
        <translation>起点的出口</translation>
    </message>
    <message>
        <source>Relevant zones</source>
        <translation>相关区域</translation>
    </message>
    <message>
        <source>Even zones</source>
        <translation>均匀的区域</translation>
    </message>
    <message>
        <source>Even pairs</source>
        <translation>均匀的配对</translation>
    </message>
    <message>
        <source>Even joins</source>
        <translation>均匀的连接</translation>
    </message>
    <message>
        <source>All worlds can be won</source>
        <translation>所有世界都可获胜</translation>
    </message>
    <message>
        <source>The first zone of each world has at least three portals</source>
        <translation>每个世界的第一个区域至少有三个传送门</translation>
    </message>
    <message>
        <source>The shortest walk enters at least 70 % of the zones of each world</source>
        <translation>每个世界的最短路线至少进入 70% 的区域</translation>
    </message>
    <message>
        <source>Zones appear equally often, those with gems and plain ones by themselves</source>
        <translation>区域出现次数相等，有宝石的与普通的分别计算</translation>
    </message>
    <message>
        <source>Any two zones appear together equally often</source>
        <translation>任意两个区域同时出现的次数相等</translation>
    </message>
    <message>
        <source>Possible joins of two portals appear equally often</source>
        <translation>两个传送门之间的可能连接出现次数相等</translation>
    </message>
</context>
<context>
    <name>boardwright::CurationButton</name>
    <message>
        <source>Choose</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Best…</source>
        <translation>最佳…</translation>
    </message>
    <message>
        <source>Select the best of the boards found</source>
        <translation>选出找到的棋盘中最好的</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>Choose &amp;by</source>
        <translation>依据(&amp;B)</translation>
    </message>
    <message>
        <source>Goals appear equally often</source>
        <translation>各目标出现次数相同</translation>
    </message>
    <message>
        <source>Least: %1</source>
        <comment>the title of a gate</comment>
        <translation>最少：%1</translation>
    </message>
    <message>
        <source>Most: %1</source>
        <comment>the title of a gate</comment>
        <translation>最多：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::CurationChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar is of, its height</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>% of worlds made</source>
        <translation>占已生成世界的 %</translation>
    </message>
    <message>
        <source>not met</source>
        <comment>a wish</comment>
        <translation>未满足</translation>
    </message>
    <message>
        <source>% of the mean</source>
        <translation>平均值的 %</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a number</comment>
        <translation>%1 或更多</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Portals of the zone</source>
        <translation>区域的传送门数</translation>
    </message>
    <message>
        <source>% on the walk</source>
        <translation>在路线上的 %</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Round %L1: zones appear %2 to %3 as often as on average</source>
        <comment>two shares</comment>
        <translation>第 %L1 轮：区域的出现次数为平均值的 %2 至 %3</translation>
    </message>
    <message>
        <source>Together, compared with chance</source>
        <translation>同时出现（与随机相比）</translation>
    </message>
    <message>
        <source>% of pairs</source>
        <translation>占配对的 %</translation>
    </message>
    <message>
        <source>Appearances, compared with the mean</source>
        <translation>出现次数（与平均值相比）</translation>
    </message>
    <message>
        <source>% of possible joins</source>
        <translation>占可能连接的 %</translation>
    </message>
    <message>
        <source>Yield of wishes</source>
        <translation>各项要求的产出率</translation>
    </message>
    <message>
        <source>Appearances of zones</source>
        <translation>区域的出现次数</translation>
    </message>
    <message>
        <source>Pairs of zones</source>
        <translation>区域配对</translation>
    </message>
    <message>
        <source>Appearances of joins</source>
        <translation>连接的出现次数</translation>
    </message>
    <message>
        <source>Relevance of zones with gems</source>
        <translation>有宝石区域的相关性</translation>
    </message>
    <message>
        <source>Relevance of plain zones</source>
        <translation>普通区域的相关性</translation>
    </message>
    <message>
        <source>Deviation of zones by round</source>
        <translation>每轮的区域偏差</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart, the wish that it shows</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals: the shortest walk enters %1 of these zones, %2 are needed</source>
        <translation>
            <numerusform>%Ln 个传送门：最短路线进入其中 %1 的区域，%2 为必需</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::CurationTool</name>
    <message>
        <source>Worlds to choose</source>
        <translation>要挑选的世界数</translation>
    </message>
    <message>
        <source>Seeds to try, from 1: worlds to choose from</source>
        <translation>要尝试的种子数（从 1 开始）：供挑选的世界</translation>
    </message>
    <message>
        <source>W&amp;ishes</source>
        <translation>要求(&amp;I)</translation>
    </message>
    <message>
        <source>What worlds are chosen for</source>
        <translation>挑选世界的依据</translation>
    </message>
    <message>
        <source>Zone &amp;Weights</source>
        <translation>区域权重(&amp;W)</translation>
    </message>
    <message>
        <source>Weights of zones with which they appear evenly by themselves</source>
        <translation>使区域自然均匀出现的权重</translation>
    </message>
    <message>
        <source>&amp;Search for Weights</source>
        <translation>搜索权重(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Apply Weights</source>
        <translation>应用权重(&amp;A)</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>要求</translation>
    </message>
    <message>
        <source>A row will appear for each wish</source>
        <translation>每项要求会显示一行</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Make the worlds and choose some of them</source>
        <translation>生成世界并从中挑选</translation>
    </message>
    <message>
        <source>Copy Seeds</source>
        <translation>复制种子</translation>
    </message>
    <message>
        <source>Copy the seeds of the worlds that were chosen, one per line</source>
        <translation>复制所选世界的种子，每行一个</translation>
    </message>
    <message>
        <source>W&amp;orlds</source>
        <translation>世界(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Give the zones the weights that were found</source>
        <translation>把找到的权重赋给区域</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;urate</source>
        <translation>挑选(&amp;U)</translation>
    </message>
    <message>
        <source>The chart will appear with the worlds</source>
        <translation>有世界后会显示图表</translation>
    </message>
</context>
<context>
    <name>boardwright::DefinitionPage</name>
    <message>
        <source>Enabled</source>
        <translation>启用</translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsForm</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Open or close the details of the selected goals</source>
        <translation>展开或收起所选目标的详细信息</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Progression</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>No goal selected</source>
        <translation>未选择目标</translation>
    </message>
    <message>
        <source>A goal without text</source>
        <translation>没有文字的目标</translation>
    </message>
    <message>
        <source>Validation %1</source>
        <translation>检查 %1</translation>
    </message>
    <message>
        <source>Sections of the details</source>
        <translation>详细信息的各部分</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::DetailsPage</name>
    <message>
        <source>different</source>
        <comment>the goals have different values</comment>
        <translation>各不相同</translation>
    </message>
    <message>
        <source>on %1 of %2</source>
        <translation>%2 个中有 %1 个</translation>
    </message>
</context>
<context>
    <name>boardwright::DocumentFiles</name>
    <message>
        <source>Could not open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>This file is formatted differently from lockout.live&apos;s own files. It stays as it is until you change something; it is then saved in the site&apos;s format.</source>
        <translation>此文件的格式与 lockout.live 自己的文件不同。在作出更改之前，它会保持原样；更改之后，将按该网站的格式保存。</translation>
    </message>
    <message>
        <source>Open Goal Set</source>
        <translation>打开目标集</translation>
    </message>
    <message>
        <source>Goal sets (*.json)</source>
        <translation>目标集 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Revert to Saved</source>
        <translation>恢复到已保存的版本</translation>
    </message>
    <message>
        <source>Text With an Error</source>
        <translation>文本有误</translation>
    </message>
    <message>
        <source>It will be lost.</source>
        <translation>它将会丢失。</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved changes.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Save a Copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>%1 now holds what was exported. Save to write the goal set into it again.</source>
        <translation>%1 现在包含的是导出的内容。保存会把目标集重新写入该文件。</translation>
    </message>
    <message>
        <source>Save Goal Set</source>
        <translation>保存目标集</translation>
    </message>
    <message>
        <source>Saved a copy as %1</source>
        <translation>已将副本保存为 %1</translation>
    </message>
    <message>
        <source>This file now also contains Boardwright&apos;s own data (%1), which lockout.live ignores.</source>
        <comment>titles of what it holds</comment>
        <translation>此文件现在还包含 Boardwright 自己的数据（%1），lockout.live 会忽略这些数据。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between titles</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>File Changed</source>
        <translation>文件已更改</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was changed by another program. Saving will overwrite those changes.</source>
        <translation>“%1”已被其他程序更改。保存会覆盖那些更改。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>%1 goal set</source>
        <comment>file name: what it is made of</comment>
        <translation>%1 目标集</translation>
    </message>
    <message>
        <source>This is a board: use File &gt; Open Board… to open it.</source>
        <translation>这是棋盘：请用“文件 &gt; 打开棋盘…”打开。</translation>
    </message>
    <message>
        <source>Goal sets and goal lists (%1)</source>
        <translation>目标集和目标列表 (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses are listed in Problems.</source>
        <translation>
            <numerusform>“问题”中列出了 %Ln 处修复和推测。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import &amp;Options…</source>
        <translation>导入选项(&amp;O)…</translation>
    </message>
    <message>
        <source>Show the &amp;Line</source>
        <translation>显示该行(&amp;L)</translation>
    </message>
    <message>
        <source>Read from %1 as &quot;%2&quot;. Saving asks for a name for the new goal set.</source>
        <comment>such as &quot;the clipboard&quot;, what kind of list it is</comment>
        <translation>已从 %1 读取为“%2”。保存时会询问新目标集的名称。</translation>
    </message>
    <message>
        <source>%1 was read as &quot;%2&quot;. The file itself stays unchanged; saving asks for a name for the new goal set.</source>
        <comment>a file, what kind of file it is</comment>
        <translation>%1 已读取为“%2”。文件本身保持不变；保存时会询问新目标集的名称。</translation>
    </message>
</context>
<context>
    <name>boardwright::Drop</name>
    <message>
        <source>&quot;%1&quot; is not on this computer. Download it first, then drop the file.</source>
        <translation>“%1”不在这台计算机上。请先下载，再拖入文件。</translation>
    </message>
    <message>
        <source>This is neither a file nor a text. To open a goal set or a goal list, drop its file or its text.</source>
        <translation>这既不是文件也不是文本。要打开目标集或目标列表，请拖放其文件或文本。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a goal set (%2). Goal sets and goal lists are text files: JSON, JavaScript, CSV or plain text.</source>
        <comment>%2: a kind of file, such as &quot;PNG image&quot;</comment>
        <translation>“%1”不是目标集（%2）。目标集和目标列表是文本文件：JSON、JavaScript、CSV 或纯文本。</translation>
    </message>
    <message numerus="yes">
        <source>You dropped %Ln files. A window shows one goal set, so drop one file.</source>
        <comment>always more than one</comment>
        <translation>
            <numerusform>这里有 %Ln 个文件。一个窗口只显示一个目标集，请只拖入一个。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::EditMenu</name>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Find and &amp;Replace…</source>
        <translation>查找和替换(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation>将“%2”的权重设为 %1</translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation>启用“%1”</translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation>禁用“%1”</translation>
    </message>
    <message>
        <source>Reword &quot;%1&quot;</source>
        <translation>改写“%1”</translation>
    </message>
    <message>
        <source>Change %1</source>
        <comment>the label of a field</comment>
        <translation>更改“%1”</translation>
    </message>
    <message>
        <source>%1 of &quot;%2&quot;</source>
        <comment>the label of a field, a goal or a row</comment>
        <translation>“%2”的%1</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot; from %2</source>
        <comment>a row, a table</comment>
        <translation>从“%2”中删除“%1”</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>保存预览</translation>
    </message>
    <message>
        <source>Forget the saved preview</source>
        <translation>清除已保存的预览</translation>
    </message>
    <message>
        <source>a warning about %1</source>
        <comment>a goal</comment>
        <translation>1 个关于%1的警告</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>1 个警告</translation>
    </message>
    <message>
        <source>a warning about &quot;%1&quot;</source>
        <comment>a category or a tag</comment>
        <translation>1 个关于“%1”的警告</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <comment>several problems, such as &quot;12 tags that no goal has&quot;</comment>
        <translation>修复 %1</translation>
    </message>
    <message>
        <source>Accept %1</source>
        <comment>a problem, or several</comment>
        <translation>接受 %1</translation>
    </message>
    <message>
        <source>Accept all warnings of one kind</source>
        <translation>接受所有同类警告</translation>
    </message>
    <message>
        <source>Unaccept a warning</source>
        <translation>取消接受 1 个警告</translation>
    </message>
    <message>
        <source>New goal</source>
        <translation>新目标</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has %2 columns, but there are only %1 from here on.</source>
        <translation>未粘贴任何内容：剪贴板中有 %2 列，而从此处起只有 %1 列。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Range %1 for %2</source>
        <comment>values, goals</comment>
        <translation>将%2的范围设为 %1</translation>
    </message>
    <message>
        <source>Board categories %1 for %2</source>
        <comment>names, goals</comment>
        <translation>将%2的棋盘类别设为 %1</translation>
    </message>
    <message>
        <source>Line categories %1 for %2</source>
        <comment>names, goals</comment>
        <translation>将%2的连线类别设为 %1</translation>
    </message>
    <message>
        <source>Zones %1 for %2</source>
        <comment>zones, goals</comment>
        <translation>将%2的区段设为 %1</translation>
    </message>
    <message>
        <source>Limit %1 for %2</source>
        <comment>number, goals</comment>
        <translation>将%2的上限设为 %1</translation>
    </message>
    <message>
        <source>Tag %1 for %2</source>
        <comment>name, goals</comment>
        <translation>将%2的标签设为 %1</translation>
    </message>
    <message>
        <source>Positions %1 for %2</source>
        <comment>numbers, goals</comment>
        <translation>将%2的位置设为 %1</translation>
    </message>
    <message>
        <source>Icons %1 for %2</source>
        <comment>names, goals</comment>
        <translation>将%2的图标设为 %1</translation>
    </message>
    <message>
        <source>Tooltip &quot;%1&quot; for %2</source>
        <comment>text, goals</comment>
        <translation>将%2的提示设为“%1”</translation>
    </message>
    <message>
        <source>No range for %1</source>
        <comment>goals</comment>
        <translation>清空%1的范围</translation>
    </message>
    <message>
        <source>No board categories for %1</source>
        <comment>goals</comment>
        <translation>清空%1的棋盘类别</translation>
    </message>
    <message>
        <source>No line categories for %1</source>
        <comment>goals</comment>
        <translation>清空%1的连线类别</translation>
    </message>
    <message>
        <source>All zones for %1</source>
        <comment>goals</comment>
        <translation>将%1的区段设为全部</translation>
    </message>
    <message>
        <source>No tag for %1</source>
        <comment>goals</comment>
        <translation>移除%1的标签</translation>
    </message>
    <message>
        <source>Any position for %1</source>
        <comment>goals</comment>
        <translation>允许%1出现在任意位置</translation>
    </message>
    <message>
        <source>No icons for %1</source>
        <comment>goals</comment>
        <translation>移除%1的图标</translation>
    </message>
    <message>
        <source>No tooltip for %1</source>
        <comment>goals</comment>
        <translation>清空%1的提示</translation>
    </message>
    <message>
        <source>Progressive ranges for %1</source>
        <comment>goals</comment>
        <translation>启用%1的递进范围</translation>
    </message>
    <message>
        <source>No progressive ranges for %1</source>
        <comment>goals</comment>
        <translation>禁用%1的递进范围</translation>
    </message>
    <message>
        <source>Add category %1 to &quot;%2&quot;</source>
        <translation>为“%2”添加类别 %1</translation>
    </message>
    <message>
        <source>Remove category %1 from &quot;%2&quot;</source>
        <translation>从“%2”中移除类别 %1</translation>
    </message>
    <message>
        <source>%1 already has %2 categories, the most that lockout.live accepts. Remove one first.</source>
        <translation>%1已属于 %2 个类别，这是 lockout.live 接受的最大数目。请先移除一个。</translation>
    </message>
    <message>
        <source>Declare category &quot;%1&quot;</source>
        <translation>声明类别“%1”</translation>
    </message>
    <message>
        <source>No board limit for &quot;%1&quot;</source>
        <translation>删除“%1”的棋盘上限</translation>
    </message>
    <message>
        <source>No line limit for &quot;%1&quot;</source>
        <translation>删除“%1”的连线上限</translation>
    </message>
    <message>
        <source>Board limit %1 % for &quot;%2&quot;</source>
        <translation>将“%2”的棋盘上限设为 %1%</translation>
    </message>
    <message>
        <source>Line limit %1 % for &quot;%2&quot;</source>
        <translation>将“%2”的连线上限设为 %1%</translation>
    </message>
    <message>
        <source>Rename category &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>将类别“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Merge category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>将类别“%1”合并到“%2”</translation>
    </message>
    <message>
        <source>Remove category &quot;%1&quot;</source>
        <translation>删除类别“%1”</translation>
    </message>
    <message>
        <source>Add tag &quot;%1&quot;</source>
        <translation>添加标签“%1”</translation>
    </message>
    <message>
        <source>Rename tag &quot;%1&quot; to &quot;%2&quot;</source>
        <translation>将标签“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Merge tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>将标签“%1”合并到“%2”</translation>
    </message>
    <message>
        <source>Remove tag &quot;%1&quot;</source>
        <translation>删除标签“%1”</translation>
    </message>
    <message>
        <source>Move tag &quot;%1&quot;</source>
        <translation>移动标签“%1”</translation>
    </message>
    <message>
        <source>Duplicate &quot;%1&quot;</source>
        <translation>创建“%1”的副本</translation>
    </message>
    <message>
        <source>Remove &quot;%1&quot;</source>
        <translation>删除“%1”</translation>
    </message>
    <message>
        <source>Move &quot;%1&quot;</source>
        <translation>移动“%1”</translation>
    </message>
    <message>
        <source>Sort the file</source>
        <translation>对文件排序</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>添加“%1”</translation>
    </message>
    <message>
        <source>Discard new goal</source>
        <translation>放弃新目标</translation>
    </message>
    <message>
        <source>Not a valid regular expression; character %1: %2</source>
        <comment>a number, why</comment>
        <translation>正则表达式无效；第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>This regular expression takes too long to match.</source>
        <translation>使用这个正则表达式匹配耗时太长。</translation>
    </message>
    <message>
        <source>Row %1, %2: %3</source>
        <comment>the number of a row, the title of a column, a sentence</comment>
        <translation>第 %1 行，%2：%3</translation>
    </message>
    <message>
        <source>A name cannot be empty.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <source>Nothing was replaced because of the name &quot;%1&quot;: %2</source>
        <comment>a category or tag, a sentence</comment>
        <translation>未作任何替换，原因在于名称“%1”：%2</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>未作任何替换，原因在于第 %1 行：%2</translation>
    </message>
    <message>
        <source>Nothing was pasted: the clipboard has %2 rows, but there are only %1 from here on.</source>
        <translation>未粘贴任何内容：剪贴板有 %2 行，但从此处起只有 %1 行。</translation>
    </message>
    <message>
        <source>All but one cell was pasted. %1</source>
        <translation>除一个单元格外均已粘贴。%1</translation>
    </message>
    <message>
        <source>%1 (board kept)</source>
        <comment>an undo step</comment>
        <translation>%1（保留棋盘）</translation>
    </message>
    <message>
        <source>Keep the board for &quot;%1&quot;</source>
        <translation>为“%1”保留棋盘</translation>
    </message>
    <message>
        <source>Nothing was pasted: the titles name only columns to the left of this one.</source>
        <translation>未粘贴任何内容：标题只涉及此列左侧的列。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems</source>
        <translation>
            <numerusform>%Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unaccept %Ln warnings</source>
        <translation>
            <numerusform>取消接受 %Ln 个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <comment>after &quot;for&quot;</comment>
        <translation>
            <numerusform>这 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reword %Ln goals</source>
        <translation>
            <numerusform>改写 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %Ln goals</source>
        <translation>
            <numerusform>将 %Ln 个目标的权重设为 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enable %Ln goals</source>
        <translation>
            <numerusform>启用 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %Ln goals</source>
        <translation>
            <numerusform>禁用 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add category %1 to %Ln goals</source>
        <translation>
            <numerusform>为 %Ln 个目标添加类别 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove category %1 from %Ln goals</source>
        <translation>
            <numerusform>从 %Ln 个目标中移除类别 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln goals from %1</source>
        <translation>
            <numerusform>从 %1 导入 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replace the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>用来自 %1 的 %Ln 个目标替换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the board for %Ln goals</source>
        <translation>
            <numerusform>为 %Ln 个目标保留棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln rows</source>
        <translation>
            <numerusform>%Ln 行的%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declare %Ln categories</source>
        <translation>
            <numerusform>声明 %Ln 个类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln categories</source>
        <translation>
            <numerusform>删除 %Ln 个类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limits of %1 % for %Ln categories</source>
        <translation>
            <numerusform>%Ln 个类别的上限为 %1 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No limits for %Ln categories</source>
        <translation>
            <numerusform>%Ln 个类别无上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No board limit for %Ln categories</source>
        <translation>
            <numerusform>删除 %Ln 个类别的棋盘上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No line limit for %Ln categories</source>
        <translation>
            <numerusform>删除 %Ln 个类别的连线上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Board limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>将 %Ln 个类别的棋盘上限设为 %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line limit %1 % for %Ln categories</source>
        <translation>
            <numerusform>将 %Ln 个类别的连线上限设为 %1%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln categories into &quot;%1&quot;</source>
        <translation>
            <numerusform>将 %Ln 个类别合并到“%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln tags</source>
        <translation>
            <numerusform>添加 %Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln tags into &quot;%1&quot;</source>
        <translation>
            <numerusform>将 %Ln 个标签合并到“%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln tags</source>
        <translation>
            <numerusform>删除 %Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tags</source>
        <translation>
            <numerusform>移动 %Ln 个标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals</source>
        <translation>
            <numerusform>添加 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %Ln goals</source>
        <translation>
            <numerusform>创建 %Ln 个目标的副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln goals</source>
        <translation>
            <numerusform>删除 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln goals</source>
        <translation>
            <numerusform>移动 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln rows to %1</source>
        <translation>
            <numerusform>向“%1”添加 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln rows from %1</source>
        <translation>
            <numerusform>从“%1”中删除 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln rows of %1</source>
        <translation>
            <numerusform>移动“%1”中的 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln cells</source>
        <translation>
            <numerusform>清除 %Ln 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln cells</source>
        <translation>
            <numerusform>填充 %Ln 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste into %Ln rows</source>
        <translation>
            <numerusform>粘贴到 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %Ln goals</source>
        <translation>
            <numerusform>粘贴 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced</source>
        <translation>
            <numerusform>替换了 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but %Ln cells were pasted. %1</source>
        <translation>
            <numerusform>除 %Ln 个单元格外均已粘贴。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>由于第 %1 行，没有任何更改：%2</translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells</source>
        <translation>
            <numerusform>计算 %Ln 个单元格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ExportDialog</name>
    <message>
        <source>Overlay: %1</source>
        <translation>着色：%1</translation>
    </message>
    <message>
        <source>%1 in each cell</source>
        <comment>a number</comment>
        <translation>每格 %1</translation>
    </message>
    <message>
        <source>at the edges: %1</source>
        <comment>what the numbers of lines are</comment>
        <translation>边缘：%1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>Goal set: %1</source>
        <translation>目标集：%1</translation>
    </message>
    <message>
        <source>Board: picture (PNG)</source>
        <translation>棋盘：图片 (PNG)</translation>
    </message>
    <message>
        <source>Board: drawing (SVG)</source>
        <translation>棋盘：矢量图 (SVG)</translation>
    </message>
    <message>
        <source>Board: text</source>
        <translation>棋盘：文本</translation>
    </message>
    <message>
        <source>Board: JSON</source>
        <translation>棋盘：JSON</translation>
    </message>
    <message>
        <source>There is no complete board to export.</source>
        <translation>没有可导出的完整棋盘。</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>会丢失的内容</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>棋盘图片</translation>
    </message>
    <message>
        <source> px</source>
        <comment>pixels</comment>
        <translation> 像素</translation>
    </message>
    <message>
        <source>With &amp;title and seed</source>
        <translation>包含标题和种子(&amp;T)</translation>
    </message>
    <message>
        <source>With the &amp;overlay</source>
        <translation>包含着色(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source>Text of the board</source>
        <translation>棋盘文本</translation>
    </message>
    <message>
        <source>The board as shown here.</source>
        <translation>与此处所见相同的棋盘。</translation>
    </message>
    <message>
        <source>The board for programs, as boardwright-cli writes it.</source>
        <translation>供程序使用的棋盘，与 boardwright-cli 的输出相同。</translation>
    </message>
    <message>
        <source>The board as text, for a chat or a terminal.</source>
        <translation>文本形式的棋盘，适用于聊天或终端。</translation>
    </message>
    <message>
        <source>Nothing of the set is lost.</source>
        <translation>目标集没有任何丢失。</translation>
    </message>
    <message>
        <source>&amp;What is lost:</source>
        <translation>会丢失的内容(&amp;W)：</translation>
    </message>
    <message>
        <source>%1 board %2</source>
        <comment>file name: of a set, a seed</comment>
        <translation>%1 棋盘 %2</translation>
    </message>
</context>
<context>
    <name>boardwright::ExtentCellEdit</name>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetBar</name>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Show all goals again</source>
        <translation>重新显示所有目标</translation>
    </message>
    <message>
        <source>no category</source>
        <translation>无类别</translation>
    </message>
    <message>
        <source>no tag</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>Early</source>
        <translation>前期</translation>
    </message>
    <message>
        <source>Mid</source>
        <translation>中期</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>后期</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>has problem %1</source>
        <translation>有问题 %1</translation>
    </message>
    <message>
        <source>never appears %1</source>
        <translation>从不出现 %1</translation>
    </message>
</context>
<context>
    <name>boardwright::FacetButton</name>
    <message>
        <source>%1: %2</source>
        <comment>Category: combat</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Category: 3</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldCells</name>
    <message>
        <source>names of rows, separated by commas</source>
        <translation>以半角逗号分隔的行名称</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not allowed. Allowed: %3.</source>
        <comment>label of a field, what was typed, what is allowed</comment>
        <translation>%1：不能为“%2”。允许的值：%3。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>label of a field, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>text of at most %Ln characters</source>
        <translation>
            <numerusform>不超过 %Ln 个字符的文本</numerusform>
        </translation>
    </message>
    <message>
        <source>names with numbers from %1, such as &quot;combat: 2, shop: 0.5&quot;</source>
        <comment>%1: as 0 to 10</comment>
        <translation>名称和 %1 的数字，例如“战斗: 2, 商店: 0.5”</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldChanges</name>
    <message>
        <source>Board limit</source>
        <translation>棋盘上限</translation>
    </message>
    <message>
        <source>Line limit</source>
        <translation>连线上限</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a check box</comment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a check box</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a limit</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>目标集名称</translation>
    </message>
    <message>
        <source>Schema mode</source>
        <translation>架构模式</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>最大尺寸</translation>
    </message>
    <message>
        <source>Game mode</source>
        <translation>游戏模式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Strict</source>
        <comment>schema mode</comment>
        <translation>严格</translation>
    </message>
    <message>
        <source>Capped</source>
        <comment>schema mode</comment>
        <translation>限定最大尺寸</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <comment>schema mode</comment>
        <translation>专用</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <comment>schema mode</comment>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Goal set</source>
        <translation>目标集</translation>
    </message>
    <message>
        <source>Added</source>
        <comment>a goal</comment>
        <translation>已添加</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>a goal</comment>
        <translation>已移除</translation>
    </message>
    <message>
        <source>Added to %1</source>
        <comment>a table</comment>
        <translation>已添加到“%1”</translation>
    </message>
    <message>
        <source>Removed from %1</source>
        <comment>a table</comment>
        <translation>已从“%1”移除</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>of a row among all</comment>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldChangesModel</name>
    <message>
        <source>Of what</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
</context>
<context>
    <name>boardwright::FieldTableModel</name>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <comment>a table</comment>
        <translation>粘贴到“%1”</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>未作任何替换，原因在于第 %1 行：%2</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>在 %1 的 %Ln 个单元格中替换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reset %Ln values of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>重置“%1”的 %Ln 个值</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>由于第 %1 行，没有任何更改：%2</translation>
    </message>
    <message numerus="yes">
        <source>Calculate %Ln cells of %1</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>计算“%1”中的 %Ln 个单元格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::FieldWords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a gate, which number of it</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>boardwright::Fields</name>
    <message>
        <source>Constrained</source>
        <translation>约束式</translation>
    </message>
    <message>
        <source>Goals limited by categories, tags, copies and zones, as on lockout.live</source>
        <translation>与 lockout.live 相同：目标受类别、标签、重复次数和区段的限制</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>该组的名称</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Largest number of goals of the group on one board</source>
        <translation>一个棋盘上该组目标的最大数目</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Exclusion groups of the goal. Each group allows only so many of its goals on one board</source>
        <translation>该目标所属的互斥组。每组只允许一定数目的目标出现在一个棋盘上</translation>
    </message>
    <message>
        <source>Exclusion groups</source>
        <translation>互斥组</translation>
    </message>
    <message>
        <source>Like tags, but a group can allow more than one goal, and a goal can be in several groups</source>
        <translation>与标签类似，但一个组可允许多个目标，一个目标也可属于多个组</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>互斥</translation>
    </message>
    <message>
        <source>Relaxations</source>
        <translation>放宽次数</translation>
    </message>
    <message>
        <source>Limits relaxed on this board</source>
        <translation>此棋盘上放宽的上限</translation>
    </message>
    <message>
        <source>Exclusive cells</source>
        <translation>专属格</translation>
    </message>
    <message>
        <source>Cells in a single progression zone; only goals of that zone can fill them</source>
        <translation>只属于一个进度区段的格，只能由该区段的目标填入</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Goals sharing a line category with another goal in their line</source>
        <translation>与所在连线上另一目标有相同连线类别的目标</translation>
    </message>
    <message>
        <source>Candidates on the empty board</source>
        <translation>空棋盘上的候选目标</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Progression zones that contain the cell. With only one, the cell is exclusive</source>
        <translation>该格所属的进度区段；只有一个时，该格为专属格</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>出现次数</translation>
    </message>
    <message>
        <source>How often the goal is on the board</source>
        <translation>该目标在棋盘上出现的次数</translation>
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
        <translation>模式</translation>
    </message>
    <message>
        <source>Game mode of the board. It sets the shape, the lines and the progression</source>
        <translation>棋盘的游戏模式，决定其形状、连线和进度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Rows and columns of the grid</source>
        <translation>网格的行数和列数</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>边长</translation>
    </message>
    <message>
        <source>Number of rows, and of columns, of the grid</source>
        <translation>网格的行数，也是列数</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Tiers of the pyramid, each one cell wider</source>
        <translation>金字塔的层数，每层比上一层多一格</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Cells of the list, three per set</source>
        <translation>序列的格数，每三格为一组</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Kind of warning</source>
        <translation>警告类型</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Category or tag</source>
        <translation>类别或标签</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Accepted warnings</source>
        <translation>已接受的警告</translation>
    </message>
    <message>
        <source>Modifiers</source>
        <translation>规则修改</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>No board limits</source>
        <translation>无棋盘上限</translation>
    </message>
    <message>
        <source>Board categories are not limited</source>
        <translation>棋盘类别不受限制</translation>
    </message>
    <message>
        <source>No line limits</source>
        <translation>无连线上限</translation>
    </message>
    <message>
        <source>Line categories are not limited. A goal still appears only once in a line</source>
        <translation>连线类别不受限制；同一目标在一条连线中仍只出现一次</translation>
    </message>
    <message>
        <source>No weighting</source>
        <translation>无权重</translation>
    </message>
    <message>
        <source>Every enabled goal enters the pool, whatever its weighting</source>
        <translation>所有已启用的目标都进入候选池，不论权重</translation>
    </message>
    <message>
        <source>No progression</source>
        <translation>无进度</translation>
    </message>
    <message>
        <source>Goals can be anywhere, whatever their zones</source>
        <translation>目标可放在任何位置，不论区段</translation>
    </message>
    <message>
        <source>No centre</source>
        <translation>无中心格</translation>
    </message>
    <message>
        <source>The middle cell stays empty. Only for grids with odd numbers of rows and columns</source>
        <translation>中心格留空；仅限行数和列数均为奇数的网格</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Which values of their ranges goals take, where their cells allow it</source>
        <translation>目标取其范围中的哪些数值，以所在的格允许为限</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>空白格</translation>
    </message>
    <message>
        <source>Cells left empty, drawn from those without a forced goal</source>
        <translation>留空的格，从没有固定目标的格中抽取</translation>
    </message>
    <message>
        <source>Shiny cells</source>
        <translation>闪亮格</translation>
    </message>
    <message>
        <source>Cells that count for more, spread over the board. Automatic picks a number that suits the board</source>
        <translation>价值更高的格，分布在整个棋盘上；自动：取适合该棋盘的数量</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>List of categories</source>
        <translation>类别列表</translation>
    </message>
    <message>
        <source>All of this kind</source>
        <translation>所有此类警告</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在棋盘上</translation>
    </message>
    <message>
        <source>Never fits this board</source>
        <translation>从不适合此棋盘</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Tag taken</source>
        <translation>标签已占用</translation>
    </message>
    <message>
        <source>Group full</source>
        <translation>组已满</translation>
    </message>
    <message>
        <source>Board limit</source>
        <translation>棋盘上限</translation>
    </message>
    <message>
        <source>Line limit</source>
        <translation>连线上限</translation>
    </message>
    <message>
        <source>Zones or positions</source>
        <translation>区段或位置</translation>
    </message>
    <message>
        <source>Not drawn</source>
        <translation>未抽中</translation>
    </message>
    <message>
        <source>Tags and groups</source>
        <translation>标签和组</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>并列</translation>
    </message>
    <message>
        <source>Tightest rule</source>
        <translation>最严规则</translation>
    </message>
    <message>
        <source>The kind of rule that by itself keeps the most goals out of this cell</source>
        <translation>单独阻止最多目标的规则类型</translation>
    </message>
    <message>
        <source>Relaxations here</source>
        <translation>此处的放宽</translation>
    </message>
    <message>
        <source>Limits relaxed at this cell</source>
        <translation>在此格放宽的上限</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Goals counted by the limit on the board, or in the line with the most</source>
        <translation>上限在棋盘上或最多的连线上计入的目标</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>已满</translation>
    </message>
    <message>
        <source>Whether the limit is reached, or in how many lines</source>
        <translation>是否达到上限，或在多少条连线上达到</translation>
    </message>
    <message>
        <source>Goals kept out</source>
        <translation>被排除的目标</translation>
    </message>
    <message>
        <source>Pool goals that the limit keeps off the board</source>
        <translation>候选池中被上限排除的目标</translation>
    </message>
    <message>
        <source>Left out by</source>
        <translation>未入选原因</translation>
    </message>
    <message>
        <source>Why the goal is not on the board: the first rule that keeps it out of every cell</source>
        <translation>目标不在棋盘上的原因：使其无法进入任何格的第一条规则</translation>
    </message>
    <message>
        <source>lockout.live goal set</source>
        <translation>lockout.live 目标集</translation>
    </message>
    <message>
        <source>The file that lockout.live imports, without Boardwright&apos;s own data.</source>
        <translation>lockout.live 可导入的文件，不含 Boardwright 自己的数据。</translation>
    </message>
    <message>
        <source>Plain list of goals</source>
        <translation>纯目标列表</translation>
    </message>
    <message>
        <source>One goal per line, for chats, documents and sites that accept a list.</source>
        <translation>每行一个目标，适用于聊天、文档以及接受列表的网站。</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Lines that take equally long: goals chosen by time, with little synergy in a line</source>
        <translation>耗时相等的连线：按时间选择目标，连线内协同较少</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>How many attempts the board took</source>
        <translation>生成此棋盘所用的尝试次数</translation>
    </message>
    <message>
        <source>Candidates tried</source>
        <translation>试过的候选</translation>
    </message>
    <message>
        <source>Goals tried in any cell, over all attempts</source>
        <translation>所有尝试中在某格试过的目标</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>协同</translation>
    </message>
    <message>
        <source>Minutes saved when the goals of a line are done together</source>
        <translation>一条连线的目标一起完成时节省的分钟数</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Target minutes for a line: the targets of its cells plus the baseline, minus the synergy</source>
        <translation>连线的目标分钟数：各格的目标时间加基础时间，减去协同</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>The cell&apos;s number in the magic square, in which every line adds up to 65</source>
        <translation>格在幻方中的数字，幻方每条连线之和为 65</translation>
    </message>
    <message>
        <source>Target time</source>
        <translation>目标时间</translation>
    </message>
    <message>
        <source>The cell&apos;s target time in minutes</source>
        <translation>该格的目标分钟数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Minutes that the goal in this cell takes</source>
        <translation>此处目标所需的分钟数</translation>
    </message>
    <message>
        <source>Under target</source>
        <translation>低于目标时间</translation>
    </message>
    <message>
        <source>Minutes by which the goal is quicker than the cell&apos;s target; below 0: slower</source>
        <translation>目标比该格的目标时间快的分钟数；小于 0 表示更慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Blackout</source>
        <translation>全满</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>短局</translation>
    </message>
    <message>
        <source>Short blackout</source>
        <translation>短局全满</translation>
    </message>
    <message>
        <source>Number of attempts at a board before its seed is given up</source>
        <translation>放弃种子之前尝试生成棋盘的次数</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>Goals with the same id never share a board. If empty, the id is derived from the goal</source>
        <translation>同一标识的目标不会出现在同一棋盘上；未填写时由目标文字生成</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>The game length that the goal and its time are meant for</source>
        <translation>目标及其时间所针对的游戏时长</translation>
    </message>
    <message>
        <source>Part of the time, in minutes, due to the skill required</source>
        <translation>时间中因所需技巧而占的分钟数</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>The higher the balance, the earlier the goal is tried in a cell. Typical values are -2 to 2</source>
        <translation>数值越高，目标越早在格中被尝试；通常为 -2 到 2</translation>
    </message>
    <message>
        <source>Difficulty of the goal in its list. A goal outside 1 to 25 never appears</source>
        <translation>目标在列表中的难度。不在 1 到 25 之间的目标从不出现</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Minutes that each category saves when other goals in the line share it</source>
        <translation>同一连线上另有目标属于该类别时，每个类别节省的分钟数</translation>
    </message>
    <message>
        <source>Subtypes</source>
        <translation>子类型</translation>
    </message>
    <message>
        <source>Minutes saved only when another goal in the line has the category as a type</source>
        <translation>仅当同一连线上另有目标以该类别为类型时节省的分钟数</translation>
    </message>
    <message>
        <source>Row types</source>
        <translation>行类型</translation>
    </message>
    <message>
        <source>The goal&apos;s cost for each row type. A line below the threshold saves the difference</source>
        <translation>目标在每种行类型上的消耗。低于阈值的连线节省其差额</translation>
    </message>
    <message>
        <source>Japanese name</source>
        <translation>日文名称</translation>
    </message>
    <message>
        <source>Name of the goal in Japanese; used in list files only</source>
        <translation>目标的日文名称；仅用于列表文件</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>The type that the filter applies to</source>
        <translation>过滤器适用的类型</translation>
    </message>
    <message>
        <source>The list that it applies to</source>
        <translation>适用的列表</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>过滤器</translation>
    </message>
    <message>
        <source>&quot;min 2&quot; counts the two lowest values, &quot;max -1&quot; all but the lowest. Without a filter, all but the highest count</source>
        <translation>“min 2”计入最低的两个值，“max -1”计入除最低值外的所有值；没有过滤器时计入除最高值外的所有值</translation>
    </message>
    <message>
        <source>Thresholds. A line whose goals cost less than the threshold of a row type saves the difference</source>
        <translation>阈值。连线上目标的消耗低于某行类型的阈值时，节省其差额</translation>
    </message>
    <message>
        <source>Row types, short</source>
        <translation>行类型（短局）</translation>
    </message>
    <message>
        <source>Thresholds of the short list</source>
        <translation>短局列表的阈值</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Version of the list, as stated in its file</source>
        <translation>列表文件中的版本</translation>
    </message>
    <message>
        <source>Lowest synergy</source>
        <translation>最低协同</translation>
    </message>
    <message>
        <source>Fewest minutes that the goals of a line may save together</source>
        <translation>一条连线的目标合计节省分钟数的下限</translation>
    </message>
    <message>
        <source>Highest synergy</source>
        <translation>最高协同</translation>
    </message>
    <message>
        <source>Most minutes that the goals of a line may save together</source>
        <translation>一条连线的目标合计节省分钟数的上限</translation>
    </message>
    <message>
        <source>Highest single value</source>
        <translation>单值上限</translation>
    </message>
    <message>
        <source>Lines in which a single value of a category saves more are rejected</source>
        <translation>某类别的单个值节省超过此数的连线会被舍弃</translation>
    </message>
    <message>
        <source>First offset</source>
        <translation>初始偏差</translation>
    </message>
    <message>
        <source>Initial deviation, in minutes, allowed from the cell&apos;s target time</source>
        <translation>起初允许偏离该格目标时间的分钟数</translation>
    </message>
    <message>
        <source>Last offset</source>
        <translation>最大偏差</translation>
    </message>
    <message>
        <source>Largest deviation allowed. The offset grows by a minute each time no goal fits</source>
        <translation>允许的最大偏差。没有合适目标时偏差每次增大一分钟</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基础时间</translation>
    </message>
    <message>
        <source>Minutes that every line takes in any case. Boards do not depend on it</source>
        <translation>每条连线无论如何都需要的分钟数；不影响棋盘</translation>
    </message>
    <message>
        <source>Time per difficulty</source>
        <translation>每级难度的时间</translation>
    </message>
    <message>
        <source>Target minutes per level of difficulty: a cell of difficulty 4 has a target of four times this</source>
        <translation>每级难度的目标分钟数：难度为 4 的格的目标时间是它的四倍</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>惩罚值</translation>
    </message>
    <message>
        <source>Minutes assigned to a forbidden line or pair</source>
        <translation>计给被禁止的连线或配对的分钟数</translation>
    </message>
    <message>
        <source>Use balance</source>
        <translation>使用平衡值</translation>
    </message>
    <message>
        <source>Goals with a higher balance are tried earlier; otherwise all goals are treated alike</source>
        <translation>平衡值较高的目标先被尝试；否则一视同仁</translation>
    </message>
    <message>
        <source>How goals are chosen for balanced boards in this mode</source>
        <translation>此模式的均衡棋盘如何选择目标</translation>
    </message>
    <message>
        <source>Profile: normal</source>
        <translation>配置：普通</translation>
    </message>
    <message>
        <source>Profile: blackout</source>
        <translation>配置：全满</translation>
    </message>
    <message>
        <source>Profile: short</source>
        <translation>配置：短局</translation>
    </message>
    <message>
        <source>Profile: short blackout</source>
        <translation>配置：短局全满</translation>
    </message>
    <message>
        <source>Balance of times</source>
        <translation>时间均衡</translation>
    </message>
    <message>
        <source>Synergy filters</source>
        <translation>协同过滤器</translation>
    </message>
    <message>
        <source>Which values of a category count in a line, if not the default</source>
        <translation>一条连线中计入类别的哪些值（非默认时）</translation>
    </message>
    <message>
        <source>Balanced list</source>
        <translation>均衡列表</translation>
    </message>
    <message>
        <source>Goal list for balanced boards</source>
        <translation>均衡棋盘的目标列表</translation>
    </message>
    <message>
        <source>Goal sheet for balanced boards</source>
        <translation>均衡棋盘的目标表格</translation>
    </message>
    <message>
        <source>The combined list read by Ocarina of Time bingo tools: goals with times, by difficulty.</source>
        <translation>《时之笛》bingo 工具读取的合并列表：按难度排列、带时间的目标。</translation>
    </message>
    <message>
        <source>Time (min)</source>
        <translation>时间（分钟）</translation>
    </message>
    <message>
        <source>Skill (min)</source>
        <translation>技巧（分钟）</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>Whether the goal is used at all</source>
        <translation>是否使用该目标</translation>
    </message>
    <message>
        <source>What players read. {{X}} becomes the value; [[s]] and [[es]] vanish when it is 1</source>
        <translation>玩家看到的文字。{{X}} 会替换为数值；数值为 1 时，[[s]] 和 [[es]] 会消失</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>The values that {{X}} can take</source>
        <translation>{{X}} 可取的数值</translation>
    </message>
    <message>
        <source>Board categories: limited on the whole board</source>
        <translation>棋盘类别：在整个棋盘范围内受限</translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation>连线类别：在每一行、每一列和每条对角线上受限</translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation>进度区段：E 为前期，M 为中期，L 为后期，N 为终局。Bingo 模式会忽略它们</translation>
    </message>
    <message>
        <source>Chance in percent, rolled once per board, that the goal enters the pool from which the board is filled. The column Appears shows the share of boards it ends up on</source>
        <translation>目标进入候选池的概率（百分比），每个棋盘抽一次；棋盘由候选池填成。“出现率”列显示它最终出现在多少棋盘上</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>How often the goal can appear on one board, each time with a different value</source>
        <translation>该目标在一个棋盘上最多可出现的次数，每次的数值不同</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board</source>
        <translation>一个棋盘上每个标签最多出现一个目标</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The only cells where the goal may appear, counted from the top left; empty: anywhere</source>
        <translation>该目标只能出现的格，从左上角数起；留空表示任意位置</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>递进</translation>
    </message>
    <message>
        <source>Whether lower values come earlier on the board. Bingo ignores it</source>
        <translation>较小的数值是否出现在棋盘较前的位置。Bingo 模式忽略此项</translation>
    </message>
    <message>
        <source>Tooltip</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What players read when they want details</source>
        <translation>玩家查看详情时看到的文字</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>图标</translation>
    </message>
    <message>
        <source>The pictures shown with the goal</source>
        <translation>与目标一起显示的图片</translation>
    </message>
    <message>
        <source>Time per line</source>
        <translation>每条连线耗时</translation>
    </message>
    <message>
        <source>Baseline plus 65 x time per difficulty</source>
        <translation>基础时间加 65 × 每级难度时间</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>With the highest synergy allowed in a line</source>
        <translation>按连线允许的最高协同</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>With the lowest synergy allowed in a line</source>
        <translation>按连线允许的最低协同</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Number of goals that state a cost for it</source>
        <translation>标明此项消耗的目标数</translation>
    </message>
    <message>
        <source>Row type</source>
        <translation>行类型</translation>
    </message>
    <message>
        <source>Something a whole line can save, such as never needing a certain tool</source>
        <translation>整条连线可节省的东西，例如用不到的某件道具</translation>
    </message>
    <message>
        <source>Normal list</source>
        <translation>普通列表</translation>
    </message>
    <message>
        <source>Short list</source>
        <translation>短局列表</translation>
    </message>
    <message>
        <source>Minutes that the goal takes. A goal without a time never appears on a balanced board</source>
        <translation>目标所需的分钟数；没有时间的目标绝不会出现在均衡棋盘上</translation>
    </message>
    <message>
        <source>Boards are judged by</source>
        <translation>棋盘评判依据</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Boards with less are rejected</source>
        <translation>低于此值的棋盘会被舍弃</translation>
    </message>
    <message>
        <source>Boards with more are rejected</source>
        <translation>高于此值的棋盘会被舍弃</translation>
    </message>
    <message>
        <source>Longest line (min)</source>
        <translation>最长的线（分钟）</translation>
    </message>
    <message>
        <source>Shortest line (min)</source>
        <translation>最短的线（分钟）</translation>
    </message>
    <message>
        <source>Difference between lines (min)</source>
        <translation>各线之差（分钟）</translation>
    </message>
    <message>
        <source>Highest synergy of a line (min)</source>
        <translation>单线最高协同（分钟）</translation>
    </message>
    <message>
        <source>Balance of goals</source>
        <translation>目标的平衡值</translation>
    </message>
    <message>
        <source>Gates</source>
        <translation>门槛</translation>
    </message>
    <message>
        <source>Repeats in a line</source>
        <translation>单线重复数</translation>
    </message>
    <message>
        <source>Weightings</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Board limits</source>
        <translation>棋盘上限</translation>
    </message>
    <message>
        <source>Line limits</source>
        <translation>线上限</translation>
    </message>
    <message>
        <source>On a cell</source>
        <translation>在某一格</translation>
    </message>
    <message>
        <source>In a region</source>
        <translation>在某个区域</translation>
    </message>
    <message>
        <source>Near another</source>
        <translation>靠近另一个</translation>
    </message>
    <message>
        <source>For each nearby</source>
        <translation>附近每有一个</translation>
    </message>
    <message>
        <source>Exact number nearby</source>
        <translation>附近的确切数量</translation>
    </message>
    <message>
        <source>Near its twin</source>
        <translation>靠近同名的另一个</translation>
    </message>
    <message>
        <source>Mirrored in a row</source>
        <translation>同行镜像</translation>
    </message>
    <message>
        <source>One for itself nearby</source>
        <translation>附近独占一个</translation>
    </message>
    <message>
        <source>Pairs away from edges</source>
        <translation>成对且远离边缘</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>边缘</translation>
    </message>
    <message>
        <source>Edge without corners</source>
        <translation>边缘（不含角）</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角</translation>
    </message>
    <message>
        <source>Left half</source>
        <translation>左半</translation>
    </message>
    <message>
        <source>Right half</source>
        <translation>右半</translation>
    </message>
    <message>
        <source>Top half</source>
        <translation>上半</translation>
    </message>
    <message>
        <source>Bottom half</source>
        <translation>下半</translation>
    </message>
    <message>
        <source>Top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>Top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>Bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>边带</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, that the rule is for. A piece of any of them is meant</source>
        <translation>规则所针对的类别或棋子种类。属于其中任何一个的棋子都算</translation>
    </message>
    <message>
        <source>Goals that the rule is for</source>
        <translation>规则所针对的目标</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Where each of them should be. “Others” are those named there, or else these pieces themselves</source>
        <translation>每个棋子应在何处。“其他”指该栏所列，未列则指这些棋子自身</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>A part of the board. Halves and quarters lie around the row and column given</source>
        <translation>棋盘的一部分。半区与四分区以给定的行和列为界</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>区域外</translation>
    </message>
    <message>
        <source>Outside of the region instead</source>
        <translation>改为在该区域之外</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column of the cell, from the left; or what left, right and mirrored refer to</source>
        <translation>格子的列（从左数）；或左、右、镜像所参照的列</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Row of the cell, from the top; or what top and bottom refer to</source>
        <translation>格子的行（从上数）；或上、下所参照的行</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, whose distance counts. Empty: the pieces that the rule is for</source>
        <translation>计算距离的类别或棋子种类。留空：规则所针对的棋子</translation>
    </message>
    <message>
        <source>Other goals</source>
        <translation>其他目标</translation>
    </message>
    <message>
        <source>Goals whose distance counts</source>
        <translation>计算距离的目标</translation>
    </message>
    <message>
        <source>Nearer than</source>
        <translation>距离小于</translation>
    </message>
    <message>
        <source>Distance in cells from centre to centre: 1.1 are the 4 neighbours, 1.5 all 8</source>
        <translation>以格为单位的中心距离：1.1 为 4 个邻格，1.5 为全部 8 个</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many there should be; how many do not count; or how wide the margin is</source>
        <translation>应有多少个；多少个不计；或边带的宽度</translation>
    </message>
    <message>
        <source>And one of</source>
        <translation>以及其中之一</translation>
    </message>
    <message>
        <source>Categories, or kinds of pieces, of which at least one must be as near</source>
        <translation>至少有一个同样靠近的类别或棋子种类</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>What each piece that it is met for is worth. Below 0: to be avoided</source>
        <translation>每个满足规则的棋子值多少分。小于 0：应避免</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>摆放</translation>
    </message>
    <message>
        <source>Where goals should be on the board. Goals are exchanged as far as the limits allow it</source>
        <translation>目标应在棋盘的何处。在限制允许的范围内交换目标</translation>
    </message>
    <message>
        <source>Exclusion group</source>
        <translation>互斥组</translation>
    </message>
    <message>
        <source>exclusion group %1, at most %2</source>
        <translation>互斥组 %1，最多 %2</translation>
    </message>
    <message>
        <source>Boards outside of the bounds are rejected</source>
        <translation>超出界限的棋盘会被舍弃</translation>
    </message>
    <message>
        <source>Bounds for every board. A board outside of them is rejected, and the next seed derived from its seed is tried</source>
        <translation>每个棋盘的界限。超出界限的棋盘会被舍弃，并尝试由其种子派生的下一个种子</translation>
    </message>
    <message>
        <source>Goals in the pool</source>
        <translation>候选池中的目标</translation>
    </message>
    <message>
        <source>Goals returned to the pool</source>
        <translation>返回候选池的目标</translation>
    </message>
    <message>
        <source>Cells forced</source>
        <translation>固定位置的格</translation>
    </message>
    <message>
        <source>Cells by random choice</source>
        <translation>由随机选择填充的格</translation>
    </message>
    <message>
        <source>Cells by search</source>
        <translation>由搜索填充的格</translation>
    </message>
    <message>
        <source>Cells by relaxation</source>
        <translation>由放宽填充的格</translation>
    </message>
    <message>
        <source>Search phases</source>
        <translation>搜索阶段数</translation>
    </message>
    <message>
        <source>Goals tried</source>
        <translation>搜索尝试过的目标</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必须</translation>
    </message>
    <message>
        <source>A board passes its check if all its pieces keep the required rules</source>
        <translation>若所有棋子都遵守必须的规则，棋盘即通过检查</translation>
    </message>
    <message>
        <source>Arranging passes</source>
        <translation>排列轮数</translation>
    </message>
    <message>
        <source>How often goals are exchanged, within all limits, to meet the rules of Placement. 0: they stay where they are</source>
        <translation>在所有限制内交换目标以满足放置规则的轮数。0：保持不动</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>经验</translation>
    </message>
    <message>
        <source>HP</source>
        <translation>生命</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>已揭示</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>朝向</translation>
    </message>
    <message>
        <source>Layered</source>
        <translation>分层</translation>
    </message>
    <message>
        <source>Pieces placed layer by layer, each where the placement rules want it</source>
        <translation>棋子逐层放置，各自位于放置规则希望的位置</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>未满足</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>已满足</translation>
    </message>
    <message>
        <source>Happiness</source>
        <translation>满意度</translation>
    </message>
    <message>
        <source>Points of all placement rules</source>
        <translation>所有放置规则的分数</translation>
    </message>
    <message>
        <source>Share of the highest happiness</source>
        <translation>满意度占最高值的比例</translation>
    </message>
    <message>
        <source>The points as a share of what they would be if no rule were in the way of another</source>
        <translation>分数占各规则互不妨碍时的比例</translation>
    </message>
    <message>
        <source>Rules not met</source>
        <translation>未满足的规则</translation>
    </message>
    <message>
        <source>Pieces that are not where a placement rule wants them, counted once per rule</source>
        <translation>不在放置规则所要求位置的棋子，按每条规则计数</translation>
    </message>
    <message>
        <source>Happiness of the cell</source>
        <translation>格子的满意度</translation>
    </message>
    <message>
        <source>Rule met</source>
        <translation>规则满足</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Extra passes</source>
        <translation>额外轮数</translation>
    </message>
    <message>
        <source>Boards of highest happiness</source>
        <translation>满意度最高的棋盘</translation>
    </message>
    <message>
        <source>Boards that pass the check</source>
        <translation>通过检查的棋盘</translation>
    </message>
    <message>
        <source>Points of rules</source>
        <translation>规则的分数</translation>
    </message>
    <message>
        <source>By change</source>
        <translation>按变化</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>整个棋盘</translation>
    </message>
    <message>
        <source>Rows and columns of the board</source>
        <translation>棋盘的行数和列数</translation>
    </message>
    <message>
        <source>How often the pieces of a layer are exchanged with what is not fixed yet</source>
        <translation>一层的棋子与尚未固定的内容交换多少轮</translation>
    </message>
    <message>
        <source>At most 20 more, until the layer has its highest possible score</source>
        <translation>最多再加 20 轮，直到该层达到可能的最高分</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>计分</translation>
    </message>
    <message>
        <source>The boards are the same. Scoring the whole board for each exchange is slow</source>
        <translation>棋盘相同。每次交换都为整个棋盘计分会很慢</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>棋子</translation>
    </message>
    <message>
        <source>What people call it</source>
        <translation>人们对它的称呼</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>What rules and files call it, such as “guard”</source>
        <translation>规则和文件对它的称呼，例如“guard”</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tells pieces of one kind apart: rules may name “guard” or “guard 1”</source>
        <translation>区分同一种类的棋子：规则可以写“guard”或“guard 1”</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Layers are placed one after the other; pieces of earlier ones stay where they are</source>
        <translation>各层依次放置；较早各层的棋子不再移动</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many of them are on a board</source>
        <translation>每个棋盘上有多少个</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>What the board shows of it</source>
        <translation>棋盘上显示的内容</translation>
    </message>
    <message>
        <source>How strong it is</source>
        <translation>它有多强</translation>
    </message>
    <message>
        <source>Experience that it is worth</source>
        <translation>它值多少经验</translation>
    </message>
    <message>
        <source>Hit points that it takes or has</source>
        <translation>它消耗或拥有的生命值</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>它装有什么</translation>
    </message>
    <message>
        <source>Contents XP</source>
        <translation>内容经验</translation>
    </message>
    <message>
        <source>Experience that its contents are worth</source>
        <translation>其内容值多少经验</translation>
    </message>
    <message>
        <source>Seen from the beginning</source>
        <translation>一开始就可见</translation>
    </message>
    <message>
        <source>Without cover</source>
        <translation>无遮盖</translation>
    </message>
    <message>
        <source>Nothing lies on its cell</source>
        <translation>它的格子上没有遮盖</translation>
    </message>
    <message>
        <source>What is placed on the board, layer by layer. Placement says where each should be</source>
        <translation>逐层放置在棋盘上的内容。“放置”说明各自应在何处</translation>
    </message>
    <message>
        <source>XP by level</source>
        <translation>各等级经验</translation>
    </message>
    <message>
        <source>Experience that each level costs, from level 0, separated by spaces. The last one goes on</source>
        <translation>从 0 级起每级所需经验，以空格分隔。最后一个继续适用</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>等级数</translation>
    </message>
    <message>
        <source>How many levels there are to reach</source>
        <translation>可达到的等级数</translation>
    </message>
    <message>
        <source>HP at first</source>
        <translation>初始生命</translation>
    </message>
    <message>
        <source>Most HP</source>
        <translation>最高生命</translation>
    </message>
    <message>
        <source>Hit points that no level exceeds</source>
        <translation>任何等级都不超过的生命值</translation>
    </message>
    <message>
        <source>First cover</source>
        <translation>首个遮盖</translation>
    </message>
    <message>
        <source>Number of the first picture of a cover</source>
        <translation>第一张遮盖图片的编号</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>遮盖</translation>
    </message>
    <message>
        <source>How many pictures there are, beside the two of the top corners. 0: no covers</source>
        <translation>除上方两角外的图片数量。0：无遮盖</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>一局</translation>
    </message>
    <message>
        <source>What a run on the board is played with: levels, hit points and covers. The board says what there is to win</source>
        <translation>在棋盘上进行一局所用的设定：等级、生命值和遮盖。棋盘会说明可获得什么</translation>
    </message>
    <message>
        <source>Required rules not met</source>
        <translation>未满足的必须规则</translation>
    </message>
    <message>
        <source>The same for the placement rules that are required. At 0, the board passes its check</source>
        <translation>只计必须满足的摆放规则。为 0 时棋盘通过检查</translation>
    </message>
    <message>
        <source>Points that the placement rules give for what is on it</source>
        <translation>摆放规则为该格上的内容给出的分数</translation>
    </message>
    <message>
        <source>Whether the chosen rule is satisfied here</source>
        <translation>所选规则在此处是否满足</translation>
    </message>
    <message>
        <source>Happiness before</source>
        <translation>调整前的满意度</translation>
    </message>
    <message>
        <source>Points of all placement rules before goals were exchanged to raise them</source>
        <translation>为提高分数而交换目标之前，所有摆放规则的分数</translation>
    </message>
    <message>
        <source>Decimal seeds are shared: the original program makes the same boards from the same list.</source>
        <translation>十进制种子是通用的：原程序用同一列表会生成相同的棋盘。</translation>
    </message>
    <message>
        <source>Seeds are specific to Boardwright.</source>
        <translation>种子仅适用于 Boardwright。</translation>
    </message>
    <message>
        <source>Seeds are specific to Boardwright: the site follows the same rules but gives a different board.</source>
        <translation>种子仅适用于 Boardwright：网站遵循相同的规则，但会给出不同的棋盘。</translation>
    </message>
    <message>
        <source>Highest possible happiness</source>
        <translation>可能的最高满意度</translation>
    </message>
    <message>
        <source>What the points would be if no rule were in the way of another</source>
        <translation>假如各规则互不妨碍时的分数</translation>
    </message>
    <message>
        <source>Passes the check</source>
        <translation>通过检查</translation>
    </message>
    <message>
        <source>Whether all pieces keep the required rules</source>
        <translation>是否所有棋子都遵守必须的规则</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Cells without a piece</source>
        <translation>没有棋子的格子</translation>
    </message>
    <message>
        <source>XP on the board</source>
        <translation>棋盘上的经验</translation>
    </message>
    <message>
        <source>Experience of all pieces and of what they hold</source>
        <translation>所有棋子及其内容的经验</translation>
    </message>
    <message>
        <source>XP to the highest level</source>
        <translation>升到最高等级所需的经验</translation>
    </message>
    <message>
        <source>Experience that all levels cost together</source>
        <translation>所有等级合计需要的经验</translation>
    </message>
    <message>
        <source>XP to spare</source>
        <translation>多余的经验</translation>
    </message>
    <message>
        <source>Experience on the board beyond that. Below 0: the highest level is out of reach</source>
        <translation>棋盘上超出该数的经验。低于 0：无法达到最高等级</translation>
    </message>
    <message>
        <source>HP of the pieces</source>
        <translation>棋子的生命值</translation>
    </message>
    <message>
        <source>Hit points of all pieces</source>
        <translation>所有棋子的生命值</translation>
    </message>
    <message>
        <source>HP by level</source>
        <translation>各等级的生命值</translation>
    </message>
    <message>
        <source>Hit points that each level gives, from level 1</source>
        <translation>从 1 级起，各等级给予的生命值</translation>
    </message>
    <message>
        <source>HP of a run</source>
        <translation>一局的生命值</translation>
    </message>
    <message>
        <source>Hit points that a run begins with and those of all its levels</source>
        <translation>一局开始时的生命值与所有等级给予的生命值之和</translation>
    </message>
    <message>
        <source>Highest possible</source>
        <translation>可能的最高值</translation>
    </message>
    <message>
        <source>After layer %1</source>
        <translation>第 %1 层之后</translation>
    </message>
    <message>
        <source>Score of the layer</source>
        <translation>该层的得分</translation>
    </message>
    <message>
        <source>Points after the layer of the piece, as a share of the most that were possible then</source>
        <translation>该棋子所在层完成后的分数占当时可能最高分的比例</translation>
    </message>
    <message>
        <source>HP of a new run</source>
        <translation>开局生命值</translation>
    </message>
    <message>
        <source>Hit points that a run begins with</source>
        <translation>一局开始时的生命值</translation>
    </message>
    <message>
        <source>Hit points that reaching level 1 gives; each even level gives one more</source>
        <translation>达到 1 级给予的生命值；每个偶数等级多给一点</translation>
    </message>
    <message>
        <source>Ours</source>
        <translation>我们的</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新</translation>
    </message>
    <message>
        <source>Old</source>
        <translation>旧</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>How many gems a world has, such as 3, 7 or 14. Players collect all of them</source>
        <translation>一个世界有多少宝石，如 3、7 或 14。玩家要全部收集</translation>
    </message>
    <message>
        <source>Process</source>
        <translation>过程</translation>
    </message>
    <message>
        <source>Old joins each zone to any earlier one, New to where players can be. Ours also keeps a way on, and joins the last portals so that all gems can be taken</source>
        <translation>旧过程把每个区域连到任一先前区域，新过程连到玩家能到的地方。我们的过程还保留出路，并使最后的传送门相连后所有宝石都能拿到</translation>
    </message>
    <message>
        <source>How many worlds are made at most until one of them can be won</source>
        <translation>在得到可获胜的世界之前最多生成多少个世界</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>What the zone is called</source>
        <translation>区域的名称</translation>
    </message>
    <message>
        <source>Portals</source>
        <translation>传送门</translation>
    </message>
    <message>
        <source>The ways into the zone and out of it. Each is joined to a portal of another zone</source>
        <translation>进出该区域的通道。每个都与另一区域的传送门相连</translation>
    </message>
    <message>
        <source>What players collect there. A zone without gems is a plain one</source>
        <translation>玩家在那里收集的东西。没有宝石的区域是普通区域</translation>
    </message>
    <message>
        <source>Asserted</source>
        <translation>断言</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>已证明</translation>
    </message>
    <message>
        <source>The zone that the claim is about</source>
        <translation>该声明所述的区域</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>The portal by which players enter</source>
        <translation>玩家进入时经过的传送门</translation>
    </message>
    <message>
        <source>To</source>
        <translation>到</translation>
    </message>
    <message>
        <source>The portal by which they can leave. It may be the same</source>
        <translation>玩家可以离开的传送门，可以是同一个</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>States that must be set for it, such as “key”; “!key” must not be set</source>
        <translation>必须已设置的状态，如“钥匙”；“!钥匙”则必须未设置</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>给予</translation>
    </message>
    <message>
        <source>States that it sets, such as “key”; it unsets “!key”</source>
        <translation>它设置的状态，如“钥匙”；“!钥匙”表示取消</translation>
    </message>
    <message>
        <source>Gems that players can take on the way</source>
        <translation>玩家途中可以拿到的宝石</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Proved: a way through the zone was found. Asserted: the author says so</source>
        <translation>已证明：找到了穿过该区域的路。断言：作者这样说</translation>
    </message>
    <message>
        <source>Zones of worlds</source>
        <translation>世界的区域</translation>
    </message>
    <message>
        <source>The zones that worlds are made of. Claims say how players get through them</source>
        <translation>组成世界的区域。声明说明玩家如何穿过它们</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Ways through a zone: from which portal to which, in which state, and what is taken</source>
        <translation>穿过区域的路：从哪个传送门到哪个，在什么状态下，以及拿到什么</translation>
    </message>
    <message>
        <source>Not reached</source>
        <translation>无法到达</translation>
    </message>
    <message>
        <source>Dead end</source>
        <translation>死路</translation>
    </message>
    <message>
        <source>Not on the walk</source>
        <translation>不在路线上</translation>
    </message>
    <message>
        <source>On the walk</source>
        <translation>在路线上</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Relevant zones</source>
        <translation>相关区域</translation>
    </message>
    <message>
        <source>Share of the zones that the shortest winning walk enters</source>
        <translation>最短获胜路线进入的区域所占的比例</translation>
    </message>
    <message>
        <source>Shortest walk</source>
        <translation>最短路线</translation>
    </message>
    <message>
        <source>The fewest claims that collect all gems and lead back to the start</source>
        <translation>收集全部宝石并返回起点所需的最少声明数</translation>
    </message>
    <message>
        <source>Zones of the world</source>
        <translation>世界的区域</translation>
    </message>
    <message>
        <source>How many zones the world is made of</source>
        <translation>世界由多少个区域组成</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>进入次数</translation>
    </message>
    <message>
        <source>How often the shortest walk enters the zone</source>
        <translation>最短路线进入该区域的次数</translation>
    </message>
    <message>
        <source>Use of the zone</source>
        <translation>区域的用途</translation>
    </message>
    <message>
        <source>Whether players need the zone. From a dead end nobody comes back to the start. Without a needed zone the world cannot be won</source>
        <translation>玩家是否需要该区域。进入死路后无法返回起点。缺少必需的区域，世界就无法获胜</translation>
    </message>
    <message>
        <source>Worlds that can be won</source>
        <translation>可获胜的世界</translation>
    </message>
    <message>
        <source>Boards of zones</source>
        <translation>区域的棋盘</translation>
    </message>
    <message>
        <source>Make a board of the set&apos;s goals for each zone. Gems that are goals are on it</source>
        <translation>用目标集为每个区域生成一个棋盘。本身是目标的宝石会出现在棋盘上</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>How likely the zone is drawn, beside others with gems or without. 0: never</source>
        <translation>与其他有宝石或无宝石的区域相比，抽中该区域的可能性。0：从不</translation>
    </message>
    <message>
        <source>Settings of the zone&apos;s board that differ from the usual, such as &quot;size=4x4&quot; or &quot;mode=ascend size=5&quot;</source>
        <translation>该区域棋盘与通常不同的设置，例如“size=4x4”或“mode=ascend size=5”</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>世界</translation>
    </message>
    <message>
        <source>Zones joined at their portals, so that all gems can be collected on the way back to the start</source>
        <translation>用传送门连接的区域，玩家可以收集全部宝石并返回起点</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>总时间</translation>
    </message>
    <message>
        <source>Minutes that all goals of the board take, one by one</source>
        <translation>棋盘上所有目标逐个完成所需的分钟数</translation>
    </message>
    <message>
        <source>Adjacent pairs</source>
        <translation>相邻对</translation>
    </message>
    <message>
        <source>Pairs of adjacent cells whose goals share a board or line category</source>
        <translation>目标共有棋盘类别或线类别的相邻格子对</translation>
    </message>
    <message>
        <source>Early goals</source>
        <translation>前期目标</translation>
    </message>
    <message>
        <source>Goals in the line that can be done in the early zone</source>
        <translation>该线中可在前期区域完成的目标</translation>
    </message>
    <message>
        <source>Early goals in a line</source>
        <translation>一条线中的前期目标</translation>
    </message>
    <message>
        <source>Goals shared with the seed before</source>
        <translation>与前一个种子共有的目标</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>极差</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Which number the bounds are for, where a board has one for each line, cell or limit</source>
        <translation>当棋盘的每条线、每个格子或每个限制各有一个数值时，界限针对哪个数值</translation>
    </message>
    <message>
        <source>All goals alike</source>
        <translation>所有目标一样常见</translation>
    </message>
    <message>
        <source>A category</source>
        <translation>一个类别</translation>
    </message>
    <message>
        <source>Relaxed boards</source>
        <translation>放宽的棋盘</translation>
    </message>
    <message>
        <source>A number of the board</source>
        <translation>棋盘的一个数值</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>What the boards should be like on average</source>
        <translation>棋盘平均应该是什么样</translation>
    </message>
    <message>
        <source>Each of these goals should appear on this share of boards</source>
        <translation>这些目标中的每一个都应出现在这一比例的棋盘上</translation>
    </message>
    <message>
        <source>Its goals should take this share of the cells</source>
        <translation>其目标应占据这一比例的格子</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>比例 (%)</translation>
    </message>
    <message>
        <source>Goals: of boards. A category: of cells. Relaxed boards: at most. All goals alike need none</source>
        <translation>目标：占棋盘。类别：占格子。放宽的棋盘：至多。所有目标一样常见时无需填写</translation>
    </message>
    <message>
        <source>The number that should be within the bounds</source>
        <translation>应处于界限之内的数值</translation>
    </message>
    <message>
        <source>As many boards as possible have this much</source>
        <translation>尽可能多的棋盘达到这个数</translation>
    </message>
    <message>
        <source>As many boards as possible have no more than this</source>
        <translation>尽可能多的棋盘不超过这个数</translation>
    </message>
    <message>
        <source>Importance</source>
        <translation>重要性</translation>
    </message>
    <message>
        <source>How many times this target counts when settings are compared</source>
        <translation>比较设置时此指标计算多少次</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>What boards should be like on average. Lab &gt; Tune looks for weightings, or other settings, with which they are</source>
        <translation>棋盘平均应该是什么样。“实验室 &gt; 调校”会寻找能做到这一点的权重或其他设置</translation>
    </message>
    <message>
        <source>Weights of zones</source>
        <translation>区域权重</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>迷雾</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>传送</translation>
    </message>
    <message>
        <source>Fog and warps</source>
        <translation>迷雾和传送</translation>
    </message>
    <message>
        <source>Mechanic</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>Sight in fog</source>
        <translation>迷雾中的视野</translation>
    </message>
    <message>
        <source>Topologies tried</source>
        <translation>尝试过的拓扑</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>One way on</source>
        <translation>只有一条出路</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>岔路</translation>
    </message>
    <message>
        <source>Deep fork</source>
        <translation>深岔路</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Fork ratio</source>
        <translation>岔路比例</translation>
    </message>
    <message>
        <source>Share of the route&apos;s cells with two or more ways on</source>
        <translation>路线上有两条或更多出路的格所占的比例</translation>
    </message>
    <message>
        <source>Mean fork depth</source>
        <translation>岔路平均深度</translation>
    </message>
    <message>
        <source>Deep fork ratio</source>
        <translation>深岔路比例</translation>
    </message>
    <message>
        <source>Share of the forks whose wrong turns lead three cells or more on average</source>
        <translation>走错后平均还能走三格或更多的岔路所占的比例</translation>
    </message>
    <message>
        <source>Other solutions seen</source>
        <translation>遇到的其他解</translation>
    </message>
    <message>
        <source>Wrong turns of the route after which all cells were visited nonetheless</source>
        <translation>路线上走错后仍走遍所有格的次数</translation>
    </message>
    <message>
        <source>Open cells</source>
        <translation>开放格</translation>
    </message>
    <message>
        <source>Cells that the route visits</source>
        <translation>路线经过的格</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Cells that were turned into walls</source>
        <translation>变成墙的格</translation>
    </message>
    <message>
        <source>Depth of wrong turns</source>
        <translation>走错深度</translation>
    </message>
    <message>
        <source>At forks: how many cells a wrong turn leads on, on average</source>
        <translation>在岔路处：走错后平均还能走多少格</translation>
    </message>
    <message>
        <source>Forks</source>
        <translation>岔路</translation>
    </message>
    <message>
        <source>Where the route has two or more ways on, and where wrong turns lead far</source>
        <translation>路线上哪里有两条或更多出路，哪里走错会走得很远</translation>
    </message>
    <message>
        <source>Topologies</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Rejected topologies</source>
        <translation>被舍弃的拓扑</translation>
    </message>
    <message>
        <source>Boards made</source>
        <translation>生成的棋盘</translation>
    </message>
    <message>
        <source>Rejected: no room for warps</source>
        <translation>已舍弃：放不下传送</translation>
    </message>
    <message>
        <source>Rejected: in parts</source>
        <translation>已舍弃：互不连通</translation>
    </message>
    <message>
        <source>Rejected: colours do not alternate</source>
        <translation>已舍弃：颜色无法交替</translation>
    </message>
    <message>
        <source>Rejected: too many dead ends</source>
        <translation>已舍弃：死路过多</translation>
    </message>
    <message>
        <source>Rejected: no cell to start at</source>
        <translation>已舍弃：没有可作起点的格</translation>
    </message>
    <message>
        <source>Rejected: all starts failed</source>
        <translation>已舍弃：所有起点都失败</translation>
    </message>
    <message>
        <source>Rejected: search given up</source>
        <translation>已舍弃：放弃搜索</translation>
    </message>
    <message>
        <source>Rejected: no route exists</source>
        <translation>已舍弃：不存在路线</translation>
    </message>
    <message>
        <source>Rejected: too few forks</source>
        <translation>已舍弃：岔路过少</translation>
    </message>
    <message>
        <source>Rejected: forks too shallow</source>
        <translation>已舍弃：岔路过浅</translation>
    </message>
    <message>
        <source>Topologies short of walls</source>
        <translation>墙数不足的拓扑</translation>
    </message>
    <message>
        <source>Boards without the mechanic drawn</source>
        <translation>未用上所抽机制的棋盘</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>尝试的起点</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>搜索步数</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Parity</source>
        <translation>奇偶</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>As in the tier</source>
        <translation>按等级</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>How difficult the board is</source>
        <translation>棋盘有多难</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>寻路方式</translation>
    </message>
    <message>
        <source>Plain tries starts one after the other. Parity first rules out boards and starts that cannot have a route. Hybrid also steps back when all starts fail</source>
        <translation>“普通”逐个尝试起点。“奇偶”先排除不可能有路线的棋盘和起点。“混合”在所有起点都失败时还会回退</translation>
    </message>
    <message>
        <source>Wrong turns count</source>
        <translation>走错计算</translation>
    </message>
    <message>
        <source>How far a wrong turn is followed: until no step is left, or until the rest can no longer be visited for sure</source>
        <translation>走错后跟踪到哪里：直到无步可走，或直到其余的格确定无法走完</translation>
    </message>
    <message>
        <source>Put goals of the set on the cells, early ones where the route starts</source>
        <translation>将目标集中的目标放到格上，前期的放在路线开始处</translation>
    </message>
    <message>
        <source>Sculpted</source>
        <translation>雕琢</translation>
    </message>
    <message>
        <source>Eroded grids with a route through every cell, and goals along it</source>
        <translation>经侵蚀的网格，有一条经过每一格的路线，目标沿路线排列</translation>
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
        <translation>最小尺寸</translation>
    </message>
    <message>
        <source>The smallest board of the tier: columns and rows</source>
        <translation>该等级最小的棋盘：列数和行数</translation>
    </message>
    <message>
        <source>Largest size</source>
        <translation>最大尺寸</translation>
    </message>
    <message>
        <source>The largest board of the tier: columns and rows</source>
        <translation>该等级最大的棋盘：列数和行数</translation>
    </message>
    <message>
        <source>Walls from (%)</source>
        <translation>墙比例下限 (%)</translation>
    </message>
    <message>
        <source>The smallest share of cells that become walls</source>
        <translation>变成墙的格的最小比例</translation>
    </message>
    <message>
        <source>Walls to (%)</source>
        <translation>墙比例上限 (%)</translation>
    </message>
    <message>
        <source>The largest share of cells that become walls</source>
        <translation>变成墙的格的最大比例</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>How often a wall goes where no other wall is beside it</source>
        <translation>墙放在旁边没有其他墙之处的频率</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>聚集</translation>
    </message>
    <message>
        <source>How often a wall goes beside another wall</source>
        <translation>墙放在其他墙旁边的频率</translation>
    </message>
    <message>
        <source>Edge nibble</source>
        <translation>蚕食边缘</translation>
    </message>
    <message>
        <source>How often a wall goes to the outline of the board, inwards from its edge</source>
        <translation>墙放在棋盘轮廓上、由边缘向内的频率</translation>
    </message>
    <message>
        <source>From corners</source>
        <translation>从角</translation>
    </message>
    <message>
        <source>How often a route starts in a corner of the grid</source>
        <translation>路线从网格的角开始的频率</translation>
    </message>
    <message>
        <source>From the edge</source>
        <translation>从边缘</translation>
    </message>
    <message>
        <source>How often a route starts at the grid&apos;s edge</source>
        <translation>路线从网格边缘开始的频率</translation>
    </message>
    <message>
        <source>From inside</source>
        <translation>从内部</translation>
    </message>
    <message>
        <source>How often a route starts away from the grid&apos;s edge</source>
        <translation>路线从网格内部（不在边缘）开始的频率</translation>
    </message>
    <message>
        <source>From fewest ways</source>
        <translation>从出路最少处</translation>
    </message>
    <message>
        <source>How often a route starts where the fewest ways lead on</source>
        <translation>路线从出路最少处开始的频率</translation>
    </message>
    <message>
        <source>How often a board has neither fog nor warps</source>
        <translation>棋盘既无迷雾也无传送的频率</translation>
    </message>
    <message>
        <source>How often a board has fog, but no warps</source>
        <translation>棋盘有迷雾但无传送的频率</translation>
    </message>
    <message>
        <source>How often a board has warps, but no fog</source>
        <translation>棋盘有传送但无迷雾的频率</translation>
    </message>
    <message>
        <source>How often a board has both fog and warps</source>
        <translation>棋盘既有迷雾也有传送的频率</translation>
    </message>
    <message>
        <source>How many steps from the head of the route cells can be seen in fog</source>
        <translation>迷雾中能看见距路线前端多少步以内的格</translation>
    </message>
    <message>
        <source>Pairs of warps</source>
        <translation>传送数（对）</translation>
    </message>
    <message>
        <source>How many pairs of warps a board with warps has</source>
        <translation>有传送的棋盘有多少对传送</translation>
    </message>
    <message>
        <source>Span of warps</source>
        <translation>传送跨度</translation>
    </message>
    <message>
        <source>How far apart the ends of a warp are at least: rows and columns together</source>
        <translation>传送两端至少相距多远：行数与列数之和</translation>
    </message>
    <message>
        <source>Least fork ratio (%)</source>
        <translation>最低岔路比例 (%)</translation>
    </message>
    <message>
        <source>Boards with a smaller share of forks along the route are rejected</source>
        <translation>路线上岔路比例更小的棋盘会被舍弃</translation>
    </message>
    <message>
        <source>Least fork depth</source>
        <translation>最低岔路深度</translation>
    </message>
    <message>
        <source>Boards whose wrong turns lead less far on average are rejected</source>
        <translation>走错后平均走得更近的棋盘会被舍弃</translation>
    </message>
    <message>
        <source>Solutions for hints</source>
        <translation>提示所用的解数</translation>
    </message>
    <message>
        <source>How many solutions a hint looks at</source>
        <translation>一次提示查看多少个解</translation>
    </message>
    <message>
        <source>Fork ratio from (%)</source>
        <translation>岔路比例指标下限 (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at least this share of forks</source>
        <translation>调校会寻找岔路比例不低于此值的棋盘</translation>
    </message>
    <message>
        <source>Fork ratio to (%)</source>
        <translation>岔路比例指标上限 (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at most this share of forks</source>
        <translation>调校会寻找岔路比例不高于此值的棋盘</translation>
    </message>
    <message>
        <source>Fork depth from</source>
        <translation>岔路深度指标下限</translation>
    </message>
    <message>
        <source>The tuner looks for boards whose wrong turns lead at least so far on average</source>
        <translation>调校会寻找走错后平均至少能走这么远的棋盘</translation>
    </message>
    <message>
        <source>Fork depth to</source>
        <translation>岔路深度指标上限</translation>
    </message>
    <message>
        <source>The tuner looks for boards whose wrong turns lead at most so far on average</source>
        <translation>调校会寻找走错后平均至多能走这么远的棋盘</translation>
    </message>
    <message>
        <source>Deep forks from (%)</source>
        <translation>深岔路比例指标下限 (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at least this share of deep forks among forks</source>
        <translation>调校会寻找深岔路占岔路的比例不低于此值的棋盘</translation>
    </message>
    <message>
        <source>Deep forks to (%)</source>
        <translation>深岔路比例指标上限 (%)</translation>
    </message>
    <message>
        <source>The tuner looks for boards with at most this share of deep forks among forks</source>
        <translation>调校会寻找深岔路占岔路的比例不高于此值的棋盘</translation>
    </message>
    <message>
        <source>How sculpted boards of a tier are made, in place of Boardwright&apos;s own numbers</source>
        <translation>某一等级的雕琢棋盘如何生成，取代 Boardwright 自带的数值</translation>
    </message>
    <message>
        <source>Until stuck</source>
        <translation>直到无路可走</translation>
    </message>
    <message>
        <source>Until provably dead</source>
        <translation>直到确定无解</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>教程</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Difficulty tiers</source>
        <translation>难度等级</translation>
    </message>
    <message>
        <source>Bingosync: randomized list</source>
        <translation>Bingosync：随机列表</translation>
    </message>
    <message>
        <source>A list of goals for a custom room of the type Randomized. A range becomes a goal for each value.</source>
        <translation>用于 Randomized 类型自定义房间的目标列表。取值范围会变成每个值一个目标。</translation>
    </message>
    <message>
        <source>Bingosync: SRL v5 list</source>
        <translation>Bingosync：SRL v5 列表</translation>
    </message>
    <message>
        <source>25 tiers of goals with types, for a custom room of the type SRL v5.</source>
        <translation>25 个等级的目标及其类型，用于 SRL v5 类型的自定义房间。</translation>
    </message>
    <message>
        <source>Bingosync: Isaac list</source>
        <translation>Bingosync：Isaac 列表</translation>
    </message>
    <message>
        <source>Four tiers of goals with types, for a custom room of the type Isaac. A board has 10, 10, 4 and 1 goals of them.</source>
        <translation>四个等级的目标及其类型，用于 Isaac 类型的自定义房间。一块棋盘各取 10、10、4 和 1 个目标。</translation>
    </message>
    <message>
        <source>Classic list (JavaScript)</source>
        <translation>经典列表（JavaScript）</translation>
    </message>
    <message>
        <source>25 tiers of goals with types, as the classic bingo pages read them.</source>
        <translation>25 个等级的目标及其类型，供经典宾果页面读取。</translation>
    </message>
    <message>
        <source>PlayBingo: SRL v5 list</source>
        <translation>PlayBingo：SRL v5 列表</translation>
    </message>
    <message>
        <source>The classic list without its first line, for PlayBingo&apos;s box &quot;SRL v5&quot;.</source>
        <translation>去掉首行的经典列表，用于 PlayBingo 的“SRL v5”输入框。</translation>
    </message>
    <message>
        <source>PlayBingo: list</source>
        <translation>PlayBingo：列表</translation>
    </message>
    <message>
        <source>Goals with description, categories and difficulty, for PlayBingo&apos;s box &quot;List&quot;.</source>
        <translation>带说明、类别和难度的目标，用于 PlayBingo 的“List”输入框。</translation>
    </message>
    <message>
        <source>Bingosync: fixed board</source>
        <translation>Bingosync：固定棋盘</translation>
    </message>
    <message>
        <source>This board of 25 goals, for a custom room of the type Fixed Board.</source>
        <translation>这块有 25 个目标的棋盘，用于 Fixed Board 类型的自定义房间。</translation>
    </message>
    <message>
        <source>Caravan: board</source>
        <translation>Caravan：棋盘</translation>
    </message>
    <message>
        <source>This board of 36 goals, for Caravan.</source>
        <translation>这块有 36 个目标的棋盘，用于 Caravan。</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>表格（CSV）</translation>
    </message>
    <message>
        <source>All columns of all goals as comma-separated values, for spreadsheets.</source>
        <translation>所有目标的所有列，以逗号分隔，供电子表格使用。</translation>
    </message>
    <message>
        <source>Table (TSV)</source>
        <translation>表格（TSV）</translation>
    </message>
    <message>
        <source>All columns of all goals as tab-separated values, for programs and the clipboard.</source>
        <translation>所有目标的所有列，以制表符分隔，供程序和剪贴板使用。</translation>
    </message>
    <message>
        <source>Wrong turn: %1. After that, the rest cannot all be visited.</source>
        <translation>走错：%1。此后其余格子无法全部走到。</translation>
    </message>
    <message>
        <source>Wrong turn: %1. After that, no step is left.</source>
        <translation>走错：%1。此后无路可走。</translation>
    </message>
    <message>
        <source>Another solution goes on with %1.</source>
        <translation>另一个解接着走%1。</translation>
    </message>
    <message>
        <source>How many cells a wrong turn leads on before it ends, on average</source>
        <translation>走错后平均还能走多少格才到尽头</translation>
    </message>
    <message>
        <source>The winning walk goes on to its next gem: %1.</source>
        <translation>获胜路线继续前往下一颗宝石：%1。</translation>
    </message>
    <message>
        <source>The winning walk goes back to the start: %1.</source>
        <translation>获胜路线返回起点：%1。</translation>
    </message>
    <message>
        <source>Draws From</source>
        <translation>抽取依据</translation>
    </message>
    <message>
        <source>The text that boards draw this goal by, as it was before it was reworded. Clear it to draw by the goal itself; boards then change</source>
        <translation>棋盘抽取此目标所依据的文本，即改写之前的文本。清空后按目标本身抽取，棋盘会随之变化</translation>
    </message>
    <message>
        <source>Rank of Draws</source>
        <translation>抽取次序</translation>
    </message>
    <message>
        <source>The place among goals that are drawn by the same text, from 0</source>
        <translation>在按相同文本抽取的目标中的位置，从 0 开始</translation>
    </message>
    <message>
        <source>Kept draws</source>
        <translation>保留的抽取</translation>
    </message>
    <message>
        <source>Enabled goals that zones, forced positions and board limits allow here. The funnel of a cell counts later: the goals of the pool that fitted when the cell was filled</source>
        <translation>按区段、固定位置和棋盘上限，可放在此处的已启用目标。格子的漏斗统计得更晚：填入该格时仍合适的候选池目标</translation>
    </message>
    <message>
        <source>Goals that still fit</source>
        <translation>仍可放入的目标</translation>
    </message>
    <message>
        <source>Goals of the pool that the full board left out and that could be here as well without breaking a rule. The funnel of a cell counts earlier: when the cell was filled</source>
        <translation>未上满棋盘、但也能放在此处而不违反规则的候选池目标。格子的漏斗统计得更早：在填入该格时</translation>
    </message>
    <message>
        <source>Goals that still fit a cell</source>
        <translation>单格仍可放入的目标</translation>
    </message>
    <message>
        <source>Sprite</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Its picture in the game, if that is not the one of its kind</source>
        <translation>它在游戏中的图像，如果不是其种类的图像</translation>
    </message>
    <message>
        <source>HP in turn</source>
        <translation>轮流的生命</translation>
    </message>
    <message>
        <source>Hit points of the first such piece on a board, the second and so on, separated by spaces, again and again; in place of HP</source>
        <translation>棋盘上第一个此类棋子、第二个等的生命值，以空格分隔，循环使用；代替“生命”</translation>
    </message>
    <message>
        <source>Positions listed</source>
        <translation>列出位置</translation>
    </message>
    <message>
        <source>Files with boards list where all pieces of its kind are</source>
        <translation>棋盘文件列出该种类所有棋子的位置</translation>
    </message>
    <message>
        <source>How many shapes were sculpted until one passed. After fifty, a board without fog and warps is tried fifty times more if these were drawn; else there is no board</source>
        <translation>雕刻了多少个形状才有一个通过。五十个之后，如果抽到的是迷雾或传送，则再尝试五十次没有它们的棋盘；否则没有棋盘</translation>
    </message>
    <message>
        <source>Kind of category</source>
        <translation>类别的种类</translation>
    </message>
    <message>
        <source>Limit (%)</source>
        <translation>上限 (%)</translation>
    </message>
    <message>
        <source>Appears (%)</source>
        <translation>出现率 (%)</translation>
    </message>
    <message>
        <source>Bingosync</source>
        <translation>Bingosync</translation>
    </message>
    <message>
        <source>The very boards that Bingosync makes of this list, for each seed of a room</source>
        <translation>Bingosync 用此列表为房间的每个种子生成的棋盘</translation>
    </message>
    <message>
        <source>Bingosync: list as the site has it</source>
        <translation>Bingosync:与网站一致的列表</translation>
    </message>
    <message>
        <source>The goals in the order of the list, with their tiers and types, for the boards that the site itself makes.</source>
        <translation>按列表顺序排列的目标及其级别和类型,用于网站自己生成的棋盘。</translation>
    </message>
    <message>
        <source>Clash of the board</source>
        <translation>棋盘冲突</translation>
    </message>
    <message>
        <source>How much goals share types with goals of their lines that the site placed before</source>
        <translation>目标与网站先前放在同一线上的目标共享类型的程度</translation>
    </message>
    <message>
        <source>Clash</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>How much the goal shares types with goals of its lines that the site placed before. The site promises 0 and does not say when it is more</source>
        <translation>目标与网站先前放在同一线上的目标共享类型的程度。网站承诺为 0,超过时不会说明</translation>
    </message>
    <message>
        <source>Lines with a shared type</source>
        <translation>有共享类型的线</translation>
    </message>
    <message>
        <source>Rows, columns and diagonals in which two goals share a type</source>
        <translation>有两个目标共享类型的行、列和对角线</translation>
    </message>
    <message>
        <source>Pairs with a shared type</source>
        <translation>共享类型的目标对</translation>
    </message>
    <message>
        <source>Pairs of goals in the line that share a type</source>
        <translation>线上共享类型的目标对</translation>
    </message>
    <message>
        <source>Repeated goals</source>
        <translation>重复的目标</translation>
    </message>
    <message>
        <source>Cells with a goal that stands in an earlier cell, too</source>
        <translation>目标也出现在前面格子中的格子</translation>
    </message>
    <message>
        <source>Sum of tiers</source>
        <translation>级别之和</translation>
    </message>
    <message>
        <source>Of the goals in the line. Where each tier has one cell, it is 65 in every line</source>
        <translation>线上目标的级别之和。每个级别占一格时,每条线都是 65</translation>
    </message>
    <message>
        <source>Tiers of goals</source>
        <translation>目标的级别</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>长</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Which tiers a board has: all, the easier half, or the harder half</source>
        <translation>棋盘包含哪些级别:全部、较容易的一半或较难的一半</translation>
    </message>
    <message>
        <source>SRL v5</source>
        <translation>SRL v5</translation>
    </message>
    <message>
        <source>SRL v5 blackout</source>
        <translation>SRL v5 全板</translation>
    </message>
    <message>
        <source>Randomized</source>
        <translation>随机</translation>
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
        <translation>v8(含子类型)</translation>
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
        <translation>网站对此列表使用哪一种生成器</translation>
    </message>
    <message>
        <source>How hard the goal is: 1 to 25, or 1 to 4 in lists for Isaac. 0: it has no tier</source>
        <translation>目标的难度:1 到 25;Isaac 列表为 1 到 4。0:没有级别</translation>
    </message>
    <message>
        <source>What the goal is about. Goals of equal types are kept out of one line where the site can; the first type counts most</source>
        <translation>目标的主题。网站会尽量不让同类型的目标出现在同一条线上;第一个类型最重要</translation>
    </message>
    <message>
        <source>Types that count only beside the types of other goals; v8 with subtypes</source>
        <translation>只与其他目标的类型相比较的类型;v8(含子类型)</translation>
    </message>
    <message>
        <source>A board has one goal of a group at most; LADX</source>
        <translation>每个棋盘最多有一个同组目标;LADX</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>子目标</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What other goals of the list call this one; synerGen</source>
        <translation>列表中其他目标对此目标的称呼;synerGen</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Keys of goals that do not come after this one; synerGen</source>
        <translation>此目标之后不再出现的目标的键;synerGen</translation>
    </message>
    <message>
        <source>Keys of goals, and names of groups, that this goal makes more likely; synerGen</source>
        <translation>此目标会使其更常出现的目标键和组名;synerGen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>What the goal takes of the highest score of a board; synerGen</source>
        <translation>目标占用棋盘最高分数的多少;synerGen</translation>
    </message>
    <message>
        <source>Without types</source>
        <translation>无类型</translation>
    </message>
    <message>
        <source>The list says nothing of types, not even that there are none. Beside a goal with types, boards of the kind v8 cannot be made</source>
        <translation>列表没有提到类型,甚至没有说明没有类型。与有类型的目标相邻时,无法生成 v8 棋盘</translation>
    </message>
    <message>
        <source>Bare types</source>
        <translation>无引号类型</translation>
    </message>
    <message>
        <source>Which of the types the list writes without quotation marks, such as numbers: 1 is the first</source>
        <translation>列表中不带引号的类型(如数字):1 表示第一个</translation>
    </message>
    <message>
        <source>Bare subtypes</source>
        <translation>无引号子类型</translation>
    </message>
    <message>
        <source>Which of the subtypes the list writes without quotation marks</source>
        <translation>列表中不带引号的子类型</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>One of the types of goals</source>
        <translation>目标的类型之一</translation>
    </message>
    <message>
        <source>How many goals of the type a board has; synerGen</source>
        <translation>棋盘最多有多少个该类型的目标;synerGen</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>最高分数</translation>
    </message>
    <message>
        <source>The most that the scores of a board&apos;s goals add up to; synerGen</source>
        <translation>棋盘目标分数之和的上限;synerGen</translation>
    </message>
    <message>
        <source>What the site&apos;s list says of each goal</source>
        <translation>网站列表对每个目标的说明</translation>
    </message>
    <message>
        <source>How many goals of a type a board has at most; synerGen</source>
        <translation>棋盘上某类型目标的最多数量;synerGen</translation>
    </message>
    <message>
        <source>What the site&apos;s list says once</source>
        <translation>网站列表的整体说明</translation>
    </message>
    <message>
        <source>Seeds are those of the site: a room with this seed and list gets this board.</source>
        <translation>种子与网站一致:使用此种子和列表的房间会得到此棋盘。</translation>
    </message>
    <message>
        <source>A line has four such goals at most where the site can; v8</source>
        <translation>网站会尽量让每条线最多有四个此类目标;v8</translation>
    </message>
    <message>
        <source>Clash of the cell</source>
        <translation>格子冲突</translation>
    </message>
    <message>
        <source>Game mode of the board. In a blackout, no two goals may have much in common. &quot;Short blackout, normal list&quot; is what Bingosync makes of a short blackout</source>
        <translation>棋盘的游戏模式。全满模式中任意两个目标都不能有太多共同点。“短局全满，普通列表”就是 Bingosync 的短局全满</translation>
    </message>
    <message>
        <source>Short blackout, normal list</source>
        <translation>短局全满，普通列表</translation>
    </message>
    <message>
        <source>The share of boards you want. The weighting that gives it is searched for.</source>
        <translation>想要的棋盘占比。将查找对应的权重。</translation>
    </message>
    <message>
        <source>PlayBingo: list as the site has it</source>
        <translation>PlayBingo：与网站一致的列表</translation>
    </message>
    <message>
        <source>The goals in the order of the list, with difficulties, categories, tags and the settings of the generator, for the boards that the site itself makes.</source>
        <translation>按列表顺序的目标，带有难度、类别、标签和生成器设置，用于网站自己生成的棋盘。</translation>
    </message>
    <message>
        <source>Sum of difficulties</source>
        <translation>难度之和</translation>
    </message>
    <message>
        <source>Of the goals in the line. With the layout SRL v5 it is 65 in every line</source>
        <translation>该线上各目标的难度之和。使用 SRL v5 布局时每条线都是 65</translation>
    </message>
    <message>
        <source>Difficulties of goals</source>
        <translation>目标的难度</translation>
    </message>
    <message>
        <source>Those of the list</source>
        <translation>列表自身的</translation>
    </message>
    <message>
        <source>Synergize categories</source>
        <translation>增强类别协同</translation>
    </message>
    <message>
        <source>Keep maxima of categories</source>
        <translation>遵守类别上限</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Adjustments</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>What each goal of a board does to those that may follow</source>
        <translation>棋盘上的每个目标对后续可选目标的影响</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>筛选条件</translation>
    </message>
    <message>
        <source>Boards use only goals that pass the filters of the list</source>
        <translation>棋盘只使用通过列表筛选的目标</translation>
    </message>
    <message>
        <source>PlayBingo</source>
        <translation>PlayBingo</translation>
    </message>
    <message>
        <source>The very boards that PlayBingo makes of this list, for each seed of a room</source>
        <translation>PlayBingo 用此列表为房间的每个种子生成的棋盘</translation>
    </message>
    <message>
        <source>What the site calls the goal; cells of a custom layout name it by that</source>
        <translation>网站对该目标的称呼；自定义布局的格子用它指代目标</translation>
    </message>
    <message>
        <source>How hard the goal is: 1 to 25 for the layout SRL v5, 1 to 4 for Isaac</source>
        <translation>目标的难度：SRL v5 布局为 1 到 25，Isaac 为 1 到 4</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What the goal is about. The line rule keeps goals of equal categories out of one line where the site can; the first category counts most</source>
        <translation>目标的主题。线规则会尽量不让同类别的目标出现在同一条线上；第一个类别权重最大</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>What filters tell goals by</source>
        <translation>筛选条件用来区分目标的依据</translation>
    </message>
    <message>
        <source>What the site calls it; without one, the name is its id</source>
        <translation>网站对它的称呼；没有标识时以名称为标识</translation>
    </message>
    <message>
        <source>What goals and filters call it</source>
        <translation>目标和筛选条件对它的称呼</translation>
    </message>
    <message>
        <source>How many of its goals a board has if the site keeps maxima; 0 or less: any number</source>
        <translation>网站遵守上限时棋盘上该类别目标的数量；0 或更小：不限</translation>
    </message>
    <message>
        <source>One of the categories</source>
        <translation>任一类别</translation>
    </message>
    <message>
        <source>One of the tags</source>
        <translation>任一标签</translation>
    </message>
    <message>
        <source>None of the tags</source>
        <translation>不含任何标签</translation>
    </message>
    <message>
        <source>By</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>What a goal has to have, so that boards may use it</source>
        <translation>目标须具备什么，棋盘才能使用它</translation>
    </message>
    <message>
        <source>The lowest difficulty of goals that pass</source>
        <translation>通过的目标的最低难度</translation>
    </message>
    <message>
        <source>The highest difficulty of goals that pass</source>
        <translation>通过的目标的最高难度</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>The categories or tags</source>
        <translation>类别或标签</translation>
    </message>
    <message>
        <source>Any goal</source>
        <translation>任意目标</translation>
    </message>
    <message>
        <source>This goal</source>
        <translation>此目标</translation>
    </message>
    <message>
        <source>What may stand in the cell; cells are listed row by row</source>
        <translation>该格子可放置的内容；格子按行列出</translation>
    </message>
    <message>
        <source>The difficulty that its goal has</source>
        <translation>其目标的难度</translation>
    </message>
    <message>
        <source>The category that its goal has</source>
        <translation>其目标的类别</translation>
    </message>
    <message>
        <source>The id of the goal that stands there</source>
        <translation>放在那里的目标的标识</translation>
    </message>
    <message>
        <source>How many goals of the difficulty a board has</source>
        <translation>棋盘上该难度的目标数量</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>How many cells a row of the custom layout has</source>
        <translation>自定义布局每行的格子数</translation>
    </message>
    <message>
        <source>What the site does after each goal, in order: synergize makes goals of its categories more likely, board-type-max keeps the maxima of categories</source>
        <translation>网站在每个目标之后依次执行的操作：synergize 使同类别目标更可能出现，board-type-max 遵守类别上限</translation>
    </message>
    <message>
        <source>The categories of the site&apos;s list</source>
        <translation>网站列表的类别</translation>
    </message>
    <message>
        <source>The tags of the site&apos;s list</source>
        <translation>网站列表的标签</translation>
    </message>
    <message>
        <source>Boards use the goals that pass all of these</source>
        <translation>棋盘使用通过所有这些条件的目标</translation>
    </message>
    <message>
        <source>Custom layout</source>
        <translation>自定义布局</translation>
    </message>
    <message>
        <source>The cells of the custom layout, row by row</source>
        <translation>自定义布局的格子，按行列出</translation>
    </message>
    <message>
        <source>Difficulties</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>How many goals of each difficulty a board of the difficulty distribution has</source>
        <translation>难度分布棋盘上各难度的目标数量</translation>
    </message>
    <message>
        <source>The settings of the site&apos;s generator</source>
        <translation>网站生成器的设置</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Difficulty distribution</source>
        <translation>难度分布</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Which goals may stand in which cells of a board</source>
        <translation>棋盘的哪些格子可放哪些目标</translation>
    </message>
    <message>
        <source>Line rule</source>
        <translation>线规则</translation>
    </message>
    <message>
        <source>Each cell gets a goal that shares as few categories with its lines as there is</source>
        <translation>每个格子放入与其所在各线共享类别最少的目标</translation>
    </message>
    <message>
        <source>Copies of goals</source>
        <translation>目标的份数</translation>
    </message>
    <message>
        <source>How often the list has the goal: twice makes it more likely, and 0 leaves it out. A goal with a key stands once</source>
        <translation>列表中该目标出现的次数：两次会更容易出现，0 表示不列入。有键的目标只出现一次</translation>
    </message>
    <message>
        <source>Bingosync: list in its own JavaScript</source>
        <translation>Bingosync：保留原有 JavaScript 的列表</translation>
    </message>
    <message>
        <source>The script that the list was opened from. All but the goals that changed keeps its text.</source>
        <translation>打开列表时所用的脚本。除更改过的目标外，其余文本保持不变。</translation>
    </message>
    <message>
        <source>Types of goals</source>
        <translation>目标的类型</translation>
    </message>
    <message>
        <source>Categories of goals</source>
        <translation>目标的类别</translation>
    </message>
</context>
<context>
    <name>boardwright::FileBoards</name>
    <message>
        <source>Being made…</source>
        <comment>a board</comment>
        <translation>正在生成…</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Made again</source>
        <comment>of a board, compared with the file</comment>
        <translation>重新生成的结果</translation>
    </message>
</context>
<context>
    <name>boardwright::FileChanges</name>
    <message>
        <source>Could not reload %1: %2</source>
        <translation>无法重新加载 %1：%2</translation>
    </message>
    <message>
        <source>%1 was changed by another program, and you have unsaved changes. Reloading can be undone.</source>
        <translation>%1 已被其他程序更改，而这里有未保存的更改。重新加载可以撤销。</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 已被其他程序更改。</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新加载(&amp;R)</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>&amp;Keep Mine</source>
        <translation>保留我的更改(&amp;K)</translation>
    </message>
    <message>
        <source>%1 was deleted or moved by another program.</source>
        <translation>%1 已被其他程序删除或移走。</translation>
    </message>
    <message>
        <source>&amp;Save Again</source>
        <translation>重新保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>boardwright::FileComparison</name>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>In this set</source>
        <translation>此目标集中</translation>
    </message>
</context>
<context>
    <name>boardwright::FileExport</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>boardwright::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save a &amp;Copy…</source>
        <translation>保存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>Re&amp;vert to Saved</source>
        <translation>恢复到已保存的版本(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Properties…</source>
        <translation>属性(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Open &amp;Board…</source>
        <translation>打开棋盘(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Import from C&amp;lipboard…</source>
        <translation>从剪贴板导入(&amp;L)…</translation>
    </message>
    <message>
        <source>Cop&amp;y For</source>
        <translation>复制到网站(&amp;Y)</translation>
    </message>
    <message>
        <source>Prin&amp;t Board…</source>
        <translation>打印棋盘(&amp;T)…</translation>
    </message>
    <message>
        <source>Compare with &amp;File…</source>
        <translation>与文件比较(&amp;F)…</translation>
    </message>
    <message>
        <source>List every difference from the set in a file</source>
        <translation>列出与文件中目标集的所有差异</translation>
    </message>
    <message>
        <source>Con&amp;vert to a Boardwright Set…</source>
        <translation>转换为 Boardwright 目标集(&amp;V)…</translation>
    </message>
    <message>
        <source>Make categories and difficulties of the list&apos;s types and tiers, for boards of your own</source>
        <translation>把列表的类型和级别变成类别和难度，用于您自己的棋盘</translation>
    </message>
    <message>
        <source>The Site&apos;s &amp;Form: List, Kind, Seed</source>
        <translation>网站表单(&amp;F)：列表、类型、种子</translation>
    </message>
</context>
<context>
    <name>boardwright::FileWords</name>
    <message>
        <source>null</source>
        <translation>空值（null）</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>布尔值（true 或 false）</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>text in double quotes</source>
        <translation>双引号内的文本</translation>
    </message>
    <message>
        <source>a list in [ ]</source>
        <translation>[ ] 内的列表</translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation>{ } 内的对象</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>应为一个值</translation>
    </message>
    <message>
        <source>expected a key in double quotes (and no comma before a closing brace)</source>
        <translation>应为双引号内的键（右花括号之前也不能有逗号）</translation>
    </message>
    <message>
        <source>expected a colon between a key and its value</source>
        <translation>键与值之间应有冒号</translation>
    </message>
    <message>
        <source>expected a comma or a closing brace }</source>
        <translation>应为逗号或右花括号 }</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket ]</source>
        <translation>应为逗号或右方括号 ]</translation>
    </message>
    <message>
        <source>expected a comma or a closing bracket after a number</source>
        <translation>数字之后应为逗号或右括号</translation>
    </message>
    <message>
        <source>expected the end of the file: the goal set has already ended</source>
        <translation>此处不应再有内容：目标集在此之前已经结束</translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation>文件过早结束，可能缺少一部分</translation>
    </message>
    <message>
        <source>texts must be in double quotes (&quot;)</source>
        <translation>文本应写在双引号 (&quot;) 内</translation>
    </message>
    <message>
        <source>expected a digit</source>
        <translation>应为一个数位</translation>
    </message>
    <message>
        <source>numbers must not have leading zeros</source>
        <translation>数字不能有前导零</translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation>文本中的控制字符必须写成转义形式，例如 \n 或 \t</translation>
    </message>
    <message>
        <source>expected one of &quot; \ / b f n r t u after a backslash</source>
        <translation>反斜杠之后应为 &quot; \ / b f n r t u 之一</translation>
    </message>
    <message>
        <source>expected four hexadecimal digits after \u</source>
        <translation>\u 之后应为四个十六进制数位</translation>
    </message>
    <message>
        <source>incomplete character: \u surrogates come in pairs</source>
        <translation>字符不完整：\u 代理项必须成对出现</translation>
    </message>
    <message>
        <source>control characters are not allowed here</source>
        <translation>此处不允许控制字符</translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; remove them</source>
        <translation>JSON 不允许注释，请将其删除</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>这不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>This is not valid JSON: found %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation>这不是有效的 JSON：此处是 %1，但%2。</translation>
    </message>
    <message>
        <source>Brackets are nested more than %1 levels deep here. This is not a goal set, or it is damaged.</source>
        <translation>此处的括号嵌套超过 %1 层。这不是目标集，或者文件已损坏。</translation>
    </message>
    <message>
        <source>The file contains more than %1 values. This is not a goal set, or it is damaged.</source>
        <translation>文件中的值超过 %1 个。这不是目标集，或者文件已损坏。</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation>这不是 UTF-8 文本。请在生成该文件的程序中将其另存为 UTF-8。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but is %3.</source>
        <translation>“%1”应为%2，但此处是%3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but is %4.</source>
        <translation>“%1”应为 %2 到 %3 之间的整数，但此处是 %4。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has the unknown value &quot;%2&quot;. Known values: %3.</source>
        <translation>“%1”的值“%2”未知。已知的值有：%3。</translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation>这是 JSON，但不是 lockout.live 的目标集：缺少“%1”。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; appears twice in one object. The last one counts; remove the other.</source>
        <translation>键“%1”在同一个对象中出现了两次。以最后一个为准，请删除另一个。</translation>
    </message>
    <message>
        <source>The file &quot;%1&quot; does not exist.</source>
        <translation>文件“%1”不存在。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation>“%1”是文件夹。请选择其中的一个文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a regular file but a device, a pipe or a socket.</source>
        <translation>“%1”不是普通文件，而是设备、管道或套接字。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read: %2.</source>
        <translation>无法读取“%1”：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be written: %2. Save under another name or in another folder.</source>
        <translation>无法写入“%1”：%2。请用其他名称或在其他文件夹中保存。</translation>
    </message>
    <message>
        <source>The file is larger than %1. This is not a goal set, or it is damaged.</source>
        <translation>文件大于 %1。这不是目标集，或者文件已损坏。</translation>
    </message>
    <message>
        <source>Stopped before the file was read.</source>
        <translation>在读完文件之前已停止。</translation>
    </message>
    <message>
        <source>This goal set uses a format older than version numbers. After your first change it is saved as version 3.</source>
        <translation>此目标集采用尚无版本号的旧格式。作出改动之后，将保存为第 3 版。</translation>
    </message>
    <message>
        <source>This goal set uses the format of version %1. After your first change it is saved as version 3.</source>
        <translation>此目标集采用第 %1 版的格式。作出改动之后，将保存为第 3 版。</translation>
    </message>
    <message>
        <source>The file is damaged: part of it is missing or was changed.</source>
        <translation>文件已损坏：缺少一部分，或被更改过。</translation>
    </message>
    <message>
        <source>This is JSON, but not output of &quot;simulate&quot;: &quot;%1&quot; is missing.</source>
        <translation>这是 JSON，但不是 simulate 的输出：缺少“%1”。</translation>
    </message>
    <message>
        <source>These statistics are damaged: &quot;%1&quot; does not match the rest. Simulate these seeds again.</source>
        <translation>统计已损坏：“%1”与其余不符。请重新模拟这些种子。</translation>
    </message>
    <message>
        <source>These statistics do not belong together: %1 is %2 in the first file, but %3 here. Simulate all seeds with the same set, settings and version.</source>
        <translation>这些统计不属于同一组：第一个文件中%1为%2，此处为%3。请用相同的目标集、设置和版本模拟所有种子。</translation>
    </message>
    <message>
        <source>Seeds %1 to %2 are already counted. Leave this file out, or simulate other seeds.</source>
        <translation>种子 %1 到 %2 已计数。请略去此文件或模拟其他种子。</translation>
    </message>
    <message>
        <source>Statistics count at most %1 boards.</source>
        <translation>统计最多计算 %1 个棋盘。</translation>
    </message>
    <message>
        <source>The quotation mark opened here is never closed.</source>
        <translation>此处打开的引号没有闭合。</translation>
    </message>
    <message>
        <source>The table has more than %1 rows, columns or cells, which is the most that can be read.</source>
        <translation>表格超过 %1 行、列或单元格，这是可读取的上限。</translation>
    </message>
</context>
<context>
    <name>boardwright::FilterWords</name>
    <message>
        <source>pool</source>
        <translation>候选池</translation>
    </message>
    <message>
        <source>tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>progression</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>board limits</source>
        <translation>棋盘上限</translation>
    </message>
    <message>
        <source>individual limit</source>
        <translation>单项上限</translation>
    </message>
    <message>
        <source>unused values</source>
        <translation>未用的数值</translation>
    </message>
    <message>
        <source>line limits</source>
        <translation>连线上限</translation>
    </message>
    <message>
        <source>forced positions</source>
        <translation>固定位置</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>not on the board</source>
        <translation>不在棋盘上</translation>
    </message>
    <message>
        <source>no conflict</source>
        <translation>无冲突</translation>
    </message>
    <message>
        <source>line synergy</source>
        <translation>连线的协同</translation>
    </message>
    <message>
        <source>the list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>the tier</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>已查看</translation>
    </message>
    <message>
        <source>first type not used before</source>
        <translation>第一个类型未用过</translation>
    </message>
    <message>
        <source>no shared type</source>
        <translation>没有共同类型</translation>
    </message>
    <message>
        <source>not on the board yet</source>
        <translation>尚未在棋盘上</translation>
    </message>
    <message>
        <source>least clash</source>
        <translation>冲突最小</translation>
    </message>
    <message>
        <source>not fixed in another cell</source>
        <translation>未固定在其他格</translation>
    </message>
    <message>
        <source>room in its categories</source>
        <translation>其类别还有空位</translation>
    </message>
    <message>
        <source>picked by the seed</source>
        <translation>由种子选中</translation>
    </message>
    <message>
        <source>goals for the cell</source>
        <translation>该格可用的目标</translation>
    </message>
    <message>
        <source>not barred</source>
        <translation>未被排除</translation>
    </message>
</context>
<context>
    <name>boardwright::FindBar</name>
    <message>
        <source>Find in the source</source>
        <translation>在源文本中查找</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>上一个匹配项（Shift+Enter）</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>下一个匹配项（Enter）</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>match 3 of 12</comment>
        <translation>第 %1 个，共 %2 个</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>全部替换</translation>
    </message>
</context>
<context>
    <name>boardwright::FixWords</name>
    <message>
        <source>Declare &quot;%1&quot; with a limit of 100 %</source>
        <translation>将“%1”的上限声明为 100%</translation>
    </message>
    <message>
        <source>Remove the empty category from %1</source>
        <translation>从%1中移除空类别</translation>
    </message>
    <message>
        <source>Keep &quot;%1&quot; only once in %2</source>
        <translation>在%2中只保留一个“%1”</translation>
    </message>
    <message>
        <source>Remove the limit of &quot;%1&quot;</source>
        <translation>删除“%1”的上限</translation>
    </message>
    <message>
        <source>Keep the last limit of &quot;%1&quot;</source>
        <translation>只保留“%1”的最后一个上限</translation>
    </message>
    <message>
        <source>Set the limit of &quot;%1&quot; to %2 %</source>
        <translation>将“%1”的上限设为 %2%</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot; to the list of tags</source>
        <translation>将“%1”加入标签列表</translation>
    </message>
    <message>
        <source>Remove the tag &quot;%1&quot;</source>
        <translation>删除标签“%1”</translation>
    </message>
    <message>
        <source>Keep the tag &quot;%1&quot; only once</source>
        <translation>标签“%1”只保留一个</translation>
    </message>
    <message>
        <source>Rename the tag &quot;%1&quot; to &quot;%2&quot; everywhere</source>
        <translation>将所有标签“%1”重命名为“%2”</translation>
    </message>
    <message>
        <source>Set the weighting of %1 to %2</source>
        <translation>将%1的权重设为 %2</translation>
    </message>
    <message>
        <source>Set the individual limit of %1 to %2</source>
        <translation>将%1的单项上限设为 %2</translation>
    </message>
    <message>
        <source>Sort the range of %1</source>
        <translation>对%1的范围排序</translation>
    </message>
    <message>
        <source>Remove values below 1 from the range of %1</source>
        <translation>从%1的范围中删除小于 1 的数值</translation>
    </message>
    <message>
        <source>Clear the range of %1</source>
        <translation>清空%1的范围</translation>
    </message>
    <message>
        <source>Remove positions below 1 from %1</source>
        <translation>从%1中删除小于 1 的位置</translation>
    </message>
    <message>
        <source>Remove the positions above %2 from %1</source>
        <translation>从%1中删除大于 %2 的位置</translation>
    </message>
    <message>
        <source>Keep each position of %1 only once</source>
        <translation>%1的每个位置只保留一个</translation>
    </message>
    <message>
        <source>Remove invalid values from %1</source>
        <comment>a field</comment>
        <translation>从“%1”中移除无效的值</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <comment>field, value</comment>
        <translation>将“%1”设为 %2</translation>
    </message>
    <message>
        <source>Make the set Dedicated (%1, %2)</source>
        <comment>game mode, size</comment>
        <translation>将目标集设为专用 (%1, %2)</translation>
    </message>
    <message>
        <source>Merge the category &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>将类别“%1”合并到“%2”</translation>
    </message>
    <message>
        <source>Merge the tag &quot;%1&quot; into &quot;%2&quot;</source>
        <translation>将标签“%1”合并到“%2”</translation>
    </message>
    <message>
        <source>Split &quot;%1&quot; at its commas</source>
        <translation>按逗号拆分“%1”</translation>
    </message>
    <message>
        <source>Merge %1 into %2</source>
        <comment>goal, goal</comment>
        <translation>将 %1 合并到 %2</translation>
    </message>
</context>
<context>
    <name>boardwright::FunnelStrip</name>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what it did</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>boardwright::GeneratorBox</name>
    <message>
        <source>Generator</source>
        <translation>生成器</translation>
    </message>
    <message>
        <source>Add %1…</source>
        <comment>a kind of board</comment>
        <translation>添加“%1”…</translation>
    </message>
</context>
<context>
    <name>boardwright::GoalEdit</name>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>the value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>or</source>
        <comment>[[s]] or [[es]]</comment>
        <translation>或</translation>
    </message>
    <message>
        <source>the plural</source>
        <translation>复数</translation>
    </message>
    <message>
        <source>Too long for lockout.live</source>
        <translation>对 lockout.live 来说太长</translation>
    </message>
</context>
<context>
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Change Properties</source>
        <translation>更改属性</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryDelegate</name>
    <message>
        <source>as saved</source>
        <translation>已保存的状态</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryModel</name>
    <message>
        <source>Initial state</source>
        <translation>初始状态</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时的状态</translation>
    </message>
</context>
<context>
    <name>boardwright::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>No changes yet</source>
        <translation>尚无更改</translation>
    </message>
    <message>
        <source>Each change is listed here so that you can go back to it.</source>
        <translation>每次更改都会列在这里，可随时返回。</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportChoicesBar</name>
    <message>
        <source>&amp;Difficulty from tiers</source>
        <translation>由等级得出难度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Zones from tiers</source>
        <translation>由等级得出区域(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Types become:</source>
        <translation>类型变为(&amp;T)：</translation>
    </message>
    <message>
        <source>The tier of a goal becomes its difficulty, from 1 to 25.</source>
        <translation>目标的等级成为其难度（1 至 25）。</translation>
    </message>
    <message>
        <source>The first quarter of the tiers becomes the early zone, the last quarter the endgame zone.</source>
        <translation>前四分之一的等级成为前期区域，后四分之一成为终局区域。</translation>
    </message>
    <message>
        <source>Line categories</source>
        <translation>连线类别</translation>
    </message>
    <message>
        <source>At most one goal of a type is in a line of five, as on the site.</source>
        <translation>五格连线中每种类型至多一个目标，与网站相同。</translation>
    </message>
    <message>
        <source>Board categories</source>
        <translation>棋盘类别</translation>
    </message>
    <message>
        <source>Types are counted over the whole board.</source>
        <translation>类型按整块棋盘计数。</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>The first type of a goal becomes its tag.</source>
        <translation>目标的第一个类型成为其标签。</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Types are left out.</source>
        <translation>略去类型。</translation>
    </message>
    <message>
        <source>&amp;List:</source>
        <translation>列表(&amp;L)：</translation>
    </message>
    <message>
        <source>The list to read, of those in the file.</source>
        <translation>从文件中的列表里选择要读取的一个。</translation>
    </message>
    <message>
        <source>&amp;As:</source>
        <translation>作为(&amp;A):</translation>
    </message>
    <message>
        <source>A Boardwright set</source>
        <translation>Boardwright 目标集</translation>
    </message>
    <message>
        <source>Tiers and types become difficulty, zones, categories or tags, for boards of your own.</source>
        <translation>级别和类型变为难度、区域、类别或标签,用于您自己的棋盘。</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportDialog</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>This is a board: use File &gt; Open Board… to open it.</source>
        <translation>这是棋盘：请用“文件 &gt; 打开棋盘…”打开。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers</source>
        <translation>
            <numerusform>%Ln 个等级</numerusform>
        </translation>
    </message>
    <message>
        <source>with types</source>
        <translation>带类型</translation>
    </message>
    <message>
        <source>nothing had to be repaired</source>
        <translation>无需修复</translation>
    </message>
    <message numerus="yes">
        <source>%Ln repairs and guesses</source>
        <translation>
            <numerusform>%Ln 处修复和推测</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a summary</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Repairs and guesses:</source>
        <translation>修复和推测：</translation>
    </message>
    <message>
        <source>This cannot be imported</source>
        <translation>无法导入</translation>
    </message>
    <message>
        <source>Seed %1, %2</source>
        <comment>%2: a generator</comment>
        <translation>种子 %1，%2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <comment>a file, or &quot;the clipboard&quot;</comment>
        <translation>导入 %1</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>No goals could be read.</source>
        <translation>无法读取任何目标。</translation>
    </message>
    <message>
        <source>Text of the list</source>
        <translation>列表文本</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>目标(&amp;G)</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>文本(&amp;X)</translation>
    </message>
    <message>
        <source>Repairs and guesses</source>
        <translation>修复和推测</translation>
    </message>
    <message>
        <source>A board of these goals</source>
        <translation>由这些目标组成的棋盘</translation>
    </message>
    <message>
        <source>&amp;Append</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Adds these goals to the open goal set.</source>
        <translation>将这些目标添加到打开的目标集。</translation>
    </message>
    <message>
        <source>&amp;Replace the Goals</source>
        <translation>替换目标(&amp;R)</translation>
    </message>
    <message>
        <source>Puts these goals in place of those of the open goal set, which keeps everything else.</source>
        <translation>用这些目标替换打开的目标集中的目标，其余内容保持不变。</translation>
    </message>
    <message>
        <source>As a &amp;New Goal Set</source>
        <translation>作为新目标集(&amp;N)</translation>
    </message>
    <message>
        <source>Opens these goals as a goal set of their own.</source>
        <translation>将这些目标作为独立的目标集打开。</translation>
    </message>
    <message>
        <source>This board cannot be made.</source>
        <translation>无法生成此棋盘。</translation>
    </message>
</context>
<context>
    <name>boardwright::ImportWords</name>
    <message>
        <source>Curly quotation marks were read as straight ones.</source>
        <translation>弯引号已按直引号读取。</translation>
    </message>
    <message>
        <source>Single quotation marks were read as double ones, which JSON needs.</source>
        <translation>单引号已按 JSON 要求的双引号读取。</translation>
    </message>
    <message>
        <source>The key %1 was read as if it were in quotes.</source>
        <translation>键 %1 已按带引号的形式读取。</translation>
    </message>
    <message>
        <source>A comma before a closing bracket was ignored.</source>
        <translation>已忽略右括号前的逗号。</translation>
    </message>
    <message>
        <source>A missing comma was added before this.</source>
        <translation>已在此处之前补上缺少的逗号。</translation>
    </message>
    <message>
        <source>A comment was left out.</source>
        <translation>已略去一条注释。</translation>
    </message>
    <message>
        <source>An empty place in a list was left out.</source>
        <translation>已略去列表中的一个空位。</translation>
    </message>
    <message>
        <source>%1 was found where %2 is missing; the brackets were matched.</source>
        <translation>此处缺少 %2，却出现 %1；括号已配对。</translation>
    </message>
    <message>
        <source>Several values were read as one list: brackets around them are missing.</source>
        <translation>多个值已作为一个列表读取：它们外面缺少括号。</translation>
    </message>
    <message>
        <source>%1 is not a valid way to write a character here. Check what was read for it.</source>
        <translation>%1 在这里不是有效的字符写法。请检查读取的结果。</translation>
    </message>
    <message>
        <source>The number %1 is not written as JSON wants it; it was read all the same.</source>
        <translation>数字 %1 的写法不符合 JSON；仍已读取。</translation>
    </message>
    <message>
        <source>A quotation mark within a text was taken as part of the text.</source>
        <translation>文本中的引号已视为文本的一部分。</translation>
    </message>
    <message>
        <source>%1 after the end of the list was ignored.</source>
        <translation>已忽略列表结束后的 %1。</translation>
    </message>
    <message>
        <source>The file is not UTF-8. It was read as %1; check that letters with accents are right.</source>
        <translation>该文件不是 UTF-8。已按 %1 读取；请检查特殊字母是否正确。</translation>
    </message>
    <message>
        <source>A list within a list was read as part of the list around it.</source>
        <translation>列表中的列表已作为外层列表的一部分读取。</translation>
    </message>
    <message>
        <source>A goal between the tiers was added to the tier before it.</source>
        <translation>等级之间的目标已归入前一个等级。</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; of %Ln goal(s) was not used.</source>
        <translation>
            <numerusform>%Ln 个目标的“%1”未被使用。</numerusform>
        </translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; was not used: %2.</source>
        <translation>“%1”的值未被使用：%2。</translation>
    </message>
    <message>
        <source>A goal without text was left out.</source>
        <translation>已略去一个没有文字的目标。</translation>
    </message>
    <message>
        <source>The difficulty %1 was not used: it must be from 1 to %2.</source>
        <translation>难度 %1 未被使用：必须在 1 至 %2 之间。</translation>
    </message>
    <message>
        <source>Tier %1 appears twice; its goals were put together.</source>
        <translation>等级 %1 出现两次；其目标已合并。</translation>
    </message>
    <message>
        <source>Only the goals were read. The rest of the script was not run.</source>
        <translation>只读取了目标。脚本的其余部分未运行。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; was not used.</source>
        <translation>列“%1”未被使用。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; was read as &quot;%2&quot;.</source>
        <translation>列“%1”已作为“%2”读取。</translation>
    </message>
    <message>
        <source>In the column &quot;%1&quot;, the cell &quot;%2&quot; was not used.</source>
        <translation>列“%1”中的单元格“%2”未被使用。</translation>
    </message>
    <message numerus="yes">
        <source>The bullets or numbers of %Ln line(s) were removed.</source>
        <translation>
            <numerusform>已去除 %Ln 行的项目符号或编号。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) begin with a bullet or a number, which stays part of the goal.</source>
        <translation>
            <numerusform>%Ln 行以项目符号或编号开头，它保留在目标中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) such as &quot;%1&quot; may be headings. They became goals.</source>
        <translation>
            <numerusform>%Ln 行（如“%1”）可能是标题，已作为目标读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) of JSON became goals as they stand.</source>
        <translation>
            <numerusform>%Ln 行 JSON 原样成为目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>The lines have different numbers of cells, so each line became a goal with all of its cells.</source>
        <translation>各行的单元格数量不同，因此每一行连同其所有单元格成为一个目标。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) with an empty cell in the column &quot;%1&quot; were given what stands above it.</source>
        <translation>
            <numerusform>%Ln 个目标在“%1”列中的单元格为空，采用了其上方的内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more change(s) are not listed.</source>
        <translation>
            <numerusform>另有 %Ln 处更改未列出。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a text, number or list. Scripts are not run; write the value itself.</source>
        <translation>%1 不是文本、数字或列表。脚本不会运行；请直接写出值。</translation>
    </message>
    <message>
        <source>The text that begins here has no closing quotation mark on its line.</source>
        <translation>从此处开始的文本在本行没有结束引号。</translation>
    </message>
    <message>
        <source>The file contains no goals.</source>
        <translation>该文件不包含目标。</translation>
    </message>
    <message>
        <source>The file contains %1 goals; at most %2 can be read. Split it into several sets.</source>
        <translation>该文件包含 %1 个目标；最多可读取 %2 个。请拆分为多个目标集。</translation>
    </message>
    <message>
        <source>This format needs at least %2 goals, but the set has %1. Add goals, or choose another format.</source>
        <translation>此格式至少需要 %2 个目标，但目标集只有 %1 个。请添加目标或选择其他格式。</translation>
    </message>
    <message>
        <source>No goal belongs to tier %1, and each tier needs one. Give a goal this difficulty, or leave some goals without a difficulty.</source>
        <translation>没有目标属于等级 %1，而每个等级都需要一个。请给某个目标设定此难度，或让一些目标不设难度。</translation>
    </message>
    <message>
        <source>Tier %1 has %2 goals, but needs %3. Change the difficulty of some goals, or leave some without one.</source>
        <translation>等级 %1 有 %2 个目标，但需要 %3 个。请更改一些目标的难度，或让一些目标不设难度。</translation>
    </message>
    <message>
        <source>This format needs a board of %2 cells, but this one has %1. Choose another size.</source>
        <translation>此格式需要 %2 格的棋盘，但当前棋盘有 %1 格。请选择其他尺寸。</translation>
    </message>
    <message>
        <source>Cell %1 is empty, but this format needs a goal in every cell.</source>
        <translation>格 %1 是空的，但此格式要求每格都有目标。</translation>
    </message>
    <message>
        <source>The goal in cell %1 has %2 characters; this format allows %3.</source>
        <translation>格 %1 中的目标有 %2 个字符；此格式允许 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in curly quotation marks</source>
        <translation>
            <numerusform>%Ln 段使用弯引号的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts in single quotation marks</source>
        <translation>
            <numerusform>%Ln 段使用单引号的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys without quotes</source>
        <translation>
            <numerusform>%Ln 个没有引号的键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln commas before a closing bracket</source>
        <translation>
            <numerusform>%Ln 个右括号前的逗号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln missing commas</source>
        <translation>
            <numerusform>%Ln 个缺少的逗号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln comments left out</source>
        <translation>
            <numerusform>略去 %Ln 条注释</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty places in lists</source>
        <translation>
            <numerusform>列表中有 %Ln 个空位</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln brackets of the wrong kind</source>
        <translation>
            <numerusform>%Ln 个类型错误的括号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln characters that are not written as they should be</source>
        <translation>
            <numerusform>%Ln 个写法不正确的字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln quotation marks within a text</source>
        <translation>
            <numerusform>文本中有 %Ln 个引号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists within a list</source>
        <translation>
            <numerusform>%Ln 个嵌套的列表</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals between the tiers</source>
        <translation>
            <numerusform>%Ln 个位于等级之间的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln keys that were not used</source>
        <translation>
            <numerusform>%Ln 个未使用的键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln values that were not used</source>
        <translation>
            <numerusform>%Ln 个未使用的值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text were left out</source>
        <translation>
            <numerusform>已略去 %Ln 个没有文字的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties outside 1-25 were not used</source>
        <translation>
            <numerusform>%Ln 个 1-25 之外的难度未被使用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns that were not used</source>
        <translation>
            <numerusform>%Ln 个未使用的列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln columns whose meaning was guessed</source>
        <translation>
            <numerusform>%Ln 个含义为推测的列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that were not used</source>
        <translation>
            <numerusform>%Ln 个未使用的单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>With a goal for each value, the file would be larger than %1. Shorten the ranges of some goals.</source>
        <translation>如果每个数值都写成一个目标，文件将超过 %1。请缩短部分目标的范围。</translation>
    </message>
    <message>
        <source>This script assigns no list that can be read.</source>
        <translation>此脚本没有赋值任何可读取的列表。</translation>
    </message>
    <message>
        <source>%1 is not a text, number or list, so the entry with it was left out. Scripts are not run; write the value itself.</source>
        <translation>%1 不是文本、数字或列表，因此略去了含有它的条目。脚本不会运行；请直接写出值。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) have &quot;%1&quot; twice. The last one counts, as in a browser.</source>
        <translation>
            <numerusform>%Ln 个目标有两个“%1”。与浏览器一样，以最后一个为准。</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 tiers became difficulties from 1 to %2, some of them the same.</source>
        <translation>%1 个等级变成了 1 到 %2 的难度，其中一些相同。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; before the tiers is not a goal and was left out.</source>
        <translation>等级之前的“%1”不是目标，已略去。</translation>
    </message>
    <message>
        <source>The file has several lists. &quot;%1&quot; was read, with %2 goals. The others: %3.</source>
        <translation>文件中有多个列表。已读取“%1”，含 %2 个目标。其他列表：%3。</translation>
    </message>
    <message>
        <source>The file has no list &quot;%1&quot;.</source>
        <translation>文件中没有列表“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>The names of %Ln group(s) of goals were read as their types.</source>
        <translation>
            <numerusform>%Ln 组目标的名称已作为其类型读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; beside the goals was not used.</source>
        <translation>目标之外的“%1”未被使用。</translation>
    </message>
    <message numerus="yes">
        <source>In %Ln goal(s), &quot;%1&quot; was read as {{X}}, the value of a range.</source>
        <translation>
            <numerusform>在 %Ln 个目标中，“%1”被读作 {{X}}，即范围中的值。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The spaces around %Ln line(s) were removed.</source>
        <translation>
            <numerusform>已删除 %Ln 行首尾的空格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table was read as a card: %Ln cell(s) became goals.</source>
        <translation>
            <numerusform>表格已作为卡片读取：%Ln 个单元格成为目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is in another file: %1. Open that one.</source>
        <translation>列表在另一个文件中：%1。请打开那个文件。</translation>
    </message>
    <message>
        <source>This is %1, which is not read. Save the list as JSON, as a table (CSV), or as a text with a goal a line.</source>
        <translation>这是 %1，无法读取。请将列表保存为 JSON、表格 (CSV) 或每行一个目标的文本。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries of a script that were left out</source>
        <translation>
            <numerusform>已略去脚本中的 %Ln 个条目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts beside the goals that were not used</source>
        <translation>
            <numerusform>目标之外有 %Ln 个部分未被使用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines outside of the table</source>
        <translation>
            <numerusform>表格之外的 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln group(s) of goals were read as tiers, from the easiest to the hardest.</source>
        <translation>
            <numerusform>%Ln 组目标已作为等级读取，从最容易到最难。</numerusform>
        </translation>
    </message>
    <message>
        <source>The limit %2 of the type &quot;%1&quot; was not used, because no goal of the set has it as a category.</source>
        <translation>类型“%1”的上限 %2 未被使用，因为目标集中没有目标以它为类别。</translation>
    </message>
    <message>
        <source>The line &quot;%1&quot; is not a goal and was left out.</source>
        <translation>“%1”这一行不是目标，已略去。</translation>
    </message>
    <message>
        <source>The goal set would have %1 goals. At most %2 can be opened again, so nothing was added. Split it into several sets.</source>
        <translation>目标集将有 %1 个目标。最多可重新打开 %2 个，因此未添加任何目标。请拆分为多个目标集。</translation>
    </message>
    <message>
        <source>In the column &quot;%1&quot;, the cell &quot;%2&quot; was not used. Allowed: %3.</source>
        <translation>列“%1”中的单元格“%2”未被使用。允许的值：%3。</translation>
    </message>
    <message>
        <source>This JSON holds no list of goals that is read. A list may be one of texts, or of objects with a &quot;name&quot;. It may stand in a list of tiers, under &quot;goals&quot;, or under the names of categories.</source>
        <translation>此 JSON 不包含可读取的目标列表。列表可以由文本组成，也可以由带有 &quot;name&quot; 的对象组成。它可以位于等级列表中、&quot;goals&quot; 之下或类别名称之下。</translation>
    </message>
    <message>
        <source>Each line ends with a comma and a word such as &quot;%1&quot;. It stayed in the goal. To give the words a column of their own, put a line of titles, such as &quot;goal,types&quot;, above the list.</source>
        <translation>每行都以逗号和一个词（如“%1”）结尾。它留在了目标中。若要让这些词自成一列，请在列表上方加一行标题，如“goal,types”。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain markup, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln 个目标（如“%1”）含有标记，标记留在了文本中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; beside the goals was not used. It holds %Ln goal(s).</source>
        <translation>
            <numerusform>未使用目标旁边的“%1”，其中有 %Ln 个目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; was read as the name of the list, and was not used.</source>
        <translation>“%1”被当作列表的名称，未使用。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists beside the goals that were not used</source>
        <translation>
            <numerusform>%Ln 个未使用的、位于目标旁边的列表</numerusform>
        </translation>
    </message>
    <message>
        <source>The objects in this list have no text of a goal. It is looked for under &quot;name&quot;, &quot;goal&quot;, &quot;text&quot; and the like. Their keys are: %1.</source>
        <translation>此列表中的对象没有目标文本。程序会在“name”“goal”“text”等键下查找。它们的键是：%1。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should hold the text of a goal, but it holds this: %2</source>
        <translation>“%1”应当是目标文本，但内容是：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain &quot;|&quot;. All parts stayed in the text.</source>
        <translation>
            <numerusform>%Ln 个目标（如“%1”）含有“|”，所有部分都留在文本中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; contain a placeholder without values, which stayed in the text.</source>
        <translation>
            <numerusform>%Ln 个目标（如“%1”）含有没有取值的占位符，它留在文本中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; are web addresses.</source>
        <translation>
            <numerusform>%Ln 个目标（如“%1”）是网址。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) such as &quot;%1&quot; have no text, so their keys became their texts.</source>
        <translation>
            <numerusform>%Ln 个目标（如“%1”）没有文本，因此用它们的键作为文本。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) say &quot;%1&quot;, which was read as &quot;%2&quot;. Sites ignore it.</source>
        <translation>
            <numerusform>%Ln 个目标写的是“%1”，已按“%2”读取。网站会忽略它。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is a web page or XML, which is not read. Copy the goals themselves.</source>
        <translation>这是网页或 XML，无法读取。请复制目标本身。</translation>
    </message>
</context>
<context>
    <name>boardwright::Inspector</name>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1 %L2 (−%L3)</source>
        <comment>a filter, how many it leaves, how many it took</comment>
        <translation>%1 %L2（−%L3）</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a filter, how many it leaves</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <comment>a cell, its goal</comment>
        <translation>第 %1 格：%2</translation>
    </message>
    <message>
        <source>%1, cell %2: %3</source>
        <comment>a part of the board, a cell, its goal</comment>
        <translation>%1，第 %2 格：%3</translation>
    </message>
    <message>
        <source>A modifier leaves it empty.</source>
        <translation>因规则修改而留空。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ruled out by: %1.</source>
        <comment>filters and in how many cells</comment>
        <translation>被排除的原因：%1。</translation>
    </message>
    <message>
        <source>In cell %1: ruled out by %2.</source>
        <comment>a filter</comment>
        <translation>在第 %1 格：因%2而被排除。</translation>
    </message>
    <message>
        <source>In cell %1 it would break no rule; another goal was drawn.</source>
        <translation>在第 %1 格不会违反任何规则；抽中了另一个目标。</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>第 %1 格</translation>
    </message>
    <message>
        <source>%1, cell %2</source>
        <comment>a part of the board, a cell</comment>
        <translation>%1，第 %2 格</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>the end of a funnel</comment>
        <translation>选中</translation>
    </message>
    <message>
        <source>no candidate left: limits relaxed</source>
        <comment>the end of a funnel</comment>
        <translation>无候选：放宽限制</translation>
    </message>
    <message>
        <source>Filled by %1, in step %L2 of %L3.</source>
        <comment>a stage</comment>
        <translation>由%1填入，第 %L2 步，共 %L3 步。</translation>
    </message>
    <message>
        <source>It was placed in cell %1 and moved here later.</source>
        <translation>先放在第 %1 格，后来移到这里。</translation>
    </message>
    <message>
        <source>Tried here but not kept: %1.</source>
        <comment>goals</comment>
        <translation>在此试过但未保留：%1。</translation>
    </message>
    <message>
        <source>%1 is on this board</source>
        <comment>a goal</comment>
        <translation>%1在此棋盘上</translation>
    </message>
    <message>
        <source>Found in: %1.</source>
        <comment>cells</comment>
        <translation>位于：%1。</translation>
    </message>
    <message>
        <source>%1 is not on this board</source>
        <comment>a goal</comment>
        <translation>%1不在此棋盘上</translation>
    </message>
    <message>
        <source>Cell %1 has %2 instead.</source>
        <translation>第 %1 格上是%2。</translation>
    </message>
    <message>
        <source>%1 ±%2</source>
        <comment>a filter, minutes</comment>
        <translation>%1 ±%2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a number, a goal, why it was not kept</comment>
        <translation>%1. %2：%3</translation>
    </message>
    <message>
        <source>Tried here but not kept, in this order:</source>
        <translation>按此顺序在此尝试但未采用：</translation>
    </message>
    <message>
        <source>Not in the pool.</source>
        <translation>不在候选池中。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>at the end of a list of goals</comment>
        <translation>
            <numerusform>另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates: none fitted, so the limits were widened</source>
        <translation>
            <numerusform>%Ln 个候选：先前无一合适，故放宽了界限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates at first</source>
        <translation>
            <numerusform>起初 %Ln 个候选</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidates removed</source>
        <translation>
            <numerusform>排除 %Ln 个候选</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %Ln cells it would break no rule.</source>
        <translation>
            <numerusform>在 %Ln 个格中不会违反任何规则。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %Ln cells</source>
        <comment>a filter keeps a goal out</comment>
        <translation>
            <numerusform>%1（%Ln 格）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier attempts tried %Ln goals here without success.</source>
        <translation>
            <numerusform>先前的尝试在此试过 %Ln 个目标，均未成功。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals were candidates when this cell was filled. One of them was chosen</source>
        <translation>
            <numerusform>填入此格时有 %Ln 个候选目标，选中了其中一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Emptied %Ln times on the way; previously here: %1.</source>
        <translation>
            <numerusform>途中清空 %Ln 次；曾放过：%1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::KindWords</name>
    <message numerus="yes">
        <source>%Ln values of the wrong type in the file</source>
        <translation>
            <numerusform>文件中 %Ln 个类型错误的值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers out of range in the file</source>
        <translation>
            <numerusform>文件中 %Ln 个超出范围的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown words in the file</source>
        <translation>
            <numerusform>文件中 %Ln 个未知的词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate keys in the file</source>
        <translation>
            <numerusform>文件中 %Ln 个重复的键</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board categories without a limit</source>
        <translation>
            <numerusform>%Ln 个没有上限的棋盘类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line categories without a limit</source>
        <translation>
            <numerusform>%Ln 个没有上限的连线类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many categories</source>
        <translation>
            <numerusform>%Ln 个类别过多的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a category listed twice</source>
        <translation>
            <numerusform>%Ln 个类别重复的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits of 0 % that keep goals off every board</source>
        <translation>
            <numerusform>%Ln 个为 0% 而使目标从不出现的棋盘上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that no goal has</source>
        <translation>
            <numerusform>%Ln 个没有目标的类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with two limits</source>
        <translation>
            <numerusform>%Ln 个有两个上限的类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits below 0 % or above 100 %</source>
        <translation>
            <numerusform>%Ln 个小于 0% 或大于 100% 的上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose tag is not in the tag list</source>
        <translation>
            <numerusform>%Ln 个标签不在标签列表中的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are too long</source>
        <translation>
            <numerusform>%Ln 个过长的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags with characters that lockout.live does not accept</source>
        <translation>
            <numerusform>%Ln 个含有 lockout.live 不接受的字符的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags listed twice</source>
        <translation>
            <numerusform>%Ln 个重复列出的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that no goal has</source>
        <translation>
            <numerusform>%Ln 个没有目标带有的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that only one goal has</source>
        <translation>
            <numerusform>%Ln 个只有一个目标带有的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals without text</source>
        <translation>
            <numerusform>%Ln 个没有文字的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are too long</source>
        <translation>
            <numerusform>%Ln 个过长的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} more than once</source>
        <translation>
            <numerusform>%Ln 个含有多个 {{X}} 的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can read the same as another goal</source>
        <translation>
            <numerusform>%Ln 个显示出来可能与其他目标相同的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tooltips that are too long</source>
        <translation>
            <numerusform>%Ln 个过长的提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with too many icons</source>
        <translation>
            <numerusform>%Ln 个图标过多的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln icons that are neither pictures nor emoji</source>
        <translation>
            <numerusform>%Ln 个既不是图片也不是表情符号的图标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with both pictures and emoji as icons</source>
        <translation>
            <numerusform>%Ln 个图标既有图片又有表情符号的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with {{X}} but without a range</source>
        <translation>
            <numerusform>%Ln 个有 {{X}} 但没有范围的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a range but without {{X}}</source>
        <translation>
            <numerusform>%Ln 个有范围但没有 {{X}} 的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with values below 1</source>
        <translation>
            <numerusform>%Ln 个含有小于 1 的数值的范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges with too many values</source>
        <translation>
            <numerusform>%Ln 个数值过多的范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges not in ascending order</source>
        <translation>
            <numerusform>%Ln 个不递增的范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges whose maximum is over three times their minimum</source>
        <translation>
            <numerusform>%Ln 个最大值超过最小值三倍的范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits above the number of values</source>
        <translation>
            <numerusform>%Ln 个大于数值个数的单项上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln individual limits below 1</source>
        <translation>
            <numerusform>%Ln 个小于 1 的单项上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln weightings outside 1-100</source>
        <translation>
            <numerusform>%Ln 个不在 1 到 100 之间的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions below 1</source>
        <translation>
            <numerusform>%Ln 个固定位置小于 1 的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with a forced position listed twice</source>
        <translation>
            <numerusform>%Ln 个固定位置重复的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions in a set that does not allow them</source>
        <translation>
            <numerusform>%Ln 个有固定位置而目标集不允许固定位置的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with forced positions outside this board</source>
        <translation>
            <numerusform>%Ln 个固定位置在此棋盘之外的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that can never be placed on this board</source>
        <translation>
            <numerusform>%Ln 个永远无法放到此棋盘上的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals whose board limit leaves no room on this board</source>
        <translation>
            <numerusform>%Ln 个因棋盘上限而在此棋盘上没有余地的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals with no cell in their zones</source>
        <translation>
            <numerusform>%Ln 个在其区段中没有格的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too few goals</source>
        <translation>
            <numerusform>%Ln 个目标过少的区段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers out of range</source>
        <translation>
            <numerusform>%Ln 个超出允许范围的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown options</source>
        <translation>
            <numerusform>%Ln 个未知的选项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln texts that are too long</source>
        <translation>
            <numerusform>%Ln 个过长的文本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln references to rows that no longer exist</source>
        <translation>
            <numerusform>%Ln 处指向已不存在的行的引用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln duplicate names</source>
        <translation>
            <numerusform>%Ln 个重复的名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln board limits relaxed</source>
        <translation>
            <numerusform>放宽了 %Ln 次棋盘上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line limits relaxed</source>
        <translation>
            <numerusform>放宽了 %Ln 次连线上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln times progression relaxed</source>
        <translation>
            <numerusform>放宽了 %Ln 次进度</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells that no goal can fill</source>
        <translation>
            <numerusform>%Ln 个没有可用目标的格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems of the same kind</source>
        <translation>
            <numerusform>%Ln 个同类问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gates that no board can pass</source>
        <translation>
            <numerusform>%Ln 个没有棋盘能通过的条件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placement rules for nothing</source>
        <translation>
            <numerusform>%Ln 条没有对象的摆放规则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unknown names in placement rules</source>
        <translation>
            <numerusform>摆放规则中有 %Ln 个未知名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets that want nothing</source>
        <translation>
            <numerusform>%Ln 个未提出要求的指标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories that are hardly different</source>
        <translation>
            <numerusform>%Ln 个类别与另一个几乎相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories with a comma</source>
        <translation>
            <numerusform>%Ln 个类别含有逗号</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags that are hardly different</source>
        <translation>
            <numerusform>%Ln 个标签与另一个几乎相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals that are hardly different from another</source>
        <translation>
            <numerusform>%Ln 个目标与另一个几乎相同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::LabPanel</name>
    <message>
        <source>Tune</source>
        <translation>调校</translation>
    </message>
</context>
<context>
    <name>boardwright::LabTools</name>
    <message>
        <source>Frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>产出率</translation>
    </message>
    <message>
        <source>Curation</source>
        <translation>挑选</translation>
    </message>
</context>
<context>
    <name>boardwright::LayeredWords</name>
    <message>
        <source>Layered boards need pieces. Add some to the table Pieces.</source>
        <translation>分层棋盘需要棋子。请在“棋子”表中添加。</translation>
    </message>
    <message>
        <source>Up to this piece there are %1 pieces, but a board of this size has %2 cells. Lower a count, or make the board larger.</source>
        <translation>到此棋子为止共有 %1 个棋子，但这种大小的棋盘只有 %2 格。请减少数量或增大棋盘。</translation>
    </message>
    <message>
        <source>This piece has no kind, so no rule can name it.</source>
        <translation>此棋子没有种类，因此没有规则能指明它。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be whole numbers with spaces between them, such as &quot;0 4 5 7&quot;.</source>
        <translation>“%1”必须是以空格分隔的整数，例如“0 4 5 7”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the board %2 times, but should be %3 times.</source>
        <translation>“%1”在棋盘上出现 %2 次，但应为 %3 次。</translation>
    </message>
    <message>
        <source>Cell %1 has something that is not a piece of the set.</source>
        <translation>第 %1 格中有不属于该集合的棋子。</translation>
    </message>
    <message>
        <source>happiness %1 of %2</source>
        <comment>points of the board, most possible</comment>
        <translation>满意度 %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces without a kind</source>
        <translation>
            <numerusform>%Ln 个没有种类的棋子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layers, with a happiness of %1 of at most %2.</source>
        <translation>
            <numerusform>%Ln 层，满意度 %1，最高 %2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces do not meet placement rule %1.</source>
        <translation>
            <numerusform>%Ln 个棋子不满足放置规则 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>happiness %1, the most possible</source>
        <comment>points of the board</comment>
        <translation>满意度 %1，已达上限</translation>
    </message>
    <message>
        <source>not every piece meets every rule</source>
        <translation>并非所有棋子都符合所有规则</translation>
    </message>
</context>
<context>
    <name>boardwright::Legend</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>颜色从 %1 到 %2</translation>
    </message>
    <message>
        <source>Nothing to colour on this board</source>
        <translation>此棋盘上没有可着色的内容</translation>
    </message>
</context>
<context>
    <name>boardwright::LineBar</name>
    <message>
        <source>Go to line:</source>
        <translation>转到行：</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭（Esc）</translation>
    </message>
</context>
<context>
    <name>boardwright::LinkWords</name>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
</context>
<context>
    <name>boardwright::ListChangeWords</name>
    <message>
        <source>&quot;%1&quot; is a new goal</source>
        <translation>“%1”是新目标</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was removed</source>
        <comment>a goal</comment>
        <translation>“%1”已移除</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 is new</source>
        <translation>“%1”：新增名称 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 was removed</source>
        <translation>“%1”：已移除名称 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: name %2 is now %3</source>
        <translation>“%1”：名称 %2 改为 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 is new</source>
        <translation>“%1”：新增日文名称 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 was removed</source>
        <translation>“%1”：已移除日文名称 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: Japanese name %2 is now %3</source>
        <translation>“%1”：日文名称 %2 改为 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 is new</source>
        <translation>“%1”：新增技能 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 was removed</source>
        <translation>“%1”：已移除技能 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: skill %2 is now %3</source>
        <translation>“%1”：技能 %2 改为 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 is new</source>
        <translation>“%1”：新增时间 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 was removed</source>
        <translation>“%1”：已移除时间 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: time %2 is now %3</source>
        <translation>“%1”：时间 %2 改为 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 is new</source>
        <translation>“%1”：新增权重 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 was removed</source>
        <translation>“%1”：已移除权重 %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: weight %2 is now %3</source>
        <translation>“%1”：权重 %2 改为 %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 is new</source>
        <translation>“%1”：新增类型“%2” %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 was removed</source>
        <translation>“%1”：已移除类型“%2” %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: type &quot;%2&quot; %3 is now %4</source>
        <translation>“%1”：类型“%2” %3 改为 %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 is new</source>
        <translation>“%1”：新增子类型“%2” %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 was removed</source>
        <translation>“%1”：已移除子类型“%2” %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: subtype &quot;%2&quot; %3 is now %4</source>
        <translation>“%1”：子类型“%2” %3 改为 %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 is new</source>
        <translation>“%1”：新增行类型“%2” %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 was removed</source>
        <translation>“%1”：已移除行类型“%2” %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: row type &quot;%2&quot; %3 is now %4</source>
        <translation>“%1”：行类型“%2” %3 改为 %4</translation>
    </message>
    <message>
        <source>The threshold %2 of &quot;%1&quot; is new</source>
        <translation>新增“%1”的阈值 %2</translation>
    </message>
    <message>
        <source>The threshold %2 of &quot;%1&quot; was removed</source>
        <translation>已移除“%1”的阈值 %2</translation>
    </message>
    <message>
        <source>The threshold of &quot;%1&quot; was %2 and is now %3</source>
        <translation>“%1”的阈值由 %2 改为 %3</translation>
    </message>
    <message>
        <source>The filter %2 of &quot;%1&quot; is new</source>
        <translation>新增“%1”的筛选 %2</translation>
    </message>
    <message>
        <source>The filter %2 of &quot;%1&quot; was removed</source>
        <translation>已移除“%1”的筛选 %2</translation>
    </message>
    <message>
        <source>The filter of &quot;%1&quot; was %2 and is now %3</source>
        <translation>“%1”的筛选由 %2 改为 %3</translation>
    </message>
</context>
<context>
    <name>boardwright::LossWords</name>
    <message numerus="yes">
        <source>The values for {{X}} of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的 {{X}} 取值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sign for the value in %Ln goal(s), such as #, which is read again as {{X}}</source>
        <translation>
            <numerusform>%Ln 个目标中代表数值的符号（例如 #），重新读取时会变为 {{X}}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weighting of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board categories of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的棋盘类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line categories of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的连线类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tag of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的标签</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The zones of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的区段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The limit of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The forced positions of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的固定位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The progressive range of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的递进范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tooltip of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的提示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The icons of %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的图标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled goal(s), left out entirely</source>
        <translation>
            <numerusform>%Ln 个已禁用的目标，整个省略</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Boardwright&apos;s own data for %Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标的 Boardwright 自有数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The line breaks in %Ln goal(s), which become spaces</source>
        <translation>
            <numerusform>%Ln 个目标中的换行符，将变为空格</numerusform>
        </translation>
    </message>
    <message>
        <source>The names of the game and of the set</source>
        <translation>游戏和目标集的名称</translation>
    </message>
    <message>
        <source>All categories and their limits</source>
        <translation>所有类别及其上限</translation>
    </message>
    <message>
        <source>Boardwright&apos;s own data for the set</source>
        <translation>目标集的 Boardwright 自有数据</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a time, left out entirely</source>
        <translation>
            <numerusform>%Ln 个没有时间的目标，整个省略</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema mode of the set</source>
        <translation>目标集的架构模式</translation>
    </message>
    <message numerus="yes">
        <source>The range of %Ln goal(s), which becomes a goal for each value</source>
        <translation>
            <numerusform>%Ln 个目标的取值范围，将变成每个值一个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end of %Ln goal(s) that are too long</source>
        <translation>
            <numerusform>%Ln 个过长目标的末尾</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without text, left out entirely</source>
        <translation>
            <numerusform>%Ln 个没有文字的目标，完全略去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a difficulty get a tier by their place in the list</source>
        <translation>
            <numerusform>%Ln 个没有难度的目标将按其在列表中的位置获得等级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The exact difficulty of %Ln goal(s), which becomes one of the few tiers</source>
        <translation>
            <numerusform>%Ln 个目标的精确难度，将归入少数几个等级之一</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a category get a type of their own</source>
        <translation>
            <numerusform>%Ln 个没有类别的目标将获得各自的类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whether the categories of %Ln goal(s) are of boards or of lines</source>
        <translation>
            <numerusform>%Ln 个目标的类别属于棋盘还是连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White space around %Ln goal(s), and control characters in them</source>
        <translation>
            <numerusform>%Ln 个目标前后的空白及其中的控制字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys in the file of %Ln goal(s) that Boardwright does not use</source>
        <translation>
            <numerusform>文件中 %Ln 个目标的、Boardwright 不使用的键</numerusform>
        </translation>
    </message>
    <message>
        <source>The declared tags that no goal has</source>
        <translation>没有目标使用的已声明标签</translation>
    </message>
    <message>
        <source>Keys in the file of the set that Boardwright does not use</source>
        <translation>文件中目标集的、Boardwright 不使用的键</translation>
    </message>
    <message>
        <source>Opening the file in Boardwright, which reads at most %1 goals: with a goal for each value, it has more</source>
        <translation>用 Boardwright 打开该文件：最多读取 %1 个目标，而每个值各成一个目标后超出此数</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s) without a tier, or without copies, left out entirely</source>
        <translation>
            <numerusform>%Ln 个没有级别或份数为 0 的目标，整个省略</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message>
        <source>All limits kept</source>
        <translation>所有上限均未突破</translation>
    </message>
    <message>
        <source>Some cells could not be filled</source>
        <translation>有些格未能填满</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>random choice, attempt %1</source>
        <comment>stage that finished the board</comment>
        <translation>随机选择，第 %1 次尝试</translation>
    </message>
    <message>
        <source>search from an empty board, attempt %1, phase %2</source>
        <translation>从空棋盘搜索，第 %1 次尝试，第 %2 阶段</translation>
    </message>
    <message>
        <source>search, attempt %1, phase %2</source>
        <comment>stage that finished the board</comment>
        <translation>搜索，第 %1 次尝试，第 %2 阶段</translation>
    </message>
    <message>
        <source>constrained mode</source>
        <translation>约束模式</translation>
    </message>
    <message>
        <source>chaos</source>
        <comment>every rule is switched off</comment>
        <translation>混乱</translation>
    </message>
    <message>
        <source>Attempt %1 of %2: random choice filled every cell; no search was needed.</source>
        <translation>第 %1 次尝试（最多 %2 次）：随机选择填满了所有格，无需搜索。</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the board from empty.</source>
        <translation>第 %1 次尝试：随机选择陷入僵局；搜索在第 %2 阶段从空棋盘开始填满了棋盘。</translation>
    </message>
    <message>
        <source>Attempt %1: random choice got stuck; in phase %2 the search filled the rest.</source>
        <translation>第 %1 次尝试：随机选择陷入僵局；搜索在第 %2 阶段填满了其余的格。</translation>
    </message>
    <message>
        <source>The search stopped early, in phase %1 of %2: it had tried everything, and no board from this pool keeps every limit.</source>
        <translation>搜索在第 %1 阶段（共 %2 阶段）提前结束：已尝试所有可能，此候选池无法组成遵守全部上限的棋盘。</translation>
    </message>
    <message>
        <source>The search stopped early, after phase %1 of %2: it was making almost no progress.</source>
        <translation>搜索在第 %1 阶段（共 %2 阶段）之后提前结束：几乎没有进展。</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 line categories have a cap of 1; %3 % of goals have one.</source>
        <translation>约束模式：%2 个连线类别中有 %1 个的上限为 1；%3% 的目标带有连线类别。</translation>
    </message>
    <message>
        <source>Constrained mode: %1 of %2 board categories have a tight limit; %3 % of goals have one.</source>
        <translation>约束模式：%2 个棋盘类别中有 %1 个的上限很低；%3% 的目标带有棋盘类别。</translation>
    </message>
    <message>
        <source>Cells: %1.</source>
        <comment>how many were filled by whom</comment>
        <translation>格：%1。</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>The board of the seed &quot;%1&quot;: those before it did not pass the gates.</source>
        <translation>种子“%1”的棋盘：之前的棋盘未通过条件。</translation>
    </message>
    <message>
        <source>happiness %1</source>
        <comment>points of the placement rules</comment>
        <translation>满意度 %1</translation>
    </message>
    <message>
        <source>Goals were exchanged to meet the placement rules: happiness %1 before, %2 after.</source>
        <translation>为满足放置规则交换了目标：满意度由 %1 变为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>It tried %Ln of at most %1 goals.</source>
        <comment>the search</comment>
        <translation>
            <numerusform>搜索尝试了 %Ln 个目标，最多可尝试 %1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells by relaxation, attempt %1</source>
        <translation>
            <numerusform>放宽上限填入 %Ln 格，第 %1 次尝试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln attempts</source>
        <translation>
            <numerusform>%Ln 次尝试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers</source>
        <translation>
            <numerusform>%Ln 项规则修改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>第 %1 次尝试：有 %Ln 格必须放宽上限才能填入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attempt %1: after a search (phases: %2), %Ln cells could be filled only by relaxing limits.</source>
        <translation>
            <numerusform>第 %1 次尝试：搜索（阶段数：%2）之后，仍有 %Ln 格必须放宽上限才能填入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln attempts, some cells are still empty. Goals tried by searches: %1; phases of the last attempt: %2.</source>
        <translation>
            <numerusform>经过 %Ln 次尝试，仍有格是空的。搜索尝试过的目标数：%1；最后一次尝试的阶段数：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on. Chaos: every rule that can be switched off is off.</source>
        <translation>
            <numerusform>已启用 %Ln 项规则修改。混乱：所有可关闭的规则都已关闭。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln modifiers are on.</source>
        <translation>
            <numerusform>已启用 %Ln 项规则修改。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln limits relaxed</source>
        <translation>
            <numerusform>放宽了 %Ln 处上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pool of %Ln goals</source>
        <translation>
            <numerusform>候选池：%Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>固定 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>随机选择 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by search</source>
        <comment>cells</comment>
        <translation>
            <numerusform>搜索 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>放宽上限 %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals returned to the pool</source>
        <translation>
            <numerusform>%Ln 个目标返回候选池</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pool had %Ln goals.</source>
        <translation>
            <numerusform>候选池有 %Ln 个目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting had left out %Ln of them; they returned because the others could not fill the board.</source>
        <translation>
            <numerusform>其中 %Ln 个曾因权重被排除，因其余目标无法填满棋盘而重新加入。</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected by gates</source>
        <comment>a board</comment>
        <translation>被门槛拒绝</translation>
    </message>
    <message>
        <source>No cell could be filled</source>
        <translation>没有格能够填满</translation>
    </message>
    <message>
        <source>cells: %1</source>
        <comment>how many were filled by whom</comment>
        <translation>格子：%1</translation>
    </message>
    <message>
        <source>The last of the boards that did not pass the gates is shown.</source>
        <translation>显示的是最后一个未通过门槛的棋盘。</translation>
    </message>
</context>
<context>
    <name>boardwright::MainWindow</name>
    <message>
        <source>%1[*] - Boardwright</source>
        <translation>%1[*] - Boardwright</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Boardwright</source>
        <translation>关于 Boardwright(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Main Tool Bar</source>
        <translation>主工具栏</translation>
    </message>
    <message>
        <source>Your changes in Source are not applied yet: %1</source>
        <translation>在“源文本”中的更改尚未应用：%1</translation>
    </message>
    <message>
        <source>Find &amp;Actions and Goals…</source>
        <translation>查找操作和目标(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>Go to &amp;Messages</source>
        <translation>转到消息(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Goals</source>
        <translation>目标(&amp;G)</translation>
    </message>
    <message>
        <source>Sort File as &amp;Shown</source>
        <translation>按显示顺序排序文件(&amp;S)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export Board…</source>
        <translation>导出棋盘(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Lab</source>
        <translation>实验室(&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln relaxed</source>
        <comment>limits</comment>
        <translation>
            <numerusform>%Ln 处放宽</numerusform>
        </translation>
    </message>
    <message>
        <source>Open a &amp;Sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>Export &amp;Table as CSV…</source>
        <translation>将表格导出为 CSV(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>boardwright::Measures</name>
    <message>
        <source>%1 %</source>
        <comment>percent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 of %2 (%3 to %4)</source>
        <comment>a number, what it should be, and from what to what it may be</comment>
        <translation>%1 / %2（%3 到 %4）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBanner</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Show All Messages</source>
        <translation>显示所有消息</translation>
    </message>
    <message numerus="yes">
        <source>Show All Messages (%Ln more)</source>
        <translation>
            <numerusform>显示所有消息（还有 %Ln 条）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsModel</name>
    <message>
        <source>%1, %2</source>
        <comment>a measure, a line</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <comment>the title of a gate</comment>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>Boards of the seeds tried before this one that the gate rejected</source>
        <translation>在此之前尝试的种子中被此门槛拒绝的棋盘</translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsPage</name>
    <message>
        <source>Metrics</source>
        <translation>度量值</translation>
    </message>
</context>
<context>
    <name>boardwright::MetricsView</name>
    <message>
        <source>Metrics and their targets</source>
        <translation>指数及其指标</translation>
    </message>
    <message>
        <source>Bars will appear once there are puzzles</source>
        <translation>有谜题后将显示条形</translation>
    </message>
</context>
<context>
    <name>boardwright::NameBar</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>合并到</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>All goals get the other name in one step.</source>
        <translation>所有目标都会改用另一名称，作为一步操作。</translation>
    </message>
    <message>
        <source>Enter adds it, Esc cancels.</source>
        <translation>按 Enter 添加，按 Esc 取消。</translation>
    </message>
    <message>
        <source>No other entry has this name.</source>
        <translation>没有其他使用此名称的项。</translation>
    </message>
    <message>
        <source>This name already exists.</source>
        <translation>它已经存在。</translation>
    </message>
    <message>
        <source>The name will be &quot;%1&quot;.</source>
        <translation>名称将为“%1”。</translation>
    </message>
</context>
<context>
    <name>boardwright::NameTableModel</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>名称不能为空。</translation>
    </message>
    <message>
        <source>%1 (+%2)</source>
        <comment>the first remark, how many more</comment>
        <translation>%1（+%2）</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesDialog</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>目标集名称</translation>
    </message>
    <message>
        <source>Names of the New Goal Set</source>
        <translation>新目标集的名称</translation>
    </message>
    <message>
        <source>lockout.live shows these names. Both may stay empty; File &gt; Properties… has them, too.</source>
        <translation>lockout.live 会显示这些名称。两者都可以留空；它们也在“文件 &gt; 属性…”中。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Leave Empty</source>
        <translation>留空(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>游戏(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <translation>目标集名称(&amp;N)：</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesEdit</name>
    <message>
        <source>Add a name</source>
        <translation>添加名称</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>新建：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::NamesView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Adds a category</source>
        <translation>添加一个类别</translation>
    </message>
    <message>
        <source>Adds a tag</source>
        <translation>添加一个标签</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>Changes the name everywhere (F2)</source>
        <translation>在所有位置更改该名称（F2）</translation>
    </message>
    <message>
        <source>&amp;Merge into…</source>
        <translation>合并到(&amp;M)…</translation>
    </message>
    <message>
        <source>Merges the selected categories into another one</source>
        <translation>将所选类别合并到另一个类别</translation>
    </message>
    <message>
        <source>Merges the selected tags into another one</source>
        <translation>将所选标签合并到另一个标签</translation>
    </message>
    <message>
        <source>Removes the tags from the set and from all goals</source>
        <translation>从目标集和所有目标中移除这些标签</translation>
    </message>
    <message>
        <source>&amp;Declare</source>
        <translation>声明(&amp;D)</translation>
    </message>
    <message>
        <source>Gives a limit of 100 % to categories that goals have but that have no limit</source>
        <translation>将目标所属但没有上限的类别的上限设为 100%</translation>
    </message>
    <message>
        <source>Adds tags that goals have to the tag list</source>
        <translation>将目标带有的标签加入标签列表</translation>
    </message>
    <message>
        <source>Show &amp;goals</source>
        <translation>显示目标(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the goals that have the category</source>
        <translation>显示属于该类别的目标</translation>
    </message>
    <message>
        <source>Shows the goals that have the tag</source>
        <translation>显示带有该标签的目标</translation>
    </message>
    <message>
        <source>Earlier in the list</source>
        <translation>在列表中前移</translation>
    </message>
    <message>
        <source>Later in the list</source>
        <translation>在列表中后移</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter categories</source>
        <translation>筛选类别</translation>
    </message>
    <message>
        <source>Filter tags</source>
        <translation>筛选标签</translation>
    </message>
    <message>
        <source>No category matches</source>
        <translation>没有匹配的类别</translation>
    </message>
    <message>
        <source>No tag matches</source>
        <translation>没有匹配的标签</translation>
    </message>
    <message>
        <source>No name contains all of these words.</source>
        <translation>没有包含所有这些词的名称。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No categories yet</source>
        <translation>尚无类别</translation>
    </message>
    <message>
        <source>Goals in a category share a limit on how much of the board, or of every line, they can fill.</source>
        <translation>同一类别的目标共用一个上限：它们最多可占棋盘或每条连线的多大比例。</translation>
    </message>
    <message>
        <source>Add a category</source>
        <translation>添加类别</translation>
    </message>
    <message>
        <source>No tags yet</source>
        <translation>尚无标签</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board.</source>
        <translation>一个棋盘上每个标签最多出现一个目标。</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>添加标签</translation>
    </message>
    <message>
        <source>Removes the selection from the set and from all goals; board and line categories separately</source>
        <translation>从目标集和所有目标中移除所选项；棋盘类别和连线类别分别处理</translation>
    </message>
    <message>
        <source>Add other &amp;kind</source>
        <translation>添加另一种类(&amp;K)</translation>
    </message>
    <message>
        <source>Limits the category both on the board and in lines, to 100 % at first</source>
        <translation>在棋盘和连线上都限制该类别，初始为 100 %</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln categories</source>
        <translation>
            <numerusform>%Ln 个类别中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln tags</source>
        <translation>
            <numerusform>%Ln 个标签中的 %1 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln categories</source>
        <translation>
            <numerusform>%Ln 个类别</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags</source>
        <translation>
            <numerusform>%Ln 个标签</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::NewGoalRow</name>
    <message>
        <source>New goal…</source>
        <translation>新目标…</translation>
    </message>
    <message>
        <source>Type here to add a goal at the end (Enter or Tab in the last row leads here)</source>
        <translation>在此输入即可在末尾添加目标（在最后一行按 Enter 或 Tab 会来到这里）</translation>
    </message>
</context>
<context>
    <name>boardwright::NewNumbersButton</name>
    <message>
        <source>New &amp;Numbers…</source>
        <translation>新数值(&amp;N)…</translation>
    </message>
    <message>
        <source>List what would be written, old and new</source>
        <translation>列出将写入的内容，旧值和新值</translation>
    </message>
    <message>
        <source>New numbers</source>
        <translation>新数值</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectiveCells</name>
    <message>
        <source>&quot;%1&quot; must be a whole number of at least 1. Write numbers such as 2-5 or 3, 6, 9.</source>
        <translation>“%1”必须是大于或等于 1 的整数。请填写如 2-5 或 3, 6, 9 的数字。</translation>
    </message>
    <message>
        <source>all</source>
        <comment>all zones</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a zone. Zones are E, M, L and N: %2; or write &quot;all&quot;.</source>
        <translation>“%1”不是区段。区段为 E、M、L 和 N：%2；也可填写“全部”。</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>true</source>
        <translation>真</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>false</source>
        <translation>假</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither yes nor no. Write TRUE or FALSE.</source>
        <translation>“%1”既不是“是”也不是“否”。请填写 TRUE 或 FALSE。</translation>
    </message>
    <message>
        <source>A weighting must be a whole number from 1 to 100; &quot;%1&quot; is not.</source>
        <translation>权重必须是 1 到 100 的整数；“%1”无效。</translation>
    </message>
    <message>
        <source>A limit must be a whole number of at least 1; &quot;%1&quot; is not. Disable the goal to keep it off the board.</source>
        <translation>上限必须是大于或等于 1 的整数；“%1”无效。若不想让该目标出现在棋盘上，请将其禁用。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a valid tag. Tags consist of lower-case letters a to z, digits and underscores, such as boss_rush.</source>
        <translation>“%1”不是有效的标签。标签由小写字母 a 到 z、数字和下划线组成，例如 boss_rush。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live accepts at most %3. Shorten it.</source>
        <translation>标签“%1”有 %2 个字符；lockout.live 最多接受 %3 个。请缩短。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an icon. An icon is an emoji or a picture whose name ends in .webp.</source>
        <translation>“%1”不是图标。图标是表情符号，或名称以 .webp 结尾的图片。</translation>
    </message>
    <message>
        <source>lockout.live accepts either pictures or emoji, not both. Remove one kind.</source>
        <translation>lockout.live 只接受图片或表情符号中的一种。请移除其中一种。</translation>
    </message>
    <message>
        <source>A goal needs text. Disable or remove the goal if you do not want it.</source>
        <translation>目标需要文字。若不需要该目标，请将其禁用或删除。</translation>
    </message>
    <message>
        <source>Nothing was entered.</source>
        <translation>未输入任何内容。</translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.</source>
        <translation>
            <numerusform>最多允许 %Ln 个数字。请少写一些，或使用步长：10..50/10。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live 每种最多接受 4 个类别；这里有 %Ln 个。请移除一些。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A goal can have at most one tag; here are %Ln.</source>
        <translation>
            <numerusform>一个目标最多有一个标签；这里有 %Ln 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lockout.live accepts at most 12 icons; here are %Ln. Remove some.</source>
        <translation>
            <numerusform>lockout.live 最多接受 12 个图标；这里有 %Ln 个。请移除一些。</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal has %L1 characters; lockout.live accepts at most %L2. Shorten it, or move part of it to the tooltip.</source>
        <translation>此目标有 %L1 个字符；lockout.live 最多接受 %L2 个。请缩短，或将一部分移到提示中。</translation>
    </message>
    <message>
        <source>This tooltip has %L1 characters; lockout.live accepts at most %L2. Shorten it.</source>
        <translation>此提示有 %L1 个字符；lockout.live 最多接受 %L2 个。请缩短。</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesActions</name>
    <message>
        <source>&amp;Add Goal</source>
        <translation>添加目标(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;uplicate Goals</source>
        <translation>创建目标副本(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remove Goals</source>
        <translation>删除目标(&amp;R)</translation>
    </message>
    <message>
        <source>There is no goal above this one to fill down from.</source>
        <translation>此目标上方没有可供向下填充的目标。</translation>
    </message>
    <message>
        <source>Show all goals in file order to move them.</source>
        <translation>要移动目标，请按文件顺序显示所有目标。</translation>
    </message>
    <message>
        <source>&amp;Enable</source>
        <translation>启用(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Disable</source>
        <translation>禁用(&amp;D)</translation>
    </message>
    <message>
        <source>Set &amp;Weighting…</source>
        <translation>设置权重(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Show on the Board</source>
        <translation>在棋盘上显示(&amp;S)</translation>
    </message>
    <message>
        <source>Add &amp;Board Category</source>
        <translation>添加棋盘类别(&amp;B)</translation>
    </message>
    <message>
        <source>Remove Board Category</source>
        <translation>移除棋盘类别</translation>
    </message>
    <message>
        <source>Add L&amp;ine Category</source>
        <translation>添加连线类别(&amp;I)</translation>
    </message>
    <message>
        <source>Remove Line Category</source>
        <translation>移除连线类别</translation>
    </message>
    <message>
        <source>Set Ta&amp;g</source>
        <translation>设置标签(&amp;G)</translation>
    </message>
    <message>
        <source>No Tag</source>
        <translation>无标签</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>其他…</translation>
    </message>
    <message>
        <source>&amp;Zones</source>
        <translation>区段(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Early</source>
        <translation>前期(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Mid</source>
        <translation>中期(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Late</source>
        <translation>后期(&amp;L)</translation>
    </message>
    <message>
        <source>E&amp;ndgame</source>
        <translation>终局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;All Zones</source>
        <translation>所有区段(&amp;A)</translation>
    </message>
    <message>
        <source>Ope&amp;n Details</source>
        <translation>打开详细信息(&amp;N)</translation>
    </message>
    <message>
        <source>The clipboard contains no text to paste.</source>
        <translation>剪贴板中没有可粘贴的文本。</translation>
    </message>
    <message>
        <source>Not pasted: %1</source>
        <comment>titles of columns</comment>
        <translation>未粘贴：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the titles of columns</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals replaced: as many were selected as the clipboard contains.</source>
        <translation>
            <numerusform>替换了 %Ln 个目标：选中的目标与剪贴板中的一样多。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals added below row %1.</source>
        <translation>
            <numerusform>在第 %1 行下方添加了 %Ln 个目标。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>disabled</source>
        <translation>已禁用</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>已启用</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1. Pale because the current boards ignore progression</source>
        <translation>%1。当前的棋盘忽略进度，因此颜色较淡</translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>出现率</translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>在 %Ln 个棋盘中的 %L1 个上出现。</numerusform>
        </translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>仅凭权重会是 %1。</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1</source>
        <translation>其余情况下未出现的原因：%1</translation>
    </message>
    <message numerus="yes">
        <source>On %Ln board(s), weighting %1</source>
        <translation>
            <numerusform>%Ln 个棋盘上：权重 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of boards that the goal is on. The mark shows what weighting alone would give. Type the share you want to find the weighting that gives it.</source>
        <translation>目标出现的棋盘占比。标记表示仅凭权重会得到的占比。输入想要的占比，即可查找对应的权重。</translation>
    </message>
    <message>
        <source>%1. Pale because boards of this generator do not depend on it</source>
        <translation>%1。此生成器的棋盘不受它影响，因此颜色较淡</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more problems</source>
        <translation>
            <numerusform>另有 %Ln 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives %2 (%Ln goals)</source>
        <comment>a weighting, a share of boards</comment>
        <translation>
            <numerusform>%1 得到 %2（%Ln 个目标）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Show all goals in file order to move them.</source>
        <translation>要移动目标，请按文件顺序显示所有目标。</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesView</name>
    <message>
        <source>Filter goals, categories, tags</source>
        <translation>筛选目标、类别、标签</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No goals yet</source>
        <translation>尚无目标</translation>
    </message>
    <message>
        <source>No goal matches</source>
        <translation>没有匹配的目标</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Add a goal (Insert)</source>
        <translation>添加目标（Insert）</translation>
    </message>
    <message>
        <source>Add a goal</source>
        <translation>添加目标</translation>
    </message>
    <message>
        <source>Define</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Columns that define a goal</source>
        <translation>定义目标的列</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>平衡</translation>
    </message>
    <message>
        <source>Columns that control how often goals appear</source>
        <translation>控制目标出现频率的列</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>放置</translation>
    </message>
    <message>
        <source>Columns that control where goals appear on the board</source>
        <translation>控制目标在棋盘上位置的列</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>Statistics measured on boards</source>
        <translation>在棋盘上测得的统计数值</translation>
    </message>
    <message>
        <source>All</source>
        <comment>columns</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>No goal contains all of these words in its text, tooltip, categories or tag and matches the other filters.</source>
        <translation>没有目标在其文字、提示、类别或标签中包含所有这些词，并符合其他筛选条件。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its shortcut</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Start a goal set here, or open one.</source>
        <translation>在此开始一个目标集，或打开已有的。</translation>
    </message>
    <message>
        <source>Paste from a spreadsheet</source>
        <translation>从电子表格粘贴</translation>
    </message>
    <message>
        <source>Open a list</source>
        <translation>打开列表</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln goals</source>
        <translation>
            <numerusform>%1 个目标，共 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln 个已禁用</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::OfferList</name>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>boardwright::OverlayBar</name>
    <message>
        <source>Overlay</source>
        <translation>着色</translation>
    </message>
    <message>
        <source>What the cell colours show</source>
        <translation>格的颜色表示什么</translation>
    </message>
    <message>
        <source>No overlay</source>
        <translation>不着色</translation>
    </message>
    <message>
        <source>At the edges: %1</source>
        <comment>a measure</comment>
        <translation>边缘：%1</translation>
    </message>
    <message>
        <source>%1 · before the last edit</source>
        <comment>what the numbers are of</comment>
        <translation>%1 · 最近一次编辑之前</translation>
    </message>
    <message numerus="yes">
        <source>%Ln boards</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>This board</source>
        <translation>此棋盘</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is off: there is nothing to show of it</source>
        <comment>an overlay</comment>
        <translation>“%1”已关闭：没有可显示的内容</translation>
    </message>
</context>
<context>
    <name>boardwright::Overlays</name>
    <message>
        <source>%1: average</source>
        <comment>a measure, over many boards</comment>
        <translation>%1：平均</translation>
    </message>
    <message>
        <source>%1: most frequent</source>
        <comment>a measure, over many boards</comment>
        <translation>%1：最常见</translation>
    </message>
    <message>
        <source>%1: share of boards</source>
        <comment>a measure, over many boards</comment>
        <translation>%1：棋盘比例</translation>
    </message>
    <message>
        <source>Where the chosen goal appears</source>
        <translation>所选目标出现在何处</translation>
    </message>
    <message>
        <source>Where the chosen category appears</source>
        <translation>所选类别出现在何处</translation>
    </message>
    <message>
        <source>%1: mean over many boards</source>
        <translation>%1：许多棋盘的平均值</translation>
    </message>
    <message>
        <source>%1: most frequent value over many boards</source>
        <translation>%1：许多棋盘中最常见的结果</translation>
    </message>
    <message>
        <source>%1: share of many boards with at least one</source>
        <translation>%1：许多棋盘中至少有一个的比例</translation>
    </message>
    <message>
        <source>Share of boards on which the goal chosen in the table is in this cell</source>
        <translation>表格中所选目标位于此格的棋盘所占的比例</translation>
    </message>
    <message>
        <source>Share of boards on which this cell has a goal of the category chosen last, or of the first category of the chosen goal</source>
        <translation>此格中目标带有最后所选类别（否则为所选目标的第一个类别）的棋盘所占的比例</translation>
    </message>
    <message>
        <source>%1, on %2 of boards</source>
        <comment>a class, a share</comment>
        <translation>%1，占棋盘的 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>No goal chosen</source>
        <translation>未选择目标</translation>
    </message>
    <message>
        <source>The chosen row is not a goal, or is not counted yet</source>
        <translation>所选行不是目标，或尚未统计</translation>
    </message>
    <message>
        <source>No category chosen</source>
        <translation>未选择类别</translation>
    </message>
    <message>
        <source>%1: no counted goal has it</source>
        <translation>%1：已统计的目标都不带此类别</translation>
    </message>
    <message>
        <source>No boards counted yet</source>
        <translation>尚未统计棋盘</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a measure, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Select a row of the table &quot;%1&quot;</source>
        <translation>请选择表格“%1”中的一行</translation>
    </message>
</context>
<context>
    <name>boardwright::OwnTierRows</name>
    <message>
        <source>Add Boardwright&apos;s tiers</source>
        <comment>the name of an undo step</comment>
        <translation>添加 Boardwright 的等级</translation>
    </message>
</context>
<context>
    <name>boardwright::OwnTiersBar</name>
    <message>
        <source>Add a row with Boardwright&apos;s own numbers for each tier that has none</source>
        <translation>为每个没有行的等级添加一行 Boardwright 自带的数值</translation>
    </message>
    <message>
        <source>Add Boardwright&apos;s &amp;Tiers</source>
        <translation>添加 Boardwright 的等级(&amp;T)</translation>
    </message>
</context>
<context>
    <name>boardwright::ParameterGroup</name>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Resets everything here to its default</source>
        <translation>将此处全部恢复为默认值</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a group of settings, how many of them differ from the usual</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Everything here is at its default</source>
        <translation>此处全部为默认值</translation>
    </message>
</context>
<context>
    <name>boardwright::PlayBingoWords</name>
    <message>
        <source>The layout has no cells. List its cells, or the difficulties of its goals.</source>
        <translation>布局没有格子。请列出其格子，或其目标的难度。</translation>
    </message>
    <message>
        <source>The layout has %1 cells; boards have at most %2.</source>
        <translation>布局有 %1 个格子；棋盘最多 %2 个。</translation>
    </message>
    <message>
        <source>The layout has %1 cells, which are no whole rows of %2.</source>
        <translation>布局有 %1 个格子，不能组成每行 %2 个的整行。</translation>
    </message>
    <message>
        <source>The site cannot make boards: the layout has %2 cells, and %1 goals pass the filters.</source>
        <translation>网站无法生成棋盘：布局有 %2 个格子，而通过筛选的目标有 %1 个。</translation>
    </message>
    <message>
        <source>The site cannot make boards: %2 goals have difficulty %1, and the layout has %3 cells for them.</source>
        <translation>网站无法生成棋盘：难度 %1 的目标有 %2 个，而布局为其设有 %3 个格子。</translation>
    </message>
    <message>
        <source>Boards of all seeds have only %1 different sets of goals, because the site takes the goals of each difficulty by the seed&apos;s remainder. The line rule gives more.</source>
        <translation>所有种子的棋盘只有 %1 种不同的目标组合，因为网站按种子的余数选取各难度的目标。使用线规则会更多。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is missing in the list, or is not what the site has there.</source>
        <translation>列表缺少“%1”，或其内容与网站不符。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a setting of the site.</source>
        <translation>“%1”不是网站的设置。</translation>
    </message>
    <message>
        <source>The site cannot make this board: no goal fits row %1, column %2.</source>
        <translation>网站无法生成此棋盘：没有目标适合第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>The goal of cell %1 is none that the layout has there.</source>
        <translation>格子 %1 的目标不是布局在该处允许的。</translation>
    </message>
    <message>
        <source>The board has more goals of category &quot;%1&quot; than its maximum.</source>
        <translation>棋盘上类别“%1”的目标超过其上限。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln difficulties with too few goals</source>
        <translation>
            <numerusform>%Ln 个难度的目标过少</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PlayPage</name>
    <message>
        <source>The seed of the board, as the number of a level of its tier</source>
        <translation>棋盘的种子，即其等级中的关卡编号</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>关卡</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>&amp;Undo Step</source>
        <translation>撤回一步(&amp;U)</translation>
    </message>
    <message>
        <source>Take back the last step (Backspace or Ctrl+Z)</source>
        <translation>收回上一步（Backspace 或 Ctrl+Z）</translation>
    </message>
    <message>
        <source>Take &amp;Warp</source>
        <translation>使用传送(&amp;W)</translation>
    </message>
    <message>
        <source>Go through the warp at the end of the route (W)</source>
        <translation>通过路线末端的传送（W）</translation>
    </message>
    <message>
        <source>Hi&amp;nt</source>
        <translation>提示(&amp;N)</translation>
    </message>
    <message>
        <source>Show a step that leads to a solution (H)</source>
        <translation>显示通向答案的一步（H）</translation>
    </message>
    <message>
        <source>So&amp;lve</source>
        <translation>求解(&amp;L)</translation>
    </message>
    <message>
        <source>Show a solution step by step</source>
        <translation>逐步显示一个答案</translation>
    </message>
    <message>
        <source>Start &amp;Over</source>
        <translation>重新开始(&amp;O)</translation>
    </message>
    <message>
        <source>Begin this puzzle again (Home)</source>
        <translation>从头开始此谜题（Home）</translation>
    </message>
    <message>
        <source>–</source>
        <comment>the seed is not the number of a level</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>cells that the route visits</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>boardwright::PlaySession</name>
    <message>
        <source>This board has no complete route, so there is no puzzle.</source>
        <translation>此棋盘没有完整的路线，因此没有谜题。</translation>
    </message>
    <message>
        <source>Your route could not be completed, so the solution starts at the input pin.</source>
        <translation>现有路线无法走完，因此答案从入口开始。</translation>
    </message>
</context>
<context>
    <name>boardwright::PlayWords</name>
    <message>
        <source>%1, level %2</source>
        <comment>a tier of difficulty, a number</comment>
        <translation>%1，第 %2 关</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <comment>a tier of difficulty, any text</comment>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>Start at row %1, column %2, and visit all %3 cells.</source>
        <translation>从第 %1 行第 %2 列开始，走遍全部 %3 格。</translation>
    </message>
    <message>
        <source>Start at row %1, column %2, visit all %3 cells, and end at row %4, column %5.</source>
        <translation>从第 %1 行第 %2 列开始，走遍全部 %3 格，在第 %4 行第 %5 列结束。</translation>
    </message>
    <message>
        <source>Row %1, column %2, %3 of %4 cells</source>
        <translation>第 %1 行第 %2 列，%3/%4 格</translation>
    </message>
    <message>
        <source>Warp to row %1, column %2, %3 of %4 cells</source>
        <translation>传送到第 %1 行第 %2 列，%3/%4 格</translation>
    </message>
    <message>
        <source>Back at row %1, column %2, %3 of %4 cells</source>
        <translation>退回第 %1 行第 %2 列，%3/%4 格</translation>
    </message>
    <message>
        <source>The output pin must be the last cell.</source>
        <translation>出口必须是最后一格。</translation>
    </message>
    <message>
        <source>There is a wall.</source>
        <translation>那里是墙。</translation>
    </message>
    <message>
        <source>This is the edge of the board.</source>
        <translation>这里是棋盘边缘。</translation>
    </message>
    <message>
        <source>You have already visited that cell.</source>
        <translation>那一格已经走过。</translation>
    </message>
    <message>
        <source>That cell is not next to the end of your route.</source>
        <translation>那一格不与路线末端相邻。</translation>
    </message>
    <message>
        <source>There is no warp here.</source>
        <translation>这里没有传送。</translation>
    </message>
    <message>
        <source>You are at the start.</source>
        <translation>已在起点。</translation>
    </message>
    <message>
        <source>The puzzle is solved. Start over to play it again.</source>
        <translation>谜题已解开。重新开始即可再玩一次。</translation>
    </message>
    <message>
        <source>Dead end: the route cannot be completed from here.</source>
        <translation>死路：从这里无法走完路线。</translation>
    </message>
    <message>
        <source>Only the output pin is left.</source>
        <translation>只剩出口了。</translation>
    </message>
    <message>
        <source>Go to row %1, column %2.</source>
        <translation>走到第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>Take the warp to row %1, column %2.</source>
        <translation>使用传送到第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>It is not known whether the route can be completed from here.</source>
        <translation>不清楚从这里能否走完路线。</translation>
    </message>
    <message>
        <source>The route cannot be completed from here. How far to go back is not known.</source>
        <translation>从这里无法走完路线。不清楚需要退回多远。</translation>
    </message>
    <message>
        <source>up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>left</source>
        <translation>向左</translation>
    </message>
    <message>
        <source>right</source>
        <translation>向右</translation>
    </message>
    <message>
        <source>through the warp</source>
        <translation>通过传送</translation>
    </message>
    <message>
        <source>There is nowhere to go from here.</source>
        <translation>从这里无路可走。</translation>
    </message>
    <message>
        <source>You can go %1.</source>
        <comment>a list such as: up, left, and through the warp</comment>
        <translation>可以%1移动。</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>这就是答案。</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <comment>minutes and seconds</comment>
        <translation>已解开，用时 %1。</translation>
    </message>
    <message>
        <source>Solution shown</source>
        <translation>已显示答案</translation>
    </message>
    <message>
        <source>Solved by hand</source>
        <translation>自行解开</translation>
    </message>
    <message>
        <source>Mechanic: %1</source>
        <translation>机制：%1</translation>
    </message>
    <message>
        <source>Cells: %1</source>
        <translation>格数：%1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>时间：%1</translation>
    </message>
    <message>
        <source>Steps taken back: %1</source>
        <translation>收回步数：%1</translation>
    </message>
    <message>
        <source>Hints: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>The wrong turn was to row %1, column %2.</source>
        <translation>走错的一步到了第 %1 行第 %2 列。</translation>
    </message>
    <message>
        <source>in the fog</source>
        <comment>a cell</comment>
        <translation>在迷雾中</translation>
    </message>
    <message>
        <source>wall</source>
        <comment>a cell</comment>
        <translation>墙</translation>
    </message>
    <message>
        <source>input pin</source>
        <translation>入口</translation>
    </message>
    <message>
        <source>output pin</source>
        <translation>出口</translation>
    </message>
    <message>
        <source>the end of your route</source>
        <comment>a cell</comment>
        <translation>你的路线末端</translation>
    </message>
    <message>
        <source>visited as cell %1</source>
        <comment>its place along the route</comment>
        <translation>第 %1 个走到</translation>
    </message>
    <message>
        <source>not visited</source>
        <comment>a cell</comment>
        <translation>未走到</translation>
    </message>
    <message>
        <source>warp to row %1, column %2</source>
        <translation>传送到第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>warp</source>
        <comment>a cell</comment>
        <translation>传送</translation>
    </message>
    <message>
        <source>Row %1, column %2: %3</source>
        <comment>what is seen in a cell</comment>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>You can go here.</source>
        <translation>可以走到这里。</translation>
    </message>
    <message numerus="yes">
        <source>Take back %Ln steps.</source>
        <translation>
            <numerusform>请收回 %Ln 步。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::PositionsEdit</name>
    <message>
        <source>Forced positions</source>
        <translation>固定位置</translation>
    </message>
    <message>
        <source>Anywhere. Choose the only cells where it may appear</source>
        <translation>任意位置。请选择它只能出现的格</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln cells.</source>
        <translation>
            <numerusform>此棋盘有 %Ln 格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in %Ln cells</source>
        <translation>
            <numerusform>仅限 %Ln 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Presentation</name>
    <message>
        <source>&amp;Full-Screen Board</source>
        <translation>全屏棋盘(&amp;F)</translation>
    </message>
    <message>
        <source>Show only the board, on the whole screen (%1)</source>
        <translation>仅在整个屏幕上显示棋盘（%1）</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix all %Ln</source>
        <translation>
            <numerusform>修复全部 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Fix %L1 of %L2</source>
        <translation>修复 %L2 个中的 %L1 个</translation>
    </message>
    <message>
        <source>Unaccept all</source>
        <translation>全部取消接受</translation>
    </message>
    <message>
        <source>Unaccept</source>
        <translation>取消接受</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>全部接受</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>Set limit to %1 %</source>
        <translation>将上限设为 %1 %</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>&amp;Go There</source>
        <translation>转到该处(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>修复(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>接受(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>复制文本(&amp;C)</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>The set and this board are fine.</source>
        <translation>目标集和此棋盘都没有问题。</translation>
    </message>
    <message>
        <source>Also show accepted warnings</source>
        <translation>同时显示已接受的警告</translation>
    </message>
    <message numerus="yes">
        <source>%Ln relaxations on this board</source>
        <translation>
            <numerusform>此棋盘有 %Ln 处放宽</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the set</source>
        <comment>problems</comment>
        <translation>
            <numerusform>目标集中 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the file</source>
        <comment>problems</comment>
        <translation>
            <numerusform>文件中 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <comment>problems</comment>
        <translation>
            <numerusform>已接受 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>no complete board for this seed</source>
        <translation>此种子没有完整的棋盘</translation>
    </message>
</context>
<context>
    <name>boardwright::ProgressionPage</name>
    <message>
        <source>Lower values come earlier on the board</source>
        <translation>较小的数值出现在棋盘较前的位置</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
</context>
<context>
    <name>boardwright::PropertiesDialog</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>目标集名称</translation>
    </message>
    <message>
        <source>Goal Set Properties</source>
        <translation>目标集属性</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>Capped</source>
        <translation>限定最大尺寸</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <translation>专用</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>游戏(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Name of the set:</source>
        <translation>目标集名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Largest size:</source>
        <translation>最大尺寸(&amp;L)：</translation>
    </message>
    <message>
        <source>Game m&amp;ode:</source>
        <translation>游戏模式(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>尺寸(&amp;S)：</translation>
    </message>
    <message>
        <source>Any game mode and size.</source>
        <translation>任意游戏模式和尺寸。</translation>
    </message>
    <message>
        <source>Any game mode, up to a largest size.</source>
        <translation>任意游戏模式，但不超过最大尺寸。</translation>
    </message>
    <message>
        <source>One game mode in one size. Goals can have forced positions on that board.</source>
        <translation>一种游戏模式的一种尺寸。目标可固定在该棋盘的位置上。</translation>
    </message>
    <message>
        <source>Any game mode and size, without the site&apos;s checks.</source>
        <translation>任意游戏模式和尺寸，不经过网站的检查。</translation>
    </message>
    <message>
        <source>Schema &amp;mode:</source>
        <translation>架构模式(&amp;M):</translation>
    </message>
</context>
<context>
    <name>boardwright::PuzzleView</name>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Arrow keys move along the board, W takes a warp, Backspace takes back a step, H gives a hint, L says where you can go, and Home starts over.</source>
        <translation>方向键在棋盘上移动，W 使用传送，Backspace 收回一步，H 给出提示，L 说明可以往哪里走，Home 重新开始。</translation>
    </message>
</context>
<context>
    <name>boardwright::QualityPage</name>
    <message>
        <source>What rejects topologies</source>
        <translation>淘汰拓扑的原因</translation>
    </message>
    <message>
        <source>A row will appear for each test</source>
        <translation>每项检查将显示一行</translation>
    </message>
</context>
<context>
    <name>boardwright::RangeEdit</name>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>No values. Enter some, such as 2-5 or 3, 6, 9</source>
        <translation>没有数值。请填写一些，例如 2-5 或 3, 6, 9</translation>
    </message>
    <message numerus="yes">
        <source>%Ln values: %1</source>
        <translation>
            <numerusform>%Ln 个数值：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingSign</name>
    <message>
        <source>&quot;%1&quot; was not opened.</source>
        <translation>未打开“%1”。</translation>
    </message>
    <message>
        <source>Reading &quot;%1&quot;…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
</context>
<context>
    <name>boardwright::ReadingWords</name>
    <message>
        <source>No value of a line counts</source>
        <translation>连线中没有值计入</translation>
    </message>
    <message>
        <source>Not valid, so all but the highest count. Write &quot;min&quot; or &quot;max&quot;, a space and a number</source>
        <translation>无效，因此除最高值外均计入。请写“min”或“max”、空格和数字</translation>
    </message>
    <message numerus="yes">
        <source>The %Ln highest values of a line count</source>
        <translation>
            <numerusform>计入连线中最高的 %Ln 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln lowest values of a line count</source>
        <translation>
            <numerusform>计入连线中最低的 %Ln 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln lowest values of a line count</source>
        <translation>
            <numerusform>计入连线中除最低 %Ln 个外的值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the %Ln highest values of a line count</source>
        <translation>
            <numerusform>计入连线中除最高 %Ln 个外的值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::Receipt</name>
    <message>
        <source>%1 → %2 %</source>
        <comment>from one share to another</comment>
        <translation>%1 → %2%</translation>
    </message>
    <message>
        <source>no cell changed on this board</source>
        <translation>此棋盘无格变化</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>from one number to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>this goal</source>
        <translation>此目标</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a limit, a number of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>relaxed boards: %1</source>
        <comment>from one share to another</comment>
        <translation>有放宽的棋盘：%1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what moved, from one number to another</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>new: %1 (%2 of boards)</source>
        <comment>a goal, a share</comment>
        <translation>新增：%1（%2 的棋盘）</translation>
    </message>
    <message>
        <source>removed: %1 (was on %2 of boards)</source>
        <comment>a goal, a share</comment>
        <translation>移除：%1（原在 %2 的棋盘上）</translation>
    </message>
    <message>
        <source>%1 of boards differ; no statistic changed significantly</source>
        <translation>%1 的棋盘不同；没有统计数值显著变化</translation>
    </message>
    <message>
        <source>boards can no longer be made</source>
        <translation>已无法生成棋盘</translation>
    </message>
    <message>
        <source>boards can now be made</source>
        <translation>现在可以生成棋盘</translation>
    </message>
    <message>
        <source>no board can be made, before or after</source>
        <translation>编辑前后都无法生成棋盘</translation>
    </message>
    <message>
        <source>no board changed</source>
        <translation>没有棋盘改变</translation>
    </message>
    <message>
        <source>counting boards…</source>
        <translation>正在统计棋盘…</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>No significant change</source>
        <translation>没有显著变化</translation>
    </message>
    <message>
        <source>Significant changes, strongest evidence first:</source>
        <translation>显著变化，证据最强的在前：</translation>
    </message>
    <message>
        <source>Since pinning</source>
        <translation>自固定以来</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) changed on this board</source>
        <translation>
            <numerusform>此棋盘 %Ln 格变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reworded goal(s) redrawn</source>
        <translation>
            <numerusform>重新抽取 %Ln 个改写的目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %Ln boards: %1</source>
        <comment>of how many seeds, what changed there</comment>
        <translation>
            <numerusform>在 %Ln 个棋盘上：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps redone</source>
        <translation>
            <numerusform>重做了 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps undone</source>
        <translation>
            <numerusform>撤销了 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the boards of %Ln seeds, the same before and after:</source>
        <translation>
            <numerusform>在 %Ln 个种子（前后相同）的棋盘中：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of boards differ</source>
        <translation>%1 的棋盘不同</translation>
    </message>
    <message numerus="yes">
        <source>Boards draw goals by their text. %Ln goal(s) were reworded, so they are drawn anew.</source>
        <translation>
            <numerusform>棋盘按文本抽取目标。%Ln 个目标已改写，因此会重新抽取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>things that moved</comment>
        <translation>
            <numerusform>另有 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>no board for this seed, before or after</source>
        <translation>此种子前后都没有棋盘</translation>
    </message>
    <message>
        <source>this seed has a board now</source>
        <translation>此种子现在有棋盘</translation>
    </message>
    <message>
        <source>this seed has no board any more</source>
        <translation>此种子不再有棋盘</translation>
    </message>
    <message>
        <source>this board has another shape</source>
        <translation>此棋盘的形状已改变</translation>
    </message>
    <message>
        <source>another route on this board</source>
        <translation>此棋盘的路线已改变</translation>
    </message>
    <message>
        <source>seeds without a board: %1</source>
        <comment>from one share to another</comment>
        <translation>没有棋盘的种子：%1</translation>
    </message>
    <message>
        <source>only the words of goals differ, on %1 of boards</source>
        <comment>a share</comment>
        <translation>仅 %1 的棋盘上目标的文字不同</translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s), but not for this one</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>现在 %Ln 个种子中有 %1 可以生成棋盘，但此种子不行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>boards can now be made for %1 of %Ln seed(s)</source>
        <comment>a share, of how many</comment>
        <translation>
            <numerusform>现在 %Ln 个种子中有 %1 可以生成棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>no seed has a board, before or after</source>
        <translation>前后都没有种子能生成棋盘</translation>
    </message>
    <message numerus="yes">
        <source>this board has another shape, with %Ln changed cell(s)</source>
        <translation>
            <numerusform>此棋盘的形状已改变，%Ln 个格子有变化</numerusform>
        </translation>
    </message>
    <message>
        <source>seeds whose boards gates reject: %1</source>
        <comment>from one share to another</comment>
        <translation>棋盘被门槛拒绝的种子：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::ReceiptBar</name>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo this edit</source>
        <translation>重做此编辑</translation>
    </message>
    <message>
        <source>Undo this edit</source>
        <translation>撤销此编辑</translation>
    </message>
    <message>
        <source>Effect of the last edit</source>
        <translation>上次编辑的效果</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an edit, what it did</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Pinned: your changes are compared with the set and board as they were when pinned.</source>
        <translation>已固定：此后的更改将与固定时的目标集和棋盘比较。</translation>
    </message>
    <message>
        <source>Keep the Board</source>
        <translation>保留棋盘</translation>
    </message>
    <message>
        <source>Draw the reworded goals by the text that they had, so that no board changes but for the words</source>
        <translation>按原来的文本抽取改写的目标，使棋盘除文字外保持不变</translation>
    </message>
    <message>
        <source>What an edit changes is shown here.</source>
        <translation>编辑后，其影响会显示在这里。</translation>
    </message>
</context>
<context>
    <name>boardwright::RecentMenu</name>
    <message>
        <source>&amp;Clear This List</source>
        <translation>清空此列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>boardwright::RecoveryOffer</name>
    <message>
        <source>Unsaved work cannot be backed up in case of a crash. Save regularly. %1</source>
        <translation>无法备份未保存的工作以防崩溃。请经常保存。%1</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>放弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>Unsaved work from %1 on &quot;%2&quot; was found.</source>
        <translation>发现“%2”在 %1 时未保存的工作。</translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Unsaved work from %1 was found, but cannot be recovered. %2</source>
        <translation>发现 %1 时未保存的工作，但无法恢复。%2</translation>
    </message>
    <message>
        <source>The unsaved work was discarded.</source>
        <translation>已放弃未保存的工作。</translation>
    </message>
    <message>
        <source>The unsaved work on &quot;%1&quot; was discarded.</source>
        <translation>已放弃“%1”中未保存的工作。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
</context>
<context>
    <name>boardwright::RemadeWords</name>
    <message>
        <source>As in the file</source>
        <translation>与文件相同</translation>
    </message>
    <message>
        <source>Differs from the file, from %1 on</source>
        <comment>a place such as cells[3].goal</comment>
        <translation>从 %1 起与文件不同</translation>
    </message>
    <message>
        <source>This is no board: it needs &quot;generator&quot;, &quot;seed&quot; and &quot;cells&quot;. Use a board that was exported as JSON.</source>
        <translation>这不是棋盘：缺少“generator”、“seed”或“cells”。请使用以 JSON 导出的棋盘。</translation>
    </message>
    <message>
        <source>There is no generator &quot;%1&quot;. The board may be made by a newer version of Boardwright.</source>
        <translation>没有生成器“%1”。该棋盘可能由更新版本的 Boardwright 生成。</translation>
    </message>
    <message>
        <source>This set has no such boards: %1</source>
        <comment>a sentence</comment>
        <translation>此目标集无法生成这样的棋盘：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::ReplaceBar</name>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words only</source>
        <translation>仅匹配整个单词</translation>
    </message>
    <message>
        <source>Regular expression; in the replacement, \1 stands for the first group</source>
        <translation>正则表达式；替换内容中的 \1 表示第一个分组</translation>
    </message>
    <message>
        <source>Selected goals only</source>
        <translation>仅限所选目标</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Tooltips</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>All texts</source>
        <translation>所有文本</translation>
    </message>
    <message>
        <source>Where to replace</source>
        <translation>替换的位置</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Nothing was replaced because of row %1: %2</source>
        <comment>its number, a sentence</comment>
        <translation>未作任何替换，原因在于第 %1 行：%2</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>上一个（Shift+Enter）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个（Enter）</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace the match in the current cell</source>
        <translation>替换当前单元格中的匹配项</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Replace all matches</source>
        <translation>替换所有匹配项</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two things that were done</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>category and tag names can only be changed in all goals at once</source>
        <translation>类别和标签的名称只能在所有目标中一起更改</translation>
    </message>
    <message>
        <source>Selected rows only</source>
        <translation>仅限所选行</translation>
    </message>
    <message>
        <source>These cells cannot be edited.</source>
        <translation>这些单元格无法编辑。</translation>
    </message>
    <message numerus="yes">
        <source>Replace in %Ln goals</source>
        <translation>
            <numerusform>在 %Ln 个目标中替换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln goals</source>
        <translation>
            <numerusform>已在 %Ln 个目标中替换</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln names of categories and tags changed everywhere, including limits</source>
        <translation>
            <numerusform>%Ln 个类别和标签的名称已全部更改，包括上限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches</source>
        <translation>
            <numerusform>%Ln 个匹配项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced in %Ln cells</source>
        <translation>
            <numerusform>已在 %Ln 个单元格中替换</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ReplayBar</name>
    <message>
        <source>Show the Board</source>
        <translation>显示棋盘</translation>
    </message>
    <message>
        <source>Step %L1 of %L2: %3</source>
        <comment>of making the board</comment>
        <translation>第 %L1 步，共 %L2 步：%3</translation>
    </message>
</context>
<context>
    <name>boardwright::ResultView</name>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;Picture</source>
        <translation>复制为图片(&amp;P)</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Copy the result as lines of text</source>
        <translation>将结果复制为几行文本</translation>
    </message>
    <message>
        <source>Copy a picture of the board with the result</source>
        <translation>复制带有结果的棋盘图片</translation>
    </message>
    <message>
        <source>The result was copied as text.</source>
        <translation>结果已复制为文本。</translation>
    </message>
    <message>
        <source>The result was copied as a picture.</source>
        <translation>结果已复制为图片。</translation>
    </message>
</context>
<context>
    <name>boardwright::RoomWords</name>
    <message>
        <source>&quot;%1&quot; is no seed of a room. Seeds of the site are whole numbers from 0 to %2.</source>
        <translation>“%1”不是房间的种子。网站的种子是 0 到 %2 的整数。</translation>
    </message>
    <message>
        <source>The site cannot make this board: fewer than %1 goals may stand together.</source>
        <translation>网站无法生成此棋盘:可以同时出现的目标少于 %1 个。</translation>
    </message>
    <message>
        <source>The goal in cell %1 shares types with goals of its lines (clash %2). The site does not say so.</source>
        <translation>第 %1 格的目标与同线的目标共享类型(冲突 %2)。网站不会说明这一点。</translation>
    </message>
    <message>
        <source>The goal in cell %1 stands in cell %2, too.</source>
        <translation>第 %1 格的目标也出现在第 %2 格。</translation>
    </message>
    <message>
        <source>Cell %1 has no goal of the list.</source>
        <translation>第 %1 格没有列表中的目标。</translation>
    </message>
    <message>
        <source>The tiers of the cells are not those of the site&apos;s boards.</source>
        <translation>各格的级别与网站的棋盘不符。</translation>
    </message>
    <message>
        <source>In cell %1, &quot;%2&quot; would clash less.</source>
        <translation>在第 %1 格,“%2”的冲突更少。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands beside a goal that rules it out.</source>
        <translation>“%1”与排除它的目标同在。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals share types with goals of their lines</source>
        <translation>
            <numerusform>%Ln 个目标与同线的目标共享类型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells repeat a goal</source>
        <translation>
            <numerusform>%Ln 个格子重复了目标</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedPanel</name>
    <message>
        <source>Play</source>
        <translation>试玩</translation>
    </message>
    <message>
        <source>Boardwright&apos;s own numbers are used for all tiers. A row for a tier replaces them.</source>
        <translation>所有等级都使用 Boardwright 自带的数值。某等级的行会替换它们。</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>调整</translation>
    </message>
</context>
<context>
    <name>boardwright::SculptedWords</name>
    <message>
        <source>This tier has a row above, so this one has no effect.</source>
        <translation>此等级在上方已有一行，因此这一行不起作用。</translation>
    </message>
    <message>
        <source>The largest size, %2, is smaller than the smallest, %1. All boards are %1.</source>
        <translation>最大尺寸 %2 小于最小尺寸 %1。所有棋盘都是 %1。</translation>
    </message>
    <message>
        <source>The range ends at %2, before it begins at %1. It is taken as %1 alone.</source>
        <translation>范围在 %2 结束，早于起始值 %1。只按 %1 处理。</translation>
    </message>
    <message>
        <source>These weights are all 0, so each of them counts as 1.</source>
        <translation>这些权重全为 0，因此各按 1 计。</translation>
    </message>
    <message>
        <source>The target ends at %1, but boards below %2 are rejected. Raise the target, or lower what is rejected.</source>
        <translation>指标止于 %1，但低于 %2 的棋盘会被舍弃。请提高指标，或降低舍弃的界限。</translation>
    </message>
    <message>
        <source>No two cells of the smallest board are %1 apart: at most %2. Its boards have no warps.</source>
        <translation>最小的棋盘上没有两格相距 %1：最多相距 %2。这种大小的棋盘没有传送。</translation>
    </message>
    <message>
        <source>So many walls leave no cells. Boards keep two cells open.</source>
        <translation>这么多墙会让格全部消失。棋盘会保留两个开放格。</translation>
    </message>
    <message>
        <source>None of %1 topologies passed: %2 have no route that was found, %3 have too few or too shallow forks. Lower what the tier rejects, or change its walls.</source>
        <translation>%1 个拓扑都未通过：%2 个没有找到路线，%3 个岔路过少或过浅。请降低该等级的舍弃界限，或更改其墙。</translation>
    </message>
    <message>
        <source>Only %1 of %2 open cells hang together.</source>
        <translation>%2 个开放格中只有 %1 个相连。</translation>
    </message>
    <message>
        <source>The route visits %1 cells, but should visit each of %2 once.</source>
        <translation>路线经过 %1 格，但应将 %2 格各走一次。</translation>
    </message>
    <message>
        <source>Step %1 of the route leads to a cell that is not beside the one before.</source>
        <translation>路线的第 %1 步走到了与前一格不相邻的格。</translation>
    </message>
    <message>
        <source>topology %1</source>
        <comment>a board that passed</comment>
        <translation>拓扑 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers that are listed twice</source>
        <translation>
            <numerusform>%Ln 个重复列出的等级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers whose largest size is below the smallest</source>
        <translation>
            <numerusform>%Ln 个最大尺寸小于最小尺寸的等级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ranges that end before they begin</source>
        <translation>
            <numerusform>%Ln 个终点早于起点的范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln groups of weights that are all 0</source>
        <translation>
            <numerusform>%Ln 组全为 0 的权重</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln targets below what is rejected</source>
        <translation>
            <numerusform>%Ln 个低于舍弃界限的指标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with warps that are too long</source>
        <translation>
            <numerusform>%Ln 个传送过长的等级</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiers with too many walls</source>
        <translation>
            <numerusform>%Ln 个墙过多的等级</numerusform>
        </translation>
    </message>
    <message>
        <source>walls</source>
        <comment>a stage of making a board</comment>
        <translation>墙</translation>
    </message>
    <message>
        <source>route</source>
        <comment>a stage of making a board</comment>
        <translation>路线</translation>
    </message>
    <message numerus="yes">
        <source>Topology %1 passed. Routes were begun %Ln times.</source>
        <translation>
            <numerusform>拓扑 %1 通过。路线共尝试了 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mechanic that was drawn was given up after %Ln topologies. This is a standard board.</source>
        <translation>
            <numerusform>抽中的机制在 %Ln 个拓扑后被放弃。这是标准棋盘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of %Ln cells is no sculpted board.</source>
        <translation>
            <numerusform>有 %Ln 格的棋盘不是雕琢棋盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>No topology passed</source>
        <translation>没有拓扑通过</translation>
    </message>
</context>
<context>
    <name>boardwright::SectionGroupModel</name>
    <message>
        <source>Default: yes</source>
        <translation>默认：是</translation>
    </message>
    <message>
        <source>Default: no</source>
        <translation>默认：否</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <comment>a value</comment>
        <translation>默认：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedBar</name>
    <message>
        <source>&amp;Previous Seed</source>
        <translation>上一个种子(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Seed</source>
        <translation>下一个种子(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Random Seed</source>
        <translation>随机种子(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy Seed</source>
        <translation>复制种子(&amp;C)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>This seed was copied from generator version %1. This is version %2, which may give a different board.</source>
        <translation>此种子复制自生成器版本 %1。当前是版本 %2，可能会给出不同的棋盘。</translation>
    </message>
    <message>
        <source>A whole number, as shared among players; any other text stands for a number.
The same seed and list make the same board here as anywhere else.</source>
        <translation>玩家之间分享的整数；其他任何文字都代表一个整数。
相同的种子和列表在这里得到的棋盘与其他地方相同。</translation>
    </message>
    <message>
        <source>Any text. The same seed, set and size always make the same board.</source>
        <translation>任意文本。种子、目标集和大小都相同时，生成的棋盘也总是相同。</translation>
    </message>
    <message>
        <source>The seed of a room: a whole number from 0 to %1.</source>
        <translation>房间的种子:0 到 %1 的整数。</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedTableModel</name>
    <message>
        <source>%1 is in cell %2</source>
        <comment>a goal, one or more numbers of cells</comment>
        <translation>%1 位于第 %2 格</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Relaxations</source>
        <translation>放宽</translation>
    </message>
    <message>
        <source>%1 in cell</source>
        <comment>a goal; below are numbers of cells</comment>
        <translation>%1 所在格</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsCriterionBar</name>
    <message>
        <source>Kind of criterion</source>
        <translation>条件的类型</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计数值</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>Goal on the board</source>
        <translation>目标在棋盘上</translation>
    </message>
    <message>
        <source>Goal not on the board</source>
        <translation>目标不在棋盘上</translation>
    </message>
    <message>
        <source>Goal in a line</source>
        <translation>目标在某条连线上</translation>
    </message>
    <message>
        <source>Two goals in one line</source>
        <translation>两个目标在同一条连线上</translation>
    </message>
    <message>
        <source>Maximum relaxations</source>
        <translation>最多放宽</translation>
    </message>
    <message>
        <source>Board statistic</source>
        <translation>棋盘统计数值</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Add this criterion. A board must meet all criteria</source>
        <translation>添加此条件。棋盘必须满足全部条件</translation>
    </message>
    <message>
        <source>Other goal</source>
        <translation>另一个目标</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>Limit of the statistic</source>
        <translation>统计数值的界限</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsExport</name>
    <message>
        <source>Export Seeds</source>
        <translation>导出种子</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsForm</name>
    <message>
        <source>Criteria</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>From the Selection</source>
        <translation>来自所选</translation>
    </message>
    <message>
        <source>Add criteria for the goals selected in the table</source>
        <translation>为表格中所选的目标添加条件</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the chosen criterion (Del)</source>
        <translation>移除所选条件（Del）</translation>
    </message>
    <message>
        <source>First seed</source>
        <translation>第一个种子</translation>
    </message>
    <message>
        <source>Number of seeds</source>
        <translation>种子数量</translation>
    </message>
    <message>
        <source>Seeds searched</source>
        <translation>已搜索的种子</translation>
    </message>
    <message>
        <source>Seeds &amp;from</source>
        <translation>种子起始(&amp;F)</translation>
    </message>
    <message>
        <source>how &amp;many</source>
        <translation>数量(&amp;M)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Results found so far are kept</source>
        <translation>已找到的结果会保留</translation>
    </message>
    <message>
        <source>Search for seeds whose boards meet all criteria, using the current set</source>
        <translation>按当前目标集查找其棋盘满足全部条件的种子</translation>
    </message>
    <message>
        <source>Every Seed</source>
        <translation>所有种子</translation>
    </message>
    <message>
        <source>Search every seed that a room of the site draws, from 1 to %1</source>
        <translation>搜索网站房间会抽取的所有种子，从 1 到 %1</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsGoalEdit</name>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsPanel</name>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Contact Sheet</source>
        <translation>缩略图一览</translation>
    </message>
    <message>
        <source>Pages of the seeds</source>
        <translation>种子页面</translation>
    </message>
    <message>
        <source>Search results</source>
        <translation>搜索结果</translation>
    </message>
    <message>
        <source>Copy Seeds</source>
        <translation>复制种子</translation>
    </message>
    <message>
        <source>Copy the selected seeds, or all, with their settings (%1)</source>
        <translation>复制所选或全部种子及其设置（%1）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Seeds as &amp;JSON…</source>
        <translation>种子存为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Seeds as &amp;CSV…</source>
        <translation>种子存为 CSV(&amp;C)…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds…</source>
        <translation>
            <numerusform>在 %2 个种子中的 %1 个里找到 %Ln 个…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 seeds</source>
        <translation>
            <numerusform>在 %1 个种子中找到 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped at %Ln found in the first %1 of %2 seeds; add criteria to narrow the search</source>
        <translation>
            <numerusform>在 %2 个种子的前 %1 个里找到 %Ln 个后停止；请添加条件以缩小范围</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln found in %1 of %2 seeds, then stopped</source>
        <translation>
            <numerusform>在 %2 个种子中的 %1 个里找到 %Ln 个后停止</numerusform>
        </translation>
    </message>
    <message>
        <source>No seed can meet these criteria</source>
        <translation>没有种子能满足这些条件</translation>
    </message>
    <message>
        <source>Which boards are you looking for?</source>
        <translation>要找怎样的棋盘？</translation>
    </message>
    <message>
        <source>Add criteria, then search. Seeds whose boards meet all of them are listed here.</source>
        <translation>添加条件后搜索。棋盘满足全部条件的种子会列在这里。</translation>
    </message>
    <message>
        <source>No boards can be made from this set</source>
        <translation>无法用此目标集生成棋盘</translation>
    </message>
    <message>
        <source>See Problems for the reason.</source>
        <translation>原因见“问题”面板。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>Nothing found yet.</source>
        <translation>尚未找到任何结果。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到任何结果</translation>
    </message>
    <message>
        <source>Remove criteria, search more seeds, or check in Statistics how rare such boards are.</source>
        <translation>请移除条件、搜索更多种子，或在“统计”中查看这类棋盘的罕见程度。</translation>
    </message>
    <message>
        <source>Write the selected seeds to a file, or all</source>
        <translation>将选中的种子（或全部）写入文件</translation>
    </message>
    <message>
        <source>Choosing the best boards…</source>
        <translation>正在选择最佳棋盘…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>已选择 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seeds have no board</source>
        <translation>
            <numerusform>%Ln 个种子没有棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>No boards could be made</source>
        <translation>未能生成棋盘</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedsTable</name>
    <message>
        <source>Seeds found</source>
        <translation>找到的种子</translation>
    </message>
</context>
<context>
    <name>boardwright::SheetVerb</name>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lear Cells</source>
        <translation>清空单元格(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>创建副本(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>删除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Fill Down</source>
        <translation>向下填充(&amp;F)</translation>
    </message>
    <message>
        <source>Mo&amp;ve Up</source>
        <translation>上移(&amp;V)</translation>
    </message>
    <message>
        <source>Move D&amp;own</source>
        <translation>下移(&amp;O)</translation>
    </message>
    <message>
        <source>Select Whole Rows</source>
        <translation>选择整行</translation>
    </message>
    <message>
        <source>Select Whole Columns</source>
        <translation>选择整列</translation>
    </message>
    <message>
        <source>Calculat&amp;e…</source>
        <translation>计算(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>boardwright::SideTabs</name>
    <message>
        <source>Objectives</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文本</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what a tab holds, how many</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceEdit</name>
    <message>
        <source>The copied text is too long to paste: more than %1 characters or %2 lines. Open it as a file instead.</source>
        <translation>复制的文本太长，无法粘贴：超过 %1 个字符或 %2 行。请将其作为文件打开。</translation>
    </message>
    <message>
        <source>The copied text has a line of more than %1 characters, which is too long to edit. Open it as a file instead.</source>
        <translation>复制的文本中有一行超过 %1 个字符，太长，无法编辑。请将其作为文件打开。</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceNote</name>
    <message>
        <source>Go There</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Moves the cursor to the error (F8)</source>
        <translation>将光标移到出错的位置（F8）</translation>
    </message>
    <message>
        <source>Discard Changes to the Text</source>
        <translation>放弃对文本的更改</translation>
    </message>
    <message>
        <source>Shows the goal set without the text typed since</source>
        <translation>显示目标集，不含此后输入的文本</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceSession</name>
    <message>
        <source>Edit the source</source>
        <translation>编辑源文本</translation>
    </message>
</context>
<context>
    <name>boardwright::SourceView</name>
    <message>
        <source>Source of the file</source>
        <translation>文件的源文本</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Find next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>%1 Until this is fixed, the goal set keeps its previous state, and that is what is saved.</source>
        <comment>after a sentence about a mistake in the text</comment>
        <translation>%1在改正之前，目标集保持之前的状态，保存的也是该状态。</translation>
    </message>
    <message>
        <source>The same lines were changed elsewhere in the meantime. Fixing the text will overwrite those changes.</source>
        <translation>在此期间，相同的行已在别处更改。改正文本会覆盖那些更改。</translation>
    </message>
    <message>
        <source>The file has very long lines. They are shown reformatted for reading and cannot be edited here.</source>
        <translation>文件中有非常长的行。这里重新排版以便阅读，不能在此编辑。</translation>
    </message>
    <message>
        <source>The file contains characters that a text field cannot show. It can be read here but not edited.</source>
        <translation>文件中含有文本框无法显示的字符。可在此阅读，但不能更改。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Go to line</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Previous Problem</source>
        <translation>上一个问题</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>展开</translation>
    </message>
    <message>
        <source>Fold All Goals</source>
        <translation>折叠所有目标</translation>
    </message>
    <message>
        <source>Unfold All</source>
        <translation>全部展开</translation>
    </message>
</context>
<context>
    <name>boardwright::Spreadsheet</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, its keys</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Nothing can be replaced in this table.</source>
        <translation>此表格中没有可替换的内容。</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>列(&amp;U)</translation>
    </message>
</context>
<context>
    <name>boardwright::StartPage</name>
    <message>
        <source>&amp;Give the Goals These Times</source>
        <translation>为目标设置这些时间(&amp;G)</translation>
    </message>
    <message>
        <source>No goal has a time yet. Start from difficulty tiers: time = tier x minutes, and goals with the same first category never share a line.</source>
        <translation>还没有目标设有时间。可从难度等级开始：时间 = 等级 × 分钟数，首类别相同的目标不会在同一条连线上。</translation>
    </message>
    <message>
        <source>The tier of a goal is its difficulty or, if it has none, its position among the goals, scaled to 1-25</source>
        <translation>目标的等级为其难度；没有难度时为其在目标中的位置，换算到 1-25</translation>
    </message>
    <message>
        <source>If above the highest single value (see Profiles), goals of that category never share a line</source>
        <translation>超过单值上限（见“配置”）时，该类别的目标绝不会在同一条连线上</translation>
    </message>
    <message>
        <source>Minutes saved by goals that share a further category</source>
        <translation>另有共同类别的目标所节省的分钟数</translation>
    </message>
    <message>
        <source>&amp;Minutes per tier</source>
        <translation>每级分钟数(&amp;M)</translation>
    </message>
    <message>
        <source>Synergy of the &amp;first category</source>
        <translation>首类别的协同(&amp;F)</translation>
    </message>
    <message>
        <source>Synergy of &amp;further categories</source>
        <translation>其他类别的协同(&amp;U)</translation>
    </message>
    <message>
        <source>Preview of the values</source>
        <translation>数值预览</translation>
    </message>
</context>
<context>
    <name>boardwright::Statistics</name>
    <message>
        <source>board category %1, at most %2</source>
        <translation>棋盘类别 %1，最多 %2</translation>
    </message>
    <message>
        <source>line category %1, at most %2</source>
        <translation>连线类别 %1，最多 %2</translation>
    </message>
    <message>
        <source>Board category</source>
        <translation>棋盘类别</translation>
    </message>
    <message>
        <source>Line category</source>
        <translation>连线类别</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Tiers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>组</translation>
    </message>
    <message>
        <source>Without progress</source>
        <translation>无进度</translation>
    </message>
    <message>
        <source>Progress %1 % to %2 %</source>
        <translation>进度 %1 % 至 %2 %</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <comment>the title of a gate</comment>
        <translation>已舍弃：%1</translation>
    </message>
    <message>
        <source>%1 %2, at most %3</source>
        <comment>an unknown kind of limit, its name</comment>
        <translation>%1 %2，最多 %3</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsChart</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar stands for, how high it is</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bar(s)</source>
        <translation>
            <numerusform>%Ln 个条形</numerusform>
        </translation>
    </message>
    <message>
        <source>peak at %1</source>
        <translation>峰值在 %1</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>平均 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>% of boards</source>
        <translation>棋盘百分比</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1% 至 %2%</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goal(s)</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>titles of a column and of the one beside it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsExport</name>
    <message>
        <source>Export Statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsPanel</name>
    <message>
        <source>Summary of the statistics</source>
        <translation>统计摘要</translation>
    </message>
    <message>
        <source>Copy Rows</source>
        <translation>复制行</translation>
    </message>
    <message>
        <source>Copy the selected rows for a spreadsheet (%1)</source>
        <translation>复制所选行以用于电子表格（%1）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the statistics to a file</source>
        <translation>将统计结果写入文件</translation>
    </message>
    <message>
        <source>All Totals as &amp;JSON…</source>
        <translation>全部合计存为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Goals as &amp;CSV…</source>
        <translation>目标存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Pages of the statistics</source>
        <translation>统计页面</translation>
    </message>
    <message>
        <source>Nothing to count here</source>
        <translation>此处没有统计内容</translation>
    </message>
    <message>
        <source>This set, or this kind of board, has none of these.</source>
        <translation>此目标集或其棋盘类型没有这些内容。</translation>
    </message>
    <message>
        <source>No boards can be made from this set</source>
        <translation>无法用此目标集生成棋盘</translation>
    </message>
    <message>
        <source>See Problems for the reason.</source>
        <translation>原因见“问题”面板。</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>正在统计棋盘…</translation>
    </message>
    <message>
        <source>They are made from the current set.</source>
        <translation>棋盘由当前目标集生成。</translation>
    </message>
    <message>
        <source>Only the average is known</source>
        <translation>仅知其平均值</translation>
    </message>
    <message numerus="yes">
        <source>None of the first %Ln seeds has a board</source>
        <translation>
            <numerusform>前 %Ln 个种子都没有棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>Counting has stopped. See Problems for the reason.</source>
        <translation>计数已停止。原因请见“问题”。</translation>
    </message>
    <message>
        <source>Before the last change: %1</source>
        <comment>statistics</comment>
        <translation>上次更改之前：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsSummary</name>
    <message numerus="yes">
        <source>%Ln board(s)</source>
        <translation>
            <numerusform>%Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln board(s)</source>
        <translation>
            <numerusform>%L1 / %Ln 个棋盘</numerusform>
        </translation>
    </message>
    <message>
        <source>seeds %L1 to %L2</source>
        <translation>种子 %L1 至 %L2</translation>
    </message>
    <message>
        <source>none relaxed</source>
        <translation>均未放宽</translation>
    </message>
    <message>
        <source>%1 relaxed</source>
        <translation>%1 有放宽</translation>
    </message>
    <message>
        <source>%1 relaxations on average</source>
        <translation>平均放宽 %1 次</translation>
    </message>
    <message>
        <source>%1 without a board</source>
        <comment>a share of seeds</comment>
        <translation>%1 没有棋盘</translation>
    </message>
    <message>
        <source>%1 rejected by gates</source>
        <comment>a share of seeds</comment>
        <translation>%1 被门槛拒绝</translation>
    </message>
    <message>
        <source>every seed that a room draws, so the numbers are exact</source>
        <translation>房间可抽取的所有种子,因此数字是精确的</translation>
    </message>
</context>
<context>
    <name>boardwright::StatisticsTable</name>
    <message>
        <source>Cell %1</source>
        <translation>第 %1 格</translation>
    </message>
    <message>
        <source>Cell %1 (row %2, column %3)</source>
        <translation>第 %1 格（第 %2 行，第 %3 列）</translation>
    </message>
    <message numerus="yes">
        <source>On %L1 of %Ln board(s).</source>
        <translation>
            <numerusform>在 %Ln 个棋盘中的 %L1 个上。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a number of the board, a value of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Goals shared with the next seed</source>
        <translation>与下一个种子相同的目标</translation>
    </message>
    <message>
        <source>Weighting alone would give %1.</source>
        <translation>仅凭权重应为 %1。</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Appears</source>
        <translation>出现</translation>
    </message>
    <message>
        <source>Weighting alone</source>
        <translation>仅凭权重</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>份数</translation>
    </message>
    <message>
        <source>On boards</source>
        <comment>share of them</comment>
        <translation>棋盘占比</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>of boards</comment>
        <translation>占比</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>离散度</translation>
    </message>
    <message>
        <source>Share of boards that the goal is on. The mark shows the share that weighting alone would give</source>
        <translation>该目标出现的棋盘占比。标记表示仅凭权重会得到的占比</translation>
    </message>
    <message>
        <source>Share of boards that weighting and uniform choice alone would give the goal</source>
        <translation>仅凭权重与均匀选择时该目标应占的棋盘比例</translation>
    </message>
    <message>
        <source>Average number of cells that the goal fills on boards that contain it</source>
        <translation>该目标出现时平均占用的格数</translation>
    </message>
    <message>
        <source>Number of goals that the limit allows on the board, or in the shortest line</source>
        <translation>上限允许的目标数：在整个棋盘上，或在最短的连线中</translation>
    </message>
    <message>
        <source>%1. Average over all boards.</source>
        <comment>what a number tells</comment>
        <translation>%1。所有棋盘的平均值。</translation>
    </message>
    <message>
        <source>Share of boards on which &quot;%1&quot; is not 0</source>
        <translation>“%1”不为 0 的棋盘占比</translation>
    </message>
    <message>
        <source>%1. The most frequent one.</source>
        <comment>what a number tells</comment>
        <translation>%1。最常见的一种。</translation>
    </message>
    <message>
        <source>Share of boards on which &quot;%1&quot; has that value</source>
        <translation>“%1”为该项的棋盘占比</translation>
    </message>
    <message>
        <source>Standard deviation from board to board</source>
        <translation>各棋盘之间的标准差</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>统计数值</translation>
    </message>
    <message>
        <source>%L1 of %L2.</source>
        <comment>counts</comment>
        <translation>%L1，共 %L2。</translation>
    </message>
    <message>
        <source>Share of boards on which the statistic is not 0; of a gate: share of all boards made that it rejected</source>
        <translation>该统计值不为 0 的棋盘比例；对于门槛：在所有生成的棋盘中被其拒绝的比例</translation>
    </message>
    <message>
        <source>Line %L1</source>
        <translation>连线 %L1</translation>
    </message>
</context>
<context>
    <name>boardwright::StatusLine</name>
    <message>
        <source>Making the board…</source>
        <translation>正在生成棋盘…</translation>
    </message>
    <message>
        <source>Counting boards…</source>
        <translation>正在统计棋盘…</translation>
    </message>
    <message>
        <source>Statistics: %L1 of %L2 seeds</source>
        <translation>统计：%L1 / %L2 个种子</translation>
    </message>
    <message>
        <source>%1 · saving…</source>
        <translation>%1 · 正在保存…</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · 已修改</translation>
    </message>
    <message>
        <source>Board up to date (%1 ms)</source>
        <translation>棋盘已是最新（%1 毫秒）</translation>
    </message>
    <message>
        <source>No board can be made</source>
        <translation>无法生成棋盘</translation>
    </message>
    <message>
        <source>No complete board for this seed</source>
        <translation>此种子没有完整的棋盘</translation>
    </message>
    <message>
        <source>Statistics: none of %L1 seeds has a board</source>
        <translation>统计：%L1 个种子都没有棋盘</translation>
    </message>
</context>
<context>
    <name>boardwright::StepWords</name>
    <message>
        <source>Cell %1: &quot;%2&quot;</source>
        <comment>a goal is placed</comment>
        <translation>第 %1 格：“%2”</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot;, although no goal fits</source>
        <comment>a goal is placed</comment>
        <translation>第 %1 格：“%2”，虽然没有合适的目标</translation>
    </message>
    <message>
        <source>Cell %1 stays empty: no centre</source>
        <translation>第 %1 格留空：无中心</translation>
    </message>
    <message>
        <source>Cell %1 stays blank</source>
        <translation>第 %1 格留白</translation>
    </message>
    <message>
        <source>Cell %1 becomes shiny</source>
        <translation>第 %1 格变为闪亮</translation>
    </message>
    <message>
        <source>Cell %1 is no longer shiny or blank</source>
        <translation>第 %1 格不再闪亮或留白</translation>
    </message>
    <message>
        <source>forced positions</source>
        <comment>a stage of making a board</comment>
        <translation>固定位置</translation>
    </message>
    <message>
        <source>random choice</source>
        <comment>a stage of making a board</comment>
        <translation>随机选择</translation>
    </message>
    <message>
        <source>search</source>
        <comment>a stage of making a board</comment>
        <translation>搜索</translation>
    </message>
    <message>
        <source>search from an empty board</source>
        <comment>a stage of making a board</comment>
        <translation>从空棋盘搜索</translation>
    </message>
    <message>
        <source>relaxation</source>
        <comment>a stage of making a board</comment>
        <translation>放宽</translation>
    </message>
    <message>
        <source>modifiers</source>
        <comment>a stage of making a board</comment>
        <translation>规则修改</translation>
    </message>
    <message>
        <source>joining</source>
        <comment>a stage of making a board</comment>
        <translation>连接</translation>
    </message>
    <message>
        <source>inner board</source>
        <comment>a stage of making a board</comment>
        <translation>内部棋盘</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <comment>a stage</comment>
        <translation>%1，第 %2 次尝试</translation>
    </message>
    <message>
        <source>%1, attempt %2, phase %3</source>
        <comment>a stage</comment>
        <translation>%1，第 %2 次尝试，第 %3 阶段</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <comment>a stage</comment>
        <translation>开始：%1</translation>
    </message>
    <message>
        <source>End: %1</source>
        <comment>a stage</comment>
        <translation>结束：%1</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are joined</source>
        <translation>第 %1 格与第 %2 格相连</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is removed</source>
        <translation>第 %1 格：移走“%2”</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are swapped</source>
        <translation>第 %1 格与第 %2 格互换</translation>
    </message>
    <message>
        <source>The route continues to cell %1</source>
        <translation>路线继续到第 %1 格</translation>
    </message>
    <message>
        <source>Cell %1: &quot;%2&quot; is tried but does not fit</source>
        <translation>第 %1 格：尝试“%2”，不合适</translation>
    </message>
    <message>
        <source>it is already in cell %1</source>
        <translation>已在第 %1 格</translation>
    </message>
    <message>
        <source>it conflicts with the goal in cell %1</source>
        <translation>与第 %1 格的目标冲突</translation>
    </message>
    <message>
        <source>%1 would have too much in common</source>
        <comment>a line</comment>
        <translation>%1 的共同点会过多</translation>
    </message>
    <message>
        <source>%1 would save %2 min, more than %3</source>
        <comment>a line, minutes</comment>
        <translation>%1 会节省 %2 分钟，超过 %3</translation>
    </message>
    <message>
        <source>%1 would save %2 min, less than %3</source>
        <comment>a line, minutes</comment>
        <translation>%1 会节省 %2 分钟，低于 %3</translation>
    </message>
    <message>
        <source>Cells %1 and %2 are joined by a warp</source>
        <translation>格子 %1 和 %2 由传送连接</translation>
    </message>
    <message>
        <source>A wall is placed between cells %1 and %2</source>
        <translation>格子 %1 和 %2 之间放置了一堵墙</translation>
    </message>
    <message>
        <source>%1, layer %2</source>
        <comment>a stage</comment>
        <translation>%1，第 %2 层</translation>
    </message>
    <message>
        <source>%1, pass %2</source>
        <comment>a stage</comment>
        <translation>%1，第 %2 遍</translation>
    </message>
    <message>
        <source>Cell %1 is no longer a wall</source>
        <translation>格子 %1 不再是墙</translation>
    </message>
    <message>
        <source>The wall between cells %1 and %2 is removed</source>
        <translation>格子 %1 和 %2 之间的墙被移除</translation>
    </message>
    <message>
        <source>Cell %1 becomes a wall</source>
        <translation>格子 %1 变成墙</translation>
    </message>
    <message>
        <source>arranging</source>
        <comment>a stage of making a board</comment>
        <translation>排布</translation>
    </message>
    <message>
        <source>The route continues to cell %1: &quot;%2&quot;</source>
        <translation>路线继续到第 %1 格：“%2”</translation>
    </message>
    <message>
        <source>judging</source>
        <comment>a stage of making a board</comment>
        <translation>评判</translation>
    </message>
    <message>
        <source>The board is rejected</source>
        <translation>棋盘被拒绝</translation>
    </message>
    <message>
        <source>Seed %1 rejected: %2 is %3, at most %4 is allowed</source>
        <comment>%2: title of a gate</comment>
        <translation>种子 %1 被拒绝：%2 为 %3，最多允许 %4</translation>
    </message>
    <message>
        <source>Seed %1 rejected: %2 is %3, at least %4 is needed</source>
        <comment>%2: title of a gate</comment>
        <translation>种子 %1 被拒绝：%2 为 %3，至少需要 %4</translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: &quot;%2&quot;, one of %Ln candidates</source>
        <comment>a goal is placed</comment>
        <translation>
            <numerusform>第 %1 格：“%2”，%Ln 个候选之一</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits are relaxed</source>
        <translation>
            <numerusform>第 %1 格：放宽 %Ln 项限制</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cell %1: %Ln limits hold again</source>
        <translation>
            <numerusform>第 %1 格：%Ln 项限制重新满足</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected: %1 is %2, at most %3 is allowed</source>
        <comment>%1: title of a gate</comment>
        <translation>被拒绝：%1 为 %2，最多允许 %3</translation>
    </message>
    <message>
        <source>Rejected: %1 is %2, at least %3 is needed</source>
        <comment>%1: title of a gate</comment>
        <translation>被拒绝：%1 为 %2，至少需要 %3</translation>
    </message>
    <message>
        <source>a goal of its group is on the board</source>
        <translation>其组中的一个目标已在棋盘上</translation>
    </message>
    <message>
        <source>its first type was used before</source>
        <translation>它的第一个类型已用过</translation>
    </message>
    <message>
        <source>it clashes by %1, the goal that was taken by %2</source>
        <translation>它的冲突为 %1，所选目标的冲突为 %2</translation>
    </message>
    <message>
        <source>the layout has it in another cell</source>
        <translation>布局将其放在另一格</translation>
    </message>
    <message>
        <source>the board has no more room for one of its categories</source>
        <translation>棋盘上已没有其某个类别的空位</translation>
    </message>
    <message>
        <source>the seed picked another; it was %1 of %2 to pick from</source>
        <translation>种子选中了另一个；可选的 %2 个中它占 %1 个</translation>
    </message>
</context>
<context>
    <name>boardwright::StepsModel</name>
    <message>
        <source>The empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a part of the board, what happens on it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happens, why</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (score %L2)</source>
        <comment>what happens</comment>
        <translation>%1（得分 %L2）</translation>
    </message>
</context>
<context>
    <name>boardwright::StepsPage</name>
    <message>
        <source>The Empty Board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>One Step Back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>One Step Forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>The Finished Board</source>
        <translation>完成的棋盘</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast the steps are played</source>
        <translation>步骤播放的快慢</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <comment>steps</comment>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message numerus="yes">
        <source>%Ln per second</source>
        <comment>steps</comment>
        <translation>
            <numerusform>每秒 %Ln 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::SynergyPage</name>
    <message>
        <source>Goals examined</source>
        <translation>查看的目标</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the table for a spreadsheet</source>
        <translation>复制表格以用于电子表格</translation>
    </message>
    <message>
        <source>Synergy</source>
        <translation>协同</translation>
    </message>
    <message>
        <source>S&amp;ynergy</source>
        <translation>协同(&amp;Y)</translation>
    </message>
    <message>
        <source>Chosen goals</source>
        <translation>所选目标</translation>
    </message>
    <message>
        <source>There is no board.</source>
        <translation>没有棋盘。</translation>
    </message>
</context>
<context>
    <name>boardwright::TableSearch</name>
    <message>
        <source>Find and Replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Find Next</source>
        <translation>查找下一个</translation>
    </message>
    <message>
        <source>Find Previous</source>
        <translation>查找上一个</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
</context>
<context>
    <name>boardwright::TableView</name>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Reset the selected values to their defaults (%1)</source>
        <translation>将所选值恢复为默认值（%1）</translation>
    </message>
    <message>
        <source>There is no row above this one to fill down from.</source>
        <translation>此行上方没有可供向下填充的行。</translation>
    </message>
    <message>
        <source>Names cannot be filled down: each is there once.</source>
        <translation>名称不能向下填充：每个名称只能出现一次。</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsModel</name>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>At most one goal per tag appears on a board</source>
        <translation>一个棋盘上每个标签最多出现一个目标</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Number of goals that have it. Double-click to show them</source>
        <translation>带有该标签的目标数。双击可显示这些目标</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>The goals that have it</source>
        <translation>带有该标签的目标</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Problems with the tag</source>
        <translation>该标签的问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <comment>goals</comment>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disabled</source>
        <translation>
            <numerusform>%Ln 个已禁用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not in the tag list, but %Ln goals have it.</source>
        <translation>
            <numerusform>不在标签列表中，但有 %Ln 个目标带有该标签。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge &quot;%1&quot; into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>将“%1”合并到“%2”（%Ln 个目标）？</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %1 tags into &quot;%2&quot; (%Ln goals)?</source>
        <translation>
            <numerusform>将 %1 个标签合并到“%2”（%Ln 个目标）？</numerusform>
        </translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>boardwright::TagsPage</name>
    <message>
        <source>At most one goal per tag appears on a board.</source>
        <translation>一个棋盘上每个标签最多出现一个目标。</translation>
    </message>
    <message>
        <source>No other goal has this tag, so it has no effect yet.</source>
        <translation>没有其他目标带有此标签，因此它尚不起作用。</translation>
    </message>
    <message>
        <source>Never on the same board as %1.</source>
        <comment>goals that have the same tag</comment>
        <translation>不会与%1出现在同一个棋盘上。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <translation>
            <numerusform>另有 %Ln 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::TextEditor</name>
    <message>
        <source>one, another</source>
        <translation>名称, 另一名称</translation>
    </message>
    <message>
        <source>combat: 2, shop: 0.5</source>
        <translation>战斗: 2, 商店: 0.5</translation>
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
        <translation>雕琢</translation>
    </message>
    <message>
        <source>Room for warps</source>
        <translation>可容纳传送</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>连通</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>颜色交替</translation>
    </message>
    <message>
        <source>Few dead ends</source>
        <translation>死胡同少</translation>
    </message>
    <message>
        <source>A cell to start at</source>
        <translation>有起点格</translation>
    </message>
    <message>
        <source>Route found</source>
        <translation>找到路线</translation>
    </message>
    <message>
        <source>Enough forks</source>
        <translation>岔路足够</translation>
    </message>
    <message>
        <source>Deep enough</source>
        <translation>足够深</translation>
    </message>
    <message>
        <source>%L1 topologies were sculpted</source>
        <translation>共雕琢 %L1 个拓扑</translation>
    </message>
    <message>
        <source>%1: %L2 topologies are left and become puzzles (%3 of all), %L4 were rejected here</source>
        <comment>a test, a count, a share, a count</comment>
        <translation>%1：剩余 %L2 个拓扑成为谜题（占全部的 %3），此处淘汰 %L4 个</translation>
    </message>
    <message>
        <source>%1: %L2 topologies are left (%3 of all), %L4 were rejected here</source>
        <comment>a test, a count, a share, a count</comment>
        <translation>%1：剩余 %L2 个拓扑（占全部的 %3），此处淘汰 %L4 个</translation>
    </message>
    <message>
        <source>The tests, in their order</source>
        <translation>各项检查，按顺序</translation>
    </message>
    <message>
        <source>Topologies that passed this test and those before it</source>
        <translation>通过此项及之前检查的拓扑</translation>
    </message>
    <message>
        <source>Their share of all sculpted topologies</source>
        <translation>占所有雕琢拓扑的比例</translation>
    </message>
    <message>
        <source>Topologies that this test rejected</source>
        <translation>被此项检查淘汰的拓扑</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>topologies</comment>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>占全部</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>淘汰</translation>
    </message>
    <message>
        <source>Deep enough: puzzles</source>
        <translation>足够深：谜题</translation>
    </message>
</context>
<context>
    <name>boardwright::TierMetricsModel</name>
    <message>
        <source>%1 to %2, within the target: %3 of puzzles</source>
        <comment>two numbers, a share</comment>
        <translation>%1 至 %2，符合指标：%3 的谜题</translation>
    </message>
    <message>
        <source>%1 to %2: %3 of puzzles</source>
        <comment>two numbers, a share</comment>
        <translation>%1 至 %2：%3 的谜题</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <comment>a range</comment>
        <translation>指标：%1</translation>
    </message>
    <message>
        <source>% of puzzles</source>
        <translation>谜题百分比</translation>
    </message>
    <message>
        <source>%1 on target</source>
        <comment>a share of puzzles</comment>
        <translation>%1 符合指标</translation>
    </message>
    <message>
        <source>%1 The highest bar: %2.</source>
        <comment>sentences, a bar</comment>
        <translation>%1 最高的条：%2。</translation>
    </message>
    <message>
        <source>%1 to %2 %</source>
        <comment>percent</comment>
        <translation>%1 至 %2 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2 of puzzles are within the target of %3. A quarter of them have at most %4, a quarter at least %5; the mean is %6.</source>
        <comment>a title, a share, a range, three numbers</comment>
        <translation>%1：%2 的谜题符合指标 %3。四分之一至多为 %4，四分之一至少为 %5；平均值为 %6。</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>P25</source>
        <comment>the lower quartile</comment>
        <translation>P25</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>P75</source>
        <comment>the upper quartile</comment>
        <translation>P75</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>符合指标</translation>
    </message>
    <message>
        <source>What makes a puzzle hard or easy</source>
        <translation>决定谜题难易的因素</translation>
    </message>
    <message>
        <source>What the tier asks for, as in its row of the table of tiers</source>
        <translation>该等级的要求，见等级表中的对应行</translation>
    </message>
    <message>
        <source>A quarter of the puzzles have at most this</source>
        <translation>四分之一的谜题至多为此值</translation>
    </message>
    <message>
        <source>The average of all puzzles</source>
        <translation>所有谜题的平均值</translation>
    </message>
    <message>
        <source>A quarter of the puzzles have at least this</source>
        <translation>四分之一的谜题至少为此值</translation>
    </message>
    <message>
        <source>The share of puzzles within the target</source>
        <translation>符合指标的谜题比例</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a number before and after a change</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1 Before, %2 were within it, a quarter had at most %3, a quarter at least %4, and the mean was %5.</source>
        <comment>sentences, a share, three numbers</comment>
        <translation>%1 之前有 %2 符合，四分之一至多为 %3，四分之一至少为 %4，平均值为 %5。</translation>
    </message>
</context>
<context>
    <name>boardwright::TierQuality</name>
    <message>
        <source>Numbers will appear once there is a sculpted board.</source>
        <translation>有雕琢棋盘后将显示数值。</translation>
    </message>
    <message>
        <source>%1: making puzzles…</source>
        <comment>the name of a tier</comment>
        <translation>%1：正在生成谜题…</translation>
    </message>
    <message>
        <source>%1: %L2 of %L3 seeds tried, %L4 puzzles made</source>
        <comment>the name of a tier, counts</comment>
        <translation>%1：已尝试 %L2 个种子（共 %L3 个），生成 %L4 个谜题</translation>
    </message>
    <message>
        <source>%1: %L2 seeds tried, %L3 puzzles made, %L4 different shapes</source>
        <comment>the name of a tier, counts</comment>
        <translation>%1：已尝试 %L2 个种子，生成 %L3 个谜题，%L4 种不同形状</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 rejects nothing: no puzzle has less than %3.</source>
        <comment>the title of a field, two numbers</comment>
        <translation>“%1”为 %2，不会拒绝任何谜题：没有谜题低于 %3。</translation>
    </message>
    <message>
        <source>%1 would reject %2 of the puzzles.</source>
        <comment>a number, a share</comment>
        <translation>%1 会拒绝 %2 的谜题。</translation>
    </message>
</context>
<context>
    <name>boardwright::TierTuning</name>
    <message>
        <source>Tune the tier %1</source>
        <comment>an undo step, the name of a tier</comment>
        <translation>调整等级 %1</translation>
    </message>
    <message>
        <source>Score on %L1 fresh seeds: %2, before %3.</source>
        <translation>在 %L1 个新种子上的得分：%2，之前为 %3。</translation>
    </message>
    <message>
        <source>Topologies per puzzle: %1, before %2. Seeds without a puzzle: %L3, before %L4.</source>
        <translation>每个谜题的拓扑数：%1，之前为 %2。没有谜题的种子：%L3，之前为 %L4。</translation>
    </message>
    <message>
        <source>Looks for walls, weights and gates with which the puzzles of this tier meet its targets. Nothing changes before you apply it.</source>
        <translation>寻找能使该等级谜题符合其指标的墙、权重和门槛。应用之前不会有任何更改。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers of the tier %1 changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>更改了等级 %1 的 %Ln 个数值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ToolResults</name>
    <message>
        <source>Applied: %1. Undo takes it back.</source>
        <comment>what a tool did</comment>
        <translation>已应用：%1。可用“撤销”恢复。</translation>
    </message>
    <message>
        <source>The set has changed since. Start again to use its current state.</source>
        <translation>目标集此后已更改。请重新开始以使用当前内容。</translation>
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
        <translation>最大化面板(&amp;M)</translation>
    </message>
</context>
<context>
    <name>boardwright::TooltipEdit</name>
    <message>
        <source>Tooltip</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>%1   Too long for lockout.live</source>
        <translation>%1   对 lockout.live 来说太长</translation>
    </message>
    <message>
        <source>%1   Shift+Enter starts a new line</source>
        <translation>%1   按 Shift+Enter 换行</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneResultsModel</name>
    <message>
        <source>Held by: %1</source>
        <translation>受制于：%1</translation>
    </message>
    <message>
        <source>Three dots: chance alone would do this less than once in a thousand times</source>
        <translation>三个点：仅凭偶然，千次中不到一次会这样</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Sure</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Of what, or held by</source>
        <translation>对象或受制于</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>% %1</source>
        <comment>of what: of boards</comment>
        <translation>% %1</translation>
    </message>
    <message>
        <source>Round %L1: %2, score %3</source>
        <comment>its number, a share, a share</comment>
        <translation>第 %L1 轮：%2，得分 %3</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>第一轮</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>最后一轮</translation>
    </message>
    <message numerus="yes">
        <source>Of the set as it was, on %Ln fresh seeds</source>
        <translation>
            <numerusform>原来的目标集，在 %Ln 个新种子上</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the settings that were found, on the same %Ln fresh seeds</source>
        <translation>
            <numerusform>使用找到的设置，在相同的 %Ln 个新种子上</numerusform>
        </translation>
    </message>
    <message>
        <source>With the settings of the first round, on the boards of that round. The set before and after is compared on fresh seeds at the end</source>
        <translation>使用第一轮的设置，在该轮的棋盘上。最后会在新种子上比较目标集前后的情况</translation>
    </message>
    <message>
        <source>With the settings of the last round so far, on the boards of that round. The set before and after is compared on fresh seeds at the end</source>
        <translation>使用目前最后一轮的设置，在该轮的棋盘上。最后会在新种子上比较目标集前后的情况</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneStudy</name>
    <message>
        <source>%L1 of about %L2 boards made.</source>
        <translation>已生成约 %L2 个棋盘中的 %L1 个。</translation>
    </message>
    <message>
        <source>Score of the best settings so far: %1.</source>
        <translation>目前最佳设置的得分：%1。</translation>
    </message>
    <message>
        <source>Comparing the set before and after on fresh seeds…</source>
        <translation>正在用新种子比较调校前后的目标集…</translation>
    </message>
    <message>
        <source>Looks for settings with which the boards are as the targets say. Nothing changes before you apply it.</source>
        <translation>寻找使棋盘符合指标的设置。应用之前不会改变任何内容。</translation>
    </message>
    <message>
        <source>Add targets: what the boards should be like on average.</source>
        <translation>请添加指标：棋盘平均应该是什么样。</translation>
    </message>
    <message>
        <source>With the settings that were found, no boards can be made.</source>
        <translation>使用找到的设置无法生成棋盘。</translation>
    </message>
    <message>
        <source>Stopped after %L1 boards. Continue, or apply the best settings so far.</source>
        <translation>在 %L1 个棋盘后停止。请继续，或应用目前最佳的设置。</translation>
    </message>
    <message>
        <source>Score on %L1 fresh seeds: %2, before %3.</source>
        <translation>在 %L1 个新种子上的得分：%2，之前 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the goals and numbers are not as wanted.</source>
        <translation>
            <numerusform>有 %Ln 个目标或数值不符合期望。</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is as wanted, within a tenth.</source>
        <translation>一切符合期望，误差在十分之一以内。</translation>
    </message>
    <message numerus="yes">
        <source>Tune %Ln settings</source>
        <comment>an undo step</comment>
        <translation>
            <numerusform>调校 %Ln 项设置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln settings changed</source>
        <comment>by tuning</comment>
        <translation>
            <numerusform>更改了 %Ln 项设置</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after %L1 boards. No better settings were found yet.</source>
        <translation>在 %L1 个棋盘后停止。尚未找到更好的设置。</translation>
    </message>
    <message>
        <source>Nothing may be changed yet. Choose under May Change what tuning may turn.</source>
        <translation>尚不允许更改任何内容。请在“可更改”中选择调校可以改动的内容。</translation>
    </message>
    <message>
        <source>The set has nothing that tuning may turn.</source>
        <translation>此目标集中没有调校可以改动的内容。</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneTool</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>A row will appear for each target</source>
        <translation>每个指标将显示一行</translation>
    </message>
    <message>
        <source>Go on where tuning was stopped</source>
        <translation>从调校停止的地方继续</translation>
    </message>
    <message>
        <source>Give the set the best settings that were found, as one step</source>
        <translation>将找到的最佳设置一步应用到目标集</translation>
    </message>
    <message>
        <source>How settings are looked for</source>
        <translation>如何寻找设置</translation>
    </message>
    <message>
        <source>May Chan&amp;ge</source>
        <translation>可更改(&amp;G)</translation>
    </message>
    <message>
        <source>Rules that may be changed, too</source>
        <translation>也允许更改的规则</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>调校(&amp;U)</translation>
    </message>
    <message>
        <source>A bar will appear for each round</source>
        <translation>每一轮将显示一个条形</translation>
    </message>
</context>
<context>
    <name>boardwright::TuneWords</name>
    <message>
        <source>Category %1</source>
        <translation>类别 %1</translation>
    </message>
    <message>
        <source>Relaxed boards</source>
        <translation>放宽的棋盘</translation>
    </message>
    <message>
        <source>All goals alike</source>
        <translation>所有目标一样常见</translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals</source>
        <translation>
            <numerusform>%Ln 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>of goals within 20 % of their share</source>
        <translation>的目标与其比例相差不超过 20%</translation>
    </message>
    <message>
        <source>of boards</source>
        <translation>的棋盘</translation>
    </message>
    <message>
        <source>of cells</source>
        <translation>的格子</translation>
    </message>
    <message>
        <source>of boards within the bounds</source>
        <translation>的棋盘在界限之内</translation>
    </message>
    <message>
        <source>board limit %1 (%2 %)</source>
        <translation>棋盘限制 %1 (%2%)</translation>
    </message>
    <message>
        <source>line limit %1 (%2 %)</source>
        <translation>线限制 %1 (%2%)</translation>
    </message>
    <message>
        <source>its setting could still be turned</source>
        <translation>其设置仍可调整</translation>
    </message>
    <message>
        <source>its setting is at an end</source>
        <translation>其设置已到尽头</translation>
    </message>
    <message>
        <source>its setting is at an end; left out by: %1</source>
        <translation>其设置已到尽头；未入选原因：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no target. Write all, goal:TEXT=6, category:NAME=20, relaxed=5 or GATE=LEAST..MOST.</source>
        <translation>“%1”不是指标。请写 all、goal:TEXT=6、category:NAME=20、relaxed=5 或 GATE=LEAST..MOST。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: the set has no such goal. Write its text as in the file.</source>
        <translation>“%1”：目标集中没有这个目标。请按文件中的文本书写。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: no goal has that category.</source>
        <translation>“%1”：没有目标属于该类别。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; needs a share from 0 to 100 at its end, such as =6.</source>
        <translation>“%1”末尾需要 0 到 100 的比例，例如 =6。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Approximation</source>
        <translation>逼近</translation>
    </message>
    <message>
        <source>Hill climbing</source>
        <translation>爬山法</translation>
    </message>
    <message>
        <source>Hill climbing, as published</source>
        <translation>爬山法（按原文）</translation>
    </message>
    <message>
        <source>Approximation for shares, then hill climbing if numbers have bounds</source>
        <translation>先用逼近处理比例；若数值有界限，再用爬山法</translation>
    </message>
    <message>
        <source>Moves each goal&apos;s setting by how far its share is off. Best for shares; ignores bounds of numbers</source>
        <translation>按比例偏差移动每个目标的设置。最适合比例；忽略数值界限</translation>
    </message>
    <message>
        <source>Tries changes at random and keeps what is better, on the same seeds. For every target</source>
        <translation>在相同的种子上随机尝试更改并保留更好的。适用于所有指标</translation>
    </message>
    <message>
        <source>Tries changes at random, each on seeds of its own</source>
        <translation>随机尝试更改，每个都用各自的种子</translation>
    </message>
    <message>
        <source>appears on no board</source>
        <translation>不出现在任何棋盘上</translation>
    </message>
    <message>
        <source>appears on no board; left out by: %1</source>
        <translation>不出现在任何棋盘上；未入选原因：%1</translation>
    </message>
    <message>
        <source>Seeds without a board</source>
        <translation>没有棋盘的种子</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>的种子</translation>
    </message>
    <message>
        <source>%1: %2 % → %3 % %4 (%5 points worse)</source>
        <comment>a target, its numbers before and after tuning, what they are shares of, the difference</comment>
        <translation>%1：%2 % → %3 % %4（变差 %5 个百分点）</translation>
    </message>
    <message>
        <source>Worse than before: %1.</source>
        <comment>a list of numbers</comment>
        <translation>比之前差：%1。</translation>
    </message>
    <message>
        <source>%1: %2 → %3 %4 (%5 worse)</source>
        <comment>a measure, its numbers before and after tuning, their unit, the difference</comment>
        <translation>%1：%2 → %3 %4（变差 %5）</translation>
    </message>
    <message>
        <source>Before and after were not compared to the end, so it is not known whether a number is worse.</source>
        <translation>前后的比较没有完成，因此不知道是否有数值变差。</translation>
    </message>
</context>
<context>
    <name>boardwright::TuningPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>继续(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>Go on where tuning was stopped</source>
        <translation>从调整停止处继续</translation>
    </message>
    <message>
        <source>Give the tier the best numbers that were found, as one step</source>
        <translation>将找到的最佳数值一次性赋予该等级</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>The tier of the board, which is tuned</source>
        <translation>棋盘的等级，即被调整的等级</translation>
    </message>
    <message>
        <source>How numbers are looked for</source>
        <translation>搜索数值的方法</translation>
    </message>
    <message>
        <source>How many times five changes of the best numbers are tried</source>
        <translation>对最佳数值尝试五次更改的轮数</translation>
    </message>
    <message>
        <source>How many puzzles are made to judge a change. Usual: 800, or 200 as published</source>
        <translation>评判一次更改所生成的谜题数量。通常为 800，按公布方法为 200</translation>
    </message>
    <message>
        <source>Puzzles: usual</source>
        <translation>谜题：通常</translation>
    </message>
    <message>
        <source>Decides which changes are tried</source>
        <translation>决定尝试哪些更改</translation>
    </message>
    <message>
        <source>May Chan&amp;ge</source>
        <translation>可更改(&amp;G)</translation>
    </message>
    <message>
        <source>What may be changed, too</source>
        <translation>还可更改的内容</translation>
    </message>
    <message>
        <source>&amp;Published numbers</source>
        <translation>已公布的数值(&amp;P)</translation>
    </message>
    <message>
        <source>Numbers of this tier that are published with the method</source>
        <translation>该等级随方法公布的数值</translation>
    </message>
    <message>
        <source>&amp;Fog and warps</source>
        <translation>迷雾和传送(&amp;F)</translation>
    </message>
    <message>
        <source>How often boards have fog and warps</source>
        <translation>棋盘出现迷雾和传送的频率</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;une</source>
        <translation>调整(&amp;U)</translation>
    </message>
    <message>
        <source>%1: </source>
        <comment>what a number is, before it</comment>
        <translation>%1： </translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>How many different shapes the puzzles of %L1 seeds must have at least</source>
        <translation>%L1 个种子的谜题至少要有多少种不同形状</translation>
    </message>
    <message>
        <source>Shapes: any number</source>
        <translation>形状：不限</translation>
    </message>
</context>
<context>
    <name>boardwright::ValidationPage</name>
    <message>
        <source>Validation</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>No problems here.</source>
        <translation>此处没有问题。</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
</context>
<context>
    <name>boardwright::Walks</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>第 %1 格</translation>
    </message>
    <message>
        <source>cells %1</source>
        <comment>numbers of cells</comment>
        <translation>第 %1 格</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln more</source>
        <comment>names of cells</comment>
        <translation>
            <numerusform>%1以及另外 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cells %1 and %Ln more</source>
        <comment>numbers of cells</comment>
        <translation>
            <numerusform>第 %1 格及另外 %Ln 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::WallMap</name>
    <message>
        <source>How often cells are walls</source>
        <translation>各格为墙的频率</translation>
    </message>
    <message>
        <source>Nothing can be replaced in this map.</source>
        <translation>此图中没有可替换的内容。</translation>
    </message>
</context>
<context>
    <name>boardwright::WallSharesModel</name>
    <message>
        <source>Walls</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>Row %1, column %2: a wall in %3 of the puzzles</source>
        <comment>numbers, a share</comment>
        <translation>第 %1 行第 %2 列：在 %3 的谜题中是墙</translation>
    </message>
    <message>
        <source>%1. Most often: %2. Least often: %3.</source>
        <comment>a title, what is known of two cells</comment>
        <translation>%1。最常：%2。最少：%3。</translation>
    </message>
    <message>
        <source>Walls in % of %L1 puzzles (%2 x %3)</source>
        <comment>a count, columns and rows</comment>
        <translation>墙占 %L1 个谜题的百分比（%2 × %3）</translation>
    </message>
</context>
<context>
    <name>boardwright::WantedShare</name>
    <message>
        <source>%1: %2</source>
        <comment>a reason, its share of boards</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is disabled, so no weighting puts it on a board. Enable it first.</source>
        <translation>%1 已禁用，因此任何权重都不会让它出现在棋盘上。请先启用它。</translation>
    </message>
    <message>
        <source>No boards can be made from this set.</source>
        <translation>无法用此目标集生成棋盘。</translation>
    </message>
    <message>
        <source>Otherwise left out by: %1.</source>
        <translation>其余情况下未出现的原因：%1。</translation>
    </message>
    <message>
        <source>weighting %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number of a goal, such as Balance 0.5</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Searching for a setting that gives %1…</source>
        <translation>正在查找能得到 %1 的设置…</translation>
    </message>
    <message>
        <source>With the generator “%1”, no setting of a goal decides how often it appears.</source>
        <translation>使用生成器“%1”时，目标的任何设置都不决定它出现的频率。</translation>
    </message>
    <message numerus="yes">
        <source>With %1, %2 is on %3 of %Ln boards (target: %4).</source>
        <translation>
            <numerusform>在%1下，%2 出现在 %Ln 个棋盘中的 %3 上（目标：%4）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is on %2 of %Ln boards even with %3, because other rules need it there. Disable it to keep it off, or let other goals take its place.</source>
        <translation>
            <numerusform>即使%3，%1 仍出现在 %Ln 个棋盘中的 %2 上，因为其他规则需要它。若要排除它，请将其停用，或让其他目标取而代之。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 reaches at most %2 of %Ln boards, with %3. That alone cannot give %4.</source>
        <translation>
            <numerusform>%1 最多达到 %Ln 个棋盘中的 %2（%3）。仅此无法得到 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Searching for settings of %Ln goals…</source>
        <translation>
            <numerusform>正在查找 %Ln 个目标的设置…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a goal, its share of boards</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>Shares of %Ln goals</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>%Ln 个目标的占比</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln goals are now on %1 of the boards (target: %2).</source>
        <translation>
            <numerusform>%Ln 个目标现在出现在 %1 的棋盘上（目标：%2）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some settings are at their end: %1.</source>
        <comment>goals with their shares</comment>
        <translation>有些设置已到极限：%1。</translation>
    </message>
</context>
<context>
    <name>boardwright::WeightsTool</name>
    <message>
        <source>Maximum number of rounds</source>
        <translation>最多轮数</translation>
    </message>
    <message>
        <source>Boards made in each round</source>
        <translation>每轮生成的棋盘数</translation>
    </message>
    <message>
        <source>Stops once goals of one difficulty differ by no more lines than this</source>
        <translation>同一难度的目标相差不超过此连线数时结束</translation>
    </message>
    <message>
        <source>&amp;Apply the Best</source>
        <translation>应用最佳(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>轮数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Boards per round</source>
        <translation>每轮棋盘数(&amp;B)</translation>
    </message>
    <message>
        <source>Good &amp;enough</source>
        <translation>足够好(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>平衡(&amp;B)</translation>
    </message>
    <message>
        <source>One bar will appear for each round</source>
        <translation>每轮将显示一个柱形</translation>
    </message>
</context>
<context>
    <name>boardwright::WhyPage</name>
    <message>
        <source>Why this goal</source>
        <translation>为何是此目标</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowBoards</name>
    <message>
        <source>This is a goal set: use File &gt; Open… to open it.</source>
        <translation>这是目标集：请用“文件 &gt; 打开…”打开。</translation>
    </message>
    <message>
        <source>There is no board in it. Use a file that was exported as &quot;Board: JSON&quot;.</source>
        <translation>文件中没有棋盘。请使用以“棋盘：JSON”导出的文件。</translation>
    </message>
    <message>
        <source>This board was made by version %1 of its generator, and this is version %2. It differs from the file from %3 on.</source>
        <comment>%3: a place such as cells[3].goal</comment>
        <translation>该棋盘由其生成器的版本 %1 生成，当前是版本 %2。从 %3 起与文件不同。</translation>
    </message>
    <message>
        <source>The set has changed since this board was made, or it was made from another set. It differs from the file from %1 on.</source>
        <comment>a place such as cells[3].goal</comment>
        <translation>生成该棋盘之后目标集已改变，或者它来自另一个目标集。从 %1 起与文件不同。</translation>
    </message>
    <message>
        <source>Open Board</source>
        <translation>打开棋盘</translation>
    </message>
    <message>
        <source>Boards (*.json *.jsonl)</source>
        <translation>棋盘 (*.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Its seed is longer than %1 characters. Make the board with boardwright-cli.</source>
        <translation>其种子超过 %1 个字符。请用 boardwright-cli 生成该棋盘。</translation>
    </message>
    <message>
        <source>This is the board of the file.</source>
        <translation>这是文件中的棋盘。</translation>
    </message>
    <message>
        <source>Could not open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>This is the board of the file, but its gates rejected it: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>这是文件中的棋盘，但它的门槛拒绝了它：%1。</translation>
    </message>
    <message>
        <source>This is the board of the file, shown by its derived seed. The set does not have the gates that it was made with.</source>
        <translation>这是文件中的棋盘，以其派生种子显示。此目标集没有生成它时所用的门槛。</translation>
    </message>
    <message>
        <source>The gates of the set reject the board of the file, so another board of its seed is shown. The board of the file was made without gates.</source>
        <translation>此目标集的门槛拒绝文件中的棋盘，因此显示其种子的另一个棋盘。文件中的棋盘生成时没有门槛。</translation>
    </message>
    <message>
        <source>The gates of the set reject the board of the file, so another board of its seed is shown. The board of the file was made with these gates: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>此目标集的门槛拒绝文件中的棋盘，因此显示其种子的另一个棋盘。文件中的棋盘生成时使用的门槛：%1。</translation>
    </message>
    <message>
        <source>This is the board of the file. It was made without gates, and those of the set take it, too.</source>
        <translation>这是文件中的棋盘。生成它时没有门槛，此目标集的门槛也接受它。</translation>
    </message>
    <message>
        <source>This is the board of the file, shown by the seed that it is of. It was made with gates that are not those of the set: %1.</source>
        <comment>a list of gates such as relaxations=..0</comment>
        <translation>这是文件中的棋盘，以它所属的种子显示。生成它时所用的门槛与此目标集的不同：%1。</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowCompare</name>
    <message>
        <source>&amp;Differences</source>
        <translation>差异(&amp;D)</translation>
    </message>
    <message>
        <source>Compare with File</source>
        <translation>与文件比较</translation>
    </message>
    <message>
        <source>Could not compare with %1: %2</source>
        <translation>无法与 %1 比较：%2</translation>
    </message>
    <message>
        <source>This is a board, not a goal set.</source>
        <translation>这是棋盘，不是目标集。</translation>
    </message>
    <message>
        <source>The table &quot;%1&quot; belongs to another generator. Choose that one to see it.</source>
        <translation>表格“%1”属于另一个生成器。选择该生成器即可查看。</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowExport</name>
    <message>
        <source>There is no complete board to copy.</source>
        <translation>没有可复制的完整棋盘。</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>losses</comment>
        <translation>
            <numerusform>以及另外 %Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between losses</comment>
        <translation>； </translation>
    </message>
    <message>
        <source>Show &amp;All…</source>
        <translation>全部显示(&amp;A)…</translation>
    </message>
    <message>
        <source>Export Table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Not copied as &quot;%1&quot;: %2</source>
        <comment>a format, why it is not possible</comment>
        <translation>未能复制为“%1”：%2</translation>
    </message>
    <message>
        <source>Copied as &quot;%1&quot;</source>
        <comment>a format</comment>
        <translation>已复制为“%1”</translation>
    </message>
    <message>
        <source>Copied as &quot;%1&quot;. What is lost: %2</source>
        <comment>a format, a list</comment>
        <translation>已复制为“%1”。将丢失：%2</translation>
    </message>
    <message>
        <source>&amp;Copy Board</source>
        <translation>复制棋盘(&amp;C)</translation>
    </message>
    <message>
        <source>There is no complete board to print.</source>
        <translation>没有可打印的完整棋盘。</translation>
    </message>
    <message>
        <source>Copied the board as a picture and as text</source>
        <translation>已将棋盘复制为图片和文本</translation>
    </message>
    <message>
        <source>Copied &quot;%1&quot;</source>
        <comment>a text</comment>
        <translation>已复制“%1”</translation>
    </message>
</context>
<context>
    <name>boardwright::WindowImport</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>The clipboard contains no text to import.</source>
        <translation>剪贴板中没有可导入的文本。</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>拖放的文本</translation>
    </message>
    <message>
        <source>%1. Boardwright&apos;s own data for the whole set was left out; a new goal set keeps it</source>
        <translation>%1。整个目标集的 Boardwright 自有数据未导入；作为新目标集导入可保留它们</translation>
    </message>
    <message numerus="yes">
        <source>Added %Ln goals from %1</source>
        <translation>
            <numerusform>已从 %1 添加 %Ln 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Replaced the goals by %Ln goals from %1</source>
        <translation>
            <numerusform>已用来自 %1 的 %Ln 个目标替换</numerusform>
        </translation>
    </message>
    <message>
        <source>this list</source>
        <translation>此列表</translation>
    </message>
</context>
<context>
    <name>boardwright::Words</name>
    <message>
        <source>(a removed goal)</source>
        <translation>（已删除的目标）</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a goal in quotation marks</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Cell %1</source>
        <translation>第 %1 格</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or remove it from the goal.</source>
        <translation>%1属于棋盘类别“%2”，但该类别没有上限。请将它加入棋盘上限，或从目标中移除。</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or remove it from the goal.</source>
        <translation>%1属于连线类别“%2”，但该类别没有上限。请将它加入连线上限，或从目标中移除。</translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the tag list. Add it there, or remove it from the goal.</source>
        <translation>%1带有标签“%2”，但标签列表中没有它。请将它加入列表，或从目标中移除。</translation>
    </message>
    <message>
        <source>%1 contains {{X}} but has no range. Give it a range, or remove {{X}}.</source>
        <translation>%1含有 {{X}}，但没有范围。请为它设定范围，或去掉 {{X}}。</translation>
    </message>
    <message>
        <source>%1 has a range but does not contain {{X}}. Add {{X}} to the goal, or clear the range.</source>
        <translation>%1有范围，但不含 {{X}}。请在目标中加入 {{X}}，或清空范围。</translation>
    </message>
    <message>
        <source>%1 can appear %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation>%1在一个棋盘上可出现 %2 次，但只有 %3 个不同的数值。请降低上限，或增加数值。</translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings range from 1 to 100.</source>
        <translation>%1的权重为 %2。权重的范围是 1 到 100。</translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The minimum is 1; disable the goal to keep it off the board.</source>
        <translation>%1的单项上限为 %2。最低为 1；若不想让该目标出现在棋盘上，请将其禁用。</translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values must be at least 1.</source>
        <translation>%1的范围中有数值 %2。数值必须大于或等于 1。</translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board only has positions 1 to %3.</source>
        <translation>%1固定在位置 %2，但此棋盘只有位置 1 到 %3。</translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live accepts at most %3.</source>
        <translation>%1有 %2 个字符；lockout.live 最多接受 %3 个。</translation>
    </message>
    <message>
        <source>No goal has the line category &quot;%1&quot;.</source>
        <translation>没有目标属于连线类别“%1”。</translation>
    </message>
    <message>
        <source>No goal has the board category &quot;%1&quot;.</source>
        <translation>没有目标属于棋盘类别“%1”。</translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; relaxed for %3: %4 goals, but only %5 allowed.</source>
        <translation>%1：为放入%3，放宽了棋盘上限“%2”：有 %4 个目标，只允许 %5 个。</translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; relaxed in %3 for %4: %5 goals, but only %6 allowed.</source>
        <translation>%1：为放入%4，在%3放宽了连线上限“%2”：有 %5 个目标，只允许 %6 个。</translation>
    </message>
    <message>
        <source>Cell %1 stays empty: individual limits, tags, forced positions and the goals in its lines leave no goal for it.</source>
        <translation>第 %1 格留空：单项上限、标签、固定位置以及所在连线上的目标，使它没有可用的目标。</translation>
    </message>
    <message>
        <source>Stopped before the board was made.</source>
        <translation>在棋盘生成之前已停止。</translation>
    </message>
    <message>
        <source>The board has %1 cells instead of %2.</source>
        <translation>棋盘有 %1 格，而应有 %2 格。</translation>
    </message>
    <message>
        <source>Cell %1 is empty.</source>
        <translation>第 %1 格是空的。</translation>
    </message>
    <message>
        <source>Cell %1 has a goal that is not in the set.</source>
        <translation>第 %1 格中的目标不在目标集中。</translation>
    </message>
    <message>
        <source>Cell %1 has %2, which is disabled.</source>
        <translation>第 %1 格中是%2，但它已被禁用。</translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; are on the board.</source>
        <translation>棋盘上有两个带有标签“%1”的目标。</translation>
    </message>
    <message>
        <source>%1 is on the board %2 times; its limit is %3.</source>
        <translation>%1在棋盘上出现了 %2 次，其上限为 %3。</translation>
    </message>
    <message>
        <source>%1 has the value %2, which is not in its range.</source>
        <translation>%1的数值为 %2，不在其范围内。</translation>
    </message>
    <message>
        <source>%1 is on the board twice with the value %2.</source>
        <translation>%1以数值 %2 出现了两次。</translation>
    </message>
    <message>
        <source>%1 is in %2 twice.</source>
        <translation>%1在%2出现了两次。</translation>
    </message>
    <message>
        <source>%1 is in cell %2, outside its forced positions.</source>
        <translation>%1位于第 %2 格，不在其固定位置上。</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>diagonal %1</source>
        <translation>第 %1 条对角线</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Cell %1: progression relaxed for %2: the cell is %3, the goal is %4.</source>
        <comment>the zones of a cell, the zones of a goal</comment>
        <translation>第 %1 格：为放入%2，放宽了进度限制：该格的区段为%3，目标的区段为%4。</translation>
    </message>
    <message>
        <source>%1 goals of the group &quot;%2&quot; are on the board; it allows %3.</source>
        <translation>棋盘上有 %1 个“%2”组的目标，该组只允许 %3 个。</translation>
    </message>
    <message>
        <source>%1 has the value %2, which does not belong to the zones of its cell.</source>
        <translation>%1的数值为 %2，不属于其所在格的区段。</translation>
    </message>
    <message>
        <source>%1 can never be placed: all its forced positions are outside this board, which has positions 1 to %2. Change them, or choose a larger board.</source>
        <translation>%1永远无法放置：它的固定位置都在此棋盘之外，棋盘的位置为 1 到 %2。请更改固定位置，或选择较大的棋盘。</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking a limit: its board category &quot;%2&quot; leaves no room on this board. Raise the limit, or disable the goal.</source>
        <translation>不突破上限就永远无法放置%1：其棋盘类别“%2”的上限在此棋盘上没有留出余地。请提高上限，或禁用该目标。</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking progression: none of its forced positions is in its zones (%2). Change its positions or its zones.</source>
        <translation>不违反进度就永远无法放置%1：它的固定位置都不在其区段（%2）内。请更改其位置或区段。</translation>
    </message>
    <message>
        <source>%1 can never be placed without breaking progression: this board has no cell in its zones (%2). Add a zone, or choose a larger board.</source>
        <translation>不违反进度就永远无法放置%1：此棋盘没有属于其区段（%2）的格。请添加区段，或选择较大的棋盘。</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. Available settings: %2.</source>
        <translation>没有名为“%1”的设置。可用的设置有：%2。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed for the setting &quot;%1&quot;.</source>
        <translation>设置“%1”不能为“%2”。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; is not allowed for the setting &quot;%1&quot;. Allowed: %3.</source>
        <translation>设置“%1”不能为“%2”。允许的值：%3。</translation>
    </message>
    <message>
        <source>%1 has %2 line categories; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1属于 %2 个连线类别；lockout.live 最多接受 %3 个。请移除一些。</translation>
    </message>
    <message>
        <source>%1 has %2 board categories; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1属于 %2 个棋盘类别；lockout.live 最多接受 %3 个。请移除一些。</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot; twice; it counts once.</source>
        <translation>%1的连线类别“%2”出现了两次，只计一次。</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot; twice; it counts once.</source>
        <translation>%1的棋盘类别“%2”出现了两次，只计一次。</translation>
    </message>
    <message>
        <source>The line category &quot;%1&quot; has two limits; the last counts. Remove the other.</source>
        <translation>连线类别“%1”有两个上限，以最后一个为准。请删除另一个。</translation>
    </message>
    <message>
        <source>The board category &quot;%1&quot; has two limits; the last counts. Remove the other.</source>
        <translation>棋盘类别“%1”有两个上限，以最后一个为准。请删除另一个。</translation>
    </message>
    <message>
        <source>The line limit of &quot;%1&quot; is %2 %. Limits range from 0 to 100 %.</source>
        <translation>“%1”的连线上限为 %2%。上限的范围是 0 到 100%。</translation>
    </message>
    <message>
        <source>The board limit of &quot;%1&quot; is %2 %. Limits range from 0 to 100 %.</source>
        <translation>“%1”的棋盘上限为 %2%。上限的范围是 0 到 100%。</translation>
    </message>
    <message>
        <source>The set has %1 tags; lockout.live accepts at most %2. Remove some.</source>
        <translation>目标集有 %1 个标签；lockout.live 最多接受 %2 个。请删除一些。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; has %2 characters; lockout.live accepts at most %3. Rename it.</source>
        <translation>标签“%1”有 %2 个字符；lockout.live 最多接受 %3 个。请重命名。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should contain only lower-case letters a to z, digits and underscores. Rename it.</source>
        <translation>标签“%1”应只由小写字母 a 到 z、数字和下划线组成。请重命名。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; should be &quot;%2&quot;: tags contain only lower-case letters a to z, digits and underscores. Rename it.</source>
        <translation>标签“%1”应写作“%2”：标签只由小写字母 a 到 z、数字和下划线组成。请重命名。</translation>
    </message>
    <message>
        <source>The tag &quot;%1&quot; is in the tag list twice. Remove one of them.</source>
        <translation>标签“%1”在标签列表中出现了两次。请删除其中之一。</translation>
    </message>
    <message>
        <source>No goal has the tag &quot;%1&quot;.</source>
        <translation>没有目标带有标签“%1”。</translation>
    </message>
    <message>
        <source>%1 is the only goal with the tag &quot;%2&quot;, so the tag has no effect. Give it to another goal, or remove it.</source>
        <translation>只有%1带有标签“%2”，因此该标签不起作用。请将它加到另一个目标，或移除它。</translation>
    </message>
    <message>
        <source>The name of the game has %1 characters; lockout.live accepts at most %2. Shorten it.</source>
        <translation>游戏名称有 %1 个字符；lockout.live 最多接受 %2 个。请缩短。</translation>
    </message>
    <message>
        <source>The name of the set has %1 characters; lockout.live accepts at most %2. Shorten it.</source>
        <translation>目标集名称有 %1 个字符；lockout.live 最多接受 %2 个。请缩短。</translation>
    </message>
    <message>
        <source>The set is capped but has no largest size. Choose a largest size, or another schema mode.</source>
        <translation>目标集的架构模式为“capped”（限定最大尺寸），但没有指明尺寸。请选择最大尺寸，或改用其他架构模式。</translation>
    </message>
    <message>
        <source>The set is dedicated but has no game mode and size. Choose both, or another schema mode.</source>
        <translation>目标集的架构模式为“dedicated”（专用），但没有指明游戏模式和尺寸。请两者都选定，或改用其他架构模式。</translation>
    </message>
    <message>
        <source>%1 contains {{X}} %2 times; lockout.live accepts it once. Keep one of them.</source>
        <translation>%1中有 %2 个 {{X}}；lockout.live 只接受一个。请只保留一个。</translation>
    </message>
    <message>
        <source>%1 can read the same as the goal in row %2: they share their text and a value. Reword it, change its range, or remove one of the two.</source>
        <translation>%1显示出来可能与第 %2 行的目标相同：两者文字一样，且有相同的数值。请改写、更改范围，或删除其中之一。</translation>
    </message>
    <message>
        <source>The tooltip of %1 has %2 characters; lockout.live accepts at most %3. Shorten it.</source>
        <translation>%1的提示有 %2 个字符；lockout.live 最多接受 %3 个。请缩短。</translation>
    </message>
    <message>
        <source>%1 has %2 icons; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1有 %2 个图标；lockout.live 最多接受 %3 个。请移除一些。</translation>
    </message>
    <message>
        <source>%1 has the icon &quot;%2&quot;, which is neither a picture (its name ends in .webp) nor an emoji. Correct or remove it.</source>
        <translation>%1的图标“%2”既不是图片（名称以 .webp 结尾），也不是表情符号。请更正或移除。</translation>
    </message>
    <message>
        <source>%1 has both pictures and emoji as icons; lockout.live accepts only one kind. Remove one kind.</source>
        <translation>%1的图标既有图片又有表情符号；lockout.live 只接受一种。请移除另一种。</translation>
    </message>
    <message>
        <source>%1 has %2 values in its range; lockout.live accepts at most %3. Remove some.</source>
        <translation>%1的范围中有 %2 个数值；lockout.live 最多接受 %3 个。请删除一些。</translation>
    </message>
    <message>
        <source>The range of %1 is not in ascending order: %2 comes after %3. Sort it from low to high.</source>
        <translation>%1的范围不是递增的：%2 排在 %3 之后。请从小到大排序。</translation>
    </message>
    <message>
        <source>The values of %1 go from %2 to %3, more than three times as high. The goal is easy on one board and hard on another. Narrow the range, or split it into two goals.</source>
        <translation>%1的数值从 %2 到 %3，相差超过三倍：在一个棋盘上很容易，在另一个棋盘上却很难。请缩小范围，或拆分为两个目标。</translation>
    </message>
    <message>
        <source>%1 is forced to position %2. Positions start at 1.</source>
        <translation>%1固定在位置 %2。位置从 1 开始计数。</translation>
    </message>
    <message>
        <source>%1 lists the forced position %2 twice. Remove one of them.</source>
        <translation>%1的固定位置 %2 出现了两次。请删除其中之一。</translation>
    </message>
    <message>
        <source>%1 has forced positions; lockout.live accepts them only in a dedicated or relaxed set. Change the schema mode of the set, or remove them.</source>
        <translation>%1有固定位置；lockout.live 只在架构模式为“dedicated”（专用）或“relaxed”（宽松）的目标集中接受固定位置。请更改目标集的架构模式，或移除固定位置。</translation>
    </message>
    <message>
        <source>(a removed row)</source>
        <translation>（已删除的行）</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <comment>a row of a table in quotation marks</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>of a table</comment>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, field</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>section, field of goal</comment>
        <translation>%1，%3的%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>section, field of row</comment>
        <translation>%1，%3的%2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 或以上</translation>
    </message>
    <message>
        <source>%1 to %2 in steps of %3</source>
        <translation>%1 到 %2，步长 %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is %3; allowed: %4.</source>
        <translation>%1：“%2”为 %3；允许的值为 %4。</translation>
    </message>
    <message>
        <source>%1 is %2; allowed: %3.</source>
        <translation>%1为 %2；允许的值为 %3。</translation>
    </message>
    <message>
        <source>%1 has the unknown value &quot;%2&quot;. Known values: %3.</source>
        <translation>%1的值“%2”未知。已知的值有：%3。</translation>
    </message>
    <message>
        <source>%1 has %2 characters; at most %3 are allowed. Shorten it.</source>
        <translation>%1有 %2 个字符；最多允许 %3 个。请缩短。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; appears twice. Rename or remove one of them.</source>
        <translation>%1：“%2”出现了两次。请重命名或删除其中之一。</translation>
    </message>
    <message>
        <source>tier %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>第 %1 组</translation>
    </message>
    <message>
        <source>The set is dedicated to the unknown game mode &quot;%1&quot;; it opens with a board of the default mode. Known modes: %2.</source>
        <translation>目标集专用于未知的游戏模式“%1”；打开时会使用默认模式的棋盘。已知的模式：%2。</translation>
    </message>
    <message>
        <source>The set is dedicated to the size &quot;%2&quot;, which the game mode &quot;%1&quot; does not have; it opens in the default size. Choose another size.</source>
        <translation>目标集专用于尺寸“%2”，但游戏模式“%1”没有该尺寸；打开时会使用默认尺寸。请选择其他尺寸。</translation>
    </message>
    <message>
        <source>The board has %1 shiny cells instead of %2.</source>
        <translation>棋盘有 %1 个闪亮格，而应有 %2 个。</translation>
    </message>
    <message>
        <source>The board has %1 centre cells left empty instead of %2.</source>
        <translation>棋盘有 %1 个作为中心留空的格，而应有 %2 个。</translation>
    </message>
    <message>
        <source>The board has %1 blank cells instead of %2.</source>
        <translation>棋盘有 %1 个空白格，而应有 %2 个。</translation>
    </message>
    <message>
        <source>%1 should have taken the value %2 first.</source>
        <translation>%1应先取数值 %2。</translation>
    </message>
    <message>
        <source>Cell %1 is shiny or blank where the modifiers do not require it, or the reverse.</source>
        <translation>第 %1 格的闪亮或留白与规则修改不符。</translation>
    </message>
    <message>
        <source>The setting &quot;%1&quot; has no effect while &quot;%2&quot; is &quot;%3&quot;. Leave it out, or change &quot;%2&quot;.</source>
        <translation>当“%2”为“%3”时，设置“%1”不起作用。请去掉它，或更改“%2”。</translation>
    </message>
    <message>
        <source>%1 cells should stay empty, but the board has only %2. Leave fewer empty, or choose a larger board.</source>
        <translation>要留空 %1 格，但棋盘只有 %2 格。请减少留空的格数，或选择更大的棋盘。</translation>
    </message>
    <message>
        <source>This board has no middle cell to leave empty. Choose odd numbers of rows and columns.</source>
        <translation>此棋盘没有可留空的中心格。请选择行数和列数均为奇数的尺寸。</translation>
    </message>
    <message>
        <source>None of the boards of %1 seeds derived from this one passed the gates. &quot;%2&quot; rejected %3 of them. Loosen its bounds.</source>
        <comment>the title of a gate</comment>
        <translation>由此种子派生的 %1 个种子的棋盘都未通过条件。“%2”舍弃了其中 %3 个。请放宽其界限。</translation>
    </message>
    <message>
        <source>No board is at least %1 and at most %2. Exchange the bounds.</source>
        <translation>没有棋盘能既至少为 %1 又至多为 %2。请交换界限。</translation>
    </message>
    <message>
        <source>There are %1 placement rules; those after the first %2 have no effect. Remove some.</source>
        <translation>共有 %1 条摆放规则；前 %2 条之后的无效。请删除一些。</translation>
    </message>
    <message>
        <source>This placement rule is for nothing. Name categories or goals that it is for.</source>
        <translation>这条摆放规则没有对象。请指明它针对的类别或目标。</translation>
    </message>
    <message>
        <source>%1: nothing on the board can have &quot;%2&quot;. Choose another name.</source>
        <translation>%1：棋盘上没有任何东西可以有“%2”。请选择其他名称。</translation>
    </message>
    <message>
        <source>This target wants nothing yet. Fill it in, or remove it.</source>
        <translation>此指标尚未提出要求。请填写或删除它。</translation>
    </message>
    <message>
        <source>The name of the game is empty. lockout.live shows it. Enter it in the properties.</source>
        <translation>游戏名称为空。lockout.live 会显示它。请在属性中输入。</translation>
    </message>
    <message>
        <source>The name of the set is empty. lockout.live shows it. Enter it in the properties.</source>
        <translation>目标集名称为空。lockout.live 会显示它。请在属性中输入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 ignores zones and progressive ranges, which %Ln goals have.</source>
        <translation>
            <numerusform>%1 会忽略区段和递进范围，而有 %Ln 个目标设有这些内容。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board; %Ln were added back to fill it.</source>
        <translation>
            <numerusform>按权重筛选后剩下的目标不足以填满此棋盘：重新加入了 %Ln 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. The goals in the pool can fill at most %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>此棋盘无法填满：有 %Ln 格留空。候选池中的目标最多能填满 %2 格中的 %1 格。请添加或启用目标、提高单项上限，或选择较小的棋盘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %Ln cells stay empty. There are enough goals, but tags, forced positions and copies that must not share a line leave none for these cells. Add goals, or loosen these rules.</source>
        <translation>
            <numerusform>无法填满此棋盘：%Ln 个格保持为空。目标数量足够，但标签、固定位置以及不能同处一条连线的重复目标使这些格无目标可用。请添加目标，或放开其中一些限制。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln goals to fill this board.</source>
        <translation>
            <numerusform>再添加 %Ln 个目标即可填满此棋盘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln more goals to fill this board: the enabled goals can fill only %1 of its %2 cells. Or raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>再添加 %Ln 个目标即可填满此棋盘：已启用的目标只能填满 %2 格中的 %1 格。也可以提高单项上限，或选择更小的棋盘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells belong only to the zone &quot;%1&quot;, but the goals in that zone can fill only %2 of them. Give the zone to more goals, or choose a smaller board.</source>
        <translation>
            <numerusform>有 %Ln 格只属于区段“%1”，但该区段的目标只能填满其中 %2 格。请让更多目标属于该区段，或选择较小的棋盘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so its %Ln goals never appear. Raise the limit, or disable them.</source>
        <translation>
            <numerusform>“%1”的棋盘上限为 0%，因此属于该类别的目标永远不会出现（共 %Ln 个）。请提高上限，或禁用这些目标。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refers to %Ln rows that do not exist. Remove the references.</source>
        <translation>
            <numerusform>%1引用了 %Ln 个不存在的行。请移除这些引用。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (row %2)</source>
        <comment>a name that several rows have</comment>
        <translation>%1（第 %2 行）</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <comment>a goal without text, by its row</comment>
        <translation>目标 %1</translation>
    </message>
    <message>
        <source>%1 has no text. Write one, or remove the row.</source>
        <translation>%1没有文字。请填写，或删除该行。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title of a table, its generator</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field of a row, a sentence about it</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>section, row</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Cell %1 has a forced goal that limits keep out of its positions, because without it a cell would stay empty.</source>
        <translation>第 %1 格放了一个被上限挡在其固定位置之外的目标，因为没有它就会有格子空着。</translation>
    </message>
    <message>
        <source>%1 can appear %2 times on a board. Boardwright makes such boards, but lockout.live accepts more than one copy only of goals with a range. Set the limit to 1, or give the goal a range.</source>
        <translation>%1在一个棋盘上可出现 %2 次。Boardwright 会生成这样的棋盘，但 lockout.live 只接受带范围的目标出现多次。请将上限设为 1，或给该目标一个范围。</translation>
    </message>
    <message>
        <source>The tags &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>标签“%1”与“%2”几乎相同。如果是同一个，请将其中一个改名为另一个。</translation>
    </message>
    <message>
        <source>%1 is hardly different from the goal in row %2. Both may be on one board. Reword or remove one of the two.</source>
        <translation>%1 与第 %2 行的目标几乎相同。两者可能出现在同一个棋盘上。请改写或删除其中一个。</translation>
    </message>
    <message>
        <source>The line categories &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>连线类别“%1”与“%2”几乎相同。如果是同一个，请将其中一个改名为另一个。</translation>
    </message>
    <message>
        <source>The board categories &quot;%1&quot; and &quot;%2&quot; are hardly different. If they are the same, rename one of them to the other.</source>
        <translation>棋盘类别“%1”与“%2”几乎相同。如果是同一个，请将其中一个改名为另一个。</translation>
    </message>
    <message>
        <source>The line category &quot;%1&quot; has a comma in it. If it means several categories, each of them needs a name of its own.</source>
        <translation>连线类别“%1”含有逗号。如果表示多个类别，请为每个类别单独命名。</translation>
    </message>
    <message>
        <source>The board category &quot;%1&quot; has a comma in it. If it means several categories, each of them needs a name of its own.</source>
        <translation>棋盘类别“%1”含有逗号。如果表示多个类别，请为每个类别单独命名。</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldCuration</name>
    <message>
        <source>Round %L1 of %L2.</source>
        <translation>第 %L1 轮，共 %L2 轮。</translation>
    </message>
    <message>
        <source>%L1 of %L2 seeds tried.</source>
        <translation>已尝试 %L2 个种子中的 %L1 个。</translation>
    </message>
    <message>
        <source>Choosing worlds for wish %L1 of %L2.</source>
        <translation>正在为第 %L1 项要求（共 %L2 项）挑选世界。</translation>
    </message>
    <message>
        <source>%L1 of %L2 worlds are chosen.</source>
        <translation>已从 %L2 个世界中挑选 %L1 个。</translation>
    </message>
    <message>
        <source>They are fewer than wanted. Try more seeds.</source>
        <translation>数量少于所需。请尝试更多种子。</translation>
    </message>
    <message>
        <source>They are less even than wished. Choose more worlds: a possible join appears only %1 times on average.</source>
        <translation>它们不如所要求的均匀。请挑选更多世界：一个可能的连接平均只出现 %1 次。</translation>
    </message>
    <message>
        <source>They are less even than wished. Try more seeds, or weight the zones.</source>
        <translation>它们不如所要求的均匀。请尝试更多种子，或为区域加权。</translation>
    </message>
    <message>
        <source>Zones appear %1 to %2 as often as on average.</source>
        <comment>two shares</comment>
        <translation>区域的出现次数为平均值的 %1 至 %2。</translation>
    </message>
    <message>
        <source>The zones already have these weights.</source>
        <translation>区域已经具有这些权重。</translation>
    </message>
    <message>
        <source>Chooses worlds in which zones, pairs of zones and joins appear about equally often, and shows what each wish costs.</source>
        <translation>挑选区域、区域配对和连接出现次数大致相等的世界，并显示每项要求的代价。</translation>
    </message>
    <message>
        <source>No worlds can be made of this set. The problems say why.</source>
        <translation>无法用此目标集生成世界。原因见“问题”。</translation>
    </message>
    <message numerus="yes">
        <source>Weight %Ln zones</source>
        <comment>the name of an undo step</comment>
        <translation>
            <numerusform>为 %Ln 个区域加权</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %Ln zones would change.</source>
        <translation>
            <numerusform>%Ln 个区域的权重会改变。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the weights of %Ln zones changed</source>
        <comment>by the tool</comment>
        <translation>
            <numerusform>更改了 %Ln 个区域的权重</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing worlds before and after on other seeds…</source>
        <translation>正在用其他种子比较前后的世界…</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldYieldsModel</name>
    <message>
        <source>%L1 of %L2 worlds can be won</source>
        <translation>%L2 个世界中有 %L1 个可获胜</translation>
    </message>
    <message>
        <source>Gems</source>
        <translation>宝石</translation>
    </message>
    <message>
        <source>Shows how many of the worlds that are made can be won, for each process and number of gems.</source>
        <translation>显示每种方法和每个宝石数量下，生成的世界中有多少可获胜。</translation>
    </message>
    <message>
        <source>No zone of the pool has gems. Give some zones gems and portals.</source>
        <translation>候选池中没有带宝石的区域。请为一些区域添加宝石和传送门。</translation>
    </message>
    <message>
        <source>%L1 of %L2 worlds made.</source>
        <translation>已生成 %L2 个世界中的 %L1 个。</translation>
    </message>
    <message>
        <source>%L1 worlds made.</source>
        <translation>已生成 %L1 个世界。</translation>
    </message>
    <message>
        <source>Shown are those that can be won, in percent.</source>
        <translation>显示的是可获胜的百分比。</translation>
    </message>
    <message>
        <source>Worlds that can be won: %1</source>
        <comment>the name of a process</comment>
        <translation>可获胜的世界：%1</translation>
    </message>
    <message>
        <source>% of worlds</source>
        <translation>占世界的 %</translation>
    </message>
    <message>
        <source>%L1 gems: %2</source>
        <comment>how many, a share</comment>
        <translation>%L1 颗宝石：%2</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsPanel</name>
    <message>
        <source>Claim matrix</source>
        <translation>声明矩阵</translation>
    </message>
</context>
<context>
    <name>boardwright::WorldsWords</name>
    <message>
        <source>Worlds need zones. Add some to the table Zones of worlds.</source>
        <translation>世界需要区域。请在“世界的区域”表中添加。</translation>
    </message>
    <message>
        <source>There are %1 zones. Only the first %2 of them are used.</source>
        <translation>有 %1 个区域。只使用其中前 %2 个。</translation>
    </message>
    <message>
        <source>This zone has no portals, so it cannot be part of a world.</source>
        <translation>该区域没有传送门，因此不能成为世界的一部分。</translation>
    </message>
    <message>
        <source>These are %1 names. Only the first %2 of them are used.</source>
        <translation>这里有 %1 个名称。只使用其中前 %2 个。</translation>
    </message>
    <message>
        <source>Every world starts in a zone without gems that has three portals or more, but there is none. Add one.</source>
        <translation>每个世界都从一个没有宝石、至少有三个传送门的区域开始，但目前没有这样的区域。请添加一个。</translation>
    </message>
    <message>
        <source>Worlds of %2 gems need as many zones with gems, but there are %1. Add some, or lower the number of gems.</source>
        <translation>有 %2 颗宝石的世界需要同样多的有宝石的区域，但只有 %1 个。请添加，或减少宝石数量。</translation>
    </message>
    <message>
        <source>Worlds of %2 gems need as many zones without gems, but there are %1. Add some, or lower the number of gems.</source>
        <translation>有 %2 颗宝石的世界需要同样多的没有宝石的区域，但只有 %1 个。请添加，或减少宝石数量。</translation>
    </message>
    <message>
        <source>This claim belongs to no zone, so it has no effect.</source>
        <translation>该声明不属于任何区域，因此不起作用。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no portal &quot;%1&quot;, so this claim has no effect. Correct the name, or add the portal to the zone.</source>
        <translation>“%2”没有传送门“%1”，因此该声明不起作用。请更正名称，或为该区域添加传送门。</translation>
    </message>
    <message>
        <source>&quot;%2&quot; has no gem &quot;%1&quot;, so this claim has no effect. Correct the name, or add the gem to the zone.</source>
        <translation>“%2”没有宝石“%1”，因此该声明不起作用。请更正名称，或为该区域添加宝石。</translation>
    </message>
    <message>
        <source>No claim takes the gem &quot;%1&quot;, so worlds with this zone cannot be won.</source>
        <translation>没有声明取得宝石“%1”，因此含有该区域的世界无法获胜。</translation>
    </message>
    <message>
        <source>No claim uses the portal &quot;%1&quot;, so nobody gets through it.</source>
        <translation>没有声明使用传送门“%1”，因此没有人能通过它。</translation>
    </message>
    <message>
        <source>No claim gives the state &quot;%1&quot;, so this one is never possible.</source>
        <translation>没有声明给予状态“%1”，因此该声明永远不可能成立。</translation>
    </message>
    <message>
        <source>There are %1 states. Only %2 of them are used.</source>
        <translation>有 %1 个状态。只使用其中 %2 个。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a board. Write settings as on the command line, such as &quot;size=4x4&quot; or &quot;mode=ascend size=5&quot;.</source>
        <translation>“%1”不是棋盘的设置。请像在命令行中那样书写，例如“size=4x4”或“mode=ascend size=5”。</translation>
    </message>
    <message>
        <source>The gem &quot;%1&quot; is no goal of the set, so the zone&apos;s board does not show it.</source>
        <translation>宝石“%1”不是目标集中的目标，因此该区域的棋盘上没有它。</translation>
    </message>
    <message>
        <source>None of %1 worlds can be won. Allow more attempts, or add claims that lead back.</source>
        <translation>%1 个世界都无法获胜。请允许更多尝试，或添加能够返回的声明。</translation>
    </message>
    <message>
        <source>A world of %1 zones can be won, but the search for the shortest walk was given up. Use fewer states or gems.</source>
        <translation>由 %1 个区域组成的世界可以获胜，但已放弃寻找最短路线。请减少状态或宝石。</translation>
    </message>
    <message>
        <source>Place %1 has something that is not a zone of the set.</source>
        <translation>第 %1 个位置上的内容不是目标集中的区域。</translation>
    </message>
    <message>
        <source>Portal &quot;%2&quot; of &quot;%1&quot; has %3 joins, but should have one.</source>
        <translation>“%1”的传送门“%2”有 %3 个连接，但应只有一个。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones without portals</source>
        <translation>
            <numerusform>%Ln 个没有传送门的区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with too many names</source>
        <translation>
            <numerusform>%Ln 个名称过多的区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims without a zone</source>
        <translation>
            <numerusform>%Ln 个没有区域的声明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown portals</source>
        <translation>
            <numerusform>%Ln 个涉及未知传送门的声明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln claims of unknown gems</source>
        <translation>
            <numerusform>%Ln 个涉及未知宝石的声明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that no claim takes</source>
        <translation>
            <numerusform>%Ln 颗没有声明取得的宝石</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln portals that no claim uses</source>
        <translation>
            <numerusform>%Ln 个没有声明使用的传送门</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln states that no claim gives</source>
        <translation>
            <numerusform>%Ln 个没有声明给予的状态</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones with unknown board settings</source>
        <translation>
            <numerusform>%Ln 个含有未知棋盘设置的区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems that are no goals</source>
        <translation>
            <numerusform>%Ln 颗不是目标的宝石</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln zones, at attempt %1. The shortest walk that collects all gems takes %2 claims.</source>
        <translation>
            <numerusform>%Ln 个区域，第 %1 次尝试。收集全部宝石的最短路线需要 %2 个声明。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 zones have no board, because the set has too few goals for it.</source>
        <translation>
            <numerusform>%1 个区域中有 %Ln 个没有棋盘，因为目标集的目标太少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gems cannot be collected on a walk back to the start.</source>
        <translation>
            <numerusform>有 %Ln 颗宝石无法在返回起点的路线上收集。</numerusform>
        </translation>
    </message>
    <message>
        <source>The world could not be verified within %1 steps: nobody knows whether all gems can be collected on a walk back to the start.</source>
        <translation>无法在 %1 步内验证该世界：不知道能否在返回起点的路线上收集所有宝石。</translation>
    </message>
    <message numerus="yes">
        <source>won in %Ln claims</source>
        <comment>a world</comment>
        <translation>
            <numerusform>用 %Ln 个声明获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>No world can be won</source>
        <translation>没有可以获胜的世界</translation>
    </message>
    <message>
        <source>No shortest walk was found</source>
        <translation>未找到最短路线</translation>
    </message>
</context>
<context>
    <name>boardwright::WorseQuestion</name>
    <message>
        <source>Worse Than Before</source>
        <translation>比之前差</translation>
    </message>
    <message numerus="yes">
        <source>%Ln numbers are worse than before. Apply it all the same?</source>
        <translation>
            <numerusform>有 %Ln 个数值比之前差。仍要应用吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Not Compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>Apply it all the same?</source>
        <translation>仍要应用吗？</translation>
    </message>
</context>
<context>
    <name>boardwright::YieldsTool</name>
    <message>
        <source>Yield</source>
        <translation>产出率</translation>
    </message>
    <message>
        <source>A row will appear for each number of gems</source>
        <translation>每个宝石数量会显示一行</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Count Worlds</source>
        <translation>统计世界(&amp;C)</translation>
    </message>
    <message>
        <source>One bar will appear for each number of gems</source>
        <translation>每个宝石数量会显示一个条形</translation>
    </message>
</context>
<context>
    <name>boardwright::ZoneWeightsWords</name>
    <message>
        <source>of the mean of its kind</source>
        <translation>（占同类平均值）</translation>
    </message>
    <message>
        <source>Appearances of the rarest zone</source>
        <translation>最少见区域的出现次数</translation>
    </message>
    <message>
        <source>Appearances of the most frequent zone</source>
        <translation>最常见区域的出现次数</translation>
    </message>
    <message>
        <source>Pairs of zones that appear evenly</source>
        <translation>均匀出现的区域对</translation>
    </message>
    <message>
        <source>of pairs</source>
        <translation>的区域对</translation>
    </message>
    <message>
        <source>Joins that appear evenly</source>
        <translation>均匀出现的连接</translation>
    </message>
    <message>
        <source>of joins</source>
        <translation>的连接</translation>
    </message>
    <message>
        <source>Zones that the shortest walk enters</source>
        <translation>最短路线进入的区域</translation>
    </message>
    <message>
        <source>of the zones of the median world</source>
        <translation>的区域（中位世界）</translation>
    </message>
    <message>
        <source>Worlds with three exits or more in the first zone</source>
        <translation>首个区域有三个或更多出口的世界</translation>
    </message>
    <message>
        <source>of worlds</source>
        <translation>的世界</translation>
    </message>
    <message>
        <source>Worlds that can be won</source>
        <translation>可获胜的世界</translation>
    </message>
    <message>
        <source>of worlds made</source>
        <translation>的已生成世界</translation>
    </message>
    <message>
        <source>Seeds without a world</source>
        <translation>没有世界的种子</translation>
    </message>
    <message>
        <source>of seeds</source>
        <translation>的种子</translation>
    </message>
</context>
<context>
    <name>boardwright::ZoneWords</name>
    <message>
        <source>early</source>
        <comment>a progression zone</comment>
        <translation>前期</translation>
    </message>
    <message>
        <source>mid</source>
        <comment>a progression zone</comment>
        <translation>中期</translation>
    </message>
    <message>
        <source>late</source>
        <comment>a progression zone</comment>
        <translation>后期</translation>
    </message>
    <message>
        <source>endgame</source>
        <comment>a progression zone</comment>
        <translation>终局</translation>
    </message>
    <message>
        <source>no zone</source>
        <translation>无</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between zones</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for goal sets with a live board preview</source>
        <translation>可即时预览棋盘的目标集编辑器</translation>
    </message>
    <message>
        <source>The goal set to open; without it, a sample</source>
        <translation>要打开的目标集；省略时打开示例</translation>
    </message>
    <message>
        <source>The seed of the first board</source>
        <translation>第一个棋盘的种子</translation>
    </message>
    <message>
        <source>Save a picture of the window, print the board and quit</source>
        <translation>保存窗口截图，输出棋盘，然后退出</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>The picture cannot be saved as %1.</source>
        <translation>无法将图片保存为 %1。</translation>
    </message>
    <message>
        <source>The output could not be written.</source>
        <translation>无法写入输出。</translation>
    </message>
</context>
</TS>
