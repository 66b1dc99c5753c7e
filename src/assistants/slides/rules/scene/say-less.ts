/** The lines of a slide for a format: fewer and shorter, each still a part of its sentence. */
import type { Point } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { unstopped, wordCount } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'

export type SaidLine = { text: string; head?: string | undefined; point: Point }

/** `share`: these lines' share of the slide's words. First as short as possible, then longer as far as there is room. */
export function saidLines(
  points: readonly Point[],
  { says }: Design,
  { most = says.points, share = 1 }: { most?: number; share?: number } = {},
): SaidLine[] {
  const room = says.words * share
  const lines: (SaidLine & { longer: string[] })[] = []
  let words = 0
  for (const point of points) {
    if (lines.length >= most) break
    const [text, ...longer] = versionsOf(point, says)
    if (text === undefined) continue
    const more = wordCount(text) + wordCount(point.head ?? '')
    if (lines.length > 0 && words + more > room && !point.edited) continue
    lines.push({ text, head: point.head, point, longer })
    words += more
  }
  for (const line of lines)
    for (const text of line.longer) {
      const more = wordCount(text) - wordCount(line.text)
      if (words + more > room) continue
      line.text = text
      words += more
    }
  return lines.length > 0 ? lines.map(({ text, head, point }) => ({ text, head, point })) : shortestOf(points)
}

/** Cached, because every tried layout asks again. */
const known = new WeakMap<Point, Map<string, string[]>>()

/** The shortest first. */
function versionsOf(point: Point, says: Design['says']): string[] {
  const ofPoint = known.get(point) ?? new Map<string, string[]>()
  known.set(point, ofPoint)
  const key = `${says.line} ${says.longest}`
  const versions = ofPoint.get(key) ?? makeVersions(point, says)
  ofPoint.set(key, versions)
  return versions
}

function makeVersions(
  { text, edited, computed, worded, sources }: Point,
  { line, longest }: Design['says'],
): string[] {
  if (edited || computed || (worded && wordCount(text) <= longest)) return [text]
  const kept = unstopped(text)
  const quote = sources[0]?.quote
  const limits = [
    line,
    Math.round(line * 1.25),
    Math.round(line * 1.55),
    Math.round((line + longest) / 2),
    longest,
  ]
  const shorter =
    quote === undefined || wordCount(kept) <= line
      ? []
      : limits.flatMap((limit) => shortened(quote, limit) ?? [])
  const all = [...new Set([...shorter, kept])]
  const fitting = all.filter((one) => wordCount(one) <= longest)
  // What is too long for this format is said all the same, at its shortest.
  return (fitting.length > 0 ? fitting : all.slice(-1)).sort((a, b) => wordCount(a) - wordCount(b))
}

function shortestOf(points: readonly Point[]): SaidLine[] {
  const [shortest] = [...points].sort((a, b) => wordCount(a.text) - wordCount(b.text))
  return shortest ? [{ text: unstopped(shortest.text), head: shortest.head, point: shortest }] : []
}
