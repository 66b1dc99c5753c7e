import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Headers for pages only: on thirty small files they would weigh as much as the app's own code. */
export const OF_PAGES = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

const POLICY_OF_PROGRAMS = "default-src 'none'; frame-ancestors 'none'"
const HSTS = { maxAge: 31_536_000, includeSubDomains: true } as const

/** For answers that no hook sees: those to malformed requests. */
export const leastHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': POLICY_OF_PROGRAMS,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': `max-age=${HSTS.maxAge}; includeSubDomains` } : {}),
})

const FOR_PROGRAMS = /^\/(api|ai)\//

export type InlineHashes = { scripts: string[]; styles: string[] }

const quotedHashes = (hashes: string[]) => hashes.map((hash) => `'${hash}'`)

/** Strict by default: nothing from elsewhere, nothing inline except what the build wrote and hashed. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { hashes, https, development }: { hashes: InlineHashes; https: boolean; development: boolean },
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'none'"],
            scriptSrc: ["'self'", ...quotedHashes(hashes.scripts)],
            styleSrc: ["'self'", ...quotedHashes(hashes.styles)],
            imgSrc: ["'self'", 'data:', 'blob:'],
            fontSrc: ["'self'"],
            mediaSrc: ["'self'", 'blob:'],
            connectSrc: ["'self'"],
            workerSrc: ["'self'", 'blob:'],
            manifestSrc: ["'self'"],
            formAction: ["'self'"],
            baseUri: ["'none'"],
            objectSrc: ["'none'"],
            frameAncestors: ["'none'"],
            ...(https ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    hsts: https ? HSTS : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'microphone=(self), camera=(), geolocation=(), payment=(), usb=()')
  })
  app.addHook('onSend', async (request, reply) => {
    if (!FOR_PROGRAMS.test(request.url)) return
    for (const name of OF_PAGES) reply.removeHeader(name)
    if (!development) reply.header('content-security-policy', POLICY_OF_PROGRAMS)
  })
}
