/**
 * Patterns over the words of a sentence, one line each. `many|few` is one of these words, a name in capitals a class of words; `?`
 * after one makes it optional, `*` lets up to two stand there. `=` and `!` look at what comes next without taking it, `<` and `<!` at what
 * stood before. `^` says that a clause begins here with its subject (`beginsClause`). END is the end of a sentence or a mark, START its beginning.
 */
import { beginsClause } from './begins-clause.ts'
import { isClass, type Word } from './words.ts'

type Test = (words: readonly Word[], at: number) => boolean
type Element =
  | { kind: 'one' | 'optional' | 'many'; test: Test }
  | { kind: 'subject' }
  | { kind: 'look'; test: Test; wanted: boolean; back: boolean }

/** A month and a man. */
const NAMES = /^(?:May|Will|Can|Mean)$/

export type Pattern = {
  elements: readonly Element[]
  first: readonly string[]
  /** The words it has to begin with, one test each: most places are ruled out by these alone. */
  opening: readonly Test[]
}

function testOf(written: string): Test {
  const tests = written.split('|')
  const literal = new Set(tests.filter((test) => !/^[A-Z]/.test(test)))
  const classes = tests.filter((test) => /^[A-Z]/.test(test) && test !== 'END' && test !== 'START')
  const atEdge = tests.includes('END') || tests.includes('START')
  return (words, at) => {
    const word = words[at]
    if (!word) return atEdge
    if (word.isPart) return false
    const fits = literal.has(word.word) || classes.some((name) => isClass(word.word, name))
    return fits && !(at > 0 && NAMES.test(word.text))
  }
}

export function patternOf(line: string): Pattern {
  const elements = line.split(' ').map((part): Element => {
    if (part === '^') return { kind: 'subject' }
    const look = /^(<!|<|=|!)(.+)$/.exec(part)
    if (look)
      return {
        kind: 'look',
        test: testOf(look[2]!),
        wanted: !look[1]!.endsWith('!'),
        back: look[1]!.startsWith('<'),
      }
    const [, written = '', sign] = /^(.+?)([?*])?$/.exec(part) ?? []
    return { kind: sign === '?' ? 'optional' : sign === '*' ? 'many' : 'one', test: testOf(written) }
  })
  const begin = line.split(' ').find((part) => !/^[<=!^]/.test(part)) ?? ''
  const first = /[?*]$/.test(begin) ? [] : begin.split('|')
  const consuming = elements.filter((one) => one.kind !== 'subject' && !(one.kind === 'look' && one.back))
  const until = consuming.findIndex(({ kind }) => kind !== 'one')
  const fixed = until < 0 ? consuming : consuming.slice(0, until)
  const opening = fixed.flatMap((one) => (one.kind === 'one' ? [one.test] : []))
  // "A good many": what may stand there, or what has to follow it.
  const [maybe, then] = until < 0 ? [] : consuming.slice(until)
  if ((maybe?.kind === 'optional' || maybe?.kind === 'many') && then?.kind === 'one')
    opening.push((words, at) => maybe.test(words, at) || then.test(words, at))
  return { elements, first, opening }
}

/** The words each element took, in order; undefined where it does not fit. */
export function matchAt(pattern: Pattern, words: readonly Word[], start: number): Word[][] | undefined {
  // Where the pattern names its first words, it was chosen by them.
  for (let i = pattern.first.length > 0 ? 1 : 0; i < pattern.opening.length; i += 1) {
    const word = words[start + i]
    if (!word || (i > 0 && !word.follows) || !pattern.opening[i]!(words, start + i)) return undefined
  }
  const taken: Word[][] = []
  const isJoined = (at: number) => at === start || words[at]?.follows === true
  const next = (element: number, at: number): boolean => {
    const one = pattern.elements[element]
    if (!one) return true
    if (one.kind === 'subject') {
      taken[element] = []
      return beginsClause(words, start) && next(element + 1, at)
    }
    if (one.kind === 'look') {
      const place = one.back ? start - 1 : at
      // What is behind a mark is not seen; the edge is.
      const isCut = one.back ? !(start > 0 && words[start]?.follows) : !words[at]?.follows
      taken[element] = []
      return (isCut ? one.test(words, -1) : one.test(words, place)) === one.wanted && next(element + 1, at)
    }
    const most = one.kind === 'many' ? 2 : 1
    const least = one.kind === 'one' ? 1 : 0
    let reach = 0
    while (reach < most && at + reach < words.length && isJoined(at + reach) && one.test(words, at + reach))
      reach += 1
    for (let took = reach; took >= least; took -= 1) {
      taken[element] = words.slice(at, at + took)
      if (next(element + 1, at + took)) return true
    }
    return false
  }
  return next(0, start) ? taken.slice(0, pattern.elements.length) : undefined
}
