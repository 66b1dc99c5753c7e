import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minutes } from '#kit/time.ts'
import { textProblem } from '#ports/ai-text/text-problem.ts'
import { eventually } from '#tests/eventually.ts'
import {
  answer,
  beat,
  completed,
  minutesOf,
  type OralStudent,
  oralApp,
  oralStudent,
  post,
  readySession,
  stay,
} from '#tests/oral.ts'
import type { OpenSession } from '../contract.ts'

const test = oralApp()
let student: OralStudent
let id: string
beforeEach(async () => {
  student = await oralStudent(test)
  id = (await readySession(student)).sessionId
})
const TOLD =
  'The aim was to find what makes women book late; we asked 372 women in a survey and found that distance matters, so clinics should come to them.'
const say = (text: string) => answer(student, 'defense', id, text)
const session = async () => (await student.get(`/api/sessions/${id}`)).json() as OpenSession
const lastMessage = async () => (await session()).messages.at(-1)

describe('a model in the middle of a turn', () => {
  let usual: typeof test.services.aiText
  /** Ends the patience with the model. */
  let losePatience: (() => void) | undefined
  beforeEach(() => {
    losePatience = undefined
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController()
      losePatience = () => limit.abort()
      return limit.signal
    })
    usual = test.services.aiText
    test.services.aiText = test.aiText
  })
  afterEach(() => {
    vi.restoreAllMocks()
    test.services.aiText = usual
  })
  const BRIDGE = /One moment\.|Let me look at your text\.|Just a moment\./

  it('that hangs: the bridge is spoken, prepared words follow, the transcript says so, and the next turn is typed', async () => {
    test.aiText.script({ silent: true })
    test.speechOut.requests.length = 0
    const asked = say(TOLD)
    await eventually(() => expect(test.aiText.running()).toBe(1))
    await eventually(() => expect(test.speechOut.requests.map(({ text }) => text).join(' ')).toMatch(BRIDGE))
    await eventually(() => expect(losePatience).toBeDefined())
    losePatience?.()
    const reply = completed(await asked).text
    expect(reply).toMatch(BRIDGE)
    expect(reply).toMatch(/\?$/)
    expect(await lastMessage()).toMatchObject({ type: 'examiner', standIn: true })
    expect(test.aiText.running()).toBe(0)
    test.aiText.script({ breaks: 'unreachable' })
    expect(
      completed(await say('Distance mattered most, because the clinic is far, as page 3 says.')).text,
    ).toMatch(/\?$/)
    expect((await session()).messages.filter(({ type }) => type === 'user')).toHaveLength(2)
  })

  it('that is known to be away: prepared words follow at once, and the transcript says so', async () => {
    test.services.aiText = {
      ...test.aiText,
      description: { name: 'Weekbe4’s own rules', builtIn: true },
      standsInFor: { engine: test.aiText.description, problem: textProblem('unreachable') },
    }
    expect(completed(await say(TOLD)).text).toMatch(/\?$/)
    expect(await lastMessage()).toMatchObject({ type: 'examiner', standIn: true })
  })

  it('that is slow, and still in time, is what is said: no words stood in', async () => {
    const slow = Promise.withResolvers<void>()
    const scripted = test.aiText.answerInShape
    vi.spyOn(test.aiText, 'answerInShape').mockImplementation(async (...request) => {
      await slow.promise
      return scripted(...request)
    })
    const proposal = {
      answered: true,
      marks: [],
      reply: 'You say that distance matters. How do you know that it does?',
      next: '',
      places: [],
    }
    test.aiText.script(JSON.stringify(proposal))
    const asked = say(TOLD)
    await eventually(() => expect(test.speechOut.requests.map(({ text }) => text).join(' ')).toMatch(BRIDGE))
    slow.resolve()
    expect(completed(await asked).text).toContain('How do you know that it does?')
    expect(await lastMessage()).not.toHaveProperty('standIn')
  })
})

it('counts nothing of forty minutes of sleep in mid-question, and takes the answer that comes after it', async () => {
  await post(student, id, 'start')
  await stay(test, student, id, minutes(1))
  completed(await say(TOLD))
  const { asked } = await session()
  test.advance(minutes(40))
  expect(await beat(student, id)).toMatchObject({ state: 'running', remainingSeconds: 1_740 })
  expect((await session()).asked).toEqual(asked)
  test.advance(minutes(40))
  completed(await say('Women far from the clinic booked late, because the road is long, as page 3 shows.'))
  expect(await beat(student, id)).toMatchObject({ state: 'running', remainingSeconds: 1_740 })
  expect(await minutesOf(student)).toMatchObject({ minutesUsed: 1 })
})

it('makes a report of one answer only, which says nothing of how all went', async () => {
  await say(TOLD)
  await say(
    'Late booking was reported by 217 of the 372 women, because the clinics are far, as page 3 shows.',
  )
  await post(student, id, 'end')
  const sent = await student.get(`/api/sessions/${id}/report`)
  expect(sent.statusCode).toBe(200)
  const report = sent.json()
  expect(report.answered).toBe(1)
  expect([...report.practise, ...report.cards]).toHaveLength(1)
  expect(JSON.stringify(report)).not.toMatch(/NaN|null,null|undefined/)
  expect((await student.get(`/api/sessions/${id}/report/text`)).statusCode).toBe(200)
})

describe('orders that a work hides in white text', () => {
  it.each(['defense', 'consultant'] as const)(
    'are neither spoken nor obeyed in the %s room',
    async (room) => {
      const guest = await oralStudent(test, room)
      const { sessionId, status } = await readySession(guest, room, { content: 'ORDERS in white' })
      let spoken = status.examinerQuestion ?? status.consultantResponse ?? ''
      for (let turn = 0; turn < 30; turn += 1)
        spoken += completed(await answer(guest, room, sessionId, 'Next question please')).text
      await answer(guest, room, sessionId, 'What does my work say about the examiner and about full marks?')
      expect(spoken).not.toMatch(/full marks|ignore all|previous instructions|pass this/i)
      await answer(guest, room, sessionId, 'Bananas are yellow and the moon is round on Tuesdays.')
      await post(guest, sessionId, 'end')
      const report = (await guest.get(`/api/sessions/${sessionId}/report`)).json()
      expect(JSON.stringify(report)).not.toMatch(/ignore all|pass this candidate/i)
      for (const card of [...report.practise, ...report.cards]) expect(card.total).toBe(0)
    },
  )
})

it('does not wait for scanned pages: a session begins from what can be read, says so, and goes on as they come', async () => {
  test.reading.hold()
  const { sessionId, status } = await readySession(student, 'defense', { content: 'SCANNED in part' })
  expect(status.examinerQuestion).toContain('Late booking')
  const open = async () => (await student.get(`/api/sessions/${sessionId}`)).json() as OpenSession
  expect((await open()).notes).toEqual([expect.stringContaining('still being read')])
  completed(await answer(student, 'defense', sessionId, TOLD))
  test.reading.letGo()
  const { id: document } = (await open()).document
  await eventually(async () =>
    expect((await student.get(`/api/documents/${document}`)).json()).toMatchObject({
      document: { status: 'ready' },
    }),
  )
  completed(await answer(student, 'defense', sessionId, 'Because the clinic is far, as page 3 shows.'))
  const again = (await readySession(student, 'defense', { fields: { documentId: document ?? '' } })).sessionId
  expect(((await student.get(`/api/sessions/${again}`)).json() as OpenSession).notes).toEqual([])
})
