// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/widgets/cells/editing_delegate.h"

#include <functional>
#include <memory>

namespace boardwright {

/// A range; its editor explains what is typed.
class RangeDelegate final : public EditingDelegate {
    Q_OBJECT

public:
    using EditingDelegate::EditingDelegate;

protected:
    QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const override;
};

/// Positions; its editor has a small board to pick them on.
class PositionsDelegate final : public EditingDelegate {
    Q_OBJECT

public:
    using EditingDelegate::EditingDelegate;

    /// The board of now; null: none.
    void setShape(std::shared_ptr<const Shape> shape) { m_shape = std::move(shape); }

protected:
    QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const override;

private:
    std::shared_ptr<const Shape> m_shape;
};

/// A tooltip; its editor has several lines.
class TooltipDelegate final : public EditingDelegate {
    Q_OBJECT

public:
    using EditingDelegate::EditingDelegate;

protected:
    QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const override;
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
};

/// How often a goal may stand on one board.
class LimitDelegate final : public EditingDelegate {
    Q_OBJECT

public:
    using EditingDelegate::EditingDelegate;

protected:
    QWidget *makeEditor(QWidget *parent, const QModelIndex &index) const override;
};

} // namespace boardwright
