// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/status_line.h"

#include "core/base/printable.h"
#include "ui/editing/board/made_board.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <QLabel>
#include <QStatusBar>

namespace boardwright {

namespace {

constexpr int tellingTime = 4'000; ///< milliseconds
constexpr int longerTellingTime = 15'000;

} // namespace

StatusLine::StatusLine(
    QStatusBar &bar, GoalSetDocument &document, Preview &preview, LiveStatistics &statistics)
    : QObject(&bar)
    , m_bar(bar)
    , m_document(document)
    , m_preview(preview)
    , m_statistics(statistics)
    , m_boardText(new QLabel(&bar))
    , m_statisticsText(new QLabel(&bar))
    , m_fileText(new QLabel(&bar))
{
    m_fileText->setTextFormat(Qt::PlainText); // it contains file names
    for (QLabel *label : {m_boardText, m_statisticsText, m_fileText})
        bar.addWidget(label);
    for (const auto signal : {&Preview::outdated, &Preview::updated})
        connect(&preview, signal, this, &StatusLine::showBoard);
    // A board of another seed has the same statistics, which tell nothing when it arrives.
    connect(&preview, &Preview::updated, this, &StatusLine::showStatistics);
    for (const auto signal : {&LiveStatistics::updated, &LiveStatistics::outdated})
        connect(&statistics, signal, this, &StatusLine::showStatistics);
    connect(&document, &GoalSetDocument::changed, this, &StatusLine::showFile);
    connect(&document, &GoalSetDocument::filePathChanged, this, &StatusLine::showFile);
    connect(&document, &GoalSetDocument::savedStateChanged, this, &StatusLine::showFile);
    showFile();
}

void StatusLine::tell(const QString &text)
{
    m_bar.showMessage(unturned(text), tellingTime);
}

void StatusLine::tellLonger(const QString &text)
{
    m_bar.showMessage(unturned(text), longerTellingTime);
}

void StatusLine::showBoard()
{
    if (!m_preview.isUpToDate()) {
        m_boardText->setText(tr("Making the board…"));
        return;
    }
    if (!m_preview.result()->subject) {
        m_boardText->setText(tr("No board can be made"));
        return;
    }
    if (!isMade(*m_preview.result())) {
        m_boardText->setText(tr("No complete board for this seed"));
        return;
    }
    const double milliseconds = static_cast<double>(m_preview.result()->nanoseconds) / 1e6;
    m_boardText->setText(
        tr("Board up to date (%1 ms)").arg(fixedText(milliseconds, unit_digits::milliseconds)));
}

void StatusLine::showStatistics()
{
    const auto result = m_statistics.result();
    if (!result || !m_statistics.isUpToDate()) {
        m_statisticsText->setText(m_statistics.isRunning() ? tr("Counting boards…") : QString());
        return;
    }
    if (result->isComplete() && result->tally.whole() == 0) {
        m_statisticsText->setText(
            tr("Statistics: none of %L1 seeds has a board").arg(result->tally.seeds.count()));
        return;
    }
    m_statisticsText->setText(
        tr("Statistics: %L1 of %L2 seeds").arg(result->tally.seeds.count()).arg(result->wanted));
}

void StatusLine::showFile()
{
    const QString name = m_document.displayName();
    if (m_document.isSaving())
        m_fileText->setText(tr("%1 · saving…").arg(name));
    else if (m_document.isModified())
        m_fileText->setText(tr("%1 · modified").arg(name));
    else
        m_fileText->setText(name);
}

} // namespace boardwright
