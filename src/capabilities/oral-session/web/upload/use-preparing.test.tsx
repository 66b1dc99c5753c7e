import { act, cleanup, renderHook } from '@testing-library/react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import type { OralRoom } from '../session-screen.ts'

// Modules are shared between test files, so an earlier one may have loaded the real view already.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('./processing-panel.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const { usePreparing } = await import('./use-preparing.ts')
const { SAYS } = await import('../../spec.ts')

afterEach(cleanup)

/** As much of a room as is asked before anything is sent. */
const room = { says: { uploadFailed: (message: string) => message } } as OralRoom

it('without a line says that it could not begin, and shows no view that is not here', async () => {
  const nothing = () => undefined
  const { result } = renderHook(() => usePreparing(room, { onCounted: nothing, onReady: nothing }))
  await act(async () => result.current.choose({ documentId: 'd1' }, 'thesis.pdf'))
  await vi.waitFor(() =>
    expect(result.current.state).toEqual({ name: 'idle', problem: SAYS.uploadFailed, again: true }),
  )
})
