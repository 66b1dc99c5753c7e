/** The markup of a Word part, read with the place of every tag, so that an edit leaves all other bytes alone. */

export type Tag = {
  name: string
  kind: 'open' | 'close' | 'empty'
  /** Offset in the part. */
  start: number
  end: number
}

// A `>` inside quotation marks does not end a tag; comments, declarations and CDATA sections are skipped whole.
const TAG =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!](?:[^>"']|"[^"]*"|'[^']*')*>|<(\/?)([A-Za-z_][\w:.-]*)(?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>/g

export function* tagsOf(xml: string): Generator<Tag> {
  for (const found of xml.matchAll(TAG)) {
    const [whole, closing, name, empty] = found
    if (!name) continue
    const kind = closing ? 'close' : empty ? 'empty' : 'open'
    yield { name, kind, start: found.index, end: found.index + whole.length }
  }
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const REFERENCE = /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)

/** Decoded text; an unknown reference is left as written. */
export const unescaped = (xml: string): string =>
  xml.includes('&')
    ? xml.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
        if (name) return NAMED[name.toLowerCase()] ?? whole
        const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
        return isCharacter(code) ? String.fromCodePoint(code) : whole
      })
    : xml

/** The offset in the encoded text of the letter at `at` in the decoded text. */
export function writtenPlace(xml: string, at: number): number {
  let read = 0
  let written = 0
  for (const found of xml.matchAll(REFERENCE)) {
    const before = found.index - written
    if (read + before >= at) break
    read += before + unescaped(found[0]).length
    written = found.index + found[0].length
  }
  return written + at - read
}

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
