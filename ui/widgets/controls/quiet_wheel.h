// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright {

/// `box` handles the wheel only while it has the focus. Otherwise the wheel scrolls what contains
/// the box, so that scrolling over it does not change its value.
void quietWheel(QWidget *box);

} // namespace boardwright
