// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_view.h"

#include "ui/widgets/source/find_bar.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_fill.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/SyntaxHighlighter>
#include <KSyntaxHighlighting/Theme>

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QStringMatcher>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

SourceView::SourceView(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_note(new QLabel(this))
    , m_edit(new SourceEdit(this))
    , m_findBar(new FindBar(this))
    , m_fill(new SourceFill(*m_edit, this))
{
    m_edit->setAccessibleName(tr("Source of the file"));
    m_note->setWordWrap(true);
    m_note->setMargin(fontMetrics().height() / 3);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->hide();
    m_findBar->hide();
    setFocusProxy(m_edit);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_note);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_findBar);

    connect(&document, &GoalSetDocument::changed, this, &SourceView::refresh);
    connect(&document, &GoalSetDocument::reset, this, [this] { showRow(RowId::none); });
    connect(&m_text, &SourceText::updated, this, [this] { m_fill->show(m_text.result()); });
    connect(m_fill, &SourceFill::finished, this, &SourceView::textChanged);
    connect(m_findBar, &FindBar::edited, this, [this] {
        findMatches();
        goToMatch(m_match);
    });
    connect(m_findBar, &FindBar::nextWanted, this, [this] { goToMatch(m_match + 1); });
    connect(m_findBar, &FindBar::previousWanted, this, [this] { goToMatch(m_match - 1); });
    connect(m_findBar, &FindBar::closed, this, [this] {
        m_findBar->hide();
        m_edit->markPiece(0, 0);
        m_edit->setFocus();
    });
    setUpActions();
}

SourceView::~SourceView() = default;

void SourceView::setUpActions()
{
    const auto add = [this](const QString &text, QKeySequence::StandardKey keys, auto slot) {
        auto *action = new QAction(text, this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
    };
    add(tr("Find"), QKeySequence::Find, [this] { openFindBar(); });
    add(tr("Find next"), QKeySequence::FindNext, [this] { goToMatch(m_match + 1); });
    add(tr("Find previous"), QKeySequence::FindPrevious, [this] { goToMatch(m_match - 1); });
}

/// Not before somebody looks: it reads the whole index of languages.
void SourceView::setUpHighlighter()
{
    if (m_repository)
        return;
    m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
    m_highlighter = new KSyntaxHighlighting::SyntaxHighlighter(m_edit->document());
    m_highlighter->setTheme(m_repository->themeForPalette(palette()));
    m_highlighter->setDefinition(m_repository->definitionForName(QStringLiteral("JSON")));
}

void SourceView::followPalette()
{
    if (!m_repository)
        return;
    const KSyntaxHighlighting::Theme theme = m_repository->themeForPalette(palette());
    if (theme.name() == m_highlighter->theme().name())
        return;
    m_highlighter->setTheme(theme);
    m_fill->restart();
}

void SourceView::refresh()
{
    m_isStale = !isVisible();
    if (!m_isStale)
        m_text.request(m_document.set());
}

void SourceView::textChanged()
{
    m_note->setText(
        tr("The file has very long lines. This is what they say, laid out to be read."));
    m_note->setVisible(m_fill->result()->isLaidOut);
    markRow();
    findMatches(); // also while the bar is closed: F3 goes on with it
}

void SourceView::showRow(RowId id)
{
    m_row = id;
    m_scrollsToRow = id != RowId::none;
    markRow();
}

void SourceView::markRow()
{
    if (!m_fill->isComplete())
        return;
    const auto found = m_fill->result()->rows.constFind(m_row);
    if (found == m_fill->result()->rows.constEnd()) {
        m_edit->markLines(0, -1);
        return;
    }
    m_edit->markLines(found->first, found->last);
    if (m_scrollsToRow && isVisible()) {
        m_edit->showLines(found->first, found->last);
        m_scrollsToRow = false;
    }
}

void SourceView::openFindBar()
{
    m_findBar->open();
    findMatches();
}

/// Finds all places anew; the one that is shown is the same or the next one, or else the first.
void SourceView::findMatches()
{
    const qsizetype from = m_match < 0 ? m_edit->firstVisiblePosition() : m_matches.at(m_match);
    m_matches.clear();
    const QStringMatcher needle(m_findBar->text(), Qt::CaseInsensitive);
    if (m_fill->isComplete() && !m_findBar->text().isEmpty()) {
        const QString &text = m_fill->result()->text;
        for (qsizetype at = needle.indexIn(text); at >= 0;
            at = needle.indexIn(text, at + m_findBar->text().size()))
            m_matches.append(at);
    }
    const auto next = std::ranges::lower_bound(m_matches, from);
    m_match = m_matches.isEmpty() ? -1 : next == m_matches.end() ? 0 : next - m_matches.begin();
    markMatch();
}

void SourceView::markMatch()
{
    const auto count = static_cast<int>(m_matches.size());
    m_edit->markPiece(
        m_match < 0 ? 0 : m_matches.at(m_match), m_match < 0 ? 0 : m_findBar->text().size());
    m_findBar->showMatch(static_cast<int>(m_match + 1), count);
}

/// Around from the last to the first.
void SourceView::goToMatch(qsizetype number)
{
    if (m_matches.isEmpty())
        return;
    m_match = (number + m_matches.size()) % m_matches.size();
    markMatch();
    m_edit->showPiece();
}

void SourceView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        followPalette();
}

void SourceView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setUpHighlighter();
    followPalette();
    if (m_isStale)
        refresh();
    else
        markRow();
}

} // namespace boardwright
