// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "tests/soak/monkey.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/random_native.h"
#include "ui/widgets/window/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QTest>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array clipboards{
    "Goal\tWeighting\tTag\nSail home\t40\tboats\nSail away\t60\tboats\n", "one\ntwo\nthree\n",
    "[{\"name\": \"First\"}, {\"name\": \"Second\"}]", "12\t13\n14\t15\n",
    "{\"objectives\": [{\"goal\": \"Only one\"}]}", "x", "", "bingoList[1] = [{name: \"Far\"}];",
    "{\"objectives\": [{\"goal\": 5}]}", "\t\t\n\t\n"};

} // namespace

QByteArray Monkey::someBytes()
{
    const QDir lists(fixturePath("lists/valid"));
    switch (m_random.below(4)) {
    case 0:
        return test::RandomNative(static_cast<quint32>(m_random.below(1'000'000))).file();
    case 1: {
        QFile list(lists.filePath(m_random.pick(lists.entryList(QDir::Files))));
        return list.open(QIODevice::ReadOnly) ? list.readAll() : QByteArray();
    }
    case 2:
        return writeNative(plainSet(m_random.below(60)));
    default:
        return m_random.pick(clipboards);
    }
}

void Monkey::fillClipboard()
{
    const QByteArray bytes = someBytes();
    auto *content = new QMimeData;
    content->setText(QString::fromUtf8(bytes));
    begin(u"%1 bytes on the clipboard"_s.arg(bytes.size()));
    QApplication::clipboard()->setMimeData(content);
}

QString Monkey::writtenFile()
{
    constexpr int kept = 20;
    const QString path = u"%1/set-%2.json"_s.arg(m_folder).arg(++m_files % kept);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(someBytes()) < 0)
        m_faults << u"The monkey cannot write %1."_s.arg(path);
    return path;
}

void Monkey::openAFile()
{
    const QString path = writtenFile();
    begin(u"open %1"_s.arg(path));
    m_window->openFile(path);
}

/// Only names in the monkey's folder are given to a file dialog, so that it writes nowhere else.
void Monkey::useFileDialog(QFileDialog &dialog)
{
    auto *name = dialog.findChild<QLineEdit *>(u"fileNameEdit"_s);
    if (name == nullptr || m_random.chance(30)) {
        leave(dialog);
        return;
    }
    const bool saves = dialog.acceptMode() == QFileDialog::AcceptSave;
    const QString path
        = saves ? u"%1/saved-%2.json"_s.arg(m_folder).arg(m_random.below(10)) : writtenFile();
    begin(u"%1 %2 in a dialog"_s.arg(saves ? u"save"_s : u"open"_s, path));
    name->setText(path);
    // The dialog asks in a loop of its own whether to overwrite.
    QTimer::singleShot(0, &dialog, [&dialog, agrees = m_random.chance(60)] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (box == nullptr || box->parentWidget() != &dialog)
            return;
        if (QAbstractButton *button = box->button(agrees ? QMessageBox::Yes : QMessageBox::No))
            button->click();
        else
            box->reject();
    });
    QTest::keyClick(name, Qt::Key_Return);
}

} // namespace boardwright
