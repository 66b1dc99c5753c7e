import { expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

async function read(...pieces: string[]) {
  const events = readEvents(streamOf(...pieces))
  const said: unknown[] = []
  for (;;) {
    const next = await events.next()
    if (next.done) return { said, ended: next.value }
    said.push(next.value)
  }
}

it('reads events wherever they are cut, and steps over signs of life', async () => {
  expect(await read('data: {"a', '":1}\n\n: alive\n\nda', 'ta: {"a":2}\r\n\r\ndata: [DONE]\n\n')).toEqual({
    said: [{ a: 1 }, { a: 2 }],
    ended: true,
  })
})

it('tells an answer that was ended from one that was cut', async () => {
  expect(await read('data: {"a":1}\n\n')).toEqual({ said: [{ a: 1 }], ended: false })
})
