// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/board/board_choice.h"

#include "core/generator/saved_preview.h"
#include "core/sites/seed.h"

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

Settings allowed(const Info &info, const Settings &settings)
{
    Settings result;
    for (std::size_t i = 0; i < info.parameters.size(); ++i)
        result.values << clamped(
            info.parameters[i], settings.values.value(static_cast<qsizetype>(i)));
    return result;
}

/// A seed that no room has becomes the first that one has.
QString seedFor(const Info &info, const QString &seed)
{
    return info.seeds != SeedUse::Room || sites::seedOf(seed) ? seed : QStringLiteral("1");
}

} // namespace

BoardChoice::BoardChoice(QObject *parent)
    : QObject(parent)
    , m_generator(generators().front())
    , m_settings(m_generator->settingsFor({}))
    , m_overlays(overlaysOf(m_generator->info()))
{
}

std::optional<Overlay> BoardChoice::chosenOverlay() const
{
    return m_overlay.isEmpty() ? std::nullopt : overlayOf(m_generator->info(), m_overlay);
}

/// Sets everything before the first signal, so that no receiver sees the settings of one generator
/// with another.
void BoardChoice::show(const Board &board)
{
    const bool isOther = board.generator != m_generator;
    if (!isOther && board.settings == m_settings && board.seed == m_seed)
        return;
    std::optional<Overlay> lost = chosenOverlay();
    m_generator = board.generator;
    m_settings = board.settings;
    m_seed = board.seed;
    if (isOther)
        m_overlays = overlaysOf(m_generator->info());
    if (chosenOverlay())
        lost.reset();
    if (lost)
        m_overlay.clear();
    if (isOther)
        Q_EMIT generatorChanged();
    if (lost) {
        Q_EMIT overlayChanged();
        Q_EMIT overlayLost(*lost);
    }
    Q_EMIT changed();
}

void BoardChoice::setGenerator(const Generator &generator)
{
    if (&generator == m_generator)
        return;
    m_remembered.insert(m_generator->info().key, m_settings);
    const Info &info = generator.info();
    const auto known = m_remembered.constFind(info.key);
    show({.generator = &generator,
        .settings = known != m_remembered.cend() ? *known : defaultSettings(info.parameters),
        .seed = seedFor(info, m_seed)});
}

void BoardChoice::setSettings(const Settings &settings)
{
    show({.generator = m_generator,
        .settings = allowed(m_generator->info(), settings),
        .seed = m_seed});
}

void BoardChoice::setParameter(std::size_t index, const Value &value)
{
    Settings settings = m_settings;
    settings.values[static_cast<qsizetype>(index)] = value;
    setSettings(settings);
}

void BoardChoice::setSeed(const QString &seed)
{
    show({.generator = m_generator,
        .settings = m_settings,
        .seed = seed.first(std::min(seed.size(), longestSeed))});
}

void BoardChoice::setBoard(const SeedLine &line)
{
    if (line.generator != m_generator)
        m_remembered.insert(m_generator->info().key, m_settings);
    show({.generator = line.generator,
        .settings = allowed(line.generator->info(), line.settings),
        .seed = line.seed.first(std::min(line.seed.size(), longestSeed))});
}

void BoardChoice::setOverlay(const QString &overlay)
{
    const QString before = std::exchange(m_overlay, overlay);
    if (!chosenOverlay())
        m_overlay.clear();
    if (m_overlay != before)
        Q_EMIT overlayChanged();
}

void BoardChoice::offerOverlays(const QList<Overlay> &overlays)
{
    const bool isOther = overlays != m_overlays;
    m_overlays = overlays;
    const std::optional<Overlay> chosen = chosenOverlay();
    const bool isLost = chosen && !m_overlays.contains(*chosen);
    if (isLost)
        m_overlay.clear();
    if (isOther)
        Q_EMIT overlaysChanged();
    if (isLost) {
        Q_EMIT overlayChanged();
        Q_EMIT overlayLost(*chosen);
    }
}

void BoardChoice::setBoardHidden(bool hidden)
{
    if (std::exchange(m_isBoardHidden, hidden) != hidden)
        Q_EMIT boardHiddenChanged();
}

void BoardChoice::adoptFrom(const GoalSet &set)
{
    m_remembered.clear();
    for (const Generator *generator : generators())
        m_remembered.insert(generator->info().key, openingSettings(*generator, set));

    Board board{.generator = m_generator, .settings = {}, .seed = m_seed};
    const SavedPreview saved = savedPreview(set);
    if (saved.generator != nullptr)
        board.generator = saved.generator;
    else if (!hasDataFor(set, m_generator->info()))
        board.generator = generators().front();
    board.settings = openingSettings(*board.generator, set);
    if (!saved.seed.isEmpty() && !m_keepsSeed)
        board.seed = saved.seed.first(std::min(saved.seed.size(), longestSeed));
    if (!m_keepsSeed)
        board.seed = seedFor(board.generator->info(), board.seed);
    m_keepsSeed = false;
    show(board);
}

void BoardChoice::insistOnSeed(const QString &seed)
{
    setSeed(seed);
    m_keepsSeed = true;
}

} // namespace boardwright
