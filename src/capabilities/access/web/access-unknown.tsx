import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/telling/note.tsx'

/** The access check failed, so the student is not asked to pay again. */
export const AccessUnknown = ({ says, onTryAgain }: { says: string; onTryAgain(): void }) => (
  <Note
    kind="bad"
    actions={
      <Button kind="quiet" onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    {says}
  </Note>
)
