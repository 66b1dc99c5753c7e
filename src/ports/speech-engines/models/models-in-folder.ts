/** Searches a folder of models: the folder itself, and each one below it, as the archives unpack. */

import { readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type RecogniserFiles, recogniserIn, type VoiceFiles, voiceIn } from './known-models.ts'

/** A model, and its folder. */
export type InFolder<Files> = { folder: string; name: string; bytes: number; files: Files }

export type SpeechModels = {
  /** The runtime library. Looked up next to the models first, so both can be updated together. */
  runner: string
  recogniser: InFolder<RecogniserFiles> | undefined
  voices: InFolder<VoiceFiles>[]
}

export const RUNNER = 'sherpa-onnx-node'

/** Or one sentence that says what is missing. `installed`: a file beside which the product's own packages lie. */
export function modelsIn(
  folder: string,
  installed = import.meta.filename,
): SpeechModels | { missing: string } {
  let below: string[]
  try {
    below = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
      .map(({ name }) => join(folder, name))
      .sort()
  } catch {
    return { missing: 'must be a folder that can be read' }
  }
  const places = [folder, ...below]
  const recogniser = places.map((place) => known(place, recogniserIn)).find((found) => found !== undefined)
  const voices = places
    .filter((place) => place !== recogniser?.folder)
    .flatMap((place) => known(place, voiceIn) ?? [])
  if (!recogniser && voices.length === 0)
    return { missing: `must hold a recogniser or a voice that is known here; ${folder} holds neither` }
  const runner = runnerFor([join(folder, 'package.json'), installed])
  if (!runner) return { missing: `needs ${RUNNER}: npm install --prefix "${folder}" ${RUNNER}@1.13.8` }
  return { runner, recogniser, voices }
}

function known<Files>(
  folder: string,
  filesIn: (names: string[]) => Files | undefined,
): InFolder<Files> | undefined {
  const names = readdirSync(folder)
  const files = filesIn(names)
  if (!files) return undefined
  const weights = names.filter((name) => /\.(?:onnx|ort|bin)$/.test(name) && isOneOf(name, files))
  const bytes = weights.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  return { folder, name: basename(folder).replace(/^sherpa-onnx-/, ''), bytes, files }
}

const isOneOf = (name: string, files: object): boolean => Object.values(files).includes(name)

/** The folder is searched first: the runtime is updated with the models. */
export function runnerFor(places: readonly string[]): string | undefined {
  for (const from of places) {
    try {
      return createRequire(from).resolve(RUNNER)
    } catch {
      // Try the next place.
    }
  }
  return undefined
}
