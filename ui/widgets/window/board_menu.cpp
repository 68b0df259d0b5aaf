// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/board_menu.h"

#include "core/generator/saved_preview.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/document/section_edits.h"
#include "ui/widgets/window/choice_menus.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>

namespace boardwright {

namespace {

struct MenuWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::BoardMenu)
};

} // namespace

void fillBoardMenu(QMenu &menu, const QList<QAction *> &seedActions, GoalSetDocument &document,
    BoardChoice &choice)
{
    menu.addActions(seedActions);
    menu.addSeparator();
    new ChoiceMenus(menu, choice); // owned by the menu
    QAction *save = menu.addAction(MenuWords::tr("Save as This Set's Pre&view"));
    save->setObjectName(QStringLiteral("savePreview"));
    QObject::connect(
        save, &QAction::triggered, &menu, [&document, &choice] { savePreview(document, choice); });
    QAction *forget = menu.addAction(MenuWords::tr("&Forget the Saved Preview"));
    forget->setObjectName(QStringLiteral("forgetPreview"));
    QObject::connect(forget, &QAction::triggered, &menu, [&document] { forgetPreview(document); });
    const auto update = [&document, &choice, save, forget] {
        const auto saved = document.valuesAt(preview_section::section, RowId::none);
        save->setEnabled(document.revision() > 0
            && saved != previewValues(choice.generator(), choice.settings(), choice.seed()));
        forget->setVisible(saved.has_value());
    };
    QObject::connect(&document, &GoalSetDocument::changed, &menu, update);
    QObject::connect(&choice, &BoardChoice::changed, &menu, update);
    update();
}

} // namespace boardwright
