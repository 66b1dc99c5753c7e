import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Download } from 'lucide-react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'

afterEach(cleanup)
const button = () => screen.getByRole('button') as HTMLButtonElement

describe('a button', () => {
  it('is named by its words alone; the icon is decoration', () => {
    render(<Button icon={Download}>Export</Button>)
    expect(screen.getByRole('button', { name: 'Export' })).toBe(button())
    expect(button().querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(button().type).toBe('button')
  })

  it('shows the label of the specification while it works, and cannot be pressed twice', () => {
    const onClick = vi.fn()
    render(
      <Button busy="Signing in..." onClick={onClick}>
        Sign in
      </Button>,
    )
    expect(button().textContent).toBe('Signing in...')
    expect(button().getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button())
    expect(onClick).not.toHaveBeenCalled()
  })

  it('is reachable when locked, says so, and asks to unlock instead of sending the form', () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" locked onClick={onClick}>
          Generate
        </Button>
      </form>,
    )
    button().focus()
    expect(document.activeElement).toBe(button())
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(button().disabled).toBe(false)
    fireEvent.click(button())
    expect(onClick).toHaveBeenCalledOnce()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('gives links the same look', () => {
    expect(buttonClass()).toBe('btn')
    expect(buttonClass({ kind: 'copper', big: true, wide: true }, 'hide-s')).toBe(
      'btn copper big wide hide-s',
    )
  })
})
