/** Letters → fragments: stretches of one line with no wide gap inside. A cell, a word of a figure, a line of a column. */
import type { Letter } from '../letter.ts'

export type Fragment = {
  letters: Letter[]
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
  size: number
}

/** In letter widths: wider than any space between words, narrower than the gap between two columns. */
const WIDEST_WORD_GAP = 1.3
const SMALLEST_SPACE = 0.16

export function toFragments(letters: Letter[]): Fragment[] {
  const fragments: Fragment[] = []
  let current: Fragment | undefined
  for (const letter of letters) {
    const previous = current?.letters.at(-1)
    if (current && previous && goesOn(current, previous, letter)) {
      // A superscript figure makes PDFium see a new line where a reader sees none.
      const gap = letter.left - previous.right
      if (previous.after === 'line') previous.after = gap > letter.style.size * SMALLEST_SPACE ? 'space' : ''
      extend(current, letter)
    } else {
      current = startFragment(letter)
      fragments.push(current)
    }
  }
  return fragments
}

function goesOn(fragment: Fragment, previous: Letter, letter: Letter): boolean {
  if (previous.after === 'hyphen') return false
  const size = Math.max(fragment.size, letter.style.size)
  if (Math.abs(letter.baseline - fragment.baseline) > size * 0.5) return false
  const gap = letter.left - previous.right
  // Both letters of a ligature have the box of the whole.
  const isLigature = letter.left >= previous.left - 0.1 && gap > -size * 1.5
  return (isLigature || gap > -size * 0.6) && gap < size * WIDEST_WORD_GAP
}

const startFragment = (letter: Letter): Fragment => ({
  letters: [letter],
  left: letter.left,
  right: letter.right,
  top: letter.baseline - letter.style.size * 0.75,
  bottom: letter.baseline + letter.style.size * 0.22,
  baseline: letter.baseline,
  size: letter.style.size,
})

function extend(fragment: Fragment, letter: Letter): void {
  fragment.letters.push(letter)
  fragment.left = Math.min(fragment.left, letter.left)
  fragment.right = Math.max(fragment.right, letter.right)
  // Superscripts and subscripts belong to the line of the larger letters.
  if (letter.style.size > fragment.size * 1.1) {
    fragment.size = letter.style.size
    fragment.baseline = letter.baseline
    fragment.top = letter.baseline - letter.style.size * 0.75
    fragment.bottom = letter.baseline + letter.style.size * 0.22
  }
}
