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

/// The language definition and the themes. Reading them takes a while.
class SourceSyntax final {
public:
    SourceSyntax();
    ~SourceSyntax();
    Q_DISABLE_COPY_MOVE(SourceSyntax)

    /// Reads one more part; false if everything is read.
    bool readSome();

    /// Reads what is missing.
    KSyntaxHighlighting::Repository &repository();

private:
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    bool m_hasThemes = false;
};

/// Colours the text of a goal set's file, by the program's own language definition and the theme
/// that suits the palette. Law: every colour has enough contrast to the palette's background. After
/// a very large change (replace all, or its undo) the first lines are coloured at once and the
/// others in steps of a few milliseconds; until then they keep their old colours.
class SourceHighlighter final : public KSyntaxHighlighting::SyntaxHighlighter {
    Q_OBJECT

public:
    SourceHighlighter(
        QTextDocument *document, std::shared_ptr<SourceSyntax> syntax, const QPalette &palette);
    ~SourceHighlighter() override;
    Q_DISABLE_COPY_MOVE(SourceHighlighter)

    /// Recolours all lines from the top in the same way.
    void setPalette(const QPalette &palette);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    /// The lines from that of `from` to that of `to`, both inclusive.
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
    int m_revision = 0; ///< of the text coloured last
};

} // namespace boardwright
