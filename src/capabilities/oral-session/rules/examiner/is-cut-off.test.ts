import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf } from '#tests/model-of.ts'
import { SMALL_THESIS } from '#tests/small-thesis.ts'
import { makePlan } from '../plan/make-plan.ts'
import { answerTo, begin } from './exam.ts'
import { breaksOff } from './heard-badly.ts'

describe('an answer that the silence has cut off', () => {
  it.each([
    'we took every third woman because',
    'the sample came from a formula and',
    'I would follow the women from the',
    'It rests on table two, which',
    'because um',
    'the clinics were far away from',
    'and then we',
  ])('“%s” breaks off', (said) => expect(breaksOff(said)).toBe(true))

  it.each([
    'because the clinic is far',
    'that is all I thought of',
    'and so did they',
    'I am not sure who we are',
    'I do not know what it was made of',
    'yes',
    'I do not remember which clinic the women came from',
    'We asked them who they chose, and why, and so on.',
    'We compared it with the first and the second, because.',
  ])('“%s” does not', (said) => expect(breaksOff(said)).toBe(false))
})

describe('the conversation', () => {
  const model = modelOf(SMALL_THESIS, { title: 'Late booking' })
  const plan = makePlan(openRecord(model), model, 'late.pdf')
  const start = begin(plan, 'standard')
  const spoken = (text: string) => ({ text, trust: 'good' as const })
  const cut = answerTo(plan, start, spoken('We took every third woman at each clinic because'), 'standard')

  it('waits for the rest, asks nothing new, and judges what there is in case nothing follows', () => {
    expect(cut.move.name).toBe('goes-on')
    expect(cut.judged?.total).toBeGreaterThan(0)
    expect(cut.state.current).toBe(start.current)
    expect(cut.state.followed).toBe(0)
  })

  it('takes both parts for one answer', () => {
    const rest = answerTo(plan, cut.state, spoken('the register gave us a list, as page 2 says.'), 'standard')
    const whole =
      'We took every third woman at each clinic because the register gave us a list, as page 2 says.'
    const atOnce = answerTo(plan, start, spoken(whole), 'standard')
    expect(rest.text).toBe(whole)
    expect(rest.judged).toEqual(atOnce.judged)
    expect(rest.move).toEqual(atOnce.move)
    expect(rest.state.begun).toBeUndefined()
  })

  it('takes what was typed as it stands, and waits no more than twice', () => {
    const typed = answerTo(plan, start, { text: 'We took them because', trust: 'exact' }, 'standard')
    expect(typed.move.name).not.toBe('goes-on')
    const twice = answerTo(plan, cut.state, spoken('the women and the'), 'standard')
    expect(twice.move.name).toBe('goes-on')
    expect(answerTo(plan, twice.state, spoken('clinics and'), 'standard').move.name).not.toBe('goes-on')
  })

  it('forgets the beginning when the question is left', () => {
    const left = answerTo(plan, cut.state, spoken('Next question please'), 'standard')
    expect(left.move.name).toBe('skip')
    expect(left.state.begun).toBeUndefined()
  })
})
