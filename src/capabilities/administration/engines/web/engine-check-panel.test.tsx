import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import type { EngineCheckEvent } from '../contract.ts'
import { EngineCheckPanel } from './engine-check-panel.tsx'

let pipe: ReadableStreamDefaultController<Uint8Array>
let signal: AbortSignal | null | undefined
const bytes = (text: string) => new TextEncoder().encode(text)

beforeEach(() => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      pipe = controller
    },
  })
  standIn(async (_: string, options: RequestInit) => {
    signal = options.signal
    return new Response(body)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const say = (event: EngineCheckEvent) => act(async () => pipe.enqueue(bytes(`${JSON.stringify(event)}\n`)))
const press = () => act(async () => screen.getByRole('button').click())
const usage = { inputTokens: 40, outputTokens: 9, images: 0 }
const llama = { name: 'llama', builtIn: false }

it('shows the words as they come, who said them, and what they cost', async () => {
  render(<EngineCheckPanel />)
  await press()
  expect(screen.getByRole('button', { name: 'Asking...' })).toBeTruthy()
  await say({ type: 'started', engine: llama })
  await say({ type: 'more', delta: 'Each unit ' })
  expect(screen.getByText('Each unit')).toBeTruthy()
  await say({ type: 'more', delta: 'counts.' })
  await say({ type: 'finished', text: 'Each unit counts.', ending: 'complete', usage })
  expect(screen.getByText('Each unit counts.')).toBeTruthy()
  expect(screen.getByText('40 tokens in, 9 out.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Check the engine' })).toBeTruthy()
})

it('puts a line together that arrives in two halves', async () => {
  render(<EngineCheckPanel />)
  await press()
  const line = bytes(`${JSON.stringify({ type: 'more', delta: 'Ŵaŵo' })}\n`)
  await act(async () => pipe.enqueue(line.slice(0, 27)))
  await act(async () => pipe.enqueue(line.slice(27)))
  expect(screen.getByText('Ŵaŵo')).toBeTruthy()
})

it('keeps the words that came when the engine breaks, and says why', async () => {
  render(<EngineCheckPanel />)
  await press()
  await say({ type: 'started', engine: llama })
  await say({ type: 'more', delta: 'Each unit' })
  const problem = { code: 'cut', message: 'The connection to the AI model was lost.', detail: 'socket' }
  await say({ type: 'broke', problem, partial: 'Each unit', usage })
  expect(screen.getByText('Each unit')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('The connection to the AI model was lost. (socket)')
})

it('keeps the words that came when our own line breaks', async () => {
  render(<EngineCheckPanel />)
  await press()
  await say({ type: 'more', delta: 'Each unit' })
  await act(async () => pipe.close())
  expect(screen.getByText('Each unit')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('lost before the answer was complete')
})

it('says which engine answers in place of which, and why', async () => {
  render(<EngineCheckPanel />)
  await press()
  const problem = { code: 'auth', message: 'The AI model is not accepting our account at the moment.' }
  await say({
    type: 'started',
    engine: { name: 'Weekbe4’s own rules', builtIn: true },
    standsInFor: { engine: llama, problem },
  })
  expect(screen.getByText(/in place of llama/)).toBeTruthy()
  expect(screen.getByText(problem.message)).toBeTruthy()
})

it('hangs up when the screen is left', async () => {
  const { unmount } = render(<EngineCheckPanel />)
  await press()
  unmount()
  expect(signal?.aborted).toBe(true)
})
