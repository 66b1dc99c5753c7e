/**
 * The theses in use right now. Each is prepared once, and released after a while without questions: an open one holds
 * tens of megabytes.
 */

import { minutes } from '#kit/time.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { type OpenStudy, openRecord } from '../rules/open-study.ts'
import type { ModelReading } from '../rules/record/model-reading.ts'
import type { StudentAnswer } from '../rules/record/student-answers.ts'
import { STUDY_LIMITS } from '../spec.ts'

/** `read`: a model's findings proved by code; `answers`: what the student said about the record. */
export type Studied = {
  model: DocumentModel
  read?: ModelReading | undefined
  answers?: readonly StudentAnswer[] | undefined
}

export type OpenStudies = {
  open(documentId: string, load: () => Promise<Studied>): Promise<OpenStudy>
  /** Releases idle ones; called now and then by the owner of the timers. */
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
    // The map is in order of use: the first is the least recently used.
    for (const id of held.keys()) {
      if (held.size <= STUDY_LIMITS.openAtOnce) break
      held.delete(id)
    }
  }

  return {
    open(documentId, load) {
      const known = held.get(documentId)
      const study = known?.study ?? load().then(studyOf)
      held.delete(documentId)
      held.set(documentId, { study, usedAt: now() })
      // A failed load must not be kept as the document.
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

const studyOf = ({ model, read, answers = [] }: Studied): OpenStudy => openRecord(model, read, answers)
