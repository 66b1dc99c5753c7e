import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { Subscription } from '../rules/screen/subscription.ts'
import type { AnalysisHere } from './use-analysis.ts'

type ErrorBannerProps = {
  here: AnalysisHere
  subscription: Subscription
  onLookAgain(): void
}

/** One sentence at a time: why the analysis failed, or else that the subscription could not be looked up. */
export function ErrorBanner({ here, subscription, onLookAgain }: ErrorBannerProps) {
  const { state } = here
  const [dismissed, setDismissed] = useState<Subscription>()
  if ('problem' in state && state.problem)
    return (
      <Note
        kind="bad"
        onDismiss={here.dismiss}
        actions={state.name === 'failed' && state.again && <TryAgain onPress={here.again} />}
      >
        {state.name === 'failed' && state.file && <b className="file-name">{state.file} </b>}
        {state.problem}
      </Note>
    )
  if (subscription.name !== 'unknown' || dismissed === subscription) return null
  return (
    <Note
      kind="bad"
      onDismiss={() => setDismissed(subscription)}
      actions={<TryAgain onPress={onLookAgain} />}
    >
      {subscription.sentence}
    </Note>
  )
}

const TryAgain = ({ onPress }: { onPress(): void }) => (
  <Button kind="quiet" onClick={onPress}>
    Try Again
  </Button>
)
