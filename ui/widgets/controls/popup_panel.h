// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace boardwright {

/// A panel of controls that opens below a button and stays while they are used. Esc closes it and
/// takes back what is being typed; a click elsewhere closes it and takes that.
class PopupPanel final : public QFrame {
    Q_OBJECT

public:
    /// `anchor` owns it.
    explicit PopupPanel(QWidget &anchor);

    /// Below the anchor, or above it where the screen ends; the focus goes to `first`, and back to
    /// the anchor in the end.
    void open(QWidget *first);

    /// After rows came or went.
    void fit();

Q_SIGNALS:
    /// `keeps`: what is being typed counts.
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
