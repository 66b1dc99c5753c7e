/** A reference cut into the smallest pieces that can belong to one field: words, numbers, signs, addresses. */
export type Token = {
  text: string
  /** Where it stands in the reference. */
  start: number
  end: number
  /** Whether white space stands before it. */
  spaced: boolean
}

const ADDRESS = String.raw`(?:https?:\/\/|www\.)\S*[^\s.,;)\]>]|10\.\d{4,9}\/\S*[^\s.,;)\]>]`
const WORD = String.raw`\p{L}[\p{L}\p{M}]*(?:['’‐-](?=\p{L})[\p{L}\p{M}]+)*`
const TOKEN = new RegExp(String.raw`${ADDRESS}|${WORD}|\d+|[^\s]`, 'giu')

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let before = 0
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    tokens.push({
      text: found,
      start: index,
      end: index + found.length,
      spaced: index > before || index === 0,
    })
    before = index + found.length
  }
  return tokens
}

export const isWord = ({ text }: Token): boolean => /^\p{L}/u.test(text) && !isAddress(text)
export const isAddress = (text: string): boolean => /^(?:https?:|www\.|10\.\d{4,9}\/)/i.test(text)
