import { type Conversation, ringLeft } from '#capabilities/voice/talk.index.ts'
import {
  LevelMeter,
  MainButton,
  MomentButton,
  MuteButton,
  SilenceRing,
  type SpokenTalkHere,
  useElapsed,
} from '#capabilities/voice/web/index.ts'
import { CalmBands } from '#ui/voice/calm-bands.tsx'
import { stageWords } from '../rules/stage-words.ts'

type StageProps = {
  conversation: Conversation
  driver: SpokenTalkHere['driver']
  waiting: number | null
  /** The browser is asking for the microphone. */
  opening: boolean
  begun: boolean
  onStart(): void
}

/** The current speaker, large, with the actions available. */
export function VoiceStage({ conversation, driver, waiting, opening, begun, onStart }: StageProps) {
  const { turn, room, silenceEndsTurn } = conversation
  const take = turn.name === 'recording' ? turn.take : undefined
  const elapsed = useElapsed(take?.startedAt)
  const { look, heading, sentence } = stageWords(conversation, { opening, waiting, begun })
  return (
    <div className={turn.name === 'idle' ? 'stage' : 'stage on'}>
      <CalmBands state={look} heading={heading} sentence={sentence} elapsedMs={take && elapsed}>
        {take && <LevelMeter room={room} />}
        <MainButton conversation={conversation} driver={driver} opening={opening} onStart={onStart} />
        <div className="row talk-sides">
          <MomentButton conversation={conversation} driver={driver} />
          <MuteButton conversation={conversation} driver={driver} />
        </div>
      </CalmBands>
      {take && !take.pushed && (
        <SilenceRing
          left={ringLeft(take, take.startedAt + elapsed, silenceEndsTurn)}
          onKeepListening={() => driver.send({ type: 'keep-listening' })}
        />
      )}
    </div>
  )
}
