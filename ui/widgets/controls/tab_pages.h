// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

#include <array>

namespace boardwright {

/// Pages with tabs that repaint only what changed. A plain QTabWidget lays out and repaints
/// everything whenever a widget on a page wants another size, for example a label with another
/// number. With a table that takes longer than a frame.
class TabPages : public QTabWidget {
    Q_OBJECT

public:
    using QTabWidget::QTabWidget;

    /// Like setTabText(), which however repaints all pages even if it changes nothing.
    void setTitle(int tab, const QString &title);

protected:
    bool event(QEvent *event) override;

private:
    /// The sizes that, besides the total size, determine the layout.
    std::array<QSize, 3> wantedSizes() const;

    std::array<QSize, 3> m_laidOut{};
};

} // namespace boardwright
