/** Counts the titles, lines and notes of a deck reworded since it was planned. */
import type { Deck } from '../deck/deck.ts'

export function countWorded(made: Deck, planned: Deck): number {
  const before = new Map(planned.slides.map((slide) => [slide.id, slide]))
  return made.slides.reduce((sum, { id, title, points, script }) => {
    const was = before.get(id)
    const notes = new Set(was?.script.map(({ text }) => text))
    const lines = points.filter(({ worded }) => worded).length
    return sum + Number(was?.title !== title) + lines + script.filter(({ text }) => !notes.has(text)).length
  }, 0)
}
