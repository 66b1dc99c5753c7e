import { describe, expect, it } from 'vitest'
import { MEGABYTE } from '../spec.ts'
import { fitsWithin } from './upload-size.ts'

describe('the size of an upload', () => {
  it('counts a megabyte as 1048576 bytes: a file at the limit passes, one byte more does not [S3-007]', () => {
    expect(MEGABYTE).toBe(1_048_576)
    for (const [megabytes, bytes] of [
      [10, 10_485_760],
      [25, 26_214_400],
      [50, 52_428_800],
      [100, 104_857_600],
    ] as const) {
      expect(fitsWithin(bytes, megabytes)).toBe(true)
      expect(fitsWithin(bytes + 1, megabytes)).toBe(false)
    }
  })
})
