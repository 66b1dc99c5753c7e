import './phone.css'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { SESSION_ENDED } from '#api-client/call-api.ts'
import { QueryProblem } from '#api-client/query-problem.tsx'
import { useQuery } from '#api-client/use-query.ts'
import type { TalkWords } from '#capabilities/voice/talk.index.ts'
import {
  DataLine,
  type KeptRecordings,
  NeverAnswered,
  type SpokenTalkHere,
  useSpokenTalk,
  WhoHears,
} from '#capabilities/voice/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { part } from '#ui/loading/lazy-part.tsx'
import { SessionBar } from '#ui/voice/session-bar.tsx'
import type { listSessions, OpenSession } from '../../contract.ts'
import { totalWords, wholeMinutes } from '../../rules/screen/clock-words.ts'
import { lastMessage } from '../../rules/screen/shown-talk.ts'
import { CALLS, SESSION, sendFailed } from '../../spec.ts'
import type { OralRoom } from '../session-screen.ts'
import { useHeadLook } from '../use-head-look.ts'
import { Answering } from './answering.tsx'
import type { ChatProps } from './chat-props.ts'
import { SessionFile } from './session-file.tsx'
import { TalkShown } from './talk-shown.tsx'
import { useBegin } from './use-begin.ts'
import { useClock } from './use-clock.ts'
import type { useOpenSession } from './use-open-session.ts'
import { useSessionEnd } from './use-session-end.ts'
import { useKept } from './use-stored-session.ts'
import { useKeptTurns } from './use-stored-turns.ts'

const VoiceSettingsDialog = part(() => import('#capabilities/voice/web/settings/voice-settings-dialog.tsx'))

type ConversationProps = ChatProps & {
  here: ReturnType<typeof useOpenSession>
  session: OpenSession
  recordings: KeptRecordings
}

/** A defense or a consultation: the clock at the top, the messages, and the turn at the bottom. */
export function Conversation(props: ConversationProps) {
  const { room, sessionId, session, here, sound, fresh, recordings, onEnded, onOther } = props
  const [words] = useState(() => talkWords(room))
  const [settingsOpen, setSettingsOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const kept = useKept(recordings, sessionId)
  const onRefused = (code: string) => {
    if (code === 'not-signed-in') dispatchEvent(new Event(SESSION_ENDED))
    // Somebody went on in another tab: this one catches up.
    else if (code === 'answered-elsewhere') void here.readAll()
    // The time, or the access, may be over: the server's clock says which.
    else void time.beatNow()
  }
  const where = { url: room.calls.answer.path, field: 'audio', session: sessionId } as const
  const answering = (): string => lastMessage(session.messages, spoken.talk.exchanges)
  const spoken: SpokenTalkHere = useSpokenTalk({
    ...where,
    sound,
    recordings,
    onRefused,
    words,
    answering,
    hearsAtOnce: true,
  })
  const { conversation, driver, talk } = spoken
  const { turn } = conversation
  const time = useClock(sessionId, {
    first: session.clock,
    open: session.clock.state === 'running' || turn.name !== 'idle',
    preparing: turn.name === 'sending' || turn.name === 'unsent',
  })
  const minutesLeft = wholeMinutes(time.shown.totalSeconds)
  useHeadLook({ small: true, chip: { minutes: minutesLeft, sessionId } })
  const beginning = useBegin({
    session,
    spoken,
    byItself: fresh && sound?.state === 'running',
    onClock: time.take,
  })

  useKeptTurns(talk.exchanges.at(-1), here)
  useSessionEnd(time.clock, turn, () => {
    spoken.end()
    onEnded(time.clock, 'told')
  })

  const showSettings = (open: boolean) => {
    setSettingsOpen(open)
    driver.writes(open || draft.trim() !== '')
  }
  return (
    <>
      <SessionBar
        leftMs={time.shown.leftMs}
        sessionMs={SESSION.longest}
        tracking={time.shown.tracking}
        standsStill={time.shown.standsStill}
        total={totalWords(minutesLeft)}
      />
      <SessionFile
        session={session}
        onEnd={(clock, next) => {
          spoken.end()
          onEnded(clock, next)
        }}
      />
      {session.notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      <TalkShown room={room} session={session} spoken={spoken} onCorrect={beginning.type} />
      {beginning.refused && <RefusalView refused={beginning.refused} onOther={onOther} room={room} />}
      <NeverAnswered spoken={spoken} kept={kept} />
      <Answering
        room={room}
        spoken={spoken}
        beginning={beginning}
        going={session.clock.state === 'running' || session.messages.length > 1}
        draft={draft}
        onDraft={setDraft}
      />
      <footer className="oral-foot">
        <p className="xs muted">Asked by: {session.engine.name}</p>
        <WhoHears spoken={spoken} />
        <DataLine data={spoken.data} />
        <Button kind="quiet" icon={Settings} onClick={() => showSettings(true)}>
          Voice settings
        </Button>
      </footer>
      {settingsOpen && (
        <VoiceSettingsDialog
          settings={spoken.settings}
          onChange={spoken.changeSettings}
          onClose={() => showSettings(false)}
        />
      )}
    </>
  )
}

type RefusedProps = {
  room: OralRoom
  refused: { code: string; message: string }
  onOther(sessionId: string): void
}

/** Why it does not begin, and the way to the session that is open already. */
function RefusalView({ room, refused, onOther }: RefusedProps) {
  return (
    <Note kind="bad" actions={refused.code === 'another-runs' && <GoToOther room={room} onOther={onOther} />}>
      {refused.message}
    </Note>
  )
}

function GoToOther({ room, onOther }: Pick<RefusedProps, 'room' | 'onOther'>) {
  const asked = useQuery<typeof listSessions>(CALLS.listSessions, { query: { assistant: room.id } })
  const running = asked.value?.sessions.find(({ state }) => state === 'running')
  if (!running) return <QueryProblem of={asked} what="The open session" />
  return (
    <Button kind="quiet" onClick={() => onOther(running.sessionId)}>
      Go to the open session
    </Button>
  )
}

/** This room's messages: a refusal by its status first, then the server's own sentence. */
const talkWords = ({ says }: OralRoom): TalkWords => ({
  microphoneRefused: says.microphoneRefused,
  failed(message, status) {
    // An error in the middle of the stream is shown unchanged.
    if (status === undefined) return message
    const httpError = sendFailed(status)
    const sentence = says.sendFailed(httpError)
    return message === httpError ? sentence : `${sentence}. ${message}`
  },
})
