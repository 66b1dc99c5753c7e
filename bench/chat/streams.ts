/** What a stream costs: time to the first piece, bytes of an answer, and a thousand answers at once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../src/server/free-port.ts'
import { askBench, type Came } from './ask.ts'
import { budget } from './figures.ts'
import { begin } from './programs.ts'

const A_STUDENT = 3
const ROUNDS = 40
/** As browsers say it. */
const READABLE = 'gzip, deflate, br'

const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN

/** From the moment the model sent its first word to the moment it was here. */
const transit = ({ first }: Came) => (first ? first.heard - first.sent : Number.NaN)

export async function measureStreams(streams: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'weekbe4-chat-'))
  const model = await begin('provider')
  const bare = await begin('pass-through', [String(model.told)])
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    AI_MODEL: 'scripted',
    AI_BASE_URL: `http://127.0.0.1:${model.told}/v1`,
    AI_API_KEY: 'none',
  }
  const preparing = await begin('chat-server', ['prepare', String(Math.ceil(streams / A_STUDENT))], env)
  const cookies = preparing.told as string[]
  await preparing.stop()
  const server = await begin('chat-server', ['serve'], env)
  const memory = async () =>
    Number(
      /weekbe4_rss_bytes (\d+)/.exec(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())?.[1],
    ) / 1e6
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
    budget('first chunk, beyond a bare pass-through (median)', extra, 10, 'ms')
    budget(
      'first chunk, beyond a bare pass-through (95 %)',
      quantile(ours, 0.95) - quantile(theirs, 0.95),
      30,
      'ms',
    )
    console.log(`  from the question to "start": ${quantile(whole, 0.5).toFixed(0)} ms`)

    // 150 pieces of four words.
    const answer = await ask(0, 'pieces=150 every=40', READABLE)
    budget('a 600-word answer on the wire', answer.bytes / 1024, 8, 'KB')

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
    const { gaps, broken } = await crowd(streams, (student, prompt) => ask(student, prompt, READABLE))
    over = true
    await watching
    budget(`${streams} answers at once: pause between two pieces (99 %)`, quantile(gaps, 0.99), 350, 'ms')
    console.log(`  half of them ${quantile(gaps, 0.5).toFixed(0)} ms`)
    console.log(
      `  the bare pass-through in this run: ${quantile(bareGaps.gaps, 0.99).toFixed(0)} ms (99 %), ${quantile(bareGaps.gaps, 0.5).toFixed(0)} ms (half)`,
    )
    budget('memory of the server meanwhile', most, 700, 'MB')
    budget('answers refused or cut', broken, 0, '')
    console.log(`  memory before it ${atRest.toFixed(0)} MB`)
  } finally {
    await server.stop()
    await Promise.all([model.stop(), bare.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

const SECONDS = 20
const STARTING = 12

async function crowd(
  streams: number,
  ask: (student: number, prompt: string) => Promise<Came>,
): Promise<{ gaps: number[]; broken: number }> {
  const pieces = (STARTING + SECONDS) * 5
  const asked: Promise<Came>[] = []
  for (let number = 0; number < streams; number += 1) {
    asked.push(ask(Math.floor(number / A_STUDENT), `stream ${number} pieces=${pieces} every=200`))
    await pause((STARTING * 1_000) / streams)
  }
  const allThere = performance.timeOrigin + performance.now()
  const came = await Promise.all(asked)
  const gaps = came.flatMap(({ at }) =>
    at
      .slice(1)
      .flatMap((one, i) => (at[i]! > allThere && one < allThere + SECONDS * 1_000 ? [one - at[i]!] : [])),
  )
  return { gaps, broken: came.filter(({ status, at }) => status !== 200 || at.length < pieces / 2).length }
}
