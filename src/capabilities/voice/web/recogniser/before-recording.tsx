import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { BROWSER_CONSENT, BUILT_IN_EAR } from '../../spec.ts'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'

type BeforeRecordingProps = { spoken: Pick<SpokenTalkHere, 'who' | 'settings' | 'changeSettings'> }

/** The questions and notes shown before the first recording; each once per device. */
export function BeforeRecording({ spoken }: BeforeRecordingProps) {
  const { who, settings, changeSettings } = spoken
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
  if (!who.around.engines || who.recogniser !== 'built-in' || settings.toldOfEar) return null
  const understood = (
    <Button kind="quiet" onClick={() => changeSettings({ toldOfEar: true })}>
      OK
    </Button>
  )
  return <Note actions={understood}>{BUILT_IN_EAR}</Note>
}
