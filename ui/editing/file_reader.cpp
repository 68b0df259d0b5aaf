// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/file_reader.h"

namespace boardwright {

FileReader::FileReader(QObject *parent)
    : QObject(parent)
    , m_worker(
          this,
          [](const QString &path, const std::stop_token &stop) {
              std::optional<Reply> reply(Reply{.path = path, .file = openNative(path, stop)});
              if (!reply->file && reply->file.error().code == Code::Cancelled)
                  reply.reset();
              return reply;
          },
          [this] { takeReply(); })
{
}

FileReader::~FileReader() = default;

void FileReader::read(const QString &path)
{
    m_path = path;
    m_worker.submit(path);
}

void FileReader::takeReply()
{
    const auto reply = m_worker.take();
    if (!reply || reply->path != m_path)
        return;
    if (reply->file)
        Q_EMIT finished(reply->path, *reply->file);
    else
        Q_EMIT failed(reply->path, reply->file.error());
}

} // namespace boardwright
