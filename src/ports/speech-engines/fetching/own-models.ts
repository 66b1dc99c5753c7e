/** The models of DATA_DIR, which are used without being named anywhere, and the one line about them at the start. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { modelsIn, type SpeechModels } from '../models/models-in-folder.ts'
import { FIRST_MODELS, listedModel } from './model-list.ts'

export const ownModelsFolder = (dataFolder: string): string => join(dataFolder, 'models')

/** Undefined where nothing was added; a sentence where what is there cannot be used. */
export function ownModels(dataFolder: string): SpeechModels | { missing: string } | undefined {
  const folder = ownModelsFolder(dataFolder)
  return existsSync(folder) ? modelsIn(folder) : undefined
}

export function modelsLine(models: SpeechModels | { missing: string } | undefined, folder: string): string {
  if (!models) return `none; "${proposal([...FIRST_MODELS])}" fetches ${sizes([...FIRST_MODELS])}`
  if ('missing' in models) return `not used: ${folder} ${models.missing}`
  const { recogniser, voices } = models
  const there = [recogniser, ...voices].flatMap((model) => model?.name ?? [])
  const [ear, voice] = FIRST_MODELS
  const lacks = [...(recogniser ? [] : [ear]), ...(voices.length > 0 ? [] : [voice])]
  const more = lacks.length > 0 ? `; "${proposal(lacks)}" fetches ${sizes(lacks)}` : ''
  return `${there.join(', ')} in ${folder}${more}`
}

const proposal = (names: readonly string[]) => `npm run models -- add ${names.join(' ')}`

function sizes(names: readonly string[]): string {
  const listed = names.flatMap((name) => listedModel(name) ?? [])
  const what = listed.map(({ use }) => (use === 'ear' ? 'a better ear' : 'a natural voice'))
  return `${what.join(' and ')}, ${listed.reduce((sum, { megabytes }) => sum + megabytes, 0)} MB`
}
