/** Writes a text as a Word file with tracked changes: accepted, it is the new text; rejected, the old one. */
import { escapeXml } from '../escape-xml.ts'
import { writeBody } from './write-document.ts'

export type Replacement = { from: number; to: number; text: string }
export type Tracking = { author: string /** An ISO time. */; date: string }

type TrackedPiece = { kind: 'same' | 'gone' | 'come'; text: string }

/** The replacements do not overlap and are in order. */
export function writeTracked(
  text: string,
  replacements: readonly Replacement[],
  tracking: Tracking,
): Uint8Array {
  let id = 0
  const about = () => {
    id += 1
    return `w:id="${id}" w:author="${escapeXml(tracking.author)}" w:date="${tracking.date.replace(/\.\d+Z$/, 'Z')}"`
  }
  const runOf = ({ kind, text: words }: TrackedPiece): string => {
    if (words === '') return ''
    const run = (tag: string) => `<w:r><w:${tag} xml:space="preserve">${escapeXml(words)}</w:${tag}></w:r>`
    if (kind === 'same') return run('t')
    return kind === 'gone'
      ? `<w:del ${about()}>${run('delText')}</w:del>`
      : `<w:ins ${about()}>${run('t')}</w:ins>`
  }
  const paragraphs = paragraphsOf(trackedPieces(text, replacements))
  return writeBody(paragraphs.map((pieces) => `<w:p>${pieces.map(runOf).join('')}</w:p>`).join(''))
}

function trackedPieces(text: string, replacements: readonly Replacement[]): TrackedPiece[] {
  const pieces: TrackedPiece[] = []
  let at = 0
  for (const { from, to, text: put } of replacements) {
    pieces.push(
      { kind: 'same', text: text.slice(at, from) },
      { kind: 'gone', text: text.slice(from, to) },
      { kind: 'come', text: put },
    )
    at = to
  }
  return [...pieces, { kind: 'same', text: text.slice(at) }]
}

/** Line breaks between changes start paragraphs; one inside a change becomes a space. */
function paragraphsOf(pieces: readonly TrackedPiece[]): TrackedPiece[][] {
  const paragraphs: TrackedPiece[][] = [[]]
  for (const { kind, text } of pieces) {
    if (kind !== 'same') {
      paragraphs.at(-1)!.push({ kind, text: text.replace(/\r?\n/g, ' ') })
      continue
    }
    const [first = '', ...rest] = text.split(/\r?\n/)
    paragraphs.at(-1)!.push({ kind, text: first })
    for (const line of rest) paragraphs.push([{ kind, text: line }])
  }
  return paragraphs
}
