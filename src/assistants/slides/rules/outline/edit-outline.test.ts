import { expect, it } from 'vitest'
import { type EditedOutline, editOutline, waitingWords } from './edit-outline.ts'
import type { OutlineEntry } from './outline.ts'

const entry = (id: string, more: Partial<OutlineEntry> = {}): OutlineEntry => ({
  id,
  part: 'Results',
  kicker: 'Result',
  title: `Planned ${id}`,
  lines: [],
  ...more,
})
const ask = { says: 'Your main result', candidates: [] }
const outline: EditedOutline = {
  first: [entry('title', { ask: { says: 'Your name', candidates: [] } })],
  body: [entry('one', { ask }), entry('two')],
  spares: [],
}

it('counts the first slide among those that wait, until it has its name', () => {
  expect(waitingWords([...outline.first, ...outline.body])).toBe('2 slides wait for you')
  const { first, body } = editOutline(outline, { type: 'opened', words: 'Chipo Mwansa' })
  expect(waitingWords([...first, ...body])).toBe('1 slide waits for you')
})

it('keeps what the student wrote when the outline is planned anew, and takes the new slides', () => {
  const edited = [
    { type: 'filled', at: 0, words: 'Most save weekly' } as const,
    { type: 'titled', at: 1, title: 'Mine' } as const,
    { type: 'opened', words: 'Chipo Mwansa' } as const,
  ].reduce(editOutline, outline)
  const fresh: EditedOutline = {
    first: outline.first,
    body: [entry('three'), entry('two', { title: 'Planned again' }), entry('one', { ask })],
    spares: [],
  }
  const made = editOutline(edited, { type: 'planned-anew', outline: fresh })
  expect(made.first[0]?.words).toBe('Chipo Mwansa')
  expect(made.body.map(({ id, title, words }) => [id, title, words])).toEqual([
    ['three', 'Planned three', undefined],
    ['two', 'Mine', undefined],
    ['one', 'Planned one', 'Most save weekly'],
  ])
})

it('lets go of words for a slide that the study itself now fills', () => {
  const edited = editOutline(outline, { type: 'filled', at: 0, words: 'Most save weekly' })
  const fresh = { ...outline, body: [entry('one'), entry('two')] }
  expect(editOutline(edited, { type: 'planned-anew', outline: fresh }).body[0]?.words).toBeUndefined()
})
