// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/file_writer.h"

#include "core/formats/file.h"

#include <utility>

namespace boardwright {

FileWriter::FileWriter(QObject *parent)
    : QObject(parent)
    , m_worker(
          this,
          [](const Job &job, const std::stop_token & /*stop*/) {
              return std::optional(answer(job));
          },
          [this] { takeReply(); })
{
}

FileWriter::~FileWriter() = default;

void FileWriter::write(Job job)
{
    Q_ASSERT(!m_isBusy);
    m_isBusy = true;
    m_worker.submit(std::move(job));
}

FileWriter::Reply FileWriter::answer(const Job &job)
{
    if (!job.expected.isEmpty()) {
        const auto there = readFile(job.path);
        const bool isMissing = !there && there.error().code == Code::FileMissing;
        if (there ? digestOf(*there) != job.expected : !isMissing)
            return {.path = job.path, .outcome = FoundOther{}};
    }
    const QByteArray bytes = job.content();
    if (const auto saved = saveFile(job.path, bytes); !saved)
        return {.path = job.path, .outcome = saved.error()};
    return {.path = job.path, .outcome = digestOf(bytes)};
}

void FileWriter::takeReply()
{
    const auto reply = m_worker.take();
    if (!reply)
        return;
    m_isBusy = false; // whoever is told may write the next
    if (const auto *digest = std::get_if<FileDigest>(&reply->outcome))
        Q_EMIT written(reply->path, *digest);
    else if (const auto *problem = std::get_if<Problem>(&reply->outcome))
        Q_EMIT failed(reply->path, *problem);
    else
        Q_EMIT foundOther(reply->path);
}

} // namespace boardwright
