/** A provider on a bad day, as seen through the chat: over a real connection to a scripted model server. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { answered, chattingStudent, eventOf } from '#tests/chatting.ts'
import { impatient, textOf } from '#tests/impatient.ts'
import { type ModelServer, startModelServer } from '../../../../tests/model-server/model-server.ts'
import {
  breaksDown,
  cutAfter,
  errsAfter,
  fallsSilentAfter,
  garblesAfter,
  neverAnswers,
  says,
  type Turn,
  tooManyRequests,
} from '../../../../tests/model-server/script.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  student = await chattingStudent(test)
})
afterAll(() => model.stop())
beforeEach(() => {
  model.forget()
  test.advance(60_000)
})

const connect = (limits: object = {}) => {
  test.services.aiText = textOf(model, limits)
}

const BAD: [what: string, turns: Turn[], code: string, kept: string][] = [
  ['500', [breaksDown(), breaksDown()], 'overloaded', ''],
  ['429', [tooManyRequests(20)], 'rate-limited', ''],
  ['silence from the start', [neverAnswers()], 'timeout', ''],
  ['silence in the middle', [fallsSilentAfter(['Half of ', 'an'])], 'timeout', 'Half of an'],
  ['a cut in the middle', [cutAfter(['Half of ', 'an'])], 'cut', 'Half of an'],
  ['an error in the middle', [errsAfter(['Half of ', 'an'])], 'overloaded', 'Half of an'],
  ['broken JSON', [garblesAfter(['Half of ', 'an ', 'answer'])], 'bad-output', 'Half of an answer'],
]

it.each(BAD)('a provider with %s ends in a sentence, and what came is kept', async (_, turns, code, kept) => {
  connect(impatient)
  model.script(...turns)
  const { events, conversationId } = await answered(student, { prompt: 'Tell me' })
  const error = eventOf(events, 'error')
  expect(error).toMatchObject({ code, partial: kept !== '' })
  expect(error.error).toMatch(/^[A-Z][^{}<>]+\.$/)
  const { messages } = (await student.get(`/ai/conversations/${conversationId}`)).json()
  expect(messages.at(-1)).toMatchObject({ state: 'failed', content: kept, problem: { code } })

  // Asked again on a better day, in the same conversation.
  connect()
  model.script(says('Whole.'))
  const again = await answered(student, {
    fields: { conversationId, again: messages.at(-2).id },
  })
  expect(eventOf(again.events, 'complete').fullResponse).toBe('Whole.')
})
