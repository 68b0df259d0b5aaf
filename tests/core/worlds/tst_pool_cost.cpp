// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The time to read a pool and to find its problems is proportional to its size, not to the square:
// from 125 zones with 2,000 claims to 2,000 zones with 32,000 claims.

#include "core/formats/native.h"
#include "core/formats/problem_places.h"
#include "core/generator/generator.h"
#include "core/goalset/lint.h"
#include "core/worlds/pool.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/sets/pool_files.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

class TestPoolCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void isLinear_data();
    static void isLinear();
};

namespace {

using Work = std::function<void(const QByteArray &)>;

GoalSet readPool(const QByteArray &bytes)
{
    const auto file = readNative(bytes);
    if (!file || !file->notes.isEmpty() || file->set.tables[worlds::zoneTable.key].isEmpty())
        qFatal("the pool cannot be read");
    return file->set;
}

} // namespace

void TestPoolCost::isLinear_data()
{
    QTest::addColumn<Work>("work");
    const Generator &generator = *generatorOf(u"worlds");
    QTest::newRow("read") << Work([](const QByteArray &bytes) { readPool(bytes); });
    QTest::newRow("written") << Work([](const QByteArray &bytes) {
        GoalSet set = readPool(bytes);
        set.gameName = QStringLiteral("x");
        if (writeNative(set).isEmpty())
            qFatal("the pool cannot be written");
    });
    QTest::newRow("problems") << Work([&generator](const QByteArray &bytes) {
        const GoalSet set = readPool(bytes);
        QList<Problem> problems = lint(set, generator.info().sections);
        problems += generator.lint(set, generator.settingsFor(set));
        (void)withPlaces(problems, bytes, set, generator.info().sections);
    });
    QTest::newRow("compiled") << Work([&generator](const QByteArray &bytes) {
        const GoalSet set = readPool(bytes);
        if (!generator.compile(set, generator.settingsFor(set)))
            qFatal("the pool cannot be compiled");
    });
}

void TestPoolCost::isLinear()
{
    QFETCH(const Work, work);
    constexpr int zones = 125;
    const double growth = test::growthOf(test::poolFile, zones, work);
    QVERIFY2(growth < test::mostGrowth, qPrintable(QString::number(growth)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestPoolCost, NoApplication)
#include "tst_pool_cost.moc"
