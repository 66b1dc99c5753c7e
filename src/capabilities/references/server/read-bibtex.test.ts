import { expect, it } from 'vitest'
import { writeBibtex } from '../rules/formats/write-bibtex.ts'
import type { Reference } from '../rules/reference.ts'
import { formatOf, writeFormat } from './formats.ts'
import { readBibtex } from './read-bibtex.ts'

const WORKS: Reference[] = [
  {
    id: 'banda2019',
    type: 'article-journal',
    author: [
      { family: 'Banda', given: 'Thoko' },
      { family: 'Merwe', given: 'Pieter', 'non-dropping-particle': 'van der' },
    ],
    issued: { 'date-parts': [[2019, 5]] },
    title: 'Goats & grass: 50% {dry} years',
    'container-title': 'Journal of Rural Studies',
    volume: '12',
    issue: '3',
    page: '45-67',
    DOI: '10.1234/a_b',
  },
  {
    id: 'moh2017',
    type: 'report',
    author: [{ literal: 'Ministry of Health and Social Care' }],
    issued: { 'date-parts': [[2017]] },
    title: 'A plan',
    publisher: 'Ministry of Health',
  },
  {
    id: 'chanda2015',
    type: 'thesis',
    author: [{ family: 'Chanda', given: 'K.' }],
    title: 'Motivation',
    genre: 'PhD thesis',
    publisher: 'University of Zambia',
  },
  {
    id: 'wang2010',
    type: 'book',
    author: [{ literal: '王小明' }],
    issued: { 'date-parts': [[2010]] },
    title: '农村教育',
    publisher: '教育出版社',
  },
  {
    id: 'who2020',
    type: 'webpage',
    author: [{ literal: 'World Health Organization' }],
    title: 'Malaria',
    URL: 'https://www.example.org/a_b',
    accessed: { 'date-parts': [[2020, 5, 4]] },
  },
]

it('a list goes out as BibTeX and comes back without loss', () => {
  expect(readBibtex(writeBibtex(WORKS))).toEqual(WORKS)
})

it('accents, strings and crossreferences of others are understood', () => {
  const text = `% a comment
@string{jrs = "Journal of Rural Studies"}
@Article{x, author = "M{\\"u}ller, J{\\'o}se and {World Bank}", title = {A {DNA} study}, journal = jrs, year = 2019, month = may}`
  expect(readBibtex(text)).toMatchObject([
    {
      type: 'article-journal',
      author: [{ family: 'Müller', given: 'Jóse' }, { literal: 'World Bank' }],
      title: 'A DNA study',
      'container-title': 'Journal of Rural Studies',
    },
  ])
})

it('what is broken costs only itself', () => {
  const text =
    '@article{good, title = {One}, author = {Banda, T.}}\n@article{bad, title = {Never closed\n\n@book{also, title = {Two}, author = {Phiri, C.}}'
  expect(readBibtex(text).map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(readBibtex('<html>')).toEqual([])
})

it('a file is known by what stands in it', () => {
  expect(formatOf(writeBibtex(WORKS))).toBe('bibtex')
  expect(formatOf(writeFormat('ris', WORKS))).toBe('ris')
  expect(formatOf(writeFormat('csl-json', WORKS))).toBe('csl-json')
  expect(formatOf('Dear Mrs Phiri, thank you for your letter.')).toBeNull()
})
