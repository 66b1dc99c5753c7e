import { Mic } from 'lucide-react'
import { isOnItsWay } from '#capabilities/voice/talk.index.ts'
import {
  BeforeRecording,
  MainButton,
  MomentButton,
  MuteButton,
  type SpokenTalkHere,
  TypeInstead,
  type Typing,
  useElapsed,
  useWriting,
} from '#capabilities/voice/web/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { levelOfDecibels } from '#ui/voice/meter-levels.ts'
import { VoicePanel } from '#ui/voice/voice-panel.tsx'
import { dockWords } from '../../rules/screen/dock-words.ts'
import { COMMANDS } from '../../rules/screen/screen-words.ts'
import type { OralRoom } from '../session-screen.ts'
import type { useBegin } from './use-begin.ts'
import { useSince } from './use-since.ts'

type AnsweringProps = Typing & {
  room: OralRoom
  spoken: SpokenTalkHere
  beginning: ReturnType<typeof useBegin>
  /** The conversation is being resumed. */
  going: boolean
}

/** Whose turn it is, with one note at a time and the main button; beside it the ways to answer without speaking. */
export function Answering({ room, spoken, beginning, going, draft, onDraft }: AnsweringProps) {
  const { conversation, driver, talk } = spoken
  const { turn, problem } = conversation
  const onItsWay = isOnItsWay(turn)
  useWriting(spoken, draft)
  const say = (words: string) => beginning.type(words)
  return (
    <>
      <div className="dock oral-dock">
        {problem && !spoken.who.mishears ? (
          <Note kind="bad" onDismiss={() => driver.send({ type: 'problem-dismissed' })}>
            {problem}
          </Note>
        ) : (
          <BeforeRecording spoken={spoken} />
        )}
        {turn.name === 'idle' && !beginning.begun ? (
          <NotBegun room={room} going={going} busy={beginning.busy} onBegin={beginning.begin} />
        ) : (
          <TurnPanel room={room} spoken={spoken} waiting={talk.waiting} />
        )}
        <TypeInstead
          draft={draft}
          onDraft={onDraft}
          onSend={say}
          onWriting={driver.writes}
          busy={turn.name === 'closing' || beginning.busy}
        />
      </div>
      <div className="row quick">
        {COMMANDS.filter(({ always }) => always).map(({ name, says }) => (
          <Button key={name} kind="quiet" disabled={onItsWay} onClick={() => void say(says)}>
            {name}
          </Button>
        ))}
        <details className="more-commands">
          <summary>More</summary>
          <div className="row">
            {COMMANDS.filter(({ always }) => !always).map(({ name, says }) => (
              <Button key={name} kind="quiet" disabled={onItsWay} onClick={() => void say(says)}>
                {name}
              </Button>
            ))}
          </div>
        </details>
        <MuteButton conversation={conversation} driver={driver} />
      </div>
    </>
  )
}

type NotBegunProps = { room: OralRoom; going: boolean; busy: boolean; onBegin(): void }

const NotBegun = ({ room, going, busy, onBegin }: NotBegunProps) => (
  <VoicePanel
    kind="think"
    heading={going ? 'Your session is open' : 'Ready when you are'}
    sentence={
      going
        ? 'The last question is asked again, and your time continues.'
        : 'The clock starts when you begin. You will be asked for the microphone.'
    }
  >
    <Button big icon={Mic} busy={busy && 'Waiting...'} onClick={onBegin}>
      {going ? 'Go on' : room.says.begin}
    </Button>
  </VoicePanel>
)

type TurnPanelProps = { room: OralRoom; spoken: SpokenTalkHere; waiting: number | null }

function TurnPanel({ room, spoken, waiting }: TurnPanelProps) {
  const { conversation, driver, player } = spoken
  const { turn } = conversation
  const take = turn.name === 'recording' ? turn.take : undefined
  const elapsed = useElapsed(take?.startedAt)
  const isWaiting = turn.name === 'closing' || turn.name === 'sending'
  const waited = useElapsed(useSince(isWaiting))
  const words = { speaking: room.says.speaking, waiting, waited }
  const { kind, heading, sentence } = dockWords(conversation, words)
  const start = () => {
    player.unlock()
    void driver.start()
  }
  return (
    <VoicePanel
      kind={kind}
      heading={heading}
      sentence={sentence}
      levels={take && conversation.room.levels.map(levelOfDecibels)}
      elapsedMs={take ? elapsed : isWaiting ? waited : undefined}
    >
      <MainButton conversation={conversation} driver={driver} opening={false} onStart={start} />
      <MomentButton conversation={conversation} driver={driver} />
    </VoicePanel>
  )
}
