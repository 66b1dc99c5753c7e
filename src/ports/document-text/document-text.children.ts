/** Reads and draws documents in child processes. Whatever a document does to its reader, the server goes on. */
import { stat } from 'node:fs/promises'
import { failed, ok } from '#kit/result.ts'
import { semaphore as makeSlots } from '#kit/semaphore.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import { createPainters } from './child/painters.ts'
import { createRecognisers, type PicturesRead } from './child/recognisers.ts'
import { startOn } from './child/start-on.ts'
import type { ChildLimits, WatchedChild } from './child/watched-child.ts'
import type {
  DocumentText,
  DocumentToRead,
  ProblemOf,
  ReadingProgress,
  Recognition,
} from './document-text.ts'
import { LIMITS } from './safety/limits.ts'

export type ChildReaderOptions = {
  problemOf: ProblemOf
  /** For tests and small machines; defaults to the product's limits. */
  limits?: Partial<ChildLimits>
  /** Called with faults inside a reader, which are our fault or an attack, never the student's. */
  onFault?: (detail: string) => void
}

export function readDocumentsInChildren({
  problemOf,
  limits,
  onFault = () => {},
}: ChildReaderOptions): DocumentText {
  const childLimits = { ...LIMITS.child, ...limits }
  const slots = makeSlots(LIMITS.child.atOnce)
  const painters = createPainters(childLimits, onFault)
  const recognisers = createRecognisers({ ...LIMITS.recognising.child, ...limits }, onFault)
  const reading = new Set<WatchedChild>()

  /** Read by one fresh process, which ends afterwards. */
  async function readOnce(
    job: ReadingJob,
    release: () => void,
  ): Promise<DocumentModel | DocumentProblemCode | PicturesFound> {
    const child = await startOn(job.path, 'read-main', childLimits).catch((error: unknown) => {
      release()
      throw error
    })
    reading.add(child)
    try {
      return await readInChild(child, job, onFault)
    } finally {
      child.end('cancelled')
      // The next document starts when this process is gone, so there are never three.
      await child.ended
      reading.delete(child)
      release()
    }
  }

  /** A few scanned pages do not hold up whoever can begin with the rest; of a whole scan there is nothing yet. */
  async function tellBeginning(job: ReadingJob, pictures: number[]): Promise<void> {
    if (!job.onBeginning) return
    const release = await slots.take(job.signal)
    if (!release) return
    const seen = { recognised: [], tooMany: pictures }
    const { onProgress: _, ...quietly } = job
    const model = await readOnce({ ...quietly, seen }, release)
    if (typeof model === 'string' || isPictures(model)) return
    if (pictures.length <= MOST_SCANNED * model.pages.length) await job.onBeginning(model)
  }

  async function readWhole(document: DocumentToRead): Promise<DocumentModel | DocumentProblemCode> {
    const size = await fileSize(document.path)
    if (size === 0) return 'empty'
    const progress = onlyForward(document.onProgress)
    const job = { ...document, size, onProgress: progress.tell }
    progress.tell({ stage: 'waiting', percent: 0 })
    const first = await slots.take(document.signal)
    if (!first) return 'cancelled'
    const outcome = await readOnce(job, first)
    if (!isPictures(outcome)) return outcome
    const { pages } = outcome
    await tellBeginning(job, pages)
    const { path, signal, recognition = EVERY_PAGE } = document
    const onPage = progress.pagesOf(pages.length)
    const seen = await recognisers.read({ path, size, pages, recognition, onPage, signal })
    if (seen === 'cancelled') return seen
    const second = await slots.take(signal)
    if (!second) return 'cancelled'
    const again = await readOnce({ ...job, seen }, second)
    return isPictures(again) ? 'reader-failed' : again
  }

  return {
    readDocument: async (document) => {
      const outcome = await readWhole(document)
      return typeof outcome === 'string' ? failed(problemOf(outcome)) : ok(outcome)
    },
    renderPage: async (page) => {
      const outcome = await painters.paint(page)
      return typeof outcome === 'string' ? failed(problemOf(outcome)) : ok(outcome)
    },
    close: async () => {
      for (const child of reading) child.end('cancelled')
      const ended = [...reading].map((child) => child.ended)
      await Promise.all([...ended, painters.close(), recognisers.close()])
    },
  }
}

const fileSize = async (path: string) => (await stat(path)).size

type ReadingJob = DocumentToRead & { size: number; seen?: PicturesRead }
type PicturesFound = { pages: number[] }

const isPictures = (outcome: DocumentModel | DocumentProblemCode | PicturesFound): outcome is PicturesFound =>
  typeof outcome === 'object' && !('blocks' in outcome)

/** Of its pages. */
const MOST_SCANNED = 0.25

const EVERY_PAGE: Recognition = {
  kept: async () => [],
  keep: async () => {},
  allow: async (pages) => ({ pages, settle: async () => {} }),
}

/** The progress when all pages have been recognised: only assembling them is left. */
const RECOGNISED = 90

/** A scan is read twice; its progress still goes from start to end once. */
function onlyForward(onProgress: DocumentToRead['onProgress']) {
  let reached = 0
  const tell = (progress: ReadingProgress) => {
    reached = Math.max(reached, progress.percent)
    onProgress?.({ ...progress, percent: reached })
  }
  return {
    tell,
    pagesOf(of: number) {
      const from = reached
      return (done: number) =>
        tell({
          stage: 'recognising',
          percent: from + Math.floor(((RECOGNISED - from) * done) / of),
          scanned: { done, of },
        })
    },
  }
}

function readInChild(
  child: WatchedChild,
  { fileName, onProgress, signal, size, seen }: ReadingJob,
  onFault: (detail: string) => void,
): Promise<DocumentModel | DocumentProblemCode | PicturesFound> {
  return new Promise((resolve) => {
    const parts = { pages: [], sections: [], blocks: [], sentences: [], figures: [] } as Pick<
      DocumentModel,
      'pages' | 'sections' | 'blocks' | 'sentences' | 'figures'
    >
    const cancel = () => child.end('cancelled')
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    let answered = false
    const settle = (outcome: DocumentModel | DocumentProblemCode | PicturesFound) => {
      answered = true
      signal?.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    child.onMessage((message) => {
      if (message.type === 'progress') onProgress?.(message.progress)
      else if (message.type === 'part') {
        const list: unknown[] = parts[message.field]
        list.push(...(JSON.parse(message.json) as unknown[]))
      } else if (message.type === 'pictures-of-pages') settle({ pages: message.pages })
      else if (message.type === 'model') settle({ ...message.model, ...parts })
      else if (message.type === 'failed') {
        if (message.code === 'reader-failed') onFault(message.detail)
        settle(message.code)
      }
    })
    child.ended.then((because) => {
      // A reader we ended has a reason; one that ended without an answer is our fault.
      if (because === 'reader-failed' && !answered)
        onFault(`The process that read ${fileName} ended without an answer.`)
      settle(because)
    })
    child.startClock()
    for (const page of seen?.recognised ?? []) child.send({ type: 'recognised', page })
    child.send({ type: 'read', size, fileName, ...(seen && { tooMany: seen.tooMany }) })
  })
}
