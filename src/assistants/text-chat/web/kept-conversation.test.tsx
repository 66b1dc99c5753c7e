/** A conversation can be read offline, as it was when the page was left. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHED_AT_HEADER, clearCachedAnswers } from '#api-client/cached-answers.ts'
import { answer, answered, leave, question, settle, text } from './visit.fake.tsx'

beforeEach(() => vi.stubGlobal('navigator', withWorker(navigator)))
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState')
  clearCachedAnswers()
  leave()
})

/** This browser, with a service worker between the page and the server. */
const withWorker = (real: Navigator) =>
  new Proxy(real, {
    get: (target, name) => (name === 'serviceWorker' ? { controller: {} } : Reflect.get(target, name)),
  })

async function becomes(visibilityState: 'hidden' | 'visible'): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
  await settle(20)
}
const READ = ['GET', '/ai/conversations/c1'] as const

it('what was said is read once when the page is left, so that the device has it', async () => {
  const scene = await answered()
  expect(scene.asked(...READ)).toHaveLength(0)
  await becomes('hidden')
  expect(scene.asked(...READ)).toHaveLength(1)
  await becomes('visible')
  await becomes('hidden')
  expect(scene.asked(...READ)).toHaveLength(1)
})

it('what came from the device is read anew when the line is back', async () => {
  const scene = await answered()
  const record = (words: string, kept: boolean) => () =>
    Response.json(
      {
        conversation: { id: 'c1', title: 'A mean', at: '2026-11-22T08:00:00Z', messages: 2 },
        messages: [question('q1', 'What is a mean?'), answer('a1', words, 'q1')],
        lastId: 'a1',
        writingId: null,
      },
      kept ? { headers: { [CACHED_AT_HEADER]: '2026-11-21T08:00:00Z' } } : {},
    )
  scene.answers[READ.join(' ')] = record('As the device has it.', true)
  await scene.again()
  expect(text()).toContain('As the device has it.')
  scene.answers[READ.join(' ')] = record('As it is now.', false)
  dispatchEvent(new Event('online'))
  await settle(50)
  expect(text()).toContain('As it is now.')
})
