// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/every_size.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QFile>
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

void printDifference(const QStringList &expected, const QStringList &found)
{
    const auto print = [](char sign, const QString &paragraph) {
        for (const QString &line : paragraph.split(u'\n'))
            qInfo("%c %s", sign, qPrintable(line));
    };
    for (qsizetype i = 0; i < std::max(expected.size(), found.size()); ++i) {
        if (expected.value(i) == found.value(i))
            continue;
        if (i < expected.size())
            print('-', expected[i]);
        if (i < found.size())
            print('+', found[i]);
    }
}

} // namespace

/// The boards of every version are pinned. A change that alters them must raise the generator's
/// version; BOARDWRIGHT_BLESS=1 then writes the new file, prints the differences and fails once.
class TestConstrainedGolden final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards();
    static void theyKeepTheLaws();
};

void TestConstrainedGolden::boards()
{
    QFile file(boardsPath());
    QStringList expected;
    if (file.open(QIODevice::ReadOnly)) {
        expected = QString::fromUtf8(file.readAll()).trimmed().split(u"\n\n"_s);
        file.close();
    }
    const QStringList found = paragraphs();
    if (qEnvironmentVariable("BOARDWRIGHT_BLESS") == u"1") {
        printDifference(expected, found);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(found.join(u"\n\n"_s).toUtf8() + '\n');
        QFAIL("the golden boards were written anew: look at them, then run without blessing");
    }
    if (found != expected)
        printDifference(expected, found);
    QVERIFY(found == expected);
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
