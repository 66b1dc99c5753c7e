/**
 * Reads sheets and runs analyses in a process of its own, with a ceiling of memory and of CPU time, no network and nothing to read but
 * the program and the folder of the file. One task at a time: a file that kills the process harms no other.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { dirname, join } from 'node:path'
import { minutes } from '#kit/time.ts'
import { workClock } from '#ports/work-clock.ts'
import type { DataCard } from '../rules/table/card.ts'
import { ANALYSIS_LIMITS } from '../spec.ts'
import type { AnalysisAnswer, AnalysisJob, AnalysisTask, PlannedAnswer } from './analysis-messages.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const LOOKS_EVERY = 50

export type AnalysisFile = Pick<AnalysisTask, 'path' | 'fileName' | 'corrections' | 'objectives'>
type Ended = { kind: 'too-much' } | { kind: 'not-readable' }

export function openAnalyst({
  idle = minutes(3),
  limit = ANALYSIS_LIMITS.reading + ANALYSIS_LIMITS.computing,
} = {}) {
  let child: { process: ChildProcess; folder: string } | undefined
  let resting: NodeJS.Timeout | undefined
  let last = 0
  let line: Promise<unknown> = Promise.resolve()

  function end(): void {
    const gone = child
    child = undefined
    gone?.process.kill('SIGKILL')
  }

  function open(folder: string): ChildProcess {
    if (child?.folder === folder) return child.process
    end()
    const fresh = startProcess(folder)
    const gone = () => {
      if (child?.process === fresh) child = undefined
    }
    fresh.once('exit', gone).on('error', gone)
    child = { process: fresh, folder }
    return fresh
  }

  function ask(file: AnalysisFile, job: AnalysisJob): Promise<AnalysisAnswer | Ended> {
    const id = ++last
    const at = open(dirname(file.path))
    at.ref()
    at.channel?.ref()
    return new Promise((resolve) => {
      const over = (answer: AnalysisAnswer | Ended) => {
        clearInterval(looking)
        at.off('message', heard).off('exit', died)
        // An idle child does not keep the process alive.
        at.unref()
        at.channel?.unref()
        resolve(answer)
      }
      const heard = (said: unknown) => {
        const answer = said as AnalysisAnswer
        if (answer.id === id) over(answer)
      }
      const died = () => {
        end()
        over({ kind: 'too-much' })
      }
      const clock = workClock(at.pid ?? 0, limit)
      clock.start()
      const looking = setInterval(() => {
        if (clock.isOver()) died()
      }, LOOKS_EVERY)
      at.on('message', heard).once('exit', died)
      at.send({ id, ...file, job } satisfies AnalysisTask, () => {})
    })
  }

  function inTurn(file: AnalysisFile, job: AnalysisJob): Promise<AnalysisAnswer | Ended> {
    clearTimeout(resting)
    const turn = line.then(() => ask(file, job))
    line = turn.catch(() => {})
    return turn.finally(() => {
      resting = setTimeout(end, idle)
      resting.unref()
    })
  }

  return {
    async card(file: AnalysisFile): Promise<DataCard[] | Ended> {
      const answer = await inTurn(file, { do: 'card' })
      return answer.kind === 'card'
        ? answer.cards
        : answer.kind === 'planned'
          ? { kind: 'not-readable' }
          : answer
    },
    async plan(
      file: AnalysisFile,
      job: Exclude<AnalysisJob, { do: 'card' }>,
    ): Promise<PlannedAnswer | Ended> {
      const answer = await inTurn(file, job)
      return answer.kind === 'planned'
        ? answer.planned
        : answer.kind === 'card'
          ? { kind: 'not-readable' }
          : answer
    },
    async stop(): Promise<void> {
      clearTimeout(resting)
      end()
    },
  }
}

const startProcess = (folder: string): ChildProcess =>
  fork(join(import.meta.dirname, 'analysis-main.ts'), {
    execArgv: [
      `--max-old-space-size=${ANALYSIS_LIMITS.heap}`,
      '--permission',
      `--allow-fs-read=${ROOT}`,
      `--allow-fs-read=${folder}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
