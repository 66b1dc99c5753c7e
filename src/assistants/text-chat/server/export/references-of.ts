/** Works cited by the quoted sentences, from the documents' own lists: the reference list of an export, in the student's style. */
import { forWorker } from '#capabilities/study/server/worker/for-worker.ts'
import type { ChatSource } from '../../contract.ts'
import type { TextChat } from '../text-chat.ts'

export async function referencesOf(
  { documents, closeReader, studyWorker }: Pick<TextChat, 'documents' | 'closeReader' | 'studyWorker'>,
  userId: string,
  sources: readonly ChatSource[],
): Promise<string[]> {
  const entries = new Set<string>()
  for (const [documentId, some] of Map.groupBy(sources, (source) => source.documentId)) {
    const book = await documents.openBook(userId, documentId)
    // Deleted in the meantime: the quotations are kept, its list is not.
    if (!book.ok) continue
    const read = await closeReader.known(userId, documentId)
    const sentences = some.map(({ sentenceId }) => sentenceId)
    const found = await studyWorker.references(sentences, { document: forWorker(book.value, read) })
    for (const entry of found ?? []) entries.add(entry.replace(/\s+/g, ' ').trim())
  }
  // A single document keeps the order of its list; several are merged into one.
  const isOne = new Set(sources.map(({ documentId }) => documentId)).size === 1
  return isOne ? [...entries] : [...entries].sort((a, b) => a.localeCompare(b, 'en'))
}
