/** Order of results: those that answer the work's aims, before descriptions of the respondents. */

import { type BookOfFacts, type Fact, type ReadDocument, shownOf } from '#capabilities/study/index.ts'
import { contentStems } from '#kit/text/content-stems.ts'

/** A useful sentence about a result has this length; others say too little or too much at once. */
const SHORT = 8
const LONG = 70

export function mainResults(book: BookOfFacts, { sentences }: ReadDocument): Fact[] {
  const roles = new Map(sentences.map(({ id, role }) => [id, role]))
  const wanted = new Set(
    [book.title, ...purposeOf(book).map(({ evidence }) => evidence.quote)].flatMap((text) =>
      contentStems(text),
    ),
  )
  const nulls = new Set(shownOf(book, 'null-result').map(({ evidence }) => evidence.sentenceId))
  const worth = ({ evidence: { sentenceId, quote } }: Fact): number => {
    const stems = new Set(contentStems(quote))
    const answers = [...stems].filter((stem) => wanted.has(stem)).length
    const role = roles.get(sentenceId)
    const words = quote.split(/\s+/).length
    return (
      Math.min(4, answers) +
      (role === 'abstract' ? 2 : role === 'conclusion' ? 1.5 : role === 'discussion' ? 0.5 : 0) +
      (/\d/.test(quote) ? 1 : 0) -
      (nulls.has(sentenceId) ? 1.5 : 0) -
      (words < SHORT || words > LONG ? 2 : 0)
    )
  }
  return shownOf(book, 'result')
    .map((fact) => ({ fact, worth: worth(fact) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ fact }) => fact)
}

const purposeOf = (book: BookOfFacts): Fact[] =>
  (['aim', 'objective', 'question', 'hypothesis'] as const).flatMap((kind) => shownOf(book, kind))
