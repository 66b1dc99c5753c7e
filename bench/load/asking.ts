/** Students of a bench, asking over lines that stay open. */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const agent = new Agent({ keepAlive: true, maxSockets: 400 })

export type Asked = {
  port: number
  cookie?: string
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string | Uint8Array
}
export type Answer = { status: number; body: string }

export const ask = ({
  port,
  cookie = '',
  method = 'GET',
  path,
  headers = {},
  body,
}: Asked): Promise<Answer> =>
  new Promise((done, fail) => {
    const asking = request(
      {
        agent,
        hostname: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          cookie,
          origin: `http://127.0.0.1:${port}`,
          'user-agent': 'Weekbe4 bench',
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () =>
          done({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        )
        answer.once('error', fail)
      },
    )
    asking.once('error', fail)
    asking.end(body)
  })

export const askJson = (asked: Omit<Asked, 'body'> & { body: object }): Promise<Answer> =>
  ask({
    method: 'POST',
    ...asked,
    headers: { 'content-type': 'application/json', ...asked.headers },
    body: JSON.stringify(asked.body),
  })

export async function askForm(asked: Omit<Asked, 'body'> & { form: FormData }): Promise<Answer> {
  const { form, headers, ...rest } = asked
  const packed = new Request('http://localhost/', { method: 'POST', body: form })
  const body = new Uint8Array(await packed.arrayBuffer())
  const type = packed.headers.get('content-type') ?? ''
  return ask({ method: 'POST', ...rest, body, headers: { 'content-type': type, ...headers } })
}

/**
 * Sent at a fixed rate, whether or not earlier responses are back: a slow server does not slow the students down. In
 * milliseconds.
 */
export async function onTheClock(
  perSecond: number,
  lasting: number,
  send: (number: number) => Promise<Answer>,
): Promise<{ times: number[]; refused: Record<string, number> }> {
  const times: number[] = []
  const refused: Record<string, number> = {}
  const start = performance.now()
  const under: Promise<void>[] = []
  for (let number = 0; number < perSecond * lasting; number += 1) {
    const due = start + (number * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await pause(early)
    const sent = send(number).then(({ status }) => {
      times.push(performance.now() - due)
      if (status !== 200) refused[status] = (refused[status] ?? 0) + 1
    })
    under.push(sent)
  }
  await Promise.all(under)
  return { times, refused }
}
