/**
 * Documents as the rest of the server uses them. Every call takes the person too: another user's document is treated as
 * nonexistent.
 */

import { existsSync } from 'node:fs'
import { rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { failed, ok, type Problem, type Result } from '#kit/result.ts'
import { hours, minutes } from '#kit/time.ts'
import type { DocumentProblem, PagePicture } from '#ports/document-text/document-text.ts'
import type { Services } from '#ports/services.ts'
import type { Place } from '#product/place.ts'
import { search } from '../rules/search.ts'
import { arrivalProblem } from '../spec.ts'
import { documentCache } from './document-cache.ts'
import { findOwnDocument, listOwnDocuments, readingLeases, removeRow } from './document-rows.ts'
import { readingAnew } from './reading/read-anew.ts'
import { readings } from './reading/reading.ts'
import { receive, receivedSize } from './receiving/receive.ts'
import { sharedUploadStore } from './receiving/shared-upload-store.ts'
import type { UploadStore } from './receiving/upload-store.ts'
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
  const anew = readingAnew(services, cache)
  const absent = () => failed(arrivalProblem('not-found'))

  /** Called often, written rarely: an accuracy of one hour is enough for thirty days. */
  async function touch(row: DocumentRow): Promise<void> {
    if (now().getTime() - row.lastUsedAt.getTime() < hours(1)) return
    await db.update(table).set({ lastUsedAt: now() }).where(eq(table.id, row.id))
  }

  async function openStored(
    userId: string,
    id: string,
    /** What can be read before its scanned pages are is enough. */
    { fromBeginning = false } = {},
  ): Promise<Result<StoredDocument & { row: DocumentRow }, DocumentAbsent>> {
    const row = await findOwnDocument(db, userId, id)
    const isOpen = row?.status === 'ready' || (fromBeginning && row?.status === 'reading')
    if (!row || !isOpen || !row.readingName) return absent()
    const stored =
      (await cache.open(row.readingName)) ??
      (row.status === 'ready' ? (await anew.read(row))?.stored : undefined)
    if (!stored) return absent()
    await touch(row)
    return ok({ ...stored, row })
  }

  async function pagePicture(
    row: DocumentRow,
    page: number,
    width: number,
    signal?: AbortSignal,
  ): Promise<Result<PagePicture, DocumentProblem | DocumentAbsent>> {
    const path = await filePathOf(row, files, arriving)
    if (path === undefined) return absent()
    await touch(row)
    return documentText.renderPage({ path, page, width, ...(signal ? { signal } : {}) })
  }

  /** The row goes first: from then on the document cannot be opened, whatever happens to the files. */
  async function forgetRow(
    row: DocumentRow,
    connection: Parameters<typeof removeRow>[0] = db,
  ): Promise<void> {
    const pieces = row.status === 'ready' ? [] : await arriving.storedNames(row.id, connection)
    await removeRow(connection, row.id)
    await reading.stop(row.id)
    for (const name of [row.storedName, row.readingName, ...pieces]) if (name) await files.forget(name)
    if (row.readingName) cache.putAway(row.readingName)
  }

  return {
    admit: arrival.takeWhole,
    arrival,
    reading,
    waiting: () => readingLeases.waiting(db, now()),
    /** A file on this machine that `readStoredDocument` reads, for threads that open it themselves. */
    /** Of a stored document in today's form: threads read it by themselves. */
    storedPath: async (row: DocumentRow) => {
      if (!row.readingName) return undefined
      const isCurrent = await cache.isCurrent(row.readingName)
      const readingName = isCurrent ? row.readingName : (await anew.read(row))?.readingName
      return readingName === undefined ? undefined : files.localPath(readingName)
    },
    /** The file itself, as it was sent. */
    filePath: (row: DocumentRow) => (row.storedName ? files.localPath(row.storedName) : undefined),
    pagePicture,
    forgetRow,
    find: (userId: string, id: string) => findOwnDocument(db, userId, id),
    list: (userId: string) => listOwnDocuments(db, userId),
    model: async (userId: string, id: string) => {
      const stored = await openStored(userId, id)
      return stored.ok ? ok(stored.value.model) : stored
    },
    openStored,

    async passages(
      userId: string,
      id: string,
      question: string,
      limit = 10,
    ): Promise<Result<FoundPassage[], DocumentAbsent>> {
      const opened = await openStored(userId, id)
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

/** Stored, or still where it arrived while it is read on this server. */
async function filePathOf(
  { id, status, storedName }: DocumentRow,
  files: Services['files'],
  arriving: Pick<UploadStore, 'pathOf'>,
): Promise<string | undefined> {
  if (storedName === null) {
    const arrived = arriving.pathOf(id)
    return status === 'reading' && existsSync(arrived) ? arrived : undefined
  }
  const local = await files.localPath(storedName)
  return local.ok ? local.value : undefined
}

/** The passages of a document that answer a question, each with its place. */
type FoundPassage = Place & {
  section: string
  text: string
  /** Ids; empty if a table was found. */
  sentences: string[]
  /** The one that answers best. */
  best: string | undefined
  score: number
}

function passagesIn({ model, index }: StoredDocument, question: string, limit: number): FoundPassage[] {
  const titles = new Map(model.sections.map((section) => [section.id, section.title]))
  const sentencesById = new Map(model.sentences.map((sentence) => [sentence.id, sentence]))
  const places = new Map(model.blocks.map((block) => [block.id, block.within]))
  const withinOf = (sentence: string) => places.get(sentence.replace(/\.\d+$/, ''))
  return search(index, question, limit).map(
    ({ bestSentence, section, sentences, text, score, ...first }) => ({
      page: sentencesById.get(bestSentence)?.page ?? first.page,
      within: withinOf(bestSentence) ?? first.within,
      recognised: sentencesById.get(bestSentence)?.recognised,
      section: titles.get(section) ?? '',
      text: text.replaceAll('\n', ' '),
      sentences,
      best: bestSentence || undefined,
      score: Math.round(score * 1000) / 1000,
    }),
  )
}

/** One machine, or several programs on one disk: the file grows at its final path. */
function localUploadStore({ files }: Pick<Services, 'files'>): UploadStore {
  const pathOf = (id: string) => join(files.workFolder, id)
  const putAway = (id: string) => rm(pathOf(id), { force: true })
  return {
    pathOf,
    prepare: (id) => writeFile(pathOf(id), '', { mode: 0o600 }),
    arrivedSoFar: (id) => receivedSize(pathOf(id)),
    async take(id, stream, { offset, limit }) {
      const received = await receive(files, stream, { path: pathOf(id), offset, limit })
      if (received.end === 'too-large') await truncate(pathOf(id), offset)
      return received
    },
    bring: (id) => receivedSize(pathOf(id)),
    storedNames: async () => [],
    putAway,
    letGo: putAway,
  }
}

/** One line in ten minutes, however many uploads meet the same full disk. */
function storeTrouble({ log, now }: Pick<Services, 'log' | 'now'>): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    if (now().getTime() < quietUntil) return
    quietUntil = now().getTime() + minutes(10)
    log.error({ reason: String(error) }, 'Files cannot be kept.')
  }
}
