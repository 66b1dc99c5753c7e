import { expect, it } from 'vitest'
import { isBurntDown, newFuse, nextFuse, shareLeft, type UnlockFuseEvent } from './unlock-fuse.ts'

const after = (...events: UnlockFuseEvent[]) => events.reduce(nextFuse, newFuse(8_000))
const passed = (ms: number): UnlockFuseEvent => ({ type: 'passed', ms })
const hovered = (on: boolean): UnlockFuseEvent => ({ type: 'hovered', on })
const focused = (on: boolean): UnlockFuseEvent => ({ type: 'focused', on })

it('burns down with the time, and not below nothing', () => {
  expect(shareLeft(after())).toBe(1)
  expect(shareLeft(after(passed(2_000)))).toBe(0.75)
  expect(isBurntDown(after(passed(7_999)))).toBe(false)
  expect(isBurntDown(after(passed(7_999), passed(500)))).toBe(true)
  expect(after(passed(99_000)).left).toBe(0)
})

it('stands still while the pointer is over it or the focus was moved inside, and then goes on', () => {
  expect(after(hovered(true), passed(60_000)).left).toBe(8_000)
  expect(after(focused(true), passed(60_000)).left).toBe(8_000)
  expect(after(hovered(true), focused(true), hovered(false), passed(60_000)).left).toBe(8_000)
  expect(after(hovered(true), passed(60_000), hovered(false), passed(3_000)).left).toBe(5_000)
})
