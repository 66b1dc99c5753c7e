import { describe, expect, it } from 'vitest'
import { createSlots } from './slots.ts'

describe('the places for readers', () => {
  it('are two, and the third waits until one is free, in order', async () => {
    const slots = createSlots(2)
    const first = await slots.take()
    await slots.take()
    const order: string[] = []
    const third = slots.take().then(() => order.push('third'))
    const fourth = slots.take().then((release) => {
      order.push('fourth')
      release?.()
    })
    expect(slots.waiting).toBe(2)
    first?.()
    await third
    expect(order).toEqual(['third'])
    expect(slots.waiting).toBe(1)
    void fourth
  })

  it('are not lost to one who gives up while waiting', async () => {
    const slots = createSlots(1)
    const release = await slots.take()
    const controller = new AbortController()
    const gaveUp = slots.take(controller.signal)
    controller.abort()
    expect(await gaveUp).toBeUndefined()
    expect(slots.waiting).toBe(0)
    release?.()
    expect(await slots.take()).toBeTypeOf('function')
  })

  it('are given back once, however often the giver says so', async () => {
    const slots = createSlots(1)
    const release = await slots.take()
    release?.()
    release?.()
    await slots.take()
    const second = slots.take()
    expect(slots.waiting).toBe(1)
    void second
  })
})
