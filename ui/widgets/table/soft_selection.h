// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace boardwright {

/// For views whose cells have colours of their own: the selection becomes a light tint over the
/// background, so that text and patches keep their colours. Follows the palette of the view's
/// parent, which must not change.
void keepSoftSelection(QWidget &view);

/// Gives an editor in such a view the application's selection colours: its selected text is about
/// to be overwritten.
void useFullSelection(QWidget &editor);

} // namespace boardwright
