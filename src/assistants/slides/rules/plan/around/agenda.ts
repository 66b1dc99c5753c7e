/** The second slide: what is said in each part, in the words of its slides. */
import type { DeckSlide, Point } from '../../deck/deck.ts'
import { hasPlainVerb } from '../../words/verbs.ts'
import { PARTS } from '../draft.ts'
import { isHeadline, TITLE_LETTERS } from '../stated.ts'
import { nothing } from './nothing.ts'

type InAgenda = Pick<DeckSlide, 'id' | 'part' | 'title' | 'kicker' | 'points' | 'ask' | 'visual' | 'metrics'>

/** What is said in each part, in the words of its slides. `slides`: the ones that follow, in order. */
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

type Told = { text: string; sources: Point['sources']; isMatter?: boolean }

/** What its main slides say, the headline first; objectives without an aim are counted. */
function partPoint(part: string, slides: readonly InAgenda[]): Point {
  // A sentence of the author says more of the results than the largest cell of one table.
  const main = slides
    .filter(({ id, kicker }) => TELLS[part]?.test(id) && (part !== 'Results' || OF_A_GOAL.test(kicker)))
    .toSorted((a, b) => Number(a.visual !== undefined) - Number(b.visual !== undefined))
  const [counted] = LISTS.flatMap((list): Told[] => {
    const { length } = slides
      .filter(({ id }) => id.replace(/-\d$/, '') === list)
      .flatMap(({ points }) => points)
      .filter(({ text }) => text.endsWith('?') === (list === 'questions'))
    return part === 'Purpose' && length > 1
      ? [{ text: `${length} ${list}`, sources: [], isMatter: true }]
      : []
  })
  if (part === 'Results') {
    const themes = slides.filter(({ kicker }) => /^Theme \d/.test(kicker)).length
    if (themes > 1) return { head: part, text: `${themes} themes`, computed: true, sources: [] }
  }
  const said = [...saidIn(main, part), ...(counted ? [counted] : [])]
  const line = said.find(isTold)
  return line
    ? { head: part, text: line.text, computed: true, sources: line.sources }
    : { text: part, sources: [] }
}

function saidIn(slides: readonly InAgenda[], part: string): Told[] {
  const isMatter = ({ id }: InAgenda) => id === 'literature' || id === 'aim' || id === 'timetable'
  const titles = slides.map((slide) => ({
    text: slide.title,
    sources: firstSource(slide),
    isMatter: isMatter(slide),
  }))
  const points = part === 'Purpose' ? [] : slides.flatMap((slide) => slide.points.slice(0, MOST_LOOKED_AT))
  return [...titles, ...points.filter(({ head }) => !head)]
}
/** One result of many is not what the work found, unless it answers its question. */
const OF_A_GOAL = /^Result on/
const MOST_LOOKED_AT = 2
const TELLS: Readonly<Record<string, RegExp>> = {
  Background: /^(?:background|problem|gap)$/,
  Literature: /^literature$/,
  Purpose: /^(?:aim|objectives|questions)$/,
  Methods: /^(?:design|sampling|sample)$/,
  Results: /^(?:result-|shown-|tests$)/,
  Plan: /^(?:outcomes|timetable)$/,
  Conclusion: /^(?:conclusion|answers)$/,
}
const LISTS = ['objectives', 'questions'] as const
const LONGEST = 160
const isTold = ({ text, isMatter }: Told): boolean =>
  text.length <= LONGEST &&
  (isMatter ||
    (!/^(?:“|(?:what|how|who|to)\b|the means run\b|.* comes first\b)/i.test(text) &&
      (isHeadline(text) || (text.length > TITLE_LETTERS && hasPlainVerb(text)))))
const firstSource = ({ points, visual, metrics }: InAgenda) =>
  [
    ...(visual?.sources ?? []),
    ...metrics.flatMap(({ sources }) => sources),
    ...points.flatMap(({ sources }) => sources),
  ].slice(0, 1)
