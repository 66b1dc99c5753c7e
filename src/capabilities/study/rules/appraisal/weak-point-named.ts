/** A weak point that the question speaks of, by its figures or its own words: "is it three or four replications, I wrote both". */
import { contentStems } from '#kit/text/content-stems.ts'
import { isCommon } from '../text/common-words.ts'
import { NUMBER_IN_WORDS, readNumberWords } from '../text/number-words.ts'
import { type AdvicePart, says } from './advice-part.ts'
import type { Appraisal, WeakPoint } from './appraised.ts'

const IN_WORDS = new RegExp(`\\b${NUMBER_IN_WORDS}\\b`, 'gi')
const figuresSpoken = (text: string): Set<string> =>
  new Set(
    (
      text.replace(IN_WORDS, (words) => String(readNumberWords(words))).match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ??
      []
    ).map((one) => one.replace(/,/g, '')),
  )
/** In every sentence on figures. */
const OF_FIGURES = new Set(
  contentStems(
    'table figure number row line text page method result respondent study total count value percent give abstract find place print compute',
  ),
)
const ENOUGH = 3
const TELLING_FIGURE = 10
const OF_A_SHARE = /%|\bper ?cent/i

export function onWeakPointNamed({ weak, title }: Appraisal, question: string): AdvicePart[] | undefined {
  const subject = new Set(contentStems(title))
  const figures = figuresSpoken(question)
  const stems = [...new Set(contentStems(question))].filter(
    (stem) => /\p{L}{3}/u.test(stem) && !isCommon(stem) && !OF_FIGURES.has(stem) && !subject.has(stem),
  )
  const rated = weak
    .map((point) => ({ point, rate: rateOf(point, question, figures, stems) }))
    .toSorted((a, b) => b.rate - a.rate)
  const [best] = rated
  if (!best || best.rate < ENOUGH) return undefined
  const { says: text, next, detail, limit } = best.point
  return [
    says(`I found this on it: ${text}`),
    says(/ and /.test(detail) ? detail : ''),
    says(next),
    says(
      limit
        ? `If they ask, say it yourself: “${limit}.”`
        : 'If they ask before it is mended: say that you have seen it, which of the two is right, and what it changes.',
    ),
  ].filter((part) => part.says !== '')
}

function rateOf(
  { says: text, detail, about }: WeakPoint,
  question: string,
  figures: ReadonlySet<string>,
  stems: readonly string[],
): number {
  const own = new Set(contentStems(`${text} ${detail}`))
  const shown =
    about === 'figures'
      ? figuresSpoken(
          `${text} ${detail}`.replace(/\((?:page|p\.)[^)]*\)|paragraph \d+|\b\d+(?:\.\d+)+\.? [A-Z]/g, ' '),
        )
      : new Set<string>()
  const shared = [...figures].filter((one) => shown.has(one))
  // A percentage is told of one thing.
  if (
    OF_A_SHARE.test(question) &&
    shared.some((one) => Number(one) >= TELLING_FIGURE && text.includes(`${one}%`))
  )
    return ENOUGH
  const ofFigures = shared.reduce((sum, one) => sum + (Number(one) >= TELLING_FIGURE ? 2 : 1), 0)
  const ofWords = stems.filter((stem) => own.has(stem)).length
  // One small figure is in every sentence; two that disagree are the point.
  return ofWords + shared.length < 2 ? 0 : ofFigures + ofWords + (shared.length > 1 ? 1 : 0)
}
