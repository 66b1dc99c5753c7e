/** A student's browser without a browser: sends the recording, plays the reply, and counts every byte on the wire. */
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import type { TurnLine } from '../../src/capabilities/voice/contract.ts'
import { SO_FAR } from '../../src/capabilities/voice/rules/call-endings.ts'
import { FIELDS } from '../../src/capabilities/voice/spec.ts'

const PATH = '/ai/process-audio'
const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  accept: '*/*',
  'accept-language': 'en-ZM,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br',
}

type Turn = { firstSound: number; reply: string }
/** A voice of the device begins when the first sentence is there. */
export type How = { after?: string; speaks?: 'mp3' | 'opus' | 'device' }
const SPOKEN_BY = {
  mp3: {},
  opus: { [FIELDS.format]: 'opus' },
  device: { [FIELDS.voice]: 'device' },
} as const

export function openStudent(base: string, cookie: string) {
  const agent = new Agent({ keepAlive: true })
  const sockets = new Set<Socket>()
  const session = crypto.randomUUID()

  function ask(
    path: string,
    form?: FormData,
    headers: Record<string, string> = {},
  ): Promise<IncomingMessage> {
    return new Promise((answered, fail) => {
      void bodyOf(form).then(({ body, type }) => {
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
    })
  }
  const named = (attempt: string) => ({ 'X-Session-ID': session, 'Idempotency-Key': attempt })

  async function play(url: string): Promise<number> {
    const { length } = await wholeOf(await ask(url, undefined, { range: 'bytes=0-' }))
    return length
  }

  return {
    /** In the silence. Its name. */
    async sendSoFar(recording: Uint8Array): Promise<string> {
      const name = crypto.randomUUID()
      await wholeOf(await ask(PATH + SO_FAR, formOf(recording), named(name)))
      return name
    },

    /** From the moment recording stops until the first sound is here, and on to the end of the reply. */
    async turn(recording: Uint8Array, { after, speaks = 'mp3' }: How = {}): Promise<Turn> {
      const from = performance.now()
      const fields = { ...(after && { [FIELDS.after]: after }), ...SPOKEN_BY[speaks] }
      const answer = await ask(PATH, formOf(recording, fields), named(crypto.randomUUID()))
      const turn: Turn = { firstSound: 0, reply: '' }
      for await (const line of linesOf(answer)) {
        if (line.type === 'error' || (line.type === 'complete' && line.skipped))
          throw new Error(`The turn was not answered: ${line.message}`)
        if (line.type === 'complete') turn.reply = line.text
        if (line.type !== 'chunk' || (!line.audioUrl && speaks !== 'device')) continue
        if (line.audioUrl) await play(line.audioUrl)
        turn.firstSound ||= performance.now() - from
      }
      if (!turn.firstSound) throw new Error('Nothing was to be heard.')
      return turn
    },

    wire() {
      const sum = (of: (socket: Socket) => number) => [...sockets].reduce((all, each) => all + of(each), 0)
      return { up: sum((socket) => socket.bytesWritten), down: sum((socket) => socket.bytesRead) }
    },
    leave: () => agent.destroy(),
  }
}

function formOf(recording: Uint8Array, fields: Record<string, string> = {}): FormData {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(recording)], { type: 'audio/webm' }), 'recording.webm')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function bodyOf(form: FormData | undefined) {
  if (!form) return { body: undefined, type: '' }
  const made = new Response(form)
  const type = made.headers.get('content-type') ?? ''
  return { body: Buffer.from(await made.arrayBuffer()), type }
}

async function wholeOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const whole = Buffer.concat(chunks)
  if ((answer.statusCode ?? 500) >= 300) throw new Error(`Answered ${answer.statusCode}: ${whole}`)
  return whole
}

async function* linesOf(answer: IncomingMessage): AsyncGenerator<TurnLine> {
  if (answer.statusCode !== 200) await wholeOf(answer)
  let unread = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    const lines = `${unread}${chunk}`.split('\n')
    unread = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as TurnLine
  }
}
