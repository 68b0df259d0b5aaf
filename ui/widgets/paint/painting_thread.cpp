// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/painting_thread.h"

#include <QByteArray>
#include <QtEnvironmentVariables>

namespace boardwright {

void paintInOneThread()
{
    // Qt has no function for it. Any value of the variable disables the pool.
    qputenv("QT_NO_GUI_THREADPOOL", "1");
}

} // namespace boardwright
