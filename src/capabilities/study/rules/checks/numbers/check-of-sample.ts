import { joinList } from '#kit/join-list.ts'
import { grouped } from '../../statistics/printed-number.ts'
import type { NumberCheckId } from '../check-ids.ts'
import { type About, again, type NamedCheck, notApplying, notFound, passed } from '../outcomes.ts'
import type { NumberFindings } from './number-findings.ts'

const NAMES = { abstract: 'the abstract', methods: 'the methods', results: 'the results' } as const

/** Checks that every part of the study names the same number of people. */
export function checkOfSample({ sample, isStudy }: NumberFindings): NamedCheck<NumberCheckId> {
  const about: About<NumberCheckId> = {
    id: 'numbers.sample-agreement',
    area: 'data',
    label: 'The sample size is the same wherever it is named',
    weight: 3,
  }
  const { size, parts, differs, present } = sample
  if (!isStudy || !sample.isOfPeople || present.length < 2)
    return notApplying(about, 'The text has no parts of a study of people to compare.')
  if (size === null) return notFound(about, 'Not found in the text: how many were studied.', NAME_IT)
  const people = grouped(size)
  const evidence = parts.map((part) => part.evidence)
  if (differs.length > 0) {
    const others = parts.map(({ part }) => NAMES[part])
    const stand = [
      ...differs.map((one) => namedSample([NAMES[one.part]], one.size)),
      ...(others.length > 0 ? [namedSample(others, size)] : []),
    ]
    return again(
      about,
      `${capitalWords(stand.join('; '))}.`,
      'Use one number, or explain the difference in one sentence.',
      [...differs.map((one) => one.evidence), ...evidence],
    )
  }
  if (parts.length < 2)
    return notFound(
      about,
      `Not found in the text: the number studied (${people}) ${parts[0] ? `outside ${NAMES[parts[0].part]}` : 'in abstract, methods or results'}.`,
      NAME_IT,
      evidence,
    )
  if (sample.rivals.length > 0)
    return notApplying(
      about,
      `${people} is named in ${joinList(parts.map(({ part }) => NAMES[part]))}, and ${joinList(sample.rivals.map(grouped))} beside it: which of them is the sample was not told for certain.`,
      evidence,
    )
  return passed(
    about,
    `${people} is named in ${joinList(parts.map(({ part }) => NAMES[part]))}, and no other size stands against it.`,
    evidence,
  )
}

const NAME_IT = 'Name the number studied in the abstract, the methods and the results.'

const namedSample = (who: readonly string[], size: number) =>
  `${joinList(who)} ${who.length === 1 && who[0] === NAMES.abstract ? 'names' : 'name'} ${grouped(size)}`

const capitalWords = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
