/** What can come of a look, each with what belongs to it. Advice goes with what is left to do, and with nothing else. */
import type { Evidence } from '../document/evidence.ts'
import type { Check } from './check.ts'

export type About = Pick<Check, 'id' | 'area' | 'label' | 'weight'>

const settled =
  (outcome: 'passed' | 'does not apply') =>
  ({ id, area, label, weight }: About, says: string, evidence: readonly Evidence[] = []): Check => ({
    id,
    area,
    label,
    weight,
    outcome,
    says,
    evidence: [...evidence],
  })
export const passed = settled('passed')
export const notApplying = settled('does not apply')

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
