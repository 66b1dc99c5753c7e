/** Notices to students about their file: text that was left out of the reading, and its wording. */
import { type Place, placeOf } from '#product/place.ts'
import { SET_ASIDE_SENTENCES } from '../../spec.ts'
import type { ReadDocument, SetAside } from './reading.ts'

export type Notice = { sentence: string; why: SetAside['why']; quote: string; hidden?: string } & Place

/** A phrase in another language is no cause for alarm, so those come last. */
export function noticesOf(reading: ReadDocument): Notice[] {
  const notices = reading.setAside.map(({ why, quote, hidden, ...place }) => ({
    sentence: SET_ASIDE_SENTENCES[why],
    why,
    ...placeOf(place),
    quote,
    ...(hidden ? { hidden } : {}),
  }))
  return notices.sort(
    (a, b) => Number(a.why === 'other-language') - Number(b.why === 'other-language') || a.page - b.page,
  )
}
