// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sites/json_list.h"

#include "core/formats/import_codes.h"
#include "core/formats/spelled_number.h"
#include "core/sites/tiers.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <ranges>

namespace boardwright::sites {

using namespace Qt::StringLiterals;

namespace {

const JsonValue *memberOf(const JsonValue &object, QStringView key)
{
    // Of equal keys the last one counts.
    for (const JsonMember &member : object.members | std::views::reverse) {
        if (member.key == key)
            return &member.value;
    }
    return nullptr;
}

/// A text, or a number as it is spelled; empty for everything else.
QString textOf(const JsonValue *value)
{
    return value == nullptr ? QString() : value->text;
}

double numberOf(const JsonValue *value, double fallback)
{
    if (value == nullptr || value->kind != JsonKind::Number)
        return fallback;
    return finiteNumber(value->text).value_or(fallback);
}

ListedType typeOf(const JsonValue &value)
{
    switch (value.kind) {
    case JsonKind::Number:
        return {.text = value.text, .spelling = Spelling::Number};
    case JsonKind::Bool:
        return {.text = value.end - value.begin == 4 ? u"true"_s : u"false"_s,
            .spelling = Spelling::Flag};
    case JsonKind::Null:
        return {.text = u"null"_s, .spelling = Spelling::Null};
    default:
        return {.text = value.text};
    }
}

std::vector<ListedType> typesOf(const JsonValue *value)
{
    std::vector<ListedType> types;
    if (value != nullptr && value->kind == JsonKind::Array) {
        for (const JsonValue &element : value->elements)
            types.push_back(typeOf(element));
    } else if (value != nullptr && value->kind == JsonKind::String) {
        for (const QChar letter : value->text)
            types.push_back({.text = letter});
    }
    return types;
}

QStringList textsOf(const JsonValue *value)
{
    QStringList texts;
    if (value != nullptr) {
        for (const JsonValue &element : value->elements)
            texts << element.text;
    }
    return texts;
}

/// The kind that a list is said to be of.
std::optional<BoardKind> kindOfVariant(const JsonValue *variant)
{
    if (variant == nullptr)
        return std::nullopt;
    using enum BoardKind;
    static const QHash<QString, BoardKind> variants{{u"simple"_s, Randomized}, {u"v5"_s, SrlV5},
        {u"v5blackout"_s, SrlV5Blackout}, {u"v8sub"_s, V8Subtypes}};
    const auto found = variants.constFind(variant->text);
    return found != variants.constEnd() ? std::optional(*found) : kindOf(variant->text);
}

/// Whether a literal is not all that the script says.
bool isUnread(const AssignedLiteral &literal)
{
    return literal.error || !literal.leftOut.empty();
}

using NumberedTiers = QMap<int, const AssignedLiteral *>;

/// The tiers that a script assigns to the name `wanted`, or else to the name with most of them. Of
/// one number the last one counts.
NumberedTiers tiersOfScript(std::span<const AssignedLiteral> assigned, const QString &wanted)
{
    QMap<QString, NumberedTiers> byName;
    for (const AssignedLiteral &literal : assigned) {
        bool isNumber = false;
        const int tier = literal.key.toInt(&isNumber);
        const bool isTier = literal.value.kind == JsonKind::Array || isUnread(literal);
        if (isNumber && tier >= 0 && isTier)
            byName[literal.name][tier] = &literal;
    }
    if (!wanted.isEmpty())
        return byName.value(wanted);
    const auto most = std::ranges::max_element(byName, {}, &NumberedTiers::size);
    return most == byName.end() ? NumberedTiers() : *most;
}

/// A list that is being read.
class Reading final {
public:
    std::expected<ReadList, ListFault> read(const JsonValue &root)
    {
        if (const JsonValue *const list = memberOf(root, u"list")) {
            auto inner = read(*list);
            if (inner)
                inner->kind = kindOfVariant(memberOf(root, u"variant")).value_or(inner->kind);
            return inner;
        }
        if (root.kind == JsonKind::Array && !hasTiers(root))
            addGoals(root, 0);
        else if (root.kind == JsonKind::Array)
            addTiers(root);
        else if (const JsonValue *const types = memberOf(root, u"bingoTypes"))
            addSynergen(root, *types);
        else if (root.kind == JsonKind::Object)
            addNumberedTiers(root);
        return finished();
    }

    std::expected<ReadList, ListFault> read(const NumberedTiers &tiers)
    {
        m_read.kind = BoardKind::SrlV5;
        // Without a last tier, they are numbered from 0.
        const bool hasFirst = tiers.contains(0) && !tiers.value(0)->value.elements.empty();
        const int shift = hasFirst && !tiers.contains(mostTiers) ? 1 : 0;
        for (auto tier = tiers.begin(); tier != tiers.end(); ++tier) {
            if (isUnread(**tier))
                m_fault = ListFault::NoGoal;
            else if (tier.key() + shift > 0)
                addGoals((*tier)->value, tier.key() + shift);
            else
                m_read.ignored += std::ssize((*tier)->value.elements);
        }
        return finished();
    }

private:
    std::expected<ReadList, ListFault> finished()
    {
        if (m_fault)
            return std::unexpected(*m_fault);
        const bool hasTiers = traitsOf(m_read.kind).hasTiers;
        const auto isUsed = [hasTiers](const ListedGoal &goal) {
            return !hasTiers || (goal.tier >= 1 && goal.tier <= mostTiers);
        };
        if (std::ranges::none_of(
                m_read.list.goals, isUsed)) // a list without goals would be written
            return std::unexpected(ListFault::NoList);
        return std::move(m_read);
    }

    static bool hasTiers(const JsonValue &root)
    {
        return std::ranges::any_of(root.elements,
            [](const JsonValue &element) { return element.kind == JsonKind::Array; });
    }

    void addGoals(const JsonValue &goals, int tier)
    {
        for (const JsonValue &value : goals.elements) {
            if (value.kind != JsonKind::String && value.kind != JsonKind::Object)
                m_fault = ListFault::NoGoal;
            else
                addGoal(value, tier);
        }
    }

    void addGoal(const JsonValue &value, int tier)
    {
        ListedGoal goal{.text = value.text, .tier = tier, .hasTypes = false};
        if (value.kind == JsonKind::Object) {
            const JsonValue *const types = memberOf(value, u"types");
            const JsonValue *const subtypes = memberOf(value, u"subtypes");
            goal.text = textOf(memberOf(value, u"name"));
            goal.hasTypes = types != nullptr;
            goal.types = typesOf(types);
            goal.subtypes = typesOf(subtypes);
            goal.group = textOf(memberOf(value, u"group"));
            goal.isChild = textOf(memberOf(value, u"child")) == "yes"_L1;
            if (tier == 0 && !goal.group.isEmpty())
                m_read.kind = BoardKind::Ladx;
            if (m_read.kind == BoardKind::SrlV5 && goal.isChild)
                m_read.kind = BoardKind::V8;
            if (m_read.kind == BoardKind::SrlV5 && subtypes != nullptr)
                m_read.kind = BoardKind::V8Subtypes;
        }
        m_read.list.goals.push_back(std::move(goal));
        m_read.values.push_back(&value);
    }

    void addTiers(const JsonValue &root)
    {
        constexpr std::size_t ofIsaac = 4;
        constexpr std::size_t ofSrl = 25;
        const std::size_t count = root.elements.size();
        m_read.kind = count <= ofIsaac + 1 ? BoardKind::Isaac : BoardKind::SrlV5;
        const bool isWhole = count == ofIsaac || count == ofSrl;
        const bool hasUnused
            = count == ofIsaac + 1 || count == ofSrl + 1 || root.elements.front().elements.empty();
        const bool countsFirst = isWhole || !hasUnused;
        for (std::size_t i = 0; i < count; ++i) {
            if (countsFirst || i > 0)
                addGoals(root.elements[i], static_cast<int>(countsFirst ? i + 1 : i));
            else
                m_read.ignored += std::ssize(root.elements[i].elements);
        }
    }

    /// {"1": [...], "2": [...], ...}
    void addNumberedTiers(const JsonValue &root)
    {
        m_read.kind = BoardKind::SrlV5;
        for (const JsonMember &member : root.members) {
            bool isNumber = false;
            const int tier = member.key.toInt(&isNumber);
            if (isNumber && tier > 0 && member.value.kind == JsonKind::Array)
                addGoals(member.value, tier);
        }
    }

    void addSynergen(const JsonValue &root, const JsonValue &maxima)
    {
        m_read.kind = BoardKind::SynerGen;
        for (const JsonMember &type : maxima.members) {
            m_read.list.maxima.push_back({.type = type.key,
                .most = numberOf(memberOf(type.value, u"Max"), TypeMaximum::usual)});
        }
        const JsonValue *const mostScore = memberOf(root, u"maxScore");
        if (mostScore != nullptr && mostScore->kind == JsonKind::Number)
            m_read.list.mostScore = finiteNumber(mostScore->text);
        for (const JsonMember &member : root.members) {
            if (member.key == "bingoTypes"_L1 || member.key == "maxScore"_L1)
                continue;
            if (member.value.kind != JsonKind::Object) {
                m_fault = ListFault::NoGoal;
                continue;
            }
            const JsonValue &value = member.value;
            m_read.values.push_back(&value);
            const JsonValue *const text = memberOf(value, u"Desc");
            const JsonValue *const types = memberOf(value, u"Types");
            m_read.list.goals.push_back({
                .text = text != nullptr ? text->text : u"#!#"_s + member.key + u"#!#"_s,
                .key = member.key,
                .tier
                = static_cast<int>(std::clamp(numberOf(memberOf(value, u"Diff"), 0), 0., 99.)),
                .hasTypes = types != nullptr,
                .types = typesOf(types),
                .excludes = textsOf(memberOf(value, u"Excludes")),
                .synergies = textsOf(memberOf(value, u"Synergy")),
                .score = numberOf(memberOf(value, u"Score"), 0),
            });
        }
    }

    ReadList m_read{.list = {}, .kind = BoardKind::Randomized, .values = {}};
    std::optional<ListFault> m_fault;
};

} // namespace

std::expected<ReadList, ListFault> readList(const JsonValue &root)
{
    return Reading().read(root);
}

std::expected<ReadList, ListFault> readList(
    std::span<const AssignedLiteral> assigned, const QString &wanted)
{
    const NumberedTiers tiers = tiersOfScript(assigned, wanted);
    if (!tiers.isEmpty())
        return Reading().read(tiers);
    std::expected<ReadList, ListFault> read = std::unexpected(ListFault::NoList);
    for (const AssignedLiteral &literal : assigned) {
        if (!read && !isUnread(literal) && (wanted.isEmpty() || literal.name == wanted))
            read = Reading().read(literal.value);
    }
    return read;
}

void tellUnusedKeys(
    std::span<const JsonValue *const> goals, std::span<const Key> known, Repairs &repairs)
{
    struct Use {
        qsizetype first = 0;
        qint64 goals = 0;
    };

    QMap<QString, Use> unused;
    for (const JsonValue *const goal : goals) {
        for (const JsonMember &member : goal->members) {
            const bool isObject = member.value.kind == JsonKind::Object;
            if (!isObject && std::ranges::contains(known, member.key))
                continue;
            Use &use = unused[member.key];
            if (use.goals++ == 0)
                use.first = member.keyBegin;
        }
    }
    for (auto use = unused.cbegin(); use != unused.cend(); ++use)
        repairs.add(ImportCode::KeyNotUsed, use->first,
            {use.key().first(std::min(use.key().size(), Repairs::longestArg)), use->goals});
}

} // namespace boardwright::sites
