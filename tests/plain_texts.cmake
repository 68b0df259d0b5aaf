# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D ROOT=<project> -P plain_texts.cmake: fails if a source of the window lets Qt guess whether a text is HTML, or
# makes HTML elsewhere than the few files below. All texts of sets and files are plain text: ui/widgets/controls/
# plain_texts.h makes it so for labels and tool tips; what it cannot reach may not be used.

cmake_minimum_required(VERSION 3.29)

# Rich text of our own; what it quotes of sets is escaped.
set(rich ui/widgets/window/about_dialog.cpp ui/widgets/board/board_legend.cpp ui/widgets/board/board_panel.cpp
    ui/widgets/cells/text_edits.cpp ui/widgets/controls/hint_label.cpp)
# Reads HTML of the clipboard; asks Qt for single entities only.
list(APPEND rich ui/editing/values/html_cells.cpp)
set(html "toHtmlEscaped|setHtml\\(|insertHtml|appendHtml|fromHtml|RichText|\"<(p|b|i|br|a|span|div|table)[ />]")

# Nothing guesses, and nobody says so by hand.
set(guesses "mightBeRichText|AutoText|MarkdownText|setMarkdown|setWhatsThis|WhatsThisRole|QWhatsThis|QTextBrowser")
string(APPEND guesses "|QErrorMessage|QMessageBox::(about|critical|information|question|warning)\\(|<QSplashScreen>")
set(guess_here ui/widgets/controls/plain_texts.cpp)
# Tool tips are shown in one place.
set(tips "QToolTip::showText|<QToolTip>")
set(tips_here ui/widgets/controls/tool_tips.cpp)

file(GLOB_RECURSE sources RELATIVE "${ROOT}" "${ROOT}/ui/*.cpp" "${ROOT}/ui/*.h" "${ROOT}/app/gui/*.cpp"
    "${ROOT}/app/gui/*.h")
list(LENGTH sources count)
if(count EQUAL 0)
    message(FATAL_ERROR "no sources below ${ROOT}")
endif()
foreach(source IN LISTS sources)
    file(STRINGS "${ROOT}/${source}" lines REGEX "${html}|${guesses}|${tips}")
    foreach(line IN LISTS lines)
        if(line MATCHES "^ *//")
            continue()
        endif()
        if(line MATCHES "${guesses}" AND NOT source IN_LIST guess_here)
            message(SEND_ERROR "${source} lets Qt guess the format of a text: ${line}")
        endif()
        if(line MATCHES "${tips}" AND NOT source IN_LIST tips_here)
            message(SEND_ERROR "${source} shows a tool tip by itself; use ui/widgets/controls/tool_tips.h: ${line}")
        endif()
        if(line MATCHES "${html}" AND NOT source IN_LIST rich)
            message(SEND_ERROR "${source} makes HTML; texts are plain: ${line}")
        endif()
    endforeach()
endforeach()
message(STATUS "${count} files keep texts plain")
