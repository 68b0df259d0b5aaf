// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/values/entered_value.h"

#include "core/base/exactly.h"
#include "core/generator/settings.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/field_text.h"
#include "core/goalset/objective_fields.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct EnterWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::ObjectiveCells)
};

struct FieldCellWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FieldCells)
};

QString englishWord(const QString &word)
{
    const auto isOneOf = [&](std::initializer_list<QString> texts) {
        return std::ranges::any_of(
            texts, [&](const QString &text) { return text.toLower() == word; });
    };
    if (isOneOf({EnterWords::tr("yes"), EnterWords::tr("true")}))
        return u"yes"_s;
    if (isOneOf({EnterWords::tr("no"), EnterWords::tr("false")}))
        return u"no"_s;
    if (isOneOf({EnterWords::tr("all", "all zones")}))
        return u"all"_s;
    for (const Zone zone : {Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame}) {
        if (isOneOf({zoneName(zone)}))
            return zoneLetters(zone).front();
    }
    return word;
}

std::expected<Value, BadText> readEdit(
    const RowNames &names, const Field &field, const QVariant &edited)
{
    if (edited.typeId() == QMetaType::Bool)
        return allowedValue(field, edited.toBool());
    if (edited.typeId() == QMetaType::QStringList)
        return allowedValue(field, edited.toStringList());
    if (edited.metaType() == QMetaType::fromType<QList<int>>())
        return allowedValue(field, edited.value<QList<int>>());
    // The text of a double would be read in the format of the window.
    const QString text
        = edited.typeId() == QMetaType::Double ? numberText(edited.toDouble()) : edited.toString();
    if (field.kind != Kind::Text && text.trimmed().isEmpty())
        return fallbackOf(field);
    return valueOfText(field, text,
        {.numbers = QLocale(),
            .english = englishWord,
            .label = choiceLabel,
            .rows = [&](const QString &typed) { return names.rowsOf(typed); }});
}

/// More decimals are rounding, not a number that people mean.
Value rounded(Value value)
{
    if (auto *number = std::get_if<double>(&value))
        *number = exactly(*number);
    if (auto *numbers = std::get_if<QList<NamedNumber>>(&value)) {
        for (NamedNumber &item : *numbers)
            item.number = exactly(item.number);
    }
    return value;
}

QString rangeOfNumbers(const Field &field)
{
    const QString least = numberText(field.min);
    return field.min == field.max
        ? least
        : FieldCellWords::tr("%1 to %2", "numbers").arg(least, numberText(field.max));
}

/// The allowed numbers: the names of the lowest, then the rest.
QString possibleNumbers(const Field &field)
{
    constexpr double mostListed = 6;
    QStringList parts;
    for (const Choice &choice : field.choices)
        parts << choiceLabel(choice);
    Field others = field;
    others.min += static_cast<double>(field.choices.size()) * field.step;
    if (field.kind == Kind::Integer && field.step > 1
        && (others.max - others.min) / field.step < mostListed) {
        const auto count = static_cast<int>((others.max - others.min) / field.step) + 1;
        for (int i = 0; i < count; ++i)
            parts << numberText(others.min + i * field.step);
    } else if (others.min <= others.max) {
        parts << rangeOfNumbers(others);
    }
    return parts.join(u", "_s);
}

QString possibleText(const Field &field)
{
    switch (field.kind) {
    case Kind::Integer:
    case Kind::Number:
        return possibleNumbers(field);
    case Kind::Text:
        return FieldCellWords::tr(
            "text of at most %Ln characters", nullptr, static_cast<int>(field.max));
    case Kind::NumbersByName:
        return FieldCellWords::tr(
            "names with numbers from %1, such as \"combat: 2, shop: 0.5\"", "%1: as 0 to 10")
            .arg(rangeOfNumbers(field));
    case Kind::RowRefs:
        return FieldCellWords::tr("names of rows, separated by commas");
    default:
        return allowedText(field);
    }
}

QString numbersReason(const Field &field, const BadText &bad)
{
    const QString why = bad.why == BadText::Why::TooMany
        ? EnterWords::tr("At most %Ln numbers are allowed. Write fewer, or use a step: 10..50/10.",
              nullptr, static_cast<int>(mostNumbers(field)))
        : EnterWords::tr("\"%1\" must be a whole number of at least 1. Write numbers such as 2-5 "
                         "or 3, 6, 9.")
              .arg(bad.part.size() > 20 ? bad.part.first(19) + u'…' : bad.part);
    return FieldCellWords::tr("%1: %2", "label of a field, its value").arg(fieldLabel(field), why);
}

QString tagReason(const BadText &bad)
{
    switch (bad.why) {
    case BadText::Why::TooMany:
        return EnterWords::tr(
            "A goal can have at most one tag; here are %Ln.", nullptr, static_cast<int>(bad.count));
    case BadText::Why::TooLong:
        return EnterWords::tr(
            "The tag \"%1\" has %2 characters; lockout.live accepts at most %3. Shorten it.")
            .arg(shortName(bad.part), wholeText(bad.part.size()), wholeText(field_limits::tag));
    default:
        return EnterWords::tr("\"%1\" is not a valid tag. Tags consist of lower-case letters a to "
                              "z, digits and underscores, such as boss_rush.")
            .arg(shortName(bad.part));
    }
}

QString iconsReason(const BadText &bad)
{
    switch (bad.why) {
    case BadText::Why::TooMany:
        return EnterWords::tr("lockout.live accepts at most 12 icons; here are %Ln. Remove some.",
            nullptr, static_cast<int>(bad.count));
    case BadText::Why::MixedIcons:
        return EnterWords::tr(
            "lockout.live accepts either pictures or emoji, not both. Remove one kind.");
    default:
        return EnterWords::tr(
            "\"%1\" is not an icon. An icon is an emoji or a picture whose name ends in .webp.")
            .arg(shortName(bad.part));
    }
}

/// Why a text is not allowed: a sentence.
QString reason(const Field &field, const QString &text, const BadText &bad)
{
    switch (partOf(field)) {
    case ObjectiveField::Goal:
        return bad.why == BadText::Why::Empty
            ? EnterWords::tr("A goal needs text. Disable or remove the goal if you do not want it.")
            : EnterWords::tr(
                  "This goal has %L1 characters; lockout.live accepts at most %L2. Shorten it, or "
                  "move part of it to the tooltip.")
                  .arg(bad.count)
                  .arg(field_limits::goal);
    case ObjectiveField::Tooltip:
        return EnterWords::tr(
            "This tooltip has %L1 characters; lockout.live accepts at most %L2. Shorten it.")
            .arg(bad.count)
            .arg(field_limits::tooltip);
    case ObjectiveField::BoardCategories:
    case ObjectiveField::LineCategories:
        return EnterWords::tr(
            "lockout.live accepts at most 4 categories of each kind; here are %Ln. Remove some.",
            nullptr, static_cast<int>(bad.count));
    case ObjectiveField::Tag:
        return tagReason(bad);
    case ObjectiveField::Icons:
        return iconsReason(bad);
    case ObjectiveField::Progression:
        return EnterWords::tr(
            "\"%1\" is not a zone. Zones are E, M, L and N: %2; or write \"all\".")
            .arg(shortName(bad.part), zonesText(allZones));
    case ObjectiveField::Weighting:
        return EnterWords::tr("A weighting must be a whole number from 1 to 100; \"%1\" is not.")
            .arg(shortName(text));
    case ObjectiveField::IndividualLimit:
        return EnterWords::tr("A limit must be a whole number of at least 1; \"%1\" is not. "
                              "Disable the goal to keep it off the board.")
            .arg(shortName(text));
    default:
        break;
    }
    if (field.kind == Kind::Positions)
        return numbersReason(field, bad);
    if (field.kind == Kind::Flag)
        return EnterWords::tr("\"%1\" is neither yes nor no. Write TRUE or FALSE.")
            .arg(shortName(text));
    return FieldCellWords::tr("%1: \"%2\" is not allowed. Allowed: %3.",
        "label of a field, what was "
        "typed, what is allowed")
        .arg(fieldLabel(field), shortName(text), possibleText(field));
}

} // namespace

std::expected<Value, QString> valueOfEdit(
    const RowNames &names, const Field &field, const QVariant &edited)
{
    if (!edited.isValid())
        return std::unexpected(EnterWords::tr("Nothing was entered."));
    if (edited.metaType() == QMetaType::fromType<Value>())
        return clamped(field, edited.value<Value>());
    return readEdit(names, field, edited)
        .transform(rounded)
        .transform_error([&](const BadText &bad) { return reason(field, edited.toString(), bad); });
}

} // namespace boardwright
