import { describe, expect, it } from 'vitest'
import type { Reference } from '../reference.ts'
import { peopleIn } from './names.ts'
import { volumeIn } from './numbers.ts'
import { LONGEST_REFERENCE, readReference } from './read-reference.ts'

const read = (text: string) => readReference(text, 'r1')
const itemOf = (text: string): Partial<Reference> => {
  const { id: _, ...item } = read(text).item
  return item
}

const ARTICLE = {
  type: 'article-journal',
  author: [
    { family: 'Banda', given: 'T. M.' },
    { family: 'Phiri', given: 'C.' },
  ],
  issued: { 'date-parts': [[2019]] },
  title: 'Goats and grass in dry years',
  'container-title': 'Journal of African Rural Studies',
  volume: '12',
  issue: '3',
  page: '45-67',
}

describe('one article', () => {
  it.each([
    [
      'APA',
      'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. Journal of African Rural Studies, 12(3), 45–67.',
    ],
    [
      'Harvard',
      'Banda, T.M. and Phiri, C. (2019) ‘Goats and grass in dry years’, Journal of African Rural Studies, 12(3), pp. 45–67.',
    ],
    [
      'Vancouver',
      '1. Banda TM, Phiri C. Goats and grass in dry years. Journal of African Rural Studies. 2019;12(3):45-67.',
    ],
    [
      'IEEE',
      '[1] T. M. Banda and C. Phiri, “Goats and grass in dry years,” Journal of African Rural Studies, vol. 12, no. 3, pp. 45–67, 2019.',
    ],
    [
      'a mixture',
      'Banda T.M. & Phiri C., 2019. Goats and grass in dry years, Journal of African Rural Studies, Vol. 12, No. 3, pp 45-67',
    ],
  ])('is the same data in %s', (_, text) => {
    expect(itemOf(text)).toEqual(ARTICLE)
  })

  it.each([
    [
      'MLA',
      'Banda, Thoko, and Chanda Phiri. “Goats and Grass in Dry Years.” Journal of African Rural Studies, vol. 12, no. 3, 2019, pp. 45-67.',
    ],
    [
      'Chicago',
      'Banda, Thoko, and Chanda Phiri. 2019. “Goats and Grass in Dry Years.” Journal of African Rural Studies 12 (3): 45–67.',
    ],
  ])('keeps the given names that %s writes out', (_, text) => {
    expect(itemOf(text)).toEqual({
      ...ARTICLE,
      title: 'Goats and Grass in Dry Years',
      author: [
        { family: 'Banda', given: 'Thoko' },
        { family: 'Phiri', given: 'Chanda' },
      ],
    })
  })
})

describe('other works', () => {
  it('of the country: a law, a report and a thesis', () => {
    expect(
      itemOf(
        'Government of the Republic of Zambia. (2011). The Education Act, No. 23 of 2011. Lusaka: Government Printer.',
      ),
    ).toEqual({
      type: 'legislation',
      author: [{ literal: 'Government of the Republic of Zambia' }],
      issued: { 'date-parts': [[2011]] },
      title: 'The Education Act, No. 23 of 2011',
      publisher: 'Government Printer',
      'publisher-place': 'Lusaka',
    })
    expect(
      itemOf(
        'Ministry of Health (2017) Zambia National Health Strategic Plan 2017-2021. Lusaka: Ministry of Health.',
      ),
    ).toMatchObject({
      type: 'report',
      author: [{ literal: 'Ministry of Health' }],
      title: 'Zambia National Health Strategic Plan 2017-2021',
    })
    expect(
      itemOf(
        "Mulenga, K. (2015). Teacher motivation in rural schools of Kasama (Unpublished master's thesis). University of Zambia, Lusaka.",
      ),
    ).toMatchObject({
      type: 'thesis',
      genre: "Unpublished master's thesis",
      publisher: 'University of Zambia',
    })
    expect(itemOf('Attorney General v Mwila [1999] ZMSC 12.').type).toBe('legal_case')
  })

  it('in books, with their editors and pages', () => {
    expect(
      itemOf(
        'Tembo, G. (2010). Households and risk. In A. Zulu & B. Daka (Eds.), Rural finance in Zambia (pp. 33–58). UNZA Press.',
      ),
    ).toMatchObject({
      type: 'chapter',
      editor: [
        { family: 'Zulu', given: 'A.' },
        { family: 'Daka', given: 'B.' },
      ],
      'container-title': 'Rural finance in Zambia',
      page: '33-58',
    })
  })

  it('on the web, with the day they were read and without a year', () => {
    const one = read(
      'World Health Organization. (n.d.). Malaria. Retrieved May 4, 2020, from https://www.example.org/malaria',
    )
    expect(one.item).toMatchObject({
      type: 'webpage',
      URL: 'https://www.example.org/malaria',
      accessed: { 'date-parts': [[2020, 5, 4]] },
    })
    expect(one.item.issued).toBeUndefined()
    expect(one.undated).toBe(true)
  })

  it('said in an interview', () => {
    expect(
      itemOf('Moonga, H. (2020, May 4). Interview with the author. Personal communication.'),
    ).toMatchObject({
      type: 'personal_communication',
      issued: { 'date-parts': [[2020, 5, 4]] },
    })
  })
})

describe('names', () => {
  it.each([
    ['Banda, T.M., Phiri, C. and Zulu, A.', ['Banda', 'Phiri', 'Zulu']],
    ['Banda TM, Phiri C, Zulu A', ['Banda', 'Phiri', 'Zulu']],
    ['T. M. Banda, C. Phiri & A. Zulu', ['Banda', 'Phiri', 'Zulu']],
    ['Banda, Thoko; Phiri, Chanda; Zulu, Alice', ['Banda', 'Phiri', 'Zulu']],
    ['Thoko Banda and Chanda Phiri', ['Banda', 'Phiri']],
  ])('are told apart in ‘%s’', (text, families) => {
    expect(peopleIn(text).names.map(({ family }) => family)).toEqual(families)
  })

  it('keep particles and what comes after a name', () => {
    expect(peopleIn('van der Merwe, P. & King, M. L., Jr.').names).toEqual([
      { family: 'Merwe', given: 'P.', 'non-dropping-particle': 'van der' },
      { family: 'King', given: 'M. L.', suffix: 'Jr.' },
    ])
  })

  it('in Chinese and Arabic stay as they are written', () => {
    expect(peopleIn('王小明，李华').names).toEqual([{ literal: '王小明' }, { literal: '李华' }])
    expect(peopleIn('محمد علي').names).toEqual([{ literal: 'محمد علي' }])
  })

  it('of institutions are one piece, whatever joins their words', () => {
    expect(peopleIn('Ministry of Finance and National Planning').names).toEqual([
      { literal: 'Ministry of Finance and National Planning' },
    ])
    expect(peopleIn('Central Statistical Office (CSO) [Zambia].').names).toEqual([
      { literal: 'Central Statistical Office' },
    ])
  })

  it('that are not all there are known not to be', () => {
    expect(peopleIn('Zulu A, Daka B, et al.')).toEqual({
      names: [
        { family: 'Zulu', given: 'A.' },
        { family: 'Daka', given: 'B.' },
      ],
      hasOthers: true,
      hasGap: false,
    })
  })
})

describe('a list by hand', () => {
  it('breaks lines and words, and addresses', () => {
    expect(
      itemOf(
        'Banda, T. (2019). Goats and the gover-\nnance of grass.  Lusaka:\n UNZA Press. https:// www.example.org/goats',
      ),
    ).toMatchObject({
      title: 'Goats and the governance of grass',
      URL: 'https://www.example.org/goats',
    })
  })

  it('numbers its entries, and writes a line for the author above', () => {
    expect(read('[12] Banda T. Goats. Lusaka: UNZA Press; 2019.').label).toBe(12)
    const before = read('Tembo, G. 2010. Risk. London: Zed Books.')
    const next = readReference('———. 2012. Markets. London: Zed Books.', 'r2', before)
    expect(next).toMatchObject({
      repeatsAuthor: true,
      item: { author: [{ family: 'Tembo', given: 'G.' }], title: 'Markets' },
    })
  })

  it('tells two works of one year apart by letters', () => {
    expect(read('Banda, T. (2019b). Grass. Lusaka: UNZA Press.')).toMatchObject({
      letter: 'b',
      item: { issued: { 'date-parts': [[2019]] } },
    })
  })

  it('may give no year, nothing at all, or a page of rubbish, and nothing breaks', () => {
    expect(itemOf('Banda, T. Goats and grass. Lusaka: UNZA Press.').issued).toBeUndefined()
    expect(read('').item).toEqual({ id: 'r1', type: 'book' })
    expect(read('x'.repeat(100_000)).text.length).toBeLessThanOrEqual(LONGEST_REFERENCE)
    expect(read('((((((((((((((((((((((((((((((, ; ; ; “”“”').item.id).toBe('r1')
  })
})

it.each([
  ['13(1)', '13', '1'],
  ['vol. 36, no. 9, Supplement', '36', '9'],
  ['2009;28(7-8):', '28', '7-8'],
  ['Vol 2(3):', '2', '3'],
  ['106', '106', ''],
  ['Bd. XII', 'XII', ''],
  ['12/4', '12', '4'],
])('a volume is read from ‘%s’', (written, volume, issue) => {
  expect(volumeIn(written)).toMatchObject({ volume, issue })
})

it('what a careless hand wrote is read all the same', () => {
  expect(
    itemOf(
      'Banda T.M. & Phiri C., (2019) Goats and grass in dry years, Journal of African Rural Studies, vol 12 no 3, p45-67',
    ),
  ).toEqual(ARTICLE)
})
