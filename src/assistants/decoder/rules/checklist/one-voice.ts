/** The checklist and the checks of numbers and words look for some of the same things. A student is told once. */
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { needNotShow } from './checklist-checks.ts'

/** The checklist says what it is about in better words, so it speaks unless only the other has found something. */
const SAME: Readonly<Record<string, string>> = {
  'numbers.missing-data': 'missing',
  'numbers.reliability': 'reliability',
  'numbers.size-reason': 'size-reason',
  'numbers.analyses': 'analysis',
  'part-ethics': 'approval',
  'numbers.sample-agreement': 'population',
}
/** These count what the checklist only sees. */
const CLOSER: Readonly<Record<string, string>> = {
  'numbers.effect-size': 'interval',
  'limits-stated': 'limits',
}
/** A population described is no sample counted: here the checklist only knows whether it applies. */
const OF_ITS_OWN = new Set(['numbers.sample-agreement'])

export function inOneVoice(
  list: readonly Check[],
  others: readonly Check[],
  outside: ReadonlySet<string>,
): Check[] {
  const outcomes = new Map(list.map(({ id, outcome }) => [id, outcome]))
  const silent = new Set<string>()
  for (const { id, outcome } of others) {
    const twin = `checklist-${SAME[id]}`
    const twinSays = outcomes.get(twin)
    if (twinSays && !OF_ITS_OWN.has(id)) silent.add(outcome === 'passed' && twinSays !== 'passed' ? twin : id)
    if (CLOSER[id] && outcome !== 'does not apply') silent.add(`checklist-${CLOSER[id]}`)
  }
  const applied = others.map((check) =>
    check.outcome === 'not found' && outside.has(SAME[check.id] ?? '') ? needNotShow(check) : check,
  )
  return [...list, ...applied].filter(({ id }) => !silent.has(id))
}
