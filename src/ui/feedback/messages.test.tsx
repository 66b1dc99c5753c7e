import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import emptyChat from '../art/empty-chat.svg?raw'
import { Figures } from '../figures/figures.tsx'
import { HBars } from '../figures/h-bars.tsx'
import { Avatar } from '../pictures/avatar.tsx'
import { Wordmark } from '../pictures/wordmark.tsx'
import { PreviewFrame } from '../preview/preview-frame.tsx'
import { FullScreenSpinner } from '../progress/spinner.tsx'
import { EmptyState } from './empty-state.tsx'
import { Note } from './note.tsx'
import { OfflineBand } from './offline-band.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a note', () => {
  it('interrupts only when it is an error', () => {
    render(
      <>
        <Note>blue</Note>
        <Note kind="warn">ochre</Note>
        <Note kind="ok">green</Note>
        <Note kind="bad">File too large.</Note>
      </>,
    )
    expect(screen.getAllByRole('alert').map((note) => note.textContent)).toEqual(['File too large.'])
  })

  it('can be dismissed only where it may be', () => {
    const onDismiss = vi.fn()
    const { rerender } = render(<Note kind="bad">Payment failed</Note>)
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    rerender(
      <Note kind="bad" onDismiss={onDismiss}>
        Payment failed
      </Note>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})

it('says that the phone is offline, for as long as it is', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(<OfflineBand />)
  expect(screen.getByRole('status').textContent).toBe('')
  onLine.mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByRole('status').textContent).toBe(
    'You are offline. What you wrote is saved on this device.',
  )
  onLine.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('names what is empty with a heading, a sentence and one button', () => {
  render(
    <EmptyState
      drawing={emptyChat}
      level={2}
      heading="No chats yet"
      sentence="Ask something."
      action={<button type="button">Ask</button>}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'No chats yet' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask' })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

it('says PREVIEW on the frame of what is only shown', () => {
  render(<PreviewFrame label="Preview of the Decoder">words</PreviewFrame>)
  expect(screen.getByRole('region', { name: 'Preview of the Decoder' }).textContent).toBe('PREVIEWwords')
})

it('names the wordmark and the avatar where they stand alone, and keeps them silent elsewhere', () => {
  const { rerender } = render(
    <>
      <Wordmark />
      <Avatar name="Chipo Mwale" />
    </>,
  )
  expect(screen.queryByRole('img')).toBeNull()
  rerender(
    <>
      <Wordmark title="Weekbe4" />
      <Avatar name="Chipo Mwale" alone />
    </>,
  )
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'Weekbe4',
    'Chipo Mwale',
  ])
})

it('says that it is loading', () => {
  render(<FullScreenSpinner />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
})

it('measures bars against the longest and keeps figures in words', () => {
  const { container } = render(
    <>
      <Figures figures={[{ name: 'Earned', value: 'ZMW 300.00', under: '2 payments' }]} />
      <HBars
        bars={[
          { id: 'a', name: 'Defense Room', value: 200, words: '200.00' },
          { id: 'b', name: 'Decoder', value: 100, words: '100.00' },
        ]}
      />
    </>,
  )
  expect(screen.getByRole('definition').textContent).toBe('ZMW 300.002 payments')
  const widths = [...container.querySelectorAll<HTMLElement>('.bar i')].map((bar) =>
    bar.style.getPropertyValue('--w'),
  )
  expect(widths).toEqual(['100%', '50%'])
})
