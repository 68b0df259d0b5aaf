// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"

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
    };

    GoalSet before;
    GoalSet after;
    Kind kind = Kind::Done;
    QString step; ///< what the step is called; of several, the last one of them
    int steps = 1; ///< how many

    bool isUndo() const { return kind == Kind::Undone || kind == Kind::UndoneBack; }

    friend bool operator==(const Edit &, const Edit &) = default;
};

/// Knows what became of a document last: the set before and after. Steps that merge are one edit,
/// from before the first of them. GUI thread only.
class LastEdit final : public QObject {
    Q_OBJECT

public:
    /// `document` must outlive this.
    explicit LastEdit(GoalSetDocument &document, QObject *parent = nullptr);

    /// Nothing: none since the document was opened, or the last one took itself back.
    const std::optional<Edit> &edit() const { return m_edit; }

    /// Takes the edit back: undoes what was done, and the other way round.
    void takeBack();

Q_SIGNALS:
    /// edit() is another one. Comes after GoalSetDocument::changed().
    void changed();

private:
    void startOver();
    void follow();

    GoalSetDocument &m_document;
    std::optional<Edit> m_edit;
    GoalSet m_now;
    std::uint64_t m_revision = 0;
    int m_step = 0; ///< of the undo stack, when m_now was taken
    bool m_isMoving = false; ///< the stack has moved by several steps, the value has not
};

} // namespace boardwright
