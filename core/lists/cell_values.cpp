// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/cell_values.h"

#include "core/formats/literal.h"
#include "core/formats/native_text.h"
#include "core/lists/quoted_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct ZoneSpelling {
    Zone zone;
    std::array<QLatin1StringView, 2> names;
};

constexpr auto zoneSpellings = std::to_array<ZoneSpelling>({
    {Zone::Early, {"early"_L1, "start"_L1}},
    {Zone::Mid, {"mid"_L1, "middle"_L1}},
    {Zone::Late, {"late"_L1, "later"_L1}},
    {Zone::Endgame, {"endgame"_L1, "end"_L1}},
});

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

bool separatesNames(QChar character)
{
    return character == u',' || character == u';' || character == u'|' || character == u'\n';
}

bool isPlainName(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'[') && name == name.trimmed()
        && !name.contains(u'"') && std::ranges::none_of(name, separatesNames);
}

/// The texts of a list in the spelling of a program, as ["cave", "light"]; nothing if it is none.
std::optional<QStringList> namesOfArray(const QString &text)
{
    const QString bare = text.trimmed();
    if (!bare.startsWith(u'[') || !bare.endsWith(u']'))
        return std::nullopt;
    const QByteArray spelled = bare.toUtf8();
    Repairs repairs(spelled);
    const auto array = readLiteral(repairs, 0, Dialect::Json);
    if (!array || array->end != spelled.size()
        || !std::ranges::all_of(array->value.elements,
            [](const JsonValue &element) { return element.kind == JsonKind::String; }))
        return std::nullopt;
    QStringList names;
    for (const JsonValue &element : array->value.elements) {
        if (const QString name = element.text.trimmed(); !name.isEmpty())
            names << name;
    }
    return names;
}

} // namespace

std::optional<bool> flagOfCell(const QString &text)
{
    static const QStringList yes{
        u"true"_s, u"yes"_s, u"y"_s, u"x"_s, u"1"_s, u"on"_s, u"✓"_s, u"✔"_s, u"wahr"_s, u"vrai"_s};
    static const QStringList no{
        u"false"_s, u"no"_s, u"n"_s, u"0"_s, u"off"_s, u"-"_s, u"–"_s, u"falsch"_s, u"faux"_s};
    const QString word = text.trimmed().toLower();
    if (yes.contains(word))
        return true;
    if (no.contains(word))
        return false;
    return {};
}

std::optional<qint64> wholeNumberOfCell(const QString &text)
{
    constexpr double most = 1e15;
    QString spelled = text.trimmed();
    if (spelled.endsWith(u'%'))
        spelled = spelled.chopped(1).trimmed();
    spelled.replace(u',', u'.');
    bool isNumber = false;
    const double number = QLocale::c().toDouble(spelled, &isNumber);
    if (!isNumber || number != std::floor(number) || std::abs(number) > most)
        return {};
    return static_cast<qint64>(number);
}

std::expected<QList<int>, BadNumbers> numbersOfCell(const QString &text, qsizetype most)
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
            return std::unexpected(BadNumbers{part});
        if (numbers.size() + run->count() > most)
            return std::unexpected(BadNumbers{});
        for (qint64 number = run->first; number <= run->last; number += run->step)
            numbers.append(static_cast<int>(number));
    }
    if (numbers.isEmpty() && !text.trimmed().isEmpty())
        return std::unexpected(BadNumbers{text.trimmed()});
    return numbers;
}

QStringList zoneWordsOfCell(const QString &text)
{
    static const QRegularExpression between(u"[\\s,;·+/|&]+"_s);
    return text.toLower().split(between, Qt::SkipEmptyParts);
}

Zones zonesOfWord(const QString &word)
{
    if (word == "all"_L1)
        return allZones;
    for (const ZoneSpelling &spelling : zoneSpellings) {
        if (std::ranges::contains(spelling.names, word))
            return spelling.zone;
    }
    Zones zones;
    for (const QChar letter : word) {
        const auto zone = zoneOfLetter(letter);
        if (!zone)
            return {};
        zones |= *zone;
    }
    return zones;
}

QStringList namesOfText(const QString &text)
{
    if (auto names = namesOfArray(text))
        return *std::move(names);
    QStringList names;
    QString name;
    bool wasQuoted = false; // the name was in quotation marks
    const auto end = [&] {
        const QString whole = wasQuoted ? name : name.trimmed();
        if (wasQuoted || !whole.isEmpty())
            names << whole;
        name.clear();
        wasQuoted = false;
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'"' && !wasQuoted && name.trimmed().isEmpty()) {
            name = readQuoted(text, i);
            wasQuoted = true;
        } else if (separatesNames(c)) {
            end();
        } else if (!wasQuoted || !c.isSpace()) {
            name += c;
        }
    }
    end();
    return names;
}

QString textOfNames(const QStringList &names)
{
    QStringList texts;
    texts.reserve(names.size());
    for (const QString &name : names)
        texts << (isPlainName(name) ? name : quoted(name));
    return texts.join(u", "_s);
}

} // namespace boardwright
