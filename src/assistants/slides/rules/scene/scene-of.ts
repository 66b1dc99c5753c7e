/** Chooses a slide's layout: the one its content asks for, if it fits and is not used a third time in a row. */
import type { DeckSlide } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { FIGURE_LAYOUTS, figure } from './figure-scene.ts'
import { CHART_LAYOUTS, chart, figures, TABLE_LAYOUTS, table } from './forms-of-numbers.ts'
import {
  boxes,
  bullets,
  type Layouts,
  numberedLines,
  prompt,
  referenceList,
  type Scene,
  statement,
  wholeList,
} from './forms-of-words.ts'

import { isVisual, layoutFamily, MOST_WORDS, type Seen, textsOn, wordsOn } from './seen.ts'

const showsVisual = ({ shapes }: Scene): boolean =>
  shapes.some(({ kind }) => kind === 'chart' || kind === 'table' || kind === 'picture')

type Try = () => Scene | undefined

/** Its sentence is its title: nothing else is tried first. */
const isStated = ({ form, title, points }: DeckSlide): boolean =>
  form === 'statement' && points[0]?.text === title

const isOn = ({ shapes }: Scene, text: string): boolean => textsOn({ layout: '', shapes }).includes(text)

/** Visuals on seven slides of ten, so that six are certain. */
const WANTED_VISUAL = 0.7

/** `before`: the preceding slides, in order. */
export function contentOf(
  slide: DeckSlide,
  design: Design,
  layouts: Layouts,
  before: readonly Seen[],
): Scene {
  const fitting = waysFor(slide, design, layouts).flatMap((make) => make() ?? [])
  // What a slide was made to show is shown, however many words its cells have.
  const pictured = slide.visual ? fitting.filter(showsVisual) : []
  if (pictured.length > 0) return pictured.find((scene) => !comesAgain(scene, before)) ?? pictured[0]!
  if (isStated(slide) && fitting[0]) return fitting[0]
  // A reference list is for looking up, not for reading along.
  if ((slide.form === 'references' || slide.whole) && fitting[0]) return fitting[0]
  const visual = before.filter(isVisual).length
  const wantsVisual = visual < WANTED_VISUAL * (before.length + 1)
  const most = Math.max(...fitting.map(({ shown }) => shown.length))
  const wishes: ((scene: Scene) => boolean)[] = [
    ({ shown }) => shown.length === most,
    (scene) => !comesAgain(scene, before),
    (scene) => wordsOn(scene) <= MOST_WORDS,
    (scene) => !wantsVisual || isVisual(scene),
  ]
  for (let granted = wishes.length; granted > 0; granted--) {
    const found = fitting.find((scene) => wishes.slice(0, granted).every((wish) => wish(scene)))
    if (found) return found
  }
  return fitting[0] ?? { layout: 'canvas', shapes: [], shown: [] }
}

/** Bullets do not follow bullets, and no layout comes a third time. */
function comesAgain({ layout }: Scene, before: readonly Seen[]): boolean {
  const [last, lastButOne] = before
    .slice(-2)
    .reverse()
    .map((seen) => layoutFamily(seen.layout))
  return layoutFamily(layout) === last && (last === lastButOne || last === 'points')
}

function waysFor(slide: DeckSlide, design: Design, layouts: Layouts): Try[] {
  const { form, points, metrics, visual, title, ask, whole } = slide
  if (ask && points.length === 0) return [() => prompt(ask.says, design, layouts)]
  const all: Try = () => {
    const rows = numberedLines(points, design, layouts)
    return rows?.shown.length === points.length && points.every(({ text }) => isOn(rows, text))
      ? rows
      : undefined
  }
  if (whole) return [all, () => wholeList(points, design, layouts), () => bullets(points, design, layouts)]
  const listed: Try[] = [
    () => bullets(points, design, layouts),
    () => numberedLines(points, design, layouts),
    () => boxes(points, design, layouts),
  ]
  const words: Try[] = design.prefersBoxes ? [...listed].reverse() : listed
  const large: Try = () => statement(points, title, design, layouts)
  const single: Try = () => bullets(points, design, layouts, 1)
  switch (form) {
    case 'statement':
      return [large, ...words, single]
    case 'cards':
      return [() => boxes(points, design, layouts), ...words, large, single]
    case 'questions':
      return [() => numberedLines(points, design, layouts), ...words, large, single]
    case 'metrics':
      return [() => figures(metrics, points, design, layouts), ...words, large, single]
    case 'visual':
      if (visual?.kind === 'chart')
        return CHART_LAYOUTS.map((id) => () => chart(id, visual, points, title, design, layouts))
      if (visual?.kind === 'table')
        return [
          ...TABLE_LAYOUTS.map((id) => () => table(id, visual, points, title, design, layouts)),
          ...words,
          large,
        ]
      if (visual?.kind === 'picture')
        return [
          ...FIGURE_LAYOUTS.map((id) => () => figure(id, visual, points, design, layouts)),
          ...words,
          large,
        ]
      return [...words, large, single]
    case 'references':
      return [() => referenceList(points, design, layouts), large]
    default:
      return [...words, large, single]
  }
}
