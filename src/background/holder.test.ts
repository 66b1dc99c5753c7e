import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { hasDied, holderHere, isGone } from './holder.ts'

it('is somebody else after every start', () => {
  expect(holderHere()).not.toBe(holderHere())
})

it('knows that a process of this machine is gone, and says nothing of other machines', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const holder = `${hostname()} ${child.pid} 1 one`
  expect([hasDied(holder), isGone(holder)]).toEqual([false, false])
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect([hasDied(holder), isGone(holder)]).toEqual([true, true])
  const elsewhere = `another-machine ${child.pid} 1 one`
  expect([hasDied(elsewhere), isGone(elsewhere)]).toEqual([false, false])
})

it('knows an earlier start with its own number from a neighbour in the same process', () => {
  expect(isGone(holderHere())).toBe(false)
  expect(isGone(`${hostname()} ${process.pid} 1 one`)).toBe(true)
})

it('takes a holder with its own number for an earlier start of itself', () => {
  expect(hasDied(holderHere())).toBe(true)
})
