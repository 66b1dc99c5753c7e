/** Assembles the server. Nothing here listens or reads settings, so tests can build it as often as they like. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import type { FastifyRequest, FastifyServerOptions, preHandlerAsyncHookHandler } from 'fastify'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Auth, createAuth } from '#capabilities/accounts/server/auth.ts'
import { whoAsks } from '#capabilities/accounts/server/require-sign-in.ts'
import { keepRefusal } from '#capabilities/administration/server/audit.ts'
import type { StudyWorker } from '#capabilities/study/server/worker/study-worker.ts'
import { auditRefusals } from '#http/audit-refusals.ts'
import { enforceContracts } from '#http/enforce-contracts.ts'
import { takeForms } from '#http/form.ts'
import { openApi } from '#http/open-api.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { pageAt, type Visitor } from '#product/pages.ts'
import { answerBrokenRequests } from './http/broken-requests.ts'
import { answerErrors, isDatabaseAway } from './http/errors.ts'
import { type GracefulShutdown, watchLeaving } from './http/graceful-shutdown.ts'
import { operationRoutes } from './http/operation.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { watchSenders } from './http/senders.ts'
import { smallFiles } from './http/small-files.ts'
import { refuseAddress, refuseIllFormed } from './http/well-formed.ts'
import type { PageSource } from './pages/page-source.ts'
import { machineDoors, openParts } from './registry.ts'
import type { Tracing } from './tracing/open-tracing.ts'

export type AppSettings = {
  development: boolean
  /** Throws for an answer that breaks its contract: in tests and during development. */
  checkAnswers: boolean
  /** Set where the product has one public address; writes from elsewhere are refused. */
  publicOrigin?: string | undefined
  /** Addresses of our own proxies, whose forwarded client address is trusted. */
  trustProxy?: string | undefined
  /** In production: addresses that may read /metrics and /api/docs without an administrator's session. */
  isOperator?: ((address: string) => boolean) | undefined
  /** Shown at /dev/mailbox; absent in production. */
  mailboxFolder?: string | undefined
  /** Runs the background work: takes up unfinished jobs, tidies. */
  worker?: boolean | undefined
  /** The thread that holds theses open, if there is one already. */
  studyWorker?: StudyWorker | undefined
  /** The server's own certificate; without one a proxy on this machine speaks TLS for it. */
  tls?: { cert: Buffer; key: Buffer } | undefined
  logger?: FastifyBaseLogger
  tracing?: Tracing | undefined
  makePages(app: FastifyInstance): Promise<PageSource>
}

export type App = FastifyInstance & Pick<GracefulShutdown, 'leave'>

export async function buildApp(
  services: Services,
  database: Pick<OpenDatabase, 'ping'>,
  settings: AppSettings,
): Promise<App> {
  const https = services.baseUrl.startsWith('https:')
  const app = Fastify({
    ...(settings.tls && { https: { ...settings.tls, minVersion: 'TLSv1.2' as const } }),
    ...(settings.logger ? { loggerInstance: settings.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    // Streams must end with the server, or a restart would wait for the slowest reader.
    forceCloseConnections: 'idle',
    // A late request on a connection that is still open is answered like any other.
    return503OnClosing: false,
    frameworkErrors: refuseAddress(https),
    clientErrorHandler: answerBrokenRequests(https),
    schemaController: noJsonSchemas,
  }) as FastifyInstance
  if (settings.tracing) (await import('./tracing/trace-all.ts')).traceAll(app, settings.tracing)
  const { isLeaving, leave } = watchLeaving(app)
  const auth = createAuth(services)
  const operators = operatorsOnly(auth, settings.isOperator)
  enforceContracts(app, settings.checkAnswers)
  const pages = await settings.makePages(app)
  // Registered before any hook that refuses: refusals carry these headers too.
  await addSecurityHeaders(app, { hashes: pages.hashes, https, development: settings.development })
  auditRefusals(app, { log: services.log, now: services.now, keep: (facts) => keepRefusal(services, facts) })
  answerErrors(app)
  await takeForms(app)
  describeApi(app, operators)
  refuseIllFormed(app)
  watchSenders(app, services.now)
  guardOrigin(app, settings.publicOrigin, machineDoors)
  await app.register(fastifyCookie)
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(api|ai)\//.test(request.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
  })

  const checkFiles = () => services.files.check(0)
  operationRoutes(app, operators, { ping: database.ping, checkFiles, isLeaving })
  smallFiles(app)
  if (settings.mailboxFolder) mailboxRoute(app, settings.mailboxFolder)
  const parts = openParts(services, auth, settings.studyWorker)
  for (const routes of parts.routes) await app.register(routes)
  const endWork = settings.worker ? parts.startWork() : undefined
  app.addHook('onClose', async () => {
    await endWork?.()
    await parts.close()
  })
  pageRoutes(app, auth, pages, settings.development)
  return Object.assign(app, { leave })
}

/** `/api/docs`: every call as OpenAPI, written from the contracts the routes are registered with. */
function describeApi(app: FastifyInstance, operatorsOnly: preHandlerAsyncHookHandler): void {
  let written: object | undefined
  app.get('/api/docs', { preHandler: operatorsOnly }, async () => {
    written ??= openApi(app.contracts.served)
    return written
  })
}

/** During development: the letters that were sent, newest first. Never registered in production. */
const harmless = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const withLinks = (text: string) =>
  harmless(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

async function letterAsHtml(file: string): Promise<string> {
  const { default: PostalMime } = await import('postal-mime')
  const { to, subject, text, date } = await PostalMime.parse(await readFile(file))
  const heading = `${harmless(subject ?? '')}`
  const about = `to ${harmless(to?.[0]?.address ?? '')}, ${harmless(date ?? '')}`
  return `<article><h2>${heading}</h2><p>${about}</p><pre>${withLinks(text ?? '')}</pre></article>`
}

function mailboxRoute(app: FastifyInstance, folder: string): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const files = (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .reverse()
    const letters = await Promise.all(files.slice(0, 50).map((name) => letterAsHtml(join(folder, name))))
    const body = letters.join('') || '<p>No letters yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Mailbox · Weekbe4</title><main><h1>Mailbox</h1>${body}</main></html>`,
      )
  })
}

/**
 * Contracts check all input and output (`http/serve.ts`), never a route's JSON schema. Fastify would still
 * load its two schema compilers, 110 modules, at every start; so it gets stubs that throw when used.
 */
function refuseSchema(): never {
  throw new Error('A route is checked by its contract, not by a JSON schema: see http/serve.ts.')
}

const noJsonSchemas = {
  compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema },
} satisfies FastifyServerOptions['schemaController']

/** Without `isOperator` access is open, as in development. */
function operatorsOnly(
  auth: Auth,
  isOperator: ((address: string) => boolean) | undefined,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    if (!isOperator || isOperator(request.ip)) return undefined
    const someone = await whoAsks(auth, request)
    if (someone?.isAdmin) return undefined
    request.server.auditRefusal(request, 'refused-operator', someone?.userId)
    return reply.code(404).send({ error: 'Not found.', code: 'not-found' })
  }
}

/**
 * Writes must come from our own pages. Browsers name the page's origin on every write; a program that is
 * no browser sends neither header, carries no other user's cookie, and is let through.
 */
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

function isOurs(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (!URL.canParse(origin)) return false
  if (origin === publicOrigin) return true
  // Without a public address the product accepts whatever host name it was reached by.
  return publicOrigin === undefined && new URL(origin).host === request.headers.host
}

/** `exempt` are paths for machines that authenticate otherwise, such as a signed callback. */
function guardOrigin(app: FastifyInstance, publicOrigin: string | undefined, exempt: string[] = []): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || exempt.some((path) => request.url.startsWith(path))) return undefined
    if (isOurs(request, publicOrigin)) return undefined
    app.auditRefusal(request, 'cross-site-write')
    return reply.code(403).send({ error: 'This request came from another site.', code: 'wrong-origin' })
  })
}

/** Decides on the server which page a visitor gets, so that no page appears and then redirects. */
function pageRoutes(app: FastifyInstance, auth: Auth, source: PageSource, development: boolean): void {
  async function visitorOf(request: FastifyRequest): Promise<Visitor | 'unknown'> {
    try {
      const who = await whoAsks(auth, request)
      return { signedIn: who !== null, isAdmin: who?.isAdmin ?? false }
    } catch (error) {
      if (isDatabaseAway(error)) return 'unknown'
      throw error
    }
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(api|ai|assets)\//.test(path))
      return reply.code(404).send({ error: 'Not found.', code: 'not-found' })
    if (development && path.startsWith('/dev/')) return source.send('app', request, reply)

    const visitor = await visitorOf(request)
    // With the database unreachable visitors cannot be identified: the page loads and says so.
    if (visitor === 'unknown') return source.send(path === '/' ? 'landing' : 'app', request, reply)
    const answer = pageAt(path, visitor)
    if ('goTo' in answer) return reply.header('cache-control', 'no-store').redirect(answer.goTo, 302)
    return source.send(answer.show, request, reply)
  })
}
