import type { Check } from './check.ts'
import type { NumberFindings } from './number-findings.ts'
import { grouped } from './printed-number.ts'

const NAMES = { abstract: 'the abstract', methods: 'the methods', results: 'the results' } as const
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Whether every part of the study speaks of the same number of people. */
export function checkOfSample({ sample, isStudy }: NumberFindings): Check {
  const about = {
    id: 'numbers.sample-agreement',
    area: 'data',
    label: 'The sample size is the same wherever it is named',
    weight: 3,
  } as const
  const { size, parts, differs, present } = sample
  if (!isStudy || !sample.isOfPeople || present.length < 2)
    return {
      ...about,
      outcome: 'does not apply',
      says: 'The text has no parts of a study of people to compare.',
      evidence: [],
    }
  if (size === null)
    return {
      ...about,
      outcome: 'not found',
      says: 'Not found in the text: how many were studied.',
      advice: 'Name the number studied in the abstract, the methods and the results.',
      evidence: [],
    }
  const people = grouped(size)
  if (differs.length > 0) {
    const others = parts.map(({ part }) => NAMES[part])
    const stand = [
      ...differs.map((one) => named([NAMES[one.part]], one.size)),
      ...(others.length > 0 ? [named(others, size)] : []),
    ]
    return {
      ...about,
      outcome: 'look again',
      says: `${capital(stand.join('; '))}.`,
      advice: 'Use one number, or say in one sentence how the first became the second.',
      evidence: [...differs, ...parts].map(({ evidence }) => evidence),
    }
  }
  if (parts.length < 2)
    return {
      ...about,
      outcome: 'not found',
      says: `Not found in the text: the number studied (${people}) ${parts[0] ? `outside ${NAMES[parts[0].part]}` : 'in abstract, methods or results'}.`,
      advice: 'Name the number studied in the abstract, the methods and the results.',
      evidence: parts.map(({ evidence }) => evidence),
    }
  return {
    ...about,
    outcome: 'passed',
    says: `${people} is named in ${listed(parts.map(({ part }) => NAMES[part]))}, and no other size stands against it.`,
    evidence: parts.map(({ evidence }) => evidence),
  }
}

const named = (who: readonly string[], size: number) =>
  `${listed(who)} ${who.length === 1 && who[0] === NAMES.abstract ? 'names' : 'name'} ${grouped(size)}`

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
