import { describe, expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { DEFENCE_THESIS } from '#tests/defence-thesis.ts'
import { modelOf } from '#tests/model-of.ts'
import { makePlan } from '../plan/make-plan.ts'
import { judge } from './judge.ts'

const model = modelOf(DEFENCE_THESIS, { title: 'Mobile money and savings of traders' })
const plan = makePlan(openRecord(model), model, 'thesis.pdf')
const question = plan.questions.find(({ about }) => about === 'results')!
const marked = (text: string, asked = question) => judge({ text, trust: 'exact' }, asked, plan)

describe('what no study can show', () => {
  it.each([
    'I used the chi-square because it shows which of the two causes the savings.',
    'The alpha was above 0.7, and that proves that the questionnaire is valid.',
    'The study was cross-sectional, so it proves that mobile money causes the savings of traders.',
  ])('is told as wrong: %s', (text) => {
    expect(marked(text).marks[0]).toMatchObject({ value: 0 })
  })

  it('is not told of what is held back', () => {
    const says =
      'The chi-square shows that the two go together, and not that mobile money causes the savings.'
    expect(marked(says).marks[0]?.says).not.toContain('shows no cause')
  })

  it('holds for everybody nowhere', () => {
    const asked = plan.questions.find(({ asks }) => /for whom/i.test(asks))!
    expect(marked('It holds for the whole of Africa, because traders are the same.', asked).total).toBe(0)
  })
})

it('one sentence that cannot be found does not take away what stands in the work', () => {
  const judged = marked(
    'Table 4.1 shows that 139 traders saved every week and 62 every month. Nobody at all kept money in a clay pot.',
  )
  expect(judged.total).toBeGreaterThan(0)
  expect(judged.marks[0]?.says).toContain('yours to defend')
})

describe('words of the work that it never says together, between words that it has nowhere', () => {
  // In a work of a few lines next to nothing is ever said together.
  const long = { ...plan, lines: [...plan.lines, ...Array<string>(60).fill('Traders pay for their stalls.')] }
  const marked = (text: string) => judge({ text, trust: 'exact' }, question, long)
  const LOOSE =
    'The savings of the moon were chewing the market, so the traders painted a ladder under the weekly kettle.'
  it('are no answer', () => expect(marked(LOOSE)).toMatchObject({ verdict: 'nothing-of-the-work', total: 0 }))
  it('are one beside a sentence that stands there', () =>
    expect(marked(`Most traders saved every week with mobile money. ${LOOSE}`).verdict).not.toBe(
      'nothing-of-the-work',
    ))
})
