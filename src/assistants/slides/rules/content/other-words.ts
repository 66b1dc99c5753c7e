/**
 * Remakes a slide: statements kept for questions move onto it, and the shown ones move back. The document is not read again, so
 * it costs nothing; pressed often enough, it returns to the start. A student's own lines stay.
 */

import type { Deck, DeckSlide, Point } from '../deck/deck.ts'
import { pointFrom } from './material.ts'
import { hasRoomFor } from './room.ts'

/** Undefined when the slide has no alternatives, or does not exist. */
export function withOtherWords(deck: Deck, id: string): Deck | undefined {
  const slide = deck.slides.find((one) => one.id === id)
  const made = slide && otherWords(slide)
  return made && { ...deck, slides: deck.slides.map((one) => (one === slide ? made : one)) }
}

/** A flow shows its steps in order; other sentences become a list. */
const slideForm = ({ form }: DeckSlide): DeckSlide['form'] => (form === 'flow' ? 'points' : form)

export function otherWords(slide: DeckSlide): DeckSlide | undefined {
  if (slide.form === 'opening' || slide.form === 'agenda' || slide.form === 'references') return undefined
  const form = slideForm(slide)
  const kept = slide.points.filter(({ edited }) => edited)
  const points: Point[] = [...kept]
  const brought = new Set<string>()
  const lines = new Map<string, string | undefined>()
  for (const { asked, sources } of slide.script) {
    const [source] = sources
    const point = asked && source ? pointFrom({ lines }, source) : undefined
    if (!source || !point || points.some(({ text }) => text === point.text)) continue
    const room = { form: points.length === 0 ? ('points' as const) : form, title: slide.title, points }
    const visual = slide.visual && { visual: slide.visual }
    if (!hasRoomFor({ ...room, form, metrics: slide.metrics, ...visual }, point)) continue
    points.push(point)
    brought.add(source.sentenceId)
  }
  if (brought.size === 0) return undefined
  const leaving = new Set(
    slide.points
      .filter(({ edited }) => !edited)
      .flatMap(({ sources }) => sources.map(({ sentenceId }) => sentenceId)),
  )
  return { ...slide, form: formOfCount(form, points.length), points, script: turned(slide, brought, leaving) }
}

const formOfCount = (form: DeckSlide['form'], count: number): DeckSlide['form'] =>
  count === 1 && (form === 'points' || form === 'cards' || form === 'questions') ? 'statement' : form

/** The newly shown lines join the script; the old ones queue behind those already waiting. */
function turned(
  { script }: DeckSlide,
  brought: ReadonlySet<string>,
  leaving: ReadonlySet<string>,
): DeckSlide['script'] {
  const isOf = (ids: ReadonlySet<string>) => (line: DeckSlide['script'][number]) =>
    line.sources.some(({ sentenceId }) => ids.has(sentenceId))
  const coming = script.filter((line) => line.asked && isOf(brought)(line))
  const going = script.filter((line) => !line.asked && isOf(leaving)(line) && !coming.includes(line))
  const rest = script.filter((line) => !coming.includes(line) && !going.includes(line))
  return [
    ...rest.filter(({ asked }) => !asked),
    ...coming.map(({ asked: _, ...line }) => line),
    ...rest.filter(({ asked }) => asked),
    ...going.map((line) => ({ ...line, asked: true })),
  ]
}
