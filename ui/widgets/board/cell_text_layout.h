// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <span>

namespace boardwright {

/// A goal broken into lines for its cell.
struct FittedText {
    QStringList lines;
    bool elided = false; ///< text is cut; the last line ends with an ellipsis
    bool broken = false; ///< a word is broken
};

/// Breaks `text` between words into lines that fit `area` and elides the rest. A word wider than
/// the area is broken inside.
FittedText fitText(const QString &text, const QFont &font, const QSizeF &area);

/// Fits the goals of one board into its cells, repeatedly as they change. Caches the answers of the
/// previous board, because most of the next board is the same and measuring text is slow.
class TextFitting final {
public:
    /// Starts the next board. Drops the cached answers that the previous board did not use.
    void beginBoard(const QFont &base);

    /// The largest font, from `smallest` to `largest` points, in which every text fits its area
    /// without eliding or breaking a word; `smallest` if there is none. All texts have the same
    /// size, so that no goal looks more important than another.
    QFont commonFont(
        std::span<const QString> texts, std::span<const QSizeF> areas, int smallest, int largest);
    /// Same as the free function, with a cache.
    FittedText fitText(const QString &text, const QFont &font, const QSizeF &area);

private:
    struct Question {
        QString text;
        QSizeF area;
        int points = 0;
        int stretch = 0;

        friend bool operator==(const Question &, const Question &) = default;

        friend size_t qHash(const Question &question, size_t seed)
        {
            return qHashMulti(seed, question.text, question.area.width(), question.area.height(),
                question.points, question.stretch);
        }
    };

    /// Only looked up, never iterated: the order of a hash is arbitrary.
    template <typename Answer>
    struct Memory {
        QHash<Question, Answer> now;
        QHash<Question, Answer> before;

        void begin();
        template <typename Ask>
        Answer answer(const Question &question, const Ask &ask);
    };

    QFont m_base;
    Memory<bool> m_fits;
    Memory<FittedText> m_lines;
};

} // namespace boardwright
