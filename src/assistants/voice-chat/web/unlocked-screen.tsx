import { useState } from 'react'
import { SESSION_ENDED } from '#api-client/call-api.ts'
import { WHY_CLOSED } from '#capabilities/access/spec.ts'
import { hasWords, isOnItsWay } from '#capabilities/voice/talk.index.ts'
import {
  BeforeRecording,
  DataLine,
  type KeptRecording,
  NeverAnswered,
  type SpokenTalkHere,
  TypeInstead,
  useSpokenTalk,
  useWriting,
  WhoHears,
} from '#capabilities/voice/web/index.ts'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { Skeleton } from '#ui/progress/skeleton.tsx'
import { CALLS } from '../spec.ts'
import { Captions } from './captions.tsx'
import type { VoiceScreenProps } from './entry-action.ts'
import { VoiceStage } from './stage.tsx'
import { WhatWasSaid } from './transcript-view.tsx'
import { useStart } from './use-start.ts'
import { VoiceHead } from './voice-head.tsx'

const Said = part(() => import('./spoken-text.tsx'), <Skeleton />)
const VoiceSettingsDialog = part(() => import('#capabilities/voice/web/settings/voice-settings-dialog.tsx'))

/** A conversation for as long as the visit lasts, under its own id. */
export default function VoiceChatUnlockedScreen({
  wish,
  sound,
  kept,
  recordings,
  typing,
  onAccessOver,
}: VoiceScreenProps) {
  const [session] = useState(() => crypto.randomUUID())
  const [settingsOpen, setSettingsOpen] = useState(wish.name === 'settings')
  const onRefused = (code: string) => {
    if (WHY_CLOSED.some((why) => why === code)) onAccessOver()
    if (code === 'not-signed-in') dispatchEvent(new Event(SESSION_ENDED))
  }
  const where = { url: CALLS.say.path, field: 'file', session } as const
  const spoken = useSpokenTalk({ ...where, sound, recordings, onRefused })
  const { conversation, driver, talk } = spoken
  const { turn, problem } = conversation
  const { opening, start } = useStart(wish, spoken)
  const begun = hasWords(talk)
  useWriting(spoken, typing.draft)
  const showSettings = (open: boolean) => {
    setSettingsOpen(open)
    // No recording while the student is choosing or still typing.
    driver.writes(open || typing.draft.trim() !== '')
  }
  return (
    <div className="voice-room">
      <VoiceHead
        onSettings={() => showSettings(true)}
        onEnd={turn.name === 'idle' ? undefined : spoken.end}
      />
      {problem && (
        <Note kind="bad" onDismiss={() => driver.send({ type: 'problem-dismissed' })}>
          {problem}
        </Note>
      )}
      <div className={begun ? 'voice-talk begun' : 'voice-talk'}>
        <VoiceStage
          conversation={conversation}
          driver={driver}
          waiting={talk.waiting}
          opening={opening}
          begun={begun}
          onStart={start}
        />
        <Captions spoken={spoken} />
      </div>
      <Questions spoken={spoken} kept={kept} />
      <TypeInstead {...typing} onSend={driver.type} onWriting={driver.writes} busy={isOnItsWay(turn)} />
      <WhatWasSaid openAtFirst={wish.name === 'said'}>
        {() => <Said spoken={spoken} session={session} />}
      </WhatWasSaid>
      <WhoHears spoken={spoken} />
      <DataLine data={spoken.data} />
      {settingsOpen && (
        <VoiceSettingsDialog
          settings={spoken.settings}
          onChange={spoken.changeSettings}
          onClose={() => showSettings(false)}
        />
      )}
    </div>
  )
}

type QuestionsProps = {
  spoken: SpokenTalkHere
  kept: KeptRecording | undefined
}

/** Open points beside the conversation until they are answered: a recording that was never sent, and a question. */
function Questions({ spoken, kept }: QuestionsProps) {
  return (
    <>
      <NeverAnswered spoken={spoken} kept={kept} />
      <BeforeRecording spoken={spoken} />
    </>
  )
}
