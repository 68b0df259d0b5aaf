// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace boardwright {

/// Has Qt paint in the window's thread alone. It would hand parts of larger fills to threads of its
/// own and wait for them, while boards are made on every core. To be called before there is an
/// application.
void paintInOneThread();

} // namespace boardwright
