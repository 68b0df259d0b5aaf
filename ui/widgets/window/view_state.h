// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>

namespace boardwright {

/// The layout of the window, saved from one run to the next. It belongs to no document. Empty
/// members are not recorded.
struct ViewState {
    QByteArray geometry; ///< of the window
    QByteArray sides; ///< of the splitter between tables and board
    QString tab; ///< object name of the current tab
    QString panel; ///< key of the panel open at the bottom; empty: none
    int panelHeight = 0; ///< in pixels; 0: default
    bool isPanelMaximised = false;
    QString boardTab; ///< key of the page open below the board; empty: none
    int boardTabHeight = 0; ///< in pixels; 0: default
    QByteArray objectives; ///< columns of the table of goals
    QByteArray columns; ///< columns of the other tables
    QByteArray goals; ///< of the splitter between the table and the details
    std::optional<int> details; ///< open section of the details; -1: all folded
    QStringList actions; ///< titles of the actions used last in the palette, the latest first

    friend bool operator==(const ViewState &, const ViewState &) = default;
};

/// For saving. Law: viewStateFrom(toMap(state)) == state. Values of another type, for example from
/// another version, count as not recorded.
QVariantMap toMap(const ViewState &state);
ViewState viewStateFrom(const QVariantMap &map);

} // namespace boardwright
