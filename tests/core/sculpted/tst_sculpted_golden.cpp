// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of every tier, pinned for each version of the generator.

#include "core/generator/generator.h"
#include "core/sculpted/parameters.h"
#include "tests/support/boards/golden.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;
using namespace sculpted;

namespace {

/// The steps of the route as they are counted, "##" for walls, a row a line; then the goals along
/// the route.
QString textOf(const GoalSet &set, const Result &board)
{
    const int columns = board.shape->columns;
    QList<QStringList> rows(board.shape->rows, QStringList(columns, u"##"_s));
    QStringList goals;
    for (std::size_t step = 0; step < board.route.size(); ++step) {
        const auto site = static_cast<std::size_t>(board.route[step]);
        rows[board.shape->sites[site].row][board.shape->sites[site].column]
            = u"%1"_s.arg(step + 1, 2);
        for (const Objective &goal : set.objectives) {
            if (goal.id == board.at[site].what)
                goals << goal.goal.mid(5);
        }
    }
    QString text;
    for (const QStringList &row : rows)
        text += row.join(u' ') + u'\n';
    for (const Link &link : board.shape->links)
        text += u"warp %1 %2\n"_s.arg(static_cast<int>(link.a)).arg(static_cast<int>(link.b));
    return text + goals.join(u' ');
}

} // namespace

class TestSculptedGolden final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards();
};

void TestSculptedGolden::boards()
{
    const Generator &generator = *generatorOf(u"sculpted");
    const GoalSet set = plainSet(80);
    QStringList found;
    for (std::size_t level = 0; level < levels.size(); ++level) {
        for (std::size_t routing = 0; routing < routings.size(); ++routing) {
            const auto compiled = generator
                                      .compile(set,
                                          settingsOf({.level = static_cast<Level>(level),
                                              .routing = static_cast<Routing>(routing)}))
                                      .value();
            const auto scratch = generator.scratch(*compiled);
            Result board;
            for (const QString &seed : {u"1"_s, u"2"_s, u"SEED"_s, u"ünïcode"_s}) {
                Watch watch;
                QVERIFY(generator.run(*compiled, *scratch, seed, board, nullptr, watch));
                found << u"%1, %2, seed \"%3\", topology %4\n%5"_s
                             .arg(levels.at(level).key, routings.at(routing).key, seed)
                             .arg(board.counts[0])
                             .arg(textOf(set, board));
            }
        }
    }
    QVERIFY(areGolden(goldenPath("sculpted-v%1.txt").arg(generator.info().version), found));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSculptedGolden, NoApplication)

#include "tst_sculpted_golden.moc"
