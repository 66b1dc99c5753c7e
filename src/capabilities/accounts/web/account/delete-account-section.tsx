import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/feedback/dialog.tsx'
import type { deleteAccount } from '../../contract.ts'
import { CALLS } from '../../spec.ts'
import { PasswordAgainForm } from '../password/confirm-password-form.tsx'
import { useSession } from '../session/use-session.ts'

export function DeleteAccountSection() {
  const [asking, setAsking] = useState(false)
  const { end } = useSession()

  async function send(password: string) {
    const answer = await callApi<typeof deleteAccount>(CALLS.deleteAccount, { body: { password } })
    if (!answer.ok) return answer.problem
    // The session is over, so this page's guard redirects home.
    end()
    return undefined
  }
  return (
    <section className="card stack" aria-labelledby="delete">
      <h2 id="delete">Delete your account</h2>
      <p className="muted">
        Your profile, documents and purchases are deleted at once. We keep a record of payments, without your
        name.
      </p>
      <div>
        <Button kind="line" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} withX title="Delete your account?">
        <PasswordAgainForm
          sentence="This cannot be undone. Enter your password to continue."
          button="Delete for good"
          busyButton="Deleting..."
          failed="The account could not be deleted. Please try again."
          keep="Keep my account"
          onKeep={() => setAsking(false)}
          send={send}
        />
      </Dialog>
    </section>
  )
}
