import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { standIn } from '#tests/stand-in.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import AdminScreen from './admin-screen.tsx'

let open: number
let away: boolean
const alarm = () => ({
  id: 'a1',
  kind: 'ledger',
  message: 'A payment and its ledger line differ.',
  depositId: null,
  raisedAt: '2026-11-22T08:00:00Z',
  times: 1,
  acknowledgedAt: open === 0 ? '2026-11-22T09:00:00Z' : null,
  acknowledgedBy: null,
})
beforeEach(() => {
  open = 1
  away = false
  standIn(async (address, { method }) => {
    if (away) throw new TypeError('no line')
    if (method === 'POST') open = 0
    if (method === 'POST') return Response.json({ alarm: alarm() })
    if (address.includes('/second-factor'))
      return Response.json({ on: false, needed: false, recoveryCodesLeft: 0 })
    if (address.includes('/checks')) return Response.json({ at: '2026-11-22T08:00:00Z', checks: [] })
    const total = address.includes('open=1') ? open : 1
    return Response.json({ alarms: [alarm()], total, page: 1, pageSize: 25 })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const show = () =>
  render(
    <MemoryNavigation at="/admin/alarms">
      <AdminScreen />
    </MemoryNavigation>,
  )
const badge = () => screen.getByRole('link', { name: /^Alarms/ }).textContent

it('counts one open alarm less as soon as somebody looks after it', async () => {
  show()
  fireEvent.click(await screen.findByText('Take this on'))
  await eventually(() => expect(badge()).toBe('Alarms'))
  expect(screen.getByText(/took this on at/)).toBeTruthy()
})

it('says at the badge that the number is not known', async () => {
  away = true
  show()
  await eventually(() => expect(badge()).toMatch(/^Alarms\? open\. This may be out of date/))
})
