// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A goal a line.
#include "core/goalset/goal_text.h"
#include "core/lists/hardness.h"
#include "core/lists/list_formats.h"
#include "core/lists/listed_goals.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

using namespace Qt::StringLiterals;

/// A line that is not blank.
struct TextLine {
    QString text; ///< without white space around it
    qsizetype at = 0; ///< its offset in the file
    bool isTrimmed = false; ///< it had some
};

struct TextLines {
    std::vector<TextLine> first; ///< the first ones, as many as were asked for
    qint64 count = 0; ///< of all that are not blank
};

/// Keeps no more than `most` lines: a large file has millions of them.
TextLines linesOf(const QByteArray &bytes, qsizetype most)
{
    TextLines lines;
    qsizetype at = byteOrderMarkSize(bytes);
    while (at < bytes.size()) {
        qsizetype end = at;
        while (end < bytes.size() && bytes[end] != '\n' && bytes[end] != '\r')
            ++end;
        const QByteArrayView bare = QByteArrayView(bytes).sliced(at, end - at).trimmed();
        // Only UTF-8 has white space beyond that of bytes.
        if (!bare.isEmpty() && lines.count >= most && static_cast<signed char>(bare.front()) > 0) {
            ++lines.count;
        } else if (!bare.isEmpty()) {
            const QString line = decodedUtf8(bare).trimmed();
            if (!line.isEmpty() && lines.count++ < most)
                lines.first.push_back(
                    {.text = line, .at = at, .isTrimmed = line.toUtf8().size() != end - at});
        }
        at = end + 1;
    }
    return lines;
}

/// The length of a bullet or number that begins a line, with the space after it; 0 if there is
/// none.
qsizetype bulletSize(const QString &line)
{
    static const QRegularExpression bullet(
        u"^(?:[-*\u2022\u2013\u2014]|\\[[ xX]?\\]|[0-9]{1,4}[.)])[ \\t]+(?=\\S)"_s);
    return bullet.match(line).capturedLength();
}

/// A line without its bullets: "- [x] Swim" has two.
QString withoutBullets(const QString &line)
{
    const QString rest = line.sliced(bulletSize(line));
    return rest.sliced(bulletSize(rest));
}

/// How the parts of a document are told apart.
struct DocumentRules {
    QString (*headingOf)(const QString &line); ///< the text of a heading; empty: the line is none
    bool (*isGoal)(const QString &line); ///< of a line that is no heading
};

/// Markdown and wikis: headings with lists below them, "## Sea", "==Sea==" or "**Sea**", and
/// "- [ ] Row the boat".
constexpr DocumentRules markdownRules{.headingOf =
                                          [](const QString &line) {
                                              static const QRegularExpression heading(
                                                  uR"(^(?:#{1,6}[ \t]+(\S.*?)[ \t]*#*)"
                                                  uR"(|={2,6}[ \t]*([^\s=].*?)[ \t]*={2,6})"
                                                  uR"(|\*\*([^\s*].*?)\*\*:?)$)"_s);
                                              const auto match = heading.match(line);
                                              return match.captured(match.lastCapturedIndex());
                                          },
    .isGoal = [](const QString &line) { return bulletSize(line) > 0; }};

/// Headings that end with a colon, "Sea:", above lines of goals.
constexpr DocumentRules colonRules{.headingOf
    =
        [](const QString &line) {
            static const QRegularExpression heading(u"^([^:]{1,40}\\S)[ \\t]*:$"_s);
            return heading.match(line).captured(1);
        },
    .isGoal = [](const QString &) { return true; }};

/// Lines such as "Tier 2" or "Easy" above the goals of that difficulty.
constexpr DocumentRules tierRules{.headingOf
    =
        [](const QString &line) {
            static const QRegularExpression tier(u"^(?:tier|difficulty)[ \\t]*#?[0-9]{1,2}$"_s,
                QRegularExpression::CaseInsensitiveOption);
            const bool isIt = tier.match(line).hasMatch() || hardnessOfWord(line).has_value();
            return isIt ? line : QString();
        },
    .isGoal = [](const QString &) { return true; }};

/// How many headings lines have, if the first is on top and each has goals below it; or else 0.
qsizetype headingsOf(const std::vector<TextLine> &lines, const DocumentRules &rules)
{
    qsizetype headings = 0;
    bool wasHeading = false;
    for (const TextLine &line : lines) {
        const bool isHeading = !rules.headingOf(line.text).isEmpty();
        if (isHeading == wasHeading && (isHeading || headings == 0))
            return 0;
        headings += isHeading ? 1 : 0;
        wasHeading = isHeading;
    }
    return wasHeading ? 0 : headings;
}

/// The rules of the document that lines are; null if they are a plain list.
const DocumentRules *documentRulesOf(const std::vector<TextLine> &lines)
{
    const auto numberOf = [&](const auto &is) {
        return std::ranges::count_if(lines, [&](const TextLine &line) { return is(line.text); });
    };
    const auto headings
        = numberOf([](const QString &line) { return !markdownRules.headingOf(line).isEmpty(); });
    if (headings > 0 && numberOf(markdownRules.isGoal) > headings)
        return &markdownRules;
    // A goal may end with a colon, too.
    const bool areBulleted = std::ranges::all_of(lines, [](const TextLine &line) {
        return !colonRules.headingOf(line.text).isEmpty() || bulletSize(line.text) > 0;
    });
    const qsizetype colons = headingsOf(lines, colonRules);
    if (colons > 1 || (colons == 1 && areBulleted))
        return &colonRules;
    return headingsOf(lines, tierRules) > 1 ? &tierRules : nullptr;
}

/// Headings with goals below them are the goals' types; a single one is the document's title.
ListedGoals goalsOfDocument(
    const std::vector<TextLine> &lines, const DocumentRules &rules, Repairs &repairs)
{
    ListedGoals listed;
    const TextLine *heading = nullptr;
    QString type; // the text of it
    std::vector<const TextLine *> bulleted;
    QSet<const TextLine *> used; // looked up, never iterated
    std::vector<const TextLine *> others;
    for (const TextLine &line : lines) {
        if (const QString text = rules.headingOf(line.text);
            !text.isEmpty() || !rules.isGoal(line.text)) {
            others.push_back(&line);
            heading = text.isEmpty() ? heading : &line;
            type = text.isEmpty() ? type : text;
            continue;
        }
        ListedGoal goal;
        goal.objective.goal = withoutBullets(line.text);
        if (goal.objective.goal != line.text)
            bulleted.push_back(&line);
        if (heading != nullptr) {
            goal.types.append(type);
            used.insert(heading);
        }
        listed.goals.append(std::move(goal));
    }
    if (!bulleted.empty())
        repairs.add(
            ImportCode::BulletsRemoved, bulleted.front()->at, {qint64{std::ssize(bulleted)}});
    if (used.size() > 1) {
        repairs.add(ImportCode::KeysAsTypes, lines.front().at, {qint64{used.size()}});
    } else {
        used.clear();
        for (ListedGoal &goal : listed.goals)
            goal.types.clear();
    }
    for (const TextLine *line : others) {
        if (!used.contains(line))
            repairs.add(ImportCode::LineBesideGoals, line->at,
                {shortened(line->text, Repairs::longestArg)});
    }
    return listed;
}

/// Whether a line that begins with a bracket is a goal, not JSON: "[Hard] Beat the game", "{{X}}
/// coins".
bool beginsWithLabel(const QString &line)
{
    static const QRegularExpression label(uR"(^(?:\{\{X\}\}|\[[^\[\]{}"']*\][ \t]+[^\s,;:\]}]))"_s);
    return label.match(line).hasMatch();
}

/// Whether a text that begins with a bracket has a line in which nothing looks like JSON.
bool hasPlainLine(const ImportText &text)
{
    constexpr qsizetype looked = 200;
    constexpr std::array data{"json"_L1, "jsonl"_L1, "js"_L1, "mjs"_L1, "cjs"_L1, "ts"_L1};
    static const QRegularExpression plain(uR"(^[^"'{}\[\]:;=<>,]*\pL\s+\pL[^"'{}\[\]:;=<>]*$)"_s);
    return !std::ranges::contains(data, text.suffix().toString().toLower())
        && std::ranges::any_of(linesOf(text.bytes(), looked).first,
            [&](const TextLine &line) { return plain.match(line.text).hasMatch(); });
}

Likeness likenessOfText(const ImportText &text)
{
    if (!text.isText() || text.looksLikeScript())
        return Likeness::None;
    const std::vector<TextLine> lines = linesOf(text.bytes(), 1).first;
    if (lines.empty())
        return Likeness::None;
    if (text.beginsAsJson() && !beginsWithLabel(lines.front().text)
        && (text.json().root || !hasPlainLine(text)))
        return Likeness::None;
    return Likeness::Possible;
}

std::expected<ImportedSet, Problem> readText(const ImportText &text, const ImportChoices &choices)
{
    Repairs repairs(text.bytes());
    const auto [lines, count] = linesOf(text.bytes(), mostObjectives + 1);
    if (lines.empty())
        return std::unexpected(repairs.error(ImportCode::NoGoalsInFile, 0));
    if (count > mostObjectives)
        return std::unexpected(repairs.error(
            ImportCode::TooManyGoals, lines[mostObjectives].at, {count, qint64{mostObjectives}}));
    const DocumentRules *const rules = choices.format.isEmpty() ? documentRulesOf(lines) : nullptr;
    if (rules != nullptr)
        return setOfListed(goalsOfDocument(lines, *rules, repairs), choices, repairs.take());
    // A single goal may well begin with a dash.
    const bool hasBullets = lines.size() > 1
        && std::ranges::all_of(
            lines, [](const TextLine &line) { return bulletSize(line.text) > 0; });
    if (hasBullets)
        repairs.add(ImportCode::BulletsRemoved, lines.front().at, {qint64{std::ssize(lines)}});
    const auto isTrimmed = [](const TextLine &line) { return line.isTrimmed; };
    if (const auto trimmed = std::ranges::count_if(lines, isTrimmed); trimmed > 0)
        repairs.add(ImportCode::SpacesRemoved, std::ranges::find_if(lines, isTrimmed)->at,
            {qint64{trimmed}});
    ListedGoals listed;
    for (const TextLine &line : lines) {
        ListedGoal goal;
        goal.objective.goal = line.text.sliced(hasBullets ? bulletSize(line.text) : 0);
        listed.goals.append(std::move(goal));
    }
    return setOfListed(listed, choices, repairs.take());
}

/// A file with control characters is no text to many programs, ImportText among them.
bool isControl(QChar unit)
{
    constexpr char16_t firstPrintable = 0x20;
    return unit < firstPrintable && !QStringView(u"\t\v\f").contains(unit) && !isLineBreak(unit);
}

/// The goal in one line; empty if it is blank.
QString lineOf(const Objective &objective)
{
    QString line = objective.goal;
    std::ranges::replace_if(
        line, [](QChar unit) { return isLineBreak(unit) || isControl(unit); }, QChar::Space);
    return line.trimmed().isEmpty() ? QString() : line;
}

QList<Loss> lossesOfText(const GoalSet &set)
{
    Loss blank{.aspect = Aspect::EmptyGoal, .rows = {}};
    Loss spaced{.aspect = Aspect::Spacing, .rows = {}};
    for (const Objective &objective : set.objectives) {
        if (objective.disabled)
            continue;
        const QString line = lineOf(objective);
        if (line.isEmpty())
            blank.rows << objective.id;
        else if (std::ranges::any_of(objective.goal, isControl) || line.trimmed() != line)
            spaced.rows << objective.id;
    }
    QList<Loss> losses{blank, spaced};
    losses.removeIf([](const Loss &loss) { return loss.rows.isEmpty(); });
    return losses;
}

QByteArray writeText(const GoalSet &set)
{
    QString text;
    for (const Objective &objective : set.objectives) {
        const QString line = objective.disabled ? QString() : lineOf(objective);
        if (!line.isEmpty())
            text += line + u'\n';
    }
    return text.toUtf8();
}

} // namespace

namespace lists {

constexpr SetFormat plainText{.key = Key("text"),
    .title = QT_TRANSLATE_NOOP("boardwright::Fields", "Plain list of goals"),
    .help = QT_TRANSLATE_NOOP("boardwright::Fields",
        "One goal per line, for chats, documents and sites that accept a list."),
    .suffix = "txt",
    .recognise = likenessOfText,
    .read = readText,
    .furtherLosses = lossesOfText,
    .write = writeText};

} // namespace lists

} // namespace boardwright
