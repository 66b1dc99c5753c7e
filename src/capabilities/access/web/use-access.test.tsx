import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standIn } from '#tests/stand-in.ts'
import type { AssistantAccess } from '../contract.ts'
import { useAccess } from './use-access.ts'

let answers: (AssistantAccess | 'away')[] = []
const asked = vi.fn(async () => {
  const next = answers.length > 1 ? answers.shift() : answers[0]
  if (!next || next === 'away') throw new TypeError('no network')
  return Response.json({ assistants: { humanizer: next } })
})
beforeEach(() => {
  asked.mockClear()
  standIn(asked)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')))

it('is checking first, then paid [S3-005]', async () => {
  answers = [{ paid: true, validUntil: '2026-12-20T09:00:00Z' }]
  const { result } = renderHook(() => useAccess('humanizer'))
  expect(result.current.name).toBe('checking')
  await waitFor(() => expect(result.current.name).toBe('paid'))
  comeBack()
  expect(asked).toHaveBeenCalledOnce()
})

it('is checking first, then unpaid, and looks again when the student comes back to the page [S3-005]', async () => {
  answers = [{ paid: false, reason: 'never-bought', message: 'Please purchase.' }, { paid: true }]
  const { result } = renderHook(() => useAccess('humanizer'))
  expect(result.current.name).toBe('checking')
  await waitFor(() => expect(result.current.name).toBe('unpaid'))
  comeBack()
  await waitFor(() => expect(result.current.name).toBe('paid'))
})

it('calls nobody unpaid because the server is away', async () => {
  answers = ['away']
  const { result } = renderHook(() => useAccess('humanizer'))
  await waitFor(() => expect(result.current.name).toBe('unknown'))
})

it('says that it may have been paid meanwhile, where that cannot be looked up', async () => {
  answers = [{ paid: false, reason: 'never-bought', message: 'Please purchase.' }, 'away', { paid: true }]
  const { result } = renderHook(() => useAccess('humanizer'))
  await waitFor(() => expect(result.current.name).toBe('unpaid'))
  comeBack()
  await waitFor(() =>
    expect(result.current).toMatchObject({ name: 'unpaid', problem: { code: 'unreachable' } }),
  )
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current).toMatchObject({ name: 'paid', problem: undefined }))
})
