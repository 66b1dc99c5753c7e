type Piece = Uint8Array | Int16Array | Float32Array

/** Concatenates the parts. */
export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array =>
  filled(new Uint8Array(lengthOf(parts)), parts)
export const joinSamples = (parts: readonly Int16Array[]): Int16Array =>
  filled(new Int16Array(lengthOf(parts)), parts)
export const joinFloats = (parts: readonly Float32Array[]): Float32Array =>
  filled(new Float32Array(lengthOf(parts)), parts)

const lengthOf = (parts: readonly Piece[]): number => parts.reduce((sum, { length }) => sum + length, 0)

function filled<Whole extends Piece>(whole: Whole, parts: readonly Piece[]): Whole {
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
