// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_fill.h"

#include "ui/editing/values/text_change.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_folds.h"

#include <QElapsedTimer>
#include <QScrollBar>

#include <algorithm>
#include <chrono>
#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

// Largest part that is replaced at once: takes some milliseconds.
constexpr qsizetype mostAtOnce = 40'000;
// A step checks its time after each chunk of this size, which is small enough for slow machines.
constexpr qsizetype chunk = 500;
constexpr std::chrono::nanoseconds fillTime = 6ms;

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
    change(before ? QStringView(before->text).first(m_right) : QStringView());
}

void SourceFill::show(std::shared_ptr<const SourceResult> result, const QString &held)
{
    m_result = std::move(result);
    m_length = held.size();
    m_timer.stop();
    change(held);
}

void SourceFill::take(std::shared_ptr<const SourceResult> result)
{
    m_result = std::move(result);
    m_length = m_right = m_result->text.size();
    m_timer.stop();
}

void SourceFill::change(QStringView held)
{
    const TextChange change = textChange(held, m_result->text);
    if (m_timer.isActive() || change.removed + change.inserted > mostAtOnce) {
        refillFrom(change.position);
        return;
    }
    m_edit.replacePart(change.position, change.removed,
        QStringView(m_result->text).sliced(change.position, change.inserted));
    m_length = m_right = m_result->text.size();
    Q_EMIT finished();
}

void SourceFill::refillFrom(qsizetype position)
{
    if (!m_timer.isActive())
        m_topLine = m_edit.verticalScrollBar()->value();
    m_edit.folds().unfoldAll(); // filling counts lines
    m_right = position;
    m_timer.start();
}

void SourceFill::step()
{
    QElapsedTimer clock;
    clock.start();
    do {
        if (m_length > m_right)
            removeSome();
        else
            appendSome();
    } while (!isFilled() && clock.durationElapsed() < fillTime);
    if (!isFilled())
        return;
    m_timer.stop();
    if (m_topLine > 0)
        m_edit.verticalScrollBar()->setValue(std::exchange(m_topLine, 0));
    Q_EMIT finished();
}

bool SourceFill::isFilled() const
{
    return m_length == m_right && m_right == m_result->text.size();
}

/// From the end, so that no following lines have to move.
void SourceFill::removeSome()
{
    const qsizetype length = std::max(m_right, m_length - chunk);
    m_edit.replacePart(length, m_length - length, {});
    m_length = length;
}

void SourceFill::appendSome()
{
    const QStringView text = m_result->text;
    const qsizetype feed = text.indexOf(u'\n', std::min(m_right + chunk, text.size()));
    const qsizetype end = feed < 0 ? text.size() : feed + 1;
    m_edit.replacePart(m_right, 0, text.sliced(m_right, end - m_right));
    m_length = m_right = end;
    if (m_topLine > 0 && m_edit.verticalScrollBar()->maximum() > m_topLine)
        m_edit.verticalScrollBar()->setValue(std::exchange(m_topLine, 0));
}

} // namespace boardwright
