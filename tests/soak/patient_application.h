// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/windows/stall_application.h"

namespace boardwright {

/// Qt Test ends a function that takes longer than five minutes.
class PatientApplication final : public StallApplication {
public:
    PatientApplication(int &argc, char **argv)
        : StallApplication(argc, argv)
    {
        qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");
    }
};

} // namespace boardwright
