import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHED_AT_HEADER, clearCachedAnswers } from '#api-client/cached-answers.ts'
import { callApi } from '#api-client/call-api.ts'
import { useQuery } from '#api-client/use-query.ts'
import { get } from '#contracts/call.ts'
import { standIn } from '#tests/stand-in.ts'
import { Link } from '#ui/router/link.tsx'
import { MemoryNavigation } from '#ui/router/memory.fake.tsx'
import { KeptBand } from './cached-band.tsx'

/** The cached answers: by address, with their time; an address not listed comes from the server. */
let keptSince: Record<string, string>
beforeEach(() => {
  keptSince = {}
  standIn(async (path: string) =>
    Response.json(path === '/api/payments' ? { payments: [] } : { purchases: [] }, {
      headers: keptSince[path] ? { [CACHED_AT_HEADER]: keptSince[path] } : {},
    }),
  )
})
afterEach(() => {
  cleanup()
  clearCachedAnswers()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <MemoryNavigation>
      <KeptBand />
      <Link to="/documents">Documents</Link>
    </MemoryNavigation>,
  )
const read = (path: string) => act(async () => void (await callApi(get(path))))
const words = () => screen.getByRole('status').textContent

it('names the day and the time of the oldest answer on the screen, until the server has answered', async () => {
  show()
  await read('/api/payments')
  expect(words()).toBe('')
  keptSince = { '/api/payments': '2026-11-21T07:05:00', '/api/access/purchases': '2026-11-22T09:15:00' }
  await read('/api/access/purchases')
  expect(words()).toBe('Kept on this device, 22 November 2026, 09:15')
  await read('/api/payments')
  expect(words()).toBe('Kept on this device, 21 November 2026, 07:05')
  keptSince = {}
  await read('/api/payments')
  expect(words()).toBe('Kept on this device, 22 November 2026, 09:15')
  await read('/api/access/purchases')
  expect(words()).toBe('')
})

it('says nothing of the screen before', async () => {
  show()
  keptSince = { '/api/payments': '2026-11-21T07:05:00' }
  await read('/api/payments')
  act(() => screen.getByRole('link').click())
  expect(words()).toBe('')
})

it('goes when the line is back, because what was kept is asked for anew', async () => {
  function Screen() {
    useQuery(get('/api/payments') as never)
    return <KeptBand />
  }
  keptSince = { '/api/payments': '2026-11-21T07:05:00' }
  await act(
    async () =>
      void render(
        <MemoryNavigation>
          <Screen />
        </MemoryNavigation>,
      ),
  )
  expect(words()).toContain('21 November')
  keptSince = {}
  await act(async () => void dispatchEvent(new Event('online')))
  expect(words()).toBe('')
})
