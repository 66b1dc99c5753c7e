import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { hasDied, holderHere } from './holder.ts'

it('is somebody else after every start', () => {
  expect(holderHere()).not.toBe(holderHere())
})

it('knows that a process of this machine is gone, and says nothing of other machines', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const holder = `${hostname()} ${child.pid} one`
  expect(hasDied(holder)).toBe(false)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(hasDied(holder)).toBe(true)
  expect(hasDied(`another-machine ${child.pid} one`)).toBe(false)
})

it('takes a holder with its own number for an earlier start of itself', () => {
  expect(hasDied(holderHere())).toBe(true)
})
