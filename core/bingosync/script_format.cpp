// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bingosync/script_format.h"

#include "core/bingosync/codes.h"
#include "core/bingosync/list_format.h"
#include "core/bingosync/list_text.h"
#include "core/bingosync/sections.h"
#include "core/formats/literal.h"

#include <QMap>
#include <QtTranslation>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright::bingosync {

using namespace Qt::StringLiterals;

namespace {

/// A goal of the list as it stands in the script.
struct Standing {
    const sites::ListedGoal *goal = nullptr;
    const JsonValue *value = nullptr;

    qsizetype begin() const { return value->begin; }

    qsizetype end() const { return value->end; }
};

/// What is put in place of some bytes.
struct Splice {
    qsizetype begin = 0;
    qsizetype end = 0;
    QByteArray text{};
};

using ByTier = QMap<int, std::vector<const sites::ListedGoal *>>;

/// Pairs of an old and a new goal that are equal, in the order of both; as many as there can be.
std::vector<std::pair<std::size_t, std::size_t>> keptOf(
    const std::vector<Standing> &old, const std::vector<const sites::ListedGoal *> &now)
{
    constexpr std::size_t mostCompared = 4'000'000;
    std::vector<std::pair<std::size_t, std::size_t>> kept;
    const auto isSame = [&](std::size_t i, std::size_t j) { return *old[i].goal == *now[j]; };
    std::size_t first = 0;
    while (first < old.size() && first < now.size() && isSame(first, first)) {
        kept.emplace_back(first, first);
        ++first;
    }
    std::size_t same = 0; // at the end
    while (first + same < old.size() && first + same < now.size()
        && isSame(old.size() - 1 - same, now.size() - 1 - same))
        ++same;
    const std::size_t rows = old.size() - same - first;
    const std::size_t columns = now.size() - same - first;
    if (rows * columns <= mostCompared) {
        // By numbers of goals left, the most pairs among them.
        std::vector<int> pairs((rows + 1) * (columns + 1), 0);
        const auto at = [&](std::size_t row, std::size_t column) -> int & {
            return pairs[row * (columns + 1) + column];
        };
        for (std::size_t row = rows; row-- > 0;) {
            for (std::size_t column = columns; column-- > 0;) {
                at(row, column) = isSame(first + row, first + column)
                    ? at(row + 1, column + 1) + 1
                    : std::max(at(row + 1, column), at(row, column + 1));
            }
        }
        for (std::size_t row = 0, column = 0; row < rows && column < columns;) {
            if (isSame(first + row, first + column))
                kept.emplace_back(first + row++, first + column++);
            else
                ++(at(row + 1, column) >= at(row, column + 1) ? row : column);
        }
    }
    for (; same > 0; --same)
        kept.emplace_back(old.size() - same, now.size() - same);
    return kept;
}

/// The white space that the line of a place begins with.
QByteArray indentAt(const QByteArray &text, qsizetype place)
{
    const qsizetype line = text.lastIndexOf('\n', place - 1) + 1;
    qsizetype end = line;
    while (end < place && (text[end] == ' ' || text[end] == '\t'))
        ++end;
    return text.sliced(line, end - line);
}

/// Changes the goals of one tier, or of a list without tiers.
class TierChange final {
public:
    TierChange(const QByteArray &text, bool isSynergen, std::vector<Splice> &splices)
        : m_text(text)
        , m_isSynergen(isSynergen)
        , m_splices(splices)
    {
    }

    /// `old` are some.
    void change(const std::vector<Standing> &old, const std::vector<const sites::ListedGoal *> &now)
    {
        auto kept = keptOf(old, now);
        kept.emplace_back(old.size(), now.size());
        std::size_t i = 0;
        std::size_t j = 0;
        for (const auto &[nextOld, nextNow] : kept) {
            for (; i < nextOld && j < nextNow; ++i, ++j)
                m_splices.push_back({.begin = old[i].begin(),
                    .end = old[i].end(),
                    .text = textInPlace(old[i], *now[j])});
            for (; i < nextOld; ++i)
                remove(old[i]);
            for (; j < nextNow; ++j)
                insert(old, i, *now[j]);
            ++i;
            ++j;
        }
    }

private:
    QByteArray textOf(const sites::ListedGoal &goal) const
    {
        return m_isSynergen ? synergenGoalJson(goal) : goalJson(goal);
    }

    /// With the members of the goal before it that the site does not read, as they are spelled.
    QByteArray textInPlace(const Standing &old, const sites::ListedGoal &goal) const
    {
        const auto known
            = keysOf(m_isSynergen ? sites::BoardKind::SynerGen : sites::BoardKind::SrlV5);
        QByteArray text = textOf(goal);
        for (const JsonMember &member : old.value->members) {
            if (!std::ranges::contains(known, member.key))
                text.insert(text.size() - 1,
                    ", " + m_text.sliced(member.keyBegin, member.value.end - member.keyBegin));
        }
        return text;
    }

    /// With the comma after it, if there is one: a comma before the end of an array means nothing.
    void remove(const Standing &goal)
    {
        const qsizetype next = skippedSpace(m_text, goal.end());
        const bool hasComma = next < m_text.size() && m_text[next] == ',';
        m_splices.push_back({.begin = goal.begin(), .end = goal.end()});
        if (hasComma)
            m_splices.push_back({.begin = next, .end = next + 1});
    }

    /// Before the `place`-th of the old goals, or after the last one.
    void insert(const std::vector<Standing> &old, std::size_t place, const sites::ListedGoal &goal)
    {
        const Standing &beside = old[std::min(place, old.size() - 1)];
        const bool isOnLine = m_text.lastIndexOf('\n', beside.begin() - 1)
                == m_text.lastIndexOf('\n', old.front().begin() - 1)
            && old.size() > 1;
        const QByteArray space
            = isOnLine ? QByteArray(" ") : '\n' + indentAt(m_text, beside.begin());
        if (place < old.size())
            m_splices.push_back({.begin = beside.begin(),
                .end = beside.begin(),
                .text = textOf(goal) + ',' + space});
        else
            m_splices.push_back(
                {.begin = beside.end(), .end = beside.end(), .text = ',' + space + textOf(goal)});
    }

    const QByteArray &m_text;
    bool m_isSynergen;
    std::vector<Splice> &m_splices;
};

/// Of the lists in a script, the one that a set was read from.
std::optional<sites::ReadList> listOfFile(
    const ImportText &text, const QByteArray &layout, QString &name)
{
    const auto isIt = [&](const std::expected<sites::ReadList, sites::ListFault> &read) {
        if (!read)
            return false;
        GoalSet set;
        addList(set, read->list, read->kind);
        return listFormat.write(set) == layout;
    };
    const QStringList names = outlineIn(text).lists;
    if (names.size() < 2) {
        if (auto read = listIn(text); isIt(read))
            return *std::move(read);
        return std::nullopt;
    }
    for (const QString &one : names) {
        if (auto read = listNamed(text, one); isIt(read)) {
            name = one;
            return *std::move(read);
        }
    }
    return std::nullopt;
}

ByTier goalsByTier(const sites::SiteList &list, bool isSynergen)
{
    ByTier goals;
    for (const sites::ListedGoal &goal : list.goals)
        goals[isSynergen ? 0 : goal.tier].push_back(&goal);
    return goals;
}

/// Whether lists say the same, the order of tiers aside.
bool saysTheSame(const sites::SiteList &one, const sites::SiteList &other, bool isSynergen)
{
    const ByTier goals = goalsByTier(one, isSynergen);
    const ByTier others = goalsByTier(other, isSynergen);
    return one.maxima == other.maxima && one.mostScore == other.mostScore
        && goals.keys() == others.keys()
        && std::ranges::equal(goals, others, [](const auto &some, const auto &more) {
               return std::ranges::equal(some, more,
                   [](const auto *goal, const auto *another) { return *goal == *another; });
           });
}

/// The script with the list of the set; nothing if the set was read from none, or if what changed
/// cannot be put in its place. What is written was read again.
std::optional<QByteArray> scriptOf(const GoalSet &set)
{
    if (!set.file || set.file->layout.isEmpty())
        return std::nullopt;
    const ImportText text(set.file->bytes);
    if (text.bytes() != set.file->bytes || text.beginsAsJson() || !text.looksLikeScript()
        || !text.script().assigned)
        return std::nullopt;
    QString name;
    const auto stood = listOfFile(text, set.file->layout, name);
    if (!stood)
        return std::nullopt;
    const sites::SiteList list = listOf(set).list;
    const bool isSynergen = stood->kind == sites::BoardKind::SynerGen;
    if (saysTheSame(stood->list, list, isSynergen))
        return set.file->bytes;
    if (isSynergen
        && !std::ranges::equal(
            stood->list.goals, list.goals, {}, &sites::ListedGoal::key, &sites::ListedGoal::key))
        return std::nullopt; // the keys are beside the goals
    QMap<int, std::vector<Standing>> old;
    for (std::size_t i = 0; i < stood->values.size(); ++i) {
        const sites::ListedGoal &goal = stood->list.goals[i];
        old[isSynergen ? 0 : goal.tier].push_back({.goal = &goal, .value = stood->values[i]});
    }
    const ByTier now = goalsByTier(list, isSynergen);
    std::vector<Splice> splices;
    TierChange change(set.file->bytes, isSynergen, splices);
    const auto hasTier = [&](int tier) { return old.contains(tier); };
    if (!std::ranges::all_of(now.keys(), hasTier))
        return std::nullopt; // a tier that the script does not have
    for (auto tier = old.cbegin(); tier != old.cend(); ++tier)
        change.change(*tier, now.value(tier.key()));
    std::ranges::stable_sort(splices, {}, &Splice::begin);
    QByteArray written;
    qsizetype at = 0;
    for (const Splice &splice : splices) {
        if (splice.begin < at)
            return std::nullopt; // two tiers share their text
        written += set.file->bytes.sliced(at, splice.begin - at) + splice.text;
        at = splice.end;
    }
    written += set.file->bytes.sliced(at);
    const ImportText again(written);
    if (!again.looksLikeScript() || !again.script().assigned)
        return std::nullopt;
    const auto read = name.isEmpty() ? listIn(again) : listNamed(again, name);
    if (!read || !saysTheSame(read->list, list, isSynergen))
        return std::nullopt;
    return written;
}

std::optional<Problem> withoutScript(const GoalSet &set)
{
    if (scriptOf(set))
        return std::nullopt;
    return Problem{.code = toCode(BingosyncCode::NoScriptForList),
        .severity = Severity::Error,
        .where = {},
        .row = RowId::none,
        .field = ObjectiveField::GoalSet,
        .args = {}};
}

} // namespace

constexpr SetFormat scriptFormat{.key = Key("bingosync-script"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingosync: list in its own JavaScript"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "The script that the list was opened from. All but the goals that changed keeps its "
        "text."),
    .suffix = "js",
    .keeps = Aspect::LineBreaks,
    .holdsSection = [](const QString &key,
                        const FieldValues &values) { return listFormat.holdsSection(key, values); },
    .furtherLosses = [](const GoalSet &set) { return listFormat.furtherLosses(set); },
    .obstacle = withoutScript,
    .write = [](const GoalSet &set) { return scriptOf(set).value_or(QByteArray()); }};

} // namespace boardwright::bingosync
