// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/import/import_dialog.h"

#include "core/formats/set_format.h"
#include "ui/text/field_words.h"
#include "ui/text/words.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/import/import_choices_bar.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/table/soft_selection.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <utility>

namespace boardwright {

namespace {

constexpr int textTab = 1; ///< index of the tab with the text

} // namespace

ImportDialog::ImportDialog(
    JobPool &files, JobPool &jobs, const ImportedFrom &from, ImportUse usual, QWidget *parent)
    : QDialog(parent)
    , m_session(files, jobs)
    , m_notesModel(m_noDocument)
    , m_title(new QLabel(this))
    , m_summary(new QLabel(this))
    , m_choices(new ImportChoicesBar(from.choices, this))
{
    setWindowTitle(
        tr("Import %1", "a file, or \"the clipboard\"").arg(titleText(from.source.name)));
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setObjectName(QStringLiteral("title"));
    m_title->setTextFormat(Qt::PlainText);
    m_summary->setObjectName(QStringLiteral("summary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);

    auto *sides = new QSplitter(Qt::Horizontal, this);
    sides->addWidget(listSide());
    sides->addWidget(boardSide());
    sides->setChildrenCollapsible(false);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setSizes({640, 430});

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_summary);
    layout->addWidget(m_choices);
    layout->addWidget(sides, 1);
    layout->addWidget(makeButtons(usual));
    constexpr QSize usualSize(1100, 700);
    constexpr QSize frame(40, 60);
    resize(parent == nullptr ? usualSize : usualSize.boundedTo(parent->window()->size() - frame));

    connect(&m_session, &ImportSession::readingChanged, this, &ImportDialog::showReading);
    connect(&m_session, &ImportSession::boardChanged, this, &ImportDialog::showBoard);
    connect(&m_session, &ImportSession::outdated, this, [this] {
        update();
        showBoard();
    });
    connect(m_choices, &ImportChoicesBar::changed, this,
        [this] { m_session.setChoices(m_choices->choices()); });
    m_session.read(from);
}

ImportDialog::~ImportDialog() = default;

QWidget *ImportDialog::listSide()
{
    m_goals = new Spreadsheet(SheetUse::Read, this);
    m_goals->setObjectName(QStringLiteral("goals"));
    m_goals->setAccessibleName(tr("Goals"));
    m_goalNumbers = &m_goals->showRowNumbers();
    m_goals->setDense();
    m_goals->setModel(&m_goalsModel);
    m_goals->setColumns({.rest = 0});
    m_goals->setEmptyText(tr("No goals could be read."));
    m_text = new Spreadsheet(SheetUse::Read, this);
    m_text->setObjectName(QStringLiteral("text"));
    m_text->setAccessibleName(tr("Text of the list"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_lineNumbers = &m_text->showRowNumbers();
    m_text->setDense();
    m_text->setModel(&m_linesModel);
    m_text->horizontalHeader()->hide();
    m_text->setShowGrid(false);
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_goals, tr("&Goals"));
    m_tabs->addTab(m_text, tr("Te&xt"));

    auto *below = new QWidget(this);
    m_notesTitle = new QLabel(tr("Repairs and guesses:"), below);
    m_notes = new ProblemsTree(below);
    m_notes->setObjectName(QStringLiteral("notes"));
    m_notes->setModel(&m_notesModel);
    m_notes->setFrameShape(QFrame::StyledPanel);
    keepSoftSelection(*m_notes);
    m_notes->setAccessibleName(tr("Repairs and guesses"));
    m_notesTitle->setBuddy(m_notes);
    connect(m_notes, &ProblemsTree::rowChosen, this, [this](const QModelIndex &index) {
        if (const auto place = m_notesModel.placeOf(index))
            showTextAt(place->where);
        else
            m_notes->setExpanded(index, !m_notes->isExpanded(index));
    });
    auto *layout = new QVBoxLayout(below);
    layout->setContentsMargins({});
    layout->addWidget(m_notesTitle);
    layout->addWidget(m_notes, 1);

    auto *side = new QSplitter(Qt::Vertical, this);
    side->addWidget(m_tabs);
    side->addWidget(below);
    side->setChildrenCollapsible(false);
    side->setStretchFactor(0, 3);
    side->setStretchFactor(1, 1);
    return side;
}

QWidget *ImportDialog::boardSide()
{
    auto *side = new QWidget(this);
    m_board = new BoardView(side);
    m_board->setAccessibleName(tr("A board of these goals"));
    m_boardNote = new QLabel(side);
    m_boardNote->setObjectName(QStringLiteral("boardNote"));
    m_boardNote->setTextFormat(Qt::PlainText);
    m_boardNote->setWordWrap(true);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->addWidget(m_board, 1);
    layout->addWidget(m_boardNote);
    return side;
}

QDialogButtonBox *ImportDialog::makeButtons(ImportUse usual)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    const auto add = [&](ImportUse use, const QString &text, const QString &help) {
        QPushButton *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setToolTip(help);
        button->setDefault(use == usual);
        connect(button, &QPushButton::clicked, this, [this, use] { choose(use); });
        m_uses.at(static_cast<std::size_t>(use)) = button;
    };
    add(ImportUse::Append, tr("&Append"), tr("Adds these goals to the open goal set."));
    add(ImportUse::Replace, tr("&Replace the Goals"),
        tr("Puts these goals in place of those of the open goal set, which keeps everything "
           "else."));
    add(ImportUse::NewSet, tr("As a &New Goal Set"),
        tr("Opens these goals as a goal set of their own."));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ImportDialog::choose(ImportUse use)
{
    if (!isVisible() || !m_session.hasSet())
        return;
    Q_EMIT chosen(use);
    // The author may yet keep the open set; another one closes the dialog.
    if (use != ImportUse::NewSet)
        accept();
}

void ImportDialog::showPlace(TextPosition where)
{
    m_wanted = where;
    if (m_session.isUpToDate())
        showTextAt(*std::exchange(m_wanted, std::nullopt));
}

void ImportDialog::showTextAt(TextPosition where)
{
    const QModelIndex line = m_linesModel.showPlace(where);
    if (!line.isValid())
        return;
    m_tabs->setCurrentIndex(textTab);
    m_text->selectCell(line);
    m_text->scrollTo(line, QAbstractItemView::PositionAtCenter);
}

QString ImportDialog::summary() const
{
    const auto &reading = m_session.reading();
    if (!m_session.isUpToDate())
        return tr("Reading…");
    if (reading->isBoard)
        return tr("This is a board: use File > Open Board… to open it.");
    if (!reading->opened)
        return wordsWithPlace(reading->opened.error());
    const OpenedSet &opened = *reading->opened;
    QStringList parts{
        tr("%Ln goals", nullptr, static_cast<int>(opened.file.set.objectives.size()))};
    if (opened.tiers > 0)
        parts << tr("%Ln tiers", nullptr, opened.tiers);
    if (opened.hasTypes)
        parts << tr("with types");
    parts << (reading->notes.isEmpty()
            ? tr("nothing had to be repaired")
            : tr("%Ln repairs and guesses", nullptr, static_cast<int>(reading->notes.size())));
    return parts.join(tr(", ", "between parts of a summary"));
}

void ImportDialog::showReading()
{
    const auto &reading = m_session.reading();
    const bool isRead = reading->opened.has_value();
    m_goalsModel.show(reading);
    m_goalNumbers->setHighest(m_goalsModel.rowCount());
    m_linesModel.show(reading);
    m_lineNumbers->setHighest(m_linesModel.rowCount());
    m_board->showResult(nullptr); // the next board is another one, not a change of this one
    m_notesModel.showFileNotes(reading->notes);
    m_notesTitle->parentWidget()->setVisible(isRead && !reading->notes.isEmpty());
    if (m_notesModel.rowCount() == 1)
        m_notes->expandAll();
    m_choices->offer(isRead ? &*reading->opened : nullptr);
    if (m_wanted)
        showTextAt(*std::exchange(m_wanted, std::nullopt));
    else if (!isRead)
        showTextAt(reading->opened.error().where);
    update();
}

void ImportDialog::update()
{
    const auto &reading = m_session.reading();
    if (!m_session.isUpToDate() && reading == nullptr)
        m_title->setText(m_session.from().source.name);
    else if (m_session.isUpToDate() && !reading->opened)
        m_title->setText(tr("This cannot be imported"));
    else if (m_session.isUpToDate())
        m_title->setText(fieldsText(QString::fromUtf8(formatOf(*reading->opened).title)));
    m_summary->setText(summary());
    for (QPushButton *button : m_uses)
        button->setEnabled(m_session.hasSet());
}

void ImportDialog::showBoard()
{
    const auto &board = m_session.board();
    const bool isComing = !m_session.isUpToDate() || (m_session.hasSet() && board == nullptr);
    m_board->parentWidget()->setVisible(m_session.hasSet() || isComing);
    m_board->setGenerating(isComing);
    m_boardNote->clear();
    if (board == nullptr)
        return;
    m_board->showResult(board);
    QString note = tr("Seed %1, %2", "%2: a generator")
                       .arg(board->request.seed, generatorTitle(board->request.generator->info()));
    if (board->failure) {
        note = board->failure->why.empty() ? tr("This board cannot be made.")
                                           : words(board->failure->why.front(), board->request.set);
    }
    m_boardNote->setText(note);
}

} // namespace boardwright
