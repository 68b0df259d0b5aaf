// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/percent_delegate.h"

#include "core/goalset/field_limits.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/names/categories_model.h"
#include "ui/text/number_text.h"
#include "ui/widgets/table/share_bar.h"
#include "ui/widgets/table/soft_selection.h"

#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QSpinBox>

namespace boardwright {

namespace {

constexpr int noLimit = -1;

/// A percentage; empty means no limit.
class LimitBox final : public QSpinBox {
public:
    LimitBox(QWidget *parent, int gesture)
        : QSpinBox(parent)
        , m_gesture(gesture)
    {
        setRange(noLimit, field_limits::highestPercent);
        setFrame(false);
        setAlignment(Qt::AlignRight);
        setKeyboardTracking(false);
        useFullSelection(*this);
        connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_isTyped = true; });
    }

    /// Sets the initial limit without a signal.
    void start(int limit)
    {
        const QSignalBlocker blocker(this);
        setValue(limit);
        m_shown = limit;
    }

    int gesture() const { return m_gesture; }

    /// True if the user typed or changed the value. Typing the same number counts, because it
    /// applies to all selected rows.
    bool isMeant() const { return m_isTyped || value() != m_shown; }

    QVariant limit() const { return value() == noLimit ? QVariant() : QVariant(value()); }

protected:
    QString textFromValue(int value) const override
    {
        return value == noLimit ? QString() : wholeText(value);
    }

    int valueFromText(const QString &text) const override
    {
        return CategoriesModel::limitOf(text)
            .transform([](std::optional<int> limit) { return limit.value_or(noLimit); })
            .value_or(m_shown);
    }

    QValidator::State validate(QString &text, int &) const override
    {
        if (CategoriesModel::limitOf(text))
            return QValidator::Acceptable;
        const QString rest = text.trimmed();
        return rest == u"%" ? QValidator::Intermediate : QValidator::Invalid;
    }

private:
    int m_gesture;
    int m_shown = noLimit;
    bool m_isTyped = false;
};

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
    auto *editor = new LimitBox(parent, newGesture());
    connect(editor, &QSpinBox::valueChanged, this,
        [this, editor, place = QPersistentModelIndex(index)] {
            if (place.isValid())
                Q_EMIT entered(place, editor->limit(), editor->gesture());
        });
    return editor;
}

void PercentDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = dynamic_cast<LimitBox *>(editor)) {
        const QVariant limit = index.data(Qt::EditRole);
        box->start(limit.isValid() ? limit.toInt() : noLimit);
    }
}

void PercentDelegate::setModelData(
    QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    auto *box = dynamic_cast<LimitBox *>(editor);
    if (box == nullptr)
        return;
    box->interpretText();
    if (box->isMeant())
        Q_EMIT entered(index, box->limit(), box->gesture());
}

} // namespace boardwright
