// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const QString fixtures = fixturePath("native/");

Objective objectiveOf(const QString &goal)
{
    Objective objective;
    objective.goal = goal;
    return objective;
}

GoalSet setOf(const char *fixture)
{
    const auto file = readNative(contentOf(fixtures + u"valid/"_s + QLatin1StringView(fixture)));
    return file ? file->set : GoalSet{};
}

} // namespace

class TestNative final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEveryField();
    void readsSettings();
    void readsOtherSpellings();
    void readsNullAsAbsent();
    void readsValuesOutsideTheSchemasLimits();
    void lastOfARepeatedKeyCounts();
    void notesAreBounded();
    void numbersRows();
    static void equalListsAreOne();
};

void TestNative::readsEveryField()
{
    const GoalSet set = setOf("site-style.json");

    QCOMPARE(set.schemaMode, SchemaMode::Strict);
    QCOMPARE(set.gameName, u"Lantern Bay"_s);
    QCOMPARE(set.setName, u"Harbour Run"_s);
    QCOMPARE(set.tagNames, QStringList({u"boss"_s, u"long_walk"_s}));
    QCOMPARE(set.boardLimits, QList<CategoryLimit>({{u"harbour"_s, 50}, {u"lanterns"_s, 12}}));
    QCOMPARE(set.lineLimits, QList<CategoryLimit>({{u"deep"_s, 40}, {u"pier"_s, 25}}));
    QCOMPARE(set.objectives.size(), 4);

    const Objective expected{.id = RowId{1},
        .goal = u"Light {{X}} Lantern[[s]]"_s,
        .range = {1, 2, 4},
        .individualLimit = 2,
        .boardCategories = {u"harbour"_s, u"lanterns"_s},
        .lineCategories = {u"pier"_s},
        .tooltip = u"Any pier counts, the “old” one too."_s,
        .icons = {u"bay/lantern.webp"_s},
        .progression = Zone::Early | Zone::Mid,
        .weighting = 90,
        .progressiveRanges = true,
        .tag = {},
        .forcedPositions = {},
        .disabled = false,
        .extension = {},
        .verbatim = set.objectives.at(0).verbatim};
    QCOMPARE(set.objectives.at(0), expected);
    QCOMPARE(set.objectives.at(2).tag, u"boss"_s);
    QVERIFY(set.objectives.at(2).disabled);
    QCOMPARE(valueOf(set).objectives.at(3), objectiveOf(u"Ring the bell"_s));
}

void TestNative::readsSettings()
{
    const GoalSet capped = setOf("capped.json");
    QCOMPARE(capped.schemaMode, SchemaMode::Capped);
    QCOMPARE(capped.cappedMaxSize, u"triple90"_s);

    const GoalSet dedicated = setOf("dedicated.json");
    QCOMPARE(dedicated.schemaMode, SchemaMode::Dedicated);
    QCOMPARE(dedicated.dedicatedMode, u"ascend"_s);
    QCOMPARE(dedicated.dedicatedSize, u"square7"_s);
    QCOMPARE(dedicated.objectives.at(0).forcedPositions, QList<int>({1, 7, 49}));
}

void TestNative::readsOtherSpellings()
{
    const GoalSet set = setOf("spellings.json");

    QCOMPARE(set.schemaMode, SchemaMode::Relaxed);
    QCOMPARE(set.gameName, u"Lantern Bay"_s);
    const Objective &objective = set.objectives.at(0);
    QCOMPARE(objective.goal, u"Smørrebrød 😀"_s);
    QCOMPARE(objective.range, QList<int>({1, 2, 3}));
    QCOMPARE(objective.progression, Zone::Early | Zone::Endgame);
    QCOMPARE(objective.weighting, 90);
    QCOMPARE(objective.individualLimit, 2);
    QCOMPARE(set.boardLimits, QList<CategoryLimit>({{u"shore"_s, 25}, {u"reef"_s, 25}}));
}

void TestNative::readsNullAsAbsent()
{
    const GoalSet set = setOf("nulls.json");

    GoalSet expected;
    expected.objectives.append(objectiveOf(u"Count the gulls"_s));
    QCOMPARE(valueOf(set), expected);
}

void TestNative::readsValuesOutsideTheSchemasLimits()
{
    const GoalSet set = setOf("out-of-limits.json");

    const Objective &objective = set.objectives.at(0);
    QCOMPARE(objective.goal.size(), 88);
    QCOMPARE(objective.weighting, 500);
    QCOMPARE(objective.individualLimit, -3);
    QCOMPARE(objective.range, QList<int>({4, 4, -2147483647 - 1, 2147483647}));
    QCOMPARE(set.boardLimits.at(0).percent, 900);
}

void TestNative::lastOfARepeatedKeyCounts()
{
    const GoalSet set = setOf("repeated-keys.json");

    QCOMPARE(set.setName, u"Second"_s);
    QCOMPARE(set.objectives.at(0).goal, u"Last wins"_s);
    QCOMPARE(set.objectives.at(0).weighting, 80);
    QCOMPARE(set.boardLimits, QList<CategoryLimit>({{u"b"_s, 2}, {u"a"_s, 3}}));
    QCOMPARE(set.lineLimits, QList<CategoryLimit>({{u"c"_s, 4}}));
}

void TestNative::notesAreBounded()
{
    const QByteArray bytes = '{' + QByteArray("\"a\":1,").repeated(20'000) + "\"objectives\":[]}";

    const auto file = readNative(bytes);

    QVERIFY(file.has_value());
    QCOMPARE(file->notes.size(), 100);
    QCOMPARE(writeNative(file->set), bytes);
}

void TestNative::numbersRows()
{
    GoalSet set = setOf("site-style.json");

    QCOMPARE(set.objectives.at(0).id, RowId{1});
    QCOMPARE(set.objectives.at(3).id, RowId{4});
    QCOMPARE(set.nextRow(), RowId{5});
}

void TestNative::equalListsAreOne()
{
    GoalSet set;
    for (int i = 0; i < 3; ++i) {
        Objective objective = objectiveOf(u"Goal %1"_s.arg(i));
        objective.id = set.nextRow();
        objective.range = {1, i < 2 ? 5 : 6};
        objective.boardCategories = {u"a"_s, u"b"_s};
        objective.lineCategories = {u"a"_s, i == 1 ? u"c"_s : u"b"_s};
        objective.icons = {u"picture"_s};
        objective.forcedPositions = {3, 4};
        set.objectives.append(objective);
    }
    set.boardLimits = {{u"a"_s, 10}, {u"b"_s, 20}};
    set.lineLimits = {{u"a"_s, 10}, {u"b"_s, 20}, {u"c"_s, 30}};

    const auto file = readNative(writeNative(set));
    QVERIFY(file);
    QCOMPARE(file->set.objectives.size(), 3);
    const Objective &first = file->set.objectives.at(0);
    const Objective &second = file->set.objectives.at(1);
    const Objective &third = file->set.objectives.at(2);
    QVERIFY(first.boardCategories.isSharedWith(third.boardCategories));
    QVERIFY(first.boardCategories.isSharedWith(third.lineCategories));
    QVERIFY(first.lineCategories.at(0).isSharedWith(second.lineCategories.at(0)));
    QVERIFY(first.icons.isSharedWith(second.icons));
    QVERIFY(first.range.isSharedWith(second.range));
    QVERIFY(first.forcedPositions.isSharedWith(second.forcedPositions));
    for (qsizetype i = 0; i < 3; ++i) {
        Objective read = file->set.objectives.at(i);
        read.verbatim = nullptr;
        QCOMPARE(read, set.objectives.at(i));
    }
}

BOARDWRIGHT_UNIT(TestNative, NoApplication)
#include "tst_native.moc"
