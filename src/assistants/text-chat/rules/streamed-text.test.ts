import { expect, it } from 'vitest'
import { growingText } from './streamed-text.ts'

function grown(...pieces: string[]) {
  const text = growingText()
  for (const piece of pieces) text.add(piece)
  return text
}

it('is what was added, as long as it is', () => {
  expect(grown().whole()).toBe('')
  const text = grown('One ', '', 'two')
  expect([text.whole(), text.length]).toEqual(['One two', 7])
  text.add(' three')
  expect([text.whole(), text.length]).toEqual(['One two three', 13])
})

it('gives its end from any place, whether or not the whole was wanted before', () => {
  const all = 'One two three four'
  for (const wasWanted of [false, true])
    for (let offset = 0; offset <= all.length; offset += 1) {
      const text = grown('One ', 'two th')
      if (wasWanted) text.whole()
      text.add('')
      text.add('ree four')
      expect(text.from(offset)).toBe(all.slice(offset))
    }
})

it('has nothing behind its end', () => {
  expect(grown('One').from(3)).toBe('')
  expect(grown().from(0)).toBe('')
})
