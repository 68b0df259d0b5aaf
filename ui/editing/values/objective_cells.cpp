// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/objective_cells.h"

#include "core/formats/native_text.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/icons.h"
#include "core/goalset/snake_case.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct EnterWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ObjectiveCells)
};

using Entered = std::expected<Value, QString>;

// Boards are far smaller; a longer list is a typing error.
constexpr qsizetype mostPositions = 1000;

/// A zone by its name in the language of the window.
Zones zoneOfName(const QString &word)
{
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        if (word == zoneName(zone).toLower())
            return zone;
    }
    return {};
}

Value zonesValue(Zones zones)
{
    Objective objective;
    objective.progression = zones & allZones;
    return valueOf(objective, ObjectiveColumn::Progression);
}

Entered readZones(const QVariant &entered)
{
    Zones zones;
    if (entered.typeId() == QMetaType::Int || entered.typeId() == QMetaType::UInt)
        return zonesValue(Zones(QFlag(entered.toInt())));
    for (const QString &word : zoneWordsOfCell(entered.toString())) {
        Zones found = zoneOfName(word);
        if (word == EnterWords::tr("all", "all zones").toLower())
            found = allZones;
        if (!found)
            found = zonesOfWord(word);
        if (!found)
            return std::unexpected(EnterWords::tr(
                "\"%1\" is not a zone. Zones are E, M, L and N: %2; or write \"all\".")
                    .arg(shortName(word), zonesText(allZones)));
        zones |= found;
    }
    return zonesValue(zones);
}

std::optional<bool> yesOrNo(const QString &text)
{
    const QString word = text.trimmed().toLower();
    if (word == EnterWords::tr("yes").toLower() || word == EnterWords::tr("true").toLower())
        return true;
    if (word == EnterWords::tr("no").toLower() || word == EnterWords::tr("false").toLower())
        return false;
    return flagOfCell(word);
}

Entered readFlag(const QVariant &entered)
{
    const auto meant = entered.typeId() == QMetaType::Bool ? std::optional(entered.toBool())
                                                           : yesOrNo(entered.toString());
    if (!meant)
        return std::unexpected(EnterWords::tr("\"%1\" is neither yes nor no. Write TRUE or FALSE.")
                .arg(shortName(entered.toString())));
    return *meant;
}

Entered readNumber(const Field &field, const QVariant &entered)
{
    // "1,000" as the window writes it, before "60,00" of any spreadsheet.
    const auto number = wholeNumberOfCell(plainWhole(entered.toString()));
    if (number && static_cast<double>(*number) >= field.min
        && static_cast<double>(*number) <= field.max)
        return *number;
    const QString why = columnOf(field) == ObjectiveColumn::Weighting
        ? EnterWords::tr("A weighting must be a whole number from 1 to 100; \"%1\" is not.")
        : EnterWords::tr("A limit must be a whole number of at least 1; \"%1\" is not. Disable the "
                         "goal to keep it off the board.");
    return std::unexpected(why.arg(shortName(entered.toString())));
}

std::expected<QList<int>, QString> numbersIn(const QVariant &entered, qsizetype most)
{
    if (entered.metaType() != QMetaType::fromType<QList<int>>())
        return numbersOfText(entered.toString(), most);
    // Converted through text, so that the same values are rejected.
    QStringList texts;
    for (const int number : entered.value<QList<int>>())
        texts << nameText(number);
    return numbersOfText(texts.join(u", "_s), most);
}

Entered readRange(const QVariant &entered)
{
    auto numbers = numbersIn(entered, field_limits::values);
    if (!numbers)
        return std::unexpected(EnterWords::tr("Range: %1").arg(numbers.error()));
    // Equal neighbours occur in official files and are kept; unsorted ranges are typing errors.
    if (!std::ranges::is_sorted(*numbers)) {
        std::ranges::sort(*numbers);
        numbers->erase(std::ranges::unique(*numbers).begin(), numbers->end());
    }
    return *numbers;
}

Entered readPositions(const QVariant &entered)
{
    const auto numbers = numbersIn(entered, mostPositions);
    if (!numbers)
        return std::unexpected(EnterWords::tr("Positions: %1").arg(numbers.error()));
    QList<int> once;
    once.reserve(numbers->size());
    for (const int position : *numbers) {
        if (!once.contains(position))
            once.append(position);
    }
    return once;
}

QStringList namesIn(const QVariant &entered)
{
    return entered.typeId() == QMetaType::QStringList ? entered.toStringList()
                                                      : namesOfText(entered.toString());
}

Entered readCategories(const QVariant &entered)
{
    QStringList names = namesIn(entered);
    names.removeAll(QString());
    names.removeDuplicates();
    if (names.size() > field_limits::categories)
        return std::unexpected(EnterWords::tr(
            "lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.",
            nullptr, static_cast<int>(names.size())));
    return names;
}

Entered readTag(const QVariant &entered)
{
    const QStringList names = namesIn(entered);
    if (names.size() > 1)
        return std::unexpected(EnterWords::tr("A goal can have at most one tag; here are %Ln.",
            nullptr, static_cast<int>(names.size())));
    const QString name = names.isEmpty() ? QString() : names.first().trimmed();
    const QString spelled = isSnakeCase(name) ? name : snakeCase(name);
    if (!name.isEmpty() && spelled.isEmpty())
        return std::unexpected(
            EnterWords::tr("\"%1\" is not a valid tag. Tags consist of lower-case letters a to z, "
                           "digits and underscores, such as boss_rush.")
                .arg(shortName(name)));
    if (spelled.size() > field_limits::tag)
        return std::unexpected(EnterWords::tr(
            "The tag \"%1\" has %2 characters; lockout.live accepts at most %3. Shorten it.")
                .arg(shortName(spelled), wholeText(spelled.size()), wholeText(field_limits::tag)));
    return spelled.isEmpty() ? QStringList() : QStringList(spelled);
}

/// Emoji may be adjacent or separated by spaces.
QStringList iconsIn(const QVariant &entered)
{
    static const QRegularExpression space(u"\\s+"_s);
    QStringList icons;
    for (const QString &name : namesIn(entered)) {
        const QStringList parts = name.split(space, Qt::SkipEmptyParts);
        const bool areEmoji = parts.size() > 1
            && std::ranges::all_of(
                parts, [](const QString &part) { return iconKind(part) == IconKind::Emoji; });
        icons += areEmoji ? parts : QStringList(name);
    }
    icons.removeAll(QString());
    return icons;
}

Entered readIcons(const QVariant &entered)
{
    QStringList names = iconsIn(entered);
    if (names.size() > field_limits::icons)
        return std::unexpected(
            EnterWords::tr("lockout.live accepts at most 12 icons; here are %Ln. Remove some.",
                nullptr, static_cast<int>(names.size())));
    const auto has = [&](IconKind kind) { return std::ranges::contains(names, kind, iconKind); };
    if (has(IconKind::Unknown)) {
        const QString unknown = *std::ranges::find(names, IconKind::Unknown, iconKind);
        return std::unexpected(EnterWords::tr(
            "\"%1\" is not an icon. An icon is an emoji or a picture whose name ends in .webp.")
                .arg(shortName(unknown)));
    }
    if (has(IconKind::Picture) && has(IconKind::Emoji))
        return std::unexpected(EnterWords::tr(
            "lockout.live accepts either pictures or emoji, not both. Remove one kind."));
    return names;
}

Entered readGoal(const QVariant &entered)
{
    QString text = entered.toString();
    if (text.trimmed().isEmpty())
        return std::unexpected(
            EnterWords::tr("A goal needs text. Disable or remove the goal if you do not want it."));
    if (text.size() > field_limits::goal)
        return std::unexpected(EnterWords::tr(
            "This goal has %L1 characters; lockout.live accepts at most %L2. Shorten "
            "it, or move part of it to the tooltip.")
                .arg(text.size())
                .arg(field_limits::goal));
    return text;
}

Entered readTooltip(const QVariant &entered)
{
    QString text = entered.toString();
    if (text.size() > field_limits::tooltip)
        return std::unexpected(EnterWords::tr(
            "This tooltip has %L1 characters; lockout.live accepts at most %L2. Shorten it.")
                .arg(text.size())
                .arg(field_limits::tooltip));
    return text;
}

Entered readAny(ObjectiveColumn column, const QVariant &entered)
{
    switch (column) {
    case ObjectiveColumn::Enabled:
    case ObjectiveColumn::ProgressiveRanges:
        return readFlag(entered);
    case ObjectiveColumn::Goal:
        return readGoal(entered);
    case ObjectiveColumn::Range:
        return readRange(entered);
    case ObjectiveColumn::BoardCategories:
    case ObjectiveColumn::LineCategories:
        return readCategories(entered);
    case ObjectiveColumn::Progression:
        return readZones(entered);
    case ObjectiveColumn::Weighting:
    case ObjectiveColumn::Limit:
        return readNumber(fieldOf(column), entered);
    case ObjectiveColumn::Tag:
        return readTag(entered);
    case ObjectiveColumn::ForcedPositions:
        return readPositions(entered);
    case ObjectiveColumn::Tooltip:
        return readTooltip(entered);
    case ObjectiveColumn::Icons:
        return readIcons(entered);
    }
    return {};
}

bool isText(const QVariant &entered)
{
    return entered.typeId() == QMetaType::QString;
}

} // namespace

QString cellText(const Objective &objective, ObjectiveColumn column)
{
    if (column == ObjectiveColumn::Progression)
        return zonesInLetters(objective.progression);
    const Value value = valueOf(objective, column);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? u"TRUE"_s : u"FALSE"_s;
    if (const auto *number = std::get_if<qint64>(&value))
        return nameText(*number);
    if (const auto *numbers = std::get_if<QList<int>>(&value))
        return textOfNumbers(*numbers);
    // A tag is a single name, whatever characters it contains.
    if (const auto *names = std::get_if<QStringList>(&value))
        return column == ObjectiveColumn::Tag ? objective.tag : textOfNames(*names);
    return std::get<QString>(value);
}

Entered valueOfCell(ObjectiveColumn column, const QVariant &entered)
{
    if (!entered.isValid())
        return std::unexpected(EnterWords::tr("Nothing was entered."));
    if (isText(entered) && fieldOf(column).kind != Kind::Text
        && entered.toString().trimmed().isEmpty())
        return fallbackOf(fieldOf(column));
    return readAny(column, entered);
}

bool isOwnText(const Objective &objective, ObjectiveColumn column, const QVariant &entered)
{
    return isText(entered) && entered.toString() == cellText(objective, column);
}

std::expected<void, QString> enterCell(
    Objective &objective, ObjectiveColumn column, const QVariant &entered)
{
    if (isOwnText(objective, column, entered))
        return {};
    return valueOfCell(column, entered).transform([&](const Value &value) {
        setValue(objective, objectiveSection, fieldOf(column), value);
    });
}

void clearCell(Objective &objective, const Section &section, const Field &field)
{
    if (&field != &fieldOf(ObjectiveColumn::Goal))
        setValue(objective, section, field, fallbackOf(field));
}

} // namespace boardwright
