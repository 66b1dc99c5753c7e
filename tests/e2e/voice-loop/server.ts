/** Understands what is said with the built-in recogniser and answers with the built-in voice, sentence by sentence. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TurnLine } from '../../../src/capabilities/voice/contract.ts'
import { engineThreads } from '../../../src/ports/speech-engines/engine-threads.ts'
import { examineIn } from '../../../src/ports/speech-in/examine.ts'
import { hearingAhead } from '../../../src/ports/speech-in/hearing-ahead.ts'
import { soundswallowerSpeechIn } from '../../../src/ports/speech-in/speech-in.soundswallower.ts'
import { speakAlong } from '../../../src/ports/speech-out/speak-along.ts'
import { fliteSpeechOut } from '../../../src/ports/speech-out/speech-out.flite.ts'

export type Heard = { text: string; bytes: number; type: string }

export async function startLoopServer(script: string, document: string) {
  const pool = engineThreads()
  const voice = fliteSpeechOut({ pool })
  const ear = soundswallowerSpeechIn({ pool })
  const ahead = hearingAhead({ ear, examine: examineIn(pool) })
  const vocabulary = { key: 'document', text: document }
  const shelf: Uint8Array[] = []
  const heard: Heard[] = []
  let begun = 0

  const put = (bytes: Uint8Array) => `/audio/${shelf.push(bytes) - 1}`

  async function* answer(request: IncomingMessage): AsyncGenerator<TurnLine> {
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(await bodyOf(request), { headers: { 'content-type': type } }).formData()
    const file = form.get('file') as File
    const bytes = new Uint8Array(await file.arrayBuffer())
    const understood = await ahead.hear('loop', { bytes, vocabulary })
    if (!understood.ok) {
      yield { type: 'complete', text: '', skipped: true, message: understood.problem.message }
      return
    }
    heard.push({ text: understood.value.text, bytes: bytes.length, type: file.type })
    async function* written() {
      yield 'Thank you. '
      yield 'Why did you choose this method?'
    }
    for await (const event of speakAlong(voice, written(), { persona: 'examiner' }))
      if (event.type === 'whole') yield { type: 'complete', text: event.text }
      else if (event.audio.ok)
        yield { type: 'chunk', content: event.text, audioUrl: put(event.audio.value.bytes), seq: event.seq }
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page(script))
    if (path.startsWith('/audio/')) return void response.end(shelf[Number(path.slice(7))])
    if (path === '/so-far') {
      begun += 1
      ahead.begin('loop', { bytes: await bodyOf(request), vocabulary })
      return void response.writeHead(204).end()
    }
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    for await (const line of answer(request)) response.write(`${JSON.stringify(line)}\n`)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ear.prepare(vocabulary)

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard,
    begunInSilence: () => begun,
    stop() {
      server.closeAllConnections()
      server.close()
      pool.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return new Uint8Array(Buffer.concat(parts))
}

const page = (script: string) => `<!doctype html><button>Start</button><script>${script}</script>`
