// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace boardwright {

/// Something shown below (or above) the widget that is being typed into, as long as that has the
/// focus. Takes no focus and no keys; what is in it can be clicked.
class Bubble final : public QFrame {
    Q_OBJECT

public:
    /// `anchor` owns it.
    explicit Bubble(QWidget &anchor);

    /// Lays `content` out inside.
    void setContent(QWidget *content);

    /// Shows it, as large as its content, if the anchor is there to be typed into.
    void open();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QWidget &m_anchor;
};

} // namespace boardwright
