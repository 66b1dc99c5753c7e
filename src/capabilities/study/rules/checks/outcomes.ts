/** The possible outcomes of a check and their fields. Only an outcome that leaves something to do has advice. */
import type { StudyEvidence } from '../document/evidence.ts'
import type { StudyCheck } from './check.ts'
import type { CheckId } from './check-ids.ts'

export type About<Id extends CheckId = CheckId> = Pick<StudyCheck, 'area' | 'label' | 'weight'> & { id: Id }
/** A check whose name is known to the compiler. */
export type NamedCheck<Id extends CheckId> = StudyCheck & { id: Id }

const settled =
  (outcome: 'passed' | 'does-not-apply') =>
  <Id extends CheckId>(
    { id, area, label, weight }: About<Id>,
    says: string,
    evidence: readonly StudyEvidence[] = [],
  ): NamedCheck<Id> => ({
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

const openCheck =
  (outcome: 'look-again' | 'not-found') =>
  <Id extends CheckId>(
    about: About<Id>,
    says: string,
    advice: string,
    evidence: readonly StudyEvidence[] = [],
  ): NamedCheck<Id> => ({
    ...about,
    outcome,
    says,
    advice,
    evidence: [...evidence],
  })
export const again = openCheck('look-again')
export const notFound = openCheck('not-found')
