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

/// A name as a chip of the editor.
struct NameChip {
    QString name;
    QString note; ///< such as "on 3 of 5"; if not empty, the chip is paler, because only some goals
                  ///< have the name

    friend bool operator==(const NameChip &, const NameChip &) = default;
};

/// Edits names as chips, with a line for more. A comma turns the typed text into a chip; Enter does
/// so too and ends the editing of a cell. Backspace removes the last chip, Left moves to the chips.
/// A list below offers matching names with their counts, and the best match is completed inline.
class NamesEdit final : public LineCellEdit {
    Q_OBJECT

public:
    /// `column` determines the largest number of names, the spelling of new ones, and their colour.
    explicit NamesEdit(ObjectiveColumn column, QWidget *parent = nullptr);

    /// Lets chips that do not fit into a line go on in the next one, as far as the height allows;
    /// the wheel scrolls what is left. In a table an editor has one line.
    void setWrapping();

    /// The names to offer.
    void setNames(const QList<NameCount> &names);

    int role() const override { return ValueRole; }

    void showValue(const QVariant &value) override;
    void showChips(const QList<NameChip> &chips);

    const QList<NameChip> &chips() const { return m_chips; }

    /// The areas of the chips. Those that do not fit are beyond an edge.
    QList<QRect> chipRects() const;

    /// A QStringList that includes the text being typed.
    QVariant entered() const override;

    bool wantsKey(const QKeyEvent &event) const override;

    int usefulWidth() const override { return 44; }

    /// The size of the line alone, or of the lines that wrapped chips need; chips are clipped if
    /// they do not fit.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// The offered names as displayed.
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
    void showEvent(QShowEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    /// The typed text as a name; a known name gets its usual spelling.
    QString typedName() const;

    QStringList typedNames() const;

    bool isOne() const { return m_column == ObjectiveColumn::Tag; }

    void addTyped();
    void add(const QStringList &names);
    void remove(qsizetype chip);
    bool handleChipKey(const QKeyEvent &event);
    bool moveInOffers(int by);
    void completeTyped();
    void offer();
    void fitChips();
    QString chipText(const NameChip &chip) const;
    int chipsWidth() const;
    int chipWidth(const NameChip &chip) const;
    QRect inside() const;

    /// Chips in lines, as wide as there is room. The typed text begins where the last line of them
    /// ends, which is always shown.
    struct Wrapped {
        QList<QRect> rects; ///< below the first line, whatever is scrolled
        int lines = 1;
        int textLeft = 0;
    };

    Wrapped wrapped() const;
    int lineHeight() const;
    int linesThatFit() const;
    void fitWrapped();
    void scrollTo(int line);

    ObjectiveColumn m_column;
    QColor m_hue;
    QList<NameCount> m_names;
    QList<NameChip> m_chips;
    qsizetype m_current = -1; ///< the chip that keys apply to; -1: the line
    Bubble *m_bubble;
    QListView *m_list;
    QStandardItemModel *m_offers;
    qsizetype m_length = 0; ///< length of the previous text
    bool m_wraps = false;
    bool m_showsNotes = true; ///< false: without notes, more chips fit
    int m_lines = 1; ///< that wrapped chips need
    int m_scrolled = 0; ///< lines of wrapped chips that are out of view above
};

} // namespace boardwright
