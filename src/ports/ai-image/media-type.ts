const SIGNATURES: [mediaType: string, at: number, signature: number[]][] = [
  ['image/png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', 0, [0xff, 0xd8, 0xff]],
  // RIFF, four bytes of length, WEBP.
  ['image/webp', 8, [0x57, 0x45, 0x42, 0x50]],
]

/** The media type of the bytes, or nothing when they are no picture a browser shows. */
export const mediaTypeOf = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find(([, at, signature]) => signature.every((byte, i) => bytes[at + i] === byte))?.[0]
