/**
 * Documents as the rest of the server uses them. Every call takes the person too: another user's document is treated as
 * nonexistent.
 */

import { eq } from 'drizzle-orm'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { hours } from '#kit/time.ts'
import type { DocumentProblem, PagePicture } from '#ports/document-text/document-text.ts'
import type { Services } from '#ports/services.ts'
import { arrivalProblem } from '../spec.ts'
import { documentCache } from './document-cache.ts'
import { findOwnDocument, listOwnDocuments, readingLeases, removeRow } from './document-rows.ts'
import { type FoundPassage, passagesIn } from './passages.ts'
import { readings } from './reading/reading.ts'
import { localUploadStore } from './receiving/local-upload-store.ts'
import { sharedUploadStore } from './receiving/shared-upload-store.ts'
import { storeTrouble } from './receiving/storage-problem.ts'
import { uploads } from './receiving/uploads.ts'
import type { StoredDocument } from './stored-document.ts'
import { type DocumentRow, documents as table } from './tables.ts'

export type DocumentAbsent = Problem<'not-found'>
export type Documents = ReturnType<typeof openDocuments>

export function openDocuments(services: Services) {
  const { db, files, documentText, now } = services
  const cache = documentCache(files)
  const onTrouble = storeTrouble(services)
  const arriving = files.shared ? sharedUploadStore(services) : localUploadStore(services)
  const reading = readings(services, { arriving, cache, onTrouble })
  const arrival = uploads(services, { arriving, startReading: (row) => void reading.start(row), onTrouble })
  const absent = () => failed(arrivalProblem('not-found'))

  /** Called often, written rarely: an accuracy of one hour is enough for thirty days. */
  async function touch(row: DocumentRow): Promise<void> {
    if (now().getTime() - row.lastUsedAt.getTime() < hours(1)) return
    await db.update(table).set({ lastUsedAt: now() }).where(eq(table.id, row.id))
  }

  async function openBook(
    userId: string,
    id: string,
  ): Promise<Result<StoredDocument & { row: DocumentRow }, DocumentAbsent>> {
    const row = await findOwnDocument(db, userId, id)
    if (row?.status !== 'ready' || !row.bookName) return absent()
    const book = await cache.open(row.bookName)
    if (!book) return absent()
    await touch(row)
    return ok({ ...book, row })
  }

  async function pagePicture(
    row: DocumentRow,
    page: number,
    width: number,
    signal?: AbortSignal,
  ): Promise<Result<PagePicture, DocumentProblem | DocumentAbsent>> {
    const local = row.storedName ? await files.localPath(row.storedName) : undefined
    if (!local?.ok) return absent()
    await touch(row)
    return documentText.renderPage({ path: local.value, page, width, ...(signal ? { signal } : {}) })
  }

  /** The row goes first: from then on the document cannot be opened, whatever happens to the files. */
  async function forgetRow(
    row: DocumentRow,
    connection: Parameters<typeof removeRow>[0] = db,
  ): Promise<void> {
    const pieces = row.status === 'ready' ? [] : await arriving.storedNames(row.id, connection)
    await removeRow(connection, row.id)
    await reading.stop(row.id)
    for (const name of [row.storedName, row.bookName, ...pieces]) if (name) await files.forget(name)
    if (row.bookName) cache.putAway(row.bookName)
  }

  return {
    admit: arrival.takeWhole,
    arrival,
    reading,
    waiting: () => readingLeases.waiting(db, now()),
    /** A file on this machine that `readBook` reads, for threads that open it themselves. */
    bookPath: (row: DocumentRow) => (row.bookName ? files.localPath(row.bookName) : undefined),
    /** The file itself, as it was sent. */
    filePath: (row: DocumentRow) => (row.storedName ? files.localPath(row.storedName) : undefined),
    pagePicture,
    forgetRow,
    find: (userId: string, id: string) => findOwnDocument(db, userId, id),
    list: (userId: string) => listOwnDocuments(db, userId),
    model: async (userId: string, id: string) => {
      const book = await openBook(userId, id)
      return book.ok ? ok(book.value.model) : book
    },
    openBook,

    async passages(
      userId: string,
      id: string,
      question: string,
      limit = 10,
    ): Promise<Result<FoundPassage[], DocumentAbsent>> {
      const opened = await openBook(userId, id)
      if (!opened.ok) return opened
      return ok(passagesIn(opened.value, question, limit))
    },

    async forget(userId: string, id: string): Promise<boolean> {
      const row = await findOwnDocument(db, userId, id)
      if (row) await forgetRow(row)
      return row !== undefined
    },
  }
}
