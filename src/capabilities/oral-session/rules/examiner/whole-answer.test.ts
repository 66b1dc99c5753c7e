import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { answerTo, begin } from './exam.ts'
import type { ExamStep } from './exam-state.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'work.pdf')
const sampling = plan.questions.find(({ about }) => about === 'sampling')!
const close = plan.questions.find(({ phase }) => phase === 'close')!

/** One after another, to the same question. */
const said = (question: typeof sampling, ...answers: string[]): ExamStep[] => {
  let state = { ...begin(plan, 'standard'), current: question.id }
  return answers.map((text) => {
    const step = answerTo(plan, state, { text, trust: 'exact' }, 'standard')
    state = { ...step.state, current: step.state.current ?? question.id }
    return step
  })
}
const STALLS = 'We took the stalls one after another, starting from the gate of each of the four markets.'

it('a page that was asked for belongs to the answer it was asked for', () => {
  const [first, second] = said(sampling, STALLS, 'On page 2, in the part on methods.')
  expect(first!.move.name).toBe('asks-evidence')
  expect(second!.text).toBe(`${STALLS} On page 2, in the part on methods.`)
  expect(second!.judged!.total).toBeGreaterThan(first!.judged!.total)
  expect(second!.move.name).not.toBe('off-the-point')
})

it('who has answered and leaves only what was asked on top is not asked the question again', () => {
  const [, left] = said(sampling, STALLS, 'Next question, please.')
  expect(left!.move.name).toBe('skip')
  expect(left!.state.owed).toEqual([])
  expect(said(sampling, 'Next question, please.')[0]!.state.owed).toEqual([sampling.id])
})

it('the last word of a session needs no page', () => {
  const [step] = said(
    close,
    'That traders with an account save more often than traders who have none in Kitwe.',
  )
  expect(step!.move.name).not.toMatch(/asks-evidence|too-short|not-found/)
})

it('a reason counts in full only where the question is answered', () => {
  const [step] = said(sampling, 'Because traders.')
  expect(step!.judged!.marks.find(({ name }) => name === 'reason')?.value ?? 0).toBeLessThan(2)
})

it('nonsense after a good answer is neither praised nor taken a step further', () => {
  const good = `${STALLS} We did so because there was no list of the traders, as page 2 says.`
  const nonsense = 'The piano eats blue yesterday because seventeen clouds are honest.'
  const [first, second] = said(sampling, good, nonsense)
  expect(first!.move).toMatchObject({ name: 'deeper', good: true })
  expect(second!.move.good).toBe(false)
})

it('who has said what such a study cannot show is not asked for it', () => {
  const validity = plan.questions.find(({ deeper }) => /never show/.test(deeper))!
  const design =
    'We held a cross-sectional survey of traders in four markets, because we wanted to describe many of them at one time, as page 2 says. A cohort would have taken years instead.'
  expect(said(validity, design)[0]!.move.name).toBe('deeper')
  expect(said(validity, `${design} It cannot show what causes the savings of traders.`)[0]!.move.name).toBe(
    'next',
  )
})
