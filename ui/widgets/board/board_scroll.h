// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QPointF>
#include <QScrollArea>

#include <optional>
#include <utility>

class QAction;

namespace boardwright {

class BoardView;

/// Shows the board as large as fits, or a part of it enlarged. Zooms by keys, by Ctrl and the
/// wheel, or by a pinch, around the point under the pointer. Scrolls by scroll bars, the wheel or
/// the middle button. The current cell stays visible.
class BoardScroll final : public QScrollArea {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardScroll)

public:
    /// Becomes the view's parent.
    explicit BoardScroll(BoardView *view, QWidget *parent = nullptr);
    ~BoardScroll() override;

    static constexpr double largestZoom = 8;

    /// 1 shows the whole board as large as fits; at most largestZoom.
    double zoom() const { return m_zoom; }

    /// Keeps what is at `anchor`, a point of the viewport, in place as far as the edges allow.
    void setZoom(double zoom, const QPointF &anchor);

    /// Shows the whole board, and ends that: with the zoom and the middle of before.
    void setWhole(bool whole);

    /// Zoom in, zoom out, fit.
    QList<QAction *> zoomActions() const { return {m_in, m_out, m_fit}; }

    /// The visible cell at a point of the screen, else SiteIndex::none.
    SiteIndex siteAtGlobal(const QPoint &point) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void zoomChanged();

protected:
    bool viewportEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitView();
    /// The middle of what is visible, as shares of the view's width and height.
    QPointF middle(const QSizeF &viewport) const;
    void showMiddle(const QPointF &middle);
    void step(int steps);
    void followCurrent();
    bool pan(QEvent *event);

    BoardView *m_view;
    QAction *m_in;
    QAction *m_out;
    QAction *m_fit;
    std::optional<QPointF> m_panFrom; ///< on the screen, while the middle button pans
    double m_zoom = 1;
    std::optional<std::pair<double, QPointF>> m_before; ///< zoom and middle before setWhole()
    /// To show while the window gets the size that it had before setWhole().
    std::optional<QPointF> m_middle;
    SiteIndex m_current = SiteIndex::none;
};

} // namespace boardwright
