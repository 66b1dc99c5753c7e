/** Looks up a question in the document: the passages to show, and whether they count as an answer. */
import { STUDY_LIMITS } from '../../spec.ts'
import type { OpenStudy } from '../open-study.ts'
import type { StudyPassage } from '../summarisation/passages.ts'

export type LookedUp = {
  /** The passages to show, best first: of an answer, or the nearest if there is none. */
  passages: StudyPassage[]
  isAnswered: boolean
  /** One of them is a fact of the kind asked for, or the exact number. */
  isSure: boolean
}

const SHOWN = 3

export function lookUpIn({ passages }: Pick<OpenStudy, 'passages'>, question: string): LookedUp {
  const found = passages().find(question, SHOWN)
  const answers = found.filter(({ covered }) => covered > STUDY_LIMITS.coveredMoreThan)
  return {
    // The others are kept next to an answer: a sentence lacking a word of the question is often the one that was meant.
    passages: found.filter(({ covered }) => covered >= STUDY_LIMITS.coveredMoreThan / 2),
    isAnswered: answers.length > 0,
    isSure: answers.some((one) => one.isSure),
  }
}
