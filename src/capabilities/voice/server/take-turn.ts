/** One turn, from request to answer. A resent turn gets the stored answer and is counted once. */
import { meteredSeconds } from '#capabilities/usage/server/index.ts'
import { confirmHeard } from '#product/recognised-speech.ts'
import type { TurnLine } from '../contract.ts'
import { answerBack, asksBack } from '../rules/confirm-hearing.ts'
import { SAY_AGAIN, SAYS, TURN } from '../spec.ts'
import { answerAloud, completeLine, errorLine } from './answer-aloud.ts'
import { audioUrlOf } from './audio-store.ts'
import type { ConversationKey } from './conversation-rows.ts'
import { hearTurn, secondsOf } from './hear-turn.ts'
import type { ReceivedTurn } from './receive-turn.ts'
import { waitingLine } from './speech-queue.ts'
import type { KeptConversation, SpokenTurn, TurnContext } from './spoken-turn.ts'
import type { VoiceTurn } from './tables.ts'
import { audioOf, type TurnKey } from './turn-rows.ts'
import type { Voice } from './voice.ts'

/** How much of a conversation a reply knows. */
const TURNS_KNOWN = 12
/** A minute of listening and a minute of speaking, set aside before either. */
const MOST_SECONDS = (2 * TURN.longestRecording) / 1_000

type Say = (line: TurnLine) => void

export async function conversationOf(
  voice: Voice,
  key: ConversationKey,
  before?: number,
): Promise<KeptConversation> {
  const { userId, session } = key
  return { userId, session, turns: await voice.rows.lastOf(key, TURNS_KNOWN, before) }
}

export async function takeTurn(
  voice: Voice,
  kind: SpokenTurn,
  { userId, received, signal }: { userId: string; received: ReceivedTurn; signal: AbortSignal },
  say: Say,
): Promise<void> {
  if (signal.aborted) return
  const { assistant } = kind
  const { session, attempt, corrects, answers } = received
  const key: TurnKey = { userId, assistant, session, attempt }
  const known = await voice.rows.find(key)
  if (known?.state === 'answered' || known?.state === 'asked') return sayAgain(voice, known, say)
  const corrected = !known && corrects ? await voice.rows.find({ ...key, attempt: corrects }) : undefined
  const asked = known || corrected ? undefined : await voice.rows.asked(key)
  const conversation = await conversationOf(voice, key, (known ?? corrected)?.position)
  const context = { ...conversation, attempt, answers, corrects, signal }

  const metered = await meteredSeconds(
    voice.services,
    { who: userId, assistant },
    { kind: 'audioSeconds', expected: MOST_SECONDS },
    async () => ({
      value: undefined,
      seconds: await hearAndAnswer(voice, kind, { key, received, known, corrected, asked, context }, say),
    }),
  )
  if (!metered.ok) say(errorLine(metered.problem))
}

type TakenTurn = {
  key: TurnKey
  received: ReceivedTurn
  /** It was understood before, and the answer was lost on the way. */
  known: VoiceTurn | undefined
  corrected: VoiceTurn | undefined
  /** The open question, if this turn may confirm it. */
  asked: VoiceTurn | undefined
  context: TurnContext
}

async function hearAndAnswer(
  voice: Voice,
  kind: SpokenTurn,
  { key, received, known, corrected, asked, context }: TakenTurn,
  say: Say,
): Promise<number> {
  let heard = known?.heard
  const isNew = known === undefined
  if (!heard) {
    const waiting = waitingLine(say)
    const result = await hearTurn(voice, kind, received, context, {
      corrected,
      onWait: waiting.onWait,
    }).finally(waiting.end)
    if (!result.ok) {
      const { skipped, ...problem } = result.problem
      if (skipped) say({ type: 'complete', text: '', skipped, ...problem })
      else if (problem.code !== 'stopped') say(errorLine(problem))
      return 0
    }
    const said = asked ? answerBack(result.value) : undefined
    if (asked && said === 'no') {
      await voice.rows.drop({ ...key, attempt: asked.attempt })
      await voice.store.forget(key.userId, audioOf(asked))
      say({ type: 'complete', text: '', skipped: true, code: SAY_AGAIN, message: SAYS.sayAgain })
      return 0
    }
    heard = asked && said === 'yes' ? confirmHeard(asked.heard) : result.value
    await voice.rows.begin(key, heard, corrected ?? asked)
  }
  say({ type: 'chunk', content: '', transcription: heard.text, heard })
  const stale = [known, corrected, asked].flatMap((turn) => (turn ? audioOf(turn) : []))
  const { format, onDevice } = received
  const aloud = { key, heard, format, onDevice, context, asksBack: asksBack(heard) }
  const spoken = await answerAloud(voice, kind, aloud, say)
  await voice.store.forget(key.userId, stale)
  // Only now: while the first sentence was spoken, every engine was needed for it.
  const listened = isNew && received.typed === undefined && received.recording
  return spoken + (listened ? await secondsOf(voice, listened) : 0)
}

/** The same sentences, and their sound while it is kept. */
async function sayAgain(voice: Voice, turn: VoiceTurn, say: Say): Promise<void> {
  const { heard, sentences, audio } = turn
  const kept = await voice.store.stillKept(turn.userId, audioOf(turn))
  say({ type: 'chunk', content: '', transcription: heard.text, heard })
  for (const [seq, { text, audio: name }] of sentences.entries())
    say({
      type: 'chunk',
      content: text,
      seq,
      ...(name && kept.has(name) && { audioUrl: audioUrlOf(name) }),
    })
  const whole = audio && kept.has(audio) ? audio : null
  say(completeLine({ ...turn, audio: whole, asksBack: turn.state === 'asked' }))
}
