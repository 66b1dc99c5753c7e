import { describe, expect, it } from 'vitest'
import { findCitations } from './citations.ts'

const read = (text: string) =>
  findCitations(text).map(
    ({ names, etAl, year, number }) => number ?? `${names.join('+')}${etAl ? '+' : ''} ${year}`,
  )

describe('citations in running text', () => {
  it.each<[string, (string | number)[]]>([
    ['Costs rose (Banda, 2019).', ['banda 2019']],
    ['Banda and Phiri (2020) agree.', ['banda+phiri 2020']],
    ['(Mwale et al., 2018; Tembo & Zulu, 2021a, p. 4)', ['mwale+ 2018', 'tembo+zulu 2021a']],
    ['(see World Bank, 2022)', ['world bank 2022']],
    ['(Zambia Statistics Agency [ZamStats], 2022)', ['zambia statistics agency 2022']],
    ["Mwansa's (2016) work", ['mwansa 2016']],
    ['According to Mulenga (2017: 34)', ['mulenga 2017']],
    ['as shown [3, 5–7]', [3, 5, 6, 7]],
    ['(Banda, 2018, 2019)', ['banda 2018', 'banda 2019']],
  ])('%j', (text, works) => {
    expect(read(text)).toEqual(works)
  })

  it.each([
    '(January 2023)',
    '(n = 20, 2019)',
    'In 2019 prices rose.',
    '(see Table 4)',
    '95% CI [1.2, 3.4]',
    'the Act (No. 2 of 2013)',
  ])('sees none in "%s"', (text) => {
    expect(read(text)).toEqual([])
  })
})
