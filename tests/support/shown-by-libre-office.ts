/** The comments of a Word file as LibreOffice shows them: it opens the file, and its own plain format says what each is about. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { unescaped } from '#kit/word/markup.ts'
import { makeDocx } from '../fixtures/make/word-files.ts'

export type ShownComment = { author: string; says: string; about: string }

const PROGRAM = 'soffice'

/** A part of it may be installed alone, the one for slides or for tables, and opens no Word file. */
export function libreOfficeIsHere(): boolean {
  try {
    shownByLibreOffice(makeDocx('<w:p><w:r><w:t>Goats.</w:t></w:r></w:p>'))
    return true
  } catch {
    return false
  }
}

export function shownByLibreOffice(file: Uint8Array): ShownComment[] {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-office-'))
  try {
    const path = join(folder, 'commented.docx')
    writeFileSync(path, file)
    execFileSync(
      PROGRAM,
      [
        // A separate profile: it neither needs a home folder nor conflicts with an open window.
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
        ...['--headless', '--convert-to', 'fodt', '--outdir', folder, path],
      ],
      { stdio: 'ignore' },
    )
    return commentsIn(readFileSync(join(folder, 'commented.fodt'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const COMMENT = /<office:annotation(?=[\s>])([^>]*)>([\s\S]*?)<\/office:annotation>/g

/** A comment precedes its words, with an end of the same name behind them; one without is about a point. */
function commentsIn(document: string): ShownComment[] {
  return [...document.matchAll(COMMENT)].map((found) => {
    const [whole, attributes = '', inside = ''] = found
    const name = /office:name="([^"]*)"/.exec(attributes)?.[1]
    const from = found.index + whole.length
    const to = name ? document.indexOf(`<office:annotation-end office:name="${name}"/>`, from) : -1
    return {
      author: wordsOf(/<dc:creator>([\s\S]*?)<\/dc:creator>/.exec(inside)?.[1] ?? ''),
      says: wordsOf(
        inside.replace(
          /<dc:creator>[\s\S]*?<\/dc:creator>|<dc:date>[\s\S]*?<\/dc:date>|<meta:[\s\S]*?<\/meta:[^>]*>/g,
          '',
        ),
      ),
      about: to < 0 ? '' : wordsOf(document.slice(from, to).replace(COMMENT, '')),
    }
  })
}

const wordsOf = (xml: string): string =>
  unescaped(
    xml
      .replace(/<text:(?:s|tab|line-break)\b[^>]*\/>/g, ' ')
      .replace(/<text:note\b[\s\S]*?<\/text:note>/g, '')
      .replace(/<\/text:p>/g, ' ')
      .replace(/<[^>]+>/g, ''),
  )
    .replace(/\s+/g, ' ')
    .trim()
