// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How numbers read in the whole window, in the formats of its languages. What the texts around them
// say does not matter here: a translation has the place markers of its source (tst_translations).

#include "core/generator/generator.h"
#include "tests/support/places.h"
#include "tests/support/sets/samples.h"
#include "tests/support/unit.h"
#include "tests/support/windows/read_texts.h"
#include "ui/editing/board/board_choice.h"
#include "ui/text/number_text.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNumbersRead : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void cleanup()
    {
        m_window.reset();
        QLocale::setDefault(QLocale::c());
    }

    void everyNumberIsForPeople_data();
    void everyNumberIsForPeople();

private:
    std::unique_ptr<MainWindow> m_window;
};

namespace {

/// What sums of a tuner leave behind, near a number of the field.
double noisy(const Field &field)
{
    const double number = 0.1 + 0.05;
    const double nothing = 0.15 - 0.1 - 0.05;
    if (number >= field.min && number <= field.max)
        return field.min < 0 ? nothing : number;
    return field.min + (field.max - field.min) * number;
}

Value noisyValue(const Field &field)
{
    if (field.kind == Kind::Number)
        return noisy(field);
    return QList<NamedNumber>{{.name = u"race"_s, .number = noisy(field)}};
}

bool isNoisy(const Field &field)
{
    return field.kind == Kind::Number || field.kind == Kind::NumbersByName;
}

/// The set, with such numbers in all fields of the generator, and in a row of each of its tables.
GoalSet withNoise(GoalSet set, const Info &info)
{
    for (const Section *section : info.sections) {
        for (const Field &field : section->fields) {
            if (!isNoisy(field))
                continue;
            switch (section->home) {
            case Home::Once:
                setValue(set.once[section->key], field, noisyValue(field));
                break;
            case Home::Table: {
                QList<TableRow> &rows = set.tables[section->key];
                if (rows.isEmpty())
                    rows << TableRow{.id = set.nextRow(), .values = {}, .verbatim = {}};
                setValue(rows.first().values, field, noisyValue(field));
                break;
            }
            case Home::BesideObjective:
                for (qsizetype i = 0; i < std::min<qsizetype>(3, set.objectives.size()); ++i)
                    setValue(set.objectives[i].extension[section->key], field, noisyValue(field));
                break;
            }
        }
    }
    return set;
}

/// Numbers that the set itself spells out, in goals and names: they are quoted as they are.
QStringList spelledIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression digits(u"\\d{4,}"_s);
    QStringList spelled;
    for (const QRegularExpressionMatch &match :
        digits.globalMatch(QString::fromUtf8(file.readAll())))
        spelled << match.captured();
    return spelled;
}

/// The numbers that fields hold, which are shown as they were typed.
QStringList typedIn(const GoalSet &set)
{
    QStringList typed;
    const auto take = [&](const FieldValues &values) {
        for (const Value &value : values) {
            if (const auto *number = std::get_if<double>(&value))
                typed << numberText(*number);
            if (const auto *numbers = std::get_if<QList<NamedNumber>>(&value)) {
                for (const NamedNumber &one : *numbers)
                    typed << numberText(one.number);
            }
        }
    };
    for (const FieldValues &values : set.once)
        take(values);
    for (const QList<TableRow> &rows : set.tables) {
        for (const TableRow &row : rows)
            take(row.values);
    }
    for (const Objective &goal : set.objectives) {
        for (const FieldValues &values : goal.extension)
            take(values);
    }
    return typed;
}

/// What is wrong with the digits of a text's numbers: of a percentage one may follow the point, of
/// milliseconds one, of others two, but for numbers so small that they would look like nothing, and
/// for those that fields hold.
QString digitsOf(const QString &text, const QStringList &typed)
{
    const QString point = QRegularExpression::escape(QLocale().decimalPoint());
    const QRegularExpression fraction(
        u"(?<![\\d.,])(\\d[\\d\\x{202f}\\x{a0}.,’]*)?%1(\\d+)(?![\\d.,]*\\d)(\\s?%|\\s?ms\\b)?"_s
            .arg(point));
    for (const QRegularExpressionMatch &match : fraction.globalMatch(text)) {
        const QString number = match.captured(1) + QLocale().decimalPoint() + match.captured(2);
        const double size = numberOfText(number).value_or(1);
        const qsizetype most = match.captured(3).isEmpty() ? 2 : 1;
        constexpr double small = 0.01;
        if (match.captured(2).size() > most && size >= small && !typed.contains(number))
            return u"more digits than its unit has"_s;
    }
    return {};
}

/// What is wrong with the numbers of a text; empty: nothing.
QString wrongIn(const QString &text, const QStringList &spelled)
{
    static const QRegularExpression raw(u"\\d[.,]\\d{7,}|\\d[eE][-+]?\\d\\d"_s);
    static const QRegularExpression whole(u"(?<![\\d.,\\w])\\d{4,}(?![\\w])"_s);
    if (raw.match(text).hasMatch())
        return u"a raw double"_s;
    for (const QRegularExpressionMatch &match : whole.globalMatch(text)) {
        if (!spelled.contains(match.captured()))
            return u"a whole number without groups"_s;
    }
    return {};
}

} // namespace

void TestNumbersRead::everyNumberIsForPeople_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("sample");

    const auto row = [](const QString &sample, const QString &locale) {
        QTest::addRow("%s in %s", qPrintable(sample), qPrintable(locale)) << locale << sample;
    };
    for (const auto &[generator, sample] : generatorSamples()) {
        row(sample, u"en"_s);
        row(sample, u"de"_s);
    }
    for (const QString &locale : {u"fr"_s, u"zh_CN"_s}) {
        row(u"elder-isles"_s, locale);
        row(u"tiers"_s, locale);
    }
}

void TestNumbersRead::everyNumberIsForPeople()
{
    QFETCH(const QString, locale);
    QFETCH(const QString, sample);
    QLocale::setDefault(QLocale(locale));
    m_window = std::make_unique<MainWindow>();
    m_window->boardChoice().insistOnSeed(u"7"_s);
    m_window->resize(1280, 800);
    m_window->show();
    const QString path = resourcePath(qPrintable(u"samples/%1.json"_s.arg(sample)));
    m_window->openFile(path);
    QTRY_COMPARE(m_window->document().filePath(), path);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    const Info &info = m_window->boardChoice().generator().info();
    m_window->openUntitled(
        {.set = withNoise(m_window->document().set(), info), .notes = {}, .siteStyle = true});
    QTRY_VERIFY(m_window->preview().isUpToDate());
    // Enough boards for counts of four digits, where a generator makes them in good time.
    (void)QTest::qWaitFor(
        [&] {
            const auto counted = m_window->statistics().result();
            return m_window->statistics().isUpToDate() && counted
                && counted->tally.boards() > 1'000;
        },
        3'000);

    const QStringList spelled = spelledIn(path);
    const QStringList typed = typedIn(m_window->document().set());
    QStringList wrong;
    const QList<ReadText> texts = readTexts(*m_window);
    QVERIFY(texts.size() > 500);
    for (const ReadText &read : texts) {
        QString why = wrongIn(read.text, spelled);
        if (why.isEmpty())
            why = digitsOf(read.text, typed);
        if (!why.isEmpty())
            wrong << u"%1: %2: %3"_s.arg(why, read.where, read.text.left(200));
    }
    wrong.removeDuplicates();
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.mid(0, 40).join(u'\n')));
}

BOARDWRIGHT_UNIT(TestNumbersRead, QApplication)

#include "tst_numbers_read.moc"
