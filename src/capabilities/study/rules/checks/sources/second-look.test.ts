import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { referencesOf } from './match-citations.ts'

const LIST = [
  'Banda, T., & Phiri, M. (2018). Booking in Lusaka. Journal of Care, 4(2), 1–8.',
  'Hamoonga, E. S. and Tembo, J. (2006). Smoothing in Kitwe. Journal of Forecasts, 3, 9–12.',
  'Mwiinga, M. C. & Kasonde, T. T. (2016). Buying shoes. Journal of Shops, 3, 9–12.',
  'Tiyende HTTP Server Version 2.2 (2012). A benchmarking tool. URL: http://example.org/ab',
  'Zulu, A. (1991). The theory of planned markets. Journal of Plans, 5, 1–8.',
]
const study = (text: string | string[], list: readonly string[] = LIST, more: string[] = []) =>
  referencesOf(
    readForStudy(
      modelOf([
        { title: 'Literature', role: 'literature', blocks: [text].flat() },
        {
          title: 'References',
          role: 'references',
          blocks: list.map((each) => ({ kind: 'reference' as const, text: each })),
        },
        { title: 'Appendix', role: 'appendix', blocks: more },
      ]),
    ),
  )
const named = ({ missing, uncited, list }: ReturnType<typeof study>) => ({
  missing: missing.map(({ citation: { citation } }) => citation.names.join(' ')),
  uncited: uncited.map(({ first }) => first),
  read: list.entries.length,
})

describe('a second look before a work is called missing', () => {
  it('finds an entry without a year by its name', () => {
    const undated = ['Mutale, D. Goats become the largest herd, https://www. example. com/herd']
    const { missing, uncited } = named(study('Goats are many (Mutale D, 2018).', [...LIST, ...undated]))
    expect(missing).toEqual([])
    expect(uncited).not.toContain('mutale')
  })

  it.each([
    'Mai Chola Mwiinga and Tina Thoko Kasonde (2016) say so.',
    'The theory of planned markets of Zulu (1991) says so.',
    'Robustness Hamoonga (2006) shows.',
  ])('finds the work in %j', (text) => {
    expect(named(study(text)).missing).toEqual([])
  })

  it('finds an entry that the page ran into the one before', () => {
    const list = [
      `${LIST[0]} Mwale, K. U. (2009). Goats and rivers. Journal of Goats, 2, 3–9. Lungu. (2017). Reeds.`,
      ...LIST.slice(1),
    ]
    const found = named(study('Mwale (2009, p. 421) says so, and Lungu (2017).', list))
    expect(found.missing).toEqual([])
  })

  it.each([
    'By Lim, TK (2010) it is said.',
    'By Tan, AB (2010) it is said.',
    'By Lim, TK & Tan, AB (2010) it is said.',
  ])('finds the work whose authors are named by letters without stops in %j', (text) => {
    expect(
      named(study(text, ['Lim, T.K. & Tan, A.B. (2010). Plants of rivers. London: Reed.', ...LIST])).missing,
    ).toEqual([])
  })

  it('still misses letters that stand for nobody before them', () => {
    expect(named(study('In Reeds, TK (2010) it is said.')).missing).toEqual(['tk'])
  })

  it('finds an organisation that its entry names by its letters alone', () => {
    const entry = 'IARC Monographs Vol 124 Group. Dangers of night work. Lancet Notes. 2019;20:1058–1059.'
    expect(
      named(study('Night work is hard on the body (IARC, 2019).', [entry, ...LIST])).uncited,
    ).not.toContain('iarc monographs vol 124 group')
  })

  it('takes a title before its year for no author', () => {
    expect(named(study('They wrote Understanding Leavers in Colleges (2019) and stopped.')).missing).toEqual(
      [],
    )
  })

  it('still says what is in no entry', () => {
    expect(named(study('Lungu (2015) says so.')).missing).toEqual(['lungu'])
  })

  it.each([
    ['A study conducted by the Goat Institute in 2013 says so.', ['goat institute']],
    ['Data from the Bureau of Fisheries (BOF) in 2018 say so.', ['bureau of fisheries bof']],
    ['Data from the Bureau of Fisheries were used in 2018.', []],
    ['Data from the farmers of Kitwe in 2018 say so.', []],
  ])('reads a work of an institution in running words: %s', (text, missing) => {
    expect(named(study(`Banda and Phiri (2018) say so. ${text}`)).missing).toEqual(missing)
    const list = [
      ...LIST,
      'BOF (2018). Fish in numbers. Lusaka: BOF.',
      'Goat Institute. (2013). Goats. Lusaka.',
    ]
    expect(named(study(`Banda and Phiri (2018) say so. ${text}`, list)).missing).toEqual([])
  })

  it('reads an entry that was put into the sentence', () => {
    const text = 'Others, such as Mwila, A.; Kunda, B.; Sakala, C. Leaving early (2020), used trees.'
    expect(named(study(text)).missing).toEqual(['mwila kunda sakala'])
  })
})

describe('a second look before an entry is called uncited', () => {
  it.each([
    ['the work itself in its place', 'It was measured (Tiyende HTTP Server Version 2.2 2012).', 'tiyende'],
    ['a name without a year', 'Zulu’s theory is older than this study.', 'zulu'],
    ['a name far from its year', 'In 2018 it was Banda, with others, who saw it first.', 'banda'],
  ])('finds %s', (_, text, first) => {
    expect(named(study(text)).uncited.some((name) => name.includes(first))).toBe(false)
  })

  it.each([
    ['another year', 'Zulu’s work of 1975 is old.', 'Zulu, A. (1975). Plans. Journal of Plans, 1, 1–8.'],
    ['capitals', 'SEE LUNGU FOR THIS.', 'Lungu, A. (2001). Plans. Journal of Plans, 1, 1–8.'],
    ['two lines', 'As Lun- gu wrote.', 'Lungu, A. (2001). Plans. Journal of Plans, 1, 1–8.'],
    ['a longer name', 'Of US Reed Cutting Agency.', 'United Reed Cutting Agency. (2012). Reeds. Kitwe.'],
    ['an author before a stop', 'So says Chanda.', 'Chanda .A. (2000). Methods in trade. Kitwe: Copper.'],
  ])('accuses no work that is named with %s', (_, text, entry) => {
    const { uncited, list } = study(`Banda and Phiri (2018) say so. ${text}`, [...LIST, entry])
    expect(list.entries.some(({ text: each }) => each === entry)).toBe(true)
    expect(uncited.map(({ text: each }) => each)).not.toContain(entry)
  })

  it('takes the list of a chapter for no citation of the list at the end', () => {
    const text = named(study('Nobody is cited here.', LIST, LIST.slice(0, 3)))
    expect(text.uncited).toContain('banda')
    expect(text.read).toBe(LIST.length)
  })
})

describe('a list whose entries run together', () => {
  const run =
    'Banda, T. (2014). Goats: a view from the river Mwale KU (2017). Reeds in trade. Magazine, 14: 1–3.'
  it('misses no work that its text has, and is not counted', () => {
    const found = study('Mwale (2017) says so. Banda (2014) too.', [run, ...LIST])
    expect(found.missing).toEqual([])
    expect(found.list.isCutSurely).toBe(false)
    expect(found.uncited.map(({ text }) => text)).not.toContain(run)
    expect(study('Banda (2018).').list.isCutSurely).toBe(true)
  })
})

describe('a list that was torn', () => {
  it('is put together where a name, a title or a journal was cut off', () => {
    const torn = [
      'Banda, T., & Phiri, M. (2018).',
      'Booking in Lusaka and beyond. Journal of Care, 4(2), 1–8.',
      'Hamoonga, E. S., Tembo, J., Mwila, P.,',
      'Kunda, A., & Sakala, B. (2006). Smoothing in',
      'Kitwe. Journal of Forecasts, 3, 9–12.',
      'Zulu, A. (1991). The theory of planned markets.',
      'Journal of Plans, 5(2), 1–8. https://doi.org/10.1/2',
      'Received June 4, 2011. Revision received July 2, 2011',
    ]
    const { list } = study('Banda and Phiri (2018) say so.', torn)
    expect(list.entries.map(({ first, year }) => `${first} ${year}`)).toEqual([
      'banda 2018',
      'hamoonga 2006',
      'zulu 1991',
    ])
  })

  it('is found without a heading', () => {
    const { list } = referencesOf(
      readForStudy(
        modelOf([
          {
            title: 'Chapter one',
            role: 'other',
            blocks: ['It is so (Zulu, 1991).', ...LIST, ...LIST.slice(0, 1)],
          },
        ]),
      ),
    )
    expect(list.entries.length).toBeGreaterThan(4)
  })

  it('leaves the numbers of its lines out', () => {
    const lines = LIST.slice(0, 3).flatMap((entry, i) =>
      entry.split(' ').map((word, at) => (at % 3 === 0 ? `${100 + i * 5 + at / 3} ${word}` : word)),
    )
    const { list } = study('Nobody.', [lines.join(' ')])
    expect(list.entries[0]?.first).toBe('banda')
  })

  it('knows further reading for what it is', () => {
    const { list } = referencesOf(
      readForStudy(
        modelOf([
          { title: 'References', role: 'references', blocks: LIST },
          {
            title: 'Further reading',
            role: 'references',
            blocks: ['Lungu, A. (2001). Elsewhere. Journal, 1.'],
          },
        ]),
      ),
    )
    expect(list.entries.map(({ first }) => first)).not.toContain('lungu')
  })
})

it('takes the indices of a program for no citations', () => {
  const numbered = LIST.map((entry, i) => `[${i + 1}] ${entry}`)
  const { citations } = study(
    ['rate.all=table.one[2,2]/(table.one[1,2]+table.one[2,2])', 'print(values[0], values[1])'],
    numbered,
  )
  expect(citations).toBe(0)
})
