/** The last gate: a quotation of a sentence that is not in the document never reaches the screen. */
import type { StudyEvidence } from '#capabilities/study/rules/document/evidence.ts'
import type { ReadDocument } from '#capabilities/study/rules/document/reading.ts'

export type Holds = (evidence: StudyEvidence) => boolean

export function holderOf({ sentences, blocks }: ReadDocument): Holds {
  const texts = new Map(
    [...sentences, ...blocks].map(({ id, page, text }) => [id, { page, text: singleSpaced(text) }]),
  )
  return ({ sentenceId, page, quote }) => {
    const place = texts.get(sentenceId)
    return (
      place !== undefined &&
      place.page === page &&
      quote.trim() !== '' &&
      place.text.includes(singleSpaced(quote))
    )
  }
}

const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** A check rests on its figures; a quotation that cannot be shown is dropped from it. */
export const withHeldQuotes = <Held extends { evidence: StudyEvidence[] }>(
  all: readonly Held[],
  holds: Holds,
): Held[] => all.map((one) => ({ ...one, evidence: one.evidence.filter(holds) }))

export const isHeld =
  (holds: Holds) =>
  ({ evidence }: { evidence: readonly StudyEvidence[] }): boolean =>
    evidence.every(holds)

export const grounded = <Held extends { evidence: StudyEvidence[] }>(
  all: readonly Held[],
  holds: Holds,
): Held[] => all.filter(isHeld(holds))
