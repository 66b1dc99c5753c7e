import { expect, it } from 'vitest'
import { modelOf, type WrittenSection } from '#tests/model-of.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { readForStudy } from '../../document/reading.ts'
import { structureChecks } from './structure.ts'

const TEXT = 'Caprele beau apa.'
const missing = (sections: WrittenSection[], entries?: number, language = 'en') =>
  structureChecks(readForStudy(modelOf(sections, { language })), entries)
    .filter(({ outcome }) => outcome === 'not-found')
    .map(({ id }) => id)
const essay = (...blocks: string[]): WrittenSection[] => [{ title: 'Essay', role: 'other', blocks }]

it('finds every part in a whole thesis', () => {
  const checks = structureChecks(readForStudy(smallThesis()))
  expect(new Set(checks.map(({ outcome }) => outcome))).toEqual(new Set(['passed']))
})

it('calls a part missing where its name stands nowhere, with what to do', () => {
  expect(missing(essay(TEXT))).toEqual([
    'part-abstract',
    'part-methods',
    'part-conclusion',
    'part-references',
  ])
  for (const { says, advice } of structureChecks(readForStudy(modelOf(essay(TEXT))))) {
    expect(says).toMatch(/^Not found in the text: /)
    expect(advice).toBeTruthy()
  }
})

it.each([
  ['part-abstract', 'Abstract of the work'],
  ['part-methods', 'The method was simple.'],
  ['part-conclusion', 'We conclude that goats drink.'],
  ['part-references', 'REFERENCES'],
])('does not call %s missing where a line names it, though its heading was lost', (part, line) => {
  expect(missing(essay(line, TEXT))).not.toContain(part)
})

it('takes a list without a heading for the list of references', () => {
  expect(missing(essay(TEXT), 8)).not.toContain('part-references')
})

it('misses nothing in a language whose names for the parts are not known here', () => {
  expect(missing(essay(TEXT), 0, 'ro')).toEqual([])
})
