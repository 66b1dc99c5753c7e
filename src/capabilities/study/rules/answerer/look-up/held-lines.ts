/** What can answer a question: every sentence, caption and table of the work, with its words and what stands over it. */
import { contentStems } from '#kit/text/content-stems.ts'
import { isProse, type ReadDocument, type ReadSentence } from '../../document/reading.ts'
import { isContentsLine } from '../../text/contents-line.ts'

export type HeldLine = {
  unit: ReadSentence
  stems: ReadonlySet<string>
  above: ReadonlySet<string>
  isByOthers: boolean
}
type HeldLines = { lines: readonly HeldLine[]; heldBy: ReadonlyMap<string, number> }

const known = new WeakMap<ReadDocument, HeldLines>()

export function heldLines(reading: ReadDocument): HeldLines {
  const kept = known.get(reading)
  if (kept) return kept
  const titles = new Map(reading.sections.map(({ id, title }) => [id, new Set(contentStems(title))]))
  const units = [
    ...reading.sentences.filter(
      (one) => isProse(one) || one.kind === 'caption' || one.kind === 'formula' || isPlanned(one),
    ),
    ...reading.blocks.filter((one) => one.kind === 'table' && (one.role !== 'references' || isPlanned(one))),
  ].filter(({ text }) => !isContentsLine(text))
  const afterCover = units.filter(({ role }) => role !== 'front-matter')
  // Notes without a heading are no cover.
  const lines = (afterCover.length > 0 ? afterCover : units).map((unit, at, all) => ({
    unit,
    stems: new Set(contentStems(unit.text)),
    above: new Set([...(titles.get(unit.section) ?? []), ...contentStems(labelOver(at, all))]),
    isByOthers: OF_OTHERS.test(unit.text),
  }))
  const heldBy = new Map<string, number>()
  for (const { stems } of lines) for (const stem of stems) heldBy.set(stem, (heldBy.get(stem) ?? 0) + 1)
  const made = { lines, heldBy }
  known.set(reading, made)
  return made
}

/** Budgets and timetables stand in parts without prose, and often behind the references. */
export const isPlanned = ({ part }: ReadSentence) => part === 'budget' || part === 'timetable'

/** "Maize:", or the caption of the figure that is spoken of. */
const LABEL = /^\W*[\p{L}\d-]+(?:\s+[\p{L}\d-]+){0,5}\s*:\s*$/u
const FAR = 12
export function labelOver(at: number, units: readonly ReadSentence[]): string {
  const { section } = units[at]!
  const found = units
    .slice(Math.max(0, at - FAR), at)
    .findLast((one) => one.section === section && (one.kind === 'caption' || LABEL.test(one.text)))
  return found?.text ?? ''
}

export const OF_OTHERS =
  /\bet al\b|\b[Aa]ccording to (?:the )?\p{Lu}|\(\p{Lu}[^()\d]{2,60}\d{4}[a-z]?\)|^\W*\p{Lu}[\p{L}' -]{2,40}(?:et al\.?,?)?\s*\((?:19|20)\d\d\)/u
