/** Whether a deck looks good: few words, visuals, and no repeated layouts. */
import { isVisual, layoutFamily, MOST_WORDS, wordsOn } from '../scene/seen.ts'
import { BODY, type Checked, type DeckCheck, eachSlide, ofDeck } from './check.ts'

const MEAN_WORDS = 35
const LEAST_VISUAL = 0.6
const LEAST_LAYOUTS = 6

export function checksOfComposition({ presentation: { slides } }: Checked): DeckCheck[] {
  const body = slides.slice(BODY.from, BODY.to)
  const words = body.map((slide) => wordsOn(slide))
  const family = (at: number) => layoutFamily(slides[at]?.layout ?? '')
  return [
    eachSlide(
      'density',
      'No slide has more than 40 words',
      slides,
      (at) => slides[at] !== undefined && wordsOn(slides[at]) <= MOST_WORDS,
      BODY,
    ),
    ofDeck(
      'mean-density',
      'Slides have 35 words or fewer on average',
      words.reduce((sum, count) => sum + count, 0) / words.length <= MEAN_WORDS,
    ),
    ofDeck(
      'visuals',
      'Six slides in ten have a visual',
      body.filter(isVisual).length / body.length >= LEAST_VISUAL,
    ),
    eachSlide(
      'layouts-change',
      'No layout is used three times in a row',
      slides,
      (at) => at < BODY.from + 2 || family(at) !== family(at - 1) || family(at) !== family(at - 2),
      BODY,
    ),
    ofDeck(
      'layouts',
      'There are six layouts or more',
      new Set(slides.map(({ layout }) => layoutFamily(layout))).size >= LEAST_LAYOUTS,
    ),
  ]
}
