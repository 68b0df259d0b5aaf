// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"

#include <QtTranslation>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr auto modeKey = "mode"_L1;
constexpr auto sizeKey = "size"_L1;

/// In the order of GameMode.
constexpr std::array modes{
    Choice{.key = "bingo"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Bingo")},
    Choice{.key = "ascend"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Ascend")},
    Choice{.key = "summit"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Summit")},
    Choice{.key = "triple"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Triple")},
    Choice{.key = "rush"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Rush")},
};

constexpr When inMode(GameMode mode)
{
    return {.field = modeKey, .choice = modes.at(static_cast<std::size_t>(mode)).key};
}

constexpr Field sizeField(GameMode mode, const char *label, const char *help)
{
    const SizeRange sizes = sizesOf(mode);
    return {.key = sizeKey,
        .kind = mode == GameMode::Bingo ? Kind::Extent : Kind::Integer,
        .fallback = static_cast<double>(sizes.standard),
        .min = static_cast<double>(sizes.smallest),
        .max = static_cast<double>(sizes.largest),
        .step = static_cast<double>(sizes.step),
        .label = label,
        .help = help,
        .when = inMode(mode)};
}

constexpr const char *modifiersGroup = QT_TRANSLATE_NOOP("boardwright::Fields", "Modifiers");

/// In the order of ValueChoice.
constexpr std::array valueChoices{
    Choice{.key = "any"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Any")},
    Choice{.key = "lowest"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Lowest")},
    Choice{.key = "highest"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Highest")},
};

constexpr std::array blanksNames{
    Choice{.key = "none"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "None")},
};

constexpr std::array shiniesNames{
    Choice{.key = "auto"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Automatic")},
    Choice{.key = "none"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "None")},
};

constexpr Field flagField(
    QLatin1StringView key, const char *label, const char *help, When when = {})
{
    return {.key = key,
        .kind = Kind::Flag,
        .label = label,
        .help = help,
        .when = when,
        .group = modifiersGroup};
}

constexpr When notInBingo{.field = modeKey, .choice = modes.front().key, .unless = true};

/// One field per grid mode, because a condition names a single mode.
constexpr Field noCentreField(GameMode mode)
{
    return flagField("no-centre"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "No centre"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "The middle cell stays empty. Only for grids with odd numbers of rows and columns"),
        inMode(mode));
}

/// Indices of the parameters: the mode, a size for each mode in the order of GameMode, the
/// modifiers.
enum At : std::uint8_t {
    Mode,
    FirstSize,
    AscendSize,
    SummitSize,
    TripleSize,
    RushSize,
    NoBoardLimits,
    NoLineLimits,
    NoWeighting,
    NoProgression,
    NoCentreOfBingo,
    NoCentreOfAscend,
    Values,
    Blanks,
    Shinies,
    ArrangePasses,
};

constexpr std::array parameterTable{
    Field{.key = modeKey,
        .kind = Kind::Choice,
        .choices = modes,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Mode"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Game mode of the board. It sets the shape, the lines and the progression")},
    sizeField(GameMode::Bingo, QT_TRANSLATE_NOOP("boardwright::Fields", "Size"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Rows and columns of the grid")),
    sizeField(GameMode::Ascend, QT_TRANSLATE_NOOP("boardwright::Fields", "Side"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Number of rows, and of columns, of the grid")),
    sizeField(GameMode::Summit, QT_TRANSLATE_NOOP("boardwright::Fields", "Tiers"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Tiers of the pyramid, each one cell wider")),
    sizeField(GameMode::Triple, QT_TRANSLATE_NOOP("boardwright::Fields", "Cells"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Cells of the list, three per set")),
    sizeField(GameMode::Rush, QT_TRANSLATE_NOOP("boardwright::Fields", "Cells"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Cells of the list, three per set")),
    flagField("no-board-limits"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "No board limits"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Board categories are not limited")),
    flagField("no-line-limits"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "No line limits"),
        QT_TRANSLATE_NOOP("boardwright::Fields",
            "Line categories are not limited. A goal still appears only once in a line")),
    flagField("no-weighting"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "No weighting"),
        QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Every enabled goal enters the pool, whatever its weighting")),
    flagField("no-progression"_L1, QT_TRANSLATE_NOOP("boardwright::Fields", "No progression"),
        QT_TRANSLATE_NOOP("boardwright::Fields", "Goals can be anywhere, whatever their zones"),
        notInBingo),
    noCentreField(GameMode::Bingo),
    noCentreField(GameMode::Ascend),
    Field{.key = "values"_L1,
        .kind = Kind::Choice,
        .choices = valueChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Values"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Which values of their ranges goals take, where their cells allow it"),
        .group = modifiersGroup},
    Field{.key = "blanks"_L1,
        .kind = Kind::Integer,
        .max = Modifiers::mostBlanks,
        .choices = blanksNames,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Blank cells"),
        .help = QT_TRANSLATE_NOOP(
            "boardwright::Fields", "Cells left empty, drawn from those without a forced goal"),
        .group = modifiersGroup},
    Field{.key = "shinies"_L1,
        .kind = Kind::Integer,
        .min = Modifiers::automaticShinies,
        .max = Modifiers::mostShinies,
        .choices = shiniesNames,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Shiny cells"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "Cells that count for more, spread over the board. Automatic picks a number that suits "
            "the board"),
        .group = modifiersGroup},
    Field{.key = "arrange"_L1,
        .kind = Kind::Integer,
        .fallback = 4,
        .max = 20,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Arranging passes"),
        .help = QT_TRANSLATE_NOOP("boardwright::Fields",
            "How often goals are exchanged, within all limits, to meet the rules of Placement. 0: "
            "they stay where they are"),
        .group = modifiersGroup},
};
static_assert(NoBoardLimits == FirstSize + modes.size());
static_assert(parameterTable.size() == ArrangePasses + 1);

/// The index of a mode's size parameter.
qsizetype sizeIndex(GameMode mode)
{
    return FirstSize + static_cast<qsizetype>(mode);
}

/// The clamped value of a parameter.
Value valueAt(const Settings &settings, At at)
{
    return clamped(parameterTable.at(at), settings.values.value(at));
}

bool flagAt(const Settings &settings, At at)
{
    return std::get<bool>(valueAt(settings, at));
}

int numberAt(const Settings &settings, At at)
{
    return static_cast<int>(std::get<qint64>(valueAt(settings, at)));
}

/// Takes the trailing number off a size's name, leaving the name of a shape or mode.
int takeNumberAtEnd(QStringView &text)
{
    qsizetype begin = text.size();
    while (begin > 0 && text[begin - 1].isDigit())
        --begin;
    const int number = text.sliced(begin).toInt();
    text.truncate(begin);
    return number;
}

} // namespace

constexpr std::span<const Field> constrainedParameters = parameterTable;

ModeSettings modeSettings(const Settings &settings)
{
    const GameMode mode
        = modeOfKey(std::get<QString>(valueAt(settings, Mode))).value_or(GameMode::Bingo);
    const qsizetype index = sizeIndex(mode);
    const Value size
        = clamped(parameterTable.at(static_cast<std::size_t>(index)), settings.values.value(index));
    if (const auto *extent = std::get_if<Extent>(&size))
        return {.mode = mode, .rows = extent->rows, .columns = extent->columns};
    return settingsOfSize(mode, static_cast<int>(std::get<qint64>(size)));
}

Modifiers askedModifiers(const Settings &settings)
{
    const auto *const values = std::ranges::find(
        valueChoices, std::get<QString>(valueAt(settings, Values)), &Choice::key);
    const GameMode mode = modeSettings(settings).mode;
    return {.noBoardLimits = flagAt(settings, NoBoardLimits),
        .noLineLimits = flagAt(settings, NoLineLimits),
        .noWeighting = flagAt(settings, NoWeighting),
        .noProgression = flagAt(settings, NoProgression),
        .values = static_cast<ValueChoice>(values - valueChoices.begin()),
        .noCentre = (mode == GameMode::Bingo && flagAt(settings, NoCentreOfBingo))
            || (mode == GameMode::Ascend && flagAt(settings, NoCentreOfAscend)),
        .blanks = numberAt(settings, Blanks),
        .shinies = numberAt(settings, Shinies)};
}

Modifiers modifiersOf(const Settings &settings)
{
    return applicable(askedModifiers(settings), modeSettings(settings));
}

int arrangePassesOf(const Settings &settings)
{
    return numberAt(settings, ArrangePasses);
}

Settings settingsOf(const ModeSettings &settings, const Modifiers &modifiers)
{
    Settings result = defaultSettings(parameterTable);
    result.values[Mode] = QString(modes.at(static_cast<std::size_t>(settings.mode)).key);
    const qsizetype index = sizeIndex(settings.mode);
    if (settings.mode == GameMode::Bingo)
        result.values[index] = Extent{.rows = settings.rows, .columns = settings.columns};
    else if (settings.mode == GameMode::Ascend || settings.mode == GameMode::Summit)
        result.values[index] = qint64{settings.rows};
    else
        result.values[index] = qint64{settings.cells()};
    result.values[NoBoardLimits] = modifiers.noBoardLimits;
    result.values[NoLineLimits] = modifiers.noLineLimits;
    result.values[NoWeighting] = modifiers.noWeighting;
    result.values[NoProgression] = modifiers.noProgression;
    result.values[NoCentreOfBingo] = modifiers.noCentre;
    result.values[NoCentreOfAscend] = modifiers.noCentre;
    result.values[Values]
        = QString(valueChoices.at(static_cast<std::size_t>(modifiers.values)).key);
    result.values[Blanks] = qint64{modifiers.blanks};
    result.values[Shinies] = qint64{modifiers.shinies};
    return result;
}

std::optional<GameMode> modeOfKey(const QString &key)
{
    const auto *named = std::ranges::find(modes, key, &Choice::key);
    return named == modes.end() ? std::nullopt
                                : std::optional(static_cast<GameMode>(named - modes.begin()));
}

QString modeKeys()
{
    QStringList keys;
    for (const Choice &choice : modes)
        keys << choice.key;
    return keys.join(u", ");
}

std::optional<ModeSettings> settingsOfSizeName(GameMode mode, const QString &name)
{
    const SizeRange sizes = sizesOf(mode);
    const auto isSize = [&](int number) {
        return number >= sizes.smallest && number <= sizes.largest
            && (number - sizes.smallest) % sizes.step == 0;
    };
    QStringView rest = name;
    const int number = takeNumberAtEnd(rest);
    if (!isSize(number))
        return std::nullopt;
    if (mode != GameMode::Bingo || !rest.endsWith(u'x'))
        return settingsOfSize(mode, number);
    rest.chop(1);
    const bool isExtent = !rest.isEmpty() && rest.back().isDigit();
    const int rows = isExtent ? takeNumberAtEnd(rest) : number;
    if (!isSize(rows))
        return std::nullopt;
    return ModeSettings{.mode = mode, .rows = rows, .columns = number};
}

QString sizeName(const ModeSettings &settings)
{
    return settings.rows == settings.columns
        ? QStringLiteral("square%1").arg(settings.columns)
        : QStringLiteral("grid%1x%2").arg(settings.rows).arg(settings.columns);
}

std::optional<ModeSettings> preferredSettings(const GoalSet &set)
{
    if (set.schemaMode != SchemaMode::Dedicated)
        return std::nullopt; // a capped set may be played in any mode up to its largest board
    const std::optional<GameMode> mode = modeOfKey(set.dedicatedMode);
    if (!mode)
        return std::nullopt;
    return settingsOfSizeName(*mode, set.dedicatedSize)
        .value_or(settingsOfSize(*mode, sizesOf(*mode).standard));
}

} // namespace boardwright
