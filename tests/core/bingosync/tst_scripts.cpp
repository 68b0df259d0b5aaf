// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of Bingosync in JavaScript keeps its text outside of goals that changed.
#include "core/bingosync/list_format.h"
#include "core/bingosync/script_format.h"
#include "core/bingosync/sections.h"
#include "core/formats/set_format.h"
#include "core/goalset/objective_fields.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// 25 tiers of three goals, with what nothing but its own text can keep.
QByteArray scriptOfTiers()
{
    QByteArray text = "// ferries, by hand\nvar bingoList = []; /* from [1] */\n\n";
    for (int tier = 1; tier <= 25; ++tier) {
        const QByteArray number = QByteArray::number(tier);
        text += "bingoList[" + number + "] = [ // tier " + number + "\n" + "    { name: 'first of "
            + number + "', types: [\"a\", 'b' /* ? */] },\n" + "    {name:\"second of " + number
            + "\" ,types:[] , own: 3}, // dull\n" + "    { name: \"third of " + number
            + "\", types: [\"c\"] }\n  ];\n";
    }
    return text + "\nfunction shout(goal) { return goal + \"!\"; } // kept\n";
}

GoalSet opened(const QByteArray &text)
{
    ImportChoices choices;
    choices.format = bingosync::listFormat.key;
    return readAnySet(text, u"js", {}, choices).value().file.set;
}

QByteArray written(const GoalSet &set)
{
    return obstacleTo(set, bingosync::scriptFormat) ? QByteArray("refused")
                                                    : bingosync::scriptFormat.write(set);
}

/// What the list says, as the site's own JSON.
QByteArray jsonOf(const GoalSet &set)
{
    return bingosync::listFormat.write(set);
}

void setTier(Objective &goal, int tier)
{
    setValue(goal, bingosync::goalSection, bingosync::columns::tier, qint64{tier});
}

} // namespace

class TestScripts final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void unchanged();
    static void oneGoal();
    static void goalsComeAndGo();
    static void anyEdits();
    static void otherShapes_data();
    static void otherShapes();
    static void whatHasNoPlace();
};

void TestScripts::unchanged()
{
    const QByteArray text = scriptOfTiers();
    QCOMPARE(written(opened(text)), text);
    QCOMPARE(written(opened("\xEF\xBB\xBF" + text)), "\xEF\xBB\xBF" + text);
}

void TestScripts::oneGoal()
{
    const QByteArray text = scriptOfTiers();
    GoalSet set = opened(text);
    set.objectives[4].goal = u"dull no more"_s; // second of tier 2
    QByteArray expected = text;
    expected.replace("{name:\"second of 2\" ,types:[] , own: 3}",
        "{\"name\": \"dull no more\", \"types\": [], own: 3}");
    QVERIFY(expected != text);
    QCOMPARE(written(set), expected);
    set.objectives[4].goal = u"second of 2"_s;
    QCOMPARE(written(set), text);
}

void TestScripts::goalsComeAndGo()
{
    const QByteArray text = scriptOfTiers();
    GoalSet set = opened(text);
    set.objectives[0].disabled = true; // first of tier 1
    set.objectives[5].disabled = true; // third of tier 2
    Objective added = set.objectives[7]; // second of tier 3
    added.id = set.nextRow();
    added.goal = u"added"_s;
    set.objectives.insert(8, added);
    added.id = set.nextRow();
    added.goal = u"at the end"_s;
    setTier(added, 25);
    set.objectives << added;
    QByteArray expected = text;
    expected.replace("{ name: 'first of 1', types: [\"a\", 'b' /* ? */] },", "");
    expected.replace("{ name: \"third of 2\", types: [\"c\"] }", "");
    expected.replace("    { name: \"third of 3\",",
        "    {\"name\": \"added\", \"types\": []},\n    { name: \"third of 3\",");
    expected.replace("{ name: \"third of 25\", types: [\"c\"] }",
        "{ name: \"third of 25\", types: [\"c\"] },\n    {\"name\": \"at the end\", \"types\": "
        "[]}");
    QCOMPARE(written(set), expected);
}

/// The script says what the set does, and has the text around its goals.
void TestScripts::anyEdits()
{
    SplitMix random(5);
    const QByteArray text = scriptOfTiers();
    const GoalSet before = opened(text);
    for (int round = 0; round < 200; ++round) {
        GoalSet set = before;
        for (int left = random.between(1, 12); left > 0; --left) {
            const int at = random.below(static_cast<int>(set.objectives.size()));
            Objective goal = set.objectives[at];
            switch (random.below(6)) {
            case 0:
                set.objectives[at].goal = u"\"quoted\" </script> \\ \u2028"_s;
                break;
            case 1:
                set.objectives.removeAt(at);
                break;
            case 2:
                goal.id = set.nextRow();
                set.objectives.insert(random.below(static_cast<int>(set.objectives.size())), goal);
                break;
            case 3:
                setTier(set.objectives[at], random.between(1, 25));
                break;
            case 4:
                setValue(set.objectives[at], bingosync::goalSection, bingosync::columns::types,
                    QStringList{u"x"_s, u"x"_s});
                break;
            default:
                set.objectives.move(at, random.below(static_cast<int>(set.objectives.size())));
            }
        }
        const QByteArray script = written(set);
        QCOMPARE(jsonOf(opened(script)), jsonOf(set));
        for (const char *kept : {"// ferries, by hand\n", "/* from [1] */", "[ // tier 7\n",
                 "function shout(goal) { return goal + \"!\"; } // kept\n"})
            QVERIFY2(script.contains(kept), kept);
        for (const Objective &goal : before.objectives) { // what did not change has its text
            const bool stays = std::ranges::any_of(set.objectives,
                [&](const Objective &now) { return now.id == goal.id && now == goal; });
            if (stays)
                QVERIFY(script.contains(goal.goal.toUtf8()));
        }
    }
}

void TestScripts::otherShapes_data()
{
    QTest::addColumn<QByteArray>("text");
    QByteArray flat = "/* a */ const list = [\n";
    QByteArray texts = "module.exports = [";
    QByteArray keyed = "bingoList = {\n  bingoTypes: { a: { Max: 2 } }, // types\n";
    QByteArray isaac = "var tiers = [";
    for (int i = 0; i < 30; ++i) {
        const QByteArray number = QByteArray::number(i);
        flat += "  {name: \"goal " + number + "\"}, // " + number + "\n";
        texts += "'goal " + number + "', ";
        keyed += "  g" + number + ": { Desc: 'goal " + number + "', Diff: " + number
            + ", Types: ['a'] }, // " + number + "\n";
        isaac += (i % 10 == 0 ? QByteArray(i == 0 ? "[ " : "], [ ") : QByteArray())
            + "{ name: 'goal " + number + "', types: ['t" + number + "'] }, ";
    }
    QTest::newRow("flat") << flat + "]; // end\n";
    QTest::newRow("texts") << texts + "]; // end\n";
    QTest::newRow("synerGen") << keyed + "}; // end\n";
    QTest::newRow("Isaac") << isaac + "], [{name: 'last', types: []}]]; // end\n";
}

void TestScripts::otherShapes()
{
    QFETCH(const QByteArray, text);
    GoalSet set = opened(text);
    QCOMPARE(written(set), text);
    set.objectives[11].goal = u"another"_s;
    const QByteArray script = written(set);
    QVERIFY(script.endsWith("; // end\n"));
    QCOMPARE(jsonOf(opened(script)), jsonOf(set));
    const qsizetype at = text.indexOf("goal 11");
    QCOMPARE(script.first(at - 20), text.first(at - 20));
    const qsizetype after = text.size() - text.indexOf("goal 12");
    QCOMPARE(script.last(after), text.last(after));
}

/// Nothing is written that would not say what the set does.
void TestScripts::whatHasNoPlace()
{
    QCOMPARE(written(GoalSet()), "refused"_ba);
    GoalSet json = opened(scriptOfTiers());
    json = opened(jsonOf(json));
    QCOMPARE(written(json), "refused"_ba); // it was read from no script
    GoalSet set = opened(scriptOfTiers());
    for (Objective &goal : set.objectives)
        setTier(goal, 26); // there is no such tier
    QCOMPARE(written(set), "refused"_ba);
    // Two tiers are one text.
    QByteArray shared = "var easy = [{name: \"a\", types: []}, {name: \"b\", types: []}];\n";
    for (int tier = 1; tier <= 25; ++tier)
        shared += "bingoList[" + QByteArray::number(tier) + "] = easy;\n";
    set = opened(shared);
    QCOMPARE(written(set), shared);
    set.objectives[0].goal = u"c"_s;
    QCOMPARE(written(set), "refused"_ba);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestScripts, NoApplication)

#include "tst_scripts.moc"
