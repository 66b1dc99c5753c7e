import { constants, getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { LIMITS } from '../safety/limits.ts'
import { type Program, startChild } from './watched-child.ts'

it.each<Program>(['read-main', 'recognise-main', 'paint-main'])(
  'has %s stand behind the server as far as it is told',
  async (program) => {
    const child = startChild(program)
    const behind = getPriority() + LIMITS.stepsBehind[program]
    expect(getPriority(child.pid)).toBe(Math.min(behind, constants.priority.PRIORITY_LOW))
    child.end('cancelled')
    await child.ended
  },
)

it('stays beside the server where it is told not to give way', async () => {
  const child = startChild('recognise-main', { ...LIMITS.recognising.child, givesWay: false })
  expect(getPriority(child.pid)).toBe(getPriority())
  child.end('cancelled')
  await child.ended
})

it.runIf(process.platform === 'linux')(
  'waits for one that gets no core, as on a busy machine, and ends it when it hangs for ten times as long',
  async () => {
    const time = 200
    const child = startChild('read-main', { ...LIMITS.child, time })
    process.kill(child.pid, 'SIGSTOP')
    const began = performance.now()
    child.startClock()
    expect(await child.ended).toBe('too-slow')
    expect(performance.now() - began).toBeGreaterThan(10 * time)
  },
)
