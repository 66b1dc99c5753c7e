import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const HERE = dirname(fileURLToPath(import.meta.url))
export const ROOT = resolve(HERE, '../../../..')

/** How every child is started: with its own program to read, and nothing else to touch. */
export function guardArguments(encodesPictures: boolean, noWayOut = join(HERE, 'no-way-out.ts')): string[] {
  return [
    '--permission',
    `--allow-fs-read=${join(ROOT, 'src')}`,
    `--allow-fs-read=${join(ROOT, 'dist', 'children')}`,
    `--allow-fs-read=${join(ROOT, 'node_modules')}`,
    `--allow-fs-read=${join(ROOT, 'package.json')}`,
    // The picture encoder is native code. It is only ever given plain pixels, never a user's bytes.
    ...(encodesPictures ? ['--allow-addons'] : []),
    '--disallow-code-generation-from-strings',
    '--disable-warning=SecurityWarning',
    '--max-old-space-size=320',
    // Letters live for one page: with room for the young, they are gone before they cost anything.
    '--max-semi-space-size=16',
    `--import=${pathToFileURL(noWayOut)}`,
  ]
}
