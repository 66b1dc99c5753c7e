import type { signUserOut } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

type SignOutDialogProps = {
  open: boolean
  onClose(): void
  id: string
  name: string
  onDone(words: string): void
}

/** For a stolen phone or a compromised account. */
export function SignOutDialog({ open, onClose, id, name, onDone }: SignOutDialogProps) {
  return (
    <ReasonDialog<typeof signUserOut>
      open={open}
      onClose={onClose}
      title={`Sign ${name} out?`}
      sentence="They are signed out on every device, and any password links stop working. They can log in again with their password."
      button="Sign them out"
      address={CALLS.signUserOut}
      sent={(reason) => ({ params: { id }, body: { reason } })}
      onDone={({ sessions }) =>
        onDone(`Signed out on ${sessions === 1 ? 'one device' : `${sessions} devices`}.`)
      }
    />
  )
}
