import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CAPABILITIES } from './parts/capability-parts.ts'

it('names every capability there is, in their order', () => {
  expect(CAPABILITIES).toEqual(JSON.parse(readFileSync('scripts/order-of-capabilities.json', 'utf8')))
})
