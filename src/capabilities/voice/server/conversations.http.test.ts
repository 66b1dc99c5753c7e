import { expect, it } from 'vitest'
import { minutes } from '#kit/time.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { linesIn, speak, speakingStudent } from '#tests/speaking.ts'
import { SAYS } from '../spec.ts'

const test = testApp()
const path = '/ai/voice/conversations'

async function twoConversations() {
  const student = await speakingStudent(test)
  test.speechIn.hears('i study late booking', 'in kasama', 'what is a frame')
  test.aiText.script('Why there?', 'How many?', 'A list of all.')
  await speak(student, { session: 'one', attempt: 'a' })
  test.advance(minutes(1))
  await speak(student, { session: 'one', attempt: 'b' })
  test.advance(minutes(1))
  await speak(student, { session: 'two', attempt: 'c' })
  return student
}

it('lists what a student talked about, the latest first', async () => {
  const student = await twoConversations()
  const { conversations, keptDays } = (await student.get(path)).json()
  expect(keptDays).toBe(30)
  expect(conversations).toMatchObject([
    { sessionId: 'two', title: 'what is a frame', turns: 1 },
    { sessionId: 'one', title: 'i study late booking', turns: 2 },
  ])
  const [, one] = conversations
  expect(Date.parse(one.lastAt) - Date.parse(one.startedAt)).toBe(minutes(1))
})

it('shows a conversation in its order, with what was understood and what can still be heard', async () => {
  const student = await twoConversations()
  const { turns } = (await student.get(`${path}/one`)).json()
  expect(turns).toMatchObject([
    { attempt: 'a', heard: { text: 'i study late booking' }, reply: 'Why there?', broken: false },
    { attempt: 'b', heard: { text: 'in kasama' }, reply: 'How many?', engine: { name: 'fake-model' } },
  ])
  expect((await student.get(turns[0].audioUrl)).body).toBe('Why there?')
})

it('knows the conversation so far when it answers, and nothing of the others', async () => {
  await twoConversations()
  expect(test.aiText.requests.at(-2)?.messages).toEqual([
    { role: 'user', text: 'i study late booking' },
    { role: 'assistant', text: 'Why there?' },
    { role: 'user', text: 'in kasama' },
  ])
  expect(test.aiText.requests.at(-1)?.messages).toHaveLength(1)
})

it('deletes a conversation with its sound', async () => {
  const student = await twoConversations()
  const [turn] = (await student.get(`${path}/one`)).json().turns
  expect((await student.delete(`${path}/one`)).statusCode).toBe(204)
  expect((await student.get(turn.audioUrl)).statusCode).toBe(404)
  const gone = await student.get(`${path}/one`)
  expect([gone.statusCode, gone.json().error]).toEqual([404, SAYS.noConversation])
  expect((await student.delete(`${path}/one`)).statusCode).toBe(404)
  expect((await student.get(path)).json().conversations).toHaveLength(1)
})

it('shows nobody the conversations of somebody else, though they guess the name', async () => {
  await twoConversations()
  const stranger = await signedInStudent(test)
  expect((await stranger.get(path)).json().conversations).toEqual([])
  expect((await stranger.get(`${path}/one`)).statusCode).toBe(404)
  expect((await stranger.delete(`${path}/one`)).statusCode).toBe(404)
})

it('hands conversations out with everything else about a person, and forgets them with the account', async () => {
  const student = await twoConversations()
  const exported = (await student.get('/api/account/export')).json()
  expect(exported.conversations).toMatchObject([
    { assistant: 'voiceChat', session: 'one', heard: { text: 'i study late booking' }, reply: 'Why there?' },
    { session: 'one' },
    { session: 'two' },
  ])
  const held = test.files.held.size
  const { password } = student.person
  const deleted = await student.post('/api/account/delete', { password, confirmation: 'DELETE' })
  expect(deleted.statusCode).toBe(200)
  expect(test.files.held.size).toBe(held - 3)
})

it('answers a turn of somebody else with the same attempt as a turn of its own', async () => {
  await twoConversations()
  const other = await speakingStudent(test)
  test.speechIn.hears('something else')
  const lines = linesIn((await speak(other, { session: 'one', attempt: 'a' })).body)
  expect(lines.at(-1)).toMatchObject({ heard: { text: 'something else' } })
})
