/** Study cards as one unit: for its routes and for spoken rounds. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { CloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import type { StudyWorker } from '#capabilities/study/server/worker/study-worker.ts'
import type { Services } from '#ports/services.ts'
import { askAloud } from './ask-aloud.ts'

export type StudyCards = ReturnType<typeof openStudyCards>

type Uses = { documents: Documents; closeReader: CloseReader; studyWorker: StudyWorker }

export const openStudyCards = (services: Services, uses: Uses) => ({
  services,
  ...uses,
  /** Handles spoken turns about cards. */
  aloud: askAloud(services),
})
