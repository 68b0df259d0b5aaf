// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QFont>
#include <QLibraryInfo>
#include <QLocale>
#include <QSize>
#include <QTest>
#include <QTranslator>

#include <array>
#include <memory>
#include <vector>

namespace boardwright {

/// What people look at the window on.
struct Screen {
    const char *name;
    QSize size;
    double font = 1; ///< times the usual size
};

inline constexpr std::array screens{Screen{.name = "1024x700", .size = {1024, 700}},
    Screen{.name = "1280x800", .size = {1280, 800}},
    Screen{.name = "1920x1080", .size = {1920, 1080}},
    Screen{.name = "150%", .size = {1280, 800}, .font = 1.5}};

inline constexpr std::array shownLanguages{"en", "de", "fr", "zh_CN"};

/// The program's language, numbers and font for a while.
class SpokenLanguage final {
public:
    SpokenLanguage()
        : m_font(QApplication::font())
    {
    }

    ~SpokenLanguage() { end(); }

    Q_DISABLE_COPY_MOVE(SpokenLanguage)

    void speak(const QString &language, double fontFactor)
    {
        end();
        QFont larger = m_font;
        larger.setPointSizeF(m_font.pointSizeF() * fontFactor);
        QApplication::setFont(larger);
        QLocale::setDefault(QLocale(language));
        for (const auto &[name, folder] : {std::pair(QStringLiteral("qtbase"),
                                               QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
                 std::pair(QStringLiteral("boardwright"), QStringLiteral(":/i18n"))}) {
            auto translator = std::make_unique<QTranslator>();
            const bool isThere = translator->load(QLocale(), name, QStringLiteral("_"), folder);
            QVERIFY2(isThere || name == QStringLiteral("qtbase"), qPrintable(language));
            QCoreApplication::installTranslator(translator.get());
            m_translators.push_back(std::move(translator));
        }
    }

    void end()
    {
        m_translators.clear();
        QLocale::setDefault(QLocale::c());
        QApplication::setFont(m_font);
    }

private:
    QFont m_font;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace boardwright
