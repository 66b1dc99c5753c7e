import type { ReactNode } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { Note } from '#ui/telling/note.tsx'
import type { Asked } from './use-asked.ts'

type ReadingProps<Value> = { of: Asked<Value>; children(value: NonNullable<Value>): ReactNode }

/** Grey lines, then what was read; or the sentence, and Try Again. */
export function Reading<Value>({ of: { value, problem, askAgain }, children }: ReadingProps<Value>) {
  if (value !== undefined && value !== null) return children(value)
  if (!problem) return <Skeleton />
  const again = (
    <Button kind="quiet" onClick={askAgain}>
      Try Again
    </Button>
  )
  return (
    <Note kind="bad" actions={again}>
      {problem.message}
    </Note>
  )
}
