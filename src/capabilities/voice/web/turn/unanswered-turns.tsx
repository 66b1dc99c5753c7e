import { useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { KeptRecording } from './kept-recordings.ts'
import type { SpokenTalkHere } from './use-spoken-talk.ts'

type NeverAnsweredProps = {
  spoken: Pick<SpokenTalkHere, 'driver' | 'recordings' | 'conversation'>
  kept: KeptRecording | undefined
}

/** A recording of an earlier visit that was never sent: to send now, or to throw away. */
export function NeverAnswered({ spoken: { driver, recordings, conversation }, kept }: NeverAnsweredProps) {
  const [settled, setSettled] = useState(false)
  if (!kept || settled || conversation.turn.name !== 'idle') return null
  const send = () => {
    setSettled(true)
    void driver.sendKept(kept)
  }
  const forget = () => {
    setSettled(true)
    void recordings.forget(kept.attempt)
  }
  const actions = (
    <>
      <Button kind="quiet" onClick={send}>
        Send it now
      </Button>
      <Button kind="quiet" onClick={forget}>
        Throw it away
      </Button>
    </>
  )
  return <Note actions={actions}>A recording of your last visit was never answered.</Note>
}
