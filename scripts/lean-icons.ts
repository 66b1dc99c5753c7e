import { join } from 'node:path'
import type { Plugin } from 'vite'

const STAND_IN = join(import.meta.dirname, '../src/web/lean/draw-icon.ts')
const ICON = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/

/**
 * Leaves out of the icon library what our screens never run. A release of it that is built otherwise is taken
 * whole again: nothing breaks, and `npm run bench:web` shows the bytes.
 */
export const leanIcons = (): Plugin => ({
  name: 'lean-icons',
  enforce: 'pre',
  resolveId(asked, importer) {
    const drawn = asked === '../createLucideIcon.mjs' && importer && ICON.test(importer.replaceAll('\\', '/'))
    return drawn ? STAND_IN : undefined
  },
})
