/**
 * The lines of an answer that is still being written. A partial line is buffered wherever it was cut, and text after the last
 * line break is a line too. Throws when the connection breaks or the request is aborted: a truncated answer must not look like
 * a short one.
 */
export type ReadOptions = {
  /** Called with each piece that arrives, as a sign of life and for counting bytes. */
  onBytes?: (bytes: number) => void
}

/** Lines unchanged, including empty ones: in an event stream they end an event. */
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
    // Cancel when the consumer stops early; cancelling a broken stream rejects, which is ignored.
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
