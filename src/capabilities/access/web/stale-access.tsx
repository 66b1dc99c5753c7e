import { QueryProblem } from '#api-client/query-problem.tsx'
import type { AccessHere } from './use-access.ts'

type StaleAccessProps = { of: AccessHere & { refetch(): void } }

/** Notice above a room or its preview: access may have changed since it was last read. */
export const StaleAccess = ({ of }: StaleAccessProps) =>
  of.name === 'paid' || of.name === 'unpaid' ? (
    <QueryProblem
      of={{ value: of.access, problem: of.problem, refetch: of.refetch }}
      what="What you have paid for"
    />
  ) : null
