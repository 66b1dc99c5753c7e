import { overlaps, type TextSpan } from '../text/change.ts'
import type { Paragraph } from '../text/read-prose.ts'
import { findOpenings } from './find-openings.ts'
import { findPhrases } from './find-phrases.ts'
import { findTails } from './find-tails.ts'
import { findWords } from './find-words.ts'
import type { Mark } from './mark.ts'

export const isOpening = ({ kind }: Mark) => kind === 'opening' || kind === 'connective'

/** Every mark of a paragraph, outside locked spans and without overlaps. */
export function findMarks({ text, sentences, locked }: Paragraph, rulesOff: readonly string[] = []): Mark[] {
  const off = new Set(rulesOff)
  const found = [
    ...sentences.flatMap((sentence) => openingsThatCanGo(text, sentence, locked, off)),
    ...sentences.flatMap((sentence) => findTails(text, sentence)),
    ...findPhrases(text),
    ...findWords(text),
  ].filter((mark) => !off.has(mark.rule) && !locked.some((span) => overlaps(span, mark)))
  const kept: Mark[] = []
  for (const mark of found) if (!kept.some((other) => overlaps(other, mark))) kept.push(mark)
  return kept.sort((a, b) => a.from - b.from)
}

/** The words that follow must be able to begin a sentence: no figure, and nothing that has to stay in lower case. */
function openingsThatCanGo(
  text: string,
  sentence: TextSpan,
  locked: readonly TextSpan[],
  off: ReadonlySet<string>,
): Mark[] {
  const found = findOpenings(text, sentence)
  const firstOff = found.findIndex(({ rule }) => off.has(rule))
  const openings = firstOff < 0 ? found : found.slice(0, firstOff)
  const last = openings.at(-1)
  if (!last) return []
  const next = text[last.to] ?? ''
  const isLocked = locked.some(({ from, to }) => from <= last.to && last.to < to)
  const canBegin = /\p{Lu}/u.test(next) || (/\p{Ll}/u.test(next) && !isLocked)
  return canBegin || last.choices[0] !== '' ? openings : openings.slice(0, 0)
}
