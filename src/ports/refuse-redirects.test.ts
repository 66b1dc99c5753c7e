/** A configured server that redirects is not followed: neither a key nor a student's words go elsewhere. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openAiCompatibleImage } from './ai-image/ai-image.openai-compatible.ts'
import { anthropicText } from './ai-text/ai-text.anthropic.ts'
import { googleText } from './ai-text/ai-text.google.ts'
import { openAiCompatibleText } from './ai-text/ai-text.openai-compatible.ts'
import { s3Files } from './files/files.s3.ts'
import { openAiCompatibleSpeechOut } from './speech-out/speech-out.openai-compatible.ts'

const servers: Server[] = []
let named = ''
let askedNamed = 0
let askedElsewhere = 0
const folder = mkdtempSync(join(tmpdir(), 'weekbe4-elsewhere-'))

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const elsewhere = await listening((_request, answer) => {
    askedElsewhere++
    answer.end('{"data":[]}')
  })
  named = await listening((request, answer) => {
    askedNamed++
    answer.writeHead(307, { location: `${elsewhere}${request.url}` }).end()
  })
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  askedNamed = 0
  askedElsewhere = 0
})

const KEY = { apiKey: 'a-key', model: 'm' }
const QUESTION = { instructions: 'Answer.', messages: [{ role: 'user' as const, text: 'Why?' }] }

it.each<[what: string, ask: () => Promise<unknown>]>([
  ['a model', () => openAiCompatibleText({ ...KEY, baseUrl: named }).complete(QUESTION)],
  ['a model of Anthropic', () => anthropicText({ ...KEY, baseUrl: named }).complete(QUESTION)],
  ['a model of Google', () => googleText({ ...KEY, baseUrl: named }).complete(QUESTION)],
  ['the list of models', () => openAiCompatibleText({ ...KEY, baseUrl: named }).health()],
  ['pictures', () => openAiCompatibleImage({ ...KEY, baseUrl: named }).draw({ prompt: 'A field.' })],
  [
    'a voice',
    () =>
      openAiCompatibleSpeechOut({ ...KEY, baseUrl: named }).speak({ text: 'Hello.', persona: 'examiner' }),
  ],
  [
    'a store',
    async () => {
      const settings = { endpoint: named, bucket: 'b', accessKey: 'a', secretKey: 's', region: 'r' }
      await (await s3Files(settings, folder)).check(1)
    },
  ],
])('%s that points elsewhere is a failure, and nobody elsewhere is asked', async (_, ask) => {
  await ask().catch(() => {})
  expect(askedNamed).toBeGreaterThan(0)
  expect(askedElsewhere).toBe(0)
})
