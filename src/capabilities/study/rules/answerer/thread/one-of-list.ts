/** "Explain the third one": of the list that was shown, this one, with what the work says on it. */
import { contentStems } from '#kit/text/content-stems.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf, keyOfPlace } from '../../document/evidence.ts'
import type { OpenStudy } from '../../open-study.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { lookUpIn } from '../look-up/look-up.ts'
import { numberedAsked } from '../numbered.ts'
import { findPart, tellingOf } from '../parts/parts.ts'
import { quote, toldSegment } from '../segments.ts'
import type { AnswerBefore } from './told-before.ts'

const NUMBERED = /\b(objective|research question|hypothes[ie]s)/i
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const MOST_SAID = 3

/** `nth` from 0; -1 is the last. Nothing where no list of so many was shown. */
export function oneOfList(nth: number, told: readonly AnswerBefore[], study: OpenStudy): AnswerSegment[] {
  const last = told.findLast(({ segments }) => segments.filter(isEntry).length > Math.max(1, nth))
  const entry = last?.segments.filter(isEntry).at(nth)
  const [place] = entry?.sources ?? []
  if (!last || !entry || place?.kind !== 'document') return []
  const kind = NUMBERED.exec(last.question)?.[1]
  const numbered = kind && nth >= 0 ? numberedAsked(`what is the ${ORDINALS[nth]} ${kind}`, study) : []
  const shown = numbered.length > 0 ? numbered.map((one) => quote(one)) : [entry]
  const { reading } = study
  const section = reading.signposts.find(
    ({ id, kind }) => id === place.sentenceId && kind === 'heading',
  )?.section
  const part = section && findPart(reading, { by: 'title', id: section, words: place.quote })
  if (part) {
    const told = tellingOf(part, MOST_SAID)
    if (told.length > 0)
      return [
        toldSegment(STUDY_SENTENCES.sectionSays(part.title)),
        ...told.map((one) => quote(evidenceOf(one))),
      ]
  }
  const own = new Set(contentStems(place.quote))
  const more = lookUpIn(study, `what did the study find about ${place.quote}`)
    .evidence.filter((one) => keyOfPlace(one) !== keyOfPlace(place))
    .filter((one) => contentStems(one.quote).filter((stem) => own.has(stem)).length >= LEAST_SHARED)
    .slice(0, 2)
  return [
    ...shown,
    ...(more.length > 0 ? [toldSegment(STUDY_SENTENCES.saysOnIt), ...more.map((one) => quote(one))] : []),
  ]
}
const LEAST_SHARED = 3
const isEntry = ({ kind }: AnswerSegment) => kind === 'quote' || kind === 'question'
