// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/screenshot.h"
#include "ui/editing/values/seed_text.h"
#include "ui/text/number_text.h"
#include "ui/widgets/paint/painting_thread.h"
#include "ui/widgets/paint/readable_palette.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/view_state.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QSessionManager>
#include <QSettings>
#include <QStandardPaths>
#include <QTranslator>

namespace {

using namespace boardwright;
using namespace Qt::StringLiterals;

struct Options {
    QString file;
    QString seed;
    QString screenshot;
};

Options readOptions(const QApplication &application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Editor for goal sets with a live board preview"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"FILE"_s,
        QApplication::translate("main", "The goal set to open; without it, a sample"), u"[FILE]"_s);
    const QCommandLineOption seed(
        u"seed"_s, QApplication::translate("main", "The seed of the first board"), u"TEXT"_s);
    const QCommandLineOption screenshot(u"screenshot"_s,
        QApplication::translate("main", "Save a picture of the window, print the board and quit"),
        u"OUT.png"_s);
    parser.addOptions({seed, screenshot});
    parser.process(application);
    return {.file = parser.positionalArguments().value(0),
        .seed = parser.value(seed),
        .screenshot = parser.value(screenshot)};
}

/// Installs the translations. Returns the language of the window.
QString installTranslations(QApplication &application)
{
    const auto install = [&](const QString &name, const QString &folder, const QLocale &locale) {
        auto *translator = new QTranslator(&application);
        if (!translator->load(locale, name, u"_"_s, folder))
            return QString();
        QApplication::installTranslator(translator);
        return translator->language();
    };
    install(u"qtbase"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath), QLocale());
    const QString own = install(u"boardwright"_s, u":/i18n"_s, QLocale());
    // English has a translation file too, for its plurals.
    return own.isEmpty() ? install(u"boardwright"_s, u":/i18n"_s, QLocale(QLocale::English)) : own;
}

/// Numbers are written as the user's locale does if it is of the window's language, else as that
/// language does. Not by Qt's default locale: where LC_ALL is C, as in the private root
/// (.dev/enter.sh), it has the language of LANGUAGE but the numbers of C.
void setNumbers(const QString &language)
{
    QList<QLocale> wanted;
    for (const char *name : {"LC_ALL", "LC_NUMERIC", "LANG"}) {
        if (const QString value = qEnvironmentVariable(name); !value.isEmpty()) {
            wanted << QLocale(value);
            break; // the first that is set counts
        }
    }
    for (const QString &name : QLocale().uiLanguages())
        wanted << QLocale(name);
    QLocale::setDefault(numbersLocale(language, wanted));
}

/// If the file cannot be opened, the sample is shown below the error message.
void openOrSample(MainWindow &window, const QString &path)
{
    QObject::connect(&window, &MainWindow::openFailed, &window, [&window] {
        if (window.document().revision() > 0)
            return;
        const QString reason = window.messageBar().text();
        window.files().openSample();
        window.messageBar().showMessage(Severity::Error, reason);
    });
    window.openFile(path);
}

/// Beside the settings, but local to this computer.
QString recoveryFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + u"/recovery"_s;
}

/// The session of the desktop ends: unsaved work is kept for the next start, and asked about if the
/// session waits for the answer.
void endSession(DocumentFiles &files, QSessionManager &session)
{
    files.keepWorkNow();
    if (!session.allowsInteraction())
        return;
    if (!files.waitUntilMayClose())
        session.cancel();
    session.release();
}

const QString viewKey = u"view"_s;
const QString recentKey = u"recentFiles"_s;

void restoreView(MainWindow &window)
{
    window.fitScreen(); // used only if no size was saved
    window.restoreViewState(viewStateFrom(QSettings().value(viewKey).toMap()));
    const auto keptFiles = [] { return QSettings().value(recentKey).toStringList(); };
    window.files().setRecentFiles(keptFiles());
    window.files().setKeptFiles(keptFiles);
    // Saved at once, because another window may open, or this program may crash.
    QObject::connect(&window.files(), &DocumentFiles::recentFilesChanged, &window,
        [](const QStringList &paths) { QSettings().setValue(recentKey, paths); });
}

void rememberView(const MainWindow &window)
{
    QSettings().setValue(viewKey, toMap(window.viewState()));
}

} // namespace

int main(int argc, char **argv)
{
    paintInOneThread();
    QApplication application(argc, argv);
    keepPaletteReadable();
    QApplication::setApplicationName(u"boardwright"_s);
    QApplication::setApplicationDisplayName(u"Boardwright"_s);
    QApplication::setApplicationVersion(QStringLiteral(BOARDWRIGHT_VERSION));
    QApplication::setOrganizationName(u"boardwright"_s);
    QApplication::setDesktopFileName(u"org.boardwright.Boardwright"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/boardwright.svg"_s));
    setNumbers(installTranslations(application));
    const Options options = readOptions(application);

    MainWindow window;
    if (options.seed.isEmpty())
        window.boardChoice().setSeed(randomSeed());
    else
        window.boardChoice().insistOnSeed(options.seed);
    if (options.file.isEmpty())
        window.files().openSample();
    else
        openOrSample(window, options.file);

    if (!options.screenshot.isEmpty()) {
        takeScreenshot(window, options.screenshot);
        return QApplication::exec();
    }

    restoreView(window);
    window.files().keepUnsavedWork({.folder = recoveryFolder()});
    QObject::connect(
        &application, &QGuiApplication::commitDataRequest, &window,
        [&window](QSessionManager &session) { endSession(window.files(), session); },
        Qt::DirectConnection);
    window.show();
    const int status = QApplication::exec();
    rememberView(window);
    return status;
}
