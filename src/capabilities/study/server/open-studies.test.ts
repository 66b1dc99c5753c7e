import { describe, expect, it, vi } from 'vitest'
import { minutes } from '#kit/time.ts'
import { smallThesis } from '#tests/small-thesis.ts'
import { STUDY_LIMITS } from '../spec.ts'
import { keepOpenStudies } from './open-studies.ts'

const load = async () => ({ model: smallThesis() })

describe('open studies', () => {
  it('are made ready once, however often they are asked for', async () => {
    const studies = keepOpenStudies(() => 0)
    const loads = vi.fn(load)
    const [one, other] = await Promise.all([studies.open('a', loads), studies.open('a', loads)])
    expect(one).toBe(other)
    expect(loads).toHaveBeenCalledTimes(1)
  })

  it('are let go when they have been idle, and kept while they are used', async () => {
    let now = 0
    const studies = keepOpenStudies(() => now)
    await studies.open('idle', load)
    await studies.open('used', load)
    now = minutes(STUDY_LIMITS.idleMinutes) - 1
    await studies.open('used', load)
    studies.sweep()
    expect(studies.size()).toBe(2)
    now = minutes(STUDY_LIMITS.idleMinutes)
    studies.sweep()
    expect(studies.size()).toBe(1)
  })

  it('never grow beyond their number: the one asked about longest ago goes first', async () => {
    const studies = keepOpenStudies(() => 0)
    for (let i = 0; i < STUDY_LIMITS.openAtOnce; i += 1) await studies.open(`d${i}`, load)
    await studies.open('d0', load)
    await studies.open('one more', load)
    expect(studies.size()).toBe(STUDY_LIMITS.openAtOnce)
    const again = vi.fn(load)
    await studies.open('d0', again)
    expect(again).not.toHaveBeenCalled()
    await studies.open('d1', again)
    expect(again).toHaveBeenCalledTimes(1)
  })

  it('forget a document that could not be loaded, so that the next try is a new one', async () => {
    const studies = keepOpenStudies(() => 0)
    await expect(studies.open('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    await expect(studies.open('a', load)).resolves.toMatchObject({ reading: { title: expect.any(String) } })
  })

  it('can be closed by name', async () => {
    const studies = keepOpenStudies(() => 0)
    await studies.open('a', load)
    studies.close('a')
    expect(studies.size()).toBe(0)
  })
})
