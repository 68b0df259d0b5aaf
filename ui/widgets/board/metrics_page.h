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

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitRows();
};

} // namespace boardwright
