// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/board/board_view.h"
#include "ui/widgets/cells/text_edits.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/source/source_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

#include <algorithm>
#include <array>

namespace boardwright {

/// Every goal has this word between its marks, so that they are not confused with what the window
/// itself says about marks.
inline constexpr QStringView betweenMarks = u"}} zork[[";

/// Finds all texts that the window shows, and keeps those with marks.
class TextsOf final {
public:
    explicit TextsOf(QWidget &window)
    {
        lookAt(window);
        for (QWidget *widget : window.findChildren<QWidget *>())
            lookAt(*widget);
        for (const QAction *action : window.findChildren<QAction *>())
            take(QStringLiteral("action"),
                {action->text(), action->iconText(), action->toolTip(), action->statusTip()});
        for (const QCompleter *completer : window.findChildren<QCompleter *>())
            lookAt(completer->model(), QStringLiteral("completer"));
    }

    QStringList marked() const { return m_marked; }

    bool hasLiteral() const { return m_hasLiteral; }

private:
    void take(const QString &where, const QStringList &texts)
    {
        for (const QString &text : texts) {
            if (text.contains(betweenMarks) || text.contains(u"{{X}} zork")
                || text.contains(u"zork[["))
                m_marked << where + QStringLiteral(": ") + text;
            m_hasLiteral = m_hasLiteral || text.contains(u"zorks by {{Y}}");
        }
    }

    /// Whether a person types goals there, as their author writes them.
    static bool isTyped(const QWidget &widget)
    {
        for (const QWidget *at = &widget; at != nullptr; at = at->parentWidget()) {
            if (qobject_cast<const SourceView *>(at) != nullptr
                || qobject_cast<const GoalEdit *>(at) != nullptr)
                return true;
        }
        return false;
    }

    void lookAt(QWidget &widget)
    {
        if (isTyped(widget))
            return;
        const QString where
            = QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
        take(where,
            {widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle(),
                widget.accessibleName(), widget.accessibleDescription()});
        if (const auto *label = qobject_cast<QLabel *>(&widget))
            take(where, {label->text()});
        if (const auto *button = qobject_cast<QAbstractButton *>(&widget))
            take(where, {button->text()});
        if (const auto *line = qobject_cast<QLineEdit *>(&widget))
            take(where, {line->text(), line->placeholderText()});
        if (const auto *edit = qobject_cast<QPlainTextEdit *>(&widget))
            take(where, {edit->toPlainText()});
        if (const auto *edit = qobject_cast<QTextEdit *>(&widget))
            take(where, {edit->toPlainText()});
        if (const auto *box = qobject_cast<QComboBox *>(&widget))
            lookAt(box->model(), where);
        if (const auto *bar = qobject_cast<QTabBar *>(&widget)) {
            for (int i = 0; i < bar->count(); ++i)
                take(where, {bar->tabText(i), bar->tabToolTip(i), bar->accessibleTabName(i)});
        }
        if (const auto *view = qobject_cast<QAbstractItemView *>(&widget))
            lookAt(view->model(), where);
        if (const auto *chart = qobject_cast<Chart *>(&widget)) {
            const ChartData &data = chart->data();
            take(where, {data.title, data.keys, data.heights, data.meanText, data.summary});
            for (const ChartBar &bar : data.bars)
                take(where, {bar.text, bar.name});
        }
        if (qobject_cast<BoardView *>(&widget) != nullptr) {
            const QAccessibleInterface *board = QAccessible::queryAccessibleInterface(&widget);
            for (int i = 0; board != nullptr && i < board->childCount(); ++i) {
                const QAccessibleInterface *cell = board->child(i);
                take(where, {cell->text(QAccessible::Name), cell->text(QAccessible::Description)});
            }
        }
    }

    void lookAt(
        const QAbstractItemModel *model, const QString &where, const QModelIndex &parent = {})
    {
        static constexpr int most = 60; // of rows
        static constexpr std::array roles{Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole,
            Qt::WhatsThisRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
        if (model == nullptr)
            return;
        for (const int role : roles) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                if (!parent.isValid())
                    take(where, {model->headerData(column, Qt::Horizontal, role).toString()});
                for (int row = 0; row < std::min(most, model->rowCount(parent)); ++row)
                    take(where, {model->index(row, column, parent).data(role).toString()});
            }
            for (int row = 0; !parent.isValid() && row < std::min(most, model->rowCount()); ++row)
                take(where, {model->headerData(row, Qt::Vertical, role).toString()});
        }
        for (int row = 0; row < std::min(most, model->rowCount(parent)); ++row) {
            if (const QModelIndex child = model->index(row, 0, parent); model->hasChildren(child))
                lookAt(model, where, child);
        }
    }

    QStringList m_marked;
    bool m_hasLiteral = false;
};

} // namespace boardwright
