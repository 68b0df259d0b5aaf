// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace boardwright {

class MetricsModel;

/// The numbers of the board in sight, as a table to read.
class MetricsPage final : public QTableView {
    Q_OBJECT

public:
    /// `model` must outlive the page.
    explicit MetricsPage(MetricsModel &model, QWidget *parent = nullptr);

    /// Its numbers are about to change.
    void setPale(bool isPale);

    bool isPale() const { return m_isPale; }

protected:
    void changeEvent(QEvent *event) override;
    void initViewItemOption(QStyleOptionViewItem *option) const override;

private:
    void fitRows();

    bool m_isPale = false;
};

} // namespace boardwright
