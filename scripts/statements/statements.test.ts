import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { analyse } from '../../src/assistants/decoder/rules/analyse.ts'
import { SECTION_KEYS } from '../../src/assistants/decoder/rules/keys.ts'
import { makeDeck } from '../../src/assistants/slides/rules/plan/plan-deck.ts'
import { makePlan } from '../../src/capabilities/oral-session/rules/plan/make-plan.ts'
import { statementsOfAnalysis } from './of-analysis.ts'
import { statementsOfAnswers, statementsOfDeck, statementsOfPlan } from './of-rooms.ts'

const model = modelOf(SMALL_THESIS, { title: 'Late booking' })
const study = openRecord(model)

it('lists every point of an analysis once, with its places', () => {
  const file = { id: 'a', name: 'thesis.pdf', bytes: 1, kind: model.kind, paged: model.paged, notes: [] }
  const analysis = analyse(openRecord(model), file)
  const said = statementsOfAnalysis(analysis)
  for (const key of SECTION_KEYS)
    expect(said.filter(({ part }) => part === key).map(({ says }) => says)).toEqual(analysis[key].content)
  expect(said.find(({ part }) => part === 'title')?.says).toContain('Late booking')
  expect(said.some(({ places }) => places.some((place) => place.includes('372')))).toBe(true)
})

it('lists the lines of a deck, the questions of a session, and the answers of the chat', () => {
  const deck = makeDeck(study, model)
  if (deck === 'too-little') throw new Error('A deck was expected.')
  const shown = statementsOfDeck(deck).map(({ says }) => says)
  for (const { title, points } of deck.slides) {
    expect(shown).toContain(`Headline: ${title}`)
    for (const { text } of points) expect(shown.some((says) => says.endsWith(text))).toBe(true)
  }
  const plan = makePlan(study, model, 'thesis.pdf')
  const asked = statementsOfPlan(plan).map(({ says }) => says)
  for (const { asks } of plan.questions) expect(asked.some((says) => says.endsWith(asks))).toBe(true)
  const answers = statementsOfAnswers((question) => [{ kind: 'says', text: `On ${question}`, sources: [] }])
  expect(answers).toContainEqual({ part: 'What is the aim?', says: 'On What is the aim?', places: [] })
})
