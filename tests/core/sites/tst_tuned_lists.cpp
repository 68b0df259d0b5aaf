// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of sites are tuned on boards of rooms: a tuner has half of the seeds that they draw, and
// the trial the other half.

#include "core/bingosync/sections.h"
#include "core/goalset/objective_fields.h"
#include "core/lab/subject.h"
#include "core/playbingo/set_list.h"
#include "core/tune/trial.h"
#include "core/tune/tune_seeds.h"
#include "core/tune/tuner.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTypes = 30;

/// 25 tiers of three goals with two types each.
GoalSet bingosyncSet()
{
    SplitMix random(5);
    sites::SiteList list;
    for (int tier = 1; tier <= sites::mostTiers; ++tier) {
        for (int i = 0; i < 3; ++i) {
            sites::ListedGoal goal{.text = u"goal %1.%2"_s.arg(tier).arg(i), .tier = tier};
            const int first = random.between(0, mostTypes - 1);
            goal.types = {{.text = QString::number(first)},
                {.text = QString::number((first + 1) % mostTypes)}};
            list.goals.push_back(goal);
        }
    }
    GoalSet set;
    bingosync::addList(set, list, sites::BoardKind::SrlV5);
    return set;
}

GoalSet playBingoSet()
{
    sites::playbingo::List list;
    for (int i = 0; i < 60; ++i)
        list.goals.push_back({.id = {}, .text = u"goal %1"_s.arg(i), .difficulty = i % 25 + 1});
    GoalSet set;
    playbingo::addList(set, list);
    return set;
}

struct Tuned {
    Tuner tuner;
    std::optional<Trial> trial;
};

/// After a few rounds, tried on so many boards.
Tuned tuned(const QString &key, const GoalSet &plain, const QString &target, const QString &allowed,
    qint64 trial)
{
    const Generator &generator = *generatorOf(key);
    const GoalSet set = test::withTargets(plain, {target}, generator);
    const Settings settings = generator.settingsFor(set);
    const QStringList keys{allowed};
    Tuned made{
        .tuner = Tuner(generator, set, settings, tunePlanOf(generator.info(), set, settings, keys),
            {.engine = TuneEngine::Climbing, .iterations = 12, .seeds = 200}),
        .trial = {}};
    while (made.tuner.round({.threads = 2})) { }
    made.trial = trialOf(*subjectOf(generator, set, settings),
        *subjectOf(generator, made.tuner.tuned(), settings), made.tuner.plan(), trial, 2);
    return made;
}

} // namespace

class TestTunedLists final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void seedsAreOfRooms();
    static void typesAreTuned();
    static void difficultiesAreTuned();
};

void TestTunedLists::seedsAreOfRooms()
{
    for (const Generator *generator : generators()) {
        const Info &info = generator->info();
        for (const qint64 asked : {qint64{1}, qint64{20'000}, qint64{10'000'000}}) {
            const SeedRange trial = trialRange(info, asked);
            QVERIFY(trial.count() >= 1 && trial.count() <= asked);
            QCOMPARE(trial.count() < asked, info.lastRoomSeed > 0 && asked > info.lastRoomSeed / 2);
            for (const qint64 number : {1, 2, 499'999, 500'000, 500'001, 999'999'999}) {
                const qint64 seed = tunedSeed(info, number);
                QVERIFY(seed >= 1 && (seed < trial.first || seed > trial.last));
                if (info.lastRoomSeed > 0)
                    QVERIFY(seed <= info.lastRoomSeed && trial.last <= info.lastRoomSeed);
                else
                    QCOMPARE(seed, number);
            }
        }
    }
}

void TestTunedLists::typesAreTuned()
{
    constexpr qint64 boards = 2'000;
    const GoalSet set = bingosyncSet();
    const Tuned made = tuned(u"bingosync"_s, set, u"shared_lines=0..2"_s, u"types"_s, boards);
    QVERIFY(made.trial.has_value());
    QCOMPARE(made.trial->boards, quint64{boards});
    QVERIFY(made.trial->after.total > made.trial->before.total);
    const TrialItem &boardsWithin = made.trial->items.front();
    QVERIFY2(*boardsWithin.after > *boardsWithin.before + 0.2,
        qPrintable(QString::number(*boardsWithin.after)));
    // Nothing else is turned, and no type is new.
    const GoalSet after = made.tuner.tuned();
    int changed = 0;
    for (qsizetype i = 0; i < set.objectives.size(); ++i) {
        changed += after.objectives[i] != set.objectives[i] ? 1 : 0;
        for (const Field &field : bingosync::goalSection.fields) {
            const Value was = valueOf(set.objectives[i], bingosync::goalSection, field);
            const Value is = valueOf(after.objectives[i], bingosync::goalSection, field);
            if (field.key != "types"_L1)
                QVERIFY(is == was);
            else if (const QStringList *types = std::get_if<QStringList>(&is))
                QVERIFY(std::ranges::all_of(
                    *types, [](const QString &type) { return type.toInt() < mostTypes; }));
        }
    }
    QVERIFY(changed > 0);
}

/// The draws of PlayBingo's seeds end one earlier.
void TestTunedLists::difficultiesAreTuned()
{
    constexpr qint64 boards = 500;
    const Tuned made = tuned(
        u"playbingo"_s, playBingoSet(), u"repeated_goals=0..0"_s, u"difficulties"_s, boards);
    QVERIFY(made.trial.has_value());
    QCOMPARE(made.trial->boards, quint64{boards});
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestTunedLists, QCoreApplication)
#include "tst_tuned_lists.moc"
