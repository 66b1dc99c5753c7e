/** The cell where a row and a heading that a question names meet, and the short table whose caption says all of it. */
import { contentStems } from '#kit/text/content-stems.ts'
import { nameOfRow } from '#product/document-table.ts'
import { captionsOf } from '../checks/words/captions.ts'
import { evidenceOfRow, type PlacedTable } from '../compare/places.ts'
import type { StudyEvidence } from '../document/evidence.ts'
import type { OpenStudy } from '../open-study.ts'
import { type AskedWord, readQuestion } from '../summarisation/asked.ts'
import { placeAsked } from '../summarisation/places-asked.ts'

export type FromTable = { says: string; evidence: StudyEvidence }

const LEAST_TOPICS = 2
const OF_CAPTION = 0.7
const MOST_ROWS = 8

const holds = (stems: ReadonlySet<string>, word: AskedWord) =>
  stems.has(word.asked) || [...word.stems].some((one) => stems.has(one))
const stemSet = (text: string) => new Set(contentStems(text))
const topicsOf = (question: string) => readQuestion(question).words.filter(({ weighs }) => weighs !== 'light')

/** "Who is responsible for testing": the row "Testing" under "Responsible". */
export function cellAsked(question: string, study: Pick<OpenStudy, 'tables'>): FromTable[] {
  const topics = topicsOf(question)
  if (topics.length < LEAST_TOPICS) return []
  const found = study.tables().flatMap(({ table, ...placed }) =>
    table.rows.flatMap((row) => {
      const named = stemSet(nameOfRow(table, row).replace(/[\d.()%]+/g, ' '))
      const inRow = topics.filter((word) => holds(named, word))
      if (row.kind !== 'body' || row.unsure || named.size === 0 || inRow.length < named.size) return []
      return row.cells.flatMap((cell, at) => {
        const heading = stemSet(table.headings[at] ?? '')
        const rest = topics.filter((word) => !inRow.includes(word))
        const isIt =
          at >= Math.max(1, table.stub) && rest.length > 0 && rest.every((word) => holds(heading, word))
        return isIt && cell.text
          ? [
              {
                says: `${nameOfRow(table, row)}: ${table.headings[at]} ${cell.text}.`,
                evidence: evidenceOfRow({ table, ...placed } as PlacedTable, row),
              },
            ]
          : []
      })
    }),
  )
  return found.length === 1 ? found : []
}

/** The table whose caption says nearly all that is asked, where it is short enough to be read whole. */
export function captionedTable(question: string, { reading }: Pick<OpenStudy, 'reading'>): FromTable[] {
  const topics = topicsOf(question).filter(({ asked }) => !MEASURES.has(asked))
  if (topics.length < LEAST_TOPICS) return []
  const [best] = captionsOf(reading)
    .filter(({ kind }) => kind === 'table')
    .flatMap(({ number, sentence }) => {
      const said = stemSet(sentence.text)
      const held = topics.filter((word) => said.has(word.asked)).length
      return held >= LEAST_TOPICS && held / topics.length >= OF_CAPTION
        ? [{ number, caption: sentence.text, worth: held / topics.length - said.size / 1000 }]
        : []
    })
    .toSorted((one, other) => other.worth - one.worth)
  const table =
    best &&
    placeAsked(`table ${best.number}`, reading)?.evidence.find(({ quote: said }) => said.includes(' | '))
  return best && table && table.quote.split('\n').length <= MOST_ROWS
    ? [{ says: `${best.caption.trim()}:`, evidence: table }]
    : []
}
const MEASURES = stemSet(
  'mean average percent percentage number score rate standard deviation table result people respondents',
)
