import { expect, it } from 'vitest'
import type { TextVersion } from '../contract.ts'
import { recordOf, statementOfUse } from './record.ts'

const version = (text: string, more: Partial<TextVersion> = {}): TextVersion => ({
  text,
  source: 'own',
  accepted: [],
  left: 0,
  byModel: false,
  at: '2026-11-22T08:00:00.000Z',
  ...more,
})
const accepted = [{ was: 'ask', now: 'asked', why: 'The past tense.' }]

it('tells what changed from one version to the next', () => {
  const [first, second] = recordOf([
    version('We ask forty teachers.'),
    version('We asked forty teachers in Kitwe.'),
  ])
  expect(first).toMatchObject({ words: 4, changes: [] })
  expect(second).toMatchObject({ words: 6, added: 3, takenOut: 1 })
})

it('states what was used, and no more than the record shows', () => {
  expect(statementOfUse([version('One.')])[0]).toBe(
    'I did not use a generative AI tool to write the versions recorded here.',
  )
  const edited = statementOfUse([
    version('One.'),
    version('Two.', { source: 'edited', accepted, left: 2 }),
  ]).join(' ')
  expect(edited).toContain('without a language model')
  expect(edited).toContain('I accepted 1 and left 2')
  expect(statementOfUse([version('Two.', { source: 'edited', accepted })]).join(' ')).toContain(
    'I accepted the one suggestion that it made',
  )
  const drafted = statementOfUse([version('One.', { source: 'drafted', accepted, byModel: true })]).join(' ')
  expect(drafted).toContain('drafted at least one version')
  expect(drafted).toContain('a language model made some of the suggestions')
  expect(drafted).not.toContain('I did not use')
})
