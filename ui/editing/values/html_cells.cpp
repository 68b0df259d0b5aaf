// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the cells of HTML tables. QTextDocument would lay out each of them, and takes as long as
// the size that a stranger's "colspan" claims.

#include "core/base/limits.h"
#include "ui/editing/values/clipboard_cells.h"

#include <QHash>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Places the cells of table rows, as HTML's rules for merged cells say.
class HtmlGrid {
public:
    void beginRow()
    {
        m_rows.append(QStringList());
        m_column = 0;
        m_isTooLarge = m_isTooLarge || m_rows.size() > mostCsvLines;
    }

    /// Cells above do not reach into the next table.
    void endTable() { m_covered.clear(); }

    void addCell(QString text, qsizetype columns, qsizetype rows)
    {
        if (m_rows.isEmpty())
            beginRow();
        while (isCovered(m_column))
            ++m_column;
        const qsizetype end = m_column + columns;
        if (end > mostCsvCells) {
            m_isTooLarge = true;
            return;
        }
        QStringList &row = m_rows.last();
        m_cells += m_column + 1 - row.size();
        m_isTooLarge = m_isTooLarge || m_cells > mostHtmlCells;
        if (m_isTooLarge)
            return;
        row.resize(m_column);
        row.append(std::move(text));
        if (rows > 1) {
            m_covered.resize(std::max(m_covered.size(), static_cast<std::size_t>(end)));
            std::fill(
                m_covered.begin() + m_column, m_covered.begin() + end, m_rows.size() - 1 + rows);
        }
        m_column = end;
    }

    bool isTooLarge() const { return m_isTooLarge; }

    QList<QStringList> takeRows() { return std::move(m_rows); }

private:
    bool isCovered(qsizetype column) const
    {
        return std::cmp_less(column, m_covered.size())
            && m_covered[static_cast<std::size_t>(column)] >= m_rows.size();
    }

    QList<QStringList> m_rows;
    std::vector<qsizetype> m_covered; ///< by column: the number of rows down to a cell's last one
    qsizetype m_column = 0;
    qsizetype m_cells = 0;
    bool m_isTooLarge = false;
};

/// Collects text as it is shown: a run of white space is one space, and blocks begin lines.
class ShownText {
public:
    void add(QChar character)
    {
        if (isCollapsible(character)) {
            m_isSpaced = true;
            return;
        }
        if (!m_text.isEmpty()) {
            countBlock();
            if (m_breaks > 0)
                m_text += QString(m_breaks, u'\n');
            else if (m_isSpaced)
                m_text += u' ';
        }
        *this = ShownText(std::move(m_text));
        m_text += character == QChar::Nbsp ? QChar(u' ') : character;
    }

    void breakLine()
    {
        countBlock();
        ++m_breaks;
    }

    void boundBlock() { m_isBlockPending = true; }

    /// Without white space around it. Line breaks at the end of a cell show nothing.
    QString take() { return std::exchange(*this, ShownText()).m_text.trimmed(); }

    static bool isCollapsible(QChar character)
    {
        return character == u' ' || character == u'\n' || character == u'\r' || character == u'\t'
            || character == u'\f';
    }

    ShownText() = default;

private:
    explicit ShownText(QString text)
        : m_text(std::move(text))
    {
    }

    /// A block ends the line before it, but line breaks may have done so.
    void countBlock()
    {
        if (std::exchange(m_isBlockPending, false))
            m_breaks = std::max<qsizetype>(m_breaks, 1);
    }

    QString m_text;
    qsizetype m_breaks = 0; ///< before the next character
    bool m_isSpaced = false;
    bool m_isBlockPending = false;
};

/// Entities by name or number, as Qt knows them.
class HtmlEntities {
public:
    /// The text of "&name;"; null if it means nothing.
    QString textOf(const QString &name)
    {
        constexpr qsizetype mostNames = 300; // far more than a text needs
        if (const auto known = m_known.constFind(name); known != m_known.cend())
            return *known;
        if (name.startsWith(u'#'))
            return textOfNumber(name.sliced(1).toLower());
        return m_known.size() < mostNames ? m_known.insert(name, looked(name)).value() : QString();
    }

private:
    static QString looked(const QString &name)
    {
        const QString entity = u'&' + name + u';';
        const QString text = QTextDocumentFragment::fromHtml(entity).toPlainText();
        return text == entity ? QString() : text;
    }

    static QString textOfNumber(const QString &digits)
    {
        constexpr uint firstOfWindows = 0x80; // characters of Windows-1252 by their numbers there
        constexpr uint lastOfWindows = 0x9f;
        bool isNumber = false;
        const uint number = digits.startsWith(u'x') ? digits.sliced(1).toUInt(&isNumber, 16)
                                                    : digits.toUInt(&isNumber);
        if (!isNumber)
            return {};
        if (number >= firstOfWindows && number <= lastOfWindows)
            return looked(u'#' + digits);
        if (number == 0 || number > QChar::LastValidCodePoint || QChar::isSurrogate(number))
            return {QChar(QChar::ReplacementCharacter)};
        return QStringView(QChar::fromUcs4(number)).toString();
    }

    QHash<QString, QString> m_known{{u"amp"_s, u"&"_s}, {u"lt"_s, u"<"_s}, {u"gt"_s, u">"_s},
        {u"quot"_s, u"\""_s}, {u"apos"_s, u"'"_s}, {u"nbsp"_s, QString(QChar::Nbsp)}};
};

struct HtmlTag {
    QString name; ///< in lower case
    bool isEnd = false;
    qsizetype columns = 1;
    qsizetype rows = 1;
};

/// Reads the cells of the outermost tables in one pass.
class HtmlTables {
public:
    explicit HtmlTables(const QString &html)
        : m_html(html)
    {
    }

    std::optional<QList<QStringList>> read()
    {
        while (m_at < m_html.size() && !m_hasOutside && !m_grid.isTooLarge()) {
            if (isAt(u"<!--"))
                skipTo(u"-->");
            else if (isAt(u"<!") || isAt(u"<?"))
                skipTo(u">");
            else if (isAtTag())
                take(readTag());
            else
                takeCharacter();
        }
        endCell();
        if (!m_hasTable || m_hasOutside || m_grid.isTooLarge())
            return std::nullopt;
        return m_grid.takeRows();
    }

private:
    bool isAt(QStringView text) const { return m_html.sliced(m_at).startsWith(text); }

    bool isAtTag() const
    {
        const qsizetype letter = m_at + (isAt(u"</") ? 2 : 1);
        return m_html[m_at] == u'<' && letter < m_html.size() && m_html[letter].isLetter();
    }

    /// Past the text, or to the end.
    void skipTo(QStringView text, Qt::CaseSensitivity sensitivity = Qt::CaseSensitive)
    {
        const qsizetype found = m_html.indexOf(text, m_at, sensitivity);
        m_at = found < 0 ? m_html.size() : found + text.size();
    }

    template <typename Is>
    QStringView takeWhile(Is is)
    {
        const qsizetype begin = m_at;
        while (m_at < m_html.size() && is(m_html[m_at]))
            ++m_at;
        return m_html.sliced(begin, m_at - begin);
    }

    HtmlTag readTag()
    {
        HtmlTag tag;
        tag.isEnd = isAt(u"</");
        m_at += tag.isEnd ? 2 : 1;
        const auto endsName
            = [](QChar c) { return c.isSpace() || c == u'>' || c == u'/' || c == u'='; };
        tag.name = takeWhile([&](QChar c) { return !endsName(c); }).toString().toLower();
        while (m_at < m_html.size() && m_html[m_at] != u'>') {
            const QStringView name = takeWhile([&](QChar c) { return !endsName(c); });
            takeWhile([](QChar c) { return c.isSpace(); });
            if (m_at < m_html.size() && m_html[m_at] == u'=')
                readValue(name, tag);
            else if (m_at < m_html.size() && m_html[m_at] == u'/')
                ++m_at;
        }
        ++m_at; // '>'
        return tag;
    }

    void readValue(QStringView name, HtmlTag &tag)
    {
        ++m_at; // '='
        takeWhile([](QChar c) { return c.isSpace(); });
        const QChar quote = m_at < m_html.size() ? m_html[m_at] : QChar();
        const bool isQuoted = quote == u'"' || quote == u'\'';
        if (isQuoted)
            ++m_at;
        const QStringView value
            = takeWhile([&](QChar c) { return isQuoted ? c != quote : !c.isSpace() && c != u'>'; });
        if (isQuoted)
            ++m_at;
        constexpr qsizetype most = 65'534; // as browsers limit rows
        const auto number = [&] {
            return std::clamp<qsizetype>(
                value.first(std::min<qsizetype>(value.size(), 9)).toInt(), 1, most);
        };
        if (name.compare("colspan"_L1, Qt::CaseInsensitive) == 0)
            tag.columns = number();
        else if (name.compare("rowspan"_L1, Qt::CaseInsensitive) == 0)
            tag.rows = number();
    }

    void take(const HtmlTag &tag)
    {
        static constexpr std::array unseen{
            "script"_L1, "style"_L1, "title"_L1, "xml"_L1, "template"_L1, "noscript"_L1};
        if (!tag.isEnd && std::ranges::contains(unseen, tag.name)) {
            skipTo(u"</"_s + tag.name, Qt::CaseInsensitive);
            skipTo(u">");
        } else if (tag.name == "table"_L1) {
            takeTable(tag.isEnd);
        } else if (tag.name == "tr"_L1 || tag.name == "td"_L1 || tag.name == "th"_L1) {
            takePart(tag);
        } else if (tag.name == "br"_L1) {
            m_text.breakLine();
        } else if (isBlock(tag.name)) {
            m_text.boundBlock();
        }
    }

    static bool isBlock(const QString &name)
    {
        static constexpr std::array blocks{"p"_L1, "div"_L1, "li"_L1, "ul"_L1, "ol"_L1, "h1"_L1,
            "h2"_L1, "h3"_L1, "h4"_L1, "h5"_L1, "h6"_L1, "pre"_L1, "blockquote"_L1, "dt"_L1,
            "dd"_L1, "hr"_L1, "section"_L1, "article"_L1};
        return std::ranges::contains(blocks, name);
    }

    void takeTable(bool isEnd)
    {
        if (isEnd && m_depth <= 1) {
            endCell();
            m_grid.endTable();
            m_depth = 0;
            return;
        }
        m_depth += isEnd ? -1 : 1;
        m_hasTable = true;
        m_text.boundBlock();
    }

    void takePart(const HtmlTag &tag)
    {
        if (m_depth > 1) {
            if (tag.name == "tr"_L1)
                m_text.boundBlock();
            else
                m_text.add(u' ');
            return;
        }
        endCell();
        if (tag.isEnd || m_depth == 0)
            return;
        if (tag.name == "tr"_L1)
            m_grid.beginRow();
        else
            m_cell = tag;
    }

    void endCell()
    {
        const QString text = m_text.take();
        if (m_cell)
            m_grid.addCell(text, m_cell->columns, m_cell->rows);
        m_cell.reset();
    }

    void takeCharacter()
    {
        if (m_html[m_at] == u'&' && takeEntity())
            return;
        show(m_html[m_at++]);
    }

    bool takeEntity()
    {
        constexpr qsizetype longestName = 32;
        const QStringView name = m_html.sliced(m_at + 1).left(longestName);
        const auto *const end = std::ranges::find_if_not(
            name, [](QChar c) { return c.isLetterOrNumber() || c == u'#'; });
        if (end == name.end() || *end != u';')
            return false;
        const QString text = m_entities.textOf(name.first(end - name.begin()).toString());
        for (const QChar character : text)
            show(character);
        if (!text.isEmpty())
            m_at += (end - name.begin()) + 2;
        return !text.isEmpty();
    }

    void show(QChar character)
    {
        if (m_cell)
            m_text.add(character);
        else if (m_depth == 0)
            m_hasOutside = m_hasOutside || !character.isSpace();
    }

    QStringView m_html;
    qsizetype m_at = 0;
    HtmlGrid m_grid;
    ShownText m_text; ///< of the cell
    std::optional<HtmlTag> m_cell; ///< the cell that has begun
    HtmlEntities m_entities;
    qsizetype m_depth = 0; ///< of tables
    bool m_hasTable = false;
    bool m_hasOutside = false;
};

} // namespace

std::optional<QList<QStringList>> cellsOfHtml(const QString &html)
{
    return HtmlTables(html).read();
}

} // namespace boardwright
