import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { referencesOf } from './match-citations.ts'

const ENTRIES = [
  'Banda, T., & Phiri, M. (2018). Booking in Lusaka. Journal, 4, 1–8.',
  'Bank of Zambia. (2021). Annual report. Lusaka.',
  'Mwansa, C. (2019a). Fees in Mongu. Journal, 5, 1–8.',
  'Mwansa, C. (2019b). Fees in Kaoma. Journal, 6, 1–8.',
  'World Health Organization. (2020). Antenatal care. Geneva.',
  'van der Merwe, J. (2011). Soils. Cape Town: Juta.',
]
const study = (text: string | string[], entries = ENTRIES) =>
  referencesOf(
    readForStudy(
      modelOf([
        { title: 'Literature', role: 'literature', blocks: [text].flat() },
        {
          title: 'References',
          role: 'references',
          blocks: entries.map((each) => ({ kind: 'reference' as const, text: each })),
        },
      ]),
    ),
  )
const missing = (text: string, entries = ENTRIES) =>
  study(text, entries).missing.map(({ citation, near }) => [
    citation.citation.text,
    near ? `${near.differsIn}: ${near.entry.first} ${near.entry.year}` : null,
  ])
const NUMBERED = ENTRIES.map((entry, i) => `[${i + 1}] ${entry}`)

describe('matching citations with the list', () => {
  it('finds each work however it is named', () => {
    const text =
      'Banda and Phiri (2018) saw it. So did the BoZ (2021), the WHO (2020) and Bank of Zambia (2021). Others agree (Mwansa, 2019a, 2019b; Van der Merwe, 2011). Thomas Banda and Mary Phiri (2018) repeat it.'
    const { missing, uncited, style } = study(text)
    expect({ missing, uncited, style }).toEqual({ missing: [], uncited: [], style: 'author-year' })
  })

  it('lists entries of people whom nobody cites, and no institution, which may be cited by another name', () => {
    expect(study('Only Banda and Phiri (2018) are cited.').uncited.map(({ first }) => first)).toEqual([
      'mwansa',
      'mwansa',
      'van der merwe',
    ])
  })

  it.each([
    [
      'an author spelt otherwise in the text',
      'Mwansa, C. (2019). Fees in Mongu.',
      'So says Mwannsa (in 2019).',
    ],
    [
      'a page filed under its title',
      'Night porter wanted, Hotel Reed. (2019). https://example.com/porter',
      '',
    ],
    [
      'a page whose title opens like a name',
      'Porter, Night Service Job. (2019). https://example.com/job',
      '',
    ],
  ])('does not accuse %s', (_, entry, says) => {
    const list = ['Banda, T. (2018). Reeds. Journal, 4, 1–8.', entry]
    expect(study(`As Banda (2018) saw. ${says}`, list).uncited).toEqual([])
  })

  it('names the entry that differs in its year or in one letter', () => {
    expect(missing('Costs rose (Banda & Phiri, 2019).')).toEqual([
      ['Banda & Phiri, 2019', 'year: banda 2018'],
    ])
    expect(missing('Fees rose (Mwanza, 2019a).')).toEqual([['Mwanza, 2019a', 'spelling: mwansa 2019a']])
    expect(missing('Fees rose (Chileshe, 2019).')).toEqual([['Chileshe, 2019', null]])
  })

  it('does not take another work for a slip of the pen when the entry is cited too', () => {
    expect(missing('Banda and Phiri (2018) and later Banda and Phiri (2020).')).toEqual([
      ['Banda and Phiri (2020)', null],
    ])
  })

  it('asks for the work that was read, not for the one it quotes', () => {
    expect(missing('As Kaunda (1966, cited in Banda & Phiri, 2018) said.')).toEqual([])
  })

  it('counts one missing work once', () => {
    expect(study('(Chileshe, 2019). Again (Chileshe, 2019).').missing).toMatchObject([{ times: 2 }])
  })

  it('matches numbers with labels, ranges among them', () => {
    const { missing, uncited, style } = study('Fees rose [1, 3–5] and fell [9].', NUMBERED)
    expect(style).toBe('numbered')
    expect(missing.map(({ citation }) => citation.citation.number)).toEqual([9])
    expect(uncited.map(({ label }) => label)).toEqual([2, 6])
  })

  it('reads numbers in parentheses and raised ones beside a numbered list only', () => {
    const entries = ENTRIES.map((entry, i) => `${i + 1}. ${entry}`)
    expect(study('Trauma is common(1,2). It kills (3). Falls lead (4–6).', entries).uncited).toEqual([])
    expect(study('Trauma is common.1,2 It kills many3 and more.4–6', entries).uncited).toEqual([])
    expect(study('The aims were (1) to see, (2) to ask and (3) to tell.', entries).citations).toBe(0)
    expect(study('Women (12) and men (3) took part.').citations).toBe(0)
  })

  it('tells where a work is cited, counting a sentence once', () => {
    const { mostCited } = study(
      'Mwansa (2019a) and Mwansa (2019a) and Mwansa (2019a). Then Banda and Phiri (2018). And Banda and Phiri (2018).',
    )
    expect(mostCited.map(({ entry, places }) => [entry.first, places.length])).toEqual([['banda', 2]])
  })

  it('follows a citation that a stop has cut', () => {
    const { missing } = study('Costs rose (Banda et al. 2018; Mwansa 2019a).')
    expect(missing).toEqual([])
  })
})

it('takes a motto for no entry, and the name under one for a citation', () => {
  const { list, uncited } = study(
    ['Banda and Phiri (2018) saw it.', '— Tukey (1977)'],
    [
      'Nets are what hypotheses are, and only those who cast will catch',
      '— Novalis (1837)',
      ...ENTRIES,
      'Novalis (1837). Collected writings. Berlin: Reimer.',
      'Tukey, J. W. (1977). Exploratory data analysis. Reading: Addison-Wesley.',
    ],
  )
  expect(list.entries[0]?.first).toBe('banda')
  expect(uncited.map(({ first }) => first)).not.toContain('tukey')
  expect(uncited.map(({ first }) => first)).not.toContain('novalis')
  expect(uncited.map(({ first }) => first)).toContain('van der merwe')
})
