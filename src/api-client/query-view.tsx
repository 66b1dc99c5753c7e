import type { ReactNode } from 'react'
import type { Problem } from '#kit/result.ts'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import type { Asked } from './use-query.ts'

type ReadingProps<Value> = { of: Asked<Value>; children(value: NonNullable<Value>): ReactNode }

/** A skeleton, then the data; or the sentence and Try Again. If a refresh fails, the note appears above the old data. */
export function Reading<Value>({ of: { value, problem, askAgain }, children }: ReadingProps<Value>) {
  if (value === undefined || value === null)
    return problem ? <NotRead problem={problem} askAgain={askAgain} /> : <Skeleton />
  return (
    <>
      {problem && <NotRead before="This may be out of date." problem={problem} askAgain={askAgain} />}
      {children(value)}
    </>
  )
}

type NotReadProps = { before?: string; problem: Problem; askAgain(): void }

const NotRead = ({ before, problem, askAgain }: NotReadProps) => (
  <FailedNote onAgain={askAgain}>{before ? `${before} ${problem.message}` : problem.message}</FailedNote>
)
