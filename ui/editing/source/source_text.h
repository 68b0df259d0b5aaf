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

namespace boardwright {

/// Lines of a text, counted from 0, both included.
struct LineRange {
    int first = 0;
    int last = 0;

    friend bool operator==(const LineRange &, const LineRange &) = default;
};

/// What of a file is not in its text: so that an edited text becomes a file of the same kind.
struct SourceForm {
    bool hasByteOrderMark = false;
    bool endsLinesWithCrLf = false;

    friend bool operator==(const SourceForm &, const SourceForm &) = default;
};

/// A goal set's file as text to look at. Built on the files thread, then shared and never changed.
struct SourceResult {
    std::uint64_t revision = 0; ///< of the request it answers
    QString text; ///< lines end with LF; what a text editor cannot show is U+FFFD
    SourceForm form;
    bool isLaidOut = false; ///< not the file's own lines, which are too long, but the site's style
    bool isLossy = false; ///< it holds characters that a text editor cannot show
    QHash<RowId, LineRange> rows; ///< where each objective stands

    /// Whether the file could be made of the text again.
    bool isWhole() const { return !isLaidOut && !isLossy; }
};

/// The text of the newest goal set it was given, made on the files thread. While sets come
/// faster than texts, the sets in between are left out, never the last one. Use from the GUI thread
/// only.
class SourceText final : public QObject {
    Q_OBJECT

public:
    explicit SourceText(JobPool &files, QObject *parent = nullptr);
    ~SourceText() override;

    /// Asks for the text of `set`; updated() tells when it, or one asked for later, is there.
    void request(const GoalSet &set);

    /// The newest text, null before the first. Revisions of successive results rise.
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

/// The text of a goal set's file and its objectives' places in it. Pure, any thread.
SourceResult sourceOf(const GoalSet &set);

/// The same of a set that is written as `bytes`.
SourceResult sourceOf(const GoalSet &set, QByteArray bytes);

/// The file that a text stands for. Law: of the text and form of a whole result it is what was
/// written, but that all lines end the same way.
QByteArray bytesOf(const QString &text, const SourceForm &form);

} // namespace boardwright
