// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Law: the making of a world ends within 0.3 seconds after a stop request, with the largest pools
// that a file may hold, by each process, whether worlds of them can be won or not.

#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/worlds/codes.h"
#include "tests/support/sets/large_pools.h"
#include "tests/support/stop_cost.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const Generator &worldsGenerator()
{
    return *generatorOf(u"worlds");
}

/// With as many gems as the pool and the process allow.
Settings largestSettings(const GoalSet &set, LargePool kind, const QString &process, int attempts)
{
    Settings settings = worldsGenerator().settingsFor(set);
    const int gems = kind != LargePool::FewZones ? 30 : process == u"old" ? 2 : 16;
    const auto parameters = worldsGenerator().info().parameters;
    if (!setParameter(parameters, settings, u"gems"_s, QString::number(gems))
        || !setParameter(parameters, settings, u"process"_s, process)
        || !setParameter(parameters, settings, u"most-attempts"_s, QString::number(attempts)))
        qFatal("no such setting");
    return settings;
}

} // namespace

class TestWorldStopCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void poolsAreAllowed_data();
    static void poolsAreAllowed();
    static void someCannotBeWon();
    static void aWorldEndsSoon_data();
    static void aWorldEndsSoon();
};

void TestWorldStopCost::poolsAreAllowed_data()
{
    QTest::addColumn<LargePool>("kind");
    for (const LargePool kind : largePools)
        QTest::newRow(nameOf(kind)) << kind;
}

/// A file may hold them, and there is no room for many more claims.
void TestWorldStopCost::poolsAreAllowed()
{
    QFETCH(const LargePool, kind);
    const GoalSet set = largePool(kind);
    const auto file = readNative(writeNative(set));
    QVERIFY(file.has_value());
    QCOMPARE(writeNative(file->set), writeNative(set));
    QVERIFY(worldsGenerator().compile(set, largestSettings(set, kind, u"new"_s, 1)).has_value());
}

void TestWorldStopCost::someCannotBeWon()
{
    constexpr LargePool kind = LargePool::Locked;
    const GoalSet set = largePool(kind);
    for (const QString &process : {u"ours"_s, u"new"_s, u"old"_s}) {
        const auto compiled
            = worldsGenerator().compile(set, largestSettings(set, kind, process, 3)).value();
        const auto scratch = worldsGenerator().scratch(*compiled);
        Watch watch;
        Result world;
        const Outcome outcome
            = worldsGenerator().run(*compiled, *scratch, u"1", world, nullptr, watch);
        QVERIFY2(!outcome, qPrintable(process));
        QCOMPARE(outcome.error().code, toCode(WorldsCode::NoWorldWon));
    }
}

void TestWorldStopCost::aWorldEndsSoon_data()
{
    QTest::addColumn<LargePool>("kind");
    QTest::addColumn<QString>("process");
    for (const LargePool kind : largePools) {
        for (const char *const process : {"ours", "new", "old"})
            QTest::addRow("%s, %s", nameOf(kind), process) << kind << QString::fromLatin1(process);
    }
}

void TestWorldStopCost::aWorldEndsSoon()
{
    QFETCH(const LargePool, kind);
    QFETCH(const QString, process);
    constexpr int mostAttempts = 1'000'000;
    constexpr std::uint64_t longest = 40'000'000;
    const GoalSet set = largePool(kind);
    const auto compiled
        = worldsGenerator().compile(set, largestSettings(set, kind, process, mostAttempts)).value();
    const auto scratch = worldsGenerator().scratch(*compiled);
    Result world;
    stopOften(
        [&](const std::stop_token &stop) {
            Watch watch(stop);
            [[maybe_unused]] const Outcome outcome
                = worldsGenerator().run(*compiled, *scratch, u"1", world, nullptr, watch);
        },
        longest);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestWorldStopCost, NoApplication)
#include "tst_world_stop_cost.moc"
