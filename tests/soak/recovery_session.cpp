// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A session of the editor that `./dev soak recovery` kills. It reports what it recovered from the
// previous session, then writes the current time into the first goal every few milliseconds. The
// last goal says whose work it is.
#include "core/formats/file.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QPushButton>
#include <QTimer>

#include <cstdio>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds longestSession(20);
constexpr std::chrono::milliseconds editPause(20);

void say(const char *what, qint64 number)
{
    std::printf("%s %lld\n", what, static_cast<long long>(number));
    std::fflush(stdout);
}

class Session final {
public:
    Session(const QString &folder, int goals, const QString &begins)
        : m_folder(folder)
        , m_goals(goals)
        , m_begins(begins)
    {
    }

    int run()
    {
        say("pid", QCoreApplication::applicationPid());
        m_window.show();
        m_window.files().keepUnsavedWork({.folder = m_folder});
        QObject::connect(&m_edits, &QTimer::timeout, &m_window, [this] { edit(); });
        QObject::connect(&m_offers, &QTimer::timeout, &m_window, [this] { takeOffer(); });
        if (!m_begins.isEmpty())
            begin();
        else
            m_offers.start(10);
        QTimer::singleShot(longestSession, &m_window, [this] {
            if (!m_edits.isActive())
                QCoreApplication::exit(1);
        });
        return QApplication::exec();
    }

private:
    void begin()
    {
        const QString path = m_folder + u"/set-"_s + m_begins + u".json"_s;
        GoalSet set = plainSet(m_goals);
        set.objectives.last().goal = m_begins;
        QDir().mkpath(m_folder);
        if (!saveFile(path, writeNative(set)))
            QCoreApplication::exit(1);
        QObject::connect(
            &m_window.files(), &DocumentFiles::opened, &m_window,
            [this] { m_edits.start(editPause); }, Qt::SingleShotConnection);
        m_window.openFile(path);
    }

    /// Recovers one work. Another one that is offered is left to the next session, which is not
    /// offered it before.
    void takeOffer()
    {
        if (m_hasTaken) {
            press(u"Later");
            return;
        }
        m_hasTaken = press(u"Recover");
        if (!m_hasTaken)
            return;
        const QList<Objective> &goals = m_window.document().set().objectives;
        say("recovered", goals.first().goal.toLongLong());
        say("work", goals.last().goal.toLongLong());
        m_edits.start(editPause);
    }

    bool press(QStringView text)
    {
        const auto buttons = m_window.findChildren<QPushButton *>();
        const auto found = std::ranges::find_if(buttons, [&](const QPushButton *button) {
            return button->isVisible() && button->text().remove(u'&') == text;
        });
        if (found != buttons.end())
            (*found)->click();
        return found != buttons.end();
    }

    void edit()
    {
        GoalSetDocument &document = m_window.document();
        changeObjectives(
            document, {document.set().objectives.first().id},
            [](Objective &goal) {
                goal.goal = QString::number(QDateTime::currentMSecsSinceEpoch());
            },
            u"Edit"_s);
        if (m_count++ == 0)
            say("editing", m_goals);
    }

    QString m_folder;
    int m_goals;
    QString m_begins; ///< number of a new work; empty: takes what is offered
    int m_count = 0;
    bool m_hasTaken = false;
    MainWindow m_window;
    QTimer m_edits;
    QTimer m_offers;
};

} // namespace

static const ListedUnit listedSession("recovery_session", [](int argc, char **argv) {
    const QApplication application(argc, argv);
    QApplication::setApplicationName(u"recovery_session"_s);
    return Session(qEnvironmentVariable("BOARDWRIGHT_SOAK_FOLDER"),
        qEnvironmentVariableIntValue("BOARDWRIGHT_SOAK_GOALS"),
        qEnvironmentVariable("BOARDWRIGHT_SOAK_BEGINS"))
        .run();
});
