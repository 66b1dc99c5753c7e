/** Questions a student asks about the document: where the answer stands, and that none is made up. */
import type { KeyLookup } from './key.ts'
import { alike } from './matching.ts'
import type { RealDocument } from './real-document.ts'
import type { Tally } from './tally.ts'

const FIRST = 3
const NEAR = 0.6
/** Below this share of the question's words the answerer says that it found nothing. */
const COVERED = 0.5

export function measureLookups({ key, study }: RealDocument): Tally[] {
  const search = study.passages()
  const find = ({ question }: KeyLookup) => search.find(question, FIRST)
  const answerable = key.lookups.filter(({ answer, quote }) => answer !== null && quote)
  const missed = answerable.filter(
    (lookup) =>
      !find(lookup).some(({ evidence, context }) =>
        [evidence, ...context].some(({ quote }) => alike(lookup.quote ?? '', quote) >= NEAR),
      ),
  )
  const unanswerable = key.lookups.filter(({ answer }) => answer === null)
  const answered = unanswerable.filter((lookup) => (find(lookup)[0]?.covered ?? 0) > COVERED)
  return [
    {
      figure: 'lookups',
      hits: answerable.length - missed.length,
      of: answerable.length,
      misses: missed.map(({ question, quote }) => `${question} → ${quote}`),
    },
    {
      figure: 'refused',
      hits: unanswerable.length - answered.length,
      of: unanswerable.length,
      misses: answered.map(({ question }) => question),
    },
  ]
}
