import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failed } from '#kit/result.ts'
import { speechInProblem } from '#ports/speech-in/speech-in.ts'
import { testApp } from '#tests/app.ts'
import { linesIn, speak, speakingStudent } from '#tests/speaking.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof speakingStudent>>
beforeEach(async () => {
  student = await speakingStudent(test)
})
afterEach(() => {
  test.services.speechIn = test.speechIn
})

const MISHEARD = { text: 'become attitude fit', sure: 0.1 }
const wellHeard = (text: string) => ({ text, sure: 0.9 })

/** The last line of a turn with this transcript, and whether the assistant was asked for an answer. */
async function says(heard: { text: string; sure: number }, attempt: string, fields = {}) {
  test.speechIn.hears(heard)
  const answers = test.aiText.requests.length
  const lines = linesIn((await speak(student, { attempt, fields })).body)
  return { last: lines.at(-1)!, answered: test.aiText.requests.length > answers }
}
async function writes(typed: string, corrects: string) {
  const said = { recording: undefined, attempt: `typed for ${corrects}`, fields: { typed, corrects } }
  return linesIn((await speak(student, said)).body).at(-1)
}
const conversation = async () => (await student.ask('GET', '/ai/voice/conversations/a-session')).json()

describe('what was probably misheard', () => {
  it('is shown and asked back, and never answered', async () => {
    const { last, answered } = await says(MISHEARD, 'one')
    expect(last).toMatchObject({
      type: 'complete',
      asksBack: true,
      text: 'I heard: “become attitude fit”. Is that right?',
      heard: MISHEARD,
      attempt: 'one',
    })
    expect(last).toHaveProperty('audioUrl')
    expect(answered).toBe(false)
  })

  it('is not part of the conversation', async () => {
    await says(MISHEARD, 'one')
    expect(await conversation()).toMatchObject({ code: 'no-conversation' })
    expect((await student.ask('GET', '/ai/voice/conversations')).json()).toMatchObject({ conversations: [] })
  })

  it('is asked back in the same words when it is sent again, and heard once', async () => {
    const { last } = await says(MISHEARD, 'one')
    const heardBefore = test.speechIn.recordings.length
    const again = linesIn((await speak(student, { attempt: 'one' })).body).at(-1)
    expect(again).toEqual(last)
    expect(test.speechIn.recordings).toHaveLength(heardBefore)
  })

  it('is answered once a spoken yes confirms it', async () => {
    await says({ text: 'what is a sampling frame', sure: 0.3 }, 'one')
    const { last, answered } = await says(wellHeard('yes'), 'two')
    expect(answered).toBe(true)
    expect(last).toMatchObject({ heard: { text: 'what is a sampling frame', trust: 'exact' } })
    expect(last).not.toHaveProperty('asksBack')
    expect((await conversation()).turns).toHaveLength(1)
  })

  it('is given up on a spoken no, and asked for once more', async () => {
    await says(MISHEARD, 'one')
    const { last, answered } = await says(wellHeard('no'), 'two')
    expect(last).toMatchObject({
      skipped: true,
      code: 'say-again',
      message: 'Please say that again, or type it.',
    })
    expect(answered).toBe(false)
    // A yes afterwards is only a yes.
    expect((await says(wellHeard('yes'), 'three')).last).toMatchObject({ heard: { text: 'yes' } })
  })

  it('gives way to what is said or written in its place', async () => {
    await says(MISHEARD, 'one')
    await says(wellHeard('what is a sampling frame'), 'two')
    await says(MISHEARD, 'three')
    await writes('what is a mixed methods design', 'three')
    const { turns } = await conversation()
    expect(turns).toMatchObject([
      { heard: { text: 'what is a sampling frame' } },
      { heard: { text: 'what is a mixed methods design', correctedFrom: 'become attitude fit' } },
    ])
  })

  it('is taken as it stands where the student sends the same words', async () => {
    await says(MISHEARD, 'one')
    const last = await writes(MISHEARD.text, 'one')
    expect(last).toMatchObject({ heard: { text: MISHEARD.text, trust: 'exact', rung: 'built-in' } })
    expect(last).not.toHaveProperty('asksBack')
  })

  it('is asked about once more when the answer to the question was misheard as well', async () => {
    await says(MISHEARD, 'one')
    const { last, answered } = await says({ text: 'yes', sure: 0.2 }, 'two')
    expect(last).toMatchObject({ asksBack: true, heard: { text: 'yes' } })
    expect(answered).toBe(false)
  })
})

it('answers at once what was heard well, and what only an ear without doubts has heard', async () => {
  expect((await says(wellHeard('what is a variable'), 'one')).answered).toBe(true)
  test.speechIn.hears('what is a variable')
  const last = linesIn((await speak(student, { attempt: 'two' })).body).at(-1)
  expect(last).not.toHaveProperty('asksBack')
})

it('says of a recording that was no short answer what to do instead, and answers nothing', async () => {
  test.speechIn.break('no-short-answer')
  const answers = test.aiText.requests.length
  expect(linesIn((await speak(student, { attempt: 'long' })).body).at(-1)).toMatchObject({
    type: 'complete',
    skipped: true,
    code: 'no-short-answer',
    message: 'By voice I understand short answers only. Please type this one.',
  })
  expect(test.aiText.requests).toHaveLength(answers)
})

describe('a recording that takes long to recognise', () => {
  /** Never done, like the built-in recogniser on a machine where others take every core. */
  const busyEar = () => {
    const begun = Promise.withResolvers<AbortSignal>()
    test.services.speechIn = {
      ...test.speechIn,
      description: { name: 'a busy ear', builtIn: true },
      hear({ signal }) {
        begun.resolve(signal!)
        return new Promise((done) => {
          signal?.addEventListener('abort', () => done(failed(speechInProblem('stopped'))))
        })
      },
    }
    return begun.promise
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is given up after eight seconds, with what to do instead', async () => {
    const begun = busyEar()
    const spoken = speak(student, { attempt: 'slow' })
    const signal = await begun
    vi.advanceTimersByTime(7_900)
    expect(signal.aborted).toBe(false)
    vi.advanceTimersByTime(200)
    expect(linesIn((await spoken).body).at(-1)).toMatchObject({
      type: 'error',
      code: 'too-slow',
      message:
        'Recognising this takes too long at the moment. Please type your answer, or say it again more briefly.',
    })
    // Nobody goes on working for it.
    expect(signal.aborted).toBe(true)
  })
})

it.each([
  ['100 and 23 of 100 and 25 know banks, 200 and 8 do not.', '123 of 125 know banks, 208 do not.'],
  ['risks with 100 and tax benefits with 99', 'risks with 100 and tax benefits with 99'],
  ['between 100 and 23 of them', 'between 100 and 23 of them'],
  ['men and women were 200 and 50 respectively', 'men and women were 200 and 50 respectively'],
  ['it was 1,100 and 23% or 100 and 23.5', 'it was 1,100 and 23% or 100 and 23.5'],
])('the halves of one number are put together: %s', async (said, joined) => {
  const { last } = await says(wellHeard(said), 'number')
  expect(last).toMatchObject({ heard: { text: joined } })
})
