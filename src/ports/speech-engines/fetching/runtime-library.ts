/** What runs the models: installed once beside them, where the product's own packages do not have it. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ok, type Result } from '#kit/result.ts'
import { RUNNER, runnerFor } from '../models/models-in-folder.ts'
import { type FetchProblem, fetchProblem, saidBy } from './fetch-problem.ts'
import { foldersIn, isThere } from './kept-models.ts'

export const RUNNER_VERSION = '1.13.8'

/** The part of it that is made for one kind of machine. */
const machinesPart = (platform: string, arch: string): string =>
  `sherpa-onnx-${platform === 'win32' ? 'win' : platform}-${arch}`

type Machine = { platform: string; arch: string }
const thisMachine: Machine = { platform: process.platform, arch: process.arch }

/** One sentence where the folder's own copy is for machines of another kind. */
export function wrongMachine(models: string, { platform, arch }: Machine = thisMachine): string | undefined {
  const packages = join(models, 'node_modules')
  if (!isThere(join(packages, RUNNER))) return undefined
  if (isThere(join(packages, machinesPart(platform, arch)))) return undefined
  const others = foldersIn(packages)
    .filter((name) => name.startsWith('sherpa-onnx-') && name !== RUNNER)
    .map((name) => name.replace('sherpa-onnx-', ''))
  const made = others.length > 0 ? others.join(' and ') : 'no machine'
  return `What runs the models in ${models} is for ${made}, and this machine is ${platform}-${arch}. Delete ${packages} and run "npm run models -- add" again.`
}

export async function bringRuntime(
  models: string,
  from: string | undefined,
  machine: Machine = thisMachine,
): Promise<Result<'brought' | 'was there', FetchProblem>> {
  const wrong = wrongMachine(models, machine)
  if (wrong) return fetchProblem('runtime', wrong)
  if (runnerFor([join(models, 'package.json'), import.meta.filename])) return ok('was there')
  mkdirSync(models, { recursive: true })
  if (from) return copyRuntime(models, from, machine)
  try {
    await promisify(execFile)(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', models, `${RUNNER}@${RUNNER_VERSION}`],
      {
        shell: process.platform === 'win32',
      },
    )
    return ok('brought')
  } catch (error) {
    const says = saidBy(error)
    return fetchProblem(
      'runtime',
      `npm could not install ${RUNNER}, which runs the models (${says}). Without a line: install it in a folder on another machine of this kind, and name that folder with --from.`,
    )
  }
}

export function copyRuntime(
  models: string,
  from: string,
  { platform, arch }: Machine,
): Result<'brought', FetchProblem> {
  const part = machinesPart(platform, arch)
  for (const name of [RUNNER, part]) {
    const place = join(from, 'node_modules', name)
    if (!isThere(place))
      return fetchProblem(
        'runtime',
        `${from} holds no node_modules/${name}, which runs the models on this machine. On another machine: npm install --prefix <folder> ${RUNNER}@${RUNNER_VERSION} --os=${platform} --cpu=${arch}`,
      )
    cpSync(place, join(models, 'node_modules', name), { recursive: true })
  }
  return ok('brought')
}
