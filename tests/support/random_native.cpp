// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_native.h"

#include "core/formats/json_layout.h"

#include <algorithm>
#include <array>

namespace boardwright::test {

using namespace Qt::StringLiterals;

QByteArray RandomNative::space()
{
    static constexpr std::array spaces{"", "", "", " ", "\n", "\r\n", "\t", "\r", "\n    "};
    return spaces.at(static_cast<std::size_t>(below(static_cast<int>(spaces.size()))));
}

QString RandomNative::text()
{
    static const QStringList texts{u""_s, u"a"_s, u"b"_s, u"c"_s, u"goal"_s, u"weighting"_s, u"é"_s,
        u"😀"_s, u"\"\\/"_s, u"\n\t\u0001"_s, u"{{X}} item[[s]]"_s, u"a, b: [c] {d}"_s};
    return texts.at(below(static_cast<int>(texts.size())));
}

QStringList RandomNative::texts()
{
    QStringList all(below(4));
    std::ranges::generate(all, [this] { return text(); });
    return all;
}

QList<int> RandomNative::values()
{
    QList<int> all(below(4));
    std::ranges::generate(all, [this] { return value(); });
    return all;
}

QByteArray RandomNative::spelledText(const QString &text)
{
    if (oneIn(2))
        return jsonText(text);
    QByteArray spelled = "\"";
    for (const QChar unit : text)
        spelled += "\\u" + QByteArray::number(unit.unicode(), 16).rightJustified(4, '0');
    return spelled + '"';
}

QByteArray RandomNative::spelledNumber(int number)
{
    QByteArray plain = QByteArray::number(number);
    switch (below(6)) {
    case 0:
        return plain + ".0";
    case 1:
        return number == 0 ? plain : plain + "0e-1";
    case 2:
        return plain + "E+0";
    default:
        return plain;
    }
}

QByteArray RandomNative::anything(int depth)
{
    switch (below(depth == 0 ? 5 : 7)) {
    case 0:
        return "null";
    case 1:
        return flag();
    case 2:
        return number();
    case 3:
        return "-12.50e-7";
    case 4:
        return word();
    case 5:
        return '[' + space() + anything(depth - 1) + space() + ',' + anything(depth - 1) + ']';
    default:
        return object({spelledText(text()) + ':' + anything(depth - 1),
            spelledText(text()) + ':' + anything(depth - 1)});
    }
}

QByteArray RandomNative::list(int most, QByteArray (RandomNative::*element)())
{
    QByteArrayList elements;
    for (int i = below(most + 1); i > 0; --i)
        elements << space() + (this->*element)() + space();
    return '[' + space() + elements.join(',') + ']';
}

QByteArray RandomNative::member(const char *key, const QByteArray &value)
{
    return spelledText(QString::fromLatin1(key)) + space() + ':' + space() + value;
}

void RandomNative::addOptional(QByteArrayList &members, const char *key, const QByteArray &value)
{
    const bool isRepeated = oneIn(8);
    if (isRepeated)
        members << member(key, anything(1)); // of any type: it does not count
    if (isRepeated || oneIn(2))
        members << member(key, oneIn(8) ? QByteArray("null") : value);
}

QByteArray RandomNative::object(QByteArrayList members)
{
    for (QByteArray &text : members)
        text = space() + text + space();
    return '{' + space() + members.join(',') + '}';
}

QByteArray RandomNative::objective()
{
    QByteArrayList members;
    addOptional(members, "weighting", number());
    if (oneIn(4))
        members << member("shiny", anything(3));
    members << member("goal", word());
    addOptional(members, "range", list(3, &RandomNative::number));
    addOptional(members, "individual_limit", number());
    addOptional(members, "board_categories", list(2, &RandomNative::word));
    addOptional(members, "progressive_ranges", flag());
    addOptional(members, "progression", list(4, &RandomNative::letter));
    addOptional(members, "disabled", flag());
    if (oneIn(4))
        members << member("boardwright", anything(3));
    addOptional(members, "tag", word());
    addOptional(members, "forced_positions", list(2, &RandomNative::number));
    return object(members);
}

QByteArray RandomNative::categoryLimits()
{
    QByteArrayList members;
    for (int i = below(5); i > 0; --i)
        members << spelledText(text()) + ':' + number();
    return object(members);
}

QByteArray RandomNative::limits()
{
    QByteArrayList members;
    addOptional(members, "line", categoryLimits());
    if (oneIn(4))
        members << member("cell", anything(2));
    addOptional(members, "board", categoryLimits());
    return object(members);
}

QByteArray RandomNative::settings()
{
    QByteArrayList members;
    addOptional(members, "game_size", word());
    addOptional(members, "max_size", word());
    addOptional(members, "game_mode", word());
    return object(members);
}

QByteArray RandomNative::file()
{
    QByteArrayList members;
    addOptional(members, "set_name", word());
    addOptional(members, "dedicated_schema_settings", settings());
    addOptional(members, "limits", limits());
    addOptional(members, "schema_mode", "\"relaxed\"");
    if (oneIn(4))
        members << member("objectives", anything(2));
    members << member("objectives", list(5, &RandomNative::objective));
    addOptional(members, "schema_version", spelledNumber(3));
    if (oneIn(2))
        members << member("boardwright", anything(3));
    addOptional(members, "capped_schema_settings", settings());
    addOptional(members, "tag_names", list(3, &RandomNative::word));
    return (oneIn(8) ? QByteArray("\xEF\xBB\xBF") : space()) + object(members) + space();
}

QList<CategoryLimit> RandomNative::newLimits()
{
    QStringList categories = texts();
    categories.removeDuplicates();
    QList<CategoryLimit> limits;
    for (const QString &category : std::as_const(categories))
        limits.append({.category = category, .percent = value()});
    return limits;
}

void RandomNative::editObjective(Objective &objective)
{
    switch (below(9)) {
    case 0:
        objective.goal = text();
        break;
    case 1:
        objective.range = values();
        break;
    case 2:
        objective.individualLimit = oneIn(2) ? 1 : value();
        break;
    case 3:
        objective.boardCategories = texts();
        break;
    case 4:
        objective.progression = Zones::fromInt(static_cast<Zones::Int>(below(16)));
        break;
    case 5:
        objective.tag = text();
        break;
    case 6:
        objective.disabled = oneIn(2);
        break;
    case 7:
        objective.forcedPositions = values();
        break;
    default:
        objective.weighting = value();
        break;
    }
}

void RandomNative::editRows(GoalSet &set)
{
    const auto rows = static_cast<int>(set.objectives.size());
    if (rows == 0 || oneIn(3)) {
        Objective added;
        added.id = set.nextRow();
        editObjective(added);
        set.objectives.insert(below(rows + 1), added);
    } else if (oneIn(2)) {
        set.objectives.removeAt(below(rows));
    } else {
        set.objectives.move(below(rows), below(rows));
    }
}

void RandomNative::edit(GoalSet &set)
{
    switch (below(8)) {
    case 0:
        set.boardLimits = newLimits();
        break;
    case 1:
        std::ranges::reverse(set.boardLimits);
        break;
    case 2:
        set.dedicatedMode = text();
        break;
    case 3:
        set.tagNames = texts();
        break;
    case 4:
        set.lineLimits = newLimits();
        break;
    case 5:
        editRows(set);
        break;
    default:
        if (!set.objectives.isEmpty())
            editObjective(set.objectives[below(static_cast<int>(set.objectives.size()))]);
        break;
    }
}

} // namespace boardwright::test
