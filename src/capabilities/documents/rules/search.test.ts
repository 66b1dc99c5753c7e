import { describe, expect, it } from 'vitest'
import type { Block, DocumentModel, Section } from '#product/document-model.ts'
import { buildSearchIndex, search } from './search.ts'

const TEXT: [section: string, sentences: string[]][] = [
  ['Introduction', ['Water is carried by hand in most villages.', 'Children carry it before school.']],
  [
    'Methods',
    [
      'We measured the distance to the well.',
      'Forty households were visited.',
      'Rain was recorded every day.',
    ],
  ],
  [
    'Results',
    [
      'The mean distance was two kilometres.',
      'Attendance fell when the constructor left.',
      'Rain was not related to attendance.',
    ],
  ],
]

function model(): DocumentModel {
  const sections: Section[] = []
  const blocks: Block[] = []
  const sentences: DocumentModel['sentences'] = []
  TEXT.forEach(([title, texts], at) => {
    const page = at + 1
    sections.push({ id: `s${page}`, title, level: 1, role: 'other', firstPage: page, lastPage: page })
    blocks.push({ id: `h${page}`, kind: 'heading', level: 1, page, text: title, section: `s${page}` })
    blocks.push({ id: `b${page}`, kind: 'paragraph', page, text: texts.join(' '), section: `s${page}` })
    texts.forEach((text, number) => {
      sentences.push({ id: `b${page}.${number + 1}`, block: `b${page}`, page, text })
    })
  })
  return {
    kind: 'pdf',
    title: '',
    authors: [],
    abstract: '',
    language: 'en',
    paged: true,
    pages: [],
    sections,
    blocks,
    sentences,
    figures: [],
    notes: [],
  }
}

describe('search in a document', () => {
  const index = buildSearchIndex(model())

  it('finds the passage, its page and the sentence that answers', () => {
    expect(search(index, 'How far is the well?')[0]).toMatchObject({
      page: 2,
      section: 's2',
      bestSentence: 'b2.1',
    })
    expect(search(index, 'mean distance')[0]).toMatchObject({ page: 3, bestSentence: 'b3.1' })
  })

  it('finds a word in another form of it', () => {
    expect(search(index, 'measuring distances')[0]?.bestSentence).toBe('b2.1')
    expect(search(index, 'recording of rainy days')[0]?.page).toBe(2)
  })

  it('knows what a passage is about from the title of its section', () => {
    expect(search(index, 'methods')[0]?.page).toBe(2)
  })

  it('finds nothing for nothing, for small words and for words that are not there', () => {
    for (const query of ['', '   ', 'the of and', 'penguins']) expect(search(index, query)).toEqual([])
  })

  it('takes words of the language it is written in for words like any other', () => {
    expect(search(index, 'constructor')[0]?.bestSentence).toBe('b3.2')
    for (const query of ['__proto__', 'toString', 'hasOwnProperty']) expect(search(index, query)).toEqual([])
  })

  it('works as well after it was kept as JSON', () => {
    const kept = JSON.parse(JSON.stringify(index))
    for (const query of ['rain and attendance', 'well', 'children'])
      expect(search(kept, query)).toEqual(search(index, query))
  })

  it('gives no more than asked for, the best first', () => {
    const found = search(index, 'rain distance attendance', 2)
    expect(found).toHaveLength(2)
    expect(found[0]!.score).toBeGreaterThanOrEqual(found[1]!.score)
  })
})
