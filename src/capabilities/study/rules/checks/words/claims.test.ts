import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../../document/reading.ts'
import type { Design } from '../../facts/design-named.ts'
import { openStudy } from '../../open-study.ts'
import type { WordCheckId } from '../check-ids.ts'
import { claimChecks } from './claims.ts'

const checksOf = (sections: Parameters<typeof modelOf>[0], design: Design | null) =>
  new Map(
    claimChecks(readForStudy(modelOf(sections)), design && { design, evidence: [] }).map((check) => [
      check.id,
      check,
    ]),
  )
const inDiscussion = (text: string, id: WordCheckId, design: Design | null = 'cross-sectional') =>
  checksOf([{ title: 'Discussion', role: 'discussion', blocks: [text] }], design).get(id)

describe('words of cause', () => {
  it.each([
    'Distance causes late booking.',
    'Late pay led to strikes in two schools.',
    'Poor roads resulted in lost harvests.',
    'Training had a positive effect on yields.',
    'Education reduces the risk of late booking.',
    'Absence was caused by low pay.',
  ])('are seen in "%s"', (text) => {
    expect(inDiscussion(text, 'causal-language')).toMatchObject({
      outcome: 'look-again',
      evidence: [{ quote: text }],
    })
  })

  it.each([
    'Distance was associated with late booking.',
    'Distance may lead to late booking.',
    'Banda (2019) showed that distance causes late booking.',
    'The study aimed to determine what causes late booking.',
    'The results in Table 4 are clear.',
    'NHST results in 54.4% of articles were read.',
    'Respondents said that low pay caused them to leave.',
    'The Ministry should act so that training leads to jobs.',
    'These data cannot show that distance causes late booking.',
    'Class 2 showed increased odds of late booking.',
    'What causes late booking?',
    'A common cause of delay is the rain.',
    // Sorting, counting or asking, and work still to be done.
    'This led to three groups of tailors in the table.',
    'The rule led to it being left out of the count.',
    'To understand more deeply which habits lead to losses, the books were read again.',
    'The main causes include rain, dust and the lack of light.',
    'The register was changed to make the books of the tailors better.',
    'This led to several tailors discussing the rains at length.',
    'The third statement says that a good shop leads to more customers, with a mean of 4.4.',
  ])('are not seen in "%s"', (text) => {
    expect(inDiscussion(text, 'causal-language')?.outcome).toBe('does-not-apply')
  })

  it('are left alone in a trial, in other parts and where the design is unknown', () => {
    const text = 'Training had a positive effect on yields.'
    expect(inDiscussion(text, 'causal-language', 'trial')?.outcome).toBe('does-not-apply')
    expect(inDiscussion(text, 'causal-language', null)?.outcome).toBe('does-not-apply')
    const literature = [
      { title: 'Literature', role: 'literature' as const, blocks: [text] },
      { title: 'Results', role: 'results' as const, blocks: ['Yields were 4 t/ha.'] },
    ]
    expect(checksOf(literature, 'cross-sectional').get('causal-language')?.outcome).toBe('does-not-apply')
  })

  it('are counted by part', () => {
    const check = checksOf(
      [
        { title: 'Results', role: 'results', blocks: ['Rain led to loss. Rain led to hunger.'] },
        { title: 'Conclusion', role: 'conclusion', blocks: ['Rain causes hunger.'] },
      ],
      'qualitative',
    ).get('causal-language')
    expect(check?.says).toContain('3 sentences say so (results 2, conclusion 1): “led to”, “causes”')
  })
})

describe('certainty and reach', () => {
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
    expect(inDiscussion(text, 'overclaiming')?.outcome).toBe(outcome)
  })

  it.each([
    ['All Zambian women book late.', 'look-again'],
    ['Mobile money is trusted throughout Zambia.', 'look-again'],
    ['All women interviewed booked late.', 'does-not-apply'],
    ['Every school should keep records.', 'does-not-apply'],
    ['Of all women, 58% booked late.', 'does-not-apply'],
    ['The findings cannot be generalised to other districts.', 'does-not-apply'],
    ['We ensure that all youths have a field of their own.', 'does-not-apply'],
    ['Any workers are not pleased with their pay at the mill.', 'does-not-apply'],
  ])('asks who "%s" speaks for', (text, outcome) => {
    expect(inDiscussion(text, 'generalising')?.outcome).toBe(outcome)
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
    expect(inDiscussion(text, 'overclaiming')?.outcome).toBe('does-not-apply')
  })

  it('is no claim in the paragraph after "one trader said:"', () => {
    const answer = 'Loans always lead to trouble for all traders in town.'
    const certainty = (...blocks: string[]) =>
      checksOf([{ title: 'Results', role: 'results', blocks }], null).get('overclaiming')?.outcome
    expect(certainty('One trader said:', answer)).toBe('does-not-apply')
    expect(certainty('Trade was slow in the rains.', answer)).toBe('look-again')
  })

  it('leaves what the writer says beside a quotation', () => {
    const text = 'One trader called it “slow”. This clearly shows that trade suffers.'
    expect(inDiscussion(text, 'overclaiming')).toMatchObject({
      outcome: 'look-again',
      evidence: [{ quote: 'This clearly shows that trade suffers.' }],
    })
  })
})

describe('limits and recommendations', () => {
  it('finds limits by sentence or by heading, and not in a review of others', () => {
    const text = 'One limitation of this study is that pay was self-reported.'
    expect(inDiscussion(text, 'limits-stated')?.outcome).toBe('passed')
    expect(inDiscussion('Both approaches have limitations in some soils.', 'limits-stated')?.outcome).toBe(
      'not-found',
    )
    const headed = checksOf(
      [
        {
          title: '1.9 Limitations',
          role: 'introduction',
          blocks: ['Rain kept us from two of the six villages.'],
        },
      ],
      null,
    )
    expect(headed.get('limits-stated')?.outcome).toBe('passed')
  })

  it('gives nothing for a sentence that shows everything', () => {
    const stuffed =
      'This study states its limitation, ethics, consent, recommendations, objectives, sampling, validity, design, theory and further research.'
    expect(inDiscussion(stuffed, 'limits-stated')?.outcome).toBe('not-found')
  })

  it('asks what a recommendation rests on', () => {
    const check = checksOf(
      [
        { title: 'Results', role: 'results', blocks: ['Women far from a clinic booked late.'] },
        {
          title: 'Conclusion',
          role: 'conclusion',
          blocks: [
            'It is recommended that clinics visit women who live far away. It is recommended that solar pumps replace diesel pumps in irrigation.',
          ],
        },
      ],
      null,
    ).get('recommendations-rest')
    expect(check).toMatchObject({
      outcome: 'look-again',
      says: expect.stringContaining('1 of 2 recommendations'),
      evidence: [{ quote: expect.stringContaining('solar pumps') }],
    })
  })

  it('reads the small thesis as a reader would', () => {
    const study = openStudy(smallThesis())
    const outcomes = claimChecks(study.reading, study.design()).map(({ id, outcome }) => `${id}: ${outcome}`)
    expect(outcomes).toEqual([
      'causal-language: does-not-apply',
      'overclaiming: does-not-apply',
      'generalising: does-not-apply',
      'limits-stated: passed',
      'recommendations-rest: does-not-apply',
    ])
  })
})

it('takes all schools among the results for all that were visited', () => {
  const text = 'The habit is about as common across all schools.'
  expect(inDiscussion(text, 'generalising')?.outcome).toBe('look-again')
  const results = [{ title: 'Results', role: 'results' as const, blocks: [text] }]
  expect(checksOf(results, 'cross-sectional').get('generalising')?.outcome).toBe('does-not-apply')
})

it('judges no words of cause in a work whose experiments are told beside its interviews', () => {
  const text =
    'The experiments showed that a larger file led to slower answers. In further experiments a smaller file led to faster ones.'
  expect(inDiscussion(text, 'causal-language', 'qualitative')?.outcome).toBe('does-not-apply')
  expect(
    inDiscussion('A larger file led to slower answers.', 'causal-language', 'qualitative')?.outcome,
  ).toBe('look-again')
})

it('asks for whom a sentence speaks only where people were studied', () => {
  const reading = readForStudy(
    modelOf([
      {
        title: 'Discussion',
        role: 'discussion',
        blocks: ['Trees grow faster throughout Zambia in the rains.'],
      },
    ]),
  )
  const outcomeOf = (studiesPeople: boolean) =>
    claimChecks(reading, null, undefined, studiesPeople).find(({ id }) => id === 'generalising')?.outcome
  expect([outcomeOf(true), outcomeOf(false)]).toEqual(['look-again', 'does-not-apply'])
})

it.each([
  'The records were split in order to test the model and guarantee a fair result.',
  'These matrices clearly indicated the true and the false answers.',
])('takes "%s" for no claim of certainty', (text) => {
  expect(inDiscussion(text, 'overclaiming')?.outcome).toBe('does-not-apply')
})
