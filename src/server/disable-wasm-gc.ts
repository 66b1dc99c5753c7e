import { setFlagsFromString } from 'node:v8'

/**
 * Node crashes entirely when two of its threads meet in V8's freeing of compiled WebAssembly: one takes up a
 * piece while the other releases it. Every thread started from TypeScript runs WebAssembly, Node's own, and the
 * embedded database is nothing else. So compiled code is kept for as long as its module lives (decision 0120).
 */
export const KEEPS_COMPILED = '--no-wasm-code-gc'

export const keepCompiled = (): void => setFlagsFromString(KEEPS_COMPILED)
