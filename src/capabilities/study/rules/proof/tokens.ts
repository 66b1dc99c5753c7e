/** A text reduced to its meaningful tokens: words, numbers and signs. White space, hyphens and quotation marks are left out. */

export type Token = {
  /** Normalised: lower case without accents, numbers in one notation. */
  form: string
  kind: 'word' | 'number' | 'sign'
  /** Started with a capital letter. */
  isName: boolean
}

/** A sign the file has but that could not be decoded. */
export const UNREADABLE = '\ufffd'
const DAMAGE = /[\p{Co}\ufffd]|(?![\t\n\r])\p{Cc}/gu

const TOKEN =
  /(?<minus>(?<=^|[\s(=<>≤≥,;[|])[-−–](?=\.?\d))|(?<number>\d+(?:[.,·]\d+)*|\.\d+)|(?<word>[\p{L}\ufffd]+(?:['’]\p{L}+)*)|(?<sign>[<>=≤≥≠±×÷%$£€])/gu

const undamagedText = (text: string): string =>
  /^[\t\n\r\x20-\x7e]*$/.test(text)
    ? text
    : text
        .replace(DAMAGE, UNREADABLE)
        // "0.05²" is 0.05, squared.
        .replace(/(?<=\d)[²³¹⁰⁴-⁹]+/g, ' ')
        .replace(/[\u00ad\u200b-\u200d]/g, '')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/’/g, "'")

export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  for (const { groups } of undamagedText(text).matchAll(TOKEN)) {
    const { minus, number, word, sign } = groups ?? {}
    if (word) found.push({ form: word.toLowerCase(), kind: 'word', isName: /^\p{Lu}/u.test(word) })
    else if (number) found.push({ form: numberForm(number), kind: 'number', isName: false })
    else found.push({ form: minus ? '−' : (sign ?? ''), kind: 'sign', isName: false })
  }
  return found
}

/** ".05" is "0.05", and "1,480" is "1480". */
function numberForm(number: string): string {
  const ungrouped = number.replace(/,(?=\d{3}(?!\d))/g, '').replace(/[,·]/g, '.')
  return ungrouped.startsWith('.') ? `0${ungrouped}` : ungrouped
}
