// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_search.h"

#include "ui/widgets/source/find_bar.h"
#include "ui/widgets/source/source_edit.h"

#include <QStringMatcher>

#include <algorithm>
#include <chrono>

namespace boardwright {

using namespace std::chrono_literals;

SourceSearch::SourceSearch(SourceEdit &edit, FindBar &bar)
    : QObject(&edit)
    , m_edit(edit)
    , m_bar(bar)
{
    m_later.setSingleShot(true);
    m_later.setInterval(150ms);
    connect(&m_later, &QTimer::timeout, this, &SourceSearch::findMatches);
    connect(&edit, &SourceEdit::typed, this, [this] {
        if (!m_bar.text().isEmpty())
            m_later.start();
    });
    connect(&bar, &FindBar::edited, this, [this] {
        findMatches();
        goToMatch(m_match);
    });
    connect(&bar, &FindBar::nextWanted, this, &SourceSearch::goToNext);
    connect(&bar, &FindBar::previousWanted, this, &SourceSearch::goToPrevious);
    connect(&bar, &FindBar::replaceWanted, this, &SourceSearch::replace);
    connect(&bar, &FindBar::replaceAllWanted, this, &SourceSearch::replaceAll);
    connect(&bar, &FindBar::closed, this, [this] {
        m_bar.hide();
        m_edit.markPiece(0, 0);
        m_edit.setFocus();
    });
}

void SourceSearch::open()
{
    m_bar.open();
    findMatches();
}

void SourceSearch::openReplace()
{
    m_bar.openReplace();
    findMatches();
}

void SourceSearch::textChanged()
{
    if (!m_bar.text().isEmpty() || !m_matches.isEmpty())
        findMatches();
}

/// Searches again. The current match stays, or becomes the next one after it, or else the first.
void SourceSearch::findMatches()
{
    m_later.stop();
    const qsizetype from = m_match < 0 ? m_edit.firstVisiblePosition() : m_matches.at(m_match);
    m_matches.clear();
    const QStringMatcher needle(m_bar.text(), Qt::CaseInsensitive);
    if (!m_bar.text().isEmpty()) {
        const QString text = m_edit.text();
        for (qsizetype at = needle.indexIn(text); at >= 0;
            at = needle.indexIn(text, at + m_bar.text().size()))
            m_matches.append(at);
    }
    const auto next = std::ranges::lower_bound(m_matches, from);
    m_match = m_matches.isEmpty() ? -1 : next == m_matches.end() ? 0 : next - m_matches.begin();
    markMatch();
}

void SourceSearch::markMatch()
{
    const bool isShown = m_match >= 0 && m_bar.isVisible();
    m_edit.markPiece(isShown ? m_matches.at(m_match) : 0, isShown ? m_bar.text().size() : 0);
    m_bar.showMatch(static_cast<int>(m_match + 1), static_cast<int>(m_matches.size()));
}

/// Wraps around.
void SourceSearch::goToMatch(qsizetype number)
{
    if (m_later.isActive())
        findMatches(); // positions refer to an older text
    if (m_matches.isEmpty())
        return;
    m_match = (number + m_matches.size()) % m_matches.size();
    m_edit.markPiece(m_matches.at(m_match), m_bar.text().size());
    m_bar.showMatch(static_cast<int>(m_match + 1), static_cast<int>(m_matches.size()));
    m_edit.showPiece();
}

void SourceSearch::replaceAt(qsizetype position)
{
    QTextCursor cursor(m_edit.document());
    cursor.setPosition(static_cast<int>(position));
    cursor.setPosition(static_cast<int>(position + m_bar.text().size()), QTextCursor::KeepAnchor);
    cursor.insertText(m_bar.replacement());
}

void SourceSearch::replace()
{
    if (m_later.isActive())
        findMatches();
    if (m_match < 0 || m_edit.isReadOnly())
        return;
    const qsizetype position = m_matches.at(m_match);
    replaceAt(position);
    // Continues after the replacement, which may contain the search text.
    m_matches[m_match] = position + m_bar.replacement().size();
    findMatches();
    goToMatch(m_match);
}

void SourceSearch::replaceAll()
{
    if (m_later.isActive())
        findMatches();
    if (m_edit.isReadOnly())
        return;
    m_edit.replacePieces(m_matches, m_bar.text().size(), m_bar.replacement());
    findMatches();
}

} // namespace boardwright
