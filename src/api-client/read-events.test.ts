import { expect, it } from 'vitest'
import { all, arriving, bytesOf } from './byte-stream.fake.ts'
import { readEvents } from './read-events.ts'

it('reads events up to their end, whatever stands between them', async () => {
  const stream = arriving(
    bytesOf(': hb\n\nid: 3\ndata: {"n":1}\n\ndata:{"n"'),
    bytesOf(':2}\n\ndata: [DONE]\n\n: bye\n'),
  )
  expect(await all(readEvents(stream))).toEqual([{ n: 1 }, { n: 2 }])
})

it('throws where events end without their end, or break in the middle of one', async () => {
  await expect(all(readEvents(arriving(bytesOf('data: {"n":1}\n\n'))))).rejects.toThrow('before their end')
  await expect(all(readEvents(arriving(bytesOf('data: {"n":'))))).rejects.toThrow()
})

it('does not mind a line that breaks when everything is there', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytesOf('data: {"n":1}\n\ndata: [DONE]\n\n'))
    },
    pull: (controller) => controller.error(new TypeError('network error')),
  })
  expect(await all(readEvents(stream))).toEqual([{ n: 1 }])
})
