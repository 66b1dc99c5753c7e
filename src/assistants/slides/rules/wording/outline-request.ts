/** A model is asked for the course of the talk: which of the planned slides, and in which order. What it may not do, code undoes. */
import { z } from 'zod'
import { SAYS } from '../../spec.ts'
import type { DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { placeKey } from '../plan/by-model/contested.ts'
import { type DeckPart, PARTS } from '../plan/draft.ts'
import { changedCourse } from './changed-course.ts'
import { jsonIn } from './slide-words.ts'

export const OUTLINE_INSTRUCTIONS = [
  'You help a student to plan an academic talk of eighteen slides. Title, outline and references are set. Below, the other slides that were planned from the student’s own document, and further ones that could take their place.',
  'Answer with JSON and nothing else: {"order":["id","id"],"merge":[{"into":"id","from":"id"}],"shows":[{"slide":"id","table":"id"}]}',
  'Name the fifteen slides that make the best talk, in their order: the question, how it was answered, the main result, each other result, what it means, its limits, the answer. Leave out what says least. Use only the ids that are given. No more than fifteen fit, and those marked (must stay) are among them: one that you do not name takes the place of another.',
  'merge, where two slides say one thought: the second goes, its lines are added to the first. It does not count among the fifteen: leave it out of order. A slide holds four lines at most, and two slides with tables are not put together.',
  'shows, where a result in words stands in a table: its table is shown with it. The table is named by its own id, once, or by the id of the slide that has it: then that slide goes, and does not count. Either list may be empty.',
].join('\n')

const Id = z.string().max(60)
const Answer = z.object({
  order: z.array(Id).max(200),
  merge: z
    .array(z.object({ into: Id, from: Id }))
    .max(20)
    .catch([])
    .default([]),
  shows: z
    .array(z.object({ slide: Id, table: Id }))
    .max(20)
    .catch([])
    .default([]),
})

export function outlineText({ slides, spares, tables = [] }: PlannedDeck): string {
  const line = (slide: DeckSlide, isOwed: boolean) =>
    lineOfSlide(slide, { isOwed, table: tables.find(({ of }) => of.includes(slide.id))?.id })
  return [
    ...slides.slice(2, -1).map((slide) => line(slide, KEPT.test(slide.id))),
    'Not in the deck yet:',
    ...spares.map((slide) => line(slide, false)),
    ...(tables.length > 0 ? ['Tables that no slide shows yet:'] : []),
    ...tables.map(({ id, visual: { caption, rows } }) =>
      cutAtWord(`${id} ${caption}: ${rows.map((cells) => cells.filter(Boolean).join(', ')).join(' / ')}`),
    ),
  ].join('\n')
}

/** A line that is the headline is not said twice. */
function lineOfSlide(
  { id, part, kicker, title, points, visual, ask }: DeckSlide,
  { isOwed, table }: { isOwed: boolean; table: string | undefined },
): string {
  const besides = points.filter(({ text }) => text !== title).slice(0, 2)
  const notes = [
    ...(isOwed ? ['must stay'] : []),
    ...(ask && points.length === 0 ? ['waits for the student'] : []),
    ...(visual ? [`${visual.kind}: ${visual.caption}`] : []),
    ...(table ? [`stands in ${table}`] : []),
  ]
  return cutAtWord(
    [
      `${id} [${part}, ${kicker}] ${title}`,
      ...notes.map((note) => `(${note})`),
      besides.map(({ text }) => text).join(' / '),
    ]
      .filter(Boolean)
      .join(' '),
  )
}
const LONGEST = 400
const cutAtWord = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`

/** What a talk cannot do without, whatever a model thinks of it. */
const KEPT = /^(?:objectives|questions|result-1|conclusion|timetable|budget)(?:-\d+)?$/

/** Forty slides or three, unknown ones or one twice: there are always fifteen, each once, with the parts in their order. */
export function withCourse(plan: PlannedDeck, answer: string): PlannedDeck {
  const read = Answer.safeParse(jsonIn(answer))
  if (!read.success) return plan
  const [opening, agenda, ...rest] = plan.slides
  const references = rest.at(-1)
  const planned = rest.slice(0, -1)
  // What a talk cannot do without is not merged away.
  const isFree = (id: string) => !KEPT.test(id)
  const wishes = {
    merge: read.data.merge.filter(({ from }) => isFree(from)),
    shows: read.data.shows.filter(({ table }) => isFree(table)),
  }
  const { slides: all, keptApart } = changedCourse([...planned, ...plan.spares], wishes, {
    least: planned.length,
    subject: plan.title,
    tables: plan.tables ?? [],
  })
  const isPlanned = ({ id }: DeckSlide) => planned.some((one) => one.id === id)
  const body = [...all.filter(isPlanned), ...all.filter((slide) => !isPlanned(slide))]
  const wished = [...new Set(read.data.order)].flatMap((id) => all.find((slide) => slide.id === id) ?? [])
  if (!opening || !agenda || !references || wished.length === 0) return plan
  const owed = body.filter((slide) => isPlanned(slide) && KEPT.test(slide.id))
  const named = [...owed.filter((slide) => !wished.includes(slide)), ...wished]
  const kept = new Set<DeckSlide>()
  const isNew = (slide: DeckSlide) =>
    owed.includes(slide) || ![...owed, ...kept].some((one) => one !== slide && saysTheSame(one, slide))
  for (const slide of wished) if (kept.size < planned.length && isNew(slide)) kept.add(slide)
  for (const slide of owed) {
    if (!kept.has(slide) && kept.size === planned.length) kept.delete(lastOfFullest([...kept], owed))
    kept.add(slide)
  }
  // What the model left free is filled with what was planned, then with what was spared.
  for (const slide of body) if (kept.size < planned.length && isNew(slide)) kept.add(slide)
  for (const slide of body) if (kept.size < planned.length) kept.add(slide)
  const place = (slide: DeckSlide) =>
    named.includes(slide) ? named.indexOf(slide) : named.length + body.indexOf(slide)
  const part = ({ part: name }: DeckSlide) => PARTS.indexOf(name as DeckPart)
  const slides = [...kept].sort((a, b) => part(a) - part(b) || place(a) - place(b))
  return {
    ...plan,
    ...(keptApart && { note: [plan.note, SAYS.keptApart].filter(Boolean).join(' ') }),
    slides: [opening, agenda, ...slides, references],
    spares: all.filter((slide) => !kept.has(slide)).slice(0, plan.spares.length),
  }
}

/** The part that can best spare one gives it: a lone limit or recommendation stays. */
function lastOfFullest(kept: readonly DeckSlide[], owed: readonly DeckSlide[]): DeckSlide {
  const inPart = ({ part }: DeckSlide) => kept.filter((one) => one.part === part).length
  const [last] = kept
    .filter((slide) => !owed.includes(slide))
    .toReversed()
    .toSorted((a, b) => inPart(b) - inPart(a))
  return last ?? kept.at(-1)!
}

/** Whatever their titles, all that one of them rests on is what the other rests on. */
function saysTheSame(one: DeckSlide, other: DeckSlide): boolean {
  const [few, many] = [groundsOf(one), groundsOf(other)].toSorted((a, b) => a.size - b.size)
  return one.part === other.part && few!.size > 0 && [...few!].every((place) => many!.has(place))
}
const groundsOf = ({ points, metrics, script, visual }: DeckSlide): Set<string> =>
  new Set(
    [...points, ...metrics, ...(visual ? [visual] : []), ...script.filter(({ from = 10 }) => from <= 10)]
      .flatMap(({ sources }) => sources)
      .filter(({ quote }) => quote !== '')
      .map(placeKey),
  )
