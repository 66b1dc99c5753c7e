import { ReadProblem } from '#api-client/query-problem.tsx'
import type { AccessHere } from './use-access.ts'

type StaleAccessProps = { of: AccessHere & { askAgain(): void } }

/** Notice above a room or its preview: access may have changed since it was last read. */
export const StaleAccess = ({ of }: StaleAccessProps) =>
  of.name === 'paid' || of.name === 'unpaid' ? (
    <ReadProblem
      of={{ value: of.access, problem: of.problem, askAgain: of.askAgain }}
      what="What you have paid for"
    />
  ) : null
