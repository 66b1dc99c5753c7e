import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { BROWSER_CONSENT, BUILT_IN_EAR, MISHEARS } from '../../spec.ts'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'

type BeforeRecordingProps = {
  spoken: Pick<SpokenTalkHere, 'conversation' | 'who' | 'settings' | 'changeSettings'>
}

/** The questions and notes about who recognises speech; each once per device. */
export function BeforeRecording({ spoken }: BeforeRecordingProps) {
  const { conversation, who, settings, changeSettings } = spoken
  if (who.mishears) return <Mishears spoken={spoken} />
  if (who.offersBrowser) {
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
    return (
      <Note className="before-recording" actions={actions}>
        {BROWSER_CONSENT}
      </Note>
    )
  }
  // One note at a time; and who only types need not know what would be understood.
  if (conversation.typedOnly || conversation.problem || settings.toldOfEar) return null
  if (!who.around.engines || who.recogniser !== 'built-in') return null
  return <Note onDismiss={() => changeSettings({ toldOfEar: true })}>{BUILT_IN_EAR}</Note>
}

function Mishears({ spoken: { who, changeSettings } }: BeforeRecordingProps) {
  const { browserHears } = who.around
  const answer = (browserRecognition?: true) =>
    changeSettings({ toldOfMishearing: true, ...(browserRecognition && { browserRecognition }) })
  const actions = (
    <>
      {browserHears && (
        <Button kind="quiet" onClick={() => answer(true)}>
          Let my browser listen
        </Button>
      )}
      <Button kind="quiet" onClick={() => answer()}>
        {browserHears ? 'No, thank you' : 'OK'}
      </Button>
    </>
  )
  return <Note actions={actions}>{browserHears ? MISHEARS.withBrowser : MISHEARS.alone}</Note>
}
