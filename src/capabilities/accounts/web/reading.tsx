import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Read<Value> = {
  data: Value | undefined
  error: Error | null
  refetch(): unknown
}

/** Grey lines, then what was read; or the sentence, and Try Again. */
export function Reading<Value>({
  of,
  children,
}: {
  of: Read<Value>
  children(value: NonNullable<Value>): ReactNode
}) {
  if (of.data) return children(of.data)
  if (!of.error) return <Skeleton />
  return (
    <Note
      kind="bad"
      actions={
        <Button kind="quiet" onClick={() => void of.refetch()}>
          Try Again
        </Button>
      }
    >
      {of.error.message}
    </Note>
  )
}
