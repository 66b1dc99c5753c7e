import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { parseHandbook } from '../handbook/handbook-format.ts'
import { makeVerifier } from './verify.ts'

const reading = readForStudy(smallThesis())
const verifier = makeVerifier({ reading })
const verdict = (sentence: string) => verifier.check(sentence).verdict
const reasons = (sentence: string) =>
  verifier
    .check(sentence)
    .claims.flatMap((claim) => (claim.found === null ? [`${claim.text}: ${claim.why}`] : []))

describe('numbers in an answer', () => {
  it.each([
    'The study interviewed 372 women.',
    'Late booking was reported by 58.3 % of the women.',
    'Late booking was reported by 58.3 percent of the women.',
    'Most women (217 of 372) booked late.',
    'The response rate was 96.6%.',
    'Distance was associated with late booking, χ²(2, N = 372) = 14.2, p = 0.001.',
    'Women far from a clinic had higher odds of late booking (AOR = 2.41, 95% CI [1.52, 3.82], p < .001).',
    'Barrier scores differed, t(370) = 7.86, p < .001.',
    'Late bookers scored M = 3.60 (SD = 0.80) on barriers.',
    'Reliability of the barriers scale was α = 0.81.',
    'The questionnaire was pretested on twenty women.',
    'The first antenatal contact should fall within 12 weeks.',
    'Of the women over 5 km from a clinic, 73.9% booked late.',
    'Table 4.1 shows late booking by distance.',
    'The survey covered six clinics.',
    'Antenatal care should have 8 contacts.',
  ])('verifies "%s"', (sentence) => {
    expect(reasons(sentence)).toEqual([])
    expect(verdict(sentence)).toBe('verified')
  })

  it.each([
    ['The study interviewed 380 women.', '380: absent'],
    ['Late booking was reported by 85.3% of the women.', '85.3%: absent'],
    ['The survey reached 372% of the women.', '372%: different'],
    ['Late booking was reported by 217% of women.', '217%: different'],
    ['Education was associated with booking, p = .015.', '.015: absent'],
    ['Distance mattered for late booking, p = .01.', '.01: absent'],
    ['Distance was associated with late booking, p > .001.', '.001: different'],
    ['The effect on barrier scores was t = 0.82.', '0.82: different'],
    ['The reliability of the barriers scale was r = .81.', '.81: different'],
    ['The mean age was 27.4% of the women.', '27.4%: different'],
    ['The odds of late booking were AOR = −2.41.', '−2.41: absent'],
    ['Thirty women were excluded.', 'Thirty: absent'],
    ['Two hundred and seventeen clinics refused and forty-four closed.', 'forty-four: different'],
    ['Two-thirds of the women booked late.', 'Two-thirds: absent'],
    ['Booking rose during COVID-19 among women.', 'COVID-19: absent'],
    ['The survey cost K372 per woman.', 'K372: different'],
    ['Table 7 shows late booking.', '7: absent'],
    ['In all, 370 women were interviewed.', '370: different'],
    ['The women walked 14.2 km.', '14.2: elsewhere'],
    ['Education was significantly associated with late booking, p = .251.', '.251: turned-round'],
    [
      'Distance was not significantly associated with late booking, χ²(2, N = 372) = 14.20.',
      '14.20: turned-round',
    ],
    ['Women far from a clinic had lower odds of late booking (AOR = 2.41).', '2.41: turned-round'],
    ['Barrier scores were lower among late bookers, t(370) = 7.86.', '7.86: turned-round'],
    ['Late booking fell to ５８.９% among women.', '58.9%: absent'],
    ['Some ٣٨٠ women were interviewed.', '380: absent'],
    ['Late booking was reported by 5\u200b9.3% of the women.', '59.3%: absent'],
  ])('refuses "%s"', (sentence, reason) => {
    expect(reasons(sentence)).toContain(reason)
    expect(verdict(sentence)).toBe('unsupported')
  })

  it('does not take a number from an unrelated place', () => {
    expect(reasons('Maize yields of hybrid varieties reached 120 bags.')).toEqual(['120: elsewhere'])
  })

  it('does not mistake the numbering of its own parts for claims', () => {
    expect(verdict('1. Distance is the main barrier.')).toBe('plain')
    expect(verdict('Prepare for three questions on distance.')).toBe('plain')
    expect(verdict('One limitation is recall.')).toBe('plain')
  })

  it('points to the sentence and page it found', () => {
    const [source] = verifier.check('The response rate was 96.6%.').sources
    expect(source).toMatchObject({
      kind: 'document',
      quote: expect.stringContaining('a response rate of 96.6%'),
      page: expect.any(Number),
    })
  })

  it('finds a percentage in a table whose heading carries the sign', () => {
    const [source] = verifier.check('Among women living over 5 km away, 73.9% booked late.').sources.slice(-1)
    expect(source).toMatchObject({ kind: 'document', sentenceId: 's7-b3' })
  })
})

describe('citations in an answer', () => {
  it.each([
    'Banda and Phiri (2019) found much the same.',
    'Others agree (Banda & Phiri, 2019).',
    'Others agree (Mwale et al., 2020; Tembo, 2018).',
    'Mwale, Zulu and Sakala (2020) looked at timing.',
    'Rural work is rare (see Tembo, 2018, p. 55).',
    'Banda et al. (2019) is how some would shorten it.',
  ])('verifies "%s"', (sentence) => {
    expect(reasons(sentence)).toEqual([])
  })

  it.each([
    ['Banda and Phiri (2021) found the opposite.', 'Banda and Phiri (2021): different'],
    ['Banda and Mwale (2019) found the opposite.', 'Banda and Mwale (2019): different'],
    ['Others disagree (Chanda, 2020).', 'Chanda, 2020: absent'],
    ['Others agree (Tembo, 2018; Lungu & Sata, 2022).', 'Lungu & Sata, 2022: absent'],
    ['Tembo and Zulu (2018) looked at distance.', 'Tembo and Zulu (2018): different'],
    ['Tembo (2018a) looked at distance.', 'Tembo (2018a): different'],
    ['This is well known [14].', '[14]: absent'],
  ])('refuses "%s"', (sentence, reason) => {
    expect(reasons(sentence)).toContain(reason)
  })

  it('knows a numbered reference by its number', () => {
    const numbered = makeVerifier({
      reading: readForStudy(
        modelOf([
          {
            title: 'References',
            role: 'references',
            blocks: [
              { kind: 'reference', text: '1. Banda T. Care. 2019.' },
              { kind: 'reference', text: '2. Zulu P. Cost. 2020.' },
            ],
          },
        ]),
      ),
    })
    expect(numbered.check('This is known [2].').verdict).toBe('verified')
    expect(numbered.check('This is known [1, 3].').verdict).toBe('unsupported')
  })
})

describe('quotations in an answer', () => {
  it.each([
    'The thesis says “education made no difference”.',
    'It recommends that the office "schedule monthly outreach clinics".',
    'It notes that booking dates “were self‑reported”.',
    'It notes that booking dates “were self-\nreported”.',
    "It calls distance 'the main barrier to early booking'.",
    'It begins: “Delayed antenatal booking remains … in rural Zambia.”',
    '> Surprisingly, education made no difference.',
    'It says “One limitation of this study is that booking dates were self-reported, which may have introduced recall bias.”',
  ])('verifies %j', (sentence) => {
    expect(reasons(sentence)).toEqual([])
    expect(verdict(sentence)).toBe('verified')
  })

  it.each([
    'The thesis says “education made a difference”.',
    'The thesis says “education made no big difference”.',
    'The thesis says “distance was the main barrier”.',
    'It says “booking dates were reported”.',
    'It says “main barrier … recall bias … Delayed antenatal”.',
    'It says “ducation made no differenc”.',
    'It says “еducation made no difference”.',
    'It says “age of the women was 27.5 years”.',
    'It says “the main barrier to early booking” and “the best clinic”.',
  ])('refuses %j', (sentence) => {
    expect(verdict(sentence)).toBe('unsupported')
  })
})

describe('pages in an answer', () => {
  it('verifies a page the document has and refuses one it has not', () => {
    expect(verdict('This stands on page 1.')).toBe('verified')
    expect(reasons('This stands on p. 400.')).toEqual(['p. 400: absent'])
  })
})

describe('a whole answer', () => {
  const answer =
    'The study interviewed 372 women. It had a budget of K90,000. Distance mattered most (Tembo, 2018). That is worth defending.'

  it('is cut into segments that join to the same answer, and the one that invents is told from the others', () => {
    expect(
      verifier
        .checkAnswer(answer)
        .map(({ text }) => text)
        .join(''),
    ).toBe(answer)
    expect(verifier.checkAnswer(answer).map((segment) => segment.verdict)).toEqual([
      'verified',
      'unsupported',
      'verified',
      'plain',
    ])
  })

  it('may rest on the handbook entries that were used, and on nothing in the others', () => {
    const entries = parseHandbook(
      '# T\n\n## Alpha\nid: a\nkeywords: x, y\n\nReliability of a scale is usually accepted from .70.\n\nAsk yourself: Is it?\nSee also: b\n',
    )
    const withBook = makeVerifier({ reading, handbook: entries })
    expect(withBook.check('A scale reliability of .70 is usually accepted.').sources).toMatchObject([
      { kind: 'handbook', entryId: 'a' },
    ])
    expect(verdict('A scale reliability of .70 is usually accepted.')).toBe('unsupported')
  })

  it('may say back what the student said', () => {
    const heard = makeVerifier({ reading, said: ['I have 45 days left.'] })
    expect(heard.check('With 45 days left, begin with the methods.').verdict).toBe('verified')
  })

  it('supports nothing when there is nothing to rest on', () => {
    expect(
      makeVerifier({})
        .check('It was 62%, said Banda (2019).')
        .claims.every(({ found }) => found === null),
    ).toBe(true)
  })
})
