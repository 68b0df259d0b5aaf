// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/recovery_offer.h"

#include "ui/text/words.h"
#include "ui/widgets/window/message_bar.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

const QString keepingTopic = QStringLiteral("keeping-failed");

QString topicOf(const FoundWork &found)
{
    return QStringLiteral("recovery:") + found.file;
}

} // namespace

RecoveryOffer::RecoveryOffer(
    const GoalSetDocument &document, const FileWatch &watch, MessageBar &messages, JobPool &files)
    : m_messages(messages)
    , m_keeper(document, watch, files)
    , m_finder(files, this, &findWork, [this](const QList<FoundWork> &works) {
        // The last one is in front: the newest of those that can be recovered.
        QList<FoundWork> inOrder(works.rbegin(), works.rend());
        std::ranges::stable_partition(
            inOrder, [](const FoundWork &found) { return !found.set.has_value(); });
        for (const FoundWork &found : std::as_const(inOrder))
            offer(found);
    })
{
    connect(&m_keeper, &RecoveryKeeper::failed, this, [this](const Problem &problem) {
        m_messages.showBanner({.topic = keepingTopic,
            .severity = Severity::Warning,
            .text = tr("Unsaved work cannot be backed up in case of a crash. Save regularly. %1")
                .arg(words(problem)),
            .staysWithNextSet = true});
    });
    connect(
        &m_keeper, &RecoveryKeeper::kept, this, [this] { m_messages.hideBanner(keepingTopic); });
}

RecoveryOffer::~RecoveryOffer()
{
    std::ranges::for_each(m_discarded, removeFoundWork);
}

void RecoveryOffer::start(const RecoverySettings &settings)
{
    m_keeper.start(settings);
    m_finder.submit(settings.folder);
}

void RecoveryOffer::offer(const FoundWork &found)
{
    const QString time = QLocale().toString(found.work.time.toLocalTime(), QLocale::ShortFormat);
    const BannerButton discardIt{.text = tr("&Discard"), .act = [this, found] { discard(found); }};
    // Closing the banner releases the lock, so that the next run can offer the work again.
    const BannerButton leaveIt{.text = tr("&Later"), .act = [] { }};
    if (found.set) {
        m_messages.showBanner({.topic = topicOf(found),
            .severity = Severity::Hint,
            .text = tr("Unsaved work from %1 on \"%2\" was found.").arg(time, found.work.name),
            .staysWithNextSet = true,
            .buttons
            = {{.text = tr("&Recover"), .act = [this, found] { Q_EMIT recoverWanted(found); }},
                discardIt, leaveIt}});
    } else {
        m_messages.showBanner({.topic = topicOf(found),
            .severity = Severity::Warning,
            .text = tr("Unsaved work from %1 was found, but cannot be recovered. %2")
                .arg(time, words(found.set.error())),
            .staysWithNextSet = true,
            .buttons = {discardIt, leaveIt}});
    }
}

void RecoveryOffer::withdraw(const FoundWork &found)
{
    m_messages.hideBanner(topicOf(found));
}

void RecoveryOffer::discard(const FoundWork &found)
{
    m_discarded << found;
    const QString file = found.file;
    m_messages.showBanner({.topic = topicOf(found),
        .severity = Severity::Hint,
        .text = found.work.name.isEmpty()
            ? tr("The unsaved work was discarded.")
            : tr("The unsaved work on \"%1\" was discarded.").arg(found.work.name),
        .staysWithNextSet = true,
        .buttons = {{.text = tr("&Undo"),
            .act =
                [this, found] {
                    m_discarded.removeIf(
                        [&](const FoundWork &other) { return other.file == found.file; });
                    offer(found);
                }}},
        .dismissed = [this, file] {
            for (const FoundWork &other : std::as_const(m_discarded)) {
                if (other.file == file)
                    removeFoundWork(other);
            }
            m_discarded.removeIf([&](const FoundWork &other) { return other.file == file; });
        }});
}

} // namespace boardwright
