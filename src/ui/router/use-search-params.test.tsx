import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MemoryNavigation } from './memory.fake.tsx'
import { usePlace } from './use-navigation.ts'
import { useSearchParams } from './use-search-params.ts'

afterEach(cleanup)

function at(path: string) {
  const { result } = renderHook(() => ({ query: useSearchParams(), place: usePlace() }), {
    wrapper: ({ children }) => <MemoryNavigation at={path}>{children}</MemoryNavigation>,
  })
  return {
    read: (name: string) => result.current.query[0].get(name),
    write: (query: Record<string, string>) => act(() => result.current.query[1](query)),
    place: () => result.current.place,
  }
}

it('reads what stands behind the question mark', () => {
  const page = at('/purchases?receipt=a%20b')
  expect(page.read('receipt')).toBe('a b')
  expect(page.read('other')).toBeNull()
})

it('writes it on the same page, and makes no entry of it', () => {
  const page = at('/admin/deposits?page=2')
  page.write({ search: 'Chipo & sons' })
  expect(page.place()).toMatchObject({
    pathname: '/admin/deposits',
    search: '?search=Chipo+%26+sons',
    step: 0,
  })
  expect(page.read('search')).toBe('Chipo & sons')
})

it('leaves no question mark behind when nothing is left', () => {
  const page = at('/research/decoder?analysis=1')
  page.write({})
  expect(page.place()).toMatchObject({ pathname: '/research/decoder', search: '' })
})
