/**
 * One of two machines crashes in the middle of everything a student can be doing: nothing is lost, nothing is counted
 * or charged twice.
 */
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { CALLS as CHAT } from '#assistants/text-chat/spec.ts'
import type { OpenSession, ProcessingStatus } from '#capabilities/oral-session/contract.ts'
import type { ConversationRecord } from '#capabilities/voice/contract.ts'
import { ATTEMPT_HEADER, FIELDS, SESSION_HEADER } from '#capabilities/voice/spec.ts'
import { openFlite } from '#ports/speech-engines/flite/flite.ts'
import { depositsAt } from '#tests/at-gateway.ts'
import { eventOf, eventsIn } from '#tests/chatting.ts'
import { browserOf, fleet, type Machine } from '#tests/fleet.ts'
import { PATIENCE } from '#tests/patience.ts'
import { depositRequest } from '#tests/paying.ts'
import { linesIn } from '#tests/speaking.ts'
import { TWO_READINGS } from '#tests/two-readings.ts'
import { type ModelServer, startModelServer } from '../model-server/model-server.ts'
import { fallsSilentAfter, neverAnswers } from '../model-server/script.ts'
import { oneAfterAnother, record, silence } from '../speech/recordings.ts'

const onPostgres = inject('database').kind === 'PostgreSQL'
const soon = { timeout: PATIENCE, interval: 250 }
const { shared, start, sendCallbacksTo } = fleet()

let model: ModelServer
let question: Uint8Array
beforeAll(async () => {
  model = await startModelServer()
  const spoken = openFlite().speak('what is sampling', 'rms')
  question = await record(oneAfterAnother(spoken, silence(1)))
})
afterAll(() => model.stop())

type Counted = { uploadsUsed: number; generationsUsed: number; minutesUsed: number }
type Access = { assistants: Record<'researchDecoder' | 'powerpoint' | 'defense', Counted> }
type Usage = { usage: { assistant: string; audioSeconds: number }[] }

const document = (field: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const { name, buffer, mimeType } = TWO_READINGS
  form.append(field, new File([new Uint8Array(buffer)], name, { type: mimeType }))
  return form
}
const textForm = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const recording = () => {
  const form = new FormData()
  form.append('file', new File([Uint8Array.from(question)], 'recording.webm', { type: 'audio/webm' }))
  return form
}

describe.runIf(onPostgres)('two web machines and a worker, and one dies', () => {
  const student = browserOf()
  const payer = browserOf()

  const sayAloud = (at: Machine) =>
    student.post(at, '/ai/process-audio', recording(), {
      [SESSION_HEADER]: 'a-talk',
      [ATTEMPT_HEADER]: 'the-turn',
    })
  const sayTyped = (at: Machine, session: string, words: string) =>
    student.post(at, '/ai/examination/audio-response', textForm({ [FIELDS.typed]: words }), {
      [SESSION_HEADER]: session,
      [ATTEMPT_HEADER]: 'the-answer',
    })
  async function bring(at: Machine): Promise<string> {
    const answer = await student.post(at, '/ai/examination/upload', document('document'))
    const told = (await answer.json()) as { sessionId: string }
    expect(told).toMatchObject({ success: true })
    return told.sessionId
  }
  const prepared = (at: Machine, sessionId: string) =>
    vi.waitFor(async () => {
      const path = `/ai/examination/processing-status?sessionId=${sessionId}`
      expect((await student.read<ProcessingStatus>(at, path)).status).toBe('completed')
    }, soon)
  const talkAt = (at: Machine, sessionId: string) =>
    student.read<OpenSession>(at, `/api/sessions/${sessionId}`)
  const secondsCounted = async (at: Machine) =>
    (await student.read<Usage>(at, '/api/account/export')).usage
      .filter(({ assistant }) => assistant === 'voiceChat')
      .reduce((sum, { audioSeconds }) => sum + audioSeconds, 0)
  const counted = async (at: Machine) => (await student.read<Access>(at, '/api/access')).assistants

  /** Half of an answer has come when this resolves, and no more will. */
  async function askInWriting(at: Machine): Promise<string> {
    model.script(fallsSilentAfter(['Half of it. ']))
    const answer = await student.post(
      at,
      CHAT.say.path,
      textForm({ prompt: 'Tell me', conversationId: '', stream: 'true' }),
    )
    let came = ''
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    while (!came.includes('Half of it. ')) came += (await reader.read()).value ?? ''
    reader.closed.catch(() => {})
    return eventOf(eventsIn(came), 'start').messageId
  }

  async function sendHalf(at: Machine): Promise<string> {
    const bytes = TWO_READINGS.buffer.length
    const answer = await student.post(
      at,
      '/api/documents/uploads',
      {},
      {
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
        'upload-metadata': `filename ${btoa('booking.pdf')},purpose ${btoa('library')}`,
      },
    )
    const address = new URL(answer.headers.get('location') ?? '', at.address).pathname
    await sendFrom(at, address, 0, bytes >> 1)
    return address
  }
  const sendFrom = (at: Machine, address: string, from: number, to: number) =>
    student.send(at, address, {
      method: 'PATCH',
      body: new Uint8Array(TWO_READINGS.buffer).subarray(from, to),
      headers: {
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      },
    })

  it('nothing is lost and nothing is counted or charged twice', async () => {
    // Its model gives half an answer and then stalls every request, so each caller is in the middle of its work.
    const thinking = { AI_BASE_URL: model.baseUrl('openai'), AI_API_KEY: model.key, AI_MODEL: 'scripted' }
    const [dying, living] = await Promise.all([
      start('web', { ...thinking, FAILPOINT: 'inside-grant' }),
      start('web'),
    ])
    await student.signIn(dying)
    const talk = await bring(living)
    await prepared(living, talk)
    await student.post(living, `/api/sessions/${talk}/start`, {})

    const answer = await askInWriting(dying)
    model.script(...Array.from({ length: 60 }, neverAnswers))
    const upload = await sendHalf(dying)
    const lost = [
      sayAloud(dying),
      sayTyped(dying, talk, 'We took every third woman, because the register gave us a list.'),
    ].map((sending) => sending.catch(() => undefined))
    const [deck, , session] = await Promise.all([
      student
        .post(dying, '/ai/weekbe4-powerpoint', document('document', { format: 'standard' }))
        .then(async (sent) => ((await sent.json()) as { jobId: string }).jobId),
      student.post(dying, '/ai/research/analyze', document('document')),
      bring(dying),
    ])
    const jobs = async () => ({
      deck: (await student.read<{ status: string }>(living, `/ai/weekbe4-job-status/${deck}`)).status,
      analysis: (await student.read<{ analyses: { status: string }[] }>(living, '/ai/research/analyses'))
        .analyses[0]?.status,
      session: (
        await student.read<ProcessingStatus>(living, `/ai/examination/processing-status?sessionId=${session}`)
      ).status,
    })
    expect(await jobs()).toEqual({ deck: 'processing', analysis: 'processing', session: 'processing' })
    const heard = async () =>
      (await student.read<ConversationRecord>(living, '/ai/voice/conversations/a-talk')).turns.length
    await vi.waitFor(async () => expect(await heard()).toBe(1), soon)
    // Not before: it would take over the work of the machine that is to crash.
    await start('worker')
    // A student pays, and power fails in the transaction that grants access.
    sendCallbacksTo(dying)
    const paying = depositRequest(await payer.signUp(dying))
    // The answer may be lost with the machine: the callback can be faster than it.
    await payer.post(dying, '/api/payments/deposit-request-weekbe4', paying).catch(() => {})
    await vi.waitFor(() => expect(dying.ended()).toBe('SIGKILL'), soon)
    await Promise.all(lost)
    sendCallbacksTo(living)

    // The answer so far is there at once.
    const follow = await student.send(living, `${CHAT.follow.path.replace(':messageId', answer)}?after=0`)
    expect(await follow.text()).toContain('Half of it. ')

    const sent = await sendFrom(living, upload, TWO_READINGS.buffer.length >> 1, TWO_READINGS.buffer.length)
    expect(sent.status).toBe(204)
    const listed = async () =>
      (await student.read<{ document: { status: string } }>(living, upload.replace('/uploads', ''))).document
    await vi.waitFor(async () => expect(await listed()).toMatchObject({ status: 'ready' }), soon)

    // Resent, as by a browser that got no response.
    const again = linesIn(await (await sayAloud(living)).text()).at(-1)
    expect(again).toMatchObject({ type: 'complete', heard: { text: 'what is sampling' } })
    const seconds = await secondsCounted(living)
    expect(seconds).toBeGreaterThan(0)
    expect(linesIn(await (await sayAloud(living)).text()).at(-1)).toEqual(again)
    expect(await secondsCounted(living)).toBe(seconds)
    await sayTyped(living, talk, 'Something else.').then((sent) => sent.text())
    const { messages } = await talkAt(living, talk)
    expect(messages.filter(({ type }) => type === 'user')).toHaveLength(1)

    await vi.waitFor(
      async () =>
        expect(await jobs()).toEqual({ deck: 'completed', analysis: 'completed', session: 'completed' }),
      soon,
    )
    expect(await counted(living)).toMatchObject({
      researchDecoder: { uploadsUsed: 1 },
      powerpoint: { generationsUsed: 1 },
      defense: { minutesUsed: 0 },
    })

    const bought = () => payer.read<{ purchases: object[] }>(living, '/api/access/purchases')
    const look = `/api/payments/deposit-results/${paying.attemptId}`
    await vi.waitFor(async () => expect((await payer.send(living, look)).status).toBe(200), soon)
    await fetch(`${shared.emulator.url}/__emulator/callbacks/${paying.attemptId}/send`, {
      method: 'POST',
      body: '{"times":3}',
    })
    expect((await bought()).purchases).toEqual([
      expect.objectContaining({ paymentId: paying.attemptId, state: 'live' }),
    ])
    expect(await depositsAt(shared.emulator.url)).toEqual([paying.attemptId])
  })
})
