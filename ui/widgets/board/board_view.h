// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/run_state.h"
#include "ui/widgets/board/board_drawing.h"
#include "ui/widgets/board/board_scene.h"
#include "ui/widgets/board/colour_scale.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace boardwright {

/// Paints the board of a preview result as large as fits, from the geometry of its sites, for any
/// shape. Cells that differ from the previous result have a corner mark, relaxed limits a badge,
/// empty cells a hatching; an overlay colours cells by a measure. One cell can be current, chosen
/// by click or arrow keys; the walks that leave it, or the cell under the pointer, are painted. A
/// cell with a board of its own can be opened and closed. Goals can be dragged to another cell.
class BoardView final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BoardView)

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// Null: no board yet. `overlay`: numbers of that board. `began`: the set before the current
    /// edit. While that edit goes on, for example while a bar is dragged, changes are shown
    /// relative to the board of this set; if null, relative to the previous result.
    void showResult(std::shared_ptr<const PreviewResult> result, OverlayNumbers overlay = {},
        const GoalSet *began = nullptr);
    /// Shows an earlier state of the board in a frame, so that it is not mistaken for the board.
    /// Null or another result ends it.
    void showReplay(std::shared_ptr<const PreviewResult> state);

    bool isReplaying() const { return m_replay != nullptr; }

    /// Shows a notice instead of any board, until it is empty.
    void setCover(const QString &notice);

    /// Changes are shown relative to this board as long as seed and settings are the same; if null,
    /// relative to the previous result.
    void setPinned(std::shared_ptr<const PreviewResult> pinned);
    /// Colours the cells of the current board by these numbers, pale if `outdated`.
    void showOverlay(OverlayNumbers overlay, bool outdated);

    const OverlayNumbers &overlay() const { return m_overlay; }

    /// Marks the cells of an objective; RowId::none removes the marks.
    void markObjective(RowId id);

    /// Turns the board pale and says that another one is being made. Without a result, that is
    /// what is shown.
    void setGenerating(bool generating);

    bool isGenerating() const { return m_run.isLoading(); }

    /// Opens the board of a site, if it has one. SiteIndex::none returns to the whole board.
    void openPart(SiteIndex site);

    /// The site whose own board is shown; none while the whole board is.
    SiteIndex part() const { return m_part; }

    /// `site` is one of the board that is shown.
    void setCurrentSite(SiteIndex site);
    /// showSite() makes a site of the whole board current, showRow() the first site of an
    /// objective, which may be in a part.
    void showSite(SiteIndex site);
    void showRow(RowId id);

    SiteIndex currentSite() const { return m_current; }

    /// Same as a click on a cell that is shown.
    void chooseSite(SiteIndex site) { choose(site, false); }

    /// Requests the menu of a cell that is shown, next to it.
    void openMenu(SiteIndex site);

    /// The objective in a cell that is shown; none if there is no objective or no such cell.
    RowId objectiveAt(SiteIndex site) const;

    const std::shared_ptr<const PreviewResult> &result() const { return m_result; }

    /// The painted scene.
    const BoardScene &scene() const { return m_scene; }

    /// The colour scale of the overlay; std::nullopt without an overlay.
    const std::optional<ColourScale> &scale() const { return m_scale; }

    /// The cell at a point of the widget; SiteIndex::none between cells.
    SiteIndex siteAt(const QPointF &point) const;
    /// The cell that a dragged item would be dropped on; none if it is over no cell.
    void setDropSite(SiteIndex site);

    SiteIndex dropSite() const { return m_dropSite; }

    /// The painted area of a cell.
    QRectF cellRect(SiteIndex site) const;

    /// The labels of the lines as they are painted.
    const std::vector<LineLabel> &lineLabels() const { return drawing().labels(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /// Follows the proportions of the shape, so that what is below stays close to the board.
    int heightForWidth(int width) const override;

Q_SIGNALS:
    /// The user chose a cell; `id` is its objective, none if it is empty.
    void currentSiteChanged(SiteIndex site, RowId id);
    /// Double click or Return on a cell without a board of its own: requests the goal in the table.
    void siteActivated(SiteIndex site, RowId id);
    /// The number at the end of a line of the whole board was clicked.
    void lineChosen(LineIndex line);
    /// A cell was clicked with Ctrl: its goal is added to the selection.
    void alsoChosen(SiteIndex site, RowId id);
    /// A goal was dragged to another cell of the whole board.
    void goalDropped(RowId id, SiteIndex site);
    /// The menu of a cell, which is current by now, was requested.
    void cellMenuWanted(SiteIndex site, RowId id, const QPoint &globalPosition);
    void partChanged();
    /// Another cell is current, or its description may have changed.
    void currentDescribed();
    /// The overlay's numbers or their colours changed.
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
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// A mouse press on a cell, which may become a drag of its goal.
    struct Press {
        QPointF at;
        SiteIndex site = SiteIndex::none;
        RowId id = RowId::none;
        bool isDrag = false;
    };

    void rebuild();
    const BoardDrawing &drawing() const;
    void describeCurrent();
    QColor overlayOn(const SceneCell &cell, const CellColours &colours) const;
    void choose(SiteIndex site, bool activate);
    void endDrag();
    bool isShown(SiteIndex site) const;
    SiteIndex walkedSite() const;
    void setHovered(SiteIndex site);

    std::shared_ptr<const PreviewResult> m_result;
    std::shared_ptr<const PreviewResult> m_before; ///< the result shown before
    std::shared_ptr<const PreviewResult> m_replay; ///< shown instead of the result; null: none
    std::shared_ptr<const PreviewResult> m_pinned;
    BoardScene m_scene;
    mutable BoardDrawing m_drawing; ///< of m_scene; see drawing()
    mutable bool m_isLaidOut = false;
    std::optional<ColourScale> m_scale;
    OverlayNumbers m_overlay;
    RowId m_marked = RowId::none;
    SiteIndex m_current = SiteIndex::none;
    SiteIndex m_part = SiteIndex::none;
    std::optional<Press> m_press;
    SiteIndex m_dropSite = SiteIndex::none;
    SiteIndex m_hovered = SiteIndex::none; ///< under the pointer
    QString m_cover; ///< see setCover()
    RunState m_run; ///< of the board that is shown
    QTimer m_painting; ///< delays the painting of a new board
    bool m_isOverlayOutdated = false;
};

} // namespace boardwright
