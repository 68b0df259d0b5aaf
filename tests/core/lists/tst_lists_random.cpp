// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Random lists, spelled in the shapes in which lists are published: what is read is what was
// spelled.
#include "core/base/code_key.h"
#include "core/formats/set_format.h"
#include "core/lists/listed_goals.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/unit.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <array>
#include <functional>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

struct Goal {
    QString text;
    QStringList types{};
    int tier = 1;
};

/// A file, and how much of the goals it says.
struct Spelled {
    QString text;
    QString suffix = u"js"_s;
    bool hasTiers = true;
    bool areDifficulties = false;
    bool hasTypes = true;
};

class Speller {
public:
    explicit Speller(quint32 seed)
        : m_random(seed)
    {
        // Brackets around a single tier are brackets around the whole list.
        m_tiers = 2 + (one(3) == 0 ? one(30) : one(6));
        int number = 0;
        for (int tier = 1; tier <= m_tiers; ++tier) {
            const int goals = 1 + one(4);
            for (int i = 0; i < goals; ++i)
                m_goals.append({.text = words(++number), .types = types(), .tier = tier});
        }
    }

    const QList<Goal> &goals() const { return m_goals; }

    int tiers() const { return m_tiers; }

    static constexpr int shapes = 19;

    Spelled spelled(int shape)
    {
        using Shape = std::function<Spelled()>;
        const std::array<Shape, shapes> all{[&] { return inElements(); },
            [&] { return pushedTiers(); }, [&] { return pushedGoals(); },
            [&] { return countedElements(); }, [&] { return inVariables(); },
            [&] { return typed(); }, [&] { return joined(); }, [&] { return spread(); },
            [&] { return numbered(u"var list = "_s, u";"_s, u"js"_s, false); },
            [&] { return numbered({}, {}, u"json"_s, true); },
            [&] { return Spelled{.text = nested(true), .suffix = u"json"_s}; },
            [&] { return underKey(); }, [&] { return withDifficulties(); },
            [&] { return groups(); }, [&] { return table(); }, [&] { return markdown(); },
            [&] { return columns(); }, [&] { return rows(); }, [&] { return typeColumns(); }};
        Spelled spelled = all.at(static_cast<std::size_t>(shape))();
        if (one(3) == 0)
            spelled.text.replace(u'\n', u"\r\n"_s);
        if (one(4) == 0)
            spelled.text.prepend(QChar(QChar::ByteOrderMark));
        return spelled;
    }

private:
    int one(int bound) { return m_random.bounded(bound); }

    QString any(const QStringList &from) { return from[one(static_cast<int>(from.size()))]; }

    /// A text that no other goal has, with what readers may stumble over.
    QString words(int number)
    {
        static const QStringList odd{u"'"_s, u"\""_s, u","_s, u";"_s, u"//"_s, u"/*"_s, u"{a}"_s,
            u"[b]"_s, u"\u2026"_s, u"é"_s, u"$"_s, u"#1"_s, u"\\"_s, u"`"_s, u"${n}"_s, u":"_s,
            u"</script>"_s, u"= [1]"_s, u".push("_s, u")"_s, u"|"_s, u"100%"_s};
        static const QStringList plain{u"Find"_s, u"the"_s, u"lamp"_s, u"of"_s, u"boats"_s};
        QStringList parts{u"Goal"_s, QString::number(number)};
        for (int i = one(5); i > 0; --i)
            parts << any(one(3) == 0 ? odd : plain);
        return parts.join(u' ');
    }

    QStringList types()
    {
        static const QStringList names{u"cave"_s, u"sea side"_s, u"town-hall"_s, u"night"_s};
        QStringList taken;
        for (const QString &name : names) {
            if (one(3) == 0)
                taken << name;
        }
        return taken;
    }

    QString json(const QString &text)
    {
        QString quoted = text;
        return u'"' + quoted.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
    }

    QString quoted(const QString &text)
    {
        const QChar mark = u"\"'`"[one(3)];
        QString inside = text;
        inside.replace(u'\\', u"\\\\"_s).replace(mark, u'\\' + QString(mark));
        if (mark == u'`')
            inside.replace(u"${"_s, u"\\${"_s);
        return mark + inside + mark;
    }

    QString space()
    {
        static const QStringList spaces{
            u" "_s, u""_s, u"\n  "_s, u" /* list[9] = [{}] */ "_s, u" // \"old\"\n"_s};
        return spaces[one(m_isMinified ? 2 : 5)];
    }

    /// An object, in JSON or in JavaScript.
    QString object(const Goal &goal, bool isJson, const QString &more = {})
    {
        QStringList members;
        const auto add = [&](const QString &key, const QString &value) {
            const bool isBare = !isJson && one(2) == 0;
            members << (isBare ? key : json(key)) + u": "_s + value;
        };
        QStringList named;
        for (const QString &type : goal.types)
            named << (isJson ? json(type) : quoted(type));
        add(u"name"_s, isJson ? json(goal.text) : quoted(goal.text));
        add(u"types"_s, u'[' + named.join(u", "_s) + u']');
        if (!more.isEmpty())
            members << more;
        if (one(2) == 0)
            std::ranges::reverse(members);
        return u'{' + (isJson ? u" "_s : space()) + members.join(u", "_s) + u'}';
    }

    QStringList objectsOf(int tier, bool isJson)
    {
        QStringList objects;
        for (const Goal &goal : m_goals) {
            if (goal.tier == tier || tier == 0)
                objects << object(goal, isJson);
        }
        return objects;
    }

    QString list(const QStringList &elements, bool isJson)
    {
        const QString last = !isJson && one(2) == 0 && !elements.isEmpty() ? u","_s : QString();
        const QString between = isJson ? u",\n"_s : u","_s + space();
        return u'[' + elements.join(between) + last + u']';
    }

    QString tier(int number, bool isJson) { return list(objectsOf(number, isJson), isJson); }

    QString nested(bool isJson)
    {
        QStringList all;
        for (int number = 1; number <= m_tiers; ++number)
            all << tier(number, isJson);
        return list(all, isJson);
    }

    Spelled statements(const std::function<QString(int)> &statement, QString before)
    {
        if (one(2) == 0)
            before.prepend(u"\"use strict\";\nvar codes = [1, 2, 3, 4];\n"_s);
        for (int number = 1; number <= m_tiers; ++number)
            before += statement(number) + u'\n';
        return {.text = before};
    }

    Spelled inElements()
    {
        return statements(
            [&](int number) {
                const QString key = one(2) == 0 ? u"'%1'"_s : u"%1"_s;
                return u"bingoList["_s + key.arg(number) + u"] ="_s + space() + tier(number, false)
                    + u';';
            },
            u"var bingoList = [];\n"_s);
    }

    Spelled pushedTiers()
    {
        return statements(
            [&](int number) { return u"list.push("_s + tier(number, false) + u");"_s; },
            u"const list = [];\n"_s);
    }

    Spelled pushedGoals()
    {
        return statements(
            [&](int number) {
                const QString name = u"list[%1]"_s.arg(number);
                QString text = name + u" = [];\n"_s;
                const QStringList objects = objectsOf(number, false);
                for (qsizetype at = 0; at < objects.size();) {
                    const qsizetype count = std::min<qsizetype>(1 + one(3), objects.size() - at);
                    text
                        += name + u".push("_s + objects.sliced(at, count).join(u", "_s) + u");\n"_s;
                    at += count;
                }
                return text;
            },
            u"var list = new Array(26);\n"_s);
    }

    Spelled countedElements()
    {
        return statements(
            [&](int number) { return u"list[i++] = "_s + tier(number, false) + u';'; },
            u"var list = [];\nvar i = 1;\n"_s);
    }

    Spelled inVariables()
    {
        return statements(
            [&](int number) {
                return u"const tier%1 = "_s.arg(number) + tier(number, false)
                    + u";\nlists.all[%1] = tier%1;"_s.arg(number);
            },
            u"let lists = {};\n"_s);
    }

    Spelled typed()
    {
        static const QStringList beginnings{u"export const list: Goal[][] = "_s,
            u"const list: Array<Array<{ name: string; types: string[] }>> = "_s,
            u"export default "_s, u"module.exports = "_s, u"const list = Object.freeze("_s};
        const QString beginning = any(beginnings);
        return {.text = beginning + nested(false) + (beginning.endsWith(u'(') ? u");"_s : u";"_s),
            .suffix = u"ts"_s};
    }

    Spelled joined()
    {
        QString text = u"var none = [];\n"_s;
        QStringList names;
        for (int number = 1; number <= m_tiers; ++number) {
            names << u"part%1"_s.arg(number);
            text += u"var "_s + names.last() + u" = "_s + tier(number, false) + u";\n"_s;
        }
        text += u"var list = none.concat("_s + names.join(u", "_s) + u");\n"_s;
        return {.text = text, .hasTiers = false};
    }

    Spelled spread()
    {
        QString text;
        QStringList names;
        for (int number = 1; number <= m_tiers; ++number) {
            names << u"...part%1"_s.arg(number);
            text += u"const part%1 = "_s.arg(number) + tier(number, false) + u";\n"_s;
        }
        text += u"export default ["_s + names.join(u", "_s) + u"];\n"_s;
        return {.text = text, .hasTiers = false};
    }

    Spelled numbered(
        const QString &before, const QString &after, const QString &suffix, bool isJson)
    {
        QStringList members;
        for (int number = 1; number <= m_tiers; ++number)
            members << json(QString::number(number)) + u": "_s + tier(number, isJson);
        return {.text = before + u'{' + members.join(u",\n"_s) + u'}' + after, .suffix = suffix};
    }

    Spelled underKey()
    {
        const QString key
            = any({u"goals"_s, u"objectives"_s, u"tasks"_s, u"squares"_s, u"bingoList"_s});
        const QString text = u"{\"version\": 3, "_s + json(key) + u": "_s + tier(0, true) + u'}';
        return {.text = text, .suffix = u"json"_s, .hasTiers = false};
    }

    Spelled withDifficulties()
    {
        QStringList objects;
        for (Goal &goal : m_goals) {
            goal.tier = std::min(goal.tier, 25);
            objects << object(goal, true, u"\"difficulty\": %1"_s.arg(goal.tier));
        }
        return {.text = list(objects, true), .suffix = u"json"_s, .areDifficulties = true};
    }

    Spelled groups()
    {
        QStringList objects;
        m_tiers = std::min(m_tiers, 25);
        m_goals.removeIf([&](const Goal &goal) { return goal.tier > m_tiers; });
        for (int number = 1; number <= m_tiers; ++number)
            objects << u"{\"tier\": %1, \"goals\": "_s.arg(number) + tier(number, true) + u'}';
        return {.text = list(objects, true), .suffix = u"json"_s};
    }

    QString cell(const QString &text, QChar separator)
    {
        const bool needsQuotes = text.contains(separator) || text.contains(u'"');
        if (!needsQuotes && one(3) != 0)
            return text;
        QString inside = text;
        return u'"' + inside.replace(u'"', u"\"\""_s) + u'"';
    }

    Spelled table()
    {
        const QChar separator = u",;\t"[one(3)];
        QStringList lines{QStringList{u"Types"_s, u"name"_s, u"difficulty"_s}.join(separator)};
        for (Goal &goal : m_goals) {
            goal.tier = std::min(goal.tier, 25);
            lines << QStringList{cell(goal.types.join(u", "_s), separator),
                cell(goal.text, separator), QString::number(goal.tier)}
                         .join(separator);
        }
        return {.text = lines.join(u'\n') + u'\n',
            .suffix = separator == u'\t' ? u"tsv"_s : u"csv"_s,
            .areDifficulties = true};
    }

    Spelled markdown()
    {
        QString text = u"# A list\n\n| Goal | Difficulty | Types |\n|---|:-:|---|\n"_s;
        for (Goal &goal : m_goals) {
            goal.tier = std::min(goal.tier, 25);
            goal.text.remove(u'\\').remove(u'"');
            goal.text = goal.text.simplified();
            QString escaped = goal.text;
            text += u"| "_s + escaped.replace(u'|', u"\\|"_s) + u" | %1 | "_s.arg(goal.tier)
                + goal.types.join(u", "_s) + u" |\n"_s;
        }
        return {.text = text, .suffix = u"md"_s, .areDifficulties = true};
    }

    /// A column for each tier, perhaps beside the numbers of the lines.
    Spelled columns()
    {
        m_tiers = std::clamp(m_tiers, 2, 8);
        for (qsizetype i = 0; i < m_goals.size(); ++i)
            m_goals[i].tier = 1 + static_cast<int>(i % m_tiers);
        while (m_goals.size() < 2 * qsizetype{m_tiers}) {
            const auto number = m_goals.size();
            m_goals.append({.text = u"Goal more %1"_s.arg(number),
                .tier = 1 + static_cast<int>(number % m_tiers)});
        }
        const bool hasNumbers = one(2) == 0;
        QStringList titles;
        for (int number = 1; number <= m_tiers; ++number)
            titles << u"Tier %1"_s.arg(number);
        if (hasNumbers)
            titles.prepend(QString());
        QString text = titles.join(u',');
        for (qsizetype i = 0; i < m_goals.size(); ++i) {
            const bool isFirst = i % m_tiers == 0;
            text += isFirst ? u"\n"_s : u","_s;
            if (isFirst && hasNumbers)
                text += QString::number((i / m_tiers) + 1) + u',';
            text += cell(m_goals[i].text, u',');
        }
        const auto missing = (m_tiers - (m_goals.size() % m_tiers)) % m_tiers;
        text += QString(missing, u',') + u'\n';
        return {.text = text, .suffix = u"csv"_s, .hasTypes = false};
    }

    /// A row for each goal, perhaps below titles.
    Spelled rows()
    {
        m_goals[0].tier = 2; // or else they might count the lines
        m_goals[1].tier = 1;
        const bool hasTypesFirst = one(2) == 0;
        const auto row = [&](const QString &text, const QString &tier, const QString &types) {
            return u'[' + text + u", "_s
                + (hasTypesFirst ? types + u", "_s + tier : tier + u", "_s + types) + u']';
        };
        QStringList all;
        if (one(2) == 0)
            all << row(u"\"Name\""_s, u"\"Difficulty\""_s, u"\"Types\""_s);
        for (Goal &goal : m_goals) {
            goal.tier = std::min(goal.tier, 25);
            QStringList named;
            for (const QString &type : goal.types)
                named << json(type);
            all << row(
                json(goal.text), QString::number(goal.tier), u'[' + named.join(u", "_s) + u']');
        }
        return {.text = list(all, true), .suffix = u"json"_s, .areDifficulties = true};
    }

    /// A column for each type, all of different heights.
    Spelled typeColumns()
    {
        static const QStringList titles{u"Cave"_s, u"Sea"_s, u"Town"_s};
        while (m_goals.size() < 6)
            m_goals.append({.text = u"Goal more %1"_s.arg(m_goals.size())});
        QString text = titles.join(u',') + u'\n';
        const qsizetype height = m_goals.size() - 3; // of the first; the others have two and one
        for (qsizetype line = 0, at = 0; line < height; ++line) {
            for (qsizetype column = 0; column < 3; ++column) {
                const bool hasGoal = column == 0 || line < 3 - column;
                if (hasGoal) {
                    m_goals[at].types = {titles[column]};
                    text += cell(m_goals[at++].text, u',');
                }
                text += column == 2 ? u'\n' : u',';
            }
        }
        return {.text = text, .suffix = u"csv"_s, .hasTiers = false};
    }

    QRandomGenerator m_random;
    QList<Goal> m_goals;
    int m_tiers = 1;
    bool m_isMinified = m_random.bounded(4) == 0;
};

/// As the issue has it: few tiers are spread over 25, more than 25 are squeezed.
int difficultyOf(int tier, int tiers)
{
    if (tiers <= 10)
        return ((2 * tier - 1) * 25 + tiers) / (2 * tiers);
    return tiers <= 25 ? tier : 1 + (tier - 1) * 25 / tiers;
}

QString told(const QString &text, QStringList types, int difficulty)
{
    types.sort();
    return u"%1 [%2] %3"_s.arg(text, types.join(u'|')).arg(difficulty);
}

} // namespace

class TestListsRandom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void whatIsSpelledIsRead_data();
    static void whatIsSpelledIsRead();
};

void TestListsRandom::whatIsSpelledIsRead_data()
{
    QTest::addColumn<int>("shape");
    for (int shape = 0; shape < Speller::shapes; ++shape)
        QTest::addRow("shape %d", shape) << shape;
}

/// The same texts, types and tiers, in the same order, and no word that something was not used.
void TestListsRandom::whatIsSpelledIsRead()
{
    QFETCH(const int, shape);
    constexpr quint32 seeds = 150;
    for (quint32 seed = 0; seed < seeds; ++seed) {
        Speller speller(seed + (seeds * static_cast<quint32>(shape)));
        const Spelled spelled = speller.spelled(shape);
        const auto opened = readAnySet(spelled.text.toUtf8(), spelled.suffix);
        QVERIFY2(opened.has_value(),
            qPrintable(spelled.text + (opened ? QString() : describedNote(opened.error()))));
        QStringList expected;
        for (const Goal &goal : speller.goals()) {
            const int difficulty = !spelled.hasTiers ? 0
                : spelled.areDifficulties            ? goal.tier
                                                     : difficultyOf(goal.tier, speller.tiers());
            expected << told(goal.text, spelled.hasTypes ? goal.types : QStringList(), difficulty);
        }
        QStringList found;
        for (const Objective &objective : opened->file.set.objectives)
            found << told(objective.goal, objective.lineCategories + objective.boardCategories,
                statedDifficulty(objective).value_or(0));
        if (found != expected)
            qWarning().noquote() << spelled.text << describedNotes(opened->file.notes);
        QCOMPARE(found, expected);
        for (const Problem &note : opened->file.notes) {
            const QString key = codeKey(note.code);
            QVERIFY2(key != u"entry-left-out" && key != u"key-not-used" && key != u"list-taken"
                    && key != u"goal-without-text",
                qPrintable(spelled.text + describedNote(note)));
        }
    }
}

BOARDWRIGHT_UNIT(TestListsRandom, NoApplication)
#include "tst_lists_random.moc"
