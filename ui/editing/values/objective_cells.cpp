// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/objective_cells.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/icons.h"
#include "core/goalset/snake_case.h"
#include "ui/text/goal_names.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>
#include <QLocale>
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

using Done = std::expected<void, QString>;

// Boards are far smaller; what is longer is a slip of the keyboard.
constexpr qsizetype mostPositions = 1000;

struct ZoneSpelling {
    Zone zone;
    QLatin1StringView letter;
    std::array<QLatin1StringView, 2> names;
};

constexpr auto zoneSpellings = std::to_array<ZoneSpelling>({
    {Zone::Early, "e"_L1, {"early"_L1, "start"_L1}},
    {Zone::Mid, "m"_L1, {"mid"_L1, "middle"_L1}},
    {Zone::Late, "l"_L1, {"late"_L1, "later"_L1}},
    {Zone::Endgame, "n"_L1, {"endgame"_L1, "end"_L1}},
});

Zones zoneOfName(const QString &word)
{
    for (const ZoneSpelling &spelling : zoneSpellings) {
        if (word == spelling.letter || std::ranges::contains(spelling.names, word)
            || word == zoneName(spelling.zone).toLower())
            return spelling.zone;
    }
    return {};
}

/// "em": each letter a zone; nothing where one is none.
Zones zonesOfLetters(const QString &word)
{
    Zones zones;
    for (const QChar letter : word) {
        const auto *const spelling
            = std::ranges::find(zoneSpellings, QString(letter), &ZoneSpelling::letter);
        if (spelling == zoneSpellings.end())
            return {};
        zones |= spelling->zone;
    }
    return zones;
}

Done enterZones(Zones &zones, const QString &text)
{
    static const QRegularExpression between(u"[\\s,;·+/|&]+"_s);
    Zones entered;
    for (const QString &word : text.toLower().split(between, Qt::SkipEmptyParts)) {
        Zones found = zoneOfName(word);
        if (word == "all"_L1 || word == EnterWords::tr("all", "all zones").toLower())
            found = allZones;
        if (!found)
            found = zonesOfLetters(word);
        if (!found)
            return std::unexpected(
                EnterWords::tr("\"%1\" is no zone. Zones are E, M, L and N: %2; or write \"all\".")
                    .arg(shortName(word), zonesText(allZones)));
        entered |= found;
    }
    zones = entered;
    return {};
}

std::optional<bool> yesOrNo(const QString &text)
{
    const QString word = text.trimmed().toLower();
    const auto isOneOf
        = [&](std::initializer_list<QString> words) { return std::ranges::contains(words, word); };
    if (isOneOf({u"true"_s, u"yes"_s, u"y"_s, u"x"_s, u"1"_s, u"on"_s, u"✓"_s, u"✔"_s,
            EnterWords::tr("yes").toLower(), EnterWords::tr("true").toLower()}))
        return true;
    if (isOneOf({u"false"_s, u"no"_s, u"n"_s, u"0"_s, u"off"_s, u"-"_s, u"–"_s,
            EnterWords::tr("no").toLower(), EnterWords::tr("false").toLower()}))
        return false;
    return {};
}

Done enterFlag(bool &flag, const QVariant &entered)
{
    const auto meant = entered.typeId() == QMetaType::Bool ? std::optional(entered.toBool())
                                                           : yesOrNo(entered.toString());
    if (!meant)
        return std::unexpected(EnterWords::tr("\"%1\" is neither yes nor no. Write TRUE or FALSE.")
                .arg(shortName(entered.toString())));
    flag = *meant;
    return {};
}

/// A whole number as spreadsheets and people write it: "80", "80 %", "80.0".
std::optional<qint64> wholeNumber(const QVariant &entered)
{
    QString text = entered.toString().trimmed();
    if (text.endsWith(u'%'))
        text = text.chopped(1).trimmed();
    text.replace(u',', u'.');
    bool isNumber = false;
    const double number = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || number != std::floor(number) || std::abs(number) > 1e15)
        return {};
    return static_cast<qint64>(number);
}

Done enterWeighting(int &weighting, const QVariant &entered)
{
    const auto number = wholeNumber(entered);
    if (!number || *number < field_limits::lowestWeighting
        || *number > field_limits::highestWeighting)
        return std::unexpected(
            EnterWords::tr("A weighting is a whole number from 1 to 100; \"%1\" is none.")
                .arg(shortName(entered.toString())));
    weighting = static_cast<int>(*number);
    return {};
}

Done enterLimit(int &limit, const QVariant &entered)
{
    const auto number = wholeNumber(entered);
    if (!number || *number < 1 || *number > std::numeric_limits<int>::max())
        return std::unexpected(
            EnterWords::tr("A limit is a whole number from 1; \"%1\" is none. Disable the goal to "
                           "keep it off the board.")
                .arg(shortName(entered.toString())));
    limit = static_cast<int>(*number);
    return {};
}

std::expected<QList<int>, QString> numbersIn(const QVariant &entered, qsizetype most)
{
    if (entered.metaType() != QMetaType::fromType<QList<int>>())
        return numbersOfText(entered.toString(), most);
    // Through the text, so that the same is refused.
    QStringList texts;
    for (const int number : entered.value<QList<int>>())
        texts << QString::number(number);
    return numbersOfText(texts.join(u", "_s), most);
}

Done enterRange(QList<int> &range, const QVariant &entered)
{
    auto numbers = numbersIn(entered, field_limits::values);
    if (!numbers)
        return std::unexpected(EnterWords::tr("Range: %1").arg(numbers.error()));
    // Equal neighbours are in official files and stay; other orders are slips.
    if (!std::ranges::is_sorted(*numbers)) {
        std::ranges::sort(*numbers);
        numbers->erase(std::ranges::unique(*numbers).begin(), numbers->end());
    }
    range = *numbers;
    return {};
}

Done enterPositions(QList<int> &positions, const QVariant &entered)
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
    positions = once;
    return {};
}

QStringList namesIn(const QVariant &entered)
{
    return entered.typeId() == QMetaType::QStringList ? entered.toStringList()
                                                      : namesOfText(entered.toString());
}

Done enterCategories(QStringList &categories, const QVariant &entered)
{
    QStringList names = namesIn(entered);
    names.removeAll(QString());
    names.removeDuplicates();
    if (names.size() > field_limits::categories)
        return std::unexpected(
            EnterWords::tr("These are %n categories; lockout.live takes at most 4 of each kind. "
                           "Leave some out.",
                nullptr, static_cast<int>(names.size())));
    categories = names;
    return {};
}

Done enterTag(QString &tag, const QVariant &entered)
{
    const QStringList names = namesIn(entered);
    if (names.size() > 1)
        return std::unexpected(EnterWords::tr(
            "A goal has one tag at most; these are %n.", nullptr, static_cast<int>(names.size())));
    const QString name = names.isEmpty() ? QString() : names.first().trimmed();
    const QString spelled = isSnakeCase(name) ? name : snakeCase(name);
    if (!name.isEmpty() && spelled.isEmpty())
        return std::unexpected(EnterWords::tr(
            "\"%1\" cannot be a tag: tags are made of lower-case letters a to z, digits and "
            "underscores, such as boss_rush.")
                .arg(shortName(name)));
    if (spelled.size() > field_limits::tag)
        return std::unexpected(
            EnterWords::tr("The tag \"%1\" has %2 characters; lockout.live takes at most %3. "
                           "Shorten it.")
                .arg(shortName(spelled), QString::number(spelled.size()),
                    QString::number(field_limits::tag)));
    tag = spelled;
    return {};
}

/// Emoji may stand side by side, with spaces between them.
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

Done enterIcons(QStringList &icons, const QVariant &entered)
{
    const QStringList names = iconsIn(entered);
    if (names.size() > field_limits::icons)
        return std::unexpected(
            EnterWords::tr("These are %n icons; lockout.live takes at most 12. Leave some out.",
                nullptr, static_cast<int>(names.size())));
    const auto has = [&](IconKind kind) { return std::ranges::contains(names, kind, iconKind); };
    if (has(IconKind::Unknown)) {
        const QString unknown = *std::ranges::find(names, IconKind::Unknown, iconKind);
        return std::unexpected(EnterWords::tr(
            "\"%1\" is no icon. Icons are pictures, whose names end in .webp, or emoji.")
                .arg(shortName(unknown)));
    }
    if (has(IconKind::Picture) && has(IconKind::Emoji))
        return std::unexpected(EnterWords::tr(
            "These are pictures and emoji; lockout.live takes one kind. Leave out the others."));
    icons = names;
    return {};
}

Done enterGoal(QString &goal, const QVariant &entered)
{
    const QString text = entered.toString();
    if (text.trimmed().isEmpty())
        return std::unexpected(
            EnterWords::tr("A goal needs a text. Disable or remove the goal if it is not wanted."));
    if (text.size() > field_limits::goal)
        return std::unexpected(EnterWords::tr(
            "This goal has %1 characters; lockout.live takes at most %2. Shorten it, or move some "
            "of it to the tooltip.")
                .arg(text.size())
                .arg(field_limits::goal));
    goal = text;
    return {};
}

Done enterTooltip(QString &tooltip, const QVariant &entered)
{
    const QString text = entered.toString();
    if (text.size() > field_limits::tooltip)
        return std::unexpected(
            EnterWords::tr("This tooltip has %1 characters; lockout.live takes at most %2. Shorten "
                           "it.")
                .arg(text.size())
                .arg(field_limits::tooltip));
    tooltip = text;
    return {};
}

Done enterProgression(Zones &zones, const QVariant &entered)
{
    if (entered.typeId() != QMetaType::Int && entered.typeId() != QMetaType::UInt)
        return enterZones(zones, entered.toString());
    zones = Zones(QFlag(entered.toInt())) & allZones;
    return {};
}

QString zoneLetters(Zones zones)
{
    QStringList letters;
    for (const ZoneSpelling &spelling : zoneSpellings) {
        if (zones.testFlag(spelling.zone))
            letters << QString(spelling.letter).toUpper();
    }
    return letters.join(u' ');
}

Done enterAny(Objective &objective, ObjectiveColumn column, const QVariant &entered)
{
    switch (column) {
    case ObjectiveColumn::Enabled: {
        bool isEnabled = !objective.disabled;
        return enterFlag(isEnabled, entered).transform([&] { objective.disabled = !isEnabled; });
    }
    case ObjectiveColumn::Goal:
        return enterGoal(objective.goal, entered);
    case ObjectiveColumn::Range:
        return enterRange(objective.range, entered);
    case ObjectiveColumn::BoardCategories:
        return enterCategories(objective.boardCategories, entered);
    case ObjectiveColumn::LineCategories:
        return enterCategories(objective.lineCategories, entered);
    case ObjectiveColumn::Progression:
        return enterProgression(objective.progression, entered);
    case ObjectiveColumn::Weighting:
        return enterWeighting(objective.weighting, entered);
    case ObjectiveColumn::Limit:
        return enterLimit(objective.individualLimit, entered);
    case ObjectiveColumn::Tag:
        return enterTag(objective.tag, entered);
    case ObjectiveColumn::ForcedPositions:
        return enterPositions(objective.forcedPositions, entered);
    case ObjectiveColumn::ProgressiveRanges:
        return enterFlag(objective.progressiveRanges, entered);
    case ObjectiveColumn::Tooltip:
        return enterTooltip(objective.tooltip, entered);
    case ObjectiveColumn::Icons:
        return enterIcons(objective.icons, entered);
    }
    return {};
}

} // namespace

QString cellText(const Objective &objective, ObjectiveColumn column)
{
    const auto flag = [](bool on) { return on ? u"TRUE"_s : u"FALSE"_s; };
    switch (column) {
    case ObjectiveColumn::Enabled:
        return flag(!objective.disabled);
    case ObjectiveColumn::Goal:
        return objective.goal;
    case ObjectiveColumn::Range:
        return textOfNumbers(objective.range);
    case ObjectiveColumn::BoardCategories:
        return textOfNames(objective.boardCategories);
    case ObjectiveColumn::LineCategories:
        return textOfNames(objective.lineCategories);
    case ObjectiveColumn::Progression:
        return zoneLetters(objective.progression);
    case ObjectiveColumn::Weighting:
        return QString::number(objective.weighting);
    case ObjectiveColumn::Limit:
        return QString::number(objective.individualLimit);
    case ObjectiveColumn::Tag:
        return objective.tag;
    case ObjectiveColumn::ForcedPositions:
        return textOfNumbers(objective.forcedPositions);
    case ObjectiveColumn::ProgressiveRanges:
        return flag(objective.progressiveRanges);
    case ObjectiveColumn::Tooltip:
        return objective.tooltip;
    case ObjectiveColumn::Icons:
        return textOfNames(objective.icons);
    }
    return {};
}

Done enterCell(Objective &objective, ObjectiveColumn column, const QVariant &entered)
{
    const bool isText = entered.typeId() == QMetaType::QString;
    if (isText && entered.toString() == cellText(objective, column))
        return {}; // even where the site would refuse it
    if (!entered.isValid())
        return std::unexpected(EnterWords::tr("Nothing was entered."));
    if (isText && column != ObjectiveColumn::Goal && entered.toString().trimmed().isEmpty()
        && column != ObjectiveColumn::Tooltip) {
        clearCell(objective, column);
        return {};
    }
    return enterAny(objective, column, entered);
}

void clearCell(Objective &objective, ObjectiveColumn column)
{
    const Objective fresh;
    switch (column) {
    case ObjectiveColumn::Enabled:
        objective.disabled = fresh.disabled;
        return;
    case ObjectiveColumn::Goal:
        return;
    case ObjectiveColumn::Range:
        objective.range = fresh.range;
        return;
    case ObjectiveColumn::BoardCategories:
        objective.boardCategories = fresh.boardCategories;
        return;
    case ObjectiveColumn::LineCategories:
        objective.lineCategories = fresh.lineCategories;
        return;
    case ObjectiveColumn::Progression:
        objective.progression = fresh.progression;
        return;
    case ObjectiveColumn::Weighting:
        objective.weighting = fresh.weighting;
        return;
    case ObjectiveColumn::Limit:
        objective.individualLimit = fresh.individualLimit;
        return;
    case ObjectiveColumn::Tag:
        objective.tag = fresh.tag;
        return;
    case ObjectiveColumn::ForcedPositions:
        objective.forcedPositions = fresh.forcedPositions;
        return;
    case ObjectiveColumn::ProgressiveRanges:
        objective.progressiveRanges = fresh.progressiveRanges;
        return;
    case ObjectiveColumn::Tooltip:
        objective.tooltip = fresh.tooltip;
        return;
    case ObjectiveColumn::Icons:
        objective.icons = fresh.icons;
        return;
    }
}

} // namespace boardwright
