// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of balanced boards: profiles, row types, filters.
#include "core/balanced/sections.h"
#include "core/balanced/set_goals.h"
#include "core/balanced/set_list.h"
#include "core/balanced/synergy_filter.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"
#include "ui/editing/generators/balanced/balanced_row_types_model.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/tables/section_group_model.h"
#include "ui/editing/tables/section_table_model.h"
#include "ui/text/reading_words.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

NativeFile fileOf(const GoalSet &set)
{
    NativeFile file;
    file.set = set;
    return file;
}

} // namespace

class TestBalancedTables final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filtersAreExplained_data();
    void filtersAreExplained();
    void filtersHaveAMeaning();
    void profilesStandSideBySide();
    void profilesAreTypedPastedAndReset();
    void lengthsFollowTheProfile();
    void rowTypesAreATable();
    void rowTypesAreRenamedInGoals();
};

void TestBalancedTables::filtersAreExplained_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<QString>("part");
    QTest::newRow("lowest") << u"min 2"_s << u"2 lowest"_s;
    QTest::newRow("highest") << u"MAX 1"_s << u"1 highest"_s;
    QTest::newRow("not the highest") << u"min -2"_s << u"All but the 2 highest"_s;
    QTest::newRow("not the lowest") << u"max -1"_s << u"All but the 1 lowest"_s;
    QTest::newRow("none") << u"min 0"_s << u"No value"_s;
    QTest::newRow("no filter") << u"min  2"_s << u"Not valid"_s;
    QTest::newRow("empty") << QString() << u"Not valid"_s;
}

void TestBalancedTables::filtersAreExplained()
{
    QFETCH(const QString, filter);
    QFETCH(const QString, part);
    const Meaning meaning = meaningOf(synergyFilterReading, filter);
    QVERIFY2(meaning.words.contains(part), qPrintable(meaning.words));
    QCOMPARE(meaning.isUnderstood, !part.startsWith(u"Not valid"));
    QVERIFY(meaningOf(Key(), filter).words.isEmpty());
}

void TestBalancedTables::filtersHaveAMeaning()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    SectionTableModel model(document, balanced::filters);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.columnCount(), 4);
    QVERIFY(model
            .paste({},
                {{u"endon"_s, u"normal"_s, u"max -1"_s, u"a meaning"_s},
                    {u"botw"_s, u"short"_s, u"maximum"_s}})
            ->isEmpty());
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.index(0, 3).data().toString().startsWith(u"All but the 1 lowest"_s));
    QVERIFY(!model.index(0, 2).data(ProblemRole).isValid());
    QVERIFY(model.index(1, 3).data().toString().startsWith(u"Not valid"_s));
    QVERIFY(model.index(1, 2).data(ProblemRole).isValid());
    QVERIFY(!model.flags(model.index(0, 3)).testFlag(Qt::ItemIsEditable));
    QVERIFY(!model.setData(model.index(0, 3), u"min 1"_s));
    QVERIFY(model.setData(model.index(1, 2), u"min 1"_s));
    QVERIFY(model.index(1, 3).data().toString().contains(u"1 lowest"_s));
}

void TestBalancedTables::profilesStandSideBySide()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    SectionGroupModel model(document, balanced::profiles);
    const QAbstractItemModelTester tester(&model);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.rowCount(), 9 + 3); // fields, then lengths of a line
    QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), u"Blackout"_s);
    QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), u"Highest synergy"_s);
    QCOMPARE(model.headerData(9, Qt::Vertical, Qt::DisplayRole).toString(), u"Time per line"_s);
    for (int column = 0; column < 4; ++column) {
        const Profile profile = profileOf(profileModes.at(static_cast<std::size_t>(column)));
        QCOMPARE(model.index(0, column).data(Qt::EditRole).toDouble(), profile.minimumSynergy);
        QCOMPARE(model.index(1, column).data(Qt::EditRole).toDouble(), profile.maximumSynergy);
        QCOMPARE(model.index(6, column).data(Qt::EditRole).toDouble(), profile.timePerDifficulty);
        QCOMPARE(model.index(8, column).data(Qt::CheckStateRole), Qt::Checked);
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(!model.holdsOwn(model.index(row, column)));
    }
}

void TestBalancedTables::profilesAreTypedPastedAndReset()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    const GoalSet before = document.set();
    SectionGroupModel model(document, balanced::profiles);
    const QAbstractItemModelTester tester(&model);
    QVERIFY(model.setData(model.index(1, 1), u"12.5"_s));
    QCOMPARE(balanced::profileOf(document.set(), BalancedMode::Blackout).maximumSynergy, 12.5);
    QCOMPARE(balanced::profileOf(document.set(), BalancedMode::Normal).maximumSynergy, 7.0);
    QVERIFY(model.holdsOwn(model.index(1, 1)));
    QVERIFY(model.index(1, 1).data(Qt::FontRole).value<QFont>().bold());
    QVERIFY(model.index(1, 1).data(Qt::ToolTipRole).toString().contains(u"Default: 10"_s));
    QVERIFY(model.setData(model.index(8, 3), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(
        !balanced::profileOf(document.set(), BalancedMode::ShortBlackout).useFrequencyBalancing);

    QSignalSpy refused(&model, &SectionGroupModel::refused);
    const GoalSet typed = document.set();
    QVERIFY(!model.setData(model.index(0, 0), u"many"_s));
    QCOMPARE(refused.count(), 1);
    QCOMPARE(document.set(), typed);
    QCOMPARE(model.paste(model.index(0, 0), {{u"-4"_s, u"x"_s}})->size(), 1);
    const QList<QStringList> tooLong(model.rowCount() + 1, {u"1"_s});
    QVERIFY(!model.paste(model.index(0, 0), tooLong).has_value());
    document.undoStack().undo();
    QCOMPARE(document.set(), typed);
    const int steps = document.undoStack().index();
    QVERIFY(model.paste(model.index(0, 0), {{u"-4"_s, u"-11"_s}, {u"8"_s, u"10"_s}})->isEmpty());
    QCOMPARE(document.undoStack().count(), steps + 1);
    QCOMPARE(balanced::profileOf(document.set(), BalancedMode::Normal).minimumSynergy, -4.0);
    QVERIFY(!model.holdsOwn(model.index(1, 1))); // the pasted value is the default
    QModelIndexList all;
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column)
            all << model.index(row, column);
    }
    model.clear(all);
    QCOMPARE(document.undoStack().count(), steps + 2);
    QCOMPARE(document.set(), before);
    model.clear(all);
    QCOMPARE(document.undoStack().count(), steps + 2);
    document.undoStack().undo();
    document.undoStack().undo();
    QCOMPARE(document.set(), typed);
}

/// 24.75 + 0.75 * 65 = 73.5 minutes, minus 7 or plus 3, as in the source document.
void TestBalancedTables::lengthsFollowTheProfile()
{
    GoalSetDocument document;
    document.adopt(fileOf({}), {});
    SectionGroupModel model(document, balanced::profiles);
    const int first = 9;
    QCOMPARE(model.index(first, 0).data().toString(), u"73:30"_s);
    QCOMPARE(model.index(first + 1, 0).data().toString(), u"66:30"_s);
    QCOMPARE(model.index(first + 2, 0).data().toString(), u"76:30"_s);
    QCOMPARE(model.index(first, 2).data().toString(), u"44:30"_s);
    QVERIFY(model.setData(model.index(5, 0), 26.0)); // the baseline time
    QCOMPARE(model.index(first, 0).data().toString(), u"74:45"_s);
    QVERIFY(!model.setData(model.index(first, 0), 1.0));
}

void TestBalancedTables::rowTypesAreATable()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    const GoalSet before = document.set();
    BalancedRowTypesModel model(document);
    const QAbstractItemModelTester tester(&model);
    const BalancedGoals normal = goalsOf(before, BalancedMode::Normal);
    QVERIFY(!normal.rowTypes.isEmpty());
    for (int row = 0; row < normal.rowTypes.size(); ++row) {
        const NamedNumber &type = normal.rowTypes[row];
        QCOMPARE(model.index(row, BalancedRowTypesModel::Name).data().toString(), type.name);
        QCOMPARE(model.index(row, BalancedRowTypesModel::Normal).data().toString().toDouble(),
            type.number);
        const auto members
            = std::ranges::count_if(before.objectives, [&](const Objective &objective) {
                  return std::ranges::contains(
                      balancedRowOf(objective).rowTypes, type.name, &NamedNumber::name);
              });
        QCOMPARE(
            model.index(row, BalancedRowTypesModel::Goals).data().toString().toLongLong(), members);
    }
    const int made = model.add(model.rowCount());
    QVERIFY(model.setData(model.index(made, BalancedRowTypesModel::Short), u"2.75"_s));
    QVERIFY(model.setData(model.index(made, BalancedRowTypesModel::Normal), u""_s));
    const QString name = model.index(made, BalancedRowTypesModel::Name).data().toString();
    QVERIFY(std::ranges::contains(
        goalsOf(document.set(), BalancedMode::Short).rowTypes, NamedNumber{name, 2.75}));
    QVERIFY(!std::ranges::contains(
        goalsOf(document.set(), BalancedMode::Normal).rowTypes, name, &NamedNumber::name));
    QSignalSpy refused(&model, &BalancedRowTypesModel::refused);
    QVERIFY(!model.setData(model.index(made, BalancedRowTypesModel::Normal), u"much"_s));
    QVERIFY(!model.setData(model.index(made, BalancedRowTypesModel::Normal), u"5000"_s));
    QVERIFY(
        !model.setData(model.index(made, BalancedRowTypesModel::Name), normal.rowTypes[0].name));
    QCOMPARE(refused.count(), 3);
    const int steps = document.undoStack().count();
    QVERIFY(
        model.paste(model.index(made, 0), {{u"a"_s, u"1"_s}, {u"b"_s, u""_s, u"0"_s}})->isEmpty());
    QCOMPARE(document.undoStack().count(), steps + 1);
    QVERIFY(std::ranges::contains(
        goalsOf(document.set(), BalancedMode::Normal).rowTypes, NamedNumber{u"a"_s, 1}));
    QVERIFY(std::ranges::contains(
        goalsOf(document.set(), BalancedMode::Short).rowTypes, NamedNumber{u"b"_s, 0}));
    const GoalSet pasted = document.set();
    QVERIFY(!model.paste(model.index(made, 0), {{u"c"_s}, {normal.rowTypes[0].name}}).has_value());
    QVERIFY(!model.enter({made, made + 1}, BalancedRowTypesModel::Name, u"c"_s)); // the name twice
    QVERIFY(!model.paste({}, {{u""_s, u"5"_s}}).has_value());
    QCOMPARE(document.set(), pasted); // all or nothing
    model.remove({made});
    while (document.undoStack().canUndo())
        document.undoStack().undo();
    QCOMPARE(document.set(), before);
}

void TestBalancedTables::rowTypesAreRenamedInGoals()
{
    GoalSetDocument document;
    document.adopt(fileOf(listedSet()), {});
    BalancedRowTypesModel model(document);
    const QAbstractItemModelTester tester(&model);
    const QString goals = model.index(0, BalancedRowTypesModel::Goals).data().toString();
    const QString threshold = model.index(0, BalancedRowTypesModel::Normal).data().toString();
    QVERIFY(goals.toInt() > 0);
    QVERIFY(model.setData(model.index(0, 0), u"hammer"_s));
    QCOMPARE(document.undoStack().count(), 1);
    QCOMPARE(model.index(0, 0).data().toString(), u"hammer"_s);
    QCOMPARE(model.index(0, BalancedRowTypesModel::Goals).data().toString(), goals);
    QCOMPARE(model.index(0, BalancedRowTypesModel::Normal).data().toString(), threshold);
    // Without a threshold, goals still have the row type, which is a problem.
    model.remove({0});
    const QModelIndexList found
        = model.match(model.index(0, 0), Qt::DisplayRole, u"hammer"_s, 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QVERIFY(found.first().data(ProblemRole).isValid());
}

BOARDWRIGHT_UNIT(TestBalancedTables, QGuiApplication)
#include "tst_balanced_tables.moc"
