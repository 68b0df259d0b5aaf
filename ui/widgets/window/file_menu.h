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
class WindowCompare;
class WindowExport;
class WindowImport;

/// The parts of the window that the menu is about. All must outlive it.
struct FileMenuParts {
    DocumentFiles &files;
    WindowBoards &boards;
    WindowExport &exports;
    WindowImport &imports;
    WindowCompare &compare;
    GoalSetDocument &document;
};

/// Adds the actions for files. Returns those that belong in the tool bar.
QList<QAction *> fillFileMenu(QMenu &menu, const FileMenuParts &parts);

} // namespace boardwright
