import { expect, it } from 'vitest'
import type { LookUpResult } from './messages.ts'
import { recordForModel } from './record-for-model.ts'

const place = { sentenceId: 's1', page: 4, quote: 'Goats were counted.' } as const
const found = (more: Partial<LookUpResult>): LookUpResult => ({
  passages: [],
  said: [],
  disagreements: [],
  remarks: [],
  absences: [],
  ...more,
})
const said = (slot: 'results' | 'limits', count: number) =>
  Array.from({ length: count }, (_, at) => ({
    slot,
    value: `${slot} number ${at + 1}`,
    beside: '',
    evidence: place,
  }))
const remarks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    says: `Remark ${at + 1}.`,
    does: 'Count again.',
    isUnproved: at === 1,
    evidence: [place],
  }))
const textOf = (of: LookUpResult, room: number) =>
  recordForModel(of, 'goats.pdf', room)
    .map(({ label, text }) => `${label}\n${text}`)
    .join('\n')

it('gives everything the record has where there is room: results, criticisms and what was not found', () => {
  const absences = [{ what: 'ethics', looked: ['the whole text', 'for “consent”'] }]
  const text = textOf(found({ said: said('results', 90), remarks: remarks(26), absences }), 80_000)
  expect(text).toContain('results: (page 4) results number 90')
  expect(text).toContain('Remark 26. Count again. (page 4) “Goats were counted.”')
  expect(text).toContain('Remark 2. [a figure or name in this was not found in the text]')
  expect(text).toContain('ethics: looked in the whole text, for “consent”')
})

it('where room is scarce gives the heaviest, the first of every kind, and says how much that is', () => {
  const text = textOf(
    found({ said: [...said('results', 90), ...said('limits', 2)], remarks: remarks(26) }),
    1_000,
  )
  expect(text).toContain('results number 1')
  expect(text).toContain('limits number 1')
  expect(text).not.toContain('results number 90')
  expect(text).toMatch(/; \d+ of 26, the weightiest\nRemark 1\./)
  expect(text).not.toContain('Remark 26')
})
