/** The program's entry. Everything heavy is loaded after the compile cache is on: it halves the second start. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { withFewerHeaps } from './limit-malloc-arenas.ts'
import { keepCompiled } from './disable-wasm-gc.ts'
import { preferLighterModules } from './prefer-cjs.ts'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `Weekbe4 needs Node 24 and this is ${process.versions.node}. Use "npm start": it brings its own.`,
  )
  process.exit(1)
}

withFewerHeaps()
keepCompiled()
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferLighterModules()
const { startOrSayWhy } = await import('./start.ts')
await startOrSayWhy(process.argv.includes('--dev'))
