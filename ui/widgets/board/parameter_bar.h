// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/board/board_choice.h"
#include "ui/editing/document/document.h"

#include <QWidget>

namespace boardwright {

class FieldEditor;
class FlowLayout;
class ParameterGroup;

/// The applicable parameters of the chosen generator, each with the editor for its kind. Parameters
/// of a group are behind a button.
class ParameterBar final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the bar.
    ParameterBar(const GoalSetDocument &document, BoardChoice &choice, QWidget *parent = nullptr);

    /// The editor of a parameter, by its index; null if the parameter does not apply.
    FieldEditor *editor(std::size_t parameter) const;

private:
    struct Item {
        std::size_t parameter = 0;
        QWidget *place = nullptr; ///< the editor with its label, or the editor if it needs none
        FieldEditor *editor = nullptr;
    };

    void rebuild();
    void clear();
    void addItem(std::size_t parameter);
    void showSettings();

    const GoalSetDocument &m_document;
    BoardChoice &m_choice;
    FlowLayout *m_layout;
    QList<Item> m_items;
    QList<ParameterGroup *> m_groups;
};

} // namespace boardwright
