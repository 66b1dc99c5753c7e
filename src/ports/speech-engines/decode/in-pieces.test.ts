import { expect, it } from 'vitest'
import { inPieces } from './in-pieces.ts'

const loud = (seconds: number) => new Float32Array(seconds * 16_000).fill(0.1)

it('leaves a short answer whole', () => {
  const sound = loud(10)
  expect(inPieces(sound, 28)).toEqual([sound])
})

it('cuts a long answer where it is quietest, and loses nothing of it', () => {
  const sound = loud(60)
  sound.fill(0, 20 * 16_000, 21 * 16_000)
  const pieces = inPieces(sound, 28)
  expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(sound.length)
  expect(pieces[0]!.length / 16_000).toBeGreaterThan(20)
  expect(pieces[0]!.length / 16_000).toBeLessThan(21)
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(28 * 16_000)
})
