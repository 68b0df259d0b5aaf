// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/lab/field_changes_model.h"

#include <QToolButton>

#include <functional>

namespace boardwright {

class PopupPanel;
class Spreadsheet;

/// Beside the button that applies what a tool has found: opens a list of what it would write, old
/// and new.
class NewNumbersButton final : public QToolButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NewNumbersButton)

public:
    using Source = std::function<std::vector<FieldChange>()>;

    /// `source` is asked when the list opens, which it can only while the button is enabled.
    explicit NewNumbersButton(Source source, QWidget *parent = nullptr);
    ~NewNumbersButton() override;

    Spreadsheet &list() const { return *m_list; }

    void open();

private:
    Source m_source;
    FieldChangesModel m_model;
    PopupPanel *m_panel;
    Spreadsheet *m_list;
};

} // namespace boardwright
