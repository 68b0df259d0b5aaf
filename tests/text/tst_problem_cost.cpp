// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reporting all problems of a hostile file, with places, words and fixes, takes time proportional
// to its size.
#include "core/formats/native.h"
#include "core/formats/problem_places.h"
#include "core/goalset/fix.h"
#include "core/goalset/lint.h"
#include "tests/support/sets/hostile_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/unit.h"
#include "ui/text/fix_words.h"
#include "ui/text/words.h"

#include <QTest>

namespace boardwright {

using namespace test;

namespace {

/// The number of characters in all problems and fixes of the file.
qsizetype toldOf(const QByteArray &bytes)
{
    const GoalSet set = readNative(bytes, everySection())->set;
    Fixes fixes(set, everySection());
    qsizetype told = 0;
    for (const Problem &problem :
        withPlaces(lint(set, everySection()), bytes, set, everySection())) {
        told += words(problem, set).size();
        if (const auto fix = fixes.of(problem))
            told += fixWords(*fix, set).size();
    }
    return told;
}

} // namespace

class TestProblemCost final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void isLinear_data();
    static void isLinear();
};

void TestProblemCost::isLinear_data()
{
    QTest::addColumn<Maker>("maker");
    const auto row = [](const char *name, const Maker &maker) { QTest::newRow(name) << maker; };
    row("categories of an objective of many keys", [](int n) {
        return setOf({},
            R"({"goal":"a","board_categories":[)" + joined(n, "\"%\"") + "],"
                + joined(n, "\"key%\":0") + '}');
    });
    row("tags whose names are taken", [](int n) {
        return setOf("\"tag_names\":[" + joined(n, R"("Tag %","tag_%")") + ']',
            joined(n, R"({"goal":"%","tag":"tag_%"})"));
    });
    row("tags of objectives",
        [](int n) { return setOf({}, joined(n, R"({"goal":"%","tag":"Tag %"})")); });
    row("rows of a table with the same name", [](int n) {
        return setOf("\"boardwright\":{\"zones\":["
                + joined(n, R"({"text":"a","integer":99,"positions":[0,1]})") + "]}",
            joined(n, R"({"goal":"%"})"));
    });
    row("fields beside objectives", [](int n) {
        return setOf(
            {}, joined(n, R"({"goal":"%","boardwright":{"trial":{"integer":99,"rows":[%]}}})"));
    });
    row("names twice", [](int n) {
        return setOf("\"boardwright\":{\"rules\":{\"names\":[" + joined(n, R"("%","%")")
                + "],\"numbers\":{" + joined(n, "\"%\":99") + "}}}",
            {});
    });
    row("a long range without a placeholder",
        [](int n) { return setOf({}, joined(n, R"({"goal":"Get {{Y}}","range":[1,2,3,2]})")); });
}

void TestProblemCost::isLinear()
{
    QFETCH(const Maker, maker);
    constexpr int size = 1'000;
    const double growth = growthOf(maker, size, [](const QByteArray &bytes) {
        if (toldOf(bytes) == 0)
            qFatal("nothing is told");
    });
    QVERIFY2(growth < mostGrowth, qPrintable(QString::number(growth)));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestProblemCost, NoApplication)
#include "tst_problem_cost.moc"
