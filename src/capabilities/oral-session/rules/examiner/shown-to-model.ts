/**
 * What a model is shown before every reply: the record of the whole work, the places that disagree, the questions that may
 * come next, the places in question, what was said before and what was said now. Each thing once, and in short: every
 * word of it is paid for at every turn. What stays the same through a session comes first, so a provider may keep it.
 */
import { contentStems } from '#kit/text/content-stems.ts'
import { type Place, placeWords } from '#product/place.ts'
import { sentenceLead } from '../plan/place-in-words.ts'
import type { ExamPlan, PlannedQuestion } from '../plan/plan.ts'

export type Passage = Place & { sentenceId: string; quote: string }
export type ShownToModel = {
  question: PlannedQuestion
  /** The questions that may come next, by the names the model knows them by. */
  ahead: ReadonlyMap<string, PlannedQuestion>
  /** Pages the model was shown: it may name no other. */
  pages: ReadonlySet<string>
  sources: string[]
  /** Its sentences by their numbers, the first at 0. */
  numbered: readonly Passage[]
  /** Blocks of material, each fenced. */
  blocks: { label: string; text: string }[]
}

const MOST_AHEAD = 5
const MOST_FIXES = 6
/** Of one slot of the record, and of each entry. */
const MOST_OF_SLOT = 5
const LONGEST_ENTRY = 170
const LONGEST_SAID = 450
/** What is shorter is a heading. */
const SHORTEST_LINE = 25
const LONGEST_LINE = 420
const MOST_CHARACTERS = 4_500
const MOST_ROWS = 6
/** The title page decides nothing in a viva. */
const NOT_SHOWN: ReadonlySet<string> = new Set(['people', 'institution', 'award', 'supervisor', 'year'])

const inShort = (text: string, most: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s+\S*$/, '')} …`
}

const recordIn = ({ said }: Pick<ExamPlan, 'said'>): string[] =>
  Object.entries(said)
    .filter(([slot]) => !NOT_SHOWN.has(slot))
    .map(([slot, entries]) => {
      const each = new Map(
        entries.map(({ value, place }) => [value, `${inShort(value, LONGEST_ENTRY)} (${placeWords(place)})`]),
      )
      return `${slot}: ${[...each.values()].slice(0, MOST_OF_SLOT).join('; ')}`
    })

/** Of a table its head and the rows that were spoken of; of anything else its words. */
function toldOf({ quote }: Passage, spokenOf: ReadonlySet<string>): string {
  const [head = '', ...rows] = quote.split('\n').filter((row) => row.trim() !== '')
  if (rows.length === 0) return inShort(head, LONGEST_LINE)
  const shared = (row: string) => contentStems(row).filter((stem) => spokenOf.has(stem)).length
  const most = new Set([...rows].sort((a, b) => shared(b) - shared(a)).slice(0, MOST_ROWS))
  return [head, ...rows.filter((row) => most.has(row))].map((row) => inShort(row, LONGEST_LINE)).join('\n')
}

/** Each once, a table once however many of its rows were found, as long as there is room. */
function sentencesOf(places: readonly Passage[], spokenOf: ReadonlySet<string>): Map<string, Passage> {
  const known = new Map<string, Passage>()
  let left = MOST_CHARACTERS
  for (const place of places) {
    const line = toldOf(place, spokenOf)
    if (known.has(line) || line.length > left || line.length < SHORTEST_LINE) continue
    known.set(line, place)
    left -= line.length
  }
  return known
}

/** The sentence itself, where its spoken lead gives the beginning only. */
const asAsked = ({ place, lead, asks }: PlannedQuestion): string =>
  lead === sentenceLead(place)
    ? `${placeWords(place)}: “${inShort(place.quote, LONGEST_LINE)}” ${asks}`
    : `${lead} ${asks}`

/** `passages`: what the whole work says on question and answer; `found`: what handbook and calculator say to a student's question. */
export function shownTo(
  plan: ExamPlan,
  {
    question,
    next,
    said,
    passages,
    talk,
    found,
  }: {
    question: PlannedQuestion
    next: readonly PlannedQuestion[]
    said: string
    passages: readonly Passage[]
    talk: readonly string[]
    found: string | undefined
  },
): ShownToModel {
  const ahead = new Map(next.slice(0, MOST_AHEAD).map((one, at) => [`q${at + 1}`, one]))
  const spokenOf = new Set(contentStems([question.asks, question.place.quote, said].join(' ')))
  const places = [question.place, ...question.also, ...passages]
  const sentences = sentencesOf(places, spokenOf)
  const lines = [...sentences].map(([line, place], at) => `[${at + 1}] ${placeWords(place)}: ${line}`)
  const record = recordIn(plan)
  const fixes = plan.fixes.slice(0, MOST_FIXES).map(({ says, place }) => `${placeWords(place)}: ${says}`)
  const questions = [...ahead].map(([id, one]) => `${id} | ${asAsked(one)}`)
  const blocks = [
    { label: 'Record of the work', text: record.join('\n') },
    { label: 'Places that disagree', text: fixes.join('\n') },
    { label: 'Planned questions', text: questions.join('\n') },
    { label: 'Sentences of the work', text: lines.join('\n') },
    { label: 'What the handbook and the calculator say', text: found ?? '' },
    { label: 'What was said before', text: talk.map((one) => inShort(one, LONGEST_SAID)).join('\n') },
    { label: 'What the student said', text: said },
  ].filter(({ text }) => text !== '')
  const shown = blocks.map(({ text }) => text)
  return {
    question,
    ahead,
    pages: new Set(pagesNamed(shown.join('\n'))),
    // The whole work proves a figure or a name, also where it was not shown.
    sources: [...shown, question.asks, question.lead, plan.title, ...plan.lines, plan.numbers.join('; ')],
    numbered: [...sentences.values()],
    blocks,
  }
}

export const pagesNamed = (text: string): string[] =>
  [...text.matchAll(/\bpage (\d+)|\bpages (\d+)(?:(?:,| and) (\d+))*/gi)].flatMap(([, ...pages]) =>
    pages.filter(Boolean),
  )
