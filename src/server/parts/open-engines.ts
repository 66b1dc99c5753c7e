/** Engines shared by several parts: opened once, in order of dependency. */
import { CONSULTANT_ROOM } from '#assistants/consultant/server/consultant-room.ts'
import { openDecoder } from '#assistants/decoder/server/decoder.ts'
import { DEFENSE_ROOM } from '#assistants/defense/server/defense-room.ts'
import { openRewritingThreads } from '#assistants/humanizer/server/rewriting-threads.ts'
import { openSlides } from '#assistants/slides/server/slides.ts'
import { openTextChat } from '#assistants/text-chat/server/text-chat.ts'
import { openDataAnalysis } from '#capabilities/data-analysis/server/setup.ts'
import { openDocuments } from '#capabilities/documents/server/setup.ts'
import { openOralSessions } from '#capabilities/oral-session/server/setup.ts'
import type { StudyWorker } from '#capabilities/study/server/index.ts'
import { openCloseReader, openStudyWorker } from '#capabilities/study/server/setup.ts'
import { openStudyCards } from '#capabilities/study-cards/server/setup.ts'
import { openVoice } from '#capabilities/voice/server/setup.ts'
import { attemptStore } from '#http/attempt-store.ts'
import type { Services } from '#ports/services.ts'

/** `shared`: the worker the built-in engine uses too; without one the parts have their own. */
export function openEngines(services: Services, shared: StudyWorker | undefined) {
  const documents = openDocuments(services)
  const voice = openVoice(services)
  const closeReader = openCloseReader(services)
  // One thread for all questions about documents: a document opened for one part is open for the others.
  const studyWorker = shared ?? openStudyWorker()
  const data = openDataAnalysis(services, documents)
  const rooms = { defense: DEFENSE_ROOM, consultant: CONSULTANT_ROOM }
  return {
    attempts: attemptStore(services),
    documents,
    data,
    voice,
    closeReader,
    studyWorker,
    rooms,
    decoder: openDecoder(services, documents, closeReader),
    rewriting: openRewritingThreads(),
    slides: openSlides(services, documents, closeReader),
    oral: openOralSessions(services, { documents, voice, closeReader, studyWorker, rooms }),
    textChat: openTextChat(services, documents, closeReader, studyWorker, data),
    studyCards: openStudyCards(services, { documents, closeReader, studyWorker }),
    endStudyWorker: async () => void (shared ? undefined : await studyWorker.stop()),
  }
}
export type OpenEngines = ReturnType<typeof openEngines>
