/**
 * Learns the weights of the reference parser from marked references: a linear chain (conditional random field), AdaGrad over its
 * likelihood. Deterministic: the same files give the same weights.
 */
import { featuresOf } from '../../src/capabilities/references/rules/parser/features.ts'
import { LABELS } from '../../src/capabilities/references/rules/parser/model.ts'
import { featureHash } from '../../src/kit/text/feature-hash.ts'
import { type Labelled, labelledFrom, readLabelled } from './labelled.ts'
import { madeReferences } from './made.ts'

const COUNT = LABELS.length
const EPOCHS = 10
const RATE = 0.12
const DECAY = 2e-5
const LEAST_SEEN = 6
const LEAST_WEIGHT = 1
const MADE_EACH = 14

type Sample = { seen: Int32Array[]; labels: number[] }

const plainOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function samplesOf(references: readonly Labelled[], rows: Map<number, number>): Sample[] {
  return references.map(({ tokens, labels }) => ({
    labels,
    seen: featuresOf(tokens).map((features) =>
      Int32Array.from(
        features.map((feature) => rows.get(featureHash(feature)) ?? -1).filter((row) => row >= 0),
      ),
    ),
  }))
}

function rowsSeen(references: readonly Labelled[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { tokens } of references)
    for (const features of featuresOf(tokens))
      for (const feature of features) {
        const hash = featureHash(feature)
        counts.set(hash, (counts.get(hash) ?? 0) + 1)
      }
  const rows = new Map<number, number>()
  for (const [hash, count] of counts) if (count >= LEAST_SEEN) rows.set(hash, rows.size)
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

function learn(samples: readonly Sample[], features: number): { weights: Float32Array; moves: Float32Array } {
  const weights = new Float32Array(features * COUNT)
  const squares = new Float32Array(features * COUNT).fill(1e-3)
  const moves = new Float32Array((COUNT + 1) * COUNT)
  const moveSquares = new Float32Array((COUNT + 1) * COUNT).fill(1e-3)
  const longest = Math.max(...samples.map(({ labels }) => labels.length))
  const own = new Float64Array(longest * COUNT)
  const ahead = new Float64Array(longest * COUNT)
  const behind = new Float64Array(longest * COUNT)
  const scale = new Float64Array(longest)
  const moved = new Float64Array((COUNT + 1) * COUNT)
  const pull = new Float64Array((COUNT + 1) * COUNT)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = RATE / (1 + epoch * 0.35)
    for (const which of shuffled(samples.length, epoch + 1)) {
      const { seen, labels } = samples[which]!
      const length = labels.length
      for (let at = 0; at < moved.length; at += 1) moved[at] = Math.exp(moves[at]!)
      for (let at = 0; at < length; at += 1) {
        const rows = seen[at]!
        let most = Number.NEGATIVE_INFINITY
        for (let to = 0; to < COUNT; to += 1) {
          let score = 0
          for (let row = 0; row < rows.length; row += 1) score += weights[rows[row]! * COUNT + to]!
          own[at * COUNT + to] = score
          if (score > most) most = score
        }
        for (let to = 0; to < COUNT; to += 1) own[at * COUNT + to] = Math.exp(own[at * COUNT + to]! - most)
      }
      for (let at = 0; at < length; at += 1) {
        let total = 0
        for (let to = 0; to < COUNT; to += 1) {
          let sum = 0
          if (at === 0) sum = moved[COUNT * COUNT + to]!
          else
            for (let from = 0; from < COUNT; from += 1)
              sum += ahead[(at - 1) * COUNT + from]! * moved[from * COUNT + to]!
          ahead[at * COUNT + to] = sum * own[at * COUNT + to]!
          total += ahead[at * COUNT + to]!
        }
        scale[at] = total
        for (let to = 0; to < COUNT; to += 1) ahead[at * COUNT + to]! /= total
      }
      pull.fill(0)
      for (let at = length - 1; at >= 0; at -= 1) {
        for (let from = 0; from < COUNT; from += 1) {
          if (at === length - 1) {
            behind[at * COUNT + from] = 1
            continue
          }
          let sum = 0
          for (let to = 0; to < COUNT; to += 1)
            sum += moved[from * COUNT + to]! * own[(at + 1) * COUNT + to]! * behind[(at + 1) * COUNT + to]!
          behind[at * COUNT + from] = sum / scale[at + 1]!
        }
        if (at < length - 1)
          for (let from = 0; from < COUNT; from += 1)
            for (let to = 0; to < COUNT; to += 1)
              pull[from * COUNT + to]! +=
                (ahead[at * COUNT + from]! *
                  moved[from * COUNT + to]! *
                  own[(at + 1) * COUNT + to]! *
                  behind[(at + 1) * COUNT + to]!) /
                scale[at + 1]!
      }
      for (let at = 0; at < length; at += 1) {
        const rows = seen[at]!
        const right = labels[at]!
        for (let to = 0; to < COUNT; to += 1) {
          const gradient = ahead[at * COUNT + to]! * behind[at * COUNT + to]! - (to === right ? 1 : 0)
          if (at === 0) pull[COUNT * COUNT + to]! += gradient + (to === right ? 1 : 0)
          if (gradient > -1e-4 && gradient < 1e-4) continue
          for (let row = 0; row < rows.length; row += 1) {
            const index = rows[row]! * COUNT + to
            const step = gradient + DECAY * 50 * weights[index]!
            squares[index]! += step * step
            weights[index]! -= (rate * step) / Math.sqrt(squares[index]!)
          }
        }
        pull[(at === 0 ? COUNT : labels[at - 1]!) * COUNT + right]! -= 1
      }
      for (let index = 0; index < moves.length; index += 1) {
        const step = pull[index]!
        if (step === 0) continue
        moveSquares[index]! += step * step
        moves[index]! -= (rate * step) / Math.sqrt(moveSquares[index]!)
      }
    }
  }
  return { weights, moves }
}

/** Joined tightly a second time, where that changes anything: "2009;28(7):650" is seldom printed with spaces. */
const bothWays = (references: readonly Labelled[]): Labelled[] =>
  references.flatMap((one) => {
    const tight = labelledFrom(one.parts, true)
    return tight.text === one.text ? [one] : [one, tight]
  })

export function trainOn(paths: readonly string[], without: readonly string[]) {
  const held = new Set(without.flatMap((path) => readLabelled(path).map(({ text }) => plainOf(text))))
  const known = new Set<string>()
  const references = paths.flatMap(readLabelled).filter(({ text }) => {
    const plain = plainOf(text)
    if (held.has(plain) || known.has(plain)) return false
    known.add(plain)
    return true
  })
  const all = [...bothWays(references), ...madeReferences(MADE_EACH)]
  const rows = rowsSeen(all)
  process.stdout.write(`${references.length} references, ${all.length} ways, ${rows.size} features\n`)
  return { rows, ...learn(samplesOf(all, rows), rows.size) }
}

/** One line of base64 a row of numbers: hashes, then weights in steps of a twentieth. */
export function packed({ rows, weights, moves }: ReturnType<typeof trainOn>): string {
  const kept = [...rows].filter(([, row]) => {
    let sum = 0
    for (let label = 0; label < COUNT; label += 1) sum += Math.abs(weights[row * COUNT + label]!)
    return sum > LEAST_WEIGHT
  })
  const bytes = new Int8Array(kept.length * COUNT)
  kept.forEach(([, row], at) => {
    for (let label = 0; label < COUNT; label += 1)
      bytes[at * COUNT + label] = Math.max(
        -127,
        Math.min(127, Math.round(weights[row * COUNT + label]! * 24)),
      )
  })
  const hashes = Uint32Array.from(kept.map(([hash]) => hash))
  const movesFixed = Array.from(moves, (move) => Number(move.toFixed(2)))
  const base64 = (array: Uint32Array | Int8Array) => Buffer.from(array.buffer).toString('base64')
  process.stdout.write(`${kept.length} features kept\n`)
  return `/** Learned by \`bench/references/train.ts\`: not written by hand. */
export const MOVES: readonly number[] = ${JSON.stringify(movesFixed)}
export const HASHES = '${base64(hashes)}'
export const WEIGHTS = '${base64(bytes)}'
`
}
