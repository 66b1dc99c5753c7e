/** The bar as the specification draws it. */
import type { JobStatus } from '../../contract.ts'
import { STEPS } from '../../spec.ts'

export const AT_START = 30

export function progressOf(status: JobStatus['status'], step: string): number {
  if (status === 'completed') return 100
  if (status === 'failed') return 0
  if (status === 'queued') return 25
  if (status === 'outlined') return 60
  if (step.includes(STEPS.reading)) return 40
  if (step.includes(STEPS.structure)) return 60
  return step.includes(STEPS.writing) ? 80 : 50
}
