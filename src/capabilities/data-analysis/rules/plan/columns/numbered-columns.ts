/** “Section B”, “questions 3 to 5”: columns by the letter or the number that their headings begin with. */
import type { Table } from '../../table/table.ts'
import type { Mention } from '../words/mention.ts'
import type { RequestWord } from '../words/request-words.ts'

const NUMBERS = '\\d+(?:\\s*(?:,|&|-|–|and|to|,\\s*and)\\s*(?:q ?)?\\d+\\b)*'
const NUMBERED = new RegExp(
  `\\b(?:section|part) ([a-z])\\b|\\b(?:questions?|qns?\\.?|nos?\\.?|numbers?|items?|q) ?(${NUMBERS})(?![.\\d])`,
  'g',
)

/** "1, 3 to 5 and 7". */
const countedIn = (said: string): number[] =>
  [...said.matchAll(/(\d+)(?:\s*(?:-|–|to)\s*(?:q ?)?(\d+))?/g)].flatMap(([, from, to]) =>
    Array.from(
      { length: Math.min(200, Math.max(1, Number(to ?? from) - Number(from) + 1)) },
      (_, i) => Number(from) + i,
    ),
  )

/** "Section B", "questions 1, 3 and 5": columns by the letter or the number that their headings begin with. */
export function sectionsNamed(text: string, words: readonly RequestWord[], { variables }: Table): Mention[] {
  const usable = variables.filter(({ kind }) => kind !== 'text' && kind !== 'identifier' && kind !== 'date')
  return [...text.matchAll(NUMBERED)].flatMap((match) => {
    // “With item 4 reversed”: one of the scale’s, and no column of its own.
    if (
      /\brevers\w*[^,;.]{0,30}$/.test(text.slice(0, match.index)) ||
      /^[^,;.]{0,20}\brevers/.test(text.slice(match.index + match[0].length))
    )
      return []
    const [first, last] = [
      words.findIndex(({ to }) => to > match.index),
      words.findLastIndex(({ from }) => from < match.index + match[0].length),
    ]
    const [, letter, numbers] = match
    const begins = letter
      ? [new RegExp(`^${letter}[_ ]?\\d`, 'i')]
      : countedIn(numbers!).map((one) => new RegExp(`^(?:q(?:uestion)?\\s*)?${one}\\s*[.):_-]`, 'i'))
    const over = letter ? new RegExp(`^(?:section|part) ${letter}\\b`, 'i') : undefined
    const inSection = over ? usable.filter(({ section }) => section && over.test(section)) : []
    if (inSection.length > 0)
      return inSection.map((variable) => ({ kind: 'variable' as const, variable, first, last }))
    // “Themes in question 15”: that it holds free text is said, and no other column is taken for it.
    const pool = begins.length === 1 ? variables.filter(({ kind }) => kind !== 'date') : usable
    return begins.flatMap((one) =>
      pool
        .filter(({ name }) => one.test(name))
        .map((variable) => ({ kind: 'variable' as const, variable, first, last })),
    )
  })
}
