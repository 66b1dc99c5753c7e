import { Ear, Volume2 } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { WHO } from '../../spec.ts'
import type { SpokenTalkHere } from '../turn/use-spoken-talk.ts'
import './recogniser-choice.css'

type Spoken = Pick<SpokenTalkHere, 'who' | 'changeSettings'>

/** Which recogniser and which voice are at work, and the other one a tap away. */
export function WhoHears({ spoken }: { spoken: Spoken }) {
  return (
    <div className="who-hears xs muted">
      <HearingChoice spoken={spoken} />
      <Speaking spoken={spoken} />
    </div>
  )
}

function HearingChoice({ spoken: { who, changeSettings } }: { spoken: Spoken }) {
  const { around, recogniser } = who
  if (!around.engines) return null
  const words = recogniser === 'server' ? WHO.hears.server(around.engines.hears.name) : WHO.hears[recogniser]
  const mayChange = recogniser !== 'server' && around.browserHears
  return (
    <p>
      <span>
        <Icon of={Ear} /> {words}
      </span>
      {mayChange && (
        <Button kind="quiet" onClick={() => changeSettings({ browserRecognition: recogniser !== 'browser' })}>
          {recogniser === 'browser' ? WHO.useBuiltInRecogniser : WHO.useBrowser}
        </Button>
      )}
    </p>
  )
}

function Speaking({ spoken: { who, changeSettings } }: { spoken: Spoken }) {
  const { around, onDevice } = who
  if (!around.engines) return null
  const { deviceVoice } = around
  return (
    <p>
      <span>
        <Icon of={Volume2} />{' '}
        {onDevice && deviceVoice ? WHO.speaks.device(deviceVoice) : oursSpeaks(around.engines.speaks)}
      </span>
      {deviceVoice !== undefined && (
        <Button kind="quiet" onClick={() => changeSettings({ deviceVoice: !onDevice })}>
          {onDevice ? WHO.useOurs : WHO.useDevice}
        </Button>
      )}
    </p>
  )
}

const oursSpeaks = ({ name, builtIn }: { name: string; builtIn: boolean }) =>
  builtIn ? WHO.speaks['built-in'] : WHO.speaks.server(name)
