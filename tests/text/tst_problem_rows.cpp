// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each problem names its row and its field, so that no two problems of a list read the same. Sets
// with two broken rows of each kind, in every section, are walked with all generators.

#include "core/balanced/sections.h"
#include "core/base/code_key.h"
#include "core/generator/problems.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/site_tiers.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/text/generator_words.h"
#include "ui/text/plain_goal.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>
#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Values of a field that are odd in one way or another, the usual one among them.
std::vector<Value> oddValues(const Field &field, const GoalSet &set, SplitMix &random)
{
    std::vector<Value> values{fallbackOf(field)};
    const auto whole = [](double number) { return static_cast<qint64>(number); };
    const double beyond = field.max < 1e9 ? field.max + 1 : field.max;
    switch (field.kind) {
    case Kind::Flag:
        return {false, true};
    case Kind::Integer:
        for (const double number : {field.min, beyond, field.min - 1, std::min(field.max, 3.0)})
            values.emplace_back(whole(number));
        break;
    case Kind::Number:
        for (const double number : {field.min, field.max, field.min - 1, beyond, field.min + 1})
            values.emplace_back(number);
        break;
    case Kind::Text:
        for (const QString &text : {u"odd"_s, u"Cave"_s, u"a"_s, u"size=4x4 flavour=sweet"_s,
                 QString(static_cast<int>(std::min(field.max, 500.0)) + 1, u'x')})
            values.emplace_back(text);
        break;
    case Kind::Choice:
        for (const Choice &choice : field.choices)
            values.emplace_back(QString(choice.key));
        values.emplace_back(u"unheard of"_s);
        break;
    case Kind::Names: {
        QStringList many;
        for (int i = 0; i < 70; ++i)
            many << u"n%1"_s.arg(i);
        const QString unique = u"only %1"_s.arg(random.next());
        for (const QStringList &names : {QStringList{u"a"_s}, {u"a"_s, u"a"_s}, {u"a"_s, u"b"_s},
                 {u"!key"_s, u"key"_s}, {unique}, many})
            values.emplace_back(names);
        break;
    }
    case Kind::NumbersByName:
        values.emplace_back(QList<NamedNumber>{{u"a"_s, beyond}, {u"a"_s, 1}});
        break;
    case Kind::RowRefs: {
        values.emplace_back(QList<RowId>{RowId{1'000'000}});
        if (field.target == objectivesTable)
            values.emplace_back(QList<RowId>{set.objectives.front().id});
        else if (const auto rows = set.tables.value(field.target); !rows.isEmpty())
            values.emplace_back(QList<RowId>{rows.front().id});
        break;
    }
    case Kind::Positions:
        values.emplace_back(QList<int>{0, 1});
        break;
    case Kind::Extent:
        values.emplace_back(
            Extent{.rows = whole(beyond) > 1000 ? 1000 : static_cast<int>(beyond), .columns = 1});
        break;
    }
    return values;
}

FieldValues oddRow(const Section &section, const GoalSet &set, SplitMix &random, int percent)
{
    FieldValues values;
    for (const Field &field : section.fields) {
        if (random.chance(percent))
            setValue(values, field, random.pick(oddValues(field, set, random)));
    }
    return values;
}

/// Numbers for the data of one section, which do not depend on what other sections there are.
SplitMix randomOf(const Section &section, std::uint64_t seed)
{
    constexpr std::uint64_t prime = 1'099'511'628'211; // of FNV-1a
    for (const char letter : section.key)
        seed = (seed ^ static_cast<unsigned char>(letter)) * prime;
    return SplitMix(seed);
}

/// All tables with broken rows, each twice.
void breakTables(GoalSet &set, SplitMix &random, int rows)
{
    const std::uint64_t seed = random.next();
    for (const Section *section : allSections()) {
        SplitMix own = randomOf(*section, seed);
        if (section->home == Home::Once) {
            const FieldValues values = oddRow(*section, set, own, 70);
            if (!values.isEmpty() && section->key != "preview"_L1)
                set.once.insert(section->key, values);
        }
        if (section->home != Home::Table || section->key == "accepted"_L1)
            continue;
        for (int i = 0; i < rows; ++i) {
            const FieldValues values = oddRow(*section, set, own, i % 3 == 0 ? 20 : 80);
            for (int twice = 0; twice < 2; ++twice)
                set.tables[section->key]
                    << TableRow{.id = set.nextRow(), .values = values, .verbatim = {}};
        }
    }
}

/// Goals that are broken, each twice.
void breakGoals(GoalSet &set, SplitMix &random, int goals)
{
    const QString longText(1000, u'g');
    const QStringList texts{u"Goal"_s, u"Get {{X}}"_s, u"{{X}} and {{X}}"_s, QString(), longText};
    const QStringList categories{u"a"_s, u"zero"_s, u"unknown"_s, u"b"_s};
    QStringList many;
    for (int i = 0; i < 60; ++i)
        many << u"c%1"_s.arg(i);
    const QList<QList<int>> ranges{{}, {1}, {3, 2}, {0, 1}, {1, 99}, QList<int>(200, 5)};
    const QList<QStringList> icons{
        {}, {u"star.webp"_s}, {u"what"_s}, {u"star.webp"_s, u"⭐"_s}, QStringList(30, u"⭐"_s)};
    for (int i = 0; i < goals; ++i) {
        Objective goal;
        goal.goal = random.pick(texts);
        goal.range = random.pick(ranges);
        goal.individualLimit = random.pick(QList<int>{1, 0, 50});
        goal.weighting = random.pick(QList<int>{100, 0, 101});
        goal.boardCategories = random.pick(
            QList<QStringList>{{}, {random.pick(categories)}, {u"a"_s, u"a"_s}, {u"zero"_s}, many});
        goal.lineCategories = random.pick(
            QList<QStringList>{{}, {random.pick(categories)}, {u"a"_s, u"a"_s}, many});
        goal.forcedPositions
            = random.pick(QList<QList<int>>{{}, {}, {0}, {2, 2}, {90'000}, {1, 90'000}});
        goal.progression = random.pick(QList<Zones>{{}, Zone::Endgame, Zone::Mid});
        goal.tag = random.pick(QStringList{QString(), u"tag"_s, u"Not snake"_s, u"unknown"_s});
        goal.tooltip = random.chance(10) ? QString(5000, u't') : QString();
        goal.icons = random.pick(icons);
        const std::uint64_t seed = random.next();
        for (const Section *section : allSections()) {
            SplitMix own = randomOf(*section, seed);
            if (section->home == Home::BesideObjective && own.chance(60))
                goal.extension.insert(section->key, oddRow(*section, set, own, 60));
        }
        for (int twice = 0; twice < 2; ++twice) {
            goal.id = set.nextRow();
            set.objectives << goal;
        }
    }
}

void breakNames(GoalSet &set)
{
    set.gameName = QString(2000, u'n');
    set.setName = QString(2000, u'n');
    set.tagNames = {u"tag"_s, u"tag"_s, u"tag"_s, u"Not snake"_s, u"unused"_s, u"unused_2"_s,
        QString(300, u't'), QString(300, u'u'), u"one"_s};
    set.objectives.front().tag = u"one"_s;
    for (int i = 0; i < 600; ++i)
        set.tagNames << u"tag_%1"_s.arg(i);
    set.boardLimits = {{u"a"_s, 50}, {u"a"_s, 60}, {u"a"_s, 70}, {u"zero"_s, 0}, {u"unused"_s, 10},
        {u"odd"_s, 200}, {u"odd 2"_s, 200}};
    set.lineLimits = set.boardLimits;
}

QString objectiveLabel(ObjectiveField field)
{
    switch (field) {
    case ObjectiveField::Range:
        return u"range|values"_s;
    case ObjectiveField::BoardCategories:
        return u"board categor"_s;
    case ObjectiveField::LineCategories:
        return u"line categor"_s;
    case ObjectiveField::Tag:
        return u"tag"_s;
    case ObjectiveField::Progression:
        return u"zone|progression"_s;
    case ObjectiveField::Weighting:
        return u"weighting"_s;
    case ObjectiveField::IndividualLimit:
        return u"limit"_s;
    case ObjectiveField::ForcedPositions:
        return u"position"_s;
    case ObjectiveField::Tooltip:
        return u"tooltip"_s;
    case ObjectiveField::Icons:
        return u"icon"_s;
    default:
        return {};
    }
}

/// The names by which people know a row: its text, or its number.
QStringList namesOfRow(const GoalSet &set, const Problem &problem)
{
    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        const Objective &goal = set.objectives.at(row);
        if (goal.id == problem.row)
            return {goal.goal.isEmpty() ? u"Goal %1"_s.arg(row + 1) : plainGoal(goal).left(40)};
    }
    const QList<TableRow> rows = set.tables.value(problem.section);
    for (qsizetype row = 0; row < rows.size(); ++row) {
        if (rows.at(row).id != problem.row)
            continue;
        QStringList names{u"row %1"_s.arg(row + 1)};
        const Section &section = *sectionOf(problem.section);
        for (const Field &field : section.fields) {
            if (field.key != section.name)
                continue;
            const QString text = textOf(rows.at(row).values, field);
            for (const Choice &choice : field.choices) {
                if (choice.key == text)
                    names << u"\"%1\""_s.arg(QString::fromUtf8(choice.label));
            }
            if (!text.isEmpty())
                names << text.first(std::min<qsizetype>(text.size(), 40));
        }
        return names;
    }
    return {};
}

/// What a problem does not say; empty: all is well.
QString unnamedIn(const Problem &problem, const QString &text, const GoalSet &set)
{
    if (problem.row != RowId::none) {
        const QStringList names = namesOfRow(set, problem);
        if (names.isEmpty())
            return u"about a row that is not there"_s;
        if (std::ranges::none_of(names, [&](const QString &name) { return text.contains(name); }))
            return u"without its row"_s;
    }
    const auto namesAny = [&](const QStringList &labels) {
        return std::ranges::any_of(labels,
            [&](const QString &label) { return text.contains(label, Qt::CaseInsensitive); });
    };
    if (const Section *section = sectionOf(problem.section);
        section != nullptr && !problem.fieldKey.isEmpty()) {
        const auto field = std::ranges::find(section->fields, problem.fieldKey, &Field::key);
        if (field == section->fields.end())
            return u"of an unknown field"_s;
        // Without its unit: "Time (min)".
        const QString label
            = (field->label == nullptr ? QString(field->key) : QString::fromUtf8(field->label))
                  .section(u" ("_s, 0, 0);
        return namesAny({label}) ? QString() : u"without its field %1"_s.arg(label);
    }
    const QString labels = objectiveLabel(problem.field);
    return problem.row == RowId::none || namesAny(labels.split(u'|'))
        ? QString()
        : u"without its field %1"_s.arg(labels);
}

/// The faults of a list of problems, one of each kind.
QStringList faultsIn(const QList<Problem> &problems, const GoalSet &set)
{
    QSet<QString> seen;
    QMap<QString, QString> faults; // by kind
    for (const Problem &problem : problems) {
        const QString text = words(problem, set);
        QString fault = unnamedIn(problem, text, set);
        if (seen.contains(text))
            fault = u"twice"_s;
        seen.insert(text);
        if (!fault.isEmpty())
            faults.insert(QString(codeKey(problem.code)) + u": "_s + fault,
                text.first(std::min<qsizetype>(text.size(), 200)));
    }
    QStringList lines;
    for (const auto &[kind, text] : faults.asKeyValueRange())
        lines << kind + u": "_s + text;
    return lines;
}

/// The default settings of a generator, and those with one choice exchanged.
std::vector<Settings> settingsOf(const Generator &generator, const GoalSet &set)
{
    const Settings usual = generator.settingsFor(set);
    std::vector<Settings> all{usual};
    const std::span<const Field> parameters = generator.info().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        Settings other = usual;
        for (const Choice &choice : parameters[i].choices) {
            if (parameters[i].kind == Kind::Choice) {
                other.values[static_cast<qsizetype>(i)] = QString(choice.key);
                all.push_back(other);
            }
        }
        if (parameters[i].kind == Kind::Flag) {
            other.values[static_cast<qsizetype>(i)] = true;
            all.push_back(other);
        }
        if (parameters[i].kind == Kind::Integer) {
            other.values[static_cast<qsizetype>(i)] = static_cast<qint64>(parameters[i].max);
            all.push_back(other);
        }
    }
    return all;
}

} // namespace

class TestProblemRows final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyProblemNamesItsRowAndField_data();
    void everyProblemNamesItsRowAndField();
    void allProblemsWereMet();

private:
    QSet<Code> m_met;
};

void TestProblemRows::everyProblemNamesItsRowAndField_data()
{
    QTest::addColumn<GoalSet>("set");
    QTest::addColumn<bool>("hasEverySetting");
    QTest::newRow("empty") << GoalSet() << true;
    QTest::newRow("only goals") << plainSet(30) << true;
    for (const int seed : {1, 2, 3, 4}) {
        SplitMix random(static_cast<std::uint64_t>(seed));
        GoalSet set = plainSet(seed == 3 ? 3 : 30);
        set.schemaMode = seed % 2 == 0 ? SchemaMode::Capped : SchemaMode::Dedicated;
        if (seed > 1)
            set.dedicatedMode = u"odd"_s;
        if (seed > 1)
            set.dedicatedSize = u"odd"_s;
        if (seed % 2 == 0)
            breakNames(set);
        breakTables(set, random, 1);
        breakGoals(set, random, 20);
        breakTables(set, random, 16);
        QTest::newRow(qPrintable(u"broken %1"_s.arg(seed))) << set << (seed <= 2);
    }
    // More rows than count, and goals of one duration for boards that need others.
    GoalSet many = plainSet(40);
    many.schemaMode = SchemaMode::Dedicated;
    many.dedicatedMode = u"ascend"_s;
    many.dedicatedSize = u"odd"_s;
    for (Objective &goal : many.objectives)
        setValue(goal.extension[balanced::goals.key], balanced::time, 3.0);
    for (const Section *section : allSections()) {
        for (int i = 0; i < 510 && section->home == Home::Table; ++i)
            many.tables[section->key]
                << TableRow{.id = many.nextRow(), .values = {}, .verbatim = {}};
    }
    many.tables.remove(u"accepted"_s);
    QTest::newRow("many rows") << many << false;
    GoalSet tiers = plainSet(25);
    addSiteTiers(tiers);
    QTest::newRow("tiers of one goal") << tiers << false;
}

void TestProblemRows::everyProblemNamesItsRowAndField()
{
    QFETCH(const GoalSet, set);
    QFETCH(const bool, hasEverySetting);
    QSet<QString> faults;
    for (const Generator *generator : generators()) {
        std::vector<Settings> all = settingsOf(*generator, set);
        if (!hasEverySetting)
            all.resize(1);
        for (const Settings &settings : all) {
            const QList<Problem> problems = problemsOf(set, *generator, settings);
            for (const Problem &problem : problems)
                m_met.insert(problem.code);
            for (const QString &fault : faultsIn(problems, set))
                faults.insert(fault);
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringList(faults.begin(), faults.end()).join(u'\n')));
}

/// The walk above meets every problem that a generator or the lint of all sets has words for.
void TestProblemRows::allProblemsWereMet()
{
    // About files, and about the settings of the window: neither has rows.
    const QSet<QString> others{u"not-a-goal-list"_s, u"list-not-combined"_s,
        u"list-bucket-missing"_s, u"list-bucket-unread"_s, u"sheet-column-missing"_s,
        u"sheet-not-a-number"_s, u"too-many-blanks"_s, u"no-centre-ignored"_s,
        u"element-is-no-goal"_s, u"no-script-for-list"_s, u"types-are-letters"_s, u"list-lacks"_s,
        u"list-says-unknown"_s, u"goals-before-tiers"_s};
    QStringList missing;
    for (const Generator *generator : generators()) {
        const CodeBlock &codes = generator->info().codes;
        const qsizetype all = codes.keys == nullptr ? 0 : codes.keys().size();
        for (qsizetype i = 0; i < all; ++i) {
            Problem problem;
            problem.code = static_cast<Code>(codes.first + i);
            if (!generatorText<&GeneratorWords::problem>(problem, GoalSet()).isEmpty()
                && !m_met.contains(problem.code))
                missing << QString(codeKey(problem.code));
        }
    }
    for (auto code = static_cast<int>(Code::UndeclaredBoardCategory);
        code <= static_cast<int>(Code::ZoneTooScarce); ++code) {
        if (!m_met.contains(static_cast<Code>(code)))
            missing << QString(codeKey(static_cast<Code>(code)));
    }
    missing.removeIf([&](const QString &key) { return others.contains(key); });
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestProblemRows, QCoreApplication)
#include "tst_problem_rows.moc"
