import { ReadProblem } from '#asking/read-problem.tsx'
import type { AccessHere } from './use-access.ts'

type StaleAccessProps = { of: AccessHere & { askAgain(): void } }

/** Above a room or its preview: that it may have been paid, or used up, since it was last looked up. */
export const StaleAccess = ({ of }: StaleAccessProps) =>
  of.name === 'paid' || of.name === 'unpaid' ? (
    <ReadProblem
      of={{ value: of.access, problem: of.problem, askAgain: of.askAgain }}
      what="What you have paid for"
    />
  ) : null
