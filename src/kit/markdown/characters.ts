/** Named character references we decode. Any other name is left as written. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  times: '×',
  le: '≤',
  ge: '≥',
}

/** Numeric references are already decoded by the tokenizer. */
export const decodeCharacters = (text: string): string =>
  text.includes('&') ? text.replace(/&([a-z]{2,8});/gi, (raw, name) => NAMED[name] ?? raw) : text
