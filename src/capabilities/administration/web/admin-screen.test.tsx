import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import AdminScreen from './admin-screen.tsx'

const asked = vi.fn<(address: string) => void>()
beforeEach(() => {
  asked.mockClear()
  standIn((address: string) => {
    asked(address)
    return new Promise(() => {})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Address = () => <output aria-label="address">{usePlace().pathname}</output>
function openAt(path: string) {
  render(
    <MemoryNavigation at={path}>
      <AdminScreen />
      <Address />
    </MemoryNavigation>,
  )
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const address = () => screen.getByLabelText('address').textContent
const current = () => document.querySelector('.adminnav [aria-current="page"]')?.textContent

describe('the administration', () => {
  it.each([
    ['/admin', 'Earnings', 'Earnings'],
    ['/admin/', 'Earnings', 'Earnings'],
    ['/admin/costs', 'Costs', 'Costs'],
    ['/admin/deposits', 'Payments', 'Payments'],
    ['/admin/deposits/d1', 'One payment', 'Payments'],
    ['/admin/transactions', 'Transactions', 'Transactions'],
    ['/admin/users', 'Users', 'Users'],
    ['/admin/users/u1', 'One user', 'Users'],
    ['/admin/alarms', 'Alarms', 'Alarms'],
    ['/admin/audit', 'Audit log', 'Audit log'],
  ])('shows at %s the view called %s, marked as %s', (path, title, marked) => {
    openAt(path)
    expect(heading()).toBe(title)
    expect(current()).toBe(marked)
    expect(address()).toBe(path)
  })

  it('asks for the one whose id stands in the address, whatever is in that id', () => {
    openAt('/admin/users/a%2Fb%20c')
    expect(asked).toHaveBeenCalledWith('/api/admin/users/a%2Fb%20c')
  })

  it.each(['/admin/nonsense', '/admin/costs/1', '/admin/users/u1/more'])('knows nothing at %s', (path) => {
    openAt(path)
    expect(address()).toBe('/admin')
    expect(heading()).toBe('Earnings')
  })

  it('goes from one view to another by its links', () => {
    openAt('/admin')
    fireEvent.click(screen.getByRole('link', { name: 'Users' }))
    expect(address()).toBe('/admin/users')
    expect(heading()).toBe('Users')
  })

  it('shows how to set up an authenticator app first, where real money asks for one', async () => {
    standIn(async (at: string) => {
      if (at.includes('/second-factor'))
        return Response.json({ on: false, needed: true, recoveryCodesLeft: 0 })
      return Response.json(
        { error: 'Set up an authenticator app first.', code: 'second-factor-needed' },
        { status: 403 },
      )
    })
    openAt('/admin/users')
    expect(await screen.findByRole('link', { name: 'Go to your account' })).toHaveProperty(
      'pathname',
      '/account',
    )
    expect(heading()).toBe('Set up an authenticator app first')
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})
