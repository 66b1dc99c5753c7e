/** From a document that was read to a deck, or to the sentence that says why there is none. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { problemOf } from '#capabilities/documents/server/summarise.ts'
import { SAYS } from '../spec.ts'
import type { DeckMaker } from './making/deck-maker.ts'
import type { Outcome } from './outcome.ts'
import type { MakeOne } from './runner.ts'

const gone: Outcome = { state: 'failed', code: 'document-gone', message: SAYS.documentGone }
const tooLittle: Outcome = { state: 'failed', code: 'too-little-text', message: SAYS.tooLittleText }

export const presentationMaker =
  (documents: Documents, maker: DeckMaker): MakeOne =>
  async (row, onStep, signal) => {
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    if (!document) return gone
    const refusal = problemOf(document)
    if (refusal) return { state: 'failed', ...refusal }
    const book = await documents.bookPath(document)
    if (!book?.ok) {
      if (!(await documents.find(row.userId, document.id))) return gone
      throw new Error('The book of a document was not found.')
    }
    const deck = await maker.make({ bookPath: book.value, format: row.format }, onStep, signal)
    return deck === 'too-little' ? tooLittle : { state: 'completed', deck }
  }
