// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright {

/// A wheel that scrolls something past `box` leaves it alone, and goes on to what is around it:
/// only while the box has the focus is it meant for the box.
void quietWheel(QWidget *box);

} // namespace boardwright
