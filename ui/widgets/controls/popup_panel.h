// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace boardwright {

/// A panel of controls that opens below a button and stays open while they are used. Esc closes it
/// and discards pending input; a click elsewhere closes it and accepts pending input.
class PopupPanel final : public QFrame {
    Q_OBJECT

public:
    /// `anchor` owns it.
    explicit PopupPanel(QWidget &anchor);

    /// Opens below the anchor, or above it if there is no room on the screen. The focus goes to
    /// `first`, and back to the anchor on closing.
    void open(QWidget *first);

    /// Call after rows were added or removed.
    void fit();

Q_SIGNALS:
    /// `keeps`: pending input is accepted.
    void closing(bool keeps);

protected:
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QWidget &m_anchor;
    bool m_keeps = true;
};

} // namespace boardwright
