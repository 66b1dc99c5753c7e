/** Statements of the work that are explicit enough for an answer to contradict. Only those made once and clearly. */

import {
  type BookOfFacts,
  type DesignNamed,
  evidenceOf,
  type ReadDocument,
  type StudyEvidence,
  shownOf,
} from '#capabilities/study/index.ts'
import { inDigits } from './in-digits.ts'
import type { Claim } from './plan.ts'
import { PROBABILITY, WITHOUT_CHANCE } from './sampling-words.ts'

export const claimNumbers = (text: string): string[] =>
  (text.match(/\d[\d,\s]*\d|\d/g) ?? []).map((number) => number.replace(/[,\s]/g, ''))

export function claimsOf(book: BookOfFacts, design: DesignNamed | null, reading: ReadDocument): Claim[] {
  return [
    ...sampleSizes(book, reading),
    ...approach(book),
    ...ofDesign(design),
    ...sampling(book, reading),
    ...figures(book),
  ]
}

/** Every number the work gives for those it studied: an answer that names one of them contradicts nothing. */
const OF_PEOPLE =
  /\b(?:sampl|respond|particip|interview|approach|recruit|select|enrol|excluded|completed|returned)/i

function sampleSizes(book: BookOfFacts, { sentences }: ReadDocument): Claim[] {
  const facts = shownOf(book, 'sample-size')
  const numbers = new Set(
    [
      ...facts.map(({ evidence }) => evidence.quote),
      ...sentences.map(({ text }) => text).filter((text) => OF_PEOPLE.test(text)),
    ].flatMap((text) => claimNumbers(inDigits(text))),
  )
  const [first] = facts
  // Not every study is about people: boreholes and firms are counted in the same words.
  const counted = first ? undefined : inMethods(sentences, TOTAL)
  const place = first?.evidence ?? (counted && evidenceOf(counted))
  const stated = first ? inDigits(first.value ?? '') : TOTAL.exec(inDigits(counted?.text ?? ''))?.[1]
  const value = stated?.match(/\d[\d,]*/)?.[0]
  return place && value
    ? [{ topic: 'sample-size', value: [value.replace(/,/g, ''), ...numbers].join(' '), place }]
    : []
}

const TOTAL = /\b(?:[Aa] total of|[Aa] sample of) (\d[\d,]*)\s+(?:\w+\s+)?\w+s\b/
const inMethods = (sentences: ReadDocument['sentences'], what: RegExp) =>
  sentences.find(({ role, text }) => role === 'methods' && what.test(inDigits(text)))

const APPROACHES = /\b(quantitative|qualitative|mixed[- ]methods?)\b/gi

function approach(book: BookOfFacts): Claim[] {
  const facts = [...shownOf(book, 'approach'), ...shownOf(book, 'design')]
  const named = new Set(
    facts.flatMap(({ evidence }) =>
      (evidence.quote.match(APPROACHES) ?? []).map((word) => word.toLowerCase()),
    ),
  )
  const [value] = named
  const place = value && facts.find(({ evidence }) => evidence.quote.toLowerCase().includes(value))?.evidence
  return named.size === 1 && value && place ? [{ topic: 'approach', value, place }] : []
}

const ofDesign = (design: DesignNamed | null): Claim[] => {
  const place: StudyEvidence | undefined = design?.evidence[0]
  return design && place ? [{ topic: 'design', value: design.design, place }] : []
}

const CHOSEN = /\b(?:select|chosen|choose|drawn|sampl|pick)/i

function sampling(book: BookOfFacts, { sentences }: ReadDocument): Claim[] {
  const shown = shownOf(book, 'sampling').map(({ evidence }) => evidence)
  const facts = shown.length > 0 ? shown : sentences.filter(isOfSampling).map((one) => evidenceOf(one))
  const drawn = facts.filter(({ quote }) => PROBABILITY.test(quote))
  const chosen = facts.filter(({ quote }) => WITHOUT_CHANCE.test(quote))
  // Both in one work is a design of several steps, and no contradiction.
  if (drawn.length > 0 === chosen.length > 0) return []
  const place = (drawn[0] ?? chosen[0])!
  return [{ topic: 'sampling', value: drawn.length > 0 ? 'by chance' : 'not by chance', place }]
}
const isOfSampling = ({ role, text }: ReadDocument['sentences'][number]) =>
  role === 'methods' && CHOSEN.test(text)

const MOST_FIGURES = 20
const DECIMALS = /\d+(?:\.\d+)?/g
const IN_A_TABLE = /(\d+(?:\.\d+)?)/g
const SHARES = /(\d+(?:\.\d+)?)\s*(?:%|per ?cent)/gi

/** Findings with figures. */
const figures = (book: BookOfFacts): Claim[] =>
  shownOf(book, 'result')
    .filter(({ evidence }) => /\d/.test(evidence.quote))
    .slice(0, MOST_FIGURES)
    .map(({ evidence }) => ({ topic: 'figure', value: '', place: evidence }))

/** Every number of the work, and its shares again with their sign: repeating one of them contradicts nothing. */
export const numbersOf = ({ sentences, blocks }: ReadDocument): string[] => [
  ...new Set(
    [...sentences, ...blocks].flatMap(({ text, kind }) => [
      ...(text.match(DECIMALS) ?? []),
      // In a column of shares the sign is printed once, at the top.
      ...[...text.matchAll(kind === 'table' ? IN_A_TABLE : SHARES)].map(([, share]) => `${share}%`),
    ]),
  ),
]
