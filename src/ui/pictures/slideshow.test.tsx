import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import first from '../art/login-1.svg?raw'
import second from '../art/login-2.svg?raw'
import third from '../art/login-3.svg?raw'
import { Slideshow } from './slideshow.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const slides = [
  { source: first, caption: 'Read closely.' },
  { source: second, caption: 'Answer out loud.' },
  { source: third, caption: 'Arrive prepared.' },
]
const show = () => render(<Slideshow label="About Weekbe4" slides={slides} />)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => document.querySelector('figure.on')?.textContent
const indicator = (picture: number) => screen.getByRole('button', { name: `Picture ${picture} of 3` })

describe('the slideshow', () => {
  it('changes every 4 seconds and goes round', async () => {
    show()
    expect(shown()).toBe('Read closely.')
    await wait(3_999)
    expect(shown()).toBe('Read closely.')
    await wait(1)
    expect(shown()).toBe('Answer out loud.')
    await wait(8_000)
    expect(shown()).toBe('Read closely.')
  })

  it('shows the picture of the indicator that was pressed, for its full time', async () => {
    show()
    await wait(3_000)
    fireEvent.click(indicator(3))
    expect(shown()).toBe('Arrive prepared.')
    expect(indicator(3).getAttribute('aria-current')).toBe('true')
    await wait(3_999)
    expect(shown()).toBe('Arrive prepared.')
    await wait(1)
    expect(shown()).toBe('Read closely.')
  })

  it('can be stopped and let go again', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Pause the slideshow' }))
    await wait(20_000)
    expect(shown()).toBe('Read closely.')
    fireEvent.click(screen.getByRole('button', { name: 'Resume the slideshow' }))
    await wait(4_000)
    expect(shown()).toBe('Answer out loud.')
  })

  it('waits while a mouse rests on it', async () => {
    show()
    fireEvent.pointerEnter(screen.getByRole('region'), { pointerType: 'mouse' })
    await wait(20_000)
    expect(shown()).toBe('Read closely.')
    fireEvent.pointerLeave(screen.getByRole('region'), { pointerType: 'mouse' })
    await wait(4_000)
    expect(shown()).toBe('Answer out loud.')
  })

  it('holds its first picture for reduced motion; the indicators still work', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    show()
    await wait(60_000)
    expect(shown()).toBe('Read closely.')
    expect(screen.queryByRole('button', { name: 'Pause the slideshow' })).toBeNull()
    fireEvent.click(indicator(2))
    expect(shown()).toBe('Answer out loud.')
  })
})
