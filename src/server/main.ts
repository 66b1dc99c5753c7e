/** The program's entry. Everything heavy is loaded after the compile cache is on: it halves the second start. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { disableWasmGc } from './disable-wasm-gc.ts'
import { limitMallocArenas } from './limit-malloc-arenas.ts'
import { preferCjs } from './prefer-cjs.ts'

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `Weekbe4 needs Node 24 and this is ${process.versions.node}. Use "npm start": it brings its own.`,
  )
  process.exit(1)
}

limitMallocArenas()
disableWasmGc()
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/weekbe4'))
preferCjs()
const { startServer } = await import('./start.ts')
await startServer(process.argv.includes('--dev'))
