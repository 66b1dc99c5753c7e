import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Opener({ closable }: { closable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} closable={closable} title="Payment Failed" withX>
        <p>Payment failed</p>
        <Button onClick={() => setOpen(false)}>Try Again</Button>
      </Dialog>
    </>
  )
}
const open = () => {
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
}
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog')
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))

describe('a dialog', () => {
  it('is shown as a modal one, named by its heading', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<Opener />)
    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    expect(showModal).toHaveBeenCalledOnce()
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Payment Failed',
    )
  })

  it('gives the focus to its first button and then back to its opener', () => {
    render(<Opener />)
    open()
    expect(document.activeElement?.textContent).toBe('Try Again')
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(document.activeElement?.textContent).toBe('Open')
  })

  it('closes on Escape and on its x', () => {
    render(<Opener />)
    open()
    cancel()
    expect(screen.queryByRole('dialog')).toBeNull()
    open()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open when a file chooser inside it is cancelled', () => {
    render(<Opener />)
    open()
    fireEvent(screen.getByText('Payment failed'), new Event('cancel', { bubbles: true }))
    expect(dialog().open).toBe(true)
  })

  it('cannot be left while it is not closable: no x, and Escape is refused before and at the cancel', () => {
    render(<Opener closable={false} />)
    open()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    const pressed = createEvent.keyDown(dialog(), { key: 'Escape' })
    fireEvent(dialog(), pressed)
    expect(pressed.defaultPrevented).toBe(true)
    expect(cancel()).toBe(false)
    expect(dialog().open).toBe(true)
  })
})
