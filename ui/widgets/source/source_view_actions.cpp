// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of SourceView that handles shortcuts.

#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/source/line_bar.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_folds.h"
#include "ui/widgets/source/source_search.h"
#include "ui/widgets/source/source_view.h"

#include <QAction>

namespace boardwright {

void SourceView::setUpActions()
{
    const auto add
        = [this](QWidget &owner, const QString &text, const QList<QKeySequence> &keys, auto slot) {
              auto *action = new QAction(text, this);
              action->setShortcuts(keys);
              action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
              connect(action, &QAction::triggered, this, slot);
              owner.addAction(action);
          };
    add(*this, tr("Find"), QKeySequence::keyBindings(QKeySequence::Find),
        [this] { openFindBar(); });
    // Ctrl+G goes to a line, although some desktops use it for the next match.
    add(*this, tr("Find next"), {Qt::Key_F3}, [this] { m_search->goToNext(); });
    add(*this, tr("Find previous"), {Qt::SHIFT | Qt::Key_F3}, [this] { m_search->goToPrevious(); });
    add(*this, tr("Replace"), {QKeySequence(Qt::CTRL | Qt::Key_H)},
        [this] { m_search->openReplace(); });
    add(*this, tr("Go to line"), {QKeySequence(Qt::CTRL | Qt::Key_G)},
        [this] { m_lineBar->open(m_edit->textCursor().blockNumber() + 1, m_edit->blockCount()); });

    // These are also in the context menu of the text.
    add(*m_edit, tr("Next Problem"), {Qt::Key_F8}, [this] { goToProblem(true); });
    add(*m_edit, tr("Previous Problem"), {Qt::SHIFT | Qt::Key_F8}, [this] { goToProblem(false); });
    SourceFolds &folds = m_edit->folds();
    const auto here = [this] { return m_edit->textCursor().block(); };
    add(*m_edit, tr("Fold"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketLeft),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Minus)},
        [&folds, here] { folds.foldAround(here()); });
    add(*m_edit, tr("Unfold"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_BracketRight),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Plus)},
        [&folds, here] { folds.unfold(here()); });
    add(*m_edit, tr("Fold All Goals"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_BracketLeft)},
        [this, &folds] {
            std::vector<int> lines;
            lines.reserve(m_rows.size());
            for (const RowLines &row : m_rows)
                lines.push_back(row.lines.first);
            folds.foldAll(lines);
        });
    add(*m_edit, tr("Unfold All"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_BracketRight)},
        [&folds] { folds.unfoldAll(); });
}

void SourceView::openFindBar()
{
    m_search->open();
}

/// Also shows the problem's text there.
void SourceView::goToProblem(bool forward)
{
    const int place = m_edit->problems().next(m_edit->textCursor().position(), forward);
    if (place < 0)
        return;
    m_edit->goTo(place);
    const QPoint below = m_edit->cursorRect().bottomLeft();
    showTip(*m_edit->viewport(), m_edit->viewport()->mapToGlobal(below),
        m_edit->problems().words(place, place));
}

void SourceView::goToMistake()
{
    const int place = m_edit->problems().mistake();
    if (place < 0)
        return;
    m_edit->setFocus();
    m_edit->goTo(place);
}

} // namespace boardwright
