/** What a sentence makes of a p or an interval, and what the figure says. */
import { type Comparator, comparisonOf } from '../comparison.ts'
import { findOddsRows } from '../recomputed/odds-read.ts'
import { findPReadRows } from '../recomputed/p-read.ts'

export const readings: Comparator = {
  about: {
    id: 'numbers.readings',
    area: 'interpretation',
    label: 'Sentences read their p values and intervals rightly',
    weight: 3,
  },
  one: 'reading of a p or an interval',
  many: 'readings of a p or an interval',
  holds: 'agrees with its figure',
  hold: 'agree with their figures',
  none: 'No sentence reads a p or an interval that could be compared.',
  advice: 'Read the number again, and let the sentence say what it says.',
  consequence: 'The conclusion drawn from this figure turns round.',
  isOpen: true,
  inEnglish: true,
  compare: ({ own, reading, numberTables }) =>
    comparisonOf([
      ...findOddsRows(own, reading.sections).filter(
        ({ writes }) => !writes.startsWith('95% CI') && !writes.startsWith('OR = '),
      ),
      ...findPReadRows(own, numberTables),
    ]),
}
