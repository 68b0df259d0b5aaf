// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/windows/generators_fixture.h"

#include "tests/support/unit.h"
#include "ui/widgets/board/parameter_bar.h"

#include <QComboBox>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

GeneratorsFixture::GeneratorsFixture() = default;
GeneratorsFixture::~GeneratorsFixture() = default;

void GeneratorsFixture::show()
{
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().setSeed(u"test"_s);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void GeneratorsFixture::close()
{
    m_window.reset();
}

void GeneratorsFixture::open(const GoalSet &set)
{
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    waitForBoard();
}

void GeneratorsFixture::waitForBoard()
{
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QTRY_COMPARE(m_window->boardPanel().view().result(), m_window->preview().result());
}

FieldEditor *GeneratorsFixture::parameterEditor(std::size_t index) const
{
    return m_window->boardPanel().parameterBar().editor(index);
}

void GeneratorsFixture::choose(QComboBox *box, const QString &text)
{
    QVERIFY(box != nullptr);
    const int item = box->findText(text);
    QVERIFY2(item >= 0, qPrintable(text));
    box->setCurrentIndex(item);
    Q_EMIT box->activated(item);
}

QStringList GeneratorsFixture::plotNames() const
{
    QStringList names;
    for (const TableRow &row : m_window->document().tableRows(plot::plots))
        names << textOf(row.values, plot::field(plot::plots, "name"_L1));
    return names;
}

} // namespace boardwright
