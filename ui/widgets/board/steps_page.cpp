// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/steps_page.h"

#include "ui/editing/board/steps_model.h"
#include "ui/editing/board/steps_player.h"
#include "ui/widgets/board/step_delegate.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/soft_selection.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

constexpr std::array paces{1, 4, 20, 100}; ///< steps per second
constexpr int usualPace = 1; ///< index into paces
constexpr int pagesOfSlider = 20;

} // namespace

StepsPage::StepsPage(StepsModel &model, StepsPlayer &player, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_player(player)
    , m_controls(new QWidget(this))
    , m_slider(new QSlider(Qt::Horizontal, m_controls))
    , m_pace(new ComboBox(m_controls))
    , m_position(new QLabel(m_controls))
    , m_list(new QListView(this))
    , m_notice(new EmptyNotice(this))
{
    build();
    connect(m_first, &QAction::triggered, this, [this] { m_player.goTo(0); });
    connect(m_back, &QAction::triggered, this, [this] { m_player.goTo(m_player.step() - 1); });
    connect(
        m_play, &QAction::triggered, this, [this] { m_player.setPlaying(!m_player.isPlaying()); });
    connect(m_forward, &QAction::triggered, this, [this] { m_player.goTo(m_player.step() + 1); });
    connect(m_last, &QAction::triggered, this, [this] { m_player.goTo(m_player.count()); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        if (!m_isFollowing)
            m_player.goTo(step);
    });
    connect(m_pace, &QComboBox::currentIndexChanged, this,
        [this](int index) { m_player.setPace(paces.at(static_cast<std::size_t>(index))); });
    connect(
        m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &StepsPage::choose);
    connect(&player, &StepsPlayer::changed, this, &StepsPage::follow);
    connect(&model, &QAbstractItemModel::modelReset, this, &StepsPage::follow);
    m_pace->setCurrentIndex(usualPace);
    follow();
}

QAction *StepsPage::addButton(const QString &icon, const QString &text, const QString &name)
{
    auto *button = new QToolButton(m_controls);
    auto *action = new QAction(namedIcon(icon), text, button);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setObjectName(name);
    m_controls->layout()->addWidget(button);
    return action;
}

void StepsPage::build()
{
    auto *row = new QHBoxLayout(m_controls);
    constexpr int margin = 4;
    row->setContentsMargins(margin, 0, margin, 0);
    row->setSpacing(2);
    m_first
        = addButton(QStringLiteral("go-first"), tr("The Empty Board"), QStringLiteral("stepFirst"));
    m_back
        = addButton(QStringLiteral("go-previous"), tr("One Step Back"), QStringLiteral("stepBack"));
    m_play
        = addButton(QStringLiteral("media-playback-start"), tr("Play"), QStringLiteral("stepPlay"));
    m_forward = addButton(
        QStringLiteral("go-next"), tr("One Step Forward"), QStringLiteral("stepForward"));
    m_last = addButton(
        QStringLiteral("go-last"), tr("The Finished Board"), QStringLiteral("stepLast"));
    row->addWidget(m_slider, 1);
    row->addWidget(m_position);
    row->addWidget(m_pace);
    m_slider->setAccessibleName(tr("Step"));
    m_position->setObjectName(QStringLiteral("stepPosition"));
    m_pace->setAccessibleName(tr("Speed"));
    m_pace->setToolTip(tr("How fast the steps are played"));
    quietWheel(m_pace);
    for (const int pace : paces)
        m_pace->addItem(tr("%Ln per second", "steps", pace));

    m_list->setModel(&m_model);
    m_list->setItemDelegate(new StepDelegate(m_list));
    keepSoftSelection(*m_list);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Steps"));
    m_list->installEventFilter(this);
    setFocusPolicy(Qt::StrongFocus); // while there is no list

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_controls);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_notice, 1);
}

void StepsPage::setNotice(const QString &title, const QString &hint)
{
    m_notice->setText(title, hint);
}

void StepsPage::follow()
{
    const QScopedValueRollback following(m_isFollowing, true);
    const int count = m_player.count();
    const int step = m_player.step();
    showList(count > 0);
    m_slider->setRange(0, count);
    m_slider->setPageStep(std::max(1, count / pagesOfSlider));
    m_slider->setValue(step);
    m_position->setText(tr("%L1 of %L2", "steps").arg(step).arg(count));
    for (QAction *action : {m_first, m_back})
        action->setEnabled(step > 0);
    for (QAction *action : {m_forward, m_last})
        action->setEnabled(step < count);
    m_play->setIcon(namedIcon(m_player.isPlaying() ? QStringLiteral("media-playback-pause")
                                                   : QStringLiteral("media-playback-start")));
    m_play->setText(m_player.isPlaying() ? tr("Pause") : tr("Play"));
    if (m_model.rowCount() <= step) // the model may change before or after the player
        return;
    const QModelIndex current = m_model.index(step);
    if (m_list->currentIndex() != current)
        m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

/// Shows or hides the list. Keyboard focus stays on the page either way.
void StepsPage::showList(bool hasSteps)
{
    const bool hadFocus = hasFocus();
    if (hasSteps)
        m_list->show();
    QWidget *proxy = hasSteps ? m_list : nullptr;
    if (focusProxy() != proxy) {
        setFocusProxy(proxy);
        if (hadFocus)
            setFocus();
    }
    m_list->setVisible(hasSteps);
    m_controls->setVisible(hasSteps);
    m_notice->setVisible(!hasSteps);
}

void StepsPage::choose(const QModelIndex &index)
{
    if (!m_isFollowing && index.isValid())
        m_player.goTo(index.row());
}

bool StepsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *press = static_cast<QKeyEvent *>(event);
    if (press->modifiers() != Qt::NoModifier && press->modifiers() != Qt::KeypadModifier)
        return QWidget::eventFilter(watched, event);
    switch (press->key()) {
    case Qt::Key_Left:
        m_back->trigger();
        return true;
    case Qt::Key_Right:
        m_forward->trigger();
        return true;
    case Qt::Key_Space:
        m_play->trigger();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace boardwright
