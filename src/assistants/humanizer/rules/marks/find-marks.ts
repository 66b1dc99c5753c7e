import { overlaps, type TextSpan } from '../text/change.ts'
import type { Paragraph } from '../text/read-prose.ts'
import { findOpenings } from './find-openings.ts'
import { findPhrases } from './find-phrases.ts'
import { findWords } from './find-words.ts'
import type { Mark } from './mark.ts'

export const isOpening = ({ kind }: Mark) => kind === 'opening' || kind === 'connective'

/** Their plainer words claim less: "a crucial role" is more than an important part. */
const WEAKENING = new Set([
  'crucial',
  'vital',
  'a crucial aspect of',
  'paramount importance',
  'of paramount importance',
  'cannot be overstated',
  'paramount',
  'imperative',
])
/** What somebody else has claimed is repeated as it was claimed. */
const REPORTS =
  /[([][^()[\]]*\b(?:19|20)\d\d[a-z]?\b[^()[\]]*[)\]]|\[\d+(?:[,–-]\s?\d+)*\]|\bet al\b|\baccording to\b|\b(?:conclud|report|argu|stat|not|found|find|show|suggest|reveal|indicat|observ|establish)\w* that\b/i

/** Every mark of a paragraph, outside locked spans and without overlaps. */
export function findMarks({ text, sentences, locked }: Paragraph, rulesOff: readonly string[] = []): Mark[] {
  const off = new Set(rulesOff)
  const found = [
    ...sentences.flatMap((sentence) => openingsThatCanGo(text, sentence, locked, off)),
    ...findPhrases(text),
    ...findWords(text),
  ].filter(
    (mark) =>
      !weakens(text, sentences, mark) && !off.has(mark.rule) && !locked.some((span) => overlaps(span, mark)),
  )
  const kept: Mark[] = []
  for (const mark of found) if (!kept.some((other) => overlaps(other, mark))) kept.push(mark)
  return kept.sort((a, b) => a.from - b.from)
}

const weakens = (text: string, sentences: readonly TextSpan[], mark: Mark) =>
  WEAKENING.has(mark.rule) &&
  sentences.some(({ from, to }) => from <= mark.from && mark.to <= to && REPORTS.test(text.slice(from, to)))

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
