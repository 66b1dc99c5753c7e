import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const LOADER = resolve(import.meta.dirname, '../src/ui/loading/load-part.ts')

/** Vite puts a helper of its own around every import of the browser's code that is made later; this one takes its place. */
export const partsLoader = (): Plugin => ({
  name: 'weekbe4-parts-loader',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)}`,
  },
})
