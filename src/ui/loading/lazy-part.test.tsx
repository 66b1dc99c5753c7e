import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider } from '../feedback/use-toast.tsx'
import { part } from './lazy-part.tsx'
import { MissingCode } from './load-part.ts'

const SENTENCE = 'This part could not be shown. Check your connection and try again.'
const lost = () => Promise.reject(new MissingCode('assets/card-list-h4Sh3d12.js'))
const come = <Props extends object>(Shown: (props: Props) => React.ReactNode) =>
  Promise.resolve({ default: Shown })

// React reports what a boundary has caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('a part whose code does not come', () => {
  it('says so in its place, keeps what is typed around it, and comes with the next try', async () => {
    const load = vi.fn(() => come(() => <p>All cards</p>)).mockImplementationOnce(lost)
    const Cards = part(load, <p>Loading</p>)
    render(
      <ToastProvider>
        <input aria-label="Message" />
        <Cards />
      </ToastProvider>,
    )
    expect(screen.getByText('Loading')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'typed' } })
    expect((await screen.findByRole('alert')).textContent).toContain(SENTENCE)
    expect(screen.queryByText('Loading')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('All cards')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('typed')
  })

  it('leaves in its place what can be read without it', async () => {
    const Answer = part<{ text: string }>(lost, ({ text }) => <p>{text}</p>)
    render(
      <ToastProvider>
        <Answer text="In 2019, 41 clinics." />
      </ToastProvider>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain(SENTENCE)
    expect(screen.getByText('In 2019, 41 clinics.')).toBeTruthy()
  })

  it('is closed with a toast where it is a dialog, and opens with the next press', async () => {
    const load = vi.fn(() => come(() => <p>Your conversations</p>)).mockImplementationOnce(lost)
    const History = part<{ onClose(): void }>(load)
    function Room() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
            History
          </button>
          {open && <History onClose={() => setOpen(false)} />}
        </>
      )
    }
    render(
      <ToastProvider>
        <Room />
      </ToastProvider>,
    )
    const history = screen.getByRole('button', { name: 'History' })
    fireEvent.click(history)
    expect(await screen.findByText(SENTENCE)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(history.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(history)
    expect(await screen.findByText('Your conversations')).toBeTruthy()
  })

  it('is told by the toast alone, also where it takes a moment to close', async () => {
    const History = part<{ onClose(): void }>(lost)
    const onClose = vi.fn()
    render(
      <ToastProvider>
        <History onClose={onClose} />
      </ToastProvider>,
    )
    expect(await screen.findByText(SENTENCE)).toBeTruthy()
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })
})

describe('a part whose code is of a version that is gone', () => {
  it('loads the page once more with the second try, and once only', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const gone = () => Promise.reject(new MissingCode('assets/card-list-h4Sh3d12.js', 404))
    const load = vi.fn(gone).mockImplementationOnce(lost).mockImplementationOnce(lost)
    const Cards = part(load)
    render(
      <ToastProvider>
        <Cards />
      </ToastProvider>,
    )
    const tryAgain = async () => fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    await tryAgain()
    await screen.findByRole('alert')
    // A lost line, twice: no page would come either.
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
    await tryAgain()
    await screen.findByRole('alert')
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
    await tryAgain()
    await screen.findByRole('alert')
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([4, 1])
  })

  it('does not do so with the first one: something may stand typed on the screen', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const Cards = part<object>(() => Promise.reject(new MissingCode('assets/card-list-h4Sh3d12.js', 404)))
    render(
      <ToastProvider>
        <Cards />
      </ToastProvider>,
    )
    await screen.findByRole('alert')
    expect(reload).not.toHaveBeenCalled()
  })
})
