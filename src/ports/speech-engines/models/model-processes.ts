/**
 * The models of a folder, in processes beside the server: one for recognition and one for the voices, so
 * that neither crashes the other.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { seconds } from '#kit/time.ts'
import { type EnginePool, enginePool } from '../engine-pool.ts'
import type { Thread } from '../pool-members.ts'
import type { FromThread } from '../work.ts'
import type { SpeechModels } from './models-in-folder.ts'

export type ModelProcessSettings = { models: SpeechModels; threads: number; mostMemory: number }

/** A minute of speech takes a large model ten seconds on two slow cores. */
const LONGEST = seconds(45)
const MOST_THREADS = 4
/** Weights are in memory once or twice while they load, and what half a minute of speech becomes in a model beside them. */
const MEMORY_TO_WEIGHTS = 3
const MEMORY_BESIDE = 1024 * 1024 * 1024
const LONGEST_COMPLAINT = 500

export type ModelPoolOptions = {
  /** Called with the engine's own message when a process ended unexpectedly. */
  onTrouble?: ((detail: string) => void) | undefined
  onStart?: ((processId: number | undefined) => void) | undefined
  mostMemory?: number | undefined
}

export function modelPool(
  models: SpeechModels,
  { onTrouble, onStart, mostMemory }: ModelPoolOptions = {},
): EnginePool {
  const weights = [models.recogniser, ...models.voices].reduce((sum, model) => sum + (model?.bytes ?? 0), 0)
  const settings: ModelProcessSettings = {
    models,
    threads: Math.min(MOST_THREADS, availableParallelism()),
    mostMemory: mostMemory ?? MEMORY_TO_WEIGHTS * weights + MEMORY_BESIDE,
  }
  return enginePool({
    threads: 1,
    longest: LONGEST,
    start: () => startProcess(settings, { onTrouble, onStart }),
  })
}

function startProcess(
  settings: ModelProcessSettings,
  { onTrouble = () => {}, onStart }: ModelPoolOptions,
): Thread {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'model-main.ts'), JSON.stringify(settings)],
    { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced', env: {} },
  )
  onStart?.(child.pid)
  let complaint = ''
  child.stderr?.on('data', (bytes: Buffer) => {
    complaint = (complaint + bytes).slice(-LONGEST_COMPLAINT)
  })
  let ended = false
  // An idle process does not keep the server alive; a working one does.
  let owed = 0
  child.unref()
  child.channel?.unref()
  return {
    post(message) {
      if ('id' in message && owed++ === 0) child.channel?.ref()
      if (child.connected) child.send(message, () => {})
    },
    onMessage: (hear) =>
      void child.on('message', (message: FromThread) => {
        if (--owed === 0) child.channel?.unref()
        hear(message)
      }),
    onEnd(tell) {
      child.once('error', tell)
      child.once('close', (code, signal) => {
        if (!ended) onTrouble(complaint.trim() || `It ended with ${signal ?? code}.`)
        tell()
      })
    },
    // By the clock: its own threads wait for one another, so one that hangs need not work.
    watch(limit, onOver) {
      const timer = setTimeout(onOver, limit)
      return () => clearTimeout(timer)
    },
    end() {
      ended = true
      child.kill('SIGKILL')
    },
  }
}
