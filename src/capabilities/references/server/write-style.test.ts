/** Twelve works in five styles, each line written down from the manuals by hand: 60 entries. */
import { describe, expect, it } from 'vitest'
import type { Reference } from '../rules/reference.ts'
import { plainText, type ReferenceStyle, STYLES } from '../rules/styles.ts'
import { writeInStyle } from './write-style.ts'

const banda = { family: 'Banda', given: 'Thoko M.' }
const phiri = { family: 'Phiri', given: 'Chanda' }
const year = (...parts: number[]) => ({ issued: { 'date-parts': [parts] } })

const WORKS: Reference[] = [
  {
    id: 'article',
    type: 'article-journal',
    author: [banda, phiri],
    title: 'Goats and grass in dry years',
    'container-title': 'Journal of Rural Studies',
    volume: '12',
    issue: '3',
    page: '45-67',
    DOI: '10.1234/jrs.2019.3',
    ...year(2019),
  },
  {
    id: 'book',
    type: 'book',
    author: [{ family: 'Tembo', given: 'Gift' }],
    title: 'Markets far away',
    publisher: 'Zed Books',
    'publisher-place': 'London',
    ...year(2012),
  },
  {
    id: 'second',
    type: 'book',
    author: [{ family: 'van der Merwe', given: 'Pieter' }, phiri],
    title: 'Water rights',
    edition: '2',
    publisher: 'Juta',
    'publisher-place': 'Cape Town',
    ...year(2008),
  },
  {
    id: 'chapter',
    type: 'chapter',
    author: [{ family: 'Mumba', given: 'Ruth' }],
    editor: [
      { family: 'Zulu', given: 'Alice' },
      { family: 'Daka', given: 'Ben' },
    ],
    title: 'Households and risk',
    'container-title': 'Rural finance in Zambia',
    page: '33-58',
    publisher: 'UNZA Press',
    'publisher-place': 'Lusaka',
    ...year(2010),
  },
  {
    id: 'report',
    type: 'report',
    author: [{ literal: 'Ministry of Health' }],
    title: 'National health plan 2017–2021',
    publisher: 'Ministry of Health',
    'publisher-place': 'Lusaka',
    ...year(2017),
  },
  {
    id: 'law',
    type: 'legislation',
    author: [{ literal: 'Republic of Zambia' }],
    title: 'The Education Act, No. 23 of 2011',
    publisher: 'Government Printer',
    'publisher-place': 'Lusaka',
    ...year(2011),
  },
  {
    id: 'thesis',
    type: 'thesis',
    author: [{ family: 'Chanda', given: 'Kelvin' }],
    title: 'Teacher motivation in rural schools',
    genre: 'PhD thesis',
    publisher: 'University of Zambia',
    ...year(2015),
  },
  {
    id: 'web',
    type: 'webpage',
    author: [{ literal: 'World Health Organization' }],
    title: 'Malaria',
    URL: 'https://www.example.org/malaria',
    accessed: { 'date-parts': [[2020, 5, 4]] },
    ...year(2020),
  },
  {
    id: 'three',
    type: 'article-journal',
    author: [banda, phiri, { family: 'Zulu', given: 'Alice' }],
    title: 'Counting wells',
    'container-title': 'Copperbelt Review',
    volume: '7',
    page: '1-9',
    ...year(2014),
  },
  {
    id: 'news',
    type: 'article-newspaper',
    author: [{ family: 'Njovu', given: 'Esther' }],
    title: 'Maize prices rise again',
    'container-title': 'The Morning Post',
    page: '3',
    ...year(2021, 3, 9),
  },
  {
    id: 'meeting',
    type: 'paper-conference',
    author: [{ family: 'Siame', given: 'Moses' }],
    title: 'Pumps for small farms',
    'container-title': 'Proceedings of the Third Meeting on Rural Energy',
    page: '12-18',
    publisher: 'Engineering Institution',
    'publisher-place': 'Lusaka',
    ...year(2016),
  },
  {
    id: 'undated',
    type: 'book',
    author: [{ family: 'Kabwe', given: 'Lweendo' }],
    title: 'A short history of roads',
    publisher: 'Bookworld',
    'publisher-place': 'Lusaka',
  },
]

const LINES: Record<ReferenceStyle, Record<string, string>> = {
  apa: {
    article:
      'Banda, T. M., & Phiri, C. (2019). Goats and grass in dry years. Journal of Rural Studies, 12(3), 45–67. https://doi.org/10.1234/jrs.2019.3',
    book: 'Tembo, G. (2012). Markets far away. Zed Books.',
    second: 'van der Merwe, P., & Phiri, C. (2008). Water rights (2nd ed.). Juta.',
    chapter:
      'Mumba, R. (2010). Households and risk. In A. Zulu & B. Daka (Eds.), Rural finance in Zambia (pp. 33–58). UNZA Press.',
    report: 'Ministry of Health. (2017). National health plan 2017–2021.',
    law: 'Republic of Zambia. (2011). The Education Act, No. 23 of 2011. Government Printer.',
    thesis: 'Chanda, K. (2015). Teacher motivation in rural schools [PhD thesis]. University of Zambia.',
    web: 'World Health Organization. (2020). Malaria. https://www.example.org/malaria',
    three: 'Banda, T. M., Phiri, C., & Zulu, A. (2014). Counting wells. Copperbelt Review, 7, 1–9.',
    news: 'Njovu, E. (2021, March 9). Maize prices rise again. The Morning Post, 3.',
    meeting:
      'Siame, M. (2016). Pumps for small farms. In Proceedings of the Third Meeting on Rural Energy (pp. 12–18). Engineering Institution.',
    undated: 'Kabwe, L. (n.d.). A short history of roads. Bookworld.',
  },
  harvard: {
    article:
      'Banda, T.M. and Phiri, C. (2019) ‘Goats and grass in dry years’, Journal of Rural Studies, 12(3), pp. 45–67. Available at: https://doi.org/10.1234/jrs.2019.3.',
    book: 'Tembo, G. (2012) Markets far away. London: Zed Books.',
    second: 'van der Merwe, P. and Phiri, C. (2008) Water rights. 2nd edn. Cape Town: Juta.',
    chapter:
      'Mumba, R. (2010) ‘Households and risk’, in A. Zulu and B. Daka (eds) Rural finance in Zambia. Lusaka: UNZA Press, pp. 33–58.',
    report: 'Ministry of Health (2017) National health plan 2017–2021. Lusaka: Ministry of Health.',
    law: 'Republic of Zambia (2011) The Education Act, No. 23 of 2011. Lusaka: Government Printer.',
    thesis: 'Chanda, K. (2015) Teacher motivation in rural schools. PhD thesis. University of Zambia.',
    web: 'World Health Organization (2020) Malaria. Available at: https://www.example.org/malaria (Accessed: 4 May 2020).',
    three: 'Banda, T.M., Phiri, C. and Zulu, A. (2014) ‘Counting wells’, Copperbelt Review, 7, pp. 1–9.',
    news: 'Njovu, E. (2021) ‘Maize prices rise again’, The Morning Post, 9 March, p. 3.',
    meeting:
      'Siame, M. (2016) ‘Pumps for small farms’, Proceedings of the Third Meeting on Rural Energy. Lusaka: Engineering Institution, pp. 12–18.',
    undated: 'Kabwe, L. (no date) A short history of roads. Lusaka: Bookworld.',
  },
  vancouver: {
    article:
      'Banda TM, Phiri C. Goats and grass in dry years. Journal of Rural Studies. 2019;12(3):45–67. doi:10.1234/jrs.2019.3',
    book: 'Tembo G. Markets far away. London: Zed Books; 2012.',
    second: 'van der Merwe P, Phiri C. Water rights. 2nd ed. Cape Town: Juta; 2008.',
    chapter:
      'Mumba R. Households and risk. In: Zulu A, Daka B, editors. Rural finance in Zambia. Lusaka: UNZA Press; 2010. p. 33–58.',
    report: 'Ministry of Health. National health plan 2017–2021. Lusaka: Ministry of Health; 2017.',
    law: 'Republic of Zambia. The Education Act, No. 23 of 2011. Lusaka: Government Printer; 2011.',
    thesis: 'Chanda K. Teacher motivation in rural schools [PhD thesis]. University of Zambia; 2015.',
    web: 'World Health Organization. Malaria [Internet]. 2020 [cited 2020 May 4]. Available from: https://www.example.org/malaria',
    three: 'Banda TM, Phiri C, Zulu A. Counting wells. Copperbelt Review. 2014;7:1–9.',
    news: 'Njovu E. Maize prices rise again. The Morning Post. 2021 Mar 9:3.',
    meeting:
      'Siame M. Pumps for small farms. In: Proceedings of the Third Meeting on Rural Energy. Lusaka: Engineering Institution; 2016. p. 12–8.',
    undated: 'Kabwe L. A short history of roads. Lusaka: Bookworld.',
  },
  chicago: {
    article:
      'Banda, Thoko M., and Chanda Phiri. 2019. “Goats and Grass in Dry Years.” Journal of Rural Studies 12 (3): 45–67. https://doi.org/10.1234/jrs.2019.3.',
    book: 'Tembo, Gift. 2012. Markets Far Away. Zed Books.',
    second: 'van der Merwe, Pieter, and Chanda Phiri. 2008. Water Rights. 2nd ed. Juta.',
    chapter:
      'Mumba, Ruth. 2010. “Households and Risk.” In Rural Finance in Zambia, edited by Alice Zulu and Ben Daka. UNZA Press.',
    report: 'Ministry of Health. 2017. National Health Plan 2017–2021. Ministry of Health.',
    law: 'Republic of Zambia. 2011. The Education Act, No. 23 of 2011. Government Printer.',
    thesis: 'Chanda, Kelvin. 2015. “Teacher Motivation in Rural Schools.” PhD thesis, University of Zambia.',
    web: 'World Health Organization. 2020. “Malaria.” https://www.example.org/malaria.',
    three: 'Banda, Thoko M., Chanda Phiri, and Alice Zulu. 2014. “Counting Wells.” Copperbelt Review 7: 1–9.',
    news: 'Njovu, Esther. 2021. “Maize Prices Rise Again.” The Morning Post, March 9.',
    meeting:
      'Siame, Moses. 2016. “Pumps for Small Farms.” In Proceedings of the Third Meeting on Rural Energy. Engineering Institution.',
    undated: 'Kabwe, Lweendo. n.d. A Short History of Roads. Bookworld.',
  },
  mla: {
    article:
      'Banda, Thoko M., and Chanda Phiri. “Goats and Grass in Dry Years.” Journal of Rural Studies, vol. 12, no. 3, 2019, pp. 45–67, https://doi.org/10.1234/jrs.2019.3.',
    book: 'Tembo, Gift. Markets Far Away. Zed Books, 2012.',
    second: 'van der Merwe, Pieter, and Chanda Phiri. Water Rights. 2nd ed., Juta, 2008.',
    chapter:
      'Mumba, Ruth. “Households and Risk.” Rural Finance in Zambia, edited by Alice Zulu and Ben Daka, UNZA Press, 2010, pp. 33–58.',
    report: 'National Health Plan 2017–2021. Ministry of Health, 2017.',
    law: 'Republic of Zambia. The Education Act, No. 23 of 2011. Government Printer, 2011.',
    thesis: 'Chanda, Kelvin. Teacher Motivation in Rural Schools. 2015. University of Zambia, PhD thesis.',
    web: 'World Health Organization. Malaria. 2020, https://www.example.org/malaria.',
    three: 'Banda, Thoko M., et al. “Counting Wells.” Copperbelt Review, vol. 7, 2014, pp. 1–9.',
    news: 'Njovu, Esther. “Maize Prices Rise Again.” The Morning Post, 9 Mar. 2021, p. 3.',
    meeting:
      'Siame, Moses. “Pumps for Small Farms.” Proceedings of the Third Meeting on Rural Energy, Engineering Institution, 2016, pp. 12–18.',
    undated: 'Kabwe, Lweendo. A Short History of Roads. Bookworld.',
  },
}

const listIn = async (style: ReferenceStyle, works: Reference[] = WORKS, repeatsNames = true) => {
  const { entries, citations } = await writeInStyle(works, style, { repeatsNames })
  return {
    lines: Object.fromEntries(entries.map(({ id, runs }) => [id, plainText(runs)])),
    entries,
    citations,
  }
}

it.each(STYLES)('twelve works are written in %s as its manual has them', async (style) => {
  expect((await listIn(style)).lines).toEqual(LINES[style])
})

describe('a list', () => {
  it('names works in the text as each style does', async () => {
    const cited = async (style: ReferenceStyle) => (await listIn(style)).citations.get('three')
    expect(await cited('apa')).toBe('(Banda et al., 2014)')
    expect(await cited('harvard')).toBe('(Banda, Phiri and Zulu, 2014)')
    expect(await cited('vancouver')).toBe('(9)')
    expect(await cited('chicago')).toBe('(Banda et al. 2014)')
    expect(await cited('mla')).toBe('(Banda et al.)')
  })

  it('stands in the order of its style: by number, or by name', async () => {
    const ids = async (style: ReferenceStyle) => (await listIn(style)).entries.map(({ id }) => id)
    expect(await ids('vancouver')).toEqual(WORKS.map(({ id }) => id))
    expect((await ids('apa')).slice(0, 3)).toEqual(['article', 'three', 'thesis'])
  })

  it('tells two works of one author and year apart by letters', async () => {
    const two = ['Markets', 'Roads'].map((title): Reference => ({ ...WORKS[1]!, id: title, title }))
    const { lines } = await listIn('apa', two)
    expect(Object.values(lines)).toEqual([
      'Tembo, G. (2012a). Markets. Zed Books.',
      'Tembo, G. (2012b). Roads. Zed Books.',
    ])
  })

  it('sets titles of books and journals in italics', async () => {
    const { entries } = await listIn('apa', [WORKS[0]!])
    expect(entries[0]!.runs.filter(({ italic }) => italic).map(({ text }) => text)).toEqual([
      'Journal of Rural Studies',
      '12',
    ])
  })

  it('keeps names of other scripts, and has no line for a letter to the author', async () => {
    const works: Reference[] = [
      {
        id: 'cn',
        type: 'book',
        author: [{ literal: '王小明' }],
        title: '农村教育',
        publisher: '教育出版社',
        ...year(2010),
      },
      { id: 'letter', type: 'personal_communication', author: [banda], ...year(2020, 5, 4) },
    ]
    const { lines } = await listIn('apa', works)
    expect(lines).toEqual({ cn: '王小明. (2010). 农村教育. 教育出版社.' })
  })

  it('is never written with the words of the list before it', async () => {
    const one: Reference = {
      id: 'r1',
      type: 'book',
      author: [phiri],
      title: 'Markets',
      publisher: 'Zed Books',
      ...year(2012),
    }
    await listIn('apa', [one])
    const { lines, citations } = await listIn('apa', [
      { ...one, author: [banda], title: 'Roads', DOI: '10.1234/r' },
    ])
    expect(lines).toEqual({ r1: 'Banda, T. M. (2012). Roads. Zed Books. https://doi.org/10.1234/r' })
    expect(citations.get('r1')).toBe('(Banda, 2012)')
  })

  it('may be empty, and may hold a work of which nothing is known', async () => {
    expect((await listIn('apa', [])).lines).toEqual({})
    expect(Object.keys((await listIn('apa', [{ id: 'x', type: 'book' }])).lines).length).toBeLessThanOrEqual(
      1,
    )
  })
})

describe('titles', () => {
  const titleIn = async (style: ReferenceStyle, title: string) => {
    const { entries } = await writeInStyle(
      [
        {
          id: 'a',
          type: 'book',
          author: [{ family: 'Banda', given: 'T.' }],
          title,
          issued: { 'date-parts': [[2012]] },
        },
      ],
      style,
    )
    return entries[0]!.runs.map(({ text }) => text).join('')
  }
  it.each<[ReferenceStyle, string, string]>([
    [
      'apa',
      'The Origins and Development of Schools in Zambia',
      'The origins and development of schools in Zambia',
    ],
    ['apa', 'Goats and Power', 'Goats and power'],
    ['apa', 'Fishing the Kafue River after the Rains', 'Fishing the Kafue River after the rains'],
    ['apa', 'How the Bank of Zambia Sets Its Rates', 'How the Bank of Zambia sets its rates'],
    ['apa', 'Goats and grass: a review', 'Goats and grass: A review'],
    ['harvard', 'Goats and grass: A review', 'Goats and grass: a review'],
    ['harvard', 'Goats and Grass in Dry Years: A Review', 'Goats and Grass in Dry Years: A Review'],
    ['vancouver', 'Goats and Grass in Dry Years: A Review', 'Goats and grass in dry years: a review'],
    ['chicago', 'Ríos y ciudades del sur', 'Ríos y ciudades del sur'],
    ['mla', 'Goats and grass in dry years', 'Goats and Grass in Dry Years'],
  ])('in %s, of ‘%s’', async (style, title, wanted) => {
    expect(await titleIn(style, title)).toContain(wanted)
  })
})

it('says nothing that nobody wrote down', async () => {
  const [article, program] = [
    {
      id: 'a',
      type: 'article-journal',
      author: [{ family: 'Sakala', given: 'R.' }],
      issued: { literal: 'in press' },
      title: 'Herding',
      'container-title': 'A Review',
    },
    {
      id: 'p',
      type: 'software',
      author: [{ literal: 'R Core Team' }],
      issued: { 'date-parts': [[2023]] },
      title: 'R',
      publisher: 'R Foundation',
      version: '4',
    },
  ] as const satisfies Reference[]
  const lineIn = async (style: ReferenceStyle, item: Reference) =>
    (await writeInStyle([item], style)).entries[0]!.runs.map(({ text }) => text).join('')
  expect(await lineIn('harvard', article)).not.toContain('Preprint')
  expect(await lineIn('chicago', program)).toContain('R Foundation.')
})
