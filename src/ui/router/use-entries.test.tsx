import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { memoryEntries } from './memory.fake.tsx'
import { useEntries } from './use-entries.ts'

afterEach(cleanup)

function start(at = '/auth/login') {
  const entries = memoryEntries(at)
  const { result } = renderHook(() => useEntries(entries))
  return {
    go: (...way: Parameters<typeof result.current.navigate>) => act(() => result.current.navigate(...way)),
    leaveFor: (path: string) => act(() => result.current.leaveFor(path)),
    goBack: () => act(() => entries.goBack()),
    is: () => result.current.place,
    by: () => result.current.by,
  }
}

describe('the way through the app', () => {
  it('begins where the document was loaded', () => {
    const way = start('/chat/text?a=1')
    expect(way.is()).toEqual({ pathname: '/chat/text', search: '?a=1', state: undefined, step: 0 })
    expect(way.by()).toBe('load')
  })

  it('goes on, hands words over, and comes back without them', () => {
    const way = start('/auth/reset-password')
    way.go('/auth/login', { state: { words: 'Changed.' } })
    expect(way.is()).toMatchObject({ pathname: '/auth/login', state: { words: 'Changed.' }, step: 1 })
    expect(way.by()).toBe('link')
    way.goBack()
    expect(way.is()).toMatchObject({ pathname: '/auth/reset-password', state: undefined, step: 0 })
    expect(way.by()).toBe('history')
  })

  it('leads past an entry that was replaced', () => {
    const way = start('/chat/text')
    way.go('/dashboard')
    way.go('/research/defense', { replace: true })
    expect(way.is()).toMatchObject({ pathname: '/research/defense', step: 1 })
    way.goBack()
    expect(way.is().pathname).toBe('/chat/text')
  })

  it('leaves a page for the one before it, where there is one of ours', () => {
    const way = start('/chat/text')
    way.go('/payments')
    way.leaveFor('/content/humanizer')
    expect(way.is()).toMatchObject({ pathname: '/chat/text', step: 0 })
  })

  it('leaves a page that was opened on its own for another, and does not come back to it', () => {
    const way = start('/payments')
    way.leaveFor('/content/humanizer')
    expect(way.is()).toMatchObject({ pathname: '/content/humanizer', step: 0 })
  })

  it('is drawn in one step with what changed in the same breath, also after waiting', async () => {
    const drawn: string[] = []
    const { result } = renderHook(() => {
      const [who, setWho] = useState('nobody')
      const [entries] = useState(() => memoryEntries('/auth/login'))
      const { place, navigate } = useEntries(entries)
      drawn.push(`${who} at ${place.pathname}`)
      return { setWho, navigate }
    })
    await act(async () => {
      await Promise.resolve()
      result.current.setWho('Chipo')
      result.current.navigate('/', { replace: true })
    })
    expect(new Set(drawn)).toEqual(new Set(['nobody at /auth/login', 'Chipo at /']))
  })
})
