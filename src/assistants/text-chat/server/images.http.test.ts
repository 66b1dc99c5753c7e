import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { noImages } from '#ports/ai-image/ai-image.none.ts'
import { signedInStudent, testApp } from '#tests/app.ts'
import { answered, chattingStudent } from '#tests/chatting.ts'
import type { Generated } from '../contract.ts'
import { IMAGE_DEFAULTS, SERVER_SAYS } from '../spec.ts'

const test = testApp()
let student: Awaited<ReturnType<typeof chattingStudent>>
beforeAll(async () => {
  student = await chattingStudent(test)
})
beforeEach(() => {
  test.advance(60_000)
  test.aiImage.requests.length = 0
})
const generate = async (body: object): Promise<Generated> => {
  const answer = await student.post('/ai/chat/images/generate', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** Node's own diagnostics channels: they report every way of making an outgoing request. */
const WAYS_OUT = ['http.client.request.start', 'undici:request:create']
const downloadOf = (url: string) => `/ai/chat/images/download?url=${encodeURIComponent(url)}`

it('is drawn from JSON `prompt`, `size`, `quality`, `style` and `n`, and answers `success` and `images` [S3-198] [S3-199]', async () => {
  const body = { prompt: 'A maize field', size: '512x512', quality: 'hd', style: 'natural', n: 2 }
  const { success, images, error } = await generate(body)
  expect([success, images.length, error]).toEqual([true, 2, undefined])
  expect(test.aiImage.requests).toMatchObject([
    { prompt: 'A maize field', size: '512x512', quality: 'hd', style: 'natural', count: 2 },
  ])
})

it('is 1024x1024, standard, vivid and one where nothing else is asked for [S3-197]', async () => {
  expect(IMAGE_DEFAULTS).toEqual({ size: '1024x1024', quality: 'standard', style: 'vivid', n: 1 })
  const { images } = await generate({ prompt: 'A maize field' })
  expect(images).toHaveLength(1)
  expect(test.aiImage.requests).toMatchObject([
    { size: '1024x1024', quality: 'standard', style: 'vivid', count: 1 },
  ])
})

it('is not drawn from a blank prompt [S3-195]', async () => {
  const answer = await student.post('/ai/chat/images/generate', { prompt: '  \n' })
  expect([answer.statusCode, answer.json().error]).toEqual([400, SERVER_SAYS.blankImagePrompt])
  expect(test.aiImage.requests).toEqual([])
})

it('says why when it does not come, and nothing is kept [S3-199]', async () => {
  test.aiImage.break('refused')
  const before = (await student.get('/ai/conversations')).json().conversations.length
  expect(await generate({ prompt: 'A maize field' })).toEqual({
    success: false,
    images: [],
    error: 'The AI model declined to draw this. Please describe the picture another way.',
  })
  expect((await student.get('/ai/conversations')).json().conversations).toHaveLength(before)
})

it('is computed without a model where it is a diagram, and otherwise says what it needs', async () => {
  test.services.aiImage = noImages()
  const drawn = await generate({ prompt: 'Flowchart: Sample -> Consent -> Interview' })
  expect(drawn).toMatchObject({ success: true })
  expect(drawn.messages?.[1]).toMatchObject({ engine: { name: 'Computed drawing', builtIn: true } })
  const picture = (await student.get(drawn.images[0]!.url)).rawPayload
  const { width, height } = await sharp(picture).metadata()
  expect([width, (height ?? 0) > 300]).toEqual([1024, true])
  const { success, error } = await generate({ prompt: 'A maize field at dawn' })
  expect([success, error]).toEqual([false, `Images cannot be made here yet. ${SERVER_SAYS.drawsWithout}`])
  test.services.aiImage = test.aiImage
})

it('is drawn and counted once, however often it is sent', async () => {
  const send = () =>
    student.post(
      '/ai/chat/images/generate',
      { prompt: 'Once' },
      { 'idempotency-key': 'attempt-of-a-picture' },
    )
  const [first, second] = await Promise.all([send(), send()])
  const third = await send()
  const addresses = [first, second, third].map((answer) => answer.json().images[0].url)
  expect(new Set(addresses).size).toBe(1)
  expect(test.aiImage.requests).toHaveLength(1)
})

it('becomes part of a conversation: its own, or the one that is open', async () => {
  const made = await generate({ prompt: 'A maize field' })
  expect(made.messages).toMatchObject([
    { sender: 'user', content: 'A maize field' },
    { sender: 'ai', content: '', generatedImages: made.images, state: 'complete' },
  ])
  const { conversationId } = await answered(student, { prompt: 'Hello' })
  await generate({ prompt: 'A cassava field', conversationId })
  const { messages, lastId } = (await student.get(`/ai/conversations/${conversationId}`)).json()
  expect(messages).toHaveLength(4)
  expect(messages[3]).toMatchObject({ id: lastId, parentId: messages[2].id })
  const other = await chattingStudent(test)
  const answer = await other.post('/ai/chat/images/generate', { prompt: 'x', conversationId })
  expect(answer.statusCode).toBe(404)
})

it('is downloaded under the name of the generated image and a timestamp [S3-200] [S3-203]', async () => {
  const { images } = await generate({ prompt: 'A maize field' })
  for (const url of [images[0]!.url, `${test.services.baseUrl}${images[0]!.url}`]) {
    const answer = await student.get(downloadOf(url))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="generated-image-\d{13}\.png"/,
    )
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG')
  }
  expect((await student.get(images[0]!.url)).headers['content-disposition']).toBe('inline')
})

it.each([
  'https://example.org/a.png',
  'http://169.254.169.254/latest/meta-data',
  '//example.org/ai/chat/images/0123456789abcdef0123456789abcdef',
  'http://localhost:3000.example.org/ai/chat/images/0123456789abcdef0123456789abcdef',
  'file:///etc/passwd',
  '/ai/chat/images/../../../etc/passwd',
  '',
])('is not fetched from %j, and nobody is asked [S3-201]', async (url) => {
  const asked: unknown[] = []
  const hear = (message: unknown) => asked.push(message)
  for (const way of WAYS_OUT) subscribe(way, hear)
  const answer = await student.get(downloadOf(url))
  for (const way of WAYS_OUT) unsubscribe(way, hear)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'not-ours'])
  expect(asked).toEqual([])
})

it('of another user is not found, shown or downloaded [S3-202]', async () => {
  const { images } = await generate({ prompt: 'A maize field' })
  const other = await signedInStudent(test)
  for (const path of [images[0]!.url, downloadOf(images[0]!.url)]) {
    const answer = await other.get(path)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  }
})

it('goes with its conversation, and with the account', async () => {
  const made = await generate({ prompt: 'A maize field' })
  const url = made.images[0]!.url
  await student.delete(`/ai/conversations/${made.conversationId}`)
  expect((await student.get(url)).statusCode).toBe(404)
})
