/** A CV or a manual has no aim and no result: its kind, its length, and a few of its own sentences. */
import type { OpenStudy } from '#capabilities/study/rules/open-study.ts'
import { pagesWords } from '#product/place.ts'
import { KIND_NAMES } from '../words/kinds.ts'
import { type Point, point, withoutRepeats } from '../words/point.ts'
import { isWholeSentence } from '../words/whole-sentence.ts'
import { capitalised, quotedExcerpt } from '../words/wording.ts'

const MOST = 4

export function plainSummary(study: OpenStudy): Point[] {
  const { kind } = study.documentType()
  const said = study
    .summary()
    .filter(({ evidence }) => isWholeSentence(evidence.quote))
    .slice(0, MOST)
    .map(({ evidence }) => point(`It says: ${quotedExcerpt(evidence.quote)}`, evidence))
  return withoutRepeats([
    point(`${capitalised(KIND_NAMES[kind])}, ${pagesWords(study.reading.pages, study.reading.paged)}.`),
    ...said,
  ])
}
