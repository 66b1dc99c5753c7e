import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Assessed } from '#capabilities/study/contract.ts'
import { Remarks } from './remarks.tsx'
import { SourceContext } from './source.ts'

afterEach(cleanup)

const opinion = (at: number, more: Partial<Assessed> = {}): Assessed => ({
  id: `r${at}`,
  kind: 'method',
  says: `Remark ${at}.`,
  evidence: [{ sentenceId: `s${at}`, page: at, quote: `Sentence ${at}.` }],
  words: 'of the model',
  by: 'a model',
  ...more,
})
function show(...opinions: Assessed[]) {
  render(
    <SourceContext value={{ documentId: 'd', name: 'thesis.pdf', onLocked: () => {} }}>
      <Remarks opinions={opinions} />
    </SourceContext>,
  )
}
const remarks = () => screen.queryAllByText(/^Remark \d\.$/).map(({ textContent }) => textContent)

it('shows five in the model’s own order, and all the rest one tap away', () => {
  show(...Array.from({ length: 8 }, (_, at) => opinion(at + 1)))
  expect(remarks()).toEqual([1, 2, 3, 4, 5].map((at) => `Remark ${at}.`))
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more remarks' }))
  expect(remarks()).toHaveLength(8)
})

it('tells whose judgement it is, with the next step, the examiner’s question and the passage', () => {
  show(opinion(1, { why: 'It matters.', advice: 'Say how.', question: 'How was it done?' }))
  const region = within(screen.getByRole('region', { name: 'Remarks of a model' }))
  for (const words of [
    /The judgement is this AI model’s own/,
    /Say how\./,
    /How was it done\?/,
    /Sentence 1\./,
  ])
    expect(region.getByText(words)).toBeTruthy()
})

it('keeps what is missing and what could not be proved apart from the remarks', () => {
  show(
    opinion(1),
    opinion(2, { kind: 'absent', says: 'Not found: sample size.', words: 'ours' }),
    opinion(3, { isUnproved: true }),
  )
  expect(screen.getByRole('heading', { name: 'Not found in your document' })).toBeTruthy()
  expect(screen.getByText('Not proved by a quotation (1)').closest('details')?.open).toBe(false)
})

it('is not there where no model raised anything', () => {
  show(opinion(1, { kind: 'strength' }))
  expect(screen.queryByRole('region')).toBeNull()
})
