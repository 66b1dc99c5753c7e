/** The Text Chat Assistant's server as a whole: the services its routes use. */
import type { Documents } from '#capabilities/documents/server/documents.ts'
import type { CloseReader } from '#capabilities/study/server/close-reading/close-reader.ts'
import type { StudyWorker } from '#capabilities/study/server/worker/study-worker.ts'
import type { Outside } from '#ports/services.ts'
import { answers as openAnswers } from './answers/answers.ts'
import type { Begun } from './answers/begin-answer.ts'
import type { LiveAnswer } from './answers/live-answer.ts'
import { imageStore } from './images/image-store.ts'
import { openCalculator } from './maths/calculator.ts'

export type TextChat = ReturnType<typeof openTextChat>

/** No thread is started before the first question. */
export function openTextChat(
  outside: Outside,
  documents: Documents,
  closeReader: CloseReader,
  studyWorker: StudyWorker,
) {
  const answers = openAnswers(outside)
  const calculator = openCalculator()
  return {
    outside,
    documents,
    closeReader,
    studyWorker,
    answers,
    images: imageStore(outside),
    write: async (live: LiveAnswer, begun: Begun) => {
      // Sheets, drawings and formulas are loaded with the first question.
      const { writeAnswer } = await import('./writing/write-answer.ts')
      return writeAnswer({ outside, documents, closeReader, studyWorker, calculator }, live, begun)
    },
    async close(): Promise<void> {
      await answers.close()
      await calculator.stop()
    },
  }
}
