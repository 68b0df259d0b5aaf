// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/golden.h"
#include "tests/support/every_size.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString boardsPath()
{
    return goldenPath("constrained-v%1.txt").arg(generators().front()->info().version);
}

QString sizeName(const ModeSettings &settings)
{
    static const QStringList modes{u"bingo"_s, u"ascend"_s, u"summit"_s, u"triple"_s, u"rush"_s};
    if (settings.mode == GameMode::Bingo)
        return u"%1 x %2"_s.arg(settings.rows).arg(settings.columns);
    const bool isList = settings.mode == GameMode::Triple || settings.mode == GameMode::Rush;
    return u"%1 %2"_s.arg(modes[static_cast<int>(settings.mode)])
        .arg(isList ? settings.cells() : settings.rows);
}

/// Boards of the golden set, one paragraph each.
QStringList paragraphs()
{
    QStringList result;
    const std::array sizes{ModeSettings{.rows = 3, .columns = 3},
        ModeSettings{.rows = 5, .columns = 5}, ModeSettings{.rows = 4, .columns = 7},
        ModeSettings{.rows = 10, .columns = 10}, settingsOfSize(GameMode::Ascend, 4),
        settingsOfSize(GameMode::Ascend, 7), settingsOfSize(GameMode::Summit, 6),
        settingsOfSize(GameMode::Summit, 9), settingsOfSize(GameMode::Triple, 30),
        settingsOfSize(GameMode::Triple, 90), settingsOfSize(GameMode::Rush, 90)};
    for (const ModeSettings &settings : sizes) {
        BoardMaker maker(goldenSet(), settings);
        for (const QString &seed :
            {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"SEED"_s, u"ünïcode"_s}) {
            maker.run(seed);
            result << u"%1, seed \"%2\"\n"_s.arg(sizeName(settings), seed)
                    + boardText(maker.set(), maker.result(), maker.outcome());
        }
    }
    return result;
}

} // namespace

/// The boards of every version are pinned.
class TestConstrainedGolden final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards();
    static void theyKeepTheLaws();
};

void TestConstrainedGolden::boards()
{
    QVERIFY(areGolden(boardsPath(), paragraphs()));
}

void TestConstrainedGolden::theyKeepTheLaws()
{
    for (const ModeSettings &settings : everySettings()) {
        BoardMaker maker(goldenSet(), settings);
        maker.run(u"any"_s);
        const QString broken = brokenLaw(maker);
        QVERIFY2(broken.isEmpty(), qPrintable(sizeName(settings) + u": "_s + broken));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedGolden, NoApplication)

#include "tst_constrained_golden.moc"
