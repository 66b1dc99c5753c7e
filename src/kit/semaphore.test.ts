import { describe, expect, it } from 'vitest'
import { eachAtMost, semaphore, TooBusy } from './semaphore.ts'

describe('places', () => {
  it('are two, and the third waits until one is free, in order', async () => {
    const places = semaphore(2)
    const first = await places.take()
    await places.take()
    const order: string[] = []
    const third = places.take().then(() => order.push('third'))
    const fourth = places.take().then((release) => {
      order.push('fourth')
      release?.()
    })
    expect(places.waiting).toBe(2)
    first?.()
    await third
    expect(order).toEqual(['third'])
    expect(places.waiting).toBe(1)
    void fourth
  })

  it('are not lost to one who gives up while waiting', async () => {
    const places = semaphore(1)
    const release = await places.take()
    const controller = new AbortController()
    const gaveUp = places.take(controller.signal)
    controller.abort()
    expect(await gaveUp).toBeUndefined()
    expect(places.waiting).toBe(0)
    release?.()
    expect(await places.take()).toBeTypeOf('function')
  })

  it('are given back once, however often the giver says so', async () => {
    const places = semaphore(1)
    const release = await places.take()
    release?.()
    release?.()
    await places.take()
    const second = places.take()
    expect(places.waiting).toBe(1)
    void second
  })
})

describe('jobs in places', () => {
  it('run two at once, keep the order, and are refused when the line is too long', async () => {
    const places = semaphore(2, { longestLine: 1 })
    const finish: (() => void)[] = []
    const started: number[] = []
    const job = (n: number) =>
      places.run(
        () =>
          new Promise<number>((done) => {
            started.push(n)
            finish.push(() => done(n))
          }),
      )
    const jobs = [job(1), job(2), job(3)]
    await expect(job(4)).rejects.toBeInstanceOf(TooBusy)
    expect(started).toEqual([1, 2])
    finish[0]!()
    await jobs[0]
    await new Promise((next) => setImmediate(next))
    expect(started).toEqual([1, 2, 3])
    finish[1]!()
    finish[2]!()
    expect(await Promise.all(jobs)).toEqual([1, 2, 3])
  })

  it('give their place back when they fail', async () => {
    const places = semaphore(1, { longestLine: 1 })
    await expect(places.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await places.run(() => Promise.resolve('yes'))).toBe('yes')
  })

  it('are done for every item, at most so many at once', async () => {
    let atOnce = 0
    let most = 0
    const done: number[] = []
    await eachAtMost(2, [1, 2, 3, 4, 5], async (item) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await new Promise((next) => setImmediate(next))
      atOnce -= 1
      done.push(item)
    })
    expect(most).toBe(2)
    expect(done).toEqual([1, 2, 3, 4, 5])
  })
})
