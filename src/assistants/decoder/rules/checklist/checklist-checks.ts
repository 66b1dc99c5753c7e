/** What readers look for in this design, as checks. Absent means not found in the text, and the sentence says so. */

import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { notApplying, notFound, passed } from '#capabilities/study/rules/checks/outcomes.ts'
import type { Checklist } from '#capabilities/study/rules/design/checklists.ts'
import type { Evidence } from '#capabilities/study/rules/document/evidence.ts'
import type { Reading } from '#capabilities/study/rules/document/reading.ts'
import { firmEvidence } from '../evidence/firm-evidence.ts'
import { outsideOf } from '../evidence/what-applies.ts'
import { topicOf } from './checklist-topics.ts'

const PREFIX = 'checklist-'

export function checksFromList(
  list: Checklist,
  reading: Reading,
  outside = outsideOf(list, reading),
  /** Where a count of them stands, it is said who or what was studied. */
  sample: Evidence | null = null,
): Check[] {
  return list.items.flatMap(({ id, label, evidence: first }): Check[] => {
    const about = topicOf(id)
    const firm = firmEvidence(id, first, reading)
    const evidence = id === 'population' && sample && !DESCRIBES.test(firm?.quote ?? '') ? sample : firm
    if (!about) return []
    const { topic, area, weight, advice } = about
    const same = { id: PREFIX + id, area, label, weight }
    if (evidence) return [passed(same, `The text shows ${topic}.`, [evidence])]
    const missing = notFound(same, `${NOT_FOUND}${topic}.`, advice)
    return [outside.has(id) ? needNotShow(missing) : missing]
  })
}

/** Any other sentence with women in it says less about who they were than their count does. */
const DESCRIBES = /\bpopulation\b|\bcriteria\b|\beligib/i

const NOT_FOUND = 'Not found in the text: '

/** What a check is about, where it says so: "how the sample size was decided". */
export function topicOfCheck({ id, says }: Pick<Check, 'id' | 'says'>): string | undefined {
  if (id.startsWith(PREFIX)) return topicOf(id.slice(PREFIX.length))?.topic
  return says.startsWith(NOT_FOUND) ? says.slice(NOT_FOUND.length).replace(/\.$/, '') : undefined
}

/** A check that asks for what this kind of work does not have. */
export const needNotShow = (check: Check): Check =>
  notApplying(check, `This kind of work need not show ${topicOfCheck(check) ?? 'this'}.`, check.evidence)
