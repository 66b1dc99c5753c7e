/** The folder of real documents with their answer keys, each read once and kept until the file or the reader changes. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentProblem } from '../../src/capabilities/documents/rules/document-problems.ts'
import { readDocumentsInChildren } from '../../src/ports/document-text/document-text.children.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'
import type { Key } from './real-document.ts'

export type CorpusFile = { file: string; path: string; key: Key }
export type ReadFile = { model: DocumentModel; seconds: number }

const KEY = '.key.json'

/** Empty if the folder does not exist. */
export function corpusIn(folder: string, only?: string): CorpusFile[] {
  const keys = join(folder, 'keys')
  if (!existsSync(keys)) return []
  return readdirSync(keys)
    .filter((name) => name.endsWith(KEY))
    .map((name) => ({ name, file: name.slice(0, -KEY.length) }))
    .filter(({ file }) => (!only || file.includes(only)) && existsSync(join(folder, file)))
    .map(({ name, file }) => ({
      file,
      path: join(folder, file),
      key: JSON.parse(readFileSync(join(keys, name), 'utf8')) as Key,
    }))
}

export function openReader() {
  const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
  const kept = join(tmpdir(), 'weekbe4-real')
  const version = versionOfReader()
  mkdirSync(kept, { recursive: true })
  return {
    async read(path: string, fileName: string): Promise<ReadFile> {
      const place = join(kept, `${hashOf([readFileSync(path), version])}.json`)
      if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8')) as ReadFile
      const start = performance.now()
      const result = await reader.readDocument({ path, fileName })
      if (!result.ok) throw new Error(`${fileName}: ${result.problem.message}`)
      const read = { model: result.value, seconds: (performance.now() - start) / 1000 }
      writeFileSync(place, JSON.stringify(read))
      return read
    },
    close: () => reader.close(),
  }
}

/** Changed reader rules give other models, so the cache is invalid. */
function versionOfReader(): string {
  const root = join(import.meta.dirname, '../../src')
  const files = globSync('{ports/document-text,product}/**/*.ts', { cwd: root }).sort()
  return hashOf(files.map((file) => readFileSync(join(root, file))))
}

function hashOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 32)
}
