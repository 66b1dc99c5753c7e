/**
 * Cleans a model's output for the student. Three things are removed on the way: thinking aloud, invisible
 * characters, and the seam where a piece ends in the middle of a letter.
 */
import { stripInvisible } from '#kit/invisible.ts'

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
 * Locally hosted models often think between <think> tags before they answer. Only an opening tag at the
 * very start counts: a student may ask about the word.
 */
function withoutThinking(): Filter {
  let state: 'unsure' | 'thinking' | 'blank' | 'answering' = 'unsure'
  let held = ''
  return {
    read(piece) {
      if (state === 'answering') return piece
      held += piece
      if (state === 'unsure') {
        const start = held.trimStart()
        if (start !== OPEN && OPEN.startsWith(start)) return ''
        state = start.startsWith(OPEN) ? 'thinking' : 'blank'
      }
      if (state === 'thinking') {
        const end = held.indexOf(CLOSE)
        if (end < 0) return ''
        held = held.slice(end + CLOSE.length)
        state = 'blank'
      }
      // The blank lines between thinking and answer belong to neither.
      const text = held.trimStart()
      held = ''
      if (text) state = 'answering'
      return text
    },
    rest: () => (state === 'unsure' ? held.trimStart() : ''),
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
