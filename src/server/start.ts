/** Reads the settings, connects the adapters, listens, and shuts down cleanly. */
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { multistream, pino } from 'pino'
import { CALLBACK } from '#capabilities/payments/spec.ts'
import { seconds } from '#kit/time.ts'
import type { Services } from '#ports/services.ts'
import { addressList } from './addresses.ts'
import { type AppSettings, buildApp } from './app.ts'
import { createDemoAccounts, refuseDemoAccounts } from './demo-accounts.ts'
import { guardEgress } from './egress-guard.ts'
import { allowedHosts } from './egress-policy.ts'
import { type Env, readEnv } from './env.ts'
import { reservePort } from './free-port.ts'
import { redactedFields } from './log-redaction.ts'
import { type LogSender, logSender } from './log-sender.ts'
import { builtPages } from './pages/built-pages.ts'
import type { PageSource } from './pages/page-source.ts'
import { connectOutside, mailboxFolder } from './services.ts'
import { SettingError } from './setting-error.ts'
import { startFailure } from './start-failure.ts'
import type { Tracing } from './tracing/open-tracing.ts'

/** By a proxy that checks /readyz every second. */
const NOTICED_WITHIN = seconds(3)
const CLOSES_WITHIN = seconds(5)
const LAST_LINES_WITHIN = seconds(1)
const WEB = join(import.meta.dirname, '../../dist/web')
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Exits with one sentence when the fault is a setting or a folder, and with the full error when it is ours. */
export async function startServer(
  development: boolean,
  makePages: AppSettings['makePages'] = (made) => (development ? vitePages(made) : builtPages(made, WEB)),
): Promise<void> {
  let env: Env | undefined
  try {
    env = readEnv()
    await start(env, development, makePages)
  } catch (error) {
    console.error(startFailure(error, { port: env?.PORT, host: env?.HOST }) ?? error)
    process.exit(1)
  }
}

async function start(env: Env, development: boolean, makePages: AppSettings['makePages']): Promise<void> {
  const held = env.PORT === 0 ? await reservePort() : undefined
  const port = held?.port ?? env.PORT
  const scheme = env.TLS_KEY_FILE ? 'https' : 'http'
  const baseUrl = env.PUBLIC_BASE_URL ?? `${scheme}://localhost:${port}`
  const { production } = env
  if (development && env.PAWAPAY_MODE === 'live')
    throw new SettingError('The setting PAWAPAY_MODE must not be live while developing: start without --dev.')
  makeDataFolder(env.DATA_DIR)
  const sender = senderOf(env)
  const logger = pino(
    { level: production ? 'info' : 'warn', formatters: { log: redactedFields } },
    ...(sender ? [multistream([process.stdout, sender.stream])] : []),
  )
  // Vite opens connections of its own during development.
  if (!development)
    guardEgress(allowedHosts(env), (host) => logger.error({ host }, 'A host of no setting was not asked.'))
  // The emulator inside this program reaches us on this machine, whatever our public name is.
  const callbackUrl = `${scheme}://127.0.0.1:${port}${CALLBACK.path}`
  const { services, database, studyWorker, modelsLine, close } = await connectOutside(env, logger, {
    baseUrl,
    callbackUrl,
  })
  const app = await buildApp(services, database, {
    development,
    checkAnswers: development || env.NODE_ENV === 'test',
    publicOrigin: env.PUBLIC_BASE_URL,
    trustProxy: env.TRUST_PROXY,
    isOperator: production ? addressList(env.OPERATOR_ADDRESSES ?? '') : undefined,
    worker: env.ROLES.includes('worker'),
    studyWorker,
    mailboxFolder: production || env.SMTP_URL ? undefined : mailboxFolder(env),
    tls: certificateOf(env),
    logger,
    tracing: await tracingOf(env, logger),
    makePages,
  })

  let leaving = false
  async function leave() {
    // A second signal exits without waiting.
    if (leaving) process.exit(1)
    leaving = true
    await app.leave(env.LEAVING_NOTICE_MS ?? (production ? NOTICED_WITHIN : 0))
    await Promise.race([app.close().then(close), pause(CLOSES_WITHIN)])
    await Promise.race([sender?.close(), pause(LAST_LINES_WITHIN)])
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void leave())

  if (env.PAWAPAY_MODE === 'live') await refuseDemoAccounts(services)
  const accounts = production ? [] : await createDemoAccounts(services)
  await app.ready()
  held?.letGo()
  await app.listen({ port, host: env.HOST })
  say(`Weekbe4 is ready at ${baseUrl}`)
  say(`  records    ${database.kind === 'embedded' ? `embedded database in ${env.DATA_DIR}` : 'PostgreSQL'}`)
  say(`  files      go to ${services.files.description}`)
  say(`  letters    go to ${services.mail.description}`)
  say(`  payments   ${paymentsLine(services)}`)
  say(`  thinking   ${services.aiText.description.name}`)
  say(`  listening  ${services.speechIn.description.name}`)
  say(`  speaking   ${services.speechOut.description.name}`)
  say(`  models     ${modelsLine}`)
  for (const { role, email, password } of accounts)
    say(`  ${role.padEnd(10)} ${email} with the password ${password}`)
  void sayWhetherModelAnswers(services)
}

function senderOf(env: Env): LogSender | undefined {
  if (env.OTEL_LOGS_EXPORTER === 'none' || !env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env
  return logSender({ endpoint, headers, service: env.OTEL_SERVICE_NAME }, (words) => console.error(words))
}

function certificateOf({ TLS_CERTIFICATE_FILE: cert, TLS_KEY_FILE: key }: Env): AppSettings['tls'] {
  if (!cert || !key) return undefined
  try {
    return { cert: readFileSync(cert), key: readFileSync(key) }
  } catch (error) {
    throw new SettingError(
      `The settings TLS_CERTIFICATE_FILE and TLS_KEY_FILE name a file that cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
}

async function tracingOf(env: Env, log: Services['log']): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { openTracing } = await import('./tracing/open-tracing.ts')
  return openTracing(
    {
      endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      headers: env.OTEL_EXPORTER_OTLP_HEADERS,
      service: env.OTEL_SERVICE_NAME,
      share: env.OTEL_TRACES_SAMPLER_ARG,
    },
    log,
  )
}

/** Checked after the start, never before: a slow model must not delay it. */
async function sayWhetherModelAnswers({ aiText, aiImage, log }: Services): Promise<void> {
  for (const engine of [aiText, aiImage]) {
    if (engine.description.builtIn) continue
    const { name } = engine.description
    const { ready, problem } = await engine.health()
    if (!problem) continue
    const { code, detail } = problem
    const meanwhile = ready ? ' The built-in study engine answers in the meantime.' : ''
    log.warn({ model: name, code, detail }, `The model ${name} is not ready.${meanwhile}`)
  }
}

function paymentsLine({ payments: { mode, phoneSimulator } }: Services): string {
  if (mode === 'live') return 'pawaPay, real money'
  if (mode === 'sandbox') return 'pawaPay sandbox, no real money'
  if (mode === 'off') return 'not switched on: set PAWAPAY_MODE and PAWAPAY_API_TOKEN'
  return `emulator, no real money; the phone is at ${phoneSimulator}`
}

/** All stored and arriving data lies there, so nothing else starts without it. */
function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingError(
      `The setting DATA_DIR must name a folder that this user can write to, and ${folder} is not one (${code}).`,
    )
  }
}

/** In development Vite runs in the same process and on the same port; changed screens appear at once. */
async function vitePages(app: FastifyInstance): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, next) => {
    // Vite answers for its own modules and passes everything else on to us.
    if (/^\/(api|ai)\//.test(request.url)) return next()
    vite.middlewares(request.raw, reply.raw, () => next())
  })
  return {
    hashes: { scripts: [], styles: [] },
    async send(page, request, reply) {
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      if (page === 'app')
        return reply.send(await vite.transformIndexHtml(request.url, readFileSync('app.html', 'utf8')))
      const { renderLandingForDevelopment } = await import('../../scripts/prerender.ts')
      return reply.send(await renderLandingForDevelopment(vite))
    },
  }
}
