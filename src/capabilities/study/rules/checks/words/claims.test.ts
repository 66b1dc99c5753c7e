import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { openRecord } from '../../open-study.ts'
import { claimChecks } from './claims.ts'

function overclaims(sections: Parameters<typeof modelOf>[0]) {
  const { reading, statements } = openRecord(modelOf(sections))
  return claimChecks(reading, statements())[0]
}
const inDiscussion = (text: string) =>
  overclaims([{ title: 'Discussion', role: 'discussion', blocks: [text] }])

describe('certainty', () => {
  it.each([
    ['The findings prove that pay matters.', 'look-again'],
    ['This clearly shows that pay matters.', 'look-again'],
    ['There is no doubt that pay matters.', 'look-again'],
    ['This suggests that pay matters.', 'does-not-apply'],
    ['There are numerous studies that prove the worth of pay.', 'does-not-apply'],
    ['This does not prove that pay matters.', 'does-not-apply'],
    ['The theorem proves that the sum is finite.', 'does-not-apply'],
    ['Interviews proved difficult in the rains.', 'does-not-apply'],
    ['The town could invest in lessons to guarantee that tailors learn.', 'does-not-apply'],
    ['A good book guarantees sales.', 'look-again'],
  ])('weighs "%s"', (text, outcome) => {
    expect(inDiscussion(text)?.outcome).toBe(outcome)
  })
})

describe('what others said, and what is advised', () => {
  it.each([
    'Farmers put it so: “Pay is low. This clearly shows that nobody cares. We leave.”',
    'Respondent 4: The shop is small. It definitely grew after the loan came.',
    'The shop is small. It definitely grew after the loan came (Participant 12, trader).',
    'It is recommended that records be kept, which clearly shows progress.',
    'Every school should show that it definitely keeps records.',
    'Definitely agree ☐ Definitely disagree ☐ Not sure at all ☐',
    'They called it ‘definitely the best year of all’ in the market.',
    'Mwale’s project has proved that the market is fair to all.',
  ])('is no claim of certainty: "%s"', (text) => {
    expect(inDiscussion(text)?.outcome).toBe('does-not-apply')
  })

  it('is no claim in the paragraph after "one trader said:"', () => {
    const answer = 'Loans always lead to trouble for all traders in town.'
    const certainty = (...blocks: string[]) =>
      overclaims([{ title: 'Results', role: 'results', blocks }])?.outcome
    expect(certainty('One trader said:', answer)).toBe('does-not-apply')
    expect(certainty('Trade was slow in the rains.', answer)).toBe('look-again')
  })

  it('leaves what the writer says beside a quotation', () => {
    const text = 'One trader called it “slow”. This clearly shows that trade suffers.'
    expect(inDiscussion(text)).toMatchObject({
      outcome: 'look-again',
      evidence: [{ quote: 'This clearly shows that trade suffers.' }],
    })
  })
})

it.each([
  'The records were split in order to test the model and guarantee a fair result.',
  'These matrices clearly indicated the true and the false answers.',
])('takes "%s" for no claim of certainty', (text) => {
  expect(inDiscussion(text)?.outcome).toBe('does-not-apply')
})
