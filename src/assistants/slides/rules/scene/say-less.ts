/** The lines of a slide as a format wants them: fewer and shorter, each still a part of its sentence. */
import type { Point } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { unstopped, wordsIn } from '../words/clean.ts'
import { shortened } from '../words/shorten.ts'

export type SaidLine = { text: string; head?: string | undefined; point: Point }

/** `share`: how much of the slide's words these lines may take. */
export function saidLines(
  points: readonly Point[],
  { says }: Design,
  { most = says.points, share = 1 }: { most?: number; share?: number } = {},
): SaidLine[] {
  const room = says.words * share
  const lines: SaidLine[] = []
  let words = 0
  for (const point of points) {
    if (lines.length >= most) break
    const text = lineOf(point, says.line, says.longest)
    if (!text) continue
    const more = wordsIn(text) + wordsIn(point.head ?? '')
    if (lines.length > 0 && words + more > room && !point.edited) continue
    lines.push({ text, head: point.head, point })
    words += more
  }
  return lines.length > 0 ? lines : shortestOf(points)
}

function lineOf({ text, edited, sources }: Point, line: number, longest: number): string | undefined {
  if (edited) return text
  const kept = unstopped(text)
  if (wordsIn(kept) <= line) return kept
  const quote = sources[0]?.quote
  const shorter = quote === undefined ? undefined : shortened(quote, line)
  if (shorter && wordsIn(shorter) < wordsIn(kept)) return shorter
  return wordsIn(kept) <= longest ? kept : undefined
}

function shortestOf(points: readonly Point[]): SaidLine[] {
  const [shortest] = [...points].sort((a, b) => wordsIn(a.text) - wordsIn(b.text))
  return shortest ? [{ text: unstopped(shortest.text), head: shortest.head, point: shortest }] : []
}
