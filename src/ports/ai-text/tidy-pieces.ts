/**
 * What a model sends is not yet what a student reads. Three things are taken out on the way: thinking
 * aloud, invisible characters, and the seam where a piece ends in the middle of a letter.
 */
import { stripInvisible } from './invisible.ts'

export type Filter = { read(piece: string): string; rest(): string }

export function tidyPieces(): Filter {
  const thinking = withoutThinking()
  const letters = wholeLetters()
  const tidy = (piece: string) => stripInvisible(piece).text
  return {
    read: (piece) => tidy(letters.read(thinking.read(piece))),
    rest: () => tidy(letters.read(thinking.rest()) + letters.rest()),
  }
}

const OPEN = '<think>'
const CLOSE = '</think>'

/**
 * Models on one's own machine often think between <think> tags before they answer. Only an opening
 * tag at the very start counts: a student may ask about the word.
 */
function withoutThinking(): Filter {
  let state: 'unsure' | 'thinking' | 'answering' = 'unsure'
  let held = ''
  const answer = (text: string) => {
    state = 'answering'
    held = ''
    return text
  }
  return {
    read(piece) {
      if (state === 'answering') return piece
      held += piece
      if (state === 'unsure') {
        const start = held.trimStart()
        if (start.startsWith(OPEN)) state = 'thinking'
        else return OPEN.startsWith(start) ? '' : answer(held)
      }
      const end = held.indexOf(CLOSE)
      return end < 0 ? '' : answer(held.slice(end + CLOSE.length).trimStart())
    },
    rest: () => (state === 'unsure' ? answer(held) : ''),
  }
}

/** An emoji is two code units; cut between them, both halves would reach the screen as question marks. */
function wholeLetters(): Filter {
  let half = ''
  return {
    read(piece) {
      const whole = half + piece
      half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? ''
      return half ? whole.slice(0, -1) : whole
    },
    rest: () => half,
  }
}
