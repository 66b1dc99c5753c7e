import { expect, it } from 'vitest'
import { accessView } from './access-view.ts'

it('is checking first, then paid or unpaid [S3-005]', () => {
  const access = { assistants: { chat: { paid: true }, voice: { paid: false } } }
  expect(accessView(undefined, 'chat')).toBe('checking')
  expect(accessView(access, 'chat')).toBe('paid')
  expect(accessView(access, 'voice')).toBe('unpaid')
  expect(accessView(access, 'humanizer')).toBe('unpaid')
})
