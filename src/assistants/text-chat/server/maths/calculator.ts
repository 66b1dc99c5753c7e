/**
 * Evaluates expressions in a child process with little memory, little time, and no access to anything. A thread would not do:
 * an array that exceeds its memory kills the whole process.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { minutes, seconds } from '#kit/time.ts'
import { workClock } from '#ports/work-clock.ts'

export type ToCalculator = { id: number; expression: string }
export type Calculated =
  | { kind: 'result'; value: string; tex: string | undefined }
  | { kind: 'not-understood' }
  | { kind: 'too-much' }
export type FromCalculator = Calculated & { id: number }

export type Calculator = ReturnType<typeof openCalculator>

const ROOT = join(import.meta.dirname, '../../../../..')
const LIMITS = [
  '--max-old-space-size=128',
  '--permission',
  `--allow-fs-read=${ROOT}`,
  '--disable-warning=ExperimentalWarning',
]
/** The library itself takes seconds to load on a small machine. Limits are CPU time; the wall-clock limits are ten times as long. */
const LOADING = seconds(20)
const LONGEST = seconds(2)
const LOOKS_EVERY = 25

export function openCalculator({ idle = minutes(5), longest = LONGEST } = {}) {
  let child: ChildProcess | undefined
  let isWarm = false
  let resting: NodeJS.Timeout | undefined
  let last = 0
  let line: Promise<unknown> = Promise.resolve()

  function open(): ChildProcess {
    if (child) return child
    const fresh = fork(join(import.meta.dirname, 'calculator-main.ts'), {
      execArgv: LIMITS,
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    isWarm = false
    const gone = () => {
      if (child === fresh) child = undefined
    }
    fresh.once('exit', gone).on('error', gone)
    child = fresh
    return fresh
  }

  function end(one: ChildProcess | undefined): void {
    if (child === one) child = undefined
    one?.kill('SIGKILL')
  }

  function ask(expression: string, limit: number): Promise<Calculated> {
    const id = ++last
    const at = open()
    at.ref()
    at.channel?.ref()
    return new Promise((resolve) => {
      const over = (answer: Calculated) => {
        clearInterval(looking)
        at.off('message', heard).off('exit', died)
        // An idle child does not keep the process alive.
        at.unref()
        at.channel?.unref()
        resolve(answer)
      }
      const heard = (said: unknown) => {
        const { id: of, ...answer } = said as FromCalculator
        if (of === id) over(answer)
      }
      const died = () => {
        end(at)
        over({ kind: 'too-much' })
      }
      const clock = workClock(at.pid ?? 0, limit)
      clock.start()
      const looking = setInterval(() => {
        if (clock.isOver()) died()
      }, LOOKS_EVERY)
      at.on('message', heard).once('exit', died)
      // If it has just exited, the exit handler answers.
      at.send({ id, expression } satisfies ToCalculator, () => {})
    })
  }

  async function calculate(expression: string): Promise<Calculated> {
    clearTimeout(resting)
    if (!child || !isWarm) isWarm = (await ask('1', LOADING)).kind === 'result'
    const answer = await ask(expression, longest)
    resting = setTimeout(() => end(child), idle)
    resting.unref()
    return answer
  }

  return {
    /** One at a time: an expression that kills the child affects no other. */
    calculate(expression: string): Promise<Calculated> {
      const turn = line.then(() => calculate(expression))
      line = turn.catch(() => {})
      return turn
    },
    async stop(): Promise<void> {
      clearTimeout(resting)
      end(child)
    },
  }
}
