import { expect, it } from 'vitest'
import { ASKS_BACK, BUILT_IN_SAYS, type Standing, spokenPieces } from './built-in-words.ts'

const usual: Standing = { first: false, standsIn: false, turns: 0 }
async function spoken(pieces: string[], standing: Partial<Standing> = {}) {
  const said: string[] = []
  async function* written() {
    yield* pieces
  }
  for await (const piece of spokenPieces(written(), { ...usual, ...standing })) said.push(piece.trim())
  return said
}

it('says who speaks and what it cannot do, once in a conversation', async () => {
  expect(await spoken(['A frame is a list.'], { first: true })).toEqual([
    BUILT_IN_SAYS.who,
    BUILT_IN_SAYS.limits,
    'A frame is a list.',
    ASKS_BACK[0],
  ])
  expect(await spoken(['A frame is a list.'])).toEqual(['A frame is a list.', ASKS_BACK[0]])
})

it.each([true, false])(
  'says that it stands in for a model, whether it spoke before or not',
  async (first) => {
    expect((await spoken([], { first, standsIn: true }))[0]).toBe(BUILT_IN_SAYS.standsIn)
  },
)

it('keeps to four sentences and the question, without what only an eye can use', async () => {
  const pieces = [
    'From the handbook, “Frames”: One.',
    ' Two.',
    ' Three.',
    ' Four.',
    ' Five.',
    ' Ask yourself: who is missing?',
    ' See also: Lists.',
  ]
  expect(await spoken(pieces)).toEqual([
    'From my handbook: Frames.',
    'One.',
    'Two.',
    'Three.',
    'Four.',
    'Ask yourself: who is missing?',
  ])
})

it('asks another question in the next turn', async () => {
  const asks = await Promise.all(
    [0, 1, 2, 3].map(async (turns) => (await spoken(['One.'], { turns })).at(-1)),
  )
  expect(new Set(asks).size).toBe(4)
})
