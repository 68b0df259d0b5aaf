// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sets/random_native.h"

#include "core/formats/json_layout.h"
#include "tests/support/sets/native_sections.h"

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
    return listOf(below(most + 1), element);
}

QByteArray RandomNative::listOf(int count, QByteArray (RandomNative::*element)())
{
    QByteArrayList elements;
    for (int i = count; i > 0; --i)
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
        members << member(key, anything(1)); // any type: the later member counts
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
    addOptional(members, "line_categories", list(2, &RandomNative::word));
    addOptional(members, "tooltip", word());
    addOptional(members, "icons", list(2, &RandomNative::word));
    addOptional(members, "progressive_ranges", flag());
    addOptional(members, "progression", list(4, &RandomNative::letter));
    addOptional(members, "disabled", flag());
    addOptional(members, "boardwright", beside());
    addOptional(members, "tag", word());
    addOptional(members, "forced_positions", list(2, &RandomNative::number));
    return object(members);
}

QByteArray RandomNative::rowNumbers(int rows)
{
    QByteArrayList numbers;
    for (int i = rows == 0 ? 0 : below(3); i > 0; --i)
        numbers << space() + spelledNumber(below(rows)) + space();
    return '[' + numbers.join(',') + ']';
}

QByteArray RandomNative::fieldValue(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag:
        return flag();
    case Kind::Integer:
        return number();
    case Kind::Number:
        return oneIn(2) ? QByteArray("2.50") : number();
    case Kind::Text:
    case Kind::Choice:
        return word();
    case Kind::Names:
        return list(3, &RandomNative::word);
    case Kind::NumbersByName:
        return categoryLimits();
    case Kind::RowRefs:
        return rowNumbers(field.target == objectivesTable ? m_objectives : m_zones);
    case Kind::Positions:
        return list(3, &RandomNative::number);
    case Kind::Extent:
        return spelledText(u"%1x%2"_s.arg(below(9)).arg(below(9)));
    }
    return {};
}

QByteArray RandomNative::fields()
{
    QByteArrayList members;
    for (const Field &field : everyField()) {
        if (oneIn(2))
            addOptional(members, field.key.data(), fieldValue(field));
        if (oneIn(16))
            members << member("unknown", anything(2));
    }
    return object(members);
}

QByteArray RandomNative::beside()
{
    QByteArrayList members;
    addOptional(members, "later", anything(1));
    addOptional(members, "trial", fields());
    return object(members);
}

QByteArray RandomNative::extension()
{
    QByteArrayList members;
    addOptional(members, "rules", fields());
    if (oneIn(4))
        members << member("zones", anything(2)); // the later member counts
    members << member("zones", listOf(m_zones, &RandomNative::fields));
    addOptional(members, "later", anything(2));
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
    m_objectives = below(6);
    const bool hasExtension = oneIn(2);
    m_zones = hasExtension ? below(4) : 0;
    QByteArrayList members;
    addOptional(members, "set_name", word());
    addOptional(members, "game_name", word());
    addOptional(members, "dedicated_schema_settings", settings());
    addOptional(members, "limits", limits());
    addOptional(members, "schema_mode", "\"relaxed\"");
    if (oneIn(4))
        members << member("objectives", anything(2));
    members << member("objectives", listOf(m_objectives, &RandomNative::objective));
    addOptional(members, "schema_version", spelledNumber(3));
    if (hasExtension)
        members << member("boardwright", extension());
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
    switch (below(13)) {
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
    case 8:
        objective.lineCategories = texts();
        break;
    case 9:
        objective.tooltip = text();
        break;
    case 10:
        objective.icons = texts();
        break;
    case 11:
        objective.progressiveRanges = oneIn(2);
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

Value RandomNative::newValue(const Field &field, const GoalSet &set)
{
    const auto rowOf = [this](const auto &rows) {
        QList<RowId> ids;
        if (!rows.isEmpty())
            ids << rows.at(below(static_cast<int>(rows.size()))).id;
        return ids;
    };
    switch (field.kind) {
    case Kind::Flag:
        return oneIn(2);
    case Kind::Integer:
        return qint64{value()};
    case Kind::Number:
        return value() / 4.0;
    case Kind::Text:
    case Kind::Choice:
        return text();
    case Kind::Names:
        return texts();
    case Kind::NumbersByName: {
        QList<NamedNumber> numbers;
        for (const CategoryLimit &limit : newLimits())
            numbers.append({.name = limit.category, .number = limit.percent / 8.0});
        return numbers;
    }
    case Kind::RowRefs:
        return field.target == objectivesTable ? rowOf(set.objectives)
                                               : rowOf(set.tables.value(field.target));
    case Kind::Positions:
        return values();
    case Kind::Extent:
        return Extent{.rows = below(9), .columns = below(9)};
    }
    return {};
}

void RandomNative::editField(FieldValues &values, const GoalSet &set)
{
    const auto fields = everyField();
    const Field &field = fields[static_cast<std::size_t>(below(static_cast<int>(fields.size())))];
    setValue(values, field, oneIn(3) ? fallbackOf(field) : newValue(field, set));
}

void RandomNative::editTable(GoalSet &set)
{
    QList<TableRow> rows = set.tables.value(u"zones"_s);
    const auto count = static_cast<int>(rows.size());
    if (count == 0 || oneIn(3))
        rows.insert(below(count + 1), {.id = set.nextRow(), .values = {}, .verbatim = {}});
    else if (oneIn(3))
        rows.removeAt(below(count));
    else if (oneIn(2))
        rows.move(below(count), below(count));
    else
        editField(rows[below(count)].values, set);
    if (rows.isEmpty())
        set.tables.remove(u"zones"_s);
    else
        set.tables.insert(u"zones"_s, rows);
}

void RandomNative::editSections(GoalSet &set)
{
    if (oneIn(3)) {
        editTable(set);
    } else if (oneIn(2) || set.objectives.isEmpty()) {
        editField(set.once[u"rules"_s], set);
    } else {
        editField(
            set.objectives[below(static_cast<int>(set.objectives.size()))].extension[u"trial"_s],
            set);
    }
}

void RandomNative::edit(GoalSet &set)
{
    switch (below(16)) {
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
        set.gameName = text();
        break;
    case 6:
        set.setName = text();
        break;
    case 7:
        set.schemaMode = static_cast<SchemaMode>(below(4));
        break;
    case 8:
        set.cappedMaxSize = text();
        break;
    case 9:
        set.dedicatedSize = text();
        break;
    case 10:
        editRows(set);
        break;
    case 11:
    case 12:
    case 13:
        editSections(set);
        break;
    default:
        if (!set.objectives.isEmpty())
            editObjective(set.objectives[below(static_cast<int>(set.objectives.size()))]);
        break;
    }
}

} // namespace boardwright::test
