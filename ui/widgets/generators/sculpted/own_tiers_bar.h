// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/document.h"

#include <QWidget>

class QPushButton;

namespace boardwright {

/// A button for the table of tiers that adds rows with Boardwright's own numbers for the tiers
/// without one.
class OwnTiersBar final : public QWidget {
    Q_OBJECT

public:
    /// `document` must outlive the bar.
    explicit OwnTiersBar(GoalSetDocument &document, QWidget *parent = nullptr);

    QPushButton &button() const { return *m_button; }

private:
    GoalSetDocument &m_document;
    QPushButton *m_button;
};

} // namespace boardwright
