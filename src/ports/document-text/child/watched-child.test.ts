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
