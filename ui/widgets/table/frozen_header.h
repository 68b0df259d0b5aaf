// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/table_header.h"

namespace boardwright {

/// A horizontal header whose first sections stay in place while the others scroll below them. They
/// are frozen only where that leaves room for the others, and where reading goes from left to
/// right; otherwise this is an ordinary header. They keep their places in any case: they cannot be
/// moved, and what is moved before them stands right behind them. What is
/// selected is not to be seen in it.
class FrozenHeader final : public TableHeader {
    Q_OBJECT

public:
    explicit FrozenHeader(QWidget *parent = nullptr);

    /// How many, counted as they are shown; hidden ones count but take no room.
    void setFrozenSections(int count);

    int frozenSections() const { return m_count; }

    /// The room that they take; 0: nothing is frozen at present.
    int frozenWidth() const;
    /// Whether a section stays in place at present.
    bool isFrozen(int logicalIndex) const;
    /// Where a section is seen: sectionViewportPosition(), but of a frozen one where it stays.
    int shownPosition(int logicalIndex) const;
    /// The section that is seen at `x`; -1: none.
    int shownIndexAt(int x) const;
    /// Whether frozen sections stand over others now.
    bool coversOthers() const;

    void setSelectionModel(QItemSelectionModel *model) override;

protected:
    bool viewportEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void keepFrozen(int from, int to);
    /// How far the base would have to look to the left of where a frozen section is seen.
    int shiftAt(int x) const;
    /// The frozen section whose right edge is grasped there while it covers others; -1: none. The
    /// base knows no places left of its first section.
    int graspedEdge(int x) const;
    /// The shift that a press at this place would have.
    int graspedShift(const QMouseEvent &event) const;
    /// Calls `handle` with the event as the base has to see it.
    template <typename Handle>
    void shifted(QMouseEvent *event, int shift, const Handle &handle);

    int m_count = 0;
    int m_resized = -1; ///< the frozen section that is being resized
    int m_resizedFrom = 0; ///< its width, less where the mouse was
    int m_pressShift = 0; ///< what a press began on, its moves are about
    bool m_isPuttingBack = false;
};

} // namespace boardwright
