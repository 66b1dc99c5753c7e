/** Bytes as they arrive on a connection, and everything read out of them. */
export const bytesOf = (text: string) => new TextEncoder().encode(text)

export const arriving = (...pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

export async function all<Line>(lines: AsyncIterable<Line>): Promise<Line[]> {
  const found: Line[] = []
  for await (const line of lines) found.push(line)
  return found
}
