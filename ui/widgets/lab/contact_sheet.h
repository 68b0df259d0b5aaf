// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/seed_boards.h"
#include "ui/editing/studies/seed_highlight.h"
#include "ui/widgets/lab/contact_tile.h"

#include <QWidget>

#include <vector>

namespace boardwright {

/// The boards of several seeds side by side, in tiles as large as fit. Highlighted cells stand out
/// on all of them. One board is current, chosen by click or arrow keys.
class ContactSheet final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContactSheet)

public:
    /// `boards` must outlive the sheet.
    explicit ContactSheet(const SeedBoards &boards, QWidget *parent = nullptr);
    ~ContactSheet() override;

    void light(const HighlightSubject &subject);

    const HighlightSubject &lit() const { return m_lit; }

    /// Makes the tile of a seed current, or none if the seed is not on the sheet.
    void setCurrentSeed(const QString &seed);

    const std::vector<ContactTile> &tiles() const { return m_tiles; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The user chose a seed by click or arrow keys.
    void seedChosen(const QString &seed);
    /// Page up (-1) or down (1) was pressed, or an arrow key at the edge of the sheet.
    void pageWanted(int step);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void rebuild();
    void layOut();
    void describe();
    int columnsFor(const QSizeF &board) const;
    int tileAt(const QPointF &point) const;
    int currentTile() const;
    void choose(int tile);

    const SeedBoards &m_boards;
    HighlightSubject m_lit;
    QString m_current; ///< the current seed
    std::vector<ContactTile> m_tiles;
    int m_columns = 1;
};

} // namespace boardwright
