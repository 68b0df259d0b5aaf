// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/workers/stand_back.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace boardwright {

void standBack(Rank rank)
{
#ifdef Q_OS_LINUX
    // Under the usual scheduling of Linux Qt's priorities change nothing, a thread's niceness does.
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), rank == Rank::Worker ? 4 : 10);
#else
    QThread::currentThread()->setPriority(
        rank == Rank::Worker ? QThread::LowPriority : QThread::LowestPriority);
#endif
}

} // namespace boardwright
