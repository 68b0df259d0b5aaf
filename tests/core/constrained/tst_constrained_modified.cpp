// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/checker.h"
#include "core/constrained/compiled_set.h"
#include "core/generator/generator.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QMap>
#include <QTest>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Any mixture of the modifiers that have an effect with these settings.
Modifiers randomModifiers(SplitMix &random, const ModeSettings &settings)
{
    Modifiers modifiers;
    modifiers.noBoardLimits = random.chance(25);
    modifiers.noLineLimits = random.chance(25);
    modifiers.noWeighting = random.chance(25);
    modifiers.noProgression = random.chance(25);
    modifiers.values = random.pick(
        std::array{ValueChoice::Any, ValueChoice::Any, ValueChoice::Lowest, ValueChoice::Highest});
    modifiers.noCentre = random.chance(25);
    modifiers.blanks = random.chance(25) ? random.between(1, Modifiers::mostBlanks) : 0;
    modifiers.shinies = random.pick(
        std::array{0, 0, 3, 1, int{Modifiers::mostShinies}, int{Modifiers::automaticShinies}});
    return applicable(modifiers, settings);
}

/// On a board that could not be filled, the checker finds empty cells without a mark.
bool isOfEmptyCell(const Finding &finding, const Result &result)
{
    if (finding.code == Code::MarksMiscounted)
        return true;
    if (finding.code != Code::CellEmpty && finding.code != Code::MarkNotAllowed)
        return false;
    const auto position = static_cast<std::size_t>(std::get<qint64>(finding.args[0]));
    const Placed &placed = result.at[position - 1];
    return placed.what == RowId::none && !placed.marks;
}

using Coverage = QMap<QString, int>;

void note(const Modifiers &modifiers, const Result &result, bool isWhole, Coverage &coverage)
{
    const auto count
        = [&](const QString &what, bool happened) { coverage[what] += happened ? 1 : 0; };
    count(u"no board limits"_s, modifiers.noBoardLimits);
    count(u"no line limits"_s, modifiers.noLineLimits);
    count(u"no weighting"_s, modifiers.noWeighting);
    count(u"no progression"_s, modifiers.noProgression);
    count(u"lowest"_s, modifiers.values == ValueChoice::Lowest);
    count(u"highest"_s, modifiers.values == ValueChoice::Highest);
    count(u"no centre"_s, modifiers.noCentre);
    count(u"blanks"_s, modifiers.blanks > 0);
    count(u"shinies"_s, modifiers.shinies > 0);
    count(u"automatic shinies"_s, modifiers.shinies == Modifiers::automaticShinies);
    count(u"several"_s, countOf(modifiers) > 3);
    count(u"whole"_s, isWhole);
    count(u"with empty cells"_s, !isWhole);
    const auto isRelaxed = std::ranges::any_of(
        result.findings, [](const Finding &finding) { return isRelaxation(finding.code); });
    count(u"relaxed"_s, isRelaxed);
    count(u"relaxed, with cells left empty"_s,
        isRelaxed && std::ranges::any_of(result.at, &Placed::isLeftEmpty));
}

} // namespace

/// The checker accepts boards of random sets under random modifiers.
class TestConstrainedModified final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boardsOfRandomModifiers();
};

void TestConstrainedModified::boardsOfRandomModifiers()
{
    constexpr int sets = 1500;
    constexpr int seedsPerSet = 8;
    constexpr qsizetype situations = 15;
    const Generator &generator = *generators().front();
    SplitMix random(1);
    Coverage coverage;
    for (int number = 0; number < sets; ++number) {
        const ModeSettings settings = randomSettings(random);
        const GoalSet set = randomGoalSet(random, settings);
        const Modifiers modifiers = randomModifiers(random, settings);
        const auto compiled = compileConstrained(set, settings, modifiers);
        const auto scratch = generator.scratch(*compiled);
        Result result;
        for (int seed = 0; seed < seedsPerSet; ++seed) {
            Watch watch;
            const bool isWhole = generator
                                     .run(*compiled, *scratch, u"%1/%2"_s.arg(number).arg(seed),
                                         result, nullptr, watch)
                                     .has_value();
            for (const Finding &finding :
                disagreements(checkBoard(set, settings, result.at, modifiers), result))
                QVERIFY2(!isWhole && isOfEmptyCell(finding, result),
                    qPrintable(
                        u"set %1, seed %2: %3"_s.arg(number).arg(seed).arg(findingText(finding))));
            note(modifiers, result, isWhole, coverage);
        }
    }
    QCOMPARE(coverage.size(), situations);
    for (const auto &[situation, times] : coverage.asKeyValueRange()) {
        qInfo("%7d  %s", times, qPrintable(situation));
        QVERIFY2(times > 60, qPrintable(situation));
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedModified, NoApplication)

#include "tst_constrained_modified.moc"
