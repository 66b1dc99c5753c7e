/** From a document that was read to an analysis, or to the sentence that says why there is none. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import { problemOf } from '#capabilities/documents/server/summarise.ts'
import type { Analysis } from '../contract.ts'
import { SAYS } from '../spec.ts'
import type { Analyser } from './analyser/analyser.ts'
import type { Outcome } from './outcome.ts'
import type { MakeOne } from './runner.ts'
import type { AnalysisRow } from './tables.ts'

/** Words an analysis anew; returns it as it is where that did not work. */
export type Narrate = (analysis: Analysis, row: AnalysisRow, signal: AbortSignal) => Promise<Analysis>

const gone: Outcome = { state: 'failed', code: 'document-gone', message: SAYS.documentGone }
const tooLittle: Outcome = { state: 'failed', code: 'too-little-text', message: SAYS.tooLittleText }

export const analysisMaker =
  (documents: Documents, analyser: Analyser, narrate: Narrate): MakeOne =>
  async (row, tell, signal) => {
    const document = row.documentId ? await documents.find(row.userId, row.documentId) : undefined
    if (!document) return gone
    const refusal = problemOf(document)
    if (refusal) return { state: 'failed', ...refusal }
    const book = await documents.bookPath(document)
    if (!book?.ok) {
      if (!(await documents.find(row.userId, document.id))) return gone
      throw new Error('The book of a document was not found.')
    }
    const task = { bookPath: book.value, document: { id: document.id, name: row.name, bytes: row.bytes } }
    const analysis = await analyser.analyse(task, (parts) => tell({ kind: 'analysing', ...parts }), signal)
    if (analysis === 'too-little-text') return tooLittle
    tell({ kind: 'wording' })
    return { state: 'completed', analysis: await narrate(analysis, row, signal) }
  }
