/** Characters that are written by name. Any other name stays as it is written. */
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

/** Those that are written by number are read by the tokenizer already. */
export const decodeCharacters = (text: string): string =>
  text.includes('&') ? text.replace(/&([a-z]{2,8});/gi, (raw, name) => NAMED[name] ?? raw) : text
