/** Assembles the server. Nothing here listens or reads settings, so tests can build it as often as they like. */
import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { createAuth } from '#capabilities/accounts/server/setup.ts'
import { keepRefusal } from '#capabilities/administration/server/setup.ts'
import type { StudyWorker } from '#capabilities/study/server/index.ts'
import { auditRefusals } from '#http/audit-refusals.ts'
import { enforceContracts } from '#http/enforce-contracts.ts'
import { takeForms } from '#http/form.ts'
import type { OpenDatabase } from '#ports/database/database.ts'
import type { Services } from '#ports/services.ts'
import { describeApi } from './http/api-docs.ts'
import { answerBrokenRequests } from './http/broken-requests.ts'
import { answerErrors } from './http/errors.ts'
import { type GracefulShutdown, watchLeaving } from './http/graceful-shutdown.ts'
import { watchHeldLoop } from './http/held-loop.ts'
import { mailboxRoute } from './http/mailbox.ts'
import { noJsonSchemas } from './http/no-json-schemas.ts'
import { operationRoutes } from './http/operation.ts'
import { operatorsOnly } from './http/operators-only.ts'
import { guardOrigin } from './http/origin.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { watchSenders } from './http/senders.ts'
import { smallFiles } from './http/small-files.ts'
import { refuseAddress, refuseIllFormed } from './http/well-formed.ts'
import { pageRoutes } from './pages/page-routes.ts'
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
  const { held } = watchHeldLoop(app, services)
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
  operationRoutes(app, operators, { ping: database.ping, checkFiles, isLeaving, held })
  smallFiles(app)
  if (settings.mailboxFolder) mailboxRoute(app, settings.mailboxFolder)
  const parts = openParts(services, auth, { held: () => held, studyWorker: settings.studyWorker })
  for (const routes of parts.routes) await app.register(routes)
  const endWork = settings.worker ? parts.startWork() : undefined
  app.addHook('onClose', async () => {
    await endWork?.()
    await parts.close()
  })
  pageRoutes(app, auth, pages)
  return Object.assign(app, { leave })
}
