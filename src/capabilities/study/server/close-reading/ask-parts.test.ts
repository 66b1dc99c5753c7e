import { expect, it } from 'vitest'
import { fakeText } from '#ports/ai-text/ai-text.fake.ts'
import { CLOSE_READING } from '../../spec.ts'
import { askParts } from './ask-parts.ts'
import type { ToAsk } from './request-for.ts'

function asking(onKeep: (part: number) => Promise<boolean>) {
  const asked: number[] = []
  const parts = Array.from({ length: 7 }, (_, number): ToAsk => {
    const text = `Part ${number}.`
    return {
      number,
      text,
      get request() {
        asked.push(number)
        return { instructions: 'Read.', messages: [{ role: 'user' as const, text }] }
      },
    }
  })
  const keep = ({ part }: { part: number }) => onKeep(part)
  const about = { engine: fakeText('{"facts": []}'), window: 16_384, budget: 1_000_000, spent: 0 }
  return { asked, parts, asking: { ...about, keep, lost: async () => {} } }
}

it('asks for the first part by itself, and for the others a few at once, in their order', async () => {
  let underWay = 0
  const most = new Map<number, number>()
  const {
    asked,
    parts,
    asking: how,
  } = asking(async (part) => {
    underWay += 1
    most.set(part, underWay)
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
    underWay -= 1
    return true
  })
  expect(await askParts(parts, how)).toBeUndefined()
  expect(asked).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect([most.get(0), Math.max(...most.values())]).toEqual([1, CLOSE_READING.atOnce])
})

it('pays for no more where what was said cannot be kept', async () => {
  const {
    asked,
    parts,
    asking: how,
  } = asking(async (part) => {
    if (part === 1) throw new Error('The records are away.')
    return true
  })
  await expect(askParts(parts, how)).rejects.toThrow('The records are away.')
  for (let turn = 0; turn < 500; turn += 1) await Promise.resolve()
  expect(asked.length).toBeLessThanOrEqual(1 + 2 * CLOSE_READING.atOnce)
})
