// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QHash>
#include <QPalette>
#include <QTextCursor>
#include <QTimer>

#include <memory>

namespace KSyntaxHighlighting {
class Repository;
}

namespace boardwright {

/// The definition of the language and the themes, which take a while to be read.
class SourceSyntax final {
public:
    SourceSyntax();
    ~SourceSyntax();
    Q_DISABLE_COPY_MOVE(SourceSyntax)

    /// Reads one more part; false: all of it is there.
    bool readSome();

    /// Reads what is missing.
    KSyntaxHighlighting::Repository &repository();

private:
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    bool m_hasThemes = false;
};

/// Colours the text of a goal set's file, by our own definition of its language and the theme that
/// suits the palette. Law: every colour can be read on the palette's ground. Of a change of very
/// many lines (all matches replaced, that undone) the first are coloured at once, the others in
/// steps of a few milliseconds; until then they keep their colours.
class SourceHighlighter final : public KSyntaxHighlighting::SyntaxHighlighter {
    Q_OBJECT

public:
    SourceHighlighter(
        QTextDocument *document, std::shared_ptr<SourceSyntax> syntax, const QPalette &palette);
    ~SourceHighlighter() override;
    Q_DISABLE_COPY_MOVE(SourceHighlighter)

    /// Lines get new colours from the top, likewise.
    void setPalette(const QPalette &palette);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    /// The lines that these positions are in, and those between.
    void colourChanged(int from, int to);
    void recolour(const QTextCursor &first, const QTextCursor &last);
    void recolourSome();

    std::shared_ptr<SourceSyntax> m_syntax;
    QColor m_ground;
    QColor m_text;
    QHash<QRgb, QColor> m_readable; ///< by the theme's colour
    QTimer m_recolouring;
    QTextCursor m_next; ///< in the first line that still has its old colours
    QTextCursor m_last; ///< in the last one
    int m_revision = 0; ///< of the text that was coloured last
};

} // namespace boardwright
