/** The program by which an operator chooses a model, run as an operator runs it, with a model on a real socket. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ModelServer, startModelServer } from '../tests/model-server/model-server.ts'
import * as turn from '../tests/model-server/script.ts'
import { answer, entry, remark } from '../tests/support/model-answers.ts'
import { SMALL_THESIS } from '../tests/support/small-thesis.ts'
import { MODEL_READS, OF_THE_MODEL, TWO_READINGS } from '../tests/support/two-readings.ts'

const folder = mkdtempSync(join(tmpdir(), 'weekbe4-try-'))
const thesis = join(folder, TWO_READINGS.name)
let server: ModelServer
beforeAll(async () => {
  writeFileSync(thesis, TWO_READINGS.buffer)
  server = await startModelServer()
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => server.forget())

const model = () => ({
  AI_BASE_URL: server.baseUrl('openai'),
  AI_API_KEY: server.key,
  AI_MODEL: 'scripted-7b',
})

function tryModel(settings: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; said: string; complained: string }>((done) => {
    execFile(
      process.execPath,
      ['scripts/try-model.ts', ...args],
      { env: { PATH: process.env.PATH, ...settings } },
      (error, said, complained) => done({ code: Number(error?.code ?? 0), said, complained }),
    )
  })
}

const PRICES = {
  AI_PRICES: '{"scripted-7b": {"inputPerMillion": 1, "outputPerMillion": 2}}',
  KWACHA_PER_DOLLAR: '25',
}

it('prints what it may cost before a token is spent', async () => {
  const { said } = await tryModel({ ...model(), ...PRICES }, thesis, '--estimate')
  expect(said).toMatch(/^booking-twice\.pdf: \d+ lines, some \d+ tokens, in 1 part, with scripted-7b$/m)
  expect(said).toMatch(/^At most \d+ tokens in 3 requests, cost at most ZMW \d+\.\d\d$/m)
  expect(server.requests).toEqual([])
})

it('prints what was proposed, kept with its place, dropped and why, how long it took and what it cost', async () => {
  const invented = entry('aim', 'The aim was to count the taxis of Livingstone.', 'counting taxis')
  const said3 = answer(...OF_THE_MODEL, invented)
  server.script(
    turn.says(said3, { usage: { input: 20_000, output: 10_000 } }),
    turn.says(answer(), { usage: { input: 20_000, output: 10_000 } }),
    turn.says(answer(), { usage: { input: 10_000, output: 5_000 } }),
  )
  const { code, said } = await tryModel({ ...model(), ...PRICES }, thesis)
  expect(code).toBe(0)
  expect(said.indexOf('cost at most')).toBeLessThan(said.indexOf('the whole: 2 entries'))
  expect(said).toContain(`design, page 1: ${MODEL_READS}`)
  expect(said).toMatch(/^Dropped\n {2}1 × the words do not stand at the line/m)
  expect(said).toContain('2 proposed, 1 kept, 1 dropped')
  expect(said).toMatch(/^\d+\.\d s, 50000 tokens in, 25000 out, cost ZMW 2\.50$/m)
  expect(said).not.toContain('taxis')
})

it('says so of a model that approves everything', async () => {
  const praise = remark('All is well done here.', MODEL_READS, { kind: 'strength' })
  server.script(...Array.from({ length: 3 }, () => turn.says(answer(praise))))
  const { said } = await tryModel(model(), thesis)
  expect(said).toContain('This model raised nothing')
})

it('reads a document in parts for a small window, and then looks over the whole', async () => {
  const long = join(folder, 'long-thesis.txt')
  const paragraphs = SMALL_THESIS.flatMap(({ title, blocks }) => [
    title,
    ...blocks.filter((block) => typeof block === 'string'),
  ])
  writeFileSync(long, [...paragraphs, ...paragraphs].join('\n\n'))
  const found = entry('limits', 'One limitation of this study is that booking dates were self-reported')
  server.script(...Array.from({ length: 20 }, () => turn.says(answer(found))))
  const { said } = await tryModel({ ...model(), AI_CONTEXT_TOKENS: '4096' }, long)
  const [, parts] = /in (\d+) parts/.exec(said) ?? []
  expect(Number(parts)).toBeGreaterThan(1)
  expect(server.requests).toHaveLength(Number(parts) + 1)
  expect(said).toContain('cost unknown: AI_PRICES names no price')
})

it('says why a model stopped, and what it had said until then', async () => {
  server.script(turn.turnsAwayKey())
  const { said } = await tryModel(model(), thesis)
  expect(said).toMatch(/stopped: The AI model is not accepting our account/)
  expect(said).toContain('0 proposed, 0 kept, 0 dropped')
})

it.each<[what: string, settings: () => Record<string, string>, args: () => string[], sentence: RegExp]>([
  ['no document is named', model, () => [], /^Name a document: npm run try-model -- thesis\.pdf$/],
  ['no model is set up', () => ({}), () => [thesis], /^No model is set up: AI_MODEL says which/],
  ['the document is not there', model, () => [join(folder, 'gone.pdf')], /^There is no file /],
  [
    'a setting is wrong',
    () => ({ ...model(), AI_CONTEXT_TOKENS: 'many' }),
    () => [thesis],
    /AI_CONTEXT_TOKENS/,
  ],
])('ends with one sentence when %s', async (_, settings, args, sentence) => {
  const { code, complained } = await tryModel(settings(), ...args())
  expect(code).toBe(1)
  expect(complained.trim()).toMatch(sentence)
  expect(complained.trim().split('\n')).toHaveLength(1)
  expect(server.requests).toEqual([])
})
