/** `npm start` builds the web app on the first start and after a change, and otherwise skips it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { sourcesDigest } from './sources-digest.ts'

const MARK = 'dist/web/built-from'

const isCurrent = existsSync(MARK) && readFileSync(MARK, 'utf8') === sourcesDigest()
if (isCurrent) await import('./build-children-if-needed.ts')
else {
  console.log('Building the web app, once...')
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  process.exit(status ?? 1)
}
