// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_codes.h"
#include "core/formats/text_position.h"
#include "core/goalset/problem.h"

#include <QByteArrayView>
#include <QList>

#include <optional>

namespace boardwright {

/// Collects what a tolerant reader changed or guessed, with places in the text. Lives on the
/// reader's thread.
class Repairs final {
public:
    /// Most repairs that are listed one by one; a last one says how many more there are.
    static constexpr qsizetype most = 1'000;

    /// The text must outlive this.
    explicit Repairs(QByteArrayView text)
        : m_text(text)
    {
    }

    /// The longest text that an argument quotes; a key or a number of a file can have any length.
    static constexpr qsizetype longestArg = 80;

    /// Adds a warning at byte `offset`; without an offset, one about the whole text.
    void add(ImportCode code, std::optional<qsizetype> offset, QList<Arg> args = {});

    /// Adds what another reader noted, with its places.
    void add(const QList<Problem> &notes);

    /// The problem for what makes the text unreadable.
    Problem error(ImportCode code, qsizetype offset, QList<Arg> args = {});

    /// What was added so far.
    struct Mark {
        qsizetype notes = 0;
        qint64 more = 0;
    };

    Mark mark() const { return {.notes = m_notes.size(), .more = m_more}; }

    /// Forgets what was added since then, because it was not used.
    void goBack(const Mark &mark);

    /// All repairs in the order of their places.
    QList<Problem> take();

    QByteArrayView text() const { return m_text; }

    /// Names one after another, as many as an argument holds whole.
    static QString listed(const QStringList &names);

    /// A part of the text on one line, shortened, as sentences quote it.
    QString quoted(qsizetype begin, qsizetype end) const;

private:
    TextPosition at(qsizetype offset);

    QByteArrayView m_text;
    std::optional<TextPositions> m_positions; ///< created for the first place
    QList<Problem> m_notes;
    qint64 m_more = 0;
};

} // namespace boardwright
