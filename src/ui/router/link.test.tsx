import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Link } from './link.tsx'
import { MemoryNavigation } from './memory.fake.tsx'
import { usePlace } from './use-navigation.ts'

afterEach(cleanup)

function Address() {
  const { pathname, search, step } = usePlace()
  return <output>{`${pathname}${search} at step ${step}`}</output>
}
const address = () => screen.getByRole('status').textContent

function show(link: Partial<ComponentProps<typeof Link>> = {}) {
  render(
    <MemoryNavigation at="/chat/text">
      <Link to="/payments?price=90" {...link}>
        Pay
      </Link>
      <Address />
    </MemoryNavigation>,
  )
}

/** True when the press was left to the browser. */
function press(how: object = {}) {
  const link = screen.getByRole('link', { name: 'Pay' })
  const event = createEvent.click(link, { button: 0, ...how })
  fireEvent(link, event)
  return !event.defaultPrevented
}

describe('a link', () => {
  it('is a real one, so that it can be copied and opened elsewhere', () => {
    show()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/payments?price=90')
  })

  it('leads on inside the app, one entry further', () => {
    show()
    expect(press()).toBe(false)
    expect(address()).toBe('/payments?price=90 at step 1')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %o to the browser',
    (how) => {
      show()
      expect(press(how)).toBe(true)
      expect(address()).toBe('/chat/text at step 0')
    },
  )

  it('makes no second entry of the page one is on', () => {
    show({ to: '/chat/text' })
    press()
    expect(address()).toBe('/chat/text at step 0')
  })

  it('tells of the press, and stays when whoever was told says so', () => {
    const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    show({ onClick })
    press()
    expect(onClick).toHaveBeenCalledOnce()
    expect(address()).toBe('/chat/text at step 0')
  })
})
