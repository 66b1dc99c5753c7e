/** The five styles a list can be written in, as students name them. */
export const STYLES = ['apa', 'harvard', 'vancouver', 'chicago', 'mla'] as const
export type ReferenceStyle = (typeof STYLES)[number]

export const STYLE_NAMES: Readonly<Record<ReferenceStyle, string>> = {
  apa: 'APA 7',
  harvard: 'Harvard (Cite Them Right)',
  vancouver: 'Vancouver',
  chicago: 'Chicago author-date',
  mla: 'MLA 9',
}

const NAMED: readonly [RegExp, ReferenceStyle][] = [
  [/\bAPA\b|\bAmerican Psychological Association\b/i, 'apa'],
  [/\bHarvard\b|\bCite Them Right\b/i, 'harvard'],
  [/\bVancouver\b|\bICMJE\b/i, 'vancouver'],
  [/\bChicago\b|\bTurabian\b/i, 'chicago'],
  [/\bMLA\b|\bModern Language Association\b/i, 'mla'],
]

/** The style that words name, if they name one. */
export const styleNamed = (words: string): ReferenceStyle | null =>
  NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? null

/** A piece of a written reference: styles set titles of books and journals in italics. */
export type Run = { text: string; italic?: true | undefined }
export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
