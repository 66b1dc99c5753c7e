/** Brings one model into the folder: from its public address, a mirror, or a folder that somebody carried here. */
import { execFile } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { ok, type Result } from '#kit/result.ts'
import { sha256Of } from './checksum.ts'
import { type FetchOptions, fetchFile } from './fetch-file.ts'
import { type FetchProblem, fetchProblem, saidBy, writeProblem } from './fetch-problem.ts'
import { folderOf, isThere, keptModel, unfinishedFolder, writeRecord } from './kept-models.ts'
import type { ListedFile, ListedModel } from './model-list.ts'
import { giveRuntimesForm } from './piper-form.ts'

export type ModelSource = {
  /** Instead of the public host: `https://mirror.example`. */
  mirror?: string | undefined
  /** A folder with the same files. */
  folder?: string | undefined
}

export type AddOptions = Omit<FetchOptions, 'onProgress'> & {
  onProgress?: ((file: string, have: number, whole: number | undefined) => void) | undefined
}

export async function addModel(
  models: string,
  model: ListedModel,
  source: ModelSource = {},
  options: AddOptions = {},
): Promise<Result<'added' | 'was there', FetchProblem>> {
  const folder = folderOf(models, model.name)
  if (keptModel(folder)?.model === model.name) return ok('was there')
  if (isThere(folder))
    return fetchProblem(
      'not-ours',
      `The folder ${folder} is there and was not made by this command. Move it away, or name it in SPEECH_MODELS and use it as it is.`,
    )
  const unfinished = unfinishedFolder(models, model.name)
  try {
    mkdirSync(unfinished, { recursive: true })
    for (const file of model.files) {
      const got: Result<unknown, FetchProblem> = source.folder
        ? await bring(file, model, source.folder, unfinished)
        : await download(file, source.mirror, unfinished, options)
      if (got.ok) continue
      if (readdirSync(unfinished).length === 0) rmdirSync(unfinished)
      return got
    }
    return await putInPlace(model, unfinished, folder)
  } catch (error) {
    return writeProblem(error, unfinished)
  }
}

async function download(
  { from, to, bytes, sha256, unpack }: ListedFile,
  mirror: string | undefined,
  folder: string,
  { onProgress, ...options }: AddOptions,
): Promise<Result<unknown, FetchProblem>> {
  const name = to || basename(from)
  const url = mirror ? mirror.replace(/\/+$/, '') + new URL(from).pathname : from
  const got = await fetchFile({ url, bytes, sha256 }, join(folder, name), {
    ...options,
    onProgress: (have, whole) => onProgress?.(name, have, whole),
  })
  return got.ok && unpack !== undefined ? open(join(folder, name), folder, unpack) : got
}

/** An archive is kept until it is unpacked, so that a broken one is not fetched twice for nothing. */
async function open(archive: string, folder: string, strip: number): Promise<Result<true, FetchProblem>> {
  try {
    await promisify(execFile)('tar', ['-xjf', archive, '-C', folder, `--strip-components=${strip}`])
  } catch (error) {
    const says = saidBy(error)
    return fetchProblem(
      'unpack',
      /bzip2|ENOENT/.test(says)
        ? `${basename(archive)} cannot be unpacked: this machine lacks tar or bzip2. Install them and run the same command again.`
        : `${basename(archive)} cannot be unpacked (${says}). Remove the model and add it again.`,
    )
  }
  rmSync(archive)
  return ok(true)
}

async function bring(
  { from, to, sha256, unpack }: ListedFile,
  model: ListedModel,
  source: string,
  folder: string,
): Promise<Result<unknown, FetchProblem>> {
  const name = to || basename(from)
  if (!isThere(source)) return fetchProblem('not-there', `There is no folder ${source}.`)
  const places = placesIn(source, model)
  const find = (wanted: string) => places.map((place) => join(place, wanted)).find(isThere)
  const found = find(name)
  const opened = unpack === undefined ? undefined : find(name.replace(/\.tar\.bz2$/, ''))
  if (!found && !opened)
    return fetchProblem('not-there', `${source} holds no ${name}. It is published at ${from}.`)
  if (!found) {
    const isWhole = unpack === 1
    cpSync(opened!, isWhole ? folder : join(folder, basename(opened!)), { recursive: true })
    return ok(true)
  }
  if (sha256 && (await sha256Of(found)) !== sha256)
    return fetchProblem(
      'wrong-sum',
      `${found} is not what it should be: its SHA-256 is not ${sha256.slice(0, 12)}…. Nothing was taken from it.`,
    )
  copyFileSync(found, join(folder, name))
  return unpack === undefined ? ok(true) : open(join(folder, name), folder, unpack)
}

/** The folder itself and those in it; first the one with most files of the model: every model has a tokens.txt. */
function placesIn(source: string, { files }: ListedModel): string[] {
  const inside = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const held = (place: string) => files.filter(({ to }) => to && isThere(join(place, to))).length
  return [source, ...inside.map((entry) => join(source, entry.name))].sort((a, b) => held(b) - held(a))
}

async function putInPlace(
  model: ListedModel,
  unfinished: string,
  folder: string,
): Promise<Result<'added', FetchProblem>> {
  const weights = model.files.find(({ to }) => to.endsWith('.onnx'))?.to
  if (model.form === 'piper' && weights && !giveRuntimesForm(unfinished, weights))
    return fetchProblem(
      'unpack',
      `${weights}.json is not the settings of a Piper voice. Remove the model and add it again.`,
    )
  await writeRecord(unfinished, model)
  renameSync(unfinished, folder)
  return ok('added')
}
