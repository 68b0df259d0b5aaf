// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The board follows the document: what is painted during a burst of edits, and in the end.

#include "core/constrained/parameters.h"
#include "core/formats/native.h"
#include "tests/support/generators/slow_generator.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/studies/preview_driver.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QFile>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <set>
#include <vector>

using namespace boardwright;
using namespace std::chrono_literals;

namespace {

NativeFile sample()
{
    QFile file(resourcePath("samples/elder-isles.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the sample is missing");
    auto read = readNative(file.readAll());
    if (!read)
        qFatal("the sample cannot be read");
    return *std::move(read);
}

/// Records the board at each of its paint events.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(BoardView &view)
        : m_view(view)
    {
        view.installEventFilter(this);
    }

    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_view.result()) {
            revisions.push_back(m_view.result()->request.revision);
            std::vector<std::pair<RowId, int>> board;
            for (const Placed &placed : m_view.result()->board.at)
                board.emplace_back(placed.what, placed.value);
            boards.insert(std::move(board));
        }
        return false;
    }

    std::vector<std::uint64_t> revisions;
    std::set<std::vector<std::pair<RowId, int>>> boards;

private:
    BoardView &m_view;
};

} // namespace

class TestLiveBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBurstOfEditsIsPainted();
    void boardsArePaintedWhileEditsGoOn();
    void marksAreOfTheWholeDrag();
    void seedAndSizeAskForAnotherBoard();
    void closingIsPromptWhileALongJobRuns();
    void cellsFollowTheShape();
};

void TestLiveBoard::aBurstOfEditsIsPainted()
{
    const Generator &generator = *generators().front();
    GoalSetDocument document;
    Preview preview;
    BoardChoice choice;
    const PreviewDriver driver(document, choice, preview);
    BoardPanel panel(document, preview, choice);
    panel.resize(560, 640);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    document.adopt(sample(), {});
    choice.setSeed(QStringLiteral("burst"));
    QTRY_VERIFY(preview.isUpToDate());
    PaintWatch watch(panel.view());

    // Each edit makes a goal of the shown board rare, or makes the previous one common again.
    constexpr int edits = 200;
    int made = 0;
    RowId rare = RowId::none;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] {
        if (made % 2 == 0) {
            const auto &board = panel.view().result()->board.at;
            rare = board[static_cast<std::size_t>(made) % board.size()].what;
            setWeighting(document, {rare}, 1);
        } else {
            setWeighting(document, {rare}, 100);
        }
        if (++made == edits)
            timer.stop();
    });
    timer.start(10ms);
    QTRY_COMPARE_WITH_TIMEOUT(made, edits, 30'000);
    QTRY_VERIFY(preview.isUpToDate());
    QTRY_COMPARE(watch.revisions.back(), preview.requested());

    QVERIFY(std::ranges::is_sorted(watch.revisions));
    qInfo("%zu paint events, %zu different boards", watch.revisions.size(), watch.boards.size());
    QVERIFY(watch.boards.size() > 1);

    const auto compiled = generator.compile(document.set(), choice.settings()).value();
    const auto scratch = generator.scratch(*compiled);
    Result expected;
    Watch plain;
    QVERIFY(generator.run(*compiled, *scratch, u"burst", expected, nullptr, plain).has_value());
    QVERIFY(panel.view().result()->board.at == expected.at);
    QVERIFY(panel.view().result()->board.findings == expected.findings);
}

/// Boards are painted even if making one takes longer than the pause between edits. A preview that
/// started over with each edit would paint none of these, on any machine.
void TestLiveBoard::boardsArePaintedWhileEditsGoOn()
{
    const SlowGenerator generator(400ms);
    GoalSetDocument document;
    Preview preview;
    BoardChoice choice;
    choice.setGenerator(generator);
    const PreviewDriver driver(document, choice, preview);
    BoardPanel panel(document, preview, choice);
    panel.resize(560, 640);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    document.adopt(sample(), {});
    const RowId goal = document.set().objectives.first().id;
    PaintWatch watch(panel.view());
    int made = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&] { setWeighting(document, {goal}, ++made % 100); });
    timer.start(10ms);
    const auto painted = [&] {
        return std::set<std::uint64_t>(watch.revisions.begin(), watch.revisions.end()).size();
    };
    QTRY_VERIFY_WITH_TIMEOUT(painted() >= 4, 60'000);
    // Fewer boards than edits: requests in between were never started.
    QVERIFY(generator.started() < made);
    timer.stop();
    QTRY_VERIFY(preview.isUpToDate());
    QTRY_COMPARE(watch.revisions.back(), preview.requested());
    QVERIFY(std::ranges::is_sorted(watch.revisions));
}

/// After a drag, the marks are those of the whole drag, as if its last number had been typed.
void TestLiveBoard::marksAreOfTheWholeDrag()
{
    MainWindow window;
    window.resize(1200, 800);
    window.show();
    window.openUntitled(sample());
    BoardView &view = window.boardPanel().view();
    const auto waitForBoard = [&] {
        const auto isOfNow = [&] {
            return view.result() && view.result()->request.set == window.document().set();
        };
        QTRY_VERIFY_WITH_TIMEOUT(isOfNow(), 60'000);
    };
    const auto marks = [&] {
        std::vector<bool> changed;
        for (const SceneCell &cell : view.scene().cells)
            changed.push_back(cell.changed);
        return changed;
    };
    waitForBoard();
    int seen = 0;
    for (int row = 0; row < 8; ++row) {
        const RowId goal = view.result()->board.at[static_cast<std::size_t>(row)].what;
        setWeighting(window.document(), {goal}, 1);
        waitForBoard();
        const std::vector<bool> typed = marks();
        window.document().undoStack().undo();
        waitForBoard();
        const int gesture = newGesture();
        for (const int weighting : {70, 40, 10, 2, 1}) {
            setWeighting(window.document(), {goal}, weighting, gesture);
            waitForBoard();
        }
        QCOMPARE(marks(), typed);
        seen += static_cast<int>(std::ranges::count(typed, true));
        window.document().undoStack().undo();
        waitForBoard();
    }
    QVERIFY(seen > 0);
}

void TestLiveBoard::seedAndSizeAskForAnotherBoard()
{
    GoalSetDocument document;
    Preview preview;
    BoardChoice choice;
    const PreviewDriver driver(document, choice, preview);
    BoardPanel panel(document, preview, choice);
    document.adopt(sample(), {});
    choice.setSeed(QStringLiteral("a1"));
    QTRY_VERIFY(preview.isUpToDate());
    const auto first = preview.result();
    panel.seedBar().seedActions().at(1)->trigger();
    QCOMPARE(choice.seed(), QStringLiteral("a2"));
    QTRY_VERIFY(preview.isUpToDate());
    QVERIFY(preview.result()->board.at != first->board.at);
    panel.seedBar().seedActions().at(0)->trigger();
    QTRY_VERIFY(preview.isUpToDate());
    QVERIFY(preview.result()->board.at == first->board.at);
    choice.setSettings(settingsOf({.rows = 3, .columns = 8}));
    QTRY_VERIFY(preview.isUpToDate());
    QCOMPARE(preview.result()->board.at.size(), std::size_t{24});
}

void TestLiveBoard::closingIsPromptWhileALongJobRuns()
{
    const SlowGenerator generator(60s);
    auto window = std::make_unique<MainWindow>();
    window->boardChoice().setGenerator(generator);
    window->openUntitled(sample());
    window->show();
    QTRY_COMPARE(generator.started(), 1);
    QVERIFY(window->close());
    window.reset();
    QCOMPARE(generator.stopped(), 1);
    QCOMPARE(generator.finished(), 0);
}

void TestLiveBoard::cellsFollowTheShape()
{
    GoalSetDocument document;
    Preview preview;
    BoardChoice choice;
    const PreviewDriver driver(document, choice, preview);
    BoardPanel panel(document, preview, choice);
    document.adopt(sample(), {});
    panel.resize(700, 700);
    panel.show();
    for (const ModeSettings size :
        {ModeSettings{.rows = 3, .columns = 3}, ModeSettings{.rows = 10, .columns = 10},
            ModeSettings{.rows = 3, .columns = 10}, ModeSettings{.rows = 10, .columns = 3}}) {
        choice.setSettings(settingsOf(size));
        QTRY_VERIFY(preview.isUpToDate());
        const BoardView &view = panel.view();
        for (int cell = 0; cell < size.cells(); ++cell) {
            const QRectF rect = view.cellRect(SiteIndex{cell});
            QVERIFY(QRectF(view.rect()).contains(rect));
            QCOMPARE(view.siteAt(rect.center()), SiteIndex{cell});
            const double ratio = (rect.width() + 3) / (rect.height() + 3);
            if (size.rows == size.columns)
                QVERIFY(std::abs(ratio - 1) < 0.01);
            QVERIFY(ratio < 1.51 && ratio > 1 / 1.51);
        }
    }
}

BOARDWRIGHT_UNIT(TestLiveBoard, QApplication)
#include "tst_live_board.moc"
