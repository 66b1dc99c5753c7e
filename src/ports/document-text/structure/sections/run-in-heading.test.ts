import { expect, it } from 'vitest'
import { assemble } from '../assemble.ts'
import { plainBlock } from '../raw-document.ts'
import { lengthOfRunIn } from './run-in-heading.ts'

const cut = (text: string, isFirst = true) => text.slice(lengthOfRunIn(text, isFirst))

it.each([
  ['Abstract This study documents late booking.', 'This study documents late booking.'],
  ['Abstract—We study roads.', 'We study roads.'],
  ['ABSTRACT: Roads decide.', 'Roads decide.'],
  ['Methods: A survey of 372 women was done.', 'A survey of 372 women was done.'],
  ['Keywords Roads, clinics and booking', 'Roads, clinics and booking'],
  ['Inference During inference we index all passages.', 'During inference we index all passages.'],
  ['1.6 Scope and limitation of the Study The study covers two towns.', 'The study covers two towns.'],
  ['3.3 Sampling Technique The tailors were drawn by lot.', 'The tailors were drawn by lot.'],
  ['Run-time analysis We profile the retriever.', 'We profile the retriever.'],
])('parts the heading from "%s"', (text, rest) => {
  expect(cut(text)).toBe(rest)
})

it.each([
  'Objective: To determine why women book late.',
  '2.5 Millions of people at The Gambia river were counted.',
  '3.1 Sampling of tailors',
  'Researchers at The Gambia office counted them.',
  'With The Gambia it is otherwise.',
  'Background checks were made of all drivers.',
  'Results were mixed in all wards.',
  'Abstract thinking was tested in Grade 7.',
])('leaves "%s" whole', (text) => {
  expect(cut(text)).toBe(text)
})

it('looks for a heading without a sign only where a paragraph begins', () => {
  const text = 'Inference During inference we index all passages.'
  expect(cut(text, false)).toBe(text)
  expect(cut('Results: Distance mattered.', false)).toBe('Distance mattered.')
})

it('leaves the heading in the paragraph and out of its sentences', () => {
  const block = plainBlock('paragraph', 'Abstract This study documents roads. Results: They decide.')
  const { sentences, blocks } = assemble(
    { kind: 'pdf', paged: false, pages: [], blocks: [block], figures: [], notes: [] },
    'a.pdf',
  )
  expect(blocks[0]?.text).toBe(block.text)
  expect(sentences.map(({ text }) => text)).toEqual(['This study documents roads.', 'They decide.'])
})
