/**
 * Guards against slow senders: a body that stops arriving is ended, however long an honest one takes, and
 * one address may have only so many uploads in progress at once.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { seconds } from '#kit/time.ts'

export const SENDERS = {
  /** Half a kilobit a second: a hundredth of the slowest connection students have. */
  leastBytes: 4_096,
  within: seconds(60),
  lookEvery: seconds(15),
  /** A whole class behind the one address of its campus, each with a file of five megabytes on a slow connection. */
  filesPerAddress: 100,
} as const

const MANY_FILES =
  'Too many files are being sent from your network at the moment. Please try again in a minute.'
const FILES = /^(multipart\/form-data|application\/offset\+octet-stream)\b/

type Sender = { arrived: number; at: number }

const arrivedOf = ({ socket }: IncomingMessage): number => socket.bytesRead ?? 0

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A request answered before it had arrived never emits close; its socket does. */
function onceOver(raw: IncomingMessage, tell: () => void): void {
  const { socket } = raw
  const over = () => {
    raw.off('close', over)
    socket.off('close', over)
    tell()
  }
  raw.once('close', over)
  socket.once('close', over)
}

export function watchSenders(app: FastifyInstance, now: () => Date): void {
  const sending = new Map<IncomingMessage, Sender>()
  const filesOf = new Map<string, number>()

  function count(address: string, change: 1 | -1): void {
    const files = (filesOf.get(address) ?? 0) + change
    if (files > 0) filesOf.set(address, files)
    else filesOf.delete(address)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return undefined
    const { raw, ip } = request
    const isFile = FILES.test(request.headers['content-type'] ?? '')
    if (isFile && (filesOf.get(ip) ?? 0) >= SENDERS.filesPerAddress)
      return reply
        .code(429)
        .headers({ connection: 'close', 'retry-after': '60' })
        .send({ error: MANY_FILES, details: MANY_FILES, code: 'too-many-requests' })
    if (isFile) count(ip, 1)
    sending.set(raw, { arrived: arrivedOf(raw), at: now().getTime() })
    onceOver(raw, () => {
      if (isFile) count(ip, -1)
      sending.delete(raw)
    })
    return undefined
  })

  const looking = setInterval(() => {
    const at = now().getTime()
    for (const [raw, since] of sending) {
      const arrived = arrivedOf(raw)
      if (arrived - since.arrived >= SENDERS.leastBytes) sending.set(raw, { arrived, at })
      else if (at - since.at >= SENDERS.within) raw.destroy()
    }
  }, SENDERS.lookEvery)
  looking.unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
