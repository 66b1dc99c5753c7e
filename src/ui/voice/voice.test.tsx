import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useStopKey } from '../actions/use-stop-key.ts'
import { CalmBands } from './calm-bands.tsx'
import { SessionBar } from './session-bar.tsx'
import { VoicePanel } from './voice-panel.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Recording = { onStop?: () => void; levels?: number[] }
function Recording({ onStop = () => {}, levels = [0.5] }: Recording) {
  useStopKey(onStop)
  return (
    <VoicePanel
      kind="rec"
      heading="Recording your answer"
      sentence="Stops after 2 seconds of silence."
      levels={levels}
      elapsedMs={23_000}
    >
      <button type="button">Stop</button>
    </VoicePanel>
  )
}
const heights = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('.meter i')].map((bar) => bar.style.getPropertyValue('--h'))

describe('the recording panel', () => {
  it('announces the words, not the clock', () => {
    const { container } = render(<Recording />)
    expect(screen.getByRole('status').textContent).toBe(
      'Recording your answerStops after 2 seconds of silence.',
    )
    expect(container.querySelector('.time')?.textContent).toBe('0:23')
    expect(screen.getByRole('status').contains(container.querySelector('.time'))).toBe(false)
  })

  it.each([' ', 'Enter'])('stops on %j wherever the focus rests', (key) => {
    const onStop = vi.fn()
    render(<Recording onStop={onStop} />)
    fireEvent.keyDown(document.body, { key })
    expect(onStop).toHaveBeenCalledOnce()
  })

  it('leaves the keys to fields and buttons, other keys alone, and a key that is held down', () => {
    const onStop = vi.fn()
    render(
      <>
        <textarea aria-label="Notes" />
        <Recording onStop={onStop} />
      </>,
    )
    fireEvent.keyDown(screen.getByLabelText('Notes'), { key: ' ' })
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
    fireEvent.keyDown(document.body, { key: 'a' })
    fireEvent.keyDown(document.body, { key: ' ', repeat: true })
    expect(onStop).not.toHaveBeenCalled()
  })

  it('shows real levels, and holds still for reduced motion', () => {
    const moving = render(<Recording levels={[0, 1]} />)
    expect(heights(moving.container).slice(-2)).toEqual(['8%', '100%'])
    moving.unmount()
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const still = render(<Recording levels={[0, 1]} />)
    const before = heights(still.container)
    still.rerender(<Recording levels={[1, 0.1]} />)
    expect(heights(still.container)).toEqual(before)
    expect(before).toHaveLength(24)
  })
})

it.each([
  ['idle', 'idle'],
  ['listen', 'rec'],
  ['think', 'think'],
  ['speak', 'say'],
] as const)('tells the calm bands that it is %s', (state, data) => {
  const { container } = render(<CalmBands state={state} heading="Listening" sentence="Speak." />)
  expect(container.querySelector('.calm')?.getAttribute('data-v')).toBe(data)
  expect(screen.getByRole('status').textContent).toBe('Listening')
})

describe('the session bar', () => {
  const bar = (leftMs: number, standsStill = false) => (
    <SessionBar
      leftMs={leftMs}
      sessionMs={1_800_000}
      tracking
      total="48 of 60 minutes left"
      standsStill={standsStill}
    />
  )

  it('says what is left in words, and its band in colour', () => {
    render(bar(1_104_000))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('18 minutes 24 seconds left')
    expect(screen.getByRole('region', { name: 'Session' }).className).toBe('session strong')
    expect(screen.getByText('Tracking Active')).toBeTruthy()
  })

  it('announces nothing at 18 minutes and five minutes at five', () => {
    const { rerender } = render(bar(1_104_000))
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(bar(300_000))
    expect(screen.getByRole('status').textContent).toBe('5 minutes left')
  })

  it('says that the clock stands still while an answer is prepared', () => {
    render(bar(300_000, true))
    expect(screen.getByText('The clock is paused')).toBeTruthy()
  })
})
