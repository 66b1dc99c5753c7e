/** From a document that was read to a deck, or to the sentence that says why there is none. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { problemOf } from '#capabilities/documents/server/summarise.ts'
import type { CloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import { MAKING, SAYS } from '../spec.ts'
import { withFigures } from './figures.ts'
import type { DeckMaker } from './making/deck-maker.ts'
import type { Outcome } from './outcome.ts'
import type { MakeOne } from './runner.ts'

const gone: Outcome = { state: 'failed', code: 'document-gone', message: SAYS.documentGone }
const tooLittle: Outcome = { state: 'failed', code: 'too-little-text', message: SAYS.tooLittleText }

export const presentationMaker =
  (documents: Documents, maker: DeckMaker, closeReader: CloseReader): MakeOne =>
  async (row, onStep, signal) => {
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    if (!document) return gone
    const refusal = problemOf(document)
    if (refusal) return { state: 'failed', ...refusal }
    const book = await documents.bookPath(document)
    const isGone = async () => !(await documents.find(row.userId, document.id))
    if (!book?.ok) {
      if (await isGone()) return gone
      throw new Error('The book of a document was not found.')
    }
    const { read, line } = await closeReader.read({
      userId: row.userId,
      documentId: document.id,
      bookPath: book.value,
      assistant: 'slides',
      signal: AbortSignal.any([signal, AbortSignal.timeout(MAKING.closeReadingAtMost)]),
    })
    if (await isGone()) return gone
    const deck = await maker.make({ bookPath: book.value, format: row.format, read }, onStep, signal)
    if (deck === 'too-little') return tooLittle
    const whole = await withFigures(documents, document, deck, signal)
    return { state: 'completed', deck: { ...whole, ...(line && { note: line }) } }
  }
