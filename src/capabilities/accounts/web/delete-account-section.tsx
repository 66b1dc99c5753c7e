import { useState } from 'react'
import { ask } from '#asking/ask.ts'
import { textIn, useSubmit } from '#asking/use-submit.ts'
import { Button } from '#ui/actions/button.tsx'
import { PasswordField } from '#ui/asking/password-field.tsx'
import { Dialog } from '#ui/telling/dialog.tsx'
import type { deleteAccount } from '../contract.ts'
import { type FormWords, wordsForRefusal } from '../rules/refusal-words.ts'
import { CALLS } from '../spec.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useSession } from './use-session.ts'

const NOT_DELETED = 'The account could not be deleted. Please try again.'

export function DeleteAccountSection() {
  const [asking, setAsking] = useState(false)
  return (
    <section className="card stack" aria-labelledby="delete">
      <h2 id="delete">Delete the account</h2>
      <p className="muted">
        Your profile, your documents and what you paid for end at once. Payments stay in our books without
        your name.
      </p>
      <div>
        <Button kind="line" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} withX title="Delete your account?">
        <DeleteForm onKeep={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}

function DeleteForm({ onKeep }: { onKeep(): void }) {
  const { end } = useSession()
  const [refusal, setRefusal] = useState<FormWords>()
  const { busy, onSubmit } = useSubmit(async (fields) => {
    setRefusal(undefined)
    const body = { password: textIn(fields, 'password') }
    const answer = await ask<typeof deleteAccount>(CALLS.deleteAccount, { body })
    // Nobody is signed in any more, so the guard of this page leads home.
    if (answer.ok) return end()
    setRefusal(wordsForRefusal(answer.problem, NOT_DELETED, ['wrong-password']))
  })
  return (
    <form className="stack" onSubmit={onSubmit}>
      <p>This cannot be undone. Enter your password to go on.</p>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        data-first=""
      />
      <RefusalNote words={refusal} />
      <Button type="submit" kind="rec" wide busy={busy && 'Deleting...'}>
        Delete for good
      </Button>
      <Button kind="quiet" wide onClick={onKeep}>
        Keep my account
      </Button>
    </form>
  )
}
