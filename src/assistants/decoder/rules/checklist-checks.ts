/** What readers look for in this design, as checks. Absent means not found in the text, and the sentence says so. */
import type { Checklist } from '#capabilities/study/rules/checklists.ts'
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { evidenceOf } from '#capabilities/study/rules/evidence.ts'
import { isProse, type Reading } from '#capabilities/study/rules/reading.ts'
import { topicOf } from './checklist-topics.ts'
import { firmEvidence } from './firm-evidence.ts'
import { outsideOf } from './what-applies.ts'

const PREFIX = 'checklist-'
export const METHODS_PART = `${PREFIX}methods-part`

export function checksFromList(list: Checklist, reading: Reading): Check[] {
  const outside = outsideOf(list, reading)
  const checks = list.items.flatMap(({ id, label, evidence: first }): Check[] => {
    const about = topicOf(id)
    const evidence = firmEvidence(id, first, reading)
    if (!about) return []
    const { topic, area, weight, advice } = about
    const same = { id: PREFIX + id, area, label, weight }
    if (evidence)
      return [{ ...same, outcome: 'passed', says: `The text shows ${topic}.`, evidence: [evidence] }]
    if (outside.has(id))
      return [
        {
          ...same,
          outcome: 'does not apply',
          says: `This kind of work need not show ${topic}.`,
          evidence: [],
        },
      ]
    return [{ ...same, outcome: 'not found', says: `Not found in the text: ${topic}.`, advice, evidence: [] }]
  })
  return [methodsPart(reading), ...checks]
}

/** What the thing is about, of a check that came from a checklist. */
export const topicOfCheck = ({ id }: { id: string }): string | undefined =>
  id.startsWith(PREFIX) ? topicOf(id.slice(PREFIX.length))?.topic : undefined

function methodsPart(reading: Reading): Check {
  const opening = reading.sentences.find((sentence) => sentence.role === 'methods' && isProse(sentence))
  const same = {
    id: METHODS_PART,
    area: 'methodology',
    label: 'Has a part on its methods',
    weight: 2,
  } as const
  return opening
    ? {
        ...same,
        outcome: 'passed',
        says: 'The text has a part on its methods.',
        evidence: [evidenceOf(opening)],
      }
    : {
        ...same,
        outcome: 'not found',
        says: 'Not found in the text: a part that is about the methods.',
        advice: 'Give the methods a chapter or section of their own, with a heading that says so.',
        evidence: [],
      }
}
