import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const HERE = dirname(fileURLToPath(import.meta.url))
export const ROOT = resolve(HERE, '../../../..')

/** The arguments for every child: it may read its own program, and access nothing else. */
export function guardArguments(encodesPictures: boolean, noWayOut = join(HERE, 'no-way-out.ts')): string[] {
  return [
    '--permission',
    `--allow-fs-read=${join(ROOT, 'src')}`,
    `--allow-fs-read=${join(ROOT, 'dist', 'children')}`,
    `--allow-fs-read=${join(ROOT, 'node_modules')}`,
    `--allow-fs-read=${join(ROOT, 'package.json')}`,
    // The picture encoder is native code. It only ever gets plain pixels, never a user's bytes.
    ...(encodesPictures ? ['--allow-addons'] : []),
    '--disallow-code-generation-from-strings',
    '--disable-warning=SecurityWarning',
    '--max-old-space-size=320',
    // Letters live for one page: with a large young generation they are freed cheaply.
    '--max-semi-space-size=16',
    `--import=${pathToFileURL(noWayOut)}`,
  ]
}
