/**
 * The payment emulator as a separate program: `node scripts/emulator.ts [--port 4010] [--data file] [--callback url]
 * [--speed 1] [--auto-approve ms]`. The same can be set in the environment; flags come first.
 */
import { parseArgs } from 'node:util'
import { startEmulator } from '../src/ports/payment-gateway/emulator/start-emulator.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.EMULATOR_PORT ?? '4010' },
    data: { type: 'string', default: process.env.EMULATOR_DATA ?? './data/payment-emulator.json' },
    callback: { type: 'string', default: process.env.EMULATOR_CALLBACK_URL ?? '' },
    speed: { type: 'string', default: process.env.EMULATOR_SPEED ?? '1' },
    'auto-approve': { type: 'string', default: process.env.EMULATOR_AUTO_APPROVE_MS ?? '6000' },
  },
})

function whole(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${name} must be a whole number, not "${text}"`)
  process.exit(1)
}

const emulator = await startEmulator({
  port: whole('port', values.port),
  dataFile: values.data,
  ...(values.callback ? { callbackUrl: values.callback } : {}),
  speed: whole('speed', values.speed),
  autoApproveMs: whole('auto-approve', values['auto-approve']),
})

console.log(`Payment emulator on ${emulator.url} (no real money), token ${emulator.token}`)
console.log(`Phone page: ${emulator.phoneUrl}`)
if (!values.callback) console.log('No --callback address: results are found by looking them up only.')

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void emulator.stop().then(() => process.exit(0))
  })
