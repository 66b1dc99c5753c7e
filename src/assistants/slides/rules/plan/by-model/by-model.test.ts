/** What a model's reading of a work adds to its deck: every result it proved, with its table, and nothing that its remarks deny. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { readForStudy } from '#capabilities/study/rules/document/reading.ts'
import { joinParts } from '#capabilities/study/rules/record/merge-answers.ts'
import { groundOf } from '#capabilities/study/rules/record/proof-log.ts'
import { proveRecord } from '#capabilities/study/rules/record/prove-record.ts'
import { readAnswer } from '#capabilities/study/rules/record/read-answer.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { answer, entry, type Item, remark } from '#tests/model-answers.ts'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import type { DeckSlide, PlannedDeck } from '../../deck/deck.ts'
import { outlineText, withCourse } from '../../wording/outline-request.ts'
import { wordingRequests } from '../../wording/wording-requests.ts'
import { planDeck } from '../plan-deck.ts'

const CLAIM = 'Nearness to a bank causes traders to save more than others.'
const MODEST = 'Nearness to a bank is associated with higher savings among traders.'
const FITS = [
  ['Model', 'R', 'R Square', 'Adjusted R Square'],
  ['1', '.612a', '.375', '.371'],
]
const WEIGHTS = [
  ['Variable', 'B', 'Std. Error', 'Beta'],
  ['Distance', '-.41', '.05', '-.38'],
  ['Fees', '-.22', '.06', '-.19'],
]
const SECTIONS: WrittenSection[] = [
  ...DEFENCE_THESIS,
  {
    title: 'Chapter 4b: Regression results',
    role: 'results',
    blocks: [
      { kind: 'caption', text: 'Table 4.8: Regression of savings on distance and fees' },
      { kind: 'table', rows: FITS },
      { kind: 'caption', text: 'Table 4.9: Coefficients of distance and fees' },
      { kind: 'table', rows: WEIGHTS },
    ],
  },
  { title: 'Chapter 6: Final conclusion', role: 'conclusion', blocks: [CLAIM, MODEST] },
]
const ROWS = {
  fit: '1 | .612a | .375 | .371',
  distance: 'Distance | -.41 | .05 | -.38',
  fees: 'Fees | -.22 | .06 | -.19',
}
const model = modelOf(SECTIONS)

function planned(...items: Item[]): PlannedDeck {
  const reading = readForStudy(model)
  const { record } = proveRecord(groundOf(reading), joinParts([readAnswer(answer(...items))]), {
    isWhole: true,
  })
  const plan = planDeck(openRecord(model, { model: 'scripted', record, choices: {} }), model)
  if (plan === 'too-little') throw new Error('There is enough for a deck.')
  return plan
}
const RESULTS = [
  ...[
    'The first objective of the study was to measure how often traders save with mobile money.',
    'The second objective of the study was to compare the savings of traders with and without an account.',
    'The third objective of the study was to describe the barriers that traders meet.',
  ].map((text) => entry('objectives', text, text.replace(/^.* was to/, 'To'))),
  entry('results', ROWS.distance, 'Coefficient of distance on savings: B -.41, Beta -.38', {
    figures: ['-.41', '-.38'],
    answers: 'Objective 2',
  }),
  entry('results', ROWS.fees, 'Coefficient of fees on savings: B -.22, Beta -.19', {
    figures: ['-.22', '-.19'],
    answers: 'Objective 1',
  }),
  entry('results', ROWS.fit, 'Regression of savings on distance and fees: R square .375', {
    figures: ['.375'],
    answers: 'Main objective',
  }),
]
const all = ({ slides, spares }: PlannedDeck): DeckSlide[] => [...slides, ...spares]
const lines = (plan: PlannedDeck) =>
  all(plan).flatMap(({ title, points }) => [title, ...points.map(({ text }) => text)])
const spoken = (plan: PlannedDeck) => all(plan).flatMap(({ script }) => script.map(({ text }) => text))

it('offers every result that a model proved, the main one first, each under the objective it answers', () => {
  const plan = planned(...RESULTS)
  const kicker = (text: string) => all(plan).find(({ title }) => title.startsWith(text))?.kicker
  expect(plan.slides.find(({ id }) => id === 'result-1')?.title).toMatch(/^Regression of savings/)
  expect(kicker('Coefficient of distance')).toBe('Result on objective 2')
  expect(kicker('Coefficient of fees')).toBe('Result on objective 1')
})

it('shows and says no bare row of a table, and gives its heads to the model', () => {
  const plan = planned(...RESULTS)
  expect([...lines(plan), ...spoken(plan)].filter((text) => text.includes(' | '))).toEqual([])
  const request = wordingRequests(plan, 9_000)
    .map(({ text }) => text)
    .join('\n')
  expect(request).toContain('Regression of savings on distance and fees: R square .375 (its row: ')
  expect(request).toContain('R Square .375')
})

it('offers the table of a result by its id, and shows it where the model says so', () => {
  const plan = planned(...RESULTS)
  const text = outlineText(plan)
  const [, id] = text.match(/^result-1 .*\(stands in (table-\d)\)/m) ?? []
  expect(text).toMatch(new RegExp(`^${id} Table 4\\.8`, 'm'))
  const order = plan.slides.slice(2, -1).map((slide) => slide.id)
  const made = withCourse(plan, JSON.stringify({ order, shows: [{ slide: 'result-1', table: id }] }))
  const shown = made.slides.find((slide) => slide.id === 'result-1')
  expect(shown).toMatchObject({ form: 'visual', visual: { kind: 'table' } })
  expect(JSON.stringify(shown?.visual)).toContain('.375')
  // The letter of a note below the table is no part of its figure.
  expect(shown?.visual).toMatchObject({ rows: expect.arrayContaining([['R', '.612']]) })
})

it('puts nothing on a slide that a heavy remark holds against the work', () => {
  const said = [entry('conclusions', CLAIM), entry('conclusions', MODEST)]
  const overclaim = remark('The evidence is a correlation, and the conclusion speaks of a cause.', CLAIM, {
    kind: 'overclaim',
    weight: 9,
  })
  const told = 'causes traders to save more'
  expect([...lines(planned(...said)), ...spoken(planned(...said))].join('\n')).toContain(told)
  const plan = planned(...said, overclaim)
  expect([...lines(plan), ...spoken(plan)].join('\n')).not.toContain(told)
})

it('asks first what the heaviest remarks ask', () => {
  const asks = ['Why a cause?', 'Which fees?', 'Which bank?']
  const remarks = asks.map((ask, at) =>
    remark(`${ask} The work says no more of it.`, [CLAIM, MODEST, ROWS.fit][at]!, { ask, weight: 9 - at }),
  )
  expect(planned(...RESULTS, ...remarks).panel?.map(({ text }) => text)).toEqual(asks)
})
