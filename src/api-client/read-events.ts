/** The events of an answer that is still being written. */
import { type ReadOptions, readLines } from './read-lines.ts'

const DATA = 'data:'
const DONE = '[DONE]'

/**
 * Server-sent events, each a JSON object. A stream that ends without `[DONE]` was cut off, and throws as a broken one does.
 * Anything after it is still read to the end: a connection dropped in the middle cannot be reused.
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
