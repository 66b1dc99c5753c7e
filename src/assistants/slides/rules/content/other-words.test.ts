import { expect, it } from 'vitest'
import { readSampleDeck } from '../../server/sample-route.ts'
import { otherWords, withOtherWords } from './other-words.ts'

const deck = readSampleDeck()
const slide = deck.slides.find(
  ({ form, script, points }) =>
    ['points', 'statement'].includes(form) && points.length > 0 && script.some(({ asked }) => asked),
)
if (!slide) throw new Error('No slide of the sample keeps anything for questions.')

it('brings forward what was kept for questions, and keeps what was shown', () => {
  const again = otherWords(slide)
  expect(again?.points.length).toBeGreaterThan(0)
  const before = new Set(slide.points.map(({ text }) => text))
  expect(again?.points.filter(({ text }) => before.has(text))).toEqual([])
  expect(again?.script.map(({ text }) => text).sort()).toEqual(slide.script.map(({ text }) => text).sort())
  for (const { sources } of slide.points)
    expect(again?.script.find((line) => line.sources[0]?.sentenceId === sources[0]?.sentenceId)?.asked).toBe(
      true,
    )
})

it('leaves the lines of the student where they are', () => {
  const own = { text: 'My own line about the markets of Kitwe', edited: true, sources: [] }
  expect(otherWords({ ...slide, points: [own] })?.points[0]).toEqual(own)
})

it('changes one slide only, and none that has nothing else to say', () => {
  const again = withOtherWords(deck, slide.id)
  expect(again?.slides.filter((one, at) => one !== deck.slides[at]).map(({ id }) => id)).toEqual([slide.id])
  expect(withOtherWords(deck, 'title')).toBeUndefined()
  expect(withOtherWords(deck, 'nowhere')).toBeUndefined()
  expect(otherWords({ ...slide, script: slide.script.filter(({ asked }) => !asked) })).toBeUndefined()
})
