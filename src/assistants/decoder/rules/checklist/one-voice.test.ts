import { expect, it } from 'vitest'
import type { Check } from '#capabilities/study/rules/checks/check.ts'
import { inOneVoice } from './one-voice.ts'

const check = (id: string, outcome: Check['outcome']): Check => ({
  id,
  outcome,
  area: 'data',
  label: id,
  says: `Not found in the text: ${id}.`,
  advice: 'Do it.',
  weight: 2,
  evidence: [],
})
const ids = (checks: Check[]) => checks.map(({ id }) => id)
const nothing = new Set<string>()

it('tells a student once of what two checks look for', () => {
  const both = inOneVoice(
    [check('checklist-missing', 'not found')],
    [check('numbers.missing-data', 'not found')],
    nothing,
  )
  expect(ids(both)).toEqual(['checklist-missing'])
})

it('believes whichever has found something', () => {
  const list = [check('checklist-missing', 'not found')]
  expect(ids(inOneVoice(list, [check('numbers.missing-data', 'passed')], nothing))).toEqual([
    'numbers.missing-data',
  ])
})

it('prefers the check that counts to the one that only sees', () => {
  const list = [check('checklist-interval', 'passed')]
  expect(ids(inOneVoice(list, [check('numbers.effect-size', 'look again')], nothing))).toEqual([
    'numbers.effect-size',
  ])
  expect(ids(inOneVoice(list, [check('numbers.effect-size', 'does not apply')], nothing))).toContain(
    'checklist-interval',
  )
})

it('asks for nothing that this kind of work does not have', () => {
  const [only] = inOneVoice([], [check('numbers.reliability', 'not found')], new Set(['reliability']))
  expect(only).toMatchObject({
    outcome: 'does not apply',
    says: 'This kind of work need not show numbers.reliability.',
  })
  expect(only).not.toHaveProperty('advice')
})

it('leaves every other check as it is', () => {
  const others = [check('numbers.percentages', 'look again')]
  expect(inOneVoice([], others, nothing)).toEqual(others)
})
