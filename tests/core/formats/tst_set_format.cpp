// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/sets/random_native.h"
#include "tests/support/unit.h"

#include <QTest>

#include <functional>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const SetFormat &formatOf(QLatin1StringView key)
{
    const SetFormat *format = setFormatOf(QString(key));
    if (format == nullptr)
        qFatal("no such format");
    return *format;
}

const SetFormat &site()
{
    return formatOf("lockout"_L1);
}

const SetFormat &plain()
{
    return formatOf("text"_L1);
}

} // namespace

/// Which losses exports report, and that nothing else is lost.
class TestSetFormat final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachAspectIsTold_data();
    void eachAspectIsTold();
    void aPlainSetLosesNothing();
    void theSiteLosesOurOwnOnly();
    void goalsAreLines();
    void disabledGoalsAreLostWhole();
};

using Edit = std::function<void(GoalSet &)>;

void TestSetFormat::eachAspectIsTold_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<int>("aspect");
    QTest::addColumn<bool>("ofGoal");
    const auto goal
        = [](const char *name, Aspect aspect, const std::function<void(Objective &)> &edit) {
              QTest::newRow(name) << Edit([edit](GoalSet &set) { edit(set.objectives[2]); })
                                  << static_cast<int>(aspect) << true;
          };
    const auto whole = [](const char *name, Aspect aspect, const Edit &edit) {
        QTest::newRow(name) << edit << static_cast<int>(aspect) << false;
    };
    goal("values", Aspect::Values, [](Objective &of) { of.range = {1, 2}; });
    goal("weighting", Aspect::Weighting, [](Objective &of) { of.weighting = 99; });
    goal("board categories", Aspect::BoardCategories,
        [](Objective &of) { of.boardCategories = {u"a"_s}; });
    goal("line categories", Aspect::LineCategories,
        [](Objective &of) { of.lineCategories = {u"a"_s}; });
    goal("tag", Aspect::Tag, [](Objective &of) { of.tag = u"t"_s; });
    goal("zones", Aspect::Progression, [](Objective &of) { of.progression = Zone::Late; });
    goal("limit", Aspect::IndividualLimit, [](Objective &of) { of.individualLimit = 2; });
    goal("positions", Aspect::ForcedPositions, [](Objective &of) { of.forcedPositions = {3}; });
    goal("progressive", Aspect::ProgressiveRanges,
        [](Objective &of) { of.progressiveRanges = true; });
    goal("tooltip", Aspect::Tooltip, [](Objective &of) { of.tooltip = u"t"_s; });
    goal("icons", Aspect::Icons, [](Objective &of) { of.icons = {u"a.webp"_s}; });
    goal("disabled", Aspect::Disabled, [](Objective &of) { of.disabled = true; });
    goal("own", Aspect::OwnData, [](Objective &of) { of.extension[u"s"_s][u"k"_s] = true; });
    goal("line breaks", Aspect::LineBreaks, [](Objective &of) { of.goal = u"a\nb"_s; });
    whole("game", Aspect::Names, [](GoalSet &set) { set.gameName = u"g"_s; });
    whole("name", Aspect::Names, [](GoalSet &set) { set.setName = u"g"_s; });
    whole("board limits", Aspect::Limits, [](GoalSet &set) { set.boardLimits = {{u"a"_s, 5}}; });
    whole("line limits", Aspect::Limits, [](GoalSet &set) { set.lineLimits = {{u"a"_s, 5}}; });
    whole("mode", Aspect::MadeFor, [](GoalSet &set) { set.schemaMode = SchemaMode::Relaxed; });
    whole("own form", Aspect::SetOwnData, [](GoalSet &set) { set.once[u"s"_s][u"k"_s] = true; });
    goal("other keys", Aspect::OtherKeys,
        [](Objective &of) { of.verbatim = membersOf({u"goal"_s, u"shiny"_s}); });
    goal("unknown sections", Aspect::OwnData,
        [](Objective &of) { of.verbatim = membersOf({u"boardwright"_s}, "{\"later\": {}}"); });
    whole("other keys of the set", Aspect::SetOtherKeys, [](GoalSet &set) {
        set.verbatim = membersOf({u"schema_version"_s, u"set_name"_s, u"colour"_s});
    });
    whole("other keys of limits", Aspect::SetOtherKeys, [](GoalSet &set) {
        set.limitsVerbatim = membersOf({u"board"_s, u"line"_s, u"diagonal"_s});
    });
    whole("unused tag", Aspect::UnusedTags, [](GoalSet &set) { set.tagNames = {u"t"_s}; });
    whole("own table", Aspect::SetOwnData, [](GoalSet &set) { set.tables[u"s"_s] = {TableRow{}}; });
}

void TestSetFormat::eachAspectIsTold()
{
    QFETCH(const Edit, edit);
    QFETCH(const int, aspect);
    QFETCH(const bool, ofGoal);
    GoalSet set = plainSet(5);
    edit(set);
    const QList<Loss> losses = lossesOf(set, plain());
    QCOMPARE(losses.size(), 1);
    QCOMPARE(static_cast<int>(losses.front().aspect), aspect);
    const QList<RowId> rows = ofGoal ? QList{set.objectives[2].id} : QList<RowId>{};
    QVERIFY(losses.front().rows == rows);
    // The site's format loses Boardwright's own data and nothing else.
    const bool isOurs = aspect == static_cast<int>(Aspect::OwnData)
        || aspect == static_cast<int>(Aspect::SetOwnData);
    QVERIFY(lossesOf(set, site()) == (isOurs ? losses : QList<Loss>()));
}

void TestSetFormat::aPlainSetLosesNothing()
{
    const GoalSet set = plainSet(30);
    for (const SetFormat *format : setFormats()) {
        QList<Loss> losses = lossesOf(set, *format);
        // Except that some formats leave out goals without a time, or give all goals a tier or a
        // type.
        losses.removeIf([](const Loss &loss) {
            return loss.aspect == Aspect::Unfit || loss.aspect == Aspect::GuessedTier
                || loss.aspect == Aspect::AddedType;
        });
        QVERIFY(losses.isEmpty());
    }
    QVERIFY(lossesOf(set, site()).isEmpty() && lossesOf(set, plain()).isEmpty());
}

/// The site's file, read again, gives the set without the reported losses.
void TestSetFormat::theSiteLosesOurOwnOnly()
{
    RandomNative random(5);
    int withOwn = 0;
    for (int round = 0; round < 300; ++round) {
        const auto file = readNative(random.file(), everySection());
        QVERIFY(file.has_value());
        const GoalSet &set = file->set;
        const auto again = readNative(site().write(set), everySection());
        QVERIFY(again.has_value());
        GoalSet left = again->set;
        const QList<Loss> losses = lossesOf(set, site());
        withOwn += losses.isEmpty() ? 0 : 1;
        QVERIFY(lossesOf(left, site()).isEmpty());
        QCOMPARE(left.objectives.size(), set.objectives.size());
        // Removes Boardwright's own data and everything about the layout of the file.
        const auto bare = [](GoalSet &of) {
            of.verbatim = nullptr;
            of.limitsVerbatim = nullptr;
            of.extensionVerbatim = nullptr;
            of.file = nullptr;
            of.lastRow = 0;
            of.once.clear();
            of.tables.clear();
            for (Objective &objective : of.objectives) {
                objective.id = RowId::none;
                objective.verbatim = nullptr;
                objective.extension.clear();
            }
        };
        GoalSet wanted = set;
        bare(wanted);
        bare(left);
        QVERIFY(left == wanted);
    }
    QVERIFY(withOwn > 10);
}

void TestSetFormat::goalsAreLines()
{
    GoalSet set = plainSet(2);
    addGoal(set, u"{{X}} trip[[s]] to Øster‑Å"_s);
    addGoal(set, u"two\r\nlines"_s);
    addGoal(set, u"gone"_s).disabled = true;
    QCOMPARE(QString::fromUtf8(plain().write(set)),
        u"goal 1\ngoal 2\n{{X}} trip[[s]] to Øster‑Å\ntwo  lines\n"_s);
    QVERIFY(plain().write(GoalSet()).isEmpty());
}

void TestSetFormat::disabledGoalsAreLostWhole()
{
    GoalSet set = plainSet(3);
    set.objectives[1].disabled = true;
    set.objectives[1].weighting = 5;
    set.objectives[1].tag = u"t"_s;
    set.objectives[2].weighting = 5;
    const QList<Loss> losses = lossesOf(set, plain());
    QCOMPARE(losses.size(), 2);
    QVERIFY((losses[0] == Loss{.aspect = Aspect::Disabled, .rows = {set.objectives[1].id}}));
    QVERIFY((losses[1] == Loss{.aspect = Aspect::Weighting, .rows = {set.objectives[2].id}}));
}

BOARDWRIGHT_UNIT(TestSetFormat, NoApplication)
#include "tst_set_format.moc"
