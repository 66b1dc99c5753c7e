/** The possible outcomes of a check and their fields. Only an outcome that leaves something to do has advice. */
import type { Evidence } from '../document/evidence.ts'
import type { Check } from './check.ts'
import type { CheckId } from './check-ids.ts'

export type About<Id extends CheckId = CheckId> = Pick<Check, 'area' | 'label' | 'weight'> & { id: Id }
/** A check whose name is known to the compiler. */
export type Named<Id extends CheckId> = Check & { id: Id }

const settled =
  (outcome: 'passed' | 'does-not-apply') =>
  <Id extends CheckId>(
    { id, area, label, weight }: About<Id>,
    says: string,
    evidence: readonly Evidence[] = [],
  ): Named<Id> => ({
    id,
    area,
    label,
    weight,
    outcome,
    says,
    evidence: [...evidence],
  })
export const passed = settled('passed')
export const notApplying = settled('does-not-apply')

const open =
  (outcome: 'look-again' | 'not-found') =>
  <Id extends CheckId>(
    about: About<Id>,
    says: string,
    advice: string,
    evidence: readonly Evidence[] = [],
  ): Named<Id> => ({
    ...about,
    outcome,
    says,
    advice,
    evidence: [...evidence],
  })
export const again = open('look-again')
export const notFound = open('not-found')
