/** A mark as a self-contained change: with its article, its capital, and the leftover space. */

import { articleFor, asCaseOf, capitalised } from '#kit/text/articles.ts'
import type { Mark } from '../marks/mark.ts'
import type { Change } from '../text/change.ts'

const ARTICLE = /\b(an?)(\s+)$/i

export function changeOfMark(text: string, mark: Mark, words: string): Change {
  const { rule, kind, option } = mark
  if (words === '') return leaveOut(text, mark)
  const put = asCaseOf(text.slice(mark.from, mark.to), words)
  return withArticle(text, {
    from: mark.from,
    to: mark.to,
    text: put,
    rule,
    kind,
    ...(option ? { option } : {}),
  })
}

function leaveOut(text: string, { from, to, rule, kind, option }: Mark): Change {
  const isInterruption = text[from] === ','
  const space = isInterruption ? 0 : (/^\s+/.exec(text.slice(to))?.[0].length ?? 0)
  const change = { from, to: to + space, text: '', rule, kind, ...(option ? { option } : {}) }
  if (isInterruption) return change
  // Only "a remarkably …" leaves an article that may no longer fit.
  const next = /^[A-Za-z-]+/.exec(text.slice(change.to))?.[0]
  const article = ARTICLE.exec(text.slice(0, from))
  if (!next || !article || articleFor(next) === article[1]!.toLowerCase()) return change
  return {
    ...change,
    from: from - article[0].length,
    text: asCaseOf(article[1]!, articleFor(next)) + article[2],
  }
}

function withArticle(text: string, change: Change): Change {
  const article = ARTICLE.exec(text.slice(0, change.from))
  if (!article) return change
  // Plurals have no article, and "a thorough" is not "an thorough".
  const fits = articleFor(change.text)
  if (fits === article[1]!.toLowerCase()) return change
  return {
    ...change,
    from: change.from - article[0].length,
    text: `${asCaseOf(article[1]!, fits)}${article[2]}${change.text}`,
  }
}

type Openings = {
  marks: readonly Mark[]
  words: string /** They are the first words of the sentence. */
  first: boolean
}

/** Removes a sentence's opening and capitalises the next word, as one change. */
export function changeOfOpenings(
  text: string,
  { marks, words, first }: Openings,
  next: Change | undefined,
): Change {
  const from = marks[0]!.from
  const end = marks.at(-1)!.to
  const { rule, kind, option } = marks.find((mark) => mark.kind === 'opening') ?? marks[0]!
  const about = { rule, kind, ...(option ? { option } : {}) }
  if (words !== '') return { from, to: end, text: asCaseOf(text.slice(from), words), ...about }
  if (!first) return { from, to: end, text: '', ...about }
  if (next) return { from, to: next.to, text: capitalised(next.text), ...about }
  const word = /^[\p{L}'’-]+/u.exec(text.slice(end))?.[0] ?? ''
  return { from, to: end + word.length, text: capitalised(word), ...about }
}
