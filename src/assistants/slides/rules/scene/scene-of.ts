/** Which layout a slide gets: the one its content asks for, where it fits and does not come a third time in a row. */
import type { DeckSlide } from '../deck/deck.ts'
import type { Design } from '../design/design.ts'
import { flow } from './flow.ts'
import { chart, figures, table } from './forms-of-numbers.ts'
import {
  boxes,
  bullets,
  type Layouts,
  numberedLines,
  referenceList,
  type Scene,
  statement,
} from './forms-of-words.ts'

type Try = () => Scene | undefined

/** `before`: the layouts of the slides before it, the last one last. */
export function contentOf(
  slide: DeckSlide,
  design: Design,
  layouts: Layouts,
  before: readonly string[],
): Scene {
  const tries = waysFor(slide, design, layouts)
  const [last, lastButOne] = before.slice(-2).reverse().map(family)
  const fitting = tries.flatMap((make) => make() ?? [])
  const fresh = fitting.find(
    ({ layout }) => !(family(layout) === last && (last === lastButOne || last === 'points')),
  )
  return fresh ?? fitting[0] ?? { layout: 'canvas', shapes: [], shown: [] }
}

/** Bullets do not follow bullets, and nothing comes a third time. 'cards-3' and 'cards-4' look alike. */
const family = (layout: string): string => layout.replace(/-(?:\d|alone)$/, '')

function waysFor(slide: DeckSlide, design: Design, layouts: Layouts): Try[] {
  const { form, points, metrics, visual, title } = slide
  const listed: Try[] = [
    () => bullets(points, design, layouts),
    () => numberedLines(points, design, layouts),
    () => boxes(points, design, layouts),
  ]
  const words: Try[] = design.prefersBoxes ? [...listed].reverse() : listed
  const large: Try = () => statement(points, design, layouts)
  switch (form) {
    case 'statement':
      return [large, ...words]
    case 'cards':
      return [() => boxes(points, design, layouts), ...words, large]
    case 'questions':
      return [() => numberedLines(points, design, layouts), ...words, large]
    case 'flow':
      return [() => flow(points, design), () => boxes(points, design, layouts), ...words, large]
    case 'metrics':
      return [() => figures(metrics, points, design, layouts), ...words, large]
    case 'visual':
      if (visual?.kind === 'chart') return [() => chart(visual, points, title, design, layouts)]
      if (visual?.kind === 'table') return [() => table(visual, title, design, layouts), ...words, large]
      return [...words, large]
    case 'references':
      return [() => referenceList(points, design, layouts), large]
    default:
      return [...words, large]
  }
}
