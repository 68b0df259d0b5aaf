// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of goals that were written: reading them gives the set again, except for what was told.
#include "core/formats/import_codes.h"
#include "core/formats/native.h"
#include "core/formats/other_keys.h"
#include "core/formats/set_format.h"
#include "core/generator/generator.h"
#include "core/lists/difficulty_field.h"
#include "core/lists/list_formats.h"
#include "tests/core/lists/told_goals.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_native.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

/// RFC 4180, and nothing else: every line ends with CRLF, every quote has its place.
std::optional<QList<QStringList>> plainCsv(const QByteArray &bytes)
{
    const QString text
        = QString::fromUtf8(bytes.startsWith("\xef\xbb\xbf") ? bytes.sliced(3) : bytes);
    QList<QStringList> lines{{}};
    for (qsizetype i = 0; i < text.size();) {
        QString cell;
        if (text[i] == u'"') {
            for (++i; text[i] != u'"' || text.mid(i, 2) == u"\"\""; ++i)
                cell += text[text[i] == u'"' ? i++ : i];
            ++i;
        } else {
            while (!u",\r\n\""_s.contains(text[i]))
                cell += text[i++];
        }
        lines.last() << cell;
        if (text[i] == u',') {
            ++i;
        } else if (text.mid(i, 2) == u"\r\n") {
            lines << QStringList();
            i += 2;
        } else {
            return std::nullopt;
        }
    }
    return lines.takeLast().isEmpty() ? std::optional(lines) : std::nullopt;
}

class RandomSections {
public:
    explicit RandomSections(quint32 seed)
        : m_random(seed)
    {
    }

    /// Gives a goal values in fields of every section beside it, some of which no field allows.
    void addTo(Objective &goal)
    {
        for (const Section *section : allSections()) {
            if (section->home != Home::BesideObjective)
                continue;
            for (const Field &field : section->fields) {
                if (m_random.bounded(3) == 0)
                    setValue(goal.extension, *section, field, valueFor(field));
            }
        }
        if (m_random.bounded(8) == 0)
            goal.extension[u"balanced"_s][u"unknown"_s] = true;
    }

private:
    QString name()
    {
        static const QStringList names{u"a"_s, u"b"_s, u"a, b"_s, u"c: d"_s, u" e"_s, u"\"f\""_s,
            u"g;h|i"_s, u""_s, u"j\nk"_s};
        return names.at(m_random.bounded(static_cast<int>(names.size())));
    }

    Value valueFor(const Field &field)
    {
        switch (field.kind) {
        case Kind::Flag:
            return m_random.bounded(2) == 0;
        case Kind::Integer:
            return qint64{m_random.bounded(40)} - 5;
        case Kind::Number:
            return (m_random.bounded(400) - 40) / 8.0;
        case Kind::Choice:
            return m_random.bounded(4) == 0 || field.choices.empty()
                ? name()
                : QString(field
                          .choices[static_cast<std::size_t>(
                              m_random.bounded(static_cast<int>(field.choices.size())))]
                          .key);
        case Kind::Names:
            return QStringList{name(), name()};
        case Kind::NumbersByName:
            return QList<NamedNumber>{{.name = name(), .number = m_random.bounded(80) / 8.0},
                {.name = name(), .number = -1.5}};
        case Kind::RowRefs:
            return QList<RowId>{RowId{1}};
        case Kind::Positions:
            return QList<int>{m_random.bounded(9), 3};
        case Kind::Extent:
            return Extent{.rows = m_random.bounded(9), .columns = 3};
        case Kind::Text:
            break;
        }
        return name();
    }

    QRandomGenerator m_random;
};

QList<RowId> rowsLosing(const QList<Loss> &losses, Aspect aspect)
{
    const auto found = std::ranges::find(losses, aspect, &Loss::aspect);
    return found == losses.end() ? QList<RowId>() : found->rows;
}

} // namespace

class TestTablesWritten final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack_data();
    void comesBack();
    void namesWithSeparatorsSurvive_data();
    void namesWithSeparatorsSurvive();
    void writesWhatSpreadsheetsRead();
    void whatCannotBeWritten();
};

void TestTablesWritten::comesBack_data()
{
    QTest::addColumn<QString>("suffix");
    QTest::newRow("CSV") << u"csv"_s;
    QTest::newRow("TSV") << u"tsv"_s;
}

/// Writing and reading a random set gives equal goals, except for exactly the losses told.
void TestTablesWritten::comesBack()
{
    QFETCH(const QString, suffix);
    const SetFormat &format = *setFormatOf(suffix);
    RandomNative random(20261126);
    RandomSections sections(7);
    int goalsEqual = 0;
    int goalsEmpty = 0;
    int sectionsEqual = 0;
    int sectionsLost = 0;
    for (int i = walkLength(4'000); i > 0; --i) {
        GoalSet set = readNative(random.file()).value().set;
        for (int edits = random.below(8); edits > 0; --edits)
            random.edit(set);
        for (Objective &goal : set.objectives) {
            goal.extension.remove(random.below(2) == 0 ? u"trial"_s : QString());
            sections.addTo(goal);
        }
        if (obstacleTo(set, format))
            continue;
        const QByteArray bytes = format.write(set);
        const ImportText text(bytes, suffix);
        QCOMPARE(format.recognise(text), Likeness::Certain);
        const auto read = format.read(text, {});
        QVERIFY(read.has_value());
        const QList<Loss> losses = lossesOf(set, format);
        const QList<RowId> empty = rowsLosing(losses, Aspect::EmptyGoal);
        const QList<RowId> own = rowsLosing(losses, Aspect::OwnData);
        // Beside a range, another program's sign for its value is read as {{X}}.
        const QList<RowId> signs = rowsLosing(losses, Aspect::Values);
        qsizetype at = 0;
        const QList<Objective> &after = read->file.set.objectives;
        for (const Objective &before : std::as_const(set.objectives)) {
            if (empty.contains(before.id)) {
                ++goalsEmpty;
                continue;
            }
            QVERIFY(at < after.size());
            Objective same = after[at++];
            const bool isSameBeside = same.extension == before.extension;
            QCOMPARE(own.contains(before.id), !isSameBeside || hasUnknownSections(before));
            ++(isSameBeside ? sectionsEqual : sectionsLost);
            same.id = before.id;
            same.verbatim = before.verbatim;
            same.extension = before.extension;
            QCOMPARE(signs.contains(before.id), same.goal != before.goal);
            if (signs.contains(before.id))
                same.goal = before.goal;
            QVERIFY2(same == before, qPrintable(told(same) + u" is not "_s + told(before)));
            ++goalsEqual;
        }
        QCOMPARE(at, after.size());
        for (const Loss &loss : losses)
            QVERIFY(loss.rows.isEmpty() || loss.aspect == Aspect::EmptyGoal
                || loss.aspect == Aspect::OwnData || loss.aspect == Aspect::OtherKeys
                || loss.aspect == Aspect::Values);
        if (suffix != u"csv")
            continue;
        const auto lines = plainCsv(bytes);
        QVERIFY(lines.has_value());
        QCOMPARE(lines->size(), set.objectives.size() + 1);
        QCOMPARE(lines->first().first(), u"goal"_s);
        for (qsizetype row = 0; row < set.objectives.size(); ++row) {
            QCOMPARE(lines->at(row + 1).size(), lines->first().size());
            QCOMPARE(lines->at(row + 1).first(), set.objectives[row].goal);
        }
    }
    // Each of them occurs.
    QVERIFY(goalsEqual > 300);
    QVERIFY(goalsEmpty > 30);
    QVERIFY(sectionsEqual > 30);
    QVERIFY(sectionsLost > 30);
}

void TestTablesWritten::namesWithSeparatorsSurvive_data()
{
    QTest::addColumn<QStringList>("names");
    const auto row
        = [](const char *name, const QStringList &names) { QTest::newRow(name) << names; };
    row("plain", {u"a"_s, u"b c"_s});
    row("commas", {u"a, b"_s, u"c"_s});
    row("every separator", {u"a,b;c|d\te\nf"_s, u"g"_s});
    row("quotes", {u"\"a\""_s, u"5\" pipe"_s, u"\""_s});
    row("white space", {u" a"_s, u"b "_s, u" "_s});
    row("nothing", {u""_s, u"a"_s, u""_s});
    row("only nothing", {u""_s});
    row("twice", {u"a"_s, u"a"_s});
}

void TestTablesWritten::namesWithSeparatorsSurvive()
{
    QFETCH(const QStringList, names);
    GoalSet set = plainSet(3);
    set.objectives[1].boardCategories = names;
    set.objectives[1].lineCategories = names;
    set.objectives[1].icons = names;
    set.objectives[2].tag = names.first();
    for (const QString &key : {u"csv"_s, u"tsv"_s}) {
        const SetFormat &format = *setFormatOf(key);
        const auto read = format.read(ImportText(format.write(set), key), {});
        QVERIFY(read.has_value());
        const QList<Objective> &after = read->file.set.objectives;
        QCOMPARE(after[1].boardCategories, names);
        QCOMPARE(after[1].lineCategories, names);
        QCOMPARE(after[1].icons, names);
        QCOMPARE(after[2].tag, names.first());
    }
}

/// Spreadsheets must not take a value for a date or translate it, and Excel must see UTF-8.
void TestTablesWritten::writesWhatSpreadsheetsRead()
{
    GoalSet set = plainSet(2);
    set.objectives[0].goal = u"Get {{X}}, or not"_s;
    set.objectives[0].range = {1, 2, 3};
    set.objectives[0].disabled = true;
    set.objectives[1].goal = u"Two"_s;
    set.objectives[1].weighting = 40;
    const auto [section, field] = difficultyField();
    setValue(set.objectives[1].extension, *section, *field, qint64{7});
    const QByteArray csv = "goal,enabled,range,weighting,difficulty\r\n"
                           "\"Get {{X}}, or not\",no,\"1, 2, 3\",100,\r\n"
                           "Two,yes,,40,7\r\n";
    QCOMPARE(lists::commaSeparated.write(set), csv);
    set.objectives[1].goal = u"Zwölf"_s;
    QVERIFY(lists::commaSeparated.write(set).startsWith("\xef\xbb\xbfgoal,"));
    QVERIFY(lists::tabSeparated.write(set).startsWith("\xef\xbb\xbfgoal\tenabled\t"));
    // A difficulty that other programs do not know goes by its own name.
    setValue(set.objectives[0].extension, *section, *field, qint64{26});
    QVERIFY(lists::commaSeparated.write(set).contains(",balanced.difficulty\r\n"));
}

void TestTablesWritten::whatCannotBeWritten()
{
    GoalSet set = plainSet(2);
    QVERIFY(!obstacleTo(set, lists::commaSeparated));
    QVERIFY(lossesOf(set, lists::commaSeparated).isEmpty());
    set.gameName = u"Game"_s;
    set.boardLimits = {{u"a"_s, 20}};
    set.schemaMode = SchemaMode::Relaxed;
    set.once[u"preview"_s][u"seed"_s] = u"1"_s;
    set.objectives[0].goal = u" "_s;
    QList<Aspect> lost;
    for (const Loss &loss : lossesOf(set, lists::commaSeparated))
        lost << loss.aspect;
    QCOMPARE(lost,
        (QList{Aspect::Names, Aspect::Limits, Aspect::MadeFor, Aspect::SetOwnData,
            Aspect::EmptyGoal}));
    set.objectives[1].goal.clear();
    const auto obstacle = obstacleTo(set, lists::commaSeparated);
    QVERIFY(obstacle.has_value());
    QCOMPARE(obstacle->code, toCode(ImportCode::GoalsTooFew));
}

BOARDWRIGHT_UNIT(TestTablesWritten, NoApplication)

#include "tst_tables_written.moc"
