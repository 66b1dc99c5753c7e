import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'

type NewDialogProps = { onKeep(): void; onClear(): void; onClose(): void }

/** The specification's New clears the conversation; a slip of the thumb must not lose one. */
export default function NewDialog({ onKeep, onClear, onClose }: NewDialogProps) {
  return (
    <Dialog open onClose={onClose} withX title="New conversation">
      <p>Do you want to keep this conversation in your History, or delete it for good?</p>
      <Button wide onClick={onKeep}>
        Keep it in History
      </Button>
      <Button kind="line" wide onClick={onClear}>
        Delete it
      </Button>
    </Dialog>
  )
}
