// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace boardwright {

/// Names to choose from, each with its count at the end of its line. As high as its rows, up to a
/// few of them.
class OfferList final : public QListView {
    Q_OBJECT

public:
    enum Role : int {
        NameRole = Qt::UserRole, ///< what choosing it means
        CountRole, ///< text at the end of the line
    };

    explicit OfferList(QWidget *parent = nullptr);

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace boardwright
