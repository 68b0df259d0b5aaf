// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/synergy_page.h"

#include "ui/editing/values/tab_separated.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

SynergyPage::SynergyPage(QWidget *parent)
    : BoardPage(parent)
    , m_subjects(new ComboBox(this))
    , m_summary(new QLabel(this))
    , m_copy(new QToolButton(this))
    , m_view(new Spreadsheet(SheetUse::Read, this))
{
    m_subjects->setAccessibleName(tr("Goals examined"));
    quietWheel(m_subjects);
    m_summary->setObjectName(QStringLiteral("synergySummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_copy->setText(tr("Copy"));
    m_copy->setIcon(namedIcon(QStringLiteral("edit-copy")));
    m_copy->setToolTip(tr("Copy the table for a spreadsheet"));
    m_copy->setAutoRaise(true);
    connect(m_copy, &QToolButton::clicked, this, &SynergyPage::copy);

    m_view->setAccessibleName(tr("Synergy"));
    m_view->setModel(&m_model);
    constexpr int textCharacters = 13; // longer texts are elided, with a tooltip
    constexpr int filterCharacters = 18;
    m_view->setColumns({.rest = BalancedTogetherModel::What,
        .least = {{BalancedTogetherModel::Values, textCharacters},
            {BalancedTogetherModel::Counts, textCharacters},
            {BalancedTogetherModel::Filter, filterCharacters},
            {BalancedTogetherModel::Saves, textCharacters}}});

    auto *top = new QHBoxLayout;
    top->setContentsMargins(4, 2, 4, 2);
    top->setSpacing(fontMetrics().averageCharWidth());
    top->addWidget(m_subjects);
    top->addWidget(m_summary, 1);
    top->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    setFocusProxy(m_subjects);
    fillSubjects();
    connect(m_subjects, &QComboBox::currentIndexChanged, this, &SynergyPage::update);
    connect(&m_model, &BalancedTogetherModel::updated, this, [this] {
        m_summary->setText(m_model.summary());
        m_view->setVisible(m_model.rowCount() > 0);
        m_copy->setEnabled(m_model.rowCount() > 0);
        setAccessibleDescription(m_model.summary());
    });
}

SynergyPage::~SynergyPage()
{
    delete m_view; // before the model that it shows
}

QString SynergyPage::pageTitle()
{
    return tr("S&ynergy");
}

BoardPage *SynergyPage::make(QWidget *parent)
{
    return new SynergyPage(parent);
}

void SynergyPage::fillSubjects()
{
    QStringList names{tr("Chosen goals")};
    if (m_board) {
        for (const Line &line : m_board->board.shape->lines)
            names << lineName(line.kind, line.number);
    }
    QStringList present;
    for (int i = 0; i < m_subjects->count(); ++i)
        present << m_subjects->itemText(i);
    if (names == present)
        return;
    const QSignalBlocker blocker(m_subjects);
    const int chosen = std::max(0, m_subjects->currentIndex());
    m_subjects->clear();
    m_subjects->addItems(names);
    m_subjects->setCurrentIndex(chosen < names.size() ? chosen : 0);
}

void SynergyPage::showBoard(const std::shared_ptr<const PreviewResult> &board)
{
    m_board = board;
    fillSubjects();
    update();
}

/// Several selected goals become the subject. A single goal does not, because every click on the
/// board selects one.
void SynergyPage::showGoals(const QList<RowId> &goals)
{
    m_goals = goals;
    if (goals.size() > 1)
        m_subjects->setCurrentIndex(0);
    update();
}

bool SynergyPage::showLine(LineIndex line)
{
    m_subjects->setCurrentIndex(static_cast<int>(line) + 1);
    return true;
}

void SynergyPage::update()
{
    m_isOutdated = !isVisible();
    if (m_isOutdated)
        return;
    if (!m_board || m_board->board.at.empty())
        m_model.clear(tr("There is no board."));
    else if (m_subjects->currentIndex() <= 0)
        m_model.showGoals(*m_board, m_goals);
    else
        m_model.showLine(*m_board, LineIndex{m_subjects->currentIndex() - 1});
}

void SynergyPage::showEvent(QShowEvent *event)
{
    BoardPage::showEvent(event);
    if (m_isOutdated)
        update();
}

void SynergyPage::copy() const
{
    QList<int> rows;
    for (int row = 0; row < m_model.rowCount(); ++row)
        rows << row;
    QGuiApplication::clipboard()->setText(m_model.summary() + u'\n' + tabSeparated(m_model, rows));
}

} // namespace boardwright
