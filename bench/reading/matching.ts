/** When two texts say the same: white space, hyphens at line ends and kinds of quotation marks never count. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u00ad/g, '')
    .replace(/[-‐-―]\s*\n\s*/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string): string[] => normal(text).split(' ').filter(Boolean)

/** The share of a quotation's word pairs that occur in a text, from 0 to 1. */
export function shareOf(quote: string, text: string): number {
  const words = wordsOf(quote)
  const held = ` ${normal(text)} `
  if (words.length < 2) return held.includes(` ${words[0] ?? ''} `) ? 1 : 0
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word} `)
  return pairs.filter((pair) => held.includes(pair)).length / pairs.length
}

/** Either may be the longer one: a key quotes a clause, the product a sentence. */
export const alike = (one: string, other: string): number =>
  Math.max(shareOf(one, other), shareOf(other, one))

const FILLER = new Set(
  'the a an of to and in is are was were be for on with that this it as by at or from not no do does did you your how why what which who they their its than then there were has have had but so if can could would one all only'.split(
    ' ',
  ),
)

/** The share of a remark's telling words that a text holds: rough, and shown to a reader beside both. */
export function tellingShare(remark: string, text: string): number {
  const telling = [...new Set(wordsOf(remark).filter((word) => !FILLER.has(word) && word.length > 2))].map(
    root,
  )
  const held = new Set(wordsOf(text).map(root))
  return telling.length === 0 ? 0 : telling.filter((word) => held.has(word)).length / telling.length
}

const root = (word: string) => word.slice(0, 6)
