/** What the work says of itself in so many words that an answer can contradict it. Only what is said once and clearly. */

import type { Evidence } from '#capabilities/study/rules/document/evidence.ts'
import type { Reading } from '#capabilities/study/rules/document/reading.ts'
import { type BookOfFacts, shownOf } from '#capabilities/study/rules/facts/book-of-facts.ts'
import type { DesignNamed } from '#capabilities/study/rules/facts/design-named.ts'
import { PROBABILITY, WITHOUT_CHANCE } from '../examiner/sampling-words.ts'
import type { Claim } from './plan.ts'

export const numbersIn = (text: string): string[] =>
  (text.match(/\d[\d,\s]*\d|\d/g) ?? []).map((number) => number.replace(/[,\s]/g, ''))

export function claimsOf(book: BookOfFacts, design: DesignNamed | null, reading: Reading): Claim[] {
  return [...sampleSizes(book, reading), ...approach(book), ...ofDesign(design), ...sampling(book)]
}

/** Every number the work gives for those it studied: an answer that names one of them contradicts nothing. */
const OF_PEOPLE =
  /\b(?:sampl|respond|particip|interview|approach|recruit|select|enrol|excluded|completed|returned)/i

function sampleSizes(book: BookOfFacts, { sentences }: Reading): Claim[] {
  const facts = shownOf(book, 'sample-size')
  const numbers = new Set(
    [
      ...facts.map(({ evidence }) => evidence.quote),
      ...sentences.map(({ text }) => text).filter((text) => OF_PEOPLE.test(text)),
    ].flatMap(numbersIn),
  )
  const [first] = facts
  const value = first?.value?.match(/\d[\d,]*/)?.[0]
  return first && value
    ? [
        {
          topic: 'sample-size',
          value: [value.replace(/,/g, ''), ...numbers].join(' '),
          place: first.evidence,
        },
      ]
    : []
}

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
  const place: Evidence | undefined = design?.evidence[0]
  return design && place ? [{ topic: 'design', value: design.design, place }] : []
}

function sampling(book: BookOfFacts): Claim[] {
  const facts = shownOf(book, 'sampling')
  const drawn = facts.filter(({ evidence }) => PROBABILITY.test(evidence.quote))
  const chosen = facts.filter(({ evidence }) => WITHOUT_CHANCE.test(evidence.quote))
  // Both in one work is a design of several steps, and no contradiction.
  if (drawn.length > 0 === chosen.length > 0) return []
  const place = (drawn[0] ?? chosen[0])!.evidence
  return [{ topic: 'sampling', value: drawn.length > 0 ? 'by chance' : 'not by chance', place }]
}
