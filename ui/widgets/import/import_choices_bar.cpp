// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/import/import_choices_bar.h"

#include "core/formats/set_format.h"
#include "ui/text/field_words.h"
#include "ui/widgets/controls/combo_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace boardwright {

ImportChoicesBar::ImportChoicesBar(const ImportChoices &choices, QWidget *parent)
    : QWidget(parent)
    , m_sitesLabel(new QLabel(tr("&As:"), this))
    , m_sites(new ComboBox(this))
    , m_listsLabel(new QLabel(tr("&List:"), this))
    , m_lists(new ComboBox(this))
    , m_difficulty(new QCheckBox(tr("&Difficulty from tiers"), this))
    , m_zones(new QCheckBox(tr("&Zones from tiers"), this))
    , m_typesLabel(new QLabel(tr("&Types become:"), this))
    , m_types(new ComboBox(this))
    , m_prefersSite(choices.prefersSite)
{
    m_sites->setObjectName(QStringLiteral("site"));
    m_sites->addItem(tr("A Boardwright set"), QString());
    m_sites->setItemData(0,
        tr("Tiers and types become difficulty, zones, categories or tags, for boards of your own."),
        Qt::ToolTipRole);
    m_sitesLabel->setBuddy(m_sites);
    m_lists->setObjectName(QStringLiteral("list"));
    m_lists->setToolTip(tr("The list to read, of those in the file."));
    m_listsLabel->setBuddy(m_lists);
    if (!choices.list.isEmpty())
        m_lists->addItem(choices.list);
    m_difficulty->setObjectName(QStringLiteral("difficulty"));
    m_difficulty->setToolTip(tr("The tier of a goal becomes its difficulty, from 1 to 25."));
    m_difficulty->setChecked(choices.tiersAsDifficulty);
    m_zones->setObjectName(QStringLiteral("zones"));
    m_zones->setToolTip(
        tr("The first quarter of the tiers becomes the early zone, the last quarter "
           "the endgame zone."));
    m_zones->setChecked(choices.tiersAsZones);
    m_types->setObjectName(QStringLiteral("types"));
    const auto add = [this](const QString &text, TypesAs types, const QString &help) {
        m_types->addItem(text, static_cast<int>(types));
        m_types->setItemData(m_types->count() - 1, help, Qt::ToolTipRole);
    };
    add(tr("Line categories"), TypesAs::LineCategories,
        tr("At most one goal of a type is in a line of five, as on the site."));
    add(tr("Board categories"), TypesAs::BoardCategories,
        tr("Types are counted over the whole board."));
    add(tr("Tags"), TypesAs::Tags, tr("The first type of a goal becomes its tag."));
    add(tr("Nothing"), TypesAs::Nothing, tr("Types are left out."));
    m_types->setCurrentIndex(m_types->findData(static_cast<int>(choices.types)));
    m_typesLabel->setBuddy(m_types);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_sitesLabel);
    layout->addWidget(m_sites);
    layout->addWidget(m_listsLabel);
    layout->addWidget(m_lists);
    layout->addWidget(m_difficulty);
    layout->addWidget(m_zones);
    layout->addWidget(m_typesLabel);
    layout->addWidget(m_types);
    layout->addStretch();
    for (QCheckBox *box : {m_difficulty, m_zones})
        connect(box, &QCheckBox::toggled, this, &ImportChoicesBar::changed);
    connect(m_sites, &QComboBox::currentIndexChanged, this, [this] { m_prefersSite = false; });
    for (QComboBox *box : {m_sites, m_lists, m_types})
        connect(box, &QComboBox::currentIndexChanged, this, &ImportChoicesBar::changed);
    offer(nullptr);
}

ImportChoices ImportChoicesBar::choices() const
{
    return {.tiersAsDifficulty = m_difficulty->isChecked(),
        .tiersAsZones = m_zones->isChecked(),
        .types = static_cast<TypesAs>(m_types->currentData().toInt()),
        .list = m_lists->currentText(),
        .format = m_prefersSite ? QString() : m_sites->currentData().toString(),
        .prefersSite = m_prefersSite};
}

void ImportChoicesBar::offerLists(const OpenedSet *opened)
{
    const QStringList lists = opened == nullptr ? QStringList() : opened->lists;
    m_listsLabel->setVisible(!lists.isEmpty());
    m_lists->setVisible(!lists.isEmpty());
    if (lists.isEmpty())
        return;
    const QSignalBlocker blocker(m_lists); // nobody chose
    m_lists->clear();
    m_lists->addItems(lists);
    m_lists->setCurrentIndex(static_cast<int>(lists.indexOf(opened->list)));
}

void ImportChoicesBar::offerSites(const OpenedSet *opened)
{
    const QList<const SetFormat *> sites
        = opened == nullptr ? QList<const SetFormat *>() : opened->asSites;
    m_sitesLabel->setVisible(!sites.isEmpty());
    m_sites->setVisible(!sites.isEmpty());
    const QSignalBlocker blocker(m_sites); // nobody chose
    const QString chosen = opened != nullptr && opened->from != nullptr && opened->from->isOfSite
        ? QString(opened->from->key)
        : QString();
    while (m_sites->count() > 1)
        m_sites->removeItem(1);
    for (const SetFormat *format : sites) {
        m_sites->addItem(fieldsText(QString::fromUtf8(format->title)), QString(format->key));
        m_sites->setItemData(
            m_sites->count() - 1, fieldsText(QString::fromUtf8(format->help)), Qt::ToolTipRole);
    }
    m_sites->setCurrentIndex(std::max(0, m_sites->findData(chosen)));
}

void ImportChoicesBar::offer(const OpenedSet *opened)
{
    const bool hasTiers = opened != nullptr && opened->tiers > 0;
    const bool hasTypes = opened != nullptr && opened->hasTypes;
    offerSites(opened);
    offerLists(opened);
    m_difficulty->setVisible(hasTiers);
    m_zones->setVisible(hasTiers);
    m_typesLabel->setVisible(hasTypes);
    m_types->setVisible(hasTypes);
    setVisible(hasTiers || hasTypes || !m_lists->isHidden() || !m_sites->isHidden());
}

} // namespace boardwright
