// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// One goal has shares in many places of the window. Those of the same sample are equal, and those
// of another name theirs beside the number, so that nobody takes 21 % and 15 % for a contradiction.

#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/editing/goals/objectives_model.h"
#include "ui/editing/studies/receipt_text.h"
#include "ui/text/number_text.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/statistics_page.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/sections/section_table.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSharesAgree final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup() { closeBoardWindow(std::move(m_window)); }

    void statisticsAreOneSample();
    void theReceiptNamesItsSample();
    void adviceNamesItsSample();
    void tuningNamesItsSamples();

private:
    const Objective &goal() const { return m_window->document().set().objectives.last(); }

    void open(const GoalSet &set);
    void openWithStatistics();
    void waitForAll() const;

    /// A cell of the goal in the table.
    QModelIndex appears() const;

    std::unique_ptr<MainWindow> m_window;
};

namespace {

QString plain(const QString &html)
{
    return QString(html).remove(QRegularExpression(u"<[^>]*>"_s));
}

/// The number of boards or seeds that a text says it is about; empty: it says none.
QString sampleIn(const QString &text)
{
    static const QRegularExpression sample(
        u"([\\d,]+) (?:other |fresh )?(?:boards?|board\\(s\\)|seeds)"_s);
    return sample.match(plain(text)).captured(1);
}

} // namespace

void TestSharesAgree::open(const GoalSet &set)
{
    m_window = boardWindow(set);
    QVERIFY(m_window);
}

/// A set without rules, whose boards are counted soon.
void TestSharesAgree::openWithStatistics()
{
    open(plainSet(37));
    waitForAll();
}

void TestSharesAgree::waitForAll() const
{
    QTRY_VERIFY_WITH_TIMEOUT(
        m_window->statistics().isUpToDate() && m_window->statistics().result()->isComplete(),
        300'000);
}

QModelIndex TestSharesAgree::appears() const
{
    const QAbstractItemModel &model = *m_window->objectivesView().table().model();
    for (int column = 0; column < model.columnCount(); ++column) {
        if (model.headerData(column, Qt::Horizontal).toString() == u"Appears")
            return model.index(model.rowCount() - 1, column);
    }
    return {};
}

void TestSharesAgree::statisticsAreOneSample()
{
    openWithStatistics();
    const QString boards = wholeText(m_window->statistics().result()->tally.whole());
    const QString share = appears().data().toString();
    QVERIFY(share.contains(u'%'));
    QCOMPARE(sampleIn(appears().data(Qt::ToolTipRole).toString()), boards);

    m_window->toolStrip().open(&m_window->statisticsPanel());
    const StatisticsTableModel &table = m_window->statisticsPanel().page(Scope::Row).table();
    QTRY_COMPARE(table.rowCount(), m_window->document().set().objectives.size());
    const int row = table.rowCount() - 1;
    QCOMPARE(table.name(row), goal().goal);
    QCOMPARE(table.index(row, 1).data().toString(), share);
    QCOMPARE(sampleIn(table.index(row, 1).data(Qt::ToolTipRole).toString()), boards);

    m_window->boardChoice().setOverlay(u"lands:goal"_s);
    m_window->objectivesView().selectRow(goal().id);
    const auto *about = m_window->boardPanel().findChild<QLabel *>(u"overlayAbout"_s);
    QTRY_VERIFY2(about->text().contains(goal().goal), qPrintable(about->text()));
    QCOMPARE(sampleIn(about->text()), boards);
}

void TestSharesAgree::theReceiptNamesItsSample()
{
    openWithStatistics();
    m_window->document().undoStack().setClean();
    setPart(m_window->document(), {goal().id}, ObjectiveColumn::Weighting, qint64{30});
    QTRY_VERIFY(m_window->receipt().isUpToDate() && m_window->receipt().receipt()->numbers);
    const Receipt &receipt = *m_window->receipt().receipt();
    const QString boards = wholeText(EditReceipt::seeds);
    const QStringList parts = receiptParts(receipt, 6);
    const auto first
        = std::ranges::find_if(parts, [](const QString &part) { return part.contains(u'%'); });
    QVERIFY2(first != parts.end(), qPrintable(parts.join(u'\n')));
    QCOMPARE(sampleIn(*first), boards);
    QVERIFY(first->startsWith(u"on "_s));
    const QStringList lines = receiptInFull(receipt).split(u'\n');
    const auto share
        = std::ranges::find_if(lines, [](const QString &line) { return line.contains(u'%'); });
    QVERIFY(share != lines.begin() && share != lines.end());
    QVERIFY2(std::any_of(lines.begin(), share,
                 [&](const QString &line) { return sampleIn(line) == boards; }),
        qPrintable(lines.join(u'\n')));
    // The table beside it is of more boards, and says so.
    waitForAll();
    QVERIFY(sampleIn(appears().data(Qt::ToolTipRole).toString()) != boards);
}

void TestSharesAgree::adviceNamesItsSample()
{
    open(fightingSet(14));
    for (int seed = 1; relaxedLimitsOf(m_window->preview().result()->board).empty(); ++seed) {
        QVERIFY(seed < 500);
        m_window->boardChoice().setSeed(QString::number(seed));
        QTRY_VERIFY(m_window->preview().isUpToDate());
    }
    auto &panel = *m_window->findChild<ProblemsPanel *>();
    m_window->toolStrip().open(&panel);
    const QAbstractItemModel &model = *panel.tree().model();
    QStringList advised;
    const auto look = [&] {
        advised.clear();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex kind = model.index(row, 0);
            for (int child = 0; child < model.rowCount(kind); ++child)
                advised << model.index(child, 0, kind).data().toString();
            advised << kind.data().toString();
        }
        advised.removeIf([](const QString &text) { return !text.contains(u" %"_s); });
        return std::ranges::any_of(
            advised, [](const QString &text) { return text.contains(u"It is relaxed on"); });
    };
    QTRY_VERIFY(look());
    for (const QString &text : std::as_const(advised)) {
        if (text.contains(u"It is relaxed on"))
            QVERIFY2(!sampleIn(text).isEmpty(), qPrintable(text));
    }
}

void TestSharesAgree::tuningNamesItsSamples()
{
    openWithStatistics();
    QTabWidget &tools = m_window->labPanel().tools();
    tools.setCurrentIndex(tools.count() - 1);
    auto &tool = *qobject_cast<TuneTool *>(tools.currentWidget());
    tool.targets().view().addRow(); // all goals alike
    QTRY_VERIFY(tool.beginButton().isEnabled());
    tool.study().setOptions({.seeds = 300}, {});
    const QAbstractItemModel &model = *tool.view().model();
    const auto title
        = [&](int column) { return model.headerData(column, Qt::Horizontal).toString(); };
    const auto tip = [&](int column) {
        return model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    };
    QTest::mouseClick(&tool.beginButton(), Qt::LeftButton);
    QTRY_VERIFY(model.rowCount() > 0 && !model.index(0, 2).data().toString().isEmpty());
    // Until both are compared on the same seeds, nothing is called before and after.
    if (tool.study().isRunning()) {
        QCOMPARE(title(2), u"First round"_s);
        QCOMPARE(title(3), u"Last round"_s);
    }
    QTRY_VERIFY_WITH_TIMEOUT(!tool.study().isRunning(), 300'000);
    QCOMPARE(title(2), u"Before"_s);
    QCOMPARE(title(3), u"After"_s);
    const QString boards = wholeText(tool.study().trial()->boards);
    QCOMPARE(sampleIn(tip(2)), boards);
    QCOMPARE(sampleIn(tip(3)), boards);
    QCOMPARE(sampleIn(tool.study().words()), boards);
}

BOARDWRIGHT_UNIT(TestSharesAgree, QApplication)
#include "tst_shares_agree.moc"
