// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/seed_line.h"
#include "ui/editing/board/overlay.h"

#include <QMap>
#include <QObject>

namespace boardwright {

/// What the user looks at: generator, settings, seed and overlay of the current board. The choice
/// is not part of the document and never changes it. The settings of each generator are remembered
/// while another one is chosen. GUI thread only.
class BoardChoice final : public QObject {
    Q_OBJECT

public:
    /// Longer seeds do not fit into files.
    static constexpr qsizetype longestSeed = 200;

    explicit BoardChoice(QObject *parent = nullptr);

    const Generator &generator() const { return *m_generator; }

    const Settings &settings() const { return m_settings; }

    const QString &seed() const { return m_seed; }

    /// The key of the overlay that colours the cells; empty if there is none.
    const QString &overlay() const { return m_overlay; }

    /// The overlay of that key; std::nullopt without one.
    std::optional<Overlay> chosenOverlay() const;

    /// The overlays to offer: those of the last offerOverlays(), or all of the generator.
    const QList<Overlay> &overlays() const { return m_overlays; }

    /// The setters signal only if something changes. `generator` must outlive this.
    void setGenerator(const Generator &generator);
    /// The settings of the current generator. Values that a parameter does not allow are clamped.
    void setSettings(const Settings &settings);
    void setParameter(std::size_t index, const Value &value);
    /// Truncated to longestSeed.
    void setSeed(const QString &seed);
    /// Generator, settings and seed at once, as the setters above. The version is ignored.
    void setBoard(const SeedLine &line);
    /// By key. An unknown key means no overlay.
    void setOverlay(const QString &overlay);
    /// Offers these overlays of the generator, until there is another one. If the chosen one is not
    /// among them, there is none from now on.
    void offerOverlays(const QList<Overlay> &overlays);

    /// Whether the board must not be seen, because it tells the solution of what is being played.
    bool isBoardHidden() const { return m_isBoardHidden; }

    void setBoardHidden(bool hidden);

    /// Shows a set that was just opened with the preview saved in it, or else with its own mode and
    /// size. If the generator cannot make boards from it, the first generator is chosen. Remembered
    /// settings are discarded, as they belonged to the previous set.
    void adoptFrom(const GoalSet &set);
    /// Makes the next adoptFrom() keep this seed, which the user requested.
    void insistOnSeed(const QString &seed);

Q_SIGNALS:
    /// Generator, settings or seed differ: the board is a different one.
    void changed();
    void generatorChanged();
    void overlayChanged();
    void overlaysChanged();
    /// The chosen overlay is not offered any more.
    void overlayLost(const boardwright::Overlay &overlay);
    void boardHiddenChanged();

private:
    struct Board {
        const Generator *generator;
        Settings settings;
        QString seed;
    };

    void show(const Board &board);

    const Generator *m_generator;
    Settings m_settings;
    QString m_seed;
    QString m_overlay;
    QList<Overlay> m_overlays; ///< that are offered
    QMap<QString, Settings> m_remembered; ///< by key of the generator
    bool m_keepsSeed = false;
    bool m_isBoardHidden = false;
};

} // namespace boardwright
