import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call, get } from '#contracts/call.ts'
import { standIn } from '#tests/stand-in.ts'
import { QueryProblem } from './query-problem.tsx'
import { QueryView } from './query-view.tsx'
import { invalidateQuery, useQuery } from './use-query.ts'

const LIST = get('/list')
const list = call(LIST, {
  summary: '',
  query: z.object({ status: z.string() }),
  answer: z.array(z.string()),
  refusals: {},
})

let away = false
let hanging = false
const answers: Record<string, unknown> = { '/list?status=PAID': ['paid'], '/list?status=FAILED': ['failed'] }
beforeEach(() => {
  away = false
  hanging = false
  standIn(async (path, { signal }) => {
    if (hanging) await new Promise((_, broken) => signal?.addEventListener('abort', broken))
    if (away) throw new TypeError('no line')
    return Response.json(answers[path])
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function List({ status }: { status: string }) {
  const asked = useQuery<typeof list>(LIST, { query: { status } })
  return (
    <>
      <button type="button" onClick={asked.refetch}>
        Again
      </button>
      <QueryView of={asked}>{(rows) => <p>{rows.join()}</p>}</QueryView>
    </>
  )
}

it('shows no figures of the filter before when the new one cannot be read', async () => {
  const { rerender } = render(<List status="PAID" />)
  await screen.findByText('paid')
  away = true
  rerender(<List status="FAILED" />)
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy()
  expect(screen.queryByText('paid')).toBeNull()
})

it('leaves what was read on the screen, with the problem above it, until it was read again', async () => {
  render(<List status="PAID" />)
  await screen.findByText('paid')
  away = true
  fireEvent.click(screen.getByText('Again'))
  expect(await screen.findByText(/This may be out of date\. Weekbe4 cannot be reached/)).toBeTruthy()
  expect(screen.getByText('paid')).toBeTruthy()
  away = false
  answers['/list?status=PAID'] = ['paid, and newer']
  fireEvent.click(screen.getByText('Try Again'))
  expect(await screen.findByText('paid, and newer')).toBeTruthy()
  expect(screen.queryByText(/out of date/)).toBeNull()
})

it('says that it may be out of date when the line hangs and never says why', async () => {
  render(<List status="PAID" />)
  await screen.findByText(/paid/)
  hanging = true
  vi.useFakeTimers()
  fireEvent.click(screen.getByText('Again'))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText(/This may be out of date\. Weekbe4 cannot be reached/)).toBeTruthy()
  expect(screen.getByText(/paid/)).toBeTruthy()
})

it('reads by itself what could not be read, as soon as the line is back', async () => {
  away = true
  render(<List status="FAILED" />)
  await screen.findByText(/cannot be reached/)
  away = false
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('failed')).toBeTruthy()
  expect(screen.queryByText(/cannot be reached/)).toBeNull()
})

it('asks again for all that shows a list, whatever its filter', async () => {
  render(
    <>
      <List status="PAID" />
      <List status="FAILED" />
    </>,
  )
  await screen.findByText('failed')
  answers['/list?status=PAID'] = ['paid, after the change']
  answers['/list?status=FAILED'] = ['failed, after the change']
  act(() => invalidateQuery(LIST))
  expect(await screen.findByText('paid, after the change')).toBeTruthy()
  expect(await screen.findByText('failed, after the change')).toBeTruthy()
})

it.each([
  [undefined, /^Your decks could not be loaded\. No line\./],
  [['a deck'], /^Your decks may be out of date\. No line\./],
])('says quietly beside %j what is the matter with it', (value, words) => {
  const problem = { code: 'unreachable', message: 'No line.' }
  const refetch = vi.fn()
  render(<QueryProblem of={{ value, problem, refetch }} what="Your decks" />)
  expect(screen.getByRole('status').textContent).toMatch(words)
  fireEvent.click(screen.getByText('Try Again'))
  expect(refetch).toHaveBeenCalledOnce()
})
