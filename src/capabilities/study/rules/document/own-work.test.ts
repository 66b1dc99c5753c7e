import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { readForStudy } from './reading.ts'

const chapter = (title: string, text: string) => ({ title, role: 'other' as const, blocks: [text] })
const list = (entry: string) => ({
  title: 'References',
  role: 'references' as const,
  blocks: [{ kind: 'reference' as const, text: entry }],
})
const OWN = [
  chapter('CHAPTER ONE INTRODUCTION', 'Goats are kept in the towns.'),
  list('Banda, T. (2018). Goats. Journal, 1, 1–8.'),
  chapter('CHAPTER TWO REVIEW', 'Reeds are cut in the rains.'),
  chapter('CHAPTER FIVE SUMMARY', 'Traders keep their books.'),
]
const OTHER = [
  chapter('CHAPTER ONE INTRODUCTION', 'Nurses work at night.'),
  list('Phiri, M. (2011). Nights. Journal, 2, 2–9.'),
]

it('reads nothing of another text that follows the list, and says so once', () => {
  const reading = readForStudy(modelOf([...OWN, list('Zulu, A. (2001). Books. Journal, 3, 3–9.'), ...OTHER]))
  const read = [...reading.sentences, ...reading.blocks].map(({ text }) => text).join(' ')
  expect(read).toMatch(/Goats are kept.*Zulu, A/)
  expect(read).not.toMatch(/Nurses|Phiri/)
  expect(reading.setAside).toMatchObject([{ why: 'another-work', quote: 'CHAPTER ONE INTRODUCTION' }])
})

it.each([
  ['a list of a chapter', OWN],
  ['a first chapter without a list before it', [...OWN, ...OTHER]],
  ['an appendix', [...OWN, list('Zulu, A. (2001). Books.'), chapter('APPENDIX ONE', 'Questions.')]],
])('takes no other text from %s', (_, sections) => {
  expect(readForStudy(modelOf(sections)).setAside).toEqual([])
})
