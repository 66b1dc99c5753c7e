import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { START_FLAGS } from './start-flags.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('the image', () => {
  const dockerfile = read('Dockerfile')

  it('starts the program as npm start does', () => {
    const command = JSON.parse(/^CMD (\[.+\])$/m.exec(dockerfile)?.[1] ?? '[]')
    expect(command).toEqual(['node', ...START_FLAGS, 'src/server/main.ts'])
  })

  it('copies only what is there', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
      paths.split(' '),
    )
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((path) => !existsSync(path))).toEqual([])
  })

  it('is made without history, records and tests, and without what only builds', () => {
    const left = read('.dockerignore').split('\n')
    for (const name of ['.git', 'data', 'tests', '**/*.test.ts', '**/*.test.tsx'])
      expect(left).toContain(name)
    expect(dockerfile.split(/^FROM /m).at(-1)).toContain('npm install --omit=dev')
  })

  it('has the Node that the program asks for', () => {
    const [, image] = /^FROM node:(\d+)/m.exec(dockerfile) ?? []
    const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(read('package.json'))
    expect(manifest.optionalDependencies.node?.split('.')[0]).toBe(image)
  })
})

describe('the services', () => {
  it('give the program settings that it knows', () => {
    const known = new Set(
      [...read('src/server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name),
    )
    const [, block = ''] = /environment: &settings\n((?: {4}.+\n)+)/.exec(read('compose.yaml')) ?? []
    const given = [...block.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name]) => name)
    expect(given.length).toBeGreaterThan(10)
    expect(given.filter((name) => !known.has(name))).toEqual([])
  })
})
