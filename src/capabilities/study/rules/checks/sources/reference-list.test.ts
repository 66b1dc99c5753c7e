import { describe, expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../../document/reading.ts'
import { parseEntry } from './reference-entry.ts'
import { readReferences } from './reference-list.ts'

const parse = (text: string) => {
  const { first, year, label, title, hasDoi } = parseEntry({
    evidence: { sentenceId: 's', page: 1, quote: text },
    text,
  })
  return { first, year, label, title, hasDoi }
}
const listOf = (...blocks: string[]) =>
  readReferences(
    readForStudy(
      modelOf([
        {
          title: 'References',
          role: 'references',
          blocks: blocks.map((text) => ({ kind: 'reference' as const, text })),
        },
      ]),
    ),
  )

describe('the year of an entry and who it is filed under', () => {
  it.each([
    [
      'Mwale AW, Phiri DM. The longer the queue, the worse the cloth. Health Affairs (2012) 31(11):2501–9. doi: 10.1377/hlthaff.2011.137',
      'mwale',
      '2012',
    ],
    [
      'Tamuno Banda (May 2006). "Nearer to the market" (PDF). Academic Associates. Retrieved 4 May 2011.',
      'banda',
      '2006',
    ],
    [
      'MwaleE, Katete M, Sakala G. Effect of the rains on tailors. Indian J Cloth 2018;22:29-34.',
      'mwale',
      '2018',
    ],
    [
      'WHO 2010. Monographs on the evaluation of dust. International Agency, nr 98, s. 563–601',
      'who',
      '2010',
    ],
    ['Lim, TK & Tan, AB 2010, Plants of rivers, Reed, London.', 'lim', '2010'],
    // A year in the title is not the year of the work, nor is one in an address.
    [
      'Mwale, Z. & Banda, T. “Goats in Kasama in the year 2014,” Journal of Goats, 3(2): 5, https://a.b/c',
      'mwale',
      '',
    ],
    ['Mwale, D. Goats become the largest herd, https://www. example. com/goats/2018/01/herd', 'mwale', ''],
    // A volume and its page.
    ['Mwale KD. Shade of stalls: a review. Stalls, 2023, p. 15;1987.', 'mwale', '2023'],
    ['Lim, T.K. 2010a, Plants of rivers, Reed, London.', 'lim', '2010a'],
    ['Lim TK. The role of vitamin D 2009, and of dust. Reed Notes. 2012;20:5–9.', 'lim', '2012'],
  ])('%s', (text, first, year) => {
    expect(parse(text)).toMatchObject({ first, year })
  })
})

it('holds once what the lists of two chapters hold, and twice what one list does', () => {
  const entry = 'Banda, T. (2019). Goats and towns in the north. Journal of Goats, 4(2), 1–8.'
  const other = 'Mwale, K. (2018). Grass by the river. Journal of Goats, 3(1), 2–9.'
  const list = (title: string, ...blocks: string[]) => ({
    title,
    role: 'references' as const,
    blocks: blocks.map((text) => ({ kind: 'reference' as const, text })),
  })
  const entries = (...sections: ReturnType<typeof list>[]) =>
    readReferences(readForStudy(modelOf(sections))).entries.length
  expect(entries(list('References', entry, other), list('References', entry))).toBe(2)
  expect(entries(list('References', entry, other, entry))).toBe(3)
})

it('parts entries that write given names out, and those whose year follows a stop at once', () => {
  const given = [
    'Banda, Thoko. Goats and Towns. London: A. Reed & Co. Ltd., 1964.',
    'Mwale, Robert A. “A Word on the Herd.” The Review of Goats, 52(2): 463-469, June 1958.',
    'Phiri, C. Wright. The Power of Goats. New York: Reed, 1959.',
  ]
  const twice = 'Zulu OO, Tembo OA. Quality of grass in Najran. Indian J Grass.2017;59:347-51.'
  expect(listOf(...given, twice, twice).entries.map(({ year }) => year)).toEqual([
    ...['1964', '1958', '1959'],
    ...['2017', '2017'],
  ])
})

describe('an entry of a list of references', () => {
  it.each<[string, string, string, string, number | null]>([
    [
      'APA',
      'Banda, T., & Phiri, M. (2019a). Antenatal booking in Lusaka. Medical Journal of Zambia, 46(2), 101–108. https://doi.org/10.1234/x',
      'banda',
      '2019a',
      null,
    ],
    [
      'Harvard',
      'Mwansa, C. and Zulu, P., 2017. School fees in Mongu. Lusaka: UNZA Press.',
      'mwansa',
      '2017',
      null,
    ],
    [
      'Harvard in brackets',
      'Ng’andu, P. (2015) ‘Water and health’, Health Review, 3(1), pp. 3–9.',
      "ng'andu",
      '2015',
      null,
    ],
    [
      'Chicago',
      'Sakala, Monica A., Grace Phiri and Víctor Mwila (2016). ‘The Shape of Networks’. In: Letters on Herds 17.2, pp. 31–38.',
      'sakala',
      '2016',
      null,
    ],
    [
      'first name first',
      'Chanda Bwalya, Kabwe Hachonda, and Mutinta Zimba. 2020. Learning to find. In PWKL.',
      'bwalya',
      '2020',
      null,
    ],
    [
      'Vancouver',
      '3. Lungwe JL, Moyo J. Surgery in Small Wards. Clin Notes Lusaka. 2007 Aug [cited 2024 Oct 12];21(4):613–29.',
      'lungwe',
      '2007',
      3,
    ],
    [
      'IEEE',
      '[12] A. Banda and C. Phiri, “Solar pumps in Chipata,” Energy, vol. 3, pp. 1990–1999, 2021.',
      'banda',
      '2021',
      12,
    ],
    [
      'institution',
      'World Health Organization. (2020). Antenatal care. Geneva: WHO.',
      'world health organization',
      '2020',
      null,
    ],
    ['institution by its letters', 'ZamStats. 2022. Census of population. Lusaka.', 'zamstats', '2022', null],
    ['no date', 'Ministry of Health. (n.d.). Guidelines. Lusaka.', 'ministry of health', 'n.d.', null],
    ['in press', 'Tembo, K. (in press). Distance and care. Rural Health Review.', 'tembo', 'in press', null],
    [
      'particles',
      'van der Merwe, J. (2011). Soils of the plateau. Cape Town: Juta.',
      'van der merwe',
      '2011',
      null,
    ],
    [
      'double-barrelled',
      'Mulenga-Banda, R. (2018, May). Teachers. Paper read at Ndola.',
      'mulenga-banda',
      '2018',
      null,
    ],
  ])('is read in %s', (_, text, first, year, label) => {
    expect(parse(text)).toMatchObject({ first, year, label })
  })

  it('has its title and whether it names a DOI', () => {
    const text = 'Banda, T. (2019). Antenatal booking in Lusaka. Journal, 4(2), 1–8. doi:10.1234/abc'
    expect(parse(text)).toMatchObject({ title: 'Antenatal booking in Lusaka', hasDoi: true })
    expect(parse('Banda, T. (2019). Booking. Journal, 4.').hasDoi).toBe(false)
  })

  it('knows the letters an institution is called by', () => {
    const of = (text: string) =>
      parseEntry({ evidence: { sentenceId: 's', page: 1, quote: text }, text }).acronyms
    expect(of('Bank of Zambia. (2021). Report.').has('boz')).toBe(true)
    expect(of('World Health Organization. (2021). Report.').has('who')).toBe(true)
    expect(of('Zambia Statistics Agency [ZamStats]. (2022). Census.').has('zamstats')).toBe(true)
  })

  it('takes a line for the author of the entry before', () => {
    const [, second] = listOf('Banda, T. (2019). One thing.', '——. (2020). Another thing.').entries
    expect(second).toMatchObject({ first: 'banda', year: '2020' })
  })
})

describe('a list of references', () => {
  const five = ['Banda', 'Phiri', 'Zulu', 'Tembo', 'Mwale'].map(
    (name, i) => `${name}, A. (201${i}). A title of some kind. Journal, 1, 2–3.`,
  )

  it('is usable from five entries that could be read', () => {
    expect(listOf(...five)).toMatchObject({ unusable: null, isNumbered: false })
    expect(listOf(...five.slice(0, 4)).unusable).toContain('4 entries, which is too short')
    expect(listOf().unusable).toContain('no list of references')
  })

  it('says so when most entries could not be made out', () => {
    const torn = Array.from(
      { length: 5 },
      (_, i) => `[${i + 3}] A long line about 1999 things without a name that goes on and on to its end`,
    )
    const numbered = five.slice(0, 2).map((entry, i) => `[${i + 1}] ${entry}`)
    expect(listOf(...numbered, ...torn).unusable).toBeNull()
    const nameless = torn.map((line, i) => `${line.slice(4)} https://example.org/${i}`)
    expect(listOf(...five.slice(0, 2), ...nameless).unusable).toContain('in only 2 of 6 entries')
  })

  it('joins what a page has torn and cuts what the reader could not split', () => {
    expect(listOf('Banda, T. (2019). A title that goes on', 'https://doi.org/10.1/2').entries).toHaveLength(1)
    expect(
      listOf(five.join(' ').padEnd(501, ' ') + five.join(' ').replaceAll('201', '200')).entries,
    ).toHaveLength(10)
    expect(listOf(five.join('\n')).entries).toHaveLength(5)
  })

  it('leaves headings among the entries out', () => {
    expect(listOf('Books', ...five).entries).toHaveLength(5)
  })
})

describe('entries that stand in one block', () => {
  it('are parted after an address, however short they are', () => {
    const { entries } = listOf(
      'Aba, A., & Mo, S. (2006). Births. Methods, 15(2), 209–227. https://doi.org/10.1007/s10-020-x Akanda, R., & Leone, M. (2012). War.',
      'Journal of Peace, 102(3), 2–7.',
      'https://doi.org/10.1257/aer.102.3.273 Allen, E., & Bonn, C. (2007). Schools. Journal of Schools, 61(1), 20.',
    )
    expect(entries.map(({ first, year }) => `${first} ${year}`)).toEqual([
      'aba 2006',
      'akanda 2012',
      'allen 2007',
    ])
  })
})

it('does not take the day of access, torn off its entry, for an entry', () => {
  const list = listOf(
    'Banda, T. (2019) Keeping books in small towns. Available at: https://books.example/keeping (Accessed: 15',
    'February 2022).',
    'Phiri, K. (2020) Keeping goats in small towns. Available at: https://goats.example/keeping (Accessed: 7',
    'May 2021).',
  )
  expect(list.entries.map(({ first }) => first)).toEqual(['banda', 'phiri'])
})

it('takes no story that stands behind the list for an entry', () => {
  const story =
    '---- The sun hung low in the sky over the market. I looked at the books of the tailors again. My work there was no trade. It was a journey back in time.'
  const entries = ['Banda, T. (2019). Cloth in Lusaka. Journal of Cloth, 46(2), 101–108.', story]
  expect(listOf(...entries).entries.map(({ first }) => first)).toEqual(['banda'])
})

it('keeps an entry together whose number has a full stop behind its bracket', () => {
  const torn = [1, 2, 3, 4, 5, 6].flatMap((n) => [
    `[${n}]. ("The tailor", 20${10 + n})`,
    `The tailor and the rain of the year. The Encyclopedia of Markets (20${10 + n}). Retrieved 22 April 2021 in town.`,
  ])
  expect(listOf(...torn).entries.map(({ label }) => label)).toEqual([1, 2, 3, 4, 5, 6])
})

it('begins an entry at the next number in brackets, with a space after it or without', () => {
  const { entries } = listOf(
    '[1] Banda, T. (1992). Herding in dry years. Lusaka: UNZA Press.',
    '[2] Phiri C, et al: The Herding Reference Manual, Bookworld [3]herdwatch, https://www.example.org/herding [4]goatlist , https://www.example.org/goats',
  )
  expect(entries.map(({ text }) => text.slice(0, 12))).toEqual([
    '[1] Banda, T',
    '[2] Phiri C,',
    '[3]herdwatch',
    '[4]goatlist ',
  ])
})
