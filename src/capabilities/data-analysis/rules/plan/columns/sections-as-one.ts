/** A section of a questionnaire that is spoken of as one figure: its items need a score first. */
import { joinList } from '#kit/join-list.ts'
import type { Table, Variable } from '../../table/table.ts'
import { ask, names, type Planned, plan } from '../planned.ts'
import type { Request } from '../read-request.ts'
import type { Intent } from '../words/intent.ts'
import { FILLERS, sameWord, wordsIn } from '../words/request-words.ts'
import { sectionsWhole } from '../words/word-sets.ts'

/** Not in capitals throughout. */
const inSmallLetters = (title: string) =>
  title === title.toUpperCase() ? title.charAt(0) + title.slice(1).toLowerCase() : title

/** “The effect of access to finance on performance”, where those are sections of several statements each. */
function sectionsSaid({ words, places, has }: Request, table: Table): { title: string; items: Variable[] }[] {
  if (!OF_ONE_FIGURE.some(has)) return []
  const { variables } = table
  const whole = sectionsWhole(words, table).filter(({ first, last }) => last > first)
  const titles = new Set(variables.flatMap(({ section }) => section ?? []))
  return [...titles].flatMap((title) => {
    const own = wordsIn(title.replace(/^(?:section|part) [a-z]\b/i, '')).filter(
      ({ stem, text }) => text.length > 3 && !FILLERS.has(stem),
    )
    const items = variables.filter((one) => one.section === title && one.kind === 'ordinal')
    const isWhole = whole.some(({ members }) => members[0]?.section === title)
    const isSaid =
      isWhole || (own.length >= 2 && own.every(({ stem }) => words.some((word) => sameWord(word.stem, stem))))
    const areNamed = places.filter(({ variable }) => items.includes(variable)).length > 1
    return isSaid && items.length >= 2 && !areNamed
      ? [{ title: inSmallLetters(title.replace(/^(?:section|part) [a-z]\b[:.)\s-]*/i, '')), items }]
      : []
  })
}
const OF_ONE_FIGURE: readonly Intent[] = [
  'relationship',
  'effect',
  'regression',
  'linear-regression',
  'difference',
  'pearson',
  'spearman',
]

export function sectionsAsOne(request: Request, table: Table): Planned | undefined {
  const sections = sectionsSaid(request, table)
  return sections.length === 0
    ? undefined
    : ask(
        `${joinList(sections.map(({ title, items }) => `“${title}” is ${items.length} columns`))}. Make one score of them, keep it as a column, and ask again with its name.`,
        sections.map(({ items }) => plan('scale-score', { items: names(items) })),
      )
}
