/**
 * A figure recognised with doubt in a picture may be another one, and proves nothing. So an alarm about figures is
 * raised only if it holds without every sentence and table that contains such a figure; a result that rests on one is
 * shown, but raises no alarm.
 */
import type { Compared } from '../compare/compare.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import type { StatisticRow } from '../statistics/statistic-row.ts'
import type { StudyCheck } from './check.ts'
import type { CheckId } from './check-ids.ts'
import { notApplying } from './outcomes.ts'

const isDoubtful = ({ recognised }: ReadSentence) => recognised?.hasDoubtfulFigure ?? false

const doubtfulIn = ({ sentences, blocks }: ReadDocument): ReadSentence[] =>
  [...sentences, ...blocks].filter(isDoubtful)

/** Undefined if every figure is certain. */
export function withoutDoubtful(reading: ReadDocument): ReadDocument | undefined {
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

/** `sure`: the rows of the reading without doubtful figures; all rows if none is doubtful. */
export function withoutDoubtfulRows(
  rows: readonly StatisticRow[],
  sure: readonly StatisticRow[] = rows,
): StatisticRow[] {
  const keyOf = ({ reports, writes, evidence }: StatisticRow) =>
    [reports, writes, evidence.sentenceId].join('\n')
  const alarms = new Set(sure.filter(({ verdict }) => verdict === 'look-again').map(keyOf))
  return rows.map((row) =>
    row.verdict === 'look-again' && !alarms.has(keyOf(row))
      ? { ...row, verdict: 'cannot-be-computed', note: NOTE }
      : row,
  )
}

/** `sure`: the comparisons of the reading without doubtful figures. */
export const withoutDoubtfulComparisons = (
  compared: readonly Compared[],
  sure: readonly Compared[] = compared,
): Compared[] =>
  compared.map(({ comparator, comparison }, at) => {
    const kept = withoutDoubtfulRows(comparison.compared, sure[at]?.comparison.compared)
    return {
      comparator,
      comparison: { ...comparison, disagreements: kept.filter(({ verdict }) => verdict === 'look-again') },
    }
  })

/** `sure`: the checks of the reading without doubtful figures. */
export const withoutDoubtfulAlarms = (
  checks: readonly StudyCheck[],
  sure: readonly StudyCheck[],
): StudyCheck[] =>
  checks.map((check) => {
    const { id, outcome, evidence } = check
    if (SEEKS_A_FIGURE.has(id) && (outcome === 'look-again' || outcome === 'not-found'))
      return notApplying(check, SOUGHT, evidence)
    if (outcome !== 'look-again' || !restsOnFigures(id)) return check
    const left = sure.find((one) => one.id === id && one.outcome === 'look-again')
    return left ?? notApplying(check, SAYS, evidence)
  })

/** These look for a missing figure: one that was misread would be reported as missing. */
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
  'references-dated',
  'references-once',
  'references-recent',
])

const restsOnFigures = (id: CheckId) => id.startsWith('numbers.') || OF_SOURCES.has(id)
