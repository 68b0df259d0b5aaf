// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The items that lines and sites are counted as where boards differ in shape, and what becomes of a
// generator whose boards are not what it declares. tst_simulate recounts whole statistics.
#include "core/lab/place_groups.h"
#include "core/lab/simulate.h"
#include "tests/support/generators/generator_around.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QTest>

#include <initializer_list>
#include <memory>
#include <stdexcept>

using namespace boardwright;

class TestPlaceGroups final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void sitesByTenthsOfProgress();
    static void anotherShapeThanDeclaredIsFound();
};

void TestPlaceGroups::sitesByTenthsOfProgress()
{
    const auto group = [](int numerator, int denominator) {
        Site site;
        site.progress = {.numerator = numerator, .denominator = denominator};
        return groupOf(site);
    };
    QCOMPARE(group(0, 7), std::size_t{0});
    QCOMPARE(group(1, 10), std::size_t{1});
    QCOMPARE(group(99, 1000), std::size_t{0});
    QCOMPARE(group(2, 3), std::size_t{6});
    QCOMPARE(group(7, 7), std::size_t{9});
    QCOMPARE(group(0, 0), std::size_t{10});
    QCOMPARE(group(2'000'000'000, 2'100'000'000), std::size_t{9});
}

/// A generator that breaks its word does not overwrite memory.
void TestPlaceGroups::anotherShapeThanDeclaredIsFound()
{
    class Liar final : public GeneratorAround {
    public:
        using GeneratorAround::GeneratorAround;

        Outcome run(const Compiled &compiled, Scratch &scratch, QStringView seed, Result &into,
            Trace *trace, Watch &watch) const override
        {
            const Outcome outcome
                = GeneratorAround::run(compiled, scratch, seed, into, trace, watch);
            auto larger = std::make_shared<Shape>(*into.shape);
            larger->sites.push_back(larger->sites.back());
            into.shape = larger;
            into.at.push_back(into.at.back());
            return outcome;
        }
    };

    class TooMany final : public GeneratorAround {
    public:
        using GeneratorAround::GeneratorAround;

        void measureInBins(const Compiled &compiled, Scratch &scratch, const Result &result,
            Binned &into) const override
        {
            GeneratorAround::measureInBins(compiled, scratch, result, into);
            into.values.back().push_back(1);
        }
    };

    const GoalSet set = goldenSet();
    const Generator &constrained = *generators().front();
    const Settings settings = constrained.settingsFor(set);
    const Liar liar(constrained);
    const TooMany tooMany(constrained);
    for (const Generator *generator : std::initializer_list<const Generator *>{&liar, &tooMany}) {
        const auto subject = *subjectOf(*generator, set, settings);
        QVERIFY_THROWS_EXCEPTION(std::length_error,
            simulate(subject, {.first = 1, .last = 3}, {.detail = Detail::Reasons}));
    }
}

BOARDWRIGHT_UNIT(TestPlaceGroups, NoApplication)

#include "tst_place_groups.moc"
