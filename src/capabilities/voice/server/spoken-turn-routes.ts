/**
 * The calls of one spoken assistant: a turn, and what was said until now. In front of both stand the session and the
 * access; behind the turn, lines of JSON while it is understood, answered and spoken.
 */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAccess } from '#capabilities/access/server/gate.ts'
import type { Auth } from '#capabilities/accounts/server/auth.ts'
import { paceOfCalls } from '#capabilities/accounts/server/pace-of-calls.ts'
import { requireSignedIn, signedIn } from '#capabilities/accounts/server/signed-in.ts'
import { refused, refusedAndHungUp } from '#http/answer.ts'
import type { Line } from '#http/line-sender.ts'
import { serve } from '#http/serve.ts'
import type { TurnLine, TurnRefusal } from '../contract.ts'
import { SAYS, SIGN_OF_LIFE, TURN, VOICE_LIMITS } from '../spec.ts'
import { errorLine } from './answer-aloud.ts'
import { hearingKey } from './hear-turn.ts'
import { lineQueue } from './line-queue.ts'
import { type ReceivedTurn, receiveTurn } from './receive-turn.ts'
import { sentenceAloud } from './sentence-aloud.ts'
import type { SpokenTurn } from './spoken-turn.ts'
import { conversationOf, takeTurn } from './take-turn.ts'
import type { Voice } from './voice.ts'

const tooFast = { code: 'too-fast', message: SAYS.tooFast } as const
const tooManyAtOnce = { code: 'too-many-at-once', message: SAYS.tooManyAtOnce } as const
export const spokenTurnRoutes =
  (voice: Voice, auth: Auth, kind: SpokenTurn) => async (app: FastifyInstance) => {
    const { outside, running } = voice
    app.addHook('preHandler', requireSignedIn(auth))
    app.addHook('preHandler', kind.gate ?? requireAccess(outside, kind.assistant))
    app.addHook('preSerialization', async (_request, _reply, payload) => withDetails(payload))
    app.addHook('onClose', async () => {
      await Promise.allSettled([...running.values()].map(({ done }) => done))
    })
    await app.register(multipart, { throwFileSizeLimit: false })
    const mayTurn = paceOfCalls(outside, `${kind.assistant} turn`, VOICE_LIMITS.turnsPerMinute)
    const mayAloud = paceOfCalls(outside, `${kind.assistant} aloud`, VOICE_LIMITS.beginningsPerMinute)
    const mayBegin = paceOfCalls(outside, `${kind.assistant} beginning`, VOICE_LIMITS.beginningsPerMinute)

    const mayStart = (userId: string): boolean =>
      [...running.values()].filter((turn) => turn.userId === userId).length < VOICE_LIMITS.turnsAtOnce

    /** Under way from this moment on, so that whoever comes next finds it. */
    function begin(userId: string, received: ReceivedTurn, line: Line): AsyncIterable<TurnLine> {
      const { session, attempt, corrects } = received
      const nameOf = (one: string) => [userId, kind.assistant, session, one].join('\n')
      const name = nameOf(attempt)
      // The same recording again, or a correction, while the first sending is still being answered: nobody reads that any more.
      const before = [attempt, corrects ?? attempt].flatMap((one) => running.get(nameOf(one)) ?? [])
      for (const turn of before) turn.stop()
      const stop = new AbortController()
      const signal = AbortSignal.any([line.signal, stop.signal])
      const queue = lineQueue<TurnLine>()
      const arrived = { userId, session, attempt, recording: received.recording }
      const alive = setInterval(() => queue.say({ type: 'alive' }), SIGN_OF_LIFE.every)
      let telling: Promise<void> | undefined
      // What is settled afterwards takes its time, and the last line stays the last.
      const say = (said: TurnLine) => {
        if (said.type === 'complete' || said.type === 'error') clearInterval(alive)
        if (isHeard(said)) telling ??= kind.told?.(arrived)
        queue.say(said)
      }
      const work = Promise.all(before.map(({ done }) => done))
        .then(() => kind.begins?.(arrived))
        .then((problem) =>
          problem ? say(errorLine(problem)) : takeTurn(voice, kind, { userId, received, signal }, say),
        )
        .then(() => telling)
        .catch((error: unknown) => {
          outside.log.error({ reason: String(error), assistant: kind.assistant }, 'A spoken turn failed.')
          if (!signal.aborted) queue.say({ type: 'error', message: SAYS.serverError, code: 'our-fault' })
        })
        .finally(() => {
          clearInterval(alive)
          queue.end()
        })
      const done = work
        .then(() => (signal.aborted ? undefined : prepareNext(userId, session)))
        .then(() => {
          if (running.get(name)?.done === done) running.delete(name)
        })
      running.set(name, { userId, stop: () => stop.abort(), done })
      return untilWeLeave(queue.lines(), line)
    }

    /** While the reply is listened to, the ear learns the words it used. */
    async function prepareNext(userId: string, session: string): Promise<void> {
      try {
        const key = { userId, assistant: kind.assistant, session }
        const vocabulary = await kind.vocabulary?.(await conversationOf(voice, key))
        if (vocabulary) outside.speechIn.prepare(vocabulary)
      } catch (error) {
        outside.log.warn({ reason: String(error) }, 'The next words could not be prepared.')
      }
    }

    const receive = (request: FastifyRequest) => {
      const who = hearingKey(kind, signedIn(request).userId)
      return receiveTurn(request, kind.fieldName, (name, rest) => voice.beginnings.join(who, name, rest))
    }

    /** The built-in voice takes a moment to open; in the silence before a first reply nobody waits for it. */
    function warmUp(): void {
      const { speechOut, log } = outside
      if (!speechOut.description.builtIn) return
      speechOut
        .speak({ text: 'Yes.', persona: kind.persona })
        .catch((error: unknown) => log.warn({ reason: String(error) }, 'The voice could not be opened.'))
    }

    serve(app, kind.calls.turn, async ({ request }) => {
      const { userId } = signedIn(request)
      if (!(await mayTurn(userId))) return refusedAndHungUp(tooFast)
      if (!mayStart(userId)) return refusedAndHungUp(tooManyAtOnce)
      const received = await receive(request)
      if (!received.ok) return refusedAndHungUp(received.problem)
      // Others may have begun while this one arrived.
      if (!mayStart(userId)) return refused(tooManyAtOnce)
      return (line) => begin(userId, received.value, line)
    })

    serve(app, kind.calls.soFar, async ({ request }) => {
      const { userId } = signedIn(request)
      if (!(await mayBegin(userId))) return refusedAndHungUp(tooFast)
      const received = await receive(request)
      if (!received.ok) return refusedAndHungUp(received.problem)
      const { recording, session, attempt } = received.value
      if (recording && recording.length >= TURN.smallestRecordingBytes) {
        const key = { userId, assistant: kind.assistant, session }
        const conversation = await conversationOf(voice, key)
        const vocabulary = await kind.vocabulary?.(conversation)
        voice.beginnings.keep(hearingKey(kind, userId), attempt, recording)
        voice.ahead.begin(hearingKey(kind, userId), { bytes: recording, vocabulary })
        if (conversation.turns.length === 0 && !received.value.onDevice) warmUp()
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

/** From here on the student no longer waits for us. */
const isHeard = (said: TurnLine): boolean =>
  said.type === 'complete' || said.type === 'error' || (said.type === 'chunk' && said.content !== '')

/** When we close, the lines end without an end: the recording is then sent again, to whoever is there. */
async function* untilWeLeave(lines: AsyncIterable<TurnLine>, { weLeave }: Line): AsyncGenerator<TurnLine> {
  for await (const said of lines) if (!weLeave()) yield said
}

/** A refusal says why in `details`, and in `error`. */
function withDetails(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('error' in payload)) return payload
  // Every refusal of the product has the other two already.
  const refusal = payload as Omit<TurnRefusal, 'details'>
  return { ...refusal, details: refusal.error } satisfies TurnRefusal
}
