import { describe, expect, it } from 'vitest'
import { speechFrom, trackNoise, unknownNoise } from './background-noise.ts'
import { demoStep } from './demo.ts'
import { isSilent, measureLoudness } from './loudness.ts'
import { newRecording, ringLeft, silentFor } from './recording.ts'

describe('silence by the specification', () => {
  it.each([
    [-60.1, 9.9, true],
    [-60, 9, false],
    [-61, 10, false],
    [-40, 3, false],
    [-90, 40, false],
  ])('at %d dB and a byte average of %d is silence: %s [S2-092]', (decibels, byteLevel, silent) => {
    expect(isSilent({ decibels, byteLevel, level: -20 })).toBe(silent)
  })

  it('is measured as means over the bins of an analyser', () => {
    const bins = Float32Array.of(-50, -70, Number.NEGATIVE_INFINITY)
    const wave = Float32Array.of(0.5, -0.5, 0.5, -0.5)
    const loudness = measureLoudness(bins, Uint8Array.of(0, 10, 20), wave)
    expect(loudness.decibels).toBeCloseTo(-73.3, 1)
    expect(loudness.byteLevel).toBe(10)
    expect(loudness.level).toBeCloseTo(-6, 1)
  })

  it('is minus one hundred where nothing comes in', () => {
    const nothing = measureLoudness(
      Float32Array.of(Number.NEGATIVE_INFINITY),
      new Uint8Array(1),
      new Float32Array(4),
    )
    expect(nothing).toEqual({ decibels: -100, byteLevel: 0, level: -100 })
  })
})

describe('the room', () => {
  const having = (...levels: number[]) => levels.reduce(trackNoise, unknownNoise)

  it('learns how loud it is without speech, and sets the line eight decibels above', () => {
    const fan = having(...Array(20).fill(-38))
    expect(speechFrom(fan.levels)).toBe(-30)
    expect(trackNoise(fan, -31).speaking).toBe(false)
    expect(trackNoise(fan, -25).speaking).toBe(true)
  })

  it('never takes a whisper of the wire for speech', () => {
    expect(having(...Array(20).fill(-95), -60).speaking).toBe(false)
    expect(having(...Array(20).fill(-95), -50).speaking).toBe(true)
  })

  it('believes in a loud room only what comes near the speaker’s own loudness', () => {
    // A near speaker at -20, others behind at -38 to -30, never silent.
    const market = having(...Array(40).fill([-20, -22, -38, -30]).flat())
    expect(trackNoise(market, -29).speaking).toBe(false)
    expect(trackNoise(market, -24).speaking).toBe(true)
  })

  it('forgets what is longer ago than eight seconds', () => {
    expect(having(-90, ...Array(80).fill(-40)).levels).toHaveLength(80)
    expect(speechFrom(having(...Array(40).fill(-90), ...Array(80).fill(-40)).levels)).toBe(-32)
  })
})

describe('the ring', () => {
  const take = { ...newRecording(0, unknownNoise), quietSince: 5_000, calmSince: 4_500 }

  it('drains while it is silent, by the rule that will fire first', () => {
    expect(silentFor(take, 5_500)).toBe(1_000)
    expect(ringLeft(take, 5_500, 2_000)).toBe(0.5)
    expect(ringLeft(take, 9_000, 2_000)).toBe(0)
  })

  it('is full while somebody speaks', () => {
    expect(ringLeft(newRecording(0, unknownNoise), 5_500, 2_000)).toBe(1)
  })
})

it.each([
  [0, 'idle'],
  [999, 'idle'],
  [1_000, 'speaking'],
  [3_000, 'processing'],
  [5_000, 'responding'],
  [8_000, 'ready'],
  [9_999, 'ready'],
  [10_000, 'over'],
] as const)('the demo stands at %d ms at %j', (elapsed, step) => {
  expect(demoStep(elapsed)).toBe(step)
})
