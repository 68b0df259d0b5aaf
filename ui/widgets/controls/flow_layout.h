// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace boardwright {

/// Places items beside each other, in as many lines as it takes. Items have their preferred width;
/// one that is alone in its line may be narrower. Room that is left in a line goes to items that
/// expand.
class FlowLayout final : public QLayout {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FlowLayout)

public:
    explicit FlowLayout(QWidget *parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;

    int count() const override { return static_cast<int>(m_items.size()); }

    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }

    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    using Line = QList<QLayoutItem *>;

    QList<Line> linesFor(int width) const;
    QList<int> widthsIn(const Line &line, int width) const;
    /// Places the items if `places` is true. Returns the height of all lines.
    int layOut(const QRect &rect, bool places) const;

    QList<QLayoutItem *> m_items;
};

} // namespace boardwright
