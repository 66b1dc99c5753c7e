/** Results that a model read in the work: each in its own proved words, under the objective that it says it answers. */
import type { SlotEntry } from '#capabilities/study/index.ts'
import type { LiftedTable, Point, SlideSource } from '../../deck/deck.ts'
import { capitalised, unstopped, wordCount } from '../../words/clean.ts'
import type { Goal } from '../goals.ts'
import { isOfPeople } from '../no-result.ts'
import { isFragment, lineOfValue } from '../stated.ts'
import type { Work } from '../work.ts'
import { isTableRow } from './contested.ts'
import { rowsRead, tableOfEntry } from './rows.ts'

export type ModelResult = { point: Point; table: LiftedTable | undefined; isMain: boolean }

/** In words, for a line that names what its figures are of. */
const LONGEST = 32

export function modelResult(work: Work, entry: SlotEntry): ModelResult | undefined {
  const { value, figures = [], answers = '' } = entry
  const isTold = figures.length > 0 && wordCount(value) <= LONGEST && /\p{L}{3}.*\p{L}{3}/u.test(value)
  const text = isTold ? capitalised(unstopped(value)) : isFragment(value) ? undefined : lineOfValue(value)
  if (!text || isOfPeople(text)) return undefined
  const row = rowsRead(work, entry)
  const isOwnWords = isTold || isTableRow(entry.evidence[0]?.quote ?? '')
  return {
    point: {
      text,
      ...(isOwnWords && { computed: true }),
      ...(row && { row }),
      sources: [...entry.evidence, ...placesOfOthers(work, entry, text)],
    },
    table: tableOfEntry(work, entry),
    isMain: OF_ALL.test(answers) && (figures.length === 0 || TESTS.test(value)),
  }
}
/** The level of one thing answers no question of a whole work that has tested more. */
const TESTS =
  /\b(?:regress\w*|correlat\w*|predict\w*|effects?|associat\w*|differ\w*|relat\w*|beta|odds|R square)\b|[βr²χ]\s*=|\bp\s*[<=]/iu
const OF_ALL = /\b(?:main|general|overall|central|primary) (?:objective|question|aim|purpose|hypothesis)/i

/** Figures of a result that stand in no line named for it: the rows that print them, nearest first. */
function placesOfOthers(work: Work, { evidence }: SlotEntry, text: string): SlideSource[] {
  const { blocks, sentences, order } = work.study.reading
  const printed = (quote: string): string[] => quote.match(NUMBER) ?? []
  const known = new Set(evidence.flatMap(({ quote }) => printed(quote)))
  const [first] = evidence
  const blockOf = (id: string) => sentences.find((one) => one.id === id)?.block ?? id
  const here = order.indexOf(blockOf(first?.sentenceId ?? ''))
  const missing = [...new Set(printed(text))].filter((figure) => !known.has(figure))
  if (missing.length === 0) return []
  const near = [...blocks, ...sentences]
    .map((one) => ({ one, far: Math.abs(order.indexOf(one.block) - here) }))
    .filter(({ far }) => far <= REACH)
    .toSorted((a, b) => a.far - b.far)
  return missing.flatMap((figure) => {
    for (const { one } of near) {
      const quote = one.text.split('\n').find((line) => printed(line).includes(figure))
      if (quote) return [{ sentenceId: one.id, page: one.page, quote: quote.trim() }]
    }
    return []
  })
}
const NUMBER = /(?<![\d.])\d*\.?\d+(?:[.,]\d+)*/g
const REACH = 30

/** "Objective 2, …" names it; several at once name none. */
export function goalNamed({ answers = '' }: SlotEntry, goals: readonly Goal[]): Goal | undefined {
  const named = [...answers.matchAll(/\b(objective|question)s?\s+(\d)\b(?:\s*(?:,|and|&)\s*(\d)\b)?/gi)]
  const [only] = named
  if (named.length !== 1 || !only || only[3]) return undefined
  return goals.find(({ kind, n }) => kind === only[1]!.toLowerCase() && n === Number(only[2]))
}
