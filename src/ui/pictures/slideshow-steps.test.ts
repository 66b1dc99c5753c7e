import { describe, expect, it } from 'vitest'
import { isRunning, type SlideshowEvent, slideshow, startSlideshow } from './slideshow-steps.ts'

const told = (...events: SlideshowEvent[]) => events.reduce(slideshow, startSlideshow(3))
const tick: SlideshowEvent = { type: 'time-passed' }

describe('a slideshow', () => {
  it('goes round its pictures', () => {
    expect(told(tick).current).toBe(1)
    expect(told(tick, tick).current).toBe(2)
    expect(told(tick, tick, tick).current).toBe(0)
  })

  it('shows the picture that was chosen, and counts the choice', () => {
    expect(told({ type: 'picture-chosen', picture: 2 })).toMatchObject({ current: 2, choices: 1 })
  })

  it.each([-1, 3])('knows no picture %d', (picture) => {
    expect(told({ type: 'picture-chosen', picture })).toEqual(startSlideshow(3))
  })

  it('stands still while it is held or paused, and goes on after', () => {
    expect(told({ type: 'held' }, tick).current).toBe(0)
    expect(told({ type: 'pause-pressed' }, tick).current).toBe(0)
    expect(told({ type: 'held' }, { type: 'released' }, tick).current).toBe(1)
    expect(told({ type: 'pause-pressed' }, { type: 'pause-pressed' }, tick).current).toBe(1)
  })

  it('stays paused when a pointer comes and goes', () => {
    expect(isRunning(told({ type: 'pause-pressed' }, { type: 'held' }, { type: 'released' }))).toBe(false)
  })

  it('does not run with one picture', () => {
    expect(isRunning(startSlideshow(1))).toBe(false)
  })
})
