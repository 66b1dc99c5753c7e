/** The parts of a work that a question names, and what the work says there. */
import { type StudyEvidence, themesNamed } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { quotedAloud } from '../plan/place-in-words.ts'
import type { ExamPlan } from '../plan/plan.ts'
import { isStatement } from '../plan/speakable.ts'

/** Where the questions of a session call it otherwise. */
const ASKED_AS: Readonly<Record<string, readonly string[]>> = {
  instrument: ['instruments', 'validity'],
  results: ['results', 'main result'],
  literature: ['closest study', 'gap'],
  problem: ['problem', 'background'],
  budget: ['money'],
}
export const questionsAbout = (asked: string): string[] =>
  themesNamed(asked).flatMap((id) => ASKED_AS[id] ?? [id])

/** The sentences of the work on those parts which can be understood alone. */
export const placesOn = (
  { appraisal: { themes } }: Pick<ExamPlan, 'appraisal'>,
  asked: string,
): StudyEvidence[] =>
  themesNamed(asked)
    .flatMap((id) => (themes[id]?.state === 'stated' ? themes[id].says : []))
    .filter(
      (place, at, all) =>
        isStatement(place.quote) && all.findIndex((one) => one.sentenceId === place.sentenceId) === at,
    )

export const quotedAt = (place: StudyEvidence): string => `${quotedAloud(place.quote)} (${placeWords(place)})`
