import { Button } from '../actions/button.tsx'
import { Note } from '../telling/note.tsx'

type What = 'screen' | 'part'

export const notShown = (what: What): string =>
  `This ${what} could not be shown. Check your connection and try again.`

export const NotShown = ({ what, onAgain }: { what: What; onAgain(): void }) => (
  <Note
    kind="bad"
    actions={
      <Button kind="quiet" onClick={onAgain}>
        Try Again
      </Button>
    }
  >
    {notShown(what)}
  </Note>
)
