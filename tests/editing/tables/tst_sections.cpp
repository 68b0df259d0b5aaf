// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Editing of sections: the laws of the commands, and the table of a section.

#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/tables/section_table_model.h"
#include "ui/editing/values/row_names.h"
#include "ui/editing/values/tab_separated.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <random>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Section &plots = plot::plots;

const Field &plotField(Key key)
{
    return plot::field(plots, key);
}

QList<RowId> plotIds(const GoalSetDocument &document)
{
    QList<RowId> ids;
    for (const TableRow &row : document.tableRows(plots))
        ids << row.id;
    return ids;
}

FieldValues named(const QString &name)
{
    FieldValues values;
    setValue(values, plotField("name"_L1), name);
    return values;
}

using Verb = std::function<void(GoalSetDocument &)>;

} // namespace

class TestSections final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyCommandIsUndoneExactly_data();
    void everyCommandIsUndoneExactly();
    void whatChangesNothingIsNoStep();
    void aGestureIsOneStep();
    void changedIsToldOncePerStep();
    void removedRowsTakeTheirReferencesAlong();
    void idsAreNeverUsedTwice();
    void modelShowsEveryKind();
    void modelTakesEveryKind_data();
    void modelTakesEveryKind();
    void modelRefusesWithAReason_data();
    void modelRefusesWithAReason();
    void namesOfRowsAreRead();
    void namesOfSeveralRowsAreRefused();
    void pasteIsOneStepOrNone();
    void cellsSurviveTheClipboard();
    void randomWalkAgainstAPlainValue();

private:
    QModelIndex cell(int row, Key key) const
    {
        const Field &field = plotField(key);
        return m_model->index(row, static_cast<int>(&field - plots.fields.data()));
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<SectionTableModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestSections::init()
{
    m_tester.reset();
    m_model.reset();
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<SectionTableModel>(*m_document, plots);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt({.set = plotSet(3, 4), .notes = {}, .siteStyle = true}, {});
}

void TestSections::everyCommandIsUndoneExactly_data()
{
    QTest::addColumn<Verb>("verb");
    const auto add = [](const char *name, const Verb &verb) { QTest::newRow(name) << verb; };
    const Field &minutes = plot::field(plot::beside, "minutes"_L1);
    add("beside one goal", [&](GoalSetDocument &document) {
        setSectionValue(document, plot::beside, minutes, {RowId{2}}, qint64{7});
    });
    add("beside all goals", [&](GoalSetDocument &document) {
        setSectionValue(document, plot::beside, minutes, {RowId{1}, RowId{2}, RowId{3}}, qint64{7});
    });
    add("once", [](GoalSetDocument &document) {
        setSectionValue(document, plot::once, plot::field(plot::once, "title"_L1), {}, u"Eden"_s);
    });
    add("a cell", [](GoalSetDocument &document) {
        setSectionValue(
            document, plots, plotField("name"_L1), {plotIds(document)[1]}, u"Orchard"_s);
    });
    add("insert at the top", [](GoalSetDocument &document) {
        insertTableRows(document, plots, 0, {named(u"a"_s), named(u"b"_s)});
    });
    add("insert at the end",
        [](GoalSetDocument &document) { insertTableRows(document, plots, 4, {FieldValues()}); });
    add("remove the first", [](GoalSetDocument &document) {
        removeTableRows(document, plots, {plotIds(document)[0]});
    });
    add("remove with references", [](GoalSetDocument &document) {
        removeTableRows(document, plots, {plotIds(document)[1], plotIds(document)[3]});
    });
    add("remove all",
        [](GoalSetDocument &document) { removeTableRows(document, plots, plotIds(document)); });
    add("move up", [](GoalSetDocument &document) {
        const QList<RowId> ids = plotIds(document);
        moveTableRows(document, plots, {ids[2], ids[3]}, ids[0]);
    });
    add("move down", [](GoalSetDocument &document) {
        const QList<RowId> ids = plotIds(document);
        moveTableRows(document, plots, {ids[0]}, ids[3]);
    });
    add("gather", [](GoalSetDocument &document) {
        const QList<RowId> ids = plotIds(document);
        moveTableRows(document, plots, {ids[0], ids[3]}, ids[2]);
    });
    add("move to the end", [](GoalSetDocument &document) {
        moveTableRows(document, plots, {plotIds(document)[1]}, RowId::none);
    });
    add("paste", [](GoalSetDocument &document) {
        putTableRows(document, plots, {{plotIds(document)[3], named(u"z"_s)}}, {named(u"new"_s)},
            u"Paste"_s);
    });
    add("save the preview",
        [](GoalSetDocument &document) { savePreview(document, BoardChoice()); });
}

void TestSections::everyCommandIsUndoneExactly()
{
    QFETCH(const Verb, verb);
    const GoalSet before = m_document->set();
    verb(*m_document);
    const GoalSet after = m_document->set();
    QVERIFY(after != before);
    QCOMPARE(m_document->undoStack().count(), 1);
    QVERIFY(!m_document->undoStack().undoText().isEmpty());
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    m_document->undoStack().redo();
    QCOMPARE(m_document->set(), after);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
}

void TestSections::whatChangesNothingIsNoStep()
{
    const QList<RowId> ids = plotIds(*m_document);
    setSectionValue(*m_document, plots, plotField("name"_L1), {ids[0]}, u"plot 1"_s);
    setSectionValue(*m_document, plot::once, plot::field(plot::once, "share"_L1), {}, 0.5);
    setSectionValue(*m_document, plots, plotField("name"_L1), {RowId{99}}, u"x"_s);
    insertTableRows(*m_document, plots, 0, {});
    removeTableRows(*m_document, plots, {RowId{99}, RowId{1}});
    moveTableRows(*m_document, plots, {ids[1]}, ids[1]);
    moveTableRows(*m_document, plots, {ids[1]}, ids[2]);
    moveTableRows(*m_document, plots, {ids.last()}, RowId::none);
    moveTableRows(*m_document, plots, {RowId{99}}, ids[0]);
    putTableRows(
        *m_document, plots, {{ids[0], m_document->tableRows(plots)[0].values}}, {}, u"Paste"_s);
    forgetPreview(*m_document);
    QCOMPARE(m_document->undoStack().count(), 0);
    // Returning to the fallback leaves nothing behind.
    const Field &title = plot::field(plot::once, "title"_L1);
    const GoalSet before = m_document->set();
    setSectionValue(*m_document, plot::once, title, {}, u"Eden"_s);
    setSectionValue(*m_document, plot::once, title, {}, QString());
    QCOMPARE(m_document->set(), before);
}

void TestSections::aGestureIsOneStep()
{
    const Field &share = plot::field(plot::once, "share"_L1);
    for (const double value : {0.6, 0.7, 0.9})
        setSectionValue(*m_document, plot::once, share, {}, value, 5);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(numberOf(m_document->set().once.value(plot::once.key), share), 0.9);
    setSectionValue(*m_document, plot::once, share, {}, 0.5, 5);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestSections::changedIsToldOncePerStep()
{
    QSignalSpy changed(m_document.get(), &GoalSetDocument::changed);
    removeTableRows(*m_document, plots, {plotIds(*m_document)[1], plotIds(*m_document)[3]});
    QCOMPARE(changed.count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(changed.count(), 2);
}

void TestSections::removedRowsTakeTheirReferencesAlong()
{
    const QList<RowId> ids = plotIds(*m_document);
    const Field &next = plotField("next"_L1);
    const Field &beside = plot::field(plot::beside, "plots"_L1);
    setSectionValue(*m_document, plot::beside, beside, {RowId{1}}, QList<RowId>{ids[1]});
    setSectionValue(*m_document, plot::beside, beside, {RowId{2}}, QList<RowId>{ids[0], ids[1]});
    setSectionValue(*m_document, plots, plotField("goals"_L1), {ids[2]}, QList<RowId>{RowId{1}});
    const GoalSet before = m_document->set();
    const int steps = m_document->undoStack().count();

    removeTableRows(*m_document, plots, {ids[1]});
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(plotIds(*m_document), (QList<RowId>{ids[0], ids[2], ids[3]}));
    QCOMPARE(rowsOf(m_document->tableRows(plots)[0].values, next), QList<RowId>());
    QCOMPARE(rowsOf(m_document->tableRows(plots)[1].values, next), QList<RowId>{ids[3]});
    QVERIFY(!m_document->objective(RowId{1})->extension.contains(plot::beside.key));
    QCOMPARE(rowsOf(m_document->objective(RowId{2})->extension.value(plot::beside.key), beside),
        QList<RowId>{ids[0]});
    QCOMPARE(rowsOf(m_document->tableRows(plots)[1].values, plotField("goals"_L1)),
        QList<RowId>{RowId{1}});
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
}

void TestSections::idsAreNeverUsedTwice()
{
    const RowId first = insertTableRows(*m_document, plots, 0, {FieldValues()}).first();
    m_document->undoStack().undo();
    const RowId second = insertTableRows(*m_document, plots, 0, {FieldValues()}).first();
    QVERIFY(first != second);
    QVERIFY(!plotIds(*m_document).contains(first));
}

void TestSections::modelShowsEveryKind()
{
    QCOMPARE(m_model->rowCount(), 4);
    QCOMPARE(cell(0, "name"_L1).data().toString(), u"plot 1"_s);
    QCOMPARE(cell(0, "next"_L1).data().toString(), u"plot 2"_s);
    QCOMPARE(cell(3, "next"_L1).data().toString(), QString());
    QCOMPARE(cell(0, "wide"_L1).data(Qt::CheckStateRole), Qt::Unchecked);
    QCOMPARE(cell(0, "wide"_L1).data().toString(), QString());
    QCOMPARE(cell(0, "name"_L1).data(FieldRole).value<const Field *>(), &plotField("name"_L1));
    // A renamed row shows its new name in cells that refer to it.
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->setData(cell(1, "name"_L1), u"Orchard"_s);
    QCOMPARE(cell(0, "next"_L1).data().toString(), u"Orchard"_s);
    const bool tells = std::ranges::any_of(changed, [&](const QList<QVariant> &signal) {
        return signal[0].toModelIndex() == cell(0, "next"_L1);
    });
    QVERIFY(tells);
}

void TestSections::modelTakesEveryKind_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("entered");
    QTest::addColumn<QString>("shown");
    QTest::newRow("text") << u"name"_s << QVariant(u"Orchard"_s) << u"Orchard"_s;
    QTest::newRow("rows") << u"next"_s << QVariant(u"plot 3, plot 1"_s) << u"plot 3, plot 1"_s;
    QTest::newRow("no rows") << u"next"_s << QVariant(QString()) << QString();
    QTest::newRow("goals") << u"goals"_s << QVariant(u"goal 2"_s) << u"goal 2"_s;
    QTest::newRow("positions") << u"cells"_s << QVariant(u"1, 7"_s) << u"1, 7"_s;
    QTest::newRow("numbers") << u"weights"_s << QVariant(u"a: 2, b: 0.5"_s) << u"a: 2, b: 0.5"_s;
}

void TestSections::modelTakesEveryKind()
{
    QFETCH(const QString, key);
    QFETCH(const QVariant, entered);
    QFETCH(const QString, shown);
    const QByteArray latin = key.toLatin1();
    const QModelIndex index = cell(1, Key(latin));
    const GoalSet before = m_document->set();
    QVERIFY(m_model->setData(index, entered));
    QCOMPARE(index.data().toString(), shown);
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
}

void TestSections::modelRefusesWithAReason_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("entered");
    QTest::addColumn<QString>("named");
    // The sentence names what was entered, or the part of it that is wrong.
    QTest::newRow("too long") << u"name"_s << QVariant(QString(41, u'x')) << QString(41, u'x');
    QTest::newRow("no such row") << u"next"_s << QVariant(u"plot 9"_s) << u"plot 9"_s;
    QTest::newRow("one of two") << u"next"_s << QVariant(u"plot 1, nowhere"_s)
                                << u"plot 1, nowhere"_s;
    QTest::newRow("no position") << u"cells"_s << QVariant(u"1, x"_s) << u"\"x\""_s;
    QTest::newRow("position 0") << u"cells"_s << QVariant(u"0"_s) << u"0"_s;
    QTest::newRow("number out of range") << u"weights"_s << QVariant(u"a: 11"_s) << u"a: 11"_s;
    QTest::newRow("flag") << u"wide"_s << QVariant(u"perhaps"_s) << u"perhaps"_s;
}

void TestSections::modelRefusesWithAReason()
{
    QFETCH(const QString, key);
    QFETCH(const QVariant, entered);
    QFETCH(const QString, named);
    const QByteArray latin = key.toLatin1();
    const GoalSet before = m_document->set();
    QSignalSpy refused(m_model.get(), &SectionTableModel::refused);
    QVERIFY(!m_model->setData(cell(1, Key(latin)), entered));
    QCOMPARE(refused.count(), 1);
    QVERIFY(refused[0][0].toString().contains(named));
    QCOMPARE(m_document->set(), before);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestSections::namesOfRowsAreRead()
{
    setSectionValue(
        *m_document, plots, plotField("name"_L1), {plotIds(*m_document)[0]}, u"Fern, moss"_s);
    const GoalSet &set = m_document->set();
    const QList<RowId> ids = plotIds(*m_document);
    const RowNames names(set, "plots"_L1);
    QCOMPARE(names.rowsOf(u"plot 2, Fern, moss"_s), (QList<RowId>{ids[1], ids[0]}));
    QCOMPARE(names.rowsOf(u" , "_s), QList<RowId>());
    QCOMPARE(names.rowsOf(u"plot 2,plot 2"_s), QList<RowId>{ids[1]});
    QVERIFY(!names.rowsOf(u"Fern"_s));
    QCOMPARE(names.textOf({ids[0], ids[3]}), u"Fern, moss, plot 4"_s);
    QCOMPARE(rowName(set, RowId{2}), u"goal 2"_s);
    QCOMPARE(rowName(set, ids[3]), u"plot 4"_s);
    insertTableRows(*m_document, plots, 0, {FieldValues()});
    QCOMPARE(rowName(m_document->set(), plotIds(*m_document)[0]), u"#1"_s);
}

void TestSections::namesOfSeveralRowsAreRefused()
{
    setSectionValue(
        *m_document, plots, plotField("name"_L1), {plotIds(*m_document)[0]}, u"plot 2 "_s);
    setSectionValue(*m_document, plots, plotField("name"_L1), {plotIds(*m_document)[2]}, u"odd "_s);
    const QList<RowId> ids = plotIds(*m_document);
    const RowNames &names = m_document->rowNames(plotField("next"_L1));
    QVERIFY(!names.rowsOf(u"plot 2"_s));
    QVERIFY(!names.rowsOf(u"plot 4, plot 2"_s));
    QCOMPARE(names.rowsOf(u"odd, plot 4"_s), (QList<RowId>{ids[2], ids[3]}));
    QCOMPARE(names.textOf({ids[0], ids[1]}), u"plot 2 , plot 2"_s);

    setSectionValue(*m_document, plots, plotField("name"_L1), {ids[0]}, u"Fern"_s);
    QCOMPARE(m_document->rowNames(plotField("next"_L1)).rowsOf(u"plot 2"_s), QList<RowId>{ids[1]});
    removeTableRows(*m_document, plots, {ids[0]});
    QCOMPARE(m_document->tableRowOf(plots, ids[3]), 2);
    m_document->undoStack().undo();
    QCOMPARE(m_document->tableRowOf(plots, ids[3]), 3);
}

void TestSections::pasteIsOneStepOrNone()
{
    const GoalSet before = m_document->set();
    const auto refused
        = m_model->paste(cell(3, "name"_L1), {{u"a"_s, u"plot 1"_s}, {u"b"_s, u"nowhere"_s}});
    QCOMPARE(refused->size(), 1); // the other cells are pasted
    QCOMPARE(refused->first().row, 1);
    QCOMPARE(refused->first().column, cell(3, "next"_L1).column());
    QVERIFY(refused->first().why.startsWith(u"Row 5, "_s));
    QCOMPARE(cell(3, "next"_L1).data().toString(), u"plot 1"_s);
    QCOMPARE(cell(4, "name"_L1).data().toString(), u"b"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);

    const int last = m_model->columnCount() - 1;
    QVERIFY(!m_model->paste(m_model->index(0, last), {{u"1"_s, u"2"_s}}).has_value());
    QCOMPARE(m_document->set(), before);
    QVERIFY(
        m_model->paste(cell(3, "name"_L1), {{u"a"_s, u"plot 1"_s}, {u"b"_s, u"plot 2"_s}, {u"c"_s}})
            ->isEmpty());
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_model->rowCount(), 6);
    QCOMPARE(cell(3, "name"_L1).data().toString(), u"a"_s);
    QCOMPARE(cell(4, "next"_L1).data().toString(), u"plot 2"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
}

void TestSections::cellsSurviveTheClipboard()
{
    m_model->setData(cell(0, "name"_L1), u"tab\there \"quoted\"\nnext"_s);
    m_model->setData(cell(0, "wide"_L1), true);
    m_model->setData(cell(2, "weights"_L1), u"a: 2, b: 0.5"_s);
    const GoalSet filled = m_document->set();
    const QString text = tabSeparated(*m_model, {0, 1, 2, 3});
    const QList<QStringList> cells = *cellsOfTabSeparated(text);
    QCOMPARE(cells.size(), 4);
    QCOMPARE(cells[0][0], u"tab\there \"quoted\"\nnext"_s);
    QVERIFY(m_model->paste(m_model->index(0, 0), cells)->isEmpty());
    QCOMPARE(m_document->set(), filled);
    QCOMPARE(*cellsOfTabSeparated(u"a\tb\r\n\tc"_s),
        (QList<QStringList>{{u"a"_s, u"b"_s}, {QString(), u"c"_s}}));
}

void TestSections::randomWalkAgainstAPlainValue()
{
    QList<GoalSet> states{m_document->set()};
    qsizetype now = 0;
    std::mt19937 random(
        20261120); // NOLINT(bugprone-random-generator-seed): the walk must be the same every time
    const auto below
        = [&](auto n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    for (int step = 0; step < 10'000; ++step) {
        const QList<RowId> ids = plotIds(*m_document);
        const auto rows = static_cast<int>(ids.size());
        QList<RowId> chosen;
        for (const RowId id : ids) {
            if (below(4) == 0)
                chosen << id;
        }
        const int before = m_document->undoStack().index();
        bool isEdit = true;
        switch (below(8)) {
        case 0:
            m_document->undoStack().undo();
            now = std::max<qsizetype>(0, now - 1);
            isEdit = false;
            break;
        case 1:
            m_document->undoStack().redo();
            now = std::min(states.size() - 1, now + 1);
            isEdit = false;
            break;
        case 2:
            if (rows < 12)
                insertTableRows(*m_document, plots, below(rows + 1), {named(u"new"_s)});
            break;
        case 3:
            removeTableRows(*m_document, plots, chosen);
            break;
        case 4:
            moveTableRows(*m_document, plots, chosen, ids.value(below(rows + 1), RowId::none));
            break;
        case 5:
            setSectionValue(*m_document, plots, plotField("next"_L1), chosen,
                rows == 0 ? QList<RowId>() : QList<RowId>{ids[below(rows)]});
            break;
        case 6:
            setSectionValue(*m_document, plot::beside, plot::field(plot::beside, "plots"_L1),
                {RowId{static_cast<std::uint32_t>(1 + below(3))}}, chosen);
            break;
        default:
            setSectionValue(*m_document, plot::once, plot::field(plot::once, "title"_L1), {},
                QString::number(below(5)));
            break;
        }
        if (isEdit && m_document->undoStack().index() > before) {
            states.resize(now + 1);
            QVERIFY(m_document->set() != states.last());
            states << m_document->set();
            ++now;
        }
        QVERIFY(m_document->set() == states[now]);
        QCOMPARE(m_document->undoStack().index(), static_cast<int>(now));
        QCOMPARE(m_model->rowCount(), static_cast<int>(plotIds(*m_document).size()));
    }
    QVERIFY(states.size() > 3);
}

BOARDWRIGHT_UNIT(TestSections, QCoreApplication)
#include "tst_sections.moc"
