// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace boardwright {

class SourceEdit;

/// The strip with the line numbers of a SourceEdit, which paints it.
class LineGutter final : public QWidget {
    Q_OBJECT

public:
    explicit LineGutter(SourceEdit &edit);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    SourceEdit &m_edit;
};

} // namespace boardwright
