// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/edit_menu.h"

#include "ui/editing/document/document.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/sheet_verb.h"
#include "ui/widgets/window/menu_action.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextEdit>

#include <algorithm>

namespace boardwright {

namespace {

/// The line of text of a box for numbers or choices, or the widget itself.
QWidget *textOf(QWidget *widget)
{
    const bool isBox = qobject_cast<QAbstractSpinBox *>(widget) != nullptr
        || qobject_cast<QComboBox *>(widget) != nullptr;
    return isBox ? widget->findChild<QLineEdit *>() : widget;
}

/// What can be done with a text now.
struct TextState {
    bool isThere = false;
    bool isWritable = false;
    bool hasSelection = false;
    bool isEmpty = true;
    bool canUndo = false;
    bool canRedo = false;
};

template <typename Edit>
TextState stateOfLines(const Edit &edit)
{
    return {.isThere = true,
        .isWritable = !edit.isReadOnly(),
        .hasSelection = edit.textCursor().hasSelection(),
        .isEmpty = edit.document()->isEmpty(),
        .canUndo = !edit.isReadOnly() && edit.document()->isUndoAvailable(),
        .canRedo = !edit.isReadOnly() && edit.document()->isRedoAvailable()};
}

TextState stateOf(const QWidget *widget)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(widget))
        return {.isThere = true,
            .isWritable = !line->isReadOnly(),
            .hasSelection = line->hasSelectedText(),
            .isEmpty = line->text().isEmpty(),
            .canUndo = !line->isReadOnly() && line->isUndoAvailable(),
            .canRedo = !line->isReadOnly() && line->isRedoAvailable()};
    if (const auto *plain = qobject_cast<const QPlainTextEdit *>(widget))
        return stateOfLines(*plain);
    if (const auto *rich = qobject_cast<const QTextEdit *>(widget))
        return stateOfLines(*rich);
    return {};
}

/// Whether a text can do what this slot of it does.
bool canRun(const TextState &text, QLatin1StringView slot)
{
    if (!text.isThere)
        return false;
    if (slot == QLatin1StringView("selectAll"))
        return !text.isEmpty;
    if (slot == QLatin1StringView("copy"))
        return text.hasSelection;
    if (slot != QLatin1StringView("paste"))
        return text.hasSelection && text.isWritable;
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    return text.isWritable && copied != nullptr && copied->hasText();
}

/// Not a slot of texts of several lines.
void removeSelected(QWidget *widget)
{
    if (auto *line = qobject_cast<QLineEdit *>(widget))
        line->del();
    else if (auto *plain = qobject_cast<QPlainTextEdit *>(widget))
        plain->textCursor().removeSelectedText();
    else if (auto *rich = qobject_cast<QTextEdit *>(widget))
        rich->textCursor().removeSelectedText();
}

/// A table or list with several rows to select; null if the widget is none.
QAbstractItemView *rowsToSelect(QWidget *widget)
{
    auto *view = qobject_cast<QAbstractItemView *>(widget);
    const bool isWide = view != nullptr && view->model() != nullptr
        && view->model()->rowCount(view->rootIndex()) > 0
        && view->selectionMode() != QAbstractItemView::NoSelection
        && view->selectionMode() != QAbstractItemView::SingleSelection;
    return isWide ? view : nullptr;
}

constexpr auto selectAllSlot = "selectAll";
constexpr auto deleteSlot = "delete";

} // namespace

EditMenu::EditMenu(QMenu &menu, QWidget &window, GoalSetDocument &document)
    : QObject(&menu)
    , m_window(window)
    , m_document(document)
    , m_undo(addStep(menu, true))
    , m_redo(addStep(menu, false))
{
    menu.addSeparator();
    const auto addVerb = [&](SheetVerb verb, const QKeySequence &keys, const char *slot) {
        add(menu, verbIcon(verb), verbText(verb), keys, slot);
    };
    addVerb(SheetVerb::Cut, QKeySequence::Cut, "cut");
    addVerb(SheetVerb::Copy, QKeySequence::Copy, "copy");
    addVerb(SheetVerb::Paste, QKeySequence::Paste, "paste");
    add(menu, QStringLiteral("edit-clear"), tr("&Delete"), Qt::Key_Delete, deleteSlot);
    add(menu, {}, tr("Select &All"), QKeySequence::SelectAll, selectAllSlot);
    menu.addSeparator();
    add(menu, QStringLiteral("edit-find"), tr("&Find…"), QKeySequence::Find);
    add(menu, {}, tr("Find &Next"), Qt::Key_F3);
    add(menu, {}, tr("Find Pre&vious"), Qt::SHIFT | Qt::Key_F3);
    add(menu, QStringLiteral("edit-find-replace"), tr("Find and &Replace…"),
        QKeySequence(Qt::CTRL | Qt::Key_H));
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget * /*old*/, QWidget *now) {
        const bool isMenu
            = qobject_cast<QMenu *>(now) != nullptr || qobject_cast<QMenuBar *>(now) != nullptr;
        if (now != nullptr && now->window() == &m_window && !isMenu)
            m_focus = now;
    });
    connect(&menu, &QMenu::aboutToShow, this, [this] {
        m_typing = textOf(m_focus);
        update();
    });
    // Queued, because an entry is triggered after the menu is closed.
    connect(
        &menu, &QMenu::aboutToHide, this,
        [this] {
            m_typing.clear();
            update();
        },
        Qt::QueuedConnection);
    update();
}

EditMenu::~EditMenu() = default;

/// In the menu its text gets the name of the step. Its button and tooltip keep the plain word,
/// because the name of a step quotes a goal.
QAction *EditMenu::addStep(QMenu &menu, bool isUndo)
{
    const QUndoStack &steps = m_document.undoStack();
    const QString text = isUndo ? tr("&Undo") : tr("&Redo");
    QAction *action
        = menuAction(menu, isUndo ? QStringLiteral("edit-undo") : QStringLiteral("edit-redo"), text,
            isUndo ? QKeySequence::Undo : QKeySequence::Redo);
    action->setToolTip(plainActionText(text));
    connect(&steps, isUndo ? &QUndoStack::undoTextChanged : &QUndoStack::redoTextChanged, this,
        &EditMenu::update);
    connect(&steps, isUndo ? &QUndoStack::canUndoChanged : &QUndoStack::canRedoChanged, this,
        &EditMenu::update);
    connect(action, &QAction::triggered, this, [this, isUndo] { runStep(isUndo); });
    return action;
}

/// The keys of these commands belong to the widgets, so the menu only shows them.
void EditMenu::add(QMenu &menu, const QString &icon, const QString &text, const QKeySequence &keys,
    const char *slot)
{
    QAction *action = icon.isEmpty() ? menu.addAction(text) : menuAction(menu, icon, text);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    m_commands.append({.action = action, .slot = slot});
    connect(
        action, &QAction::triggered, this, [this, command = m_commands.last()] { run(command); });
}

/// The action that these keys trigger in the widget with the focus; null if there is none.
QAction *EditMenu::actionHere(const QKeySequence &keys) const
{
    for (const QWidget *at = m_focus; at != nullptr && at != &m_window; at = at->parentWidget()) {
        for (QAction *action : at->actions()) {
            const bool isInReach
                = at == m_focus || action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
            if (isInReach && action->shortcuts().contains(keys))
                return action;
        }
    }
    return nullptr;
}

void EditMenu::update()
{
    const QUndoStack &steps = m_document.undoStack();
    const TextState typing = stateOf(m_typing);
    const bool undoesTyping = typing.canUndo;
    const bool redoesTyping = typing.canRedo;
    m_undo->setEnabled(undoesTyping || steps.canUndo());
    m_undo->setText(undoesTyping || steps.undoText().isEmpty()
            ? tr("&Undo")
            : tr("&Undo: %1").arg(menuText(steps.undoText())));
    m_redo->setEnabled(redoesTyping || steps.canRedo());
    m_redo->setText(redoesTyping || steps.redoText().isEmpty()
            ? tr("&Redo")
            : tr("&Redo: %1").arg(menuText(steps.redoText())));
    const TextState text = stateOf(textOf(m_focus));
    for (const Command &command : std::as_const(m_commands)) {
        const QAction *here = actionHere(command.action->shortcut());
        const QLatin1StringView slot(command.slot);
        command.action->setEnabled(here != nullptr ? here->isEnabled()
                                                   : (!slot.isEmpty() && canRun(text, slot))
                    || (slot == QLatin1StringView(selectAllSlot)
                        && rowsToSelect(m_focus) != nullptr));
    }
}

void EditMenu::run(const Command &command)
{
    QWidget *text = textOf(m_focus);
    const QLatin1StringView slot(command.slot);
    if (QAction *here = actionHere(command.action->shortcut()))
        here->trigger();
    else if (slot == QLatin1StringView(deleteSlot))
        removeSelected(text);
    else if (QAbstractItemView *rows = rowsToSelect(m_focus);
        rows != nullptr && slot == QLatin1StringView(selectAllSlot))
        rows->selectAll();
    else if (!slot.isEmpty() && stateOf(text).isThere)
        QMetaObject::invokeMethod(text, command.slot);
}

void EditMenu::runStep(bool isUndo)
{
    const TextState typing = stateOf(m_typing);
    if (isUndo ? typing.canUndo : typing.canRedo)
        QMetaObject::invokeMethod(m_typing.data(), isUndo ? "undo" : "redo");
    else if (isUndo)
        m_document.undo();
    else
        m_document.redo();
}

} // namespace boardwright
