// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/file_menu.h"

#include "core/formats/board_format.h"
#include "core/formats/set_format.h"
#include "core/lists/open_set.h"
#include "ui/text/field_words.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/menu_action.h"
#include "ui/widgets/window/properties_dialog.h"
#include "ui/widgets/window/recent_menu.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace boardwright {

namespace {

struct FileMenuWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::FileMenu)
};

/// Adds an entry for each format that can be pasted elsewhere: of the set, then of the board.
void fillCopyMenu(QMenu &menu, WindowExport &exports)
{
    const auto add = [&](const char *title, const QString &key) {
        const QAction *copy = menu.addAction(fieldsText(QString::fromUtf8(title)));
        QObject::connect(
            copy, &QAction::triggered, &exports, [&exports, key] { exports.copyFor(key); });
    };
    for (const SetFormat *format : setFormats())
        add(format->title, format->key);
    menu.addSeparator();
    for (const BoardFormat *format : boardFormats())
        add(format->title, format->key);
    QAction *room = menu.addAction(FileMenuWords::tr("The Site's &Form: List, Kind, Seed"));
    room->setObjectName(QStringLiteral("copyRoom"));
    QObject::connect(room, &QAction::triggered, &exports, &WindowExport::copyRoomText);
    QObject::connect(&menu, &QMenu::aboutToShow, room,
        [room, &exports] { room->setEnabled(exports.isOfRoom()); });
}

} // namespace

QList<QAction *> fillFileMenu(QMenu &menu, const FileMenuParts &parts)
{
    const auto &[files, boards, exports, imports, comparing, document] = parts;
    QAction *startNew = menuAction(
        menu, QStringLiteral("document-new"), FileMenuWords::tr("&New"), QKeySequence::New);
    QObject::connect(startNew, &QAction::triggered, &files, &DocumentFiles::startNew);
    QAction *open = menuAction(
        menu, QStringLiteral("document-open"), FileMenuWords::tr("&Open…"), QKeySequence::Open);
    QObject::connect(open, &QAction::triggered, &files, &DocumentFiles::chooseFileToOpen);
    auto *recent = new RecentMenu(files.pool(), FileMenuWords::tr("Open &Recent"), &menu);
    recent->setIcon(namedIcon(QStringLiteral("document-open-recent")));
    recent->setFiles(files.recentFiles());
    menu.addMenu(recent);
    QObject::connect(&files, &DocumentFiles::recentFilesChanged, recent, &RecentMenu::setFiles);
    QObject::connect(recent, &RecentMenu::chosen, &files, &DocumentFiles::open);
    QObject::connect(
        recent, &RecentMenu::clearWanted, &files, [&files] { files.setRecentFiles({}); });
    QAction *openBoard = menu.addAction(FileMenuWords::tr("Open &Board…"));
    QObject::connect(openBoard, &QAction::triggered, &boards, &WindowBoards::chooseFile);
    QAction *import = menuAction(menu, QStringLiteral("document-import"),
        FileMenuWords::tr("&Import…"), QKeySequence(Qt::CTRL | Qt::Key_I));
    QObject::connect(import, &QAction::triggered, &imports, &WindowImport::chooseFile);
    QAction *importText = menuAction(menu, QStringLiteral("edit-paste"),
        FileMenuWords::tr("Import from C&lipboard…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    QObject::connect(importText, &QAction::triggered, &imports, &WindowImport::openClipboard);
    QAction *convert = menu.addAction(FileMenuWords::tr("Con&vert to a Boardwright Set…"));
    convert->setToolTip(FileMenuWords::tr(
        "Make categories and difficulties of the list's types and tiers, for boards of your own"));
    convert->setObjectName(QStringLiteral("convert"));
    QObject::connect(convert, &QAction::triggered, &imports, &WindowImport::convert);
    const auto offer
        = [&document, convert] { convert->setEnabled(siteFormatFor(document.set()) != nullptr); };
    QObject::connect(&document, &GoalSetDocument::changed, convert, offer);
    QObject::connect(&document, &GoalSetDocument::reset, convert, offer);
    offer();
    QAction *compare = menu.addAction(FileMenuWords::tr("Compare with &File…"));
    compare->setToolTip(FileMenuWords::tr("List every difference from the set in a file"));
    QObject::connect(compare, &QAction::triggered, &comparing, &WindowCompare::chooseFile);

    menu.addSeparator();
    QAction *save = menuAction(
        menu, QStringLiteral("document-save"), FileMenuWords::tr("&Save"), QKeySequence::Save);
    QObject::connect(save, &QAction::triggered, &files, &DocumentFiles::save);
    QAction *saveAs = menuAction(menu, QStringLiteral("document-save-as"),
        FileMenuWords::tr("Save &As…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    QObject::connect(saveAs, &QAction::triggered, &files, &DocumentFiles::saveAs);
    QAction *copy = menu.addAction(FileMenuWords::tr("Save a &Copy…"));
    QObject::connect(copy, &QAction::triggered, &files, &DocumentFiles::saveCopy);
    QAction *revert = menuAction(
        menu, QStringLiteral("document-revert"), FileMenuWords::tr("Re&vert to Saved"));
    revert->setObjectName(QStringLiteral("revert"));
    QObject::connect(revert, &QAction::triggered, &files, &DocumentFiles::revert);
    const auto update = [&document, revert] {
        revert->setEnabled(!document.filePath().isEmpty() && document.isModified());
    };
    QObject::connect(&document, &GoalSetDocument::savedStateChanged, revert, update);
    QObject::connect(&document, &GoalSetDocument::filePathChanged, revert, update);
    update();

    menu.addSeparator();
    QAction *exporting = menuAction(menu, QStringLiteral("document-export"),
        FileMenuWords::tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E));
    QObject::connect(exporting, &QAction::triggered, &exports, [&exports] { exports.open(); });
    fillCopyMenu(
        *menu.addMenu(namedIcon(QStringLiteral("edit-copy")), FileMenuWords::tr("Cop&y For")),
        exports);

    QAction *print = menuAction(menu, QStringLiteral("document-print"),
        FileMenuWords::tr("Prin&t Board…"), QKeySequence::Print);
    QObject::connect(print, &QAction::triggered, &exports, &WindowExport::print);

    menu.addSeparator();
    QAction *properties = menuAction(
        menu, QStringLiteral("document-properties"), FileMenuWords::tr("&Properties…"));
    QObject::connect(properties, &QAction::triggered, &menu,
        [&document, &menu] { openProperties(document, menu.parentWidget()->window()); });
    return {startNew, open, save};
}

} // namespace boardwright
