// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/reading_sign.h"

#include "ui/widgets/window/message_bar.h"

#include <QDir>
#include <QFileInfo>

namespace boardwright {

namespace {

constexpr std::chrono::milliseconds usualPatience{300}; ///< most files are read before

} // namespace

ReadingSign::ReadingSign(const QString &topic, MessageBar &messages)
    : m_topic(QStringLiteral("reading:") + topic)
    , m_messages(messages)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(usualPatience);
    connect(&m_patience, &QTimer::timeout, this, &ReadingSign::show);
}

ReadingSign::~ReadingSign() = default;

void ReadingSign::begin(const QString &path, const std::function<void()> &cancel)
{
    m_messages.hideBanner(m_topic);
    const QString name = QFileInfo(path).fileName();
    m_name = name.isEmpty() ? QDir::toNativeSeparators(path) : name; // a folder may end with "/"
    m_cancel = cancel;
    m_patience.start();
}

void ReadingSign::end()
{
    m_patience.stop();
    m_messages.hideBanner(m_topic);
}

void ReadingSign::show()
{
    const auto cancel = [this] {
        m_cancel();
        Q_EMIT told(tr("\"%1\" was not opened.").arg(m_name));
    };
    m_messages.showBanner({.topic = m_topic,
        .severity = Severity::Hint,
        .text = tr("Reading \"%1\"…").arg(m_name),
        .staysWithNextSet = true,
        .buttons = {{.text = tr("&Cancel"), .act = cancel}},
        .dismissed = cancel});
}

} // namespace boardwright
