import { act, cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'

// Modules are shared between test files, so an earlier one may have loaded the real view already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('./progress-box.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const { useJob } = await import('./use-job.ts')
const { SAYS } = await import('../../spec.ts')

afterEach(cleanup)

it('without a line says that it could not begin, and shows no view that is not here', async () => {
  const { result } = renderHook(() => useJob(() => undefined))
  const seen: string[] = []
  await act(() => result.current.choose({ documentId: 'd1' }, 'thesis.pdf'))
  seen.push(result.current.state.name)
  await act(async () => {
    result.current.generate({ format: 'standard', outlineFirst: false })
    seen.push(result.current.state.name)
  })
  await vi.waitFor(() => expect(result.current.state.name).not.toBe('chosen'))
  expect(result.current.state).toMatchObject({ name: 'failed', problem: SAYS.startBroke })
  expect(seen).toEqual(['chosen', 'chosen'])
})
