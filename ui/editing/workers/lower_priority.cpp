// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/workers/lower_priority.h"

#include <QThread>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace boardwright {

void lowerPriority([[maybe_unused]] const char *name, int niceness)
{
#ifdef Q_OS_LINUX
    prctl(PR_SET_NAME, name);
    // With the default scheduler of Linux, Qt's priorities have no effect, but a thread's niceness
    // has.
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
#else
    constexpr int usual = 5;
    QThread::currentThread()->setPriority(
        niceness < usual ? QThread::LowPriority : QThread::LowestPriority);
#endif
}

} // namespace boardwright
