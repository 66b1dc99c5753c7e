import { expect, it } from 'vitest'
import { joinBytes, joinFloats, joinSamples } from './join-arrays.ts'

it('puts pieces into one, in their order, and keeps their kind', () => {
  expect(joinBytes([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)])).toEqual(Uint8Array.of(1, 2, 3))
  expect(joinSamples([Int16Array.of(-1), Int16Array.of(30_000)])).toEqual(Int16Array.of(-1, 30_000))
  expect(joinFloats([Float32Array.of(0.5), Float32Array.of(-0.5)])).toEqual(Float32Array.of(0.5, -0.5))
  expect(joinBytes([])).toEqual(new Uint8Array())
})
