/** A question before it has its name and the words that an answer is held against. */
import type { StudyEvidence } from '#capabilities/study/index.ts'
import { placeWords } from '#product/place.ts'
import { quotedAloud } from './place-in-words.ts'
import type { PlannedQuestion } from './plan.ts'

/** `support`: the heading it rests on, where it rests on no sentence. */
export type QuestionDraft = Omit<PlannedQuestion, 'id' | 'asked' | 'grounds' | 'quoted'> & { support: string }

/** Two to four sentences: what the work itself says, and what an answer adds. */
export function betterAnswer(
  places: readonly StudyEvidence[],
  holds: string,
  section?: { title: string; place: StudyEvidence },
): string[] {
  const told = places
    .slice(0, section ? 1 : 2)
    .map((place) => `${quotedAloud(place.quote)} (${placeWords(place)}).`)
  const begins = section ? [`Begin with what “${section.title}” says (${placeWords(section.place)}).`] : []
  return [...begins, ...told, holds]
}
