// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/choice_menus.h"

#include "ui/text/field_words.h"
#include "ui/widgets/controls/action_text.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int mostChoices = 16; ///< of a number; a longer list is no use

/// All values of a parameter, if there are few; else empty.
QList<Value> choicesOf(const Field &field)
{
    QList<Value> all;
    switch (field.kind) {
    case Kind::Choice:
        for (const Choice &choice : field.choices)
            all << Value(QString(choice.key));
        break;
    case Kind::Integer:
        if (const double steps = (field.max - field.min) / field.step; steps < mostChoices) {
            for (int i = 0; i <= static_cast<int>(steps); ++i)
                all << Value(static_cast<qint64>(field.min + i * field.step));
        }
        break;
    case Kind::Extent: // squares only; the box offers other shapes
        if (field.max - field.min < mostChoices) {
            for (int side = static_cast<int>(field.min); side <= static_cast<int>(field.max);
                ++side)
                all << Value(Extent{.rows = side, .columns = side});
        }
        break;
    default:
        break;
    }
    return all;
}

QString textOf(const Field &field, const Value &value)
{
    const auto *key = std::get_if<QString>(&value);
    if (field.kind != Kind::Choice || key == nullptr)
        return valueText(field, value);
    const auto choice = std::ranges::find(field.choices, *key, &Choice::key);
    return choice == field.choices.end() ? *key : choiceLabel(*choice);
}

QAction *addChoice(QMenu &menu, const QString &text, bool isChosen)
{
    QAction *action = menu.addAction(menuText(text));
    action->setCheckable(true);
    action->setChecked(isChosen);
    return action;
}

} // namespace

ChoiceMenus::ChoiceMenus(QMenu &menu, BoardChoice &choice)
    : QObject(&menu)
    , m_menu(menu)
    , m_choice(choice)
    , m_end(menu.addSeparator())
{
    connect(&choice, &BoardChoice::changed, this, &ChoiceMenus::rebuild);
    connect(&choice, &BoardChoice::generatorChanged, this, &ChoiceMenus::rebuild);
    connect(&choice, &BoardChoice::overlayChanged, this, &ChoiceMenus::rebuild);
    connect(&choice, &BoardChoice::overlaysChanged, this, &ChoiceMenus::rebuild);
    rebuild();
}

void ChoiceMenus::rebuild()
{
    if (m_generator == &m_choice.generator() && m_settings == m_choice.settings()
        && m_overlay == m_choice.overlay() && m_overlays == m_choice.overlays())
        return;
    m_generator = &m_choice.generator();
    m_settings = m_choice.settings();
    m_overlay = m_choice.overlay();
    m_overlays = m_choice.overlays();
    for (QMenu *submenu : std::as_const(m_submenus)) {
        m_menu.removeAction(submenu->menuAction());
        submenu->deleteLater(); // not deleted here: this may be a call from one of its actions
    }
    m_submenus.clear();
    addGenerators();
    addParameters();
    addOverlays();
}

QMenu *ChoiceMenus::addMenu(const QString &title)
{
    auto *menu = new QMenu(title, &m_menu);
    m_menu.insertMenu(m_end, menu);
    m_submenus << menu;
    return menu;
}

void ChoiceMenus::addGenerators()
{
    QMenu *menu = addMenu(tr("&Kind of Board"));
    for (const Generator *generator : generators()) {
        QAction *action
            = addChoice(*menu, generatorTitle(generator->info()), generator == m_generator);
        connect(action, &QAction::triggered, this,
            [this, generator] { m_choice.setGenerator(*generator); });
    }
}

void ChoiceMenus::addParameters()
{
    const auto parameters = m_generator->info().parameters;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        // Parameters of a group have a form of their own behind a button.
        if (parameters[i].group == nullptr && applies(parameters, m_settings, i))
            addParameter(i);
    }
}

void ChoiceMenus::addParameter(std::size_t parameter)
{
    const Field &field = m_generator->info().parameters[parameter];
    const QList<Value> choices = choicesOf(field);
    if (choices.isEmpty())
        return;
    QMenu *menu = addMenu(fieldLabel(field));
    const Value &now = m_settings.values.at(static_cast<qsizetype>(parameter));
    for (const Value &value : choices) {
        QAction *action = addChoice(*menu, textOf(field, value), value == now);
        connect(action, &QAction::triggered, this,
            [this, parameter, value] { m_choice.setParameter(parameter, value); });
    }
}

void ChoiceMenus::addOverlays()
{
    QMenu *menu = addMenu(tr("&Overlay"));
    const auto add = [&](const QString &title, const QString &key) {
        QAction *action = addChoice(*menu, title, key == m_overlay);
        connect(action, &QAction::triggered, this, [this, key] { m_choice.setOverlay(key); });
    };
    add(tr("None"), {});
    std::optional<bool> wasOfSeeds;
    for (const Overlay &overlay : m_overlays) {
        if (wasOfSeeds != overlay.isOfSeeds())
            menu->addSeparator();
        wasOfSeeds = overlay.isOfSeeds();
        add(overlayTitle(overlay), keyOf(overlay));
    }
}

} // namespace boardwright
