/**
 * Our own overhead before the first word of an answer, and the engines' start-up cost. Against the scripted model
 * server, so the provider's own time is nearly nothing. `npm run bench:engines`
 */
import { execFileSync } from 'node:child_process'
import { anthropicText } from '../src/ports/ai-text/ai-text.anthropic.ts'
import { failoverText } from '../src/ports/ai-text/ai-text.failover.ts'
import { fakeText } from '../src/ports/ai-text/ai-text.fake.ts'
import { googleText } from '../src/ports/ai-text/ai-text.google.ts'
import { openAiCompatibleText } from '../src/ports/ai-text/ai-text.openai-compatible.ts'
import type { AiText, TextRequest } from '../src/ports/ai-text/ai-text.ts'
import { realClock } from '../src/ports/ai-text/clock.ts'
import { startModelServer } from '../tests/model-server/model-server.ts'
import { benchBuiltIn } from './engines/built-in.ts'

const ROUNDS = 300
const server = await startModelServer()
const settings = { model: 'scripted', apiKey: server.key }
const compatible = openAiCompatibleText({ ...settings, baseUrl: server.baseUrl('openai') })
const engines: [string, AiText][] = [
  ['OpenAI-compatible', compatible],
  [
    'OpenAI-compatible with failover',
    failoverText({ first: compatible, second: fakeText(), clock: realClock }),
  ],
  [
    'OpenAI itself',
    openAiCompatibleText({ ...settings, baseUrl: server.baseUrl('openai'), dialect: 'openai' }),
  ],
  ['Anthropic', anthropicText({ ...settings, baseUrl: server.baseUrl('anthropic') })],
  ['Google', googleText({ ...settings, baseUrl: server.baseUrl('google') })],
]

const requestWith = (dataBytes: number): TextRequest => ({
  instructions: 'You help students with their research.',
  messages: [
    {
      role: 'user',
      text: 'How large was the sample?',
      ...(dataBytes > 0 && {
        data: [{ label: 'Thesis', text: 'We asked 120 teachers. '.repeat(dataBytes / 23) }],
      }),
    },
  ],
})

/** The lower bound: the same bytes, a plain fetch, the first piece that holds a word. */
async function bareFetch(engine: AiText, request: TextRequest): Promise<() => Promise<number>> {
  server.forget()
  await engine.complete(request)
  const { path, headers, body } = server.requests[0]!
  headers.delete('content-length')
  headers.delete('connection')
  headers.delete('host')
  const payload = JSON.stringify(body)
  const query = path.includes('streamGenerate') ? '?alt=sse' : ''
  return async () => {
    const from = performance.now()
    const response = await fetch(`${server.url}${path}${query}`, { method: 'POST', headers, body: payload })
    let took = 0
    let text = ''
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part
      if (!took && text.includes('Nothing')) took = performance.now() - from
    }
    return took
  }
}

async function firstWord(engine: AiText, request: TextRequest): Promise<number> {
  const from = performance.now()
  let took = 0
  for await (const event of engine.stream(request))
    if (event.type === 'more' && !took) took = performance.now() - from
  return took
}

const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)]!
const ms = (n: number) => `${n.toFixed(2)} ms`.padStart(9)

console.log(`Before the first word, ${ROUNDS} answers each, ours less a bare fetch of the same bytes:`)
for (const dataBytes of [0, 40_000]) {
  for (const [name, engine] of engines) {
    const request = requestWith(dataBytes)
    const bare = await bareFetch(engine, request)
    const ours: number[] = []
    const theirs: number[] = []
    for (let i = -30; i < ROUNDS; i += 1) {
      server.requests.length = 0
      const [one, other] = [await firstWord(engine, request), await bare()]
      if (i < 0) continue
      ours.push(one)
      theirs.push(other)
    }
    ours.sort((a, b) => a - b)
    theirs.sort((a, b) => a - b)
    const over = (share: number) => ms(at(ours, share) - at(theirs, share))
    console.log(
      `  ${name.padEnd(32)} ${dataBytes / 1000} KB of data   half ${over(0.5)}   95 % ${over(0.95)}   (bare fetch ${ms(at(theirs, 0.5))})`,
    )
  }
}
await server.stop()

console.log('At the start, beside zod and the reading of TypeScript, which the server needs anyway:')
const ports = ['openai-compatible', 'anthropic', 'google', 'failover'].map(
  (name) => `../src/ports/ai-text/ai-text.${name}.ts`,
)
const sdks = ['@ai-sdk/openai-compatible', '@ai-sdk/anthropic', '@ai-sdk/google']
const measured = (what: string[]) => {
  const script = `await import('zod'); await import('../src/kit/result.ts'); const t = performance.now(), m = process.memoryUsage.rss();
    for (const name of ${JSON.stringify(what)}) await import(name);
    console.log(JSON.stringify([performance.now() - t, (process.memoryUsage.rss() - m) / 1e6]))`
  const runs = Array.from({ length: 5 }, () =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      }),
    ),
  ) as [number, number][]
  const [took, grew] = runs.sort((a, b) => a[0] - b[0])[2]!
  return `${took.toFixed(0)} ms, ${grew.toFixed(1)} MB`
}
console.log(`  all adapters, no key              ${measured(ports)}`)
console.log(`  all adapters and their three SDKs ${measured([...ports, ...sdks])}`)

await benchBuiltIn()
