import { fork } from 'node:child_process'
import { once } from 'node:events'
import { START_ENVIRONMENT, START_FLAGS } from '../../scripts/start-flags.ts'

/** A program of the benches, and what it said when it was ready. */
export async function beginProgram(program: URL, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = fork(program, args, {
    env: { PATH: process.env.PATH, ...START_ENVIRONMENT, ...env },
    execArgv: START_FLAGS,
  })
  const ended = once(child, 'exit')
  const tooSoon = ended.then(() => Promise.reject(new Error(`${program} ended before it was ready.`)))
  const [told] = await Promise.race([once(child, 'message'), tooSoon])
  tooSoon.catch(() => {})
  return {
    told: told as unknown,
    pid: child.pid ?? 0,
    async stop() {
      child.send('stop')
      await ended
    },
  }
}
