/** A zero byte, or half of a sign, in an address or a body: no keyboard writes them and no database takes them. */
import type { FastifyInstance } from 'fastify'

const DEEPEST = 50
const isWellFormedText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

function isWellFormed(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isWellFormedText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth > DEEPEST) return false
  return Object.entries(value).every(
    ([key, inside]) => isWellFormedText(key) && isWellFormed(inside, depth + 1),
  )
}

/** Half a sign cannot be written in an address: its bytes are then no text at all. */
function isWellFormedAddress(url: string): boolean {
  try {
    return isWellFormedText(decodeURIComponent(url.replaceAll('+', ' ')))
  } catch {
    return false
  }
}

const refusal = { error: 'This request could not be understood.', code: 'bad-request' }

export function refuseIllFormed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isWellFormedAddress(request.url)) return reply.code(400).send(refusal)
    return undefined
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!isWellFormed(request.body)) return reply.code(400).send(refusal)
    return undefined
  })
}
