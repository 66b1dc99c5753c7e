/** Opens each model in a process of its own and has it work once: the built-in voice says a sentence, which the ear hears. */
import { readFileSync } from 'node:fs'
import { engineThreads } from '../engine-threads.ts'
import { modelPool } from '../models/model-processes.ts'
import type { SpeechModels } from '../models/models-in-folder.ts'

export type Tried = {
  name: string
  /** Why it does not work; else what it did. */
  problem?: string | undefined
  did?: string | undefined
  took: number
  /** The most that its process held; unknown on systems that do not tell. */
  megabytes: number | undefined
}

export const SENTENCE = 'Why did you choose this method?'

export async function* tryModels(models: SpeechModels): AsyncGenerator<Tried> {
  const { recogniser, voices } = models
  if (recogniser) {
    const bytes = await saidByBuiltIn()
    yield await tryOne(recogniser.name, { ...models, voices: [] }, async (pool) => {
      const heard = await pool.run('hear-with-model', { bytes, hints: [] })
      if (!heard.ok) return heard.problem
      return 'problem' in heard.value ? 'heard nothing' : `heard "${heard.value.text}" of "${SENTENCE}"`
    })
  }
  for (const voice of voices)
    yield await tryOne(voice.name, { ...models, recogniser: undefined }, async (pool) => {
      const job = { sentences: [SENTENCE], folder: voice.folder, speaker: 0, format: 'mp3' as const }
      const said = await pool.run('say-with-model', job)
      return said.ok ? `said a sentence of ${said.value.seconds.toFixed(1)} s` : said.problem
    })
}

type Pool = ReturnType<typeof modelPool>

async function tryOne(
  name: string,
  models: SpeechModels,
  work: (pool: Pool) => Promise<string | { message: string }>,
): Promise<Tried> {
  let detail: string | undefined
  let processId: number | undefined
  const pool = modelPool(models, {
    onTrouble: (words) => {
      detail ??= words
    },
    onStart: (id) => {
      processId = id
    },
  })
  const begun = performance.now()
  const did = await work(pool)
  const tried = { name, took: performance.now() - begun, megabytes: mostMemoryOf(processId) }
  pool.close()
  return typeof did === 'string' ? { ...tried, did } : { ...tried, problem: detail ?? did.message }
}

async function saidByBuiltIn(): Promise<Uint8Array> {
  const pool = engineThreads({ threads: 1 })
  const said = await pool.run('say', { sentences: [SENTENCE], voice: 'slt', format: 'opus' })
  pool.close()
  if (!said.ok) throw new Error(said.problem.message)
  return said.value.bytes
}

function mostMemoryOf(processId: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1_000)
  } catch {
    return undefined
  }
}
