// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_drawing.h"
#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/colour_scale.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// Paints the board of a preview result, as large as fits, from the geometry of its sites, whatever
/// its shape. Cells that the last result changed carry a corner mark, limits that gave way a badge,
/// empty cells a hatching; an overlay colours cells by a measure. One cell can be the current one,
/// by click or arrow keys. A cell that has a board of its own opens it, until it is closed again.
/// What stands on a cell can be dragged to another one.
class BoardView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardView)

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Null: no board yet. `overlay`: numbers of that board.
    /// `began`: the set before the last edit. While that edit goes on, as a bar is dragged, cells
    /// are compared with the board of this set; null: with the result before.
    void showResult(std::shared_ptr<const PreviewResult> result, OverlayNumbers overlay = {},
        const GoalSet *began = nullptr);
    /// Shows an earlier state of the board, framed so that nobody mistakes it for the board; null:
    /// the board again. Another result ends it.
    void showReplay(std::shared_ptr<const PreviewResult> state);

    bool isReplaying() const { return m_replay != nullptr; }

    /// Cells that differ from this board are those that changed, as long as it is one of the same
    /// seed and settings; null: those that the last result changed.
    void setPinned(std::shared_ptr<const PreviewResult> pinned);
    /// Colours the cells of the present board by these numbers; pale where they are `outdated`.
    void showOverlay(OverlayNumbers overlay, bool outdated);

    const OverlayNumbers &overlay() const { return m_overlay; }

    /// Marks the cells where a row stands; RowId::none: no marks.
    void markObjective(RowId id);

    /// Pale: what is shown is about to be replaced.
    void setDimmed(bool dimmed);

    bool isDimmed() const { return m_isDimmed; }

    /// Opens the board of a site, if it has one; SiteIndex::none: back to the whole.
    void openPart(SiteIndex site);

    /// The site whose own board is shown; none: the whole is.
    SiteIndex part() const { return m_part; }

    /// Of the board that is shown.
    void setCurrentSite(SiteIndex site);
    /// Makes a site of the whole board current, or the first where a row stands, be it in a part.
    void showSite(SiteIndex site);
    void showRow(RowId id);

    SiteIndex currentSite() const { return m_current; }

    /// As a click on a cell that is shown.
    void chooseSite(SiteIndex site) { choose(site, false); }

    /// Asks for the menu of a cell that is shown, beside it.
    void openMenu(SiteIndex site);

    /// What stands on a cell that is shown; none: nothing, or there is no such cell.
    RowId objectiveAt(SiteIndex site) const;

    const std::shared_ptr<const PreviewResult> &result() const { return m_result; }

    /// What is painted.
    const BoardScene &scene() const { return m_scene; }

    /// The colours of the overlay; nothing without one.
    const std::optional<ColourScale> &scale() const { return m_scale; }

    /// The cell at a point of the widget; SiteIndex::none between cells.
    SiteIndex siteAt(const QPointF &point) const;
    /// The cell that something dragged would be dropped on; none: it is not over a cell.
    void setDropSite(SiteIndex site);

    SiteIndex dropSite() const { return m_dropSite; }

    /// Where a cell is painted.
    QRectF cellRect(SiteIndex site) const;

    /// The numbers of lines as they are painted.
    const std::vector<LineLabel> &lineLabels() const { return m_drawing.labels(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// The shape's own proportions: what is below the board stays close to it.
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The user chose a cell; `id` is what stands there, none for an empty one.
    void currentSiteChanged(SiteIndex site, RowId id);
    /// Double click or Return on a cell without a board of its own: the user wants to see the goal
    /// in the table.
    void siteActivated(SiteIndex site, RowId id);
    /// The number at the end of a line of the whole board was clicked.
    void lineChosen(LineIndex line);
    /// A cell was clicked with Ctrl: the goal there is meant beside those that are chosen.
    void alsoChosen(SiteIndex site, RowId id);
    /// What stands on a cell was dragged to another one of the whole board.
    void goalDropped(RowId id, SiteIndex site);
    /// For a cell, which is the current one now.
    void cellMenuWanted(SiteIndex site, RowId id, const QPoint &globalPosition);
    void partChanged();
    /// Another cell is current, or something else may stand there.
    void currentDescribed();
    /// Other numbers, or other colours for them.
    void scaleChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// A press on a cell that may become a drag of its goal.
    struct Press {
        QPointF at;
        SiteIndex site = SiteIndex::none;
        RowId id = RowId::none;
        bool isDrag = false;
    };

    void rebuild();
    void layOut();
    void paintNotice(QPainter &painter, const CellColours &colours) const;
    void paintReplayFrame(QPainter &painter, const CellColours &colours) const;
    void describeCurrent();
    QColor overlayOn(const SceneCell &cell, const CellColours &colours) const;
    void choose(SiteIndex site, bool activate);
    void endDrag();
    bool isShown(SiteIndex site) const;
    QString tooltipAt(const QPointF &point) const;

    std::shared_ptr<const PreviewResult> m_result;
    std::shared_ptr<const PreviewResult> m_before; ///< what was shown until then
    std::shared_ptr<const PreviewResult> m_replay; ///< shown instead of the result; null: none
    std::shared_ptr<const PreviewResult> m_pinned;
    BoardScene m_scene;
    BoardDrawing m_drawing; ///< of the scene
    std::optional<ColourScale> m_scale;
    OverlayNumbers m_overlay;
    RowId m_marked = RowId::none;
    SiteIndex m_current = SiteIndex::none;
    SiteIndex m_part = SiteIndex::none;
    std::optional<Press> m_press;
    SiteIndex m_dropSite = SiteIndex::none;
    bool m_isDimmed = false;
    QTimer m_painting; ///< of another board
    bool m_isOverlayOutdated = false;
};

} // namespace boardwright
