import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** A program of this folder, and what it said when it was ready. */
export async function begin(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child: ChildProcess = fork(new URL(`./${name}.ts`, import.meta.url), args, {
    env: { PATH: process.env.PATH, ...env },
    execArgv: ['--max-semi-space-size=2'],
  })
  const ended = once(child, 'exit')
  const tooSoon = ended.then(() => Promise.reject(new Error(`${name} ended before it was ready.`)))
  const [told] = await Promise.race([once(child, 'message'), tooSoon])
  tooSoon.catch(() => {})
  return {
    told: told as unknown,
    async stop() {
      child.send('stop')
      await ended
    },
  }
}
