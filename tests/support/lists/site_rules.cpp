// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/site_rules.h"

#include "tests/support/lists/tiny_script.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <initializer_list>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

/// Qt reads control characters within texts, which strict JSON forbids.
bool hasControlInText(const QByteArray &json)
{
    bool isInText = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (isInText && static_cast<unsigned char>(json[i]) < 0x20)
            return true;
        if (isInText && json[i] == '\\')
            ++i;
        else if (json[i] == '"')
            isInText = !isInText;
    }
    return false;
}

SiteList rejected(const QString &why)
{
    return {.rejection = why, .goals = {}};
}

/// The array in a strict JSON text; adds the rejection if it is none.
QJsonArray strictArray(const QByteArray &file, SiteList &list)
{
    QJsonParseError error;
    QByteArray escaped = file; // Qt drops a byte-order mark that begins a text
    escaped.replace("\xEF\xBB\xBF", "\\ufeff");
    const QJsonDocument document = QJsonDocument::fromJson(escaped, &error);
    if (error.error != QJsonParseError::NoError)
        list.rejection = u"not JSON: "_s + error.errorString();
    else if (hasControlInText(file))
        list.rejection = u"a control character in a text"_s;
    else if (!document.isArray())
        list.rejection = u"not an array"_s;
    return document.array();
}

qsizetype charactersOf(const QString &text)
{
    return std::ranges::count_if(text, [](QChar unit) { return !unit.isLowSurrogate(); });
}

/// Adds a goal of Bingosync; what it lacks is the rejection.
void addBingosyncGoal(SiteList &list, const QJsonValue &value, int tier)
{
    const QJsonObject object = value.toObject();
    const QJsonValue name = object[u"name"_s];
    const qsizetype size = charactersOf(name.toString());
    if (!value.isObject() || !name.isString() || size < 1 || size > 255) {
        list.rejection = u"goal %1 has no name of 1 to 255 characters"_s.arg(list.goals.size() + 1);
        return;
    }
    SiteGoal goal{.text = name.toString(), .types = {}, .description = {}, .tier = tier};
    for (const QString &key : object.keys()) {
        if (key != u"name" && (key != u"types" || tier == 0))
            list.rejection = u"the site does not know "_s + key;
    }
    for (const QJsonValue &type : object[u"types"_s].toArray()) {
        if (!type.isString())
            list.rejection = u"a type is no text"_s;
        goal.types << type.toString();
    }
    list.goals << goal;
}

SiteList randomized(const QByteArray &file, qsizetype least, qsizetype most)
{
    SiteList list;
    const QJsonArray array = strictArray(file, list);
    for (const QJsonValue &value : array)
        addBingosyncGoal(list, value, 0);
    if (array.size() < least || array.size() > most)
        list.rejection = u"%1 goals"_s.arg(array.size());
    return list;
}

SiteList tiers(const QByteArray &file, std::initializer_list<int> least)
{
    SiteList list;
    const QJsonArray array = strictArray(file, list);
    if (list.rejection.isEmpty() && array.size() != static_cast<qsizetype>(least.size()))
        list.rejection = u"%1 tiers"_s.arg(array.size());
    int tier = 0;
    for (const QJsonValue &value : array) {
        const QJsonArray goals = value.toArray();
        if (list.rejection.isEmpty() && goals.size() < *(least.begin() + tier))
            list.rejection = u"tier %1 has %2 goals"_s.arg(tier + 1).arg(goals.size());
        ++tier;
        for (const QJsonValue &goal : goals)
            addBingosyncGoal(list, goal, tier);
    }
    return list;
}

SiteList isaac(const QByteArray &file)
{
    SiteList list = tiers(file, {10, 10, 4, 1});
    // The site draws a goal without a type again and again.
    for (const SiteGoal &goal : list.goals) {
        if (goal.types.isEmpty() || goal.types.first().isEmpty())
            list.rejection = u"no type: "_s + goal.text;
    }
    return list;
}

SiteList srl(const QByteArray &file)
{
    return tiers(file, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
}

void addPlayBingoGoal(SiteList &list, const QJsonValue &value)
{
    if (value.isString() && !value.toString().isEmpty()) {
        list.goals.append({.text = value.toString(), .types = {}, .description = {}});
        return;
    }
    const QJsonObject object = value.toObject();
    SiteGoal goal{.text = object[u"goal"_s].toString(), .types = {}, .description = {}};
    if (goal.text.isEmpty())
        list.rejection = u"an entry is no goal"_s;
    for (const QString &key : object.keys()) {
        const QJsonValue member = object[key];
        if (key == u"description") {
            goal.description = member.toString();
            if (!member.isString())
                list.rejection = u"a description is no text"_s;
        } else if (key == u"categories") {
            for (const QJsonValue &category : member.toArray()) {
                goal.types << category.toString();
                if (!category.isString())
                    list.rejection = u"a category is no text"_s;
            }
            if (!member.isArray())
                list.rejection = u"categories are no array"_s;
        } else if (key == u"difficulty") {
            goal.difficulty = member.toInt(-1);
            if (goal.difficulty < 1 || goal.difficulty > 25)
                list.rejection = u"a difficulty is not from 1 to 25"_s;
        } else if (key != u"goal") {
            list.rejection = u"the site does not know "_s + key;
        }
    }
    list.goals << goal;
}

SiteList playBingo(const QByteArray &file)
{
    SiteList list;
    const QJsonArray array = strictArray(file, list);
    for (const QJsonValue &value : array)
        addPlayBingoGoal(list, value);
    if (list.rejection.isEmpty() && list.goals.isEmpty())
        list.rejection = u"no goals"_s;
    return list;
}

/// 25 tiers, each with a goal, numbered from 1.
SiteList classic(const QByteArray &file, bool isDeclared)
{
    // A page ends its script at this, even within a text.
    if (file.toLower().contains("</script") || file.contains("<!--"))
        return rejected(u"ends the script of a page"_s);
    TinyScript script(file);
    if (!script.run(isDeclared))
        return rejected(script.error());
    SiteList list;
    list.goals = script.goals();
    for (int tier = 1; tier <= 25; ++tier) {
        const auto count = std::ranges::count(list.goals, tier, &SiteGoal::tier);
        if (!script.tiers().contains(tier) || count == 0)
            list.rejection = u"tier %1 is empty"_s.arg(tier);
    }
    if (script.tiers().size() != 25)
        list.rejection = u"%1 tiers"_s.arg(script.tiers().size());
    for (const SiteGoal &goal : list.goals) {
        if (goal.text.isEmpty())
            list.rejection = u"a goal has no name"_s;
    }
    return list;
}

/// Every line is a goal.
SiteList plainLines(const QByteArray &file)
{
    SiteList list;
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(file);
    if (decode.hasError() || file.contains('\0') || file.contains('\r'))
        return rejected(u"not a text with LF"_s);
    if (!text.isEmpty() && !text.endsWith(u'\n'))
        return rejected(u"the last line is not ended"_s);
    for (const QString &line : text.chopped(text.isEmpty() ? 0 : 1).split(u'\n')) {
        if (line.trimmed().isEmpty() && !text.isEmpty())
            list.rejection = u"a line is blank"_s;
        list.goals.append({.text = line, .types = {}, .description = {}});
    }
    return list;
}

struct SiteRules {
    QLatin1StringView format;
    SiteList (*read)(const QByteArray &file);
};

constexpr std::array<SiteRules, 9> rulesOfSites{{
    {"bingosync"_L1, [](const QByteArray &file) { return randomized(file, 25, 1'000'000); }},
    {"bingosync-srl"_L1, srl},
    {"bingosync-isaac"_L1, isaac},
    {"bingosync-board"_L1, [](const QByteArray &file) { return randomized(file, 25, 25); }},
    {"caravan"_L1, [](const QByteArray &file) { return randomized(file, 36, 36); }},
    {"playbingo"_L1, playBingo},
    {"classic-js"_L1, [](const QByteArray &file) { return classic(file, true); }},
    {"playbingo-srl"_L1, [](const QByteArray &file) { return classic(file, false); }},
    {"text"_L1, plainLines},
}};

} // namespace

bool hasSiteRules(QLatin1StringView format)
{
    return std::ranges::any_of(
        rulesOfSites, [&](const SiteRules &rules) { return format == rules.format; });
}

SiteList readAsSite(QLatin1StringView format, const QByteArray &file)
{
    for (const SiteRules &rules : rulesOfSites) {
        if (format == rules.format)
            return rules.read(file);
    }
    return rejected(u"no rules"_s);
}

} // namespace boardwright::test
