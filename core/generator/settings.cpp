// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/settings.h"

#include <QLocale>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Index of the parameter of this key that applies, else of the first with this key; -1: none.
std::ptrdiff_t indexOf(std::span<const Field> parameters, const Settings &settings, QStringView key)
{
    std::ptrdiff_t first = -1;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].key != key)
            continue;
        if (applies(parameters, settings, i))
            return static_cast<std::ptrdiff_t>(i);
        if (first < 0)
            first = static_cast<std::ptrdiff_t>(i);
    }
    return first;
}

QString knownKeys(std::span<const Field> parameters)
{
    QStringList keys;
    for (const Field &field : parameters) {
        if (!keys.contains(field.key))
            keys << field.key;
    }
    return keys.join(u", ");
}

Problem problemOf(Code code, QList<Arg> args)
{
    Problem problem;
    problem.code = code;
    problem.args = std::move(args);
    return problem;
}

QString rangeText(const Field &field);

/// "auto, none, 1 to 15": the names of the lowest values, then the rest of the range.
QString namedRangeText(const Field &field)
{
    QStringList parts;
    for (const Choice &choice : field.choices)
        parts << choice.key;
    Field unnamed = field;
    unnamed.choices = {};
    unnamed.min += static_cast<double>(field.choices.size()) * field.step;
    if (unnamed.min <= unnamed.max)
        parts << rangeText(unnamed);
    return parts.join(u", ");
}

QString rangeText(const Field &field)
{
    if (field.kind == Kind::Integer && !field.choices.empty())
        return namedRangeText(field);
    const auto number = [&](double value) {
        return field.kind == Kind::Integer
            ? QString::number(static_cast<qint64>(value)) // not "1e+06"
            : QString::number(value, 'g', QLocale::FloatingPointShortest);
    };
    if (field.min == field.max)
        return number(field.min);
    if (field.kind == Kind::Integer && field.step > 1) {
        QStringList all;
        const auto step = static_cast<qint64>(field.step);
        for (auto value = static_cast<qint64>(field.min); value <= static_cast<qint64>(field.max);
            value += step)
            all << QString::number(value);
        return all.join(u", ");
    }
    if (field.kind == Kind::Extent)
        return u"%1x%1 to %2x%2"_s.arg(number(field.min), number(field.max));
    return u"%1 to %2"_s.arg(number(field.min), number(field.max));
}

} // namespace

Settings defaultSettings(std::span<const Field> parameters)
{
    Settings settings;
    for (const Field &field : parameters)
        settings.values.append(fallbackOf(field));
    return settings;
}

bool applies(std::span<const Field> parameters, const Settings &settings, std::size_t index)
{
    return isMeant(parameters, parameters[index], [&](const Field &about) {
        const auto *choice = std::get_if<QString>(&settings.values.at(&about - parameters.data()));
        return choice == nullptr ? QString() : *choice;
    });
}

Value parameter(std::span<const Field> parameters, const Settings &settings, Key key)
{
    const std::ptrdiff_t index = indexOf(parameters, settings, QString(key));
    Q_ASSERT(index >= 0);
    const auto at = static_cast<std::size_t>(index);
    return applies(parameters, settings, at) ? settings.values.at(index)
                                             : fallbackOf(parameters[at]);
}

std::expected<void, Problem> setParameter(
    std::span<const Field> parameters, Settings &settings, const QString &key, const QString &text)
{
    const std::ptrdiff_t index = indexOf(parameters, settings, key);
    if (index < 0)
        return std::unexpected(problemOf(Code::UnknownParameter, {key, knownKeys(parameters)}));
    const Field &field = parameters[static_cast<std::size_t>(index)];
    const std::optional<Value> value = valueOfText(field, text);
    // -1 is the internal value of "auto"; typed as a number it is not valid.
    const bool isInnerNumber
        = field.kind == Kind::Integer && !field.choices.empty() && text.trimmed().startsWith(u'-');
    if (!value || isInnerNumber)
        return std::unexpected(problemOf(Code::ParameterValue, {key, text, allowedText(field)}));
    settings.values[index] = *value;
    return {};
}

QList<std::pair<QString, QString>> settingsText(
    std::span<const Field> parameters, const Settings &settings)
{
    QList<std::pair<QString, QString>> texts;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        if (applies(parameters, settings, i))
            texts.append({parameters[i].key,
                valueText(parameters[i], settings.values.at(static_cast<qsizetype>(i)))});
    }
    return texts;
}

QString allowedText(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag:
        return u"yes, no"_s;
    case Kind::Integer:
    case Kind::Number:
    case Kind::Extent:
        return rangeText(field);
    case Kind::Choice:
    case Kind::Names: {
        QStringList keys;
        for (const Choice &choice : field.choices)
            keys << choice.key;
        return keys.join(u", ");
    }
    case Kind::Text:
    case Kind::NumbersByName:
    case Kind::RowRefs:
    case Kind::Positions:
        break;
    }
    return {};
}

} // namespace boardwright
