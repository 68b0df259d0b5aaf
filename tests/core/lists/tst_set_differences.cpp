// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/lists/row_matches.h"
#include "core/lists/set_differences.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

GoalSet setOf(const QByteArray &objectives, const QByteArray &others = {})
{
    const QByteArray text
        = "{\"schema_version\": 3, \"objectives\": [" + objectives + "]" + others + "}";
    return readNative(text).value().set;
}

/// One line for a difference: subject, key of the field, old and new.
QString lineOf(const SetDifference &difference)
{
    const QString field = difference.field != nullptr ? QString(difference.field->key)
        : difference.what == DifferenceOf::Place      ? u"place"_s
                                                      : difference.property;
    return QStringList{difference.subject, field, difference.before.value_or(u"-"_s),
        difference.after.value_or(u"-"_s)}
        .join(u'|');
}

QStringList linesOf(const GoalSet &before, const GoalSet &after)
{
    QStringList lines;
    for (const SetDifference &difference : differencesOf(before, after))
        lines << lineOf(difference);
    return lines;
}

} // namespace

class TestSetDifferences final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goalsAreMatchedAndMoved();
    void theFewestHaveMoved();
    void rowsOfTablesAreMatchedByNameOrContent();
    void rowsAreReferredToAcrossSets();
    void otherValuesAreCompared();
    void spellingIsNoDifference();
};

void TestSetDifferences::goalsAreMatchedAndMoved()
{
    const GoalSet before = setOf(
        R"({"goal": "A"}, {"goal": "B"}, {"goal": "C", "disabled": true}, {"goal": "D"}, {"goal": "E"})");
    const GoalSet after = setOf(
        R"({"goal": "E"}, {"goal": "F", "weighting": 5}, {"goal": "A"}, {"goal": "B2"}, {"goal": "C"})");
    QCOMPARE(linesOf(before, after),
        QStringList({u"D||D|-"_s, u"E|place|5|1"_s, u"F||-|F"_s, u"B2|goal|B|B2"_s,
            u"C|enabled|no|yes"_s}));
    QCOMPARE(linesOf(before, before), QStringList());
    const QList<SetDifference> differences = differencesOf(before, after);
    QCOMPARE(differences.at(1).rowAfter, after.objectives.at(0).id);
    QCOMPARE(differences.at(1).rowBefore, before.objectives.at(4).id);
    QCOMPARE(differences.at(0).rowAfter, RowId::none);
    QCOMPARE(differences.at(2).rowBefore, RowId::none);
}

/// Of all orders of five rows; which rows stay is tried out.
void TestSetDifferences::theFewestHaveMoved()
{
    const QStringList names{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s};
    std::array order{0, 1, 2, 3, 4};
    int orders = 0;
    do {
        QStringList now;
        for (const int index : order)
            now << names.at(index);
        int most = 0;
        int mostSame = 0; // of those, rows whose number is the same
        for (unsigned stay = 0; stay < 32; ++stay) {
            int last = -1;
            int same = 0;
            bool isAscending = true;
            for (std::size_t row = 0; row < order.size(); ++row) {
                if ((stay >> row & 1U) == 0)
                    continue;
                same += order.at(row) == static_cast<int>(row) ? 1 : 0;
                isAscending = isAscending && order.at(row) > last;
                last = order.at(row);
            }
            if (isAscending)
                std::tie(most, mostSame)
                    = std::max(std::tuple(most, mostSame), std::tuple(std::popcount(stay), same));
        }
        const std::vector<bool> isMoved = matchRows(names, now).moved();
        QCOMPARE(std::ranges::count(isMoved, false), most);
        int last = -1;
        int same = 0;
        for (std::size_t row = 0; row < order.size(); ++row) {
            if (isMoved.at(row))
                continue;
            same += order.at(row) == static_cast<int>(row) ? 1 : 0;
            QVERIFY(order.at(row) > last);
            last = order.at(row);
        }
        QCOMPARE(same, mostSame);
        ++orders;
    } while (std::ranges::next_permutation(order).found);
    QCOMPARE(orders, 120);
}

void TestSetDifferences::rowsOfTablesAreMatchedByNameOrContent()
{
    const auto groups = [](const char *rows) {
        return setOf(R"({"goal": "A"})",
            ", \"boardwright\": {\"exclusion_groups\": [" + QByteArray(rows) + "]}");
    };
    QCOMPARE(linesOf(groups(R"({"name": "x"}, {"name": "y"}, {"name": "z", "most": 2})"),
                 groups(R"({"name": "w"}, {"name": "z", "most": 3}, {"name": "x"})")),
        QStringList({u"y||y|-"_s, u"w||-|w"_s, u"z|most|2|3"_s, u"z|place|3|2"_s}));
    // What stands where another one stood is the same with another name.
    QCOMPARE(linesOf(groups(R"({"name": "x"}, {"name": "y"})"),
                 groups(R"({"name": "x"}, {"name": "w"})")),
        QStringList({u"w|name|y|w"_s}));
    // Rows without a name: the first is gone, and the others stay what they are.
    QCOMPARE(linesOf(groups(R"({"most": 2}, {"most": 3}, {"most": 4})"),
                 groups(R"({"most": 3}, {"most": 4})")),
        QStringList({u"1||1|-"_s}));
    QCOMPARE(linesOf(groups(R"({"most": 2}, {"most": 3})"), groups(R"({"most": 2}, {"most": 5})")),
        QStringList({u"2|most|3|5"_s}));
}

/// A row has another id in another set.
void TestSetDifferences::rowsAreReferredToAcrossSets()
{
    const auto set = [](const char *rows, const char *groups) {
        return setOf(
            R"({"goal": "A", "boardwright": {"exclusion": {"groups": )" + QByteArray(rows) + "}}}",
            R"(, "boardwright": {"exclusion_groups": [)" + QByteArray(groups) + "]}");
    };
    const GoalSet before = set("[1, 2]", R"({"name": "x"}, {"name": "y"}, {"name": "z"})");
    QCOMPARE(linesOf(before, set("[0, 1]", R"({"name": "y"}, {"name": "z"})")),
        QStringList({u"x||x|-"_s}));
    QCOMPARE(linesOf(before, set("[0, 2]", R"({"name": "x"}, {"name": "y"}, {"name": "z"})")),
        QStringList({u"A|groups|y, z|x, z"_s}));
    // The group has another name, the goal is in the same one.
    QCOMPARE(linesOf(before, set("[1, 2]", R"({"name": "x"}, {"name": "w"}, {"name": "z"})")),
        QStringList({u"w|name|y|w"_s}));
}

void TestSetDifferences::otherValuesAreCompared()
{
    const GoalSet before = setOf(
        R"({"goal": "A", "shiny": 1, "boardwright": {"later": {"x": 1}}}, {"goal": "B", "jp": "b"})",
        R"(, "author": "me", "boardwright": {"exclusion_groups": [{"name": "g", "colour": "red"}]})");
    const GoalSet after = setOf(
        R"({"goal": "A", "shiny": 2, "weighting": 5, "boardwright": {"later": {"x": 2}}}, {"goal": "B"})",
        R"(, "boardwright": {"exclusion_groups": [{"name": "g", "colour": "blue"}], "new": true})");
    const QStringList lines = linesOf(before, after);
    QVERIFY(lines.contains(u"A|weighting|100|5"_s));
    QVERIFY(lines.contains(u"A|shiny|1|2"_s));
    QVERIFY(lines.contains(u"B|jp|\"b\"|-"_s));
    QVERIFY(lines.contains(u"|author|\"me\"|-"_s));
    QVERIFY(lines.contains(u"|new|-|true"_s));
    QVERIFY(lines.contains(u"g|colour|\"red\"|\"blue\""_s));
    QVERIFY2(lines.join(u'\n').contains(u"A|later|"_s), qPrintable(lines.join(u'\n')));
    QCOMPARE(lines.size(), 7);
}

/// What a file leaves out is as if it were there, and the order of keys says nothing.
void TestSetDifferences::spellingIsNoDifference()
{
    QCOMPARE(linesOf(setOf(R"({"goal": "A"})"),
                 setOf(R"({"weighting": 100, "goal": "A", "disabled": false, "tooltip": ""})")),
        QStringList());
    GoalSet fresh;
    Objective goal;
    goal.id = fresh.nextRow();
    goal.goal = u"A"_s;
    fresh.objectives.append(goal);
    QCOMPARE(linesOf(fresh, setOf(R"({"goal": "A"})")), QStringList());
}

BOARDWRIGHT_UNIT(TestSetDifferences, NoApplication)
#include "tst_set_differences.moc"
