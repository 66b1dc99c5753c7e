/** One sentence seldom tells a problem: with it those that do so under its own heading. */
import { evidenceOf, type StudyEvidence } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { SlotEntry } from '../../record/study-record.ts'

const MOST = 3
const MOST_OF_AIM = 0.5

export function problemUnder(
  proved: readonly { entry: SlotEntry }[],
  { reading, roleOf }: OpenStudy,
): StudyEvidence[] {
  const known = new Set(proved.flatMap(({ entry }) => entry.evidence.map(({ sentenceId }) => sentenceId)))
  const section = reading.sections.find(
    ({ title, role }) => OF_PROBLEM.test(title) && role !== 'references' && role !== 'literature',
  )
  const own = reading.sentences.filter(
    (one) => one.section === section?.id && isProse(one) && roleOf(one.id).odds('aim') < MOST_OF_AIM,
  )
  const telling = own
    .map((one) => ({ one, odds: roleOf(one.id).odds('problem', 'gap') }))
    .filter(({ odds }) => odds > LEAST_OF_PROBLEM)
    .toSorted((first, other) => other.odds - first.odds)
    .slice(0, MOST)
  if (telling.length === 0 && known.size === 0) return []
  const shown = new Set([...known, ...telling.map(({ one }) => one.id)])
  // "This issue …" needs the sentence before it.
  return reading.sentences
    .filter((one, at, all) => {
      const next = all[at + 1]
      return (
        shown.has(one.id) ||
        (next && shown.has(next.id) && one.section === next.section && POINTS_BACK.test(next.text))
      )
    })
    .map(evidenceOf)
}
const OF_PROBLEM =
  /\bproblem (?:statement|definition|description|area)\b|\bstatement of (?:the )?problem\b|\b(?:research|the) problem\W*$/i
const LEAST_OF_PROBLEM = 0.3
const POINTS_BACK = /^\W*(?:this|these|such|it|they)\b/i
