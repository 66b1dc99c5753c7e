/** The most likely row of labels for a reference, by weights that were learned: a linear chain, decoded by Viterbi's way. */
import { featureHash } from '#kit/text/feature-hash.ts'
import { featuresOf } from './features.ts'
import type { Token } from './tokens.ts'

export const LABELS = [
  'author',
  'title',
  'journal',
  'container',
  'date',
  'volume',
  'pages',
  'publisher',
  'location',
  'editor',
  'url',
  'doi',
  'number',
  'note',
  'genre',
  'edition',
  'series',
  'translator',
] as const
export type Label = (typeof LABELS)[number]

export type Model = {
  /** A row of weights, one a label, by the hash of a feature. */
  rows: ReadonlyMap<number, number>
  weights: ArrayLike<number>
  /** [from × labels + to]; the last row is where a reference begins. */
  moves: ArrayLike<number>
}

const COUNT = LABELS.length

/** Where the rows of a piece's features begin. */
export const rowsOf = (tokens: readonly Token[], rows: ReadonlyMap<number, number>): Int32Array[] =>
  featuresOf(tokens).map((features) => {
    const found: number[] = []
    for (const feature of features) {
      const row = rows.get(featureHash(feature))
      if (row !== undefined) found.push(row)
    }
    return Int32Array.from(found)
  })

export function bestLabels(
  seen: readonly Int32Array[],
  { weights, moves }: Pick<Model, 'weights' | 'moves'>,
): Uint8Array {
  const length = seen.length
  const labels = new Uint8Array(length)
  if (length === 0) return labels
  const came = new Uint8Array(length * COUNT)
  let scores = new Float64Array(COUNT)
  let next = new Float64Array(COUNT)
  for (let at = 0; at < length; at += 1) {
    const rows = seen[at]!
    for (let to = 0; to < COUNT; to += 1) {
      let own = 0
      for (let feature = 0; feature < rows.length; feature += 1) own += weights[rows[feature]! * COUNT + to]!
      if (at === 0) {
        next[to] = own + moves[COUNT * COUNT + to]!
        continue
      }
      let best = Number.NEGATIVE_INFINITY
      let from = 0
      for (let label = 0; label < COUNT; label += 1) {
        const score = scores[label]! + moves[label * COUNT + to]!
        if (score > best) {
          best = score
          from = label
        }
      }
      next[to] = own + best
      came[at * COUNT + to] = from
    }
    ;[scores, next] = [next, scores]
  }
  let last = 0
  for (let label = 1; label < COUNT; label += 1) if (scores[label]! > scores[last]!) last = label
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = last
    last = came[at * COUNT + last]!
  }
  return labels
}
