import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { makePlan } from '../plan/make-plan.ts'
import { judge, NOT_FOUND } from './judge.ts'
import { unprovedIn } from './unproved.ts'

const model = smallThesis()
const plan = makePlan(openRecord(model), model, 'thesis.pdf')
const question = plan.questions.find(({ about }) => about === 'conclusion')!
const marked = (text: string) => judge({ text, trust: 'exact' }, question, plan)

it.each([
  ['a direction turned round', 'Women who lived far from a clinic booked earlier than all the others.'],
  [
    'groups that are changed over',
    'Barrier scores were lower among late bookers than among the other women.',
  ],
  [
    'a denial in other words',
    'Nobody in the wards far from a facility booked late, because the road is good.',
  ],
  [
    'what was done at a place of which the work knows nothing',
    'We interviewed pregnant women about late booking in Manchester, because it was near.',
  ],
  [
    'what was done by others',
    'Only nurses answered the questions about late booking, the women were left out.',
  ],
])('%s is never marked as right', (_, text) => {
  const { marks, total, outOf } = marked(text)
  expect(marks[0]).not.toMatchObject({ value: 2 })
  expect(total).toBeLessThan(outOf / 2)
})

it('what somebody meant to do and not to do is no claim of how it came out', () => {
  const says =
    'Distance to a clinic goes with late booking, because I wanted to describe the women and not to test a cause.'
  expect(marked(says).outOf).toBeGreaterThan(0)
})

it('what stands nowhere in the work earns nothing, and is told kindly', () => {
  const { verdict, marks, total } = marked('All nurses in Chongwe refused to book women late.')
  expect({ verdict, total }).toEqual({ verdict: 'answered', total: 0 })
  expect(marks[0]).toMatchObject({ value: 0, says: NOT_FOUND })
})

it.each([
  'Women who lived more than 5 km from a clinic had higher odds of late booking, as table 4.1 shows.',
  'Table 4.1 shows that about 58 percent of the women booked late, and it rests on what they said.',
  'It rests on the odds of late booking by distance, but we asked only women at six clinics, so it may not hold elsewhere.',
])('what the work says too is marked, and a part of the question that is left open is named: %s', (text) => {
  const isOpen = !/elsewhere/.test(text)
  expect(marked(text).marks[0]).toMatchObject({ value: isOpen ? 1 : 2 })
  // How far it goes was asked as well.
  expect(marked(text).marks[0]?.says.includes('“How far does it go?”')).toBe(isOpen)
})

it('one word that weighs is not looked for in the work', () => {
  const judged = marked('Mostly. Table 4.1 shows that about 58 percent of the women booked late.')
  expect(judged.outOf).toBeGreaterThan(0)
})

it('who does better outperforms the others', () => {
  const quote = 'Women who kept a diary outperform those without one in booking early.'
  const on = { ...question, place: { ...question.place, quote } }
  const says = 'Women with a diary did better in booking than those without one.'
  expect(unprovedIn(says, on, plan)).toEqual([])
})
