// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/details_form.h"

#include "core/generator/generator.h"
#include "ui/text/field_words.h"
#include "ui/text/plain_goal.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/details/detail_pages.h"
#include "ui/widgets/details/fields_page.h"
#include "ui/widgets/details/validation_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int leastOfTitle = 16; ///< characters

} // namespace

DetailsForm::DetailsForm(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_fold(new QToolButton(this))
    , m_title(new ElidedLabel(this))
    , m_sections(new QTabBar(this))
    , m_pages(new QStackedWidget)
    , m_area(new QScrollArea(this))
    , m_forms({new DefinitionPage(document), new CategoriesPage(document), new TagsPage(document),
          new ProgressionPage(document), new AdvancedPage(document)})
    , m_ownForms(m_forms.size())
    , m_validation(new ValidationPage(document))
{
    m_fold->setAutoRaise(true);
    m_fold->setArrowType(Qt::DownArrow);
    m_fold->setCheckable(true);
    m_fold->setChecked(true);
    m_fold->setAccessibleName(tr("Details"));
    m_fold->setToolTip(tr("Open or close the details of the selected goals"));
    connect(m_fold, &QToolButton::toggled, this, &DetailsForm::setOpen);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title->setMinimumWidth(fontMetrics().averageCharWidth() * leastOfTitle);

    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus); // its fields take it
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_pages);
    m_area->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_sections->setDocumentMode(true);
    m_sections->setDrawBase(false);
    m_sections->setExpanding(false); // the bar scrolls in a narrow window
    m_sections->setAccessibleName(tr("Sections of the details"));
    const QStringList titles{
        tr("Definition"), tr("Categories"), tr("Tags"), tr("Progression"), tr("Advanced")};
    for (qsizetype i = 0; i < m_forms.size(); ++i)
        addSection(titles[i], m_forms[i]);
    addSection(tr("Validation"), m_validation);
    connect(m_sections, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_sections, &QTabBar::tabBarClicked, this, [this] { setOpen(true); });

    const int inset = fontMetrics().height() / 4;
    auto *name = new QWidget(this);
    auto *what = new QHBoxLayout(name);
    what->setContentsMargins({});
    what->setSpacing(inset);
    what->addWidget(m_fold);
    what->addWidget(m_title, 1);
    name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *top = new FlowLayout; // the sections are below the title in a narrow window
    top->setContentsMargins(inset, 1, inset, 1);
    top->setSpacing(inset);
    top->addWidget(name);
    top->addWidget(m_sections);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_area, 1);

    connect(&document, &GoalSetDocument::changed, this, &DetailsForm::refresh);
    // Before the reset, because ids are then assigned anew.
    connect(&document, &GoalSetDocument::aboutToReset, this, [this] {
        showRows({});
        showProblems({}, {});
    });
    connect(m_validation, &ValidationPage::countChanged, this, &DetailsForm::showTitle);
    for (const DetailsPage *page : std::as_const(m_forms))
        connect(page, &DetailsPage::refused, this, &DetailsForm::showReason);
    refresh();
}

void DetailsForm::showGenerator(const Info &info)
{
    while (m_forms.size() > m_ownForms) {
        DetailsPage *old = m_forms.takeLast();
        old->showRows({}); // commits what is being typed
        m_sections->removeTab(m_pages->indexOf(old));
        m_pages->removeWidget(old);
        old->deleteLater(); // not deleted here: this may be a call from its editor
    }
    for (const Section *section : info.sections) {
        if (section->home != Home::BesideObjective)
            continue;
        auto *page = new FieldsPage(m_document, *section);
        connect(page, &DetailsPage::refused, this, &DetailsForm::showReason);
        m_forms.append(page);
        addSection(sectionTitle(*section), page);
        page->showRows(m_ids);
    }
}

DetailsForm::~DetailsForm() = default;

void DetailsForm::addSection(const QString &title, QWidget *page)
{
    m_pages->addWidget(page);
    m_sections->addTab(title);
    m_sections->updateGeometry(); // while hidden, it does not request space itself
}

int DetailsForm::section() const
{
    return m_pages->currentIndex();
}

void DetailsForm::setSection(int section)
{
    if (section >= 0 && section < m_sections->count())
        m_sections->setCurrentIndex(section);
}

bool DetailsForm::isOpen() const
{
    return m_fold->isChecked();
}

void DetailsForm::setOpen(bool open)
{
    if (m_fold->isChecked() != open) {
        m_fold->setChecked(open); // calls this function again
        return;
    }
    if (m_area->isHidden() != open)
        return;
    m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    m_area->setVisible(open);
    fitFolded();
    updateGeometry();
    Q_EMIT openChanged(open);
}

/// Folded, only the title and the sections are visible, in as many lines as they need.
void DetailsForm::fitFolded()
{
    setMaximumHeight(isOpen() ? QWIDGETSIZE_MAX : layout()->totalHeightForWidth(width()));
}

void DetailsForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFolded();
}

void DetailsForm::enter()
{
    setOpen(true);
    QWidget *page = m_pages->currentWidget();
    QWidget *first = page->nextInFocusChain();
    const auto takesFocus = [page](const QWidget *widget) {
        return page->isAncestorOf(widget) && widget->isVisibleTo(page) && widget->isEnabled()
            && (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    while (first != page && !takesFocus(first))
        first = first->nextInFocusChain();
    first->setFocus(Qt::ShortcutFocusReason);
}

QSize DetailsForm::sizeHint() const
{
    const QSize hint = layout()->sizeHint();
    return {hint.width(), hint.height()};
}

void DetailsForm::showRows(const QList<RowId> &ids)
{
    m_ids = ids;
    for (DetailsPage *page : std::as_const(m_forms))
        page->showRows(ids);
    m_validation->showRows(ids);
    showTitle();
}

void DetailsForm::showProblems(const QList<Problem> &problems, const GoalSet &set)
{
    m_validation->showProblems(problems, set);
}

void DetailsForm::showShape(const std::shared_ptr<const boardwright::Shape> &shape)
{
    for (DetailsPage *page : std::as_const(m_forms))
        page->showShape(shape);
}

void DetailsForm::refresh()
{
    for (DetailsPage *page : std::as_const(m_forms))
        page->refresh();
    showTitle();
}

/// Shows the text of the goal, or the number of goals.
void DetailsForm::showTitle()
{
    const auto count = static_cast<int>(std::ranges::count_if(
        m_ids, [this](RowId id) { return m_document.objective(id) != nullptr; }));
    QString title = count == 0 ? tr("No goal selected") : tr("%Ln goals", nullptr, count);
    if (count == 1) {
        const auto shown = std::ranges::find_if(
            m_ids, [this](RowId id) { return m_document.objective(id) != nullptr; });
        title = plainGoal(*m_document.objective(*shown)).simplified();
        if (title.isEmpty())
            title = tr("A goal without text");
    }
    m_title->setText(title);
    const int wrong = m_validation->count();
    const int tab = m_pages->indexOf(m_validation);
    const QString validation = wrong == 0 ? tr("Validation") : tr("Validation %1").arg(wrong);
    if (m_sections->tabText(tab) != validation) { // setting it repaints all tabs
        m_sections->setTabText(tab, validation);
        m_sections->updateGeometry();
    }
}

void DetailsForm::showReason(QWidget *editor, const QString &reason)
{
    boardwright::showReason(*editor, editor->mapToGlobal(QPoint(0, editor->height())), reason);
}

/// Handles keys that the fields ignore; a field first uses Escape to discard pending input.
void DetailsForm::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Cancel) || event->key() == Qt::Key_F4)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

void DetailsForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        QFont bold = font();
        bold.setBold(true);
        m_title->setFont(bold);
    }
}

} // namespace boardwright
