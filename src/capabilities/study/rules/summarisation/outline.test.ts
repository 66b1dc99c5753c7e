import { expect, it } from 'vitest'
import { modelOf } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../document/reading.ts'
import { outlineOf } from './outline.ts'

const outline = outlineOf(readForStudy(smallThesis()))

it('keeps chapters and their sections as a tree', () => {
  const methods = outline.find(({ title }) => title.startsWith('Chapter 3'))
  expect(methods?.parts.map(({ title }) => title)).toEqual([
    '3.1 Design and sampling',
    '3.2 Data collection and analysis',
  ])
})

it('gives a section without a role of its own the role of its chapter', () => {
  expect(outline.find(({ title }) => title.startsWith('Chapter 3'))?.parts.map(({ role }) => role)).toEqual([
    'methods',
    'methods',
  ])
})

it('says each section in one of its own sentences, and says nothing of one without prose', () => {
  expect(outline.find(({ title }) => title.startsWith('Chapter 6'))?.says?.quote).toContain(
    'concludes that distance',
  )
  expect(outline.find(({ title }) => title.startsWith('Chapter 3'))).not.toHaveProperty('says')
  expect(outline.find(({ title }) => title === 'References')).not.toHaveProperty('says')
})

it('leaves out contents, lists and thanks', () => {
  const model = modelOf([
    { title: 'Table of contents', role: 'front-matter', blocks: ['Introduction 1'] },
    {
      title: 'Acknowledgements',
      role: 'front-matter',
      blocks: ['I thank my mother for everything she did.'],
    },
    { title: 'Introduction', role: 'introduction', blocks: ['Nurses leave rural clinics every year.'] },
  ])
  expect(outlineOf(readForStudy(model)).map(({ title }) => title)).toEqual(['Introduction'])
})
