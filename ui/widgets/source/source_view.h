// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document.h"
#include "ui/editing/source_text.h"

#include <QList>
#include <QWidget>

#include <memory>

class QLabel;

namespace KSyntaxHighlighting {
class Repository;
class SyntaxHighlighter;
} // namespace KSyntaxHighlighting

namespace boardwright {

class FindBar;
class SourceEdit;
class SourceFill;

/// The file as it would be saved now, to read: JSON in colours, with line numbers and a search.
/// Follows the document while it is visible.
class SourceView final : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive the view.
    explicit SourceView(GoalSetDocument &document, QWidget *parent = nullptr);
    ~SourceView() override;

    /// Marks the goal's lines and scrolls to them, at once or when they are there. RowId::none:
    /// none is marked.
    void showRow(RowId id);
    void openFindBar();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void setUpActions();
    void setUpHighlighter();
    void followPalette();
    void refresh();
    void textChanged();
    void markRow();
    void findMatches();
    void markMatch();
    void goToMatch(qsizetype number);

    GoalSetDocument &m_document;
    SourceText m_text;
    QLabel *m_note;
    SourceEdit *m_edit;
    FindBar *m_findBar;
    SourceFill *m_fill;
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository; ///< null until first shown
    KSyntaxHighlighting::SyntaxHighlighter *m_highlighter = nullptr;
    QList<qsizetype> m_matches; ///< of the find bar's text
    qsizetype m_match = -1; ///< the one that is shown
    RowId m_row = RowId::none;
    bool m_scrollsToRow = false; ///< when its lines are known
    bool m_isStale = true; ///< the document changed while nobody looked
};

} // namespace boardwright
