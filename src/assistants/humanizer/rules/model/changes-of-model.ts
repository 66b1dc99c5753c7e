/**
 * A model's text, sentence by sentence through the same gate as the built-in rewriter's own changes. Where a sentence's meaning
 * has changed, the built-in rewriter's is used instead, or the student's own.
 */
import { withoutInvisible } from '#kit/invisible.ts'
import { saysTheSame } from '../rewrite/gate.ts'
import { rewrite } from '../rewrite/rewrite.ts'
import type { Settings } from '../settings.ts'
import { type Change, covers, overlaps, type TextSpan } from '../text/change.ts'
import { readProse } from '../text/read-prose.ts'
import { alignSentences } from './align-sentences.ts'
import { wordChanges } from './word-changes.ts'

type Sentence = TextSpan & { paragraph: number }

export function changesOfModel(
  given: string,
  written: string,
  settings: Settings,
): { changes: Change[]; turnedDown: number } {
  const paragraphs = readProse(given, settings.terms)
  const sentences: Sentence[] = paragraphs.flatMap(({ from, sentences: own }, paragraph) =>
    own.map((span) => ({ from: span.from + from, to: span.to + from, paragraph })),
  )
  const locked = paragraphs.flatMap(({ from, locked: own }) =>
    own.map((span) => ({ from: span.from + from, to: span.to + from })),
  )
  const answers = readProse(withoutInvisible(written)).flatMap(({ text, sentences: own }) =>
    own.map(({ from, to }) => text.slice(from, to)),
  )
  const builtIn = rewrite(given, settings).changes
  const changes: Change[] = []
  let turnedDown = 0
  for (const {
    given: [i, toI],
    written: [j, toJ],
  } of alignSentences(
    sentences.map(({ from, to }) => given.slice(from, to)),
    answers,
  )) {
    const [first, last] = [sentences[i], sentences[toI - 1]]
    // A sentence matching none of the student's adds new content.
    if (!first || !last || toI === i) {
      turnedDown += 1
      continue
    }
    const span = { from: first.from, to: last.to }
    const before = given.slice(span.from, span.to)
    const after = answers.slice(j, toJ).join(' ')
    const kept = locked.filter((one) => overlaps(one, span)).map(({ from, to }) => given.slice(from, to))
    if (after !== '' && first.paragraph === last.paragraph && saysTheSame(before, after, kept)) {
      changes.push(
        ...wordChanges(before, after).map((change) => ({
          ...change,
          from: change.from + span.from,
          to: change.to + span.from,
        })),
      )
    } else {
      turnedDown += 1
      changes.push(...builtIn.filter((change) => covers(span, change)))
    }
  }
  return { changes: changes.sort((a, b) => a.from - b.from), turnedDown }
}
