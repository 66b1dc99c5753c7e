/** Forty students a second sign in, each from a different address. */
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { askJson, onTheClock } from './asking.ts'

const PER_SECOND = 40
const SECONDS = 10

export async function measureLogIns({ port, cookies }: PaidServer): Promise<void> {
  const { times, refused } = await onTheClock(PER_SECOND, SECONDS, (number) =>
    askJson({
      port,
      path: '/api/auth/sign-in/email',
      headers: { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.7` },
      body: { email: `bench-${number % cookies.length}@weekbe4.test`, password: 'copper kettle morning' },
    }),
  )
  atMost(`${PER_SECOND} log-ins/s, p95`, quantile(times, 0.95), 'ms', 600)
  toldOnly('  p50', quantile(times, 0.5), 'ms')
  atMost(
    '  not let in',
    Object.values(refused).reduce((sum, count) => sum + count, 0),
    '',
    0,
  )
}
