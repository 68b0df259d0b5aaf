// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/goalset/cell_values.h"

#include "core/goalset/quoted_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct ZoneSpelling {
    Zone zone;
    char16_t letter;
    std::array<QLatin1StringView, 2> names;
};

constexpr auto zoneSpellings = std::to_array<ZoneSpelling>({
    {Zone::Early, u'e', {"early"_L1, "start"_L1}},
    {Zone::Mid, u'm', {"mid"_L1, "middle"_L1}},
    {Zone::Late, u'l', {"late"_L1, "later"_L1}},
    {Zone::Endgame, u'n', {"endgame"_L1, "end"_L1}},
});

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
    QString bare = text.trimmed();
    if (!bare.startsWith(u'[') || !bare.endsWith(u']'))
        return std::nullopt;
    if (!bare.contains(u'"'))
        bare.replace(u'\'', u'"'); // as Python writes it
    const auto document = QJsonDocument::fromJson(bare.toUtf8());
    if (!document.isArray())
        return std::nullopt;
    QStringList names;
    for (const auto &element : document.array()) {
        if (!element.isString())
            return std::nullopt;
        if (const QString name = element.toString().trimmed(); !name.isEmpty())
            names << name;
    }
    return names;
}

/// Whether these two are the same for people: all spaces, and all apostrophes.
bool areAlike(QChar typed, QChar separator)
{
    constexpr auto isApostrophe = [](QChar c) { return c == u'\'' || c == u'’'; };
    return typed == separator || (typed.isSpace() && separator.isSpace())
        || (isApostrophe(typed) && isApostrophe(separator));
}

bool hasGroups(const QLocale &locale)
{
    return !locale.numberOptions().testFlag(QLocale::RejectGroupSeparator);
}

std::optional<double> numberOf(const QString &text, const QLocale &locale)
{
    bool isNumber = false;
    const double number = locale.toDouble(text, &isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// The text as QLocale reads it: keyboards have no narrow space.
QString spelledFor(const QLocale &locale, const QString &text)
{
    QString spelled = text;
    const QString separator = locale.groupSeparator();
    if (separator.size() == 1) {
        for (QChar &c : spelled) {
            if (areAlike(c, separator.front()))
                c = separator.front();
        }
    }
    return spelled;
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

QLocale plainNumbers()
{
    QLocale locale = QLocale::c();
    locale.setNumberOptions(QLocale::OmitGroupSeparator | QLocale::RejectGroupSeparator);
    return locale;
}

std::optional<double> numberOfCell(const QString &text, const QLocale &locale)
{
    const QString spelled = text.trimmed();
    if (const auto number = numberOf(spelledFor(locale, spelled), locale))
        return number;
    const auto asC = hasGroups(locale) ? numberOf(spelled, QLocale::c()) : std::nullopt;
    return asC ? asC : numberOf(QString(spelled).replace(u',', u'.'), plainNumbers());
}

std::optional<qint64> wholeNumberOfCell(const QString &text, const QLocale &locale)
{
    static const QRegularExpression oneOrThousand(uR"(^[+-]?\d{1,3}[.,]000$)"_s);
    constexpr double most = 1e15;
    QString spelled = text.trimmed();
    if (spelled.endsWith(u'%') || spelled.endsWith(u'％'))
        spelled = spelled.chopped(1).trimmed();
    auto number = hasGroups(locale) ? numberOf(spelledFor(locale, spelled), locale) : std::nullopt;
    if (!number && !oneOrThousand.match(spelled).hasMatch())
        number = numberOf(spelled.replace(u',', u'.'), plainNumbers());
    if (!number || *number != std::floor(*number) || std::abs(*number) > most)
        return {};
    return static_cast<qint64>(*number);
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

QStringList zoneLetters(Zones zones)
{
    QStringList letters;
    for (const ZoneSpelling &spelling : zoneSpellings) {
        if (zones.testFlag(spelling.zone))
            letters.append(QChar(spelling.letter));
    }
    return letters;
}

std::optional<Zone> zoneOfLetter(const QString &letter)
{
    const auto *const found = std::ranges::find_if(zoneSpellings,
        [&](const ZoneSpelling &spelling) { return letter == QChar(spelling.letter); });
    return found == zoneSpellings.end() ? std::nullopt : std::optional(found->zone);
}

QStringList namesOfText(const QString &text, const std::function<bool(qsizetype comma)> &isComma)
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
        } else if (separatesNames(c) && (c != u',' || !isComma || isComma(i))) {
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
