// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/source_fixture.h"

#include "core/formats/native.h"

#include <QVBoxLayout>

namespace boardwright::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

NativeFile file(int goals)
{
    GoalSet set;
    for (int i = 1; i <= goals; ++i) {
        Objective &objective = set.objectives.emplace_back();
        objective.id = set.nextRow();
        objective.goal = u"Forge {{X}} blade[[s]] %1"_s.arg(i);
        objective.range = {1, 2};
    }
    auto read = readNative(writeNative(set));
    Q_ASSERT(read);
    return *read;
}

} // namespace

void SourceFixture::openWindow()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt(file(8), {});
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_view = new SourceView(*m_document, m_files, m_window.get());
    m_other = new QLineEdit(m_window.get());
    layout->addWidget(m_view);
    layout->addWidget(m_other);
    m_edit = m_view->findChild<SourceEdit *>();
    m_view->session().setPause(10ms);
    m_window->resize(700, 500);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_edit->setFocus();
    QVERIFY(isReady());
}

void SourceFixture::closeWindow()
{
    m_window.reset();
    m_document.reset();
}

} // namespace boardwright::test
