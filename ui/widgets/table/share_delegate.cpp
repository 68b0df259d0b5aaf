// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/share_delegate.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/table/share_bar.h"
#include "ui/widgets/table/soft_selection.h"

#include <QLineEdit>

namespace boardwright {

QWidget *ShareDelegate::createEditor(
    QWidget *parent, const QStyleOptionViewItem & /*option*/, const QModelIndex & /*index*/) const
{
    constexpr double exampleShare = 0.06;
    auto *editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setAlignment(Qt::AlignRight);
    editor->setPlaceholderText(shareText(exampleShare));
    editor->setToolTip(
        tr("The share of boards you want. The weighting that gives it is searched for."));
    editor->setAccessibleName(tr("Target share of boards"));
    useFullSelection(*editor);
    return editor;
}

/// Sets the text only once, so that new numbers do not overwrite what is being typed.
void ShareDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = qobject_cast<QLineEdit *>(editor);
    if (edit == nullptr || edit->isModified() || !edit->text().isEmpty())
        return;
    edit->setText(index.data(Qt::DisplayRole).toString());
    edit->selectAll();
}

void ShareDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *edit = qobject_cast<QLineEdit *>(editor);
    if (edit != nullptr && edit->isModified() && !edit->text().trimmed().isEmpty())
        model->setData(index, edit->text());
}

void ShareDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &rect, const QModelIndex &index) const
{
    const QVariant bar = index.data(BarRole);
    if (!bar.isValid()) {
        CellDelegate::paintContent(painter, option, rect, index);
        return;
    }
    const QVariant mark = index.data(BarMarkRole);
    paintShareBar(painter, option, bar.toDouble(),
        mark.isValid() ? std::optional(mark.toDouble()) : std::nullopt);
}

int ShareDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    constexpr int characters = 10;
    if (!index.data(BarRole).isValid())
        return CellDelegate::contentWidth(option, index);
    return option.fontMetrics.averageCharWidth() * characters;
}

} // namespace boardwright
