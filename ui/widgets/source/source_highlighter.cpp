// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_highlighter.h"

#include "ui/widgets/paint/colour_mix.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QTextBlock>
#include <QTextDocument>

#include <chrono>
#include <utility>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::nanoseconds highlightTime = 6ms;

QTextCursor endOf(QTextDocument &document)
{
    QTextCursor end(&document);
    end.movePosition(QTextCursor::End);
    return end;
}

} // namespace

SourceSyntax::SourceSyntax() = default;
SourceSyntax::~SourceSyntax() = default;

bool SourceSyntax::readSome()
{
    if (m_repository == nullptr) {
        m_repository = std::make_unique<KSyntaxHighlighting::Repository>();
        return true;
    }
    if (m_hasThemes)
        return false;
    m_repository->addCustomSearchPath(QStringLiteral(":")); // its folder "syntax"
    m_repository->themes(); // reads them
    m_hasThemes = true;
    return true;
}

KSyntaxHighlighting::Repository &SourceSyntax::repository()
{
    while (readSome()) { }
    return *m_repository;
}

SourceHighlighter::SourceHighlighter(
    QTextDocument *document, std::shared_ptr<SourceSyntax> syntax, const QPalette &palette)
    : SyntaxHighlighter(document)
    , m_syntax(std::move(syntax))
{
    connect(&m_recolouring, &QTimer::timeout, this, &SourceHighlighter::recolourSome);
    // The base class would colour all lines of a change at once.
    disconnect(document, &QTextDocument::contentsChange, this, nullptr);
    connect(
        document, &QTextDocument::contentsChange, this, [this](int from, int removed, int added) {
            colourChanged(from, from + added + (removed > 0 ? 1 : 0));
        });
    setPalette(palette);
    setDefinition(m_syntax->repository().definitionForName(QStringLiteral("Boardwright goal set")));
}

/// The base class removes the colours in its destructor, which changes the document.
SourceHighlighter::~SourceHighlighter()
{
    if (document() != nullptr)
        disconnect(document(), nullptr, this, nullptr);
}

void SourceHighlighter::setPalette(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const KSyntaxHighlighting::Theme theme = m_syntax->repository().themeForPalette(palette);
    if (ground == m_ground && text == m_text && theme.name() == this->theme().name())
        return;
    m_ground = ground;
    m_text = text;
    m_readable.clear();
    setTheme(theme);
    recolour(QTextCursor(document()), endOf(*document()));
}

void SourceHighlighter::colourChanged(int from, int to)
{
    // This signal is also emitted for new colours.
    if (document()->revision() == m_revision)
        return;
    m_revision = document()->revision();
    const QTextBlock end = document()->findBlock(to);
    const QTextBlock last = end.isValid() ? end : document()->lastBlock();
    QTextBlock block = document()->findBlock(from);
    QElapsedTimer clock;
    clock.start();
    while (block.isValid() && clock.durationElapsed() < highlightTime) {
        rehighlightBlock(block);
        if (block == last)
            return;
        block = block.next();
    }
    if (block.isValid())
        recolour(QTextCursor(block), QTextCursor(last));
}

/// Schedules recolouring. Lines that are already scheduled stay scheduled.
void SourceHighlighter::recolour(const QTextCursor &first, const QTextCursor &last)
{
    const bool isGoingOn = m_recolouring.isActive();
    if (!isGoingOn || first < m_next)
        m_next = first;
    if (!isGoingOn || m_last < last)
        m_last = last;
    m_recolouring.start(0ms);
}

void SourceHighlighter::recolourSome()
{
    QElapsedTimer clock;
    clock.start();
    const QTextBlock last = m_last.block();
    for (QTextBlock block = m_next.block(); block.isValid(); block = block.next()) {
        if (clock.durationElapsed() >= highlightTime) {
            m_next = QTextCursor(block);
            return;
        }
        rehighlightBlock(block);
        if (block == last)
            break;
    }
    m_recolouring.stop();
}

void SourceHighlighter::applyFormat(
    int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length == 0)
        return;
    SyntaxHighlighter::applyFormat(offset, length, format);
    QTextCharFormat applied = this->format(offset);
    if (!applied.hasProperty(QTextFormat::ForegroundBrush))
        return;
    const QColor colour = applied.foreground().color();
    auto known = m_readable.constFind(colour.rgb());
    if (known == m_readable.cend())
        known = m_readable.insert(colour.rgb(), readableOn(m_ground, colour, m_text));
    if (*known == colour)
        return;
    applied.setForeground(*known);
    setFormat(offset, length, applied);
}

} // namespace boardwright
