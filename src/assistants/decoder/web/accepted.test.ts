import { expect, it } from 'vitest'
import { UPLOADS } from '#capabilities/documents/spec.ts'
import { accepted } from '#capabilities/documents/web/index.ts'
import { ACCEPTED } from '../spec.ts'

it('offers PDF, DOC, DOCX and TXT up to 10 MB, as documents take them for it [S2-038]', () => {
  expect(ACCEPTED.types).toBe(accepted('decoder'))
  expect(ACCEPTED.kinds).toEqual(UPLOADS.decoder.kinds)
  expect(ACCEPTED.megabytes).toBe(UPLOADS.decoder.megabytes)
})
