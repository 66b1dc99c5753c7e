import { thesis } from '../../tests/fixtures/make/papers.ts'

/** A real PDF of any size: the padding is in a place that readers ignore. */
export function largePdf(bytes: number): Blob {
  const small = thesis(60)
  const end = small.lastIndexOf('startxref')
  const room = Buffer.alloc(bytes - small.length, '% nothing to see here\n')
  return new Blob([
    new Uint8Array(small.subarray(0, end)),
    new Uint8Array(room),
    new Uint8Array(small.subarray(end)),
  ])
}
