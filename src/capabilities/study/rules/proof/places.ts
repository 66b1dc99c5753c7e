/** Every quotable part of a document, as words with their places, and an index of the informative words. */
import { evidenceOf, type StudyEvidence } from '../document/evidence.ts'
import type { ReadDocument, ReadSentence } from '../document/reading.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A sentence, or one row of a table. */
export type ProvedPlace = {
  evidence: StudyEvidence
  sentence: ReadSentence
  /** The top row, if this is a row of a table: its numbers are named by it. */
  head: string
  /** Its range in `words`. */
  from: number
  to: number
}

export type Places = {
  reading: ReadDocument
  places: readonly ProvedPlace[]
  words: readonly Token[]
  /** The place each word belongs to. */
  placeOf: Int32Array
  /** The positions of each informative word. */
  at: ReadonlyMap<string, readonly number[]>
}

/** Long words and numbers identify a place; "the" matches all of them. */
const TELLING = 4
export const isTellingToken = ({ kind, form }: Token): boolean =>
  kind === 'number' || (kind === 'word' && form.length >= TELLING)

export function placesIn(reading: ReadDocument): Places {
  const places: ProvedPlace[] = []
  const words: Token[] = []
  const owner: number[] = []
  const at = new Map<string, number[]>()

  const add = (sentence: ReadSentence, text: string, head = '') => {
    const from = words.length
    for (const word of tokensOf(text)) {
      if (isTellingToken(word)) {
        const known = at.get(word.form)
        if (known) known.push(words.length)
        else at.set(word.form, [words.length])
      }
      words.push(word)
      owner.push(places.length)
    }
    const evidence = { ...evidenceOf(sentence), quote: text }
    places.push({ evidence, sentence, head, from, to: words.length })
  }

  for (const sentence of reading.sentences) add(sentence, sentence.text)
  for (const block of reading.blocks) {
    if (block.kind !== 'table') add(block, block.text)
    else {
      const rows = block.text.split('\n')
      for (const row of rows) add(block, row, rows[0])
    }
  }
  const placeOf = Int32Array.from(owner)
  return { reading, places, words, placeOf, at }
}
