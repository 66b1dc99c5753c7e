/** Title and author of a cover: certain where the page says it by its order, and nobody's otherwise. */
import { expect, it } from 'vitest'
import { openRecord } from '#capabilities/study/engine.index.ts'
import { modelOf } from '#tests/model-of.ts'

const TITLE = 'Savings of Tailors in the Markets of Kitwe'
function coverOf(blocks: string[], about: { title?: string; authors?: string[] } = {}) {
  const model = modelOf([{ title: '', role: 'front-matter', blocks }])
  const { title, people } = openRecord({ ...model, title: TITLE, ...about }).readAs('research').record.slots
  return { title: title.entries[0]?.value, people: people.entries.map(({ value }) => value) }
}

it('reads authors whose registration number stands before their name', () => {
  const lines = [
    TITLE,
    'PRESENTED BY:',
    'KSS/410J/2019: CHANDA MWILA',
    'KSS/352J/2019: MARY BANDA',
    'SUPERVISOR:',
    'DR. JOHN PHIRI',
  ]
  expect(coverOf(lines).people).toEqual(['CHANDA MWILA', 'MARY BANDA'])
})

it('takes for the author who stands alone below the title, where the file names him too', () => {
  const lines = [TITLE, 'Chanda Mwila', 'Master of Business Administration', 'Supervisor: Mary Banda']
  expect(coverOf(lines, { authors: ['Chanda Mwila'] }).people).toEqual(['Chanda Mwila'])
  expect(coverOf(lines).people).toEqual([])
})

it('takes for the title what stands right above the name of its author, and no saying below it', () => {
  const lines = [
    'MULUNGUSHI UNIVERSITY',
    'Tailors and their savings groups',
    'By Chanda Mwila',
    'Submitted in partial fulfilment of the requirements for the degree',
    '“Who sews with patience will wear a coat that lasts for years”',
  ]
  expect(coverOf(lines, { title: 'A thesis' }).title).toBe('Tailors and their savings groups')
})

it('takes a title from behind its label, where it names a university', () => {
  const lines = [
    'SCHOOL OF BUSINESS',
    'TOPIC OF THE RESEARCH',
    'What students of Mulungushi University save in a term',
    'By Chanda Mwila',
  ]
  expect(coverOf(lines, { title: 'A thesis' }).title).toBe(
    'What students of Mulungushi University save in a term',
  )
})
