# SPDX-FileCopyrightText: 2026 Boardwright authors
# SPDX-License-Identifier: GPL-3.0-or-later

# How every target of the project is made: one place for the language, the warnings and Qt's strictness.

# What GCC concludes of values at -O3 is false in code of the library that it has inlined into sources compiled
# together. AddressSanitizer and clang-tidy find what is true of it.
set(boardwright_false_at_O3
    -Wno-array-bounds -Wno-maybe-uninitialized -Wno-null-dereference -Wno-stringop-overread)

# An interface that carries the language level and the strictness; linked privately by every target.
add_library(boardwright_strict INTERFACE)
target_compile_features(boardwright_strict INTERFACE cxx_std_23)
target_compile_definitions(boardwright_strict INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_FOREACH QT_NO_KEYWORDS QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_UP_TO=0x060600
    # Qt takes every build type but Debug for one without assertions.
    $<$<NOT:$<CONFIG:Release>>:QT_FORCE_ASSERTS>)
target_compile_options(boardwright_strict INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wnull-dereference -Wimplicit-fallthrough
    "$<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:${boardwright_false_at_O3}>"
    # Not in tests, where Qt's QTRY_ macros narrow a duration to int.
    $<$<NOT:$<BOOL:$<TARGET_PROPERTY:BOARDWRIGHT_TEST>>>:-Wconversion>
    $<$<BOOL:${BOARDWRIGHT_WERROR}>:-Werror>
    # A precompiled header is the same whenever it was made, so that ccache can keep it.
    $<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>)

# moc waits for no library that its target links: it reads sources only.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
get_target_property(moc Qt6::moc IMPORTED_LOCATION)
configure_file("${CMAKE_CURRENT_LIST_DIR}/moc.sh.in" "${PROJECT_BINARY_DIR}/moc.sh" @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
set(CMAKE_AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc.sh")

# Headers inside a precompiled one keep their warnings; CMake would make system headers of them.
set(CMAKE_PCH_PROLOGUE "")

set(largest_unity 18)

# boardwright_library(NAME [MOC] SOURCES a.cpp ... HEADERS a.h ... PRECOMPILE <QString> ...): a static library whose
# headers are included by their path from the project's root. MOC: it has QObjects.
#
# The sources of a room (a folder of the library) are compiled together, so that a name in one room can collide with
# none in another. More than `largest_unity` at a time would make an edit of one source slow, and fewer would read the
# headers again too often: clang-tidy spends half its time there.
#
# PRECOMPILE names what at least half of the sources read, directly or not, counted over all of them. More than that
# makes an edit of one header rebuild sources that do not need it; less makes each source read it again.
function(boardwright_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "MOC" "" "SOURCES;HEADERS;PRECOMPILE")
    add_library(${name} STATIC ${arg_SOURCES})
    target_sources(${name} PUBLIC
        FILE_SET HEADERS BASE_DIRS "${PROJECT_SOURCE_DIR}" FILES ${arg_HEADERS})
    target_link_libraries(${name} PUBLIC boardwright_strict)
    set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF CXX_SCAN_FOR_MODULES OFF)
    if(arg_MOC)
        set_target_properties(${name} PROPERTIES AUTOMOC ON)
        # What moc writes stays apart from our own sources, which alone are checked.
        set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp"
            PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    boardwright_unite_rooms(${name} ${largest_unity} ${arg_SOURCES})
    boardwright_precompile(${name} ${arg_PRECOMPILE})
endfunction()

# boardwright_unite_rooms(TARGET LARGEST SOURCES...): in groups of equal size, of LARGEST sources at most.
function(boardwright_unite_rooms target largest)
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS ARGN)
        get_filename_component(room "${source}" DIRECTORY)
        string(MAKE_C_IDENTIFIER "room_${room}" room)
        list(APPEND rooms ${room})
        list(APPEND sources_of_${room} "${source}")
    endforeach()
    list(REMOVE_DUPLICATES rooms)
    foreach(room IN LISTS rooms)
        list(LENGTH sources_of_${room} size)
        math(EXPR groups "(${size} + ${largest} - 1) / ${largest}")
        set(place 0)
        foreach(source IN LISTS sources_of_${room})
            math(EXPR group "${place} * ${groups} / ${size}")
            math(EXPR place "${place} + 1")
            set_source_files_properties("${source}" PROPERTIES UNITY_GROUP "${room}_${group}")
        endforeach()
    endforeach()
endfunction()

# boardwright_precompile(TARGET HEADERS...): headers as in #include, with angle brackets or from the project's root.
function(boardwright_precompile target)
    if(BOARDWRIGHT_PRECOMPILE AND ARGN)
        list(TRANSFORM ARGN REPLACE "^([^<].*)$" "${PROJECT_SOURCE_DIR}/\\1")
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()

# boardwright_program(NAME SOURCES a.cpp ...)
function(boardwright_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE boardwright_strict)
    set_target_properties(${name} PROPERTIES CXX_EXTENSIONS OFF CXX_SCAN_FOR_MODULES OFF)
endfunction()

# boardwright_add_resources(TARGET): icons and samples, below ":/".
function(boardwright_add_resources target)
    get_property(files GLOBAL PROPERTY BOARDWRIGHT_RESOURCE_FILES)
    get_property(base GLOBAL PROPERTY BOARDWRIGHT_RESOURCE_BASE)
    qt_add_resources(${target} boardwright_resources PREFIX "/" BASE "${base}" FILES ${files})
endfunction()

# boardwright_add_translations(TARGET [LANGUAGE]): the compiled translations, or that of one language, below ":/i18n".
function(boardwright_add_translations target)
    get_property(files GLOBAL PROPERTY BOARDWRIGHT_TRANSLATION_FILES)
    if(ARGN)
        list(FILTER files INCLUDE REGEX "_(${ARGN})[.]ts$")
    endif()
    if(files)
        qt_add_lrelease(TS_FILES ${files} QM_FILES_OUTPUT_VARIABLE compiled)
        qt_add_resources(${target} boardwright_translations
            PREFIX "/i18n" BASE "${CMAKE_CURRENT_BINARY_DIR}" FILES ${compiled})
    endif()
endfunction()
