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

/// The two ways between a document and the text of its file while an author types in it. On a
/// pause the text is read on the files thread. What can be read becomes the document's set, as
/// one undo step however often that happens, gone when the text is back where it began; a mistake
/// is told and leaves the document alone. Somebody else's command ends the step. Text that is not
/// in the document yet outlives everything but discard() and another file: what others change
/// meanwhile is brought into it. GUI thread only.
class SourceSession final : public QObject {
    Q_OBJECT

public:
    /// What the author sees now; may be called at any time after start().
    using Text = std::function<QString()>;

    /// How others' changes get into the text: replace `change` by what `source` has there.
    struct Merge {
        TextChange change; ///< its position is in the author's text
        QString inserted;
    };

    SourceSession(GoalSetDocument &document, JobPool &files, Text text, QObject *parent = nullptr);
    ~SourceSession() override;

    /// How long nobody types before the text is read; 350 ms.
    void setPause(std::chrono::milliseconds pause) { m_timer.setInterval(pause); }

    /// The author sees `source` from now on: the text of what the document holds.
    void start(std::shared_ptr<const SourceResult> source);

    /// Whether the author may type: the text is known, and the file can be made of it.
    bool isOpen() const { return m_base && m_base->isWhole() && !m_needsMerge; }

    /// The author changed the text.
    void textEdited();

    /// The author went elsewhere, or saves: reads what is left to read, a short text at once, and
    /// ends the step. Returns whether the document holds all of the text.
    bool finish();
    /// The same, and then calls `then`: at once, or after a long text was read.
    void finish(const std::function<void()> &then);

    /// The text holds something that the document does not, or not yet.
    bool holdsMore() const { return m_isEdited; }

    /// The first mistake in the text, with its place; nothing: none is known of.
    const std::optional<Problem> &pendingError() const { return m_error; }

    /// Others changed the lines that the text is about: taking the text will undo that.
    bool isInConflict() const { return m_isInConflict; }

    /// Forgets what the document does not hold.
    void discard();

    /// To be called with the document's new text after textWanted(), while holdsMore(). Returns
    /// what to change in the author's text; nothing where it stays. The author's own cursor, scroll
    /// position and mistake stay where they are. Then call textMerged().
    std::optional<Merge> merge(std::shared_ptr<const SourceResult> source);
    void textMerged();

    /// The text that the document's set has, if it is known.
    std::shared_ptr<const SourceResult> base() const { return m_base; }

Q_SIGNALS:
    /// The document holds the text now.
    void taken();
    /// The text was read and has a mistake, pendingError().
    void refused();
    /// pendingError(), holdsMore() or isInConflict() changed.
    void stateChanged();
    /// The document's text is needed: it was changed by others, or the author's is given up.
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
    std::shared_ptr<const SourceResult> m_base; ///< of what the document holds; null: not known
    GoalSet m_begin; ///< where the step began
    std::shared_ptr<const SourceResult> m_beginSource; ///< its text; null: no step was begun
    std::optional<Problem> m_error;
    std::function<void()> m_then; ///< after the text was read
    std::uint32_t m_lastRow = 0; ///< that the last request was told of
    int m_gesture = -1;
    bool m_isReading = false; ///< the worker was asked
    bool m_isEdited = false; ///< since the document held the text
    bool m_isEnding = false;
    bool m_isTaking = false; ///< the document changes because of us
    bool m_needsMerge = false;
    bool m_isInConflict = false;
    NewestWorker<SourceRequest, SourceReply> m_worker;
};

} // namespace boardwright
