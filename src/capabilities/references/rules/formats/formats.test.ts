import { describe, expect, it } from 'vitest'
import type { Reference } from '../reference.ts'
import { readCslJson, writeCslJson } from './csl-json.ts'
import { readRis, writeRis } from './ris.ts'

const FULL: Reference[] = [
  {
    id: 'banda2019',
    type: 'article-journal',
    author: [
      { family: 'Banda', given: 'Thoko M.', suffix: 'Jr.' },
      { family: 'Merwe', given: 'Pieter', 'non-dropping-particle': 'van der' },
      { literal: 'Ministry of Health' },
      { literal: '王小明' },
    ],
    issued: { 'date-parts': [[2019, 5, 4]] },
    accessed: { 'date-parts': [[2020, 11, 28]] },
    title: 'Goats & grass: “dry” years – a study',
    'container-title': 'Journal of Rural Studies',
    volume: '12',
    issue: '3-4',
    page: '45-67',
    DOI: '10.1234/jrs.2019.3',
    URL: 'https://www.example.org/goats?x=1&y=2',
    ISSN: '1234-5678',
    abstract: 'Two lines\nof it.'.replace('\n', ' '),
    keyword: 'goats, grass',
    language: 'en',
    note: 'Kept.',
  },
  {
    id: 'law',
    type: 'legislation',
    author: [{ literal: 'Republic of Zambia' }],
    issued: { 'date-parts': [[2011]] },
    title: 'The Education Act',
    publisher: 'Government Printer',
    'publisher-place': 'Lusaka',
    number: '23',
  },
  {
    id: 'chapter',
    type: 'chapter',
    author: [{ family: 'Tembo', given: 'G.' }],
    editor: [{ family: 'Zulu', given: 'A.' }],
    title: 'Risk',
    'container-title': 'Rural finance',
    'collection-title': 'A series',
    edition: '2',
    page: '9',
    ISBN: '978-1',
    publisher: 'UNZA Press',
  },
  {
    id: 'talk',
    type: 'speech',
    author: [{ family: 'Mweetwa', given: 'L.' }],
    issued: { 'date-parts': [[2013, 9, 4]] },
    title: 'Clay pots',
    genre: 'Paper presentation',
    'event-title': 'Third Conference on Water',
    'event-place': 'Ndola',
    'publisher-place': 'Ndola',
  },
  {
    id: 'program',
    type: 'software',
    author: [{ literal: 'R Core Team' }],
    title: 'R',
    version: '4.3.1',
    publisher: 'R Foundation',
  },
  {
    id: 'again',
    type: 'book',
    author: [{ family: 'Freire', given: 'P.' }],
    issued: { 'date-parts': [[2005]] },
    'original-date': { 'date-parts': [[1970]] },
    title: 'Pedagogy',
  },
  {
    id: 'thesis',
    type: 'thesis',
    author: [{ family: 'Chanda', given: 'K.' }],
    title: 'Motivation',
    genre: 'PhD thesis',
    publisher: 'University of Zambia',
    archive: 'UNZA Repository',
  },
  { id: 'press', type: 'article', title: 'Soon', issued: { literal: 'in press' } },
]

it.each([
  ['RIS', (works: Reference[]) => readRis(writeRis(works))],
  ['CSL-JSON', (works: Reference[]) => readCslJson(writeCslJson(works))],
])('a list goes out as %s and comes back without loss', (_, thereAndBack) => {
  expect(thereAndBack(FULL)).toEqual(FULL)
})

describe('RIS of other programs', () => {
  it('has other line ends, tags and years, and lines that go on', () => {
    const text =
      '\ufeffTY  - JFULL\nA1  - Banda, Thoko\nT1  - Goats and\n  grass\nJO  - Herding\nY1  - 2019/05//\nSP  - 45\nEP  - 67\nDO  - https://doi.org/10.1234/x\nER  -\n'
    expect(readRis(text)).toEqual([
      {
        id: 'ris-1',
        type: 'article-journal',
        author: [{ family: 'Banda', given: 'Thoko' }],
        issued: { 'date-parts': [[2019, 5]] },
        title: 'Goats and grass',
        'container-title': 'Herding',
        page: '45-67',
        DOI: '10.1234/x',
      },
    ])
  })

  it('may leave out the end of an entry, and be no RIS at all', () => {
    expect(readRis('TY  - BOOK\nTI  - One\nTY  - BOOK\nTI  - Two\n').map(({ title }) => title)).toEqual([
      'One',
      'Two',
    ])
    expect(readRis('<html><body>404</body></html>')).toEqual([])
    expect(readRis('')).toEqual([])
  })
})

describe('CSL-JSON of other programs', () => {
  it('brings along only what is known, whatever stands in it', () => {
    const text = JSON.stringify([
      {
        id: 7,
        type: 'strange',
        title: 'One <i>word</i>',
        author: [{ given: 'Plato' }, 'x', null, { family: 3 }],
        issued: { raw: '2019-05' },
        __proto__: { x: 1 },
        evil: '<script>',
      },
      'x',
      null,
      {},
    ])
    expect(readCslJson(text)).toEqual([
      {
        id: '7',
        type: 'article',
        title: 'One word',
        author: [{ literal: 'Plato' }, { family: '3' }],
        issued: { 'date-parts': [[2019, 5]] },
      },
    ])
  })

  it('that is no JSON is no list', () => {
    expect(readCslJson('{')).toEqual([])
  })
})
