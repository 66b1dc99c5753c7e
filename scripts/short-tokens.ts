/**
 * Gives the custom properties of a finished page names of one or two letters, the most used the
 * shortest. Compression does not make long names free: on the landing page this saves a quarter of
 * a kilobyte of nine.
 */
export function shortTokens(page: string): string {
  // The drawings name a colour for the case that they are opened alone; in the page every role is set.
  const html = page.replace(/var\((--[\w-]+),#[0-9a-f]+\)/g, 'var($1)')
  const counts = new Map<string, number>()
  for (const [name] of html.matchAll(TOKEN)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byUse = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!)
  const short = new Map(byUse.map((name, rank) => [name, `--${shortName(rank)}`]))
  return html.replace(TOKEN, (name) => short.get(name)!)
}

// Not after a letter: a class such as "card--wide" is no custom property.
const TOKEN = /(?<![\w-])--[a-z][\w-]*/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

const shortName = (rank: number): string =>
  rank < LETTERS.length
    ? LETTERS[rank]!
    : shortName(Math.floor(rank / LETTERS.length) - 1) + LETTERS[rank % LETTERS.length]
