// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A value means the same wherever it comes from: every field of every section is typed, pasted,
// read from a table in a file, and written on a command line.

#include "core/generator/generator.h"
#include "core/goalset/objective_fields.h"
#include "core/lists/table_cells.h"
#include "tests/support/unit.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/goals/cell_block.h"
#include "ui/editing/tables/section_table_model.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// Texts that a field takes.
QStringList spellings(const Field &field)
{
    QStringList keys;
    for (const Choice &choice : field.choices)
        keys << choice.key << QString(choice.key).toUpper();
    switch (field.kind) {
    case Kind::Flag:
        return {u"x"_s, u"on"_s, u"WAHR"_s, u"TRUE"_s, u"yes"_s, u"off"_s, u"FALSE"_s, u"0"_s};
    case Kind::Integer:
        for (const double number :
            {field.min, field.max - std::fmod(field.max - field.min, field.step)}) {
            const QString text = QString::number(static_cast<qint64>(number));
            keys << text << text + u" %"_s << text + u".0"_s << text + u",0"_s;
        }
        return keys;
    case Kind::Number:
        return {QString::number(field.min, 'f', 1), QString::number(field.max, 'f', 1),
            QString::number((field.min + field.max) / 2 + 0.5, 'f', 2).replace(u'.', u',')};
    case Kind::Text:
        return {u"abc"_s.left(static_cast<qsizetype>(field.max))};
    case Kind::Choice:
        return keys;
    case Kind::Names:
        if (&field == fieldOf(ObjectiveField::Progression))
            return {u"E M"_s, u"late; ENDGAME"_s, u"all"_s};
        if (&field == fieldOf(ObjectiveField::Tag))
            return {u"boss_rush"_s};
        if (&field == fieldOf(ObjectiveField::Icons))
            return {u"a.webp; b.webp"_s, u"⚔ 🛡"_s, u"⚔, 🛡"_s};
        return keys.isEmpty() ? QStringList{u"a; b | c"_s, u"a, \"b, c\""_s, u"[\"a\", \"b\"]"_s}
                              : keys;
    case Kind::NumbersByName:
        return {u"a: 2, b: 0.5"_s, u"a: 2; b: c: 3"_s};
    case Kind::Positions:
        return {u"2-5"_s, u"3, 6, 9"_s, u"3 · 6"_s, u"10..30/10"_s};
    case Kind::Extent:
        return {u"5x5"_s, u"5 × 5"_s, u"5X5"_s};
    case Kind::RowRefs:
        return {u"aim"_s}; // the name of a row, see TestEnteredValues::initTestCase()
    }
    return {};
}

/// Texts that it does not take.
QStringList refusals(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag:
        return {u"perhaps"_s, u"2"_s};
    case Kind::Integer:
    case Kind::Number:
        return {u"abc"_s, QString::number(field.min - 1, 'f', 0),
            QString::number(field.max + 1, 'f', 0), u"1.2.3"_s};
    case Kind::Text:
        return {QString(static_cast<qsizetype>(field.max) + 1, u'x')};
    case Kind::Choice:
        return {u"none of them"_s};
    case Kind::Names:
        return field.choices.empty() ? QStringList() : QStringList{u"none of them"_s};
    case Kind::NumbersByName:
        return {u"a"_s, u"a: many"_s, u"a: %1"_s.arg(field.max + 1), u"a: 1, a: 2"_s};
    case Kind::Positions:
        return {u"few"_s, u"0"_s, u"1.5"_s, u"1-1000000000"_s};
    case Kind::Extent:
        return {u"5"_s, u"0x5"_s, u"5x5x5"_s, u"5x9999"_s};
    case Kind::RowRefs:
        return {u"nobody"_s};
    }
    return {};
}

/// One field in the first row of a document, as a table shows it.
class Cell {
public:
    virtual ~Cell() = default;

    bool type(const QString &text) { return model().setData(index(), text, Qt::EditRole); }

    virtual QList<RefusedText> paste(const QString &text) = 0;

    Value value() const
    {
        return m_section.home == Home::Table
            ? valueOf(m_document.tableRows(m_section).first().values, m_field)
            : valueOf(m_document.set().objectives.first(), m_section, m_field);
    }

    void put(const Value &value)
    {
        setSectionValue(m_document, m_section, m_field, {model().rowIdAt(0)}, value);
    }

    QString reason; ///< of the last text that was typed and refused

protected:
    Cell(GoalSetDocument &document, const Section &section, const Field &field)
        : m_document(document)
        , m_section(section)
        , m_field(field)
    {
    }

    virtual RowTableModel &model() = 0;

    QModelIndex index() { return model().index(0, m_column); }

    GoalSetDocument &m_document;
    const Section &m_section;
    const Field &m_field;
    int m_column = 0;
};

class GoalCell final : public Cell {
public:
    GoalCell(
        GoalSetDocument &document, const Info &info, const Section &section, const Field &field)
        : Cell(document, section, field)
        , m_model(document)
    {
        m_model.showGenerator(info);
        while (m_column < m_model.columnCount() && m_model.fieldOf(m_column) != &field)
            ++m_column;
        QObject::connect(&m_model, &ObjectivesModel::refused, &m_model,
            [this](const QString &why) { reason = why; });
    }

    QList<RefusedText> paste(const QString &text) override
    {
        const auto pasted = pasteCells(
            m_document, m_model, {.ids = {m_model.rowIdAt(0)}, .columns = {m_column}}, {{text}});
        return pasted ? pasted->refused : QList<RefusedText>{RefusedText()};
    }

private:
    RowTableModel &model() override { return m_model; }

    ObjectivesModel m_model;
};

class TableCell final : public Cell {
public:
    TableCell(GoalSetDocument &document, const Section &section, const Field &field)
        : Cell(document, section, field)
        , m_model(document, section)
    {
        m_column = static_cast<int>(&field - section.fields.data());
        QObject::connect(&m_model, &SectionTableModel::refused, &m_model,
            [this](const QString &why) { reason = why; });
    }

    QList<RefusedText> paste(const QString &text) override
    {
        const auto pasted = m_model.paste({index().row()}, {{text}}, {m_column});
        return pasted ? *pasted : QList<RefusedText>{RefusedText()};
    }

private:
    RowTableModel &model() override { return m_model; }

    SectionTableModel m_model;
};

} // namespace

class TestEnteredValues final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void valuesAgree_data() { addFields(); }

    void valuesAgree();

    void refusalsAgreeAndSayWhatIsAllowed_data() { addFields(); }

    void refusalsAgreeAndSayWhatIsAllowed();

private:
    static void addFields();
    std::unique_ptr<Cell> cellOf(const Info *info, const Section &section, const Field &field);

    std::unique_ptr<GoalSetDocument> m_document;
};

void TestEnteredValues::initTestCase()
{
    GoalSet set;
    Objective goal;
    goal.id = RowId{1};
    goal.goal = u"aim"_s;
    set.objectives.append(goal);
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt({.set = set, .notes = {}, .siteStyle = true}, {});
    for (const Section *section : allSections()) {
        if (section->home != Home::Table)
            continue;
        FieldValues named;
        const auto name = std::ranges::find(section->fields, section->name, &Field::key);
        if (name != section->fields.end())
            setValue(named, *name, u"aim"_s);
        insertTableRows(*m_document, *section, 0, {named});
    }
}

void TestEnteredValues::addFields()
{
    QTest::addColumn<const Info *>("info");
    QTest::addColumn<const Section *>("section");
    QTest::addColumn<int>("at");
    const auto add = [](const Info *info, const Section &section) {
        for (qsizetype i = 0; i < std::ssize(section.fields); ++i)
            QTest::addRow(
                "%s.%s", section.key.data(), section.fields[static_cast<std::size_t>(i)].key.data())
                << info << &section << static_cast<int>(i);
    };
    const Info *first = &generators().front()->info();
    add(first, objectiveSection);
    QSet<QString> known;
    for (const Generator *generator : generators()) {
        for (const Section *section : generator->info().sections) {
            if (known.contains(section->key))
                continue;
            known.insert(section->key);
            add(&generator->info(), *section);
        }
    }
}

std::unique_ptr<Cell> TestEnteredValues::cellOf(
    const Info *info, const Section &section, const Field &field)
{
    switch (section.home) {
    case Home::BesideObjective:
        return std::make_unique<GoalCell>(*m_document, *info, section, field);
    case Home::Table:
        return std::make_unique<TableCell>(*m_document, section, field);
    case Home::Once:
        break; // forms have editors of their own, tst_field_editors
    }
    return nullptr;
}

void TestEnteredValues::valuesAgree()
{
    QFETCH(const Info *, info);
    QFETCH(const Section *, section);
    QFETCH(const int, at);
    const Field &field = section->fields[static_cast<std::size_t>(at)];
    const auto cell = cellOf(info, *section, field);
    for (const QString &text : spellings(field)) {
        const auto read = [&] { return valueText(field, cell->value()); };
        std::optional<Value> wanted = valueOfText(field, text);
        if (field.kind == Kind::RowRefs)
            wanted = QList<RowId>{m_document->rowNames(field).rowsOf(text)->first()};
        else
            QCOMPARE(valueOfTableCell(field, text), wanted);
        QVERIFY2(wanted, qPrintable(text));
        if (cell == nullptr)
            continue;
        const Value before = cell->value();
        QVERIFY2(cell->type(text), qPrintable(text + u": "_s + cell->reason));
        QVERIFY2(cell->value() == *wanted, qPrintable(text + u" is "_s + read()));
        cell->put(before);
        const QList<RefusedText> refused = cell->paste(text);
        QVERIFY2(refused.isEmpty(), qPrintable(refused.value(0).why));
        QVERIFY2(cell->value() == *wanted, qPrintable(text + u" is "_s + read()));
        cell->put(before);
    }
}

void TestEnteredValues::refusalsAgreeAndSayWhatIsAllowed()
{
    QFETCH(const Info *, info);
    QFETCH(const Section *, section);
    QFETCH(const int, at);
    const Field &field = section->fields[static_cast<std::size_t>(at)];
    const auto cell = cellOf(info, *section, field);
    const bool isNumber = field.kind == Kind::Integer || field.kind == Kind::Number
        || field.kind == Kind::NumbersByName;
    for (const QString &text : refusals(field)) {
        QVERIFY2(!valueOfText(field, text), qPrintable(text));
        // A goal keeps what its file says, and lint reports it. Others keep what they allow.
        QVERIFY2(isOwn(*section) || !valueOfTableCell(field, text), qPrintable(text));
        if (cell == nullptr)
            continue;
        const Value before = cell->value();
        cell->reason.clear();
        QVERIFY2(!cell->type(text), qPrintable(text));
        QVERIFY(cell->value() == before);
        QVERIFY2(cell->reason.endsWith(u'.'), qPrintable(text + u": "_s + cell->reason));
        const bool hasLimit = field.max < std::numeric_limits<int>::max();
        if (isNumber && hasLimit)
            QVERIFY2(cell->reason.contains(numberText(field.max)), qPrintable(cell->reason));
        const QList<RefusedText> refused = cell->paste(text);
        QCOMPARE(refused.size(), 1);
        QVERIFY2(refused.first().why.contains(cell->reason), qPrintable(refused.first().why));
        QVERIFY(cell->value() == before);
    }
}

BOARDWRIGHT_UNIT(TestEnteredValues, QCoreApplication)
#include "tst_entered_values.moc"
