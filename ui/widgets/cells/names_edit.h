// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/names/name_counts.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/cells/line_cell_edit.h"

#include <QColor>

class QListView;
class QStandardItemModel;

namespace boardwright {

class Bubble;

/// A name in an editor of names.
struct NameChip {
    QString name;
    QString note; ///< such as "on 3 of 5"; not empty: it is paler, for not all goals have it

    friend bool operator==(const NameChip &, const NameChip &) = default;
};

/// Names as chips, with a line to type more into: a comma makes a chip of what is typed, Enter does
/// so and ends the editing of a cell, Backspace removes the last one, Left goes to the chips. Below
/// is what can be meant, names with their counts, and the rest of the likeliest is written after
/// what is typed.
class NamesEdit final : public LineCellEdit {
    Q_OBJECT

public:
    /// `column` says of which names: how many there may be, how new ones are spelled, and their
    /// colour.
    explicit NamesEdit(ObjectiveColumn column, QWidget *parent = nullptr);

    /// What can be meant.
    void setNames(const QList<NameCount> &names);

    int role() const override { return ValueRole; }

    void showValue(const QVariant &value) override;
    void showChips(const QList<NameChip> &chips);

    const QList<NameChip> &chips() const { return m_chips; }

    /// QStringList, with what is typed and is no chip yet.
    QVariant entered() const override;

    bool wantsKey(const QKeyEvent &event) const override;

    int usefulWidth() const override { return 44; }

    /// Of the line alone: where chips have no room, they are cut.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// What is offered below, for people.
    QStringList offers() const;

Q_SIGNALS:
    void added(const QString &name);
    void removed(const QString &name);

protected:
    void beginOver() override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// What is typed, as a name: one that is known in its spelling.
    QString typedName() const;

    QStringList typedNames() const;

    bool isOne() const { return m_column == ObjectiveColumn::Tag; }

    void addTyped();
    void add(const QString &name);
    void remove(qsizetype chip);
    bool handleChipKey(const QKeyEvent &event);
    bool moveInOffers(int by);
    void completeTyped();
    void offer();
    void fitChips();
    QString chipText(const NameChip &chip) const;
    /// Where the chips are; those that do not fit are left of the edge.
    QList<QRect> chipRects() const;
    int chipsWidth() const;

    ObjectiveColumn m_column;
    QColor m_hue;
    QList<NameCount> m_names;
    QList<NameChip> m_chips;
    qsizetype m_current = -1; ///< the chip that the keys are about; -1: the line
    Bubble *m_bubble;
    QListView *m_list;
    QStandardItemModel *m_offers;
    qsizetype m_length = 0; ///< of what was typed before
};

} // namespace boardwright
