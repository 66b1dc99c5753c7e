/** What a work has as things of its own: the rows and columns of its tables, and the names in its text. */
import { contentStems } from '#kit/text/content-stems.ts'
import { isProse, type ReadDocument } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AskedWord } from '../../summarisation/asked.ts'
import { headingAt, nameShown, OF_ANY_FIGURE, plainRows, stemSet } from './rows.ts'

/** A longer row is a sentence, whose words are things of nothing. */
const MOST_WORDS = 3
/** "… in Kasama": a capital where no sentence begins. */
const NAME = /(?<=\p{Ll}[,;]?\s)\p{Lu}[\p{Ll}'’-]{2,}/gu
const WORD = /(?<![\p{L}])\p{Ll}{3,}/gu
const known = new WeakMap<ReadDocument, ReadonlySet<string>>()

/** Whether an asked word is one: a table that does not bear it is not the table that is meant. */
export function thingsOf(study: OpenStudy): (word: AskedWord) => boolean {
  const things = known.get(study.reading) ?? new Set([...inTables(study), ...namesOfText(study.reading)])
  known.set(study.reading, things)
  return ({ asked, weighs }) => weighs === 'topic' && things.has(asked)
}

const inTables = (study: OpenStudy) =>
  study.tables().flatMap(({ table }) => {
    const heads = [...Array(table.columns).keys()].map((at) => headingAt(table, at))
    return [...heads, ...plainRows(table).map((row) => nameShown(table, row))]
      .filter((name) => name.split(/\s+/).length <= MOST_WORDS)
      .flatMap((name) => [...stemSet(name)].filter((stem) => !OF_ANY_FIGURE.has(stem)))
  })

/** Hardly ever without its capital. */
function namesOfText({ sentences }: ReadDocument): string[] {
  const prose = sentences.filter((one) => isProse(one) && one.role !== 'references')
  const times = (of: RegExp) =>
    Map.groupBy(
      prose.flatMap(({ text }) => (text.match(of) ?? []).flatMap(contentStems)),
      (stem) => stem,
    )
  const small = times(WORD)
  return [...times(NAME)].flatMap(([stem, { length }]) =>
    length > 2 * (small.get(stem)?.length ?? 0) ? [stem] : [],
  )
}
