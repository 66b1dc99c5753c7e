/** The second slide: the parts of the talk, each with the names of its slides. */
import { uncapitalised } from '#kit/text/articles.ts'
import type { DeckSlide, Point } from '../../deck/deck.ts'
import { capitalised } from '../../words/clean.ts'
import { PARTS } from '../draft.ts'
import { nothing } from './nothing.ts'

type InAgenda = Pick<DeckSlide, 'id' | 'part' | 'kicker' | 'points' | 'ask'>

/** `slides`: the ones that follow, in order. */
export function agenda(slides: readonly InAgenda[]): DeckSlide {
  const parts = PARTS.filter((part) => part !== 'Opening' && slides.some((slide) => slide.part === part))
  const told = parts.map((part) =>
    partPoint(
      part,
      slides.filter((slide) => slide.part === part && !slide.ask),
    ),
  )
  return {
    ...nothing,
    id: 'agenda',
    part: 'Opening',
    kicker: 'Outline',
    title: 'Outline',
    form: 'agenda',
    points: told,
    script: [
      {
        text: `I will take you through ${parts
          .map((part) => part.toLowerCase())
          .join(', ')
          .replace(/, ([^,]*)$/, ' and $1')}, in this order.`,
        sources: [],
        from: 10,
      },
      ...wayThrough(slides),
    ],
  }
}

/** What the listeners may look forward to: where the time goes, and how it ends. */
function wayThrough(slides: readonly InAgenda[]): DeckSlide['script'] {
  const has = (is: RegExp) => slides.some(({ id, ask }) => is.test(id) && !ask)
  const ends = [
    ...(has(/^conclusion/) ? ['the answer to my question'] : []),
    ...(has(/^limits/) ? ['the limits of my study'] : []),
    ...(has(/^recommendations/) ? ['what I recommend'] : []),
  ]
  const results = slides.filter(({ part, ask }) => part === 'Results' && !ask).length
  return [
    ...(results >= MANY_RESULTS ? ['Most of the time goes to what I found.'] : []),
    ...(ends.length > 0 ? [`I end with ${ends.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`] : []),
  ].map((text) => ({ text, sources: [], from: 15 }))
}
const MANY_RESULTS = 5

/** Its slides by their names: a sentence of one of them would be half an answer before the question. */
function partPoint(part: string, slides: readonly InAgenda[]): Point {
  const names = [...new Set(slides.flatMap((slide) => partNameOf(slide, slides) ?? []))]
    .filter((name) => name !== part.toLowerCase())
    .slice(0, MOST_NAMES)
  return names.length > 0
    ? { head: part, text: capitalised(names.join(', ')), computed: true, sources: [] }
    : { text: part, sources: [] }
}
const MOST_NAMES = 4

function partNameOf({ id, kicker }: InAgenda, slides: readonly InAgenda[]): string | undefined {
  const list = LISTS.find((one) => one === id)
  if (!list) return nameOfKicker(kicker)
  // A list that goes on over its slide is counted whole.
  const { length } = slides
    .filter((slide) => slide.id.replace(/-\d$/, '') === list)
    .flatMap((slide) => slide.points)
    .filter(({ text }) => text.endsWith('?') === (list === 'questions'))
  return length > 1 ? `${/^aim and/i.test(kicker) ? 'aim and ' : ''}${length} ${list}` : nameOfKicker(kicker)
}
const LISTS = ['objectives', 'questions'] as const

/** "Result on objective 2" is named by its objective; "Result" alone names nothing. */
export function nameOfKicker(kicker: string): string | undefined {
  const name = kicker.replace(/^Result(?: on)?\b\s*/, '').replace(/^Theme \d+$/, 'themes')
  return name === '' ? undefined : uncapitalised(name)
}
