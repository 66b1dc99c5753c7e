/** A student's browser without a browser: sends forms, reads lines as they come, and counts every byte on the wire. */
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import type { TurnLine } from '../../src/capabilities/voice/contract.ts'

const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-ZM,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
}

export function openLine(base: string, cookie: string) {
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Socket>()
  const sum = (of: (socket: Socket) => number) => [...sockets].reduce((all, each) => all + of(each), 0)
  return {
    async ask(path: string, form?: FormData, headers: Record<string, string> = {}): Promise<IncomingMessage> {
      const { body, type } = await bodyOf(form)
      return new Promise((answered, fail) => {
        const sent = request(
          base + path,
          {
            agent,
            method: form ? 'POST' : 'GET',
            headers: {
              ...BROWSER,
              cookie,
              origin: base,
              ...(body && { 'content-type': type, 'content-length': body.length }),
              ...headers,
            },
          },
          answered,
        )
        sent.once('socket', (socket) => void sockets.add(socket)).once('error', fail)
        sent.end(body)
      })
    },
    wire: () => ({ up: sum(({ bytesWritten }) => bytesWritten), down: sum(({ bytesRead }) => bytesRead) }),
    hangUp: () => agent.destroy(),
  }
}

async function bodyOf(form: FormData | undefined) {
  if (!form) return { body: undefined, type: '' }
  const made = new Response(form)
  return {
    body: Buffer.from(await made.arrayBuffer()),
    type: made.headers.get('content-type') ?? '',
  }
}

export function recordingIn(
  field: string,
  recording: Uint8Array,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData()
  form.set(field, new Blob([Uint8Array.from(recording)], { type: 'audio/webm' }), 'recording.webm')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

export async function wholeOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`Answered ${answer.statusCode}: ${whole}`)
  return whole
}

export async function* linesOf(answer: IncomingMessage): AsyncGenerator<TurnLine> {
  if (answer.statusCode !== 200) await wholeOf(answer)
  let unread = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    const lines = `${unread}${chunk}`.split('\n')
    unread = lines.pop() ?? ''
    for (const line of lines) {
      if (!line) continue
      const said = JSON.parse(line) as TurnLine
      if (said.type === 'error') throw new Error(`The turn was not answered: ${said.message}`)
      yield said
    }
  }
}
