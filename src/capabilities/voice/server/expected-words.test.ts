import { expect, it } from 'vitest'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { wordsToExpect } from './expected-words.ts'
import type { VoiceTurn } from './tables.ts'

const documents = {
  model: async () => ({ ok: true, value: { sentences: [{ text: 'Traders in Chipata sell groundnuts.' }] } }),
} as unknown as Documents
const expected = wordsToExpect(documents, async () => ({ documentId: 'd1', asked: 'Why do hawkers save?' }))
const said = (heard: string, reply = '') =>
  expected({ userId: 'u', session: 's', turns: [{ heard: { text: heard }, reply } as VoiceTurn] })

it('expects a name that nobody has written, as it is spelt, and is then another hint', async () => {
  const first = await said('yes')
  const named = await said('It was in Mporokoso.')
  expect(named.key).not.toBe(first.key)
  expect(await named.text()).toContain('Mporokoso')
})

it('expects what is asked about more than the rest', async () => {
  const text = await (await said('yes')).text()
  expect(text.split('hawkers').length - 1).toBeGreaterThan(text.split('groundnuts').length - 1)
})

it('brings two hundred words at most, the latest', async () => {
  const letters = 'bcdfghjklmnpqrstvwxz'
  const names = [...letters].flatMap((one) => [...letters].map((other) => `Qu${one}a${other}o`)).slice(0, 300)
  const text = await (await said(names.join(' '))).text()
  expect(names.filter((name) => text.includes(name))).toEqual(names.slice(-200))
})
