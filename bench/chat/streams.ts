/** Cost of a stream: time to the first piece, bytes of an answer, and a thousand answers at once. */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { coreShares } from '../printing/core-share.ts'
import { atMost, toldOnly } from '../printing/report.ts'
import { quantile } from '../printing/times.ts'
import { beginProgram } from '../product/begin-program.ts'
import { openPaidServer } from '../product/open-paid-server.ts'
import { askBench, type Came } from './ask.ts'

const A_STUDENT = 3
const ROUNDS = 40
/** As browsers send it. */
const READABLE = 'gzip, deflate, br'

/** From the moment the model sent its first word to the moment it was here. */
const transit = ({ first }: Came) => (first ? first.heard - first.sent : Number.NaN)

export async function measureStreams(streams: number): Promise<void> {
  const model = await beginProgram(new URL('./provider.ts', import.meta.url))
  const bare = await beginProgram(new URL('./pass-through.ts', import.meta.url), [String(model.told)])
  const server = await openPaidServer({
    assistant: 'textChat',
    students: Math.ceil(streams / A_STUDENT),
    settings: {
      AI_MODEL: 'scripted',
      AI_BASE_URL: `http://127.0.0.1:${model.told}/v1`,
      AI_API_KEY: 'none',
    },
  })
  const { port, cookies, memory } = server
  const ask = (student: number, prompt: string, encoding?: string) =>
    askBench({ port, path: '/ai/chat', cookie: cookies[student % cookies.length]!, prompt, encoding })

  try {
    const ours: number[] = []
    const theirs: number[] = []
    const whole: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const prompt = `round ${round} pieces=3 every=30`
      const mine = await ask(round, prompt)
      ours.push(transit(mine))
      const other = await askBench({
        port: Number(bare.told),
        path: '/',
        cookie: '',
        prompt,
        encoding: undefined,
      })
      theirs.push(transit(other))
      whole.push(mine.at[0]! - mine.began)
    }
    const extra = quantile(ours, 0.5) - quantile(theirs, 0.5)
    atMost('first chunk, beyond a bare pass-through (median)', extra, 'ms', 10)
    atMost(
      'first chunk, beyond a bare pass-through (95 %)',
      quantile(ours, 0.95) - quantile(theirs, 0.95),
      'ms',
      30,
    )
    toldOnly('  from the question to "start"', quantile(whole, 0.5), 'ms')

    // 150 pieces of four words.
    const answer = await ask(0, 'pieces=150 every=40', READABLE)
    atMost('a 600-word answer on the wire', answer.bytes / 1024, 'KB', 8)

    const atRest = await memory()
    const bareGaps = await crowd(streams, (_, prompt) =>
      askBench({ port: Number(bare.told), path: '/', cookie: '', prompt, encoding: undefined }),
    )
    let most = 0
    let over = false
    const watching = (async () => {
      while (!over) {
        most = Math.max(most, await memory().catch(() => 0))
        await pause(500)
      }
    })()
    const programs = {
      'the server': server.pid,
      'the scripted model': model.pid,
      'who asks': process.pid,
    }
    let shares: [string, number][] = []
    const { gaps, broken } = await crowd(
      streams,
      (student, prompt) => ask(student, prompt, READABLE),
      async () => {
        const since = coreShares(programs)
        await pause(SECONDS * 1_000)
        shares = since()
      },
    )
    over = true
    await watching
    atMost(`${streams} answers at once: pause between two pieces (99 %)`, quantile(gaps, 0.99), 'ms', 350)
    toldOnly('  half of them', quantile(gaps, 0.5), 'ms')
    toldOnly('  the bare pass-through in this run (99 %)', quantile(bareGaps.gaps, 0.99), 'ms')
    toldOnly('  the bare pass-through in this run, half', quantile(bareGaps.gaps, 0.5), 'ms')
    for (const [program, share] of shares) toldOnly(`  of a core's time took ${program}`, share, '%')
    toldOnly('  programs that wanted a core in the last minute, of 2', loadavg()[0] ?? 0, '')
    atMost('memory of the server meanwhile', most, 'MB', 700)
    atMost('answers refused or cut', broken, '', 0)
    toldOnly('  memory before it', atRest, 'MB')
  } finally {
    await server.stop()
    await Promise.all([model.stop(), bare.stop()])
  }
}

const SECONDS = 20
/** Questions start at the rate of a busy evening; the load measured is a thousand answers, not a thousand questions. */
const STARTING = 30
/** All have been asked; some are still starting. */
const SETTLING = 3

async function crowd(
  streams: number,
  ask: (student: number, prompt: string) => Promise<Came>,
  whenAllAreThere: () => Promise<void> = async () => {},
): Promise<{ gaps: number[]; broken: number }> {
  const pieces = (STARTING + SETTLING + SECONDS) * 5
  const asked: Promise<Came>[] = []
  for (let number = 0; number < streams; number += 1) {
    asked.push(ask(Math.floor(number / A_STUDENT), `stream ${number} pieces=${pieces} every=200`))
    await pause((STARTING * 1_000) / streams)
  }
  await pause(SETTLING * 1_000)
  void whenAllAreThere()
  const allThere = performance.timeOrigin + performance.now()
  const came = await Promise.all(asked)
  const gaps = came.flatMap(({ at }) =>
    at
      .slice(1)
      .flatMap((one, i) => (at[i]! > allThere && one < allThere + SECONDS * 1_000 ? [one - at[i]!] : [])),
  )
  return { gaps, broken: came.filter(({ status, at }) => status !== 200 || at.length < pieces / 2).length }
}
