// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QStyledItemDelegate>

namespace boardwright {

class TextSearch;

/// The common look of cells in all tables: the selection, a thin line under every row, a frame
/// around the current cell, a wave under errors (ProblemRole), and pale text in cells without
/// effect (StandsBackRole). Shows text, on a bar where there is one (BarRole, BarMarkRole);
/// subclasses paint other content. The tool tip of a cell without room for its text shows all of
/// it.
class CellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
        const QModelIndex &index) const final;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;

    /// Horizontal space on both sides of a cell's content.
    static int margin(const QFontMetrics &metrics);

    /// The background of a cell.
    static QColor ground(const QStyleOptionViewItem &option);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Paints the cell's text, or its substitute, into `rect`.
    virtual void paintContent(QPainter &painter, const QStyleOptionViewItem &option,
        const QRect &rect, const QModelIndex &index) const;
    /// The width that paintContent() needs.
    virtual int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// The areas of the letters that a search finds in what paintContent() paints.
    virtual QList<QRectF> foundAreas(const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index, const TextSearch &search) const;
    /// The same for one line of text within `rect`, whose letters start at `left`.
    static QList<QRectF> foundInLine(const QFontMetricsF &metrics, const QString &line,
        const QRectF &rect, qreal left, const TextSearch &search);
    /// The part of `rect` that is painted.
    virtual int paintedWidth(
        const QStyleOptionViewItem &option, const QRect &rect, const QModelIndex &index) const;

private:
    bool endEditing(QWidget *editor, int key);
    void paintFound(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const;
    void paintProblem(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const;
};

} // namespace boardwright
