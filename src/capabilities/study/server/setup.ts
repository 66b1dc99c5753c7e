/** Study, for the start of the program. */

// The parts that others are given
export { builtInEngine } from './built-in-engine.ts'
export { openCloseReader } from './close-reading/close-reader.ts'
export { openStudyWorker } from './worker/study-worker.ts'

// Personal data
export { studyPersonalData } from './close-reading/personal-data.ts'
