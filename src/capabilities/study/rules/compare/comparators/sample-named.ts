/** The number studied, in the abstract, the methods and the results; and the number that was planned. */
import { grouped } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { plannedSampleOf } from '../recomputed/planned-sample.ts'
import { sampleAgreementOf } from '../recomputed/sample-agreement.ts'

const NAMES = { abstract: 'the abstract', methods: 'the methods', results: 'the results' } as const

export const sampleNamed: Comparator = {
  about: {
    id: 'numbers.sample-agreement',
    area: 'data',
    label: 'The sample size is the same wherever it is named',
    weight: 3,
  },
  one: 'part that names the number studied',
  many: 'parts that name the number studied',
  holds: 'names it alone',
  hold: 'name the same number, and no other stands against it',
  none: 'The number studied is not named in two parts of the text.',
  advice: 'Use one number, or explain the difference in one sentence.',
  ofText: true,
  agreeing: 'each',
  consequence: 'Every percentage in your results is of this number.',
  inEnglish: true,
  compare: ({ reading, own, size: told }) => {
    const { size, parts, differs, rivals, isOfPeople } = sampleAgreementOf(reading, own, told)
    const planned = plannedRows(plannedSampleOf(reading, told))
    if (size === null || !isOfPeople) return comparisonOf(planned)
    const [first] = parts
    const rows: StatisticRow[] = [
      ...differs.map(
        (one): StatisticRow => ({
          reports: `The number studied, in ${NAMES[one.part]}`,
          writes: grouped(one.size),
          computes: `${grouped(size)}${first ? ` in ${NAMES[first.part]}` : ''}`,
          verdict: 'look-again',
          note: `Two parts name different numbers. ${sampleNamed.consequence}`,
          evidence: one.evidence,
          ...(first ? { against: first.evidence } : {}),
        }),
      ),
      ...planned,
    ]
    // One part alone is held against nothing.
    const same = parts.length < 2 ? [] : parts
    rows.push(
      ...same.map(
        ({ part, evidence }): StatisticRow => ({
          reports: `The number studied, in ${NAMES[part]}`,
          writes: grouped(size),
          computes: grouped(size),
          verdict: 'agrees',
          evidence,
        }),
      ),
    )
    // Another number stands beside it as the sample, and nobody told which of them is it: no praise.
    return comparisonOf(rows, [], rows.length === 0 ? 0 : rows.length + rivals.length)
  },
}

const plannedRows = (found: ReturnType<typeof plannedSampleOf>): StatisticRow[] => {
  const [planned, achieved] = found?.evidence ?? []
  return found && planned && achieved
    ? [
        {
          reports: 'The number planned, and the number studied',
          writes: grouped(found.achieved),
          computes: `${grouped(found.planned)} planned`,
          verdict: 'look-again',
          note: `Nothing explains the difference. ${sampleNamed.consequence}`,
          evidence: achieved,
          against: planned,
        },
      ]
    : []
}
