import { failed, ok } from '#kit/result.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import type { DocumentText, ProblemOf } from './document-text.ts'

/** A WebP picture of one white pixel, so that code that shows pictures has one to show. */
const WHITE_PIXEL = 'UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQ//73v/+BiOh/AAA='

export type FakeDocument = { model: DocumentModel } | { problem: DocumentProblemCode }

/** Identifies its documents by path; an unknown path is an empty file. */
export function fakeDocumentText(
  documents: Record<string, FakeDocument>,
  problemOf: ProblemOf,
): DocumentText {
  const find = (path: string, signal?: AbortSignal): FakeDocument =>
    signal?.aborted ? { problem: 'cancelled' } : (documents[path] ?? { problem: 'empty' })
  return {
    readDocument: async ({ path, onProgress, signal }) => {
      const found = find(path, signal)
      if ('problem' in found) return failed(problemOf(found.problem))
      onProgress?.({ stage: 'opening', percent: 5 })
      onProgress?.({ stage: 'ordering', percent: 92 })
      return ok(structuredClone(found.model))
    },
    renderPage: async ({ path, page, width, signal }) => {
      const found = find(path, signal)
      if ('problem' in found) return failed(problemOf(found.problem))
      if (found.model.kind !== 'pdf') return failed(problemOf('no-page-pictures'))
      const shape = found.model.pages[page - 1]
      if (!shape) return failed(problemOf('no-such-page'))
      const height = Math.round((width * shape.height) / shape.width)
      return ok({ webp: Uint8Array.from(atob(WHITE_PIXEL), (letter) => letter.charCodeAt(0)), width, height })
    },
    close: async () => {},
  }
}
