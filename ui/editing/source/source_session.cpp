// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/source/source_session.h"

#include "ui/editing/document/change_set.h"

#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

// Texts up to this length are parsed within a few milliseconds.
constexpr qsizetype shortText = 100'000;

} // namespace

SourceSession::SourceSession(GoalSetDocument &document, JobPool &files, Text text, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_text(std::move(text))
    , m_worker(
          files, this, &readSource, [this](const SourceReply &reply) { handle(reply); },
          JobPriority::Quick)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(350ms);
    connect(&m_timer, &QTimer::timeout, this, [this] { read(); });
    connect(&document, &GoalSetDocument::changed, this, &SourceSession::documentChanged);
    connect(&document, &GoalSetDocument::aboutToReset, this, &SourceSession::forget);
}

SourceSession::~SourceSession() = default;

void SourceSession::start(std::shared_ptr<const SourceResult> source)
{
    forget();
    m_base = std::move(source);
}

void SourceSession::begin()
{
    m_begin = m_document.set();
    m_beginSource = m_base;
    m_gesture = newGesture();
}

void SourceSession::end()
{
    m_begin = {};
    m_beginSource.reset();
    m_isEnding = false;
}

void SourceSession::textEdited()
{
    Q_ASSERT(m_base);
    if (!m_beginSource)
        begin();
    const bool wasEdited = std::exchange(m_isEdited, true);
    m_isEnding = false;
    stopReading();
    m_timer.start();
    if (!wasEdited)
        Q_EMIT stateChanged();
}

void SourceSession::read(Reading when)
{
    stopReading();
    if (!m_isEdited || m_needsMerge)
        return;
    const QString text = m_text();
    if (text == m_base->text) {
        settle();
        return;
    }
    if (text == m_beginSource->text) {
        take(m_begin, m_beginSource);
        return;
    }
    // Takes an id that no row gets; the parser may use the ids after it.
    m_lastRow = static_cast<std::uint32_t>(m_document.newRow());
    m_isReading = true;
    SourceRequest request{.text = text,
        .form = m_base->form,
        .before = m_document.set(),
        .begin = m_begin,
        .lastRow = m_lastRow};
    if (when == Reading::Later || text.size() > shortText)
        m_worker.submit(std::move(request));
    else if (const auto reply = readSource(request, {}))
        handle(*reply);
}

bool SourceSession::finish()
{
    m_isEnding = true;
    if (m_timer.isActive() || m_isReading)
        read(Reading::NowIfShort);
    if (!m_isEdited)
        end();
    return !m_isEdited;
}

void SourceSession::finish(const std::function<void()> &then)
{
    if (finish() || (!m_isReading && !m_needsMerge))
        then();
    else
        m_then = then;
}

/// Called when the pending request is about an older text or an older document.
void SourceSession::stopReading()
{
    m_timer.stop();
    m_isReading = false;
    m_worker.stop();
}

void SourceSession::handle(const SourceReply &reply)
{
    if (!reply)
        fail(reply.error());
    else if (reserveRows(reply->set.lastRow))
        take(reply->set, reply->source);
    else
        read();
}

/// Whether the ids that the parser gave to new rows are still unused. If so, reserves them.
bool SourceSession::reserveRows(std::uint32_t last)
{
    if (last <= m_lastRow)
        return true;
    auto row = static_cast<std::uint32_t>(m_document.newRow());
    const bool areFree = row == m_lastRow + 1;
    while (areFree && row < last)
        row = static_cast<std::uint32_t>(m_document.newRow());
    return areFree;
}

/// Called when the document holds the text.
void SourceSession::settle()
{
    m_isEdited = false;
    m_isInConflict = false;
    m_error.reset();
    stopReading();
    if (m_isEnding)
        end();
    Q_EMIT stateChanged();
    callBack();
}

void SourceSession::take(const GoalSet &set, std::shared_ptr<const SourceResult> source)
{
    m_base = std::move(source);
    m_isEdited = false;
    m_isInConflict = false;
    m_error.reset();
    m_isTaking = true;
    replaceSet(m_document, set, tr("Edit the source"), m_gesture);
    m_isTaking = false;
    Q_EMIT taken();
    settle();
}

void SourceSession::fail(const Problem &problem)
{
    stopReading();
    m_error = problem;
    Q_EMIT refused();
    Q_EMIT stateChanged();
    callBack();
}

void SourceSession::callBack()
{
    if (const auto then = std::exchange(m_then, nullptr))
        then();
}

void SourceSession::documentChanged()
{
    if (m_isTaking)
        return;
    stopReading();
    m_needsMerge = m_isEdited;
    if (!m_isEdited) {
        end();
        m_base.reset();
    }
    Q_EMIT textWanted();
}

std::optional<SourceSession::Merge> SourceSession::merge(std::shared_ptr<const SourceResult> source)
{
    const QString mine = m_text();
    const TextChange own = textChange(m_base->text, mine);
    const TextChange theirs = textChange(m_base->text, source->text);
    const bool isAfter = theirs.position >= own.position + own.removed;
    const bool isBefore = theirs.position + theirs.removed <= own.position;
    const bool isSamePlace
        = theirs.position == own.position && (theirs.removed == 0 || own.removed == 0);
    const bool fits = source->isWhole() && (isAfter || isBefore) && !isSamePlace;
    const bool isNothing = theirs.removed == 0 && theirs.inserted == 0;
    m_base = std::move(source);
    m_isInConflict = !fits && !isNothing;
    begin();
    if (!fits || isNothing)
        return std::nullopt;
    Merge result{
        .change = theirs, .inserted = m_base->text.sliced(theirs.position, theirs.inserted)};
    if (isAfter)
        result.change.position += own.inserted - own.removed;
    return result;
}

void SourceSession::textMerged()
{
    m_needsMerge = false;
    Q_EMIT stateChanged();
    read();
}

void SourceSession::discard()
{
    forget();
    Q_EMIT textWanted();
}

void SourceSession::forget()
{
    stopReading();
    m_then = nullptr;
    m_base.reset();
    m_error.reset();
    m_isEdited = false;
    m_needsMerge = false;
    m_isInConflict = false;
    end();
    Q_EMIT stateChanged();
}

} // namespace boardwright
