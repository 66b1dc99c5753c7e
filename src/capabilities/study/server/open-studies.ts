/**
 * The theses being talked about right now. Each is made ready once, and let go when nobody has asked
 * about it for a while: an open one holds tens of megabytes.
 */

import { minutes } from '#kit/time.ts'
import type { DocumentModel } from '#product/document-model.ts'
import type { ModelReading } from '../rules/merged/merged-book.ts'
import { type OpenStudy, openStudy } from '../rules/open-study.ts'
import { STUDY_LIMITS } from '../spec.ts'

/** `read`: what a model found in it and code has proved. */
export type Studied = { model: DocumentModel; read?: ModelReading | undefined }

export type OpenStudies = {
  open(documentId: string, load: () => Promise<Studied>): Promise<OpenStudy>
  /** Lets go of those left idle; whoever owns the timers calls it now and then. */
  sweep(): void
  close(documentId: string): void
  size(): number
}

type Held = { study: Promise<OpenStudy>; usedAt: number }

export function keepOpenStudies(now: () => number): OpenStudies {
  const held = new Map<string, Held>()
  const idleAfter = minutes(STUDY_LIMITS.idleMinutes)

  const sweep = () => {
    for (const [id, { usedAt }] of held) if (now() - usedAt >= idleAfter) held.delete(id)
    // The map keeps its order of use: the first is the one asked about longest ago.
    for (const id of held.keys()) {
      if (held.size <= STUDY_LIMITS.openAtOnce) break
      held.delete(id)
    }
  }

  return {
    open(documentId, load) {
      const known = held.get(documentId)
      const study = known?.study ?? load().then(({ model, read }) => openStudy(model, read))
      held.delete(documentId)
      held.set(documentId, { study, usedAt: now() })
      // A document that could not be loaded must not stay known as one that cannot.
      study.catch(() => {
        if (held.get(documentId)?.study === study) held.delete(documentId)
      })
      sweep()
      return study
    },
    sweep,
    close: (documentId) => void held.delete(documentId),
    size: () => held.size,
  }
}
