import { expect, it } from 'vitest'
import { openStudy } from '#capabilities/study/engine.index.ts'
import { makeVerifier } from '#capabilities/study/facts.index.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import { DEFENCE_THESIS, defenceThesis } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { officeFaults } from '#tests/office-faults.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { readSampleDeck } from '../../server/sample-route.ts'
import { Deck } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { DESIGNS } from '../design/designs.ts'
import { drawSlide } from '../drawing/draw-slide.ts'
import { heightOf } from '../measure/fit.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { wordCount } from '../words/clean.ts'
import { makeDeck } from './make-deck.ts'

const model = defenceThesis()
const study = openStudy(model)
const made = makeDeck(study, model)
if (made === 'too-little') throw new Error('The thesis of the tests is too short.')
const deck = made
const slide = (id: string) => deck.slides.find((one) => one.id === id)
const formats = FORMAT_IDS.map((id) => ({
  id,
  design: DESIGNS[id],
  presentation: presentationOf(deck, DESIGNS[id], new Date(0)),
}))

it('has 18 slides in the order of a defence, each with a name of its own', () => {
  expect(deck.slides).toHaveLength(18)
  expect(new Set(deck.slides.map(({ id }) => id)).size).toBe(18)
  expect([deck.slides[0]?.form, deck.slides[1]?.form, deck.slides[17]?.form]).toEqual([
    'opening',
    'agenda',
    'references',
  ])
  expect(Deck.parse(deck)).toEqual(deck)
})

it('says only what stands in the document: every number, name and citation', () => {
  const verifier = makeVerifier({ reading: study.reading })
  for (const { points, metrics, id } of deck.slides)
    for (const text of [
      ...points.map((point) => point.text),
      ...metrics.map(({ value, label }) => `${value} ${label}`),
    ])
      expect([id, text, verifier.check(text).verdict]).not.toEqual([id, text, 'unsupported'])
})

it('shows the study at a glance: few words for each, out of the sentence it names', () => {
  const { visual, script = [] } = slide('design') ?? {}
  if (visual?.kind !== 'table') throw new Error('The design is no table.')
  const [, ...rows] = visual.rows
  expect(rows.map(([head]) => head)).toEqual(
    expect.arrayContaining(['Design', 'Sample', 'Sampling', 'Analysis']),
  )
  for (const [at, [, words = '']] of rows.entries()) {
    const quote = visual.sources[at]?.quote ?? ''
    for (const word of words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      expect(quote.toLowerCase()).toContain(word)
    expect(script.some(({ sources }) => sources.some((one) => one.quote === quote))).toBe(true)
  }
})

it('takes its lines out of the sentences they name, in their order', () => {
  const plain = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  for (const { points, id } of deck.slides)
    for (const { text, sources } of points) {
      const [source] = sources
      if (!source || id === 'references') continue
      let rest = plain(source.quote)
      for (const word of plain(text)) {
        const at = rest.indexOf(word)
        expect(at, `${id}: ${text}`).toBeGreaterThanOrEqual(0)
        rest = rest.slice(at + 1)
      }
    }
})

it('makes charts of the tables, with every number as it is printed', () => {
  expect(slide('result-1')?.visual).toMatchObject({
    kind: 'chart',
    categories: ['Every week', 'Every month', 'Less often'],
    series: [{ name: 'Percent', values: [57.9, 25.8, 16.3] }],
  })
  expect(slide('result-2')?.visual).toMatchObject({
    drawn: 'bars',
    caption: 'Table 4.2: Barriers named by traders',
  })
})

it('puts the aim, the questions and the sample on slides of their own', () => {
  expect(slide('objectives')?.points.map(({ text }) => text)).toContain(
    'To measure how often traders save with mobile money',
  )
  expect(slide('questions')?.points).toHaveLength(2)
  expect(slide('sample')?.metrics).toMatchObject([{ value: '240' }])
})

it('names in the notes what the document does not say', () => {
  const missing = deck.slides.flatMap((one) => one.missing ?? [])
  expect(missing.length).toBeGreaterThan(0)
  const notes = formats[0]?.presentation.slides.flatMap((one) => one.notes).join('\n')
  for (const sentence of missing) expect(notes).toContain(sentence)
})

it('refuses a document in which there is too little to say', () => {
  const note = modelOf([
    { title: 'Note', role: 'other', blocks: ['The meeting was held on Monday. The chair opened it.'] },
  ])
  expect(makeDeck(openStudy(note), note)).toBe('too-little')
})

it('is the same for the same document, and is the deck of the preview', () => {
  expect(makeDeck(openStudy(model), model)).toEqual(deck)
  expect(readSampleDeck()).toEqual(deck)
})

it('makes no plan look finished: a proposal has no results', () => {
  const plan = modelOf(
    [
      {
        title: 'Research proposal',
        role: 'front-matter',
        blocks: ['A research proposal submitted to the university.'],
      },
      ...DEFENCE_THESIS.slice(2, 4),
      ...SMALL_THESIS.slice(1, 3),
      ...defenceThesisAsPlan(),
    ],
    { title: 'A research proposal on late booking' },
  )
  const proposed = makeDeck(openStudy(plan), plan)
  if (proposed === 'too-little') throw new Error('The plan is too short.')
  expect(proposed.slides).toHaveLength(18)
  expect(proposed.slides.filter(({ id }) => id.startsWith('result'))).toEqual([])
})

/** A plan: the words of the thesis, in the future. */
function defenceThesisAsPlan() {
  const will = [
    'The study will use a cross-sectional survey design. The population will be all licensed traders of Kitwe. The study will select 240 traders by systematic sampling. The data will be collected with a structured questionnaire. The data will be analysed with chi-square tests. Informed consent will be sought from every trader. The study will be limited to four markets.',
    'The study will begin in March with a pilot. The survey will take place in April and May. The report will be written in June. The results will be presented to the council in July. The expected outcome is a plan for agents in markets. The findings will help providers to set their fees.',
    'Agents close before the traders go home. Many traders send money to relatives in villages. Groups of women save together every month. The council collects fees from every stall in cash. Thieves visit the markets at the end of each month. Banks ask for papers that few traders have. Phones are shared within families in most homes. Traders buy their goods before the sun is up.',
  ]
  return [
    { title: '3. Proposed methodology', role: 'methods' as const, blocks: [will[0] ?? ''] },
    { title: '4. Work plan', role: 'other' as const, blocks: [will[1] ?? ''] },
    { title: '1.1 Background', role: 'introduction' as const, blocks: [will[2] ?? ''] },
  ]
}

it.each(formats)(
  'is written in $id without a fault that Microsoft’s validator knows',
  async ({ presentation }) => {
    expect(await officeFaults(writePresentation(presentation), 'pptx')).toEqual([])
  },
)

it.each(formats)('fits in $id: no text needs more room than its box has', ({ presentation, design }) => {
  for (const { shapes, layout: id } of presentation.slides)
    for (const shape of shapes) {
      if (shape.kind !== 'text' || shape.slot === undefined) continue
      const slot = presentation.layouts
        .find((layout) => layout.id === id)
        ?.slots.find(({ index }) => index === shape.slot)
      if (!slot) throw new Error(`${id} has no slot ${shape.slot}.`)
      const high = heightOf(
        { paragraphs: shape.paragraphs, style: slot.style, box: slot.box },
        design.theme,
        shape.size ?? slot.style.size,
      )
      expect(high, `${id}: ${shape.name}`).toBeLessThanOrEqual(slot.box.height + 0.5)
    }
})

it.each(formats)('says no more in $id than can be read while somebody speaks', ({ presentation, design }) => {
  for (const { shapes, layout } of presentation.slides.slice(2, 17)) {
    const texts = shapes.flatMap((shape) =>
      shape.kind === 'text' && (shape.slot ?? 0) >= 20
        ? shape.paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text))
        : [],
    )
    expect(wordCount(texts.join(' ')), layout).toBeLessThanOrEqual(design.says.words + 12)
  }
})

it.each(formats)('is drawn in $id as it is written, line by line inside the slide', ({ presentation }) => {
  for (const [at, from] of deck.slides.entries())
    for (const piece of drawSlide(presentation, at, from).pieces)
      if (piece.is === 'text')
        expect(
          [piece.x >= 0, piece.x + piece.length <= 961, piece.y > 0, piece.y <= 540],
          piece.text,
        ).toEqual([true, true, true, true])
})

it.each(formats)(
  'is readable in $id by people and by machines: one title a slide, alt texts, contrast',
  ({ presentation }) => {
    const { colours } = presentation.theme
    const light = (hex: string) => {
      const [r, g, b] = [0, 2, 4]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
    }
    const contrast = (a: string, b: string) => {
      const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x)
      return (high + 0.05) / (low + 0.05)
    }
    for (const { shapes } of presentation.slides) {
      expect(shapes.filter((shape) => shape.kind === 'text' && shape.slot === 0)).toHaveLength(1)
      for (const shape of shapes)
        if (shape.kind === 'chart' || shape.kind === 'table') expect(shape.alt).not.toBe('')
    }
    expect(contrast(colours.dk1, colours.lt1)).toBeGreaterThan(7)
    expect(contrast(colours.dk1, colours.lt2)).toBeGreaterThan(7)
    expect(contrast(colours.accent1, colours.lt1)).toBeGreaterThan(4.5)
    expect(contrast(colours.accent4, colours.lt1)).toBeGreaterThan(4.5)
    expect(
      contrast(colours[presentation.table.headText], colours[presentation.table.headFill]),
    ).toBeGreaterThan(4.5)
  },
)
