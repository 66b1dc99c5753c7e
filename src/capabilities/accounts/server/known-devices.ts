/**
 * A device that was signed in to an account keeps a proof of it, so that whoever guesses the account's password
 * elsewhere cannot lock its owner out. The proof opens nothing: the password is needed all the same.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hours } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'

/** A shared phone may be signed in to several accounts by turns. */
const MOST_ACCOUNTS = 5
const KEPT_FOR = hours(24 * 365) / 1_000
const COOKIE = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/

export type KnownDevices = ReturnType<typeof knownDevices>

export function knownDevices({ baseUrl, secret }: Pick<Services, 'baseUrl' | 'secret'>) {
  const overHttps = baseUrl.startsWith('https:')
  const name = overHttps ? '__Host-weekbe4.known' : 'weekbe4.known'
  const proofOf = (device: string, email: string) =>
    createHmac('sha256', secret).update(`known device\n${device}\n${email}`).digest('base64url').slice(0, 22)
  const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b))

  function read(request: FastifyRequest): { device: string; proofs: string[] } {
    const value = request.cookies[name]
    const [device, ...proofs] = value && COOKIE.test(value) ? value.split('.') : []
    return device ? { device, proofs } : { device: randomBytes(16).toString('base64url'), proofs: [] }
  }

  return {
    /** The device's own name, where it has been signed in to this account before. */
    deviceOf(request: FastifyRequest, email: string): string | undefined {
      const { device, proofs } = read(request)
      const proof = proofOf(device, email)
      return proofs.some((one) => isSame(one, proof)) ? device : undefined
    },

    remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
      const { device, proofs } = read(request)
      const proof = proofOf(device, email)
      const kept = [proof, ...proofs.filter((one) => one !== proof)].slice(0, MOST_ACCOUNTS)
      const flags = `Max-Age=${KEPT_FOR}; Path=/; HttpOnly; SameSite=Lax${overHttps ? '; Secure' : ''}`
      reply.header('set-cookie', `${name}=${[device, ...kept].join('.')}; ${flags}`)
    },
  }
}
