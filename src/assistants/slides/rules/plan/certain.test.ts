/** What is not certain is asked for or left out: title, names, objectives, and what stands among the results. */

import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { isTitle } from '../words/is-title.ts'
import { namesOf } from './around/names-of.ts'
import { goalsFor, goalsOf } from './goals.ts'
import { isMethod } from './no-result.ts'
import { ownPoints } from './own-points.ts'
import { planDeck } from './plan-deck.ts'
import { openWork } from './work.ts'

const planned = (title: string, authors: string[]) => {
  const model = modelOf(DEFENCE_THESIS, { title, authors })
  const plan = planDeck(openRecord(model), model)
  if (plan === 'too-little') throw new Error('There is enough for a deck.')
  return plan
}

it.each([
  'Traders save little. This chapter explores why they do so',
  'Savings Review 2012, Vol. 3, No. 4, doi 10.1037',
  'Chapter Four',
  'Mobile money December 2019 Version 1.1.2',
])('asks for the title where the file gives only “%s”', (title) => {
  expect(isTitle(title)).toBe(false)
  const [first] = planned(title, []).slides
  expect(first).toMatchObject({
    title: '[ The title of your work ]',
    ask: { says: 'The title of your work' },
  })
})

it('asks for a name that is not certain, with the names that may be it', () => {
  const [first] = planned('Mobile money in Kitwe', ['Chipo Mwansa']).slides
  expect(first).toMatchObject({
    points: [{ text: '[ Your name ]' }],
    ask: { candidates: [{ text: 'Chipo Mwansa' }] },
  })
})

it('shows one person where one is meant: no supervisor, no town, no two names read as one', () => {
  const printed = ['Chipo Mwansa', 'Dr Mary Mwale', 'Kitwe Zambia', 'Chipo Mwansa Peter Banda Ruth Phiri']
  expect(namesOf(printed, 'A title')).toEqual(['Chipo Mwansa'])
})

it('has no result for the student to fill in a plan', () => {
  expect(ownPoints('proposal').filter(({ part }) => part === 'Results')).toEqual([])
  expect(ownPoints('proposal').length).toBeGreaterThanOrEqual(12)
})

it('links a result to the objective whose variables it names, and to none where none is clear', () => {
  const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money in Kitwe', authors: [] })
  const study = openRecord(model, undefined, [
    {
      slot: 'objectives',
      says: 'right',
      entries: [
        { value: 'To measure how often traders visit an agent', evidence: [] },
        { value: 'To compare the fees of agents in town and village', evidence: [] },
      ],
    },
  ])
  const goals = goalsOf(openWork(study, model))
  const linked = goalsFor(
    ['Visits of traders to an agent by week', 'Fees in town and village', 'Age of the respondents', 'Agents'],
    goals,
  )
  expect(linked.map((goal) => goal?.n)).toEqual([1, 2, undefined, undefined])
})

it.each<[string, boolean]>([
  ['The questionnaire was administered to traders', true],
  ['We also examined the relationship between fees and savings', true],
  ['Most traders were interviewed twice', false],
  ['A test was used and showed that fees matter', false],
  ['58% of the traders saved every week', false],
])('tells what was done from what came of it: %s', (text, isDone) => {
  expect(isMethod(text)).toBe(isDone)
})
