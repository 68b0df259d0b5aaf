// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "app/cli/exit_status.h"
#include "tests/fuzz/law.h"

#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QList>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <utility>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;
using test::require;

namespace {

struct NamedBytes {
    QByteArray name;
    QByteArray bytes;
};

/// What libFuzzer made up: an argument on each line, and after each form feed a file, whose first
/// line is its name.
struct Session {
    QByteArrayList arguments;
    QList<NamedBytes> files;
};

bool isDigit(char byte)
{
    return byte >= '0' && byte <= '9';
}

/// Without what leads out of the folder ("2/4" stays), or asks for more than a second's work.
QByteArray tamed(const QByteArray &argument)
{
    constexpr int mostDigits = 2;
    QByteArray kept;
    int digits = 0;
    for (qsizetype i = 0; i < argument.size(); ++i) {
        const char byte = argument[i];
        digits = isDigit(byte) ? digits + 1 : 0;
        const bool isBetweenDigits = i > 0 && isDigit(argument[i - 1]) && i + 1 < argument.size()
            && isDigit(argument[i + 1]);
        if (digits <= mostDigits && byte != '\0')
            kept += byte == '/' && !isBetweenDigits ? '_' : byte;
    }
    return kept;
}

bool isFileName(const QByteArray &name)
{
    return !name.isEmpty() && !name.startsWith('.') && std::ranges::all_of(name, [](char byte) {
        return isDigit(byte) || byte == '.' || (byte >= 'a' && byte <= 'z');
    });
}

Session sessionOf(const QByteArray &bytes)
{
    constexpr qsizetype mostArguments = 30;
    constexpr qsizetype mostFiles = 3;
    constexpr qsizetype longestName = 20;
    Session session;
    QByteArrayList parts = bytes.split('\f');
    for (const QByteArray &argument : parts.takeFirst().split('\n').mid(0, mostArguments))
        session.arguments << tamed(argument);
    if (!session.arguments.isEmpty() && session.arguments.last().isEmpty())
        session.arguments.removeLast();
    for (const QByteArray &part : std::as_const(parts)) {
        const qsizetype end = std::max<qsizetype>(0, part.indexOf('\n'));
        const QByteArray name = part.first(end);
        if (isFileName(name) && name.size() <= longestName && session.files.size() < mostFiles)
            session.files.append({.name = name, .bytes = part.sliced(end + 1)});
    }
    return session;
}

/// Presses Ctrl+C again and again, from a while after it was made on. Only a command that waits
/// for it notices.
class Impatience final {
public:
    Impatience()
    {
        struct sigaction ignoring{};
        ignoring.sa_handler = [](int) { };
        ignoring.sa_flags = SA_RESTART;
        ::sigaction(SIGINT, &ignoring, &m_before);
        sigevent event{};
        event.sigev_notify = SIGEV_SIGNAL;
        event.sigev_signo = SIGINT;
        require(::timer_create(CLOCK_MONOTONIC, &event, &m_timer) == 0);
        constexpr timespec patience{.tv_sec = 0, .tv_nsec = 50'000'000};
        const itimerspec when{.it_interval = patience, .it_value = patience};
        require(::timer_settime(m_timer, 0, &when, nullptr) == 0);
    }

    Impatience(const Impatience &) = delete;
    Impatience &operator=(const Impatience &) = delete;

    ~Impatience()
    {
        ::timer_delete(m_timer);
        ::sigaction(SIGINT, &m_before, nullptr);
    }

private:
    timer_t m_timer{};
    struct sigaction m_before{};
};

/// A standard stream that goes to a file while it exists.
class Captured final {
public:
    Captured(std::FILE *&stream, std::FILE *file)
        : m_stream(stream)
        , m_before(std::exchange(stream, file))
    {
        std::rewind(file);
        require(::ftruncate(::fileno(file), 0) == 0);
    }

    Captured(const Captured &) = delete;
    Captured &operator=(const Captured &) = delete;

    ~Captured() { m_stream = m_before; }

private:
    std::FILE *&m_stream;
    std::FILE *m_before;
};

QByteArray contentsOf(std::FILE *file)
{
    std::fflush(file);
    std::rewind(file);
    QByteArray bytes;
    for (int byte = std::fgetc(file); byte != EOF; byte = std::fgetc(file))
        bytes += static_cast<char>(byte);
    return bytes;
}

/// The folder in which commands run. It is empty between them.
class Workplace final {
public:
    Workplace()
    {
        require(m_folder.isValid() && QDir::setCurrent(m_folder.path()));
        require(m_out != nullptr && m_err != nullptr);
    }

    Workplace(const Workplace &) = delete;
    Workplace &operator=(const Workplace &) = delete;

    ~Workplace()
    {
        std::fclose(m_out);
        std::fclose(m_err);
    }

    void run(const Session &session)
    {
        for (const auto &[name, bytes] : session.files) {
            QFile file(QString::fromLatin1(name));
            require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        }
        const int status = statusOf(session.arguments);
        checkSaid(status);
        if (std::ranges::none_of(session.arguments, isWriting))
            checkUntouched(session.files);
        for (const QString &name : filesHere())
            require(QFile::remove(name));
    }

private:
    int statusOf(QByteArrayList arguments)
    {
        arguments.prepend("boardwright-cli");
        std::vector<char *> pointers;
        for (QByteArray &argument : arguments)
            pointers.push_back(argument.data());
        const int count = static_cast<int>(pointers.size());
        pointers.push_back(nullptr);
        const Captured out(stdout, m_out);
        const Captured err(stderr, m_err);
        const Impatience impatience;
        return runCommandLine(count, pointers.data());
    }

    /// An end that is not good is explained, and nothing that is said can control a terminal.
    void checkSaid(int status)
    {
        const QString said = QString::fromUtf8(contentsOf(m_err));
        require(status == exit_status::good || status == exit_status::findings
            || status == exit_status::usage || status == exit_status::interrupted);
        const bool isExplained = !said.isEmpty() || !contentsOf(m_out).isEmpty(); // JSON says it
        require(status == exit_status::good || isExplained);
        require(std::ranges::none_of(said, [](QChar character) {
            return character.category() == QChar::Other_Control && character != u'\n';
        }));
    }

    static bool isWriting(const QByteArray &argument)
    {
        return argument.startsWith("-o") || argument.startsWith("--output")
            || argument.startsWith("--state");
    }

    static void checkUntouched(const QList<NamedBytes> &files)
    {
        QStringList names;
        for (const auto &[name, bytes] : files)
            names << QString::fromLatin1(name);
        for (const QString &name : filesHere())
            require(names.contains(name));
        for (qsizetype i = 0; i < files.size(); ++i) {
            if (names.lastIndexOf(names[i]) != i)
                continue; // a later one has its name
            QFile file(names[i]);
            require(file.open(QIODevice::ReadOnly) && file.readAll() == files[i].bytes);
        }
    }

    static QStringList filesHere()
    {
        return QDir::current().entryList(QDir::Files | QDir::Hidden | QDir::System);
    }

    QTemporaryDir m_folder;
    std::FILE *m_out = std::tmpfile();
    std::FILE *m_err = std::tmpfile();
};

} // namespace

/// Runs the command line in a folder of its own, and checks how it ends.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static Workplace workplace;
    workplace.run(sessionOf(test::bytesOf(data, size)));
    return 0;
}
