/** Puts right what typesetting did to single letters, before lines are made of them. */
import type { Letter } from './letter.ts'

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
    if (joinsOneOf(mended, letter)) continue
    mended.push(letter)
  }
  return mended
}

/** The letters of ﬀ and ﬃ come one by one, each with the box of the whole. */
const isLigature = (previous: Letter | undefined, letter: Letter) =>
  previous?.left === letter.left &&
  previous.right === letter.right &&
  previous.style === letter.style &&
  /[fl]$/.test(previous.text)

/** Some programs make bold type by printing every letter twice, a hair apart. */
function isPrintedAgain(letter: Letter, seen: Map<number, Letter>): boolean {
  const x = Math.round(letter.left)
  const y = Math.round(letter.baseline)
  for (let near = x - 1; near <= x + 1; near++) {
    const other = seen.get(near * 65_536 + y)
    if (
      other?.text === letter.text &&
      Math.abs(other.left - letter.left) < letter.style.size * 0.12 &&
      Math.abs(other.right - letter.right) < letter.style.size * 0.12
    )
      return true
  }
  seen.set(x * 65_536 + y, letter)
  return false
}

function inPlainForm(text: string): string {
  const code = text.charCodeAt(0)
  if (code < 0x2000) return text
  if (code === 0x2010 || code === 0x2011) return '-'
  // Ligatures and full-width forms only: the general form would turn R² into R2.
  const isPresentationForm = (code >= 0xfb00 && code <= 0xfb4f) || (code >= 0xff01 && code <= 0xff5e)
  return isPresentationForm ? text.normalize('NFKC') : text
}

/** Most accents stand beside their letter in the file; some come with the next word. */
function joinsOneOf(letters: Letter[], letter: Letter): boolean {
  if (!(letter.text in ACCENTS)) {
    const previous = letters.at(-1)
    return previous !== undefined && joinAccent(previous, letter)
  }
  for (let at = letters.length - 1; at >= 0 && at >= letters.length - 4; at--)
    if (joinAccent(letters[at]!, letter)) return true
  return false
}

/** Older TeX fonts draw ä as two letters on top of each other, in either order. */
function joinAccent(previous: Letter, letter: Letter): boolean {
  const mark = ACCENTS[letter.text]
  if (mark && stands(letter, previous) && /\p{L}$/u.test(previous.text)) {
    previous.text = (previous.text + mark).normalize('NFC')
    if (letter.after) previous.after = letter.after
    return true
  }
  const earlier = ACCENTS[previous.text]
  if (earlier && stands(previous, letter) && /^\p{L}/u.test(letter.text)) {
    previous.text = (letter.text + earlier).normalize('NFC')
    previous.left = Math.min(previous.left, letter.left)
    previous.right = Math.max(previous.right, letter.right)
    previous.top = Math.min(previous.top, letter.top)
    previous.bottom = Math.max(previous.bottom, letter.bottom)
    previous.baseline = letter.baseline
    previous.after = letter.after
    return true
  }
  return false
}

const stands = (accent: Letter, base: Letter) => {
  const middle = (accent.left + accent.right) / 2
  return middle >= base.left - 0.5 && middle <= base.right + 0.5
}
