/**
 * A sandboxed process: an empty environment, no network, no file but its own program, and a watchdog that
 * measures its memory and its time and kills it beyond them.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { pipeline } from 'node:stream/promises'
import { workClock } from '#ports/work-clock.ts'
import type { DocumentProblemCode } from '#product/document-problem.ts'
import { LIMITS } from '../safety/limits.ts'
import { guardArguments, ROOT } from './guard.ts'
import { memoryOf } from './memory-of.ts'
import type { FromChild } from './messages.ts'
import { programAt } from './programs.ts'

export type Program = keyof typeof LIMITS.stepsBehind
/** Time is its own CPU time. `givesWay`: runs at a low priority, unless told not to. */
export type ChildLimits = { memory: number; time: number; memoryCheckEvery: number; givesWay?: boolean }

export type WatchedChild = {
  pid: number
  send: (message: object) => void
  sendFile: (path: string) => void
  onMessage: (listener: (message: FromChild) => void) => void
  /** Time counts while it has work, not while it waits. */
  startClock: () => void
  stopClock: () => void
  end: (because: DocumentProblemCode) => void
  /** Why it ended; 'reader-failed' where we did not end it. */
  ended: Promise<DocumentProblemCode>
}

/** `file`: an open file that it may read in place of one that is sent. */
export function startChild(
  program: Program,
  limits: ChildLimits = LIMITS.child,
  file?: number,
): WatchedChild {
  const child = spawn(
    process.execPath,
    [...guardArguments(program === 'paint-main', programAt('no-way-out')), programAt(program)],
    {
      stdio: [file ?? 'pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      env: {},
      cwd: ROOT,
    },
  )
  if (limits.givesWay !== false) standBehind(child.pid, LIMITS.stepsBehind[program])
  let reason: DocumentProblemCode = 'reader-failed'
  const clock = workClock(child.pid ?? 0, limits.time)
  const end = (because: DocumentProblemCode) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    reason = because
    child.kill('SIGKILL')
  }
  const stopWatching = watch(child, limits.memoryCheckEvery, (memory) => {
    if (memory !== undefined && memory > limits.memory) end('too-much-memory')
    else if (clock.isOver()) end('too-slow')
  })
  const ended = new Promise<DocumentProblemCode>((settle) => {
    const finish = (because: DocumentProblemCode) => {
      stopWatching()
      settle(because)
    }
    // Not at its exit: what it said last may still be on the way then.
    child.once('close', (_, signal) =>
      finish(reason === 'reader-failed' && ranOut(signal) ? 'too-much-memory' : reason),
    )
    child.once('error', () => finish(reason))
  })
  // A killed child closes its end of the pipe.
  child.stdin?.on('error', () => {})
  return {
    pid: child.pid ?? 0,
    ended,
    end,
    send: (message) => {
      if (child.connected) child.send(message, () => {})
    },
    sendFile: (path) => {
      if (child.stdin) pipeline(createReadStream(path), child.stdin).catch(() => {})
    },
    onMessage: (listener) => child.on('message', (message) => listener(message as FromChild)),
    startClock: clock.start,
    stopClock: clock.stop,
  }
}

/** When its own heap is full, V8 stops it before the watchdog notices. */
const ranOut = (signal: NodeJS.Signals | null) =>
  signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL'

function watch(child: ChildProcess, every: number, onLook: (memory: number | undefined) => void): () => void {
  let stopped = false
  const look = async () => {
    const memory = child.pid ? await memoryOf(child.pid) : undefined
    if (stopped) return
    onLook(memory)
    timer = setTimeout(look, every)
    timer.unref()
  }
  let timer = setTimeout(look, every)
  timer.unref()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

function standBehind(pid: number | undefined, steps: number): void {
  if (pid === undefined || steps === 0) return
  try {
    setPriority(pid, Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW))
  } catch {
    // It is gone already, or the system does not support this.
  }
}
