// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/boards_dialog.h"

#include "ui/text/number_text.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace boardwright {

BoardsDialog::BoardsDialog(FileBoards &boards, QWidget *parent)
    : QDialog(parent)
    , m_boards(boards)
    , m_table(new Spreadsheet(SheetUse::Read, this))
    , m_summary(new QLabel(this))
{
    setWindowTitle(
        tr("Boards in %1", "a file").arg(titleText(QFileInfo(boards.path()).fileName())));
    m_summary->setObjectName(QStringLiteral("summary"));
    m_table->setAccessibleName(tr("Boards"));
    m_table->showRowNumbers().setHighest(boards.rowCount());
    m_table->setDense();
    m_table->setModel(&boards);
    constexpr int seedCharacters = 12;
    constexpr int generatorCharacters = 18;
    constexpr int comparedCharacters = 60;
    m_table->setColumns({.least = {{FileBoards::SeedColumn, seedCharacters},
                             {FileBoards::GeneratorColumn, generatorCharacters},
                             {FileBoards::ComparedColumn, comparedCharacters}}});

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    m_open->setDefault(true);
    connect(m_open, &QPushButton::clicked, this, [this] { choose(m_table->currentIndex()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QAbstractItemView::activated, this, &BoardsDialog::choose);
    connect(m_table, &QAbstractItemView::doubleClicked, this, &BoardsDialog::choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &BoardsDialog::update);
    connect(&boards, &FileBoards::made, this, &BoardsDialog::update);
    connect(&boards, &QAbstractItemModel::dataChanged, this, &BoardsDialog::update);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(buttons);
    constexpr int characters = 120;
    constexpr int lines = 24;
    resize(characters * fontMetrics().averageCharWidth(), lines * fontMetrics().lineSpacing());
    m_table->setCurrentIndex(boards.index(0, 0));
    update();
}

void BoardsDialog::choose(const QModelIndex &index)
{
    if (!isVisible() || !index.isValid())
        return; // the second of two signals about one double click
    if (!m_boards.canShow(index.row())) {
        m_table->showReason(index.siblingAtColumn(FileBoards::ComparedColumn).data().toString());
        return;
    }
    Q_EMIT chosen(index.row());
    accept();
}

void BoardsDialog::update()
{
    const QModelIndex current = m_table->currentIndex();
    m_open->setEnabled(current.isValid() && m_boards.canShow(current.row()));
    const int all = m_boards.rowCount();
    m_summary->setText(m_boards.madeCount() < all
            ? tr("%1 of %2 boards made again", "numbers")
                  .arg(wholeText(m_boards.madeCount()), wholeText(all))
            : tr("%1 of %Ln boards are as in the file", "a number", all)
                  .arg(wholeText(m_boards.sameCount())));
}

} // namespace boardwright
