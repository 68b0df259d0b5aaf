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
    bool elided = false; ///< some of it is missing; the last line ends with an ellipsis
    bool broken = false; ///< a word is
};

/// Breaks `text` at words into lines that fit `area`; what does not fit is elided. A word wider
/// than the area is broken where it must be.
FittedText fitText(const QString &text, const QFont &font, const QSizeF &area);

/// Fits the goals of one board into its cells, again and again as they change. Remembers what the
/// last board asked, because most of the next one is the same, and measuring text takes long.
class TextFitting final {
public:
    /// What stands nowhere on the board that comes now is forgotten after it.
    void beginBoard(const QFont &base);

    /// The largest font, from `smallest` to `largest` points, in which every text fits its area
    /// without eliding or breaking a word; `smallest` where none does. One size for all, so that no
    /// goal looks more important than another.
    QFont commonFont(
        std::span<const QString> texts, std::span<const QSizeF> areas, int smallest, int largest);
    /// As the function above.
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

    /// Looked up, never iterated.
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
