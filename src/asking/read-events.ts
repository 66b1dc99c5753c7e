/** The events of an answer that is still being written. */
import { type ReadOptions, readLines } from './read-lines.ts'

const DATA = 'data:'
const DONE = '[DONE]'

/**
 * Server-sent events, each an object of JSON. A stream that ends without `[DONE]` was cut off, and throws as a broken one does.
 * What comes after it is read to the end all the same: a line that is let go in the middle cannot be used again.
 */
export async function* readEvents<Event>(
  body: ReadableStream<Uint8Array>,
  options?: ReadOptions,
): AsyncGenerator<Event, void, undefined> {
  let done = false
  try {
    for await (const line of readLines(body, options)) {
      if (done || !line.startsWith(DATA)) continue
      const data = line.slice(DATA.length).trim()
      if (data === DONE) done = true
      else yield JSON.parse(data)
    }
  } catch (fault) {
    if (!done) throw fault
  }
  if (!done) throw new Error('The events ended before their end.')
}
