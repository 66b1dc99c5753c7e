/** The lines of an answer that arrives bit by bit. Half a line waits for its other half. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    await reader.cancel()
  }
}
