/** A fact read by a model: its sentence is found, is about this work, and is of the claimed kind. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import type { Fact, FactKind } from '../facts/fact.ts'
import { readsAs } from '../facts/findings.ts'
import type { Drop } from './drops.ts'
import { CUES } from './kind-cues.ts'
import { namesNotIn } from './names.ts'
import type { Places, ProvedPlace } from './places.ts'
import { tokensOf } from './tokens.ts'
import { hasOtherUnit } from './units.ts'

/** Findings of others are not facts of this work, except for kinds that are about others by nature. */
const ABOUT_OTHERS: ReadonlySet<FactKind> = new Set(['gap', 'problem', 'theory', 'definition'])
const MAY_BE_UNREAL: ReadonlySet<FactKind> = new Set(['limitation', 'recommendation', 'gap'])
const STATES_NOTHING = new Set(['reference', 'contents-line', 'code', 'form', 'heading', 'quotation'])

/** These kinds are never stated without one of their words. The others take a thousand forms, and are then only likely. */
const KNOWN_BY_WORDS: ReadonlySet<FactKind> = new Set([
  'question',
  'period',
  'sample-size',
  'ethics',
  'reliability',
  'null-result',
])

/** The sentence itself mentions such a thing. Otherwise the kind the model claims decides nothing. */
export const isBacked = (kind: FactKind, sentence: string): boolean =>
  readsAs(kind, sentence) || CUES[kind].test(sentence)

type Claimed = { kind: FactKind; value?: string | undefined }

export function factFrom(
  { kind, value }: Claimed,
  place: ProvedPlace,
  { ordinary }: Pick<Places, 'ordinary'>,
  statement: CandidateSentence | undefined,
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

function speaksOfOthers(kind: FactKind, { voice, role, afterOthers }: CandidateSentence): boolean {
  if (voice.unrealised && !MAY_BE_UNREAL.has(kind)) return true
  if (ABOUT_OTHERS.has(kind)) return false
  if (role === 'literature' && afterOthers) return true
  return (role === 'methods' ? voice.byOthers : voice.others) && !voice.own
}

const isOfKind = (kind: FactKind, { topics, text }: CandidateSentence): boolean =>
  topics.includes(kind) || CUES[kind].test(text)

/** Undefined if it only paraphrases; null if it counts or names something the sentence does not. */
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
