/** How a slide is headed, how the outline tells its parts, and what fills a short deck. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import type { DeckSlide, Point } from '../deck/deck.ts'
import { DESIGNS } from '../design/designs.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { agenda } from './around/agenda.ts'
import { continued } from './continued.ts'
import { draftOf } from './draft.ts'
import { planDeck } from './plan-deck.ts'

const point = (text: string): Point => ({
  text,
  sources: [{ sentenceId: text, page: 1, quote: `${text}.` }],
})
const headed = (lines: string[], leads = /\blimit/) =>
  draftOf({
    id: 'limits',
    part: 'Conclusion',
    kicker: 'Limits',
    worth: 50,
    name: 'Limits of the study',
    points: lines.map(point),
    opens: 'My study has limits',
    leads: (text) => leads.test(text),
  })
const SHORT = 'The study was limited to four markets of one town'
const OTHER = 'Traders reported their own savings at the end of the day'
const LONG =
  'Traders who were at work on the days of the survey could be asked about their savings, and whoever had closed the stall for a funeral or a wedding could not'

it('heads a slide with the line that says what it is about, and tells the others below', () => {
  expect(headed([OTHER, SHORT])).toMatchObject({ title: SHORT, points: [{ text: OTHER }] })
})

it('heads it with its first line where none says so', () => {
  expect(headed([OTHER, SHORT], /\bnothing/)).toMatchObject({ title: OTHER, points: [{ text: SHORT }] })
})

it('sets a line that is too long for a headline large, and shows it once', () => {
  const slide = headed([LONG])
  expect(slide).toMatchObject({ title: LONG, form: 'statement', points: [{ text: LONG }] })
  const deck = { title: 'A', authors: [], work: 'Thesis', language: 'en-GB', slides: [slide] }
  for (const design of Object.values(DESIGNS)) {
    const texts = presentationOf(deck, design, new Date(0)).slides[0]?.shapes.flatMap((shape) =>
      shape.kind === 'text' ? shape.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')) : [],
    )
    expect(texts?.filter((text) => text === LONG)).toHaveLength(1)
    expect(texts).toContain('Limits')
  }
})

it('tells what goes on in a second slide, and no line twice', () => {
  const lines = [SHORT, OTHER, LONG, 'Fees differ from one agent to the next', 'The survey was made in May']
  const both = continued(headed(lines))
  expect(both?.map(({ id }) => id)).toEqual(['limits', 'limits-2'])
  const told = both?.flatMap(({ points, title }) => [...new Set([title, ...points.map(({ text }) => text)])])
  expect(told?.toSorted()).toEqual(lines.toSorted())
  const [first, second] = both!.map(({ script }) => script.map(({ text }) => text))
  expect(first?.filter((text) => text !== 'My study has limits.' && second?.includes(text))).toEqual([])
  expect(continued(headed([SHORT, OTHER]))).toBeUndefined()
})

const entry = (part: string, title: string): DeckSlide => ({
  id:
    part === 'Background'
      ? 'problem'
      : part === 'Methods'
        ? 'design'
        : part === 'Results'
          ? 'result-1'
          : 'limits',
  part,
  title,
  kicker: part,
  form: 'points',
  points: [],
  metrics: [],
  script: [],
})

it('names every part in the outline, and in it each of its slides once', () => {
  const slides = [
    { ...entry('Background', 'Cash kept at home is lost'), kicker: 'Problem' },
    { ...entry('Methods', 'A survey design was used'), kicker: 'Design' },
    { ...entry('Methods', 'The survey took a month'), kicker: 'Design' },
    { ...entry('Results', 'Traders with an account saved more often'), kicker: 'Result' },
    { ...entry('Results', 'Fees come first'), kicker: 'Result on objective 2' },
    entry('Conclusion', 'Limits of the study'),
  ]
  const told = agenda(slides).points
  expect(told.map(({ head, text }) => [head ?? text, text])).toEqual([
    ['Background', 'Problem'],
    ['Methods', 'Design'],
    ['Results', 'Objective 2'],
    ['Conclusion', 'Conclusion'],
  ])
})

it('asks for no objectives where none are hinted at, as long as the aim is told', () => {
  const sections = DEFENCE_THESIS.map((section) =>
    /objectives|questions/i.test(section.title) ? { ...section, paragraphs: [] } : section,
  )
  const model = modelOf(sections)
  const plan = planDeck(openRecord(model), model)
  if (plan === 'too-little') throw new Error('There is enough for a deck.')
  const asked = plan.slides.filter(({ ask }) => ask).map(({ id }) => id)
  expect(asked.filter((id) => id !== 'title' && id !== 'objectives')).toEqual([])
})

it('sets one sentence of a part on full colour, and the next on the light layout', () => {
  const slides = [opening(), opening(), headed([LONG]), headed([`${LONG} at all`])]
  const deck = { title: 'A', authors: [], work: 'Thesis', language: 'en-GB', slides }
  const { slides: drawn } = presentationOf(deck, DESIGNS.heavy, new Date(0))
  expect(drawn.slice(2).map(({ layout }) => layout)).toEqual(['stated-alone', 'stated'])
})
const opening = () => entry('Background', 'Cash kept at home is lost to thieves and fires')
