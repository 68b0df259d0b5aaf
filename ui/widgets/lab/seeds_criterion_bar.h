// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/seed_criteria.h"
#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

#include <QWidget>

#include <memory>
#include <optional>

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;
class QToolButton;

namespace boardwright {

class SeedsGoalEdit;

/// Builds one search criterion: its kind, its subject, and a button that adds it. Shows only the
/// inputs that the kind needs, and offers only what boards of the set can have.
class SeedsCriterionBar final : public QWidget {
    Q_OBJECT

public:
    /// The kinds of criteria, in the order they are offered.
    enum class Kind : std::uint8_t { Goal, NoGoal, Line, Pair, Relaxations, Number };

    /// Both must outlive the bar.
    SeedsCriterionBar(
        GoalSetDocument &document, const BoardChoice &choice, QWidget *parent = nullptr);

    /// Chooses a kind as soon as it is offered.
    void setKind(Kind kind);
    Kind kind() const;

    SeedsGoalEdit &goal() const { return *m_goal; }

    SeedsGoalEdit &other() const { return *m_other; }

    QComboBox &kinds() const { return *m_kind; }

    QComboBox &measures() const { return *m_measures; }

    QComboBox &lines() const { return *m_lines; }

    /// The criterion as entered; std::nullopt while it is incomplete.
    std::optional<Criterion> criterion() const;
    void add();

    /// The lines of this board can be chosen; null if no board is known.
    void setShape(const std::shared_ptr<const Shape> &shape);

Q_SIGNALS:
    void added(const boardwright::Criterion &criterion);

private:
    void offer();
    void showKind();
    void showMeasure();
    void update();

    const GoalSetDocument &m_document;
    const BoardChoice &m_choice;
    Kind m_wanted = Kind::Goal; ///< chosen last, whether or not it is offered now
    std::vector<NamedLine> m_named; ///< names of m_lines
    QComboBox *m_kind;
    QToolButton *m_add;
    SeedsGoalEdit *m_goal;
    SeedsGoalEdit *m_other;
    QComboBox *m_lines;
    QSpinBox *m_most;
    QComboBox *m_measures;
    QComboBox *m_bound;
    QDoubleSpinBox *m_number;
};

} // namespace boardwright
