/** No part is larger than its whole: '11 infected of 6 examined'. */
import { evidenceOf } from '../../document/evidence.ts'
import { plainFigures } from '../../document/plain-figures.ts'
import { COUNT, readCount } from '../../statistics/printed-number.ts'
import type { StatisticRow } from '../../statistics/statistic-row.ts'
import { type Comparator, comparisonOf } from '../comparison.ts'
import { evidenceOfRow, nameIn, type PlacedTable, wholeIn } from '../places.ts'

const WHOLE =
  /\b(?:examined|tested|screened|sampled|distributed|issued|administered|administrated|sent|asked|planted|enrolled|n tested|number tested|population|total enrolment)\b/i
const PART =
  /\b(?:infected|positive|negative|returned|responded|completed|died|dead|germinated|recovered|passed|failed|affected|cases)\b/i
const RATE = /%|per ?cent|prevalence|rate|share|proportion/i
const OF = new RegExp(
  String.raw`(?<![\p{L}\d.,–-])(${COUNT})\s+(?:out\s+)?of\s+(?:the\s+|all\s+|these\s+)?(${COUNT})\s+(?=[\p{Ll}])(?!(?:to|and|or|per|in|million|billion|thousand)\b)`,
  'gu',
)

export const partWhole: Comparator = {
  about: { id: 'numbers.part-whole', area: 'data', label: 'No part is larger than its whole', weight: 3 },
  one: 'part with its whole',
  many: 'parts with their wholes',
  holds: 'is not larger than it',
  hold: 'are not larger than them',
  none: 'No part stands beside its whole in the text.',
  advice: 'Look both numbers up in your data: one of them is not what its heading says.',
  consequence: 'A share of more than everything cannot be, and every rate computed from it falls with it.',
  compare: ({ tables, own }) =>
    comparisonOf([
      ...tables.flatMap(besideEachOther),
      ...own.sentences.flatMap((sentence) =>
        [...plainFigures(sentence.text).matchAll(OF)].map(([, part = '', whole = '']) =>
          partRow(`${part} of ${whole}`, readCount(part), readCount(whole), evidenceOf(sentence)),
        ),
      ),
    ]),
}

function partRow(
  reports: string,
  part: number,
  whole: number,
  evidence: StatisticRow['evidence'],
): StatisticRow {
  const fits = part <= whole
  return {
    reports,
    writes: `${part}`,
    computes: `at most ${whole}`,
    verdict: fits ? 'agrees' : 'look-again',
    ...(fits ? {} : { note: `The part is larger than the whole. ${partWhole.consequence}` }),
    evidence,
  }
}

/** One column of what was looked at, one of what was found: a slip shows in one row, exchanged headings in all. */
function besideEachOther(placed: PlacedTable): StatisticRow[] {
  const { table } = placed
  const columns = table.headings.map((heading, at) => ({ heading, at })).filter(({ at }) => at >= table.stub)
  const wholes = columns.filter(
    ({ heading }) => WHOLE.test(heading) && !RATE.test(heading) && !PART.test(heading),
  )
  const parts = columns.filter(
    ({ heading }) => PART.test(heading) && !RATE.test(heading) && !WHOLE.test(heading),
  )
  const [whole] = wholes
  if (wholes.length !== 1 || !whole || parts.length === 0) return []
  return parts.flatMap((part) => {
    const rows = table.rows.flatMap((row): StatisticRow[] => {
      if (row.kind === 'head' || row.kind === 'group') return []
      const [one, all] = [wholeIn(row, part.at), wholeIn(row, whole.at)]
      return one === undefined || all === undefined
        ? []
        : [
            partRow(
              `${nameIn(placed, row)}: ${part.heading} of ${whole.heading}`,
              one,
              all,
              evidenceOfRow(placed, row),
            ),
          ]
    })
    const wrong = rows.filter(({ verdict }) => verdict === 'look-again').length
    return wrong * 2 > rows.length && rows.length > 1 ? [] : rows
  })
}
