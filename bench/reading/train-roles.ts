/**
 * Learns what a sentence does for its work from sentences that readers judged: a softmax over the signs of
 * `study/rules/roles`, AdaGrad over its likelihood. Deterministic: the same files give the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readForStudy } from '../../src/capabilities/study/rules/document/reading.ts'
import type { CandidateSentence } from '../../src/capabilities/study/rules/facts/candidate-sentences.ts'
import { statementsOf } from '../../src/capabilities/study/rules/facts/candidate-sentences.ts'
import { toldSlots } from '../../src/capabilities/study/rules/record/told-slots.ts'
import { signsOf } from '../../src/capabilities/study/rules/roles/role-signs.ts'
import {
  COLUMNS,
  SENTENCE_ROLES,
  type SentenceRole,
  STEP,
} from '../../src/capabilities/study/rules/roles/sentence-roles.ts'
import { featureHash } from '../../src/kit/text/feature-hash.ts'
import { openReader } from './open-reader.ts'

const EPOCHS = 10
const RATE = 0.1
const DECAY = 5e-5
const WORKS_WITH_A_SIGN = 10
const LEAST_WEIGHT = 4
const HELD_BACK = 5
const ROLES = SENTENCE_ROLES.length
const WEIGHTS_FILE = 'src/capabilities/study/rules/roles/role-weights.ts'

/** A sentence as printed; one without a label was not judged. */
type Line = CandidateSentence & { label?: string }
type Example = { signs: readonly string[]; role: number; quotable: number }
type Work = readonly Example[]
type Learned = { rows: ReadonlyMap<string, number>; weights: Float32Array }

const say = (line: string) => process.stdout.write(`${line}\n`)

export async function printSentences(path: string): Promise<void> {
  const reader = openReader()
  try {
    const model = await reader.read(path, path)
    for (const statement of statementsOf(readForStudy(model))) say(JSON.stringify(statement))
  } finally {
    await reader.close()
  }
}

function workFrom(path: string): Work {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
  return lines.flatMap((line, at) => {
    if (line.label === undefined) return []
    const above = lines[at - 1]
    const role = SENTENCE_ROLES.indexOf(line.label.replace('!', '') as SentenceRole)
    if (role < 0) throw new Error(`${path} has a label that is no role: ${line.label}`)
    const before = above?.heading === line.heading ? above : null
    return [
      {
        signs: [...signsOf(line, toldSlots(line).keys(), before)],
        role,
        quotable: line.label.endsWith('!') ? 1 : 0,
      },
    ]
  })
}

/** A sign of fewer works may be a document's own word. */
function signsSeen(works: readonly Work[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const work of works)
    for (const sign of new Set(work.flatMap(({ signs }) => signs)))
      counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const rows = new Map<string, number>()
  for (const [sign, count] of counts) if (count >= WORKS_WITH_A_SIGN) rows.set(sign, rows.size)
  return rows
}

function shuffled(count: number, seed: number): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at)
  let state = seed
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = state % (at + 1)
    ;[order[at], order[other]] = [order[other]!, order[at]!]
  }
  return order
}

function learn(works: readonly Work[]): Learned {
  const rows = signsSeen(works)
  const weights = new Float32Array(rows.size * COLUMNS)
  const squares = new Float32Array(rows.size * COLUMNS).fill(0.01)
  const examples = works
    .flat()
    .map(({ signs, role, quotable }) => ({ at: seen(signs, rows), role, quotable }))
  const pulls = new Float64Array(COLUMNS)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * 0.3)
    for (const which of shuffled(examples.length, epoch + 1)) {
      const { at, role, quotable } = examples[which]!
      const odds = oddsOf(at, weights)
      for (let column = 0; column < ROLES; column += 1)
        pulls[column] = odds[column]! - (column === role ? 1 : 0)
      pulls[ROLES] = odds[ROLES]! - quotable
      for (let column = 0; column < COLUMNS; column += 1) {
        if (Math.abs(pulls[column]!) < 1e-4) continue
        for (const row of at) {
          const index = row * COLUMNS + column
          const step = pulls[column]! + DECAY * weights[index]! * at.length
          squares[index]! += step * step
          weights[index]! -= (rate * step) / Math.sqrt(squares[index]!)
        }
      }
    }
  }
  return { rows, weights }
}

const seen = (signs: readonly string[], rows: ReadonlyMap<string, number>): Int32Array =>
  Int32Array.from(signs.map((sign) => rows.get(sign) ?? -1).filter((row) => row >= 0))

/** As the product reads them: the roles share 1, the last column stands by itself. */
function oddsOf(at: Int32Array, weights: Float32Array): Float64Array {
  const sums = new Float64Array(COLUMNS)
  for (const row of at)
    for (let column = 0; column < COLUMNS; column += 1) sums[column]! += weights[row * COLUMNS + column]!
  const most = Math.max(...sums.subarray(0, ROLES))
  let all = 0
  for (let column = 0; column < ROLES; column += 1) {
    sums[column] = Math.exp(sums[column]! - most)
    all += sums[column]!
  }
  for (let column = 0; column < ROLES; column += 1) sums[column]! /= all
  sums[ROLES] = 1 / (1 + Math.exp(-sums[ROLES]!))
  return sums
}

/** Each work is read by weights that never saw it. */
function printHeldBack(works: readonly Work[]): void {
  const read = works.flatMap((work, which) => work.map((one) => ({ one, fold: which % HELD_BACK })))
  const judged = Array.from({ length: HELD_BACK }, (_, fold) => {
    const { rows, weights } = learn(works.filter((_, which) => which % HELD_BACK !== fold))
    return read
      .filter((each) => each.fold === fold)
      .map(({ one }) => ({ one, odds: oddsOf(seen(one.signs, rows), weights) }))
  }).flat()
  const right = judged.filter(
    ({ one, odds }) => odds.indexOf(Math.max(...odds.subarray(0, ROLES))) === one.role,
  )
  say(`${works.length} works, ${judged.length} sentences: ${percent(right.length, judged.length)} right`)
  for (const [role, name] of SENTENCE_ROLES.entries()) {
    const all = judged.filter(({ one }) => one.role === role).length
    const at = [0.5, 0.7, 0.9].map((least) => {
      const told = judged.filter(({ odds }) => odds[role]! >= least)
      const good = told.filter(({ one }) => one.role === role).length
      return `at ${least} ${percent(good, told.length)} right, ${percent(good, all)} found`
    })
    say(`${name} (${all}): ${at.join('; ')}`)
  }
}

const percent = (part: number, of: number) => `${of === 0 ? 0 : Math.round((100 * part) / of)} %`

function packed({ rows, weights }: Learned): string {
  const kept = [...rows].filter(
    ([, row]) =>
      weights.subarray(row * COLUMNS, (row + 1) * COLUMNS).reduce((sum, one) => sum + Math.abs(one), 0) >
      LEAST_WEIGHT,
  )
  const bytes = new Int8Array(kept.length * COLUMNS)
  for (const [at, [, row]] of kept.entries())
    for (let column = 0; column < COLUMNS; column += 1) {
      const step = Math.round(weights[row * COLUMNS + column]! * STEP)
      bytes[at * COLUMNS + column] = Math.max(-127, Math.min(127, step))
    }
  const base64 = (array: Uint32Array | Int8Array) => Buffer.from(array.buffer).toString('base64')
  say(`${kept.length} of ${rows.size} signs kept`)
  return `/** Learned by \`bench/reading/train-roles.ts\`: not written by hand. */
export const HASHES =
  '${base64(Uint32Array.from(kept.map(([sign]) => featureHash(sign))))}'
export const WEIGHTS =
  '${base64(bytes)}'
`
}

/** How right they are on works that were held back, then the weights. */
export function learnRoles(folder: string): void {
  const works = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => workFrom(join(folder, name)))
  printHeldBack(works)
  writeFileSync(WEIGHTS_FILE, packed(learn(works)))
}
