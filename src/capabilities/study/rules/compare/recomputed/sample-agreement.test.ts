import { describe, expect, it } from 'vitest'
import type { SectionRole } from '#product/document-model.ts'
import { modelOf } from '#tests/model-of.ts'
import { captionOf, tableOf } from '#tests/part-of-study.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../../document/reading.ts'
import { sampleSizeOf } from '../../statistics/sample-size.ts'
import { ownNumbersOf } from '../own-study.ts'
import { sampleAgreementOf } from './sample-agreement.ts'

type Blocks = Parameters<typeof modelOf>[0][number]['blocks']

function agreement(parts: Partial<Record<SectionRole, string | Blocks>>) {
  const sections = Object.entries(parts).map(([role, blocks]) => ({
    title: role,
    role: role as SectionRole,
    blocks: typeof blocks === 'string' ? [blocks] : (blocks ?? []),
  }))
  const reading = readForStudy(modelOf(sections))
  const {
    size,
    parts: named,
    differs,
  } = sampleAgreementOf(reading, ownNumbersOf(reading), sampleSizeOf(reading))
  return {
    size,
    parts: named.map(({ part }) => part),
    differs: differs.map((one) => `${one.part} ${one.size}`),
  }
}

describe('the sample size in the parts of a study', () => {
  it('is the same in all of them', () => {
    const reading = readForStudy(smallThesis())
    const { size, parts, differs } = sampleAgreementOf(reading, ownNumbersOf(reading), sampleSizeOf(reading))
    expect([size, parts.map(({ part }) => part), differs]).toEqual([
      372,
      ['abstract', 'methods', 'results'],
      [],
    ])
    expect(parts[0]!.evidence.quote).toContain('372')
  })

  it('differs where the abstract names a number that no other part knows', () => {
    const { size, differs } = agreement({
      abstract: 'A survey of 327 women was conducted.',
      methods: 'A total of 372 women participated in the survey.',
      results: 'Of the 372 women, 217 (58.3%) booked late.',
    })
    expect([size, differs]).toEqual([372, ['abstract 327']])
  })

  it('measures a number that stands alone by the others, however prominent it is', () => {
    const { size, parts, differs } = agreement({
      abstract: 'A survey was conducted. The final sample of 327 women completed the survey in full.',
      methods: 'Data were collected from 372 women.',
      results: 'Of the 372 women, 217 (58.3%) booked late.',
    })
    expect([size, parts, differs]).toEqual([372, ['methods', 'results'], ['abstract 327']])
  })

  it('says both where two parts stand against each other', () => {
    const { differs } = agreement({
      abstract: 'A survey of 327 women was conducted.',
      methods: 'A total of 372 women participated in the survey.',
      results: 'Most women booked late.',
    })
    expect(differs).toEqual(['abstract 327', 'methods 372'])
  })

  it('differs where the results count more people than were studied', () => {
    const { differs } = agreement({
      abstract: 'A survey of 372 women was conducted.',
      methods: 'A total of 372 women participated in the survey.',
      results: 'All women answered. A total of 410 women were interviewed about distance.',
    })
    expect(differs).toEqual(['results 410'])
  })

  it.each([
    [
      'people who were lost on the way',
      {
        abstract: 'Data from 350 farmers were analysed.',
        methods: 'A total of 400 farmers took part. After 50 were excluded, 350 farmers were included.',
        results: 'The 350 farmers had small fields.',
      },
    ],
    [
      'the number the formula gave',
      {
        abstract: 'A survey of 372 women was conducted.',
        methods: 'The sample size was calculated as 385 women. Of these, 372 women participated.',
        results: 'Of the 372 women, 217 (58.3%) booked late.',
      },
    ],
    [
      'a second part with other people',
      {
        abstract: 'A survey of 318 traders was conducted, and 12 traders were interviewed.',
        methods: 'A total of 318 traders participated. Twelve traders were interviewed in depth.',
        results: 'The 318 traders saved weekly.',
      },
    ],
    [
      "somebody else's sample",
      {
        abstract: 'A survey of 318 traders was conducted.',
        literature: 'Banda (2019) surveyed 500 traders.',
        methods: 'A total of 318 traders participated.',
        results: 'The 318 traders saved weekly.',
      },
    ],
    [
      'a number in words',
      {
        abstract: 'We interviewed 22 nurses.',
        methods: 'Twenty-two nurses were interviewed at 3 clinics.',
        results: 'Among the 22 nurses, 11 (50%) were tired.',
      },
    ],
    [
      'a number that counts no people',
      {
        abstract: 'A survey of 318 traders was conducted.',
        methods: 'A total of 318 traders participated.',
        results: 'The model rests on bootstrap samples (N = 5000) and on weekly observations (N = 2480).',
      },
    ],
    [
      'a group of a table',
      {
        abstract: 'A survey of 318 traders was conducted.',
        methods: 'A total of 318 traders participated.',
        results: [
          'The 318 traders saved weekly.',
          captionOf('Table 1'),
          tableOf('Sex|n|%', 'Women|200|62.9', 'Men|118|37.1'),
        ],
      },
    ],
  ])('is not called different for %s', (_, parts) => {
    expect(agreement(parts).differs).toEqual([])
  })

  it('is not looked for in a count that is no sample', () => {
    expect(agreement({ methods: 'We sample one passage from the top 100 passages.' }).size).toBeNull()
  })
})
