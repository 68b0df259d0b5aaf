// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/compare/compare_panel.h"

#include "ui/text/words.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

ComparePanel::ComparePanel(FileComparison &comparison, QWidget *parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_summary(new ElidedLabel(this))
    , m_again(button(tr("Read Again"), tr("Read the file again and compare it with this set")))
    , m_close(button(tr("Close"), tr("End the comparison")))
    , m_table(new Spreadsheet(SheetUse::Read, this))
    , m_empty(new EmptyNotice(this))
{
    m_summary->setObjectName(QStringLiteral("comparisonSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_table->setAccessibleName(tr("Differences"));
    m_table->setAccessibleDescription(
        tr("Each row is a difference from the file to this set. Enter goes to its place."));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setModel(&comparison.model());
    constexpr int nameCharacters = 24;
    constexpr int settingCharacters = 16;
    constexpr int valueCharacters = 14;
    m_table->setColumns({.rest = FieldChangesModel::What,
        .least = {{FieldChangesModel::What, nameCharacters},
            {FieldChangesModel::Setting, settingCharacters},
            {FieldChangesModel::Before, valueCharacters},
            {FieldChangesModel::After, valueCharacters}}});

    auto *top = new QHBoxLayout;
    top->setContentsMargins(6, 0, 6, 0);
    top->addWidget(m_summary, 1);
    top->addWidget(m_again);
    top->addWidget(m_close);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_empty, 1);

    connect(m_again, &QToolButton::clicked, this, &ComparePanel::againWanted);
    connect(m_close, &QToolButton::clicked, this, &ComparePanel::closeWanted);
    connect(m_table, &QAbstractItemView::activated, this, &ComparePanel::choose);
    connect(&comparison.model(), &QAbstractItemModel::modelAboutToBeReset, this,
        [this] { m_row = std::max(0, m_table->currentIndex().row()); });
    connect(&comparison, &FileComparison::updated, this, &ComparePanel::update);
    update();
}

ComparePanel::~ComparePanel() = default;

QToolButton *ComparePanel::button(const QString &text, const QString &tip)
{
    auto *made = new QToolButton(this);
    made->setText(text);
    made->setToolTip(tip);
    made->setAutoRaise(true);
    return made;
}

void ComparePanel::choose(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    if (const auto place = m_comparison.placeOf(index.row()))
        Q_EMIT placeChosen(*place);
    else
        showReason(tr("This is not in a table of this set."));
}

void ComparePanel::showReason(const QString &reason)
{
    m_table->showReason(reason);
}

QString ComparePanel::summary() const
{
    const QString name = QFileInfo(m_comparison.path()).fileName();
    const QString file
        = tr("%1, as read at %2", "a file, a time of day")
              .arg(name, QLocale().toString(m_comparison.readAt(), QLocale::ShortFormat));
    QStringList parts;
    if (m_comparison.isBusy())
        parts << tr("Comparing with %1…", "a file").arg(file);
    else
        parts << tr(
            "%Ln differences from %1", "to this set; a file", m_comparison.model().rowCount())
                     .arg(file);
    if (const auto notes = static_cast<int>(m_comparison.notes().size()); notes > 0)
        parts << tr("%Ln notes from reading it", nullptr, notes);
    return parts.join(QStringLiteral(" · "));
}

void ComparePanel::update()
{
    const int rows = m_comparison.model().rowCount();
    const bool isSame = m_comparison.isOpen() && !m_comparison.isBusy() && rows == 0;
    m_summary->setText(summary());
    constexpr qsizetype mostNotes = 12;
    QStringList notes;
    for (const Problem &note :
        m_comparison.notes().first(std::min(mostNotes, m_comparison.notes().size())))
        notes << wordsWithPlace(note);
    m_summary->setToolTip(notes.join(u'\n'));
    m_empty->setText(tr("No differences"), tr("The file and this set are equal in every field."));
    setFocusProxy(isSame ? static_cast<QWidget *>(m_close) : m_table);
    if (isSame && window()->focusWidget() == m_table)
        m_close->setFocus(); // before the table takes it with it, so that Escape still closes
    m_table->setVisible(!isSame);
    m_empty->setVisible(isSame);
    if (rows > 0 && !m_table->currentIndex().isValid())
        m_table->selectCell(m_comparison.model().index(std::min(m_row, rows - 1), 0));
}

} // namespace boardwright
