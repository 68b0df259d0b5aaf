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

/// Folds objects and arrays of a text: only the first line of a folded one is visible. A change in
/// a hidden place unfolds it, and so does the cursor.
class SourceFolds final : public QObject {
    Q_OBJECT

public:
    explicit SourceFolds(QPlainTextEdit &edit);

    /// The highlighter knows the foldable ranges; null disables folding.
    void setHighlighter(const KSyntaxHighlighting::SyntaxHighlighter *highlighter);

    bool canFold(const QTextBlock &block) const;
    bool isFolded(const QTextBlock &block) const;

    void toggle(const QTextBlock &block);
    /// Folds the innermost unfolded object or array around the block.
    void foldAround(const QTextBlock &block);
    void unfold(const QTextBlock &head);
    /// Folds the object of each of these lines.
    void foldAll(const std::vector<int> &lines);
    void unfoldAll();

    /// Unfolds everything that hides the block.
    void reveal(const QTextBlock &block);

    /// A changed range of the text.
    struct Changed {
        int from = 0;
        int added = 0;
    };

    /// Call after the text changed; ranges in ascending order.
    void showChanged(const std::vector<Changed> &changes);

    /// A short summary of a folded block: its goal, or empty.
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
    std::vector<QTextCursor> m_inner; ///< folds inside of other folds
    bool m_refreshesLater = false; ///< many places are being unfolded
    bool m_isStale = false; ///< refresh() has yet to emit its signal
};

} // namespace boardwright
