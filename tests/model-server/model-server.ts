/**
 * A model on a real socket that follows a test's script, in the wire protocols of three providers. It shows how an
 * adapter handles a provider on a bad day, which no stand-in for `fetch` can.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerWithPictures } from './pictures.ts'
import { playTurn, sendJson } from './play-turn.ts'
import type { RecordedRequest } from './recorded-request.ts'
import type { Turn } from './script.ts'
import { says } from './script.ts'
import { anthropicWire } from './wire.anthropic.ts'
import { googleWire } from './wire.google.ts'
import { openAiWire } from './wire.openai.ts'
import type { Wire } from './wire.ts'

const wires: Wire[] = [openAiWire, anthropicWire, googleWire]
const VERSIONS = { openai: 'v1', anthropic: 'v1', google: 'v1beta' } as const

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

export async function startModelServer({ key = 'the-right-key' } = {}) {
  const queue: Turn[] = []
  const requests: RecordedRequest[] = []
  const watchers: ((request: RecordedRequest) => void)[] = []
  const pictures = new Map<string, Uint8Array>()

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://model').pathname
    const wire = wires.find(({ name }) => path.startsWith(`/${name}/`))
    const picture = pictures.get(path)
    if (picture) return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    if (!wire) return sendJson(response, 404, { error: 'no such wire' })
    const headers = new Headers(request.headers as Record<string, string>)
    const body = await readBody(request)
    if (wire.key(headers) !== key) {
      const failure = { status: 401, kind: 'auth' } as const
      return sendJson(response, failure.status, wire.failure(failure))
    }
    if (path.endsWith('/models')) return sendJson(response, 200, { object: 'list', data: [], models: [] })

    const draws = path.endsWith('/images/generations')
    if (!draws && !wire.asksForText(path))
      return sendJson(response, 404, wire.failure({ status: 404, kind: 'not-found' }))
    const turn = queue.shift() ?? says('Nothing was scripted.')
    const recorded: RecordedRequest = {
      wire: wire.name,
      path,
      headers,
      body,
      model: wire.model(path, body),
      prompt: draws ? { system: '', messages: [] } : wire.prompt(body),
      schema: draws ? undefined : wire.schema(body),
      line: request.socket.remotePort,
      hungUp: once(response, 'close').then(() => !response.writableFinished && turn.ending !== 'cut'),
    }
    requests.push(recorded)
    for (const tell of watchers.splice(0)) tell(recorded)
    if (draws && !turn.failure) return answerWithPictures(response, turn, server, pictures)
    await playTurn(response, wire, turn, { model: recorded.model, streamed: wire.streams(path, body), body })
  })

  // By itself it closes a line after five idle seconds: on a machine that stands still as long, while the next request is on it.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    key,
    /** The base address to give to an adapter. */
    baseUrl: (wire: Wire['name']) => `${url}/${wire}/${VERSIONS[wire]}`,
    /** The next requests are answered with these, in this order. */
    script: (...turns: Turn[]) => void queue.push(...turns),
    requests,
    /** Resolves with the next request, from the moment it has arrived whole. */
    nextRequest: () => new Promise<RecordedRequest>((resolve) => watchers.push(resolve)),
    forget() {
      queue.length = 0
      requests.length = 0
      watchers.length = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  return text ? JSON.parse(text) : {}
}
