// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/expected_export.h"

#include <QStringView>

#include <algorithm>
#include <array>
#include <set>
#include <vector>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

const QString difficultySection = u"balanced"_s;
const QString difficultyKey = u"difficulty"_s;
const QString japaneseKey = u"jp"_s;

/// The difficulty from 1 to 25 that a goal states.
std::optional<int> difficultyIn(const Objective &objective)
{
    const Value stated = objective.extension.value(difficultySection).value(difficultyKey);
    const auto *const number = std::get_if<qint64>(&stated);
    return number != nullptr && *number >= 1 && *number <= 25
        ? std::optional(static_cast<int>(*number))
        : std::nullopt;
}

QString japaneseIn(const Objective &objective)
{
    const Value text = objective.extension.value(difficultySection).value(japaneseKey);
    return std::holds_alternative<QString>(text) ? std::get<QString>(text) : QString();
}

/// Whether the sections hold anything but a difficulty and, if that is kept, a text in Japanese.
bool hasOtherData(const Objective &objective, bool keepsJapanese)
{
    const auto &sections = objective.extension;
    const int known = (difficultyIn(objective) ? 1 : 0)
        + (keepsJapanese && !japaneseIn(objective).isEmpty() ? 1 : 0);
    return !sections.isEmpty()
        && (sections.size() > 1 || known == 0 || sections.value(difficultySection).size() > known);
}

QString asOneLine(QString text)
{
    for (QChar &unit : text) {
        constexpr std::array<char16_t, 4> breaks{u'\n', u'\r', 0x2028, 0x2029};
        if (std::ranges::contains(breaks, unit.unicode()))
            unit = u' ';
    }
    return text;
}

std::set<int> numbersOf(const Objective &objective)
{
    std::set<int> numbers;
    if (objective.goal.contains(u"{{X}}"_s))
        numbers.insert(objective.range.begin(), objective.range.end());
    numbers.erase(numbers.begin(), numbers.lower_bound(1));
    return numbers;
}

/// A text of a goal as players read it: one for each number.
QStringList spelledOut(const Objective &objective, const QString &of)
{
    const std::set<int> numbers = numbersOf(objective);
    const auto spell = [&](const QString &number, bool isOne) {
        QString text = of;
        if (!number.isEmpty())
            text = text.split(u"{{X}}"_s).join(number);
        text = text.split(u"[[s]]"_s).join(isOne ? u""_s : u"s"_s);
        return text.split(u"[[es]]"_s).join(isOne ? u""_s : u"es"_s);
    };
    QStringList texts;
    for (const int number : numbers)
        texts << spell(QString::number(number), number == 1);
    return texts.isEmpty() ? QStringList(spell({}, false)) : texts;
}

QStringList spelledOut(const Objective &objective)
{
    return spelledOut(objective, objective.goal);
}

QString cutTo255(const QString &text)
{
    const auto isLong = [](const QString &of) { return of.toStdU32String().size() > 255; };
    if (!isLong(text))
        return text;
    const QString inner = text.trimmed();
    return isLong(inner) ? QString::fromStdU32String(inner.toStdU32String().substr(0, 255)) : inner;
}

QStringList joinedTypes(const Objective &objective)
{
    QStringList types;
    for (const QStringList &names : {objective.lineCategories, objective.boardCategories}) {
        for (const QString &name : names) {
            const QString type = name.trimmed();
            if (!type.isEmpty() && !types.contains(type))
                types << type;
        }
    }
    return types;
}

/// What is left of an objective without an aspect. RangeSpelledOut is not one of them, because it
/// makes several.
Objective without(Objective objective, Aspect aspect)
{
    const Objective plain;
    switch (aspect) {
    case Aspect::Values:
        objective.range.clear();
        break;
    case Aspect::Weighting:
        objective.weighting = plain.weighting;
        break;
    case Aspect::BoardCategories:
        objective.boardCategories.clear();
        break;
    case Aspect::LineCategories:
        objective.lineCategories.clear();
        break;
    case Aspect::Tag:
        objective.tag.clear();
        break;
    case Aspect::Progression:
        objective.progression = plain.progression;
        break;
    case Aspect::IndividualLimit:
        objective.individualLimit = plain.individualLimit;
        break;
    case Aspect::ForcedPositions:
        objective.forcedPositions.clear();
        break;
    case Aspect::ProgressiveRanges:
        objective.progressiveRanges = plain.progressiveRanges;
        break;
    case Aspect::Tooltip:
        objective.tooltip.clear();
        break;
    case Aspect::Icons:
        objective.icons.clear();
        break;
    case Aspect::LineBreaks:
        objective.goal = asOneLine(objective.goal);
        break;
    case Aspect::KindOfCategory:
        objective.lineCategories = joinedTypes(objective);
        objective.boardCategories.clear();
        break;
    default:
        break;
    }
    return objective;
}

/// Plain text has no control characters.
QString withoutControls(QString text)
{
    for (QChar &unit : text) {
        if (unit < u' ' && !QStringView(u"\t\v\f").contains(unit))
            unit = u' ';
    }
    return text;
}

bool hasMember(const Verbatim &members, const QString &key)
{
    return members != nullptr && std::ranges::contains(*members, key, &VerbatimMember::key);
}

bool isAbout(Aspect aspect, const Objective &objective, bool keepsDifficulty, bool keepsJapanese)
{
    switch (aspect) {
    case Aspect::Disabled:
        return objective.disabled;
    case Aspect::EmptyGoal:
        return withoutControls(objective.goal).trimmed().isEmpty();
    case Aspect::OwnData:
        return keepsDifficulty ? hasOtherData(objective, keepsJapanese)
                               : !objective.extension.isEmpty();
    case Aspect::RangeSpelledOut:
        return !objective.range.isEmpty() || spelledOut(objective) != QStringList(objective.goal);
    case Aspect::GoalLength:
        return std::ranges::any_of(spelledOut(objective),
            [](const QString &text) { return text.toStdU32String().size() > 255; });
    case Aspect::Spacing:
        return withoutControls(asOneLine(objective.goal)).trimmed() != asOneLine(objective.goal);
    case Aspect::OtherKeys:
        return hasMember(objective.verbatim, u"shiny"_s);
    case Aspect::GuessedTier:
        return !difficultyIn(objective);
    case Aspect::RoughTier:
        return difficultyIn(objective)
            && !std::ranges::contains(std::array{3, 9, 16, 22}, *difficultyIn(objective));
    case Aspect::AddedType:
        return joinedTypes(objective).isEmpty();
    default:
        return !(without(objective, aspect) == objective);
    }
}

/// The middle of the quarter that a difficulty is in.
int roughly(int difficulty)
{
    return difficulty <= 6 ? 3 : difficulty <= 12 ? 9 : difficulty <= 18 ? 16 : 22;
}

} // namespace

ExpectedExport::ExpectedExport(const GoalSet &set, const QList<Loss> &losses, Key format)
    : m_keepsDifficulty(format != "bingosync"_L1 && format != "text"_L1)
    , m_keepsJapanese(format == "classic-js"_L1)
{
    for (const Objective &objective : set.objectives) {
        QList<Aspect> lost;
        for (const Loss &loss : losses) {
            if (!loss.rows.contains(objective.id))
                continue;
            lost << loss.aspect;
            if (!isAbout(loss.aspect, objective, m_keepsDifficulty, m_keepsJapanese))
                m_idle = u"aspect %1 of \"%2\""_s.arg(static_cast<quint32>(loss.aspect))
                             .arg(objective.goal);
        }
        addGoal(objective, lost);
    }
    checkSet(set, losses);
}

void ExpectedExport::addGoal(const Objective &objective, const QList<Aspect> &lost)
{
    constexpr std::array omitting{Aspect::Disabled, Aspect::EmptyGoal, Aspect::Unfit};
    const bool isOmitted
        = std::ranges::any_of(omitting, [&](Aspect aspect) { return lost.contains(aspect); });
    if (!lost.contains(Aspect::Disabled) && !lost.contains(Aspect::Unfit))
        m_usedTags << objective.tag;
    if (isOmitted)
        return;
    ExpectedGoal expected{.goal = objective, .difficulty = difficultyIn(objective)};
    if (!m_keepsDifficulty) {
        if (expected.difficulty && !lost.contains(Aspect::OwnData))
            m_unreported = u"the difficulty of "_s + objective.goal;
        expected.difficulty.reset();
    }
    if (hasOtherData(objective, m_keepsJapanese) && !lost.contains(Aspect::OwnData))
        m_unreported = u"own data of "_s + objective.goal;
    if (hasMember(objective.verbatim, u"shiny"_s) && !lost.contains(Aspect::OtherKeys))
        m_unreported = u"the key shiny of "_s + objective.goal;
    for (const Aspect aspect : lost)
        expected.goal = without(expected.goal, aspect);
    if (lost.contains(Aspect::RoughTier) && expected.difficulty)
        expected.difficulty = roughly(*expected.difficulty);
    expected.isAnyTier = lost.contains(Aspect::GuessedTier);
    expected.isAnyType = lost.contains(Aspect::AddedType);
    const bool isSpelledOut = lost.contains(Aspect::RangeSpelledOut);
    const QStringList texts
        = isSpelledOut ? spelledOut(objective) : QStringList(expected.goal.goal);
    const QString japanese = m_keepsJapanese ? japaneseIn(objective) : QString();
    const QStringList inJapanese = numbersOf(objective).empty() || !isSpelledOut
        ? QStringList(texts.size(), japanese)
        : spelledOut(objective, japanese);
    qsizetype place = 0;
    for (const QString &text : texts) {
        ExpectedGoal one = expected;
        one.japanese = inJapanese.at(place++);
        one.goal = foundGoal(expected.goal).goal;
        one.goal.goal = lost.contains(Aspect::GoalLength) ? cutTo255(text) : text;
        if (isSpelledOut)
            one.goal.range.clear();
        if (lost.contains(Aspect::Spacing))
            one.goal.goal = withoutControls(one.goal.goal).trimmed();
        m_goals << one;
    }
}

/// What belongs to the set itself is in none of these formats.
void ExpectedExport::checkSet(const GoalSet &set, const QList<Loss> &losses)
{
    const auto check = [&](Aspect aspect, bool has, const QString &what) {
        const bool isReported = std::ranges::contains(losses, aspect, &Loss::aspect);
        if (has && !isReported)
            m_unreported = what;
        if (!has && isReported)
            m_idle = what;
    };
    check(Aspect::Names, !set.gameName.isEmpty() || !set.setName.isEmpty(), u"names"_s);
    check(Aspect::Limits, !set.boardLimits.isEmpty() || !set.lineLimits.isEmpty(), u"limits"_s);
    check(Aspect::MadeFor, set.schemaMode != SchemaMode::Strict, u"mode"_s);
    check(Aspect::UnusedTags,
        std::ranges::any_of(
            set.tagNames, [&](const QString &tag) { return !m_usedTags.contains(tag); }),
        u"declared tags"_s);
    check(Aspect::SetOtherKeys, hasMember(set.verbatim, u"colour"_s), u"other keys of the set"_s);
    check(
        Aspect::SetOwnData, !set.once.isEmpty() || !set.tables.isEmpty(), u"own data of the set"_s);
}

ExpectedGoal foundGoal(const Objective &objective)
{
    ExpectedGoal found{.goal = objective, .difficulty = difficultyIn(objective)};
    found.japanese = japaneseIn(objective);
    if (hasOtherData(objective, true))
        found.difficulty = -1; // nothing expected has it
    found.goal.id = RowId::none;
    found.goal.verbatim.reset();
    found.goal.extension.clear();
    if (found.goal.progression == allZones)
        found.goal.progression = {}; // means the same
    return found;
}

} // namespace boardwright::test
