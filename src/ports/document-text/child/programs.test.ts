import { expect, it } from 'vitest'
import { hashOf, isAsItWas } from './programs.ts'

it('uses what was built only while every source stands as it stood then', () => {
  const file = 'src/ports/document-text/child/programs.ts'
  expect(isAsItWas({ [file]: hashOf(file) })).toBe(true)
  expect(isAsItWas({ [file]: hashOf('package.json') })).toBe(false)
  expect(isAsItWas({ [file]: hashOf(file), 'src/gone.ts': hashOf(file) })).toBe(false)
})
