import { expect, it } from 'vitest'
import { publicKeys } from './public-keys.ts'
import { ANOTHER_PUBLIC_KEY, PUBLIC_KEY } from './signature-vectors.ts'

function keyServer() {
  const server = { asked: 0, ms: 0, answer: [{ id: 'a', key: PUBLIC_KEY }] as unknown }
  const keys = publicKeys(
    async () => {
      server.asked++
      if (server.answer instanceof Error) throw server.answer
      return server.answer
    },
    () => new Date(server.ms),
  )
  return { server, keys }
}

it('fetches the keys once an hour', async () => {
  const { server, keys } = keyServer()
  await Promise.all([keys.find('a'), keys.find('a')])
  server.ms = 3_599_999
  await keys.find('a')
  expect(server.asked).toBe(1)
  server.ms = 3_600_000
  await keys.find('a')
  expect(server.asked).toBe(2)
})

it('asks again for a key it does not know, but at most once a minute', async () => {
  const { server, keys } = keyServer()
  expect(await keys.find('a')).toBeTypeOf('object')
  for (server.ms = 0; server.ms < 60_000; server.ms += 1_000) expect(await keys.find('b')).toBe('unknown')
  expect(server.asked).toBe(1)
  server.answer = [
    { id: 'a', key: PUBLIC_KEY },
    { id: 'b', key: ANOTHER_PUBLIC_KEY },
  ]
  expect(await keys.find('b')).toBeTypeOf('object')
  expect(server.asked).toBe(2)
})

it('keeps the keys it has when new ones cannot be fetched', async () => {
  const { server, keys } = keyServer()
  await keys.find('a')
  server.ms = 7_200_000
  for (const answer of [new Error('down'), '<html>', [], [{ id: 'a', key: 'nonsense' }]]) {
    server.answer = answer
    server.ms += 60_000
    expect(await keys.find('a')).toBeTypeOf('object')
  }
  expect(server.asked).toBe(5)
})

it('says it could not reach the gateway as long as it never had a key', async () => {
  const { server, keys } = keyServer()
  server.answer = new Error('down')
  expect(await keys.find('a')).toBe('unreachable')
  server.answer = [{ id: 'a', key: PUBLIC_KEY.replace(/-----[^-]+-----\n/g, '') }]
  server.ms = 60_000
  expect(await keys.find('a')).toBeTypeOf('object')
})
