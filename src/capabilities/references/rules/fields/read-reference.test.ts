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

describe('what stands beside a part decides what it is', () => {
  const ON_WEB =
    'Banda TM, Phiri C. Goats and grass in dry years: who herds? Herding [Internet]. 2019 Mar [cited 2024 Oct 24];12(3):45–67. Available from: https://www.example.org/goats'
  it.each<[string, string, Partial<Reference>]>([
    [
      'a journal that is read on the web',
      ON_WEB,
      {
        type: 'article-journal',
        title: 'Goats and grass in dry years: who herds?',
        'container-title': 'Herding',
        volume: '12',
        issue: '3',
        page: '45-67',
        URL: 'https://www.example.org/goats',
        accessed: { 'date-parts': [[2024, 10, 24]] },
      },
    ],
    [
      'a journal after a title in capitals',
      'Banda TM. Counting the Goats and Grass of the Herding Plateau. Emergency Veterinary Clinics of North Africa [Internet]. 2010 Feb [cited 2024 Sep 10];28(1):1–27. Available from: https://www.example.org/goats',
      {
        title: 'Counting the Goats and Grass of the Herding Plateau',
        'container-title': 'Emergency Veterinary Clinics of North Africa',
        volume: '28',
      },
    ],
    [
      'a number and an address without a space',
      '[5]herdwatch,https://www.example.org/herding',
      { title: 'herdwatch', URL: 'https://www.example.org/herding' },
    ],
    [
      'a page with a letter',
      'Banda TM, Phiri C. Goats and grass in dry years. Journal of African Rural Studies. 2019 Jun;12(3):S4.',
      { page: 'S4', volume: '12', issue: '3' },
    ],
    [
      'a journal with a year in its name',
      'Banda TM, Phiri C. Goats and grass in dry years. Archives of Herding (Lusaka: 1964). 2019 Jul;12(3):45–67.',
      { issued: { 'date-parts': [[2019, 7]] }, volume: '12' },
    ],
    [
      'an issue that looks like a year',
      'Banda, T. (1897) Goats and the grass of the plateau. British Herding Journal, 1(1883), 251–255.',
      { issued: { 'date-parts': [[1897]] }, volume: '1', issue: '1883', page: '251-255' },
    ],
    [
      'a volume that is the year',
      'Banda, T. and Phiri, C. (2015) Current models of grass and goats. Journal of Herding Research, 2015, 1–21.',
      { 'container-title': 'Journal of Herding Research', volume: '2015', page: '1-21' },
    ],
    [
      'a year in the title',
      'Banda, T. and Phiri, C. (2010) Counting goats in areas of thin grass, Botswana, 2008. African Herding Review, 16(3), 392–399.',
      {
        title: 'Counting goats in areas of thin grass, Botswana, 2008',
        'container-title': 'African Herding Review',
      },
    ],
    [
      'a title in three parts',
      'Bank of Zambia. (2020). Zambia Economic Update: Keeping the Herd: Zambia’s Response to Drought. Bank of Zambia.',
      {
        title: 'Zambia Economic Update: Keeping the Herd: Zambia’s Response to Drought',
        publisher: 'Bank of Zambia',
      },
    ],
    [
      'a publisher between title and edition',
      'Banda, T. (2003) Modelling Herds, Chapman & Hall, 2nd edition.',
      { title: 'Modelling Herds', publisher: 'Chapman & Hall', edition: '2' },
    ],
    [
      'a publisher that runs into its place',
      'Banda, T. and Phiri, C. (2005) Statistics for herders: design and discovery, Wiley-Interscience New York, 2nd edition.',
      { publisher: 'Wiley-Interscience', 'publisher-place': 'New York' },
    ],
    [
      'the number of a paper of the United Nations',
      'The World Bank (2017) Combined Sheet on Herding Projects. (A/HRC/27/37).',
      { number: 'A/HRC/27/37', type: 'report' },
    ],
  ])('%s', (_, text, item) => {
    expect(itemOf(text)).toMatchObject(item)
  })
})

describe('kinds of work that lists by hand write in their own ways', () => {
  it.each<[string, string, Partial<Reference>]>([
    [
      'a thesis in a repository',
      'Siame, R. K. (2020). Savings of market traders in Kitwe [Doctoral thesis, Copperbelt University]. CBU Repository. https://repository.example.zm/1',
      {
        type: 'thesis',
        genre: 'Doctoral thesis',
        publisher: 'Copperbelt University',
        archive: 'CBU Repository',
      },
    ],
    [
      'a page with a title of one word',
      'World Health Organization. (2023, March 29). Malaria. https://www.example.org/malaria',
      { type: 'webpage', title: 'Malaria', issued: { 'date-parts': [[2023, 3, 29]] } },
    ],
    [
      'a page without a date',
      'Zambia Environmental Management Agency (no date) State of the Environment. Available at: https://www.example.org/state (Accessed: 12 June 2023).',
      { type: 'webpage', title: 'State of the Environment', accessed: { 'date-parts': [[2023, 6, 12]] } },
    ],
    [
      'a page of a blog',
      'Nkhata, L. (2021) ‘How to store maize’, Farming Today [Blog]. Available at: https://www.example.org/maize (Accessed: 9 July 2022).',
      { type: 'webpage', title: 'How to store maize', 'container-title': 'Farming Today' },
    ],
    [
      'an address in angle brackets',
      'ZRA. 2020. Taxpayer Charter. [online] Available at: <https://www.example.org/charter> [Accessed 14 January 2021].',
      { type: 'webpage', URL: 'https://www.example.org/charter', author: [{ literal: 'ZRA' }] },
    ],
    [
      'a newspaper as its own author',
      'Lusaka Weekly News (2021) Rains Arrive Late. Available at: https://www.example.org/321 (Accessed: 3 March 2021).',
      { author: [{ literal: 'Lusaka Weekly News' }], title: 'Rains Arrive Late' },
    ],
    [
      'a paper that was presented',
      'Mweetwa, L. (2013) ‘Clay pots and cold water’, paper presented at the Third Conference on Appropriate Technology, Ndola, 4–6 September.',
      {
        type: 'speech',
        genre: 'Paper presentation',
        'event-title': 'Third Conference on Appropriate Technology',
        'event-place': 'Ndola',
        issued: {
          'date-parts': [
            [2013, 9, 4],
            [2013, 9, 6],
          ],
        },
      },
    ],
    [
      'a book of two editors',
      'Brown, L. and Green, P. (eds) (2015) Handbook of Rural Health. London: Routledge.',
      {
        editor: [
          { family: 'Brown', given: 'L.' },
          { family: 'Green', given: 'P.' },
        ],
        publisher: 'Routledge',
      },
    ],
    [
      'a program',
      'R Core Team. (2023). R: A language for statistical computing (Version 4.3.1) [Computer software]. R Foundation for Statistical Computing. https://www.example.org/',
      {
        type: 'software',
        author: [{ literal: 'R Core Team' }],
        title: 'R: A language for statistical computing',
        version: '4.3.1',
        publisher: 'R Foundation for Statistical Computing',
      },
    ],
    [
      'a translation printed again',
      'Freire, P. (1970/2005). Pedagogy of the oppressed (M. B. Ramos, Trans.). Continuum.',
      {
        translator: [{ family: 'Ramos', given: 'M. B.' }],
        issued: { 'date-parts': [[2005]] },
        'original-date': { 'date-parts': [[1970]] },
      },
    ],
    [
      'a law by its name and number',
      'Environmental Management Act, No. 12 of 2011 (Zambia).',
      {
        type: 'legislation',
        title: 'Environmental Management Act, No. 12 of 2011',
        issued: { 'date-parts': [[2011]] },
      },
    ],
    [
      'a letter to the author',
      'Daka, P. (2017). Personal communication, 14 June.',
      { type: 'personal_communication', issued: { 'date-parts': [[2017, 6, 14]] } },
    ],
    [
      'a volume and an issue with a point',
      'Daka, H. P. M. "Creating a National Council for Welfare." Journal of Social Work in Africa 7.1 (1992): 21-37.',
      { volume: '7', issue: '1', page: '21-37' },
    ],
    [
      'a volume with a name',
      'Osei, N. (2013). Policy across the region. In R. Adams (Ed.), Comparing schools: Vol. 2. Policy (pp. 55–79). Springer.',
      { 'container-title': 'Comparing schools: Vol. 2. Policy', page: '55-79' },
    ],
    [
      'two offices by their letters',
      'MoH and NAC, 2014. National HIV and AIDS Strategic Framework. Lusaka.',
      { author: [{ literal: 'MoH' }, { literal: 'NAC' }] },
    ],
    [
      'names and titles in Chinese',
      '王小明, & 李华. (2015). 中国农村教育研究. 教育研究, 36(4), 20–31.',
      { author: [{ literal: '王小明' }, { literal: '李华' }], 'container-title': '教育研究' },
    ],
    [
      'a book in Arabic',
      'محمد علي. (2012). مبادئ الاقتصاد. دار الفكر.',
      { title: 'مبادئ الاقتصاد', publisher: 'دار الفكر' },
    ],
  ])('%s', (_, text, item) => {
    expect(itemOf(text)).toMatchObject(item)
  })
})
