/** A provider of speech on a real socket, in OpenAI's protocol, that answers as a test tells it to. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer =
  | { type: 'text'; text: string }
  | { type: 'audio'; bytes: Uint8Array }
  | { type: 'status'; status: number }
  | { type: 'page' }
  /** Of this type, without end until the other side hangs up. */
  | { type: 'flood'; start: Uint8Array }
  | { type: 'silence' }
  | { type: 'cut' }

export type Asked = {
  path: string
  authorization: string | undefined
  /** The fields of a form, or of a JSON body. */
  fields: Record<string, string>
  file?: { name: string; type: string; bytes: Uint8Array }
}

export async function startSpeechServer({ key = 'the-right-key' } = {}) {
  const answers: Answer[] = []
  const asked: Asked[] = []
  let flooded = 0

  const server = createServer(async (request, response) => {
    const question = await read(request)
    asked.push(question)
    if (question.authorization !== `Bearer ${key}`) return void response.writeHead(401).end('{}')
    const answer = answers.shift() ?? { type: 'status', status: 500 }
    switch (answer.type) {
      case 'text':
        return void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ text: answer.text }))
      case 'audio':
        return void response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(answer.bytes)
      case 'status':
        return void response.writeHead(answer.status).end('{"error":{"message":"no"}}')
      case 'page':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
      case 'flood': {
        response.writeHead(200).write(answer.start)
        const more = new Uint8Array(1024 * 1024).fill(32)
        const pour = () => {
          while (!response.destroyed && response.write(more)) flooded += more.length
        }
        response.on('drain', pour)
        return pour()
      }
      case 'cut':
        response.writeHead(200, { 'content-length': '100000' })
        response.write('{"text":"the sam')
        return void setTimeout(() => response.destroy(), 5)
      case 'silence':
        return
    }
  })
  // By itself it closes a line after five idle seconds: on a machine that stands still as long, while the next request is on it.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    asked,
    /** Bytes the client took of a flood. */
    flooded: () => flooded,
    /** The next requests are answered with these, in this order. */
    script: (...next: Answer[]) => void answers.push(...next),
    forget() {
      answers.length = 0
      asked.length = 0
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = Buffer.concat(parts)
  const type = request.headers['content-type'] ?? ''
  const asked: Asked = { path: request.url ?? '', authorization: request.headers.authorization, fields: {} }
  if (type.startsWith('application/json')) return { ...asked, fields: JSON.parse(body.toString()) }
  if (!type.startsWith('multipart/')) return asked
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  for (const [name, value] of form)
    if (typeof value === 'string') asked.fields[name] = value
    else
      asked.file = {
        name: value.name,
        type: value.type,
        bytes: new Uint8Array(await value.arrayBuffer()),
      }
  return asked
}
