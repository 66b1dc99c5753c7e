/** Statements of the record that are explicit enough for an answer to contradict. Only those made once and clearly. */
import { evidenceOf, type ReadDocument, type StudyRecord, saidOf } from '#capabilities/study/index.ts'
import { inDigits } from './in-digits.ts'
import type { Claim } from './plan.ts'
import { PROBABILITY, WITHOUT_CHANCE } from './sampling-words.ts'

export const claimNumbers = (text: string): string[] =>
  (text.match(/\d{1,3}(?:[,\s]\d{3})+(?!\d)|\d+/g) ?? []).map((number) => number.replace(/[,\s]/g, ''))

type ClaimPlace = Claim['place']
const statedIn = (record: StudyRecord, slot: Parameters<typeof saidOf>[1]) =>
  saidOf(record, slot).flatMap(({ value, evidence: [place] }) => (place ? [{ value, place }] : []))

export function claimsOf(record: StudyRecord, reading: ReadDocument): Claim[] {
  return [
    ...sampleSizes(record, reading),
    ...approach(record, reading),
    ...statedIn(record, 'design').map(
      ({ place }): Claim => ({ topic: 'design', value: designIn(place.quote), place }),
    ),
    ...sampling(record, reading),
    ...statedIn(record, 'results')
      .filter(({ place }) => /\d/.test(place.quote))
      .map(({ place }): Claim => ({ topic: 'figure', value: '', place })),
  ].filter(({ value, topic }) => topic === 'figure' || value !== '')
}

const DESIGNS: readonly (readonly [string, RegExp])[] = [
  ['cross-sectional', /\bcross[- ]sectional\b/i],
  ['case-control', /\bcase[- ]control\b/i],
  // “Longitudinal” is said of repeated surveys as well.
  ['cohort', /\bcohort (?:study|design)\b/i],
  ['quasi-experiment', /\bquasi[- ]experiment/i],
  ['trial', /\brandomi[sz]ed (?:controlled )?trial\b/i],
  ['experiment', /\bexperiment(?:al)? (?:study|design|research)\b/i],
  ['case study', /\bcase stud(?:y|ies)\b/i],
  ['qualitative', /\bqualitative (?:study|design|research|approach)\b|\bphenomenolog|\bethnograph/i],
]
const designIn = (quote: string): string => {
  const named = DESIGNS.filter(([, says]) => says.test(quote))
  return named.length === 1 ? named[0]![0] : ''
}

/** Every number the work gives for those it studied: an answer that names one of them contradicts nothing. */
const OF_PEOPLE =
  /\b(?:sampl|respond|particip|interview|approach|recruit|select|enrol|excluded|completed|returned)/i
const TOTAL = /\b(?:[Aa] total of|[Aa] sample of) (\d[\d,]*)\s+(?:\w+\s+)?\w+s\b/
const SIZES = ['sampleAnalysed', 'sampleReturned', 'samplePlanned', 'sampleAsked'] as const

/** The year and the page of a source count nobody. */
const SOURCE = /\((?:[^()]*\D)?(?:19|20)\d\d[^()]*\)/g

function sampleSizes(record: StudyRecord, { sentences }: ReadDocument): Claim[] {
  const stated = SIZES.flatMap((slot) => statedIn(record, slot))
  const counted = sentences.find(({ role, text }) => role === 'methods' && TOTAL.test(inDigits(text)))
  const first = stated[0]
  const value = first
    ? inDigits(first.value).match(/\d[\d,]*/)?.[0]
    : TOTAL.exec(inDigits(counted?.text ?? ''))?.[1]
  const place: ClaimPlace | undefined = first?.place ?? (counted && evidenceOf(counted))
  if (!place || !value) return []
  const numbers = [
    ...stated.map((one) => one.place.quote),
    ...sentences.map(({ text }) => text).filter((text) => OF_PEOPLE.test(text)),
  ].flatMap((text) => claimNumbers(inDigits(text.replace(SOURCE, ' '))))
  return [{ topic: 'sample-size', value: value.replace(/,/g, ''), alsoSaid: [...new Set(numbers)], place }]
}

const APPROACHES = /\b(quantitative|qualitative|mixed[- ]methods?)\b/gi

function approach(record: StudyRecord, { sentences }: ReadDocument): Claim[] {
  const told = [
    ...statedIn(record, 'design').map(({ place }) => place),
    ...sentences
      .filter(({ role, text }) => role === 'methods' && SAYS_APPROACH.test(text))
      .map((one) => evidenceOf(one)),
  ]
  const named = new Set(told.flatMap(({ quote }) => quote.toLowerCase().match(APPROACHES) ?? []))
  const [value] = named
  const place = value && told.find(({ quote }) => quote.toLowerCase().includes(value))
  return named.size === 1 && value && place ? [{ topic: 'approach', value, place }] : []
}
const SAYS_APPROACH =
  /\b(?:this|the|our) (?:study|research|thesis|project) (?:\w+ ){0,3}(?:quantitative|qualitative|mixed)/i

const CHOSEN = /\b(?:select|chosen|choose|drawn|sampl|pick)/i

function sampling(record: StudyRecord, { sentences }: ReadDocument): Claim[] {
  const shown = statedIn(record, 'sampling').map(({ place }) => place)
  const places =
    shown.length > 0
      ? shown
      : sentences
          .filter(({ role, text }) => role === 'methods' && CHOSEN.test(text))
          .map((one) => evidenceOf(one))
  const drawn = places.filter(({ quote }) => PROBABILITY.test(quote))
  const chosen = places.filter(({ quote }) => WITHOUT_CHANCE.test(quote))
  // Both in one work is a design of several steps, and no contradiction.
  if (drawn.length > 0 === chosen.length > 0 || bothWays(sentences)) return []
  return [
    {
      topic: 'sampling',
      value: drawn.length > 0 ? 'by chance' : 'not by chance',
      place: (drawn[0] ?? chosen[0])!,
    },
  ]
}

const bothWays = (sentences: ReadDocument['sentences']): boolean => {
  const told = sentences.filter(({ role, text }) => role === 'methods' && CHOSEN.test(text))
  const says = (way: RegExp) => told.some(({ text }) => way.test(text))
  return says(PROBABILITY) && says(WITHOUT_CHANCE)
}

const DECIMALS = /\d+(?:\.\d+)?/g
const IN_A_TABLE = /(\d+(?:\.\d+)?)/g
const SHARES = /(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/gi

/** Every number of the work, and its shares again with their sign: repeating one of them contradicts nothing. */
export const numbersOf = ({ sentences, blocks }: ReadDocument): string[] => [
  ...new Set(
    [...sentences, ...blocks].flatMap(({ text, kind }) => {
      const plain = text.replace(/(\d),(?=\d{3}\b)/g, '$1')
      return [
        ...(plain.match(DECIMALS) ?? []),
        // In a column of shares the sign is printed once, at the top.
        ...[...plain.matchAll(kind === 'table' ? IN_A_TABLE : SHARES)].map(([, share]) => `${share}%`),
      ]
    }),
  ),
]
