// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/preview_result.h"
#include "ui/widgets/board/cell_text_layout.h"

#include <QFont>
#include <QWidget>

#include <memory>
#include <vector>

namespace boardwright {

/// Paints the board of a preview result, as large as fits, from the geometry of its sites. Cells
/// that the last result changed carry a corner mark, limits that gave way a badge, empty cells a
/// hatching. One cell can be the current one, by click or arrow keys.
class BoardView final : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Null: no board yet.
    void showResult(std::shared_ptr<const PreviewResult> result);
    /// Marks the cells of an objective; RowId::none: no marks.
    void markObjective(RowId id);
    void setCurrentSite(SiteIndex site);

    SiteIndex currentSite() const { return m_current; }

    const std::shared_ptr<const PreviewResult> &result() const { return m_result; }

    /// The cell at a point of the widget; SiteIndex::none between cells.
    SiteIndex siteAt(const QPointF &point) const;
    /// Where a cell is painted.
    QRectF cellRect(SiteIndex site) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The shape's own proportions: what is below the board stays close to it.
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The user chose a cell; `id` is what stands there, none for an empty one.
    void currentSiteChanged(SiteIndex site, RowId id);
    /// Double click or Return: the user wants to see the goal in the table.
    void siteActivated(SiteIndex site, RowId id);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Cell {
        QRectF rect;
        FittedText text;
        QStringList badges; ///< limits that gave way here
        QString tooltip;
        bool changed = false; ///< by the last result
        bool numbered = false; ///< there is room for its number
    };

    void layOut();
    void updateCells(const PreviewResult *before);
    void paintCell(QPainter &painter, SiteIndex site) const;
    void paintText(
        QPainter &painter, const Cell &cell, const QRectF &area, const QColor &colour) const;
    void choose(SiteIndex site, bool activate);
    SiteIndex neighbour(int arrow) const;
    RowId objectiveAt(SiteIndex site) const;

    const Cell &cell(SiteIndex site) const { return m_cells[static_cast<std::size_t>(site)]; }

    std::shared_ptr<const PreviewResult> m_result;
    std::vector<Cell> m_cells; ///< parallel to the result's sites
    QFont m_font;
    RowId m_marked = RowId::none;
    SiteIndex m_current = SiteIndex::none;
};

} // namespace boardwright
