/**
 * Aligns a quotation with the words of one place. Small words, line numbers and lost signs may differ; a number, a
 * name, a word that carries the meaning, a negation or a restriction may not.
 */
import { isJoined, isSameDamaged } from './same-word.ts'
import { type Token, UNREADABLE } from './tokens.ts'

const list = (words: string) => new Set(words.split(/\s+/))

/** Adding or dropping one of these changes the meaning of a sentence. */
const WEIGHTY: ReadonlySet<string> = list(
  `not no never neither nor none nobody nothing without cannot can't don't doesn't didn't isn't wasn't weren't won't
hardly barely rarely seldom scarcely unlikely fail fails failed lack lacks lacked may might could would should must will can
possibly perhaps probably likely partly only some few fewer most all every any almost nearly about approximately less more
than or if unless except although but both either each always often sometimes suggest suggests suggested`,
)
/** A model drops or adds these without noticing. */
const SMALL: ReadonlySet<string> = list(
  'the a an of that which in on at to for with by as is are was were be been being this these those its their it',
)
const LOST_SIGN: ReadonlySet<string> = list('5 p b n ¼ o')

const FORBIDDEN = Number.POSITIVE_INFINITY
const JOIN = 0.1
const DAMAGED = 0.25

/** The difference allowed between two texts: a little, and more for longer ones. */
const allowed = (words: number) => 0.6 + 0.15 * words

function costOfSkipping({ form, kind }: Token): number {
  if (form === UNREADABLE) return 0.3
  if (kind === 'sign') return FORBIDDEN
  if (WEIGHTY.has(form)) return FORBIDDEN
  // A line or note number.
  if (kind === 'number') return /^\d{1,4}$/.test(form) ? 0.5 : 1.5
  return SMALL.has(form) ? 0.7 : 1.2
}

function costOfAdding({ form, kind }: Token): number {
  if (kind === 'sign') return form === '<' || form === '=' || form === '>' ? 0.6 : FORBIDDEN
  return kind === 'word' && SMALL.has(form) ? 0.8 : FORBIDDEN
}

function costOfMatching(quoted: Token, written: Token): number {
  if (quoted.form === written.form) return 0
  if (quoted.kind === 'sign')
    return written.form === UNREADABLE || LOST_SIGN.has(written.form) ? 0.3 : FORBIDDEN
  if (quoted.kind === 'number' || written.kind !== 'word') return FORBIDDEN
  return isSameDamaged(quoted.form, written.form) ? DAMAGED : FORBIDDEN
}

export type Aligned = { from: number; to: number; cost: number }

/** The position of the quotation in `written`, or null. It may begin and end anywhere. */
export function align(quoted: readonly Token[], written: readonly Token[]): Aligned | null {
  const columns = written.length + 1
  // For each number of quoted words read: the cost up to a position, and the start position.
  const cost = Array.from({ length: quoted.length + 1 }, () => new Float64Array(columns).fill(FORBIDDEN))
  const from = Array.from({ length: quoted.length + 1 }, () => new Int32Array(columns))
  for (let at = 0; at < columns; at += 1) {
    cost[0]![at] = 0
    from[0]![at] = at
  }
  const limit = allowed(quoted.length)
  for (let read = 1; read <= quoted.length; read += 1) {
    let best = FORBIDDEN
    for (let at = 0; at < columns; at += 1) {
      step(quoted, written, read, at, cost, from)
      best = Math.min(best, cost[read]![at]!)
    }
    if (best > limit) return null
  }
  return cheapest(cost[quoted.length]!, from[quoted.length]!, limit)
}

function step(
  quoted: readonly Token[],
  written: readonly Token[],
  read: number,
  at: number,
  cost: readonly Float64Array[],
  from: readonly Int32Array[],
): void {
  const word = quoted[read - 1]!
  const take = (of: number, place: number, price: number) => {
    const sum = cost[of]![place]! + price
    if (sum >= cost[read]![at]!) return
    cost[read]![at] = sum
    from[read]![at] = from[of]![place]!
  }
  take(read - 1, at, costOfAdding(word))
  if (at === 0) return
  const here = written[at - 1]!
  take(read - 1, at - 1, costOfMatching(word, here))
  // Words before or after a quotation are not part of it.
  if (read < quoted.length) take(read, at - 1, costOfSkipping(here))
  const before = written[at - 2]
  if (before && before.kind === 'word' && here.kind === 'word' && isJoined(word.form, before.form, here.form))
    take(read - 1, at - 2, JOIN)
  const earlier = quoted[read - 2]
  if (earlier && here.kind === 'word' && isJoined(here.form, earlier.form, word.form))
    take(read - 2, at - 1, JOIN)
}

function cheapest(cost: Float64Array, from: Int32Array, limit: number): Aligned | null {
  let best: Aligned | null = null
  for (let to = 0; to < cost.length; to += 1)
    if (cost[to]! <= limit && (!best || cost[to]! < best.cost))
      best = { from: from[to]!, to, cost: cost[to]! }
  return best
}
