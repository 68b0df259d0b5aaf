// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/percent_delegate.h"

#include "core/goalset/field_limits.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/names/categories_model.h"
#include "ui/widgets/cells/number_cell_edit.h"
#include "ui/widgets/table/share_bar.h"
#include "ui/widgets/table/soft_selection.h"

#include <QPersistentModelIndex>

namespace boardwright {

namespace {

/// The box shows nothing for "no limit". CategoriesModel::limitOf() decides what is a limit.
constexpr Field boxField{.key = QLatin1StringView("limit"),
    .kind = Kind::Number,
    .fallback = -1,
    .min = -1,
    .max = field_limits::highestPercent,
    .isLowestNone = true};

constexpr const char *gestureOf = "boardwright_gesture"; // all steps in an editor are one undo step

} // namespace

void PercentDelegate::paintContent(QPainter &painter, const QStyleOptionViewItem &option,
    const QRect &, const QModelIndex &index) const
{
    const QVariant limit = index.data(Qt::EditRole);
    if (!limit.isValid())
        return;
    const QVariant carried = index.data(NameTableModel::ShareRole);
    paintShareBar(painter, option, limit.toDouble() / field_limits::highestPercent,
        carried.isValid() ? std::optional(carried.toDouble()) : std::nullopt);
}

int PercentDelegate::contentWidth(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return option.fontMetrics.averageCharWidth() * 11;
}

QWidget *PercentDelegate::createEditor(
    QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *editor = new FractionCellEdit(boxField, parent);
    const int gesture = newGesture();
    editor->setProperty(gestureOf, gesture);
    editor->setFrame(false);
    useFullSelection(*editor);
    // Steps apply at once, what is typed when the editor closes.
    connect(editor, &QDoubleSpinBox::valueChanged, this,
        [this, editor, gesture, place = QPersistentModelIndex(index)](double value) {
            if (place.isValid() && editor->entered().typeId() == QMetaType::Double)
                Q_EMIT entered(place, value < 0 ? QVariant() : value, gesture);
        });
    return editor;
}

void PercentDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QVariant limit = index.data(Qt::EditRole);
    if (auto *box = qobject_cast<FractionCellEdit *>(editor); box != nullptr && !box->isMeant())
        box->showValue(limit.isValid() ? limit : QVariant(boxField.min));
}

void PercentDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    auto *box = qobject_cast<FractionCellEdit *>(editor);
    if (box == nullptr)
        return;
    box->commit();
    const QVariant limit = box->entered();
    const bool isNone = limit.typeId() == QMetaType::Double && limit.toDouble() < 0;
    if (box->isMeant())
        Q_EMIT entered(index, isNone ? QVariant() : limit, box->property(gestureOf).toInt());
}

} // namespace boardwright
