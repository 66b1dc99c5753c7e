/**
 * `npm run models`: which models there are to hear and to speak with, and which are here. `-- add <name> …` fetches them once
 * into DATA_DIR/models, `-- remove <name> …` deletes them, `-- check` holds them against what came and opens each.
 *
 *   --from <folder>     there, the files are taken from a folder instead of the line
 *   --mirror <address>  there, the same paths at another host; a proxy is taken from HTTPS_PROXY
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addModel, type ModelSource } from '../src/ports/speech-engines/fetching/add-model.ts'
import { inMegabytes } from '../src/ports/speech-engines/fetching/fetch-problem.ts'
import {
  changedFiles,
  folderOf,
  foldersIn,
  isThere,
  keptModel,
  removeModel,
  unfinishedIn,
} from '../src/ports/speech-engines/fetching/kept-models.ts'
import {
  LISTED_MODELS,
  type ListedModel,
  listedModel,
} from '../src/ports/speech-engines/fetching/model-list.ts'
import { modelsLine, ownModelsFolder } from '../src/ports/speech-engines/fetching/own-models.ts'
import { bringRuntime, wrongMachine } from '../src/ports/speech-engines/fetching/runtime-library.ts'
import { tryModels } from '../src/ports/speech-engines/fetching/try-models.ts'
import { modelsIn } from '../src/ports/speech-engines/models/models-in-folder.ts'

const say = (line = '') => void process.stdout.write(`${line}\n`)
const complain = (sentence: string) => {
  console.error(sentence)
  process.exitCode = 1
}

const { values, positionals } = parseArgs({
  options: { from: { type: 'string' }, mirror: { type: 'string' } },
  allowPositionals: true,
})
const [verb = 'list', ...names] = positionals
const models = ownModelsFolder(resolve(process.env.DATA_DIR || './data'))

function list(): void {
  for (const use of ['ear', 'voice'] as const) {
    say(use === 'ear' ? 'To hear' : '\nTo speak')
    for (const model of LISTED_MODELS.filter((one) => one.use === use)) say(lineOf(model))
  }
  say(`\nHere: ${modelsLine(isThere(models) ? modelsIn(models) : undefined, models)}`)
  for (const name of unfinishedIn(models))
    say(`Half fetched: ${name}. "npm run models -- add ${name}" goes on.`)
}

function lineOf({ name, megabytes, memory, language, licence, worth }: ListedModel): string {
  const here = keptModel(folderOf(models, name)) ? '✓' : ' '
  const size = `${megabytes} MB`.padStart(6)
  const used = `${memory.measured ? '' : 'about '}${memory.megabytes} MB of memory`
  return `${here} ${name.padEnd(18)} ${size}  ${worth}\n${' '.repeat(29)}${language}; ${licence}; ${used}`
}

async function add(): Promise<void> {
  const unknown = names.find((name) => !listedModel(name))
  if (names.length === 0 || unknown)
    return complain(
      unknown
        ? `There is no model called ${unknown}. "npm run models" lists them.`
        : 'Say which: npm run models -- add whisper-base.en piper-joe',
    )
  if (values.mirror && !/^https?:$/.test(URL.canParse(values.mirror) ? new URL(values.mirror).protocol : ''))
    return complain('--mirror must be an http or https address.')
  const source: ModelSource = { mirror: values.mirror, ...(values.from && { folder: resolve(values.from) }) }
  const runtime = await bringRuntime(models, source.folder)
  if (!runtime.ok) return complain(runtime.problem.message)
  for (const name of names) {
    const added = await addModel(models, listedModel(name)!, source, { onProgress: showProgress() })
    endProgress()
    if (!added.ok) return complain(added.problem.message)
    say(
      added.value === 'added'
        ? `${name} is here. ${wordsOnSums(listedModel(name)!)}`
        : `${name} was here already.`,
    )
  }
  say('The server uses them from its next start.')
}

function wordsOnSums({ files }: ListedModel): string {
  const known = files.filter(({ sha256 }) => sha256).map(({ to }) => to)
  if (known.length === files.length) return 'Every file has the checksum of the list.'
  const rest = 'is kept as it came first: "npm run models -- check" compares with that'
  return known.length === 0
    ? `The list knows no checksum of it; it ${rest}.`
    : `${known.join(', ')} had the checksum of the list; the rest ${rest}.`
}

let shown = false
function showProgress() {
  let last = 0
  return (file: string, have: number, whole: number | undefined) => {
    const now = Date.now()
    const isDone = have === whole
    if (!process.stdout.isTTY || (now - last < 200 && !isDone)) return
    last = now
    shown = true
    const share = whole ? ` of ${inMegabytes(whole)}, ${Math.floor((100 * have) / whole)} %` : ''
    process.stdout.write(`\r\u001b[K${file}: ${inMegabytes(have)}${share}`)
  }
}
function endProgress(): void {
  if (shown) process.stdout.write('\r\u001b[K')
  shown = false
}

function remove(): void {
  if (names.length === 0) complain('Say which: npm run models -- remove whisper-base.en')
  for (const name of names) {
    const folder = folderOf(models, name)
    const isHalf = unfinishedIn(models).includes(name)
    if (!isHalf && !isThere(folder)) complain(`There is no ${name} in ${models}.`)
    else if (isThere(folder) && !keptModel(folder))
      complain(`${folder} was not made by this command, so it is left alone. Delete it by hand.`)
    else {
      removeModel(models, name)
      say(`${name} is gone. A server that runs goes on with it until it is restarted.`)
    }
  }
}

async function check(): Promise<void> {
  if (!isThere(models)) return say(`Nothing was added: there is no ${models}.`)
  const wrong = wrongMachine(models)
  if (wrong) complain(wrong)
  for (const name of foldersIn(models)) {
    const folder = join(models, name)
    const kept = keptModel(folder)
    const changed = kept ? await changedFiles(folder, kept) : []
    if (!kept) say(`${name}: not fetched by this command, so nothing is known of its checksums.`)
    else if (changed.length === 0) say(`${name}: as it came.`)
    else complain(`${name}: ${changed.join('; ')}. Remove it and add it again.`)
  }
  for (const name of unfinishedIn(models))
    say(`${name}: half fetched. "npm run models -- add ${name}" goes on.`)
  const found = modelsIn(models)
  if ('missing' in found) return complain(`${models} ${found.missing}.`)
  for await (const { name, problem, did, took, megabytes } of tryModels(found))
    if (problem) complain(`${name}: does not work. ${problem}`)
    else
      say(
        `${name}: ${did}, opened and done in ${(took / 1_000).toFixed(1)} s${megabytes === undefined ? '' : ` with ${megabytes} MB of memory`}.`,
      )
}

if (verb === 'list') list()
else if (verb === 'add') await add()
else if (verb === 'remove') remove()
else if (verb === 'check') await check()
else complain(`There is no "${verb}": list, add, remove and check.`)
