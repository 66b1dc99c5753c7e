/** Study cards in one piece: what its routes use, and whoever asks them aloud. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { StudyDesk } from '#capabilities/study/server/desk/study-desk.ts'
import type { Outside } from '#ports/outside.ts'
import { askAloud } from './ask-aloud.ts'

export type StudyCards = ReturnType<typeof openStudyCards>

export const openStudyCards = (outside: Outside, documents: Documents, desk: StudyDesk) => ({
  outside,
  documents,
  desk,
  /** What is said in a spoken conversation, where it is about one's cards. */
  aloud: askAloud(outside),
})
