// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/cell_delegate.h"

namespace boardwright {

/// A check box in the middle of its cell. Where it `asks`, a click on it or Space asks for the
/// other value; else it only paints, and the table decides what a click is about.
class CheckDelegate final : public CellDelegate {
    Q_OBJECT

public:
    enum class Clicks : std::uint8_t { Ignore, Ask };

    explicit CheckDelegate(QObject *parent, Clicks clicks = Clicks::Ignore);

Q_SIGNALS:
    void entered(const QModelIndex &index, const QVariant &value) const;

protected:
    void paintContent(QPainter &painter, const QStyleOptionViewItem &option, const QRect &rect,
        const QModelIndex &index) const override;
    int contentWidth(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
        const QModelIndex &index) override;

private:
    Clicks m_clicks;
};

} // namespace boardwright
