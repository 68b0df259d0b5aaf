// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace boardwright {

/// A panel of controls that opens below a button, or a part of a widget, and stays open while they
/// are used. Esc closes it and discards pending input; a click elsewhere closes it and accepts
/// pending input.
class PopupPanel final : public QFrame {
    Q_OBJECT

public:
    /// `anchor` owns it.
    explicit PopupPanel(QWidget &anchor);

    /// Opens below the anchor, or above it if there is no room on the screen. The focus goes to
    /// `first`, and back to the anchor on closing. `part`: of the anchor; empty: all of it.
    void open(QWidget *first, const QRect &part = {});

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
    QRect place() const;

    QWidget &m_anchor;
    QRect m_part; ///< of the anchor; empty: all of it
    bool m_keeps = true;
};

} // namespace boardwright
