import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from '../document/reading.ts'
import { findPlace } from './places-told.ts'

const FILLER = 'The lake is wide and its shore is long in this season of the year. '.repeat(24)
const reading = readForStudy(
  modelOf([
    {
      title: '4 Results',
      role: 'results',
      blocks: [
        'Of the fishers 61 owned a canoe. Nets were mended by hand at the landing sites.',
        { kind: 'caption', text: 'Table 4.2: Canoes by landing site' },
        {
          kind: 'table',
          rows: [
            ['Site', 'Canoes'],
            ['Mpulungu', '37'],
          ],
        },
        FILLER,
        'Prices of dried fish rose from 35 to 52 kwacha over the closed months.',
      ],
    },
  ]),
)

it.each([
  [
    'a table by its number',
    'Most canoes were at one site, see Table 4.2',
    'Table 4.2: Canoes by landing site',
  ],
  [
    'of a page what the answer speaks of',
    'Dried fish rose to 52 kwacha (p. 2',
    'Prices of dried fish rose from 35 to 52',
  ],
  [
    'a page before its full stop',
    'Nets were mended by hand, as they say on page 1.',
    'Nets were mended by hand',
  ],
  ['pages', 'Fish rose to 52 kwacha on pages 1–2', 'Prices of dried fish'],
])('finds %s', (_, told, quote) => {
  expect(findPlace(told, reading)?.quote).toContain(quote)
})

it.each([
  ['a table that is not there', 'as Table 9.4'],
  ['a page that says nothing of it', 'The boats were counted by the council of elders (p. 2'],
  ['another page than the one that says it', 'Dried fish rose to 52 kwacha (p. 1'],
  ['a page beyond the last', 'Dried fish rose to 52 kwacha (p. 90'],
  ['the sentence before it', 'Dried fish rose to 52 kwacha. Read on at p. 2'],
])('finds nothing for %s', (_, told) => {
  expect(findPlace(told, reading)).toBeUndefined()
})
