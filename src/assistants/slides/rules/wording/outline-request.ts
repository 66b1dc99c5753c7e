/** A model is asked for the course of the talk: which of the planned slides, and in which order. What it may not do, code undoes. */
import { z } from 'zod'
import type { DeckSlide, PlannedDeck } from '../deck/deck.ts'
import { type DeckPart, PARTS } from '../plan/draft.ts'
import { jsonIn } from './slide-words.ts'

export const OUTLINE_INSTRUCTIONS = [
  'You help a student to plan an academic talk of eighteen slides. Title, outline and references are set. Below, the other slides that were planned from the student’s own document, and further ones that could take their place.',
  'Answer with JSON and nothing else: {"order":["id","id"]}',
  'Name the fifteen slides that make the best talk, in their order: the question, how it was answered, each result, what it means, its limits, the answer. Leave out what says least. Use only the ids that are given.',
].join('\n')

const Answer = z.object({ order: z.array(z.string().max(60)).max(200) })

export const outlineText = ({ slides, spares }: PlannedDeck): string =>
  [...slides.slice(2, -1).map(lineOfSlide), 'Not in the deck yet:', ...spares.map(lineOfSlide)].join('\n')

const lineOfSlide = ({ id, part, kicker, title, points, visual, ask }: DeckSlide): string =>
  `${id} [${part}, ${kicker}] ${title}${ask && points.length === 0 ? ' (waits for the student)' : ''}${visual ? ` (${visual.kind}: ${visual.caption})` : ''} ${points
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' / ')}`.slice(0, LONGEST)
const LONGEST = 400

/** What a talk cannot do without, whatever a model thinks of it. */
const KEPT = /^(?:objectives|questions|result-1|conclusion|timetable|budget)(?:-\d+)?$/

/** Forty slides or three, unknown ones or one twice: there are always fifteen, each once, with the parts in their order. */
export function withCourse(plan: PlannedDeck, answer: string): PlannedDeck {
  const read = Answer.safeParse(jsonIn(answer))
  if (!read.success) return plan
  const [opening, agenda, ...rest] = plan.slides
  const references = rest.at(-1)
  const body = rest.slice(0, -1)
  const all = [...body, ...plan.spares]
  const wished = [...new Set(read.data.order)].flatMap((id) => all.find((slide) => slide.id === id) ?? [])
  if (!opening || !agenda || !references || wished.length === 0) return plan
  const owed = body.filter(({ id }) => KEPT.test(id))
  const named = [...owed.filter((slide) => !wished.includes(slide)), ...wished]
  const kept = new Set<DeckSlide>()
  // First what may not go, then what the model wants, then what was planned.
  for (const slide of [...owed, ...wished, ...body]) if (kept.size < body.length) kept.add(slide)
  const place = (slide: DeckSlide) =>
    named.includes(slide) ? named.indexOf(slide) : named.length + body.indexOf(slide)
  const part = ({ part: name }: DeckSlide) => PARTS.indexOf(name as DeckPart)
  const slides = [...kept].sort((a, b) => part(a) - part(b) || place(a) - place(b))
  return {
    ...plan,
    slides: [opening, agenda, ...slides, references],
    spares: all.filter((slide) => !kept.has(slide)).slice(0, plan.spares.length),
  }
}
