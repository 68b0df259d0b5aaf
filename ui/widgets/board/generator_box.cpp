// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/generator_box.h"

#include "ui/text/field_words.h"
#include "ui/widgets/controls/quiet_wheel.h"

#include <QSignalBlocker>

#include <algorithm>

namespace boardwright {

GeneratorBox::GeneratorBox(const GoalSetDocument &document, BoardChoice &choice, QWidget *parent)
    : ComboBox(parent)
    , m_document(document)
    , m_choice(choice)
{
    setAccessibleName(tr("Generator"));
    quietWheel(this);
    connect(&choice, &BoardChoice::generatorChanged, this, &GeneratorBox::rebuild);
    connect(&document, &GoalSetDocument::changed, this, &GeneratorBox::rebuild);
    connect(this, &QComboBox::activated, this, [this](int item) {
        if (const Generator *generator = m_listed.value(item))
            m_choice.setGenerator(*generator);
    });
    rebuild();
}

void GeneratorBox::rebuild()
{
    const Generator *current = &m_choice.generator();
    QList<const Generator *> listed;
    QList<const Generator *> others;
    for (const Generator *generator : generators())
        (generator == current || hasDataFor(m_document.set(), generator->info()) ? listed : others)
            << generator;
    if (!listed.contains(current))
        listed.prepend(current); // a generator that is not registered, in tests
    if (!others.isEmpty())
        listed << nullptr << others;
    if (listed == m_listed && currentIndex() == listed.indexOf(current))
        return;

    const QSignalBlocker blocker(this);
    m_listed = listed;
    clear();
    for (const Generator *generator : std::as_const(m_listed)) {
        if (generator == nullptr) {
            insertSeparator(count());
            continue;
        }
        const QString title = generatorTitle(generator->info());
        addItem(others.contains(generator) ? tr("Add %1…", "a kind of board").arg(title) : title);
        setItemData(count() - 1, generatorHelp(generator->info()), Qt::ToolTipRole);
    }
    setCurrentIndex(static_cast<int>(m_listed.indexOf(current)));
    setToolTip(generatorHelp(current->info()));
}

} // namespace boardwright
