// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace boardwright {

class MessageBar;

/// Says that a file is being read, if that takes long enough to be noticed, and offers to cancel
/// it.
class ReadingSign final : public QObject {
    Q_OBJECT

public:
    /// `topic`: of the banner, one for each reader. `messages` must outlive this object.
    ReadingSign(const QString &topic, MessageBar &messages);
    ~ReadingSign() override;

    /// Calls `cancel` if the user does not want to wait.
    void begin(const QString &path, const std::function<void()> &cancel);
    /// The file was read, or could not be.
    void end();

    /// How long a file is read before that is said.
    void setPatience(std::chrono::milliseconds time) { m_patience.setInterval(time); }

Q_SIGNALS:
    /// A transient message for the status bar.
    void told(const QString &text);

private:
    void show();

    QString m_topic;
    MessageBar &m_messages;
    QTimer m_patience;
    QString m_name; ///< of the file
    std::function<void()> m_cancel;
};

} // namespace boardwright
