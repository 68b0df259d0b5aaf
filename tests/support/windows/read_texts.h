// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <functional>

namespace boardwright {

/// A text that people read, and where it is.
struct ReadText {
    QString where;
    QString text;
};

/// All that people may read in a window and its hidden pages: texts of widgets, tooltips, what
/// screen readers say, and each cell and header of each table, in every role that is for people.
/// At most so many rows of a table.
inline QList<ReadText> readTexts(const QWidget &window, int mostRows = 60)
{
    QList<ReadText> texts;
    const auto add = [&](const QString &where, const QString &text) {
        if (!text.isEmpty())
            texts.append({.where = where, .text = text});
    };
    // As delegates show it, which write whole numbers themselves.
    const QStyledItemDelegate delegate;
    const auto shown = [&](const QVariant &value) {
        return value.typeId() == QMetaType::QString ? value.toString()
                                                    : delegate.displayText(value, QLocale());
    };
    constexpr std::array roles{Qt::DisplayRole, Qt::ToolTipRole, Qt::StatusTipRole,
        Qt::WhatsThisRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
    const std::function<void(const QString &, const QAbstractItemModel &, const QModelIndex &)> walk
        = [&](const QString &name, const QAbstractItemModel &model, const QModelIndex &parent) {
              for (int row = 0; row < std::min(mostRows, model.rowCount(parent)); ++row) {
                  for (int column = 0; column < model.columnCount(parent); ++column) {
                      const QModelIndex cell = model.index(row, column, parent);
                      for (const int role : roles)
                          add(QStringLiteral("%1, row %2, column %3, role %4")
                                  .arg(name)
                                  .arg(row)
                                  .arg(column)
                                  .arg(role),
                              shown(cell.data(role)));
                  }
                  walk(name, model, model.index(row, 0, parent));
              }
          };
    QList<const QWidget *> widgets{&window};
    for (const QWidget *widget : window.findChildren<QWidget *>())
        widgets << widget;
    for (const QWidget *widget : std::as_const(widgets)) {
        const QString name = QString::fromUtf8(widget->metaObject()->className()) + u' '
            + (widget->accessibleName().isEmpty() ? widget->objectName()
                                                  : widget->accessibleName());
        add(name + QStringLiteral(", tooltip"), widget->toolTip());
        add(name + QStringLiteral(", name"), widget->accessibleName());
        add(name + QStringLiteral(", description"), widget->accessibleDescription());
        for (const char *property : {"text", "title", "placeholderText"}) {
            const QString text = widget->property(property).toString();
            const auto *label = qobject_cast<const QLabel *>(widget);
            const bool isRich = label != nullptr && label->textFormat() == Qt::RichText;
            add(name + QStringLiteral(", ") + QString::fromLatin1(property),
                isRich ? QTextDocumentFragment::fromHtml(text).toPlainText() : text);
        }
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            walk(name, *box->model(), {});
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        if (view == nullptr || view->model() == nullptr)
            continue;
        walk(name, *view->model(), {});
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            for (const int role : roles)
                add(name + QStringLiteral(", header %1").arg(column),
                    shown(view->model()->headerData(column, Qt::Horizontal, role)));
        }
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        add(QStringLiteral("an action"), action->text());
        add(QStringLiteral("an action's tooltip"), action->toolTip());
    }
    return texts;
}

} // namespace boardwright
