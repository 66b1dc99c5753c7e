// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useComposer } from './use-composer.ts'

beforeEach(() => localStorage.clear())

it('leaves words that are asked about with their conversation, and keeps each one’s draft', () => {
  const { result } = renderHook(() => useComposer('s1'))
  act(() => result.current.turnTo('first'))
  act(() => result.current.ask('forty households'))
  act(() => result.current.write('Why forty?'))
  expect(result.current.about).toBe('forty households')

  act(() => result.current.turnTo('second'))
  expect(result.current).toMatchObject({ about: '', draft: '' })
  act(() => result.current.turnTo('first'))
  expect(result.current).toMatchObject({ about: '', draft: 'Why forty?' })
})

it('keeps them while a conversation that has just begun gets its name', () => {
  const { result } = renderHook(() => useComposer('s1'))
  act(() => result.current.ask('forty households'))
  act(() => result.current.turnTo('first'))
  expect(result.current.about).toBe('forty households')
})
