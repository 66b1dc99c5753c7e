import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { writePresentation } from '#kit/pptx/write-presentation.ts'
import { defenceAnswers } from '#tests/defence-answers.ts'
import { DEFENCE_THESIS, defenceThesis } from '#tests/defence-thesis.ts'
import { modelOf, type WrittenSection, writtenWork } from '#tests/model-of.ts'
import { officeFaults } from '#tests/office-faults.ts'
import { readSampleDeck } from '../../server/sample-route.ts'
import { Deck, type DeckSlide } from '../deck/deck.ts'
import { FORMAT_IDS } from '../deck/keys.ts'
import { DESIGNS } from '../design/designs.ts'
import { presentationOf } from '../scene/presentation-of.ts'
import { makeDeck, planDeck } from './plan-deck.ts'

const model = defenceThesis()
const answers = defenceAnswers(openRecord(model))
const study = openRecord(model, undefined, answers)
const deckOf = (made: ReturnType<typeof makeDeck>): Deck => {
  if (made === 'too-little') throw new Error('There is enough for a deck.')
  return made
}
const deck = deckOf(makeDeck(study, model))
const slideOf = (id: string, of = deck): DeckSlide | undefined => of.slides.find((one) => one.id === id)
const planned = (sections: WrittenSection[]) => {
  const work = modelOf(sections)
  return deckOf(makeDeck(openRecord(work), work))
}
const without = (...titles: string[]) => DEFENCE_THESIS.filter(({ title }) => !titles.includes(title))
const linesOf = ({ slides }: Deck) => slides.flatMap(({ points }) => points.map(({ text }) => text))

it('has eighteen slides, each with a headline of its own', () => {
  expect(deck.slides).toHaveLength(18)
  expect(new Set(deck.slides.map(({ id }) => id)).size).toBe(18)
  expect(new Set(deck.slides.map(({ title }) => title)).size).toBe(18)
  expect(Deck.parse(deck)).toEqual(deck)
})

it('is the same for the same document, and is the deck of the preview', () => {
  const again = deckOf(makeDeck(openRecord(model, undefined, answers), model))
  expect(again).toEqual(deck)
  expect(readSampleDeck()).toEqual(deck)
})

it('says only what stands in the document: every number of it', () => {
  const { sentences, blocks } = study.reading
  const printed = new Set([...sentences, ...blocks].flatMap(({ text }) => text.match(/\d+(?:\.\d+)?/g) ?? []))
  const told = deck.slides.flatMap(({ points, metrics }) => [
    ...points.filter(({ computed }) => !computed).map(({ text }) => text),
    ...metrics.map(({ value }) => value),
  ])
  expect(told.length).toBeGreaterThan(20)
  for (const text of told)
    expect(
      (text.match(/\d+(?:\.\d+)?/g) ?? []).filter((number) => !printed.has(number)),
      text,
    ).toEqual([])
})

it('shows all objectives and all questions, in the order of the work', () => {
  expect(slideOf('objectives')?.points.map(({ text }) => text)).toEqual([
    'To measure how often traders save with mobile money',
    'To compare the savings of traders with and without an account',
    'To describe the barriers that traders meet',
  ])
  expect(slideOf('questions')?.points).toHaveLength(2)
})

it('shows a result with its chart, its figure in the headline, and the objective that it answers', () => {
  const barriers = deck.slides.find(({ visual }) => visual?.caption.includes('4.2'))
  expect(barriers).toMatchObject({
    title: 'Fees of agents comes first, with 47.5%',
    kicker: 'Result on objective 3',
  })
  expect(barriers?.visual).toMatchObject({ kind: 'chart', drawn: 'bars', unit: '%' })
  const often = deck.slides.find(({ visual }) => visual?.caption.includes('4.1'))
  expect(often).toMatchObject({ title: 'Every week is the largest group, with 57.9%' })
})

it('leaves to the student what nobody filled, with sentences to choose from, and puts nothing else there', () => {
  const bare = deckOf(makeDeck(openRecord(model), model))
  const asked = slideOf('objectives', bare)
  expect(asked).toMatchObject({
    points: [],
    metrics: [],
    ask: { says: expect.stringContaining('objectives') },
  })
  const said = new Set(model.sentences.map(({ text }) => text))
  const shown = presentationOf(bare, DESIGNS.standard, new Date(0)).slides[bare.slides.indexOf(asked!)]
  expect(JSON.stringify(shown?.shapes)).toContain('[\u00a0Your objectives')
  for (const { sources } of asked?.ask?.candidates ?? [])
    for (const { quote } of sources) expect(said).toContain(quote)
})

it('asks for the main result where the work tells none', () => {
  const bare = planned(
    without('Chapter 4: Results', 'Chapter 5: Discussion', 'Chapter 6: Conclusion', 'Abstract'),
  )
  expect(slideOf('result-1', bare)?.ask?.says).toContain('main result')
})

it('marks a table that does not add up, leaves out its doubtful row and asks which is right', () => {
  const rows = [
    ['Age', 'No. examined', 'No. infected', 'Percentage infected'],
    ['4-6', '41', '8', '19.5'],
    ['7-9', '33', '16', '48.5'],
    ['10-12', '6', '11', '15.6'],
  ]
  const bad = planned([
    ...without('Chapter 4: Results'),
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: 'Table 4.1: Infection by age' },
        { kind: 'table', rows },
      ],
    },
  ])
  const slide = bad.slides.find(({ visual }) => visual?.kind === 'table')
  expect(slide?.marks?.length).toBeGreaterThan(0)
  expect(JSON.stringify(slide?.visual)).toContain('7-9')
  expect(slide?.visual?.kind === 'table' && slide.visual.rows.flat()).not.toContain('10-12')
  expect(slide?.title).toBe('Infection by age')
  expect(bad.panel?.[0]?.text).toContain('Which is right?')
})

it('plots nothing that is constant or single', () => {
  const rows = [
    ['Item', 'Number of answers'],
    ['Price', '47'],
    ['Place', '47'],
    ['Product', '47'],
  ]
  const flat = planned([
    ...without('Chapter 4: Results'),
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        { kind: 'caption', text: 'Table 4.1: Answers' },
        { kind: 'table', rows },
      ],
    },
  ])
  expect(flat.slides.some(({ visual }) => visual?.kind === 'chart')).toBe(false)
})

it('gives a proposal its timetable and its budget, and no result', () => {
  const plan = planned(
    writtenWork(`
    # introduction: Chapter 1: Introduction
    This research proposal is about mobile money. The aim of this study is to determine how mobile money will change the savings of traders. The problem is that nobody knows how traders save. This study will be conducted in Kitwe.
    # methods: Chapter 3: Methodology
    A cross-sectional survey design will be used. Data will be collected with a questionnaire. The data will be analysed with SPSS. The traders will be selected by systematic sampling. Ethical approval will be sought before the survey. The researcher will visit four markets. The interviews will be held in May. The forms will be checked every evening. The answers will be kept in a locked room. The results will be shared with the traders.
    # other: Budget
    | Item | Quantity | Cost (K) |
    | Printing | 200 | 2,000 |
    | Transport | 4 | 800 |
    | Airtime | 10 | 500 |
  `),
  )
  expect(plan.work).toBe('Research proposal')
  expect(plan.slides.some(({ part }) => part === 'Results')).toBe(false)
  expect(slideOf('budget', plan)?.visual).toMatchObject({ kind: 'table' })
  expect(slideOf('timetable', plan)?.ask?.says).toContain('timetable')
})

it('gives qualitative work a slide for every theme, with a participant’s words marked as such', () => {
  const theme = (title: string, quotation: string): WrittenSection => ({
    title,
    role: 'results',
    level: 2,
    blocks: [
      `Most participants spoke about this at length during the interviews. One nurse said: “${quotation}”. The participants wanted more support from their managers.`,
    ],
  })
  const talks = planned([
    ...without('Chapter 4: Results'),
    ...writtenWork(`
      # methods: Chapter 3: Methods
      Semi-structured interviews were used to collect data from the nurses.
    `),
    theme('Tiredness after night shifts', 'I sleep for two hours and then my children come home'),
    theme('Pride in the work', 'When a patient walks out I know why I came here'),
  ])
  const first = slideOf('result-1', talks)
  expect(first?.title).toBe('Tiredness after night shifts')
  expect(first?.points).toContainEqual(
    expect.objectContaining({
      head: 'A participant',
      text: '“I sleep for two hours and then my children come home”',
    }),
  )
  expect(slideOf('result-2', talks)?.title).toBe('Pride in the work')
})

it('tells supervisor and author apart on the cover', () => {
  const named = planned([
    ...writtenWork(`
      # front-matter:
      MOBILE MONEY AND THE SAVINGS OF MARKET TRADERS
      BY
      MERCY TEMBO
      SUPERVISOR: DR. JOHN MWALE
    `),
    ...DEFENCE_THESIS.slice(1),
  ])
  const lines = named.slides[0]?.points.map(({ text }) => text) ?? []
  expect(lines[0]).toBe('Mercy Tembo')
  expect(lines.some((line) => /^Supervised by .*Mwale/.test(line))).toBe(true)
})

it('keeps other slides to exchange, among them room for the student’s own points', () => {
  const plan = planDeck(study, model)
  if (plan === 'too-little') throw new Error('There is enough for a deck.')
  expect(plan.spares.length).toBeGreaterThan(0)
  const ids = [...plan.slides, ...plan.spares].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('refuses a document in which there is too little to say', () => {
  const note = modelOf([
    { title: 'Note', role: 'other', blocks: ['The meeting was held on Monday. The chair opened it.'] },
  ])
  expect(makeDeck(openRecord(note), note)).toBe('too-little')
})

it.each(FORMAT_IDS)('writes a file without an error of Microsoft’s validator in %s', async (format) => {
  expect(linesOf(deck).length).toBeGreaterThan(10)
  const bytes = writePresentation(presentationOf(deck, DESIGNS[format], new Date(0)))
  expect(await officeFaults(bytes, 'pptx')).toEqual([])
})

const resultsWith = (blocks: WrittenSection['blocks']) =>
  planned([...without('Chapter 4: Results'), { title: 'Chapter 4: Results', role: 'results', blocks }])
const ANSWERS = [
  ['Options', 'Frequency', 'Percentage (%)'],
  ['Yes', '80', '80'],
  ['No', '20', '20'],
]

it('says of a plain answer what it answers, and shows a table that is printed twice once', () => {
  const { slides } = resultsWith([
    { kind: 'caption', text: 'Table 4.1: Attitude of the council to savings' },
    { kind: 'table', rows: ANSWERS },
    { kind: 'paragraph', text: 'The same figures are used for the test of the first hypothesis.' },
    { kind: 'caption', text: 'Table 4.9: Attitude of the council to savings' },
    { kind: 'table', rows: ANSWERS },
  ])
  expect(slides.filter(({ visual }) => visual).map(({ title }) => title)).toEqual([
    'Attitude of the council to savings: 80% “Yes”',
  ])
})

it('takes a second row of headings for headings, and shows a row of nothing but dashes', () => {
  const { slides } = resultsWith([
    { kind: 'caption', text: 'Table 4.1: Zones of inhibition of the extract' },
    {
      kind: 'table',
      rows: [
        ['Organism', 'Sensitivity at', 'concentration'],
        ['', '200%', '100%'],
        ['E. coli', '10mm', '8mm'],
        ['Staphylococcus', '12mm', '5mm'],
        ['Pseudomonas', '-', '-'],
      ],
    },
  ])
  expect(slides.find(({ visual }) => visual)?.visual).toMatchObject({
    rows: [
      ['Organism', 'Sensitivity at concentration 200%', 'Sensitivity at concentration 100%'],
      ['E. coli', '10mm', '8mm'],
      ['Staphylococcus', '12mm', '5mm'],
      ['Pseudomonas', '-', '-'],
    ],
  })
})

it.each([
  [
    'in the same sentence',
    [
      {
        kind: 'paragraph' as const,
        text: 'A total of 400 questionnaires were distributed, of which 380 were properly filled and returned.',
      },
    ],
  ],
  [
    'in a table',
    [
      {
        kind: 'table' as const,
        rows: [
          ['Forms', 'Frequency', 'Percentage'],
          ['Distributed', '400', '100%'],
          ['Returned', '380', '95%'],
        ],
      },
    ],
  ],
])('tells of the forms that came back %s', (_, blocks) => {
  const { slides } = planned([
    ...without('Chapter 3: Methodology', 'Abstract', 'Chapter 4: Results'),
    { title: 'Chapter 3: Methodology', role: 'methods', blocks },
  ])
  expect(slides.find(({ id }) => id === 'sample')?.metrics.map(({ value }) => value)).toEqual(['400', '380'])
})

it('never tells that more came back than went out', () => {
  const methods = (more: string) =>
    planned([
      ...without('Chapter 3: Methodology', 'Abstract', 'Chapter 4: Results'),
      ...writtenWork(`
        # methods: Chapter 3: Methodology
        A total of 217 questionnaires were distributed to traders. ${more}
      `),
    ])
      .slides.find(({ id }) => id === 'sample')
      ?.metrics.map(({ value }) => value) ?? []
  expect(methods('The responses of 191 traders were analysed.')).toContain('191')
  expect(methods('The responses of 500 traders were analysed.')).not.toContain('500')
})

it('names in the outline the slides of each part, and quotes none of them', () => {
  const { points } = slideOf('agenda')!
  const named = Object.fromEntries(points.map(({ head, text }) => [head ?? text, text]))
  expect(named).toMatchObject({
    Purpose: 'Aim and 3 objectives, 2 questions',
    Results: 'Objective 1, objective 2, objective 3',
    Conclusion: 'Limits, recommendations',
  })
})

it('gives the panel three questions, each with the slide’s own place', () => {
  const shown = new Set(
    deck.slides.flatMap(({ points, visual, metrics, script }) =>
      [...points, ...metrics, ...script, ...(visual ? [visual] : [])].flatMap(({ sources }) =>
        sources.map(({ sentenceId }) => sentenceId),
      ),
    ),
  )
  expect(deck.panel).toHaveLength(3)
  for (const { sources } of deck.panel ?? []) expect(shown).toContain(sources[0]?.sentenceId)
})

it('shows what was expected beside its denial, under the name of hypotheses', () => {
  const told = planned([
    ...DEFENCE_THESIS,
    ...writtenWork(`
      # introduction: 1.5 Research Hypotheses
      H0: Mobile money does not raise the savings of traders.
      H1: Mobile money raises the savings of traders.
    `),
  ])
  const slide = told.slides.find(({ id }) => id === 'hypotheses')
  expect(slide?.title).toBe('Hypotheses')
  expect(slide?.points.map(({ text }) => text)).toEqual([
    'Mobile money does not raise the savings of traders',
    'Mobile money raises the savings of traders',
  ])
})

it('tells a table of answers under the question above it', () => {
  const { slides } = planned([
    ...without('Chapter 4: Results'),
    ...writtenWork(`
      # results: QUESTION 4: DO YOU SAVE WITH A PHONE?
      > caption Table 6:
      | Response | Number | Percentage (%) |
      | Yes | 48 | 71.6 |
      | No | 19 | 28.4 |
    `),
  ])
  expect(slides.map(({ title }) => title)).toContain('Do you save with a phone? 71.6% “Yes”')
})

const answersUnder = (statement: string, rows: string[][]) =>
  planned([
    ...without('Chapter 4: Results'),
    {
      title: 'Chapter 4: Results',
      role: 'results',
      blocks: [
        `Research question 3: ${statement}`,
        { kind: 'table', rows: [['Options', 'Frequency', 'Percentage'], ...rows] },
      ],
    },
  ]).slides

it('tells what was agreed to, and never only that most agreed', () => {
  const titles = answersUnder('Fees keep traders away from banks.', [
    ['Agreed', '30', '60'],
    ['Disagreed', '20', '40'],
  ]).map(({ title }) => title)
  expect(titles).toContain('Fees keep traders away from banks: 60% “Agreed”')
})

it('leaves out a table whose shares are not those of its counts', () => {
  const text = JSON.stringify(
    answersUnder('Fees keep traders away from banks.', [
      ['Agreed', '20', '60'],
      ['Undecided', '5', '25'],
      ['Disagreed', '25', '15'],
      ['Total', '50', '100'],
    ]),
  )
  expect(text).not.toContain('60%')
})

it('finds the conclusion before an appendix that tells of methods', () => {
  const { slides } = planned([
    ...DEFENCE_THESIS.filter(({ role }) => role !== 'conclusion'),
    ...writtenWork(`
      # conclusion: 5 Conclusion
      My analysis shows that mobile money raises the savings of market traders in Kitwe.
      This study concludes that mobile money helps market traders in Kitwe to save.
      # methods: 6 Robustness
      We used robust standard errors in every model of the savings of traders.
    `),
  ])
  const slide = slides.find(({ id }) => id === 'conclusion')
  expect(slide?.ask).toBeUndefined()
  expect(JSON.stringify(slide)).toContain('helps market traders in Kitwe to save')
})

it('heads questions by what they are, though they stand under objectives', () => {
  const asked = ['What do traders save?', 'How do fees affect the savings of traders?']
  const entries = asked.map((value) => ({ value, evidence: [] }))
  const made = makeDeck(openRecord(model, undefined, [{ slot: 'objectives', says: 'right', entries }]), model)
  expect(slideOf('objectives', deckOf(made))).toMatchObject({
    kicker: 'Questions',
    points: asked.map((text) => ({ text })),
  })
})

it('tells findings under the results, though they stand in the last chapter', () => {
  const { slides } = planned([
    ...without('Chapter 4: Results'),
    ...writtenWork(`
      # discussion: 5.3 Findings of the Study
      Fees kept most of the traders of the market away from mobile money accounts.
      Traders with mobile money saved more often than traders who kept their cash at home.
    `),
  ])
  const told = slides.filter(({ points, title }) => JSON.stringify([title, points]).includes('cash at home'))
  expect(told.map(({ part }) => part)).not.toContain('Conclusion')
})

it('calls a work a thesis where it calls itself one', () => {
  const front = (blocks: string[]) =>
    planned([{ title: 'Cover', role: 'front-matter', blocks }, ...DEFENCE_THESIS]).work
  expect(front(['A dissertation submitted to the school'])).toBe('Thesis defence')
  expect(front(['Summer Internship Report'])).toBe('Internship report')
})
