/** Unusual uploads: a decent deck or none, never an empty slide or a broken file. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import type { DocumentModel } from '#product/document-model.ts'
import { DEFENCE_THESIS, defenceThesis } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { officeFaults } from '#tests/office-faults.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { DESIGNS } from '../design/designs.ts'
import { checkDeck } from '../quality/check-deck.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { makeDeck } from './plan-deck.ts'

/** Must never fail, whatever is sent; the other checks depend on the work. */
const NEVER = ['frame', 'fits', 'table-size', 'figures', 'plotted']

async function expectDecent(model: DocumentModel) {
  const deck = makeDeck(openRecord(model), model)
  if (deck === 'too-little') return deck
  for (const format of FORMAT_IDS) {
    const design = DESIGNS[format]
    const presentation = presentationOf(deck, design, new Date(0))
    const wrong = checkDeck({ deck, presentation, design }).filter(
      ({ id, fails }) => NEVER.includes(id) && fails.length > 0,
    )
    expect([format, wrong]).toEqual([format, []])
    expect(await officeFaults(writePresentation(presentation), 'pptx')).toEqual([])
  }
  return deck
}

const WHO = ['traders', 'farmers', 'nurses', 'pupils', 'drivers', 'tailors', 'bakers']
const DID = [
  'kept',
  'lost',
  'lent',
  'saved',
  'spent',
  'shared',
  'hid',
  'earned',
  'borrowed',
  'counted',
  'banked',
]
const WHAT = [
  'maize',
  'cash',
  'cattle',
  'seed',
  'wages',
  'rent',
  'fuel',
  'bread',
  'cloth',
  'tools',
  'books',
  'charcoal',
  'fish',
]
const WHERE = ['Kitwe', 'Ndola', 'Kabwe', 'Choma', 'Mongu']
/** No two are alike. */
const sentences = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => {
    const of = (words: readonly string[]) => words[(at + from) % words.length]
    return `In ${of(WHERE)} ${at + from + 20} ${of(WHO)} ${of(DID)} their ${of(WHAT)} because the roads of the district were closed.`
  }).join(' ')

it('makes nothing of a page of notes', () => {
  const model = modelOf([
    { title: 'Notes', role: 'other', blocks: ['Buy maize. Call the bank about the loan.'] },
  ])
  expect(makeDeck(openRecord(model), model)).toBe('too-little')
})

it('makes a deck or nothing of one full page', async () => {
  await expectDecent(modelOf([{ title: 'Abstract', role: 'abstract', blocks: [sentences(12)] }]))
})

it('invents no study for a curriculum vitae', async () => {
  const lines = [
    'Mercy Tembo was born in Ndola in 1997 and lives in Lusaka.',
    'She worked as a cashier at a shop in Kabwe from 2016 to 2018.',
    'She studied economics at a university in Lusaka from 2018 to 2022.',
    'She speaks Bemba, Nyanja and English and drives a car.',
    'She led the debating club of her school for two years.',
    ...Array.from({ length: 36 }, (_, at) => {
      const of = (words: readonly string[]) => words[at % words.length]
      return `In ${of(WHERE)} she worked for the ${of(WHO)} from ${1980 + at} to ${1981 + at} and kept the books of their ${of(WHAT)}.`
    }),
  ]
  const cv = modelOf([
    { title: 'Curriculum vitae', role: 'other', blocks: lines.slice(0, 2) },
    { title: 'Education', role: 'other', blocks: lines.slice(2) },
  ])
  expect(makeDeck(openRecord(cv), cv)).toBe('too-little')
})

it('makes a deck or nothing of a document without headings', async () => {
  await expectDecent(
    modelOf([
      {
        title: '',
        role: 'other',
        blocks: Array.from({ length: 6 }, (_, at) => sentences(8, at * 8)),
      },
    ]),
  )
})

it('makes a deck of four hundred pages', async () => {
  const thesis = defenceThesis()
  const chapters = Array.from({ length: 40 }, (_, at) => ({
    title: `Chapter ${at + 6}: Further markets`,
    role: 'results' as const,
    blocks: Array.from({ length: 46 }, (_, block) => sentences(5, (at * 46 + block) * 5)),
  }))
  const long = modelOf(chapters)
  expect(long.pages.length).toBeGreaterThan(400)
  const deck = await expectDecent({
    ...thesis,
    pages: long.pages,
    sections: [...thesis.sections, ...long.sections.map((one) => ({ ...one, id: `m${one.id}` }))],
    blocks: [
      ...thesis.blocks,
      ...long.blocks.map((one) => ({ ...one, id: `m${one.id}`, section: `m${one.section}` })),
    ],
    sentences: [
      ...thesis.sentences,
      ...long.sentences.map((one) => ({ ...one, id: `m${one.id}`, block: `m${one.block}` })),
    ],
  })
  expect(deck).not.toBe('too-little')
})

it('puts no table of thirty columns on a slide', async () => {
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 30 }, (_, column) => (row === 0 ? `Item ${column + 1}` : String(row * 30 + column))),
  )
  const deck = await expectDecent(
    modelOf([
      ...DEFENCE_THESIS,
      {
        title: 'Further results',
        role: 'results',
        blocks: [sentences(20), { kind: 'table', rows }, sentences(12, 30)],
      },
    ]),
  )
  if (deck === 'too-little') throw new Error('There is enough for a deck.')
  for (const { visual } of deck.slides)
    if (visual?.kind === 'table') expect(visual.rows[0]?.length).toBeLessThanOrEqual(5)
})

it('breaks no file over a text that is written from right to left', async () => {
  const arabic = 'وجدت الدراسة أن ستين في المائة من التجار يحتفظون بمدخراتهم نقدا في المنزل.'
  await expectDecent(
    modelOf(
      [
        {
          title: 'الفصل الأول',
          role: 'introduction',
          blocks: [Array.from({ length: 40 }, () => arabic).join(' '), sentences(12)],
        },
      ],
      {
        language: 'ar',
        title: 'مدخرات التجار في أسواق كيتوي',
      },
    ),
  )
})
