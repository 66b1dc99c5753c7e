/** "Who said that?", "give me a quote": whose words the answer before was made of. */
import { contentStems } from '#kit/text/content-stems.ts'
import { placeWords } from '#product/place.ts'
import { STUDY_SENTENCES } from '../../../spec.ts'
import { evidenceOf } from '../../document/evidence.ts'
import { isProse } from '../../document/reading.ts'
import type { OpenStudy } from '../../open-study.ts'
import { readQuestion } from '../../summarisation/asked.ts'
import type { AnswerSegment } from '../answer-segment.ts'
import { OF_OTHERS } from '../look-up/held-lines.ts'
import { quote, toldSegment } from '../segments.ts'
import { SPOKEN } from '../spoken-of.ts'
import { type AnswerBefore, shownPlaces } from './told-before.ts'

const MOST = 2

/** The sentence that names a source or lets somebody speak; else it is the author's own. */
export function whoSaidIt(last: AnswerBefore, study: OpenStudy): AnswerSegment[] {
  const places = shownPlaces(last)
  const [first] = places
  if (!first) return []
  const byOthers = places
    .filter(({ quote: said }) => OF_OTHERS.test(said) || SPOKEN.test(said))
    .slice(0, MOST)
  if (byOthers.length === 0) return [toldSegment(STUDY_SENTENCES.ownWords(placeWords(first)))]
  const { sentences } = study.reading
  return [
    toldSegment(STUDY_SENTENCES.namesSpeaker),
    ...byOthers.flatMap((place) => {
      // Who speaks is often named in the sentence before.
      const at = sentences.findIndex(({ id }) => id === place.sentenceId)
      const before = sentences[at - 1]
      const isBeside = before && before.section === sentences[at]?.section && SPOKEN.test(place.quote)
      return [...(isBeside ? [quote(evidenceOf(before))] : []), quote(place)]
    }),
  ]
}

/** What somebody is quoted as saying on it, else that every answer is one. */
export function quotationOf(last: AnswerBefore, { reading }: OpenStudy): AnswerSegment[] {
  const places = shownPlaces(last)
  if (places.length === 0) return []
  const sections = new Set(
    places.flatMap(({ sentenceId }) => reading.sentences.find(({ id }) => id === sentenceId)?.section ?? []),
  )
  const topics = readQuestion(last.question).words.filter(({ weighs }) => weighs === 'topic')
  const spoken = reading.sentences.filter((one) => {
    if (!isProse(one) || !SPOKEN.test(one.text)) return false
    const held = new Set(contentStems(one.text))
    return (
      sections.has(one.section) ||
      (topics.length > 0 && topics.every(({ stems }) => [...stems].some((each) => held.has(each))))
    )
  })
  if (spoken.length > 0)
    return [
      toldSegment(STUDY_SENTENCES.spokenOnIt),
      ...spoken.slice(0, MOST).map((one) => quote(evidenceOf(one))),
    ]
  return [toldSegment(STUDY_SENTENCES.wereQuotations), ...places.slice(0, MOST).map((one) => quote(one))]
}
