import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { usePlace } from '#ui/router/use-navigation.ts'
import { UnlockModal } from './unlock-modal.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Address = () => {
  const { pathname, search } = usePlace()
  return <output>{pathname + search}</output>
}
function show(closesAfter?: number) {
  const onClose = vi.fn()
  render(
    <MemoryNavigation>
      <UnlockModal
        open
        onClose={onClose}
        assistant="humanizer"
        sentence="You are looking at a preview."
        lines={['Any length', 'Every changed word shown', 'Yours for 30 days']}
        closesAfter={closesAfter}
      />
      <Address />
    </MemoryNavigation>,
  )
  return onClose
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const card = () => {
  const found = document.querySelector('.unlock')
  if (!found) throw new Error('no unlock card')
  return found
}

describe('the unlock modal', () => {
  it('leads to the payments screen of its assistant, with its sum on the button', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Unlock for ZMW 90.00' }))
    expect(screen.getByRole('status').textContent).toBe(
      '/payments?purchaseType=humanizer&price=90&PayFor=Humanizer%20AI',
    )
  })

  it('gives the focus to the x first, so that Enter by habit buys nothing', () => {
    show()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  })

  it("closes on 'Keep exploring'", () => {
    const onClose = show()
    fireEvent.click(screen.getByRole('button', { name: 'Keep exploring' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes by itself after the time of its assistant, and once', async () => {
    const onClose = show(5_000)
    await passes(4_800)
    expect(onClose).not.toHaveBeenCalled()
    await passes(400)
    expect(onClose).toHaveBeenCalledOnce()
    await passes(10_000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('stays without a time of its own', async () => {
    const onClose = show()
    await passes(600_000)
    expect(onClose).not.toHaveBeenCalled()
    expect(document.querySelector('.fuse')).toBeNull()
  })

  it('waits while the pointer is over it', async () => {
    const onClose = show(5_000)
    fireEvent.pointerEnter(card())
    await passes(60_000)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.pointerLeave(card())
    await passes(5_200)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('waits once the focus was moved inside it by a person', async () => {
    const onClose = show(5_000)
    fireEvent.focusIn(screen.getByRole('button', { name: /Unlock for/ }), {
      relatedTarget: screen.getByRole('button', { name: 'Close' }),
    })
    await passes(60_000)
    expect(onClose).not.toHaveBeenCalled()
  })
})
