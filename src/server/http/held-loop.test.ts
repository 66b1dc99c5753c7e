import { expect, it, vi } from 'vitest'
import { HELD_MS, heldLoop } from './held-loop.ts'

const NOON = new Date('2026-11-28T12:00:00Z')

function watched() {
  let cpu = 0
  const warn = vi.fn()
  const watch = heldLoop({ cpuMs: () => cpu, log: { warn }, now: () => NOON })
  return { watch, warn, work: (ms: number) => (cpu += ms) }
}

it('names the route under whose request the loop worked on one thing for long', () => {
  const { watch, warn, work } = watched()
  watch.begin({}, 'POST /ai/humanize')
  work(HELD_MS + 40)
  watch.late()
  expect(warn).toHaveBeenCalledWith({ ms: 240, routes: ['POST /ai/humanize'] }, 'The event loop was held.')
  expect(watch.held.get('POST /ai/humanize')).toEqual({ times: 1, longestMs: 240, lastAt: NOON })
})

it('names a request that was answered in the same turn', () => {
  const { watch, work } = watched()
  const request = {}
  watch.begin(request, 'POST /ai/export')
  work(900)
  watch.end(request)
  watch.late()
  expect(watch.held.get('POST /ai/export')?.longestMs).toBe(900)
})

it('blames nobody where the machine was busy, where nothing was under way, or for work before the request', () => {
  const { watch, warn, work } = watched()
  watch.begin({}, 'GET /api/account/me')
  work(20)
  watch.late()
  watch.end({})
  work(500)
  watch.rest()
  watch.late()
  expect(warn).not.toHaveBeenCalled()
})
