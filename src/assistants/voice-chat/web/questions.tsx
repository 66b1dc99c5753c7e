import { useState } from 'react'
import { BROWSER_CONSENT } from '#capabilities/voice/spec.ts'
import { browserRecogniser } from '#capabilities/voice/web/recognition/recognition.ts'
import type { KeptRecording } from '#capabilities/voice/web/turn/kept-recordings.ts'
import type { SpokenTalkHere } from '#capabilities/voice/web/turn/use-spoken-talk.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/telling/note.tsx'

type QuestionsProps = { spoken: SpokenTalkHere; kept: KeptRecording | undefined }

/** What stands beside the conversation until it is answered: a recording that was never sent, and a question. */
export function Questions({ spoken, kept }: QuestionsProps) {
  return (
    <>
      <NeverAnswered spoken={spoken} kept={kept} />
      <AskConsent spoken={spoken} />
    </>
  )
}

function NeverAnswered({ spoken: { driver, recordings, conversation }, kept }: QuestionsProps) {
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

/** Asked when it would help, and once. */
function AskConsent({ spoken: { talk, settings, changeSettings } }: { spoken: SpokenTalkHere }) {
  const [supported] = useState(() => browserRecogniser() !== undefined)
  const misheard = talk.exchanges.some(({ heard }) => heard?.rung === 'built-in')
  if (!supported || !misheard || settings.browserRecognition !== null) return null
  const answer = (browserRecognition: boolean) => changeSettings({ browserRecognition })
  const actions = (
    <>
      <Button kind="quiet" onClick={() => answer(true)}>
        Use it
      </Button>
      <Button kind="quiet" onClick={() => answer(false)}>
        No, thank you
      </Button>
    </>
  )
  return <Note actions={actions}>{BROWSER_CONSENT}</Note>
}
