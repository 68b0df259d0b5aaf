// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lists/listed_lines.h"

#include "core/goalset/goal_text.h"
#include "core/lists/hardness.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// A line that is no mere rule.
struct ListLine {
    const TextLine *line = nullptr;
    bool isUnderlined = false; ///< a rule is right below it

    const QString &text() const { return line->text; }
};

using ListLines = std::vector<ListLine>;

/// What is a heading, by line; an empty name: no heading.
using Names = std::vector<QString>;

template <typename NameOf>
Names namesBy(const ListLines &lines, NameOf nameOf)
{
    Names names;
    names.reserve(lines.size());
    for (const ListLine &line : lines)
        names.push_back(nameOf(line));
    return names;
}

Names namesMatching(const ListLines &lines, const QRegularExpression &heading)
{
    return namesBy(lines, [&](const ListLine &line) {
        const auto match = heading.match(line.text());
        return match.captured(match.lastCapturedIndex());
    });
}

/// How many headings lines have, if the first is on top and each has goals below it; or else 0.
qsizetype headingsOf(const Names &names)
{
    qsizetype headings = 0;
    bool wasHeading = false;
    for (const QString &name : names) {
        const bool isHeading = !name.isEmpty();
        if (isHeading == wasHeading && (isHeading || headings == 0))
            return 0;
        headings += isHeading ? 1 : 0;
        wasHeading = isHeading;
    }
    return wasHeading ? 0 : headings;
}

/// The lines that are no headings.
std::vector<const TextLine *> goalsOf(const ListLines &lines, const Names &names)
{
    std::vector<const TextLine *> goals;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (names[i].isEmpty())
            goals.push_back(lines[i].line);
    }
    return goals;
}

QString withoutColon(QString text)
{
    while (text.endsWith(u':'))
        text = text.chopped(1).trimmed();
    return text;
}

/// Markdown and wikis: "## Sea", "==Sea==" or "**Sea**" above lists.
Names markdownNames(const ListLines &lines)
{
    static const QRegularExpression heading(uR"(^(?:#{1,6}[ \t]+(\S.*?)[ \t]*#*)"
                                            uR"(|={2,6}[ \t]*([^\s=].*?)[ \t]*={2,6})"
                                            uR"(|\*\*([^\s*].*?)\*\*:?)$)"_s);
    return namesMatching(lines, heading);
}

/// "Sea:".
Names colonNames(const ListLines &lines)
{
    static const QRegularExpression heading(u"^([^:]{1,40}\\S)[ \\t]*:$"_s);
    return namesMatching(lines, heading);
}

/// "Tier 2" or "Easy".
Names tierNames(const ListLines &lines)
{
    static const QRegularExpression tier(
        u"^(?:tier|difficulty)[ \\t]*#?[0-9]{1,2}$"_s, QRegularExpression::CaseInsensitiveOption);
    return namesBy(lines, [](const ListLine &line) {
        const bool isIt
            = tier.match(line.text()).hasMatch() || hardnessOfWord(line.text()).has_value();
        return isIt ? line.text() : QString();
    });
}

/// "# Sea", "--- Sea ---", or above a rule.
Names markedNames(const ListLines &lines)
{
    static const QRegularExpression heading(
        uR"(^(?:#{1,6}[ \t]+([^\s#].*?)[ \t]*#*)"
        uR"(|[-=*~#_+\x{2500}\x{2550}\x{2014}]{2,}\s*([\p{L}\p{N}(].*?)\s*[-=*~#_+\x{2500}\x{2550}\x{2014}]{2,})$)"_s);
    return namesBy(lines, [](const ListLine &line) {
        const auto match = heading.match(line.text());
        return line.isUnderlined ? withoutColon(line.text())
                                 : withoutColon(match.captured(match.lastCapturedIndex()));
    });
}

/// "[Sea]".
Names bracketNames(const ListLines &lines)
{
    static const QRegularExpression heading(u"^\\[\\s*([^\\[\\]]*\\pL[^\\[\\]]*)\\]:?$"_s);
    return namesMatching(lines, heading);
}

/// "SEA".
Names capitalNames(const ListLines &lines)
{
    static const QRegularExpression heading(u"^[^\\p{Ll}]*\\p{Lu}[^\\p{Ll}]*\\p{Lu}[^\\p{Ll}]*$"_s);
    return namesBy(lines, [](const ListLine &line) {
        return heading.match(line.text()).hasMatch() ? withoutColon(line.text()) : QString();
    });
}

/// ListLines without bullets and numbers.
Names bareNames(const ListLines &lines)
{
    return namesBy(lines, [](const ListLine &line) {
        return mayBeCounted(line.text()) ? QString() : withoutColon(line.text());
    });
}

/// How far a line is to the right; "**" is below "*".
qsizetype depthOf(const TextLine &line)
{
    static const QRegularExpression stars(u"^\\*+(?=\\s)"_s);
    return line.indent + stars.match(line.text).capturedLength();
}

/// Of lines at two depths, those that are less deep.
Names outerNames(const ListLines &lines)
{
    std::vector<qsizetype> depths;
    depths.reserve(lines.size());
    for (const ListLine &line : lines)
        depths.push_back(depthOf(*line.line));
    const qsizetype least = std::ranges::min(depths);
    const qsizetype most = std::ranges::max(depths);
    const bool areTwo = least < most
        && std::ranges::all_of(
            depths, [&](qsizetype depth) { return depth == least || depth == most; });
    return namesBy(lines, [&](const ListLine &line) {
        return areTwo && depthOf(*line.line) == least
            ? withoutColon(line.text().sliced(bulletSize(line.text())))
            : QString();
    });
}

/// Lines above bullets that are further to the right.
Names parentNames(const ListLines &lines)
{
    const ListLine *const last = lines.data() + lines.size() - 1;
    return namesBy(lines, [&](const ListLine &line) {
        const ListLine *const next = &line == last ? &line : &line + 1;
        const bool isParent
            = next->line->indent > line.line->indent && bulletSize(next->text()) > 0;
        return isParent ? line.text() : QString();
    });
}

bool hasSmallLetters(const TextLine *line)
{
    return std::ranges::any_of(line->text, [](QChar c) { return c.isLower(); });
}

bool areAllBulleted(const std::vector<const TextLine *> &goals)
{
    return goals.size() > 1
        && std::ranges::all_of(bulletsOf(goals), [](qsizetype size) { return size > 0; });
}

/// The headings of lines.
struct Headings {
    Names names;
    bool areOfMarkdown = false; ///< what is neither a heading nor has a bullet is no goal
};

using NamesOf = Names (*)(const ListLines &);

/// Whether the first line is a heading and the second is none: most lists are told by these.
bool mayBegin(const ListLines &lines, NamesOf namesOf)
{
    if (lines.size() < 2)
        return false;
    const Names names = namesOf({lines[0], lines[1]});
    return !names[0].isEmpty() && names[1].isEmpty();
}

/// The headings that are told for certain; nothing: it is a plain list.
std::optional<Headings> headingsIn(const ListLines &lines)
{
    constexpr auto isHeading = [](const QString &name) { return !name.isEmpty(); };
    const auto any = [](const auto &) { return true; };
    const auto take = [&](NamesOf namesOf, qsizetype least, const auto &isFit) {
        std::optional<Headings> taken;
        if (!mayBegin(lines, namesOf))
            return taken;
        Names names = namesOf(lines);
        if (headingsOf(names) >= least && isFit(goalsOf(lines, names)))
            taken = {.names = std::move(names)};
        return taken;
    };
    Names names = markdownNames(lines);
    const auto headings = std::ranges::count_if(names, isHeading);
    if (headings > 0 && bulletedLines(goalsOf(lines, names)) > headings)
        return Headings{.names = std::move(names), .areOfMarkdown = true};
    auto found = take(colonNames, 2, any);
    // A goal may end with a colon, too.
    found = found ? found : take(colonNames, 1, areAllBulleted);
    found = found ? found : take(tierNames, 2, any);
    // A goal may begin with a sign for numbers, too, and a rule may be anywhere.
    found = found ? found : take(markedNames, 2, any);
    found = found ? found : take(bracketNames, 2, any);
    found = found ? found : take(bareNames, 1, areAllBulleted);
    found = found ? found : take(outerNames, 1, [](const auto &goals) { return goals.size() > 1; });
    return found ? found : take(capitalNames, 2, [](const auto &goals) {
        return std::ranges::all_of(goals, hasSmallLetters);
    });
}

bool isShort(const QString &text)
{
    constexpr qsizetype longest = 30;
    constexpr qsizetype mostWords = 3;
    return text.size() <= longest && text.simplified().count(u' ') < mostWords;
}

/// The first lines of parts that blank lines divide, if they are shorter than the others.
Names namesOfParts(const ListLines &lines)
{
    qsizetype heads = 0;
    qsizetype lengthOfHeads = 0;
    qsizetype lengthOfOthers = 0;
    const Names names = namesBy(lines, [&](const ListLine &line) {
        const bool isFirst = &line == lines.data() || line.line->isAfterBlank;
        heads += isFirst ? 1 : 0;
        (isFirst ? lengthOfHeads : lengthOfOthers) += line.text().size();
        return isFirst ? line.text() : QString();
    });
    const auto others = std::ssize(lines) - heads;
    const bool areShort
        = std::ranges::all_of(names, isShort) && lengthOfHeads * others < lengthOfOthers * heads;
    return areShort && headingsOf(names) > 1 ? names : Names();
}

/// "My bingo goals" above a list, or a number, which may say how many goals follow.
bool isTitle(const QString &line)
{
    static const QRegularExpression title(
        u"^(?:(?:.* )?(?:bingo|goals?|objectives?|tasks?|squares?)(?: (?:list|goals?))?|goal list|list|[0-9]+)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return isShort(line) && title.match(line).hasMatch();
}

/// What may be headings in a plain list.
Names doubtfulNames(const ListLines &lines)
{
    if (lines.size() < 3)
        return {};
    for (const auto namesOf : {parentNames, markedNames, bracketNames, colonNames, capitalNames}) {
        Names names = namesOf(lines);
        const auto goals = goalsOf(lines, names);
        const auto found = std::ssize(lines) - std::ssize(goals);
        const bool isFew = found > 0 && 2 * found <= std::ssize(lines);
        const bool isOnTop = !names.front().isEmpty();
        const bool isTold = namesOf == parentNames || namesOf == markedNames || isOnTop;
        if (isFew && isTold
            && (namesOf != capitalNames || std::ranges::all_of(goals, hasSmallLetters)))
            return names;
    }
    if (isTitle(lines.front().text())) {
        Names names(lines.size());
        names.front() = lines.front().text();
        return names;
    }
    return namesOfParts(lines);
}

/// Says that some lines may be headings, if there are any.
void noteNames(const ListLines &lines, const Names &names, Repairs &repairs)
{
    const auto isHeading = [](const QString &name) { return !name.isEmpty(); };
    const auto first = std::ranges::find_if(names, isHeading);
    if (first == names.end())
        return;
    const ListLine &line = lines[static_cast<std::size_t>(first - names.begin())];
    repairs.add(ImportCode::HeadingsAsGoals, line.line->at,
        {qint64{std::ranges::count_if(names, isHeading)},
            shortened(line.text().simplified(), Repairs::longestArg)});
}

bool isRule(const QString &line)
{
    static const QRegularExpression rule(u"^(?:[-=_*~#+.\\x{2500}\\x{2550}\\x{2014}]\\s*){3,}$"_s);
    return rule.match(line).hasMatch();
}

bool isComment(const QString &line)
{
    return line.startsWith("//"_L1);
}

enum class Comments : std::uint8_t { LeftOut, Kept };

/// The lines that are neither rules nor comments.
ListLines linesWithin(const std::vector<TextLine> &all, Comments comments = Comments::Kept)
{
    static const QRegularExpression under(u"^(?:={3,}|-{3,}|~{3,})$"_s);
    ListLines lines;
    for (const TextLine &line : all) {
        const bool isBelow = !lines.empty() && !line.isAfterBlank && &line == lines.back().line + 1
            && under.match(line.text).hasMatch();
        if (isBelow)
            lines.back().isUnderlined = true;
        const bool isLeftOut = comments == Comments::LeftOut && isComment(line.text);
        if (!isRule(line.text) && !isLeftOut)
            lines.push_back({.line = &line});
    }
    return lines;
}

/// Takes "[Hard]" or "(Hard)" from the texts, if all have such a word and they differ.
void takeLabels(ListedGoals &listed, const std::vector<const TextLine *> &goals, Repairs &repairs)
{
    static const QRegularExpression label(
        uR"(^(?:[\[(<]([\p{L} _-]{2,20})[\])>][ \t:-]*(\S.*)|(\S.*?)[ \t]*(?:[\[(<]([\p{L} _-]{2,20})[\])>]|[-\x{2013}\x{2014}:][ \t]+([\p{L} _-]{2,20})))$)"_s);
    WordedTiers words;
    QStringList texts;
    for (qsizetype i = 0; i < listed.goals.size(); ++i) {
        const auto match = label.match(listed.goals[i].objective.goal);
        const bool isInFront = match.hasCaptured(1);
        const QString word = isInFront ? match.captured(1)
            : match.hasCaptured(4)     ? match.captured(4)
                                       : match.captured(5);
        if (!match.hasMatch() || !hardnessOfWord(word))
            return;
        words.add(i, word, goals[static_cast<std::size_t>(i)]->at);
        texts << match.captured(isInFront ? 2 : 3);
    }
    if (texts.size() < 2 || !words.settle(listed, repairs))
        return;
    for (qsizetype i = 0; i < texts.size(); ++i)
        listed.goals[i].objective.goal = texts[i];
}

/// Takes bullets and numbers from the texts of goals.
void takeBullets(ListedGoals &listed, const std::vector<const TextLine *> &goals, bool isDocument,
    Repairs &repairs)
{
    std::vector<qsizetype> sizes = bulletsOf(goals);
    const auto isBulleted = [](qsizetype size) { return size > 0; };
    if (isDocument && std::ranges::none_of(sizes, isBulleted))
        std::ranges::transform(
            goals, sizes.begin(), [](const TextLine *line) { return bulletSize(line->text); });
    const auto taken = std::ranges::count_if(sizes, isBulleted);
    if (taken > 0) {
        const auto first = std::ranges::find_if(sizes, isBulleted) - sizes.begin();
        repairs.add(ImportCode::BulletsRemoved, goals[static_cast<std::size_t>(first)]->at,
            {qint64{taken}});
        for (qsizetype i = 0; i < listed.goals.size(); ++i) {
            QString &text = listed.goals[i].objective.goal;
            text = text.sliced(sizes[static_cast<std::size_t>(i)]);
        }
        return;
    }
    const auto kept = std::ranges::find_if(
        goals, [](const TextLine *line) { return bulletSize(line->text) > 0; });
    // We write no blank lines: a list of ours is read without a word.
    const bool isOfOthers
        = std::ranges::any_of(goals, [](const TextLine *line) { return line->isAfterBlank; });
    if (kept != goals.end() && isOfOthers)
        repairs.add(ImportCode::BulletsKept, (*kept)->at, {qint64{bulletedLines(goals)}});
}

} // namespace

bool settleLines(ListedGoals &listed, const std::vector<TextLine> &all, Repairs &repairs)
{
    ListLines lines = linesWithin(all, Comments::LeftOut);
    std::optional<Headings> found;
    if (!lines.empty())
        found = headingsIn(lines);
    // A goal may begin with slashes, too.
    if (!found)
        lines = linesWithin(all);
    if (lines.empty())
        return false;
    const Names names = found ? found->names : Names(lines.size());
    if (!found)
        noteNames(lines, doubtfulNames(lines), repairs);

    const ListLine *heading = nullptr;
    QString type;
    ListedGoals kept;
    std::vector<const TextLine *> goals;
    QSet<const TextLine *> used; // looked up, never iterated
    std::size_t next = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!names[i].isEmpty()) {
            heading = &lines[i];
            type = names[i];
            continue;
        }
        if (found && found->areOfMarkdown && bulletSize(lines[i].text()) == 0)
            continue;
        while (&all[next] != lines[i].line)
            ++next;
        ListedGoal goal = std::move(listed.goals[static_cast<qsizetype>(next)]);
        if (heading != nullptr) {
            goal.types.append(type);
            used.insert(heading->line);
        }
        goals.push_back(lines[i].line);
        kept.goals.append(std::move(goal));
    }
    listed.goals = std::move(kept.goals);
    takeBullets(listed, goals, found.has_value(), repairs);
    takeLabels(listed, goals, repairs);
    if (used.size() > 1) {
        repairs.add(ImportCode::KeysAsTypes, all.front().at, {qint64{used.size()}});
    } else {
        used.clear();
        for (ListedGoal &goal : listed.goals)
            goal.types.clear();
    }
    const QSet<const TextLine *> areGoals(goals.begin(), goals.end());
    for (const TextLine &line : all) {
        if (!used.contains(&line) && !areGoals.contains(&line))
            repairs.add(ImportCode::LineBesideGoals, line.at,
                {shortened(line.text.simplified(), Repairs::longestArg)});
    }
    return found.has_value();
}

bool areHeadings(std::span<const qint64> bare, qint64 goals)
{
    const auto isNext = [](qint64 one, qint64 other) { return one + 1 == other; };
    return bare.size() > 1 && bare.front() == 0 && bare.back() + 1 < goals
        && std::ranges::adjacent_find(bare, isNext) == bare.end();
}

void noteHeadings(const std::vector<TextLine> &all, Repairs &repairs)
{
    const ListLines lines = linesWithin(all);
    if (lines.size() < 3)
        return;
    const std::optional<Headings> found = headingsIn(lines);
    noteNames(lines, found ? found->names : doubtfulNames(lines), repairs);
}

} // namespace boardwright
