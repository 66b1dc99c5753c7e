/** What a model answers about a work, written short. The lines are found by their words: numbers are a test of their own. */
import type { ModelAnswer } from '#capabilities/study/rules/record/model-answer.ts'
import type { RemarkKind, SlotId } from '#capabilities/study/rules/record/study-record.ts'

type Entry = ModelAnswer['entries'][number]
type Remark = ModelAnswer['remarks'][number]
type Absent = ModelAnswer['absent'][number]
export type Item = { entry: Entry } | { remark: Remark } | { absent: Absent }

const MOST_WORDS = 8
const cites = (quotes: readonly string[]) =>
  quotes.map((quote) => ({ at: 1, words: quote.split(/\s+/).slice(0, MOST_WORDS).join(' ') }))

export const entry = (slot: SlotId, quote: string, value = quote, more: Partial<Entry> = {}): Item => ({
  entry: { id: '', slot, value, evidence: cites([quote]), figures: [], table: '', answers: '', ...more },
})

export const remark = (
  says: string,
  quotes: string | readonly string[],
  more: Partial<Remark> & { kind?: RemarkKind } = {},
): Item => ({
  remark: {
    id: '',
    kind: 'method',
    says,
    why: '',
    do: '',
    ask: '',
    weight: 5,
    evidence: cites(typeof quotes === 'string' ? [quotes] : quotes),
    compute: [],
    printed: '',
    ...more,
  },
})

export const absent = (what: string, ...words: string[]): Item => ({ absent: { id: '', what, words } })

export const answer = (...items: Item[]): string =>
  JSON.stringify({
    kind: 'research',
    stage: 'thesis',
    entries: items.flatMap((one) => ('entry' in one ? [one.entry] : [])),
    remarks: items.flatMap((one) => ('remark' in one ? [one.remark] : [])),
    absent: items.flatMap((one) => ('absent' in one ? [one.absent] : [])),
    summary: [],
    withdraw: [],
  } satisfies ModelAnswer)
