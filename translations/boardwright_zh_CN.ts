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
        <source>An editor for goal sets with a live board preview.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>可即时预览棋盘的目标集编辑器。&lt;br&gt;&lt;br&gt;本程序是自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布，不附带任何担保。</translation>
    </message>
</context>
<context>
    <name>boardwright::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a cell, its goal</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>boardwright::Edits</name>
    <message>
        <source>Weighting %1 for &quot;%2&quot;</source>
        <translation>将“%2”的权重设为 %1</translation>
    </message>
    <message numerus="yes">
        <source>Weighting %1 for %n goals</source>
        <translation>
            <numerusform>将 %n 个目标的权重设为 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Enable &quot;%1&quot;</source>
        <translation>启用“%1”</translation>
    </message>
    <message>
        <source>Disable &quot;%1&quot;</source>
        <translation>禁用“%1”</translation>
    </message>
    <message numerus="yes">
        <source>Enable %n goals</source>
        <translation>
            <numerusform>启用 %n 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n goals</source>
        <translation>
            <numerusform>禁用 %n 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>Reword &quot;%1&quot;</source>
        <translation>改写“%1”</translation>
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
        <source>a text in double quotes</source>
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
        <source>a value is expected</source>
        <translation>应为一个值</translation>
    </message>
    <message>
        <source>a key in double quotes is expected (and no comma before a closing brace)</source>
        <translation>应为双引号内的键（右花括号之前也不能有逗号）</translation>
    </message>
    <message>
        <source>a colon is expected between a key and its value</source>
        <translation>键与值之间应有冒号</translation>
    </message>
    <message>
        <source>a comma or a closing brace } is expected</source>
        <translation>应为逗号或右花括号 }</translation>
    </message>
    <message>
        <source>a comma or a closing bracket ] is expected</source>
        <translation>应为逗号或右方括号 ]</translation>
    </message>
    <message>
        <source>a comma or a closing bracket is expected after a number</source>
        <translation>数字之后应为逗号或右括号</translation>
    </message>
    <message>
        <source>nothing more is expected: the goal set has already ended</source>
        <translation>此处不应再有内容：目标集在此之前已经结束</translation>
    </message>
    <message>
        <source>the file ends too soon; part of it may be missing</source>
        <translation>文件过早结束，可能缺少一部分</translation>
    </message>
    <message>
        <source>texts stand in double quotes (&quot;)</source>
        <translation>文本应写在双引号 (&quot;) 内</translation>
    </message>
    <message>
        <source>a digit is expected</source>
        <translation>应为一个数位</translation>
    </message>
    <message>
        <source>numbers are written without leading zeros</source>
        <translation>数字不能有前导零</translation>
    </message>
    <message>
        <source>a control character inside a text must be written as an escape, such as \n or \t</source>
        <translation>文本中的控制字符必须写成转义形式，例如 \n 或 \t</translation>
    </message>
    <message>
        <source>after a backslash, one of &quot; \ / b f n r t u is expected</source>
        <translation>反斜杠之后应为 &quot; \ / b f n r t u 之一</translation>
    </message>
    <message>
        <source>four hexadecimal digits are expected after \u</source>
        <translation>\u 之后应为四个十六进制数位</translation>
    </message>
    <message>
        <source>half a character: \u surrogates come in pairs</source>
        <translation>这只是半个字符：\u 代理项必须成对出现</translation>
    </message>
    <message>
        <source>control characters do not belong here</source>
        <translation>此处不应有控制字符</translation>
    </message>
    <message>
        <source>comments are not allowed in JSON; take them out</source>
        <translation>JSON 不允许注释，请将其删除</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>这不是有效的 JSON：%1。</translation>
    </message>
    <message>
        <source>This is not valid JSON: here stands %1, but %2.</source>
        <comment>%1: what was found in the file</comment>
        <translation>这不是有效的 JSON：此处是 %1，但%2。</translation>
    </message>
    <message>
        <source>Brackets are nested deeper than %1 levels here; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation>此处的括号嵌套超过 %1 层，目标集不会如此。这不是目标集，或者文件已损坏。</translation>
    </message>
    <message>
        <source>The file holds more than %1 values; no goal set does. This is not a goal set, or it is damaged.</source>
        <translation>文件中的值超过 %1 个，目标集不会如此。这不是目标集，或者文件已损坏。</translation>
    </message>
    <message>
        <source>This is not UTF-8 text. Save the file as UTF-8 in the program it comes from.</source>
        <translation>这不是 UTF-8 文本。请在生成该文件的程序中将其另存为 UTF-8。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be %2, but here stands %3.</source>
        <translation>“%1”应为%2，但此处是%3。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; should be a whole number from %2 to %3, but here stands %4.</source>
        <translation>“%1”应为 %2 到 %3 之间的整数，但此处是 %4。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is &quot;%2&quot;, which is unknown. Known are: %3.</source>
        <translation>“%1”的值“%2”未知。已知的值有：%3。</translation>
    </message>
    <message>
        <source>This is JSON, but not a lockout.live goal set: &quot;%1&quot; is missing.</source>
        <translation>这是 JSON，但不是 lockout.live 的目标集：缺少“%1”。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object. The last one counts; take the other out.</source>
        <translation>键“%1”在同一个对象中出现了两次。以最后一个为准，请删除另一个。</translation>
    </message>
    <message>
        <source>There is no file &quot;%1&quot;.</source>
        <translation>文件“%1”不存在。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a folder. Choose a file in it.</source>
        <translation>“%1”是文件夹。请选择其中的一个文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an ordinary file, but a device, a pipe or a socket.</source>
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
        <source>The file is larger than %1; no goal set is. This is not a goal set, or it is damaged.</source>
        <translation>文件大于 %1，目标集不会如此。这不是目标集，或者文件已损坏。</translation>
    </message>
    <message>
        <source>Stopped before the file was read.</source>
        <translation>在读完文件之前已停止。</translation>
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
</context>
<context>
    <name>boardwright::GoalSetDocument</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>boardwright::MadeWords</name>
    <message numerus="yes">
        <source>%n forced</source>
        <comment>cells</comment>
        <translation>
            <numerusform>固定 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by random choice</source>
        <comment>cells</comment>
        <translation>
            <numerusform>随机选择 %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n by relaxation</source>
        <comment>cells</comment>
        <translation>
            <numerusform>放宽上限 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Every limit kept</source>
        <translation>所有上限均未突破</translation>
    </message>
    <message numerus="yes">
        <source>%n limits gave way</source>
        <translation>
            <numerusform>放宽了 %n 处上限</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every cell could be filled</source>
        <translation>未能填满所有格子</translation>
    </message>
    <message>
        <source>%1 · cells: %2 · %3</source>
        <comment>verdict · cells: how they were filled · pool</comment>
        <translation>%1 · 格子：%2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>pool of %n goals</source>
        <translation>
            <numerusform>候选池：%n 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>boardwright::MainWindow</name>
    <message>
        <source>Objectives</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文本</translation>
    </message>
    <message>
        <source>%1 was not opened: %2</source>
        <translation>未能打开 %1：%2</translation>
    </message>
    <message>
        <source>This file is laid out differently from lockout.live&apos;s own files. It stays as it is until you change something; then it is saved in the site&apos;s layout.</source>
        <translation>此文件的排版与 lockout.live 的不同。在您作出改动之前，文件保持原样；改动之后将按该网站的排版保存。</translation>
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
        <source>Save Goal Set</source>
        <translation>保存目标集</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Unsaved Changes</source>
        <translation>未保存的改动</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has changes that are not saved.</source>
        <translation>“%1”有尚未保存的改动。</translation>
    </message>
    <message>
        <source>%1[*] - Boardwright</source>
        <translation>%1[*] - Boardwright</translation>
    </message>
    <message>
        <source>%1 · modified</source>
        <translation>%1 · 已修改</translation>
    </message>
    <message>
        <source>Making the board…</source>
        <translation>正在生成棋盘…</translation>
    </message>
    <message>
        <source>Board up to date (%L1 ms)</source>
        <translation>棋盘已是最新（%L1 毫秒）</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
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
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>boardwright::MessageBar</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesModel</name>
    <message>
        <source>Whether the goal takes part at all</source>
        <translation>该目标是否参与生成</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
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
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Board categories: limited over the whole board</source>
        <translation>棋盘类别：在整个棋盘范围内受限</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Line categories: limited in every row, column and diagonal</source>
        <translation>连线类别：在每一行、每一列和每条对角线上受限</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Progression zones: Early, Mid, Late, eNdgame. Bingo ignores them</source>
        <translation>进度区段：E 为前期，M 为中期，L 为后期，N 为终局。宾果模式会忽略它们</translation>
    </message>
    <message>
        <source>Weighting</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The chance in percent, rolled once a board, that the goal enters the pool</source>
        <translation>目标进入候选池的概率（百分比），每个棋盘掷一次</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>How often the goal may stand on one board, each time with another value</source>
        <translation>该目标在一个棋盘上最多可出现的次数，每次的数值不同</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Of all goals with the same tag at most one stands on a board</source>
        <translation>标签相同的所有目标中，最多只有一个出现在棋盘上</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>已禁用</translation>
    </message>
    <message>
        <source>enabled</source>
        <translation>已启用</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>The only cells where the goal may stand, counted from the top left; empty: anywhere</source>
        <translation>该目标只能出现的格，从左上角数起；留空表示任意位置</translation>
    </message>
    <message>
        <source>Progressive</source>
        <translation>递进</translation>
    </message>
    <message>
        <source>Whether lower values come earlier along the board. Bingo ignores it</source>
        <translation>较小的数值是否出现在棋盘较前的位置。宾果模式忽略此项</translation>
    </message>
    <message>
        <source>Tooltip</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>What players read when they ask for more</source>
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
        <source>yes</source>
        <translation>是</translation>
    </message>
</context>
<context>
    <name>boardwright::ObjectivesTable</name>
    <message>
        <source>Goals</source>
        <translation>目标</translation>
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
    <message numerus="yes">
        <source>%1 of %n goals</source>
        <translation>
            <numerusform>%1 个目标，共 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>108 goals, 1 disabled</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%n goals</source>
        <translation>
            <numerusform>%n 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disabled</source>
        <translation>
            <numerusform>%n 个已禁用</numerusform>
        </translation>
    </message>
    <message>
        <source>No goals yet</source>
        <translation>尚无目标</translation>
    </message>
    <message>
        <source>Open a goal set to see its goals here.</source>
        <translation>打开一个目标集，其中的目标就会显示在这里。</translation>
    </message>
    <message>
        <source>No goal matches</source>
        <translation>没有匹配的目标</translation>
    </message>
    <message>
        <source>No goal has all of these words in it, in its tooltip, its categories or its tag.</source>
        <translation>没有任何目标在其文本、提示、类别或标签中包含所有这些词语。</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
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
        <source>Set &amp;weighting…</source>
        <translation>设置权重(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsModel</name>
    <message numerus="yes">
        <source>%n more problems are not listed.</source>
        <translation>
            <numerusform>另有 %n 个问题未列出。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boardwright::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>问题：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>boardwright::SeedBar</name>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
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
        <source>Any text. The same seed, set and size always make the same board.
Seeds are Boardwright&apos;s own; the site follows the same rules but gives another board.</source>
        <translation>任意文本。种子、目标集和大小都相同时，生成的棋盘也总是相同。
种子仅适用于 Boardwright；网站遵循相同的规则，但会给出另一个棋盘。</translation>
    </message>
    <message>
        <source>Bingo</source>
        <translation>宾果</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
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
        <source>The file has very long lines. This is what they say, laid out to be read.</source>
        <translation>该文件含有很长的行。这里显示的是其内容，已重新排版以便阅读。</translation>
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
        <source>The enabled goals can fill only %1 of %2 cells. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>已启用的目标只能填满 %2 格中的 %1 格。请添加或启用目标、提高单项上限，或选择较小的棋盘。</translation>
    </message>
    <message>
        <source>%1 has the board category &quot;%2&quot;, which has no limit. Add it to the board limits, or take it from the goal.</source>
        <translation>%1属于棋盘类别“%2”，但该类别没有上限。请将它加入棋盘上限，或从目标中移除。</translation>
    </message>
    <message>
        <source>%1 has the line category &quot;%2&quot;, which has no limit. Add it to the line limits, or take it from the goal.</source>
        <translation>%1属于连线类别“%2”，但该类别没有上限。请将它加入连线上限，或从目标中移除。</translation>
    </message>
    <message>
        <source>%1 has the tag &quot;%2&quot;, which is not in the list of tags. Add it there, or take it from the goal.</source>
        <translation>%1带有标签“%2”，但标签列表中没有它。请将它加入列表，或从目标中移除。</translation>
    </message>
    <message>
        <source>%1 asks for a value but has no range. Give it a range, or take {{X}} out.</source>
        <translation>%1需要一个数值，但没有范围。请为它设定范围，或去掉 {{X}}。</translation>
    </message>
    <message>
        <source>%1 has a range but shows no value. Put {{X}} into the goal, or empty the range.</source>
        <translation>%1有范围，但不显示数值。请在目标中加入 {{X}}，或清空范围。</translation>
    </message>
    <message>
        <source>%1 may stand %2 times on a board but has only %3 different values. Lower the limit, or add values.</source>
        <translation>%1在一个棋盘上可出现 %2 次，但只有 %3 个不同的数值。请降低上限，或增加数值。</translation>
    </message>
    <message>
        <source>%1 has the weighting %2. Weightings go from 1 to 100.</source>
        <translation>%1的权重为 %2。权重的范围是 1 到 100。</translation>
    </message>
    <message>
        <source>%1 has the individual limit %2. The lowest is 1; disable the goal to keep it off the board.</source>
        <translation>%1的单项上限为 %2。最低为 1；若不想让该目标出现在棋盘上，请将其禁用。</translation>
    </message>
    <message>
        <source>%1 has the value %2 in its range. Values are 1 or more.</source>
        <translation>%1的范围中有数值 %2。数值必须大于或等于 1。</translation>
    </message>
    <message>
        <source>%1 is forced to position %2, but this board has the positions 1 to %3.</source>
        <translation>%1固定在位置 %2，但此棋盘的位置为 1 到 %3。</translation>
    </message>
    <message>
        <source>A goal has no text. Write one, or remove the row.</source>
        <translation>有一个目标没有文字。请填写文字，或删除该行。</translation>
    </message>
    <message>
        <source>%1 has %2 characters; lockout.live takes at most %3.</source>
        <translation>%1有 %2 个字符；lockout.live 最多接受 %3 个。</translation>
    </message>
    <message numerus="yes">
        <source>The board limit of &quot;%1&quot; is 0 %, so the goals that carry it never appear (%n of them). Raise the limit, or disable them.</source>
        <translation>
            <numerusform>“%1”的棋盘上限为 0%，因此属于该类别的目标永远不会出现（共 %n 个）。请提高上限，或禁用这些目标。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the same goal as in row %2, values included. Reword or remove one of them.</source>
        <translation>%1与第 %2 行的目标完全相同，数值也一样。请改写或删除其中之一。</translation>
    </message>
    <message>
        <source>No goal carries the line category &quot;%1&quot;.</source>
        <translation>没有目标属于连线类别“%1”。</translation>
    </message>
    <message>
        <source>No goal carries the board category &quot;%1&quot;.</source>
        <translation>没有目标属于棋盘类别“%1”。</translation>
    </message>
    <message>
        <source>%1: board limit &quot;%2&quot; gave way for %3: %4 goals where %5 are allowed.</source>
        <translation>%1：为放入%3，放宽了棋盘上限“%2”：有 %4 个目标，只允许 %5 个。</translation>
    </message>
    <message>
        <source>%1: line limit &quot;%2&quot; gave way in %3 for %4: %5 goals where %6 are allowed.</source>
        <translation>%1：为放入%4，在%3放宽了连线上限“%2”：有 %5 个目标，只允许 %6 个。</translation>
    </message>
    <message numerus="yes">
        <source>Weighting left too few goals for this board: %n came back to fill it.</source>
        <translation>
            <numerusform>按权重筛选后剩下的目标不足以填满此棋盘：重新加入了 %n 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cell %1 stays empty: individual limits, tags, forced positions and the goals in its lines leave none for it.</source>
        <translation>第 %1 格留空：单项上限、标签、固定位置以及所在连线上的目标，使它没有可用的目标。</translation>
    </message>
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. The goals in the pool can fill %1 of %2 cells at best. Add or enable goals, raise individual limits, or choose a smaller board.</source>
        <translation>
            <numerusform>此棋盘无法填满：有 %n 格留空。候选池中的目标最多能填满 %2 格中的 %1 格。请添加或启用目标、提高单项上限，或选择较小的棋盘。</numerusform>
        </translation>
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
        <source>Cell %1 holds a goal that the set does not have.</source>
        <translation>第 %1 格中的目标不在目标集中。</translation>
    </message>
    <message>
        <source>Cell %1 holds %2, which is disabled.</source>
        <translation>第 %1 格中是%2，但它已被禁用。</translation>
    </message>
    <message>
        <source>Two goals with the tag &quot;%1&quot; stand on the board.</source>
        <translation>棋盘上有两个带有标签“%1”的目标。</translation>
    </message>
    <message>
        <source>%1 stands %2 times on the board; its limit is %3.</source>
        <translation>%1在棋盘上出现了 %2 次，其上限为 %3。</translation>
    </message>
    <message>
        <source>%1 stands with the value %2, which is not in its range.</source>
        <translation>%1的数值为 %2，不在其范围内。</translation>
    </message>
    <message>
        <source>%1 stands twice with the value %2.</source>
        <translation>%1以数值 %2 出现了两次。</translation>
    </message>
    <message>
        <source>%1 stands twice in %2.</source>
        <translation>%1在%2出现了两次。</translation>
    </message>
    <message>
        <source>%1 stands on cell %2, outside of its forced positions.</source>
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
    <message numerus="yes">
        <source>This board cannot be filled: %n cells stay empty. There are goals enough, but tags, forced positions and copies that may not share a line leave none for them. Add goals, or free some of these.</source>
        <translation>
            <numerusform>无法填满此棋盘：%n 个格保持为空。目标数量足够，但标签、固定位置以及不能同处一线的重复目标使这些格无目标可用。请添加目标，或放开其中一些限制。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Editor for goal sets with a live board preview</source>
        <translation>可即时预览棋盘的目标集编辑器</translation>
    </message>
    <message>
        <source>The goal set to open; a sample when left out</source>
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
