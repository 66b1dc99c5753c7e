/** Short forms that a work explains itself: an answer may say either, and is held against both. */
const IN_BRACKETS = / \((\p{Lu}[\p{Lu}\d]{1,6})s?\)/gu
const WORDS_BEFORE = /(?:[\p{L}-]+ ){1,6}[\p{L}-]+$/u
const MOST_WORDS = 7
const SMALL = /^(?:of|and|the|for|in|on|to|a|an)$/i
const IN_CAPITALS = /(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]{1,6}(?![\p{L}\d])/gu

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

function formsIn(lines: readonly string[]): ReadonlyMap<string, string> {
  const before = known.get(lines)
  if (before) return before
  const forms = new Map(
    lines.flatMap((line) =>
      [...line.matchAll(IN_BRACKETS)].flatMap(({ 1: short = '', index }): [string, string][] => {
        // From its bracket backwards: searched for at each word, it took longer than all the rest of the index.
        const last = line.slice(0, index).split(' ').slice(-MOST_WORDS).join(' ')
        const [words] = WORDS_BEFORE.exec(last) ?? []
        const full = words && fullFormOf(short, words.split(/[ -]/))
        return full ? [[short, full]] : []
      }),
    ),
  )
  known.set(lines, forms)
  return forms
}

/** The words before the bracket whose first letters it is made of. */
function fullFormOf(short: string, words: readonly string[]): string | undefined {
  for (let from = words.length - short.length; from >= 0; from -= 1) {
    const own = words.slice(from)
    const initials = own.flatMap((word) => (SMALL.test(word) ? [] : word.charAt(0).toUpperCase())).join('')
    if (initials === short) return own.join(' ').toLowerCase()
  }
  return undefined
}

/** What stands in the work, with the words that its short forms stand for. */
export function inFull(text: string, lines: readonly string[]): string {
  const forms = formsIn(lines)
  return forms.size === 0
    ? text
    : text.replace(IN_CAPITALS, (short) => (forms.has(short) ? `${short} ${forms.get(short)}` : short))
}

/** What was said, with the short forms of what it says in full. */
export function withShortForms(text: string, lines: readonly string[]): string {
  const said = text.toLowerCase()
  return [text, ...[...formsIn(lines)].flatMap(([short, full]) => (said.includes(full) ? short : []))].join(
    ' ',
  )
}
