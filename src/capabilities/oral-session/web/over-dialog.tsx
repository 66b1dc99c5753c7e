import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import type { Clock } from '../contract.ts'
import { SCREEN } from '../rules/screen/screen-words.ts'
import { SAYS } from '../spec.ts'

/** A session that ended by the clock, or with the access. */
export type Over = { clock: Clock; sessionId: string }

type OverDialogProps = { over: Over; onClose(): void; onReport(): void }

/** The specification's closing alert; the report is one press away. */
export default function OverDialog({ over, onClose, onReport }: OverDialogProps) {
  return (
    <Dialog open withX title={SCREEN.overTitle} onClose={onClose}>
      <p role="alert">{over.clock.message ?? SAYS.sessionOver}</p>
      <Button wide onClick={onReport}>
        See your report
      </Button>
      <Button kind="quiet" wide onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}
