// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/side_tabs.h"

#include "core/generator/used_fields.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"
#include "ui/widgets/details/details_form.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/names/names_view.h"
#include "ui/widgets/paint/severity_icon.h"
#include "ui/widgets/panels/generator_pages.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/sections/sections_panel.h"
#include "ui/widgets/sections/table_view.h"
#include "ui/widgets/source/source_view.h"

#include <QDataStream>
#include <QIODevice>
#include <QSplitter>

#include <algorithm>
#include <utility>

namespace boardwright {

SideTabs::SideTabs(const PanelContext &context, QWidget *parent)
    : TabPages(parent)
    , m_context(context)
    , m_categoriesModel(context.document)
    , m_tagsModel(context.document)
    , m_goals(new QSplitter(Qt::Vertical, this))
    , m_objectives(new ObjectivesView(context.document, m_goals))
    , m_details(new DetailsForm(context.document, m_goals))
    , m_categories(new NamesView(NameKind::Category, context.document, m_categoriesModel, this))
    , m_tags(new NamesView(NameKind::Tag, context.document, m_tagsModel, this))
    , m_source(new SourceView(context.document, context.files, this))
{
    setDocumentMode(true);
    setUpDetails();
    // The names under which the current tab is saved.
    m_goals->setObjectName(QStringLiteral("objectives"));
    m_categories->setObjectName(QStringLiteral("categories"));
    m_tags->setObjectName(QStringLiteral("tags"));
    m_source->setObjectName(QStringLiteral("source"));
    addTab(m_goals, QString());
    addTab(m_categories, QString());
    addTab(m_tags, QString());
    addTab(m_source, tr("Source"));
    connect(m_objectives, &ObjectivesView::currentRowChanged, this, &SideTabs::currentRowChanged);
    connect(m_objectives, &ObjectivesView::rowActivated, this, &SideTabs::rowActivated);
    connect(m_objectives, &ObjectivesView::currentRowChanged, m_source, &SourceView::showRow);
    // The goal becomes current in the table, but the Source tab stays in front.
    connect(
        m_source, &SourceView::currentRowChanged, this, [this](RowId id) { showRow(id, false); });
    connect(m_source, &SourceView::stateChanged, this, &SideTabs::showMistake);
    connect(&context.choice, &BoardChoice::generatorChanged, this, &SideTabs::rebuildPanel);
    connect(&context.choice, &BoardChoice::changed, this, &SideTabs::hideUnused);
    connect(&context.preview, &Preview::updated, this, &SideTabs::showNumbers);
    connect(&context.document, &GoalSetDocument::reset, this,
        [this] { m_objectives->showBoard(nullptr); });
    connect(m_categories, &NamesView::goalsWanted, this, [this](const QString &name) {
        showGoals({.categories = {name}, .tags = {}, .zones = {}});
    });
    connect(m_categories, &NamesView::currentNameChanged, this, &SideTabs::currentCategoryChanged);
    connect(m_tags, &NamesView::goalsWanted, this, [this](const QString &name) {
        showGoals({.categories = {}, .tags = {name}, .zones = {}});
    });
    // Connected after the models, so that these are up to date.
    connect(&context.document, &GoalSetDocument::changed, this, &SideTabs::showCounts);
    connect(&context.document, &GoalSetDocument::reset, this, &SideTabs::showCounts);
    showCounts();
    rebuildPanel();
}

SideTabs::~SideTabs()
{
    delete m_categories; // before the models that they show
    delete m_tags;
}

void SideTabs::showCounts()
{
    const auto show = [this](const QWidget *page, const QString &what, qsizetype count) {
        setTitle(
            indexOf(page), tr("%1 %2", "what a tab holds, how many").arg(what, wholeText(count)));
    };
    show(m_goals, tr("Objectives"), m_context.document.set().objectives.size());
    show(m_categories, tr("Categories"), m_categoriesModel.names().size());
    show(m_tags, tr("Tags"), m_tagsModel.names().size());
}

void SideTabs::showObjectives()
{
    setCurrentWidget(m_goals);
}

void SideTabs::showContent()
{
    const GoalSet &set = m_context.document.set();
    const Info &info = m_context.choice.generator().info();
    const bool isInPanel
        = m_panel != nullptr && info.needsData && set.objectives.isEmpty() && hasDataFor(set, info);
    setCurrentWidget(isInPanel ? m_panel : m_goals);
}

void SideTabs::showGoals(const ObjectiveFacets &facets)
{
    showObjectives();
    m_objectives->showGoals(facets);
    m_objectives->setFocus();
}

void SideTabs::showMistake()
{
    const std::optional<Problem> &mistake = m_source->pendingError();
    const int tab = indexOf(m_source);
    if (tabIcon(tab).isNull() == mistake.has_value()) // setting it repaints all pages
        setTabIcon(tab, mistake ? severityIcon(Severity::Error) : QIcon());
    setTabToolTip(tab, mistake ? wordsWithPlace(*mistake) : QString());
}

QByteArray SideTabs::goalsState() const
{
    return m_goals->saveState();
}

void SideTabs::restoreGoalsState(const QByteArray &state)
{
    m_goals->restoreState(state);
}

/// Those of the tables, and what was chosen in tables that are not there now.
QMap<QString, ColumnChoice::Chosen> SideTabs::chosenColumns() const
{
    QMap<QString, ColumnChoice::Chosen> all = m_columns;
    for (TableView *table : findChildren<TableView *>())
        all.insert(table->objectName(), table->columnChoice().chosen());
    return all;
}

void SideTabs::showColumns()
{
    for (TableView *table : findChildren<TableView *>()) {
        table->columnChoice().setChosen(m_columns.value(table->objectName()));
        table->columnChoice().apply();
    }
}

QByteArray SideTabs::columnsState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream.setVersion(QDataStream::Qt_6_0);
    stream << chosenColumns();
    return state;
}

void SideTabs::restoreColumnsState(const QByteArray &state)
{
    QDataStream stream(state);
    stream.setVersion(QDataStream::Qt_6_0);
    QMap<QString, ColumnChoice::Chosen> columns;
    stream >> columns;
    if (stream.status() != QDataStream::Ok)
        return;
    m_columns = columns;
    showColumns();
}

void SideTabs::showPlace(const ProblemPlace &place)
{
    if (m_context.document.rowOf(place.row) >= 0) {
        setCurrentWidget(m_goals);
        m_objectives->selectRow(
            place.row, place.section.isEmpty() ? columnOf(place.field) : std::nullopt);
    } else if (place.row != RowId::none) {
        showRow(place.row, false);
    } else if (place.where.line > 0 && !m_context.document.filePath().isEmpty()) {
        // Only with a file: the text of an imported set differs from the text of the file it comes
        // from.
        setCurrentWidget(m_source);
        m_source->showLine(place.where.line);
    } else if (!place.name.isEmpty()) {
        const bool isTag
            = place.field == ObjectiveField::Tag || place.field == ObjectiveField::TagNames;
        NamesView *names = isTag ? m_tags : m_categories;
        setCurrentWidget(names);
        names->selectName(place.name);
    }
}

void SideTabs::setUpDetails()
{
    m_goals->setChildrenCollapsible(false);
    m_goals->setStretchFactor(0, 1);
    m_goals->setStretchFactor(1, 0);
    m_goals->setFocusProxy(m_objectives);
    connect(m_objectives, &ObjectivesView::selectionChanged, m_details, &DetailsForm::showRows);
    connect(m_objectives, &ObjectivesView::detailsWanted, m_details, &DetailsForm::enter);
    connect(m_details, &DetailsForm::left, m_objectives,
        [this] { m_objectives->setFocus(Qt::ShortcutFocusReason); });
    connect(m_details, &DetailsForm::openChanged, m_goals, [this] {
        const int below = m_details->sizeHint().height();
        m_goals->setSizes({std::max(0, m_goals->height() - below - m_goals->handleWidth()), below});
    });
}

void SideTabs::hideUnused()
{
    m_objectives->setUnused(
        unusedFields(m_context.choice.generator(), m_context.choice.settings()));
}

void SideTabs::rebuildPanel()
{
    const Info &info = m_context.choice.generator().info();
    m_objectives->showGenerator(info);
    m_details->showGenerator(info);
    hideUnused();
    const bool wasInFront = m_panel != nullptr && currentWidget() == m_panel;
    m_columns = chosenColumns();
    if (QWidget *old = std::exchange(m_panel, nullptr)) {
        removeTab(indexOf(old));
        old->deleteLater(); // not deleted here: this may be a call from one of its buttons
    }
    const auto own = pagesOf(info.key).makePanel;
    if (own != nullptr)
        m_panel = own(m_context, this);
    else if (SectionsPanel::hasContent(info))
        m_panel = new SectionsPanel(info, m_context, this);
    else
        return;
    m_panel->setObjectName(QStringLiteral("panel"));
    insertTab(indexOf(m_source), m_panel,
        own != nullptr ? generatorTitle(info) : SectionsPanel::title(info));
    // A set without data for this generator starts at its panel.
    if (wasInFront || !hasDataFor(m_context.document.set(), info))
        setCurrentWidget(m_panel);
    showColumns();
    for (SectionTable *table : m_panel->findChildren<SectionTable *>())
        connect(table, &SectionTable::currentRowChanged, this, &SideTabs::currentRowChanged);
}

void SideTabs::follow(LiveStatistics &statistics)
{
    connect(&statistics, &LiveStatistics::updated, this, [this, &statistics] {
        m_objectives->showStatistics(statistics.result());
        m_categoriesModel.showStatistics(statistics.result());
    });
    connect(&statistics, &LiveStatistics::grownOld, this, [this] {
        m_objectives->setStatisticsOutdated(true);
        m_categoriesModel.setStatisticsOutdated(true);
    });
}

void SideTabs::showNumbers()
{
    const auto result = m_context.preview.result();
    m_objectives->showBoard(result);
    m_categoriesModel.showShape(result->board.shape);
    m_details->showProblems(result->problems, result->request.set);
    m_details->showShape(result->board.shape);
    m_source->showProblems(result->request.set, result->problems);
    m_objectives->setZonesCount(std::ranges::any_of(
        result->board.shape->sites, [](const Site &site) { return bool(site.zones); }));
}

void SideTabs::showTab(const QString &name)
{
    for (int tab = 0; tab < count(); ++tab) {
        if (!name.isEmpty() && widget(tab)->objectName() == name)
            setCurrentIndex(tab);
    }
}

void SideTabs::showRow(RowId id, bool activate)
{
    if (m_context.document.rowOf(id) >= 0 || id == RowId::none || m_panel == nullptr) {
        m_objectives->selectRow(id);
        if (activate && id != RowId::none) {
            setCurrentWidget(m_goals);
            m_objectives->setFocus();
        }
        return;
    }
    for (SectionTable *table : m_panel->findChildren<SectionTable *>()) {
        if (!table->selectRow(id))
            continue;
        if (!activate)
            return;
        setCurrentWidget(m_panel);
        for (auto *tabs : m_panel->findChildren<QTabWidget *>())
            tabs->setCurrentWidget(table);
        if (auto *tabs = qobject_cast<QTabWidget *>(m_panel))
            tabs->setCurrentWidget(table);
        table->view().setFocus();
        return;
    }
}

} // namespace boardwright
