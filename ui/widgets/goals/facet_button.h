// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls/menu_button.h"
#include "ui/widgets/fields/check_list.h"

namespace boardwright {

/// A drop-down that selects several of many names. Its text shows the selected ones.
class FacetButton final : public MenuButton {
    Q_OBJECT

public:
    FacetButton(const QString &title, QWidget *parent);

    CheckListModel &model() { return m_list->model(); }

    void open();

Q_SIGNALS:
    /// The model must be filled now.
    void aboutToOpen();

private:
    void showChosen();

    QString m_title;
    CheckList *m_list;
};

} // namespace boardwright
