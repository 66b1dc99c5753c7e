import { join } from 'node:path'
import type { Plugin } from 'vite'

const LEAN = join(import.meta.dirname, '../src/web/lean')

/** Which import of which file is answered from `src/web/lean`. */
const STAND_INS = [
  {
    from: /react-router\/dist\/production\/lib\/dom\/lib\.js$/,
    asks: './ssr/components.js',
    gets: 'router-frames.ts',
  },
  {
    from: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/,
    asks: '../createLucideIcon.mjs',
    gets: 'draw-icon.ts',
  },
]

/**
 * Leaves out of two libraries what our screens never run. A release of theirs that is built otherwise is taken
 * whole again: nothing breaks, and `npm run bench:web` shows the bytes.
 */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  enforce: 'pre',
  resolveId(asked, importer) {
    const from = importer?.replaceAll('\\', '/')
    const found = STAND_INS.find((one) => one.asks === asked && from && one.from.test(from))
    return found && join(LEAN, found.gets)
  },
})
