// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_folds.h"
#include "ui/widgets/source/source_view.h"

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QLineEdit>
#include <QTest>
#include <QTextBlock>

#include <memory>

namespace boardwright::test {

/// A window with the source of eight goals and another widget that can take the focus.
class SourceFixture : public QObject {
protected:
    void openWindow();
    void closeWindow();

    bool isReady() const
    {
        // The language loads in steps, and the lines are coloured in steps. The end of the
        // outermost object is known once all lines are.
        return QTest::qWaitFor(
            [this] {
                using KSyntaxHighlighting::SyntaxHighlighter;
                const auto *highlighter = m_edit->document()->findChild<SyntaxHighlighter *>();
                const QTextBlock first = m_edit->document()->firstBlock();
                return !m_edit->isReadOnly() && highlighter != nullptr
                    && m_edit->folds().canFold(first)
                    && highlighter->findFoldingRegionEnd(first).isValid();
            },
            20'000);
    }

    void putCursorBefore(const QString &text)
    {
        const QTextCursor found = m_edit->document()->find(text);
        QVERIFY(!found.isNull());
        m_edit->goTo(found.selectionStart());
        m_edit->setFocus();
    }

    bool isTaken() const
    {
        return QTest::qWaitFor([this] { return !m_view->holdsMoreThanDocument(); }, 20'000);
    }

    QTextBlock line(const QString &text) const { return m_edit->document()->find(text).block(); }

    const QList<Objective> &objectives() const { return m_document->set().objectives; }

    std::unique_ptr<GoalSetDocument> m_document;
    JobPool m_files{PoolKind::Files};
    std::unique_ptr<QWidget> m_window;
    SourceView *m_view = nullptr;
    SourceEdit *m_edit = nullptr;
    QLineEdit *m_other = nullptr; ///< another widget in the window
};

} // namespace boardwright::test
