import { findCitations } from './citations.ts'

const NAMED_IN_BRACKETS = /\(\p{Lu}[^()]*\b(?:19|20)\d\d[a-z]?\)/u
export const citesSomebody = (text: string): boolean =>
  findCitations(text).length > 0 || NAMED_IN_BRACKETS.test(text)

/** Who is cited, as one says it; nothing where a name is not printed as one. */
export function authorOf(text: string): string {
  const [cited] = findCitations(text)
  const names = (cited?.year ? cited.names : []).map((name) => nameAsPrinted(text, name))
  const [first, second] = names
  if (!first || names.includes('')) return ''
  return cited?.etAl || names.length > 2 ? `${first} and others` : second ? `${first} and ${second}` : first
}
function nameAsPrinted(text: string, name: string): string {
  const [surname = ''] = name.split(' ')
  const found =
    new RegExp(`(?<!\\p{L})${surname.replace(/[^\p{L}\p{N}'’-]/gu, '.')}(?!\\p{L})`, 'iu').exec(text)?.[0] ??
    ''
  return /^\p{Lu}/u.test(found) ? found : ''
}
