import { Button } from '#ui/actions/button.tsx'
import type { Asked } from './use-query.ts'

type ReadProblemProps = {
  of: Pick<Asked<unknown>, 'value' | 'problem' | 'askAgain'>
  /** Names the data that could not be read: "Your decks". */
  what: string
}

/** A quiet note beside part of a screen that it could not be read, or shows older data. Renders nothing when all is well. */
export const ReadProblem = ({ of: { value, problem, askAgain }, what }: ReadProblemProps) =>
  problem ? (
    <p className="row tight sm muted" role="status">
      {what} {value === undefined ? 'could not be read.' : 'may be out of date.'} {problem.message}
      <Button kind="quiet" onClick={askAgain}>
        Try Again
      </Button>
    </p>
  ) : null
