// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QMenu;

namespace boardwright {

class DocumentFiles;
class GoalSetDocument;
class WindowBoards;
class WindowExport;

/// Adds the actions for files. Returns those that belong in the tool bar. All arguments must
/// outlive the menu.
QList<QAction *> fillFileMenu(QMenu &menu, DocumentFiles &files, WindowBoards &boards,
    WindowExport &exports, GoalSetDocument &document);

} // namespace boardwright
