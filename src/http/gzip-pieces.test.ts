import { createGunzip, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { gzipPieces } from './gzip-pieces.ts'

const EVENTS = Array.from(
  { length: 400 },
  (_, at) => `data: {"type":"chunk","delta":"word ${at % 7} and more "}\n\n`,
)

it('is one gzip file to whoever reads all of it', () => {
  const gzip = gzipPieces()
  const packed = Buffer.concat([...EVENTS.map(gzip.pack), gzip.end()])
  expect(gunzipSync(packed).toString()).toBe(EVENTS.join(''))
})

it('can be read up to the last piece that came', async () => {
  const gzip = gzipPieces()
  const reader = createGunzip()
  let read = ''
  reader.on('data', (part) => {
    read += part
  })
  for (const event of EVENTS.slice(0, 5)) {
    const before = read
    reader.write(gzip.pack(event))
    await new Promise((flushed) => reader.flush(flushed as () => void))
    expect(read).toBe(before + event)
  }
})

it('says what was said before in a few bytes, also far back and after more than its window', () => {
  const gzip = gzipPieces()
  const whole = EVENTS.join('')
  gzip.pack(whole)
  expect(gzip.pack(whole.slice(0, 2_000)).length).toBeLessThan(80)
  for (let more = 0; more < 5; more += 1) gzip.pack(`${more} ${whole}`)
  expect(
    gunzipSync(Buffer.concat([gzipPieces().pack('aé€𝄞'), Buffer.alloc(0)]), { finishFlush: 2 }).toString(),
  ).toBe('aé€𝄞')
})

it('is a file also where nothing was said, and with signs of several bytes', () => {
  expect(gunzipSync(gzipPieces().end()).toString()).toBe('')
  const gzip = gzipPieces()
  expect(gunzipSync(Buffer.concat([gzip.pack('é€𝄞'), gzip.end()])).toString()).toBe('é€𝄞')
})

it('is one gzip file, however large its pieces are', () => {
  const words = 'maize cassava sorghum millet rice beans'.split(' ')
  const pieces = Array.from({ length: 90 }, (_, at) =>
    `${words[(at * at) % 6]} ${at} `.repeat(1 + ((at * 37) % 900)),
  )
  const gzip = gzipPieces()
  const packed = Buffer.concat([...pieces.map(gzip.pack), gzip.end()])
  expect(gunzipSync(packed).toString()).toBe(pieces.join(''))
})

it('finds what was said a window ago', () => {
  const once = Array.from({ length: 400 }, (_, at) => (at * 7_919).toString(36)).join(' ')
  const gzip = gzipPieces()
  gzip.pack(once)
  for (let at = 0; at < 280; at += 1) gzip.pack(`${at * 31}`.padEnd(100, String(at)))
  expect(gzip.pack(`${once} again`).length).toBeLessThan(once.length / 4)
})
