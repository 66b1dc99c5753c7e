import type { SectionPlace } from '#product/document-model.ts'

/** What every statement about a document rests on. Without it, the study engine says nothing. */
export type Evidence = {
  /** The sentence, or the block itself where a block has no sentences (a table). */
  sentenceId: string
  page: number
  /** How it is cited where the file has no pages of its own. */
  within?: SectionPlace | undefined
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

type Placed = { id: string; page: number; within?: SectionPlace | undefined; text: string }

export const evidenceOf = ({ id, page, within, text }: Placed): Evidence => ({
  sentenceId: id,
  page,
  ...(within && { within }),
  quote: text,
})
