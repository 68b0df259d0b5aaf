// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/worlds/claim_matrix_page.h"

#include "core/worlds/pool.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/hint_label.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/paint/severity_icon.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int zoneCharacters = 24; ///< the width of the list of zones
constexpr int portalCharacters = 16; ///< the least width of a column

/// Adds an icon to the titles of portals that have a problem.
class MarkedPortals final : public QIdentityProxyModel {
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role != Qt::DecorationRole)
            return QIdentityProxyModel::headerData(section, orientation, role);
        const QVariant severity = sourceModel()->headerData(section, orientation, ProblemRole);
        return severity.isValid() ? severityIcon(static_cast<Severity>(severity.toInt()))
                                  : QVariant();
    }
};

} // namespace

ClaimMatrixPage::ClaimMatrixPage(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_model(document)
    , m_zones(new ComboBox(this))
    , m_view(new Spreadsheet(SheetUse::Edit, this))
    , m_gaps(new HintLabel(this))
{
    m_zones->setAccessibleName(tr("Zone"));
    m_zones->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_zones->setMinimumContentsLength(zoneCharacters);
    quietWheel(m_zones);
    setUpView();

    auto *hint = new ElidedLabel(this);
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setText(tr("Space adds or removes a claim. ✓: proved"));
    auto *top = new QHBoxLayout;
    top->setContentsMargins(4, 2, 4, 2);
    top->setSpacing(fontMetrics().averageCharWidth());
    top->addWidget(m_zones);
    top->addWidget(hint, 1);
    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions(
        {m_view->action(SheetVerb::Add), m_view->action(SheetVerb::Clear), m_gems, m_show});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_gaps);
    setFocusProxy(m_view);

    connect(m_zones, &QComboBox::currentIndexChanged, this, [this](int at) {
        const RowId zone = m_listed.value(at).first;
        m_model.setZone(zone);
        Q_EMIT zoneChosen(zone);
    });
    connect(&m_model, &ClaimMatrixModel::updated, this, &ClaimMatrixPage::update);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &ClaimMatrixPage::updateActions);
    update();
}

ClaimMatrixPage::~ClaimMatrixPage()
{
    delete m_view; // before the model that it shows
}

void ClaimMatrixPage::setUpView()
{
    auto *marked = new MarkedPortals(m_view);
    marked->setSourceModel(&m_model);
    m_view->setAccessibleName(tr("Claim matrix"));
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->showRowTitles();
    m_view->setModel(marked);
    ColumnPlan plan{.fills = false}; // columns of one width are compared more easily
    for (int column = 0; column <= worlds::mostPortals; ++column)
        plan.least.insert(column, portalCharacters);
    m_view->setColumns(plan);
    QAction *add
        = m_view->offer(SheetVerb::Add, [this] { m_model.add(chosen()); }, tr("&Add Claim"));
    add->setToolTip(tr("Add a claim that needs and takes nothing (%1)")
            .arg(add->shortcut().toString(QKeySequence::NativeText)));
    QAction *remove = m_view->offer(
        SheetVerb::Clear, [this] { m_model.remove(chosen()); }, tr("&Remove Claims"));
    remove->setPriority(QAction::NormalPriority); // the bar shows its text
    remove->setToolTip(tr("Remove all claims of the selected cells (%1)")
            .arg(remove->shortcut().toString(QKeySequence::NativeText)));
    m_gems = addVerb(tr("Take &Gems"),
        tr("Let the claims of the selected cells take all gems of the zone, or none"),
        {QKeySequence(Qt::Key_G)}, [this] { m_model.toggleGems(chosen()); });
    m_show
        = addVerb(tr("&Show in Table"), tr("Show the claims of the selected cells in their table"),
            {}, [this] { Q_EMIT claimsWanted(m_model.claimsAt(chosen())); });
    addVerb({}, {}, {QKeySequence(Qt::Key_Space)}, [this] { toggle(); });
    addVerb({}, {}, {QKeySequence(Qt::Key_Return), QKeySequence(Qt::Key_Enter)},
        [this] { activate(); });
    connect(m_view, &QAbstractItemView::doubleClicked, this, &ClaimMatrixPage::activate);
    connect(m_view, &Spreadsheet::menuOpened, this, [this](QMenu *menu) {
        menu->addSeparator();
        menu->addActions({m_gems, m_show});
    });
}

/// A verb of the table only, beside those that tables have in common.
QAction *ClaimMatrixPage::addVerb(const QString &text, const QString &tip,
    const QList<QKeySequence> &keys, const std::function<void()> &run)
{
    auto *action = new QAction(text, m_view);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setIconText(plainActionText(text));
    action->setToolTip(keys.isEmpty()
            ? tip
            : tr("%1 (%2)", "what it does, its keys")
                  .arg(tip, keys.first().toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, run);
    m_view->addAction(action);
    return action;
}

void ClaimMatrixPage::update()
{
    const QSignalBlocker blocker(m_zones);
    if (m_listed != m_model.zones()) {
        m_listed = m_model.zones();
        m_zones->clear();
        for (const auto &[id, name] : std::as_const(m_listed))
            m_zones->addItem(name);
    }
    const auto shown = std::ranges::find(m_listed, m_model.zone(), &NamedRow::first);
    m_zones->setCurrentIndex(
        shown == m_listed.end() ? -1 : static_cast<int>(shown - m_listed.begin()));
    m_zones->setEnabled(!m_listed.isEmpty());
    m_view->setEmptyText(m_listed.isEmpty()
            ? tr("There are no zones yet. Add them in the table of zones.")
            : tr("This zone has no portals. Add them in the table of zones."));
    const QString gaps = m_model.gaps();
    m_gaps->showHint(gaps, true);
    m_gaps->setVisible(!gaps.isEmpty());
    // A table with a current cell can be used from the keyboard at once.
    if (!m_view->currentIndex().isValid())
        m_view->selectCell(m_view->model()->index(0, 0));
    updateActions();
}

void ClaimMatrixPage::updateActions()
{
    const QModelIndexList cells = chosen();
    const bool canAdd = m_model.canAdd(cells);
    const bool hasClaims = !m_model.claimsAt(cells).isEmpty();
    m_view->action(SheetVerb::Add)->setEnabled(canAdd);
    m_view->action(SheetVerb::Clear)->setEnabled(hasClaims);
    m_gems->setEnabled(m_model.hasGems() && (canAdd || hasClaims));
    m_show->setEnabled(hasClaims);
}

/// The selected cells. The table shows the model's rows and columns as they are.
QModelIndexList ClaimMatrixPage::chosen() const
{
    return m_view->selectionModel()->selectedIndexes();
}

void ClaimMatrixPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_gaps->showHint(m_model.gaps(), true); // in the new colours
}

void ClaimMatrixPage::toggle()
{
    if (const auto done = m_model.toggle(chosen()); !done)
        m_view->showReason(done.error());
}

void ClaimMatrixPage::activate()
{
    const QList<RowId> claims = m_model.claimsAt(chosen());
    if (claims.isEmpty())
        toggle();
    else
        Q_EMIT claimsWanted(claims);
}

} // namespace boardwright
