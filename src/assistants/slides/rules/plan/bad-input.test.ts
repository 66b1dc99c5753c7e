import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { DEFENCE_THESIS, defenceThesis } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import type { Deck } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { DESIGNS } from '../design/designs.ts'
import { checkDeck } from '../quality/check-deck.ts'
import { mended } from '../quality/mend-deck.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { makeDeck } from './plan-deck.ts'

const others = (...titles: string[]) => DEFENCE_THESIS.filter(({ title }) => !titles.includes(title))
function deckOf(model: DocumentModel): Deck {
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  return deck
}
const withChapter = (title: string, role: WrittenSection['role'], blocks: WrittenSection['blocks']) =>
  deckOf(modelOf([...others(title), { title, role, blocks }]))

/** Eighteen slides whose words fit in every format, and no figure of nowhere. */
function expectSound(deck: Deck): void {
  expect(deck.slides).toHaveLength(18)
  for (const format of FORMAT_IDS) {
    const design = DESIGNS[format]
    const made = mended(deck, design)
    const wrong = checkDeck({ deck: made, presentation: presentationOf(made, design, new Date(0)), design })
      .filter(({ fails }) => fails.length > 0)
      .map(({ id }) => id)
    expect(wrong.filter((id) => ['fits', 'figures', 'frame', 'plotted', 'table-size'].includes(id))).toEqual(
      [],
    )
  }
}

it('shows at most six of forty results, and keeps the others to exchange', () => {
  const deck = withChapter(
    'Chapter 4: Results',
    'results',
    Array.from({ length: 40 }, (_, at) => [
      {
        kind: 'caption' as const,
        text: `Table 4.${at + 1}: Savings in market ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}${at} by weekday`,
      },
      {
        kind: 'table' as const,
        rows: [
          ['Weekday', 'Frequency', 'Percentage (%)'],
          ['Monday', `${30 + at}`, `${30 + at}`],
          ['Tuesday', `${70 - at}`, `${70 - at}`],
        ],
      },
    ]).flat(),
  )
  const shown = deck.slides.filter(({ id }) => id.startsWith('result-')).length
  expect(shown).toBeGreaterThanOrEqual(4)
  expect(shown).toBeLessThanOrEqual(6)
  expectSound(deck)
})

it('shows objectives of one paragraph one and all', () => {
  const deck = withChapter('Chapter 1: Introduction', 'introduction', [
    {
      kind: 'paragraph',
      text: 'The objectives of this study are to measure how often traders save, to compare the savings of traders with and without an account, and to describe the barriers that traders meet.',
    },
  ])
  const slide = deck.slides.find(({ id }) => id === 'objectives')
  expect(slide?.points.map(({ text }) => text)).toEqual([
    'To measure how often traders save',
    'To compare the savings of traders with and without an account',
    'To describe the barriers that traders meet',
  ])
  expectSound(deck)
})

it('shows no figure without a caption', () => {
  const model = defenceThesis()
  const deck = deckOf({
    ...model,
    paged: true,
    figures: [{ id: 'f1', page: 1, caption: ' ', box: { left: 0.1, top: 0.1, width: 0.5, height: 0.3 } }],
  })
  expect(deck.slides.filter(({ visual }) => visual?.kind === 'picture')).toEqual([])
})

it('puts no formula on a slide', () => {
  const deck = withChapter('Chapter 3: Methodology', 'methods', [
    {
      kind: 'paragraph',
      text: 'The sample was computed as n = N / (1 + N e2) = 600 / (1 + 600 x 0.0025) = 240. The model is Y = b0 + b1X1 + b2X2 + e, where Y is the saving. The mean is x = ΣfX / N = 3.2. The weight is w = f / ( ) with f = 2.',
    },
  ])
  const lines = deck.slides.flatMap(({ title, points }) => [title, ...points.map(({ text }) => text)])
  expect(lines.filter((text) => /= ?[\d.]+ ?=|= b0|ΣfX/.test(text))).toEqual([])
  expectSound(deck)
})

it('fits a title of four hundred letters on its slide, or asks for it', () => {
  const long = `The effect of ${'mobile money and of the savings of market traders and '.repeat(7)}of their families in Kitwe`
  expect(long.length).toBeGreaterThan(400)
  expectSound(
    deckOf(
      modelOf(
        DEFENCE_THESIS.map((section) =>
          section.title === 'Title page'
            ? { ...section, blocks: [{ kind: 'paragraph' as const, text: long }, ...section.blocks.slice(1)] }
            : section,
        ),
      ),
    ),
  )
})

it('makes a sound deck of a work in two languages', () => {
  const deck = withChapter('Abstract', 'abstract', [
    {
      kind: 'paragraph',
      text: 'Cette étude examine comment l’argent mobile change l’épargne des commerçants de Kitwe. Une enquête a été menée auprès de 240 commerçants dans quatre marchés.',
    },
    {
      kind: 'paragraph',
      text: 'This study examined how mobile money changes the savings of market traders in Kitwe.',
    },
  ])
  expect(JSON.stringify(deck.slides.map(({ title, points }) => [title, points]))).not.toMatch(
    /Cette étude|Une enquête/,
  )
  expectSound(deck)
})
