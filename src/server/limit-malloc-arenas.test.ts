import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

const SAYS = `import('./src/server/limit-malloc-arenas.ts').then(({ limitMallocArenas }) => {
  limitMallocArenas()
  console.log(JSON.stringify([process.env.MALLOC_ARENA_MAX ?? null, ...process.argv.slice(1)]))
})`

const begun = (env: Record<string, string>, ...args: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, ['-e', SAYS, '--', ...args], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
      // It prints nothing about this.
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )

it.runIf(process.platform === 'linux')('begins anew with two heaps, and is given the same', () => {
  expect(begun({}, 'one', 'two')).toEqual(['2', 'one', 'two'])
})

it('leaves an operator’s own number alone, and whoever is watched while developing', () => {
  expect(begun({ MALLOC_ARENA_MAX: '8' })).toEqual(['8'])
  expect(begun({}, '--dev')).toEqual([null, '--dev'])
})
