/** Undoes what typesetting did to single letters, before lines are made of them. */
import type { Letter } from '../../letter.ts'

const ACCENTS: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  '˚': '\u030a',
  ˇ: '\u030c',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '˛': '\u0328',
  '˝': '\u030b',
}

export function mendLetters(letters: Letter[]): Letter[] {
  const seen = new Map<number, Letter>()
  const mended: Letter[] = []
  for (const letter of letters) {
    if (!isLigature(mended.at(-1), letter) && isPrintedAgain(letter, seen)) {
      // The copy may be the one that carries the end of the word.
      const first = mended.at(-1)
      if (first && letter.after !== '' && first.after === '' && first.text === letter.text)
        first.after = letter.after
      continue
    }
    letter.text = inPlainForm(letter.text)
    mended.push(letter)
  }
  return joinAccents(mended)
}

/** The letters of ﬀ and ﬃ come one by one, each with the box of the whole ligature. */
const isLigature = (previous: Letter | undefined, letter: Letter) =>
  previous?.left === letter.left &&
  previous.right === letter.right &&
  previous.style === letter.style &&
  /[fl]$/.test(previous.text)

/** Some programs make bold type by printing every letter twice, slightly apart. */
function isPrintedAgain(letter: Letter, seen: Map<number, Letter>): boolean {
  const { left, right, baseline } = letter
  const most = letter.style.size * 0.12
  // A grid of points: the copy is in the same cell, or in the one on the nearer side.
  const x = Math.round(left)
  const row = Math.round(baseline) * 65_536
  const beside = left > x ? x + 1 : x - 1
  for (const field of [row + x, row + beside]) {
    const other = seen.get(field)
    if (
      other?.text === letter.text &&
      Math.abs(other.left - left) < most &&
      Math.abs(other.right - right) < most
    )
      return true
  }
  seen.set(row + x, letter)
  return false
}

function inPlainForm(text: string): string {
  const code = text.codePointAt(0)!
  if (code < 0x2000) return text
  // The slanted and bold letters of formulas: 𝑝 is p, 𝛼 is α.
  if (code >= 0x1d400 && code <= 0x1d7ff) return text.normalize('NFKC')
  if (code === 0x2010 || code === 0x2011) return '-'
  // Ligatures and full-width forms only: the general form would turn R² into R2.
  const isPresentationForm = (code >= 0xfb00 && code <= 0xfb4f) || (code >= 0xff01 && code <= 0xff5e)
  return isPresentationForm ? text.normalize('NFKC') : text
}

/** The greatest distance in the file between a letter and its accent. */
const REACH = 250

/** Older TeX fonts draw ä as two letters on top of each other: side by side in the file, or at the line's end. */
function joinAccents(letters: Letter[]): Letter[] {
  const joined = new Set<Letter>()
  letters.forEach((accent, at) => {
    const mark = ACCENTS[accent.text]
    if (!mark) return
    const near = letters.slice(Math.max(0, at - REACH), at + REACH)
    const base = near.find(
      (letter) => letter !== accent && /^\p{L}$/u.test(letter.text) && isUnder(accent, letter),
    )
    if (!base) return
    base.text = (base.text + mark).normalize('NFC')
    // The accent may be what carries the end of the word.
    if (letters[at - 1] === base && accent.after) base.after = accent.after
    joined.add(accent)
  })
  return joined.size ? letters.filter((letter) => !joined.has(letter)) : letters
}

function isUnder(accent: Letter, base: Letter): boolean {
  const middle = (accent.left + accent.right) / 2
  const { size } = base.style
  return (
    middle >= base.left - 0.5 &&
    middle <= base.right + 0.5 &&
    Math.abs(accent.baseline - base.baseline) < size * 0.6
  )
}
