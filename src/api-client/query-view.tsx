import type { ReactNode } from 'react'
import type { Problem } from '#kit/result.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import type { Query } from './use-query.ts'

type QueryViewProps<Value> = { of: Query<Value>; children(value: NonNullable<Value>): ReactNode }

/** A skeleton, then the data; or the sentence and Try Again. If a refresh fails, the note appears above the old data. */
export function QueryView<Value>({ of: { value, problem, refetch }, children }: QueryViewProps<Value>) {
  if (value === undefined || value === null)
    return problem ? <NotRead problem={problem} refetch={refetch} /> : <Skeleton />
  return (
    <>
      {problem && <NotRead before="This may be out of date." problem={problem} refetch={refetch} />}
      {children(value)}
    </>
  )
}

type NotReadProps = { before?: string; problem: Problem; refetch(): void }

const NotRead = ({ before, problem, refetch }: NotReadProps) => (
  <FailedNote onAgain={refetch}>{before ? `${before} ${problem.message}` : problem.message}</FailedNote>
)
