// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace boardwright {

/// A popup below or above the widget that is being typed into, shown while that widget has the
/// focus. Takes neither focus nor keys; its content can be clicked.
class Bubble final : public QFrame {
    Q_OBJECT

public:
    /// `anchor` owns it.
    explicit Bubble(QWidget &anchor);

    /// Takes `content` as its only content.
    void setContent(QWidget *content);

    /// Shows the bubble in the size of its content, if the anchor is visible.
    void open();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget &m_anchor;
};

} // namespace boardwright
