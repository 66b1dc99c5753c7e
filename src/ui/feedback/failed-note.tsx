import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { Note } from './note.tsx'

type FailedNoteProps = { children: ReactNode; onAgain(): void }

/** A failure in its sentence, with another try. */
export const FailedNote = ({ children, onAgain }: FailedNoteProps) => (
  <Note
    kind="bad"
    actions={
      <Button kind="quiet" onClick={onAgain}>
        Try Again
      </Button>
    }
  >
    {children}
  </Note>
)
