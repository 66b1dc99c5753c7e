/** A figure that the work contradicts elsewhere is not shown without that: the other place stands beside it. */
import { heaviestComparisons } from '../compare/heaviest.ts'
import type { OpenStudy } from '../open-study.ts'
import type { AnswerSegment } from './answer-segment.ts'
import { quote, toldSegment } from './segments.ts'

/** An overview is no answer about one figure. */
const MOST_SHOWN = 5
const MOST_COMPARED = 50

export function* withContradiction(
  segments: Iterable<AnswerSegment>,
  study: OpenStudy | undefined,
): Generator<AnswerSegment, void, undefined> {
  const texts: string[] = []
  const shown = new Map<string, string>()
  for (const segment of segments) {
    yield segment
    texts.push(segment.text)
    const [source] = segment.sources
    if (segment.kind === 'quote' && source?.kind === 'document') shown.set(source.sentenceId, source.quote)
  }
  if (
    !study ||
    shown.size === 0 ||
    shown.size > MOST_SHOWN ||
    ![...shown.values()].some((said) => /\d/.test(said))
  )
    return
  const found = heaviestComparisons(study, MOST_COMPARED).find(({ says, here, there }) => {
    const [one, other] = [shown.get(here.place.sentenceId), there.place && shown.get(there.place.sentenceId)]
    const isHalfShown = there.place !== null && (one === undefined) !== (other === undefined)
    return (
      isHalfShown &&
      (one === undefined ? isIn(other, there.figure) : isIn(one, here.figure)) &&
      !texts.some((text) => text.includes(says))
    )
  })
  if (!found) return
  const { here, there } = found
  yield toldSegment(found.says)
  const other = shown.has(here.place.sentenceId) ? there.place : here.place
  if (other) yield quote(other)
}

/** Its first number, whole. */
const isIn = (said: string | null | undefined, figure: string) => {
  const number = /\d[\d.,]*\d|\d/.exec(figure)?.[0]
  return number !== undefined && said?.match(/\d[\d.,]*\d|\d/g)?.includes(number) === true
}
