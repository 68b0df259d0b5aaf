// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/generators/plot_generator.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/fields/field_editor.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/side_tabs.h"

#include <memory>

class QComboBox;

namespace boardwright {

/// A visible window, and functions that operate the parts that generators add to it.
class GeneratorsFixture : public QObject {
    Q_OBJECT

public:
    GeneratorsFixture();
    ~GeneratorsFixture() override;

protected:
    void show();
    void close();
    void open(const GoalSet &set);
    void waitForBoard();

    /// The editor of a parameter of the chosen generator; null if the parameter does not apply.
    FieldEditor *parameterEditor(std::size_t index) const;

    template <typename Box>
    Box *boxOf(std::size_t index) const
    {
        FieldEditor *editor = parameterEditor(index);
        return editor == nullptr ? nullptr : editor->findChild<Box *>();
    }

    /// Chooses an entry as a user does: setCurrentText() alone does not emit activated().
    static void choose(QComboBox *box, const QString &text);

    /// The first table in the chosen generator's panel.
    SectionTable *table() const
    {
        return m_window->sideTabs().panel()->findChild<SectionTable *>();
    }

    QStringList plotNames() const;

    std::unique_ptr<MainWindow> m_window;
};

} // namespace boardwright
