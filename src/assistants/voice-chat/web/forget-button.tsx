import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '#api-client/call-api.ts'
import { Button } from '#ui/actions/button.tsx'
import type { ForgetConversation } from '../contract.ts'
import { CALLS } from '../spec.ts'

type ForgetButtonProps = { session: string; onForgotten(): void }

/** Asks twice, because it cannot be undone. */
export function ForgetButton({ session, onForgotten }: ForgetButtonProps) {
  const [step, setStep] = useState<'resting' | 'asking' | 'forgetting' | 'failed'>('resting')
  const forget = async () => {
    setStep('forgetting')
    const answer = await callApi<ForgetConversation>(CALLS.forgetConversation, {
      params: { sessionId: session },
    })
    // A conversation that was never stored is gone as well.
    const gone = answer.ok || answer.problem.status === 404
    setStep(gone ? 'resting' : 'failed')
    if (gone) onForgotten()
  }
  if (step === 'resting')
    return (
      <Button kind="quiet" icon={Trash2} onClick={() => setStep('asking')}>
        Delete
      </Button>
    )
  return (
    <>
      <Button kind="line" icon={Trash2} busy={step === 'forgetting' && 'Deleting...'} onClick={forget}>
        Delete for good
      </Button>
      <Button kind="quiet" onClick={() => setStep('resting')}>
        Keep it
      </Button>
      {step === 'failed' && (
        <p className="sm" role="alert">
          It could not be deleted. Please try again.
        </p>
      )}
    </>
  )
}
