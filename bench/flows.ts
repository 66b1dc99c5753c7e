/**
 * How many files one reads to follow a flow: `npm run bench:flows`, and `-- --list` names them. At the server: files in
 * whose functions a payment, an upload and a spoken turn run, in the main thread of the real server (documents, analyses
 * and built-in speech work in children and threads). In the browser: files that the screen is made of. Behind the slash:
 * without the floors that every slice shares.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { cruise } from '../scripts/cruise.ts'
import { ASSISTANTS } from '../src/product/assistants.ts'
import { freePort } from '../src/server/free-port.ts'
import { thesis } from '../tests/fixtures/make/papers.ts'
import { filesOfScreen } from './flows/files-of-screen.ts'
import { watchFiles } from './flows/files-run.ts'
import { ask, askForm, askJson } from './load/asking.ts'
import { openPaidServer } from './product/open-paid-server.ts'
import { spokenAnswers } from './voice/spoken-answers.ts'

const FLOORS = /^(?:kit|product|wire|ports|background|ui|http|asking|server|web)\//
const inspector = await freePort()
const server = await openPaidServer({
  assistant: 'all',
  students: 1,
  settings: { NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspector}`, EMULATOR_AUTO_APPROVE_MS: '200' },
})
const who = { port: server.port, cookie: server.cookies[0] ?? '' }

async function until(path: string, isThere: (body: string) => boolean): Promise<void> {
  for (;;) {
    const { status, body } = await ask({ ...who, path })
    if (status === 200 && isThere(body)) return
    if (status !== 200 && status !== 404) throw new Error(`${path} answered ${status}: ${body}`)
    await pause(300)
  }
}
function demanded({ status, body }: { status: number; body: string }): string {
  if (status >= 300) throw new Error(`Answered ${status}: ${body}`)
  return body
}

async function pay(): Promise<void> {
  const me = JSON.parse(demanded(await ask({ ...who, path: '/api/account/me' })))
  const attemptId = crypto.randomUUID()
  const { purchase, prices } = ASSISTANTS.humanizer
  demanded(
    await askJson({
      ...who,
      path: '/api/payments/deposit-request-weekbe4',
      body: {
        userId: me.user.uid,
        PhoneNumber: '260961234567',
        amount: prices.charged,
        correspondent: 'MTN_MOMO_ZMB',
        TimeStamp: new Date().toISOString(),
        customerID: me.user.uid,
        customerEmail: me.user.email,
        BaseURL: server.base,
        Currency: 'ZMW',
        depositStatus: 'pending',
        paymentDescription: purchase.PayFor,
        purchaseType: purchase.purchaseType,
        attemptId,
      },
    }),
  )
  await until(`/api/payments/deposit-results/${attemptId}`, (body) => body.includes('COMPLETED'))
  demanded(await ask({ ...who, path: '/api/access' }))
}

async function upload(): Promise<void> {
  const form = new FormData()
  form.set('document', new File([Uint8Array.from(thesis(12))], 'thesis.pdf', { type: 'application/pdf' }))
  const { sessionId } = JSON.parse(demanded(await askForm({ ...who, path: '/ai/research/analyze', form })))
  await until(`/ai/research/status?sessionId=${sessionId}`, (body) => body.includes('completed'))
}

async function turn(recording: Uint8Array): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(recording)], { type: 'audio/webm' }), 'recording.webm')
  const headers = { 'X-Session-ID': crypto.randomUUID(), 'Idempotency-Key': crypto.randomUUID() }
  const body = demanded(await askForm({ ...who, path: '/ai/process-audio', form, headers }))
  const audio = /"audioUrl":"([^"]+)"/.exec(body)?.[1]
  if (audio) demanded(await ask({ ...who, path: audio }))
}

const [answer] = await spokenAnswers()
const SCREENS = {
  'Pay Now to access': 'src/capabilities/payments/web/payments-screen.tsx',
  'a file to its analysis': 'src/assistants/decoder/web/screen.tsx',
  'a spoken turn': 'src/assistants/voice-chat/web/screen.tsx',
}
const { modules } = cruise()
const count = (files: readonly string[]) =>
  `${files.length} / ${files.filter((file) => !FLOORS.test(file)).length}`
const files = await watchFiles(server.pid, inspector)
try {
  const atServer = {
    'Pay Now to access': await files.during(pay),
    'a file to its analysis': await files.during(upload),
    'a spoken turn': await files.during(() => turn(answer?.whole ?? new Uint8Array())),
  }
  for (const flow of ['Pay Now to access', 'a file to its analysis', 'a spoken turn'] as const) {
    const screen = filesOfScreen(SCREENS[flow], modules)
    console.log(`${flow.padEnd(24)} at the server ${count(atServer[flow])}, in the browser ${count(screen)}`)
    if (process.argv.includes('--list')) console.log([...atServer[flow], ...screen].join('\n'))
  }
} finally {
  // A server under inspection does not exit.
  files.close()
  await server.stop()
}
