/**
 * What a sentence does for its work, by weights learned from sentences that readers judged: a result is told from a
 * recommendation, from who answered, and from what others found. A likelihood, never a proof: each use names how much
 * it needs.
 */
import { bytesOf } from '#kit/base64.ts'
import { featureHash } from '#kit/text/feature-hash.ts'
import type { CandidateSentence } from '../facts/candidate-sentences.ts'
import { signsOf } from './role-signs.ts'
import { HASHES, WEIGHTS } from './role-weights.ts'

/** In the order of the weights; the first is any sentence that is none of the others. */
export const SENTENCE_ROLES = [
  'none',
  'problem',
  'gap',
  'aim',
  'asked',
  'contribution',
  'design',
  'setting',
  'population',
  'sample-size',
  'sampling',
  'collecting',
  'analysis',
  'ethics',
  'validity',
  'built',
  'who-answered',
  'result',
  'quotation',
  'conclusion',
  'limitation',
  'recommendation',
  'further-work',
  'unreadable',
] as const
export type SentenceRole = (typeof SENTENCE_ROLES)[number]

/** Behind the roles stands one more column: whether a reader would quote it. */
export const COLUMNS = SENTENCE_ROLES.length + 1
export const STEP = 24

export type RoleOdds = {
  /** From 0 to 1; the likelihoods of all roles add up to 1. */
  odds(...roles: readonly SentenceRole[]): number
  /** Whether it says, whole and by itself, what a reader would quote: from 0 to 1. */
  quotable: number
}

export type SentenceRoles = (sentenceId: string) => RoleOdds

type Weights = { rows: ReadonlyMap<number, number>; weights: Int8Array }

let held: Weights | undefined

/** Unpacked once, at the first work. */
function weightsOf(): Weights {
  held ??= {
    rows: new Map([...new Uint32Array(bytesOf(HASHES).buffer)].map((hash, row) => [hash, row])),
    weights: new Int8Array(bytesOf(WEIGHTS).buffer),
  }
  return held
}

/** It stands in the sentences of other works often enough to have a weight: a word that a study of anything may use. */
export const isWordOfWorks = (word: string): boolean => weightsOf().rows.has(featureHash(word))

const UNREAD: RoleOdds = { odds: () => 0, quotable: 0 }

export function sentenceRoles(
  statements: readonly CandidateSentence[],
  toldIn: (statement: CandidateSentence) => Iterable<string>,
): SentenceRoles {
  const model = weightsOf()
  const read = new Map<string, RoleOdds>()
  for (const [at, statement] of statements.entries()) {
    const above = statements[at - 1]
    const before = above?.heading === statement.heading ? above : null
    read.set(statement.sentence.id, oddsOf(signsOf(statement, toldIn(statement), before), model))
  }
  return (id) => read.get(id) ?? UNREAD
}

function oddsOf(signs: ReadonlySet<string>, { rows, weights }: Weights): RoleOdds {
  const sums = new Float64Array(COLUMNS)
  for (const sign of signs) {
    const row = rows.get(featureHash(sign))
    if (row === undefined) continue
    for (let column = 0; column < COLUMNS; column += 1)
      sums[column]! += weights[row * COLUMNS + column]! / STEP
  }
  const quotable = 1 / (1 + Math.exp(-sums[COLUMNS - 1]!))
  const each = sums.subarray(0, COLUMNS - 1)
  const most = Math.max(...each)
  const shares = each.map((sum) => Math.exp(sum - most))
  const all = shares.reduce((total, share) => total + share, 0)
  return {
    odds: (...roles) => roles.reduce((total, role) => total + shares[SENTENCE_ROLES.indexOf(role)]! / all, 0),
    quotable,
  }
}
