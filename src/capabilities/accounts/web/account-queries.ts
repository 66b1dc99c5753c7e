/** What the account page reads. Problems are thrown for the query to hold, and shown as the sentence they carry. */
import { queryOptions } from '@tanstack/react-query'
import type { Problem, Result } from '#kit/result.ts'
import type { Device, Profile } from '../contract.ts'
import { ask } from './ask.ts'

export class Refused extends Error {
  override name = 'Refused'
}

export async function orThrow<Value>(answer: Promise<Result<Value, Problem>>): Promise<Value> {
  const result = await answer
  if (result.ok) return result.value
  throw new Refused(result.problem.message)
}

export const profileQuery = (uid: string) =>
  queryOptions({
    queryKey: ['account', 'profile', uid],
    queryFn: ({ signal }) => orThrow(ask<Profile>(`/api/users/${encodeURIComponent(uid)}`, { signal })),
  })

export const devicesQuery = queryOptions({
  queryKey: ['account', 'devices'],
  queryFn: async ({ signal }) =>
    (await orThrow(ask<{ devices: Device[] }>('/api/account/devices', { signal }))).devices,
})
