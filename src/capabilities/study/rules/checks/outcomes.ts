/** What can come of a look, each with what belongs to it. */
import type { Evidence } from '../evidence.ts'
import type { Check } from './check.ts'

export type About = Pick<Check, 'id' | 'area' | 'label' | 'weight'>

export const notApplying = (about: About, says: string): Check => ({
  ...about,
  outcome: 'does not apply',
  says,
  evidence: [],
})

export const passed = (about: About, says: string, evidence: readonly Evidence[] = []): Check => ({
  ...about,
  outcome: 'passed',
  says,
  evidence: [...evidence],
})

const open =
  (outcome: 'look again' | 'not found') =>
  (about: About, says: string, advice: string, evidence: readonly Evidence[] = []): Check => ({
    ...about,
    outcome,
    says,
    advice,
    evidence: [...evidence],
  })
export const again = open('look again')
export const notFound = open('not found')
