// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/check_list.h"

#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/table/row_delegate.h"
#include "ui/widgets/table/soft_selection.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int searchFrom = 9; ///< number of choices; shorter lists need no search
constexpr int mostRowsShown = 14;
constexpr int mostMeasured = 200; ///< choices whose width counts

enum CheckRole : int { GoalsRole = Qt::UserRole };

/// Paints a check box, a name, and in a paler colour on the right the number of goals with that
/// name, if these are counted.
class ChoiceRow final : public RowDelegate {
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

void CheckListModel::setChoices(const QList<Choice> &choices)
{
    beginResetModel();
    m_choices = choices;
    endResetModel();
}

void CheckListModel::setChosen(const QStringList &keys)
{
    if (keys == m_chosen)
        return;
    m_chosen = keys;
    if (!m_choices.isEmpty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {Qt::CheckStateRole});
    Q_EMIT chosenChanged();
}

QString CheckListModel::labelOf(const QString &key) const
{
    const auto known = std::ranges::find(m_choices, key, &Choice::key);
    return known == m_choices.end() ? key : known->label;
}

int CheckListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_choices.size());
}

QVariant CheckListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Choice &choice = m_choices.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return choice.label;
    case GoalsRole:
        return choice.goals < 0 ? QVariant() : choice.goals;
    case Qt::AccessibleTextRole:
        return choice.goals < 0 ? choice.label
                                : tr("%1  (%2)", "a category, how many goals carry it")
                                      .arg(choice.label)
                                      .arg(choice.goals);
    case Qt::CheckStateRole:
        return m_chosen.contains(choice.key) ? Qt::Checked : Qt::Unchecked;
    default:
        return {};
    }
}

bool CheckListModel::setData(const QModelIndex &index, const QVariant &value, int role)
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

Qt::ItemFlags CheckListModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
            | Qt::ItemNeverHasChildren
                           : Qt::NoItemFlags;
}

CheckList::CheckList(QWidget &anchor, const QString &name)
    : QObject(&anchor)
    , m_panel(new PopupPanel(anchor))
    , m_search(new QLineEdit(m_panel))
    , m_list(new QListView(m_panel))
    , m_nothing(new QLabel(m_panel))
{
    m_found.setSourceModel(&m_model);
    m_found.setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_list->setModel(&m_found);
    m_list->setItemDelegate(new ChoiceRow(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    // A window whose content can grow is at least 100 pixels high: a list of one would float in it.
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_list->setAccessibleName(name);
    keepSoftSelection(*m_list);
    auto *layout = new QVBoxLayout(m_panel);
    const int inset = anchor.fontMetrics().height() / 4;
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    layout->addWidget(m_nothing);
    connect(
        m_search, &QLineEdit::textChanged, &m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_search, &QLineEdit::returnPressed, m_list, [this] { m_list->setFocus(); });
    // A click anywhere in the row toggles it, not only on the small box.
    connect(m_list, &QListView::clicked, this,
        [this](const QModelIndex &index) { toggle(index, m_wasOn); });
    connect(m_panel, &PopupPanel::closing, this, &CheckList::closing);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
}

void CheckList::setNothing(const QString &text)
{
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setText(text);
}

void CheckList::open()
{
    m_nothing->setVisible(m_model.rowCount() == 0);
    m_list->setVisible(m_model.rowCount() > 0);
    m_search->clear();
    m_search->setVisible(m_model.rowCount() >= searchFrom);
    const int rows = std::clamp(m_model.rowCount(), 1, mostRowsShown);
    m_list->setFixedHeight(rows * std::max(1, m_list->sizeHintForRow(0)) + 2);
    int width = 0; // of the first choices: to measure thousands would take long
    for (int row = 0; row < std::min(m_model.rowCount(), mostMeasured); ++row)
        width = std::max(width, m_list->sizeHintForIndex(m_found.index(row, 0)).width());
    const QFontMetrics metrics = m_list->fontMetrics();
    m_list->setMinimumWidth(std::clamp(width + metrics.height() * 2,
        metrics.averageCharWidth() * 22, metrics.averageCharWidth() * 50));
    m_list->setCurrentIndex(m_found.index(0, 0));
    QWidget *first = m_list;
    if (m_model.rowCount() >= searchFrom)
        first = m_search;
    else if (m_model.rowCount() == 0)
        first = m_panel; // has the keys that close it
    m_panel->open(first);
}

void CheckList::toggle(const QModelIndex &index, bool wasOn)
{
    const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    if (isOn == wasOn) // otherwise the box has done it
        m_found.setData(index, isOn ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

/// The list has no signal for a press on a box, and none for a key that closes it.
bool CheckList::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick) {
        const auto *press = static_cast<QMouseEvent *>(event);
        const QModelIndex index = m_list->indexAt(press->position().toPoint());
        m_wasOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() == Qt::Checked;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_panel->close();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace boardwright
