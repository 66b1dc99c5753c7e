/** The one test here with real speech, real recognition, and a real spoken answer. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtInEngine, openStudyWorker } from '#capabilities/study/server/setup.ts'
import { FIELDS } from '#capabilities/voice/spec.ts'
import { decodeRecording } from '#ports/speech-engines/decode/decode-recording.ts'
import { engineThreads } from '#ports/speech-engines/engine-threads.ts'
import { openFlite } from '#ports/speech-engines/flite/flite.ts'
import { examineIn } from '#ports/speech-in/examine.ts'
import { soundswallowerSpeechIn } from '#ports/speech-in/speech-in.soundswallower.ts'
import { fliteSpeechOut } from '#ports/speech-out/speech-out.flite.ts'
import { testApp } from '#tests/app.ts'
import { linesIn, speak, speakingStudent } from '#tests/speaking.ts'
import {
  noise,
  oneAfterAnother,
  record,
  recordAac,
  recordLong,
  silence,
} from '../../../../tests/speech/recordings.ts'

const test = testApp()
const pool = engineThreads({ threads: 1 })
const studyWorker = openStudyWorker()
let student: Awaited<ReturnType<typeof speakingStudent>>
let question: Uint8Array
beforeAll(async () => {
  Object.assign(test.services, {
    speechIn: soundswallowerSpeechIn({ pool }),
    speechOut: fliteSpeechOut({ pool }),
    examineRecording: examineIn(pool),
    aiText: builtInEngine(studyWorker),
  })
  student = await speakingStudent(test)
  const spoken = openFlite().speak('what is sampling', 'rms')
  question = await record(oneAfterAnother(spoken, silence(2)))
})
afterAll(async () => {
  pool.close()
  await studyWorker.stop()
})

it('understands a spoken question, answers it from the handbook, and says it aloud', async () => {
  const lines = linesIn((await speak(student, { recording: question })).body)
  const last = lines.at(-1)
  expect(last).toMatchObject({
    type: 'complete',
    heard: { text: 'what is sampling', rung: 'built-in', trust: 'rough' },
    text: expect.stringMatching(/sampl/i),
    voice: { name: 'Built-in voice', builtIn: true },
  })
  if (last?.type !== 'complete') throw new Error('no end')
  const whole = (await student.get(last.audioUrl!)).rawPayload
  // 32 kbit of MP3 per second.
  expect(whole.length).toBeGreaterThan(4_000 * 5)
  expect(whole[0]).toBe(0xff)
})

it('takes over what it heard in the silence', async () => {
  const early = question.subarray(0, Math.floor(question.length * 0.9))
  const path = '/ai/process-audio/so-far'
  expect((await speak(student, { recording: early, path })).statusCode).toBe(204)
  const lines = linesIn((await speak(student, { recording: question })).body)
  expect(lines.at(-1)).toMatchObject({ heard: { text: 'what is sampling' } })
})

it('answers in Opus as one sound, for who asks for it', async () => {
  const fields = { [FIELDS.typed]: 'What is a frame?', [FIELDS.format]: 'opus' }
  const last = linesIn((await speak(student, { recording: undefined, fields })).body).at(-1)
  if (last?.type !== 'complete') throw new Error('no end')
  const whole = (await student.get(last.audioUrl!)).rawPayload
  expect('sound' in (await decodeRecording(whole))).toBe(true)
})

it.each([
  ['silence', async () => record(silence(5)), 'unclear'],
  ['noise', async () => record(noise(5, -30)), 'unclear'],
  ['text', async () => new TextEncoder().encode('not a sound. '.repeat(200)), 'not-a-recording'],
  ['the start of a recording and then nonsense', async () => broken(), 'not-a-recording'],
  ['a recording of an older iPhone', async () => recordAac(), 'unknown-code'],
] as const)('skips %s', async (_what, make, code) => {
  const lines = linesIn((await speak(student, { recording: await make() })).body)
  // It may be queued behind other work.
  expect(lines.at(-1)).toMatchObject({ type: 'complete', skipped: true, code })
})

const broken = async () => {
  const bytes = Uint8Array.from(question)
  return bytes.fill(0x55, 40)
}

it('refuses ten minutes with the sentence that says how long one may speak', async () => {
  const lines = linesIn((await speak(student, { recording: await recordLong(600) })).body)
  expect(lines.at(-1)).toMatchObject({
    type: 'error',
    message: 'A recording can last up to 60 seconds. Please give a shorter answer.',
  })
})
