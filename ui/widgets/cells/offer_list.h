// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace boardwright {

/// A list of names to choose from, each with its count at the end of the row. Its height fits its
/// rows, up to a few of them.
class OfferList final : public QListView {
    Q_OBJECT

public:
    enum Role : int {
        NameRole = Qt::UserRole, ///< the name that the row stands for
        CountRole, ///< text at the end of the row
    };

    explicit OfferList(QWidget *parent = nullptr);

    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace boardwright
