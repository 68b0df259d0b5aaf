// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/soak/monkey.h"

#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

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
    QTest::keyClick(name, Qt::Key_Return);
}

} // namespace boardwright
