// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

namespace boardwright {

class FindBar;
class SourceEdit;

/// Connects a FindBar to a SourceEdit.
class SourceSearch final : public QObject {
    Q_OBJECT

public:
    SourceSearch(SourceEdit &edit, FindBar &bar);

    void open();
    void openReplace();

    void goToNext() { goToMatch(m_match + 1); }

    void goToPrevious() { goToMatch(m_match - 1); }

    /// Call after the text changed; also while the bar is closed, so that F3 continues the search.
    void textChanged();

private:
    void findMatches();
    void markMatch();
    void goToMatch(qsizetype number);
    void replace();
    void replaceAll();
    void replaceAt(qsizetype position);

    SourceEdit &m_edit;
    FindBar &m_bar;
    QTimer m_later;
    QList<qsizetype> m_matches; ///< of the bar's text
    qsizetype m_match = -1; ///< the current one
};

} // namespace boardwright
