/** Cards that an answer offers: one for each place it quotes, asked with the question itself or with the term explained there. */
import { termIn } from '#capabilities/study/text.index.ts'
import type { CardPlace, Draft } from '../contract.ts'
import { CARD_LIMITS } from '../spec.ts'
import { whatIs } from './drafts-of-document.ts'

export function draftsOfAnswer(question: string, places: readonly CardPlace[]): Draft[] {
  const asked = question.replace(/\s+/g, ' ').trim().slice(0, CARD_LIMITS.longestQuestion)
  return places
    .filter(({ quote }) => quote.length <= CARD_LIMITS.longestAnswer)
    .slice(0, CARD_LIMITS.atOnce)
    .map((place, at) => {
      // One question with three answers makes no card; each further quotation may still explain a term.
      const explained = at > 0 || !asked ? termIn(place.quote) : undefined
      return explained
        ? { question: whatIs(explained.term), answer: explained.meaning, place }
        : { question: asked, answer: place.quote, place }
    })
}
