import { describe, expect, it } from 'vitest'
import { nextRotation, ROTATE_EVERY, type RotationEvent, startRotation, turnsByItself } from './rotation.ts'

const stateAfter = (events: RotationEvent[], reducedMotion = false) =>
  events.reduce(nextRotation, startRotation(3, reducedMotion))
const passed: RotationEvent = { type: 'time-passed' }

describe('the rotation of the testimonials', () => {
  it('waits five seconds between two voices', () => {
    expect(ROTATE_EVERY).toBe(5000)
  })

  it('shows one after the other and begins again', () => {
    expect([0, 1, 2, 3, 4].map((times) => stateAfter(Array(times).fill(passed)).shown)).toEqual([
      0, 1, 2, 0, 1,
    ])
  })

  it('stands still while paused, hovered or focused, even when a timer fires late', () => {
    for (const hold of [
      { type: 'pause-pressed' },
      { type: 'hovered', now: true },
      { type: 'focused', now: true },
    ] as const) {
      expect(turnsByItself(stateAfter([hold]))).toBe(false)
      expect(stateAfter([hold, passed]).shown).toBe(0)
    }
  })

  it('goes on when the mouse and the keyboard have left', () => {
    const left = stateAfter([
      { type: 'hovered', now: true },
      { type: 'focused', now: true },
      { type: 'hovered', now: false },
    ])
    expect(turnsByItself(left)).toBe(false)
    expect(turnsByItself(nextRotation(left, { type: 'focused', now: false }))).toBe(true)
  })

  it('shows the chosen voice, and goes on from there', () => {
    expect(stateAfter([{ type: 'chosen', index: 2 }]).shown).toBe(2)
    expect(stateAfter([{ type: 'chosen', index: 2 }, passed]).shown).toBe(0)
  })

  it('does not move for a visitor who asked for less motion, until they press play', () => {
    expect(stateAfter([passed], true).shown).toBe(0)
    expect(stateAfter([{ type: 'pause-pressed' }, passed], true).shown).toBe(1)
  })
})
