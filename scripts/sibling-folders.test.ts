import { expect, it } from 'vitest'
import { ringsOfFolders } from './sibling-folders.ts'

const imports = (...pairs: [from: string, to: string][]) =>
  ringsOfFolders(pairs.map(([source, resolved]) => ({ source, dependencies: [{ resolved }] })))

it('names two folders that import each other, at any depth, with an import of each', () => {
  expect(
    imports(
      ['src/capabilities/voice/rules/turn/end.ts', 'src/capabilities/voice/rules/words/said.ts'],
      ['src/capabilities/voice/rules/words/deep/heard.ts', 'src/capabilities/voice/rules/turn/begin.ts'],
    ),
  ).toEqual([
    `folders import each other in src/capabilities/voice/rules: turn and words
  src/capabilities/voice/rules/words/deep/heard.ts → src/capabilities/voice/rules/turn/begin.ts
  src/capabilities/voice/rules/turn/end.ts → src/capabilities/voice/rules/words/said.ts`,
  ])
})

it('names a ring of three once', () => {
  const found = imports(
    ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
    ['src/ui/b/2.ts', 'src/ui/c/1.ts'],
    ['src/ui/c/2.ts', 'src/ui/a/2.ts'],
  )
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('src/ui: a and b and c')
})

it('names every pair, and no longer ring that is only there because of one', () => {
  const found = imports(
    ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
    ['src/ui/b/1.ts', 'src/ui/a/1.ts'],
    ['src/ui/b/2.ts', 'src/ui/c/1.ts'],
    ['src/ui/c/1.ts', 'src/ui/b/2.ts'],
    ['src/ui/c/2.ts', 'src/ui/a/2.ts'],
  )
  expect(found.map((one) => one.split('\n')[0])).toEqual([
    'folders import each other in src/ui: a and b',
    'folders import each other in src/ui: b and c',
  ])
})

it('lets a folder be imported one way, and a file beside it both ways', () => {
  expect(
    imports(
      ['src/ui/a/1.ts', 'src/ui/b/1.ts'],
      ['src/ui/a/2.ts', 'src/ui/c/1.ts'],
      ['src/ui/b/1.ts', 'src/ui/c/1.ts'],
      ['src/ui/letter.ts', 'src/ui/a/1.ts'],
      ['src/ui/a/1.ts', 'src/ui/letter.ts'],
      ['src/ui/a/deep/1.ts', 'src/ui/a/1.ts'],
      ['src/ui/a/1.ts', 'src/ui/a/deep/1.ts'],
    ),
  ).toEqual([])
})
