// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/controls/tab_pages.h"
#include "ui/widgets/panels/panel.h"

namespace boardwright {

class OwnTiersBar;
class PlayPage;
class QualityPage;
class SectionTable;
class TuningPage;

/// The board in sight as a puzzle to be played, what many puzzles of its tier are like, how its
/// tier is tuned, and the numbers of the tiers and the gates as tables. Targets for other purposes
/// than the tiers' own are edited where boards are tuned.
class SculptedPanel final : public TabPages {
    Q_OBJECT

public:
    explicit SculptedPanel(const PanelContext &context, QWidget *parent = nullptr);

    PlayPage &play() const { return *m_play; }

    SectionTable &tiers() const { return *m_tiers; }

    OwnTiersBar &ownTiers() const { return *m_ownTiers; }

    QualityPage &quality() const { return *m_quality; }

    TuningPage &tuning() const { return *m_tuning; }

private:
    PlayPage *m_play;
    SectionTable *m_tiers;
    OwnTiersBar *m_ownTiers;
    QualityPage *m_quality;
    TuningPage *m_tuning;
};

} // namespace boardwright
