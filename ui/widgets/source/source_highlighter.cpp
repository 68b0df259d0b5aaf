// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_highlighter.h"

#include "ui/widgets/support/colour_mix.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include <QElapsedTimer>
#include <QTextBlock>
#include <QTextDocument>

#include <chrono>

namespace boardwright {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::nanoseconds highlightTime = 6ms;

} // namespace

SourceHighlighter::SourceHighlighter(QTextDocument *document, const QPalette &palette)
    : SyntaxHighlighter(document)
    , m_repository(std::make_unique<KSyntaxHighlighting::Repository>())
{
    connect(&m_recolouring, &QTimer::timeout, this, &SourceHighlighter::recolourSome);
    m_repository->addCustomSearchPath(QStringLiteral(":")); // its folder "syntax"
    setPalette(palette);
    setDefinition(m_repository->definitionForName(QStringLiteral("Boardwright goal set")));
}

SourceHighlighter::~SourceHighlighter() = default;

void SourceHighlighter::setPalette(const QPalette &palette)
{
    const QColor ground = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const KSyntaxHighlighting::Theme theme = m_repository->themeForPalette(palette);
    if (ground == m_ground && text == m_text && theme.name() == this->theme().name())
        return;
    m_ground = ground;
    m_text = text;
    m_readable.clear();
    setTheme(theme);
    m_nextLine = 0;
    m_recolouring.start(0ms);
}

void SourceHighlighter::recolourSome()
{
    QElapsedTimer clock;
    clock.start();
    QTextBlock block = document()->findBlockByNumber(m_nextLine);
    for (; block.isValid() && clock.durationElapsed() < highlightTime; block = block.next()) {
        rehighlightBlock(block);
        ++m_nextLine;
    }
    if (!block.isValid())
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
