// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_fill.h"

#include "ui/editing/text_change.h"
#include "ui/widgets/source/source_edit.h"

#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>
#include <chrono>
#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

// What is changed at once: some milliseconds' work.
constexpr qsizetype mostAtOnce = 40'000;
constexpr qsizetype chunk = 2'000;
constexpr std::chrono::nanoseconds stepTime = 6ms;

} // namespace

SourceFill::SourceFill(SourceEdit &edit, QObject *parent)
    : QObject(parent)
    , m_edit(edit)
{
    m_timer.setInterval(0ms);
    connect(&m_timer, &QTimer::timeout, this, &SourceFill::step);
}

void SourceFill::show(std::shared_ptr<const SourceResult> result)
{
    const auto before = std::exchange(m_result, std::move(result));
    const QStringView held = before ? QStringView(before->text).first(m_length) : QStringView();
    const TextChange change = textChange(held, m_result->text);
    const bool wasComplete = !m_timer.isActive();
    if (wasComplete && change.removed + change.inserted <= mostAtOnce) {
        m_edit.replacePart(change.position, change.removed,
            QStringView(m_result->text).sliced(change.position, change.inserted));
        m_length = m_result->text.size();
        Q_EMIT finished();
        return;
    }
    keepOnly(std::min(m_length, change.position));
}

void SourceFill::restart()
{
    if (m_result)
        keepOnly(0);
}

/// Takes out what is after `length`, and starts to fill in what belongs there.
void SourceFill::keepOnly(qsizetype length)
{
    if (!m_timer.isActive())
        m_topLine = m_edit.verticalScrollBar()->value();
    if (length == 0)
        m_edit.clear();
    else
        m_edit.replacePart(length, m_edit.document()->characterCount() - 1 - length, {});
    m_length = length;
    m_timer.start();
}

void SourceFill::step()
{
    const QStringView text = m_result->text;
    QElapsedTimer clock;
    clock.start();
    while (m_length < text.size() && clock.durationElapsed() < stepTime) {
        qsizetype end = std::min(m_length + chunk, text.size());
        if (const qsizetype feed = text.indexOf(u'\n', end); feed >= 0)
            end = feed + 1;
        else
            end = text.size();
        m_edit.replacePart(m_length, 0, text.sliced(m_length, end - m_length));
        m_length = end;
    }
    if (m_topLine > 0 && (m_edit.verticalScrollBar()->maximum() >= m_topLine || isComplete())) {
        m_edit.verticalScrollBar()->setValue(m_topLine);
        m_topLine = 0;
    }
    if (isComplete()) {
        m_timer.stop();
        Q_EMIT finished();
    }
}

} // namespace boardwright
