import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { standIn } from '#tests/stand-in.ts'
import { call, get } from '#wire/call.ts'
import { Reading } from './reading.tsx'
import { useAsked } from './use-asked.ts'

const LIST = get('/list')
const list = call(LIST, {
  summary: '',
  query: z.object({ status: z.string() }),
  answer: z.array(z.string()),
  refusals: {},
})

let away = false
const answers: Record<string, unknown> = { '/list?status=PAID': ['paid'], '/list?status=FAILED': ['failed'] }
beforeEach(() => {
  away = false
  standIn(async (path: string) => {
    if (away) throw new TypeError('no line')
    return Response.json(answers[path])
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function List({ status }: { status: string }) {
  const asked = useAsked<typeof list>(LIST, { query: { status } })
  return (
    <>
      <button type="button" onClick={asked.askAgain}>
        Again
      </button>
      <Reading of={asked}>{(rows) => <p>{rows.join()}</p>}</Reading>
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
