/** What a model may do with planned slides: put two of them together, and show a table with another result. Lines stay as they were proved. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { DeckSlide, PlannedDeck, Point, Visual } from '../deck/deck.ts'

export type Merge = { into: string; from: string }
export type Shows = { slide: string; table: string }

/** More do not fit on one slide. */
const MOST_LINES = 4
const LEAST_SHARED = 2

/** Each wish is granted or not by itself, and told where slides stay apart, and none after which fewer than `least` slides are left. Words of `subject` are on every slide. */
export function changedCourse(
  slides: readonly DeckSlide[],
  { merge, shows }: { merge: readonly Merge[]; shows: readonly Shows[] },
  { least, subject, tables }: { least: number; subject: string; tables: NonNullable<PlannedDeck['tables']> },
): { slides: DeckSlide[]; keptApart: boolean } {
  let all = [...slides]
  const find = (id: string) => all.find((one) => one.id === id)
  const change = (made: DeckSlide | undefined, gone: string): boolean => {
    const isMade = made !== undefined && all.length > least
    if (isMade) all = all.flatMap((one) => (one.id === gone ? [] : one.id === made.id ? [made] : [one]))
    return isMade
  }
  for (const { slide, table } of shows) {
    const offered = tables.find(({ id }) => id === table)
    if (!offered) change(withTableOf(find(slide), find(table), subject), table)
    else if (!all.some(({ visual }) => visual === offered.visual))
      all = all.map((one) => (one.id === slide ? withTable(one, offered) : one))
  }
  let keptApart = false
  for (const { into, from } of merge) {
    const areTwo = into !== from && find(into) !== undefined && find(from) !== undefined
    if (!change(merged(find(into), find(from)), from) && areTwo) keptApart = true
  }
  return { slides: all, keptApart }
}

const isUntouched = ({ whole, ask, marks = [] }: DeckSlide): boolean => !whole && !ask && marks.length === 0

/** Two slides of one part, whose lines have room together; of two visuals, neither may go. */
function merged(into: DeckSlide | undefined, from: DeckSlide | undefined): DeckSlide | undefined {
  if (!into || !from || into === from || into.part !== from.part) return undefined
  if (!isUntouched(into) || !isUntouched(from) || into.visual || from.visual || from.metrics.length > 0)
    return undefined
  const points = [...into.points, ...headlinePoint(from), ...from.points]
  if (points.length > MOST_LINES || into.metrics.length > 0) return undefined
  return {
    ...into,
    form: points.length === 1 ? 'statement' : 'points',
    points,
    script: [...into.script, ...from.script.slice(1)],
  }
}

/** A headline that was a sentence of the work is said on, as a line. */
function headlinePoint({ title, points, script }: DeckSlide): Point[] {
  if (points.some(({ text }) => text === title)) return []
  const line = script.find(({ text, sources }) => sources.length > 0 && text.includes(title))
  return line ? [{ text: title, sources: line.sources }] : []
}

/** The table that a result stands in: no line repeats the headline beside it. */
function withTable(slide: DeckSlide, { of, visual }: NonNullable<PlannedDeck['tables']>[number]): DeckSlide {
  const points = slide.points.filter(({ text }) => text !== slide.title)
  const isFree = !slide.visual && slide.metrics.length === 0 && points.length <= 2
  return of.includes(slide.id) && isFree && isUntouched(slide)
    ? { ...slide, form: 'visual', visual, points }
    : slide
}

/** A result told in words, with the table that names the same things. */
function withTableOf(
  slide: DeckSlide | undefined,
  other: DeckSlide | undefined,
  subject: string,
): DeckSlide | undefined {
  const visual = other?.visual
  if (!slide || !other || slide === other || slide.visual || slide.metrics.length > 0 || !visual)
    return undefined
  if (visual.kind === 'picture' || slide.part !== 'Results' || other.part !== 'Results') return undefined
  if (!isUntouched(slide) || !isUntouched(other) || slide.points.length > 2) return undefined
  const said = new Set(contentStems([slide.title, ...slide.points.map(({ text }) => text)].join(' ')))
  const ofAll = new Set(contentStems(subject))
  const named = new Set(contentStems(wordsIn(visual)).filter((stem) => said.has(stem) && !ofAll.has(stem)))
  if (named.size < LEAST_SHARED) return undefined
  return { ...slide, form: 'visual', visual, script: [...slide.script, ...other.script.slice(1)] }
}

const wordsIn = (visual: Exclude<Visual, { kind: 'picture' }>): string =>
  [
    visual.caption,
    ...(visual.kind === 'table'
      ? visual.rows.flat()
      : [...visual.categories, ...visual.series.map(({ name }) => name)]),
  ].join(' ')
