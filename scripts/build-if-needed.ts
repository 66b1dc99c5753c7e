/** `npm start` builds the web app on the first start and after a change, and otherwise loses no time. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { areBuilt } from '../src/ports/document-text/child/programs.ts'
import { sourcesDigest } from './sources-digest.ts'

const MARK = 'dist/web/built-from'

const isCurrent = existsSync(MARK) && readFileSync(MARK, 'utf8') === sourcesDigest()
if (isCurrent && !areBuilt()) {
  const { buildChildren } = await import('./build-children.ts')
  await buildChildren()
}
if (!isCurrent) {
  console.log('Building the web app, once...')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
