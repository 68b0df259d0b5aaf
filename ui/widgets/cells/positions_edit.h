// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/shape.h"
#include "ui/widgets/cells/line_cell_edit.h"

#include <memory>

namespace boardwright {

class BoardPicker;
class Bubble;
class HintLabel;

/// Edits positions, "1, 7", as text or on a small board below: by clicks, or with Down, the arrow
/// keys and Space.
class PositionsEdit final : public LineCellEdit {
    Q_OBJECT

public:
    explicit PositionsEdit(QWidget *parent = nullptr);

    void setShape(std::shared_ptr<const Shape> shape);

    BoardPicker &picker() const { return *m_picker; }

    bool wantsKey(const QKeyEvent &event) const override;

    int usefulWidth() const override { return 20; }

Q_SIGNALS:
    /// A cell was checked or unchecked.
    void picked();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void toggle(int position);
    void explain();

    Bubble *m_bubble;
    BoardPicker *m_picker;
    HintLabel *m_label;
    QList<int> m_positions; ///< the last valid ones
    bool m_isPossible = true;
};

} // namespace boardwright
