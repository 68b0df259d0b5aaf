// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/goalset.h"
#include "ui/editing/workers/newest_worker.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <stop_token>

namespace boardwright {

/// Longer lines make text editors slow: they are shown laid out, cannot be edited, and are not
/// pasted. Lines of a file in the site's style are much shorter.
inline constexpr qsizetype longestEditedLine = 10'000;

/// A range of lines of a text, 0-based, both ends included.
struct LineRange {
    int first = 0;
    int last = 0;

    friend bool operator==(const LineRange &, const LineRange &) = default;
};

/// Properties of a file that its text does not show, so that an edited text can be saved as a file
/// of the same form.
struct SourceForm {
    bool hasByteOrderMark = false;
    bool endsLinesWithCrLf = false;

    friend bool operator==(const SourceForm &, const SourceForm &) = default;
};

/// A goal set's file as text. Built on the files thread, then shared and immutable.
struct SourceResult {
    std::uint64_t revision = 0; ///< of the request it answers
    QString text; ///< lines end with LF; characters that a text editor cannot show are U+FFFD
    SourceForm form;
    bool isLaidOut = false; ///< its lines were too long, so it is laid out in the site's style
    bool isLossy = false; ///< it has characters that a text editor cannot show
    QHash<RowId, LineRange> rows; ///< the lines of each objective

    /// Whether the file could be rebuilt from the text.
    bool isWhole() const { return !isLaidOut && !isLossy; }
};

/// The text of the newest goal set, made on the files thread. If requests come faster than texts,
/// intermediate sets are skipped, but never the last one. GUI thread only.
class SourceText final : public QObject {
    Q_OBJECT

public:
    explicit SourceText(JobPool &files, QObject *parent = nullptr);
    ~SourceText() override;

    /// Requests the text of `set`; updated() is emitted when it, or one requested later, is ready.
    void request(const GoalSet &set);

    /// The newest text; null before the first. Revisions of successive results increase.
    std::shared_ptr<const SourceResult> result() const { return m_result; }

    bool isUpToDate() const { return m_result && m_result->revision == m_requested; }

Q_SIGNALS:
    void updated();

private:
    struct Request {
        std::uint64_t revision = 0;
        GoalSet set;
    };

    using Reply = std::shared_ptr<const SourceResult>;

    std::shared_ptr<const SourceResult> m_result;
    std::uint64_t m_requested = 0;
    NewestWorker<Request, Reply> m_worker;
};

/// The text of a goal set's file and the lines of its objectives. After a stop request it is not
/// complete. Pure, any thread.
SourceResult sourceOf(const GoalSet &set, const std::stop_token &stop = {});

/// Like sourceOf(set), for a set that is written as `bytes`.
SourceResult sourceOf(const GoalSet &set, QByteArray bytes, const std::stop_token &stop = {});

/// The bytes of a file with this text. Law: for the text and form of a whole result, they are the
/// bytes written, except that all lines end the same way.
QByteArray bytesOf(const QString &text, const SourceForm &form);

} // namespace boardwright
