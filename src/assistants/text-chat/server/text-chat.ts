/** The Text Chat Assistant's server as a whole: the services its routes use. */
import type { DataAnalysis } from '#capabilities/data-analysis/server/index.ts'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { openListThreads } from '#capabilities/references/server/index.ts'
import type { CloseReader, StudyWorker } from '#capabilities/study/server/index.ts'
import type { Services } from '#ports/services.ts'
import { answers as openAnswers } from './answers/answers.ts'
import type { BegunAnswer } from './answers/begin-answer.ts'
import type { LiveAnswer } from './answers/live-answer.ts'
import { imageStore } from './images/image-store.ts'
import { openCalculator } from './maths/calculator.ts'

export type TextChat = ReturnType<typeof openTextChat>

/** No thread is started before the first question. */
export function openTextChat(
  services: Services,
  documents: Documents,
  closeReader: CloseReader,
  studyWorker: StudyWorker,
  data: DataAnalysis,
) {
  const answers = openAnswers(services)
  const calculator = openCalculator()
  const lists = openListThreads()
  return {
    services,
    documents,
    closeReader,
    studyWorker,
    answers,
    images: imageStore(services),
    write: async (live: LiveAnswer, begun: BegunAnswer) => {
      // Sheets, drawings and formulas are loaded with the first question.
      const { writeAnswer } = await import('./writing/write-answer.ts')
      return writeAnswer(
        { services, documents, closeReader, studyWorker, calculator, data, lists },
        live,
        begun,
      )
    },
    async close(): Promise<void> {
      await answers.close()
      await Promise.all([calculator.stop(), lists.stop()])
    },
  }
}
