// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/translated_texts.h"

#include "core/formats/json.h"
#include "core/formats/json_layout.h"

#include <QMap>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// Codes that lists use, official or not. Others, such as "id" and "no", mean something else there.
constexpr std::array codes{"en"_L1, "fr"_L1, "de"_L1, "es"_L1, "it"_L1, "pt"_L1, "nl"_L1, "sv"_L1,
    "da"_L1, "fi"_L1, "pl"_L1, "cs"_L1, "hu"_L1, "ru"_L1, "uk"_L1, "tr"_L1, "el"_L1, "zh"_L1,
    "cn"_L1, "tw"_L1, "ko"_L1, "kr"_L1, "ja"_L1};

constexpr std::array ownKeys{"name"_L1, "goal"_L1, "text"_L1, "desc"_L1};

bool isSeparator(QChar character)
{
    return character == u'_' || character == u'-';
}

/// "pt", or a country after it: "pt-br".
bool isCode(QStringView text)
{
    constexpr qsizetype size = 2;
    const bool hasCountry = text.size() == size + 1 + size && isSeparator(text[size])
        && text[size + 1].isLetter() && text[size + 2].isLetter();
    if (text.size() != size && !hasCountry)
        return false;
    return std::ranges::any_of(codes, [&](QLatin1StringView code) {
        return text.first(size).compare(code, Qt::CaseInsensitive) == 0;
    });
}

/// The text of a JSON value that is one.
std::optional<QString> textIn(const QByteArray &value)
{
    const auto parsed = parseJson(value);
    if (!parsed || parsed->kind != JsonKind::String)
        return std::nullopt;
    return parsed->text;
}

} // namespace

bool isTranslationKey(QStringView key)
{
    return isCode(key) || std::ranges::any_of(ownKeys, [&](QLatin1StringView own) {
        return key.size() > own.size() && isSeparator(key[own.size()])
            && key.startsWith(own, Qt::CaseInsensitive) && isCode(key.sliced(own.size() + 1));
    });
}

bool isLanguage(QStringView key)
{
    return isCode(key) || key.compare("jp"_L1, Qt::CaseInsensitive) == 0;
}

QString translationKeyOfTitle(const QString &title)
{
    constexpr qsizetype longest = 40;
    static const QRegularExpression between(u"[^\\p{L}]+"_s);
    static const QMap<QString, QString> languages{{u"english"_s, u"en"_s}, {u"french"_s, u"fr"_s},
        {u"français"_s, u"fr"_s}, {u"german"_s, u"de"_s}, {u"deutsch"_s, u"de"_s},
        {u"spanish"_s, u"es"_s}, {u"español"_s, u"es"_s}, {u"italian"_s, u"it"_s},
        {u"italiano"_s, u"it"_s}, {u"portuguese"_s, u"pt"_s}, {u"português"_s, u"pt"_s},
        {u"dutch"_s, u"nl"_s}, {u"swedish"_s, u"sv"_s}, {u"danish"_s, u"da"_s},
        {u"finnish"_s, u"fi"_s}, {u"polish"_s, u"pl"_s}, {u"czech"_s, u"cs"_s},
        {u"hungarian"_s, u"hu"_s}, {u"russian"_s, u"ru"_s}, {u"ukrainian"_s, u"uk"_s},
        {u"turkish"_s, u"tr"_s}, {u"greek"_s, u"el"_s}, {u"chinese"_s, u"zh"_s},
        {u"korean"_s, u"ko"_s}, {u"japanese"_s, u"ja"_s}};
    QString plain = title.trimmed();
    if (plain.size() > longest)
        return {};
    if (isTranslationKey(plain))
        return plain;
    QStringList words = plain.toLower().split(between, Qt::SkipEmptyParts);
    if (words.isEmpty())
        return {};
    words.last() = languages.value(words.last(), words.last());
    const QString key = words.join(u'_');
    return isTranslationKey(key) ? key : QString();
}

bool isTranslation(const OtherValue &value)
{
    return isTranslationKey(value.key) && textIn(value.text);
}

QList<std::pair<QString, QString>> translationsOf(const Objective &objective)
{
    QList<std::pair<QString, QString>> texts;
    for (const OtherValue &other : otherMembersOf(objective)) {
        if (!isTranslationKey(other.key))
            continue;
        if (const auto text = textIn(other.text))
            texts.append({other.key, *text});
    }
    return texts;
}

void addTranslation(Objective &objective, const QString &key, const QString &text)
{
    QList<VerbatimMember> members;
    if (objective.verbatim != nullptr)
        members = *objective.verbatim;
    members.removeIf([&](const VerbatimMember &member) { return member.key == key; });
    members.append({.key = key, .keyText = jsonText(key), .valueText = jsonText(text)});
    objective.verbatim = std::make_shared<const QList<VerbatimMember>>(std::move(members));
}

} // namespace boardwright
