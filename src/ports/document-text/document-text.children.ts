/** Reads and draws documents in child processes. Whatever a document does to its reader, the server goes on. */
import { stat } from 'node:fs/promises'
import { failed, ok } from '#kit/result.ts'
import { slots as makeSlots } from '#kit/slots.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import { createPainters } from './child/painters.ts'
import { type ChildLimits, startChild, type WatchedChild } from './child/watched-child.ts'
import type { DocumentText, DocumentToRead, ProblemOf } from './document-text.ts'
import { LIMITS } from './safety/limits.ts'

export type Options = {
  problemOf: ProblemOf
  /** For tests and small machines; the limits of the product otherwise. */
  limits?: Partial<ChildLimits>
  /** Told what went wrong inside a reader, which is our fault or an attack, and never the student's. */
  onFault?: (detail: string) => void
}

export function readDocumentsInChildren({ problemOf, limits, onFault = () => {} }: Options): DocumentText {
  const childLimits = { ...LIMITS.child, ...limits }
  const slots = makeSlots(LIMITS.child.atOnce)
  const painters = createPainters(childLimits, onFault)
  const reading = new Set<WatchedChild>()

  return {
    readDocument: async (document) => {
      const size = await sizeOf(document.path)
      if (size === 0) return failed(problemOf('empty'))
      document.onProgress?.({ stage: 'waiting', percent: 0 })
      const release = await slots.take(document.signal)
      if (!release) return failed(problemOf('cancelled'))
      const child = startChild('read-main', childLimits)
      reading.add(child)
      try {
        const outcome = await readInChild(child, document, size, onFault)
        return typeof outcome === 'string' ? failed(problemOf(outcome)) : ok(outcome)
      } finally {
        child.end('cancelled')
        // The next document starts when this process is gone, so there are never three.
        await child.ended
        reading.delete(child)
        release()
      }
    },
    renderPage: async (page) => {
      const outcome = await painters.paint(page)
      return typeof outcome === 'string' ? failed(problemOf(outcome)) : ok(outcome)
    },
    close: async () => {
      for (const child of reading) child.end('cancelled')
      await Promise.all([...[...reading].map((child) => child.ended), painters.close()])
    },
  }
}

const sizeOf = async (path: string) => (await stat(path)).size

function readInChild(
  child: WatchedChild,
  { path, fileName, onProgress, signal }: DocumentToRead,
  size: number,
  onFault: (detail: string) => void,
): Promise<DocumentModel | DocumentProblemCode> {
  return new Promise((resolve) => {
    const parts = { pages: [], sections: [], blocks: [], sentences: [], figures: [] } as Pick<
      DocumentModel,
      'pages' | 'sections' | 'blocks' | 'sentences' | 'figures'
    >
    const cancel = () => child.end('cancelled')
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    let answered = false
    const settle = (outcome: DocumentModel | DocumentProblemCode) => {
      answered = true
      signal?.removeEventListener('abort', cancel)
      resolve(outcome)
    }
    child.onMessage((message) => {
      if (message.type === 'progress') onProgress?.(message.progress)
      else if (message.type === 'part') {
        const list: unknown[] = parts[message.field]
        list.push(...(JSON.parse(message.json) as unknown[]))
      } else if (message.type === 'model') settle({ ...message.model, ...parts })
      else if (message.type === 'failed') {
        if (message.code === 'reader-failed') onFault(message.detail)
        settle(message.code)
      }
    })
    child.ended.then((because) => {
      // A reader that was told to end has a reason; one that ended without an answer is our fault.
      if (because === 'reader-failed' && !answered)
        onFault(`The process that read ${fileName} ended without an answer.`)
      settle(because)
    })
    child.startClock()
    child.send({ size, fileName })
    child.sendFile(path)
  })
}
