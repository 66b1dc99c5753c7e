import { expect, it } from 'vitest'
import { openStudy } from '#capabilities/study/engine.index.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { defenceThesis } from '#tests/defence-thesis.ts'
import { officeFaults } from '#tests/office-faults.ts'
import type { Deck } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { DESIGNS } from '../design/designs.ts'
import { drawSlide } from '../drawing/draw-slide.ts'
import { checkDeck } from '../quality/check-deck.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { makeDeck } from './make-deck.ts'

const PIXEL =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z'

/** The tests' thesis with a figure that a sentence of its theory mentions. */
function withFigure(caption: string, box = { left: 0.1, top: 0.2, width: 0.8, height: 0.3 }): DocumentModel {
  const model = defenceThesis()
  const [section] = model.sections.filter(({ role }) => role === 'literature')
  const block = model.blocks.find((one) => one.section === section?.id)
  if (!block) throw new Error('The thesis of the tests has no literature.')
  return {
    ...model,
    kind: 'pdf',
    paged: true,
    blocks: [...model.blocks, { ...block, id: 'caption', kind: 'caption', text: caption }],
    figures: [{ id: 'f1', page: block.page, box, caption, text: 'Trust Access Saving' }],
  }
}

function deckOf(model: DocumentModel): Deck {
  const deck = makeDeck(openStudy(model), model)
  if (deck === 'too-little') throw new Error('The thesis of the tests is too short.')
  return deck
}
const pictureIn = (deck: Deck) => deck.slides.find(({ visual }) => visual?.kind === 'picture')
const cut = (deck: Deck): Deck => ({
  ...deck,
  slides: deck.slides.map((slide) =>
    slide.visual?.kind === 'picture'
      ? { ...slide, visual: { ...slide.visual, image: { data: PIXEL, type: 'jpeg' as const } } }
      : slide,
  ),
})

const FRAMEWORK = 'Figure 2.1: Conceptual framework of saving'

it('puts the framework as its author drew it on a slide, with a line, a caption and its page', () => {
  const slide = pictureIn(deckOf(withFigure(FRAMEWORK)))
  expect(slide?.id).toBe('framework')
  expect(slide?.visual).toMatchObject({ caption: FRAMEWORK, reads: 'Trust Access Saving' })
  expect(slide?.visual?.sources[0]?.page).toBeGreaterThan(0)
  expect(slide?.points.length).toBeGreaterThan(0)
})

it.each<[string, DocumentModel]>([
  [
    'has no place on its page',
    { ...withFigure(FRAMEWORK), figures: [{ id: 'f1', page: 3, caption: FRAMEWORK }] },
  ],
  ['is an icon', withFigure(FRAMEWORK, { left: 0.1, top: 0.1, width: 0.05, height: 0.03 })],
  ['is the page', withFigure(FRAMEWORK, { left: 0, top: 0, width: 1, height: 0.98 })],
  ['is in a file whose pages cannot be drawn', { ...withFigure(FRAMEWORK), paged: false }],
])('shows no figure that %s', (_, model) => {
  expect(pictureIn(deckOf(model))).toBeUndefined()
})

it.each(FORMAT_IDS)(
  'is whole and undistorted in %s, says what it shows, and the file has no faults',
  async (format) => {
    const deck = cut(deckOf(withFigure(FRAMEWORK)))
    const design = DESIGNS[format]
    const presentation = presentationOf(deck, design, new Date(0))
    const at = deck.slides.findIndex(({ visual }) => visual?.kind === 'picture')
    const picture = presentation.slides[at]?.shapes.find(({ kind }) => kind === 'picture')
    if (picture?.kind !== 'picture' || !picture.box) throw new Error('The figure was not drawn.')
    const { visual } = deck.slides[at] ?? {}
    if (visual?.kind !== 'picture') throw new Error('There is no figure.')
    expect(picture.box.width / picture.box.height).toBeCloseTo(visual.shape, 3)
    expect(picture.alt).toBe(`${FRAMEWORK}. It reads: Trust Access Saving`)
    const slide = deck.slides[at]
    if (!slide) throw new Error('There is no slide.')
    expect(drawSlide(presentation, at, slide).pieces.some(({ is }) => is === 'picture')).toBe(true)
    const wrong = checkDeck({ deck, presentation, design }).filter(({ fails }) => fails.includes(at + 1))
    expect(wrong).toEqual([])
    expect(await officeFaults(writePresentation(presentation), 'pptx')).toEqual([])
  },
)
