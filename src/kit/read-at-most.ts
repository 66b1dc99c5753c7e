import { joinBytes } from './join-arrays.ts'

/** The whole of a stream, or nothing if it exceeds the limit: one that never ends must not fill the memory. */
export async function readAtMost(
  stream: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the stream.
  for await (const part of stream ?? []) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return joinBytes(parts)
}
