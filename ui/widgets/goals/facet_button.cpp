// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/goals/facet_button.h"

#include "core/goalset/goal_text.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/table/row_delegate.h"
#include "ui/widgets/table/soft_selection.h"

#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int searchFrom = 9; ///< number of choices; shorter lists need no search
constexpr int mostRowsShown = 14;
constexpr int longestNameOnButton = 12;

enum FacetRole : int { GoalsRole = Qt::UserRole };

/// Paints a check box, a name, and in a paler colour on the right the number of goals with that
/// name.
class FacetDelegate final : public RowDelegate {
public:
    using RowDelegate::RowDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QFontMetrics &metrics = option.fontMetrics;
        const int texts = metrics.horizontalAdvance(index.data().toString())
            + metrics.horizontalAdvance(index.data(GoalsRole).toString());
        return {checkBoxSize(option).width() + texts + 5 * gap(option), metrics.height() * 3 / 2};
    }

protected:
    void paintRow(
        QPainter &painter, const QStyleOptionViewItem &row, const QModelIndex &index) const override
    {
        const QRect inside = row.rect.adjusted(gap(row), 0, -gap(row), 0);
        const int side = checkBoxSize(row).width();
        paintCheckBox(painter, row,
            QStyle::visualRect(row.direction, row.rect,
                QRect(inside.left(), inside.top(), side, inside.height())));
        const QString goals = index.data(GoalsRole).toString();
        const int count = row.fontMetrics.horizontalAdvance(goals);
        painter.setPen(colour(row, QPalette::Text));
        paintLine(
            painter, row, inside.adjusted(side + gap(row), 0, -count - gap(row), 0), row.text);
        painter.setPen(colour(row, QPalette::PlaceholderText));
        paintLine(painter, row, inside, goals, Qt::AlignTrailing);
    }

private:
    static int gap(const QStyleOptionViewItem &option) { return option.fontMetrics.height() / 3; }
};

} // namespace

void FacetModel::setChoices(const QList<Choice> &choices)
{
    beginResetModel();
    m_choices = choices;
    endResetModel();
}

void FacetModel::setChosen(const QStringList &keys)
{
    if (keys == m_chosen)
        return;
    m_chosen = keys;
    if (!m_choices.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
}

QString FacetModel::labelOf(const QString &key) const
{
    const auto known = std::ranges::find(m_choices, key, &Choice::key);
    return known == m_choices.end() ? key : known->label;
}

int FacetModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
}

QVariant FacetModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Choice &choice = m_choices.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return choice.label;
    case GoalsRole:
        return choice.goals;
    case Qt::AccessibleTextRole:
        return tr("%1  (%2)", "a category, how many goals carry it")
            .arg(choice.label)
            .arg(choice.goals);
    case Qt::CheckStateRole:
        return m_chosen.contains(choice.key) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool FacetModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString key = m_choices.at(index.row()).key;
    QStringList chosen = m_chosen;
    chosen.removeAll(key);
    if (value.value<Qt::CheckState>() == Qt::Checked)
        chosen << key;
    setChosen(chosen);
    return true;
}

Qt::ItemFlags FacetModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
            | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

FacetButton::FacetButton(const QString &title, QWidget *parent)
    : MenuButton(parent)
    , m_title(title)
    , m_panel(new PopupPanel(*this))
    , m_search(new QLineEdit(m_panel))
    , m_list(new QListView(m_panel))
{
    setCheckable(true); // checked while a choice is active
    m_found.setSourceModel(&m_model);
    m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_list->setModel(&m_found);
    m_list->setItemDelegate(new FacetDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(title);
    keepSoftSelection(*m_list);
    auto *layout = new QVBoxLayout(m_panel);
    const int inset = fontMetrics().height() / 4;
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    connect(
        m_search, &QLineEdit::textChanged, &m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::returnPressed, m_list, [this] { m_list->setFocus(); });
    // A click anywhere in the row toggles it, not only on the small box.
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        const bool wasOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
        if (m_wasOn == wasOn)
            m_found.setData(index, wasOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    });
    m_list->viewport()->installEventFilter(this);
    connect(&m_model, &FacetModel::chosenChanged, this, &FacetButton::showChosen);
    connect(this, &QToolButton::clicked, this, &FacetButton::open);
    showChosen();
}

void FacetButton::open()
{
    showChosen(); // the click has toggled the button
    Q_EMIT aboutToOpen();
    m_search->clear();
    m_search->setVisible(m_model.rowCount() >= searchFrom);
    const int rows = std::clamp(m_model.rowCount(), 1, mostRowsShown);
    m_list->setFixedHeight(rows * std::max(1, m_list->sizeHintForRow(0)) + 2);
    m_list->setMinimumWidth(std::clamp(m_list->sizeHintForColumn(0) + fontMetrics().height() * 2,
        fontMetrics().averageCharWidth() * 22, fontMetrics().averageCharWidth() * 50));
    m_list->setCurrentIndex(m_found.index(0, 0));
    m_panel->open(m_search->isVisibleTo(m_panel) ? static_cast<QWidget *>(m_search) : m_list);
}

/// The list has no signal for a press on a box.
bool FacetButton::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto *press = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_list->indexAt(press->position().toPoint());
        m_wasOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    }
    return MenuButton::eventFilter(watched, event);
}

void FacetButton::showChosen()
{
    const QStringList &chosen = m_model.chosen();
    setChecked(!chosen.isEmpty());
    QString what = m_title;
    if (chosen.size() == 1)
        what = tr("%1: %2", "Category: combat")
                   .arg(m_title, shortened(m_model.labelOf(chosen.first()), longestNameOnButton));
    else if (chosen.size() > 1)
        what = tr("%1: %2", "Category: 3").arg(m_title).arg(chosen.size());
    setText(what);
    QStringList names;
    for (const QString &key : chosen)
        names << m_model.labelOf(key);
    setToolTip(names.isEmpty()
            ? QString()
            : tr("%1: %2", "Category: combat").arg(m_title, names.join(QStringLiteral(", "))));
    QFont own; // everything else follows the window
    own.setBold(!chosen.isEmpty());
    setFont(own);
    setAccessibleName(what);
}

} // namespace boardwright
