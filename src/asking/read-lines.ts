/**
 * The lines of an answer that is still being written. Half a line waits for its other half, wherever it was cut, and what
 * comes after the last line break is a line too. Throws where the connection breaks or the request is aborted:
 * an answer that was cut off must not look like a short one.
 */
export type ReadOptions = {
  /** Called with each piece that arrives, for a sign of life and for who counts the bytes. */
  onBytes?: (bytes: number) => void
}

/** Lines as they are, empty ones too: in an event stream they end an event. */
export async function* readLines(
  body: ReadableStream<Uint8Array>,
  { onBytes }: ReadOptions = {},
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (value) onBytes?.(value.byteLength)
      const lines = `${rest}${decoder.decode(value, { stream: !done })}`.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield withoutReturn(line)
      if (!done) continue
      if (rest !== '') yield withoutReturn(rest)
      return
    }
  } finally {
    // Who leaves the loop wants no more of it. A stream that broke has nothing left to cancel, and says so.
    void reader.cancel().catch(() => undefined)
  }
}

/** One JSON value a line; an empty line only keeps the connection open. A line cut in half throws as a broken stream does. */
export async function* readJsonLines<Line>(
  body: ReadableStream<Uint8Array>,
  options?: ReadOptions,
): AsyncGenerator<Line, void, undefined> {
  for await (const line of readLines(body, options)) if (line.trim() !== '') yield JSON.parse(line)
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line)
