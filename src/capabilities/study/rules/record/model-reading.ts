import type { Choices } from './disputed.ts'
import type { StudyRecord } from './study-record.ts'

/** What a model read in a document, proved by code, and the student's choices where it disagrees with the built-in reader. */
export type ModelReading = {
  /** The model's name, as its opinions are labelled. */
  model: string
  record: StudyRecord
  choices: Choices
}
