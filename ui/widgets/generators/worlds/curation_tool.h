// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/generators/worlds/curated_wishes_model.h"
#include "ui/editing/generators/worlds/world_curation.h"
#include "ui/widgets/panels/panel.h"

#include <QWidget>

#include <array>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace boardwright {

class Chart;
class NewNumbersButton;
class Spreadsheet;

/// A tool of the lab that chooses worlds which are as even as wished, and weights zones.
class CurationTool final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CurationTool)

public:
    explicit CurationTool(const PanelContext &context, QWidget *parent = nullptr);
    ~CurationTool() override;

    WorldCuration &curation() { return m_curation; }

    QSpinBox &worldsBox() const { return *m_worlds; }

    QSpinBox &seedsBox() const { return *m_seeds; }

    QPushButton &curateButton() const { return *m_curate; }

    QToolButton &copyButton() const { return *m_copy; }

    QAction &weighAction() const { return *m_weigh; }

    QAction &applyAction() const { return *m_apply; }

    NewNumbersButton &numbersButton() const { return *m_numbers; }

    QComboBox &chartBox() const { return *m_charts; }

    Spreadsheet &view() const { return *m_view; }

    Chart &chart() const { return *m_chart; }

private:
    void build();
    QSpinBox *spinBox(int value, int most, const QString &tip);
    QToolButton *menuButton(const QString &text, const QString &tip);
    void fillMenus();
    void curate();
    void weigh();
    void copySeeds() const;
    void update();
    void updateChart();

    WorldCuration m_curation;
    CuratedWishesModel m_wishes;
    QSpinBox *m_worlds;
    QSpinBox *m_seeds;
    QToolButton *m_wishesMenu;
    std::array<QAction *, 5> m_asked{}; ///< wishes, without Wish::None
    QPushButton *m_curate;
    QToolButton *m_copy;
    QToolButton *m_weightsMenu;
    QAction *m_weigh;
    QAction *m_apply;
    NewNumbersButton *m_numbers;
    QComboBox *m_charts;
    QLabel *m_words;
    Spreadsheet *m_view;
    Chart *m_chart;
};

} // namespace boardwright
