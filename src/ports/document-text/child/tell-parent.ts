import type { DocumentModel } from '#product/document-model.ts'
import { Refusal } from '../safety/refusal.ts'
import type { FromChild, ListField } from './messages.ts'

const ITEMS_IN_A_PART = 250
const LISTS: ListField[] = ['pages', 'sections', 'blocks', 'sentences', 'figures']

export const sendToParent = (message: FromChild): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!process.send) return reject(new Error('started without a parent'))
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })

export async function tellModel(model: DocumentModel): Promise<void> {
  for (const field of LISTS) {
    const items: unknown[] = model[field]
    for (let at = 0; at < items.length; at += ITEMS_IN_A_PART)
      await sendToParent({ type: 'part', field, json: JSON.stringify(items.slice(at, at + ITEMS_IN_A_PART)) })
  }
  await sendToParent({
    type: 'model',
    model: { ...model, pages: [], sections: [], blocks: [], sentences: [], figures: [] },
  })
}

export async function tellFailure(error: unknown): Promise<void> {
  const code =
    error instanceof Refusal ? error.code : outOfMemory(error) ? 'too-much-memory' : 'reader-failed'
  await sendToParent({
    type: 'failed',
    code,
    detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
}

/** PDFium runs out of its memory before we do; it reports that with a trap or an abort. */
const outOfMemory = (error: unknown) =>
  error instanceof RangeError
    ? /array buffer|memory|string length/i.test(error.message)
    : /out of memory|abort\(OOM/i.test(String(error))
