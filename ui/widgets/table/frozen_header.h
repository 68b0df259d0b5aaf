// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/table_header.h"

namespace boardwright {

/// A horizontal header whose first sections stay in place while the others scroll below them. They
/// are frozen only if that leaves room for the others, and only in left-to-right layouts; otherwise
/// this is an ordinary header. These sections cannot be moved in either case; a section moved
/// before them goes right behind them. The header does not highlight the selection.
class FrozenHeader final : public TableHeader {
    Q_OBJECT

public:
    explicit FrozenHeader(QWidget *parent = nullptr);

    /// Number of frozen sections, in visual order. Hidden sections count but have no width.
    void setFrozenSections(int count);

    int frozenSections() const { return m_count; }

    /// The total width of the frozen sections; 0 if none is frozen at present.
    int frozenWidth() const;
    /// Whether a section is frozen at present.
    bool isFrozen(int logicalIndex) const;
    /// The visible position of a section: sectionViewportPosition(), or its fixed position if it is
    /// frozen.
    int shownPosition(int logicalIndex) const;
    /// The section visible at `x`; -1 if there is none.
    int shownIndexAt(int x) const;
    /// Whether frozen sections cover others at present.
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
    /// Offset from the visible position of the section at `x` to its position in the base class.
    int shiftAt(int x) const;
    /// The frozen section whose right edge can be grasped at `x` while it covers others; -1 if
    /// there is none. The base class knows no positions left of its first section.
    int graspedEdge(int x) const;
    /// The shift of a press at this position.
    int graspedShift(const QMouseEvent &event) const;
    /// Calls `handle` with the event translated for the base class.
    template <typename Handle>
    void shifted(QMouseEvent *event, int shift, const Handle &handle);

    int m_count = 0;
    int m_resized = -1; ///< the frozen section being resized
    int m_resizedFrom = 0; ///< its width minus the position of the mouse
    int m_pressShift = 0; ///< the shift of a press, which also applies to the moves after it
    bool m_isPuttingBack = false;
};

} // namespace boardwright
