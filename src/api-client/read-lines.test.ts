import { expect, it } from 'vitest'
import { all, arriving, bytesOf } from './byte-stream.fake.ts'
import { readJsonLines, readLines } from './read-lines.ts'

it('puts lines together wherever they were cut, in the middle of a letter too', async () => {
  const single = [...bytesOf('café\nthé\n')].map((byte) => Uint8Array.of(byte))
  expect(await all(readLines(arriving(...single)))).toEqual(['café', 'thé'])
})

it('gives out the last line that no line break follows', async () => {
  expect(await all(readLines(arriving(bytesOf('one\ntw'), bytesOf('o'))))).toEqual(['one', 'two'])
  expect(await all(readLines(arriving(bytesOf('one\n'))))).toEqual(['one'])
  expect(await all(readLines(arriving()))).toEqual([])
})

it('keeps the empty lines, which end an event of an event stream, and drops the carriage returns', async () => {
  expect(await all(readLines(arriving(bytesOf('data: a\r\n\r\ndata: b\n\n'))))).toEqual([
    'data: a',
    '',
    'data: b',
    '',
  ])
})

it('counts every byte that arrives, as it arrives', async () => {
  const counted: number[] = []
  await all(readLines(arriving(bytesOf('é'), bytesOf('\nab')), { onBytes: (bytes) => counted.push(bytes) }))
  expect(counted).toEqual([2, 3])
})

it('throws when the request is aborted, after the lines that had arrived', async () => {
  const left = new AbortController()
  const endless = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytesOf('one\ntw'))
      left.signal.addEventListener('abort', () => controller.error(left.signal.reason))
    },
  })
  const lines = readLines(endless)
  expect(await lines.next()).toEqual({ done: false, value: 'one' })
  const next = lines.next()
  left.abort()
  await expect(next).rejects.toBe(left.signal.reason)
})

it('hangs up when its reader leaves', async () => {
  let hungUp = false
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytesOf('one\ntwo\n')),
    cancel() {
      hungUp = true
    },
  })
  for await (const line of readLines(endless)) if (line === 'one') break
  expect(hungUp).toBe(true)
})

it('reads one JSON value a line, and passes over the empty ones', async () => {
  expect(await all(readJsonLines(arriving(bytesOf('{"a":1}\n\n \n{"a":2}'))))).toEqual([{ a: 1 }, { a: 2 }])
})

it('takes half a value at the end for a broken stream', async () => {
  await expect(all(readJsonLines(arriving(bytesOf('{"a":1}\n{"a"'))))).rejects.toThrow()
})
