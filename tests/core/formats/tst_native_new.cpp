// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

Objective objectiveOf(const QString &goal)
{
    Objective objective;
    objective.goal = goal;
    return objective;
}

} // namespace

/// Writing sets and rows that were not read from a file.
class TestNativeNew final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesANewSetInTheSitesStyle();
    void writesANewRow();
    void writesHalfACharacter();
};

void TestNativeNew::writesANewSetInTheSitesStyle()
{
    GoalSet set;
    set.setName = u"New"_s;
    set.objectives = {objectiveOf(u"One {{X}}"_s), objectiveOf(u"Two"_s)};
    set.objectives[0].range = {1, 2};
    set.objectives[0].weighting = 50;
    set.lineLimits.append({u"shore"_s, 25});
    const QByteArray expected = R"({
  "schema_version": 3,
  "schema_mode": "strict",
  "game_name": "",
  "set_name": "New",
  "tag_names": [],
  "objectives": [
    {
      "goal": "One {{X}}",
      "range": [
        1,
        2
      ],
      "weighting": 50
    },
    {
      "goal": "Two"
    }
  ],
  "limits": {
    "board": {},
    "line": {
      "shore": 25
    }
  }
})";

    QCOMPARE(writeNative(set), expected);
    QVERIFY(readNative(expected)->siteStyle);
}

void TestNativeNew::writesANewRow()
{
    GoalSet set;
    set.schemaMode = SchemaMode::Dedicated;
    set.dedicatedMode = u"ascend"_s;
    set.cappedMaxSize = u"triple90"_s;
    set.objectives.append({.goal = u"g"_s,
        .range = {1},
        .individualLimit = 2,
        .boardCategories = {u"b"_s},
        .lineCategories = {u"l"_s},
        .tooltip = u"t"_s,
        .icons = {u"i"_s},
        .progression = Zone::Endgame | Zone::Early,
        .weighting = 1,
        .progressiveRanges = true,
        .tag = u"tag"_s,
        .forcedPositions = {3},
        .disabled = true,
        .extension = {},
        .verbatim = {}});

    QCOMPARE(tokensOf(writeNative(set)),
        QByteArray(R"({"schema_version":3,"schema_mode":"dedicated",)"
                   R"("capped_schema_settings":{"max_size":"triple90"},)"
                   R"("dedicated_schema_settings":{"game_mode":"ascend"},)"
                   R"("game_name":"","set_name":"","tag_names":[],"objectives":[)"
                   R"({"goal":"g","range":[1],"individual_limit":2,"board_categories":["b"],)"
                   R"("line_categories":["l"],"tooltip":"t","icons":["i"],)"
                   R"("progression":["e","n"],"weighting":1,"progressive_ranges":true,)"
                   R"("tag":"tag","forced_positions":[3],"disabled":true}],)"
                   R"("limits":{"board":{},"line":{}}})"));
    QCOMPARE(valueOf(readNative(writeNative(set))->set), set);
}

void TestNativeNew::writesHalfACharacter()
{
    GoalSet set;
    set.objectives.append(objectiveOf(u"a"_s + QChar(0xD83D)));

    const auto file = readNative(writeNative(set));

    QVERIFY(file.has_value());
    QCOMPARE(file->set.objectives.at(0).goal, u"a?"_s);
}

BOARDWRIGHT_UNIT(TestNativeNew, NoApplication)
#include "tst_native_new.moc"
