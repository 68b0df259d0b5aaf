// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/file_reader.h"

#include "core/formats/file.h"

#include <utility>

namespace boardwright {

namespace {

std::expected<OpenedSet, Problem> openAs(
    FileReader::Formats formats, const QString &path, const std::stop_token &stop)
{
    if (formats == FileReader::Formats::Any)
        return openAnySet(path, stop);
    return openNative(path, stop).transform([](NativeFile file) {
        return OpenedSet{.file = std::move(file), .from = nullptr};
    });
}

} // namespace

FileReader::FileReader(Formats formats, QObject *parent)
    : QObject(parent)
    , m_worker(
          this,
          [formats](const QString &path, const std::stop_token &stop) {
              std::optional<Reply> reply(
                  Reply{.path = path, .opened = openAs(formats, path, stop)});
              if (!reply->opened && reply->opened.error().code == Code::Cancelled)
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
    if (!reply->opened)
        Q_EMIT failed(reply->path, reply->opened.error());
    else if (reply->opened->from != nullptr)
        Q_EMIT imported(reply->path, *reply->opened);
    else
        Q_EMIT finished(reply->path, reply->opened->file);
}

} // namespace boardwright
