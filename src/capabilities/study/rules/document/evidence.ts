import { type Place, placeOf } from '#product/place.ts'

/** The evidence behind every statement about a document. Without it, the study engine says nothing. */
export type StudyEvidence = Place & {
  /** The sentence, or the block itself if it has no sentences (a table). */
  sentenceId: string
  quote: string
}

type HandbookSource = { entryId: string; title: string; quote: string }

export type StudySource =
  | ({ kind: 'document' } & StudyEvidence)
  | ({ kind: 'handbook' } & HandbookSource)
  | { kind: 'said'; quote: string }

/** What is shown of a place: another row of the same table is another one. */
export const keyOfPlace = ({ sentenceId, quote }: StudyEvidence): string => `${sentenceId} ${quote}`

/** One sentence with three tests in it is shown once. */
export const eachOnce = <Shown extends StudyEvidence>(evidence: readonly Shown[]): Shown[] => [
  ...new Map(evidence.map((one) => [keyOfPlace(one), one])).values(),
]

type PlacedSentence = Place & { id: string; text: string }

export const evidenceOf = ({ id, text, ...place }: PlacedSentence): StudyEvidence => ({
  sentenceId: id,
  ...placeOf(place),
  quote: text.replace(MARK_OF_LIST, ''),
})
/** The dot or the number before an entry of a list is no word of it. */
const MARK_OF_LIST = /^\s*(?:[*•●○▪◦–—-]\s+|\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)]\s+)(?=[\p{L}“"‘'(])/u
