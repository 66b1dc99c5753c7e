/** What need not be shown, because nobody was asked anything: it counts neither for nor against. */
import type { Checklist } from '#capabilities/study/rules/design/checklists.ts'
import type { Design } from '#capabilities/study/rules/design/design.ts'
import type { Reading } from '#capabilities/study/rules/document/reading.ts'

const ABOUT_PEOPLE = ['approval', 'consent', 'instrument', 'sampling', 'population']
const ABOUT_ASKING = ['instrument', 'response', 'validity', 'reliability']
const WITHOUT_PEOPLE = [...ABOUT_PEOPLE, ...ABOUT_ASKING, 'size-reason', 'missing']
const BY_DESIGN: Partial<Record<Design, readonly string[]>> = {
  review: [...ABOUT_PEOPLE, 'when-where'],
  simulation: [...ABOUT_PEOPLE, 'when-where'],
  'secondary data': ['consent', 'sampling', ...ABOUT_ASKING],
  // Systems are compared on data; nobody names a design for it, a place or a theory.
  'computational experiment': [
    ...ABOUT_PEOPLE,
    'design',
    'when-where',
    'theory',
    'analysis',
    'recommendations',
  ],
  experiment: [...ABOUT_PEOPLE, 'size-reason', 'missing'],
}
const PEOPLE =
  /\b(?:participants|respondents|informants|interviewees|patients|women|men|farmers|students|pupils|learners|teachers|nurses|households|mothers|children|employees|customers|traders)\b/i
const ASKED =
  /\b(?:questionnaires?|interview\w*|respondents?|survey(?:ed)?|focus groups?|Likert|rating scale)\b/i
const RECORDS =
  /\bregistr(?:y|ies)\b|\bretrospective\b|\bsecondary data\b|\b(?:medical|patient|hospital) records\b|\bdatabases?\b/i
const LEAST_MENTIONS = 3
const LEAST_SHARE = 0.02

export function outsideOf({ design }: Checklist, reading: Reading): ReadonlySet<string> {
  const own = reading.sentences.filter(
    ({ role }) => role === 'methods' || role === 'results' || role === 'abstract',
  )
  const outside = new Set<string>(design ? BY_DESIGN[design] : [])
  const people = own.filter(({ text }) => PEOPLE.test(text)).length
  const studiesPeople = people >= LEAST_MENTIONS && people >= own.length * LEAST_SHARE
  if (!design && !studiesPeople) for (const id of WITHOUT_PEOPLE) outside.add(id)
  const methods = own.filter(({ role }) => role !== 'results')
  if (methods.some(({ text }) => RECORDS.test(text)) && !methods.some(({ text }) => ASKED.test(text)))
    for (const id of [...ABOUT_ASKING, 'sampling']) outside.add(id)
  return outside
}
