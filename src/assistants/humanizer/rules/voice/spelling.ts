/** -ise or -ize, as the author spells it. Words with only one spelling are no evidence. */
const STEM =
  '(?:real|organ|recogn|util|minim|maxim|optim|general|character|summar|emphas|priorit|critic|categor|standard|symbol|special|normal|local|central|industrial|modern|urban|global|social|person|visual|final|author|mobil|stabil|util|hospital|vaccin|random|theor|conceptual|operational|institutional|marginal|commercial|privat|monet|synthes|hypothes|analog|apolog|custom|digit|item|legal|memor|neutral|patron|popular|public|revolution|scrutin|subsid|sympath|victim|capital|colon|econom|fertil|harmon|ideal|internal|jeopard|materi(?:al)?|terror|trivial)'
const EITHER = new RegExp(
  String.raw`\b(\p{L}*?${STEM})i([sz])(e|es|ed|ing|er|ers|ation|ations|ational)\b`,
  'giu',
)

export type Spelling = 'ise' | 'ize'

export function spellingOf(text: string): Spelling | undefined {
  const letters = [...text.matchAll(EITHER)].map((match) => match[2]!.toLowerCase())
  const withZ = letters.filter((letter) => letter === 'z').length
  if (letters.length === 0 || withZ * 2 === letters.length) return undefined
  return withZ * 2 > letters.length ? 'ize' : 'ise'
}

/** Words spelled the other way, each with the position of the differing letter. */
export function otherSpellings(text: string, wanted: Spelling): { from: number; to: number; text: string }[] {
  const right = wanted === 'ise' ? 's' : 'z'
  return [...text.matchAll(EITHER)]
    .filter((match) => match[2]!.toLowerCase() !== right)
    .map(({ 0: word, 1: stem, 3: ending, index }) => ({
      from: index,
      to: index + word.length,
      text: `${stem}i${right}${ending}`,
    }))
}
