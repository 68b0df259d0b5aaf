// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Makes Qt paint in the GUI thread only. Otherwise it distributes large fills to other threads and
/// waits for them, while boards are made on every core. Call before the application is constructed.
void paintInOneThread();

} // namespace boardwright
