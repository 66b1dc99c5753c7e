type NumericArray = Uint8Array | Int16Array | Float32Array

/** Concatenates the parts. */
export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array =>
  filledArray(new Uint8Array(lengthOf(parts)), parts)
export const joinSamples = (parts: readonly Int16Array[]): Int16Array =>
  filledArray(new Int16Array(lengthOf(parts)), parts)
export const joinFloats = (parts: readonly Float32Array[]): Float32Array =>
  filledArray(new Float32Array(lengthOf(parts)), parts)

const lengthOf = (parts: readonly NumericArray[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0)

function filledArray<Whole extends NumericArray>(whole: Whole, parts: readonly NumericArray[]): Whole {
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
