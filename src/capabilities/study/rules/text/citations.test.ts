import { describe, expect, it } from 'vitest'
import { findCitations } from './citations.ts'

const read = (text: string) =>
  findCitations(text).map(
    ({ names, etAl, year, number, secondhand }) =>
      number ?? `${names.join('+')}${etAl ? '+' : ''} ${year}${secondhand ? ' through another' : ''}`,
  )

describe('citations in running text', () => {
  it.each<[string, (string | number)[]]>([
    ['Costs rose (Banda, 2019).', ['banda 2019']],
    ['Phase 2: the pilot (Completed August-September 2025)', []],
    ['Phase 3 (Current Round, October–November 2025)', []],
    ['Banda and Phiri (2020) agree.', ['banda+phiri 2020']],
    ['(Mwale et al., 2018; Tembo & Zulu, 2021a, p. 4)', ['mwale+ 2018', 'tembo+zulu 2021a']],
    ['(see World Bank, 2022)', ['world bank 2022']],
    ['(Zambia Statistics Agency [ZamStats], 2022)', ['zambia statistics agency 2022']],
    ["Mwansa's (2016) work", ['mwansa 2016']],
    ['According to Mulenga (2017: 34)', ['mulenga 2017']],
    ['(Banda et al. 2006:139, Singh & Phiri, 2010:164)', ['banda+ 2006', 'singh+phiri 2010']],
    ['as shown [3, 5–7]', [3, 5, 6, 7]],
    ['(Banda, 2018, 2019)', ['banda 2018', 'banda 2019']],
    ['(Banda, 2018a, b; 2019)', ['banda 2018a', 'banda 2018b', 'banda 2019']],
    ['(Banda, 2018, Phiri 2019 and Zulu, 2020)', ['banda 2018', 'phiri 2019', 'zulu 2020']],
    ['Thomas Banda (2019) argues', ['thomas banda 2019']],
    ['(Mulenga-Banda & Ng’andu, 2020)', ["mulenga-banda+ng'andu 2020"]],
    ['van der Merwe (2015) and de Souza (2014)', ['van der merwe 2015', 'de souza 2014']],
    ['However, Sakala (2017) differs', ['sakala 2017']],
    ['In Zambia, Sakala and Mumba (2017) differ', ['sakala+mumba 2017']],
    ['Banda, Phiri and Zulu (2019) agree', ['banda+phiri+zulu 2019']],
    ['Banda and colleagues (2019) agree', ['banda+ 2019']],
    ['the Bank of Zambia (2021) and WHO (2020)', ['bank of zambia 2021', 'who 2020']],
    ['(Ministry of Health, n.d.)', ['ministry of health n.d.']],
    ['(Tembo, in press)', ['tembo in press']],
    ['Freire (1970/2000)', ['freire 2000']],
    ['(Kaunda, 1966, cited in Mwanakatwe, 1994)', ['kaunda 1966 through another', 'mwanakatwe 1994']],
    ['Kaunda (1966, as cited in Mwanakatwe, 1994)', ['kaunda 1966 through another', 'mwanakatwe 1994']],
    ['(J. Banda, 2019; e.g., Phiri, 2020, para. 3)', ['banda 2019', 'phiri 2020']],
    ['(Mwiinga (2014); Kasonde et al. (2005), inter alia)', ['mwiinga 2014', 'kasonde+ 2005']],
  ])('%j', (text, works) => {
    expect(read(text)).toEqual(works)
  })

  it.each([
    '(January 2023)',
    '(n = 20, 2019)',
    'In 2019 prices rose.',
    '(see Table 4)',
    '95% CI [1.2, 3.4]',
    '95% CI [1, 3]',
    'the Act (No. 2 of 2013)',
    'Source: Field data (2023)',
    'In Lusaka (2019) prices rose.',
    'SPSS (2019)',
  ])('sees none in "%s"', (text) => {
    expect(read(text)).toEqual([])
  })

  it('keeps the words and the place of what it found', () => {
    const text = 'As noted, Banda and Phiri (2020) agree (see Zulu, 2019).'
    for (const { text: words, start, end } of findCitations(text)) expect(text.slice(start, end)).toBe(words)
    expect(findCitations(text).map(({ text: words }) => words)).toEqual([
      'Banda and Phiri (2020)',
      'see Zulu, 2019',
    ])
  })
})
