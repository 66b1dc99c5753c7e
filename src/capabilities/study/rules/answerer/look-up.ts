/** A question to the document: what is shown for it, and whether that is called an answer. */
import { STUDY_LIMITS } from '../../spec.ts'
import type { Passage } from '../gist/passages.ts'
import type { OpenStudy } from '../open-study.ts'

export type LookedUp = {
  /** The places that are shown, best first: of an answer, or the nearest where there is none. */
  passages: Passage[]
  isAnswered: boolean
  /** One of them is a fact of the kind that was asked for, or the very number. */
  isSure: boolean
}

const SHOWN = 3

export function lookUpIn({ passages }: Pick<OpenStudy, 'passages'>, question: string): LookedUp {
  const found = passages().find(question, SHOWN)
  const answers = found.filter(({ covered }) => covered > STUDY_LIMITS.coveredMoreThan)
  return {
    // Beside an answer the others stay: what lacks a word of the question is often the sentence that was meant.
    passages: found.filter(({ covered }) => covered >= STUDY_LIMITS.coveredMoreThan / 2),
    isAnswered: answers.length > 0,
    isSure: answers.some((one) => one.isSure),
  }
}
