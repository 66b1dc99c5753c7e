/** The chips of one answer. A chip only ever refers to a place in the document, with the text at that place. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { placeOf } from '#product/place.ts'
import type { ChatSource } from '../../contract.ts'
import type { OpenDocument } from './task.ts'

export type Sources = {
  /** Its mark, and the chip if it is new; undefined when the quotation is not the text of the place. */
  mark(evidence: StudyEvidence): { mark: string; fresh: ChatSource[] } | undefined
}

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

export function sourcesOf({ row, model }: OpenDocument, before: readonly ChatSource[]): Sources {
  const known = new Map<string, number>()
  let last = before.length
  return {
    mark(evidence) {
      const place = placeIn(model, evidence)
      if (!place) return undefined
      const at = known.get(place.sentenceId)
      if (at !== undefined) return { mark: `[^${at}]`, fresh: [] }
      // Chips of another document may have come between.
      last = Math.max(last, before.length) + 1
      known.set(place.sentenceId, last)
      const source = { n: last, documentId: row.id, name: row.name, ...place }
      return { mark: `[^${last}]`, fresh: [source] }
    },
  }
}

type QuotedPlace = Pick<ChatSource, 'sentenceId' | 'page' | 'within' | 'recognised' | 'quote'>

/** The model's sentence or block with this id; or the heading with exactly this text. */
function placeIn(
  { sentences, blocks }: DocumentModel,
  { sentenceId, quote }: StudyEvidence,
): QuotedPlace | undefined {
  const sentence = sentences.find(({ id }) => id === sentenceId)
  const block = blocks.find(({ id }) => id === (sentence?.block ?? sentenceId))
  const text = sentence?.text ?? block?.text ?? ''
  const page = sentence?.page ?? block?.page
  const { recognised } = sentence ?? block ?? {}
  if (page !== undefined && textHolds(text, quote))
    return { sentenceId, ...placeOf({ page, within: block?.within, recognised }), quote: text }
  const heading = blocks.find(
    (one) => one.kind === 'heading' && lettersAndDigits(one.text) === lettersAndDigits(quote),
  )
  return heading && { sentenceId: heading.id, ...placeOf(heading), quote: heading.text }
}

/** The study reader drops invisible characters, and reads a table row by row. */
const textHolds = (text: string, quote: string) =>
  lettersAndDigits(quote) !== '' && lettersAndDigits(text).includes(lettersAndDigits(quote))
