// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/seed_bar.h"

#include "core/generator/seed_line.h"
#include "core/sites/seed.h"
#include "ui/editing/values/seed_text.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/paint/icons.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace boardwright {

SeedBar::SeedBar(BoardChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_choice(choice)
    , m_seedEdit(new QLineEdit(this))
    , m_previous(addSeedAction(QStringLiteral("go-previous"), tr("&Previous Seed"),
          QKeySequence(Qt::ALT | Qt::Key_Left)))
    , m_next(addSeedAction(
          QStringLiteral("go-next"), tr("&Next Seed"), QKeySequence(Qt::ALT | Qt::Key_Right)))
    , m_random(addSeedAction(QStringLiteral("media-playlist-shuffle"), tr("&Random Seed"),
          QKeySequence(Qt::CTRL | Qt::Key_R)))
    , m_copy(addSeedAction(QStringLiteral("edit-copy"), tr("&Copy Seed"),
          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)))
{
    m_seedEdit->setAccessibleName(tr("Seed"));
    m_seedEdit->setPlaceholderText(tr("Seed"));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto *label = new QLabel(tr("&Seed"), this);
    label->setBuddy(m_seedEdit);
    row->addWidget(label);
    for (QAction *action : {m_previous, m_next, m_random, m_copy}) {
        addButton(action);
        if (action == m_previous)
            row->addWidget(m_seedEdit, 1);
    }

    connect(m_previous, &QAction::triggered, this,
        [this] { m_choice.setSeed(previousSeed(m_choice.seed()).value_or(m_choice.seed())); });
    connect(
        m_next, &QAction::triggered, this, [this] { m_choice.setSeed(nextSeed(m_choice.seed())); });
    connect(m_random, &QAction::triggered, this,
        [this] { m_choice.setSeed(randomSeed(m_choice.generator().info().lastRoomSeed)); });
    connect(m_copy, &QAction::triggered, this, &SeedBar::copySeed);
    connect(m_seedEdit, &QLineEdit::textEdited, this, &SeedBar::takeText);
    connect(&choice, &BoardChoice::changed, this, [this] {
        m_derivedSeed.clear();
        showSeed();
    });
    showSeed();
}

void SeedBar::addButton(QAction *action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    layout()->addWidget(button);
}

QAction *SeedBar::addSeedAction(
    const QString &icon, const QString &text, const QKeySequence &shortcut)
{
    auto *action = new QAction(namedIcon(icon), text, this);
    action->setShortcut(shortcut);
    const QString plain = plainActionText(text);
    action->setToolTip(
        QStringLiteral("%1 (%2)").arg(plain, shortcut.toString(QKeySequence::NativeText)));
    return action;
}

QList<QAction *> SeedBar::seedActions() const
{
    return {m_previous, m_next, m_random, m_copy};
}

void SeedBar::showSeed()
{
    if (m_seedEdit->text() != m_choice.seed())
        m_seedEdit->setText(m_choice.seed());
    m_previous->setEnabled(previousSeed(m_choice.seed()).has_value());
    const Info &info = m_choice.generator().info();
    if (info.seeds == SeedUse::Room) {
        m_seedEdit->setToolTip(tr("The seed of a room: a whole number from 0 to %1.")
                                   .arg(wholeText(sites::largestSeed))
            + u'\n' + seedNote(info));
        return;
    }
    m_seedEdit->setToolTip(info.seeds == SeedUse::Shared
            ? tr("A whole number, as shared among players; any other text stands for a "
                 "number.\nThe same seed and list make the same board here as anywhere else.")
            : tr("Any text. The same seed, set and size always make the same board.") + u'\n'
                + seedNote(info));
}

void SeedBar::copySeed() const
{
    QGuiApplication::clipboard()->setText(
        seedLineText({.seed = m_derivedSeed.isEmpty() ? m_choice.seed() : m_derivedSeed,
            .generator = &m_choice.generator(),
            .version = m_choice.generator().info().version,
            .settings = m_choice.settings()}));
}

/// A seed that was copied with its settings restores them.
void SeedBar::takeText(const QString &text)
{
    const auto parsed = parseSeedLine(text);
    if (!parsed) {
        Q_EMIT told(Severity::Warning, words(parsed.error()));
        return;
    }
    if (!*parsed) {
        m_choice.setSeed(text);
        return;
    }
    const SeedLine &line = **parsed;
    m_choice.setBoard(line);
    showSeed(); // the seed may be unchanged, so the text is reset here
    if (const int version = line.generator->info().version; version != line.version)
        Q_EMIT told(Severity::Warning,
            tr("This seed was copied from generator version %1. This is version %2, which may give "
               "a different board.")
                .arg(line.version)
                .arg(version));
}

} // namespace boardwright
