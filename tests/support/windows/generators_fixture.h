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

/// The window on a screen, and what hands do to the parts of it that generators fill.
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

    /// Of a parameter of the chosen generator; null where it does not apply.
    FieldEditor *parameterEditor(std::size_t index) const;

    template <typename Box>
    Box *boxOf(std::size_t index) const
    {
        FieldEditor *editor = parameterEditor(index);
        return editor == nullptr ? nullptr : editor->findChild<Box *>();
    }

    /// As a person does it, for whom alone activated() is.
    static void choose(QComboBox *box, const QString &text);

    /// The first of the chosen generator's panel.
    SectionTable *table() const
    {
        return m_window->sideTabs().panel()->findChild<SectionTable *>();
    }

    QStringList plotNames() const;

    std::unique_ptr<MainWindow> m_window;
};

} // namespace boardwright
