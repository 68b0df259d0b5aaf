// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Hints can be read, whatever palette the theme has.

#include "tests/support/unit.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/readable_palette.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QPalette>
#include <QTest>

using namespace boardwright;

class TestReadablePalette final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    static void initTestCase() { keepPaletteReadable(); }

    static void aPaletteThatCanBeReadStays();
    static void hintsForAWhiteGroundAreMended();
    static void theThemeTurnsLightAgain();

private:
    static QPalette palette(const QColor &base, const QColor &text, const QColor &hint)
    {
        QPalette result = QApplication::palette();
        result.setColor(QPalette::Base, base);
        result.setColor(QPalette::Text, text);
        result.setColor(QPalette::PlaceholderText, hint);
        return result;
    }

    /// As Qt does while the application runs.
    static void setTheme(const QPalette &palette)
    {
        QApplication::setPalette(palette);
        QEvent change(QEvent::ApplicationPaletteChange);
        QCoreApplication::sendEvent(qApp, &change);
    }

    static qreal contrastOfHints(const QPalette &palette)
    {
        const QColor base = palette.color(QPalette::Base);
        const QColor hint = palette.color(QPalette::PlaceholderText);
        return contrast(base, mixed(base, hint, hint.alphaF()));
    }
};

void TestReadablePalette::aPaletteThatCanBeReadStays()
{
    const QColor hint(90, 100, 110);
    setTheme(palette(Qt::white, Qt::black, hint));
    QCOMPARE(QApplication::palette().color(QPalette::PlaceholderText), hint);
}

void TestReadablePalette::hintsForAWhiteGroundAreMended()
{
    const QColor text(252, 252, 252);
    setTheme(palette(QColor(27, 30, 32), text, QColor(0, 0, 0, 128)));
    QCOMPARE_GE(contrastOfHints(QApplication::palette()), 3);
    QLineEdit edit;
    QCOMPARE_GE(contrastOfHints(edit.palette()), 3);
    // Still less than the text.
    QVERIFY(edit.palette().color(QPalette::PlaceholderText) != text);
}

void TestReadablePalette::theThemeTurnsLightAgain()
{
    setTheme(palette(Qt::white, Qt::black, QColor(255, 255, 255, 128)));
    QCOMPARE_GE(contrastOfHints(QApplication::palette()), 3);
}

BOARDWRIGHT_UNIT(TestReadablePalette, QApplication)
#include "tst_readable_palette.moc"
