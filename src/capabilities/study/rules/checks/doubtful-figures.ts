/**
 * A figure that was recognised in a picture, and not surely, may be another one, and proves nothing. So an alarm about figures
 * stands only where it stands without every sentence and table that holds such a figure; what rests on one is shown, and
 * raises none.
 */
import type { Reading, ReadSentence } from '../document/reading.ts'
import type { Check } from './check.ts'
import type { CheckId } from './check-ids.ts'
import type { StatisticRow } from './numbers/statistic-row.ts'
import { notApplying } from './outcomes.ts'

const isDoubtful = ({ recognised }: ReadSentence) => recognised?.hasDoubtfulFigure ?? false

const doubtfulIn = ({ sentences, blocks }: Reading): ReadSentence[] =>
  [...sentences, ...blocks].filter(isDoubtful)

/** Nothing where every figure is sure. */
export function withoutDoubtful(reading: Reading): Reading | undefined {
  if (doubtfulIn(reading).length === 0) return undefined
  const isSure = (one: ReadSentence) => !isDoubtful(one)
  return {
    ...reading,
    sentences: reading.sentences.filter(isSure),
    blocks: reading.blocks.filter(isSure),
  }
}

const NOTE = 'A figure of it was recognised in the picture of its page, and not surely: look at the page.'
const SAYS =
  'A figure this rests on was recognised in the picture of a page, and not surely. Look at the page.'
const SOUGHT =
  'Some figures were recognised in pictures of pages, and not surely: what is looked for here may stand among them.'

/** `sure`: the rows of the reading without what is doubtful; all of them where nothing is. */
export function withoutDoubtfulRows(
  rows: readonly StatisticRow[],
  sure: readonly StatisticRow[] = rows,
): StatisticRow[] {
  const keyOf = ({ reports, writes, evidence }: StatisticRow) =>
    [reports, writes, evidence.sentenceId].join('\n')
  const alarms = new Set(sure.filter(({ verdict }) => verdict === 'look again').map(keyOf))
  return rows.map((row) =>
    row.verdict === 'look again' && !alarms.has(keyOf(row))
      ? { ...row, verdict: 'cannot be computed', note: NOTE }
      : row,
  )
}

/** `sure`: the checks of the reading without what is doubtful. */
export const withoutDoubtfulAlarms = (checks: readonly Check[], sure: readonly Check[]): Check[] =>
  checks.map((check) => {
    const { id, outcome, evidence } = check
    if (SEEKS_A_FIGURE.has(id) && (outcome === 'look again' || outcome === 'not found'))
      return notApplying(check, SOUGHT, evidence)
    if (outcome !== 'look again' || !restsOnFigures(id)) return check
    const left = sure.find((one) => one.id === id && one.outcome === 'look again')
    return left ?? notApplying(check, SAYS, evidence)
  })

/** They miss a figure somewhere: one that was taken for another there would be missed as well. */
const SEEKS_A_FIGURE: ReadonlySet<CheckId> = new Set<CheckId>([
  'abstract-numbers',
  'captions-numbered',
  'citations-listed',
  'figures-mentioned',
  'mentions-exist',
  'numbers.sample-agreement',
  'references-cited',
  'tables-mentioned',
])

const OF_SOURCES: ReadonlySet<CheckId> = new Set<CheckId>([
  'citation-style',
  'references-dated',
  'references-once',
  'references-recent',
])

const restsOnFigures = (id: CheckId) => id.startsWith('numbers.') || OF_SOURCES.has(id)
