// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright {

/// For a view whose cells carry colours of their own: its selection is a light wash over the
/// ground, so that text and patches on it keep theirs. Follows the palette of the view's parent,
/// which must stay the same.
void keepSoftSelection(QWidget &view);

/// Gives an editor inside of such a view the application's colours: there the selected text is
/// about to be overwritten.
void useFullSelection(QWidget &editor);

} // namespace boardwright
