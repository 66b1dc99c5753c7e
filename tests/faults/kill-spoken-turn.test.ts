/**
 * Power fails while a spoken turn is answered: it is answered after all, heard once, counted once, and leaves nothing
 * behind.
 */
import { beforeAll, expect, it, vi } from 'vitest'
import { documentRetention, openDocuments } from '#capabilities/documents/server/setup.ts'
import type { ConversationRecord } from '#capabilities/voice/contract.ts'
import { tidyVoice } from '#capabilities/voice/server/retention.ts'
import { voiceAudio } from '#capabilities/voice/server/tables.ts'
import { ATTEMPT_HEADER, SESSION_HEADER } from '#capabilities/voice/spec.ts'
import { hours } from '#kit/time.ts'
import { openFlite } from '#ports/speech-engines/flite/flite.ts'
import { killable } from '#tests/killable.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'
import { linesIn } from '#tests/speaking.ts'
import { noise, oneAfterAnother, record, silence } from '../speech/recordings.ts'

const { startServer, send, ask, signUp, openRemains } = killable()
const soon = { timeout: PATIENCE, interval: 200 }
const ATTEMPT = 'the-attempt'

let question: Uint8Array
let nothing: Uint8Array
beforeAll(async () => {
  const spoken = openFlite().speak('what is sampling', 'rms')
  question = await record(oneAfterAnother(spoken, silence(1)))
  nothing = await record(noise(2, -60))
})

type Access = { assistants: { voice: { paid: boolean } } }
async function subscribe() {
  const student = await signUp()
  await ask('/api/payments/deposit-request-weekbe4', depositRequest(student, 'voiceChat'))
  await vi.waitUntil(async () => (await ask<Access>('/api/access')).assistants.voice.paid, soon)
}

async function say(recording: Uint8Array) {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(recording)], 'recording.webm', { type: 'audio/webm' }))
  const headers = { [SESSION_HEADER]: 'a-session', [ATTEMPT_HEADER]: ATTEMPT }
  const answer = await send('/ai/process-audio', form, headers)
  return linesIn(await answer.text())
}

const turns = async () => (await ask<ConversationRecord>('/ai/voice/conversations/a-session')).turns
type Used = { usage: { assistant: string; audioSeconds: number }[] }
const secondsCounted = async () =>
  (await ask<Used>('/api/account/export')).usage
    .filter(({ assistant }) => assistant === 'voiceChat')
    .reduce((sum, { audioSeconds }) => sum + audioSeconds, 0)

it.each(['inside-reply', 'inside-store'] as const)(
  'answers a turn after a kill %s from what was understood before it, and counts it once',
  async (point) => {
    const first = await startServer(point)
    await subscribe()
    // The answer is lost with the server.
    expect(await say(question).catch(() => undefined)).toBeUndefined()
    expect(await first.died()).toBe('SIGKILL')

    const second = await startServer()
    expect(await turns()).toMatchObject([
      { attempt: ATTEMPT, heard: { text: 'what is sampling' }, reply: '', broken: true },
    ])
    expect(await secondsCounted()).toBe(0)
    // The same name with an unintelligible recording: it is not listened to.
    const last = (await say(nothing)).at(-1)
    expect(last).toMatchObject({
      type: 'complete',
      heard: { text: 'what is sampling' },
      text: expect.stringMatching(/frame/i),
    })
    const counted = await secondsCounted()
    expect(counted).toBeGreaterThan(0)
    // Resent, it is answered from the stored reply, and its sound with it.
    const again = (await say(nothing)).at(-1)
    expect(again).toEqual(last)
    expect(await secondsCounted()).toBe(counted)
    expect(await turns()).toMatchObject([{ attempt: ATTEMPT, broken: false }])
    if (again?.type !== 'complete' || !again.audioUrl) throw new Error('no sound')
    expect((await send(again.audioUrl)).status).toBe(200)

    expect(await second.kill()).toBe('SIGKILL')
    const { services, close, filesLeft } = await openRemains()
    expect(filesLeft()).toBeGreaterThan(0)
    const tomorrow = { ...services, now: () => new Date(Date.now() + hours(24) + 1) }
    await tidyVoice(tomorrow)
    await documentRetention(tomorrow, openDocuments(tomorrow)).tidy()
    expect(await services.db.select().from(voiceAudio)).toEqual([])
    expect(filesLeft()).toBe(0)
    await close()
  },
)
