import { useState } from 'react'
import type { KeptRecording } from '#capabilities/voice/web/turn/kept-recordings.ts'
import type { SpokenTalkHere } from '#capabilities/voice/web/turn/use-spoken-talk.ts'
import { BeforeRecording } from '#capabilities/voice/web/who/before-recording.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/telling/note.tsx'

type QuestionsProps = {
  spoken: SpokenTalkHere
  kept: KeptRecording | undefined
}

/** What stands beside the conversation until it is answered: a recording that was never sent, and a question. */
export function Questions({ spoken, kept }: QuestionsProps) {
  return (
    <>
      <NeverAnswered spoken={spoken} kept={kept} />
      <BeforeRecording spoken={spoken} />
    </>
  )
}

type NeverAnsweredProps = Pick<QuestionsProps, 'spoken' | 'kept'>

function NeverAnswered({ spoken: { driver, recordings, conversation }, kept }: NeverAnsweredProps) {
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
