// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QTest>

#include <functional>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

using Edit = std::function<void(GoalSet &)>;

QByteArray fixture(const QString &name)
{
    return contentOf(fixturePath("native/valid/") + name);
}

} // namespace

/// An edit changes only the lines that it must in a file of the site's style.
class TestNativeEdit final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesOnlyTheLinesItMust_data();
    void changesOnlyTheLinesItMust();
    void laysOutAnotherStyleAtTheFirstChange();
    void movesRowsVerbatim();
    void keepsALaterKeyFromRevivingAnEarlierOne();
    void keepsRepeatedLimitsBehindTheOneThatCounts();
    void replacesNull();
};

void TestNativeEdit::changesOnlyTheLinesItMust_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QByteArrayList>("removed");
    QTest::addColumn<QByteArrayList>("added");
    const auto row = [](const char *what, const char *name, const Edit &edit,
                         const QByteArrayList &removed, const QByteArrayList &added) {
        QTest::newRow(what) << u"%1.json"_s.arg(QLatin1StringView(name)) << edit << removed
                            << added;
    };
    const auto objective = [](qsizetype index, const std::function<void(Objective &)> &edit) {
        return Edit([=](GoalSet &set) { edit(set.objectives[index]); });
    };

    row("weighting", "site-style", objective(0, [](Objective &o) { o.weighting = 80; }),
        {"      \"weighting\": 90,"}, {"      \"weighting\": 80,"});
    row("weighting where it was absent", "site-style",
        objective(1, [](Objective &o) { o.weighting = 80; }), {"      ]"},
        {"      ],", "      \"weighting\": 80"});
    row("weighting to the default", "site-style",
        objective(0, [](Objective &o) { o.weighting = 100; }), {"      \"weighting\": 90,"}, {});
    row("default of a last member", "site-style",
        objective(2, [](Objective &o) { o.disabled = false; }),
        {R"(      "tag": "boss",)", "      \"disabled\": true"}, {R"(      "tag": "boss")"});
    row("tooltip in between", "site-style",
        objective(1, [](Objective &o) { o.tooltip = u"a \"tip\""_s; }), {},
        {R"(      "tooltip": "a \"tip\"",)"});
    row("range of an empty one", "site-style", objective(1, [](Objective &o) { o.range = {5}; }),
        {"      \"range\": [],"}, {"      \"range\": [", "        5", "      ],"});
    row("range emptied", "capped", objective(0, [](Objective &o) { o.range.clear(); }),
        {R"(      "goal": "Find {{X}} Shells",)", "      \"range\": [", "        3", "      ]"},
        {R"(      "goal": "Find {{X}} Shells")"});
    row("goal emptied", "capped", objective(0, [](Objective &o) { o.goal.clear(); }),
        {R"(      "goal": "Find {{X}} Shells",)"}, {R"(      "goal": "",)"});
    row("first optional key", "site-style", objective(3, [](Objective &o) { o.disabled = true; }),
        {R"(      "goal": "Ring the bell")"},
        {R"(      "goal": "Ring the bell",)", "      \"disabled\": true"});
    row("spelled default that stays", "defaults-spelled",
        objective(0, [](Objective &o) { o.weighting = 99; }), {"      \"weighting\": 100,"},
        {"      \"weighting\": 99,"});
    row("unknown keys around", "unknown-keys",
        objective(0, [](Objective &o) { o.weighting = 100; }), {"      \"weighting\": 80,"}, {});
    row("after the last key before it", "unknown-keys",
        objective(0, [](Objective &o) { o.tooltip = u"t"_s; }), {}, {R"(      "tooltip": "t",)"});
    row("first of the table", "unknown-keys", [](GoalSet &set) { set.gameName = u"G"_s; }, {},
        {R"(  "game_name": "G",)"});
    row("other spelling", "spellings", objective(0, [](Objective &o) { o.range[0] = 7; }),
        {"        1.0,", "        20e-1,", "        0.3E1"},
        {"        7,", "        2,", "        3"});
    row("key spelled with escapes", "spellings", [](GoalSet &set) { set.gameName = u"G"_s; },
        {R"(  "\u0067ame_name": "Lantern \u0042ay",)"}, {R"(  "\u0067ame_name": "G",)"});
    row("one of two limits", "spellings", [](GoalSet &set) { set.boardLimits[1].percent = 30; },
        {"      \"reef\": 2.5e1"}, {"      \"reef\": 30"});
    row("limit added", "site-style",
        [](GoalSet &set) { set.boardLimits.insert(1, {u"isle"_s, 9}); }, {},
        {"      \"isle\": 9,"});
    row("limit removed", "site-style", [](GoalSet &set) { set.lineLimits.removeFirst(); },
        {"      \"deep\": 40,"}, {});
    row("last limit removed", "unknown-keys", [](GoalSet &set) { set.boardLimits.clear(); },
        {"    \"board\": {", "      \"a\": 1", "    }"}, {"    \"board\": {}"});
    row("kind of limits added", "unknown-keys",
        [](GoalSet &set) { set.lineLimits.append({u"l"_s, 5}); }, {},
        {"    },", "    \"line\": {", "      \"l\": 5"});
    row("limits added", "smallest", [](GoalSet &set) { set.boardLimits.append({u"l"_s, 5}); },
        {"  \"objectives\": []"},
        {"  \"objectives\": [],", "  \"limits\": {", "    \"board\": {", "      \"l\": 5", "    },",
            "    \"line\": {}", "  }"});
    row("setting", "capped", [](GoalSet &set) { set.cappedMaxSize = u"square5"_s; },
        {R"(    "max_size": "triple90")"}, {R"(    "max_size": "square5")"});
    row("one of two settings", "dedicated", [](GoalSet &set) { set.dedicatedSize = u"square5"_s; },
        {R"(    "game_size": "square7")"}, {R"(    "game_size": "square5")"});
    row("settings removed", "capped", [](GoalSet &set) { set.cappedMaxSize.clear(); },
        {"  \"capped_schema_settings\": {", R"(    "max_size": "triple90")", "  },"}, {});
    row("settings with an unknown key stay", "dedicated",
        [](GoalSet &set) {
            set.dedicatedSize.clear();
            set.dedicatedMode.clear();
        },
        {R"(    "game_mode": "ascend",)", "    \"future\": [", "      1", "    ],",
            R"(    "game_size": "square7")"},
        {"    \"future\": [", "      1", "    ]"});
    row("settings added", "site-style", [](GoalSet &set) { set.cappedMaxSize = u"triple90"_s; }, {},
        {"  \"capped_schema_settings\": {", R"(    "max_size": "triple90")", "  },"});
    row("mode", "site-style", [](GoalSet &set) { set.schemaMode = SchemaMode::Relaxed; },
        {R"(  "schema_mode": "strict",)"}, {R"(  "schema_mode": "relaxed",)"});
    row("always-key to its default stays", "site-style", [](GoalSet &set) { set.setName.clear(); },
        {R"(  "set_name": "Harbour Run",)"}, {R"(  "set_name": "",)"});
    row("row removed", "site-style", [](GoalSet &set) { set.objectives.removeLast(); },
        {"    },", "    {", R"(      "goal": "Ring the bell")"}, {});
    row("row inserted", "capped",
        [](GoalSet &set) {
            Objective added;
            added.id = set.nextRow();
            added.goal = u"New"_s;
            set.objectives.prepend(added);
        },
        {}, {R"(      "goal": "New")", "    },", "    {"});
    row("all rows removed", "capped", [](GoalSet &set) { set.objectives.clear(); },
        {"  \"objectives\": [", "    {", R"(      "goal": "Find {{X}} Shells",)",
            "      \"range\": [", "        3", "      ]", "    }", "  ],"},
        {"  \"objectives\": [],"});
}

void TestNativeEdit::changesOnlyTheLinesItMust()
{
    QFETCH(const QString, name);
    QFETCH(const Edit, edit);
    QFETCH(const QByteArrayList, removed);
    QFETCH(const QByteArrayList, added);
    const QByteArray before = fixture(name);
    GoalSet set = readNative(before)->set;

    edit(set);

    const QByteArray after = writeNative(set);
    const LineChange change = lineChange(before, after);
    QCOMPARE(change.removed, removed);
    QCOMPARE(change.added, added);
    const auto again = readNative(after);
    QVERIFY(again.has_value());
    QVERIFY(again->siteStyle);
    QCOMPARE(valueOf(again->set), valueOf(set));
}

void TestNativeEdit::laysOutAnotherStyleAtTheFirstChange()
{
    const QByteArray siteStyle = fixture(u"spellings.json"_s);
    GoalSet changed = readNative(siteStyle)->set;
    changed.objectives[0].weighting = 12;
    const QByteArray expected = writeNative(changed);
    for (const QByteArray &other : otherStylesOf(siteStyle)) {
        GoalSet set = readNative(other)->set;
        set.objectives[0].weighting = 12;
        QCOMPARE(writeNative(set), expected);
    }
}

void TestNativeEdit::movesRowsVerbatim()
{
    const QByteArray before = fixture(u"unknown-keys.json"_s);
    GoalSet set = readNative(before)->set;

    set.objectives.move(1, 0);

    const QByteArray after = writeNative(set);
    const QByteArray first = "    {\n      \"shiny\"";
    QVERIFY(after.indexOf("\"\": null") < after.indexOf(first));
    QByteArrayList linesBefore = before.split('\n');
    QByteArrayList linesAfter = after.split('\n');
    std::ranges::sort(linesBefore);
    std::ranges::sort(linesAfter);
    QCOMPARE(linesAfter, linesBefore);

    set.objectives.move(0, 1);
    QCOMPARE(writeNative(set), before);
}

void TestNativeEdit::keepsALaterKeyFromRevivingAnEarlierOne()
{
    GoalSet set = readNative(fixture(u"repeated-keys.json"_s))->set;

    set.objectives[0].weighting = 100;

    const QByteArray after = writeNative(set);
    QVERIFY(after.contains("      \"weighting\": 90,\n"));
    QVERIFY(after.contains("      \"weighting\": 100\n"));
    QCOMPARE(readNative(after)->set.objectives.at(0).weighting, 100);
}

void TestNativeEdit::keepsRepeatedLimitsBehindTheOneThatCounts()
{
    const QByteArray before = fixture(u"repeated-keys.json"_s);
    const GoalSet set = readNative(before)->set;

    GoalSet edited = set;
    edited.boardLimits[0].percent = 9;
    QCOMPARE(lineChange(before, writeNative(edited)),
        (LineChange{{"      \"b\": 2,"}, {"      \"b\": 9,"}}));

    GoalSet moved = set;
    moved.boardLimits.move(1, 0);
    QCOMPARE(valueOf(readNative(writeNative(moved))->set), valueOf(moved));

    GoalSet removed = set;
    removed.boardLimits.removeLast();
    QCOMPARE(valueOf(readNative(writeNative(removed))->set), valueOf(removed));
}

void TestNativeEdit::replacesNull()
{
    const QByteArray before = fixture(u"nulls.json"_s);
    GoalSet set = readNative(before)->set;
    set.objectives[0].weighting = 5;
    QCOMPARE(lineChange(before, writeNative(set)),
        (LineChange{{"      \"weighting\": null,"}, {"      \"weighting\": 5,"}}));
    set.objectives[0].weighting = 100;
    QCOMPARE(writeNative(set), before);

    set.lineLimits.append({u"a"_s, 1});
    QCOMPARE(valueOf(readNative(writeNative(set))->set), valueOf(set));
}

BOARDWRIGHT_UNIT(TestNativeEdit, NoApplication)
#include "tst_native_edit.moc"
