// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads without a lock a value that a worker like the preview's writes. Built under ThreadSanitizer
// only. CTest requires that the race is reported, which shows that the suppressions do not hide it.

#include "ui/editing/workers/newest_worker.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdio>

int main(int argc, char **argv)
{
    using namespace boardwright;
    QCoreApplication application(argc, argv);
    QObject owner;
    long planted = 0;
    long seen = 0;
    JobPool pool(PoolKind::Preview);
    NewestWorker<int, int> worker(
        pool, &owner,
        [&planted](const int &request, const std::stop_token & /*stop*/) {
            planted += request;
            return std::optional(request);
        },
        [](int) {});
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &owner, [&] {
        worker.submit(1);
        seen += planted;
    });
    timer.start(1);
    QTimer::singleShot(500, &application, &QCoreApplication::quit);
    const int status = QCoreApplication::exec();
    std::printf("read %ld without a lock, and nobody noticed\n", seen);
    return status;
}
