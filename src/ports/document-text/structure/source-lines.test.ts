import { expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { plainBlock } from './raw-document.ts'

const sentencesOf = (text: string) =>
  assemble(
    { kind: 'pdf', paged: false, pages: [], blocks: [plainBlock('paragraph', text)], figures: [], notes: [] },
    'a.pdf',
  ).sentences.map((sentence) => sentence.text)

it.each([
  [
    'Source: Field survey, 2023 Table 4.2 shows that most traders had no license.',
    ['Source: Field survey, 2023', 'Table 4.2 shows that most traders had no license.'],
  ],
  [
    'Field Survey, 2023 The majority of the traders were women.',
    ['Field Survey, 2023', 'The majority of the traders were women.'],
  ],
  [
    'Most of the traders sell maize Source: Field survey, 2023',
    ['Most of the traders sell maize', 'Source: Field survey, 2023'],
  ],
  [
    'Forty traders were women. Source: Researcher’s computation (2021) From the table, half had a stall.',
    [
      'Forty traders were women.',
      'Source: Researcher’s computation (2021)',
      'From the table, half had a stall.',
    ],
  ],
  [
    'Total 90 100 Source: SPSS output The table shows ninety traders.',
    ['Total 90 100', 'Source: SPSS output', 'The table shows ninety traders.'],
  ],
  [
    'Source: Ministry of Trade (2019). Markets grew for ten years.',
    ['Source: Ministry of Trade (2019).', 'Markets grew for ten years.'],
  ],
])('parts the source line of "%s"', (text, parts) => {
  expect(sentencesOf(text)).toEqual(parts)
})

it.each([
  'The field survey, 2023 being a dry year, was done in March.',
  'Data came from the field survey 2023 and from two reports.',
  'Half of all stalls were empty (Source: Ministry of Trade, 2019).',
  'Field survey 2023 results were kept in a locked cupboard.',
  'The main source of income since 2019 was maize.',
  'The researcher’s own analysis 2023 of prices was used.',
])('leaves "%s" whole', (text) => {
  expect(sentencesOf(text)).toEqual([text])
})
