// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QObject>

#include <optional>

namespace boardwright {

/// A move from one state of a document to another.
struct Edit {
    enum class Kind : std::uint8_t {
        Done, ///< a step, or the steps of one gesture, or a step done again
        Undone,
        DoneAgain, ///< several steps at once
        UndoneBack, ///< likewise
        SincePin, ///< all that was done since the set was pinned
    };

    GoalSet before;
    GoalSet after;
    Kind kind = Kind::Done;
    QString step; ///< what the step is called; of several, the last one of them
    int steps = 1; ///< how many; 0 since a pin

    /// Whether it can be taken back as one.
    bool isMove() const { return kind != Kind::SincePin; }

    bool isUndo() const { return kind == Kind::Undone || kind == Kind::UndoneBack; }

    friend bool operator==(const Edit &, const Edit &) = default;
};

/// Knows what became of a document last: the set before and after. Steps that merge are one edit,
/// from before the first of them. While a set is pinned, all since then is the edit. GUI thread
/// only.
class LastEdit final : public QObject {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit LastEdit(GoalSetDocument &document, QObject *parent = nullptr);

    /// Nothing: none since the document was opened, or the last one took itself back.
    const std::optional<Edit> &edit() const { return m_pinned ? m_sincePin : m_edit; }

    /// Takes the edit back: undoes what was done, and the other way round. Does nothing where it is
    /// no move.
    void takeBack();

    /// Compares with the set as it is now, from now on; until another document comes, too.
    void setPinned(bool pinned);

    bool isPinned() const { return m_pinned.has_value(); }

Q_SIGNALS:
    /// edit() is another one. Comes after GoalSetDocument::changed().
    void changed();
    void pinnedChanged(bool pinned);

private:
    void startOver();
    void follow();
    void comparePinned();

    GoalSetDocument &m_document;
    std::optional<Edit> m_edit;
    std::optional<GoalSet> m_pinned;
    std::optional<Edit> m_sincePin;
    GoalSet m_now;
    std::uint64_t m_revision = 0;
    int m_step = 0; ///< of the undo stack, when m_now was taken
    bool m_isMoving = false; ///< the stack has moved by several steps, the value has not
};

} // namespace boardwright
