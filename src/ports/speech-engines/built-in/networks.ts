/** The networks a decoder searches: the words of a grammar, any sounds at all, or one of a few answers. */
import type { Network } from './decoder.ts'
import type { Grammar } from './grammar.ts'

/**
 * In state 0 any word may come; each word has its own state behind it, from which its usual successors
 * are reached, and state 0 again.
 */
export function networkOfWords({ words, alone, pairs, anything }: Grammar): Network {
  const after = (place: number) => place + 1
  function* steps() {
    for (const place of words.keys()) {
      yield { from: 0, to: after(place), likely: alone[place]!, word: place }
      yield { from: after(place), to: 0, likely: anything[place]! }
    }
    for (const [from, to, likely] of pairs) yield { from: after(from), to: after(to), likely, word: to }
  }
  return { states: words.length + 1, last: 0, words, steps: steps() }
}

/** The phones of English, as the recogniser's model names them. */
export const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  )
export const wordOfPhone = (phone: string) => `~${phone.toLowerCase()}`

/** Any phone after any other: an upper bound for how well speech can fit. */
export function networkOfSounds(): Network {
  const words = PHONES.map(wordOfPhone)
  const steps = words.flatMap((_, word) => [
    { from: 0, to: word + 1, likely: 1 / words.length, word },
    { from: word + 1, to: 0, likely: 1 },
  ])
  return { states: words.length + 1, last: 0, words, steps }
}

/** One of these from beginning to end, and nothing else. */
export function networkOfAnswers(answers: readonly string[]): Network {
  const words = [...new Set(answers.flatMap((answer) => answer.split(' ')))]
  const place = new Map(words.map((word, i) => [word, i]))
  const END = 1
  let states = 2
  const steps = answers.flatMap((answer) => {
    let at = 0
    const said = answer.split(' ')
    return said.map((word, i) => {
      const from = at
      at = i === said.length - 1 ? END : states++
      return { from, to: at, likely: i === 0 ? 1 / answers.length : 1, word: place.get(word)! }
    })
  })
  return { states, last: END, words, steps }
}
