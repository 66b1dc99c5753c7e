import { PhoneOff, Settings } from 'lucide-react'
import { useState } from 'react'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import { SESSION_ENDED } from '#capabilities/accounts/web/ask.ts'
import { useSpokenTalk } from '#capabilities/voice/web/use-spoken-talk.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Captions } from './captions.tsx'
import { DataLine } from './data-line.tsx'
import { Questions } from './questions.tsx'
import { Stage } from './stage.tsx'
import { TypeInstead } from './type-instead.tsx'
import { VoiceHead } from './voice-head.tsx'
import { VoiceSettings } from './voice-settings.tsx'
import { WhatWasSaid } from './what-was-said.tsx'

type RoomProps = { userId: string; onAccessOver(): void }

/** A conversation for as long as the visit lasts, under a name of its own. */
export function Room({ userId, onAccessOver }: RoomProps) {
  const [session] = useState(() => crypto.randomUUID())
  const [settingsOpen, setSettingsOpen] = useState(false)
  const onRefused = (code: string) => {
    if (WHY_CLOSED.some((why) => why === code)) onAccessOver()
    if (code === 'not-signed-in') dispatchEvent(new Event(SESSION_ENDED))
  }
  const spoken = useSpokenTalk({ url: '/ai/process-audio', field: 'file', session, userId, onRefused })
  const { conversation, driver, talk } = spoken
  return (
    <>
      <VoiceHead>
        <Button
          kind="line"
          icon={PhoneOff}
          disabled={conversation.turn.name === 'idle'}
          onClick={() => spoken.end()}
        >
          End Conversation
        </Button>
        <Button
          kind="line"
          square
          icon={Settings}
          aria-label="Voice settings"
          onClick={() => setSettingsOpen(true)}
        />
      </VoiceHead>
      {conversation.problem && (
        <Note kind="bad" onDismiss={() => driver.tell({ type: 'problem-dismissed' })}>
          {conversation.problem}
        </Note>
      )}
      <div className={talk.exchanges.length > 0 ? 'voice-talk begun' : 'voice-talk'}>
        <Stage conversation={conversation} driver={driver} waiting={talk.waiting} />
        <Captions spoken={spoken} />
      </div>
      <Questions spoken={spoken} />
      <TypeInstead onSend={(text) => driver.type(text)} busy={isOnItsWay(conversation.turn.name)} />
      <WhatWasSaid spoken={spoken} session={session} />
      <DataLine data={spoken.data} />
      {settingsOpen && (
        <VoiceSettings
          settings={spoken.settings}
          onChange={spoken.changeSettings}
          onClose={() => setSettingsOpen(false)}
        />
      )}
    </>
  )
}

const isOnItsWay = (turn: string) => turn === 'closing' || turn === 'sending' || turn === 'unsent'
