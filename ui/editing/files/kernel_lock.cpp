// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/files/kernel_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>

#include <cerrno>
#include <utility>

namespace boardwright {

namespace {

/// Whether the path still refers to the opened file: a previous holder may have removed it after it
/// was opened.
bool isStillNamed(const QByteArray &path, int descriptor)
{
    struct stat named{};
    struct stat opened{};
    return ::stat(path.constData(), &named) == 0 && ::fstat(descriptor, &opened) == 0
        && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino;
}

} // namespace

KernelLock::KernelLock(QString path)
    : m_path(std::move(path))
{
}

KernelLock::~KernelLock()
{
    unlock();
}

std::expected<bool, Problem> KernelLock::tryLock()
{
    const QByteArray path = QFile::encodeName(m_path);
    const auto failed = [this](int error) {
        Problem problem;
        problem.code = Code::FileNotWritable;
        problem.args = {m_path, qt_error_string(error)};
        return std::unexpected(std::move(problem));
    };
    while (!isLocked()) {
        constexpr int ownersOnly = 0600;
        const int descriptor
            = ::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, ownersOnly);
        if (descriptor < 0)
            return failed(errno);
        if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            const int error = errno;
            ::close(descriptor);
            if (error == EWOULDBLOCK)
                return false;
            return failed(error);
        }
        if (isStillNamed(path, descriptor))
            m_descriptor = descriptor;
        else
            ::close(descriptor);
    }
    return true;
}

void KernelLock::unlock()
{
    if (!isLocked())
        return;
    // Before the lock is released: afterwards the file may belong to another holder.
    ::unlink(QFile::encodeName(m_path).constData());
    ::close(std::exchange(m_descriptor, -1));
}

} // namespace boardwright
