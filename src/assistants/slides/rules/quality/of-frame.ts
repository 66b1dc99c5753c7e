/** Whether the deck is one: its first slides and its last, its parts in their order, nothing that waits, blank or silent. */
import { uncapitalised } from '#kit/text/articles.ts'
import type { Deck, DeckSlide } from '../deck/deck.ts'
import { SLIDES_IN_DECK } from '../deck/keys.ts'
import { nameOfKicker } from '../plan/around/agenda.ts'
import { type DeckPart, PARTS } from '../plan/draft.ts'
import { wordCount } from '../words/clean.ts'
import { isTitle } from '../words/is-title.ts'
import { BODY, bodySlides, type DeckRule, type SlideRule } from './check.ts'

/** Fewer are no thought. */
const LEAST_WORDS = 4
export const isPlan = ({ work }: Deck): boolean => work === 'Research proposal'

export const RULES_OF_FRAME: readonly (SlideRule | DeckRule)[] = [
  {
    id: 'frame',
    passes: 'Title first, outline second, references last, eighteen slides',
    holdsOf: ({ slides }) =>
      slides.length === SLIDES_IN_DECK &&
      new Set(slides.map(({ id }) => id)).size === slides.length &&
      slides[0]?.form === 'opening' &&
      slides[1]?.form === 'agenda' &&
      slides.at(-1)?.id === 'references',
  },
  {
    id: 'cover',
    on: 'cover',
    passes: 'Title, author and supervisor are what they are called',
    holds: isCoverSound,
  },
  {
    id: 'outline',
    on: 'outline',
    passes: 'The outline names the slides that there are, in their order',
    holds: isOutlineSound,
  },
  {
    id: 'order',
    passes: 'The parts follow each other, and the conclusion comes after the results',
    holds: isInPlace,
  },
  {
    id: 'main-result',
    passes: 'The main result has a slide',
    holdsOf: (deck) =>
      isPlan(deck) || deck.slides.some((slide) => slide.part === 'Results' && isFilled(slide)),
  },
  { id: 'filled', on: 'all', passes: 'No slide waits for you', holds: isFilled },
  { id: 'stub', passes: 'No slide is blank, and none holds a stub', holds: isMoreThanStub },
  {
    id: 'spoken',
    passes: 'Every slide has something to say',
    holds: (slide) =>
      !isFilled(slide) || slide.script.length >= 2 || slide.points.some(({ edited }) => edited),
  },
]

function isFilled({ form, ask, points, visual, metrics }: DeckSlide): boolean {
  return (
    (points.length > 0 || visual !== undefined || metrics.length > 0 || ask === undefined) &&
    !(form === 'opening' && ask)
  )
}

/** Degrees, places and numbers stand beside a name and are none. */
const NO_NAME =
  /\d|@|\b(?:dr|prof|professor|supervis\w*|department|faculty|school|university|college|institute|matric\w*|student|bachelor|master|degree|b\.?a|b\.?sc|b\.?ed|m\.?sc|m\.?a|m\.?ed|mba|ph\.?d|abstract|chapter|et al)\b/i

function isCoverSound({ title, titleChosen, ask, points }: DeckSlide, _: number, deck: Deck): boolean {
  const [people, ...others] = points
  const names = people?.text ?? ''
  const supervised = others
    .find(({ text }) => text.startsWith('Supervised by '))
    ?.text.slice('Supervised by '.length)
  return (
    (titleChosen === true || ask !== undefined || (isTitle(title) && title === deck.title)) &&
    (people?.edited === true ||
      /^\[/.test(names) ||
      (!NO_NAME.test(names) && deck.authors.slice(0, 4).every((name) => names.includes(name)))) &&
    (supervised === undefined || names.split(', ').every((name) => !supervised.includes(name)))
  )
}

/** What it names in a part is a slide of that part. */
function isOutlineSound({ points }: DeckSlide, _: number, deck: Deck): boolean {
  const places = points.map(({ head, text }) => PARTS.indexOf((head ?? text) as DeckPart))
  const parts = new Set(points.map(({ head, text }) => head ?? text))
  return (
    bodySlides(deck).every(({ part }) => parts.has(part)) &&
    places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0)) &&
    points.every(({ head, text, edited }) => {
      if (!head || edited) return true
      const names = bodySlides(deck)
        .filter(({ part, ask }) => part === head && !ask)
        .map(({ kicker }) => nameOfKicker(kicker))
      return text
        .split(', ')
        .every(
          (name) =>
            IS_COUNT.test(name) || names.some((one) => one?.split(', ').includes(uncapitalised(name))),
        )
    })
  )
}
const IS_COUNT = /^(?:aim and )?\d+ (?:objectives|questions)$/i

/** What rests on the other one comes after it. */
const RESTS_ON: Readonly<Record<string, readonly string[]>> = {
  analysis: ['design', 'sampling', 'instruments'],
  recommendations: ['conclusion'],
}

function isInPlace({ id, part, kicker }: DeckSlide, at: number, { slides }: Deck): boolean {
  const place = (name: string) => PARTS.indexOf(name as DeckPart)
  const before = slides.slice(BODY.from, at)
  const goal = goalIn(kicker)
  const earlier = before.findLast((one) => goalIn(one.kicker) !== undefined && one.part === part)
  return (
    place(part) >= 0 &&
    before.every((one) => place(one.part) <= place(part)) &&
    !slides.slice(at + 1).some((one) => one.part === part && RESTS_ON[id]?.includes(one.id)) &&
    (goal === undefined ||
      !earlier ||
      (goalIn(earlier.kicker) ?? 0) <= goal ||
      [id, earlier.id].some((one) => /^(?:figure|shown)-/.test(one)))
  )
}
const goalIn = (kicker: string): number | undefined => {
  const n = kicker.match(/^Result on (?:objective|question) (\d+)/)?.[1]
  return n ? Number(n) : undefined
}

function isMoreThanStub({ ask, points, metrics, visual }: DeckSlide): boolean {
  return (
    ask !== undefined ||
    visual !== undefined ||
    metrics.length > 0 ||
    points.some(({ edited }) => edited) ||
    points.reduce((sum, { text }) => sum + wordCount(text), 0) >= LEAST_WORDS
  )
}
