import { expect, it } from 'vitest'
import { fairOrder, type Queued } from './fair-queue.ts'

let second = 0
const waiting = (id: string, userId: string, change: Partial<Queued> = {}): Queued => ({
  id,
  userId,
  createdAt: new Date(2026, 10, 20, 8, 0, ++second),
  begun: false,
  possible: true,
  ...change,
})

it('takes the oldest first', () => {
  const [first, then] = [waiting('first', 'Chipo'), waiting('then', 'Mutale')]
  expect(fairOrder([then, first])).toEqual(['first', 'then'])
})

it('lets nobody wait behind all the documents of one student', () => {
  const many = [1, 2, 3].map((n) => waiting(`Chipo ${n}`, 'Chipo'))
  expect(fairOrder([...many, waiting('Mutale 1', 'Mutale')])).toEqual([
    'Chipo 1',
    'Mutale 1',
    'Chipo 2',
    'Chipo 3',
  ])
})

it('counts what is being worked on as a turn', () => {
  const line = [
    waiting('Chipo 1', 'Chipo', { begun: true }),
    waiting('Chipo 2', 'Chipo'),
    waiting('Mutale 1', 'Mutale'),
  ]
  expect(fairOrder(line)).toEqual(['Mutale 1', 'Chipo 2'])
})

it('passes over a document that is still being read', () => {
  const line = [waiting('reading', 'Chipo', { possible: false }), waiting('ready', 'Chipo')]
  expect(fairOrder(line)).toEqual(['ready'])
})
