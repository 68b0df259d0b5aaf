// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window's makers of boards, stopped at any poll: the preview, and the boards of a file that is
// closed while they are made.

#include "tests/support/boards/board_lines.h"
#include "tests/support/generators/stopping_generators.h"
#include "tests/support/sets/every_data.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "ui/editing/board/board_maker.h"
#include "ui/editing/files/file_boards.h"
#include "ui/editing/workers/wake_up.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestStoppedBoards final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void thePreviewHasABoardOrNothing_data();
    static void thePreviewHasABoardOrNothing();

    static void aFileIsClosedAtEachPoll_data() { thePreviewHasABoardOrNothing_data(); }

    static void aFileIsClosedAtEachPoll();
};

void TestStoppedBoards::thePreviewHasABoardOrNothing_data()
{
    addStoppingGenerators();
}

void TestStoppedBoards::thePreviewHasABoardOrNothing()
{
    const StoppingGenerator &generator = stoppingGenerator();
    const GoalSet set = everyDataSet();
    BoardMaker maker;
    const int boards = isEverythingTried() ? 300 : 20;
    constexpr int enough = 5'000; // stops, for a test of some minutes
    int stops = 0;
    for (int seed = 1; seed <= boards && stops < enough; ++seed) {
        for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? 0 : poll / 10)) {
            std::stop_source source;
            generator.stopAt(1, poll, [&] { source.request_stop(); });
            const auto made = maker.make({.revision = 1,
                                             .set = set,
                                             .generator = &generator,
                                             .settings = generator.settingsFor(set),
                                             .seed = QString::number(seed)},
                source.get_token());
            QCOMPARE(made.has_value(), !generator.hasStopped());
            ++stops;
            if (!made)
                continue;
            QCOMPARE((*made)->board.at.size(), (*made)->board.shape->sites.size());
            QCOMPARE((*made)->cells.size(), (*made)->board.at.size());
            break;
        }
    }
}

void TestStoppedBoards::aFileIsClosedAtEachPoll()
{
    const StoppingGenerator &generator = stoppingGenerator();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"boards.json"_s);
    GoalSetDocument document;
    const GoalSet set = everyDataSet();
    document.adopt({.set = set, .notes = {}, .siteStyle = true}, QString());
    QStringList seeds;
    for (int seed = 1; seed <= 40; ++seed)
        seeds << QString::number(seed);
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(boardLines(generator, set, generator.settingsFor(set), seeds));
    }
    int closed = 0;
    for (const int board :
        isEverythingTried() ? std::vector{1, 2, 5, 10, 20, 39} : std::vector{1, 20}) {
        for (std::uint64_t poll = 0;; poll += 1 + (isEverythingTried() ? poll / 100 : poll)) {
            // A signal, because ThreadSanitizer does not see Qt's lock around the call object that
            // invokeMethod() makes.
            WakeUp asked;
            // New ones, so that no thread is still at boards of the last time.
            JobPool files{PoolKind::Files};
            JobPool jobs{3, nullptr};
            FileBoards boards{document, files, jobs};
            connect(&asked, &WakeUp::rung, &boards, &FileBoards::close, Qt::QueuedConnection);
            generator.stopAt(board, poll, [&] { Q_EMIT asked.rung(); });
            boards.open(path);
            QTRY_VERIFY(generator.hasStopped()
                || (boards.rowCount() > 0 && boards.madeCount() == boards.rowCount()));
            if (!generator.hasStopped()) {
                // Parts of the toy cannot be made by themselves.
                QCOMPARE(boards.sameCount(), generator.other().info().key == "toy"_L1 ? 0 : 40);
                break;
            }
            ++closed;
            QTRY_COMPARE(boards.rowCount(), 0);
        }
    }
    QCOMPARE_GE(closed, 2);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStoppedBoards, QCoreApplication)
#include "tst_stopped_boards.moc"
