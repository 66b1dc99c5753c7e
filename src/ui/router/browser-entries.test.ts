// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { browserEntries } from './browser-entries.ts'

beforeEach(() => history.replaceState(null, '', '/chat/text'))

describe('the browser’s history', () => {
  it('is read when nothing of ours is in it yet', () => {
    expect(browserEntries.read()).toEqual({
      pathname: '/chat/text',
      search: '',
      state: undefined,
      step: 0,
    })
  })

  it('keeps state and step with the entry, where a reload finds them', () => {
    const before = history.length
    browserEntries.write('/payments?price=90', { state: { words: 'Hello' }, step: 3 }, false)
    expect(history.length).toBe(before + 1)
    expect(browserEntries.read()).toEqual({
      pathname: '/payments',
      search: '?price=90',
      state: { words: 'Hello' },
      step: 3,
    })
  })

  it('can replace an entry instead of adding one', () => {
    const before = history.length
    browserEntries.write('/chat/voice', { state: undefined, step: 0 }, true)
    expect(history.length).toBe(before)
    expect(browserEntries.read().pathname).toBe('/chat/voice')
  })

  it('tells of every way back or forward, until nobody asks any more', () => {
    const moved = vi.fn()
    const stop = browserEntries.onMove(moved)
    dispatchEvent(new Event('popstate'))
    expect(moved).toHaveBeenCalledOnce()
    stop()
    dispatchEvent(new Event('popstate'))
    expect(moved).toHaveBeenCalledOnce()
  })
})
