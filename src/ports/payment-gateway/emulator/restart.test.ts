import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderFrom } from '../payment-gateway.conformance.ts'
import { pawaPayGateway } from '../payment-gateway.pawapay.ts'
import { stoppedClock } from './clock.ts'
import { startEmulator } from './start-emulator.ts'
import { openBench } from './test-bench.ts'

let folder: string
let program: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'))
})
afterEach(async () => {
  if (program) await kill(program)
  rmSync(folder, { recursive: true })
})

const dataFile = () => join(folder, 'emulator.json')

/** The emulator as a separate program, on any free port. */
async function spawnEmulator(...flags: string[]): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [
    'scripts/emulator.ts',
    '--port',
    '0',
    '--data',
    dataFile(),
    ...flags,
  ])
  program = child
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (url) return { url, child }
  }
  throw new Error('the emulator did not start')
}

const kill = (child: ChildProcess) =>
  new Promise<void>((gone) => {
    program = undefined
    if (child.exitCode !== null || child.signalCode !== null) return gone()
    child.once('exit', () => gone())
    child.kill('SIGKILL')
  })

const gatewayAt = (baseUrl: string) =>
  pawaPayGateway({ environment: 'emulator', baseUrl, token: 'emulator-token' })

describe('an emulator that is killed', () => {
  it('knows every payment again, still charges once, and brings to its end what was under way', async () => {
    const order = orderFrom('260763456789')
    const before = await spawnEmulator()
    expect(await gatewayAt(before.url).startDeposit(order)).toMatchObject({ outcome: 'accepted' })
    await kill(before.child)
    expect(await gatewayAt(before.url).readDeposit(order.depositId)).toMatchObject({ reading: 'unreachable' })
    expect(await gatewayAt(before.url).startDeposit(order)).toMatchObject({ outcome: 'never-sent' })

    const after = await spawnEmulator()
    expect(await gatewayAt(after.url).startDeposit(order)).toMatchObject({ outcome: 'duplicate' })
    await fetch(`${after.url}/__emulator/clock/advance`, {
      method: 'POST',
      body: JSON.stringify({ ms: 10_000 }),
    })
    expect(await gatewayAt(after.url).readDeposit(order.depositId)).toMatchObject({
      deposit: { status: 'COMPLETED' },
    })
  })

  it('still owes the callback it could not deliver, and signs with the same key', async () => {
    const bench = await openBench()
    const order = orderFrom('260763456789')
    const before = await spawnEmulator('--callback', 'http://127.0.0.1:1/nobody')
    await gatewayAt(before.url).startDeposit(order)
    const advance = (url: string, ms: number) =>
      fetch(`${url}/__emulator/clock/advance`, { method: 'POST', body: JSON.stringify({ ms }) })
    await advance(before.url, 4_200)
    const keysOf = async (url: string) =>
      (
        await fetch(`${url}/v2/public-key/http`, { headers: { authorization: 'Bearer emulator-token' } })
      ).text()
    const keys = await keysOf(before.url)
    await kill(before.child)

    const after = await spawnEmulator('--callback', bench.merchant.url)
    await advance(after.url, 3_600_000)
    expect(bench.merchant.received).toHaveLength(1)
    // Signed with the machine's time, though the emulator's own was moved ahead.
    const verdict = gatewayAt(after.url).checkCallback(bench.merchant.received[0]!)
    expect(await verdict).toMatchObject({ signature: 'verified', body: { deposit: { status: 'COMPLETED' } } })
    expect(await keysOf(after.url)).toBe(keys)
    await bench.close()
  })
})

describe('the file it keeps', () => {
  it('is whole after every change, and what it holds comes back', async () => {
    const first = await startEmulator({ port: 0, dataFile: dataFile(), clock: stoppedClock() })
    const order = orderFrom('260763456129')
    await gatewayAt(first.url).startDeposit(order)
    expect(JSON.parse(readFileSync(dataFile(), 'utf8'))).toMatchObject({
      deposits: { [order.depositId]: { status: 'ACCEPTED' } },
    })
    await first.advance(60_000)
    await first.stop()
    const second = await startEmulator({ port: 0, dataFile: dataFile(), clock: stoppedClock() })
    expect(second.now()).toEqual(new Date('2026-03-02T08:01:00Z'))
    expect(await gatewayAt(second.url).readDeposit(order.depositId)).toMatchObject({
      deposit: { status: 'PROCESSING' },
    })
    await second.stop()
  })

  it('is not overwritten when it cannot be understood', async () => {
    writeFileSync(dataFile(), '{"version":9}')
    await expect(startEmulator({ port: 0, dataFile: dataFile() })).rejects.toThrow('remove it to start anew')
    expect(readFileSync(dataFile(), 'utf8')).toBe('{"version":9}')
  })
})
