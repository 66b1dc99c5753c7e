/** Whether objectives and questions are shown one and all, in the order of their author, and each result under its own. */
import { contentStems } from '#kit/text/content-stems.ts'
import type { Deck, DeckSlide, Point } from '../deck/deck.ts'
import { bodySlides, isGoal, type SlideRule } from './check.ts'
import { plainTokens } from './cut-of.ts'
import { goalIn } from './of-frame.ts'
import { idOf } from './of-headlines.ts'

export const RULES_OF_GOALS: readonly SlideRule[] = [
  {
    id: 'goals',
    passes: 'Objectives and questions are shown one and all, in their order',
    holds: (slide, _, deck) =>
      !slide.whole ||
      slide.points.some(({ edited }) => edited) ||
      (slide.points.length > 0 &&
        isInOrder(slide.points) &&
        isComplete(slide, deck) &&
        (isContinuedOn(slide, deck) || !GOES_ON.test(slide.points.at(-1)?.sources[0]?.quote ?? ''))),
  },
  {
    id: 'goal-number',
    passes: 'Each result names the objective that it stands under',
    holds: isNumberedRight,
  },
  {
    id: 'its-goal',
    passes: 'Each result stands under the objective it answers',
    holds: answersItsGoal,
  },
]

/** "…; and": another one follows in the work. */
const GOES_ON = /\band\W*$/i
const isContinuedOn = (slide: DeckSlide, deck: Deck): boolean =>
  bodySlides(deck)
    .filter((one) => one.whole && idOf(one) === idOf(slide))
    .at(-1) !== slide

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
/** "2.", "second objective", "Research question 2:" before the item. */
function numberBefore(quote: string): number | undefined {
  const [, digit, letter, roman] =
    quote.match(
      /^\W*(?:(?:research |specific |sub-?)*(?:question|objective|hypothesis|rq|h|q)\s*)?(?:(\d{1,2})|([a-h])(?=[).])|\(?([ivx]{1,4})(?=[).]))[).:\s]/i,
    ) ?? []
  const nth = NTH.findIndex((word) => new RegExp(`^(?:\\S+ ){0,3}${word}\\b`, 'i').test(quote))
  if (digit) return Number(digit)
  if (roman)
    return ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'].indexOf(roman.toLowerCase()) + 1 || undefined
  if (letter) return letter.toLowerCase().charCodeAt(0) - 96
  return nth < 0 ? undefined : nth + 1
}

/** By their numbers where all have one, else by their places in the document. */
function isInOrder(points: readonly Point[]): boolean {
  const quotes = points.map(({ sources: [first] }) => first)
  const numbers = quotes.map((source) => source && numberBefore(source.quote))
  const known = numbers.filter((n) => n !== undefined)
  if (points.length > 1 && known.length === points.length && new Set(known).size === known.length)
    return known.every((n, at) => n === known[0]! + at) && known[0]! < 2
  const places = quotes.map((source) => source?.sentenceId.match(/\d+/g)?.map(Number) ?? [])
  return places.every((place, at) => {
    const before = places[at - 1]
    if (!before || before.length !== place.length) return true
    const differs = place.findIndex((n, part) => n !== before[part])
    return differs < 0 ? followsIn(points[at - 1]!, points[at]!) : place[differs]! > before[differs]!
  })
}
/** Two items of one sentence. */
function followsIn(one: Point, next: Point): boolean {
  const quote = plainTokens(one.sources[0]?.quote ?? '').join(' ')
  const [first, second] = [one, next].map(({ text }) => quote.indexOf(plainTokens(text).join(' ')))
  return first === undefined || second === undefined || first < 0 || second < 0 || first <= second
}

/** As many as are counted aloud, as results and answers stand under, and as the outline counts. */
function isComplete(slide: DeckSlide, deck: Deck): boolean {
  const { points, script } = slide
  const id = idOf(slide)
  const told = script.flatMap(({ text }) => {
    const [, nth = ''] = text.match(/^The (\p{L}+) (?:(?:objective|question|hypothesis) )?is\b/u) ?? []
    return NTH.includes(nth) ? [NTH.indexOf(nth) + 1] : []
  })
  const kind = id === 'questions' ? 'question' : 'objective'
  const [, outlined] =
    deck.slides[1]?.points.map(({ text }) => text.match(new RegExp(`^(\\d+) ${kind}s$`))).find(Boolean) ?? []
  const isOnly = bodySlides(deck).filter((one) => one.whole && idOf(one) === id).length === 1
  const asked =
    isOnly && (id === 'objectives' || id === 'questions')
      ? [...numbersOn(deck, kind), Number(outlined ?? 0)]
      : []
  return (
    told.every((n, at) => n === (told[0] ?? 1) + at) &&
    (told.length === 0 || !isOnly || told.length === points.length) &&
    Math.max(0, ...asked) <= points.length
  )
}

const numbersOn = (deck: Deck, kind: string): number[] =>
  bodySlides(deck).flatMap(({ kicker, points, title }) => [
    ...(new RegExp(`^Result on ${kind} `).test(kicker) ? [goalIn(kicker) ?? 0] : []),
    ...points.flatMap(({ head }) => Number(head?.match(new RegExp(`^${kind} (\\d+)$`, 'i'))?.[1] ?? 0)),
    Number(title.match(new RegExp(`^What I found on (?:each|\\d+) of the (\\d+) ${kind}s$`))?.[1] ?? 0),
  ])

/** Its kicker, the objective it shows and the words that lead to it give one number, and the objective is that one of the list. */
function isNumberedRight({ kicker, points, script }: DeckSlide, _: number, deck: Deck): boolean {
  const spoken = script.flatMap(({ text }) => {
    const [, nth = ''] =
      text.match(/^(?:My|That is what I found on my) (\p{L}+) (?:objective|question)\b/u) ?? []
    return NTH.includes(nth) ? [NTH.indexOf(nth) + 1] : []
  })
  const goal = points.find((point) => isGoal(point) && !point.edited)
  const shown = Number(goal?.head?.match(/\d+/)?.[0] ?? 0)
  const numbers = [goalIn(kicker) ?? 0, shown, ...spoken].filter((n) => n > 0)
  if (new Set(numbers).size > 1) return false
  if (/^Result$/.test(kicker) && spoken.length > 0 && goal) return false
  if (goalIn(kicker) !== undefined && spoken.length === 0 && !goal && script.length > 0) return false
  const kind = /^Question/.test(goal?.head ?? '') ? 'questions' : 'objectives'
  const list = bodySlides(deck).filter((slide) => slide.whole && idOf(slide) === kind)
  const listed = list.length === 1 ? list[0]?.points[shown - 1] : undefined
  return !goal || !listed || listed.edited === true || isAlike(goal.text, listed.text)
}
const isAlike = (one: string, other: string): boolean => {
  const [a, b] = [new Set(contentStems(one)), new Set(contentStems(other))]
  return [...a].filter((stem) => b.has(stem)).length * 10 >= Math.min(a.size, b.size) * 7
}

/** What the objective names, and most of the others do not, comes back in what is shown on it. */
function answersItsGoal(
  { kicker, title, points, metrics, visual }: DeckSlide,
  _: number,
  { slides }: Deck,
): boolean {
  const goal = /^Result on /.test(kicker) && points.find(isGoal)
  if (!goal) return true
  const goals = slides
    .filter(({ whole }) => whole)
    .flatMap((one) => one.points.map(({ text }) => new Set(contentStems(text))))
  const shown = [
    title,
    ...points.filter((point) => point !== goal).map(({ text }) => text),
    ...metrics.map(({ label }) => label),
    ...[...(visual?.sources ?? []), ...metrics.flatMap(({ sources }) => sources)].map(({ quote }) => quote),
    visual?.caption ?? '',
    ...(visual?.kind === 'chart' ? [...visual.categories, ...visual.series.map(({ name }) => name)] : []),
    ...(visual?.kind === 'table' ? visual.rows.flat() : []),
  ].join(' ')
  const said = new Set(contentStems(shown))
  const named = contentStems(goal.text)
  const own = named.filter(
    (stem) => goals.filter((one) => one.has(stem)).length * 2 <= Math.max(2, goals.length),
  )
  return (own.length > 0 ? own : named).some((stem) => said.has(stem))
}
