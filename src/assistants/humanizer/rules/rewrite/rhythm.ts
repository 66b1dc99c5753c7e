/** Long sentences are split where possible, and short neighbours joined, as long as the lengths grow more varied. */

import { capitalised } from '#kit/text/articles.ts'
import type { RewriteStrength } from '../../spec.ts'
import { spreadOf } from '../measures/sentence-lengths.ts'
import { type Change, overlaps, type TextSpan, withChanges } from '../text/change.ts'
import { countWords, type Paragraph } from '../text/read-prose.ts'

export type Rhythm = { partOver: number; joinUnder: number }
export const RHYTHM: Record<RewriteStrength, Rhythm | undefined> = {
  medium: { partOver: 24, joinUnder: 11 },
  strong: { partOver: 20, joinUnder: 12 },
}
const SHORTEST_PART = 6
const FEWEST_SENTENCES = 3

const CONNECTED =
  /;\s+(however|therefore|consequently|nevertheless|instead|otherwise|as a result|in contrast),?\s+/gi
const MORE_OF_IT = /;\s+(?:moreover|furthermore|additionally|in addition),?\s+(\p{L}+)/giu
const AND_THIS =
  /,\s+and\s+(this|these|it|they|we)\s+(?=(?:is|are|was|were|has|have|had|can|may|will|must|should|could|would|also|do|does|did|\w+(?:s|ed))\b)/gi
const BUT_THIS =
  /,\s+but\s+(this|these|it|they|we|the)\s+(?=(?:\w+\s+){0,3}?(?:is|are|was|were|has|have|had|can|may|will|must|should|could|would|do|does|did)\b)/gi
const SEMICOLON = /;\s+(the|this|these|those|it|they|we|such|there|most|many|some|in)\b/gi
const PRONOUN = /^(?:It|They|This|These|We|He|She)\s/

export function rhythmChanges(paragraph: Paragraph, planned: readonly Change[], rhythm: Rhythm): Change[] {
  if (paragraph.sentences.length < FEWEST_SENTENCES) return []
  const chosen: Change[] = []
  let spread = spreadAfter(paragraph, planned)
  for (const change of candidates(paragraph, planned, rhythm)) {
    if ([...planned, ...chosen].some((other) => overlaps(other, change))) continue
    const now = spreadAfter(paragraph, [...planned, ...chosen, change])
    if (now <= spread) continue
    chosen.push(change)
    spread = now
    if (chosen.length > paragraph.sentences.length / 3) break
  }
  return chosen
}

const byPosition = (changes: readonly Change[]) => [...changes].sort((a, b) => a.from - b.from)
const spreadAfter = ({ text }: Paragraph, changes: readonly Change[]) =>
  spreadOf(withChanges(text, byPosition(changes)))

function candidates(paragraph: Paragraph, planned: readonly Change[], rhythm: Rhythm): Change[] {
  const { text, sentences, locked } = paragraph
  const long = sentences.filter((sentence) => lengthOf(text, sentence) >= rhythm.partOver)
  const found = [
    ...long.flatMap((sentence) => partings(text, sentence)),
    ...joinings(paragraph, planned, rhythm),
  ]
  return found.filter((change) => !locked.some((span) => overlaps(span, change)))
}

const lengthOf = (text: string, { from, to }: TextSpan) => countWords(text.slice(from, to))

function partings(text: string, { from, to }: TextSpan): Change[] {
  const sentence = text.slice(from, to)
  // A list with semicolons is one thought.
  const isList = (sentence.match(/;/g) ?? []).length > 1 || /:/.test(sentence)
  const ways: [RegExp, (match: RegExpExecArray) => string][] = [
    [CONNECTED, ([, word]) => `. ${capitalised(word!.toLowerCase())}, `],
    [MORE_OF_IT, ([, word]) => `. ${capitalised(word!)}`],
    [BUT_THIS, ([, word]) => `. However, ${word} `],
    [AND_THIS, ([, word]) => `. ${capitalised(word!)} `],
    [SEMICOLON, ([, word]) => `. ${capitalised(word!)}`],
  ]
  return ways.flatMap(([pattern, put]) =>
    [...sentence.matchAll(pattern)]
      .filter(({ index, 0: words }) => {
        if (isList && pattern !== CONNECTED) return false
        const [left, right] = [sentence.slice(0, index), sentence.slice(index + words.length)]
        return (
          countWords(left) >= SHORTEST_PART && countWords(right) >= SHORTEST_PART - 1 && !opensClause(left)
        )
      })
      .map((match) => ({
        from: from + match.index,
        to: from + match.index + match[0].length,
        text: put(match),
        rule: 'shorter sentences',
        kind: 'split' as const,
      })),
  )
}

/** "Although …, and they …" depends on its beginning; a bracket or a quotation may be open. */
const opensClause = (left: string) =>
  /^(?:Although|While|If|When|Because|Since|As|Whereas|Unless|Even though)\b/.test(left) ||
  /\b(?:that|whether|because|although|if|which|who)\b[^,;]*$/.test(left)

function joinings(
  { text, sentences }: Paragraph,
  planned: readonly Change[],
  { joinUnder }: Rhythm,
): Change[] {
  const after = sentences.map((sentence) => {
    const own = planned.filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
    const moved = own.map((change) => ({
      ...change,
      from: change.from - sentence.from,
      to: change.to - sentence.from,
    }))
    return withChanges(text.slice(sentence.from, sentence.to), moved)
  })
  return sentences.slice(0, -1).flatMap((sentence, i) => {
    const next = sentences[i + 1]!
    const [one = '', two = ''] = [after[i], after[i + 1]]
    const pronoun = PRONOUN.exec(text.slice(next.from, next.to))?.[0].trim()
    const fits =
      pronoun !== undefined &&
      one.endsWith('.') &&
      two.endsWith('.') &&
      !/[,;:?!]/.test(one) &&
      countWords(one) <= joinUnder &&
      countWords(two) <= joinUnder &&
      !/^(?:It|This|These)\s+(?:\w+ly\s+)?(?:is|was|are|were)\s+(?:not|important|clear|likely)\b/.test(two)
    if (!fits) return []
    const to = next.from + pronoun.length
    return [
      {
        from: sentence.to - 1,
        to,
        text: `, and ${pronoun.toLowerCase()}`,
        rule: 'joined sentences',
        kind: 'joined' as const,
      },
    ]
  })
}
