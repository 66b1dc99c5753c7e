import { Button } from '#ui/actions/button.tsx'
import type { Query } from './use-query.ts'

type QueryProblemProps = {
  of: Pick<Query<unknown>, 'value' | 'problem' | 'refetch'>
  /** Names the data that could not be read: "Your decks". */
  what: string
}

/** A quiet note beside part of a screen that it could not be read, or shows older data. Renders nothing when all is well. */
export const QueryProblem = ({ of: { value, problem, refetch }, what }: QueryProblemProps) =>
  problem ? (
    <p className="row tight sm muted" role="status">
      {what} {value === undefined ? 'could not be loaded.' : 'may be out of date.'} {problem.message}
      <Button kind="quiet" onClick={refetch}>
        Try Again
      </Button>
    </p>
  ) : null
