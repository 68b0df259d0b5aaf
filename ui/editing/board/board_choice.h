// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/overlay.h"

#include <QMap>
#include <QObject>

namespace boardwright {

/// What the person looks at: generator, settings, seed and overlay of the board in sight. It is
/// theirs and not the file's; choosing another never changes a document. While another generator is
/// chosen, the settings of each are remembered. GUI thread only.
class BoardChoice final : public QObject {
    Q_OBJECT

public:
    explicit BoardChoice(QObject *parent = nullptr);

    const Generator &generator() const { return *m_generator; }

    const Settings &settings() const { return m_settings; }

    const QString &seed() const { return m_seed; }

    /// The key of what colours the cells; empty: nothing does.
    const QString &overlay() const { return m_overlay; }

    /// What that key is of the present generator; nothing without an overlay.
    std::optional<Overlay> chosenOverlay() const;

    /// The setters signal only where something changes. `generator` must outlive this.
    void setGenerator(const Generator &generator);
    /// Of the present generator; what a parameter does not allow becomes what is nearest.
    void setSettings(const Settings &settings);
    void setParameter(std::size_t index, const Value &value);
    /// Cut to what fits into files.
    void setSeed(const QString &seed);
    /// By its key; one that the generator does not have is none.
    void setOverlay(const QString &overlay);

    /// What a set that was just opened is shown with: the preview saved in it, or else its own mode
    /// and size. A generator that cannot make boards of it gives way to the first. Settings that
    /// were remembered were about the set before.
    void adoptFrom(const GoalSet &set);
    /// The next adoptFrom() leaves this seed, which somebody asked for.
    void insistOnSeed(const QString &seed);

Q_SIGNALS:
    /// Generator, settings or seed: another board.
    void changed();
    void generatorChanged();
    void overlayChanged();

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
    QMap<QString, Settings> m_remembered; ///< by key of the generator
    bool m_keepsSeed = false;
};

} // namespace boardwright
