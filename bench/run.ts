/**
 * `npm run bench` lists what can be measured, `npm run bench -- load --users` measures one of it, and `npm run bench -- load
 * --help` prints its options. A command is the file of its name beside this one, and its opening comment is its manual.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_FLAGS } from '../scripts/start-flags.ts'

const HERE = import.meta.dirname
/** Memory is compared after the collector has been asked to work, and under the limits of `npm start`. */
const FLAGS = ['--expose-gc', ...START_FLAGS]

const fileOf = (name: string) => join(HERE, `${name}.ts`)
const commands = readdirSync(HERE)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -'.ts'.length))

function manualOf(name: string): string[] {
  const [, comment = ''] = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(fileOf(name), 'utf8')) ?? []
  return comment
    .split('\n')
    .map((line) => line.replace(/^ *\* ?/, '').trimEnd())
    .filter(Boolean)
}

function printCommands(): void {
  console.log('npm run bench -- <command> [options]; --help after a command prints its options.\n')
  for (const name of commands) console.log(`  ${name.padEnd(14)} ${manualOf(name)[0]?.trim()}`)
}

function run(name: string, options: string[]): number {
  const { status } = spawnSync(process.execPath, [...FLAGS, fileOf(name), ...options], {
    cwd: join(HERE, '..'),
    stdio: 'inherit',
  })
  return status ?? 1
}

const [name, ...options] = process.argv.slice(2)
if (name === undefined) printCommands()
else if (!commands.includes(name)) {
  console.error(`There is no bench called ${name}.`)
  printCommands()
  process.exitCode = 2
} else if (options.includes('--help')) console.log(manualOf(name).join('\n'))
else process.exitCode = run(name, options)
