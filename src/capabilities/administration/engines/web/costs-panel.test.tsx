import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import { Costs } from '../contract.ts'
import { CostsPanel } from './costs-panel.tsx'

const decoder = {
  assistant: 'decoder',
  name: 'Research Decoder',
  incomeNgwee: 15_000,
  costNgwee: 2_001,
  calls: 1_234,
  tokensIn: 20_000,
  tokensOut: 1_000,
  images: 0,
  audioSeconds: 90,
  parseSeconds: 30,
  recogniseSeconds: 240,
  unpricedCalls: 0,
}
const costs = {
  environment: 'emulator',
  currency: 'ZMW',
  engine: { name: 'llama', builtIn: false },
  total: { incomeNgwee: 15_000, costNgwee: 2_001, calls: 1_234 },
  perAssistant: [decoder],
  perDay: [
    {
      day: '2026-11-20',
      assistant: 'decoder',
      name: 'Research Decoder',
      incomeNgwee: 15_000,
      costNgwee: 2_001,
      calls: 1_234,
    },
  ],
} satisfies Costs

const asked = vi.fn<(address: string) => Response>()
beforeEach(() => standIn(async (address: string) => asked(address)))
afterEach(() => {
  cleanup()
  asked.mockReset()
  vi.unstubAllGlobals()
})
const answers = (value: Costs) => asked.mockImplementation(() => Response.json(Costs.parse(value)))

it('holds cost against income, with what is left', async () => {
  answers(costs)
  render(<CostsPanel />)
  const table = within(await screen.findByRole('table', { name: 'Costs by assistant' }))
  const row = within(table.getByText('Research Decoder').closest('tr')!)
  expect(screen.getByText('13.3 % of income')).toBeTruthy()
  for (const words of ['ZMW 150.00', 'ZMW 20.01', '13.3 %', '1,234', '20,000, 1,000', '1.5', '0.5, 4.0'])
    expect(row.getByText(words)).toBeTruthy()
  expect(screen.getByText('ZMW 129.99')).toBeTruthy()
  expect(screen.getByText('Now: llama')).toBeTruthy()
  expect(screen.queryByText(/without a price/)).toBeNull()
})

it('asks for the span of the screen', async () => {
  answers(costs)
  render(<CostsPanel span={{ from: '2026-11-01', to: '2026-11-20' }} />)
  await screen.findByRole('table', { name: 'Costs by day' })
  expect(asked).toHaveBeenCalledWith('/api/admin/costs?from=2026-11-01&to=2026-11-20')
})

it('says when costs are missing, and takes no share of nothing', async () => {
  const free = { ...decoder, incomeNgwee: 0, unpricedCalls: 3 }
  answers({ ...costs, perAssistant: [free], perDay: [] })
  render(<CostsPanel />)
  expect(await screen.findByText(/3 calls used a model without a price/)).toBeTruthy()
  expect(screen.getByText('–')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'Costs by day' })).toBeNull()
})

it('shows what went wrong, and asks again', async () => {
  asked.mockImplementationOnce(() =>
    Response.json({ error: 'Not found.', code: 'not-found' }, { status: 404 }),
  )
  render(<CostsPanel />)
  expect(await screen.findByText('Not found.')).toBeTruthy()
  answers(costs)
  screen.getByRole('button', { name: 'Try Again' }).click()
  expect(await screen.findByText('Research Decoder', { selector: 'td.a' })).toBeTruthy()
})
