/**
 * Approval has to be earned. A heading is no discussion, a word list that found nothing has not read the work, and a
 * caption with a number is no achievement: a check passes only where a sentence states the thing, or where figures were
 * held against each other. What would approve of anything else is not said at all.
 */
import type { CheckId, StudyCheck, StudyRecord } from '#capabilities/study/index.ts'
import type { StagedCheck } from '../facts/checks-of-facts.ts'

/** Places or figures were compared, and the check says how many. */
const COMPARED =
  /^(?:numbers\.(?:p-follows|intervals|degrees-of-freedom|coefficients|percentages|sums|means|totals|text-table|sample-chain|sample-agreement|part-whole|chi-counts|budgets|timetable|scale)|abstract-numbers|citations-listed)$/
/** Their verdict is a likeness of words, which shows neither that a thing is there nor that it is lacking. */
const BY_LIKENESS: ReadonlySet<CheckId> = new Set<CheckId>(['objectives-answered', 'hypotheses-return'])
/** Citations in an introduction are no review in a thesis or its plan; in a paper they may be. */
const OWES_CHAPTER: ReadonlySet<string> = new Set(['thesis', 'proposal'])
const WOVEN = 'Found within'

export function earned(check: StudyCheck, record: StudyRecord): StagedCheck[] {
  if (BY_LIKENESS.has(check.id)) return []
  if (check.outcome !== 'passed' || COMPARED.test(check.id)) return [check]
  if (check.id === 'part-literature' && OWES_CHAPTER.has(record.stage ?? '') && check.says.startsWith(WOVEN))
    return [
      {
        ...check,
        outcome: 'not-found',
        says: 'Not found in the text: a review of literature under a heading of its own. I looked through all headings.',
        advice: 'Add a review of literature: what is known already, and where your question begins.',
        evidence: [],
      },
    ]
  if (check.id !== 'part-methods') return []
  // That methods have a heading proves none of them; it opens another band of the score.
  return [{ ...check, unsure: true, outcome: 'does-not-apply', says: NOT_JUDGED, evidence: [] }]
}

const NOT_JUDGED = 'Too little of this was recognised to judge it.'
