import type { ReactNode } from 'react'
import type { Problem } from '#kit/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Note } from '#ui/telling/note.tsx'
import type { Asked } from './use-asked.ts'

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

function NotRead({ before, problem, askAgain }: NotReadProps) {
  const again = (
    <Button kind="quiet" onClick={askAgain}>
      Try Again
    </Button>
  )
  return (
    <Note kind="bad" actions={again}>
      {before ? `${before} ${problem.message}` : problem.message}
    </Note>
  )
}
