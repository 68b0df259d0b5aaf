// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/field_text.h"

#include "core/goalset/icons.h"
#include "core/goalset/names.h"
#include "core/goalset/objective_fields.h"
#include "core/goalset/snake_case.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

using Parsed = std::expected<Value, BadText>;
using Why = BadText::Why;

/// Boards are far smaller; a longer list is a typing error.
constexpr qsizetype mostPositions = 1000;

std::unexpected<BadText> refused(
    Why why = Why::NoValue, const QString &part = {}, qsizetype count = 0)
{
    return std::unexpected(BadText{.why = why, .part = part, .count = count});
}

template <typename Held>
Parsed orNoValue(const std::optional<Held> &held)
{
    return held ? Parsed(*held) : refused();
}

QString englishWord(const QString &word, const Spelling &spelling)
{
    return spelling.english == nullptr ? word : spelling.english(word);
}

/// "short_blackout" for "shortBlackout", as the public program writes it.
QString withUnderscores(const QString &text)
{
    QString spelled;
    for (const QChar letter : text) {
        if (letter.isUpper() && !spelled.isEmpty())
            spelled += u'_';
        spelled += letter.toLower();
    }
    return spelled;
}

/// The index of the choice that a text means; nothing if it means none.
std::optional<std::size_t> choiceOf(
    const Field &field, const QString &text, const Spelling &spelling)
{
    const QString typed = text.trimmed();
    const auto indexOf = [&](const auto &isMeant) -> std::optional<std::size_t> {
        const auto found = std::ranges::find_if(field.choices, isMeant);
        return found == field.choices.end() ? std::nullopt
                                            : std::optional(found - field.choices.begin());
    };
    const auto hasKey = [&](const QString &key) {
        return indexOf([&](const Choice &choice) { return choice.key == key; });
    };
    const auto hasLabel = [&](const Choice &choice) {
        return spelling.label != nullptr
            && spelling.label(choice).compare(typed, Qt::CaseInsensitive) == 0;
    };
    return hasKey(typed)
        .or_else([&] { return indexOf(hasLabel); })
        .or_else([&] { return hasKey(typed.toLower()); })
        .or_else([&] { return hasKey(withUnderscores(typed)); });
}

Parsed readInteger(const Field &field, const QString &text, const Spelling &spelling)
{
    if (const auto named = choiceOf(field, text, spelling))
        return static_cast<qint64>(field.min + static_cast<double>(*named) * field.step);
    const auto number = wholeNumberOfCell(text, spelling.numbers);
    // Objectives hold ints.
    const bool isInt = number && *number >= std::numeric_limits<int>::min()
        && *number <= std::numeric_limits<int>::max();
    return isInt ? Parsed(*number) : refused();
}

Parsed readNumber(const Field &field, const QString &text, const Spelling &spelling)
{
    QString number = text.trimmed();
    const bool isPercentage
        = field.label != nullptr && QLatin1StringView(field.label).contains(u'%');
    if (isPercentage && (number.endsWith(u'%') || number.endsWith(u'％')))
        number.chop(1);
    return orNoValue(numberOfCell(number, spelling.numbers));
}

/// A part of a list: one number or a run of numbers.
struct NumberRun {
    qint64 first = 0;
    qint64 last = 0;
    qint64 step = 1;

    qint64 count() const { return (last - first) / step + 1; }
};

std::optional<NumberRun> runOfText(const QString &text)
{
    static const QRegularExpression pattern(
        uR"(^(\d{1,10})(?:\s*(?:-|–|—|‒|−|\.\.\.?|…)\s*(\d{1,10})(?:\s*/\s*(\d{1,10}))?)?$)"_s);
    const QRegularExpressionMatch match = pattern.match(text);
    if (!match.hasMatch())
        return {};
    NumberRun run;
    run.first = match.captured(1).toLongLong();
    run.last = match.hasCaptured(2) ? match.captured(2).toLongLong() : run.first;
    run.step = match.hasCaptured(3) ? match.captured(3).toLongLong() : 1;
    if (run.first < 1 || run.last < run.first || run.step < 1
        || run.last > std::numeric_limits<int>::max())
        return {};
    return run;
}

/// Numbers from 1: "2-5", "2–5", "3, 6, 9", "3 · 6 · 9", "3 | 6", "10..50/10" (in steps of 10). At
/// most `most`.
Parsed readRuns(const QString &text, qsizetype most)
{
    static const QRegularExpression between(u"[,;|·•]"_s);
    static const QRegularExpression spaces(u"(?<=\\d)\\s+(?=\\d)"_s);
    QList<int> numbers;
    QString list = text;
    list.replace(spaces, u","_s); // "3 6 9"
    for (const QString &piece : list.split(between, Qt::SkipEmptyParts)) {
        const QString part = piece.trimmed();
        if (part.isEmpty())
            continue;
        const auto run = runOfText(part);
        if (!run)
            return refused(Why::NoValue, part);
        if (numbers.size() + run->count() > most)
            return refused(Why::TooMany);
        for (qint64 number = run->first; number <= run->last; number += run->step)
            numbers.append(static_cast<int>(number));
    }
    if (numbers.isEmpty() && !text.trimmed().isEmpty())
        return refused(Why::NoValue, text.trimmed());
    return numbers;
}

/// Integers from 0 down are read, too, for files that hold them.
Parsed readPositions(const Field &field, const QString &text)
{
    QList<int> numbers;
    bool areNumbers = true;
    for (const QStringView part : QStringView(text).split(u',')) {
        bool isNumber = false;
        numbers.append(part.trimmed().toInt(&isNumber));
        areNumbers = areNumbers && isNumber;
    }
    if (areNumbers)
        return numbers;
    return readRuns(text, std::max(mostPositions, mostNumbers(field)));
}

Parsed readZones(const Field &field, const QString &text, const Spelling &spelling)
{
    static const QRegularExpression between(u"[\\s,;·+/|&]+"_s);
    Objective objective;
    for (const QString &word : text.toLower().split(between, Qt::SkipEmptyParts)) {
        const Zones zones = zonesOfWord(englishWord(word, spelling));
        if (!zones)
            return refused(Why::NoValue, word);
        objective.progression |= zones;
    }
    return valueOf(objective, objectiveSection, field);
}

/// Emoji may be adjacent or separated by spaces.
QStringList iconsOfText(const QString &text)
{
    static const QRegularExpression space(u"\\s+"_s);
    QStringList icons;
    for (const QString &name : namesOfText(text)) {
        const QStringList parts = name.split(space, Qt::SkipEmptyParts);
        const bool areEmoji = parts.size() > 1
            && std::ranges::all_of(
                parts, [](const QString &part) { return iconKind(part) == IconKind::Emoji; });
        icons += areEmoji ? parts : QStringList(name);
    }
    return icons;
}

Parsed readNames(const Field &field, const QString &text, const Spelling &spelling)
{
    switch (partOf(field)) {
    case ObjectiveField::Progression:
        return readZones(field, text, spelling);
    case ObjectiveField::Icons:
        return iconsOfText(text);
    case ObjectiveField::Tag:
        // In a file it is one name, whatever characters it contains.
        return spelling.isBeyondLimits ? QStringList(text) : namesOfText(text);
    default:
        break;
    }
    QStringList names = namesOfText(text);
    for (QString &name : names) {
        if (const auto choice = choiceOf(field, name, spelling))
            name = field.choices[*choice].key;
    }
    return names;
}

/// A comma before digits may belong to a number, depending on the author's language: "combat: 2,
/// shop: 0,5", or "combat: 1,500". A semicolon separates everywhere.
Parsed readNumbersByName(const QString &text, const Spelling &spelling)
{
    static const QRegularExpression decimals(u"^\\d"_s);
    static const QRegularExpression group(u"^\\d{3}\\b"_s);
    const QLocale &locale = spelling.numbers;
    const bool hasGroups = !locale.numberOptions().testFlag(QLocale::RejectGroupSeparator);
    const QRegularExpression &ofNumber = locale.decimalPoint() == u"," ? decimals : group;
    const auto isComma = [&](qsizetype at) {
        return !hasGroups || at == 0 || !text[at - 1].isDigit()
            || !ofNumber.matchView(QStringView(text).sliced(at + 1)).hasMatch();
    };
    QStringList items;
    for (const QString &item : namesOfText(text, isComma)) {
        const qsizetype colon = item.lastIndexOf(u':');
        const auto number = numberOfCell(item.sliced(colon + 1), locale);
        items << (number ? item.first(colon + 1)
                    + QString::number(*number, 'g', QLocale::FloatingPointShortest)
                         : item);
    }
    return orNoValue(numbersByName(items));
}

Parsed readExtent(const QString &text)
{
    const QStringList parts = text.toLower().replace(u'×', u'x').split(u'x');
    bool isRows = false;
    bool isColumns = false;
    const Extent extent{
        .rows = parts.value(0).toInt(&isRows), .columns = parts.value(1).toInt(&isColumns)};
    return parts.size() == 2 && isRows && isColumns ? Parsed(extent) : refused();
}

/// The value, whether or not the field allows it.
Parsed readText(const Field &field, const QString &text, const Spelling &spelling)
{
    switch (field.kind) {
    case Kind::Flag:
        return orNoValue(flagOfCell(text).or_else(
            [&] { return flagOfCell(englishWord(text.trimmed().toLower(), spelling)); }));
    case Kind::Integer:
        return readInteger(field, text, spelling);
    case Kind::Number:
        return readNumber(field, text, spelling);
    case Kind::Text:
        return text;
    case Kind::Choice: {
        const auto choice = choiceOf(field, text, spelling);
        return choice ? Parsed(QString(field.choices[*choice].key)) : refused();
    }
    case Kind::Names:
        return readNames(field, text, spelling);
    case Kind::NumbersByName:
        return readNumbersByName(text, spelling);
    case Kind::RowRefs:
        return spelling.rows ? orNoValue(spelling.rows(text)) : refused();
    case Kind::Positions:
        return readPositions(field, text);
    case Kind::Extent:
        return readExtent(text);
    }
    return refused();
}

Parsed allowedPositions(const Field &field, QList<int> numbers)
{
    const auto low = std::ranges::find_if(numbers, [](int number) { return number < 1; });
    if (low != numbers.end())
        return refused(Why::NoValue, QString::number(*low));
    if (partOf(field) == ObjectiveField::Range) {
        // Equal neighbours occur in official files and are kept; unsorted ranges are typing errors.
        if (!std::ranges::is_sorted(numbers)) {
            std::ranges::sort(numbers);
            numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
        }
    } else if (partOf(field) == ObjectiveField::ForcedPositions) {
        QList<int> once;
        for (const int number : std::as_const(numbers)) {
            if (!once.contains(number))
                once.append(number);
        }
        numbers = once;
    }
    return numbers.size() > mostNumbers(field) ? refused(Why::TooMany) : Parsed(numbers);
}

Parsed allowedTag(const QStringList &names)
{
    if (names.size() > 1)
        return refused(Why::TooMany, {}, names.size());
    const QString name = names.value(0).trimmed();
    const QString spelled = isSnakeCase(name) ? name : snakeCase(name);
    if (!name.isEmpty() && spelled.isEmpty())
        return refused(Why::NoValue, name);
    if (!spelled.isEmpty() && !isGoodTag(spelled))
        return refused(Why::TooLong, spelled);
    return spelled.isEmpty() ? QStringList() : QStringList(spelled);
}

Parsed allowedIcons(const Field &field, QStringList icons)
{
    icons.removeAll(QString());
    if (icons.size() > static_cast<qsizetype>(field.max))
        return refused(Why::TooMany, {}, icons.size());
    const auto unknown = std::ranges::find(icons, IconKind::Unknown, iconKind);
    if (unknown != icons.end())
        return refused(Why::NoValue, *unknown);
    const bool areMixed = std::ranges::contains(icons, IconKind::Picture, iconKind)
        && std::ranges::contains(icons, IconKind::Emoji, iconKind);
    return areMixed ? refused(Why::MixedIcons) : Parsed(icons);
}

Parsed allowedNames(const Field &field, QStringList names)
{
    const ObjectiveField part = partOf(field);
    if (part == ObjectiveField::Tag)
        return allowedTag(names);
    if (part == ObjectiveField::Icons)
        return allowedIcons(field, names);
    names.removeAll(QString());
    if (!field.keepsRepeats)
        names.removeDuplicates();
    const bool areCategories
        = part == ObjectiveField::BoardCategories || part == ObjectiveField::LineCategories;
    if (areCategories && names.size() > static_cast<qsizetype>(field.max))
        return refused(Why::TooMany, {}, names.size());
    return clamped(field, names) == Value(names) ? Parsed(names) : refused();
}

} // namespace

qsizetype mostNumbers(const Field &field)
{
    return field.max > 0 ? static_cast<qsizetype>(field.max) : mostPositions;
}

Parsed allowedValue(const Field &field, const Value &value)
{
    if (value.index() != fallbackOf(field).index())
        return refused();
    switch (field.kind) {
    case Kind::Names:
        return allowedNames(field, std::get<QStringList>(value));
    case Kind::Positions:
        return allowedPositions(field, std::get<QList<int>>(value));
    case Kind::Text: {
        const auto &text = std::get<QString>(value);
        if (partOf(field) == ObjectiveField::Goal && text.trimmed().isEmpty())
            return refused(Why::Empty);
        return clamped(field, value) == value ? Parsed(value)
                                              : refused(Why::TooLong, text, text.size());
    }
    default:
        return clamped(field, value) == value ? Parsed(value) : refused();
    }
}

Parsed valueOfText(const Field &field, const QString &text, const Spelling &spelling)
{
    Parsed value = readText(field, text, spelling);
    const bool isFree = spelling.isBeyondLimits && partOf(field) != ObjectiveField::GoalSet;
    return isFree ? value
                  : value.and_then([&](const Value &read) { return allowedValue(field, read); });
}

std::optional<Value> valueOfText(const Field &field, const QString &text)
{
    const Parsed value = valueOfText(field, text, Spelling());
    return value ? std::optional(*value) : std::nullopt;
}

} // namespace boardwright
