/** Puts marks round spans of a body's text. The text is never changed: a run is at most split in two. */
import type { Span } from '../text/sentences.ts'
import { writtenPlace } from './markup.ts'
import type { Body, TextPiece, TextRun } from './runs.ts'

export type Marked = { span: Span; before: string; after: string }

/** Replacement of a stretch of the part. */
type Edit = { start: number; end: number; xml: string }
/** A split of a run: before the letter `at`. */
type Cut = { run: TextRun; at: number; xml: string }

const KEEPING_SPACES = '<w:t xml:space="preserve">'

export function markSpans(xml: string, body: Body, marked: readonly Marked[]): string {
  const cuts = marked.flatMap(({ span: { from, to }, before, after }) => {
    const first = runAt(body, from)
    const last = runAt(body, to - 1)
    if (!first || !last) return []
    return [
      { run: first, at: first.whole ? first.from : from, xml: before },
      { run: last, at: last.whole ? last.to : to, xml: after },
    ]
  })
  return applied(xml, [...together(cuts).map((cut) => editOf(xml, cut)), ...spacesKept(cuts)])
}

function runAt({ runs }: Body, at: number): TextRun | undefined {
  let low = 0
  let high = runs.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (runs[middle]!.to <= at) low = middle + 1
    else high = middle
  }
  const run = runs[low]
  // A mark between two paragraphs goes at the end of the first.
  return run && run.from <= at ? run : undefined
}

/** Several cuts at one place are merged, in their order. */
function together(cuts: readonly Cut[]): Cut[] {
  const at = new Map<string, Cut>()
  for (const cut of cuts) {
    const key = `${cut.run.start} ${cut.at}`
    const there = at.get(key)
    at.set(key, there ? { ...there, xml: there.xml + cut.xml } : cut)
  }
  return [...at.values()]
}

const isInside = (piece: TextPiece, at: number) => at > piece.at && at < piece.at + piece.text.length

function editOf(xml: string, { run, at, xml: marks }: Cut): Edit {
  if (at <= run.from) return inserted(run.start, marks)
  if (at >= run.to) return inserted(run.end, marks)
  const opening = xml.slice(run.start, run.inside)
  const parted = run.pieces.find((piece) => isInside(piece, at))
  if (parted) {
    const place = parted.letters + writtenPlace(parted.raw, at - parted.at)
    return inserted(place, `</w:t></w:r>${marks}${opening}${KEEPING_SPACES}`)
  }
  const next = run.pieces.find((piece) => piece.at >= at)
  return inserted(next?.start ?? run.end, next ? `</w:r>${marks}${opening}` : marks)
}

/** The first half of a split text may end in a space, which Word drops unless marked as preserved. */
function spacesKept(cuts: readonly Cut[]): Edit[] {
  const parted = new Set(cuts.flatMap(({ run, at }) => run.pieces.filter((piece) => isInside(piece, at))))
  return [...parted].map(({ start, letters }) => ({ start, end: letters, xml: KEEPING_SPACES }))
}

const inserted = (at: number, xml: string): Edit => ({ start: at, end: at, xml })

function applied(xml: string, edits: readonly Edit[]): string {
  const pieces: string[] = []
  let written = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(xml.slice(written, edit.start), edit.xml)
    written = edit.end
  }
  return [...pieces, xml.slice(written)].join('')
}
