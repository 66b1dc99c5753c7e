/** Builds dist/children: the programs that read, draw and recognise documents, each in one piece. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { HERE, ROOT } from '../src/ports/document-text/child/guard.ts'
import {
  BUILT,
  CHILD_PROGRAMS,
  hashOf,
  MADE_FROM,
  type MadeFrom,
} from '../src/ports/document-text/child/programs.ts'

export async function buildChildren(folder = BUILT): Promise<void> {
  const sources = new Set<string>()
  rmSync(folder, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    publicDir: false,
    // Libraries stay external: they load files next to their own.
    ssr: { external: true },
    plugins: [
      {
        name: 'sources',
        moduleParsed({ id }) {
          if (id.startsWith(ROOT)) sources.add(relative(ROOT, id))
        },
      },
    ],
    build: {
      ssr: true,
      outDir: folder,
      target: 'node24',
      rolldownOptions: {
        input: Object.fromEntries(CHILD_PROGRAMS.map((name) => [name, join(HERE, `${name}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })
  const made: MadeFrom = {}
  for (const file of [...sources, 'package-lock.json'].sort()) made[file] = hashOf(file)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, MADE_FROM), `${JSON.stringify(made, null, 2)}\n`)
}
