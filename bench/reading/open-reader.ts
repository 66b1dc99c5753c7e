/** Documents outside the project, each read once and kept until the file or the reader changes. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentProblem } from '../../src/capabilities/documents/rules/document-problems.ts'
import { readDocumentsInChildren } from '../../src/ports/document-text/document-text.children.ts'
import type { DocumentModel } from '../../src/product/document-model.ts'

export function openReader() {
  const reader = readDocumentsInChildren({ problemOf: documentProblem, onFault: console.error })
  const kept = join(tmpdir(), 'weekbe4-models')
  const version = versionOfReader()
  mkdirSync(kept, { recursive: true })
  return {
    async read(path: string, fileName: string): Promise<DocumentModel> {
      const place = join(kept, `${hashOf([readFileSync(path), version])}.json`)
      if (existsSync(place)) return JSON.parse(readFileSync(place, 'utf8')) as DocumentModel
      const result = await reader.readDocument({ path, fileName })
      if (!result.ok) throw new Error(`${fileName}: ${result.problem.message}`)
      writeFileSync(place, JSON.stringify(result.value))
      return result.value
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
