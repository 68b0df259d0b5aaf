// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"
#include "ui/editing/source/source_reading.h"
#include "ui/editing/source/source_text.h"
#include "ui/editing/values/text_change.h"
#include "ui/editing/workers/newest_worker.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace boardwright {

/// Keeps a document and the text of its file in step while the author types in the text. After a
/// pause the text is parsed on the files thread. A valid text becomes the document's set; all of
/// these changes merge into one undo step, which is dropped if the text returns to its original
/// state. An error is reported and leaves the document alone. Any other command ends the step. Text
/// that is not in the document yet survives everything except discard() and another file: other
/// changes of the document are merged into it. GUI thread only.
class SourceSession final : public QObject {
    Q_OBJECT

public:
    /// Returns the text that the author sees; may be called at any time after start().
    using Text = std::function<QString()>;

    /// A change of the document to merge into the text: replaces `change` with `inserted`.
    struct Merge {
        TextChange change; ///< its position is in the author's text
        QString inserted;
    };

    SourceSession(GoalSetDocument &document, JobPool &files, Text text, QObject *parent = nullptr);
    ~SourceSession() override;

    /// The idle time before the text is parsed; 350 ms by default.
    void setPause(std::chrono::milliseconds pause) { m_timer.setInterval(pause); }

    /// Starts with `source`, the document's text, as the text that the author sees.
    void start(std::shared_ptr<const SourceResult> source);

    /// Whether the author may type: the text is known, and the file can be rebuilt from it.
    bool isOpen() const { return m_base && m_base->isWhole() && !m_needsMerge; }

    /// Must be called after the author changed the text.
    void textEdited();

    /// Ends the step, when the author leaves the text or saves. Text that has not been parsed yet
    /// is parsed first: at once if it is short. Returns whether the document holds all of the text.
    bool finish();
    /// Ends the step and calls `then`: at once, or after a long text was parsed.
    void finish(const std::function<void()> &then);

    /// Whether the text holds something that the document does not hold, or not yet.
    bool holdsMore() const { return m_isEdited; }

    /// The first error in the text, with its position; std::nullopt if none is known.
    const std::optional<Problem> &pendingError() const { return m_error; }

    /// Whether other changes affected the edited lines; applying the text will undo them.
    bool isInConflict() const { return m_isInConflict; }

    /// Discards text that is not in the document.
    void discard();

    /// Must be called with the document's new text after textWanted(), while holdsMore(). Returns
    /// the change to make in the author's text; std::nullopt if it stays as it is. The author's
    /// cursor, scroll position and error stay where they are. Call textMerged() afterwards.
    std::optional<Merge> merge(std::shared_ptr<const SourceResult> source);
    void textMerged();

    /// The text of the document's set; null if it is not known.
    std::shared_ptr<const SourceResult> base() const { return m_base; }

Q_SIGNALS:
    /// The document holds the text now.
    void taken();
    /// The text was parsed and has an error, pendingError().
    void refused();
    /// pendingError(), holdsMore() or isInConflict() changed.
    void stateChanged();
    /// The document's text is needed, because other code changed the document or the author's text
    /// was discarded.
    void textWanted();

private:
    enum class Reading : std::uint8_t { Later, NowIfShort };

    void begin();
    void end();
    void read(Reading when = Reading::Later);
    void stopReading();
    void handle(const SourceReply &reply);
    void take(const GoalSet &set, std::shared_ptr<const SourceResult> source);
    void fail(const Problem &problem);
    bool reserveRows(std::uint32_t last);
    void callBack();
    void documentChanged();
    void forget();
    void settle();

    GoalSetDocument &m_document;
    Text m_text;
    QTimer m_timer;
    std::shared_ptr<const SourceResult> m_base; ///< the document's text; null: unknown
    GoalSet m_begin; ///< the set at the start of the step
    std::shared_ptr<const SourceResult> m_beginSource; ///< its text; null: no step is in progress
    std::optional<Problem> m_error;
    std::function<void()> m_then; ///< called after the text was parsed
    std::uint32_t m_lastRow = 0; ///< as passed to the last request
    int m_gesture = -1;
    bool m_isReading = false; ///< the worker has a pending request
    bool m_isEdited = false; ///< since the document held the text
    bool m_isEnding = false;
    bool m_isTaking = false; ///< the document is being changed by this object
    bool m_needsMerge = false;
    bool m_isInConflict = false;
    NewestWorker<SourceRequest, SourceReply> m_worker;
};

} // namespace boardwright
