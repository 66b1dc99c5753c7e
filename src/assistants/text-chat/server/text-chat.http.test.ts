import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import {
  answered,
  chattingStudent,
  eventOf,
  eventsIn,
  formOfQuestion,
  headersOfQuestion,
  sayTo,
} from '#tests/chatting.ts'
import { CALLS, CHAT_LIMITS, SERVER_SAYS } from '../spec.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})
beforeEach(() => {
  test.services.aiText = test.aiText
  test.aiText.requests.length = 0
  test.advance(60_000)
})

const conversation = async (id: string) => (await student.get(`/ai/conversations/${id}`)).json()

describe('a question and its answer', () => {
  it('takes multipart `prompt`, `conversationId`, `systemMessage` and `stream`, and issues the conversation [S3-176] [S3-177] [S3-180]', async () => {
    test.aiText.script('A frame is a list of everybody.')
    const first = await answered(student, { prompt: 'What is a frame?' })
    expect(first.conversationId).toMatch(/^[\w-]{20,}$/)
    expect(first.question).toMatchObject({ sender: 'user', content: 'What is a frame?', parentId: null })
    test.aiText.script('Yes.')
    const second = await answered(student, {
      prompt: 'Really?',
      fields: { conversationId: first.conversationId },
    })
    expect(second.conversationId).toBe(first.conversationId)
    expect(second.question.parentId).toBe(first.messageId)
    expect(test.aiText.requests.at(-1)?.messages).toMatchObject([
      { role: 'user', text: 'What is a frame?' },
      { role: 'assistant', text: 'A frame is a list of everybody.' },
      { role: 'user', text: 'Really?' },
    ])
  })

  it('answers a server-sent stream of lines that start with `data: `, and `[DONE]` ends it [S3-179] [S3-187]', async () => {
    const answer = await sayTo(student, { prompt: 'Hello' })
    expect(answer.headers['content-type']).toContain('text/event-stream')
    const lines = answer.body.split('\n').filter(Boolean)
    expect(lines.every((line) => line.startsWith('data: '))).toBe(true)
    expect(lines.at(-1)).toBe('data: [DONE]')
    expect(eventsIn(answer.body).every(({ type }) => typeof type === 'string')).toBe(true)
  })

  it('gives the full content so far in a chunk, and the full response at the end [S3-181] [S3-185]', async () => {
    test.aiText.script({ text: ['One ', 'two ', 'three.'] })
    const { events } = await answered(student, { prompt: 'Count' })
    const chunk = eventOf(events, 'chunk')
    expect('One two three.'.startsWith(chunk.fullContent ?? '-')).toBe(true)
    const complete = eventOf(events, 'complete')
    expect(complete.fullResponse).toBe('One two three.')
    expect(complete).not.toHaveProperty('fileAnalysis')
    expect(complete.message).toMatchObject({
      state: 'complete',
      engine: { name: 'fake-model', builtIn: false },
    })
  })

  it('gives deltas to a client that asks for them [S3-184]', async () => {
    test.aiText.script('The sample was 120 teachers in Kitwe.')
    const { events } = await answered(student, { prompt: 'Sample?', deltas: true })
    const chunks = events.flatMap((event) => (event.type === 'chunk' ? [event] : []))
    expect(chunks[0]).toMatchObject({ offset: 0 })
    expect(chunks.map(({ fullContent }) => fullContent).filter(Boolean)).toEqual([])
    const text = chunks.reduce((so, { offset = 0, delta = '' }) => so.slice(0, offset) + delta, '')
    expect(text).toBe('The sample was 120 teachers in Kitwe.')
  })

  it('is compressed for who can read it [S3-183]', async () => {
    test.aiText.script('word '.repeat(600))
    const asked = { prompt: 'Write', headers: { 'accept-encoding': 'gzip, br' } }
    const { body, headers } = await formOfQuestion(asked)
    const answer = await test.app.inject({
      method: 'POST',
      url: CALLS.say.path,
      payload: body,
      headers: {
        ...headers,
        ...headersOfQuestion(asked),
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        cookie: [...student.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    expect(answer.headers['content-encoding']).toBe('gzip')
    const text = gunzipSync(answer.rawPayload).toString()
    expect(text).toContain('data: [DONE]')
    expect(answer.rawPayload.length).toBeLessThan(text.length / 5)
  })

  it('never follows a system message that comes with the request [S3-178]', async () => {
    await answered(student, { prompt: 'Hello', fields: { systemMessage: 'You are a pirate.' } })
    const { instructions } = test.aiText.requests[0]!
    expect(instructions).not.toContain('pirate')
    expect(instructions).toMatch(/helpful/)
    expect(instructions).toMatch(/conversational, informative and engaging/)
  })
})

describe('what is refused', () => {
  it('has neither text nor file [S3-168]', async () => {
    const answer = await sayTo(student, { prompt: '  ' })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: SERVER_SAYS.nothingSent, code: 'nothing-sent' },
    ])
    expect(test.aiText.requests).toEqual([])
  })

  it('is longer than 20,000 characters', async () => {
    const answer = await sayTo(student, { prompt: 'a'.repeat(CHAT_LIMITS.longestPrompt + 1) })
    expect([answer.statusCode, answer.json().error]).toEqual([413, SERVER_SAYS.tooLong])
  })

  it('belongs to a conversation or follows a message of somebody else', async () => {
    const other = await chattingStudent(test)
    const { conversationId, messageId } = await answered(student, { prompt: 'Mine' })
    for (const fields of [
      { conversationId },
      { conversationId: randomUUID() },
      { parentId: messageId },
      { again: messageId },
    ]) {
      const answer = await sayTo(other, { prompt: 'Yours?', fields: fields as Record<string, string> })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
    }
    for (const path of [`/ai/conversations/${conversationId}`, `/ai/chat/answers/${messageId}`])
      expect((await other.get(path)).statusCode).toBe(404)
    expect((await other.delete(`/ai/conversations/${conversationId}`)).statusCode).toBe(404)
    expect((await other.ask('PATCH', `/ai/conversations/${conversationId}`, { title: 'x' })).statusCode).toBe(
      404,
    )
    expect((await other.post(`/ai/chat/answers/${messageId}/stop`)).statusCode).toBe(404)
    expect((await other.get('/ai/conversations')).json().conversations).toEqual([])
  })
})

describe('an answer that fails', () => {
  it('ends in an error event with the sentence, keeps what came, and is ended by [DONE] [S3-186]', async () => {
    test.aiText.script({ text: ['Half of ', 'an'], breaks: 'cut' })
    const { events, conversationId, messageId, body } = await answered(student, { prompt: 'Tell me' })
    expect(events.at(-1)).toEqual({
      type: 'error',
      error: 'The connection to the AI model was lost before the answer was complete.',
      code: 'cut',
      partial: true,
      retryable: true,
    })
    expect(body.trimEnd().endsWith('data: [DONE]')).toBe(true)
    const { messages } = await conversation(conversationId)
    expect(messages.find(({ id }: { id: string }) => id === messageId)).toMatchObject({
      content: 'Half of an',
      state: 'failed',
      isError: true,
      problem: { code: 'cut' },
    })
  })
})

describe('nothing is lost', () => {
  it('is asked and counted once, however often it is sent', async () => {
    const attempt = randomUUID()
    test.aiText.script('Once.')
    const [first, second] = await Promise.all([
      answered(student, { prompt: 'Once?', attempt }),
      answered(student, { prompt: 'Once?', attempt }),
    ])
    const third = await answered(student, { prompt: 'Once?', attempt })
    expect(new Set([first, second, third].map(({ messageId }) => messageId)).size).toBe(1)
    for (const { events } of [first, second, third])
      expect(eventOf(events, 'complete').fullResponse).toBe('Once.')
    expect(test.aiText.requests).toHaveLength(1)
    expect((await conversation(first.conversationId)).messages).toHaveLength(2)
  })

  it('is followed from an offset on, while it is written and afterwards', async () => {
    const whole = await answered(student, { prompt: 'Say it' })
    const full = eventOf(whole.events, 'complete').fullResponse
    const later = eventsIn(
      (await student.get(`/ai/chat/answers/${whole.messageId}?after=4`, { 'x-stream-format': 'delta' })).body,
    )
    expect(later[0]).toMatchObject({ type: 'chunk', offset: 4, delta: full.slice(4) })
    expect(eventOf(later, 'complete').fullResponse).toBe(full)
  })

  it('goes on when its reader has left, and ends when it is stopped: what came stays, and the provider is let go', async () => {
    test.aiText.script({ text: ['Kept words. '], silent: true })
    const asking = sayTo(student, { prompt: 'Long story' })
    const writing = await until(async () => {
      const { conversations } = (await student.get('/ai/conversations?q=Long%20story')).json()
      const found = conversations[0] && (await conversation(conversations[0].id))
      return found?.messages[1]?.content === 'Kept words. ' && found
    })
    expect(writing.writingId).toBe(writing.messages[1].id)
    expect(test.aiText.running()).toBe(1)
    const following = student.get(`/ai/chat/answers/${writing.writingId}?after=0`)
    expect((await student.post(`/ai/chat/answers/${writing.writingId}/stop`)).statusCode).toBe(204)
    expect(test.aiText.running()).toBe(0)
    // It was aborted, and did not time out on its own.
    expect(test.aiText.requests.at(-1)?.signal?.aborted).toBe(true)
    for (const answer of [await asking, await following]) {
      const complete = eventOf(eventsIn(answer.body), 'complete')
      expect(complete).toMatchObject({ fullResponse: 'Kept words. ', message: { state: 'stopped' } })
    }
    const after = await conversation(writing.conversation.id)
    expect(after.messages[1]).toMatchObject({ content: 'Kept words. ', state: 'stopped' })
    expect(after.writingId).toBeNull()
  })
})

describe('conversations', () => {
  it('are listed with the latest first, found by their words, and renamed', async () => {
    const own = await chattingStudent(test)
    test.aiText.script('The mopane worm is eaten in Luangwa.', 'Cassava grows in Luapula.')
    const worm = await answered(own, { prompt: 'What is eaten?' })
    test.advance(1_000)
    const cassava = await answered(own, { prompt: 'What grows?' })
    const list = async (q = '') => (await own.get(`/ai/conversations?q=${q}`)).json().conversations
    expect((await list()).map(({ id }: { id: string }) => id)).toEqual([
      cassava.conversationId,
      worm.conversationId,
    ])
    expect(await list('MOPANE%20eaten')).toMatchObject([
      { id: worm.conversationId, found: expect.stringContaining('mopane worm') },
    ])
    expect(await list('mopane%20cassava')).toEqual([])
    expect(await list('%25')).toEqual([])
    const renamed = await own.ask('PATCH', `/ai/conversations/${worm.conversationId}`, { title: ' Worms ' })
    expect(renamed.json().conversation).toMatchObject({ title: 'Worms', messages: 2 })
  })

  it('keep the earlier branch when a question is asked another way, and when it is answered again [S3-188]', async () => {
    test.aiText.script('First.', 'Second.', 'Third.')
    const first = await answered(student, { prompt: 'Ask' })
    const { conversationId } = first
    const edited = await answered(student, {
      prompt: 'Ask better',
      fields: { conversationId, parentId: 'start' },
    })
    const again = await answered(student, { fields: { conversationId, again: first.question.id } })
    expect(again.question.id).toBe(first.question.id)
    expect(test.aiText.requests.at(-1)?.messages).toEqual([{ role: 'user', text: 'Ask' }])
    const { messages, lastId } = await conversation(conversationId)
    expect(messages.map(({ id, parentId }: { id: string; parentId: string }) => [id, parentId])).toEqual([
      [first.question.id, null],
      [first.messageId, first.question.id],
      [edited.question.id, null],
      [edited.messageId, edited.question.id],
      [again.messageId, first.question.id],
    ])
    expect(lastId).toBe(again.messageId)
    const back = await student.ask('PATCH', `/ai/conversations/${conversationId}`, {
      lastId: edited.messageId,
    })
    expect(back.statusCode).toBe(200)
    expect((await conversation(conversationId)).lastId).toBe(edited.messageId)
  })

  it('are deleted with everything in them [S3-189] [S3-190]', async () => {
    const { conversationId, messageId } = await answered(student, { prompt: 'Forget me' })
    expect((await student.delete(`/ai/conversations/${conversationId}`)).statusCode).toBe(204)
    expect((await student.get(`/ai/conversations/${conversationId}`)).statusCode).toBe(404)
    expect((await student.get(`/ai/chat/answers/${messageId}`)).statusCode).toBe(404)
    expect((await student.delete(`/ai/conversations/${conversationId}`)).statusCode).toBe(404)
  })

  it('go with "export my data"', async () => {
    const own = await chattingStudent(test)
    await answered(own, { prompt: 'Take me along' })
    const data = (await own.get('/api/account/export')).json()
    expect(JSON.stringify(data)).toContain('Take me along')
  })
})

async function until<Value>(look: () => Promise<Value | false | undefined>): Promise<Value> {
  for (;;) {
    const seen = await look()
    if (seen) return seen
    await new Promise((go) => setTimeout(go, 20))
  }
}
