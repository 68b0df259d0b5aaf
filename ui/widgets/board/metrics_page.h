// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/table/spreadsheet.h"

namespace boardwright {

class MetricsModel;

/// The metrics of the board in view, as a read-only table.
class MetricsPage final : public Spreadsheet {
    Q_OBJECT

public:
    /// `model` must outlive the page.
    MetricsPage(MetricsModel &model, QWidget *parent);

    /// Turns the numbers pale: they are about to change.
    void setPale(bool isPale);

    bool isPale() const { return m_isPale; }

protected:
    void initViewItemOption(QStyleOptionViewItem *option) const override;

private:
    bool m_isPale = false;
};

} // namespace boardwright
