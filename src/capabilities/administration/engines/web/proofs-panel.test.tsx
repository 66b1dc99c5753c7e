import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { standIn } from '#tests/stand-in.ts'
import { Proofs } from '../contract.ts'
import { ProofsPanel } from './proofs-panel.tsx'

const asked = vi.fn<(address: string) => Response>()
beforeEach(() => standIn(async (address: string) => asked(address)))
afterEach(() => {
  cleanup()
  asked.mockReset()
  vi.unstubAllGlobals()
})
const answers = (value: Proofs) => asked.mockImplementation(() => Response.json(Proofs.parse(value)))
const MODEL = {
  model: 'scripted-7b',
  readings: 12,
  parts: 48,
  unanswered: 2,
  estimated: 90_000,
  spent: 71_500,
  proposed: 200,
  kept: 150,
  approving: 7,
  dropped: [{ why: 'The quotation does not stand in the document', count: 50 }],
}

it('shows by model what was proposed, what was proved, what it cost, and why the rest was dropped', async () => {
  answers({ models: [MODEL] })
  render(<ProofsPanel />)
  const table = within(await screen.findByRole('table', { name: 'What models found in documents' }))
  for (const words of ['scripted-7b', '12, 7 without a remark', '200', '150 (75 %)', '71,500 of 90,000', '2'])
    expect(table.getByText(words)).toBeTruthy()
  const why = within(screen.getByRole('table', { name: 'Why findings of scripted-7b were dropped' }))
  expect(why.getByText('The quotation does not stand in the document')).toBeTruthy()
  expect(why.getByText('50')).toBeTruthy()
  expect(asked).toHaveBeenCalledWith('/api/admin/proofs')
})

it('takes no share of nothing, and gives no reasons where nothing was dropped', async () => {
  answers({ models: [{ ...MODEL, proposed: 0, kept: 0, dropped: [] }] })
  render(<ProofsPanel />)
  const table = within(await screen.findByRole('table', { name: 'What models found in documents' }))
  expect(table.queryByText(/%/)).toBeNull()
  expect(screen.getAllByRole('table')).toHaveLength(1)
})

it('shows nothing where no model has read anything yet', async () => {
  answers({ models: [] })
  const { container } = render(<ProofsPanel />)
  await eventually(() => expect(container.textContent).toBe(''))
  expect(screen.queryByRole('table')).toBeNull()
})
