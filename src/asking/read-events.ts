/** The events of an answer that is still being written: JSON behind `data: `, until `[DONE]`. */
import { type ReadOptions, readLines } from './read-lines.ts'

/**
 * Returns true where it was ended, and false where it was cut: an answer that was cut off must not look like a short one.
 * Throws where the connection breaks.
 */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  options?: ReadOptions,
): AsyncGenerator<Event, boolean, undefined> {
  for await (const line of readLines(body, options)) {
    if (!line.startsWith('data: ')) continue
    const said = line.slice('data: '.length)
    if (said === '[DONE]') return true
    yield JSON.parse(said)
  }
  return false
}
