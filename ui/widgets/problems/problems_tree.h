// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/problems/problem_delegate.h"

#include <QTreeView>

namespace boardwright {

/// The tree of problems with mouse and keyboard handling: clicks on links, choosing rows.
class ProblemsTree final : public QTreeView {
    Q_OBJECT

public:
    explicit ProblemsTree(QWidget *parent = nullptr);

    /// The area of a row's link in the viewport; empty if there is none or it is not visible.
    QRect linkRect(const QModelIndex &index, ProblemLink link) const;

Q_SIGNALS:
    void linkClicked(const QModelIndex &index, boardwright::ProblemLink link);
    /// Enter, or a click on the text.
    void rowChosen(const QModelIndex &index);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QStyleOptionViewItem optionFor(const QModelIndex &index) const;
    ProblemLink linkAt(const QModelIndex &index, QPoint point) const;
    void hover(const QModelIndex &index, ProblemLink link);

    ProblemDelegate *m_links;
    QPersistentModelIndex m_pressed;
    ProblemLink m_pressedLink = ProblemLink::None;
};

} // namespace boardwright
