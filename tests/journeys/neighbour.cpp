// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Another program on the desktop of a journey: it has a clipboard of its own, and files to drag out
// of it.

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QFile>
#include <QMimeData>
#include <QMouseEvent>
#include <QSocketNotifier>
#include <QTextStream>
#include <QUrl>
#include <QWidget>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// A small window whose content is dragged out as a file.
class FileToDrag final : public QWidget {
public:
    QString path;

protected:
    void mouseMoveEvent(QMouseEvent * /*event*/) override
    {
        auto *data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(path)});
        auto *drag = new QDrag(this); // Qt deletes it when the other program has the file
        drag->setMimeData(data);
        drag->exec(Qt::CopyAction);
    }
};

/// The content of a file, or nothing for "-".
QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void copy(const QStringList &words)
{
    auto *offered = new QMimeData;
    offered->setData(u"text/plain"_s, contentOf(words.value(1)));
    if (words.size() > 2)
        offered->setData(u"text/html"_s, contentOf(words.at(2)));
    QGuiApplication::clipboard()->setMimeData(offered);
}

void paste(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(QGuiApplication::clipboard()->text().toUtf8());
}

} // namespace

/// Obeys lines of words that are separated by tabs, and answers each with a line.
int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    FileToDrag window;
    window.setWindowFlags(Qt::X11BypassWindowManagerHint | Qt::FramelessWindowHint);
    window.setGeometry(QApplication::arguments().value(1).toInt(), 0, 60, 60);
    window.show();

    QTextStream input(stdin);
    const QSocketNotifier notifier(fileno(stdin), QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &window, [&] {
        const QString line = input.readLine();
        const QStringList words = line.split(u'\t');
        const char *answer = "done";
        if (words.first() == u"copy")
            copy(words);
        else if (words.first() == u"paste")
            paste(words.value(1));
        else if (words.first() == u"drag")
            window.path = words.value(1);
        else if (words.first() == u"owns")
            answer = QGuiApplication::clipboard()->ownsClipboard() ? "yes" : "no";
        else
            QApplication::quit();
        QApplication::processEvents();
        std::puts(answer);
        std::fflush(stdout);
    });
    return QApplication::exec();
}
