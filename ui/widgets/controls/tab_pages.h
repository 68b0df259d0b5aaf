// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

#include <array>

namespace boardwright {

/// Pages with tabs that are painted anew where something changed. Whenever a widget on a page wants
/// another size, be it a label with another number in it, a plain QTabWidget lays its parts out and
/// paints all that it holds, which for a table takes longer than a frame.
class TabPages : public QTabWidget {
    Q_OBJECT

public:
    using QTabWidget::QTabWidget;

    /// As setTabText(), which paints all pages even when it changes nothing.
    void setTitle(int tab, const QString &title);

protected:
    bool event(QEvent *event) override;

private:
    /// What the places of the parts follow from, besides the size of the whole.
    std::array<QSize, 3> wantedSizes() const;

    std::array<QSize, 3> m_laidOut{};
};

} // namespace boardwright
