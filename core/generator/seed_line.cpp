// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generator/seed_line.h"

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr auto betweenParts = " | "_L1;
constexpr auto betweenSettings = ", "_L1;

/// Settings that everybody recognises by their values. The first has a part of its own.
constexpr std::array bareKeys{"solver"_L1, "mode"_L1, "size"_L1};

bool isBare(const QString &key)
{
    return std::ranges::contains(bareKeys, key);
}

/// The generator's key and version.
struct Origin {
    const Generator *generator = nullptr;
    int version = 0;
};

std::optional<Origin> originOf(const QString &part)
{
    const QStringList words = part.split(u' ');
    bool isNumber = false;
    const int version = words.last().toInt(&isNumber);
    if (words.size() != 2 || !isNumber || version < 1)
        return std::nullopt;
    const Generator *generator = generatorOf(words.first());
    return generator == nullptr ? std::nullopt : std::optional(Origin{generator, version});
}

/// "no_centre", "shinies 2".
std::expected<void, Problem> setNamed(
    std::span<const Field> parameters, Settings &settings, const QString &item)
{
    const QString key = item.section(u' ', 0, 0);
    const QString value = item.section(u' ', 1);
    const auto field = std::ranges::find(parameters, key, &Field::key);
    const bool isFlag = field != parameters.end() && field->kind == Kind::Flag;
    return setParameter(parameters, settings, key, isFlag && value.isEmpty() ? u"yes"_s : value);
}

/// Assigns the words to the bare keys that the generator has, in order: each takes the next word
/// that it allows.
std::expected<void, Problem> setBare(
    std::span<const Field> parameters, Settings &settings, const QStringList &words)
{
    qsizetype next = 0;
    Problem problem;
    for (const QLatin1StringView key : bareKeys) {
        if (next == words.size())
            break;
        if (const auto set = setParameter(parameters, settings, key, words[next]); set)
            ++next;
        else if (problem.code != Code::ParameterValue)
            problem = set.error();
    }
    if (next < words.size())
        return std::unexpected(problem);
    return {};
}

bool isNamed(std::span<const Field> parameters, const QString &item)
{
    const QString key = item.section(u' ', 0, 0);
    return !isBare(key) && std::ranges::contains(parameters, key, &Field::key);
}

/// The items between commas. An item that names no setting belongs to the list before it.
QStringList itemsOf(std::span<const Field> parameters, const QString &part)
{
    QStringList items;
    for (const QString &item : part.split(betweenSettings)) {
        if (!items.isEmpty() && isNamed(parameters, items.last()) && !isNamed(parameters, item))
            items.last() += betweenSettings + item;
        else
            items << item;
    }
    return items;
}

std::expected<void, Problem> setPart(
    std::span<const Field> parameters, Settings &settings, const QString &part)
{
    for (const QString &item : itemsOf(parameters, part)) {
        const auto set = isNamed(parameters, item)
            ? setNamed(parameters, settings, item)
            : setBare(parameters, settings, item.split(u' '));
        if (!set)
            return set;
    }
    return {};
}

} // namespace

QString seedLineText(const SeedLine &line)
{
    const Info &info = line.generator->info();
    QStringList parts{line.seed, QString(info.key) + u' ' + QString::number(line.version)};
    QStringList bare;
    QStringList named;
    for (std::size_t i = 0; i < info.parameters.size(); ++i) {
        if (!applies(info.parameters, line.settings, i))
            continue;
        const Field &field = info.parameters[i];
        const Value &value = line.settings.values.at(static_cast<qsizetype>(i));
        const QString text = valueText(field, value);
        if (isBare(field.key))
            bare << text;
        else if (value != fallbackOf(field))
            named << (value == Value(true) ? QString(field.key) : field.key + u' ' + text);
    }
    if (!bare.isEmpty())
        parts << bare.join(u' ');
    if (!named.isEmpty())
        parts << named.join(betweenSettings);
    return parts.join(betweenParts);
}

std::expected<std::optional<SeedLine>, Problem> parseSeedLine(const QString &text)
{
    QString whole = text.trimmed();
    if (whole.startsWith(u'|')) // after the empty seed
        whole.prepend(u' ');
    const QStringList parts = whole.split(betweenParts);
    // A seed may contain the separator, but settings do not name a generator.
    qsizetype at = parts.size() - 1;
    std::optional<Origin> origin;
    while (at > 0 && !(origin = originOf(parts[at])))
        --at;
    if (!origin)
        return std::nullopt;
    const auto parameters = origin->generator->info().parameters;
    SeedLine line{.seed = parts.first(at).join(betweenParts),
        .generator = origin->generator,
        .version = origin->version,
        .settings = defaultSettings(parameters)};
    for (const QString &part : parts.sliced(at + 1)) {
        if (const auto set = setPart(parameters, line.settings, part); !set)
            return std::unexpected(set.error());
    }
    return line;
}

} // namespace boardwright
