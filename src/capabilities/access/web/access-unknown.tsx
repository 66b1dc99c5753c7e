import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/telling/note.tsx'

/** It could not be found out whether this is paid: nobody is sent to pay again for that. */
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
