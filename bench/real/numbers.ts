/** Numbers computed again: found, and every alarm held against the key. */
import type { StatisticRow } from '../../src/assistants/decoder/contract.ts'
import type { KeyNumber } from './key.ts'
import { figuresIn, holdsFigures } from './matching.ts'
import type { RealDocument } from './real-document.ts'
import { isRecomputable } from './recomputable.ts'
import type { Tally } from './tally.ts'

export function measureNumbers({ key, study, analysis }: RealDocument): Tally[] {
  const rows = study.statisticRows()
  const checkable = key.numbers.filter(isRecomputable)
  const missed = checkable.filter((number) => !rows.some((row) => isSame(number, row)))
  const again = analysis.statistics.filter(({ verdict }) => verdict === 'look again')
  const judged = again.map((row) => ({ row, verdict: verdictOn(row, key.numbers) }))
  const falseAlarms = judged.filter(({ verdict }) => verdict !== 'wrong').map(({ row }) => row)
  const ofPOrDf = judged
    .filter(({ row, verdict }) => verdict === 'consistent' && /\bp\b|df/i.test(row.writes))
    .map(({ row }) => row)
  return [
    {
      figure: 'numbers',
      hits: checkable.length - missed.length,
      of: checkable.length,
      misses: missed.map(({ printed, verdict }) => `${verdict}: ${printed}`),
    },
    {
      figure: 'alarms-right',
      hits: again.length - falseAlarms.length,
      of: again.length,
      misses: falseAlarms.map(told),
    },
    { figure: 'false-p-df', hits: ofPOrDf.length, of: again.length, misses: ofPOrDf.map(told) },
  ]
}

const isSame = ({ printed }: KeyNumber, row: StatisticRow) => holdsFigures(printed, JSON.stringify(row))

/** What the key says of the number that has most of the row's own figures. */
function verdictOn({ reports, writes }: StatisticRow, numbers: readonly KeyNumber[]) {
  const figures = figuresIn(`${reports} ${writes}`)
  const shareIn = (printed: string) => {
    const held = figuresIn(printed)
    return figures.filter((one) => held.includes(one)).length / Math.max(1, figures.length)
  }
  const ranked = numbers
    .map(({ printed, verdict }) => ({ verdict, share: shareIn(printed) }))
    .sort((x, y) => y.share - x.share)
  const [best] = ranked
  return best && best.share >= 0.5 ? best.verdict : null
}

const told = ({ reports, writes, computes, note, evidence }: StatisticRow) =>
  `${reports}: printed ${writes}, computed ${computes}${note ? ` (${note})` : ''}: “${evidence.quote}”`
