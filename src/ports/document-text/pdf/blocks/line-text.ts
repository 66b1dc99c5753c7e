/** Lines → one text, with words broken by a line end rejoined, and the place of every character kept. */
import type { TextPlace } from '../../structure/raw-document.ts'
import type { PageLine } from '../page-lines.ts'

export type PlacedText = { text: string; places: TextPlace[] }

/** After these a hyphen at the line's end is part of the word: 'self-', 'well-'. */
const KEEPS_HYPHEN =
  /(^|[\s(])(self|well|non|cross|socio|high|low|long|short|one|two|three|four|half|first|second|third|full|part|large|small|evidence|time|real|follow|meta|peer)$/i

/** How the document itself spells its words when no line breaks them. */
export type Spelling = Set<string>

export function spellingOf(pages: PageLine[][]): Spelling {
  const words: Spelling = new Set()
  for (const line of pages.flat())
    for (const word of line.text.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [])
      if (word.length > 5) words.add(word.toLowerCase())
  return words
}

export function joinLines(lines: PageLine[], spelling: Spelling): PlacedText {
  let text = ''
  const places: TextPlace[] = []
  for (const line of lines) {
    const content = line.text.trimEnd()
    if (!content) continue
    const previous = text
    const broken = brokenWord(previous, content, lines[lines.indexOf(line) - 1]?.hyphen ?? false, spelling)
    if (broken === 'join') {
      if (/[-\u00ad]$/.test(previous)) text = previous.slice(0, -1)
    } else if (broken === 'hyphen') text += '-'
    else if (broken === 'space' && text) text += ' '
    const from = text.length
    text += content
    const lastPlace = places.at(-1)
    if (lastPlace && lastPlace.to > from) lastPlace.to = from
    places.push({
      from,
      to: text.length,
      page: line.page,
      top: line.top,
      bottom: line.bottom,
      lefts: line.lefts,
      rights: line.rights,
      ...(line.sures && { sures: line.sures }),
    })
  }
  return { text, places }
}

type Joint = 'join' | 'hyphen' | 'keep' | 'space'

function brokenWord(previous: string, next: string, marked: boolean, spelling: Spelling): Joint {
  // PDFium removes the mark; otherwise it is still at the end.
  if (marked) return isSpeltWithHyphen(previous, next, spelling) ? 'hyphen' : 'join'
  if (previous.endsWith('\u00ad')) return 'join'
  if (/\p{L}-$/u.test(previous))
    return isSpeltWithHyphen(previous.slice(0, -1), next, spelling) ? 'keep' : 'join'
  return /\S[–—/]$/.test(previous) ? 'keep' : 'space'
}

/** An address is never hyphenated: its hyphens are its own. */
const IN_ADDRESS = /(?:https?:\/\/|www\.|\b10\.\d{4,9}\/)\S*$/i

function isSpeltWithHyphen(previous: string, next: string, spelling: Spelling): boolean {
  if (IN_ADDRESS.test(previous)) return true
  if (!/^\p{Ll}/u.test(next)) return true
  const left = /[\p{L}-]+$/u.exec(previous)?.[0].toLowerCase() ?? ''
  const right = /^[\p{L}-]+/u.exec(next)?.[0].toLowerCase() ?? ''
  if (spelling.has(left + right)) return false
  return spelling.has(`${left}-${right}`) || KEEPS_HYPHEN.test(previous)
}
