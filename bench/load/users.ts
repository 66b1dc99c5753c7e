/** Cost of one, ten and a hundred students at work: each reads, asks, rewrites, and pauses to think in between. */
import { setTimeout as pause } from 'node:timers/promises'
import { coreShares } from '../printing/core-share.ts'
import { toldOnly } from '../printing/report.ts'
import { quantile, took } from '../printing/times.ts'
import type { PaidServer } from '../product/open-paid-server.ts'
import { type Answer, ask, askForm, askJson } from './asking.ts'

const SECONDS = 30
/** Between two things that one student does. */
const THINKS = 5_000

type Doing = (port: number, cookie: string) => Promise<Answer>
const words = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const WORK: Doing[] = [
  (port, cookie) => ask({ port, cookie, path: '/api/access' }),
  (port, cookie) =>
    askForm({
      port,
      cookie,
      path: '/ai/chat',
      form: words({ prompt: 'What is a sampling frame?', conversationId: '', stream: 'true' }),
    }),
  (port, cookie) => ask({ port, cookie, path: '/ai/conversations' }),
  (port, cookie) =>
    askJson({
      port,
      cookie,
      path: '/ai/humanizer',
      body: {
        prompt: 'It is important to note that the sample was small. Furthermore, it grew over the year.',
        instructions: '',
      },
    }),
]

export async function measureUsers({ port, cookies, pid, memory }: PaidServer): Promise<void> {
  // Memory loaded on first use is not charged to any student.
  for (const doing of WORK) await doing(port, cookies[0]!)
  for (const users of [1, 10, 100]) {
    const times: number[] = []
    let refused = 0
    const since = coreShares({ server: pid })
    const until = performance.now() + SECONDS * 1_000
    await Promise.all(
      Array.from({ length: users }, async (_, user) => {
        await pause((THINKS * user) / users)
        for (let turn = user; performance.now() < until; turn += 1) {
          const doing = WORK[turn % WORK.length]!
          const ms = await took(async () => {
            if ((await doing(port, cookies[user]!)).status !== 200) refused += 1
          })
          times.push(ms)
          await pause(THINKS)
        }
      }),
    )
    const share = since()[0]?.[1] ?? Number.NaN
    toldOnly(`${users} at once: core time of the server`, share, '% of a core')
    toldOnly('  of one thing done', (share * 10 * SECONDS) / times.length, 'ms')
    toldOnly('  answered within, 95 of 100', quantile(times, 0.95), 'ms')
    toldOnly('  memory', await memory(), 'MB')
    if (refused > 0) toldOnly('  not answered with 200', refused, '')
  }
}
