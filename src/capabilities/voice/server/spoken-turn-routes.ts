/**
 * The calls of one spoken assistant: a turn, and its recording so far. Both check session and access first; the turn
 * answers with JSON lines while it is understood, answered and spoken.
 */
import type { FastifyInstance } from 'fastify'
import { requireAccess } from '#capabilities/access/server/index.ts'
import { type Auth, requireSignedIn, signedIn } from '#capabilities/accounts/server/index.ts'
import { meteredSeconds, type UsedBy } from '#capabilities/usage/server/index.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import { paceOfCalls } from '#http/call-rate.ts'
import { type ServedRequest, serve } from '#http/serve.ts'
import { storable } from '#kit/well-formed.ts'
import type { AudioFormat, Persona } from '#ports/speech-out/speech-out.ts'
import type { SpokenCalls, TurnRefusal } from '../contract.ts'
import { SAYS, TURN, VOICE_LIMITS } from '../spec.ts'
import { turnsUnderWay } from './active-turns.ts'
import { audioUrlOf } from './audio-store.ts'
import { hearingKey } from './hear-turn.ts'
import { openVoiceAhead } from './open-voice-ahead.ts'
import { receiveTurn } from './receive-turn.ts'
import type { SpokenTurn } from './spoken-turn.ts'
import { conversationOf } from './take-turn.ts'
import type { Voice } from './voice.ts'

const tooFast = { code: 'too-fast', message: SAYS.tooFast } as const
const tooManyAtOnce = { code: 'too-many-at-once', message: SAYS.tooManyAtOnce } as const

export const spokenTurnRoutes =
  (voice: Voice, auth: Auth, kind: SpokenTurn) => async (app: FastifyInstance) => {
    const { services, running } = voice
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook('preHandler', kind.gate ?? requireAccess(services, kind.assistant))
    app.addHook('preSerialization', async (_request, _reply, payload) => withDetails(payload))
    app.addHook('onClose', async () => {
      await Promise.allSettled([...running.values()].map(({ done }) => done))
    })
    const mayTurn = paceOfCalls(services, `${kind.assistant} turn`, VOICE_LIMITS.turnsPerMinute)
    const mayAloud = paceOfCalls(services, `${kind.assistant} aloud`, VOICE_LIMITS.beginningsPerMinute)
    const mayBegin = paceOfCalls(services, `${kind.assistant} beginning`, VOICE_LIMITS.beginningsPerMinute)

    const mayStart = (userId: string): boolean =>
      [...running.values()].filter((turn) => turn.userId === userId).length < VOICE_LIMITS.turnsAtOnce
    const begin = turnsUnderWay(voice, kind)

    const receive = ({ request, body }: Pick<ServedRequest<SpokenCalls['turn']>, 'request' | 'body'>) => {
      const who = hearingKey(kind, signedIn(request).userId)
      return receiveTurn(request, body, (name, rest) => voice.beginnings.join(who, name, rest))
    }

    serve(app, kind.calls.turn, async ({ request, body }) => {
      const { userId } = signedIn(request)
      if (!(await mayTurn(userId))) return refusedAndHungUp(tooFast)
      if (!mayStart(userId)) return refusedAndHungUp(tooManyAtOnce)
      const received = await receive({ request, body })
      if (!received.ok) return refusedAndHungUp(received.problem)
      // Others may have begun while this one arrived.
      if (!mayStart(userId)) return refused(tooManyAtOnce)
      return (line) => begin(userId, received.value, line)
    })

    serve(app, kind.calls.soFar, async ({ request, body }) => {
      const { userId } = signedIn(request)
      if (!(await mayBegin(userId))) return refusedAndHungUp(tooFast)
      const received = await receive({ request, body })
      if (!received.ok) return refusedAndHungUp(received.problem)
      const { recording, session, attempt } = received.value
      if (recording && recording.length >= TURN.smallestRecordingBytes) {
        const key = { userId, assistant: kind.assistant, session }
        const conversation = await conversationOf(voice, key)
        const vocabulary = await kind.vocabulary?.(conversation)
        voice.beginnings.keep(hearingKey(kind, userId), attempt, recording)
        voice.ahead.begin(hearingKey(kind, userId), { bytes: recording, vocabulary })
        if (conversation.turns.length === 0 && !received.value.onDevice)
          openVoiceAhead(services, kind.persona)
      }
      return undefined
    })

    serve(app, kind.calls.aloud, async ({ request, body }) => {
      const { userId } = signedIn(request)
      if (!(await mayAloud(userId))) return refused(tooFast)
      const by = { who: userId, assistant: kind.assistant }
      return sentenceAloud(voice, { by, persona: kind.persona, ...body })
    })
  }

/** A refusal says why in `details`, and in `error`. */
function withDetails(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('error' in payload)) return payload
  // Every refusal of the product has the other two already.
  const refusal = payload as Omit<TurnRefusal, 'details'>
  return { ...refusal, details: refusal.error } satisfies TurnRefusal
}

/** One sentence as sound, for a reply that the voice of a device began and could not finish. */
type Sentence = { by: UsedBy; persona: Persona; words: string; format: AudioFormat }

const EXPECTED_SECONDS = 60
const LETTERS_A_SECOND = 15
const cannotSpeak = { code: 'cannot-speak', message: SAYS.cannotPlay } as const

async function sentenceAloud(voice: Voice, { by, persona, words, format }: Sentence) {
  const metered = await meteredSeconds(
    voice.services,
    by,
    { kind: 'audioSeconds', expected: EXPECTED_SECONDS },
    async () => {
      const request = { text: storable(words), persona, format, isFirst: true }
      const value = await voice.services.speechOut.speak(request)
      const seconds = value.ok ? (value.value.seconds ?? words.length / LETTERS_A_SECOND) : 0
      return { value, seconds }
    },
  )
  if (!metered.ok) return refused(metered.problem)
  const spoken = metered.value
  if (!spoken.ok) return refused(cannotSpeak)
  return { audioUrl: audioUrlOf(await voice.store.keep(by.who, spoken.value)) }
}
