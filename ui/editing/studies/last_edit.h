// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QObject>

#include <optional>

namespace boardwright {

/// The step from one state of a document to another.
struct Edit {
    enum class Kind : std::uint8_t {
        Done, ///< a step, the steps of one gesture, or one step redone
        Undone,
        DoneAgain, ///< several steps redone at once
        UndoneBack, ///< several steps undone at once
        SincePin, ///< all changes since the set was pinned
    };

    GoalSet before;
    GoalSet after;
    Kind kind = Kind::Done;
    QString step; ///< the name of the step; for several steps, of the last one
    int steps = 1; ///< the number of steps; 0 since a pin

    /// Whether takeBack() can revert it.
    bool isMove() const { return kind != Kind::SincePin; }

    bool isUndo() const { return kind == Kind::Undone || kind == Kind::UndoneBack; }

    friend bool operator==(const Edit &, const Edit &) = default;
};

/// The last edit of a document: the sets before and after. Steps that merge are one edit, which
/// starts before the first of them. While a set is pinned, the edit covers everything since then.
/// GUI thread only.
class LastEdit final : public QObject {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit LastEdit(GoalSetDocument &document, QObject *parent = nullptr);

    /// std::nullopt if there was none since the document was opened, or the last one cancelled
    /// itself.
    const std::optional<Edit> &edit() const { return m_pinned ? m_sincePin : m_edit; }

    /// Reverts the edit: undoes what was done, and redoes what was undone. Does nothing if isMove()
    /// is false.
    void takeBack();

    /// Keeps the draws of the goals that the edit reworded (kept_draws.h), as a part of it. Does
    /// nothing to an undone edit.
    void keepBoard();

    /// Pins the current set, to compare with it, until unpinned or until another document is
    /// opened.
    void setPinned(bool pinned);

    bool isPinned() const { return m_pinned.has_value(); }

Q_SIGNALS:
    /// edit() differs. Emitted after GoalSetDocument::changed().
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
    int m_step = 0; ///< index of the undo stack at m_now
    /// The stack has moved by several steps, but the value has not changed yet.
    bool m_isMoving = false;
};

} // namespace boardwright
