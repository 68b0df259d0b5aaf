// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTextBlock>
#include <QTextCursor>

#include <vector>

class QPlainTextEdit;

namespace KSyntaxHighlighting {
class SyntaxHighlighter;
}

namespace boardwright {

/// Hides the insides of objects and arrays of a text: of a folded one only the first line is seen.
/// What changes in a hidden place is shown again, and so is where the cursor goes.
class SourceFolds final : public QObject {
    Q_OBJECT

public:
    explicit SourceFolds(QPlainTextEdit &edit);

    /// Knows what can be folded; null: nothing can.
    void setHighlighter(const KSyntaxHighlighting::SyntaxHighlighter *highlighter);

    bool canFold(const QTextBlock &block) const;
    bool isFolded(const QTextBlock &block) const;

    void toggle(const QTextBlock &block);
    /// Folds the innermost object or array around the block that is not folded yet.
    void foldAround(const QTextBlock &block);
    void unfold(const QTextBlock &head);
    /// Folds each of the lines' objects.
    void foldAll(const std::vector<int> &lines);
    void unfoldAll();

    /// Unfolds whatever hides the block.
    void reveal(const QTextBlock &block);

    /// A piece of the text that is new.
    struct Changed {
        int from = 0;
        int added = 0;
    };

    /// To be called after the text changed there; the pieces rise.
    void showChanged(const std::vector<Changed> &changes);

    /// What a folded block hides, in short: its goal, or nothing.
    static QString summary(const QTextBlock &block);

Q_SIGNALS:
    void changed();

private:
    QTextBlock lastHidden(const QTextBlock &head) const;
    void fold(const QTextBlock &head);
    void showRun(QTextBlock block);
    void refresh();

    QPlainTextEdit &m_edit;
    const KSyntaxHighlighting::SyntaxHighlighter *m_highlighter = nullptr;
    std::vector<QTextCursor> m_inner; ///< folds inside of folds
    bool m_refreshesLater = false; ///< many places are being shown
    bool m_isStale = false; ///< what refresh() tells is still to be told
};

} // namespace boardwright
