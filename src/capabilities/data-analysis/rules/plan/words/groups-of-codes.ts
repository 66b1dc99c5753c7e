/** Columns of codes without labels, named by the groups that such columns have. */
import { levelsOf, type Table } from '../../table/table.ts'
import type { Mention } from './mention.ts'
import { type RequestWord, wordsIn } from './request-words.ts'

/** What columns of codes without labels stand for: which code is which is not known, that they are compared is. */
const GROUPS_OF: readonly (readonly [RegExp, readonly (readonly string[])[]])[] = [
  [
    /^(?:sex|gender)$/,
    [
      ['male', 'men', 'man', 'boy'],
      ['female', 'women', 'woman', 'girl'],
    ],
  ],
  [
    /^(?:residence|location|area|setting)$/,
    [
      ['urban', 'town', 'city'],
      ['rural', 'village'],
    ],
  ],
  [/^(?:marital|married)$/, [['married'], ['single', 'unmarried', 'divorced', 'widowed']]],
]

/** "Males and females" of a column called sex with 1 and 2 in it: both are named, so the column is. */
export function namedByItsGroups(
  words: readonly RequestWord[],
  free: readonly boolean[],
  { variables }: Table,
): Mention[] {
  return GROUPS_OF.flatMap(([heading, groups]): Mention[] => {
    const columns = variables.filter(
      (one) =>
        wordsIn(one.name).some(({ text }) => heading.test(text)) &&
        levelsOf(one).length >= 2 &&
        levelsOf(one).every(({ label }) => /^\d+$/.test(label)),
    )
    const places = groups.map((group) =>
      words.findIndex(({ stem, text }, at) => free[at] && (group.includes(stem) || group.includes(text))),
    )
    const [only] = columns
    if (columns.length !== 1 || !only || places.some((at) => at < 0)) return []
    return places.map((at) => ({ kind: 'variable', variable: only, first: at, last: at }))
  })
}
