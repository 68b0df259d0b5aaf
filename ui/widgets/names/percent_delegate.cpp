// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/percent_delegate.h"

#include "core/goalset/field_limits.h"
#include "ui/editing/categories_model.h"
#include "ui/editing/change_set.h"
#include "ui/widgets/objectives/weighting_delegate.h"
#include "ui/widgets/support/colour_mix.h"
#include "ui/widgets/support/tints.h"

#include <QApplication>
#include <QLineEdit>
#include <QPainter>
#include <QPersistentModelIndex>
#include <QSpinBox>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int noLimit = -1;

/// Percent, or empty: no limit.
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
        // Not the table's soft selection: here the selected text is about to be overwritten.
        setPalette(QApplication::palette());
        setAutoFillBackground(true);
        connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_isTyped = true; });
    }

    /// Without anybody being told.
    void start(int limit)
    {
        const QSignalBlocker blocker(this);
        setValue(limit);
        m_shown = limit;
    }

    int gesture() const { return m_gesture; }

    /// Who only looks in changes nothing; who types the same number means it, for all that are
    /// chosen.
    bool isMeant() const { return m_isTyped || value() != m_shown; }

    QVariant limit() const { return value() == noLimit ? QVariant() : QVariant(value()); }

protected:
    QString textFromValue(int value) const override
    {
        return value == noLimit ? QString() : locale().toString(value);
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
    const int percent = std::clamp(limit.toInt(), 0, field_limits::highestPercent);
    const QColor base = ground(option);
    const QColor text = option.palette.color(QPalette::Text);
    // The application's: the table softens its own.
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    const QRect bar = WeightingDelegate::barRect(option.rect, option.fontMetrics);
    const auto partOf = [&](qreal share) {
        return QStyle::visualRect(option.direction, bar,
            QRect(bar.left(), bar.top(), qRound(bar.width() * share), bar.height()));
    };
    const qreal corner = bar.height() / 7.0;

    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(base, text, 0.08));
    painter.drawRoundedRect(bar, corner, corner);
    painter.setBrush(mixed(base, accent, isDark(option.palette) ? 0.5 : 0.38));
    painter.drawRoundedRect(partOf(percent / 100.0), corner, corner);
    if (const QVariant share = index.data(NameTableModel::ShareRole); share.isValid()) {
        const QRect carried = partOf(std::clamp(share.toDouble(), 0.0, 1.0));
        const int end = option.direction == Qt::RightToLeft ? carried.left() : carried.right();
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.fillRect(QRect(std::max(bar.left(), end - 1), bar.top(), 2, bar.height()),
            mixed(base, text, 0.6));
    }
    const int inset = margin(option.fontMetrics);
    painter.setPen(text);
    painter.drawText(bar.adjusted(inset, 0, -inset, 0),
        static_cast<int>(
            QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter),
        option.text);
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
