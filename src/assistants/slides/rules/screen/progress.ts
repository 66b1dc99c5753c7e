/** The bar as the specification draws it. */
import type { JobStatus } from '../../contract.ts'
import { STEPS } from '../../spec.ts'

export const AT_START = 30
const WHILE_READ = 40

/** From the start to the server's first step, by the share of the document sent. */
export const sentProgress = (share: number): number => AT_START + share * (WHILE_READ - AT_START)

export function progressOf(status: JobStatus['status'], step: string): number {
  if (status === 'completed') return 100
  if (status === 'failed') return 0
  if (status === 'queued') return 25
  if (status === 'outlined') return 60
  if (step.includes(STEPS.reading)) return WHILE_READ
  if (step.includes(STEPS.structure)) return 60
  return step.includes(STEPS.writing) ? 80 : 50
}
