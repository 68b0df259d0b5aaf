// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/worse_question.h"

#include "ui/widgets/controls/dialogs.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace boardwright {

namespace {

struct WorseQuestion {
    Q_DECLARE_TR_FUNCTIONS(boardwright::WorseQuestion)
};

} // namespace

void applyOrAsk(const QStringList &worse, QWidget *widget, const std::function<void()> &apply)
{
    if (worse.isEmpty()) {
        apply();
        return;
    }
    auto *question = new QMessageBox(QMessageBox::Warning, WorseQuestion::tr("Worse Than Before"),
        WorseQuestion::tr("%Ln numbers are worse than before. Apply it all the same?", nullptr,
            static_cast<int>(worse.size())),
        QMessageBox::Apply | QMessageBox::Cancel, widget->window());
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(worse.join(u'\n'));
    question->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(question, &QMessageBox::finished, widget, [apply](int button) {
        if (button == QMessageBox::Apply)
            apply();
    });
    openDialog(question);
}

} // namespace boardwright
