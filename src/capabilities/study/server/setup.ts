/** Study, for the start of the program. */

// The parts that others are given
export { builtInEngine } from './built-in-engine.ts'
export { openCloseReader } from './close-reading/close-reader.ts'
export { openStudyWorker } from './worker/study-worker.ts'

// The record of a study
export { recordRoutes } from './records/record-routes.ts'

// Personal data
export { recordAnswersData } from './records/answers-data.ts'
export { studyPersonalData } from './close-reading/personal-data.ts'
