/** What every statement about a document rests on. Without it, the study engine says nothing. */
export type Evidence = {
  /** The sentence, or the block itself where a block has no sentences (a table). */
  sentenceId: string
  page: number
  quote: string
}

type HandbookSource = { entryId: string; title: string; quote: string }

export type Source =
  | ({ kind: 'document' } & Evidence)
  | ({ kind: 'handbook' } & HandbookSource)
  | { kind: 'said'; quote: string }

/** One sentence with three tests in it is shown once. */
export const eachOnce = (evidence: readonly Evidence[]): Evidence[] => [
  ...new Map(evidence.map((one) => [`${one.sentenceId} ${one.quote}`, one])).values(),
]

export const evidenceOf = (sentence: { id: string; page: number; text: string }): Evidence => ({
  sentenceId: sentence.id,
  page: sentence.page,
  quote: sentence.text,
})
