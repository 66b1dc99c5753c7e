import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastProvider, type ToastWords, useToast } from './use-toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Say({ toasts }: { toasts: (string | ToastWords)[] }) {
  const say = useToast()
  return toasts.map((toast, place) => (
    <button key={String(place)} type="button" onClick={() => say(toast)}>
      {`say ${place}`}
    </button>
  ))
}
const show = (...toasts: (string | ToastWords)[]) =>
  render(
    <ToastProvider>
      <Say toasts={toasts} />
    </ToastProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByText(name))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = () => screen.getByRole('status').textContent

describe('a toast', () => {
  it('is put into a status region that was there before', () => {
    show('Copied')
    expect(said()).toBe('')
    press('say 0')
    expect(said()).toBe('Copied')
  })

  it.each<[string, number, string | ToastWords]>([
    ['short words', 2_000, 'Copied'],
    ['longer words', 2_500, 'Code copied to clipboard!'],
    ['very long words', 5_000, 'x'.repeat(400)],
    ['a wish', 3_000, { words: 'Copied', ms: 3_000 }],
    ['a wish below the limits', 2_000, { words: 'Copied', ms: 100 }],
    ['a wish above the limits', 5_000, { words: 'Copied', ms: 60_000 }],
  ])('stays at least 2 s and at most 5 s: %s, %i ms [S3-159]', async (_, ms, toast) => {
    show(toast)
    press('say 0')
    await wait(ms - 1)
    expect(said()).not.toBe('')
    await wait(1)
    expect(said()).toBe('')
  })

  it('has a tick for what was done, and never for what has failed', () => {
    show('Copied', { failed: 'The text could not be copied.' })
    const sign = () => screen.getByRole('status').querySelector('svg')?.classList
    press('say 0')
    expect(sign()).toContain('lucide-check')
    press('say 1')
    expect(said()).toBe('The text could not be copied.')
    expect(sign()).toContain('lucide-circle-alert')
    expect(sign()).not.toContain('lucide-check')
  })

  it('stays while a pointer rests on it', async () => {
    show('Copied')
    press('say 0')
    fireEvent.pointerEnter(screen.getByText('Copied').parentElement ?? document.body)
    await wait(20_000)
    expect(said()).toBe('Copied')
    fireEvent.pointerLeave(screen.getByText('Copied').parentElement ?? document.body)
    await wait(5_000)
    expect(said()).toBe('')
  })

  it('is alone: a new one takes the place of the old one and gets its full time', async () => {
    show('First', 'Second')
    press('say 0')
    await wait(1_500)
    press('say 1')
    expect(said()).toBe('Second')
    await wait(1_500)
    expect(said()).toBe('Second')
  })
})
