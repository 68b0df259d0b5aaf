// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>

namespace boardwright {

/// How the window is laid out: what is remembered from one run to the next, and no part of any
/// document. What is empty says nothing.
struct ViewState {
    QByteArray geometry; ///< of the window
    QByteArray sides; ///< of the splitter between tables and board
    QString tab; ///< object name of the one in front
    QString panel; ///< key of the one open at the bottom; empty: none
    int panelHeight = 0; ///< in pixels; 0: its own
    bool isPanelMaximised = false;
    QString boardTab; ///< key of the page open below the board; empty: none
    int boardTabHeight = 0; ///< in pixels; 0: its own
    QByteArray objectives; ///< columns of the table of goals
    QByteArray goals; ///< of the splitter between the table and the details
    std::optional<int> details; ///< section of the details that is open; -1: they are folded
    QStringList actions; ///< titles of those used last in the palette, the latest first

    friend bool operator==(const ViewState &, const ViewState &) = default;
};

/// For keeping it. Law: viewStateFrom(toMap(state)) == state. Values of another kind, such as those
/// of another version, count as nothing said.
QVariantMap toMap(const ViewState &state);
ViewState viewStateFrom(const QVariantMap &map);

} // namespace boardwright
