import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { expect, it } from 'vitest'
import { isOwnerGone, leaseOwner } from './lease-owner.ts'

it('is somebody else after every start', () => {
  expect(leaseOwner()).not.toBe(leaseOwner())
})

it('knows that a process of this machine is gone, and says nothing of other machines', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  const holder = `${hostname()} ${child.pid} 1 one`
  expect(isOwnerGone(holder)).toBe(false)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(isOwnerGone(holder)).toBe(true)
  expect(isOwnerGone(`another-machine ${child.pid} 1 one`)).toBe(false)
})

it('knows an earlier start with its own number from a neighbour in the same process', () => {
  expect(isOwnerGone(leaseOwner())).toBe(false)
  expect(isOwnerGone(`${hostname()} ${process.pid} 1 one`)).toBe(true)
})
