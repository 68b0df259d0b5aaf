// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/validation_page.h"

#include "core/generator/generator.h"
#include "ui/editing/document/change_set.h"
#include "ui/text/fix_words.h"
#include "ui/text/words.h"
#include "ui/widgets/paint/severity_icon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr qsizetype mostShown = 50; ///< the Problems panel lists all of them

} // namespace

ValidationPage::ValidationPage(GoalSetDocument &document, QWidget *parent)
    : QScrollArea(parent)
    , m_document(document)
{
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Validation"));
}

void ValidationPage::showRows(const QList<RowId> &ids)
{
    m_ids = ids;
    refresh();
}

void ValidationPage::showProblems(const QList<Problem> &problems, const GoalSet &set)
{
    m_set = set;
    if (m_problems.all() != problems)
        m_problems = RowProblems(problems);
    refresh();
}

/// Does nothing while hidden, because a selection grows with every key press and dozens of wrapped
/// texts are slow to lay out.
void ValidationPage::refresh()
{
    int count = 0;
    for (const RowId id : std::as_const(m_ids))
        count += m_problems.count(id);
    const bool isOther = std::exchange(m_count, count) != count;
    if (isVisible())
        rebuild();
    else
        m_isStale = true;
    if (isOther)
        Q_EMIT countChanged();
}

void ValidationPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    if (m_isStale)
        rebuild();
}

void ValidationPage::rebuild()
{
    m_isStale = false;
    const QSet<RowId> shown(m_ids.cbegin(), m_ids.cend());
    QList<Entry> entries;
    Fixes fixes(m_document.set(), allSections());
    for (const Problem &problem : m_problems.all()) {
        if (shown.contains(problem.row) && entries.size() < mostShown)
            entries.append({.severity = problem.severity,
                .text = words(problem, m_set),
                .fix = fixes.of(problem)});
    }
    std::ranges::stable_sort(entries, {}, &Entry::severity);
    if (widget() != nullptr && entries == m_entries)
        return; // the user may be about to click an entry
    m_entries = std::move(entries);
    auto *list = new QWidget;
    auto *layout = new QVBoxLayout(list);
    const int inset = fontMetrics().height() / 3;
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->setSpacing(inset);
    for (const Entry &entry : std::as_const(m_entries))
        layout->addWidget(entryWidget(entry));
    if (m_entries.isEmpty()) {
        auto *none = new QLabel(tr("No problems here."), list);
        none->setForegroundRole(QPalette::PlaceholderText);
        layout->addWidget(none);
    }
    layout->addStretch();
    if (QWidget *old = takeWidget())
        old->deleteLater(); // not deleted here: this may be a call from one of its buttons
    setWidget(list);
}

QWidget *ValidationPage::entryWidget(const Entry &entry)
{
    auto *line = new QWidget;
    auto *layout = new QHBoxLayout(line);
    layout->setContentsMargins({});
    auto *sign = new QLabel(line);
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign->setPixmap(severityIcon(entry.severity).pixmap(side));
    sign->setAccessibleName(severityName(entry.severity));
    auto *text = new QLabel(entry.text, line);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(sign, 0, Qt::AlignTop);
    layout->addWidget(text, 1, Qt::AlignTop);
    if (entry.fix) {
        const QString order = fixWords(*entry.fix, m_document.set());
        auto *button = new QPushButton(tr("Fix"), line);
        button->setToolTip(order);
        button->setAccessibleName(order);
        connect(button, &QPushButton::clicked, this, [this, fix = *entry.fix, order] {
            replaceSet(m_document, fixed(m_document.set(), fix), order);
        });
        layout->addWidget(button, 0, Qt::AlignTop);
    }
    return line;
}

} // namespace boardwright
