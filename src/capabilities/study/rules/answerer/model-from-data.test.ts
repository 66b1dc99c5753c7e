import { expect, it } from 'vitest'
import { modelFromData } from './model-from-data.ts'

it('takes the page from a label, and splits the text into sentences', () => {
  const { sentences, blocks, pages } = modelFromData([
    { label: 'Thesis, page 4', text: 'We asked 120 teachers. All of them\nanswered.\n\nNobody left.' },
  ])
  expect(sentences.map(({ page, text }) => [page, text])).toEqual([
    [4, 'We asked 120 teachers.'],
    [4, 'All of them answered.'],
    [4, 'Nobody left.'],
  ])
  expect([blocks.length, pages.length]).toEqual([2, 4])
})

it('keeps the names and pages of sentences that come with them', () => {
  const { sentences } = modelFromData([
    { label: 'Thesis', text: '[s7 p12] We asked 120 teachers.\n[s8 p13] Dr. Phiri helped.' },
  ])
  expect(sentences).toMatchObject([
    { id: 's7', page: 12, text: 'We asked 120 teachers.' },
    { id: 's8', page: 13, text: 'Dr. Phiri helped.' },
  ])
})

it('makes an empty document of empty data', () => {
  expect(modelFromData([{ label: 'Empty', text: ' \n ' }])).toMatchObject({ sentences: [], blocks: [] })
})
