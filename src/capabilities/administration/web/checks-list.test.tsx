import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import { Checks } from '../contract.ts'
import { ChecksList } from './checks-list.tsx'

const asked = vi.fn<(address: string) => Response>()
beforeEach(() => standIn(async (address: string) => asked(address)))
afterEach(() => {
  cleanup()
  asked.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const answers = (checks: Checks['checks']) =>
  asked.mockImplementation(() => Response.json(Checks.parse({ at: '2026-11-22T08:00:00Z', checks })))

it('says of each thing how it is, and which want somebody, not by colour alone', async () => {
  answers([
    { what: 'Payments', fine: true, says: 'In the last hour 4 completed and 1 failed.' },
    { what: 'Files', fine: false, says: 'The disk is full.' },
  ])
  render(<ChecksList />)
  const files = (await screen.findByText('Files')).closest('li')
  expect(files?.textContent).toContain('The disk is full. Needs attention.')
  expect(screen.getByText('Payments').closest('li')?.textContent).not.toContain('Needs attention')
  expect(asked).toHaveBeenCalledWith('/api/admin/checks')
})

it('looks again by itself while it is open', async () => {
  answers([{ what: 'Files', fine: false, says: 'The disk is full.' }])
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { unmount } = render(<ChecksList />)
  await screen.findByText('Files')
  answers([{ what: 'Files', fine: true, says: 'There is space.' }])
  vi.advanceTimersByTime(30_000)
  await screen.findByText('There is space.', { exact: false })
  unmount()
  asked.mockClear()
  vi.advanceTimersByTime(120_000)
  expect(asked).not.toHaveBeenCalled()
})
