// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is in a list is in the set or in a note, by a second opinion that shares nothing with the
// readers.
#include "core/base/code_key.h"
#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/lists/listed_goals.h"
#include "tests/support/lists/loose_lines.h"
#include "tests/support/lists/loose_values.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

QString folder()
{
    return fixturePath("lists/valid/");
}

/// A file, what it was read as, and what it holds.
struct Read {
    OpenedSet opened{};
    QString text{};

    bool isNoted(QLatin1StringView code) const
    {
        return std::ranges::any_of(
            opened.file.notes, [&](const Problem &note) { return codeKey(note.code) == code; });
    }

    /// The arguments of notes: all, or those of one code.
    QStringList args(QLatin1StringView code = {}) const
    {
        QStringList all;
        for (const Problem &note : opened.file.notes) {
            for (const Arg &arg : note.args) {
                const auto *number = std::get_if<qint64>(&arg);
                const auto *word = std::get_if<QString>(&arg);
                if (code.isEmpty() || codeKey(note.code) == code)
                    all << (word != nullptr ? *word
                                            : QString::number(number == nullptr ? 0 : *number));
            }
        }
        return all;
    }

    bool isOf(std::initializer_list<QLatin1StringView> formats) const
    {
        return std::ranges::contains(formats, QLatin1StringView(formatOf(opened).key));
    }
};

std::optional<Read> readFixture(const QString &name)
{
    const QByteArray bytes = contentOf(folder() + name);
    auto opened = readAnySet(bytes, QFileInfo(name).suffix());
    if (!opened)
        return std::nullopt;
    Read read{.opened = std::move(*opened), .text = decoded(bytes)};
    KnownReading known{.isTable = read.isOf({"csv"_L1, "tsv"_L1})};
    for (const Problem &note : std::as_const(read.opened.file.notes))
        known.codes.insert(codeKey(note.code));
    known.besides = read.args("line-beside-goals"_L1);
    for (const Objective &goal : std::as_const(read.opened.file.set.objectives))
        known.goals << goal.goal.trimmed();
    if (name.first(2).toInt() > 50 || name.endsWith("labels.txt"_L1)) // others stand as they are
        read.text = inPlainShape(read.text, known);
    return read;
}

/// All texts and numbers in a set, its own names for them left out.
void gather(const QJsonValue &value, QStringList &into)
{
    if (value.isObject()) {
        for (const QJsonValue &member : value.toObject())
            gather(member, into);
    } else if (value.isArray()) {
        for (const QJsonValue &element : value.toArray())
            gather(element, into);
    } else if (value.isString()) {
        into << value.toString().trimmed();
    } else if (value.isDouble()) {
        into << QString::number(value.toDouble());
    }
}

bool isTextKey(const QString &key)
{
    static const QStringList keys{u"name"_s, u"goal"_s, u"text"_s, u"desc"_s, u"objective"_s};
    return keys.contains(key, Qt::CaseInsensitive);
}

bool isTypesKey(const QString &key)
{
    static const QStringList keys{u"types"_s, u"type"_s, u"categories"_s, u"category"_s};
    return keys.contains(key, Qt::CaseInsensitive);
}

bool isTierKey(const QString &key)
{
    static const QStringList keys{u"difficulty"_s, u"diff"_s, u"tier"_s};
    return keys.contains(key, Qt::CaseInsensitive);
}

/// A goal as the second opinion sees it.
struct CountedGoal {
    QString text{};
    QStringList types{};
    QString container{}; ///< the list that it stands in
    std::optional<int> tier{}; ///< that it states itself
};

QString lined(const CountedGoal &goal)
{
    QStringList types = goal.types;
    types.sort();
    return goal.text + u" ["_s + types.join(u'|') + u']';
}

bool isTextOf(const LooseValue &value, const QSet<QString> &places)
{
    if (value.isCode || value.isNumber || value.text.trimmed().isEmpty() || value.path.isEmpty())
        return false;
    const QString last = value.path.last();
    if (last.startsWith(u'#'))
        return !isTypesKey(value.key())
            && !QStringList{u"range"_s, u"list"_s, u"variants"_s, u"progression"_s, u"unique"_s,
                u"Excludes"_s}
                    .contains(value.key());
    if (last.compare("description"_L1, Qt::CaseInsensitive) == 0)
        return !places.contains(value.place());
    return isTextKey(last) && !std::ranges::any_of(value.path, isTypesKey);
}

/// Adds a type from a text, a list of texts, a list of objects with names, or an object with the
/// types as keys. `depth` is how far the value stands below the goal.
void addTypeTo(CountedGoal &goal, const LooseValue &value, qsizetype depth)
{
    const QString last = value.path.last();
    if (depth == 2 && !last.startsWith(u'#'))
        goal.types << last;
    else if (depth < 3 || isTextKey(last))
        goal.types << value.text.trimmed();
}

/// Whether each goal is an array.
bool areOfRows(const Read &read)
{
    return read.isNoted("column-guessed"_L1) || read.text.contains(u"\"majorDimension\"");
}

QList<CountedGoal> countedRows(const QList<LooseValue> &values)
{
    QList<CountedGoal> goals;
    for (const LooseRow &row : rowsOf(values))
        goals.append({.text = row.text,
            .types = row.types,
            .container = row.container,
            .tier = row.tier.isEmpty() ? std::nullopt : std::optional(row.tier.toInt())});
    return goals;
}

/// The goals of JSON or of a script.
QList<CountedGoal> goalsOfScript(const Read &read)
{
    QList<LooseValue> values = valuesOfScript(read.text);
    if (read.isNoted("list-taken"_L1))
        values.removeIf(
            [&](const LooseValue &value) { return !value.path.contains(read.opened.list); });
    values.removeIf([](const LooseValue &value) { return value.text.contains(u"${"); });
    if (areOfRows(read))
        return countedRows(values);
    QSet<QString> places;
    QSet<QString> statements;
    for (const LooseValue &value : values) {
        if (!value.path.isEmpty() && isTextKey(value.path.last())) {
            places.insert(value.place());
            statements.insert(value.statement());
        }
    }
    // Lists of mere texts beside lists of goals are none.
    values.removeIf([&](const LooseValue &value) {
        return !statements.isEmpty() && !statements.contains(value.statement());
    });
    QList<CountedGoal> goals;
    QHash<QString, qsizetype> known; // by place
    const bool isNamed = std::ranges::any_of(
        values, [&](const LooseValue &value) { return isTextOf(value, places); });
    for (const LooseValue &value : values) {
        const bool isById = !isNamed && !value.isNumber && !value.isCode;
        if (!isById && !isTextOf(value, places))
            continue;
        const bool isMember = !isById && !value.path.last().startsWith(u'#');
        const qsizetype above = value.path.size() - (isMember ? 2 : 1);
        if (isMember)
            known.insert(value.place(), goals.size());
        goals.append({.text = value.text.trimmed(),
            .container = value.path.first(std::max<qsizetype>(0, above)).join(u'/')});
    }
    for (const LooseValue &value : values) {
        // The last of equal keys counts, and the objects that have types have them one level down.
        for (qsizetype size = 1; size <= 3 && size < value.path.size(); ++size) {
            const qsizetype from = value.path.size() - size;
            const auto goal = known.constFind(value.path.first(from).join(u'/'));
            if (goal == known.cend())
                continue;
            const QString key = value.path.at(from);
            if (isTypesKey(key))
                addTypeTo(goals[*goal], value, size);
            else if (isTierKey(key) && value.text.toInt() >= 1 && value.text.toInt() <= 25)
                goals[*goal].tier = value.text.toInt();
        }
    }
    return goals;
}

QList<CountedGoal> goalsOfLines(const Read &read)
{
    static const QRegularExpression bullet(uR"(^\s*(?:[-*•–]|\d+[.)]|\[ \])\s+)"_s);
    QList<CountedGoal> goals;
    QString heading;
    for (QString line : read.text.split(QRegularExpression(u"[\r\n]+"_s))) {
        if (read.opened.hasTypes) { // a document with headings
            static const QRegularExpression box(uR"(^\[.\] )"_s);
            const bool isMarkdown = read.text.contains(u"\n#") || read.text.contains(u"=="_s);
            static const QRegularExpression sign(uR"(^(#|==|\*\*))"_s);
            const bool isHeading = isMarkdown ? line.contains(sign)
                                              : line.endsWith(u':') || line.startsWith(u"Tier ");
            if (isHeading)
                heading = line.remove(QRegularExpression(u"[#=*]|:$"_s)).trimmed();
            else if (!line.isEmpty() && (!isMarkdown || line.contains(bullet)))
                goals.append({.text = line.remove(bullet).remove(box), .container = heading});
            continue;
        }
        if (read.isNoted("bullets-removed"_L1))
            line.remove(bullet);
        if (!line.trimmed().isEmpty())
            goals.append({.text = line.trimmed()});
    }
    return goals;
}

bool isTitle(const QString &cell)
{
    static const QRegularExpression word(
        u"^(goal|name|.* name)$"_s, QRegularExpression::CaseInsensitiveOption);
    return word.match(cell.trimmed()).hasMatch();
}

qsizetype columnOf(const QStringList &titles, const QString &title)
{
    const auto found = std::ranges::find_if(
        titles, [&](const QString &cell) { return cell.trimmed() == title; });
    return found == titles.end() ? -1 : found - titles.begin();
}

/// The goals of a table with titles, of a card, or of a column for each tier.
QList<CountedGoal> goalsOfTable(const Read &read)
{
    QList<CountedGoal> goals;
    qsizetype texts = -1;
    qsizetype types = -1;
    qsizetype tiers = -1;
    const QList<QStringList> rows = cellsOfTable(read.text);
    for (const QStringList &row : rows) {
        const auto title = std::ranges::find_if(row, isTitle);
        if (texts < 0 && title != row.end()) {
            texts = title - row.begin();
            types = columnOf(row, u"types"_s);
            tiers = columnOf(row, u"difficulty"_s);
        } else if (title != row.end()) {
            continue; // the titles of a further table
        } else if (texts >= 0 && row.value(texts).contains(QRegularExpression(u"\\w"_s))) {
            CountedGoal goal{.text = row.value(texts).trimmed()};
            for (const QString &type : row.value(types).split(u','))
                goal.types << QString(type).remove(QRegularExpression(u"[\"'\\[\\]]"_s)).trimmed();
            goal.types.removeAll(QString());
            bool isNumber = false;
            const int tier = row.value(tiers).toInt(&isNumber);
            if (isNumber)
                goal.tier = tier;
            else if (tiers >= 0) // words, of which equal ones mean the same
                goal.container = row.value(tiers).toLower();
            goals.append(goal);
        }
    }
    for (qsizetype row = 1; texts < 0 && row < rows.size(); ++row) {
        const bool hasNumbers = rows.front().front().trimmed().isEmpty(); // of the lines
        for (qsizetype column = hasNumbers ? 1 : 0; column < rows[row].size(); ++column) {
            if (!rows[row][column].trimmed().isEmpty())
                goals.append({.text = rows[row][column].trimmed(),
                    .container = read.isNoted("keys-as-types"_L1) ? rows.front().value(column)
                        : read.isNoted("columns-as-tiers"_L1)     ? QString::number(column)
                                                                  : QString()});
        }
    }
    return goals;
}

/// A text, or a table of one column with headings.
bool isOfLines(const Read &read)
{
    static const QRegularExpression separator(u"[,;|\t]"_s);
    return read.isOf({"text"_L1})
        || (read.isOf({"csv"_L1}) && read.opened.hasTypes && !read.text.contains(separator));
}

QList<CountedGoal> countedGoals(const Read &read)
{
    if (isOfLines(read))
        return goalsOfLines(read);
    return read.isOf({"csv"_L1, "tsv"_L1}) ? goalsOfTable(read) : goalsOfScript(read);
}

/// Whether a value is one that a note names, by itself or by a key that leads to it.
bool isNoted(const QString &text, const QStringList &keys, const Read &read)
{
    return std::ranges::any_of(read.args(), [&](const QString &arg) {
        if (arg == text || keys.contains(arg) || (arg.size() > 1 && text.contains(arg.chopped(1))))
            return !arg.isEmpty();
        return arg.split(u' ').contains(text)
            || std::ranges::any_of(
                arg.split(u", "_s), [&](const QString &one) { return keys.contains(one); });
    });
}

} // namespace

class TestListsComplete final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase_data();
    static void losesNothingInSilence();
    static void aSecondOpinionAgrees();
};

void TestListsComplete::initTestCase_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(folder()).entryList(QDir::Files)) {
        if (name != u"expected.txt")
            QTest::newRow(qPrintable(name)) << name;
    }
}

/// Law: each value of the input that is not structure is in the set, in a note, or in a repair.
void TestListsComplete::losesNothingInSilence()
{
    QFETCH_GLOBAL(const QString, name);
    const auto read = readFixture(name);
    QVERIFY(read.has_value());
    QStringList held;
    gather(QJsonDocument::fromJson(writeNative(read->opened.file.set)).object(), held);
    const auto check = [&](const QString &text, const QStringList &keys, bool isExcused) {
        QString spelled = text.trimmed();
        for (const QString &sign : read->args("placeholder-read"_L1)) {
            if (!held.contains(spelled))
                spelled.replace(sign, u"{{X}}"_s);
        }
        const bool isRight = spelled.isEmpty() || held.contains(spelled) || isExcused
            || isNoted(text.trimmed(), keys, *read);
        return isRight ? QString() : text + u" of "_s + keys.join(u'.');
    };
    if (isOfLines(*read)) {
        for (const CountedGoal &goal : goalsOfLines(*read))
            QCOMPARE(check(goal.text, {}, false), QString());
    } else if (read->isOf({"csv"_L1, "tsv"_L1})) {
        const QList<QStringList> rows = cellsOfTable(read->text);
        const auto titles = std::ranges::find_if(
            rows, [](const QStringList &row) { return std::ranges::any_of(row, isTitle); });
        const bool areTiers = read->isNoted("columns-as-tiers"_L1);
        for (const QStringList &row : rows) {
            const bool isTitles
                = titles != rows.end() ? &row == &*titles : areTiers && &row == &rows.front();
            for (qsizetype column = 0; column < row.size() && !isTitles; ++column) {
                const QString cell = row[column].trimmed();
                const QString title
                    = titles == rows.end() ? QString() : titles->value(column).trimmed();
                // A row number, a rule below titles, a switch, or several types in a cell.
                static const QRegularExpression rule(u"^:?-+:?$"_s);
                const bool isNumber
                    = areTiers && column == 0 && read->isNoted("column-not-used"_L1);
                const bool isTitleAgain = cell == title; // of a further table
                const bool isOther = isTitleAgain || title == u"ID" || rule.match(cell).hasMatch()
                    || title == u"enabled" || title == u"types" || isNumber
                    || (areTiers && title == u"difficulty");
                QCOMPARE(check(cell, {title}, isOther), QString());
            }
        }
    } else {
        const bool isSqueezed = read->isNoted("tiers-squeezed"_L1);
        const bool isNotRun = read->isNoted("script-not-run"_L1);
        const bool hasBlank = read->isNoted("goal-without-text"_L1);
        const QList<LooseValue> values = valuesOfScript(read->text);
        QVERIFY(!values.isEmpty());
        QSet<QString> statements; // that a goal is read from
        for (const LooseValue &value : values) {
            if (held.contains(value.text.trimmed()) && !value.isNumber)
                statements.insert(value.statement());
        }
        for (const LooseValue &value : values) {
            const QString text
                = value.isNumber ? QString::number(value.text.toDouble()) : value.text;
            const bool isExcused
                = (isNotRun && (value.isCode || !statements.contains(value.statement())))
                || (isSqueezed && value.isNumber)
                || (value.key().compare("max"_L1, Qt::CaseInsensitive) == 0
                    && held.contains(QString::number(value.text.toInt() * 4))) // a share of 25
                || (value.key() == "Excludes"_L1
                    && std::ranges::any_of(held,
                        [&](const QString &one) {
                            return one.split(u" - "_s).contains(text); // the name of a group
                        }))
                || (value.key() == "tier"_L1 && held.contains(u"19"_s)) // 2 of 2, spread over 25
                || (isTierKey(value.key()) && read->isNoted("columns-as-tiers"_L1))
                || (read->text.contains(u"majorDimension")
                    && value.path.contains(u"#0"_s)) // titles
                || (value.key() == "combined"_L1 && read->isOf({"goal-list"_L1})) // its layout
                || (hasBlank && value.path.size() <= 3)
                || (value.text.contains(u"${") && read->isNoted("entry-left-out"_L1));
            QCOMPARE(check(text, value.path, isExcused), QString());
        }
    }
}

/// The same goals with the same types, and of those that stand in one list the same tier.
void TestListsComplete::aSecondOpinionAgrees()
{
    QFETCH_GLOBAL(const QString, name);
    const auto read = readFixture(name);
    QVERIFY(read.has_value());
    const GoalSet &set = read->opened.file.set;
    const QList<CountedGoal> counted = countedGoals(*read);
    const bool hasOwnTypes = read->isOf({"goal-list"_L1}); // with minutes, in sections
    const bool areKeysTypes = read->isNoted("keys-as-types"_L1);
    QStringList expected;
    for (CountedGoal goal : counted) {
        for (const QString &sign : read->args("placeholder-read"_L1)) {
            if (!goal.text.contains(u"{{X}}") && !goal.text.contains(u"the #"))
                goal.text.replace(sign, u"{{X}}"_s);
        }
        if (hasOwnTypes)
            goal.types.clear();
        if (areKeysTypes && !goal.container.isEmpty())
            goal.types << goal.container;
        if (!read->args("text-before-tiers"_L1).contains(goal.text)
            && !read->args("line-beside-goals"_L1).contains(goal.text))
            expected << lined(goal);
    }
    QStringList found;
    QHash<QString, std::optional<int>> difficulties; // by text
    for (const Objective &objective : set.objectives) {
        found << lined({.text = objective.goal.trimmed(),
            .types = objective.lineCategories + objective.boardCategories});
        difficulties.insert(objective.goal.trimmed(), statedDifficulty(objective));
    }
    expected.sort();
    found.sort();
    QCOMPARE(found, expected);
    QHash<QString, std::optional<int>> ofContainer;
    for (const CountedGoal &goal : counted) {
        const auto difficulty = difficulties.value(goal.text);
        if (read->isNoted("key-not-used"_L1)
            && read->args("key-not-used"_L1).contains(u"difficulty"))
            continue; // the list counts
        if (goal.tier) {
            QCOMPARE(difficulty, goal.tier);
        } else if (!goal.container.isEmpty() && difficulties.contains(goal.text)) {
            const auto known = ofContainer.constFind(goal.container);
            if (known != ofContainer.cend())
                QCOMPARE(difficulty, *known);
            ofContainer.insert(goal.container, difficulty);
        }
    }
}

BOARDWRIGHT_UNIT(TestListsComplete, NoApplication)
#include "tst_lists_complete.moc"
