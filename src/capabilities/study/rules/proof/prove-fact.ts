/** A fact that a model reads: its sentence found, spoken of this work, and of the kind that is claimed. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import { readsAs } from '../facts/findings.ts'
import type { Statement } from '../facts/statements.ts'
import type { Drop } from './drops.ts'
import { CUES } from './kind-cues.ts'
import { namesNotIn } from './names.ts'
import type { Place, Places } from './places.ts'
import { tokensOf } from './tokens.ts'
import { hasOtherUnit } from './units.ts'

/** What others found or said is no fact of this work, except where a kind is about others by nature. */
const ABOUT_OTHERS: ReadonlySet<FactKind> = new Set(['gap', 'problem', 'theory', 'definition'])
const MAY_BE_UNREAL: ReadonlySet<FactKind> = new Set(['limitation', 'recommendation', 'gap'])
const STATES_NOTHING = new Set(['reference', 'contents-line', 'code', 'form', 'heading', 'quotation'])

/** Nobody says these without one of their words. The others are said in a thousand ways, and then only likely. */
const KNOWN_BY_WORDS: ReadonlySet<FactKind> = new Set([
  'question',
  'period',
  'sample-size',
  'ethics',
  'reliability',
  'null-result',
])

/** The sentence itself speaks of such a thing. Without that a model's word for its kind decides nothing. */
export const isBacked = (kind: FactKind, sentence: string): boolean =>
  readsAs(kind, sentence) || CUES[kind].test(sentence)

type Claimed = { kind: FactKind; value?: string | undefined }

export function factFrom(
  { kind, value }: Claimed,
  place: Place,
  { ordinary }: Pick<Places, 'ordinary'>,
  statement: Statement | undefined,
): Fact | Drop {
  const { sentence, evidence } = place
  if (STATES_NOTHING.has(sentence.kind) || sentence.role === 'references') return 'no-ground'
  if (statement && speaksOfOthers(kind, statement)) return 'others-work'
  if (KNOWN_BY_WORDS.has(kind) && !isBacked(kind, evidence.quote)) return 'another-kind'
  const short = value === undefined ? undefined : shortForm(value, evidence.quote, ordinary)
  if (short === null) return 'value'
  const isShown = statement !== undefined && !statement.voice.signpost && isOfKind(kind, statement)
  return {
    kind,
    evidence,
    certainty: isShown ? 'shown' : 'likely',
    ...(short ? { value: short } : {}),
    reader: 'model',
  }
}

function speaksOfOthers(kind: FactKind, { voice, role, afterOthers }: Statement): boolean {
  if (voice.unrealised && !MAY_BE_UNREAL.has(kind)) return true
  if (ABOUT_OTHERS.has(kind)) return false
  if (role === 'literature' && afterOthers) return true
  return (role === 'methods' ? voice.byOthers : voice.others) && !voice.own
}

const isOfKind = (kind: FactKind, { topics, text }: Statement): boolean =>
  topics.includes(kind) || CUES[kind].test(text)

/** Nothing where it only puts into other words; null where it counts or names what the sentence does not. */
function shortForm(
  value: string,
  sentence: string,
  ordinary: ReadonlySet<string>,
): string | undefined | null {
  const written = new Set(tokensOf(sentence).map(({ form }) => form))
  const numbers = tokensOf(value).filter(({ kind }) => kind === 'number')
  if (numbers.some(({ form }) => !written.has(form)) || hasOtherUnit(value, sentence)) return null
  if (namesNotIn(`It ${value}`, `${sentence} It n N`, ordinary).some((name) => !ordinary.has(name)))
    return null
  const stems = new Set(contentStems(sentence))
  return contentStems(value).every((stem) => stems.has(stem) || /^\d/.test(stem)) ? value : undefined
}
