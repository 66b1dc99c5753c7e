import { expect, it } from 'vitest'
import type { Documents } from '#capabilities/documents/server/index.ts'
import { wordsToExpect } from './expected-words.ts'
import type { VoiceTurn } from './tables.ts'

let read = 0
const documents = {
  async model() {
    read += 1
    return { ok: true, value: { sentences: [{ text: 'Traders in Chipata sell groundnuts.' }] } }
  },
} as unknown as Documents
const expected = wordsToExpect(documents, async () => ({ documentId: 'd1', asked: 'Why do hawkers save?' }))
const said = (heard: string, reply = '') =>
  expected({ userId: 'u', session: 's', turns: [{ heard: { text: heard }, reply } as VoiceTurn] })

it('stays the same ear while the document, its questions or everyday words are spoken of', async () => {
  const first = await said('yes')
  expect((await said('Groundnuts from Chipata.', 'And the hawkers?')).key).toBe(first.key)
  expect((await said('We compared the regression with the questionnaire.')).key).toBe(first.key)
})

it('becomes another with a name that nobody has written, and expects it as it is spelt', async () => {
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

it('reads the document once for all of this', () => {
  // And each time the words themselves are asked for.
  expect(read).toBe(4)
})
